title: A Drink with a Chaser is one Drink, and one card Ignores it all
proves: DRINK-08, DRINK-09, DRINK-13, DRINK-14
example: EX-006
seats: Farai, Phyll, Samantha
phase: drink
Farai's pile: Wine with a Chaser | Dragon Breath Ale
card: No Thirst (Sometimes) = Ignore a Drink.
Farai holds: No Thirst

Farai cannot play No Thirst because NEGATE-05
> Farai declines
> Phyll declines
> Samantha declines
= now the Drink of Farai: 6 Alcohol
> Farai plays No Thirst
= Farai: 0 Alcohol, 0 Drinks
= Wine with a Chaser is discarded
= Dragon Breath Ale is discarded
= No Thirst is discarded
---
title: The same Drink, if nobody Ignores it
proves: DRINK-09, DRINK-13
example: EX-006
seats: Farai, Phyll, Samantha
phase: drink
Farai's pile: Wine with a Chaser | Dragon Breath Ale

> Farai drinks
= Farai: 6 Alcohol, 0 Drinks
---
title: A Drink with a Chaser is one Drink, and Daareka Ignores it with one card
proves: DRINK-08, DRINK-13, DRINK-14
example: EX-068
seats: Daareka, Vlazlo, Amundyr
phase: drink
drinks: rdi6
Daareka has 3 Alcohol
Daareka's pile: Wine with a Chaser | Dragon Breath Ale
Daareka holds: If I drink this, we'll all end up making bad decisions

> Daareka declines
> Vlazlo declines
> Amundyr declines
= now the Drink of Daareka: 6 Alcohol
> Daareka plays If I drink this, we'll all end up making bad decisions
= Daareka: 3 Alcohol, 0 Drinks        # nor does she sober up
= Wine with a Chaser is discarded
= Dragon Breath Ale is discarded
---
title: A Drink with a Chaser is one Drink, and Remy Ignores it with one card
proves: DRINK-08, DRINK-09, DRINK-13, DRINK-14, NEGATE-13
example: EX-141
seats: Remy, Bryn, Tara
phase: drink
Remy's pile: Wine with a Chaser | Dragon Breath Ale
Remy holds: I best not. Someone needs to keep a level head

Remy cannot play I best not. Someone needs to keep a level head        # nothing is revealed yet
> Remy declines
> Bryn declines
> Tara declines
= now the Drink of Remy: 6 Alcohol
> Remy plays I best not. Someone needs to keep a level head
= Remy: 0 Alcohol, 0 Drinks, 6 cards
= Wine with a Chaser is discarded
= Dragon Breath Ale is discarded
---
title: Remy, who Ignored both cards, does not sober up either
proves: DRINK-13, NEGATE-13
example: EX-141
seats: Remy, Bryn, Tara
phase: drink
Remy has 3 Alcohol
Remy's pile: Wine with a Chaser | Dragon Breath Ale
Remy holds: I best not. Someone needs to keep a level head

> Remy plays I best not. Someone needs to keep a level head
> Remy ends the phase
= Remy: 3 Alcohol, 0 Drinks
---
title: If Remy lets it pass, he drinks both cards at once
proves: DRINK-08, DRINK-09
example: EX-141
seats: Remy, Bryn, Tara
phase: drink
Remy's pile: Wine with a Chaser | Dragon Breath Ale
Remy holds: I best not. Someone needs to keep a level head

> Remy drinks
= Remy: 6 Alcohol, 0 Drinks, 7 cards
= Wine with a Chaser is discarded
= Dragon Breath Ale is discarded
