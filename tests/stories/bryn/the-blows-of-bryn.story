title: A loose cannonball takes 2 from the player Bryn picks
proves: TURN-06, TURN-07
seats: Bryn, Whitehawk, Tara
Whitehawk holds: Mind the boom!
Bryn holds: Watch it! Loose cannonball! | Heave!

Bryn can play Watch it! Loose cannonball! on Whitehawk
Bryn cannot play Watch it! Loose cannonball! on Bryn
Whitehawk cannot play Mind the boom! on Bryn because TYPES-05
> Bryn plays Watch it! Loose cannonball! on Tara
= Tara: 18 Fortitude
= Whitehawk: 20 Fortitude
= Bryn: 20 Fortitude, 6 cards
= Watch it! Loose cannonball! is discarded
Bryn cannot play Heave! because TYPES-05       # one Action a turn
---
title: The Captain hits back at the cannonball, and Bryn Negates it
proves: NEGATE-01
example: EX-151
seats: Bryn, Whitehawk, Tara
Bryn holds: Watch it! Loose cannonball! | I don't think so!
Whitehawk holds: Challenge accepted!

> Bryn plays Watch it! Loose cannonball! on Whitehawk
> Whitehawk plays Challenge accepted!
> Bryn plays I don't think so!
= Whitehawk: 18 Fortitude
= Bryn: 20 Fortitude
= Challenge accepted! is discarded
---
title: Undisturbed, the Captain's hit-back takes 2 from Bryn
seats: Bryn, Whitehawk, Tara
Bryn holds: Watch it! Loose cannonball! | I don't think so!
Whitehawk holds: Challenge accepted!

> Bryn plays Watch it! Loose cannonball! on Whitehawk
> Whitehawk plays Challenge accepted!
= Whitehawk: 18 Fortitude
= Bryn: 18 Fortitude
---
title: A brawl takes 1 from everybody but Bryn
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: I can hold my own in a brawl. Wanna see?

> Bryn plays I can hold my own in a brawl. Wanna see?
= Bryn: 20 Fortitude
= Whitehawk: 19 Fortitude
= Remy: 19 Fortitude
= Tara: 19 Fortitude
---
title: The Captain Ignores the brawl, and the others are hit all the same
proves: NEGATE-02
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: I can hold my own in a brawl. Wanna see?
Whitehawk holds: A word of advice... don't

> Bryn plays I can hold my own in a brawl. Wanna see?
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
= Remy: 19 Fortitude
= Tara: 19 Fortitude
---
title: Each of them may hit back for the brawl
proves: TIMING-11
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: I can hold my own in a brawl. Wanna see?
Whitehawk holds: You wanna play, huh?
Remy holds: I saw that. Everybody saw that.

> Bryn plays I can hold my own in a brawl. Wanna see?
Whitehawk cannot play You wanna play, huh? because TIMING-11
> Whitehawk plays You wanna play, huh?
> Remy plays I saw that. Everybody saw that.
= Bryn: 17 Fortitude, 1 Mark
= Whitehawk: 19 Fortitude
= Remy: 19 Fortitude
---
title: A brawl may lay out two at once, and neither has a share of the other
proves: LOSE-10
seats: Bryn, Whitehawk, Remy, Tara
Whitehawk has 4 Fortitude, 3 Alcohol, 8 Gold
Remy has 6 Fortitude, 5 Alcohol, 4 Gold
Bryn holds: I can hold my own in a brawl. Wanna see?

> Bryn plays I can hold my own in a brawl. Wanna see?
= Whitehawk is out: passed out
= Remy is out: passed out
= Bryn: 13 Gold                # 10, 2 of 4, and 1 of 2
= Tara: 13 Gold
= the Inn: +6 Gold
---
title: Heave! takes 1, and Bryn may play another Action card
proves: CARD-036
seats: Bryn, Whitehawk, Tara
Bryn holds: Heave! | Watch it! Loose cannonball!

> Bryn plays Heave! on Whitehawk
= Whitehawk: 19 Fortitude
> Bryn plays Watch it! Loose cannonball! on Tara
= Tara: 18 Fortitude
= Bryn: 20 Fortitude, 5 cards
---
title: Tara Negates Heave!, and the Action is gone
proves: NEGATE-01, NEGATE-14
seats: Bryn, Whitehawk, Tara
Bryn holds: Heave! | Watch it! Loose cannonball!
Tara holds: You were about to do something foolish.

> Bryn plays Heave! on Whitehawk
> Tara plays You were about to do something foolish.
= Whitehawk: 20 Fortitude
= Tara: 9 Gold
Bryn cannot play Watch it! Loose cannonball! because TYPES-05
---
title: Sleep well: 2 Fortitude and a card, whichever it is
seats: Bryn, Whitehawk, Tara
Bryn holds: Sleep well, matey.

> Bryn plays Sleep well, matey. on Whitehawk
= Whitehawk: 18 Fortitude, 6 cards
= Tara: 20 Fortitude, 7 cards
= Bryn: 6 cards
---
title: A sleeper who holds one card loses that one, and nothing of it happens
proves: TYPES-08
seats: Bryn, Remy, Tara
Tara holds exactly: I may be blind, but I could still see that coming!
Bryn holds: Sleep well, matey.

> Bryn plays Sleep well, matey. on Tara
= Tara: 18 Fortitude, 0 cards
= I may be blind, but I could still see that coming! is discarded
---
title: A sleeper whose hit-back was the card that is lost does not hit back
seats: Bryn, Whitehawk, Tara
Whitehawk holds exactly: Challenge accepted!
Bryn holds: Sleep well, matey.

> Bryn plays Sleep well, matey. on Whitehawk
= Whitehawk: 18 Fortitude, 0 cards
= Challenge accepted! is discarded
= Bryn: 20 Fortitude
---
title: A sleeper without cards loses the Fortitude at least
proves: LIMIT-04
seats: Bryn, Whitehawk, Tara
Whitehawk holds exactly: nothing
Bryn holds: Sleep well, matey.

> Bryn plays Sleep well, matey. on Whitehawk
= Whitehawk: 18 Fortitude, 0 cards
---
title: Whoever Ignores being put to sleep keeps the card, too
proves: NEGATE-02
seats: Bryn, Whitehawk, Tara
Tara holds: You can't prove that was me!
Bryn holds: Sleep well, matey.

> Bryn plays Sleep well, matey. on Tara
> Tara plays You can't prove that was me!
= Tara: 20 Fortitude, 6 cards  # the one she played
---
title: Whoever ducks a blow that costs a card is still the one to discard
proves: REDIRECT-02
seats: Bryn, Whitehawk, Tara
Tara holds: You may want to duck.
Bryn holds: Sleep well, matey.

> Bryn plays Sleep well, matey. on Tara
> Tara plays You may want to duck. on Whitehawk
= Tara: 20 Fortitude, 5 cards  # one played, one lost
= Whitehawk: 18 Fortitude, 7 cards
---
title: Two lonely players lose 2 each
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: You two look lonely.

> Bryn plays You two look lonely. on Whitehawk, Tara
= Whitehawk: 18 Fortitude
= Tara: 18 Fortitude
= Remy: 20 Fortitude
= Bryn: 20 Fortitude
---
title: Of two lonely players one may Ignore the blow and one hit back, each for themselves
proves: NEGATE-02
seats: Bryn, Whitehawk, Remy, Tara
Bryn holds: You two look lonely.
Whitehawk holds: Challenge accepted!
Tara holds: You can't prove that was me!

> Bryn plays You two look lonely. on Whitehawk, Tara
> Tara plays You can't prove that was me!
> Whitehawk plays Challenge accepted!
= Whitehawk: 18 Fortitude
= Tara: 20 Fortitude
= Bryn: 18 Fortitude
---
title: With one opponent left there is only one to be lonely
seats: Bryn, Tara
Bryn holds: You two look lonely.

> Bryn plays You two look lonely. on Tara
= Tara: 18 Fortitude
= Bryn: 20 Fortitude
---
title: If one of two lonely players ducks behind the other, that one takes both losses
seats: Bryn, Whitehawk, Tara
Bryn holds: You two look lonely.
Tara holds: You may want to duck.

> Bryn plays You two look lonely. on Whitehawk, Tara
> Tara plays You may want to duck. on Whitehawk
= Whitehawk: 16 Fortitude
= Tara: 20 Fortitude
