title: Gerki takes the pot Bryn has won, and only then the Captain takes half of it
proves: TIMING-10, TIMING-12, GAMBLE-31
example: EX-156
seats: Bryn, Gerki, Captain Whitehawk, D
Bryn holds: Gambling? I'm in!
Gerki holds: Swift Hands
Captain Whitehawk holds: Equal Shares
card: Swift Hands (Sometimes) = When another player wins a Round of Gambling, take the pot instead.
card: Equal Shares (Sometimes) = When another player takes a pot, take half of it.

> Bryn plays Gambling? I'm in!
> Gerki passes
> Captain Whitehawk passes
= the pot: 4 Gold
> D passes
Captain Whitehawk cannot play Equal Shares because TIMING-12
> Gerki plays Swift Hands
> Captain Whitehawk plays Equal Shares
= now Gerki: 13 Gold
= Gerki: 11 Gold
= Captain Whitehawk: 11 Gold
= Bryn: 9 Gold
= D: 9 Gold

---
title: Gerki comes first even if the Captain sits before him
proves: TIMING-10, TIMING-12, GAMBLE-31
example: EX-156
seats: Bryn, Captain Whitehawk, D, Gerki
Bryn holds: Gambling? I'm in!
Gerki holds: Swift Hands
Captain Whitehawk holds: Equal Shares
card: Swift Hands (Sometimes) = When another player wins a Round of Gambling, take the pot instead.
card: Equal Shares (Sometimes) = When another player takes a pot, take half of it.

> Bryn plays Gambling? I'm in!
> Captain Whitehawk passes
> D passes
> Gerki passes
> Captain Whitehawk declines
Captain Whitehawk cannot play Equal Shares because TIMING-12
> Gerki plays Swift Hands
> Captain Whitehawk plays Equal Shares
= Gerki: 11 Gold
= Captain Whitehawk: 11 Gold
= Bryn: 9 Gold
= D: 9 Gold

---
title: Without Gerki's card the Captain takes half of what Bryn took
proves: TIMING-12
example: EX-156
seats: Bryn, Gerki, Captain Whitehawk, D
Bryn holds: Gambling? I'm in!
Captain Whitehawk holds: Equal Shares
card: Equal Shares (Sometimes) = When another player takes a pot, take half of it.

> Bryn plays Gambling? I'm in!
> Gerki passes
> Captain Whitehawk passes
> D passes
> Captain Whitehawk plays Equal Shares
= Bryn: 11 Gold
= Captain Whitehawk: 11 Gold
= Gerki: 9 Gold
