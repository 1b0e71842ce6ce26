title: The first rule: bring your pets
proves: CARD-046
seats: Amundyr, Bryn, Tara
Amundyr holds: First rule of villainy: Always bring your pets

> Amundyr plays First rule of villainy: Always bring your pets
= Bryn: 19 Fortitude, 1 Scarab
= Tara: 19 Fortitude, 1 Scarab
= Amundyr: 20 Fortitude
---
title: One of everything is three
proves: CARD-072
seats: Amundyr, Bryn, Tara
phase: order
Amundyr holds: Wench, bring us one of everything!

> Amundyr plays Wench, bring us one of everything!
> Amundyr orders for Bryn
> Amundyr orders for Bryn
> Amundyr orders for Tara
= Bryn: 3 Drinks
= Tara: 2 Drinks
= Amundyr: 9 Gold
---
title: Dinner for those who have guests
seats: Amundyr, Bryn, Tara
Bryn has 3 Scarabs
Amundyr holds: Wake up, my darlings! Dinner is served!

> Amundyr plays Wake up, my darlings! Dinner is served!
= Bryn: 19 Fortitude, 3 Scarabs
= Tara: 20 Fortitude
= Amundyr: 20 Fortitude
---
title: A plague for the whole table
seats: Amundyr, Bryn, Tara
Amundyr holds: One plague for the whole table, please.

> Amundyr plays One plague for the whole table, please.
= Bryn: 20 Fortitude, 1 Scarab
= Tara: 20 Fortitude, 1 Scarab
---
title: Without teammates nothing is on anybody's neck
proves: BVB-03
seats: Amundyr, Bryn, Tara
Amundyr holds: Your friend has something on his neck.

> Amundyr plays Your friend has something on his neck. on Bryn
= Bryn: 19 Fortitude, 0 Scarabs
= Tara: 20 Fortitude, 0 Scarabs
---
title: Gold or beetles
seats: Amundyr, Bryn, Tara
Amundyr holds: Tribute! Gold or beetles, I'm not fussy.

> Amundyr plays Tribute! Gold or beetles, I'm not fussy.
> Bryn chooses Pay you 1 Gold
> Tara chooses Gain a Scarab
= Bryn: 9 Gold, 0 Scarabs
= Tara: 10 Gold, 1 Scarab
= Amundyr: 11 Gold
---
title: With too few beetles only Gold is left
proves: DUNGEON-05
seats: Amundyr, Bryn, Tara
Tara has 12 Scarabs
Amundyr holds: Tribute! Gold or beetles, I'm not fussy.

> Amundyr plays Tribute! Gold or beetles, I'm not fussy.
> Bryn chooses Pay you 1 Gold
> Tara chooses Pay you 1 Gold
= Amundyr: 12 Gold, 0 Scarabs left
---
title: Fresh bandages
seats: Amundyr, Bryn
Amundyr has 10 Fortitude
Amundyr holds: Fresh bandages, and be quick about it.

> Amundyr plays Fresh bandages, and be quick about it.
= Amundyr: 12 Fortitude, 9 Gold
---
title: Kneel
seats: Bryn, Amundyr
Bryn holds: Watch it! Loose cannonball!
Amundyr holds: You will kneel before you do that.

> Bryn plays Watch it! Loose cannonball! on Amundyr
> Amundyr plays You will kneel before you do that.
= Amundyr: 20 Fortitude, 9 Gold
= Bryn: 1 Scarab
---
title: It was on the door
seats: Bryn, Amundyr
Bryn holds: Watch it! Loose cannonball!
Amundyr holds: The curse was on the door. You read it, surely?

> Bryn plays Watch it! Loose cannonball! on Amundyr
> Amundyr plays The curse was on the door. You read it, surely?
= Amundyr: 20 Fortitude
= Bryn: 18 Fortitude, 1 Scarab
---
title: Into a jar with it
seats: Amundyr, Bryn
phase: drink
Amundyr has 10 Fortitude
Amundyr's pile: Elven Wine
Amundyr holds: Pour it into a jar with the others.
Bryn holds: I don't think so!

> Amundyr plays Pour it into a jar with the others.
> Bryn plays I don't think so!
> Amundyr drinks
= Amundyr: 3 Alcohol, 12 Fortitude
