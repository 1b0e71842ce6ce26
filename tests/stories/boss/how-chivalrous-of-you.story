title: A member of another team becomes one's Champion
proves: CARD-050
seats: Bryn, Tara, Daareka, Lucky
teams: Bryn + Tara, Daareka + Lucky
variant: leaders-and-lackeys
card: Stumble (Action) = Each player loses 2 Fortitude.
Bryn holds: Stumble
Daareka holds: How chivalrous of you

> Bryn plays Stumble
> Daareka champions
> Daareka plays How chivalrous of you on Tara
= Tara is Champion
= Daareka is not Champion
= Lucky is not Champion
= Bryn: 16 Fortitude
= Daareka: 20 Fortitude
---
title: Who is Champion of two teams takes it once
proves: CARD-050
seats: Bryn, Tara, Daareka, Lucky
teams: Bryn + Tara, Daareka + Lucky
variant: leaders-and-lackeys
card: Stumble (Action) = Each player loses 2 Fortitude.
Bryn holds: Stumble
Daareka holds: How chivalrous of you

> Bryn plays Stumble
> Daareka champions
> Daareka plays How chivalrous of you on Bryn
= Bryn: 18 Fortitude
= Daareka: 20 Fortitude
---
title: A borrowed Champion drinks instead
proves: CARD-050, CARD-044
seats: Bryn, Tara, Daareka, Lucky
teams: Bryn + Tara, Daareka + Lucky
variant: leaders-and-lackeys
phase: end
dungeon deck: Drinks with "Friends"
dungeon counters: 1
drink deck: Wine
Daareka has 11 Gold
Daareka holds: How chivalrous of you

> Bryn champions
> Lucky champions
> Daareka plays How chivalrous of you on Tara
= Bryn: 4 Alcohol
= Daareka: 0 Alcohol, 11 Gold
---
title: In a Round a borrowed Champion antes for themselves, and the team stays out of it
proves: CARD-050
seats: Bryn, Tara, Daareka, Lucky
teams: Bryn + Tara, Daareka + Lucky
variant: leaders-and-lackeys
Bryn holds: Gambling? I'm in!
Daareka holds: How chivalrous of you
Lucky holds: Aces
card: Aces (Gambling) = Take control of the Round.

> Bryn plays Gambling? I'm in!
> Lucky champions
> Daareka plays How chivalrous of you on Tara
= Bryn: 8 Gold
= Daareka: 10 Gold
= the pot: 2 Gold
Lucky cannot play Aces
---
title: A teammate of the borrowed Champion may still defend them, the borrowing team may not
proves: CARD-050
example: EX-131
seats: Bryn, Tara, Daareka, Lucky
teams: Bryn + Tara, Daareka + Lucky
variant: leaders-and-lackeys
card: Stumble (Action) = Each player loses 2 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 3.
Bryn holds: Stumble | Duck
Lucky holds: Duck
Daareka holds: How chivalrous of you

> Bryn plays Stumble
> Daareka champions
> Daareka plays How chivalrous of you on Tara
Lucky cannot play Duck
> Bryn plays Duck
= Bryn: 19 Fortitude
= Daareka: 20 Fortitude
---
title: What was reduced before stays reduced
proves: CARD-050
seats: Bryn, Tara, Daareka, Lucky
teams: Bryn + Tara, Daareka + Lucky
variant: leaders-and-lackeys
card: Stumble (Action) = Each player loses 2 Fortitude.
card: Duck (Sometimes) = When you would lose Fortitude, reduce the loss by 1.
Bryn holds: Stumble | Duck
Daareka holds: How chivalrous of you

> Bryn plays Stumble
> Daareka champions
> Bryn plays Duck
> Daareka plays How chivalrous of you on Tara
= Bryn: 17 Fortitude
---
title: Whoever is hit as an opponent is hit all the same
proves: CARD-050, TEAM-31
seats: Bryn, Tara, Daareka, Lucky
teams: Bryn + Tara, Daareka + Lucky
variant: leaders-and-lackeys
card: Both (Action) = Each player loses 2 Fortitude. / Each other player loses 1 Fortitude.
Bryn holds: Both
Daareka holds: How chivalrous of you

> Bryn plays Both
> Daareka champions
> Daareka plays How chivalrous of you on Tara
= Bryn: 16 Fortitude
= Daareka: 18 Fortitude
---
title: It cannot be played on a card that calls for no Champions
proves: CARD-050
seats: Bryn, Tara, Daareka, Lucky
teams: Bryn + Tara, Daareka + Lucky
variant: leaders-and-lackeys
card: Sweep (Action) = Each other player loses 1 Fortitude.
card: Elbow (Action) = Another player loses 1 Fortitude.
Bryn holds: Sweep
Tara holds: Elbow
Daareka holds: How chivalrous of you

> Bryn plays Sweep
Daareka cannot play How chivalrous of you because CARD-050
> Tara plays Elbow on Daareka
Daareka cannot play How chivalrous of you because CARD-050
---
title: Once the card resolves it is too late
proves: CARD-050
seats: Bryn, Tara, Daareka, Lucky
teams: Bryn + Tara, Daareka + Lucky
variant: leaders-and-lackeys
card: Your choice (Action) = Each player chooses: lose 1 Fortitude, or discard a card.
Bryn holds: Your choice
Daareka holds: How chivalrous of you

> Bryn plays Your choice
> Daareka champions
> Bryn chooses Lose 1 Fortitude
Daareka cannot play How chivalrous of you
---
title: A borrowed Champion makes the choice
proves: CARD-050
seats: Bryn, Tara, Daareka, Lucky
teams: Bryn + Tara, Daareka + Lucky
variant: leaders-and-lackeys
card: Your choice (Action) = Each player chooses: lose 1 Fortitude, or discard a card.
Bryn holds: Your choice
Daareka holds: How chivalrous of you

> Bryn plays Your choice
> Daareka champions
> Daareka plays How chivalrous of you on Tara
> Bryn chooses Lose 1 Fortitude
> Tara chooses Lose 1 Fortitude
= Bryn: 18 Fortitude
= Daareka: 20 Fortitude
---
title: A teammate of whoever reveals the Event drinks like the others
proves: CARD-050, CARD-029
seats: Bryn, Tara, Daareka, Lucky
teams: Bryn + Tara, Daareka + Lucky
variant: leaders-and-lackeys
drinks: rdi6
phase: drink
Bryn's pile: The Wench Dares You...
Daareka holds: How chivalrous of you
drink deck: Light Ale | Dragon Breath Ale

> Bryn chooses Bryn
> Lucky champions
> Daareka plays How chivalrous of you on Tara
= Bryn: 5 Alcohol
= Daareka: 0 Alcohol
---
title: Whoever plays the card is Champion in any case
proves: CARD-050, TEAM-21
seats: Lucky, Daareka, Bryn, Tara
teams: Lucky + Daareka, Bryn + Tara
variant: leaders-and-lackeys
Lucky holds: Stumble
Daareka holds: How chivalrous of you
card: Stumble (Action) = Each player loses 2 Fortitude.

> Lucky plays Stumble
> Bryn champions
Daareka cannot play How chivalrous of you because TEAM-21
= Daareka: 18 Fortitude
---
title: For a Sea Event every team chooses, the active one too
proves: CARD-050, TEAM-22
seats: Lucky, Daareka, Bryn, Tara
teams: Lucky + Daareka, Bryn + Tara
variant: leaders-and-lackeys
phase: end
Daareka holds: How chivalrous of you
sea deck: Wave
sea counters: 1
card: Wave (Sea Event 2) = Each player loses 1 Fortitude.

> Lucky champions
> Bryn champions
> Daareka plays How chivalrous of you on Tara
= Lucky: 20 Fortitude
= Bryn: 18 Fortitude
---
title: A Boss alone is always the own Champion
proves: CARD-050, BOSS-01
seats: Bryn, Tara, Daareka
teams: Bryn + Tara, Daareka
turn: 2
card: Stumble (Action) = Each player loses 2 Fortitude.
Bryn holds: Stumble
Daareka holds: How chivalrous of you

> Bryn plays Stumble
Daareka cannot play How chivalrous of you because BOSS-01
= Daareka: 18 Fortitude
---
title: Without teams it Ignores the card
proves: BVB-04
seats: Vlazlo, Daareka, Amundyr
variant: boss-versus-boss
card: Stumble (Action) = Each player loses 2 Fortitude.
Vlazlo holds: Stumble
Daareka holds: How chivalrous of you

> Vlazlo plays Stumble
> Daareka plays How chivalrous of you
= Daareka: 20 Fortitude
= Amundyr: 18 Fortitude
= Vlazlo: 18 Fortitude
---
title: Without teams it Ignores an Event that calls for Champions
proves: BVB-04
seats: Vlazlo, Daareka, Amundyr
variant: boss-versus-boss
phase: drink
Vlazlo's pile: Everybody Stumbles
Daareka holds: How chivalrous of you
card: Everybody Stumbles (Drink Event) = Each player loses 2 Fortitude.

> Daareka plays How chivalrous of you
= Daareka: 20 Fortitude
= Amundyr: 18 Fortitude
---
title: Without teams it Ignores an Action card that starts a Round
proves: BVB-04, AFFECT-06
seats: Vlazlo, Daareka, Amundyr
variant: boss-versus-boss
Vlazlo holds: Gambling? I'm in!
Daareka holds: How chivalrous of you | Winning Hand!

> Vlazlo plays Gambling? I'm in!
> Daareka plays How chivalrous of you
= Daareka: 10 Gold
= the pot: 2 Gold
Daareka cannot play Winning Hand! because GAMBLE-15
> Amundyr passes
= Vlazlo: 11 Gold
---
title: Without teams it Ignores a Round that nobody can leave
proves: BVB-04, AFFECT-06
seats: Vlazlo, Daareka, Amundyr
variant: boss-versus-boss
Vlazlo holds: Bolt the Door
Daareka holds: How chivalrous of you
card: Bolt the Door (Action) = Start a Round of Gambling that nobody can leave.

> Vlazlo plays Bolt the Door
> Daareka plays How chivalrous of you
= Daareka: 10 Gold
= the pot: 2 Gold
---
title: Between two Bosses the one who started the Round is left, and wins
proves: BVB-04, GAMBLE-25
seats: Vlazlo, Daareka
variant: boss-versus-boss
Vlazlo holds: Gambling? I'm in!
Daareka holds: How chivalrous of you

> Vlazlo plays Gambling? I'm in!
> Daareka plays How chivalrous of you
= Vlazlo: 10 Gold
= Daareka: 10 Gold
= a spectator sees "Vlazlo wins the Round"
= a spectator does not see "Vlazlo antes 1 Gold"
> Vlazlo orders for Daareka
---
title: It does not Ignore a raise: nobody would name Champions for it
proves: BVB-04, GAMBLE-29
seats: Vlazlo, Daareka, Amundyr
variant: boss-versus-boss
Vlazlo holds: Gambling? I'm in!
Daareka holds: How chivalrous of you
Amundyr holds: I raise!

> Vlazlo plays Gambling? I'm in!
> Amundyr plays I raise!
Daareka cannot play How chivalrous of you because BVB-04
= Daareka: 8 Gold
= the pot: 6 Gold
---
title: Without teams it Ignores the Round of The Scurvy Dog, a Tavern Event
proves: BVB-04, CRAWL-11
seats: Vlazlo, Daareka, Amundyr
variant: boss-versus-boss
party: Startusk's
Vlazlo holds: Map
Daareka holds: How chivalrous of you
card: Map (Anytime) = Crawl to any open tavern. (The Red Dragon Inn only if it is the last.)

> Vlazlo plays Map
> Vlazlo chooses The Scurvy Dog
> Daareka plays How chivalrous of you
= Daareka: 10 Gold
= the pot: 2 Gold
---
title: With teams a Champion is borrowed for the Round of The Scurvy Dog
proves: CARD-050, TEAM-23
seats: Bryn, Tara, Daareka, Lucky
teams: Bryn + Tara, Daareka + Lucky
variant: leaders-and-lackeys
party: Startusk's
Bryn holds: Map
Daareka holds: How chivalrous of you
card: Map (Anytime) = Crawl to any open tavern. (The Red Dragon Inn only if it is the last.)

> Bryn plays Map
> Bryn chooses The Scurvy Dog
> Bryn champions
> Lucky champions
> Daareka plays How chivalrous of you on Tara
= Bryn: 8 Gold
= Daareka: 10 Gold
