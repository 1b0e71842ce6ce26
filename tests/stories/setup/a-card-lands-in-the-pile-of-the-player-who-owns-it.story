title: A card that was played or discarded lands in the pile of the player who owns it
proves: SETUP-04
seats: Ada, Bert
phase: discard
Ada holds exactly: Nudge | Wink
Ada's deck: Yawn
Bert holds exactly: Hum
Bert's deck: Shrug
card: Nudge (Anytime) = Another player loses 1 Fortitude.
card: Wink (Anytime) = You gain 1 Fortitude.
card: Yawn (Anytime) = You gain 1 Fortitude.
card: Hum (Anytime) = You gain 1 Fortitude.
card: Shrug (Anytime) = You gain 1 Fortitude.

> Ada plays Nudge on Bert
> Bert plays Hum
> Ada discards Wink
# Ada draws Yawn, her last card; her own pile becomes her deck, and she draws all of it.
= Ada: 3 cards
= Ada holds Yawn
= Ada holds Nudge
= Ada holds Wink
= Ada does not hold Hum
> Ada ends the phase
> Ada ends the phase
> Ada ends the phase
> Ada ends the phase
> Bert ends the phase
= Bert: 2 cards
= Bert holds Shrug
= Bert holds Hum
