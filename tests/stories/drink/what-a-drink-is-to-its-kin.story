title: A Drink that suits some drinkers counts for them what it says, Chasers included
proves: DRINK-09
seats: Ann, Ben
phase: drink
Ann's pile: Wine with a Chaser | Troll Swill

= the Drink of Ann: 3 Alcohol, -1 Fortitude
> Ann drinks
= Ann: 3 Alcohol, 19 Fortitude
