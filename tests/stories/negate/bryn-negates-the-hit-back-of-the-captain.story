title: Bryn Negates the hit-back of Captain Whitehawk
proves: NEGATE-01, NEGATE-16, TIMING-04, TIMING-11
example: EX-151
seats: Bryn, Captain Whitehawk
Bryn holds: Stray Shot | I don't think so!
Captain Whitehawk holds: Touché
card: Stray Shot (Action) = Another player loses 2 Fortitude.
card: Touché (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Bryn plays Stray Shot on Captain Whitehawk
Captain Whitehawk cannot play Touché because TIMING-11    # nothing is lost yet
> Captain Whitehawk plays Touché
= now Captain Whitehawk: 18 Fortitude
> Bryn plays I don't think so!
= Captain Whitehawk: 18 Fortitude
= Bryn: 20 Fortitude, 0 Alcohol
= Touché is discarded
= I don't think so! is discarded

---
title: Control: without the Negate Bryn is hit back
example: EX-151
seats: Bryn, Captain Whitehawk
Bryn holds: Stray Shot | I don't think so!
Captain Whitehawk holds: Touché
card: Stray Shot (Action) = Another player loses 2 Fortitude.
card: Touché (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Bryn plays Stray Shot on Captain Whitehawk
> Captain Whitehawk plays Touché
= Captain Whitehawk: 18 Fortitude
= Bryn: 18 Fortitude
