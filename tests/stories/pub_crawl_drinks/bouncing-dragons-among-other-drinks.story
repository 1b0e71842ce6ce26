title: Bouncing Dragons as a Chaser adds its 5 and cannot be bounced
proves: DRINK-09
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Light Ale with a Chaser | Bouncing Dragons

= the Drink of Ann: 6 Alcohol
= Ann: 6 Alcohol, 10 Gold        # only windows are passed here: nobody asked her to pay
= Ben: 0 Alcohol, 10 Gold
= Bouncing Dragons is discarded
---
title: Split before anybody pays, each half is rounded up and may bounce by itself
proves: SPLIT-01, SPLIT-04
seats: Ann, Ben, Cleo, Dag
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Ann holds: Two Straws
card: Two Straws (Sometimes) = Split your Drink with another player.

> Ann plays Two Straws on Cleo
= the Drink of Ann: 3 Alcohol
= the Drink of Cleo: 3 Alcohol
> Ann chooses put 1 Gold on it and pass it to Ben
= the Drink of Ben: 2 Alcohol
= the Drink of Cleo: 3 Alcohol
> Ben chooses drink it
> Cleo chooses put 1 Gold on it and pass it to Dag
> Dag chooses drink it
= Ann: 0 Alcohol, 9 Gold
= Ben: 2 Alcohol, 11 Gold
= Cleo: 0 Alcohol, 9 Gold
= Dag: 2 Alcohol, 11 Gold
---
title: Split when a Gold lies on it, the Gold stays with whoever splits it
proves: SPLIT-03, SPLIT-04
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Ben holds: Two Straws
card: Two Straws (Sometimes) = Split your Drink with another player.

> Ann chooses put 1 Gold on it
> Ben plays Two Straws on Cleo
= the Drink of Ben: 2 Alcohol
> Ben chooses drink it
> Cleo chooses drink it
= Ben: 2 Alcohol, 11 Gold
= Cleo: 2 Alcohol, 10 Gold
= Ann: 0 Alcohol, 9 Gold
= the Inn: 0 Gold
---
title: Half a Bouncing Dragons that is Ignored sends only its own Gold to the Inn
proves: CARD-004, SPLIT-02
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Bouncing Dragons
Ben holds: Two Straws
Cleo holds: Plug
card: Two Straws (Sometimes) = Split your Drink with another player.
card: Plug (Sometimes) = Ignore a Drink.

> Ann chooses put 1 Gold on it
> Ben plays Two Straws on Cleo
> Cleo plays Plug
> Ben chooses drink it
= Ben: 2 Alcohol, 11 Gold
= Cleo: 0 Alcohol, 10 Gold
= the Inn: 0 Gold
---
title: In a Drinking Contest the Gold on Bouncing Dragons weakens it, the passing on does not
proves: CONTEST-11, CONTEST-12
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Drinking Contest!
drink deck: Bouncing Dragons | Elven Wine | Light Ale

> Ann chooses put 1 Gold on it and pass it to Ben
> Ben chooses drink it
= Ann: 0 Alcohol, 11 Gold        # 1 paid, 2 won: hers still counts 4
= Ben: 7 Alcohol, 10 Gold        # 1 found on the Drink, 1 lost
= Cleo: 1 Alcohol, 9 Gold
---
title: A Gold too many on Bouncing Dragons ties a Drinking Contest
proves: CONTEST-06, CONTEST-11
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Drinking Contest!
drink deck: Bouncing Dragons | Dragon Breath Ale | Light Ale | Light Ale | Wine

> Ann chooses put 1 Gold on it
> Ben chooses drink it
= now Ben: 8 Alcohol, 11 Gold
= the Drink of Ann: 1 Alcohol
= the Drink of Ben: 2 Alcohol
= Ben: 10 Alcohol, 13 Gold
= Ann: 1 Alcohol, 8 Gold
= Cleo: 1 Alcohol, 9 Gold
---
title: Bouncing Dragons drunk as it is wins a Drinking Contest with 5
proves: CONTEST-05
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Drinking Contest!
drink deck: Bouncing Dragons | Dragon Breath Ale | Light Ale

> Ann chooses drink it
= Ann: 5 Alcohol, 12 Gold
= Ben: 4 Alcohol, 9 Gold
= Cleo: 1 Alcohol, 9 Gold
---
title: Each copy of Bouncing Dragons on the house may bounce by itself
proves: HOUSE-03
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Round on the House!
drink deck: Bouncing Dragons

> Ann chooses put 1 Gold on it and pass it to Ben
> Ben chooses drink it
> Ben chooses drink it
> Cleo chooses drink it
= Ann: 0 Alcohol, 9 Gold
= Ben: 9 Alcohol, 11 Gold        # his own 5, and Ann's 4 with her Gold
= Cleo: 5 Alcohol, 10 Gold
= the Inn: 0 Gold
---
title: One copy on the house is Ignored with the Gold on it, the others are drunk
proves: CARD-004, HOUSE-03
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: Round on the House!
drink deck: Bouncing Dragons
Ben holds: Plug
card: Plug (Sometimes) = Ignore a Drink.

> Ben plays Plug on Ben's Drink
> Ann chooses put 1 Gold on it and pass it to Ben
> Ben chooses drink it
> Cleo chooses drink it
= Ann: 0 Alcohol, 9 Gold
= Ben: 4 Alcohol, 11 Gold
= Cleo: 5 Alcohol, 10 Gold
= the Inn: 0 Gold
---
title: In a dare Bouncing Dragons is the stronger Drink, and each of the others may bounce their copy
proves: CARD-029
seats: Ann, Ben, Cleo
phase: drink
drinks: rdi8
Ann's pile: The Wench Dares You...
drink deck: Bouncing Dragons | Dragon Breath Ale

> Ben chooses drink it
> Cleo chooses put 1 Gold on it and pass it to Ann
> Ann chooses drink it
= Ann: 8 Alcohol, 11 Gold        # the Dragon Breath Ale, and what came from Cleo
= Ben: 5 Alcohol, 10 Gold
= Cleo: 0 Alcohol, 9 Gold
