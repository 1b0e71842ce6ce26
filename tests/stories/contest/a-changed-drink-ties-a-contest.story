title: A Drink made stronger ties the Contest, and only the two tied repeat
proves: CONTEST-04, CONTEST-06, CONTEST-11
example: EX-024
seats: Lucky, Farai, Samantha, Phyll
phase: drink
drinks: rdi8
Lucky's pile: Drinking Contest!
drink deck: Wine | Light Ale | Dark Ale | Water | Light Ale | Elven Wine | Dragon Breath Ale | Dragon Breath Ale
card: Birch Chip (Sometimes) = Add 1 Alcohol Content to a Drink and whoever drinks it draws a card.
card: Stiff Dash (Sometimes) = Add 2 Alcohol Content to a Drink.
Phyll holds: Birch Chip | Stiff Dash

> Phyll plays Birch Chip on Farai's Drink
> Farai drinks
= now Lucky: 2 Alcohol, 10 Gold
= now Farai: 2 Alcohol, 8 cards, 10 Gold
= now Samantha: 1 Alcohol, 10 Gold
= now Phyll: 0 Alcohol, 10 Gold
= now the Drink of Lucky: 1 Alcohol
= now the Drink of Farai: 3 Alcohol
Phyll can play Stiff Dash on Farai's Drink
Phyll cannot play Stiff Dash on Samantha's Drink
Phyll cannot play Stiff Dash on Phyll's Drink
= Lucky: 3 Alcohol, 9 Gold
= Farai: 5 Alcohol, 13 Gold
= Samantha: 1 Alcohol, 9 Gold
= Phyll: 0 Alcohol, 9 Gold
---
title: The same Contest, if nobody makes the Light Ale stronger
proves: CONTEST-05
example: EX-024
seats: Lucky, Farai, Samantha, Phyll
phase: drink
drinks: rdi8
Lucky's pile: Drinking Contest!
drink deck: Wine | Light Ale | Dark Ale | Water

> Farai drinks
= Lucky: 2 Alcohol, 13 Gold
= Farai: 1 Alcohol, 7 cards, 9 Gold
---
title: Vlazlo makes his Drink weaker and ties the Contest
proves: CONTEST-06, CONTEST-11
example: EX-089
seats: Vlazlo, Amundyr, Daareka
phase: drink
drinks: rdi6
Vlazlo's pile: Drinking Contest!
drink deck: Dragon Breath Ale | Light Ale | A Toast to Villainy! | Light Ale | Wine | Dragon Breath Ale
card: Stiff Dash (Sometimes) = Add 2 Alcohol Content to a Drink.
Vlazlo holds: Zis tankard is too big
Daareka holds: Stiff Dash

> Vlazlo plays Zis tankard is too big on Vlazlo's Drink
> Vlazlo drinks
= now Vlazlo: 1 Alcohol, 10 Gold
= now Amundyr: 1 Alcohol, 10 Gold
= now Daareka: 0 Alcohol, 10 Gold
= now the Drink of Vlazlo: 1 Alcohol
= now the Drink of Amundyr: 2 Alcohol
Daareka cannot play Stiff Dash on Daareka's Drink
= Amundyr: 3 Alcohol, 12 Gold
= Vlazlo: 2 Alcohol, 9 Gold
= Daareka: 0 Alcohol, 9 Gold
---
title: Bryn makes her Drink with its Chaser weaker and ties the Contest
proves: CONTEST-03, CONTEST-06, CONTEST-11
example: EX-162
seats: Bryn, Tara, Remy, Whitehawk
phase: drink
Bryn's pile: Drinking Contest!
drink deck: Elven Wine with a Chaser | Wine | Light Ale | Water | The Challenge! | Light Ale | Wine | Bottle of Rum
Bryn holds: I'm built like an ox, and I can drink like one, too! | Landlubber portion? Here, a sailor's!

= the Drink of Bryn: 5 Alcohol
= now the Drink of Tara: 1 Alcohol
= now the Drink of Remy: 0 Alcohol
= now the Drink of Whitehawk: 0 Alcohol
> Bryn plays I'm built like an ox, and I can drink like one, too! on Bryn's Drink
> Bryn drinks
= now Bryn: 1 Alcohol, 10 Gold
= now Tara: 1 Alcohol, 10 Gold
= now Remy: 0 Alcohol, 10 Gold
= now Whitehawk: 0 Alcohol, 10 Gold
= now the Drink of Bryn: 1 Alcohol
= now the Drink of Tara: 2 Alcohol
Bryn can play Landlubber portion? Here, a sailor's! on Tara's Drink
Bryn cannot play Landlubber portion? Here, a sailor's! on Remy's Drink
Bryn cannot play Landlubber portion? Here, a sailor's! on Whitehawk's Drink
= Tara: 3 Alcohol, 13 Gold
= Bryn: 2 Alcohol, 9 Gold
= Remy: 0 Alcohol, 9 Gold
= Whitehawk: 0 Alcohol, 9 Gold
---
title: The same Contest, if Bryn drinks what she has revealed
proves: CONTEST-03, CONTEST-05
example: EX-162
seats: Bryn, Tara, Remy, Whitehawk
phase: drink
Bryn's pile: Drinking Contest!
drink deck: Elven Wine with a Chaser | Wine | Light Ale | Water | The Challenge!
Bryn holds: I'm built like an ox, and I can drink like one, too!

> Bryn drinks
= Bryn: 5 Alcohol, 13 Gold
= Tara: 1 Alcohol, 9 Gold
= Remy: 0 Alcohol, 9 Gold
= Whitehawk: 0 Alcohol, 9 Gold
