title: Whoever took control and lost it again in the same gambling turn has not passed
proves: GAMBLE-08, GAMBLE-27
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: I raise! | Gambling? I'm in!
Cat holds: Nimble Fingers
card: Nimble Fingers (Sometimes) = When you must ante, take control of the Round.

> Ann plays Gambling? I'm in!
= Ann is in control
> Ben plays I raise!
> Cat plays Nimble Fingers
= Cat is in control
> Ann passes
> Ben plays Gambling? I'm in!
= Ben is in control
