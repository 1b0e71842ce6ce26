title: Whoever makes another player lose Fortitude becomes marked
proves: REMY-02
seats: Bryn, Remy, Tara
Bryn holds: Watch it! Loose cannonball!
Remy holds: Infighting? Not on my watch!

> Bryn plays Watch it! Loose cannonball! on Tara
Remy cannot play Infighting? Not on my watch! because TIMING-11        # nothing is lost yet
> Remy plays Infighting? Not on my watch!
= Bryn: 20 Fortitude, 1 Mark
= Tara: 18 Fortitude, 0 Marks
---
title: The victim may be Remy himself
proves: REMY-02
seats: Bryn, Remy, Tara
Bryn holds: Watch it! Loose cannonball!
Remy holds: Infighting? Not on my watch!

> Bryn plays Watch it! Loose cannonball! on Remy
> Remy plays Infighting? Not on my watch!
= Bryn: 20 Fortitude, 1 Mark
= Remy: 18 Fortitude, 0 Marks
---
title: A player who is marked already stays as marked as before
proves: REMY-03
seats: Bryn, Remy, Tara
Bryn has 1 Mark
Bryn holds: Watch it! Loose cannonball!
Remy holds: Infighting? Not on my watch!

> Bryn plays Watch it! Loose cannonball! on Tara
> Remy plays Infighting? Not on my watch!
= Bryn: 20 Fortitude, 1 Mark
= Remy does not hold Infighting? Not on my watch!
---
title: Remy's own blows are no infighting
proves: TIMING-11
seats: Remy, Bryn, Tara
Remy holds: Extra duty, sailor. | Infighting? Not on my watch!
Bryn holds: You wanna play, huh?

> Remy plays Extra duty, sailor. on Bryn
> Tara declines
= now Bryn: 18 Fortitude
Bryn can play You wanna play, huh?
Remy cannot play Infighting? Not on my watch! because TIMING-11
= Bryn: 0 Marks
---
title: Remy's own blow stays his own when somebody redirects it
proves: REDIRECT-01
seats: Remy, Tara, Whitehawk
Remy holds: Extra duty, sailor. | Infighting? Not on my watch!
Tara holds: You may want to duck.
Whitehawk holds: Challenge accepted!

> Remy plays Extra duty, sailor. on Tara
> Tara plays You may want to duck. on Whitehawk
> Remy declines        # You may want to duck. is through
> Whitehawk declines   # and so is Extra duty
= now Whitehawk: 18 Fortitude
Whitehawk can play Challenge accepted!
Remy cannot play Infighting? Not on my watch! because TIMING-11
= Tara: 0 Marks
---
title: After a redirection the player who caused the loss is marked, not the one who moved it
proves: REDIRECT-01
seats: Bryn, Tara, Whitehawk, Remy
Bryn holds: Watch it! Loose cannonball!
Tara holds: You may want to duck.
Remy holds: Infighting? Not on my watch!

> Bryn plays Watch it! Loose cannonball! on Tara
> Tara plays You may want to duck. on Whitehawk
> Remy plays Infighting? Not on my watch!
= Bryn: 1 Mark
= Tara: 0 Marks
= Whitehawk: 18 Fortitude, 0 Marks
---
title: A loss that came back to its cause was no infighting
proves: REDIRECT-01
seats: Whitehawk, Bryn, Remy
Whitehawk holds: Mind the boom!
Bryn holds: Stop hitting yourself!
Remy holds: Infighting? Not on my watch!

> Whitehawk plays Mind the boom! on Bryn
> Bryn plays Stop hitting yourself!
> Whitehawk declines   # Stop hitting yourself! is through
> Remy declines        # and so is Mind the boom!
= now Whitehawk: 18 Fortitude
Remy cannot play Infighting? Not on my watch! because TIMING-11
= Whitehawk: 0 Marks
= Bryn: 0 Marks
---
title: What a player does to oneself is no infighting
proves: TIMING-11
seats: Whitehawk, Tara, Remy
Whitehawk holds: If I go down, you go first!
Tara holds: You can't prove that was me!
Remy holds: Infighting? Not on my watch!

> Whitehawk plays If I go down, you go first! on Tara
> Tara plays You can't prove that was me!
> Whitehawk declines   # I may be blind is through
> Remy declines        # and so is If I go down
= now Whitehawk: 18 Fortitude
Remy cannot play Infighting? Not on my watch! because TIMING-11
= Tara: 20 Fortitude
---
title: A loss reduced to nothing was no loss
proves: TIMING-11
seats: Tara, Bryn, Remy
Tara holds: Blind girl! Darts! What could possibly go wrong?
Bryn holds: Was that a punch or a draught?
Remy holds: Infighting? Not on my watch!

> Tara plays Blind girl! Darts! What could possibly go wrong? on Bryn
> Bryn plays Was that a punch or a draught?
> Tara declines        # Was that a punch is through
> Remy declines        # and so are the darts
Remy cannot play Infighting? Not on my watch! because TIMING-11
= Bryn: 20 Fortitude
= Tara: 0 Marks
---
title: What an Event takes was nobody's doing
proves: TIMING-11
seats: Bryn, Remy, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1
Remy holds: Infighting? Not on my watch!

> Tara declines
= now Bryn: 16 Fortitude
Remy cannot play Infighting? Not on my watch! because TIMING-11
= Bryn: 0 Marks
= Tara: 16 Fortitude, 0 Marks
---
title: What a passed Drink does is not done by whoever passed it
proves: DRINK-20
seats: Whitehawk, Remy, Tara
phase: drink
Whitehawk's pile: Dirty Dishwater
Whitehawk holds: I don't drink until my crew drinks!
Remy holds: Infighting? Not on my watch!

> Whitehawk plays I don't drink until my crew drinks! on Tara
> Tara drinks
= now Tara: 19 Fortitude
Remy cannot play Infighting? Not on my watch! because TIMING-11
= Whitehawk: 20 Fortitude, 0 Marks
---
title: A blow that comes with a passed Drink is one
proves: REMY-02
seats: Whitehawk, Remy, Tara
phase: drink
Whitehawk's pile: Water
Whitehawk holds: This mug is yours. So is this fist.
Remy holds: Infighting? Not on my watch!

> Whitehawk plays This mug is yours. So is this fist. on Tara
> Remy plays Infighting? Not on my watch!
= Tara: 19 Fortitude
= Whitehawk: 1 Mark
---
title: Whoever hits back is marked like any other brawler
proves: REMY-02
seats: Bryn, Whitehawk, Remy
Bryn holds: Watch it! Loose cannonball!
Whitehawk holds: Challenge accepted!
Remy holds: Infighting? Not on my watch!

> Bryn plays Watch it! Loose cannonball! on Whitehawk
> Whitehawk plays Challenge accepted!
> Remy plays Infighting? Not on my watch!
= Whitehawk: 18 Fortitude, 1 Mark
= Bryn: 18 Fortitude, 0 Marks
---
title: Negated, it marks nobody
proves: NEGATE-01
seats: Bryn, Remy, Tara
Bryn holds: Watch it! Loose cannonball! | I don't think so!
Remy holds: Infighting? Not on my watch!

> Bryn plays Watch it! Loose cannonball! on Tara
> Remy plays Infighting? Not on my watch!
> Bryn plays I don't think so!
= Bryn: 0 Marks
= Tara: 18 Fortitude
---
title: Being marked affects neither Fortitude nor anything else that could be Ignored
proves: REMY-07, AFFECT-01
seats: Tara, Remy, Bryn
Tara holds: Blind girl! Darts! What could possibly go wrong? | Uh oh, I don't like where this is headed...
Remy holds: Infighting? Not on my watch!

> Tara plays Blind girl! Darts! What could possibly go wrong? on Bryn
> Remy plays Infighting? Not on my watch!
Tara cannot play Uh oh, I don't like where this is headed... because AFFECT-01
= Tara: 20 Fortitude, 1 Mark
---
title: One card that hits everybody earns one Mark
proves: REMY-03
seats: Bryn, Remy, Tara, Whitehawk
Bryn holds: I can hold my own in a brawl. Wanna see?
Remy holds: Infighting? Not on my watch! | I saw that. Everybody saw that.

> Bryn plays I can hold my own in a brawl. Wanna see?
> Remy plays Infighting? Not on my watch!
> Remy plays I saw that. Everybody saw that.
= Bryn: 19 Fortitude, 1 Mark
= Remy: 19 Fortitude
= Tara: 19 Fortitude, 0 Marks
= Whitehawk: 19 Fortitude, 0 Marks
---
title: A blow that knocks its victim out is booked before the victim is carried away
proves: REMY-02, LOSE-03
seats: Bryn, Remy, Tara
Tara has 3 Fortitude, 2 Alcohol
Bryn holds: Watch it! Loose cannonball!
Remy holds: Infighting? Not on my watch!

> Bryn plays Watch it! Loose cannonball! on Tara
> Remy plays Infighting? Not on my watch!
= now Tara is in
= Tara is out: passed out
= Bryn: 1 Mark
---
title: Lost Gold is no infighting
proves: TIMING-11
seats: Bryn, Remy, Tara, Whitehawk
Bryn holds: Harbour dues, gentlemen.
Remy holds: Infighting? Not on my watch!
Whitehawk holds: Who put a hand in my purse?

> Bryn plays Harbour dues, gentlemen.
> Whitehawk declines   # the Gold has been paid
= now Tara: 9 Gold
Whitehawk can play Who put a hand in my purse?
Remy cannot play Infighting? Not on my watch! because TIMING-11
= Bryn: 13 Gold, 0 Marks
---
title: Whoever leaves others the choice has caused what they chose
proves: REMY-02
seats: Tara, Bryn, Remy
Tara holds: Storm's coming. I did mention it.
Remy holds: Infighting? Not on my watch! | Deflect

> Tara plays Storm's coming. I did mention it.
> Bryn chooses Lose 1 Fortitude
> Remy chooses Discard a card
> Remy discards Deflect
> Remy plays Infighting? Not on my watch!
= Bryn: 19 Fortitude
= Remy: 20 Fortitude, 5 cards
= Tara: 1 Mark
---
title: If everybody would rather give up a card, nobody has lost Fortitude
proves: TIMING-11
seats: Tara, Bryn, Remy
Tara holds: Storm's coming. I did mention it.
Remy holds: Infighting? Not on my watch! | Deflect

> Tara plays Storm's coming. I did mention it.
> Bryn chooses Discard a card
> Remy chooses Discard a card
> Remy discards Deflect
Remy cannot play Infighting? Not on my watch! because TIMING-11
= Bryn: 20 Fortitude, 6 cards
= Tara: 0 Marks
