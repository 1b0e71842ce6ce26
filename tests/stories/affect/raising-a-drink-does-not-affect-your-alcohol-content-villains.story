title: Spiking a Drink does not affect its drinker's Alcohol Content, as the Villains box tells it
proves: AFFECT-03
example: EX-072
seats: Torglesnarf, Dimli
phase: drink
Torglesnarf's pile: Wine
Torglesnarf holds: Quick! Run away!
Dimli holds: Hot Drops
card: Hot Drops (Sometimes) = Add 2 Alcohol Content to a Drink.

= the Drink of Torglesnarf: 2 Alcohol
> Dimli plays Hot Drops
Torglesnarf cannot play Quick! Run away! because AFFECT-03
= the Drink of Torglesnarf: 4 Alcohol
> Torglesnarf drinks
= Torglesnarf: 4 Alcohol
