title: An Action card found in a hand hits somebody else
proves: CARD-064
seats: Daareka, Bryn, Tara, Remy
Daareka holds: Oh look! You brought me some help
Bryn holds: Heave! | You wanna play, huh?

> Daareka plays Oh look! You brought me some help on Bryn
> Daareka chooses Heave!
> Daareka chooses Remy
= Bryn: 18 Fortitude, 6 cards
= Remy: 17 Fortitude
= Tara: 20 Fortitude
= Heave! is discarded
---
title: The second victim must be another one
proves: CARD-064
seats: Daareka, Bryn
Daareka holds: Oh look! You brought me some help
Bryn holds: Heave!

> Daareka plays Oh look! You brought me some help on Bryn
> Daareka chooses Heave!
= Bryn: 18 Fortitude, 6 cards
= Daareka: 20 Fortitude
---
title: She may let the card be
proves: CARD-064
seats: Daareka, Bryn, Tara
Daareka holds: Oh look! You brought me some help
Bryn holds: Heave!

> Daareka plays Oh look! You brought me some help on Bryn
> Daareka chooses pass
= Bryn: 18 Fortitude, 7 cards
= Tara: 20 Fortitude
---
title: Who Ignores it keeps the hand closed
proves: CARD-064, DAAREKA-02
seats: Daareka, Bryn, Tara
Daareka holds: Oh look! You brought me some help
Bryn holds: Heave! | Not me
card: Not me (Sometimes) = Ignore a card that affects your Fortitude.

> Daareka plays Oh look! You brought me some help on Bryn
> Bryn plays Not me
= Bryn: 20 Fortitude, 6 cards
= Daareka is not asked
= Tara: 20 Fortitude
---
title: The second victim may reduce or Ignore what comes, and hit back
proves: CARD-064
seats: Daareka, Bryn, Tara
Daareka holds: Oh look! You brought me some help
Bryn holds: Heave!
Tara holds: Shrug | Revenge
card: Shrug (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 2.
card: Revenge (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Daareka plays Oh look! You brought me some help on Bryn
> Daareka chooses Heave!
> Tara plays Shrug
> Tara plays Revenge
= Tara: 19 Fortitude
= Daareka: 18 Fortitude
---
title: Ignored by the second victim, the card has hit the first
proves: CARD-064
seats: Daareka, Bryn, Tara
Daareka holds: Oh look! You brought me some help
Bryn holds: Heave!
Tara holds: Not me | Not so fast
card: Not me (Sometimes) = Ignore a card that affects your Fortitude.
card: Not so fast (Sometimes) = Negate an Action card.

> Daareka plays Oh look! You brought me some help on Bryn
> Daareka chooses Heave!
Tara cannot play Not so fast
> Tara plays Not me
= Tara: 20 Fortitude
= Bryn: 18 Fortitude
---
title: A friend plays the hand
proves: CARD-060
seats: Bryn, Daareka, Tara
Bryn holds: Gambling? I'm in!
Daareka holds: My friend will play this hand for me
Tara holds: I raise! | Heave!

> Bryn plays Gambling? I'm in!
> Daareka plays My friend will play this hand for me on Tara
> Daareka chooses I raise!
= Daareka is in control
= Tara: 6 cards
= I raise! is discarded
= the pot: 3 Gold
---
title: Without such a card it is a pass, and her own hand does not help
proves: CARD-060, GAMBLE-27
seats: Bryn, Daareka, Tara
Bryn holds: Gambling? I'm in!
Daareka holds: My friend will play this hand for me | Winning Hand!
Tara holds: Heave!

> Bryn plays Gambling? I'm in!
> Daareka plays My friend will play this hand for me on Tara
> Daareka chooses pass
= Bryn is in control
Daareka cannot play Winning Hand! because TYPES-06
= Tara: 7 cards
---
title: A friend may follow a Winning Hand
proves: CARD-060, GAMBLE-12
seats: Bryn, Daareka, Tara
Bryn holds: Gambling? I'm in! | Winning Hand!
Daareka holds: I raise! | My friend will play this hand for me
Tara holds: I raise!

> Bryn plays Gambling? I'm in!
> Daareka plays I raise!
> Bryn plays Winning Hand!
> Daareka plays My friend will play this hand for me on Tara
> Daareka chooses I raise!
= Daareka is in control
---
title: An open hand, and a card for each opponent
proves: CARD-076
seats: Daareka, Bryn, Tara, Remy
Daareka holds: You might need a sanity check after this

> Daareka plays You might need a sanity check after this on Bryn
= Daareka: 9 cards
---
title: She draws though everything is Ignored
proves: CARD-076
seats: Daareka, Bryn, Tara
Daareka holds: You might need a sanity check after this
Bryn holds: Not me
card: Not me (Sometimes) = Ignore an Action card.

> Daareka plays You might need a sanity check after this on Bryn
> Bryn plays Not me
= Daareka: 8 cards
---
title: One divides, the other chooses
proves: CARD-066
seats: Daareka, Bryn, Tara
Daareka holds: Psionic vision
Daareka's deck: Heave! | Ink spray | No! | Winning Hand! | I raise!

> Daareka plays Psionic vision on Bryn
> Bryn chooses Heave!, Ink spray | No!, Winning Hand!
> Daareka chooses No!, Winning Hand!
= Daareka: 8 cards, 3 discarded
= Daareka holds No!
= Daareka holds Winning Hand!
= Ink spray is discarded
---
title: All on one pile, and nothing on the other
proves: CARD-066
seats: Daareka, Bryn, Tara
Daareka holds: Psionic vision
Daareka's deck: Heave! | Ink spray | No! | Winning Hand! | I raise!

> Daareka plays Psionic vision on Bryn
> Bryn chooses Heave!, Ink spray, No!, Winning Hand! | no card
> Daareka chooses Heave!, Ink spray, No!, Winning Hand!
= Daareka: 10 cards, 1 discarded
---
title: Somebody who is not there may still divide
proves: CARD-066, NEGATE-18
seats: Bryn, Daareka
Bryn holds: Bat nap
Daareka holds: Psionic vision
Daareka's deck: Heave! | Ink spray | No! | Winning Hand! | I raise!
card!: Bat nap (Action) = Your turn ends and you Ignore all effects until your next turn.

> Bryn plays Bat nap
= Bryn is in
> Daareka plays Psionic vision on Bryn
> Bryn chooses Heave! | Ink spray, No!, Winning Hand!
> Daareka chooses Ink spray, No!
= Daareka: 9 cards
---
title: A look into a hand may be one of two things to choose
proves: CARD-064
seats: Ann, Ben, Cleo
Ann holds: Nose About
Ben holds exactly: Elbow
card: Nose About (Action) = Another player loses 1 Fortitude. / You choose: draw a card, or look at their hand; if you discard an Action card from it, a different player loses 3 Fortitude.
card: Elbow (Action) = Another player loses 2 Fortitude.

> Ann plays Nose About on Ben
> Ann chooses Look at their hand
> Ann discards Elbow
= Ben: 19 Fortitude, 0 cards
= Cleo: 17 Fortitude
