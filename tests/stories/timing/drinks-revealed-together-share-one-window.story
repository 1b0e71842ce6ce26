title: All reveal first, Chasers included; one window admits Drink cards on any of the Drinks and Anytime cards; then all drink
proves: TIMING-06
seats: Ann, Ben, Cleo
Ann holds: To the Rafters | Water Down
Ben holds: Top Up
Cleo holds: Tip the Wench. | Top Up
drink deck: Wine with a Chaser | Light Ale | Dark Ale | Dragon Breath Ale
card: To the Rafters (Action) = Each player drinks a Drink from the Drink Deck.
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.
card: Water Down (Sometimes) = Remove 1 Alcohol Content from a Drink.

> Ann plays To the Rafters
= the Drink of Ann: 3 Alcohol
= now the Drink of Ben: 1 Alcohol
= now the Drink of Cleo: 4 Alcohol
Ann can play Water Down on Ann's Drink
Ann can play Water Down on Ben's Drink
Ann can play Water Down on Cleo's Drink
Cleo can play Tip the Wench.
> Cleo plays Top Up on Ann's Drink
> Ben plays Top Up on Cleo's Drink
> Cleo plays Tip the Wench. on Ben
= now Ann: 0 Alcohol
= the Drink of Ann: 5 Alcohol
= now Ben: 0 Alcohol, 9 Gold
> Ann plays Water Down on Ben's Drink
= the Drink of Ben: 0 Alcohol
> Ann declines                 # in turn order, as in any window
> Ben declines
= now Ann: 0 Alcohol
= now Ben: 0 Alcohol
= now Cleo: 0 Alcohol
> Cleo declines
= now Ann: 5 Alcohol
= now Ben: 0 Alcohol
= now Cleo: 6 Alcohol

---
title: In a Drinking Contest, too, everybody has revealed before anybody may respond
proves: TIMING-06
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Drinking Contest!
Ben holds: Top Up
drink deck: Light Ale with a Chaser | Dark Ale | Wine | Dragon Breath Ale
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.

= the Drink of Ann: 2 Alcohol
= now the Drink of Ben: 2 Alcohol
= now the Drink of Cleo: 4 Alcohol
> Ben plays Top Up on Ann's Drink
= now Cleo: 0 Alcohol
> Ann drinks
= now Ann: 4 Alcohol
= now Ben: 2 Alcohol
= now Cleo: 4 Alcohol
