title: Whoever does not pay drinks Bouncing Dragons at full strength
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons

> Ann chooses drink it
= Ann: 5 Alcohol, 10 Gold
= Ben: 0 Alcohol, 10 Gold
= the Inn: 0 Gold
= Bouncing Dragons is discarded
---
title: A Gold on Bouncing Dragons makes it 1 weaker and sends it to the left, where it is drunk and the Gold taken
proves: CARD-002, CARD-003
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons

> Ann chooses put 1 Gold on it and pass it to Ben
= the Drink of Ben: 4 Alcohol
= now Ann: 9 Gold
= now Ben: 10 Gold
> Ben chooses drink it
= Ann: 0 Alcohol, 9 Gold
= Ben: 4 Alcohol, 11 Gold
= Cleo: 0 Alcohol, 10 Gold
= the Inn: 0 Gold
---
title: Bouncing Dragons may go round the whole table and comes back weak and full of Gold
proves: CARD-002, CARD-003
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons

> Ann chooses put 1 Gold on it
> Ben chooses put 1 Gold on it
> Cleo chooses put 1 Gold on it and pass it to Ann
= the Drink of Ann: 2 Alcohol
> Ann chooses drink it
= Ann: 2 Alcohol, 12 Gold
= Ben: 0 Alcohol, 9 Gold
= Cleo: 0 Alcohol, 9 Gold
---
title: An ordinary passing card sends Bouncing Dragons to anybody, who may pay to pass it to their left
proves: CARD-002, DRINK-20
seats: Ann, Ben, Cleo, Dag
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Ann holds: Handover
card: Handover (Sometimes) = Pass your Drink to another player.

> Ann plays Handover on Cleo
> Cleo chooses put 1 Gold on it and pass it to Dag
> Dag chooses drink it
= Ann: 0 Alcohol, 10 Gold
= Cleo: 0 Alcohol, 9 Gold
= Dag: 4 Alcohol, 11 Gold
= Ben: 0 Alcohol, 10 Gold
---
title: Bouncing Dragons that came to the left is passed on with a card, and its Gold goes along
proves: CARD-002
seats: Ann, Ben, Cleo, Dag
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Ben holds: Handover
card: Handover (Sometimes) = Pass your Drink to another player.

> Ann chooses put 1 Gold on it
> Ben plays Handover on Dag
> Dag chooses drink it
= Ben: 0 Alcohol, 10 Gold
= Dag: 4 Alcohol, 11 Gold
= Ann: 9 Gold
---
title: The giver may have it back from a passing card, and may pay again
proves: CARD-002
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Ben holds: Handover
card: Handover (Sometimes) = Pass your Drink to another player.

> Ann chooses put 1 Gold on it
> Ben plays Handover on Ann
> Ann chooses put 1 Gold on it
> Ben chooses drink it
= Ann: 0 Alcohol, 8 Gold
= Ben: 3 Alcohol, 12 Gold
---
title: Cards change the strength of Bouncing Dragons beside the Gold lying on it
proves: CARD-003, CHANGE-01
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Cleo holds: Top Up | Water Jug
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.
card: Water Jug (Sometimes) = Remove 1 Alcohol Content from a Drink.

> Cleo plays Top Up
= the Drink of Ann: 7 Alcohol
> Ann chooses put 1 Gold on it
= the Drink of Ben: 6 Alcohol
> Cleo plays Water Jug
> Ben chooses drink it
= Ben: 5 Alcohol, 11 Gold
= Ann: 9 Gold
---
title: Bouncing Dragons made a small beer still loses 1 by each Gold
proves: CARD-003
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Ann holds: Smaller Mug
Ben has 3 Alcohol
card: Smaller Mug (Sometimes) = Lower the Alcohol Content of your Drink to 1.

> Ann plays Smaller Mug
> Ann chooses put 1 Gold on it
> Ben chooses put 1 Gold on it
= the Drink of Cleo: -1 Alcohol
> Cleo chooses put 1 Gold on it and pass it to Ann
> Ann chooses put 1 Gold on it
> Ben chooses drink it
= Ben: 0 Alcohol, 13 Gold        # 3 less: it is 3 below nothing
= Ann: 8 Gold
= Cleo: 9 Gold
---
title: After each bounce everybody may respond anew
proves: CARD-002
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Ann holds: Top Up
Ben holds: Plug
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.
card: Plug (Sometimes) = Ignore a Drink.

= the Drink of Ann: 5 Alcohol
Ben cannot play Plug because NEGATE-05
> Ann chooses put 1 Gold on it
= the Drink of Ben: 4 Alcohol
Ben can play Plug
> Ann plays Top Up on Ben's Drink
= the Drink of Ben: 6 Alcohol
> Ben chooses drink it
= Ben: 6 Alcohol, 11 Gold
---
title: The Gold on Bouncing Dragons goes to the Inn if it is Ignored
proves: CARD-004
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Cleo holds: Plug
card: Plug (Sometimes) = Ignore a Drink.

> Ann chooses put 1 Gold on it
> Ben chooses put 1 Gold on it
> Cleo plays Plug
= Cleo: 0 Alcohol, 10 Gold
= Ann: 9 Gold
= Ben: 9 Gold
= the Inn: +2 Gold
= Bouncing Dragons is discarded
---
title: Without Gold on it the Inn gets nothing from an Ignored Bouncing Dragons, and nobody is asked to pay
proves: CARD-004
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Ann holds: Plug
card: Plug (Sometimes) = Ignore a Drink.

> Ann plays Plug
= Ann: 0 Alcohol, 10 Gold
= Ben: 0 Alcohol, 10 Gold
= the Inn: 0 Gold
= Bouncing Dragons is discarded
---
title: The Gold on a Negated Bouncing Dragons goes to the Inn too
proves: CARD-004
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Cleo holds: Knock Over
card: Knock Over (Sometimes) = Negate a Drink.

> Ann chooses put 1 Gold on it
> Cleo plays Knock Over
= Ben: 0 Alcohol, 10 Gold
= the Inn: +1 Gold
---
title: Bounced to somebody who Ignores all effects, it is lost there and the Inn takes the Gold
proves: CARD-004, NEGATE-18
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Ben holds: Trance
card: Trance (Anytime) = You Ignore all effects until your next turn.

> Ben plays Trance
> the window closes
> Ann chooses put 1 Gold on it
= Ben: 0 Alcohol, 10 Gold
= Ann: 9 Gold
= the Inn: +1 Gold
---
title: A replaced Bouncing Dragons cannot be paid off any more, and its Gold goes to the Inn
proves: CARD-005
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Cleo holds: Swap
card: Swap (Sometimes) = Replace what a Drink does with 2 Alcohol Content.

> Ann chooses put 1 Gold on it
> Cleo plays Swap
= Ben: 2 Alcohol, 10 Gold        # a question would have stopped the story before he drank
= the Inn: +1 Gold
= Ann: 9 Gold
---
title: A card may let the Inn put the Gold on Bouncing Dragons
proves: CARD-002, GAMBLE-23
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Ann holds: House Tab
Ben holds: House Tab
card: House Tab (Sometimes) = When you must pay or ante Gold, the Inn pays instead.

> Ann chooses put 1 Gold on it and pass it to Ben
Ben cannot play House Tab
> Ann plays House Tab
= the Drink of Ben: 4 Alcohol
= now Ann: 10 Gold
= now the Inn: -1 Gold
> Ben chooses drink it
= Ben: 4 Alcohol, 11 Gold
= House Tab is discarded
= the Inn: -1 Gold
---
title: A card that covers payments but no antes covers the Gold on Bouncing Dragons
proves: CARD-002
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Ann holds: Slate
card: Slate (Sometimes) = When you must pay Gold, the Inn pays instead.

> Ann chooses put 1 Gold on it
> Ann plays Slate
= the Drink of Ben: 4 Alcohol
= now Ann: 10 Gold
---
title: The Gold on Bouncing Dragons is paid to nobody, and no card demands it
proves: CARD-002, NEGATE-07
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Ann holds: One on the House | Deaf Ear | Receipt
card: One on the House (Sometimes) = When you must pay another player Gold, pay nothing instead.
card: Deaf Ear (Sometimes) = Ignore a card that affects your Gold.
card: Receipt (Sometimes) = When another player would make you lose Gold, reduce the loss by 1.

> Ann chooses put 1 Gold on it
Ann cannot play One on the House
Ann cannot play Deaf Ear
Ann cannot play Receipt
= the Drink of Ben: 4 Alcohol
= now Ann: 9 Gold
---
title: A payment lowered to nothing puts no Gold on Bouncing Dragons: it is passed, but no weaker
proves: CARD-002, CARD-003, NEGATE-04
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Ann holds: Tight Fist
card: Tight Fist (Sometimes) = When you would lose Gold, reduce the loss by 1.

> Ann chooses put 1 Gold on it
> Ann plays Tight Fist
= the Drink of Ben: 5 Alcohol
= now Ann: 10 Gold
> Ben chooses drink it
= Ben: 5 Alcohol, 10 Gold
= the Inn: 0 Gold
---
title: Whoever has no Gold is not asked, whatever card they hold
proves: LIMIT-06
seats: Ann, Ben
phase: drink
drinks: rdi8
Ann has 1 Gold
Ann's pile: Bouncing Dragons
Ann holds: House Tab
card: House Tab (Sometimes) = When you must pay or ante Gold, the Inn pays instead.

> Ann chooses put 1 Gold on it
> Ben chooses put 1 Gold on it
= Ann: 3 Alcohol, 2 Gold
= House Tab is not discarded
---
title: With the last Gold on Bouncing Dragons one is out when it has been drunk
proves: LOSE-01, LOSE-03
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann has 1 Gold
Ann's pile: Bouncing Dragons

> Ann chooses put 1 Gold on it
= now Ann is in
> Ben chooses drink it
= Ann is out: no Gold
= Ben: 4 Alcohol, 11 Gold
---
title: Without Gold one cannot pass Bouncing Dragons, but drinks it and has the Gold on it
proves: LIMIT-06, LOSE-03
seats: Ann, Ben
phase: drink
drinks: rdi8
Ann has 1 Gold
Ann's pile: Bouncing Dragons

> Ann chooses put 1 Gold on it
> Ben chooses put 1 Gold on it
= Ann: 3 Alcohol, 2 Gold        # nobody asked her
= Ann is in
= Ben: 0 Alcohol, 9 Gold
---
title: Left is the next player who is still in the game
proves: CARD-002
seats: Ann, Ben, Cleo
drinks: rdi8
Ben has 1 Gold
Ann holds: Tip the Wench.
Ann's pile: Bouncing Dragons

> Ann plays Tip the Wench. on Ben
> Ann ends the phase
> Ann ends the phase
> Ann chooses put 1 Gold on it and pass it to Cleo
> Cleo chooses drink it
= Ben is out: no Gold
= Cleo: 4 Alcohol, 11 Gold
---
title: Whoever passes out over Bouncing Dragons has taken its Gold first
proves: LOSE-06
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ben has 4 Fortitude, 3 Gold
Ann's pile: Bouncing Dragons

> Ann chooses put 1 Gold on it
> Ben chooses drink it
= Ben is out: passed out
= the Inn: +2 Gold        # of 4: half, and the rest divided
= Ann: 10 Gold
= Cleo: 11 Gold
---
title: The captain gains her extra share for the Gold on Bouncing Dragons
proves: TIMING-10
seats: Ann, Whitehawk, Cleo
phase: drink
drinks: rdi8
Whitehawk holds: Don't forget the captain's extra share!
Ann's pile: Bouncing Dragons

> Ann chooses put 1 Gold on it
> Whitehawk chooses drink it
> Whitehawk plays Don't forget the captain's extra share!
= Whitehawk: 4 Alcohol, 13 Gold
= the Inn: -2 Gold
---
title: A kept Bouncing Dragons gives no Gold, and so no extra share
proves: TYPES-01
seats: Whitehawk, Ben, Cleo
phase: drink
drinks: rdi8
Whitehawk holds: Don't forget the captain's extra share!
Whitehawk's pile: Bouncing Dragons

> Whitehawk chooses drink it
= Whitehawk: 5 Alcohol, 10 Gold
Whitehawk cannot play Don't forget the captain's extra share!
