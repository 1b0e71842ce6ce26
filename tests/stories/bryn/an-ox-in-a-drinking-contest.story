title: Bryn's strong Drink becomes 1 and ties with Tara's Light Ale; only the two repeat
proves: CARD-087, CONTEST-03, CONTEST-06, CONTEST-11
example: EX-162
seats: Bryn, Tara, Remy
phase: drink
Bryn's pile: Drinking Contest!
drink deck: Elven Wine with a Chaser | Wine | Light Ale | Water | Light Ale | Wine | Bottle of Rum
Bryn holds: I'm built like an ox, and I can drink like one, too!

= the Drink of Bryn: 5 Alcohol
= now the Drink of Tara: 1 Alcohol
> Bryn plays I'm built like an ox, and I can drink like one, too!
> Bryn drinks
= now Bryn: 1 Alcohol, 10 Gold
= now Tara: 1 Alcohol, 10 Gold
= now Remy: 0 Alcohol, 10 Gold
= now the Drink of Bryn: 1 Alcohol
= now the Drink of Tara: 2 Alcohol
= Tara: 3 Alcohol, 12 Gold
= Bryn: 2 Alcohol, 9 Gold
= Remy: 0 Alcohol, 9 Gold
---
title: Had Bryn drunk her strong Drink as it was, she would have won the Contest
proves: CONTEST-05
seats: Bryn, Tara, Remy
phase: drink
Bryn's pile: Drinking Contest!
drink deck: Elven Wine with a Chaser | Wine | Light Ale | Water
Bryn holds: I'm built like an ox, and I can drink like one, too!

> Bryn drinks
= Bryn: 5 Alcohol, 12 Gold
= Tara: 1 Alcohol, 9 Gold
= Remy: 0 Alcohol, 9 Gold
---
title: An ox cannot win a Contest of Water: her Drink stays as weak as it is
proves: CONTEST-11
seats: Bryn, Tara, Remy
phase: drink
Bryn's pile: Drinking Contest!
drink deck: Water | Dirty Dishwater | Holy Water | Light Ale | Wine | Dark Ale
Bryn holds: I'm built like an ox, and I can drink like one, too!

> Bryn plays I'm built like an ox, and I can drink like one, too! on Bryn's Drink
> Bryn drinks
= now Bryn: 0 Alcohol, 10 Gold          # a tie: all repeat
= Bryn: 1 Alcohol, 9 Gold
= Tara: 2 Alcohol, 12 Gold
= Remy: 1 Alcohol, 9 Gold
---
title: The Captain's Drink, passed to Bryn and made 1 by her, is what the Captain revealed
proves: CONTEST-11, CONTEST-12
seats: Whitehawk, Bryn, Tara
phase: drink
Whitehawk's pile: Drinking Contest!
drink deck: Dragon Breath Ale | Water | Wine
Whitehawk holds: I don't drink until my crew drinks!
Bryn holds: I'm built like an ox, and I can drink like one, too!

> Whitehawk plays I don't drink until my crew drinks! on Bryn
> Bryn plays I'm built like an ox, and I can drink like one, too! on Bryn's Drink (Dragon Breath Ale)
= Tara: 2 Alcohol, 12 Gold
= Whitehawk: 0 Alcohol, 9 Gold
= Bryn: 1 Alcohol, 9 Gold
---
title: A Drink passed to Bryn and left as it is wins the Contest for the Captain
proves: CONTEST-12
seats: Whitehawk, Bryn, Tara
phase: drink
Whitehawk's pile: Drinking Contest!
drink deck: Dragon Breath Ale | Water | Wine
Whitehawk holds: I don't drink until my crew drinks!

> Whitehawk plays I don't drink until my crew drinks! on Bryn
= Whitehawk: 0 Alcohol, 12 Gold
= Bryn: 4 Alcohol, 9 Gold
= Tara: 2 Alcohol, 9 Gold
---
title: A split Drink counts whole, less what the ox took out of Bryn's half
proves: CONTEST-11, CONTEST-12, CONTEST-19
seats: Bryn, Tara, Remy
phase: drink
Bryn's pile: Drinking Contest!
drink deck: Bottle of Rum | Wine | Light Ale
Bryn holds: Let's drink to clear skies and strong winds! | I'm built like an ox, and I can drink like one, too!

> Bryn plays Let's drink to clear skies and strong winds! on Remy
> Bryn plays I'm built like an ox, and I can drink like one, too!
= Bryn: 1 Alcohol, 12 Gold     # 5 as revealed; her half of 3 became 1: 5 - 2 beats 2
= Tara: 2 Alcohol, 9 Gold
= Remy: 4 Alcohol, 9 Gold      # his own 1, and 3
---
title: A sailor's portion decides the Contest
proves: CARD-087, CONTEST-11
seats: Tara, Remy, Bryn
phase: drink
Tara's pile: Drinking Contest!
drink deck: Shot of Rum | Light Ale | Wine
Bryn holds: Landlubber portion? Here, a sailor's!

> Bryn plays Landlubber portion? Here, a sailor's! on Bryn's Drink
= Bryn: 4 Alcohol, 12 Gold
= Tara: 3 Alcohol, 9 Gold
= Remy: 1 Alcohol, 9 Gold
---
title: A sailor's portion for the winner of a Contest changes nothing but the winner
seats: Tara, Remy, Bryn
phase: drink
Tara's pile: Drinking Contest!
drink deck: Shot of Rum | Light Ale | Wine
Bryn holds: Landlubber portion? Here, a sailor's!

> Bryn plays Landlubber portion? Here, a sailor's! on Tara's Drink
= Tara: 5 Alcohol, 12 Gold
= Bryn: 2 Alcohol, 9 Gold
---
title: The purser pays what Bryn owes the winner
proves: CONTEST-05
seats: Tara, Remy, Bryn
phase: drink
Tara's pile: Drinking Contest!
drink deck: Shot of Rum | Light Ale | Wine
Bryn holds: The purser owes me one.

> Bryn plays The purser owes me one.
= Tara: 12 Gold
= Remy: 9 Gold
= Bryn: 10 Gold
= the Inn: -1 Gold
---
title: Where no card is left to reveal there is no Drink to change
proves: DRINK-05
seats: Tara, Remy, Bryn
phase: drink
Tara's pile: Drinking Contest!
drink deck exactly: Water | Dirty Dishwater
Bryn holds: I'm built like an ox, and I can drink like one, too!

= the Drink of Tara: 0 Alcohol
Bryn cannot play I'm built like an ox, and I can drink like one, too!
