title: Everybody has one Action card and orders one Drink
proves: BVB-01
seats: Amundyr, Daareka, Vlazlo
variant: boss-versus-boss
turn: 4
card: Elbow (Action) = Another player loses 2 Fortitude.
Amundyr holds: Elbow | Elbow

> Amundyr plays Elbow on Vlazlo
= Vlazlo: 18 Fortitude
Amundyr cannot play Elbow because TYPES-05
= Elbow is discarded
> Amundyr orders for Daareka
> Amundyr drinks
= Daareka: 2 Drinks
= Vlazlo: 1 Drink, 18 Fortitude
---
title: There are seven cards and no Potions
proves: BVB-02
seats: Amundyr, Daareka
variant: boss-versus-boss

= Amundyr: 7 cards, 0 Potions, 10 Gold
= Daareka: 7 cards, 0 Potions
---
title: No Champions are named
proves: BVB-04, BVB-01
seats: Amundyr, Daareka, Vlazlo
variant: boss-versus-boss
Amundyr holds: Gambling? I'm in!

> Amundyr plays Gambling? I'm in!
= the pot: 3 Gold
= Vlazlo: 9 Gold
---
title: What a card does to teammates, it does to nobody
proves: BVB-03
seats: Torglesnarf, Daareka, Vlazlo
variant: boss-versus-boss
Torglesnarf holds: Hold them back! I'm taking care of this one personally!
Vlazlo holds: Ouch
Daareka holds: Ouch
card: Ouch (Anytime) = You gain 1 Gold.

> Torglesnarf plays Hold them back! I'm taking care of this one personally! on Daareka
= Daareka: 17 Fortitude
Vlazlo can play Ouch
Daareka can play Ouch
---
title: Somebody else may help nobody anyway
proves: BVB-03, CARD-062
seats: Vlazlo, Daareka, Amundyr
variant: boss-versus-boss
Vlazlo holds: No von can help you now
Daareka holds: Duck
card: Duck (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 1.

> Vlazlo plays No von can help you now on Daareka
> Daareka plays Duck
= Daareka: 17 Fortitude
