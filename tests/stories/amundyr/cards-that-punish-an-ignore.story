title: Hungry scarabs bite harder where they already sit
proves: CARD-051
seats: Amundyr, Bryn, Tara
Tara has 1 Scarab
Amundyr holds: Hungry hungry scarabs

> Amundyr plays Hungry hungry scarabs
= Bryn: 19 Fortitude, 0 Scarabs
= Tara: 18 Fortitude, 1 Scarab
= Amundyr is not asked
---
title: If one Ignores it she gives 2 Scarabs, and not necessarily there
proves: CARD-051
seats: Amundyr, Bryn, Tara, Remy
Amundyr holds: Hungry hungry scarabs
Tara holds: Not me
card: Not me (Sometimes) = Ignore a card that affects your Fortitude.

> Amundyr plays Hungry hungry scarabs
> Tara plays Not me
> Amundyr chooses Bryn
= Tara: 20 Fortitude, 0 Scarabs
= Bryn: 19 Fortitude, 2 Scarabs
---
title: If two Ignore it she gives 2 Scarabs once
proves: CARD-051
seats: Amundyr, Bryn, Tara, Remy
Amundyr holds: Hungry hungry scarabs
Bryn holds: Not me
Tara holds: Not me
card: Not me (Sometimes) = Ignore a card that affects your Fortitude.

> Amundyr plays Hungry hungry scarabs
> Bryn plays Not me
> Tara plays Not me
> Amundyr chooses Tara
= Tara: 20 Fortitude, 2 Scarabs
= Bryn: 20 Fortitude, 0 Scarabs
= Remy: 19 Fortitude, 0 Scarabs
= Amundyr: 10 Scarabs left
= Amundyr is not asked
---
title: She may also give them to nobody
proves: CARD-051
seats: Amundyr, Bryn, Tara
Amundyr holds: Hungry hungry scarabs
Bryn holds: Not me
card: Not me (Sometimes) = Ignore a card that affects your Fortitude.

> Amundyr plays Hungry hungry scarabs
> Bryn plays Not me
> Amundyr chooses Nobody
= Amundyr: 12 Scarabs left
---
title: A smaller loss is no Ignore
proves: CARD-051, NEGATE-04
seats: Amundyr, Bryn, Tara
Amundyr holds: Hungry hungry scarabs
Bryn holds: Shrug
card: Shrug (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 2.

> Amundyr plays Hungry hungry scarabs
> Bryn plays Shrug
= Bryn: 20 Fortitude, 0 Scarabs
= Tara: 19 Fortitude
= Amundyr is not asked
---
title: A bind takes 2 Fortitude and gives Amundyr 2 cards
proves: CARD-077
seats: Amundyr, Bryn, Tara
Amundyr holds: You're in a bit of a bind

> Amundyr plays You're in a bit of a bind on Bryn
= Bryn: 18 Fortitude, 0 Scarabs
= Amundyr: 8 cards
---
title: Who slips out of the bind gets a Scarab, and Amundyr her 2 cards all the same
proves: CARD-077
seats: Amundyr, Bryn, Tara
Amundyr holds: You're in a bit of a bind
Bryn holds: Not me
card: Not me (Sometimes) = Ignore a card that affects your Fortitude.

> Amundyr plays You're in a bit of a bind on Bryn
> Bryn plays Not me
= Bryn: 20 Fortitude, 1 Scarab
= Amundyr: 8 cards
---
title: A Negated bind binds nobody, and gives no cards
proves: CARD-077, NEGATE-01
seats: Amundyr, Bryn, Tara
Amundyr holds: You're in a bit of a bind
Bryn holds: No way
card: No way (Sometimes) = Negate an Action card.

> Amundyr plays You're in a bit of a bind on Bryn
> Bryn plays No way
= Bryn: 20 Fortitude, 0 Scarabs
= Amundyr: 6 cards
---
title: One who Ignores everything and one who Ignores the card: 2 Scarabs once
proves: CARD-051, NEGATE-18
seats: Amundyr, Bryn, Tara, Remy
Amundyr holds: Hungry hungry scarabs
Bryn holds: Trance
Tara holds: Not me
card: Trance (Anytime) = You Ignore all effects until your next turn.
card: Not me (Sometimes) = Ignore a card that affects your Fortitude.

> Bryn plays Trance
> Amundyr plays Hungry hungry scarabs
> Tara plays Not me
> Amundyr chooses Bryn
= Bryn: 20 Fortitude, 2 Scarabs
= Tara: 20 Fortitude, 0 Scarabs
= Remy: 19 Fortitude
= Amundyr is not asked
---
title: Who stares slips out of the bind, and gets the Scarab although they stare
proves: CARD-077, CARD-068
seats: Amundyr, Bryn, Tara
Amundyr holds: You're in a bit of a bind
Bryn holds: Stare
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Bryn plays Stare
> Amundyr plays You're in a bit of a bind on Bryn
= Bryn: 20 Fortitude, 1 Scarab
= Amundyr: 8 cards
---
title: Who naps gets the Scarab of the bind as well
proves: CARD-077, NEGATE-18
seats: Vlazlo, Amundyr, Daareka
Vlazlo holds: Bat nap
Amundyr holds: You're in a bit of a bind

> Vlazlo plays Bat nap
> Vlazlo ends the phase
> Amundyr plays You're in a bit of a bind on Vlazlo
= Vlazlo: 20 Fortitude, 1 Scarab
---
title: The bind is not for somebody else who stares
proves: CARD-077, CARD-068
seats: Amundyr, Bryn, Tara
Amundyr holds: You're in a bit of a bind
Tara holds: Stare
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Tara plays Stare
> Amundyr plays You're in a bit of a bind on Bryn
= Bryn: 18 Fortitude, 0 Scarabs
= Tara: 0 Scarabs
---
title: A loss of the bind that is redirected to somebody who stares binds nobody
proves: CARD-077, CARD-068
seats: Amundyr, Bryn, Tara
Amundyr holds: You're in a bit of a bind
Bryn holds: Behind you
Tara holds: Stare
card: Behind you (Sometimes) = When you would lose Fortitude, redirect the loss to another player.
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Tara plays Stare
> Amundyr plays You're in a bit of a bind on Bryn
> Bryn plays Behind you on Tara
= Bryn: 20 Fortitude, 0 Scarabs
= Tara: 20 Fortitude, 0 Scarabs
---
title: A bind redirected whole and then Ignored still gives its Scarab to the original target
proves: CARD-077, REDIRECT-04
seats: Amundyr, Daareka, Bryn
Amundyr holds: You're in a bit of a bind
Daareka holds: My, what selfless adventurers you are!
Bryn holds: Not me
card: Not me (Sometimes) = Ignore a card that affects your Fortitude.

> Amundyr plays You're in a bit of a bind on Daareka
> Daareka plays My, what selfless adventurers you are! on Bryn
> Bryn plays Not me
= Bryn: 20 Fortitude, 0 Scarabs
= Daareka: 20 Fortitude, 1 Scarab
= Amundyr: 8 cards
---
title: A bind redirected whole to one who stares gives its Scarab to the original target
proves: CARD-077, CARD-068
seats: Amundyr, Daareka, Bryn
Amundyr holds: You're in a bit of a bind
Daareka holds: My, what selfless adventurers you are!
Bryn holds: Stare
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Bryn plays Stare
> Amundyr plays You're in a bit of a bind on Daareka
> Daareka plays My, what selfless adventurers you are! on Bryn
= Bryn: 20 Fortitude, 0 Scarabs
= Daareka: 20 Fortitude, 1 Scarab
---
title: Redirected whole twice, it is still for the first
proves: CARD-077, REDIRECT-04
seats: Amundyr, Daareka, Bryn, Tara
Amundyr holds: You're in a bit of a bind
Daareka holds: My, what selfless adventurers you are!
Bryn holds: My, what selfless adventurers you are!
Tara holds: Not me
card: Not me (Sometimes) = Ignore a card that affects your Fortitude.

> Amundyr plays You're in a bit of a bind on Daareka
> Daareka plays My, what selfless adventurers you are! on Bryn
> Bryn plays My, what selfless adventurers you are! on Tara
> Tara plays Not me
= Daareka: 1 Scarab
= Bryn: 20 Fortitude, 0 Scarabs
= Tara: 20 Fortitude, 0 Scarabs
---
title: A bind redirected whole that nobody Ignores gives no Scarab
proves: CARD-077, REDIRECT-04
seats: Amundyr, Daareka, Bryn
Amundyr holds: You're in a bit of a bind
Daareka holds: My, what selfless adventurers you are!

> Amundyr plays You're in a bit of a bind on Daareka
> Daareka plays My, what selfless adventurers you are! on Bryn
= Bryn: 18 Fortitude, 0 Scarabs
= Daareka: 20 Fortitude, 0 Scarabs
= Amundyr: 8 cards
---
title: A bind redirected whole to a Minion is Ignored by nobody, though its owner stares
proves: CARD-077, TORG-21
seats: Amundyr, Daareka, Torglesnarf
Amundyr holds: You're in a bit of a bind
Daareka holds: My, what selfless adventurers you are!
Torglesnarf holds: Stare
Torglesnarf's front: Grunt the Brawler
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Torglesnarf plays Stare
> Amundyr plays You're in a bit of a bind on Daareka
> Daareka plays My, what selfless adventurers you are! on Grunt the Brawler
> Torglesnarf chooses discard it
= Daareka: 20 Fortitude, 0 Scarabs
= Torglesnarf: 20 Fortitude, 0 Scarabs, 0 Minions
