title: Reducing the loss to nothing does not save the card
proves: CARD-056, NEGATE-04
seats: Daareka, Vlazlo, Torglesnarf
Daareka holds: I've been known to break a mind or two...
Vlazlo holds: Dodge
card: Dodge (Sometimes) = When you would lose Fortitude, reduce the loss by 2.

> Daareka plays I've been known to break a mind or two... on Vlazlo
> Vlazlo plays Dodge
= Vlazlo: 20 Fortitude, 5 cards
---
title: A hand of no cards: nothing to discard, the loss comes
proves: LIMIT-04
seats: Daareka, Vlazlo
Daareka holds: I've been known to break a mind or two...
Vlazlo holds exactly: nothing

> Daareka plays I've been known to break a mind or two... on Vlazlo
= Vlazlo: 18 Fortitude, 0 cards
---
title: A chosen discard comes before the hit-back too
proves: DAAREKA-03
seats: Daareka, Vlazlo
Daareka holds: Think again
Vlazlo holds exactly: An eye for an eye? I prefer ze neck. | I raise!
card: Think again (Action) = Another player loses 2 Fortitude and discards a card.

> Daareka plays Think again on Vlazlo
> the window closes
Vlazlo cannot play An eye for an eye? I prefer ze neck.
> Vlazlo discards I raise!
> Vlazlo plays An eye for an eye? I prefer ze neck.
= Daareka: 17 Fortitude
= Vlazlo: 20 Fortitude, 0 cards
---
title: A hit-back can be hit back
proves: TIMING-04, TIMING-11
seats: Daareka, Vlazlo, Torglesnarf
Daareka holds: Stop thinking so loudly! | Now I'll show you why I'm called 'the Mindbreaker!'
Vlazlo holds: An eye for an eye? I prefer ze neck.

> Daareka plays Stop thinking so loudly! on Vlazlo
> Vlazlo plays An eye for an eye? I prefer ze neck.
> Daareka plays Now I'll show you why I'm called 'the Mindbreaker!'
= Daareka: 17 Fortitude
= Vlazlo: 19 Fortitude, 1 Alcohol, 1 Blood
---
title: Hit-backs of several victims, in turn order
proves: TIMING-01, TIMING-11
seats: Amundyr, Daareka, Vlazlo
Amundyr holds: Ah-choo!
Daareka holds: Now I'll show you why I'm called 'the Mindbreaker!'
Vlazlo holds: An eye for an eye? I prefer ze neck.

> Amundyr plays Ah-choo!
> Daareka plays Now I'll show you why I'm called 'the Mindbreaker!'
> Vlazlo plays An eye for an eye? I prefer ze neck.
= Amundyr: 16 Fortitude, 1 Alcohol
---
title: Help: the loss is redirected, but it is still Torglesnarf's hand that is searched
proves: CARD-064, REDIRECT-02
seats: Daareka, Torglesnarf, Vlazlo
Daareka holds: Oh look! You brought me some help
Torglesnarf holds: Not the face! Someone else's face! | That's some nice gold you've got there...

> Daareka plays Oh look! You brought me some help on Torglesnarf
> Torglesnarf plays Not the face! Someone else's face! on Vlazlo
> Daareka chooses That's some nice gold you've got there...
= Torglesnarf: 20 Fortitude, 5 cards
= Vlazlo: 15 Fortitude
---
title: The Mindbreaker's Alcohol Content may knock the attacker out
proves: LOSE-02, LOSE-03
seats: Vlazlo, Daareka, Torglesnarf
Vlazlo has 10 Fortitude, 8 Alcohol
Vlazlo holds: I'm not a veeble old man!
Daareka holds: Now I'll show you why I'm called 'the Mindbreaker!'

> Vlazlo plays I'm not a veeble old man! on Daareka
> Daareka plays Now I'll show you why I'm called 'the Mindbreaker!'
= Vlazlo is out: passed out
= Daareka: 17 Fortitude
---
title: A hit and the answer to it knock both out: a tie
proves: LOSE-11, LOSE-03
seats: Vlazlo, Daareka
Vlazlo has 10 Fortitude, 8 Alcohol
Daareka has 3 Fortitude
Vlazlo holds: I'm not a veeble old man!
Daareka holds: Now I'll show you why I'm called 'the Mindbreaker!'

> Vlazlo plays I'm not a veeble old man! on Daareka
> Daareka plays Now I'll show you why I'm called 'the Mindbreaker!'
= tie: Vlazlo, Daareka
