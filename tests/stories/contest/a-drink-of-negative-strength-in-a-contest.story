title: Pot of Tea counts as 0 in a Contest and still makes its drinker more sober
proves: CONTEST-02, CONTEST-14, DRINK-23
example: EX-023
seats: Farai, Lucky, Phyll
phase: drink
drinks: rdi8
Farai has 5 Alcohol
Farai's pile: Drinking Contest!
drink deck: Pot of Tea | Light Ale | Round on the House! | Bottle of Rum

> Farai drinks
= Farai: 4 Alcohol, 9 Gold
= Lucky: 1 Alcohol, 12 Gold
= Phyll: 0 Alcohol, 9 Gold
---
title: Pot of Tea and two Drink Events tie at 0, and all repeat
proves: CONTEST-02, CONTEST-14, CONTEST-06
example: EX-023
seats: Farai, Lucky, Phyll
phase: drink
drinks: rdi8
Farai has 5 Alcohol
Farai's pile: Drinking Contest!
drink deck: Pot of Tea | The Wench Dares You... | Round on the House! | Light Ale | Wine | Water | Bottle of Rum

> Farai drinks
= now Farai: 4 Alcohol, 10 Gold
= now Lucky: 0 Alcohol, 10 Gold
= now Phyll: 0 Alcohol, 10 Gold
= now the Drink of Farai: 1 Alcohol
= now the Drink of Lucky: 2 Alcohol
= now the Drink of Phyll: 0 Alcohol
= Lucky: 2 Alcohol, 12 Gold
---
title: Coffee counts as 0 in a Contest and still makes its drinker more sober
proves: CONTEST-02, CONTEST-14, DRINK-23
example: EX-088
seats: Amundyr, Vlazlo, Daareka
phase: drink
drinks: rdi6
Amundyr has 5 Alcohol
Amundyr's pile: Drinking Contest!
drink deck: Coffee | Light Ale | A Toast to Villainy! | Dragon Breath Ale

> Amundyr drinks
= Amundyr: 4 Alcohol, 9 Gold
= Vlazlo: 1 Alcohol, 12 Gold
= Daareka: 0 Alcohol, 9 Gold
---
title: Coffee and two Drink Events tie at 0, and all repeat
proves: CONTEST-02, CONTEST-14, CONTEST-06
example: EX-088
seats: Amundyr, Vlazlo, Daareka
phase: drink
drinks: rdi6
Amundyr has 5 Alcohol
Amundyr's pile: Drinking Contest!
drink deck: Coffee | The Wench Dares You... | A Toast to Villainy! | Light Ale | Light Ale | Wine | Dragon Breath Ale

> Amundyr drinks
= now Amundyr: 4 Alcohol, 10 Gold
= now the Drink of Amundyr: 1 Alcohol
= now the Drink of Vlazlo: 1 Alcohol
= now the Drink of Daareka: 2 Alcohol
= Daareka: 2 Alcohol, 12 Gold
---
title: A Drink that cuts you off counts as 0 in a Contest and still makes its drinker more sober
proves: CONTEST-02, CONTEST-14, DRINK-23
example: EX-161
seats: Tara, Bryn, Remy
phase: drink
Tara has 5 Alcohol
Tara's pile: Drinking Contest!
drink deck: We're Cutting You Off! | Light Ale | The Challenge! | Bottle of Rum

= the Drink of Tara: -1 Alcohol
= now the Drink of Bryn: 1 Alcohol
= now the Drink of Remy: 0 Alcohol
> Tara drinks
= Tara: 4 Alcohol, 9 Gold
= Bryn: 1 Alcohol, 12 Gold
= Remy: 0 Alcohol, 9 Gold
---
title: A Drink that cuts you off and two Drink Events tie at 0, and all repeat
proves: CONTEST-02, CONTEST-14, CONTEST-06
example: EX-161
seats: Tara, Bryn, Remy
phase: drink
Tara has 5 Alcohol
Tara's pile: Drinking Contest!
drink deck: We're Cutting You Off! | Round on the House! | The Challenge! | Wine | Light Ale | Light Ale | Bottle of Rum

> Tara drinks
= now Tara: 4 Alcohol, 10 Gold
= now Bryn: 0 Alcohol, 10 Gold
= now Remy: 0 Alcohol, 10 Gold
= now the Drink of Tara: 2 Alcohol
= now the Drink of Bryn: 1 Alcohol
= now the Drink of Remy: 1 Alcohol
= Tara: 6 Alcohol, 12 Gold
= Bryn: 1 Alcohol, 9 Gold
= Remy: 1 Alcohol, 9 Gold
