title: A card that makes a player pay affects that player's Gold, as the Villains box tells it
proves: AFFECT-01
example: EX-071
seats: Daareka, Torglesnarf, Amundyr
Torglesnarf has 10 Gold
Daareka holds: Tip the Wench.
Torglesnarf holds: Back Door
Amundyr holds: Back Door
card: Back Door (Sometimes) = Ignore a card that affects your Fortitude, Alcohol Content or Gold.

> Daareka plays Tip the Wench. on Torglesnarf
Torglesnarf can play Back Door
Amundyr cannot play Back Door because AFFECT-01
> Torglesnarf plays Back Door
= Torglesnarf: 10 Gold
= the Inn: 0 Gold
= Tip the Wench. is discarded
= Back Door is discarded
