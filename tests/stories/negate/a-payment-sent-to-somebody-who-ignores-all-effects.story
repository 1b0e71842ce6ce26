title: Whoever Ignores all effects pays for a new Drink Deck, but not what a card sends them
proves: NEGATE-18, DRINK-06
seats: Nerodia, Tara, Cat
Nerodia holds: You need a moment in the statuary hall
Cat has 2 Petrified cards
Tara holds: I saw this bill in a dream. You paid it.
sea deck: Grog Ration
sea counters: 1
drink deck exactly: Wine
drink discards: Water

> Nerodia plays You need a moment in the statuary hall on Cat using 2
> Tara plays I saw this bill in a dream. You paid it. on Nerodia
= Nerodia: 9 Gold, 0 Alcohol
= Tara: 10 Gold
= Cat: 9 Gold
= the Inn: +2 Gold
---
title: Whoever Ignores all effects has no part in a Contest, and pays for nobody in it
proves: NEGATE-18, CONTEST-15
seats: Nerodia, Tara, Cat
Nerodia holds: You need a moment in the statuary hall
Cat has 2 Petrified cards
Tara holds: I saw this bill in a dream. You paid it.
sea deck: Who Drinks Deepest?
sea counters: 1
drink deck: Light Ale | Dragon Breath Ale

> Nerodia plays You need a moment in the statuary hall on Cat using 2
> Tara plays I saw this bill in a dream. You paid it. on Nerodia
= Nerodia: 10 Gold, 0 Alcohol
= Tara: 10 Gold
= Cat: 10 Gold
---
title: A payment mixed into a Drink is lost when it is sent to somebody who Ignores all effects
proves: NEGATE-18, PHYLL-07
seats: Ann, Phyll, Tara
phase: drink
active: Tara
Tara's pile: Wine
Tara holds: I saw this bill in a dream. You paid it.
Ann holds: Out of the room
Phyll's front: Organic Mindflower Nectar
card: Out of the room (Anytime) = You Ignore all effects until your next turn.

> Ann plays Out of the room
> Phyll plays Organic Mindflower Nectar on Tara's Drink
> Tara plays I saw this bill in a dream. You paid it. on Ann
> Tara ends the phase
= Ann: 10 Gold
= Tara: 10 Gold, 3 Alcohol
= Phyll: 10 Gold
