title: "Drink up! Captain's orders" makes the player whose Drink Phase it is drink once more
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Light Ale | Shot of Rum
Whitehawk holds: Drink up! Captain's orders

> Whitehawk plays Drink up! Captain's orders
> Bryn ends the phase
= Bryn: 4 Alcohol, 0 Drinks
= Whitehawk: 0 Alcohol, 1 Drink
= Remy: 0 Alcohol, 1 Drink
---
title: Ordered on top of a revealed Drink the extra one is drunk first
proves: DRINK-21
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Wine | Shot of Rum
Whitehawk holds: Drink up! Captain's orders

= the Drink of Bryn: 2 Alcohol
> Whitehawk plays Drink up! Captain's orders
> Bryn drinks
= now Bryn: 3 Alcohol, 0 Drinks
> Bryn drinks
= now Bryn: 5 Alcohol
---
title: Each of the two Drinks can be Ignored by itself
proves: DRINK-21, NEGATE-05
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Wine | Shot of Rum
Bryn holds: I've got watch duty.
Whitehawk holds: Drink up! Captain's orders

= the Drink of Bryn: 2 Alcohol
> Whitehawk plays Drink up! Captain's orders
> Bryn plays I've got watch duty.    # the extra Drink is the one on the table
> Bryn drinks
= Bryn: 2 Alcohol, 0 Drinks
---
title: After the Drink it is still the Drink Phase
proves: TYPES-04
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Light Ale | Shot of Rum
Whitehawk holds: Drink up! Captain's orders

> Bryn drinks
= Bryn: 1 Alcohol, 1 Drink
> Whitehawk plays Drink up! Captain's orders
> Bryn drinks
= Bryn: 4 Alcohol, 0 Drinks
---
title: With an empty pile the orders sober up
proves: DRINK-22, TURN-12
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn has 5 Alcohol
Bryn's pile: Wine
Whitehawk holds: Drink up! Captain's orders

> Bryn drinks
= Bryn: 7 Alcohol, 0 Drinks
> Whitehawk plays Drink up! Captain's orders
= Bryn: 6 Alcohol
---
title: An extra Drink in a Drinking Contest does not count for it
proves: CONTEST-13
seats: Tara, Whitehawk, Bryn
phase: drink
Tara's pile: Drinking Contest! | Bottle of Rum
drink deck: Light Ale | Wine | Water
Whitehawk holds: Drink up! Captain's orders

= the Drink of Tara: 1 Alcohol
> Whitehawk plays Drink up! Captain's orders
> Tara ends the phase
= Tara: 6 Alcohol, 9 Gold      # 6 in all, but only 1 in the Contest
= Whitehawk: 2 Alcohol, 12 Gold
= Bryn: 0 Alcohol, 9 Gold
---
title: If the extra card is an Event it is carried out
proves: DRINK-07
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Water | Fine Ambrosia, Nectar of the Gods
Bryn has 10 Fortitude, 5 Alcohol
Whitehawk has 10 Fortitude
Whitehawk holds: Drink up! Captain's orders

> Bryn drinks
> Whitehawk plays Drink up! Captain's orders
> Bryn ends the phase
= Bryn: 12 Fortitude, 3 Alcohol
= Whitehawk: 12 Fortitude
---
title: Not in another phase, and not in the Captain's own Drink Phase
proves: TYPES-01
seats: Bryn, Whitehawk
Whitehawk holds: Drink up! Captain's orders

Whitehawk cannot play Drink up! Captain's orders
> Bryn ends the phase
Whitehawk cannot play Drink up! Captain's orders
> Bryn ends the phase
Whitehawk can play Drink up! Captain's orders
> Bryn ends the phase
> Whitehawk ends the phase
> Whitehawk ends the phase
> Whitehawk ends the phase
= Whitehawk: 2 Drinks          # hers and the one Bryn ordered: her own Drink Phase has come
Whitehawk cannot play Drink up! Captain's orders
---
title: It makes somebody drink, which is no change of a Drink; "I don't think so!" Negates it
proves: CHANGE-02, NEGATE-16
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Light Ale | Shot of Rum
Bryn holds: The Wench thinks you should stop playing with the drinks. | I don't think so!
Whitehawk holds: Drink up! Captain's orders

> Bryn drinks
> Whitehawk plays Drink up! Captain's orders
Bryn cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01, CHANGE-02
> Bryn plays I don't think so!
> Bryn ends the phase
= Bryn: 1 Alcohol, 1 Drink
---
title: A Sea Event at the end of the turn is no part of the Drink Phase
proves: DUNGEON-07
seats: Bryn, Whitehawk, Remy
phase: end
sea deck: Who Drinks Deepest?
sea counters: 1
drink deck: Light Ale | Wine | Water
Whitehawk holds: Drink up! Captain's orders

= the Drink of Bryn: 1 Alcohol
Whitehawk cannot play Drink up! Captain's orders
---
title: Whoever passes out from the extra Drink of a Contest still pays its winner first
proves: CONTEST-10, CONTEST-13
seats: Tara, Whitehawk, Bryn
phase: drink
Tara's pile: Drinking Contest! | Bottle of Rum
Tara has 6 Fortitude
drink deck: Light Ale | Wine | Water
Whitehawk holds: Drink up! Captain's orders

= the Drink of Tara: 1 Alcohol
> Whitehawk plays Drink up! Captain's orders
> Tara ends the phase
= Tara is out: passed out
= Whitehawk: 14 Gold           # 1 from Tara, 1 from Bryn, and 2 of the 9 Tara had left
= Bryn: 11 Gold
= the Inn: +5 Gold
---
title: If Tara hears it fizzing and throws it away, the orders find an empty pile
proves: DRINK-22
seats: Tara, Whitehawk, Bryn
phase: drink
Tara's pile: Wine | Bottle of Rum
Tara has 3 Alcohol
Tara holds: I can hear that one fizzing.
Whitehawk holds: Drink up! Captain's orders

= the Drink of Tara: 2 Alcohol
> Whitehawk plays Drink up! Captain's orders
> Tara plays I can hear that one fizzing.
> Tara ends the phase
= Tara: 4 Alcohol, 0 Drinks    # one sobered off, then the Wine
= Bottle of Rum is discarded
