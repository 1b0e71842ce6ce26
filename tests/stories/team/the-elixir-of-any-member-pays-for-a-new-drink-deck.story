title: The member with the Elixir pays for the new Drink Deck, wherever they sit
proves: TEAM-19, CARD-041
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
drinks: rdi6
phase: order
Dan's front: Discount Elixir of Haggling
drink deck exactly: Wine
drink discards: Coffee | Coffee

> Ann orders for Cat
= Ann: 9 Gold
= Cat: 10 Gold
= the Inn: +1 Gold
---
title: The first member's Elixir does the same
proves: TEAM-19, CARD-041
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
drinks: rdi6
phase: order
Cat's front: Discount Elixir of Haggling
drink deck exactly: Wine
drink discards: Coffee | Coffee

> Ann orders for Cat
= Ann: 9 Gold
= Cat: 10 Gold
---
title: Two Elixirs of one team still pay once
proves: TEAM-19, CARD-041
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
drinks: rdi6
phase: order
Ann's front: Discount Elixir of Haggling
Ben's front: Discount Elixir of Haggling
drink deck exactly: Wine
drink discards: Coffee | Coffee

> Ann orders for Cat
= Ann: 10 Gold
= Cat: 9 Gold
= the Inn: +1 Gold
