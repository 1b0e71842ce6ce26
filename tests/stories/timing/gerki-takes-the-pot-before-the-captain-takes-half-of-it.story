title: Gerki takes the pot Bryn has won, and only then the Captain takes half of it
proves: TIMING-10, TIMING-12, GAMBLE-31
example: EX-156
seats: Bryn, Gerki, Captain Whitehawk, Tara
Bryn holds: Gambling? I'm in!
Gerki holds: Swift Hands
Captain Whitehawk holds: What a coincidence, I happen to have the same hand!
card: Swift Hands (Sometimes) = When another player wins a Round of Gambling, take the pot instead.

> Bryn plays Gambling? I'm in!
> Gerki passes
> Captain Whitehawk passes
= the pot: 4 Gold
> Tara passes
Captain Whitehawk cannot play What a coincidence, I happen to have the same hand! because TIMING-12
> Gerki plays Swift Hands
> Captain Whitehawk plays What a coincidence, I happen to have the same hand!
= now Gerki: 13 Gold
= Gerki: 11 Gold
= Captain Whitehawk: 11 Gold
= Bryn: 9 Gold
= Tara: 9 Gold

---
title: Gerki comes first even if the Captain sits before him
proves: TIMING-10, TIMING-12, GAMBLE-31
example: EX-156
seats: Bryn, Captain Whitehawk, Tara, Gerki
Bryn holds: Gambling? I'm in!
Gerki holds: Swift Hands
Captain Whitehawk holds: What a coincidence, I happen to have the same hand!
card: Swift Hands (Sometimes) = When another player wins a Round of Gambling, take the pot instead.

> Bryn plays Gambling? I'm in!
> Captain Whitehawk passes
> Tara passes
> Gerki passes
> Captain Whitehawk declines
Captain Whitehawk cannot play What a coincidence, I happen to have the same hand! because TIMING-12
> Gerki plays Swift Hands
> Captain Whitehawk plays What a coincidence, I happen to have the same hand!
= Gerki: 11 Gold
= Captain Whitehawk: 11 Gold
= Bryn: 9 Gold
= Tara: 9 Gold

---
title: Without Gerki's card the Captain takes half of what Bryn took
proves: TIMING-12
example: EX-156
seats: Bryn, Gerki, Captain Whitehawk, Tara
Bryn holds: Gambling? I'm in!
Captain Whitehawk holds: What a coincidence, I happen to have the same hand!

> Bryn plays Gambling? I'm in!
> Gerki passes
> Captain Whitehawk passes
> Tara passes
> Captain Whitehawk plays What a coincidence, I happen to have the same hand!
= Bryn: 11 Gold
= Captain Whitehawk: 11 Gold
= Gerki: 9 Gold
= Tara: 9 Gold
