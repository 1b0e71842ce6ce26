title: Amundyr and Daareka are both offered an answer before Amundyr is forced out
proves: GAMBLE-24
example: EX-066
seats: Vlazlo, Amundyr, Daareka
Vlazlo holds: Gambling? I'm in! | Isn't that the Watch, asking for you?
Amundyr holds: Royal Glare | Winning Hand!
Daareka holds: Royal Glare | I raise!
card: Royal Glare (Sometimes) = Negate a Cheating card.

> Vlazlo plays Gambling? I'm in!
> Amundyr passes
> Daareka plays I raise!
= Daareka is in control
Amundyr cannot play Royal Glare
> Vlazlo plays Isn't that the Watch, asking for you? on Amundyr
Amundyr can play Royal Glare
Daareka can play Royal Glare
= now Daareka is in control
> Amundyr declines
> Daareka declines
= Vlazlo is in control
Amundyr cannot play Winning Hand! because GAMBLE-15
---
title: Amundyr Negates the card, stays in the Round, and Vlazlo counts as having passed
proves: GAMBLE-24, GAMBLE-27
example: EX-066
seats: Vlazlo, Amundyr, Daareka
Vlazlo holds: Gambling? I'm in! | Isn't that the Watch, asking for you?
Amundyr holds: Royal Glare | Winning Hand!
Daareka holds: I raise!
card: Royal Glare (Sometimes) = Negate a Cheating card.

> Vlazlo plays Gambling? I'm in!
> Amundyr passes
> Daareka plays I raise!
> Vlazlo plays Isn't that the Watch, asking for you? on Amundyr
> Amundyr plays Royal Glare
= Daareka is in control
= the pot: 6 Gold
Amundyr can play Winning Hand!
> Amundyr passes
= Daareka: 14 Gold
= Vlazlo: 8 Gold
= Amundyr: 8 Gold
---
title: Daareka Negates the card for Amundyr, who may go on to win
proves: GAMBLE-24, GAMBLE-27
example: EX-066
seats: Vlazlo, Amundyr, Daareka
Vlazlo holds: Gambling? I'm in! | Isn't that the Watch, asking for you?
Amundyr holds: Winning Hand!
Daareka holds: I raise! | Royal Glare
card: Royal Glare (Sometimes) = Negate a Cheating card.

> Vlazlo plays Gambling? I'm in!
> Amundyr passes
> Daareka plays I raise!
> Vlazlo plays Isn't that the Watch, asking for you? on Amundyr
> Daareka plays Royal Glare
= Daareka is in control
> Amundyr plays Winning Hand!
> Daareka passes
> Vlazlo passes
= Amundyr: 14 Gold
---
title: Nobody answers: Amundyr leaves, and with two players left the Round goes on
proves: GAMBLE-24, GAMBLE-25
example: EX-066
seats: Vlazlo, Amundyr, Daareka
Vlazlo holds: Gambling? I'm in! | Isn't that the Watch, asking for you?
Amundyr holds: Winning Hand!
Daareka holds: I raise! | Cards? I deal in everything!

> Vlazlo plays Gambling? I'm in!
> Amundyr passes
> Daareka plays I raise!
> Vlazlo plays Isn't that the Watch, asking for you? on Amundyr
= Vlazlo is in control
= the pot: 6 Gold
Amundyr cannot play Winning Hand! because GAMBLE-15
Daareka can play Cards? I deal in everything!
> Daareka passes
= Vlazlo: 14 Gold
= Amundyr: 8 Gold
= Daareka: 8 Gold
---
title: Nobody answers and only Vlazlo is left: he wins at once
proves: GAMBLE-25
example: EX-066
seats: Vlazlo, Amundyr, Daareka
Vlazlo holds: Gambling? I'm in! | Isn't that the Watch, asking for you?
Amundyr holds: Winning Hand!
Daareka holds: Beneath Me
card: Beneath Me (Sometimes) = When you must ante, leave the Round instead.

> Vlazlo plays Gambling? I'm in!
> Daareka plays Beneath Me
= the pot: 2 Gold
> Amundyr plays Winning Hand!
= Amundyr is in control
> Vlazlo plays Isn't that the Watch, asking for you? on Amundyr
= Vlazlo: 11 Gold
= Amundyr: 9 Gold
= Daareka: 10 Gold
---
title: Bryn and Tara are both offered an answer before Bryn is forced out
proves: GAMBLE-24
example: EX-139
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Gambling? I'm in! | Isn't that the Watch, asking for you?
Bryn holds: Straight Look | Winning Hand!
Tara holds: Straight Look | I raise!
card: Straight Look (Sometimes) = Negate a Cheating card.

> Whitehawk plays Gambling? I'm in!
> Bryn passes
> Tara plays I raise!
= Tara is in control
> Whitehawk plays Isn't that the Watch, asking for you? on Bryn
Bryn can play Straight Look
Tara can play Straight Look
= now Tara is in control
> Bryn declines
> Tara declines
= Whitehawk is in control
Bryn cannot play Winning Hand! because GAMBLE-15
---
title: Bryn Negates the card, stays in the Round, and Whitehawk counts as having passed
proves: GAMBLE-24, GAMBLE-27
example: EX-139
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Gambling? I'm in! | Isn't that the Watch, asking for you?
Bryn holds: Straight Look | Winning Hand!
Tara holds: I raise!
card: Straight Look (Sometimes) = Negate a Cheating card.

> Whitehawk plays Gambling? I'm in!
> Bryn passes
> Tara plays I raise!
> Whitehawk plays Isn't that the Watch, asking for you? on Bryn
> Bryn plays Straight Look
= Tara is in control
Bryn can play Winning Hand!
> Bryn passes
= Tara: 14 Gold
= Whitehawk: 8 Gold
= Bryn: 8 Gold
---
title: A card that is neither Gambling nor Cheating may force Bryn out too, and is answered by its own sort of Negate
proves: GAMBLE-24
example: EX-139
seats: Whitehawk, Bryn, Tara
Whitehawk holds: Gambling? I'm in! | You're barred from this table!
Bryn holds: Straight Look | I don't think so! | Winning Hand!
Tara holds: I don't think so!
card: Straight Look (Sometimes) = Negate a Cheating card.

> Whitehawk plays Gambling? I'm in!
> Tara antes
> Whitehawk plays You're barred from this table! on Bryn
Bryn cannot play Straight Look
Bryn can play I don't think so!
Tara can play I don't think so!
> Tara plays I don't think so!
= Whitehawk is in control
Bryn can play Winning Hand!
