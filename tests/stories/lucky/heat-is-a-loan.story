title: Lucky begins without Heat, and cards that do not speak of it give none
proves: LUCKY-01, LUCKY-02
seats: Lucky, Bryn, Tara
Lucky holds: Help an old lady out with these barrels?

= Lucky: 0 Heat
> Lucky plays Help an old lady out with these barrels? on Bryn
= Bryn: 18 Fortitude
= Lucky: 0 Heat
---
title: A card that says so adds 1 Heat, and nothing else happens at 1 or 2
proves: LUCKY-02
seats: Lucky, Bryn, Tara
Lucky has 1 Heat
Lucky holds: Look out! Rolling barrels!

> Lucky plays Look out! Rolling barrels! on Bryn, Tara
= Lucky: 20 Fortitude, 0 Alcohol, 10 Gold, 2 Heat
= Bryn: 18 Fortitude
= Tara: 18 Fortitude
---
title: With the third Heat all of it goes, and Lucky chooses to gain 2 Alcohol Content
proves: LUCKY-02
seats: Lucky, Bryn, Tara
Lucky has 2 Heat
Lucky holds: Look out! Rolling barrels!

> Lucky plays Look out! Rolling barrels! on Bryn, Tara
> Lucky chooses gain 2 Alcohol Content
= Lucky: 20 Fortitude, 2 Alcohol, 10 Gold, 0 Heat
= the Inn: 0 Gold
---
title: With the third Heat all of it goes, and Lucky chooses to pay 2 Gold to the Inn
proves: LUCKY-02
seats: Lucky, Bryn, Tara
Lucky has 2 Heat
Lucky holds: Look out! Rolling barrels!

> Lucky plays Look out! Rolling barrels! on Bryn, Tara
> Lucky chooses pay 2 Gold to the Inn
= Lucky: 20 Fortitude, 0 Alcohol, 8 Gold, 0 Heat
= the Inn: +2 Gold
= Bryn: 10 Gold
---
title: With the third Heat all of it goes, and Lucky chooses to lose 2 Fortitude
proves: LUCKY-02
seats: Lucky, Bryn, Tara
Lucky has 2 Heat
Lucky holds: Look out! Rolling barrels!

> Lucky plays Look out! Rolling barrels! on Bryn, Tara
> Lucky chooses lose 2 Fortitude
= Lucky: 18 Fortitude, 0 Alcohol, 10 Gold, 0 Heat
---
title: The penalty is due when the card has done the rest of its work, and before hit-backs
proves: LUCKY-06, TIMING-11
seats: Lucky, Bryn, Tara
Lucky has 2 Heat
Lucky holds: Look out! Rolling barrels!
Bryn holds: You wanna play, huh?

> Lucky plays Look out! Rolling barrels! on Bryn, Tara
> Tara declines
= now Bryn: 18 Fortitude
= now Lucky: 20 Fortitude, 0 Heat
Bryn cannot play You wanna play, huh? because TIMING-11
> Lucky chooses lose 2 Fortitude
= now Lucky: 18 Fortitude
> Bryn plays You wanna play, huh?
= Lucky: 16 Fortitude
---
title: Heat stays from turn to turn
proves: LUCKY-02
seats: Lucky, Bryn, Tara
Lucky has 1 Heat
Lucky holds: Who hits an old lady?
Bryn holds: Watch it! Loose cannonball!

> Lucky ends the phase
> Lucky ends the phase
> Lucky ends the phase
> Bryn ends the phase
> Bryn plays Watch it! Loose cannonball! on Lucky
> Lucky plays Who hits an old lady?
= Lucky: 18 Fortitude, 2 Heat
= Bryn: 17 Fortitude
---
title: After a penalty the count begins at nothing
proves: LUCKY-02
seats: Lucky, Bryn, Tara
Lucky has 2 Heat
Lucky holds: Look out! Rolling barrels! | No licence, no questions.
drink deck: Water | Water | Water

> Lucky plays Look out! Rolling barrels! on Bryn, Tara
> Lucky chooses lose 2 Fortitude
= Lucky: 18 Fortitude, 0 Heat
> Lucky plays No licence, no questions.
> Lucky orders for Bryn
> Lucky orders for Tara
= Lucky: 18 Fortitude, 0 Alcohol, 10 Gold, 1 Heat
---
title: Her barrels in other hands give nobody Heat
proves: LUCKY-01
seats: Lucky, Bryn, Tara
Lucky has 2 Heat
Bryn holds: Look out! Rolling barrels!
active: Bryn

> Bryn plays Look out! Rolling barrels! on Lucky, Tara
= Lucky: 18 Fortitude, 2 Heat
= Bryn: 0 Heat
---
title: A penalty may cost Lucky the game
proves: LUCKY-02, LOSE-02
seats: Lucky, Bryn, Tara
Lucky has 3 Fortitude, 1 Alcohol, 2 Heat
Lucky holds: Look out! Rolling barrels!

> Lucky plays Look out! Rolling barrels! on Bryn, Tara
> Lucky chooses lose 2 Fortitude
= Lucky is out: passed out
