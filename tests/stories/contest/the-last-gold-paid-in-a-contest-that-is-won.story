title: Samantha pays her last Gold during a Contest, wins it and stays in the game
proves: CONTEST-16, CONTEST-17, DRINK-01, DRINK-02
example: EX-026
seats: Samantha, Lucky, Phyll, Farai
phase: drink
drinks: rdi8
Samantha has 1 Gold
Samantha's pile: Drinking Contest!
drink deck exactly: Dragon Breath Ale | Elven Wine
drink discards: Light Ale | Light Ale | Light Ale

= the Drink of Samantha: 4 Alcohol
= now the Drink of Lucky: 3 Alcohol
= now the Drink of Phyll: 1 Alcohol
= now the Drink of Farai: 1 Alcohol
= now Samantha: 0 Alcohol, 0 Gold
= now Samantha is in
= now Lucky: 9 Gold
= now Phyll: 9 Gold
= now Farai: 9 Gold
= now the Inn: +4 Gold
= Samantha: 4 Alcohol, 3 Gold
= Samantha is in
= Lucky: 8 Gold
= Phyll: 8 Gold
= Farai: 8 Gold
---
title: Samantha pays her last Gold during a Contest, somebody else wins it and she is out
proves: CONTEST-16, CONTEST-17
example: EX-026
seats: Samantha, Lucky, Phyll, Farai
phase: drink
drinks: rdi8
Samantha has 1 Gold
Samantha's pile: Drinking Contest!
drink deck exactly: Elven Wine | Dragon Breath Ale
drink discards: Light Ale | Light Ale | Light Ale

= the Drink of Samantha: 3 Alcohol
= now Samantha: 0 Alcohol, 0 Gold
= now Samantha is in
> Samantha ends the phase
= Samantha is out: no Gold
= Lucky: 4 Alcohol, 11 Gold          # 9 and 1 each from Phyll and Farai
= Phyll: 8 Gold
= Farai: 8 Gold
---
title: Amundyr pays her last Gold during a Contest, wins it and stays in the game
proves: CONTEST-16, CONTEST-17
example: EX-091
seats: Amundyr, Vlazlo, Daareka, Guest
phase: drink
drinks: rdi6
Amundyr has 1 Gold
Amundyr's pile: Drinking Contest!
drink deck exactly: Dragon Breath Ale | Wine
drink discards: Light Ale | Light Ale | Light Ale

= the Drink of Amundyr: 4 Alcohol
= now Amundyr: 0 Alcohol, 0 Gold
= now Vlazlo: 9 Gold
= Amundyr: 4 Alcohol, 3 Gold
= Amundyr is in
= Vlazlo: 8 Gold
= Daareka: 8 Gold
= Guest: 8 Gold
---
title: Amundyr pays her last Gold during a Contest, somebody else wins it and she is out
proves: CONTEST-16
example: EX-091
seats: Amundyr, Vlazlo, Daareka, Guest
phase: drink
drinks: rdi6
Amundyr has 1 Gold
Amundyr's pile: Drinking Contest!
drink deck exactly: Wine | Dragon Breath Ale
drink discards: Light Ale | Light Ale | Light Ale

> Amundyr ends the phase
= Amundyr is out: no Gold
= Vlazlo: 11 Gold
= Daareka: 8 Gold
= Guest: 8 Gold
---
title: Tara pays her last Gold during a Contest, wins it and stays in the game
proves: CONTEST-01, CONTEST-05, CONTEST-16, CONTEST-17, DRINK-01, DRINK-02
example: EX-164
seats: Tara, Bryn, Remy, Whitehawk
phase: drink
Tara has 1 Gold
Tara's pile: Drinking Contest!
drink deck exactly: Dragon Breath Ale | Wine
drink discards: Light Ale | Light Ale | Light Ale

= the Drink of Tara: 4 Alcohol
= now the Drink of Bryn: 2 Alcohol
= now the Drink of Remy: 1 Alcohol
= now the Drink of Whitehawk: 1 Alcohol
= now Tara: 0 Alcohol, 0 Gold
= now Tara is in
= now Bryn: 9 Gold
= now Remy: 9 Gold
= now Whitehawk: 9 Gold
= now the Inn: +4 Gold
= Tara: 4 Alcohol, 3 Gold
= Tara is in
= Bryn: 8 Gold
= Remy: 8 Gold
= Whitehawk: 8 Gold
= the Inn: +4 Gold
---
title: Tara pays her last Gold during a Contest, somebody else wins it and she is out
proves: CONTEST-16
example: EX-164
seats: Tara, Bryn, Remy, Whitehawk
phase: drink
Tara has 1 Gold
Tara's pile: Drinking Contest!
drink deck exactly: Wine | Dragon Breath Ale
drink discards: Light Ale | Light Ale | Light Ale

= the Drink of Tara: 2 Alcohol
= now Tara: 0 Alcohol, 0 Gold
= now Tara is in
> Tara ends the phase
= Tara is out: no Gold
= Tara: 0 Gold
= Bryn: 4 Alcohol, 11 Gold          # 9 and 1 each from Remy and Whitehawk
= Remy: 8 Gold
= Whitehawk: 8 Gold
= the Inn: +4 Gold
