title: A toast that turns up a Drink Event discards it, and the next card is drunk
proves: TIMING-06
seats: Ann, Ben, Cleo
Ann holds: Good Health
card: Good Health (Action) = Each player drinks a Drink from the Drink Deck.
drink deck: Drinking Contest! | Light Ale | Round on the House! | The Challenge! | Wine | Dark Ale

> Ann plays Good Health
= Ann: 1 Alcohol, 10 Gold
= Ben: 2 Alcohol, 10 Gold
= Cleo: 1 Alcohol, 10 Gold
= Drinking Contest! is discarded
= Round on the House! is discarded
= The Challenge! is discarded
---
title: As a Chaser in a toast a Drink Event ends the Drink and is not replaced
proves: DRINK-10
seats: Ann, Ben
Ann holds: Good Health
card: Good Health (Action) = Each player drinks a Drink from the Drink Deck.
drink deck: Wine with a Chaser | The Challenge! | Light Ale

> Ann plays Good Health
= Ann: 2 Alcohol
= Ben: 1 Alcohol
= The Challenge! is discarded
