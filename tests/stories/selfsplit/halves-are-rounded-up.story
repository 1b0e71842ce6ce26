title: Each half of a Drink that shares itself is rounded up, Chasers included
proves: SELFSPLIT-04
seats: Anna, Bert, Cora
phase: drink
Anna has 10 Fortitude, 0 Alcohol
Anna's pile: Lovers' Cup | Spiced Drop
Bert has 10 Fortitude, 0 Alcohol
drink: Lovers' Cup = 3 Alcohol, draw 1, may be shared, chaser
drink: Spiced Drop = 2 Alcohol, 3 Fortitude

= the Drink of Anna: 5 Alcohol, 3 Fortitude
> Anna chooses Bert
= Anna: 12 Fortitude, 3 Alcohol, 8 cards
= Bert: 12 Fortitude, 3 Alcohol, 8 cards
