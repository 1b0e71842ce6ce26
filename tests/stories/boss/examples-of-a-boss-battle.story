title: A Round on the House is for Champions, and the Boss is one without being asked
proves: TEAM-20, TEAM-21, TEAM-25, BOSS-01, HOUSE-02
example: EX-032
seats: Nerodia, Lucky, Phyll, Bryn
teams: Nerodia, Lucky + Phyll + Bryn
drinks: rdi8
phase: drink
Nerodia's pile: Round on the House!
drink deck: Wine

> Phyll champions
= Nerodia is Champion
= Phyll is Champion
= Lucky is not Champion
= Nerodia: 2 Alcohol
= Lucky: 2 Alcohol
= Bryn: 1 Drink
---
title: A Toast to Villainy is for Champions, too
proves: TEAM-20, TEAM-21, TEAM-25, BOSS-01, HOUSE-06
example: EX-106
seats: Vlazlo, Lucky, Phyll, Bryn
teams: Vlazlo, Lucky + Phyll + Bryn
drinks: rdi6
phase: drink
Vlazlo's pile: A Toast to Villainy!
drink deck: Wine

> Bryn champions
= Vlazlo: 2 Alcohol
= Lucky: 2 Alcohol
= Bryn is Champion
= Lucky is not Champion
---
title: The effects of a card can be redirected to a teammate of whoever played it
proves: TEAM-34, REDIRECT-04, REDIRECT-06, CARD-047
example: EX-042
seats: Farai, Phyll, Daareka
teams: Daareka, Farai + Phyll
turn: 2
Farai holds: Does this taste like vinegar to you?
Daareka holds: My, what selfless adventurers you are!

> Farai plays Does this taste like vinegar to you? on Daareka
> Daareka plays My, what selfless adventurers you are! on Phyll
= Farai: 18 Fortitude
= Daareka: 20 Fortitude
---
title: A headlock redirected to a teammate
proves: TEAM-34, CARD-047
example: EX-116
seats: Fiona, Deirdre, Daareka
teams: Daareka, Deirdre + Fiona
turn: 2
Fiona holds: Headlock
Daareka holds: My, what selfless adventurers you are!
card: Headlock (Action) = Another player loses 3 Fortitude.

> Fiona plays Headlock on Daareka
Daareka can play My, what selfless adventurers you are! on Fiona
> Daareka plays My, what selfless adventurers you are! on Deirdre
= Deirdre: 17 Fortitude
= Fiona: 17 Fortitude
= Daareka: 20 Fortitude
---
title: A Challenger starts a Round, and the Boss is in it without a choice
proves: BOSS-01, TEAM-20, TEAM-26
example: EX-050
seats: Samantha, Phyll, Nerodia
teams: Nerodia, Samantha + Phyll
turn: 2
Samantha holds: Gambling? I'm in!

> Samantha plays Gambling? I'm in!
= now Nerodia is Champion
= now Samantha is Champion
= now Phyll is not Champion
= the pot: 2 Gold
= Nerodia: 9 Gold
= Phyll: 9 Gold
---
title: In a Round the Boss plays alone against the Challengers' Champion
proves: BOSS-01, TEAM-26, TEAM-28
example: EX-127
seats: Vlazlo, Lucky, Bryn, Tara
teams: Vlazlo, Lucky + Bryn + Tara
active: Lucky
turn: 2
Bryn holds: Gambling? I'm in!
Lucky holds: Aces
Vlazlo holds: Aces
card: Aces (Gambling) = Take control of the Round.

> Bryn plays Gambling? I'm in!
Lucky cannot play Aces
> Vlazlo plays Aces
= Vlazlo is in control
> Bryn passes
= Vlazlo: 11 Gold
= Lucky: 9 Gold
---
title: A Champion who is not there spares the Challengers the Contest
proves: TEAM-38, CONTEST-15, BOSS-01
example: EX-120
seats: Amundyr, Vlazlo, Lucky, Bryn
teams: Amundyr, Vlazlo + Lucky + Bryn
active: Vlazlo
turn: 2
Vlazlo holds: Bat nap
Vlazlo's pile: nothing
Lucky's pile: nothing
Bryn's pile: nothing
Amundyr's pile: nothing
drink deck: Drinking Contest! | Light Ale | Light Ale | Light Ale | Dragon Breath Ale

> Vlazlo plays Bat nap
> Lucky ends the phase
> Lucky ends the phase
> Lucky ends the phase
> Amundyr ends the phase
> Amundyr ends the phase
> Amundyr orders for Lucky
> Vlazlo champions
= Vlazlo is Champion
= Lucky: 0 Alcohol, 10 Gold
= Amundyr: 4 Alcohol, 10 Gold
