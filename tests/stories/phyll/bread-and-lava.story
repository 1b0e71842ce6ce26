title: A baguette costs 3 Fortitude
seats: Phyll, Remy, Bryn
Phyll holds: Baguette battle!

> Phyll plays Baguette battle! on Remy
= Remy: 17 Fortitude
= Phyll: 20 Fortitude
= Bryn: 20 Fortitude
= Baguette battle! is discarded
---
title: Another player, not himself; and one Action a turn is all
proves: TYPES-05
seats: Phyll, Remy, Bryn
Phyll holds: Baguette battle! | Careful, that's still lava.

Phyll cannot play Baguette battle! on Phyll
> Phyll plays Baguette battle! on Bryn
= Bryn: 17 Fortitude
Phyll cannot play Careful, that's still lava. because TYPES-05
---
title: A reduced baguette still hurts
proves: NEGATE-04
seats: Phyll, Remy, Bryn
Phyll holds: Baguette battle!
Bryn holds: Was that a punch or a draught?

> Phyll plays Baguette battle! on Bryn
> Bryn plays Was that a punch or a draught?
= Bryn: 19 Fortitude
---
title: Lava costs 2 Fortitude and goes to the head
seats: Phyll, Remy, Bryn
Phyll holds: Careful, that's still lava.

> Phyll plays Careful, that's still lava. on Remy
= Remy: 18 Fortitude, 1 Alcohol
= Bryn: 20 Fortitude, 0 Alcohol
---
title: Lava that is Ignored has cooled down
proves: NEGATE-02
seats: Phyll, Remy, Whitehawk
Phyll holds: Careful, that's still lava.
Whitehawk holds: A word of advice... don't

> Phyll plays Careful, that's still lava. on Whitehawk
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
---
title: Fresh from the elves: two cards, one for the Shelf and one to play at once
proves: PHYLL-03
seats: Phyll, Remy, Bryn
Phyll holds: Fresh from the elven cooperative!
Phyll's deck: Splash of Ogre Syrup | Baguette battle! | Pixie-Spun Candy Floss | I raise!

> Phyll plays Fresh from the elven cooperative!
> Phyll plays Baguette battle! on Remy
= Phyll: 6 cards, 1 Mix-in
= Phyll does not hold I raise!
= Remy: 17 Fortitude
---
title: Eight cards in hand are kept, and no ninth is drawn in his next turn
proves: TURN-05
seats: Phyll, Remy
Phyll holds: Fresh from the elven cooperative!
Phyll's deck: Winning Hand! | Baguette battle! | I don't think so! | I raise!

> Phyll plays Fresh from the elven cooperative!
= Phyll: 8 cards, 0 Mix-ins
> Phyll ends the phase
> Phyll ends the phase
> Phyll ends the phase
> Remy ends the phase
> Remy ends the phase
> Remy ends the phase
> Remy ends the phase
> Phyll ends the phase
= now Phyll: 8 cards
---
title: Closed for a blow
proves: NEGATE-02
seats: Bryn, Phyll, Remy
Bryn holds: I can hold my own in a brawl. Wanna see?
Phyll holds: Sorry, we're closed.

> Bryn plays I can hold my own in a brawl. Wanna see?
> Phyll plays Sorry, we're closed.
= Phyll: 20 Fortitude
= Remy: 19 Fortitude
---
title: Not closed for what happens to others
proves: AFFECT-01
seats: Bryn, Phyll, Remy
Bryn holds: Watch it! Loose cannonball!
Phyll holds: Sorry, we're closed.

> Bryn plays Watch it! Loose cannonball! on Remy
Phyll cannot play Sorry, we're closed. because AFFECT-01
= Remy: 18 Fortitude
---
title: Decaf: the Drink has no strength left
proves: CHANGE-01
seats: Phyll, Remy, Bryn
phase: drink
Phyll has 3 Alcohol
Phyll holds: I'm strictly decaf tonight.
Phyll's pile: Dragon Breath Ale

> Phyll plays I'm strictly decaf tonight. on Phyll's Drink
= the Drink of Phyll: 0 Alcohol
= Phyll: 3 Alcohol
---
title: Decaf with bark still lets him draw
proves: PHYLL-07
seats: Phyll, Remy, Bryn
phase: drink
Phyll holds: I'm strictly decaf tonight.
Phyll's pile: Elven Wine
Phyll's front: Enchanted Birchwood Bark
Phyll's deck: Baguette battle! | I raise!

> Phyll plays Enchanted Birchwood Bark on Phyll's Drink
> Phyll plays I'm strictly decaf tonight. on Phyll's Drink
= Phyll: 0 Alcohol, 7 cards
= Phyll holds Baguette battle!
---
title: Bark mixed in after the decaf is as strong as ever
proves: PHYLL-07
seats: Phyll, Remy, Bryn
phase: drink
Phyll holds: I'm strictly decaf tonight.
Phyll's pile: Elven Wine
Phyll's front: Enchanted Birchwood Bark

> Phyll plays I'm strictly decaf tonight. on Phyll's Drink
> Phyll plays Enchanted Birchwood Bark on Phyll's Drink
= Phyll: 1 Alcohol, 0 Mix-ins
---
title: Only his own Drink is decaf
proves: TYPES-01
seats: Remy, Phyll, Bryn
phase: drink
Phyll holds: I'm strictly decaf tonight.
Remy's pile: Wine

= the Drink of Remy: 2 Alcohol
Phyll cannot play I'm strictly decaf tonight. because TYPES-01
= Remy: 2 Alcohol
