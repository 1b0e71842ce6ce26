title: A Drink Deck that runs out during the reveals of a Contest is paid for on the spot
proves: CONTEST-17
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck exactly: Light Ale | Wine
drink discards: Water | Water

= the Drink of Phyll: 0 Alcohol          # off the new deck
= now Lucky: 0 Alcohol, 9 Gold
= now Farai: 0 Alcohol, 9 Gold
= now Phyll: 0 Alcohol, 9 Gold
= Lucky: 1 Alcohol, 8 Gold
= Farai: 2 Alcohol, 11 Gold
= Phyll: 0 Alcohol, 8 Gold
= the Inn: +3 Gold
