title: A passed Drink that its new drinker weakens counts less for its revealer
proves: CONTEST-11, CONTEST-12
seats: Ann, Ben, Cat
phase: drink
Ann's pile: Drinking Contest!
Ann holds: Yours
Ben holds: Water it down
drink deck: Bottle of Rum | Light Ale | Dragon Breath Ale
card: Yours (Sometimes) = Pass your Drink to another player.
card: Water it down (Sometimes) = Remove 2 Alcohol Content from your Drink.

> Ann plays Yours on Ben
> Ben plays Water it down on Ben's Drink (Bottle of Rum)
> Ann ends the phase
= Ben: 4 Alcohol, 9 Gold
= Cat: 4 Alcohol, 12 Gold
= Ann: 9 Gold
---
title: A Drink that was replaced counts what it has become
proves: CONTEST-11
seats: Ann, Nerodia, Cat
phase: drink
Ann's pile: Drinking Contest!
Nerodia holds: How about some 'vino di venom' instead?
drink deck: Bottle of Rum | Light Ale | Dragon Breath Ale

> Nerodia plays How about some 'vino di venom' instead? on Ann's Drink
> Ann ends the phase
= Ann: 3 Alcohol, 9 Gold
= Cat: 4 Alcohol, 12 Gold
---
title: A Drink that gives Fortitude instead of Alcohol Content counts nothing
proves: CONTEST-11
seats: Farai, Ben, Cat
phase: drink
Farai's pile: Drinking Contest!
Farai has 10 Fortitude, 0 Alcohol, 10 Gold
Farai holds: Bless this pint.
drink deck: Bottle of Rum | Light Ale | Dragon Breath Ale

> Farai plays Bless this pint.
> Farai ends the phase
= Farai: 15 Fortitude, 0 Alcohol
= Cat: 12 Gold
---
title: A half that is split again still counts for nobody but its revealer
proves: CONTEST-12, CONTEST-19
seats: Ann, Ben, Cat
phase: drink
Ann's pile: Drinking Contest!
Ann holds: Half for you
Ben holds: Half for you
drink deck: Dragon Breath Ale | Light Ale | Shot of Rum
card: Half for you (Sometimes) = Split your Drink with another player.

> Ann plays Half for you on Ben
> Ben plays Half for you on Ben's Drink (Dragon Breath Ale), Cat
> Ann ends the phase
= Ann: 2 Alcohol, 12 Gold
