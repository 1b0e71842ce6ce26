title: No card of hers saves Lucky the Fortitude of a penalty
proves: LUCKY-03
seats: Lucky, Bryn, Tara
Lucky has 2 Heat
Lucky holds exactly: Look out! Rolling barrels! | Missed me! That's my old skin! | You can't prove that was me! | Was that a punch or a draught? | You may want to duck. | I've had harder pats on the back.

> Lucky plays Look out! Rolling barrels! on Bryn, Tara
> Bryn declines
> Tara declines
= now Bryn: 18 Fortitude
= now Lucky: 20 Fortitude, 0 Heat
Lucky cannot play Missed me! That's my old skin! because AFFECT-01
Lucky cannot play You can't prove that was me! because AFFECT-01
Lucky cannot play Was that a punch or a draught? because TIMING-11
Lucky cannot play You may want to duck. because TIMING-11
Lucky cannot play I've had harder pats on the back. because TIMING-11
> Lucky chooses lose 2 Fortitude
= now Lucky: 18 Fortitude, 0 Heat      # no window in between
Lucky cannot play Was that a punch or a draught? because TIMING-11
Lucky cannot play Missed me! That's my old skin!
= Lucky: 18 Fortitude, 5 cards
---
title: Control: against a card that costs 2 Fortitude she could play any of these
proves: NEGATE-02, NEGATE-04
seats: Bryn, Lucky, Tara
Bryn holds: Watch it! Loose cannonball!
Lucky holds: Looks like trouble! | You must mean my sister. | Was that a punch or a draught? | You may want to duck. | I've had harder pats on the back.

> Bryn plays Watch it! Loose cannonball! on Lucky
> Bryn declines
Lucky can play Looks like trouble!
Lucky can play You must mean my sister.
Lucky can play Was that a punch or a draught?
Lucky can play You may want to duck.
Lucky can play I've had harder pats on the back.
= Lucky: 18 Fortitude
---
title: Neither a barrel nor any other card pays the Gold of a penalty
proves: LUCKY-03, CARD-017
seats: Lucky, Bryn, Tara
Lucky has 2 Heat
Lucky holds exactly: Look out! Rolling barrels! | How about a boozy bourbon barrel just for you? | The purser owes me one. | A vow of poverty has its uses. | You can't prove that was me!

> Lucky plays Look out! Rolling barrels! on Bryn, Tara
> Bryn declines
> Tara declines
= now Lucky: 10 Gold, 0 Heat
Lucky cannot play How about a boozy bourbon barrel just for you? because GAMBLE-23
Lucky cannot play The purser owes me one. because TYPES-01
Lucky cannot play A vow of poverty has its uses. because AFFECT-01
Lucky cannot play You can't prove that was me! because AFFECT-01
> Lucky chooses pay 2 Gold to the Inn
= now Lucky: 8 Gold
Lucky cannot play How about a boozy bourbon barrel just for you? because GAMBLE-23
= Lucky: 8 Gold, 0 Heat, 4 cards
= the Inn: +2 Gold
---
title: No card of hers saves Lucky the Alcohol Content of a penalty
proves: LUCKY-03
seats: Lucky, Bryn, Tara
Lucky has 2 Heat
Lucky holds exactly: Look out! Rolling barrels! | You must mean my sister. | I never drink the stock. | Be a dear and hold this. The Guard is coming.

> Lucky plays Look out! Rolling barrels! on Bryn, Tara
> Bryn declines
> Tara declines
= now Lucky: 0 Alcohol, 0 Heat
Lucky cannot play You must mean my sister.
Lucky cannot play I never drink the stock.
Lucky cannot play Be a dear and hold this. The Guard is coming. on Bryn
> Lucky chooses gain 2 Alcohol Content
= now Lucky: 2 Alcohol
Lucky cannot play You must mean my sister.
= Lucky: 2 Alcohol, 3 cards
---
title: The others can Negate nothing of it and punish nobody for it
proves: LUCKY-03
seats: Lucky, Bryn, Tara, Remy
Lucky has 2 Heat
Lucky holds: Look out! Rolling barrels!
Bryn holds: I don't think so! | Not in my doorway, you don't!
Tara holds: You were about to do something foolish. | The stars advised against coming here.
Remy holds: Infighting? Not on my watch!

> Lucky plays Look out! Rolling barrels! on Bryn, Tara
> Bryn declines
> Tara declines
> Remy declines
= now Lucky: 20 Fortitude, 0 Heat
Bryn cannot play I don't think so!
Bryn cannot play Not in my doorway, you don't!
Tara cannot play You were about to do something foolish.
Tara cannot play The stars advised against coming here.
Remy cannot play Infighting? Not on my watch!
> Lucky chooses lose 2 Fortitude
= now Lucky: 18 Fortitude
Bryn cannot play I don't think so! because TYPES-01
Bryn cannot play Not in my doorway, you don't! because TYPES-01
= Lucky: 18 Fortitude
---
title: Lucky may Ignore everything there is, and still has to settle with the Guard
proves: LUCKY-03, LUCKY-04
seats: Lucky, Bryn, Tara
Lucky has 2 Heat
Lucky holds: Look out! Rolling barrels! | Under the Cart
Bryn holds: You wanna play, huh?
card: Under the Cart (Anytime) = You Ignore all effects until your next turn.

> Lucky plays Under the Cart
> Lucky plays Look out! Rolling barrels! on Bryn, Tara
> Lucky chooses lose 2 Fortitude
= now Lucky: 18 Fortitude, 0 Heat
> Bryn plays You wanna play, huh?
= Lucky: 18 Fortitude, 0 Heat
= Bryn: 18 Fortitude
---
title: Nobody has made Lucky lose what a penalty takes, so she has nobody to hit
proves: LUCKY-03, TIMING-11
seats: Lucky, Bryn, Tara
Lucky has 2 Heat
Lucky holds: Look out! Rolling barrels! | Who hits an old lady? | Who put a hand in my purse?

> Lucky plays Look out! Rolling barrels! on Bryn, Tara
> Lucky chooses lose 2 Fortitude
= now Lucky: 18 Fortitude
Lucky cannot play Who hits an old lady?
Lucky cannot play Who put a hand in my purse?
= Lucky: 18 Fortitude
= Bryn: 18 Fortitude
---
title: A penalty is no card, but whoever is in danger because of it has a last chance like everybody
proves: LUCKY-03, LOSE-04, LOSE-05
seats: Lucky, Bryn, Tara
Lucky has 3 Fortitude, 1 Alcohol, 2 Heat
Lucky holds: Look out! Rolling barrels! | Medicinal. I wrote the label myself.

> Lucky plays Look out! Rolling barrels! on Bryn, Tara
> Lucky chooses lose 2 Fortitude
= now Lucky: 1 Fortitude, 1 Alcohol
> Lucky plays Medicinal. I wrote the label myself.
= Lucky: 4 Fortitude, 2 Alcohol
= Lucky is in
