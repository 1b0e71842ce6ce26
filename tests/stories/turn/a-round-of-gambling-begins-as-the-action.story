title: A card that starts a Round, played as the Action, starts a Round of Gambling
proves: TURN-08
seats: Ada, Bert, Cleo
Ada holds: Gambling? I'm in! | Kick
Bert holds: Gambling? I'm in!
card: Kick (Action) = Another player loses 2 Fortitude.

Bert cannot play Gambling? I'm in!
> Ada plays Gambling? I'm in!
= the pot: 3 Gold
= Ada is in control
= Ada: 9 Gold
= Bert: 9 Gold
= Cleo: 9 Gold
Ada cannot play Kick because TYPES-05
> Bert passes
> Cleo passes
# It was the Action: the Round is over, and there is no other.
= Ada: 12 Gold
Ada cannot play Kick because TYPES-05
