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
Daareka holds: This game is too easy

> Vlazlo plays Gambling? I'm in!
> Daareka plays This game is too easy
= the pot: 2 Gold
> Amundyr plays Winning Hand!
= Amundyr is in control
> Vlazlo plays Isn't that the Watch, asking for you? on Amundyr
= Vlazlo: 11 Gold
= Amundyr: 9 Gold
= Daareka: 10 Gold
---
title: Bryn and Remy are both offered an answer before Bryn is forced out
proves: GAMBLE-24
example: EX-139
seats: Tara, Bryn, Remy
Tara holds: Gambling? I'm in! | I felt that ace go by.
Bryn holds: I think it's time to stop foolin' around, don't you? | Winning Hand!
Remy holds: Cards on the table. All six of them. | I raise!

> Tara plays Gambling? I'm in!
> Bryn passes
> Remy plays I raise!
= Remy is in control
> Tara plays I felt that ace go by. on Bryn
Bryn can play I think it's time to stop foolin' around, don't you?
Remy can play Cards on the table. All six of them.
= now Remy is in control
> Bryn declines
Remy can play Cards on the table. All six of them.
= now Remy is in control
> Remy declines
= Tara is in control
= the pot: 6 Gold
Bryn cannot play Winning Hand! because GAMBLE-15
> Remy passes        # Bryn has no turn any more
= Tara: 14 Gold
= Bryn: 8 Gold
= Remy: 8 Gold
---
title: Remy Negates the card, Bryn stays in the Round, and Tara counts as having passed
proves: GAMBLE-24, GAMBLE-27
example: EX-139
seats: Tara, Bryn, Remy
Tara holds: Gambling? I'm in! | I felt that ace go by.
Bryn holds: Winning Hand!
Remy holds: Cards on the table. All six of them. | I raise!

> Tara plays Gambling? I'm in!
> Bryn passes
> Remy plays I raise!
> Tara plays I felt that ace go by. on Bryn
> Remy plays Cards on the table. All six of them.
= Remy is in control
= Tara: 1 Mark
Bryn can play Winning Hand!
> Bryn passes
= Remy: 14 Gold
= Tara: 8 Gold
= Bryn: 8 Gold
---
title: Remy Negates the card, and Bryn, still in the Round, wins it
proves: GAMBLE-24, GAMBLE-27
example: EX-139
seats: Tara, Bryn, Remy
Tara holds: Gambling? I'm in! | I felt that ace go by.
Bryn holds: Winning Hand!
Remy holds: Cards on the table. All six of them. | I raise!

> Tara plays Gambling? I'm in!
> Bryn passes
> Remy plays I raise!
> Tara plays I felt that ace go by. on Bryn
> Remy plays Cards on the table. All six of them.
> Bryn plays Winning Hand!
= Bryn is in control
> Remy passes
> Tara passes
= Bryn: 14 Gold
= Remy: 8 Gold
= Tara: 8 Gold
---
title: Bryn answers the card that would force her out, and her answer wins her the Round
proves: GAMBLE-24
example: EX-139
seats: Tara, Bryn, Remy
Tara holds: Gambling? I'm in! | I felt that ace go by.
Bryn holds: I think it's time to stop foolin' around, don't you?
Remy holds: I raise!

> Tara plays Gambling? I'm in!
> Bryn passes
> Remy plays I raise!
> Tara plays I felt that ace go by. on Bryn
> Bryn plays I think it's time to stop foolin' around, don't you?
= Bryn: 14 Gold
= Remy: 8 Gold
= Tara: 8 Gold
= I felt that ace go by. is discarded
---
title: A card that is neither Gambling nor Cheating may force Bryn out too, and is answered by its own sort of Negate
proves: GAMBLE-24
example: EX-139
seats: Brannoc, Bryn, Remy
Brannoc holds: Gambling? I'm in! | You're barred from this table!
Bryn holds: I think it's time to stop foolin' around, don't you? | I don't think so! | Winning Hand!
Remy holds: Cards on the table. All six of them. | I don't think so!

> Brannoc plays Gambling? I'm in!
> Remy antes
> Brannoc plays You're barred from this table! on Bryn
Bryn cannot play I think it's time to stop foolin' around, don't you?
Bryn can play I don't think so!
Remy cannot play Cards on the table. All six of them.
Remy can play I don't think so!
> Remy plays I don't think so!
= Brannoc is in control
Bryn can play Winning Hand!
