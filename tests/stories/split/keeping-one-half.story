title: A card may keep one half, rounded down; the other vanishes
proves: SPLIT-08
seats: Anna, Bert, Cora
phase: drink
Anna has 10 Fortitude, 5 Alcohol
Anna holds: Half Measure
Anna's pile: Wild Brew
card: Half Measure (Sometimes) = Keep half of your Drink, rounded down.
drink: Wild Brew = 5 Alcohol, 3 Fortitude, draw 1

> Anna plays Half Measure
= Anna: 11 Fortitude, 7 Alcohol, 6 cards
= Bert: 20 Fortitude, 0 Alcohol, 7 cards
= Cora: 20 Fortitude, 0 Alcohol, 7 cards
