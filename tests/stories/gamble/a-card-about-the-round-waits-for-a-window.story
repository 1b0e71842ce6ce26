title: On the gambling turn itself a card about the Round cannot be played, before it it can
proves: TYPES-04, GAMBLE-05
seats: Ann, Lucky
Ann holds: Gambling? I'm in!
Lucky holds: A fistful of dice is my fountain of youth | It's a raid! Leave the Gold!

> Ann plays Gambling? I'm in!
> the window closes             # the card
> the window closes             # the antes
Lucky can play A fistful of dice is my fountain of youth
Lucky can play It's a raid! Leave the Gold!
= the pot: 2 Gold
> the window closes             # the quiet before Lucky's gambling turn
Lucky cannot play A fistful of dice is my fountain of youth because TYPES-04
Lucky cannot play It's a raid! Leave the Gold! because TYPES-04
> Lucky passes
Lucky cannot play It's a raid! Leave the Gold! because GAMBLE-09
