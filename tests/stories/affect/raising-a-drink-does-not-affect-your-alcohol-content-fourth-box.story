title: Spiking a Drink does not affect its drinker's Alcohol Content, as the fourth box tells it
proves: AFFECT-03
example: EX-145
seats: Tara, Dimli
phase: drink
Tara's pile: Wine
Tara holds: Good Ears
Dimli holds: Hot Drops
card: Hot Drops (Sometimes) = Add 2 Alcohol Content to a Drink.
card: Good Ears (Sometimes) = Ignore a card that affects your Fortitude, Alcohol Content or Gold.

= the Drink of Tara: 2 Alcohol
> Dimli plays Hot Drops
Tara cannot play Good Ears because AFFECT-03
= the Drink of Tara: 4 Alcohol
> Tara drinks
= Tara: 4 Alcohol
