title: Selfless adventurers do not play a Round for her
proves: CARD-047
seats: Amundyr, Daareka, Torglesnarf
Amundyr holds: Gambling? I'm in!
Daareka holds: My, what selfless adventurers you are!

> Amundyr plays Gambling? I'm in!
Daareka cannot play My, what selfless adventurers you are! on Torglesnarf
---
title: Selfless adventurers do not tip for her: that is an Anytime card
proves: CARD-047
seats: Amundyr, Daareka, Torglesnarf
Amundyr holds: Tip the Wench.
Daareka holds: My, what selfless adventurers you are!

> Amundyr plays Tip the Wench. on Daareka
Daareka cannot play My, what selfless adventurers you are! on Torglesnarf
---
title: Selfless Negated: she is the one
proves: CARD-047, NEGATE-01
seats: Vlazlo, Daareka, Torglesnarf
Vlazlo holds: I'm not a veeble old man! | I don't think so!
Daareka holds: My, what selfless adventurers you are!

> Vlazlo plays I'm not a veeble old man! on Daareka
> Daareka plays My, what selfless adventurers you are! on Torglesnarf
> Vlazlo plays I don't think so!
= Daareka: 17 Fortitude
= Torglesnarf: 20 Fortitude
---
title: Selfless, and the new victim redirects the loss in turn
proves: CARD-047, REDIRECT-11
seats: Vlazlo, Daareka, Torglesnarf
Vlazlo holds: I'm not a veeble old man!
Daareka holds: My, what selfless adventurers you are!
Torglesnarf holds: Not the face! Someone else's face!

> Vlazlo plays I'm not a veeble old man! on Daareka
> Daareka plays My, what selfless adventurers you are! on Torglesnarf
> Torglesnarf plays Not the face! Someone else's face! on Daareka
= Daareka: 17 Fortitude, 11 Gold
= Torglesnarf: 20 Fortitude, 9 Gold
---
title: Help redirected with all its effects to a Minion does nothing else
proves: CARD-047, CARD-064
seats: Daareka, Ann, Torglesnarf, Vlazlo
Daareka holds: Oh look! You brought me some help
Ann holds: My, what selfless adventurers you are! | Punch
Torglesnarf holds: That's some nice gold you've got there...
Torglesnarf's front: Grunt the Brawler
card: Punch (Action) = Another player loses 3 Fortitude.

> Daareka plays Oh look! You brought me some help on Ann
> Ann plays My, what selfless adventurers you are! on Grunt the Brawler
> Torglesnarf chooses discard
= Ann: 20 Fortitude, 6 cards
= Torglesnarf: 20 Fortitude, 7 cards
= Vlazlo: 20 Fortitude
