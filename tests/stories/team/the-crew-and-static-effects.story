title: Whoever a Static Effect makes Ignore the blow does not count with the crew
proves: TEAM-52, TEAM-35
seats: Kay, Bryn, Tara, Lucky
teams: Kay + Bryn + Tara, Lucky
variant: boss-battle
active: Kay
turn: 3
Kay holds: Time for pixies
Lucky holds: Sweep
Bryn holds: You mess with the crew, you mess with me!
card: Time for pixies (Action) = You Ignore all effects and cannot play cards until your next turn. / This card stays in front of you until your next turn.
card: Sweep (Action) = Each other player loses 1 Fortitude.

> Kay plays Time for pixies
> the turn ends
> Lucky plays Sweep
> Bryn plays You mess with the crew, you mess with me!
= Bryn: 18 Fortitude
= Lucky: 18 Fortitude           # Bryn and Tara
---
title: Staring is no Static Effect, so whoever stares counts with the crew
proves: TEAM-52, CARD-068
seats: Kay, Bryn, Tara, Lucky
teams: Kay + Bryn + Tara, Lucky
variant: boss-battle
active: Kay
turn: 3
Kay holds: Stare
Lucky holds: Sweep
Bryn holds: You mess with the crew, you mess with me!
card: Stare (Action) = You Ignore all Action cards until your next turn.
card: Sweep (Action) = Each other player loses 1 Fortitude.

> Kay plays Stare
> the turn ends
> Lucky plays Sweep
> Bryn plays You mess with the crew, you mess with me!
= Bryn: 18 Fortitude
= Lucky: 17 Fortitude
---
title: Nor is it one to Ignore everything without a card in front of you
proves: TEAM-52
seats: Kay, Bryn, Tara, Lucky
teams: Kay + Bryn + Tara, Lucky
variant: boss-battle
active: Kay
turn: 3
Kay holds: Deaf to the world
Lucky holds: Sweep
Bryn holds: You mess with the crew, you mess with me!
card: Deaf to the world (Action) = You Ignore all effects until your next turn.
card: Sweep (Action) = Each other player loses 1 Fortitude.

> Kay plays Deaf to the world
> the turn ends
> Lucky plays Sweep
> Bryn plays You mess with the crew, you mess with me!
= Bryn: 18 Fortitude
= Lucky: 17 Fortitude
---
title: A member who Ignores everything counts if nothing was meant for them
proves: TEAM-52
seats: Kay, Bryn, Tara, Lucky
teams: Kay + Bryn + Tara, Lucky
variant: boss-battle
active: Kay
turn: 3
Kay holds: Time for pixies
Lucky holds: Elbow
Bryn holds: You mess with the crew, you mess with me!
card: Time for pixies (Action) = You Ignore all effects and cannot play cards until your next turn. / This card stays in front of you until your next turn.
card: Elbow (Action) = Another player loses 2 Fortitude.

> Kay plays Time for pixies
> the turn ends
> Lucky plays Elbow on Tara
> Bryn plays You mess with the crew, you mess with me!
= Bryn: 18 Fortitude
= Lucky: 17 Fortitude
---
title: Where an Ignore only lowers a loss, a Static Effect that lowers it to nothing counts as one
proves: TEAM-52, CARD-059
seats: Kay, Bryn, Tara, Lucky
teams: Kay + Bryn + Tara, Lucky
variant: boss-battle
active: Kay
turn: 3
Kay holds: Time for pixies
Lucky holds: Big Bite
Bryn holds: You mess with the crew, you mess with me!
card: Time for pixies (Action) = You Ignore all effects and cannot play cards until your next turn. / This card stays in front of you until your next turn.
card: Big Bite (Action) = Each other player loses 2 Fortitude. / Whatever would Ignore this card only reduces its loss by 2.

> Kay plays Time for pixies
> the turn ends
> Lucky plays Big Bite
> Bryn plays You mess with the crew, you mess with me!
= Bryn: 16 Fortitude
= Lucky: 18 Fortitude
---
title: If something is left of such a loss, everybody counts
proves: TEAM-52, CARD-059
seats: Kay, Bryn, Tara, Lucky
teams: Kay + Bryn + Tara, Lucky
variant: boss-battle
active: Kay
turn: 3
Kay holds: Time for pixies
Lucky holds: Big Bite
Bryn holds: You mess with the crew, you mess with me!
card: Time for pixies (Action) = You Ignore all effects and cannot play cards until your next turn. / This card stays in front of you until your next turn.
card: Big Bite (Action) = Each other player loses 3 Fortitude. / Whatever would Ignore this card only reduces its loss by 2.

> Kay plays Time for pixies
> the turn ends
> Lucky plays Big Bite
> Bryn plays You mess with the crew, you mess with me!
= Bryn: 13 Fortitude
= Lucky: 17 Fortitude
---
title: A loss that a Minion takes for its player was redirected, so its player counts with the crew
proves: TEAM-52
seats: Torglesnarf, Bryn, Tara, Lucky
teams: Torglesnarf + Bryn + Tara, Lucky
variant: boss-battle
active: Lucky
turn: 4
Lucky holds: Sweep
Torglesnarf's front: Mog the Doorstop
Bryn holds: You mess with the crew, you mess with me!
card: Sweep (Action) = Each other player loses 1 Fortitude.

> Lucky plays Sweep
> Torglesnarf activates Mog the Doorstop
> Torglesnarf chooses discard it
> Bryn plays You mess with the crew, you mess with me!
= Bryn: 18 Fortitude
= Lucky: 17 Fortitude
---
title: Whoever has chosen to lose and is spared by a Static Effect does not count with the crew either
proves: TEAM-52, TEAM-36
seats: Bryn, Kay, Tara, Lucky
teams: Bryn + Kay, Tara + Lucky
active: Tara
Kay's front: Thick Skin
Tara holds: Take your pick
Bryn holds: You mess with the crew, you mess with me!
card: Take your pick (Action) = Each other player chooses: lose 1 Fortitude, or discard a card.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.

> Tara plays Take your pick
> Bryn chooses Lose 1 Fortitude
> Kay chooses Lose 1 Fortitude
> Bryn plays You mess with the crew, you mess with me!
= Bryn: 19 Fortitude
= Tara: 19 Fortitude
---
title: A member whose part a card brought to nothing, after a Static Effect had lowered it, counts
proves: TEAM-52, TEAM-36
seats: Bryn, Kay, Tara, Lucky
teams: Bryn + Kay, Tara + Lucky
active: Tara
Kay's front: Thick Skin
Kay holds: Shrug
Tara holds: Sweep
Bryn holds: You mess with the crew, you mess with me!
card: Sweep (Action) = Each other player loses 2 Fortitude.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.
card: Shrug (Sometimes) = When you would lose Fortitude, reduce the loss by 1.

> Tara plays Sweep
> Kay plays Shrug
> Bryn plays You mess with the crew, you mess with me!
= Bryn: 18 Fortitude
= Tara: 18 Fortitude
