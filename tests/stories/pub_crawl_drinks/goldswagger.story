title: Whoever reveals Goldswagger chooses how strong it is, and has as much Gold of the Inn
proves: CARD-016
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Goldswagger

> Ann chooses 3
= the Drink of Ann: 3 Alcohol, 3 Gold
> Ann drinks
= Ann: 3 Alcohol, 13 Gold
= the Inn: -3 Gold
= Ben: 0 Alcohol, 10 Gold
= Goldswagger is discarded
---
title: A careful swaggerer chooses 1
proves: CARD-016
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Goldswagger

> Ann chooses 1
> Ann drinks
= Ann: 1 Alcohol, 11 Gold
= the Inn: -1 Gold
---
title: The number is chosen before anybody may respond to Goldswagger
proves: CARD-016
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Goldswagger
Ann holds: Plug
Ben holds: Top Up
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.
card: Plug (Sometimes) = Ignore a Drink.

> Ann declines        # her Drink Phase begins
> Ben declines
> Cleo declines
Ann cannot play Plug
Ben cannot play Top Up
> Ann chooses 4
Ann can play Plug
Ben can play Top Up on Ann's Drink
= now the Drink of Ann: 4 Alcohol, 4 Gold
---
title: A stronger Goldswagger gives no more Gold
proves: CARD-016, CHANGE-01
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Goldswagger
Ben holds: Top Up
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.

> Ann chooses 2
> Ben plays Top Up on Ann's Drink
> Ann drinks
= Ann: 4 Alcohol, 12 Gold
---
title: Made a small beer, Goldswagger still gives the Gold that was chosen
proves: CARD-016
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Goldswagger
Ann holds: Smaller Mug
card: Smaller Mug (Sometimes) = Lower the Alcohol Content of your Drink to 1.

> Ann chooses 4
> Ann plays Smaller Mug
> Ann drinks
= Ann: 1 Alcohol, 14 Gold
= the Inn: -4 Gold
---
title: Turned into Fortitude, Goldswagger still gives the Gold that was chosen
proves: CARD-016
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann has 10 Fortitude
Ann's pile: Goldswagger
Ann holds: Bread In It
card: Bread In It (Sometimes) = Your Drink gives Fortitude instead of Alcohol Content.

> Ann chooses 4
> Ann plays Bread In It
> Ann drinks
= Ann: 14 Fortitude, 0 Alcohol, 14 Gold
---
title: Passed on, Goldswagger is as strong as its revealer chose, and the Gold goes to whoever drinks it
proves: CARD-016, DRINK-20
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Goldswagger
Ann holds: Handover
card: Handover (Sometimes) = Pass your Drink to another player.

> Ann chooses 4
> Ann plays Handover on Cleo
> Cleo drinks
= Ann: 0 Alcohol, 10 Gold
= Cleo: 4 Alcohol, 14 Gold
---
title: Whoever Ignores Goldswagger has no Gold of it
proves: CARD-016, NEGATE-13
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Goldswagger
Ann holds: Plug
card: Plug (Sometimes) = Ignore a Drink.

> Ann chooses 4
> Ann plays Plug
= Ann: 0 Alcohol, 10 Gold
= the Inn: 0 Gold
= Goldswagger is discarded
---
title: A split Goldswagger gives both of them half of the number, rounded up
proves: CARD-016, SPLIT-04
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Goldswagger
Ann holds: Two Straws
card: Two Straws (Sometimes) = Split your Drink with another player.

> Ann chooses 3
> Ann plays Two Straws on Ben
= the Drink of Ann: 2 Alcohol, 2 Gold
= now the Drink of Ben: 2 Alcohol, 2 Gold
> Ann drinks
= Ann: 2 Alcohol, 12 Gold
= Ben: 2 Alcohol, 12 Gold
= the Inn: -4 Gold
---
title: Made stronger and then split, each sort of effect of Goldswagger is halved by itself
proves: CARD-016, SPLIT-03, SPLIT-04
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Goldswagger
Ann holds: Two Straws
Ben holds: Top Up
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.
card: Two Straws (Sometimes) = Split your Drink with another player.

> Ann chooses 3
> Ben plays Top Up on Ann's Drink
> Ann plays Two Straws on Cleo
= the Drink of Ann: 3 Alcohol, 2 Gold
= now the Drink of Cleo: 3 Alcohol, 2 Gold
> Ann drinks
= Ann: 3 Alcohol, 12 Gold
= Cleo: 3 Alcohol, 12 Gold
= Ben: 0 Alcohol, 10 Gold
---
title: A replaced Goldswagger gives no Gold
proves: CARD-016
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Goldswagger
Cleo holds: Swap
card: Swap (Sometimes) = Replace what a Drink does with 2 Alcohol Content.

> Ann chooses 4
> Cleo plays Swap
> Ann drinks
= Ann: 2 Alcohol, 10 Gold
---
title: As a Chaser Goldswagger adds its number to the Drink it follows
proves: CARD-016, DRINK-09
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Wine with a Chaser | Goldswagger

> Ann chooses 3
= the Drink of Ann: 5 Alcohol, 3 Gold
> Ann drinks
= Ann: 5 Alcohol, 13 Gold
---
title: On the house one number is chosen for all copies, by whoever revealed the Event
proves: CARD-016, HOUSE-02
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Round on the House!
drink deck: Goldswagger

> Ann chooses 2
= the Drink of Ann: 2 Alcohol, 2 Gold
= now the Drink of Ben: 2 Alcohol, 2 Gold
= now the Drink of Cleo: 2 Alcohol, 2 Gold
> Cleo drinks
= Ann: 2 Alcohol, 12 Gold
= Ben: 2 Alcohol, 12 Gold
= Cleo: 2 Alcohol, 12 Gold
= the Inn: -6 Gold
---
title: Whoever reveals the Event in somebody else's turn chooses the number for all copies
proves: CARD-016
seats: Ann, Ben, Cleo
drinks: rdi8
Ann holds: Drink Up
Ben's pile: Round on the House!
drink deck: Goldswagger
card: Drink Up (Action) = Another player takes a Drink from their pile.

> Ann plays Drink Up on Ben
> Ben chooses 4
> Cleo drinks
= Ann: 4 Alcohol, 14 Gold
= Ben: 4 Alcohol, 14 Gold
= Cleo: 4 Alcohol, 14 Gold
---
title: One copy of Goldswagger is made stronger, the number of the others stays
proves: CARD-016, HOUSE-03
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Round on the House!
Ben holds: Top Up
drink deck: Goldswagger
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.

> Ann chooses 1
> Ben plays Top Up on Ann's Drink
> Cleo drinks
= Ann: 3 Alcohol, 11 Gold
= Ben: 1 Alcohol, 11 Gold
= Cleo: 1 Alcohol, 11 Gold
---
title: In a Drinking Contest the number counts, and the Gold comes besides the winnings
proves: CARD-016, CONTEST-05
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Drinking Contest!
drink deck: Wine | Goldswagger | Light Ale

> Ben chooses 3
= the Drink of Ben: 3 Alcohol, 3 Gold
> Ben drinks
= Ann: 2 Alcohol, 9 Gold
= Ben: 3 Alcohol, 15 Gold
= Cleo: 1 Alcohol, 9 Gold
---
title: Whoever swaggers too little in a Drinking Contest pays the winner
proves: CARD-016, CONTEST-05
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Drinking Contest!
drink deck: Wine | Goldswagger | Light Ale

> Ben chooses 1
> Ben drinks
= Ann: 2 Alcohol, 12 Gold
= Ben: 1 Alcohol, 10 Gold        # 1 of the Drink, 1 lost
---
title: In a dare the number is chosen before the Drinks are compared
proves: CARD-016, CARD-028
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: The Wench Dares You...
drink deck: Goldswagger | Wine

> Ann chooses 4
= the Drink of Ann: 2 Alcohol
= now the Drink of Ben: 4 Alcohol, 4 Gold
= now the Drink of Cleo: 4 Alcohol, 4 Gold
> Cleo drinks
= Ann: 2 Alcohol, 10 Gold
= Ben: 4 Alcohol, 14 Gold
= Cleo: 4 Alcohol, 14 Gold
---
title: The revealer of a dare may keep Goldswagger by choosing low
proves: CARD-016, CARD-028
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: The Wench Dares You...
drink deck: Goldswagger | Wine

> Ann chooses 1
> Cleo drinks
= Ann: 1 Alcohol, 11 Gold
= Ben: 2 Alcohol, 10 Gold
= Cleo: 2 Alcohol, 10 Gold
---
title: The captain has an extra share of Goldswagger
proves: TIMING-10
seats: Whitehawk, Ben, Cleo
phase: drink
drinks: rdi8
Whitehawk's pile: Goldswagger
Whitehawk holds: Don't forget the captain's extra share!

> Whitehawk chooses 2
> Whitehawk plays Don't forget the captain's extra share!
= Whitehawk: 2 Alcohol, 14 Gold
= the Inn: -4 Gold
