title: Splitting a Drink with a Chaser: sums first, then halves rounded up
proves: CARD-067, SPLIT-04
seats: Amundyr, Daareka
phase: drink
drinks: rdi6
drink: Inspiring = 2 Alcohol, draw 2
Amundyr's pile: Elven Wine with a Chaser | Inspiring
Amundyr holds: Sharing is caring

> Amundyr plays Sharing is caring on Daareka
= Amundyr: 3 Alcohol, 7 cards
> Daareka chooses draw 1 card
= Daareka: 3 Alcohol, 8 cards, 2 Scarabs
---
title: A shared Drink counts in full in a Contest
proves: CARD-067, CONTEST-12
seats: Amundyr, Daareka
phase: drink
drinks: rdi6
Amundyr's pile: Drinking Contest!
drink deck: Dragon Breath Ale | Elven Wine
Amundyr holds: Sharing is caring

> Amundyr plays Sharing is caring on Daareka
= Amundyr: 2 Alcohol, 11 Gold
= Daareka: 5 Alcohol, 9 Gold, 2 Scarabs
---
title: Embalmed at 19: never above 20
proves: CARD-055, LIMIT-01
seats: Amundyr, Daareka
phase: drink
drinks: rdi6
Amundyr has 19 Fortitude
Amundyr's pile: Elven Wine
Amundyr holds: I think I was embalmed in this stuff...

> Amundyr plays I think I was embalmed in this stuff...
= Amundyr: 20 Fortitude, 0 Alcohol
---
title: Embalmed Negated by "I don't think so!" at 1 Alcohol Content: down to 0, then the Drink
proves: CARD-055, LIMIT-04
seats: Amundyr, Daareka, Vlazlo
phase: drink
drinks: rdi6
Amundyr has 1 Alcohol
Amundyr's pile: Elven Wine
Amundyr holds: I think I was embalmed in this stuff...
Daareka holds: I don't think so!

> Amundyr plays I think I was embalmed in this stuff...
> Daareka plays I don't think so!
= Amundyr: 20 Fortitude, 3 Alcohol
---
title: A shared half is passed on with its Scarabs
proves: CARD-067, DRINK-20
seats: Amundyr, Daareka, Vlazlo
phase: drink
drinks: rdi6
Amundyr's pile: Elven Wine
Amundyr holds: Sharing is caring
Daareka holds: You're thirsty. Wouldn't you agree?

> Amundyr plays Sharing is caring on Daareka
> Daareka plays You're thirsty. Wouldn't you agree? on Vlazlo
= Daareka: 0 Alcohol, 0 Scarabs
= Vlazlo: 2 Alcohol, 2 Scarabs
---
title: Sharing stopped by the Wench
proves: CARD-067, CHANGE-01
seats: Amundyr, Daareka, Vlazlo
phase: drink
drinks: rdi6
Amundyr's pile: Elven Wine
Amundyr holds: Sharing is caring
Daareka holds: The Wench thinks you should stop playing with the drinks.

> Amundyr plays Sharing is caring on Daareka
> Daareka plays The Wench thinks you should stop playing with the drinks.
= Amundyr: 3 Alcohol, 12 Scarabs left
= Daareka: 0 Alcohol, 0 Scarabs
---
title: Embalmed with a Chaser of Runoff: 2 for and 1 against
proves: CARD-055
seats: Amundyr, Daareka
phase: drink
drinks: rdi6
Amundyr has 10 Fortitude
Amundyr's pile: Wine with a Chaser | Dungeon Runoff
Amundyr holds: I think I was embalmed in this stuff...

> Amundyr plays I think I was embalmed in this stuff...
= Amundyr: 11 Fortitude, 0 Alcohol
---
title: Embalmed in a Drink that was passed to her: it is hers now
proves: CARD-055, DRINK-20
seats: Daareka, Amundyr
phase: drink
drinks: rdi6
Amundyr has 10 Fortitude
Daareka's pile: Elven Wine
Daareka holds: You're thirsty. Wouldn't you agree?
Amundyr holds: I think I was embalmed in this stuff...

> Daareka plays You're thirsty. Wouldn't you agree? on Amundyr
> Amundyr plays I think I was embalmed in this stuff...
= Amundyr: 13 Fortitude, 0 Alcohol
