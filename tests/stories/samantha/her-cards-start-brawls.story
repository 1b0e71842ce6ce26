title: He started it: 1 Fortitude, and then the Brawl
proves: SAMANTHA-02, SAMANTHA-08
seats: Samantha, Bryn, Tara
Samantha holds: He started it. I have it in writing.
deck of Brawlers: Old Barnacle, Who Sees Double

> Samantha plays He started it. I have it in writing. on Bryn
= Bryn: 18 Fortitude
= Tara: 19 Fortitude
= Samantha: 20 Fortitude, 1 Brawl
---
title: The Brawl need not be with whoever started it
proves: SAMANTHA-08
seats: Samantha, Bryn, Tara
Samantha holds: He started it. I have it in writing.
deck of Brawlers: Uncle Snorri, Swinging a Bench

> Samantha plays He started it. I have it in writing. on Bryn
> Samantha chooses Tara
= Bryn: 19 Fortitude
= Tara: 17 Fortitude
---
title: Nobody has to step outside: a Brawl, and a card for Samantha
proves: SAMANTHA-02
seats: Samantha, Bryn, Tara
Samantha holds exactly: Step outside? What's wrong with in here?
Samantha's deck: Tip the Wench. | I raise!
deck of Brawlers: Free for Brawl

> Samantha plays Step outside? What's wrong with in here?
= Samantha: 1 card, 1 Brawl
= Samantha holds Tip the Wench.
= Bryn: 19 Fortitude
---
title: A double bill is two Brawls, each answered on its own
proves: SAMANTHA-02, SAMANTHA-08
seats: Samantha, Whitehawk, Tara
Samantha holds: Tonight, a double bill!
Whitehawk holds: A word of advice... don't
deck of Brawlers: Old Barnacle, Who Sees Double | Uncle Snorri, Swinging a Bench

> Samantha plays Tonight, a double bill!
> Whitehawk plays A word of advice... don't
> Samantha chooses Whitehawk
= Whitehawk: 17 Fortitude
= Tara: 19 Fortitude
= Samantha: 19 Fortitude, 2 Brawls
---
title: A double bill can take the count past 4 and counts what it brings once
proves: SAMANTHA-04
seats: Samantha, Bryn, Tara
Samantha has 6 Alcohol, 3 Brawls
Samantha holds: Tonight, a double bill!
deck of Brawlers: Free for Brawl | Old Barnacle, Who Sees Double

> Samantha plays Tonight, a double bill!
= Samantha: 5 Alcohol, 5 Brawls
---
title: A stake of 2 Gold goes to Samantha before the Brawl
proves: SAMANTHA-02
seats: Samantha, Bryn, Tara
Samantha holds: Your stake, please. You're on next.
deck of Brawlers: Hilda the Tax Collector

> Samantha plays Your stake, please. You're on next. on Bryn
= Bryn: 20 Fortitude, 8 Gold
= Samantha: 18 Fortitude, 12 Gold, 1 Brawl
= Tara: 20 Fortitude
---
title: Whoever Ignores the stake pays nothing, and the Brawl begins
proves: SAMANTHA-08, NEGATE-19
seats: Samantha, Tara, Bryn
Samantha holds: Your stake, please. You're on next.
Tara holds: You can't prove that was me!
deck of Brawlers: Free for Brawl

> Samantha plays Your stake, please. You're on next. on Tara
> Tara plays You can't prove that was me!
= Tara: 19 Fortitude, 10 Gold
= Samantha: 10 Gold, 1 Brawl
---
title: A barstool takes control of the Round and starts a Brawl in the middle of it
proves: SAMANTHA-02, GAMBLE-06, TIMING-14
seats: Bryn, Samantha, Tara
Bryn holds: Gambling? I'm in!
Samantha holds: I see your bet and raise you a barstool.
deck of Brawlers: Free for Brawl

> Bryn plays Gambling? I'm in!
> Samantha plays I see your bet and raise you a barstool.
= Samantha is in control
= Samantha: 9 Gold, 1 Brawl
= Bryn: 19 Fortitude
= Tara: 19 Fortitude
= the pot: 3 Gold
> Tara passes
> Bryn passes
= Samantha: 12 Gold
---
title: No barstool after a Winning Hand, and no Brawl
proves: GAMBLE-12
seats: Bryn, Tara, Samantha
Bryn holds: Gambling? I'm in!
Tara holds: Winning Hand!
Samantha holds: I see your bet and raise you a barstool.

> Bryn plays Gambling? I'm in!
> Tara plays Winning Hand!
Samantha cannot play I see your bet and raise you a barstool. because GAMBLE-12, TYPES-06
> Samantha passes
> Bryn passes
= Tara: 12 Gold
= Samantha: 0 Brawls
---
title: Whoever is out of Gold in a Round cannot buy off Captain Grolnar
proves: LIMIT-06, GAMBLE-19
seats: Bryn, Samantha, Tara
Tara has 1 Gold
Bryn holds: Gambling? I'm in!
Samantha holds: I see your bet and raise you a barstool.
deck of Brawlers: Captain Grolnar

> Bryn plays Gambling? I'm in!
> Samantha plays I see your bet and raise you a barstool.
> Samantha chooses Tara
> Tara chooses Pay   # the one answer there is: nothing
= Tara: 18 Fortitude, 0 Gold
= Tara is in
---
title: For a Gold somebody swings at any time, in anybody's turn
proves: TYPES-03, SAMANTHA-02
seats: Bryn, Samantha, Tara
phase: drink
Samantha holds: A Gold says somebody swings.
deck of Brawlers: Old Barnacle, Who Sees Double

> Samantha plays A Gold says somebody swings.
= Samantha: 20 Fortitude, 9 Gold, 1 Brawl
= Bryn: 19 Fortitude
= the Inn: +1 Gold
---
title: The Gold is a cost: whatever happens to the card, it is gone
proves: NEGATE-03, SAMANTHA-10
seats: Bryn, Samantha, Tara
Samantha holds: A Gold says somebody swings.
Tara holds: Not so fast
card: Not so fast (Sometimes) = Negate an Anytime card.

> Samantha plays A Gold says somebody swings.
> Tara plays Not so fast
= Samantha: 9 Gold, 0 Brawls
= Bryn: 20 Fortitude
---
title: An Anytime card is no Sometimes card, so nobody who does not think so stops the swing
proves: NEGATE-16
seats: Bryn, Samantha, Tara
Samantha holds: A Gold says somebody swings.
Tara holds: I don't think so!
deck of Brawlers: Free for Brawl

> Samantha plays A Gold says somebody swings.
Tara cannot play I don't think so!
= Samantha: 1 Brawl
= Tara: 19 Fortitude
---
title: In her last chance Samantha may still bet that somebody swings
proves: LOSE-04, TYPES-03
seats: Bryn, Samantha, Tara
Samantha has 5 Fortitude, 3 Alcohol, 3 Brawls
Bryn holds: Watch it! Loose cannonball!
Samantha holds: A Gold says somebody swings.
deck of Brawlers: Old Barnacle, Who Sees Double

> Bryn plays Watch it! Loose cannonball! on Samantha
> Samantha plays A Gold says somebody swings.
= Samantha: 3 Fortitude, 2 Alcohol, 4 Brawls
= Samantha is in
= Bryn: 19 Fortitude
---
title: Hit the wrong jaw, and the regulars get up
proves: SAMANTHA-02, TIMING-11
seats: Bryn, Samantha, Tara
Bryn holds: Watch it! Loose cannonball!
Samantha holds: Wrong jaw. The regulars are fond of this one.
deck of Brawlers: Uncle Snorri, Swinging a Bench

> Bryn plays Watch it! Loose cannonball! on Samantha
> Samantha plays Wrong jaw. The regulars are fond of this one.
> Samantha chooses Bryn
= Samantha: 17 Fortitude, 1 Brawl
= Bryn: 17 Fortitude
---
title: A jaw that was missed is nobody's affair
proves: TIMING-11
seats: Bryn, Samantha, Tara
Bryn holds: Watch it! Loose cannonball!
Samantha holds: Wrong jaw. The regulars are fond of this one. | I had money on you missing.

> Bryn plays Watch it! Loose cannonball! on Samantha
> Samantha plays I had money on you missing.
= Samantha: 20 Fortitude, 0 Brawls
Samantha cannot play Wrong jaw. The regulars are fond of this one.
= Samantha holds Wrong jaw. The regulars are fond of this one.
---
title: A hit-back against a Brawler may hit the wrong jaw in its turn
proves: SAMANTHA-03, TIMING-04
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here? | Wrong jaw. The regulars are fond of this one.
Bryn holds: You wanna play, huh?
deck of Brawlers: Old Barnacle, Who Sees Double | Uncle Snorri, Swinging a Bench

> Samantha plays Step outside? What's wrong with in here?
> Bryn plays You wanna play, huh?
> Samantha plays Wrong jaw. The regulars are fond of this one.
> Samantha chooses Bryn
= Samantha: 17 Fortitude, 2 Brawls
= Bryn: 16 Fortitude
= Tara: 19 Fortitude
---
title: Sore losers get up when somebody else has taken a pot
proves: SAMANTHA-02, TIMING-12
seats: Bryn, Samantha, Tara
Bryn holds: Gambling? I'm in!
Samantha holds: Sore losers, eleven to four on.
deck of Brawlers: Hilda the Tax Collector

> Bryn plays Gambling? I'm in!
> Samantha passes
> Tara passes
> Samantha plays Sore losers, eleven to four on.
= Bryn: 18 Fortitude, 12 Gold
= Samantha: 20 Fortitude, 9 Gold, 1 Brawl
---
title: At Samantha's own pot nobody is sore
proves: TIMING-12
seats: Samantha, Bryn, Tara
Samantha holds: Gambling? I'm in! | Sore losers, eleven to four on.

> Samantha plays Gambling? I'm in!
> Bryn passes
> Tara passes
Samantha cannot play Sore losers, eleven to four on.
= Samantha: 12 Gold, 0 Brawls
= Samantha holds Sore losers, eleven to four on.
---
title: A full mug is not drunk but thrown, and the Brawl is on
proves: NEGATE-05, NEGATE-13, SAMANTHA-02
seats: Samantha, Bryn, Tara
phase: drink
Samantha has 15 Fortitude
Samantha's pile: Dragon Breath Ale
Samantha holds: A full mug flies straighter.
deck of Brawlers: Free for Brawl

> Samantha plays A full mug flies straighter.
= Samantha: 15 Fortitude, 0 Alcohol, 0 Drinks, 1 Brawl    # 1 gained, 1 lost
= Bryn: 19 Fortitude
= Tara: 19 Fortitude
= Dragon Breath Ale is discarded
---
title: Samantha throws only what she would have to drink
proves: NEGATE-05
seats: Bryn, Samantha, Tara
phase: drink
Bryn's pile: Dragon Breath Ale
Samantha holds: A full mug flies straighter.

= the Drink of Bryn: 4 Alcohol
Samantha cannot play A full mug flies straighter. because NEGATE-05
> Bryn drinks
= Bryn: 4 Alcohol
= Samantha: 0 Brawls
---
title: The Wench catches the mug: Samantha drinks, and nobody fights
proves: CHANGE-01, SAMANTHA-10
seats: Samantha, Bryn, Tara
phase: drink
Samantha's pile: Dragon Breath Ale
Samantha holds: A full mug flies straighter.
Bryn holds: The Wench thinks you should stop playing with the drinks.

> Samantha plays A full mug flies straighter.
> Bryn plays The Wench thinks you should stop playing with the drinks.
> Samantha drinks
= Samantha: 4 Alcohol, 0 Brawls
= Bryn: 20 Fortitude
---
title: A drink with Drunk Clyde in the middle of Samantha's is finished first
proves: DRINK-21
seats: Samantha, Bryn, Tara
phase: drink
Samantha's pile: Dragon Breath Ale
Bryn's pile: Wine
Samantha holds: A full mug flies straighter.
deck of Brawlers: Drunk Clyde

> Samantha plays A full mug flies straighter.
> Samantha chooses Bryn
> Bryn chooses Take a Drink from their
> Bryn drinks
= Bryn: 20 Fortitude, 2 Alcohol, 0 Drinks
= Samantha: 0 Alcohol, 0 Drinks
---
title: A cheat who fixes a game here is Negated and becomes the entertainment
proves: SAMANTHA-02, GAMBLE-27
seats: Bryn, Tara, Samantha
Bryn holds: Gambling? I'm in!
Tara holds: This time, let's use my deck.
Samantha holds: Nobody fixes a game here but me.
deck of Brawlers: Uncle Snorri, Swinging a Bench

> Bryn plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
> Samantha plays Nobody fixes a game here but me.
> Samantha chooses Tara
= Bryn is in control
= Tara: 17 Fortitude, 9 Gold
= Samantha: 19 Fortitude, 1 Brawl
= This time, let's use my deck. is discarded
---
title: An honest Gambling card is no fix
proves: TYPES-01
seats: Bryn, Tara, Samantha
Bryn holds: Gambling? I'm in!
Tara holds: I raise!
Samantha holds: Nobody fixes a game here but me.

> Bryn plays Gambling? I'm in!
> Tara plays I raise!
Samantha cannot play Nobody fixes a game here but me.
= Tara is in control
= Samantha: 0 Brawls
---
title: Whoever wants Gold of Samantha may collect it from the large one
proves: SAMANTHA-02, NEGATE-04
seats: Whitehawk, Samantha, Tara
Whitehawk holds: Harbour dues, gentlemen.
Samantha holds: Collect it from him. The large one.
deck of Brawlers: Uncle Snorri, Swinging a Bench

> Whitehawk plays Harbour dues, gentlemen.
> Samantha plays Collect it from him. The large one.
> Samantha chooses Whitehawk
= Samantha: 19 Fortitude, 10 Gold, 1 Brawl
= Tara: 9 Gold
= Whitehawk: 17 Fortitude, 11 Gold
---
title: The Inn does not collect from anybody but Samantha
proves: TYPES-01
seats: Bryn, Samantha, Tara
Bryn holds: Tip the Wench. | Gambling? I'm in!
Samantha holds: Collect it from him. The large one.

> Bryn plays Tip the Wench. on Samantha
Samantha cannot play Collect it from him. The large one.
= Samantha: 9 Gold, 0 Brawls
> Bryn plays Gambling? I'm in!
Samantha cannot play Collect it from him. The large one.
= Samantha: 8 Gold, 0 Brawls
