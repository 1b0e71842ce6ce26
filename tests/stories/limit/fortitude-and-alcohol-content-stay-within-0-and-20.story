title: Fortitude does not rise above 20
proves: LIMIT-01
seats: Ada, Bert
Ada has 19 Fortitude
Ada holds: Broth
Bert holds: Nudge
card: Broth (Anytime) = You gain 3 Fortitude.
card: Nudge (Anytime) = Another player loses 1 Fortitude.

> Ada plays Broth
= Ada: 20 Fortitude
# Nothing of the overflow is kept in reserve.
> Bert plays Nudge on Ada
= Ada: 19 Fortitude
---
title: A Drink does not raise Fortitude above 20 either
proves: LIMIT-01
seats: Ada, Bert
phase: drink
Ada has 19 Fortitude
Ada's pile: Holy Water

> Ada drinks
= Ada: 20 Fortitude
---
title: Fortitude does not fall below 0
proves: LIMIT-01
seats: Ada, Bert, Cleo
Bert has 2 Fortitude
Ada holds: Huge Kick
card: Huge Kick (Action) = Another player loses 5 Fortitude.

> Ada plays Huge Kick on Bert
> Ada declines
> Bert declines
> Cleo declines
= now Bert: 0 Fortitude
= Bert is out: passed out
---
title: A Drink does not lower Fortitude below 0 either
proves: LIMIT-01
seats: Ada, Bert, Cleo
phase: drink
Ada has 2 Fortitude
Ada's pile: Swamp Cup
drink: Swamp Cup = -3 Fortitude

> Ada drinks
= now Ada: 0 Fortitude
= Ada is out: passed out
---
title: Alcohol Content does not fall below 0
proves: LIMIT-01
seats: Ada, Bert
Bert has 1 Alcohol
Ada holds: Fresh Air | Sniff
card: Fresh Air (Anytime) = Another player loses 3 Alcohol Content.
card: Sniff (Anytime) = Another player gains 1 Alcohol Content.

> Ada plays Fresh Air on Bert
= Bert: 0 Alcohol
> Ada plays Sniff on Bert
= Bert: 1 Alcohol
---
title: A Drink does not lower Alcohol Content below 0 either
proves: LIMIT-01
seats: Ada, Bert
phase: drink
Ada has 1 Alcohol
Ada's pile: Clear Spring
drink: Clear Spring = -3 Alcohol

> Ada drinks
= Ada: 0 Alcohol
---
title: Alcohol Content does not rise above 20
proves: LIMIT-01
seats: Ada, Bert, Cleo
Bert has 19 Alcohol
Ada holds: Strong Whiff
card: Strong Whiff (Action) = Another player gains 4 Alcohol Content.

> Ada plays Strong Whiff on Bert
> Ada declines
> Bert declines
> Cleo declines
= now Bert: 20 Alcohol
= Bert is out: passed out
---
title: A Drink does not raise Alcohol Content above 20 either
proves: LIMIT-01
seats: Ada, Bert, Cleo
phase: drink
Ada has 18 Alcohol
Ada's pile: Dragon Breath Ale

> Ada drinks
= now Ada: 20 Alcohol
= Ada is out: passed out
