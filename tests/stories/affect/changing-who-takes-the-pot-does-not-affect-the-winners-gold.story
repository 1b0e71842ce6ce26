title: A card that takes the pot instead of the winner does not affect the winner's Gold
proves: AFFECT-05
seats: Ada, Bert, Cleo
Ada holds: Gambling? I'm in! | Tight Fist
Cleo holds: Sticky Hand
card: Sticky Hand (Sometimes) = When another player wins a Round of Gambling, take the pot instead.
card: Tight Fist (Sometimes) = Ignore a card that affects your Gold.

> Ada plays Gambling? I'm in!
= the pot: 3 Gold
> Bert passes
> Cleo passes
> Cleo plays Sticky Hand
Ada cannot play Tight Fist because AFFECT-05
= Ada: 9 Gold
= Cleo: 12 Gold
= Ada holds Tight Fist
---
title: A card that sends the pot to the Inn does not affect the Gold of the player in control
proves: AFFECT-05
seats: Ada, Bert, Cleo
Ada holds: Gambling? I'm in! | Tight Fist
Bert holds: House Rules
card: House Rules (Sometimes) = In a Round of Gambling, the Round ends and the pot goes to the Inn.
card: Tight Fist (Sometimes) = Ignore a card that affects your Gold.

> Ada plays Gambling? I'm in!
= the pot: 3 Gold
> Bert passes
> Bert plays House Rules
Ada cannot play Tight Fist because AFFECT-05
= Ada: 9 Gold
= the Inn: +3 Gold
