title: A card discarded in Discard and Draw does nothing and cannot be answered
proves: TYPES-08
seats: Ada, Bert
phase: discard
Ada has 10 Fortitude
Ada holds: Broth
Bert holds: Hush
card: Broth (Anytime) = You gain 2 Fortitude.
card: Hush (Sometimes) = Negate an Anytime card.

> Ada discards Broth
= now Ada: 10 Fortitude, 6 cards
= now Broth is discarded
Bert cannot play Hush
> Ada chooses done
= now Ada: 10 Fortitude, 7 cards
Bert cannot play Hush
---
title: A card discarded to satisfy another card is not played
proves: TYPES-08
seats: Ada, Bert, Cleo
Bert has 10 Fortitude
Ada holds: Tidy Up
Bert holds exactly: Broth | Broth
Cleo holds: Hush
card: Tidy Up (Action) = Another player chooses: lose 2 Fortitude, or discard 2 cards.
card: Broth (Anytime) = You gain 2 Fortitude.
card: Hush (Sometimes) = Negate an Anytime card.

> Ada plays Tidy Up on Bert
> Bert chooses Discard 2 cards
> Bert discards Broth
= now Bert: 1 card, 10 Fortitude
Cleo cannot play Hush
> Bert discards Broth
= now Bert: 0 cards, 10 Fortitude
= now Broth is discarded
Cleo cannot play Hush
= Bert: 10 Fortitude
---
title: The same card played does what it says and can be answered
proves: TYPES-08
seats: Ada, Bert, Cleo
Bert has 10 Fortitude
Bert holds: Broth | Broth
Cleo holds: Hush
card: Broth (Anytime) = You gain 2 Fortitude.
card: Hush (Sometimes) = Negate an Anytime card.

> Bert plays Broth
Cleo can play Hush
= Bert: 12 Fortitude
> Bert plays Broth
> Cleo plays Hush
= Bert: 12 Fortitude
