title: A Round is not stopped in answer to a raise, nor to its antes, but it is before the next gambling turn
proves: CARD-075, GAMBLE-29
seats: Ann, Torglesnarf, Ben
Ann holds: Gambling? I'm in!
Torglesnarf holds: You don't need a winning hand when you have enough goons! | I raise!

> Ann plays Gambling? I'm in!
> Torglesnarf plays I raise!
Torglesnarf cannot play You don't need a winning hand when you have enough goons! because CARD-075
> the window closes
Torglesnarf cannot play You don't need a winning hand when you have enough goons! because CARD-075
> Ben antes
= the pot: 6 Gold
> Torglesnarf plays You don't need a winning hand when you have enough goons!
= Torglesnarf: 14 Gold
= Ben: 8 Gold
---
title: Nor is it while players ante for the card that started it
proves: CARD-075, GAMBLE-02
seats: Ann, Torglesnarf, Ben
Ann holds: Gambling? I'm in!
Torglesnarf holds: You don't need a winning hand when you have enough goons!

> Ann plays Gambling? I'm in!
> the window closes
= now Ann is asked
Torglesnarf cannot play You don't need a winning hand when you have enough goons! because CARD-075
> Ben antes
> Torglesnarf plays You don't need a winning hand when you have enough goons!
= Torglesnarf: 12 Gold
---
title: Whoever has left the Round may stop it
proves: CARD-075, GAMBLE-15
seats: Ann, Torglesnarf, Ben
Ann holds: Gambling? I'm in!
Torglesnarf holds: You don't need a winning hand when you have enough goons! | I've got watch duty.

> Ann plays Gambling? I'm in!
> Torglesnarf plays I've got watch duty.
> Torglesnarf plays You don't need a winning hand when you have enough goons!
= Torglesnarf: 12 Gold
= Ann: 9 Gold
---
title: A Round is not stopped in answer to a card that would win it
proves: CARD-075, GAMBLE-10
seats: Ann, Ben, Bryn, Torglesnarf
Ann holds: Gambling? I'm in!
Ben holds: Up My Sleeve
Bryn holds: Caught
Torglesnarf holds: You don't need a winning hand when you have enough goons!
card: Up My Sleeve (Cheating) = Take control of the Round.
card: Caught (Sometimes) = Negate a Cheating card and win the Round. (Only if you are still in it.)

> Ann plays Gambling? I'm in!
> Ben plays Up My Sleeve
Torglesnarf can play You don't need a winning hand when you have enough goons!
> Bryn plays Caught
Torglesnarf cannot play You don't need a winning hand when you have enough goons! because CARD-075
= Bryn: 13 Gold
---
title: The pot is not taken in answer to the card that sends it to the Inn
proves: CARD-075
seats: Ann, Ben, Torglesnarf
Ann holds: Gambling? I'm in!
Ben holds: Her tip
Torglesnarf holds: You don't need a winning hand when you have enough goons!
card: Her tip (Sometimes) = In a Round of Gambling, the Round ends and the pot goes to the Inn.

> Ann plays Gambling? I'm in!
> Ben plays Her tip
Torglesnarf cannot play You don't need a winning hand when you have enough goons! because CARD-075
= the Inn: +3 Gold
= Torglesnarf: 9 Gold
---
title: Nor is the pot sent to the Inn in answer to a card that may win the Round
proves: CARD-075, CARD-026
seats: Ann, Ben, Torglesnarf
Ann holds: Gambling? I'm in!
Ben holds: All in | Elbow | Elbow
Torglesnarf holds: You don't need a winning hand when you have enough goons!
card: All in (Cheating) = Take control of the Round. / You may discard 2 Sometimes cards to win the Round.
card: Elbow (Sometimes) = When you would lose Fortitude, reduce the loss by 1.

> Ann plays Gambling? I'm in!
> Ben plays All in
Torglesnarf cannot play You don't need a winning hand when you have enough goons! because CARD-075
> Ben chooses Yes
> Ben discards Elbow
> Ben discards Elbow
= Ben: 12 Gold
---
title: A card in between does not make it possible: the raise is still to come
proves: CARD-075
seats: Ann, Torglesnarf, Ben
Ann holds: Gambling? I'm in!
Torglesnarf holds: I raise! | You don't need a winning hand when you have enough goons!
Ben holds: Tip the Wench.

> Ann plays Gambling? I'm in!
> Torglesnarf plays I raise!
> Ben plays Tip the Wench. on Ann
Torglesnarf cannot play You don't need a winning hand when you have enough goons! because CARD-075
= the pot: 6 Gold
---
title: A raise that has been Negated makes nobody ante, and the Round may be stopped
proves: CARD-075
seats: Ann, Torglesnarf, Ben
Ann holds: Gambling? I'm in!
Torglesnarf holds: I raise! | You don't need a winning hand when you have enough goons!
Ben holds: Nope
card: Nope (Sometimes) = Negate a Gambling card.

> Ann plays Gambling? I'm in!
> Torglesnarf plays I raise!
> Ben plays Nope
> Torglesnarf plays You don't need a winning hand when you have enough goons!
= Torglesnarf: 12 Gold
---
title: Any other card is a moment like any other to stop a Round
proves: CARD-075
seats: Ann, Torglesnarf, Ben
Ann holds: Gambling? I'm in! | Winning Hand!
Ben holds: Tip the Wench. | Winning Hand!
Torglesnarf holds: You don't need a winning hand when you have enough goons!

> Ann plays Gambling? I'm in!
> Torglesnarf passes
> Ben plays Winning Hand!
> Torglesnarf plays You don't need a winning hand when you have enough goons!
= Torglesnarf: 12 Gold
---
title: Whoever has left the Round cannot win it, so the card that says so cannot be played
proves: GAMBLE-10, GAMBLE-15
seats: Ann, Bryn, Ben
Ann holds: Gambling? I'm in!
Bryn holds: Caught | I've got watch duty.
Ben holds: Up My Sleeve
card: Up My Sleeve (Cheating) = Take control of the Round.
card: Caught (Sometimes) = Negate a Cheating card and win the Round. (Only if you are still in it.)

> Ann plays Gambling? I'm in!
> Bryn plays I've got watch duty.
> Ben plays Up My Sleeve
Bryn cannot play Caught because GAMBLE-15
= Ben is in control
---
title: A member who is not Champion may stop the Round, like whoever has left it
proves: CARD-075, TEAM-28
seats: Ann, Dan, Torglesnarf, Ben
teams: Ann + Dan, Torglesnarf + Ben
Ann holds: Gambling? I'm in!
Torglesnarf holds: You don't need a winning hand when you have enough goons!

> Ann plays Gambling? I'm in!
> Ben champions
= the pot: 2 Gold
> Torglesnarf plays You don't need a winning hand when you have enough goons!
= Torglesnarf: 11 Gold
---
title: So may somebody who stares and is not in the Round
proves: CARD-075, CARD-068
seats: Ann, Torglesnarf, Ben
Ann holds: Gambling? I'm in!
Torglesnarf holds: You don't need a winning hand when you have enough goons! | Stare
card: Stare (Anytime) = You Ignore all Action cards until your next turn.

> Torglesnarf plays Stare
> Ann plays Gambling? I'm in!
= the pot: 2 Gold
> Torglesnarf plays You don't need a winning hand when you have enough goons!
= Torglesnarf: 12 Gold
---
title: A card that forces somebody out does not end the Round by its own words, and may be answered
proves: CARD-075, GAMBLE-24
seats: Ann, Torglesnarf
Ann holds: Gambling? I'm in! | Out
Torglesnarf holds: You don't need a winning hand when you have enough goons! | Ace
card: Out (Sometimes) = In a Round of Gambling, another player in the Round leaves the Round.
card: Ace (Gambling) = Take control of the Round.

> Ann plays Gambling? I'm in!
> Torglesnarf plays Ace
> Ann plays Out on Torglesnarf
> Torglesnarf plays You don't need a winning hand when you have enough goons!
= Torglesnarf: 11 Gold
---
title: Nor is one such card answered by another
proves: CARD-075
seats: Ann, Torglesnarf, Ben
Ann holds: Gambling? I'm in!
Torglesnarf holds: You don't need a winning hand when you have enough goons!
Ben holds: You don't need a winning hand when you have enough goons!

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays You don't need a winning hand when you have enough goons!
Torglesnarf cannot play You don't need a winning hand when you have enough goons! because CARD-075
= Ben: 12 Gold
