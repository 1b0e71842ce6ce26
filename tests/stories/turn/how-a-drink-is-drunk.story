title: The top of the own pile is revealed, may be answered, is drunk and goes to the Drink discards
proves: TURN-10
seats: Ada, Bert
phase: drink
Ada's pile: Wine | Dark Ale
Ada holds: Dilute | Dilute
card: Dilute (Sometimes) = Remove 1 Alcohol Content from your Drink.

= now Ada: 2 Drinks
Ada cannot play Dilute because TYPES-01
= the Drink of Ada: 2 Alcohol
= now Ada: 0 Alcohol, 1 Drink
Ada can play Dilute
> Ada plays Dilute
= the Drink of Ada: 1 Alcohol
= now Ada: 0 Alcohol
> Ada drinks
= now Ada: 1 Alcohol, 1 Drink
= now Wine is discarded
Ada cannot play Dilute because TYPES-01
