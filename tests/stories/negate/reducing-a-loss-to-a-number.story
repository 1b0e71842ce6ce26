title: A loss reduced to 1 is 1 however great it was, and a smaller one does not grow
proves: NEGATE-04
seats: Ann, Ben, Cat
Ann holds: Hammer
Ben holds: Oh Well
Cat holds: Oh Well
card: Hammer (Action) = Another player loses 4 Fortitude.
card: Oh Well (Sometimes) = When you would lose Fortitude, reduce the loss to 1.

> Ann plays Hammer on Ben
> Ben plays Oh Well
= Ben: 19 Fortitude
---
title: Reducing by more than the loss heals nobody
proves: NEGATE-04
seats: Ann, Ben
Ben has 10 Fortitude
Ann holds: Flick
Ben holds: Full Plate
card: Flick (Action) = Another player loses 1 Fortitude.
card: Full Plate (Sometimes) = When you would lose Fortitude, reduce the loss by 3.

> Ann plays Flick on Ben
> Ben plays Full Plate
= Ben: 10 Fortitude
