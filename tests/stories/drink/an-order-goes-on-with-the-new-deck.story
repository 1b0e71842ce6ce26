title: An order of several Drinks goes on with the new Drink Deck
proves: DRINK-02
seats: Lucky, Farai, Phyll
phase: order
drink deck exactly: Wine
drink discards: Light Ale | Light Ale | Light Ale
Lucky holds: Wench, bring some drinks for my friends!
Phyll holds: Last Word
card: Last Word (Anytime) = You gain 1 Gold.

> Lucky plays Wench, bring some drinks for my friends!
> Lucky orders for Farai
> Phyll plays Last Word          # the first of the Drinks was the last of the deck: its price is due before the second
= now Farai: 2 Drinks, 10 Gold
= Phyll: 10 Gold
= Lucky: 8 Gold
> Lucky orders for Phyll
> Lucky orders for Phyll
= Farai: 2 Drinks, 9 Gold
= Phyll: 3 Drinks, 10 Gold
= Lucky: 8 Gold                  # one for the card, one for the new deck
= the Inn: +3 Gold               # 4 were paid, 1 came back with the Last Word
