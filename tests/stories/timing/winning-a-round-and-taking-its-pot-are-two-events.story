title: Who takes the pot is decided before anybody takes it; what reacts to the taking comes after
proves: TIMING-12
seats: Ann, Ben, Cleo, Dora
Ann holds: Gambling? I'm in!
Ben holds: Equal Shares
Cleo holds: Swift Hands
card: Swift Hands (Sometimes) = When another player wins a Round of Gambling, take the pot instead.
card: Equal Shares (Sometimes) = When another player takes a pot, take half of it.

> Ann plays Gambling? I'm in!
> Ben passes
> Cleo passes
> Dora passes
Ben cannot play Equal Shares because TIMING-12
Cleo can play Swift Hands
= now Ann: 9 Gold
> Ann declines
> Ben declines
> Cleo declines
> Dora declines
= now Ann: 13 Gold
Cleo cannot play Swift Hands because TIMING-12
Ben can play Equal Shares
> Ben plays Equal Shares
= Ann: 11 Gold
= Ben: 11 Gold
= Cleo: 9 Gold

---
title: What reacts to the taking of a pot reacts to whoever really took it
proves: TIMING-12
seats: Ann, Ben, Cleo, Dora
Ann holds: Gambling? I'm in! | Equal Shares
Cleo holds: Swift Hands | Equal Shares
card: Swift Hands (Sometimes) = When another player wins a Round of Gambling, take the pot instead.
card: Equal Shares (Sometimes) = When another player takes a pot, take half of it.

> Ann plays Gambling? I'm in!
> Ben passes
> Cleo passes
> Dora passes
> Cleo plays Swift Hands
> Ann plays Equal Shares       # she won, but Cleo took it
= now Cleo: 13 Gold
= Ann: 11 Gold
= Cleo: 11 Gold
