title: The Dare with a Chaser: the Chaser comes from the Drink Deck before the second Drink
proves: CARD-027, DRINK-08
seats: Daareka, Vlazlo
phase: drink
drinks: rdi6
Daareka's pile: The Wench Dares You...
drink deck: Wine with a Chaser | Light Ale | Wine

> Daareka drinks
= Daareka: 2 Alcohol
= Vlazlo: 3 Alcohol
---
title: The Dare: Coffee has less than Runoff
proves: CARD-028
seats: Daareka, Vlazlo
phase: drink
drinks: rdi6
Daareka has 3 Alcohol
Daareka's pile: The Wench Dares You...
drink deck: Coffee | Dungeon Runoff

> Daareka drinks
= Daareka: 2 Alcohol, 20 Fortitude
= Vlazlo: 19 Fortitude
---
title: "Poison, Probably" in a Toast: Heroes and Villains each their own way
proves: HOUSE-06, DUNGEON-06
seats: Daareka, Ann
phase: drink
drinks: rdi6
Daareka's pile: A Toast to Villainy!
drink deck: Poison, Probably

> Daareka drinks
= Daareka: 1 Alcohol
= Ann: 3 Alcohol
---
title: The price of new Drinks is a payment: the Elixir pays it
proves: DRINK-06, CARD-041
seats: Daareka, Torglesnarf, Vlazlo
phase: order
drinks: rdi6
drink deck exactly: Wine
drink discards: Light Ale | Dark Ale
Torglesnarf's front: Discount Elixir of Haggling

> Daareka orders for Vlazlo
= Daareka: 9 Gold
= Vlazlo: 9 Gold
= Torglesnarf: 10 Gold
---
title: Half a Blech passed on
proves: SELFSPLIT-03, DRINK-20
seats: Vlazlo, Daareka, Torglesnarf
phase: drink
drinks: rdi6
Vlazlo's pile: Sauvignon Blech
Daareka holds: You're thirsty. Wouldn't you agree?

> Vlazlo chooses Daareka
> Daareka plays You're thirsty. Wouldn't you agree? on Vlazlo
= Vlazlo: 4 Alcohol
= Daareka: 0 Alcohol
---
title: Losing a Contest with the Elixir: the Inn pays the winner
proves: CARD-041, CONTEST-05
seats: Daareka, Torglesnarf
phase: drink
drinks: rdi6
Daareka's pile: Drinking Contest!
drink deck: Wine | Light Ale
Torglesnarf's front: Discount Elixir of Haggling

> Daareka drinks
= Daareka: 11 Gold
= Torglesnarf: 10 Gold
---
title: A Drink's Fortitude loss is nobody's blow: no hit-back
proves: TYPES-01
seats: Daareka, Vlazlo
phase: drink
drinks: rdi6
Daareka's pile: Dungeon Runoff
Daareka holds: Now I'll show you why I'm called 'the Mindbreaker!'

> Daareka drinks
= Daareka: 19 Fortitude
Daareka cannot play Now I'll show you why I'm called 'the Mindbreaker!'
---
title: Contest: an Event counts as 0, and so does Coffee, which still sobers: they tie and repeat
proves: CONTEST-02, CONTEST-14, CONTEST-06
seats: Daareka, Amundyr
phase: drink
drinks: rdi6
Amundyr has 3 Alcohol
Daareka's pile: Drinking Contest!
drink deck: A Toast to Villainy! | Coffee | Wine | Light Ale

> Daareka drinks
= Daareka: 2 Alcohol, 11 Gold
= Amundyr: 3 Alcohol, 9 Gold
