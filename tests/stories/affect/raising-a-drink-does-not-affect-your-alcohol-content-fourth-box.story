title: Spiking a Drink does not affect its drinker's Alcohol Content, as the fourth box tells it
proves: AFFECT-01, AFFECT-03
example: EX-145
seats: Tara, Dimli, Bryn
phase: drink
Tara's pile: Wine
Tara holds: You can't prove that was me!
Dimli holds: Hot Drops
Bryn holds: Tip the Wench.
card: Hot Drops (Sometimes) = Add 2 Alcohol Content to a Drink.

= the Drink of Tara: 2 Alcohol
> Dimli plays Hot Drops
Tara cannot play You can't prove that was me! because AFFECT-03
= the Drink of Tara: 4 Alcohol
> Bryn plays Tip the Wench. on Tara
Tara can play You can't prove that was me!        # this one is about her Gold
> Tara drinks
= Tara: 4 Alcohol, 9 Gold
= Tara holds You can't prove that was me!
