title: The first window on a Drink opens when all its Chasers lie on the table
proves: DRINK-14
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Wine with a Chaser | Light Ale with a Chaser | Dragon Breath Ale
card: Stiff Dash (Sometimes) = Add 2 Alcohol Content to a Drink.
Farai holds: Stiff Dash | Tip the Wench.

Farai can play Tip the Wench. on Lucky
Farai cannot play Stiff Dash because TYPES-01
> Lucky declines
> Farai declines
> Phyll declines
= now the Drink of Lucky: 7 Alcohol     # nobody, not even with an Anytime card, was asked in between
= now Lucky: 0 Alcohol, 0 Drinks
Farai can play Tip the Wench. on Lucky
Farai can play Stiff Dash on Lucky's Drink
