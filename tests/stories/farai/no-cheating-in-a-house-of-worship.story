title: A Negated Cheating card leaves control where it was, and the cheat has had their turn
proves: CARD-015, GAMBLE-27
seats: Bryn, Tara, Farai
Farai's brew: Beer
Bryn holds: Gambling? I'm in!
Tara holds: This time, let's use my deck. | Winning Hand!
Farai holds: Cheating? In a house of worship? | Winning Hand!

> Bryn plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
> Farai plays Cheating? In a house of worship?
= Bryn is in control
= the pot: 3 Gold
= This time, let's use my deck. is discarded
Tara cannot play Winning Hand! because TYPES-06
Farai can play Winning Hand!
> Farai passes
= Bryn: 12 Gold
= Tara: 9 Gold
= Farai works on the Beer
---
title: If the next player in order is the one in control, that player wins at once
proves: CARD-015, GAMBLE-28
seats: Bryn, Farai, Tara
Bryn holds: Gambling? I'm in! | I raise!
Tara holds: This time, let's use my deck.
Farai holds: Cheating? In a house of worship? | Winning Hand!

> Bryn plays Gambling? I'm in!
> Farai passes
> Tara plays This time, let's use my deck.
> Farai plays Cheating? In a house of worship?
= Bryn: 12 Gold
= Tara: 9 Gold
= Farai: 9 Gold
= Farai holds Winning Hand!
---
title: If Farai is the one in control and next in order, he wins with it himself
proves: CARD-015, GAMBLE-28
seats: Bryn, Farai, Tara, Remy
Bryn holds: Gambling? I'm in! | This time, let's use my deck.
Farai holds: Cheating? In a house of worship? | I raise!

> Bryn plays Gambling? I'm in!
> Farai plays I raise!
> Tara passes
> Remy passes
> Bryn plays This time, let's use my deck.
> Farai plays Cheating? In a house of worship?
= Farai: 16 Gold
= Bryn: 8 Gold
---
title: With another player still to come, the Round goes on after the Negate
proves: GAMBLE-28
seats: Bryn, Tara, Remy, Farai
Bryn holds: Gambling? I'm in!
Tara holds: This time, let's use my deck.
Remy holds: I raise!
Farai holds: Cheating? In a house of worship?

> Bryn plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
> Farai plays Cheating? In a house of worship?
= Bryn is in control
> Remy plays I raise!
= Remy is in control
= the pot: 8 Gold
---
title: Nobody is thrown out of a Round by a Cheating card that was Negated
proves: CARD-015, GAMBLE-24
seats: Bryn, Tara, Farai
Bryn holds: Gambling? I'm in!
Tara holds: I felt that ace go by.
Farai holds: Cheating? In a house of worship? | Winning Hand!

> Bryn plays Gambling? I'm in!
> Tara plays I felt that ace go by. on Farai
> Farai plays Cheating? In a house of worship?
= Bryn is in control
> Farai plays Winning Hand!
= Farai is in control
---
title: Honest cards are welcome in a house of worship
proves: CARD-015
seats: Bryn, Tara, Farai
Bryn holds: Gambling? I'm in!
Tara holds: Winning Hand!
Farai holds: Cheating? In a house of worship?

> Bryn plays Gambling? I'm in!
Farai cannot play Cheating? In a house of worship? because TYPES-01
> Tara plays Winning Hand!
Farai cannot play Cheating? In a house of worship? because TYPES-01
> Farai passes
= Tara is in control
---
title: A Winning Hand that a cheat failed to beat is still a Winning Hand
proves: CARD-015, GAMBLE-13
seats: Bryn, Tara, Remy, Farai
Bryn holds: Gambling? I'm in! | Winning Hand!
Tara holds: Winning Hand!
Remy holds: This time, let's use my deck.
Farai holds: Cheating? In a house of worship? | I raise!

> Bryn plays Gambling? I'm in!
> Tara plays Winning Hand!
> Remy plays This time, let's use my deck.
> Farai plays Cheating? In a house of worship?
= Tara is in control
Farai cannot play I raise! because GAMBLE-12
> Farai passes
> Bryn passes
= Tara: 13 Gold
