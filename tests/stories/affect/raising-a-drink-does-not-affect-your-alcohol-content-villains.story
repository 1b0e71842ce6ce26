title: Spiking a Drink does not affect its drinker's Alcohol Content, as the Villains box tells it
proves: AFFECT-03
example: EX-072
seats: Torglesnarf, Dimli
phase: drink
Torglesnarf's pile: Wine
Torglesnarf holds: Back Door
Dimli holds: Hot Drops
card: Hot Drops (Sometimes) = Add 2 Alcohol Content to a Drink.
card: Back Door (Sometimes) = Ignore a card that affects your Fortitude, Alcohol Content or Gold.

= the Drink of Torglesnarf: 2 Alcohol
> Dimli plays Hot Drops
Torglesnarf cannot play Back Door because AFFECT-03
= the Drink of Torglesnarf: 4 Alcohol
> Torglesnarf drinks
= Torglesnarf: 4 Alcohol
