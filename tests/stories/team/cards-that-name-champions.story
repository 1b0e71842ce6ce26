title: A Contest of Wills is bid for by Champions
proves: CARD-035, TEAM-22
seats: Bryn, Tara, Lucky, Phyll
teams: Bryn + Tara, Lucky + Phyll
phase: end
dungeon deck: A Contest of Wills
dungeon counters: 1

> Tara champions
> Phyll champions
= now Tara is Champion
= now Bryn is not Champion
> Tara chooses bid 1 Fortitude
> Phyll passes
= Bryn: 19 Fortitude, 14 Gold
= Lucky: 20 Fortitude, 10 Gold
---
title: The Price of Power is paid by the Champion who bid most
proves: CARD-035, TEAM-22
seats: Bryn, Tara, Lucky, Phyll
teams: Bryn + Tara, Lucky + Phyll
phase: end
dungeon deck: The Price of Power
dungeon counters: 1
Bryn has 15 Fortitude

> Tara champions
> Phyll champions
> Tara passes
> Phyll chooses bid 2 Gold
> Tara chooses bid 3 Gold
> Phyll passes
= Bryn: 18 Fortitude, 7 Gold, 7 cards
= Tara: 9 cards
= Lucky: 10 Gold
---
title: A Costly Cure: Champions reveal Gold
proves: CARD-037, TEAM-22
seats: Bryn, Tara, Lucky, Phyll
teams: Bryn + Tara, Lucky + Phyll
phase: end
dungeon deck: A Costly Cure
dungeon counters: 1
Bryn has 5 Alcohol
Lucky has 5 Alcohol

> Tara champions
> Lucky champions
> Tara chooses 2 Gold
> Lucky chooses 1 Gold
= Bryn: 8 Gold, 2 Alcohol
= Phyll: 9 Gold, 5 Alcohol
---
title: Nobody reveals anything, and each team is cured once
proves: CARD-037
seats: Bryn, Tara, Lucky, Phyll
teams: Bryn + Tara, Lucky + Phyll
phase: end
dungeon deck: A Costly Cure
dungeon counters: 1
Bryn has 8 Alcohol
Lucky has 8 Alcohol

> Tara champions
> Lucky champions
> Tara chooses 0 Gold
> Lucky chooses 0 Gold
= Bryn: 10 Gold, 5 Alcohol
= Lucky: 10 Gold, 5 Alcohol
---
title: Champions drink or meet their doom
proves: CARD-043
seats: Bryn, Tara, Lucky, Phyll
teams: Bryn + Tara, Lucky + Phyll
phase: end
dungeon deck: Drink or Meet Your Doom!
dungeon counters: 1
drink deck: Wine

> Tara champions
> Lucky champions
> Tara chooses Discard 3 cards
> Lucky chooses Drink a Drink
> Tara discards (a blank)
> Tara discards (a blank)
> Tara discards (a blank)
= Tara: 4 cards, 0 Alcohol
= Bryn: 7 cards
= Lucky: 2 Alcohol
= Phyll: 7 cards
---
title: Drinks with "Friends": Champions are named before the Drink is turned up
proves: CARD-044
seats: Bryn, Tara, Lucky, Phyll
teams: Bryn + Tara, Lucky + Phyll
phase: end
dungeon deck: Drinks with "Friends"
dungeon counters: 1
drink deck: Elven Wine
Lucky has 11 Gold

= now the Drink Deck: 31 left
> Tara champions
= now the Drink Deck: 31 left
> Lucky champions
= Bryn: 3 Alcohol, 10 Gold
= Lucky: 3 Alcohol, 10 Gold
= the Drink Deck: 30 left
---
title: Only Champions are asked whether they help with the chest, and one coin is tossed
proves: CARD-057
seats: Bryn, Tara, Lucky, Phyll
teams: Bryn + Tara, Lucky + Phyll
phase: end
coin: tails
dungeon deck: Leftover Loot
dungeon counters: 1

> Tara champions
> Phyll champions
> Tara chooses Help
> Phyll chooses Help
= Bryn: 17 Fortitude
= Lucky: 17 Fortitude
---
title: Each Champion chooses what to do about the kobolds
proves: CARD-074
seats: Bryn, Tara, Lucky, Phyll
teams: Bryn + Tara, Lucky + Phyll
phase: end
dungeon deck: Who Let All These Kobolds In?
dungeon counters: 1

> Tara champions
> Phyll champions
> Tara chooses Pay 1 Gold
> Phyll chooses Discard 2 cards
= Bryn: 9 Gold, 7 cards
= Tara: 7 cards
= Lucky: 10 Gold, 7 cards
= Phyll: 5 cards
---
title: Only the Champion who stares Ignores Action cards
proves: CARD-068
seats: Bryn, Tara, Lucky, Phyll
teams: Bryn + Tara, Lucky + Phyll
phase: end
dungeon deck: Staring Contest
dungeon counters: 1
Lucky holds: Elbow
Phyll holds: Elbow
Bryn has 15 Fortitude
card: Elbow (Action) = Another player loses 2 Fortitude.

> Tara champions
> Phyll champions
> Tara chooses Ignore all Action cards
> Phyll chooses Gain 2 Fortitude
= Bryn: 15 Fortitude
> Lucky ends the phase
> Lucky plays Elbow on Tara
= Bryn: 15 Fortitude
> Phyll plays Elbow on Bryn
= Bryn: 13 Fortitude
= Phyll: 20 Fortitude
---
title: The Wench Dares the Champions only
proves: CARD-029
seats: Bryn, Tara, Lucky, Phyll
teams: Bryn + Tara, Lucky + Phyll
phase: drink
drinks: rdi6
Bryn's pile: The Wench Dares You...
drink deck: Light Ale | Dragon Breath Ale

> Bryn chooses Bryn
> Phyll champions
= Bryn is Champion
= Bryn: 1 Alcohol
= Lucky: 4 Alcohol
---
title: Three different players, of one team too
proves: CARD-069
seats: Torglesnarf, Bryn, Tara, Lucky
teams: Torglesnarf, Bryn + Tara + Lucky
Torglesnarf holds: That's some nice gold you've got there...

> Torglesnarf plays That's some nice gold you've got there... on Bryn, Tara, Lucky
= Bryn: 7 Gold
= Torglesnarf: 13 Gold
---
title: Somebody else's face may be that of the attacker's teammate
proves: CARD-063, REDIRECT-06, TEAM-34
seats: Bryn, Tara, Torglesnarf, Lucky
teams: Bryn + Tara, Torglesnarf + Lucky
Bryn holds: Elbow
Torglesnarf holds: Not the face! Someone else's face!
card: Elbow (Action) = Another player loses 2 Fortitude.

> Bryn plays Elbow on Torglesnarf
> Torglesnarf plays Not the face! Someone else's face! on Tara
= Torglesnarf: 20 Fortitude, 9 Gold
= Bryn: 18 Fortitude, 11 Gold
---
title: Whoever counts the players counts each of them
proves: CARD-054, TEAM-46
seats: Bryn, Tara, Torglesnarf, Lucky
teams: Bryn + Tara, Torglesnarf + Lucky
Bryn holds: Elbow
Torglesnarf holds: I can pay, don't worry! Who's worried? I'm not worried...
card: Elbow (Action) = Another player loses 6 Fortitude.

> Bryn plays Elbow on Torglesnarf
> Torglesnarf plays I can pay, don't worry! Who's worried? I'm not worried...
= Torglesnarf: 18 Fortitude, 9 Gold
---
title: If a teammate Ignores it for her, the bind is still hers
proves: CARD-077
seats: Amundyr, Lucky, Bryn, Tara
teams: Amundyr + Lucky, Bryn + Tara
Amundyr holds: You're in a bit of a bind
Tara holds: Not us
card: Not us (Sometimes) = Ignore a card that affects your Fortitude.

> Amundyr plays You're in a bit of a bind on Bryn
> Tara plays Not us
= Bryn: 20 Fortitude, 1 Scarab
= Tara: 0 Scarabs
= Amundyr: 8 cards
