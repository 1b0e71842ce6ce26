title: A Drink turned into Fortitude gives as much of it as it had Alcohol Content
proves: CHANGE-01
seats: Ann, Ben
phase: drink
Ann has 12 Fortitude, 3 Alcohol
Ann's pile: Dragon Breath Ale
Ann holds: Liquid Courage
Ben holds: The Wench thinks you should stop playing with the drinks.
card: Liquid Courage (Sometimes) = Your Drink gives Fortitude instead of Alcohol Content.

> Ann plays Liquid Courage
Ben can play The Wench thinks you should stop playing with the drinks.
= Ann: 16 Fortitude, 3 Alcohol
