title: Passionfruit Tonic for Two, kept to oneself
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann has 10 Fortitude
Ann's pile: Passionfruit Tonic for Two

> Ann chooses keep it
= Ann: 11 Fortitude, 3 Alcohol
= Ben: 20 Fortitude, 0 Alcohol
= Passionfruit Tonic for Two is discarded
---
title: For two, each part of the Passionfruit Tonic is halved and rounded up
proves: SELFSPLIT-02, SELFSPLIT-04
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann has 10 Fortitude
Ben has 10 Fortitude
Ann's pile: Passionfruit Tonic for Two

> Ann chooses Ben
= the Drink of Ann: 2 Alcohol, 1 Fortitude
= now the Drink of Ben: 2 Alcohol, 1 Fortitude
= Ann: 11 Fortitude, 2 Alcohol
= Ben: 11 Fortitude, 2 Alcohol
= Cleo: 20 Fortitude, 0 Alcohol
---
title: There is a window before it is shared, and one for each half after
proves: SELFSPLIT-01, SELFSPLIT-03
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Passionfruit Tonic for Two
Ben holds: Plug
Cleo holds: Top Up | Water Jug
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.
card: Water Jug (Sometimes) = Remove 2 Alcohol Content from a Drink.
card: Plug (Sometimes) = Ignore a Drink.

= the Drink of Ann: 3 Alcohol
Ben cannot play Plug because NEGATE-05
> Cleo plays Top Up on Ann's Drink
> Ann chooses Ben
= now the Drink of Ann: 3 Alcohol        # 5 halved
= now the Drink of Ben: 3 Alcohol
> Ben plays Plug
> Cleo plays Water Jug on Ann's Drink
= Ann: 1 Alcohol
= Ben: 0 Alcohol
---
title: No card splits the Passionfruit Tonic
proves: SELFSPLIT-06
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Passionfruit Tonic for Two
Ann holds: Two Straws
card: Two Straws (Sometimes) = Split your Drink with another player.

= the Drink of Ann: 3 Alcohol
Ann cannot play Two Straws because SELFSPLIT-06
---
title: As a Chaser the Passionfruit Tonic is drunk in full by one
proves: SELFSPLIT-05
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann has 10 Fortitude
Ann's pile: Light Ale with a Chaser | Passionfruit Tonic for Two

= the Drink of Ann: 4 Alcohol, 1 Fortitude
= Ann: 11 Fortitude, 4 Alcohol        # a question would stop the story before she has drunk
= Ben: 0 Alcohol
---
title: From a Drink Event the Passionfruit Tonic is drunk in full by everybody
proves: SELFSPLIT-05, HOUSE-05
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Round on the House!
drink deck: Passionfruit Tonic for Two

= the Drink of Ann: 3 Alcohol
= Ann: 3 Alcohol
= Ben: 3 Alcohol
= Cleo: 3 Alcohol
---
title: In a Drinking Contest the Passionfruit Tonic counts 3 and is not shared
proves: SELFSPLIT-05
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Drinking Contest!
drink deck: Passionfruit Tonic for Two | Wine | Light Ale

= the Drink of Ann: 3 Alcohol
= Ann: 3 Alcohol, 12 Gold
= Ben: 2 Alcohol, 9 Gold
= Cleo: 1 Alcohol, 9 Gold
