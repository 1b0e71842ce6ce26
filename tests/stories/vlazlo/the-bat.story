title: Bat nap ends the turn, and a Progress Counter goes all the same
proves: TURN-17, DUNGEON-08, NEGATE-18
example: EX-095
seats: Vlazlo, Remy
dungeon counters: 2
Vlazlo holds: Bat nap
Vlazlo's pile: Dragon Breath Ale

> Vlazlo plays Bat nap
> Vlazlo ends the phase
= the Dungeon Events: 1 counter
= Vlazlo: 0 Alcohol, 1 Drink
= Remy: 1 Drink
---
title: Until his next turn he Ignores everything, good or bad
proves: NEGATE-18
seats: Vlazlo, Remy
Vlazlo holds: Bat nap
Remy holds: Tip the Wench. | Take this as a warning! Next time it'll be the brig | Have a Sausage
card: Have a Sausage (Anytime) = Another player gains 3 Gold.

> Vlazlo plays Bat nap
= Vlazlo: 1 Bat nap
> Remy plays Tip the Wench. on Vlazlo
> Remy plays Have a Sausage on Vlazlo
> Remy plays Take this as a warning! Next time it'll be the brig on Vlazlo
= Vlazlo: 20 Fortitude, 10 Gold, 0 Marks
---
title: Until his next turn he plays no cards, not even Anytime Cards
proves: NEGATE-18
seats: Vlazlo, Remy, Tara
Vlazlo holds: Bat nap | Only a nibble
Remy holds: Blind girl! Darts! What could possibly go wrong?

> Vlazlo plays Bat nap
> Vlazlo ends the phase
> Remy plays Blind girl! Darts! What could possibly go wrong? on Tara
Vlazlo cannot play Only a nibble because NEGATE-18
= Tara: 18 Fortitude
---
title: He takes no part in a Round of Gambling
proves: NEGATE-18
seats: Vlazlo, Remy, Tara
Vlazlo holds: Bat nap | Winning Hand!
Remy holds: Gambling? I'm in!

> Vlazlo plays Bat nap
> Vlazlo ends the phase
> Remy plays Gambling? I'm in!
> Tara passes
= Vlazlo: 10 Gold
= Remy: 11 Gold
---
title: When his next turn begins the card is discarded and he plays again
proves: NEGATE-18
seats: Vlazlo, Remy
Vlazlo has 15 Fortitude
Vlazlo holds: Bat nap | Only a nibble
Remy holds: Take this as a warning! Next time it'll be the brig

> Vlazlo plays Bat nap
= Bat nap is not discarded
> Remy ends the phase
> Remy ends the phase
> Remy ends the phase
> Remy ends the phase
= Vlazlo: 0 Bat nap
= Bat nap is discarded
> Vlazlo plays Only a nibble on Remy
= Remy: 19 Fortitude
= Vlazlo: 16 Fortitude, 2 Blood
---
title: A Negated Bat nap does not put him to sleep
proves: NEGATE-18
seats: Vlazlo, Lucky
Vlazlo holds: Bat nap
Vlazlo's pile: Dragon Breath Ale
Lucky holds: The Guard! Everybody look innocent.

> Vlazlo plays Bat nap
> Lucky plays The Guard! Everybody look innocent.
= Vlazlo: 0 Bat nap
= Bat nap is discarded
> Vlazlo drinks
= Vlazlo: 4 Alcohol
---
title: You swing. I flutter. Ignores an Action card
seats: Lucky, Vlazlo
Lucky holds: Never pour your own Dragon Breath Ale! | Tip the Wench.
Vlazlo has 15 Fortitude
Vlazlo holds: You swing. I flutter. | You swing. I flutter.

> Lucky plays Tip the Wench. on Vlazlo
Vlazlo cannot play You swing. I flutter.
= Vlazlo: 9 Gold
> Lucky plays Never pour your own Dragon Breath Ale! on Vlazlo
> Vlazlo plays You swing. I flutter.
= Vlazlo: 16 Fortitude
---
title: A ving in your face, a claw in your purse.
seats: Lucky, Vlazlo
Lucky holds: Never pour your own Dragon Breath Ale!
Vlazlo holds: A ving in your face, a claw in your purse.

> Lucky plays Never pour your own Dragon Breath Ale! on Vlazlo
> Vlazlo plays A ving in your face, a claw in your purse.
= Vlazlo: 20 Fortitude, 12 Gold
= Lucky: 8 Gold
---
title: Out ze vindow, viz ze small change!
seats: Remy, Vlazlo, Tara, Bryn
Remy holds: Gambling? I'm in!
Vlazlo holds: Out ze vindow, viz ze small change!

> Remy plays Gambling? I'm in!
= the pot: 4 Gold
> Vlazlo plays Out ze vindow, viz ze small change!
= the pot: 1 Gold
= Vlazlo: 12 Gold
> Bryn passes
= Remy: 10 Gold
---
title: Hold zis. I have no hands.
seats: Vlazlo, Remy
phase: drink
Vlazlo's pile: Dragon Breath Ale
Vlazlo holds: Hold zis. I have no hands.

> Vlazlo plays Hold zis. I have no hands. on Remy
> Vlazlo ends the phase
= Remy: 4 Alcohol
= Vlazlo: 0 Alcohol, 1 Blood
---
title: Only a nibble. works at any time
seats: Remy, Vlazlo
Vlazlo holds: Only a nibble.

> Vlazlo plays Only a nibble. on Remy
= Remy: 19 Fortitude
= Vlazlo: 2 Blood
---
title: A card that stays in front of its player is discarded when their next turn begins
seats: Ann, Ben
Ann holds: Wanted Poster
card: Wanted Poster (Anytime) = You gain 1 Gold. / This card stays in front of you until your next turn.

> Ann plays Wanted Poster
= Ann: 1 Wanted Poster, 11 Gold
> Ann ends the phase
> Ann ends the phase
> Ann ends the phase
> Ben ends the phase
> Ben ends the phase
> Ben ends the phase
> Ben ends the phase
= Ann: 0 Wanted Poster
= Wanted Poster is discarded
