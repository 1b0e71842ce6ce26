title: While a Round lasts the phase it was started in stands still
proves: GAMBLE-02
seats: Ann, Ben, Cat
Ann has 15 Fortitude
Ann holds: Extra Breath | Gambling? I'm in! | Elbow | Quick Snack
Ben holds: Winning Hand!
card: Extra Breath (Anytime) = You may play another Action card.
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Quick Snack (Sometimes) = In your Action Phase, you gain 1 Fortitude.

> Ann plays Extra Breath
= Ann: 6 cards
Ann can play Quick Snack
Ann can play Elbow
> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays Winning Hand!
= Ben is in control
> Cat passes
Ann cannot play Quick Snack
Ann cannot play Elbow because TYPES-05
= Ben is in control
Ann cannot play Quick Snack
Ann cannot play Elbow because TYPES-05
> Ann passes
= Ben: 12 Gold
Ann can play Elbow
> Ann plays Elbow on Ben
= Ben: 18 Fortitude
= Ann: 15 Fortitude
Ann can play Quick Snack
