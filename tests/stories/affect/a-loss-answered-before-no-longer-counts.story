title: A card whose loss has been reduced to nothing no longer affects Fortitude
proves: AFFECT-01, NEGATE-04
seats: Ann, Ben, Cleo
Ann holds: Elbow
Ben holds: Padding | Dodge
card: Elbow (Action) = Another player loses 2 Fortitude and discards 2 cards.
card: Padding (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
card: Dodge (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Elbow on Ben
> Ben plays Padding
> Ann declines
Ben cannot play Dodge because AFFECT-01
> Ben discards (a blank)
> Ben discards (a blank)
= Ben: 20 Fortitude, 4 cards
---
title: A loss that is only smaller still affects it
proves: AFFECT-01, NEGATE-04
seats: Ann, Ben, Cleo
Ann holds: Elbow
Ben holds: Padding | Dodge
card: Elbow (Action) = Another player loses 2 Fortitude and discards 2 cards.
card: Padding (Sometimes) = When you would lose Fortitude, reduce the loss by 1.
card: Dodge (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Elbow on Ben
> Ben plays Padding
> Ben plays Dodge
= Ben: 20 Fortitude, 5 cards
---
title: A loss that a Static Effect has reduced to nothing does not affect Fortitude either
proves: AFFECT-01
seats: Ann, Ben, Cleo
Ann holds: Elbow
Ben's front: Thick Skin
Ben holds: Dodge
card: Elbow (Action) = Another player loses 1 Fortitude and discards 2 cards.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.
card: Dodge (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Elbow on Ben
Ben cannot play Dodge because AFFECT-01
---
title: A payment that the Inn has taken over no longer affects Gold
proves: AFFECT-01, NEGATE-04
seats: Ann, Ben, Cleo
Ann holds: Fine
Ben holds: Slate | Deaf Ear
card: Fine (Action) = Another player pays 1 Gold to the Inn and discards 2 cards.
card: Slate (Sometimes) = When you must pay Gold, the Inn pays instead.
card: Deaf Ear (Sometimes) = Ignore a card that affects your Gold.

> Ann plays Fine on Ben
> Ben plays Slate
> Ann declines
Ben cannot play Deaf Ear because AFFECT-01
> Ben discards (a blank)
> Ben discards (a blank)
= Ben: 10 Gold, 4 cards
---
title: Whoever is paid by the Inn instead is still affected
proves: AFFECT-01
seats: Ann, Ben, Cleo
Ann holds: Not the face! Someone else's face! | Slate
Ben holds: Elbow
Cleo holds: Pride
active: Ben
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Slate (Sometimes) = When you must pay Gold, the Inn pays instead.
card: Pride (Sometimes) = Ignore a card that affects your Gold.

> Ben plays Elbow on Ann
> Ann plays Not the face! Someone else's face! on Cleo
> Ann plays Slate
> Cleo plays Pride
= Cleo: 18 Fortitude, 10 Gold
= Ann: 10 Gold
---
title: A payment that an Elixir takes over does not affect Gold
proves: AFFECT-01, CARD-041
seats: Ann, Ben, Cleo
drinks: rdi6
Ann holds: Fine
Ben's front: Discount Elixir of Haggling
Ben holds: Deaf Ear
card: Fine (Action) = Another player pays 1 Gold to the Inn and discards 2 cards.
card: Deaf Ear (Sometimes) = Ignore a card that affects your Gold.

> Ann plays Fine on Ben
Ben cannot play Deaf Ear because AFFECT-01
---
title: Of a larger payment the Elixir takes over only a part
proves: AFFECT-01, CARD-041
seats: Ann, Ben, Cleo
drinks: rdi6
Ann holds: Fine
Ben's front: Discount Elixir of Haggling
Ben holds: Deaf Ear
card: Fine (Action) = Another player pays 2 Gold to the Inn and discards 2 cards.
card: Deaf Ear (Sometimes) = Ignore a card that affects your Gold.

> Ann plays Fine on Ben
> Ben plays Deaf Ear
= Ben: 10 Gold, 6 cards
---
title: A loss that was redirected no longer affects whoever redirected it
proves: AFFECT-01, REDIRECT-02
seats: Ann, Ben, Cleo
Ann holds: Elbow
Ben holds: Not Me | Dodge
card: Elbow (Action) = Another player loses 2 Fortitude and discards 2 cards.
card: Not Me (Sometimes) = When you would lose Fortitude, redirect the loss to another player.
card: Dodge (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Elbow on Ben
> Ben plays Not Me on Cleo
> Ann declines
Ben cannot play Dodge because AFFECT-01
---
title: What somebody may still choose affects them
proves: AFFECT-01
seats: Ann, Ben, Cleo
Ann holds: Your choice
Ben holds: Dodge
card: Your choice (Action) = Another player chooses: lose 2 Fortitude, or discard 2 cards.
card: Dodge (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Your choice on Ben
> Ben plays Dodge
= Ben: 20 Fortitude, 6 cards
---
title: A loss that is still coming to a teammate affects the team
proves: AFFECT-01, TEAM-09
seats: Ann, Dan, Ben, Cleo
teams: Ann + Dan, Ben + Cleo
Ann holds: Sweep
Ben's front: Thick Skin
Ben holds: Dodge
card: Sweep (Action) = Each other player loses 1 Fortitude.
card: Thick Skin (Static) = When you would lose Fortitude, reduce the loss by 1.
card: Dodge (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Sweep
> Ben plays Dodge
= Ben: 20 Fortitude
---
title: If the card that reduced it is Negated, the loss affects its victim again
proves: AFFECT-01, AFFECT-04
seats: Ann, Ben, Cleo
Ann holds: Elbow | I don't think so!
Ben holds: Padding | Dodge
card: Elbow (Action) = Another player loses 2 Fortitude and discards 2 cards.
card: Padding (Sometimes) = When you would lose Fortitude, reduce the loss by 2.
card: Dodge (Sometimes) = Ignore a card that affects your Fortitude.

> Ann plays Elbow on Ben
> Ben plays Padding
> Ann plays I don't think so!
> Ben plays Dodge
= Ben: 20 Fortitude, 5 cards
---
title: The Inn pays for a whole team, and its Gold is no longer affected
proves: AFFECT-01, TEAM-32
seats: Ann, Dan, Ben, Cleo
teams: Ann + Dan, Ben + Cleo
Ann holds: Fine
Ben holds: Slate
Cleo holds: Deaf Ear
card: Fine (Action) = Each other player pays 1 Gold to the Inn and discards a card.
card: Slate (Sometimes) = When you must pay Gold, the Inn pays instead.
card: Deaf Ear (Sometimes) = Ignore a card that affects your Gold.

> Ann plays Fine
> Ben plays Slate
> Ann declines
Cleo cannot play Deaf Ear because AFFECT-01
> Ben discards (a blank)
> Cleo discards (a blank)
= Ben: 10 Gold
