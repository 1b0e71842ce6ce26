title: "This mug is yours. So is this fist." passes her Drink and costs the new drinker 1 Fortitude
proves: DRINK-20
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: Wine
Whitehawk holds: This mug is yours. So is this fist.

= the Drink of Whitehawk: 2 Alcohol
> Whitehawk plays This mug is yours. So is this fist. on Bryn
> Bryn drinks
= Bryn: 19 Fortitude, 2 Alcohol
= Whitehawk: 20 Fortitude, 0 Alcohol
= Remy: 20 Fortitude
---
title: Passed in a Drinking Contest it counts as the Captain's
proves: CONTEST-12
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: Drinking Contest!
drink deck: Shot of Rum | Wine | Light Ale
Whitehawk holds: This mug is yours. So is this fist.

= the Drink of Whitehawk: 3 Alcohol
> Whitehawk plays This mug is yours. So is this fist. on Bryn
> Whitehawk ends the phase
= Whitehawk: 0 Alcohol, 12 Gold
= Bryn: 19 Fortitude, 5 Alcohol, 9 Gold
= Remy: 1 Alcohol, 9 Gold
---
title: The Wench Negates mug and fist together
proves: CHANGE-01, NEGATE-01
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: Wine
Whitehawk holds: This mug is yours. So is this fist.
Bryn holds: The Wench thinks you should stop playing with the drinks.

= the Drink of Whitehawk: 2 Alcohol
> Whitehawk plays This mug is yours. So is this fist. on Bryn
> Bryn plays The Wench thinks you should stop playing with the drinks.
> Whitehawk drinks
= Whitehawk: 2 Alcohol
= Bryn: 20 Fortitude, 0 Alcohol
---
title: Redirecting sends the fist back, not the mug
proves: REDIRECT-02
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: Wine
Whitehawk holds: This mug is yours. So is this fist.
Bryn holds: Stop hitting yourself!

= the Drink of Whitehawk: 2 Alcohol
> Whitehawk plays This mug is yours. So is this fist. on Bryn
> Bryn plays Stop hitting yourself!
> Bryn drinks
= Bryn: 20 Fortitude, 2 Alcohol
= Whitehawk: 19 Fortitude, 0 Alcohol
---
title: Ignoring the mug afterwards does not undo the fist
proves: NEGATE-05, TIMING-04
seats: Whitehawk, Remy, Bryn
phase: drink
Whitehawk's pile: Wine
Whitehawk holds: This mug is yours. So is this fist.
Remy holds: I best not. Someone needs to keep a level head

= the Drink of Whitehawk: 2 Alcohol
> Whitehawk plays This mug is yours. So is this fist. on Remy
> Remy plays I best not. Someone needs to keep a level head
> Whitehawk ends the phase
= Remy: 19 Fortitude, 0 Alcohol
= Whitehawk: 0 Alcohol
---
title: The fist may be answered with a fist before the mug is emptied
proves: TIMING-04, TIMING-11
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: Wine
Whitehawk holds: This mug is yours. So is this fist.
Bryn holds: You wanna play, huh?

= the Drink of Whitehawk: 2 Alcohol
> Whitehawk plays This mug is yours. So is this fist. on Bryn
> Bryn plays You wanna play, huh?
= now Bryn: 19 Fortitude, 0 Alcohol
> Bryn drinks
= Bryn: 19 Fortitude, 2 Alcohol
= Whitehawk: 18 Fortitude
---
title: Mug and fist together can be the end of somebody
proves: LOSE-02
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: Wine
Whitehawk holds: This mug is yours. So is this fist.
Bryn has 8 Fortitude, 5 Alcohol, 10 Gold

= the Drink of Whitehawk: 2 Alcohol
> Whitehawk plays This mug is yours. So is this fist. on Bryn
> Whitehawk ends the phase
= Bryn is out: passed out      # 7 and 7
= Whitehawk: 12 Gold
---
title: Ignoring mug and fist as a card that affects Fortitude keeps the mug away too
proves: NEGATE-02
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: Wine
Whitehawk holds: This mug is yours. So is this fist.
Bryn holds: I've had worse from seagulls.

= the Drink of Whitehawk: 2 Alcohol
> Whitehawk plays This mug is yours. So is this fist. on Bryn
> Bryn plays I've had worse from seagulls.
> Whitehawk ends the phase
= Bryn: 20 Fortitude, 0 Alcohol
= Whitehawk: 2 Alcohol
