title: What a Chaser makes its drinker discard, draw and gain is added to the Drink
proves: DRINK-09
seats: Ada, Bert
phase: drink
drink: Bent Coin Bitter = 1 Alcohol, discard 1, 1 Gold, chaser
drink: Bent Coin Stout = 2 Alcohol, discard 1, 1 Gold
Ada's pile: Bent Coin Bitter | Bent Coin Stout

> Ada ends the phase
= Ada: 3 Alcohol, 5 cards, 12 Gold
