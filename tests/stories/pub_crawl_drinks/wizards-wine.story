title: Wizard's Wine turns up two cards of its drinker's deck: one is taken, the other discarded
proves: CARD-032
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Wizard's Wine
Ann's deck: Elbow | Hush | Shove
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Hush (Sometimes) = Negate a Sometimes card.
card: Shove (Action) = Another player loses 1 Fortitude.

> Ann chooses Hush
= Ann: 2 Alcohol, 8 cards
= Ann holds Hush
= Ann does not hold Elbow
= Ann does not hold Shove
= Elbow is discarded
---
title: With one card in the deck the discards are shuffled for the second
proves: CARD-032
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Wizard's Wine
Ann's deck: Elbow
Ann's discards: Hush
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Hush (Sometimes) = Negate a Sometimes card.

> Ann chooses Hush
= Ann: 2 Alcohol, 8 cards
= Ann holds Hush
= Elbow is discarded
---
title: The last card of the deck may be taken as well as the one of the new deck
proves: CARD-032
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Wizard's Wine
Ann's deck: Elbow
Ann's discards: Hush
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Hush (Sometimes) = Negate a Sometimes card.

> Ann chooses Elbow
= Ann holds Elbow
= Ann does not hold Hush
= Hush is discarded
---
title: With one card and no discards there is one card to take
proves: CARD-032, LIMIT-04
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Wizard's Wine
Ann's deck: Elbow
card: Elbow (Action) = Another player loses 2 Fortitude.

> Ann chooses Elbow
= Ann: 2 Alcohol, 8 cards
= Ann holds Elbow
---
title: Wizard's Wine passed on looks into the deck of whoever drinks it
proves: DRINK-20
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Wizard's Wine
Ann holds: Handover
Ben's deck: Elbow | Hush
card: Handover (Sometimes) = Pass your Drink to another player.
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Hush (Sometimes) = Negate a Sometimes card.

> Ann plays Handover on Ben
> Ben chooses Elbow
= Ann: 0 Alcohol, 6 cards
= Ben: 2 Alcohol, 8 cards
= Ben holds Elbow
---
title: Whoever Ignores Wizard's Wine takes no card
proves: NEGATE-13
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Wizard's Wine
Ann holds: Plug
Ann's deck: Elbow | Hush
card: Plug (Sometimes) = Ignore a Drink.
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Hush (Sometimes) = Negate a Sometimes card.

> Ann plays Plug
= Ann: 0 Alcohol, 6 cards
= Wizard's Wine is discarded
= Ann does not hold Elbow
---
title: A split Wizard's Wine is half as strong for both, and both take a card: that part has no number to halve
proves: SPLIT-04, SPLIT-05
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Wizard's Wine
Ann holds: Two Straws
Ann's deck: Elbow | Hush
Ben's deck: Shove | Hush
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Shove (Action) = Another player loses 1 Fortitude.
card: Hush (Sometimes) = Negate a Sometimes card.

> Ann plays Two Straws on Ben
> Ann chooses Elbow
> Ben chooses Shove
= Ann: 1 Alcohol, 7 cards
= Ben: 1 Alcohol, 8 cards
= Ann holds Elbow
= Ben holds Shove
---
title: On the house everybody looks into their own deck
proves: HOUSE-02
seats: Ann, Ben
phase: drink
drinks: rdi8
Ann's pile: Round on the House!
drink deck: Wizard's Wine
Ann's deck: Elbow | Hush
Ben's deck: Shove | Hush
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Shove (Action) = Another player loses 1 Fortitude.
card: Hush (Sometimes) = Negate a Sometimes card.

> Ann chooses Elbow
> Ben chooses Hush
= Ann: 2 Alcohol, 8 cards
= Ben: 2 Alcohol, 8 cards
= Ann holds Elbow
= Ben holds Hush
---
title: Wizard's Wine as a Chaser lets its drinker take a card too
proves: DRINK-09
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Light Ale with a Chaser | Wizard's Wine
Ann's deck: Elbow | Hush
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Hush (Sometimes) = Negate a Sometimes card.

> Ann chooses Elbow
= Ann: 3 Alcohol, 8 cards
= Ann holds Elbow
---
title: A replaced Wizard's Wine turns up nothing
proves: CHANGE-01
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Wizard's Wine
Cleo holds: Swap
card: Swap (Sometimes) = Replace what a Drink does with 2 Alcohol Content.

> Cleo plays Swap
> Ann drinks
= Ann: 2 Alcohol, 7 cards
---
title: A Mix-in that Phyll takes goes straight to his Shelf
proves: PHYLL-11
seats: Phyll, Ben, Cleo
phase: drink
drinks: rdi8
Phyll's pile: Wizard's Wine
Phyll's deck: Pixie-Spun Candy Floss | Hush
card: Hush (Sometimes) = Negate a Sometimes card.

> Phyll chooses Pixie-Spun Candy Floss
= Phyll: 2 Alcohol, 7 cards, 1 Mix-in
= Phyll does not hold Pixie-Spun Candy Floss
= Hush is discarded
---
title: A Mix-in that Phyll leaves is discarded and not shelved
proves: PHYLL-11
seats: Phyll, Ben, Cleo
phase: drink
drinks: rdi8
Phyll's pile: Wizard's Wine
Phyll's deck: Pixie-Spun Candy Floss | Hush
card: Hush (Sometimes) = Negate a Sometimes card.

> Phyll chooses Hush
= Phyll: 2 Alcohol, 8 cards, 0 Mix-ins
= Phyll holds Hush
= Pixie-Spun Candy Floss is discarded
