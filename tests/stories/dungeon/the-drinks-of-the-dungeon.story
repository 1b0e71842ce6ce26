title: "Tomato Juice" is 2 strong to a Vampire, and takes no Fortitude
proves: TURN-11
seats: Count as count.toml, Ann
drinks: rdi6
phase: drink
Count's pile: "Tomato Juice"

= the Drink of Count: 2 Alcohol, 0 Fortitude
> Count drinks
= Count: 20 Fortitude, 2 Alcohol
---
title: "Tomato Juice" that everybody gets a copy of is to each what it is
proves: HOUSE-06
seats: Ann, Count as count.toml, Ben
drinks: rdi6
phase: drink
Ann's pile: A Toast to Villainy!
drink deck: "Tomato Juice"

> Ann drinks
= Ann: 18 Fortitude, 0 Alcohol
= Count: 20 Fortitude, 2 Alcohol
= Ben: 18 Fortitude, 0 Alcohol
---
title: "Tomato Juice" passed to a Vampire is a Vampire's Drink
proves: DRINK-20
seats: Ann, Count as count.toml
drinks: rdi6
phase: drink
Ann's pile: "Tomato Juice"
Ann holds: After you
card: After you (Sometimes) = Pass your Drink to another player.

> Ann plays After you on Count
= Ann: 20 Fortitude, 0 Alcohol
= Count: 20 Fortitude, 2 Alcohol
---
title: A dare: equally strong Drinks, and Daareka keeps the better one
proves: CARD-029
example: EX-133
seats: Daareka, Ann, Ben, Cleo
drinks: rdi6
phase: drink
Daareka has 15 Fortitude
Daareka's pile: The Wench Dares You...
drink deck: Angel Tears | Dungeon Runoff

> Daareka chooses drink Angel Tears
> Cleo drinks
= Daareka: 17 Fortitude, 0 Alcohol
= Ann: 19 Fortitude, 0 Alcohol
= Ben: 19 Fortitude, 0 Alcohol
= Cleo: 19 Fortitude, 0 Alcohol
---
title: A dare: the Drinks are compared as they are to whoever revealed it, and are to each drinker what they are
proves: CARD-028, CARD-029
seats: Ann, Count as count.toml, Ben
drinks: rdi6
phase: drink
Ann has 15 Fortitude
Ann's pile: The Wench Dares You...
drink deck: Angel Tears | "Tomato Juice"

> Ann chooses drink Angel Tears        # both are 0 strong to her
> Ben drinks
= Ann: 17 Fortitude, 0 Alcohol
= Count: 20 Fortitude, 2 Alcohol
= Ben: 18 Fortitude, 0 Alcohol
---
title: A dare: revealed by a Vampire, "Tomato Juice" is the stronger of the two
proves: CARD-028
seats: Count as count.toml, Ann, Ben
drinks: rdi6
phase: drink
Count has 15 Fortitude
Count's pile: The Wench Dares You...
drink deck: Angel Tears | "Tomato Juice"

> Ben drinks        # nobody had to choose
= Count: 17 Fortitude, 0 Alcohol
= Ann: 18 Fortitude, 0 Alcohol
= Ben: 18 Fortitude, 0 Alcohol
---
title: A dare: if its revealer Ignores the Event, no Drinks are revealed
proves: CARD-027
seats: Ann, Ben, Cleo
drinks: rdi6
phase: drink
Ann's pile: The Wench Dares You...
Ann holds: Lie Low
drink deck: Dragon Breath Ale | Light Ale
card: Lie Low (Sometimes) = Ignore an Event.

> Ann plays Lie Low
= Ann: 0 Alcohol
= Ben: 0 Alcohol
= Cleo: 0 Alcohol
= Dragon Breath Ale is not discarded
---
title: A dare: with the Drinks revealed, a player may Ignore their Drink but not the Event
proves: CARD-027, NEGATE-10
seats: Ann, Ben, Cleo
drinks: rdi6
phase: drink
Ann's pile: The Wench Dares You...
Ben holds: Lie Low | Plug
drink deck: Dragon Breath Ale | Light Ale
card: Lie Low (Sometimes) = Ignore an Event.
card: Plug (Sometimes) = Ignore a Drink.

= the Drink of Ben: 4 Alcohol
Ben cannot play Lie Low because NEGATE-10
> Ben plays Plug
= Ann: 1 Alcohol
= Ben: 0 Alcohol
= Cleo: 4 Alcohol
---
title: Sauvignon Blech: kept, it is drunk in full
proves: SELFSPLIT-02
seats: Ann, Ben
drinks: rdi6
phase: drink
Ann's pile: Sauvignon Blech

> Ann chooses keep it
= Ann: 3 Alcohol
= Ben: 0 Alcohol
---
title: Sauvignon Blech: what is changed before it is shared is shared
proves: SELFSPLIT-03
seats: Ann, Ben
drinks: rdi6
phase: drink
Ann's pile: Sauvignon Blech
Ben holds: Top Up
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.

> Ben plays Top Up on Ann's Drink
> Ann chooses Ben
= Ann: 3 Alcohol
= Ben: 3 Alcohol
---
title: Sauvignon Blech: as a Chaser it is not shared
proves: SELFSPLIT-05
seats: Ann, Ben
drinks: rdi6
phase: drink
Ann's pile: Light Ale with a Chaser | Sauvignon Blech

= the Drink of Ann: 4 Alcohol
= Ann: 4 Alcohol        # a question would stop the story before she has drunk
= Ben: 0 Alcohol
---
title: Sauvignon Blech: in a Drinking Contest it is not shared
proves: SELFSPLIT-05
seats: Ann, Ben
drinks: rdi6
phase: drink
Ann's pile: Drinking Contest!
drink deck: Sauvignon Blech | Light Ale

= the Drink of Ann: 3 Alcohol
= Ann: 3 Alcohol, 11 Gold
= Ben: 1 Alcohol, 9 Gold
---
title: Sauvignon Blech: no card can split it, not even one whose other half vanishes
proves: SPLIT-09, SELFSPLIT-06
seats: Ann, Ben
drinks: rdi6
phase: drink
Ann's pile: Sauvignon Blech
Ann holds: Fangs | Half and half
card: Fangs (Sometimes) = Keep half of your Drink, rounded down.
card: Half and half (Sometimes) = Split your Drink with another player.

= the Drink of Ann: 3 Alcohol
Ann cannot play Fangs because SPLIT-09
Ann cannot play Half and half because SPLIT-09
> Ann chooses keep it
= Ann: 3 Alcohol
---
title: A Toast to Villainy! as a Chaser does nothing
proves: DRINK-10
seats: Ann, Ben
drinks: rdi6
phase: drink
Ann's pile: Light Ale with a Chaser | A Toast to Villainy!
drink deck: Dragon Breath Ale

> Ann drinks
= Ann: 1 Alcohol, 0 Drinks
= Ben: 0 Alcohol
= A Toast to Villainy! is discarded
---
title: A Toast to Villainy!: nobody can touch the Drink before everybody has a copy
proves: HOUSE-06
seats: Ann, Ben, Cleo
drinks: rdi6
phase: drink
Ann's pile: A Toast to Villainy!
Ben holds: Half and half
drink deck: Elven Wine
card: Half and half (Sometimes) = Split your Drink with another player.

= the Drink of Ann: 3 Alcohol
= now the Drink of Ben: 3 Alcohol
= now the Drink of Cleo: 3 Alcohol
> Ben plays Half and half on Cleo
= Ann: 3 Alcohol
= Ben: 2 Alcohol
= Cleo: 5 Alcohol
---
title: Drinking Contest! of the box: the strongest Drink is paid 1 Gold by each other player
proves: CONTEST-01, CONTEST-05
seats: Ann, Ben, Cleo
drinks: rdi6
phase: drink
Ann's pile: Drinking Contest!
drink deck: Wine | Poison, Probably | Dungeon Runoff

> Ann drinks
= now Ben: 3 Alcohol                  # poison is 3 strong to a Hero
= Ann: 2 Alcohol, 9 Gold
= Ben: 12 Gold
= Cleo: 19 Fortitude, 9 Gold
