title: Weakening a Drink does not affect its drinker's Alcohol Content either, unlike a card that changes it
proves: AFFECT-03
seats: Ada, Bert
phase: drink
Ada's pile: Wine
Ada holds: Clear Head
Bert holds: Dilute | Sniff
card: Dilute (Sometimes) = Remove 1 Alcohol Content from a Drink.
card: Sniff (Anytime) = Another player gains 1 Alcohol Content.
card: Clear Head (Sometimes) = Ignore a card that affects your Alcohol Content.

= the Drink of Ada: 2 Alcohol
> Bert plays Dilute
Ada cannot play Clear Head because AFFECT-03
= the Drink of Ada: 1 Alcohol
> Bert plays Sniff on Ada
Ada can play Clear Head
> Ada plays Clear Head
> Ada drinks
= Ada: 1 Alcohol
