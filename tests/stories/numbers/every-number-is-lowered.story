title: Lower numbers Petrify less, but the Glare costs what it says
proves: NERODIA-10, NERODIA-14, NERODIA-18
example: EX-027
seats: Nerodia, Bess, Carl, Dora
phase: action
card: Stone Cold (Action) = Another player loses 2 Fortitude and Petrifies 2 cards. / Glare 2: you gain 1 Gold.
card: Power Jinx (Sometimes) = Reduce every number on an Action card by 1.
Nerodia holds: Stone Cold
Carl holds: Power Jinx
Dora has 3 Petrified cards

> Nerodia plays Stone Cold on Bess using 2
= now Nerodia: 1 Petrified card
> Carl plays Power Jinx
> Bess discards (a blank)
= Bess: 19 Fortitude, 6 cards, 1 Petrified card
= Nerodia: 2 Petrified cards, 10 Gold
= Dora: 6 cards, 1 Petrified card
---
title: A gain is lowered like a loss, and never below nothing
proves: NERODIA-18
seats: Ann, Bess, Carl
phase: action
card: Warm Soup (Action) = You gain 1 Fortitude and draw 2 cards.
card: Cold Soup (Sometimes) = Reduce every number on an Action card by 3.
Ann has 10 Fortitude
Ann holds exactly: Warm Soup
Bess holds: Cold Soup

> Ann plays Warm Soup
> Bess plays Cold Soup
= Ann: 10 Fortitude, 0 cards
---
title: Bouncing Dragons with lower numbers is passed for Gold no more, and its Gold no longer weakens it
proves: CARD-008
seats: Ann, Bess, Carl
phase: drink
drinks: rdi8
card: Watered Down (Sometimes) = Reduce every number on a Drink by 1.
Ann's pile: Bouncing Dragons
Carl holds: Watered Down

> Ann chooses put 1 Gold on it and pass it to Bess
= the Drink of Bess: 4 Alcohol
> Carl plays Watered Down on Bess's Drink
= Bess: 4 Alcohol, 11 Gold
= Ann: 0 Alcohol, 9 Gold
= Carl: 0 Alcohol, 10 Gold
---
title: A Drink with lower numbers draws and gives less
proves: CHANGE-01
seats: Ann, Bess
phase: drink
drink: Clerk's Cordial = 3 Alcohol, 2 Gold, draw 1
card: Watered Down (Sometimes) = Reduce every number on a Drink by 1.
Ann's pile: Clerk's Cordial
Ann holds exactly: Watered Down

> Ann plays Watered Down on Ann's Drink
= Ann: 2 Alcohol, 11 Gold, 0 cards
---
title: Of two Drinks one is given away and the other goes back into the Drink Deck
proves: CRAWL-24, CRAWL-27
seats: Ann, Bess
phase: action
card: Something Friendly (Action) = Reveal two Drinks from the Drink Deck: another player drinks the one you choose, and the other is shuffled back.
Ann holds: Something Friendly
drink deck exactly: Light Ale | Dragon Breath Ale | Wine

> Ann plays Something Friendly on Bess
> Ann chooses give Dragon Breath Ale
= Bess: 4 Alcohol
= Ann: 0 Alcohol
= Dragon Breath Ale is discarded
