title: Embalming fluid keeps her fresh
proves: CARD-055
seats: Amundyr, Bryn
phase: drink
Amundyr has 10 Fortitude
Amundyr's pile: Dragon Breath Ale
Amundyr holds: I think I was embalmed in this stuff...

> Amundyr plays I think I was embalmed in this stuff...
> Amundyr drinks
= Amundyr: 14 Fortitude, 0 Alcohol
---
title: Negated, it leaves the Drink as it was and still does her good
proves: CARD-055
seats: Amundyr, Bryn
phase: drink
Amundyr has 10 Fortitude, 5 Alcohol
Amundyr's pile: Dragon Breath Ale
Amundyr holds: I think I was embalmed in this stuff... | I don't think so!
Bryn holds: The Wench thinks you should stop playing with the drinks.

> Amundyr plays I think I was embalmed in this stuff...
> Bryn plays The Wench thinks you should stop playing with the drinks.
> Amundyr drinks
= Amundyr: 10 Fortitude, 7 Alcohol
---
title: Shared, the other half has 2 Scarabs in it
proves: CARD-067
seats: Amundyr, Bryn
phase: drink
Amundyr's pile: Elven Wine
Amundyr holds: Sharing is caring

> Amundyr plays Sharing is caring on Bryn
= the Drink of Bryn: 2 Alcohol
> Amundyr drinks
= Amundyr: 2 Alcohol, 10 Scarabs left
= Bryn: 2 Alcohol, 2 Scarabs
---
title: The Scarabs are in the other half only
proves: CARD-067
seats: Bryn, Tara, Amundyr
phase: drink
Bryn's pile: Elven Wine
Bryn holds: Sharing is caring

> Bryn plays Sharing is caring on Tara
> Bryn drinks
= Bryn: 2 Alcohol, 0 Scarabs
= Tara: 2 Alcohol, 2 Scarabs
---
title: Who Ignores that half Ignores the Scarabs
proves: CARD-067
seats: Amundyr, Tara
phase: drink
Amundyr's pile: Elven Wine
Amundyr holds: Sharing is caring
Tara holds: Not thirsty
card: Not thirsty (Sometimes) = Ignore a Drink.

> Amundyr plays Sharing is caring on Tara
> Tara plays Not thirsty
> Amundyr drinks
= Amundyr: 2 Alcohol
= Tara: 0 Alcohol, 0 Scarabs
---
title: Split again, each half has its share of the Scarabs
proves: CARD-067, SPLIT-04
seats: Amundyr, Bryn, Tara
phase: drink
Amundyr's pile: Elven Wine
Amundyr holds: Sharing is caring
Bryn holds: Let's drink to clear skies and strong winds!

> Amundyr plays Sharing is caring on Bryn
> Bryn plays Let's drink to clear skies and strong winds! on Bryn's Drink, Tara
> Amundyr drinks
= Bryn: 1 Alcohol, 1 Scarab
= Tara: 1 Alcohol, 1 Scarab
---
title: Three thousand years without a Drink, and she is the better for it
seats: Amundyr, Bryn
phase: drink
Amundyr has 12 Fortitude
Amundyr's pile: Elven Wine
Amundyr holds: Three thousand years dry. I can wait.

> Amundyr plays Three thousand years dry. I can wait.
> Amundyr ends the phase
= Amundyr: 0 Alcohol, 13 Fortitude
---
title: She can wait for the next Round as well
seats: Bryn, Amundyr, Tara
Bryn holds: Gambling? I'm in!
Amundyr holds: Three thousand years dry. I can wait.

> Bryn plays Gambling? I'm in!
> Amundyr plays Three thousand years dry. I can wait.
= Amundyr: 10 Gold
= the pot: 2 Gold
---
title: Drinks for these fiends cost a Gold
seats: Amundyr, Bryn, Tara
phase: order
Amundyr holds: Wench, bring some drinks for these fiends!

> Amundyr plays Wench, bring some drinks for these fiends!
> Amundyr orders for Bryn
> Amundyr orders for Tara
= Amundyr: 9 Gold
= Bryn: 2 Drinks
= Tara: 2 Drinks
---
title: Whoever gets one of her Drinks gets a Scarab, once
proves: CARD-071
seats: Amundyr, Bryn, Tara
phase: order
Amundyr holds: We'll take those!

> Amundyr plays We'll take those!
> Amundyr orders for Bryn
> Amundyr orders for Bryn
= Bryn: 3 Drinks, 1 Scarab
= Amundyr: 9 Gold, 11 Scarabs left
---
title: Two players, two Drinks, two Scarabs; the Drink of the phase has none
proves: CARD-071
seats: Amundyr, Bryn, Tara, Remy
phase: order
Amundyr holds: We'll take those!

> Amundyr plays We'll take those!
> Amundyr orders for Bryn
> Amundyr orders for Tara
> Amundyr orders for Remy
= Bryn: 2 Drinks, 1 Scarab
= Tara: 2 Drinks, 1 Scarab
= Remy: 2 Drinks, 0 Scarabs
