title: The Cheating card is Negated and Bryn wins the Round at once
proves: GAMBLE-10, NEGATE-01
seats: Remy, Tara, Bryn, Whitehawk
Remy holds: Gambling? I'm in!
Tara holds: This time, let's use my deck.
Bryn holds: I think it's time to stop foolin' around, don't you?
Whitehawk holds: Winning Hand!

> Remy plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
> Bryn plays I think it's time to stop foolin' around, don't you?
= Bryn: 13 Gold, 6 cards
= Remy: 9 Gold
= Tara: 9 Gold
= Whitehawk: 9 Gold
= Whitehawk holds Winning Hand!
= This time, let's use my deck. is discarded
---
title: The Round is over: its starter orders a Drink
proves: GAMBLE-10, GAMBLE-11
seats: Remy, Tara, Bryn, Whitehawk
Remy holds: Gambling? I'm in!
Tara holds: This time, let's use my deck.
Bryn holds: I think it's time to stop foolin' around, don't you?
Whitehawk holds: Winning Hand!

> Remy plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
> Bryn plays I think it's time to stop foolin' around, don't you?
> Remy orders for Tara
= Tara: 2 Drinks
= Bryn: 13 Gold
---
title: If Bryn lets her cheat, Tara is in control
proves: GAMBLE-06, TYPES-01
seats: Remy, Tara, Bryn, Whitehawk
Remy holds: Gambling? I'm in!
Tara holds: This time, let's use my deck.
Bryn holds: I think it's time to stop foolin' around, don't you?

> Remy plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
Bryn can play I think it's time to stop foolin' around, don't you?
= Tara is in control
= Bryn holds I think it's time to stop foolin' around, don't you?
Bryn cannot play I think it's time to stop foolin' around, don't you? because TYPES-01      # too late
---
title: Even from a Winning Hand a cheat hands the Round to Bryn
proves: CARD-084, GAMBLE-10, GAMBLE-12
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Gambling? I'm in! | Winning Hand!
Tara holds: I raise! | This time, let's use my deck.
Bryn holds: I think it's time to stop foolin' around, don't you? | Gambling? I'm in!

> Whitehawk plays Gambling? I'm in!
> Tara plays I raise!
> Bryn passes
> Whitehawk plays Winning Hand!
= Whitehawk is in control
> Tara plays This time, let's use my deck.
> Bryn plays I think it's time to stop foolin' around, don't you?
= Bryn: 14 Gold
= Tara: 8 Gold
= Whitehawk: 8 Gold
---
title: No Gambling card is cheating, however good it is
proves: TYPES-01
seats: Remy, Whitehawk, Bryn
Remy holds: Gambling? I'm in! | I raise!
Whitehawk holds: Winning Hand! | That's a fine hand there, but this one's got you beat
Bryn holds: I think it's time to stop foolin' around, don't you?

> Remy plays Gambling? I'm in!
Bryn cannot play I think it's time to stop foolin' around, don't you? because TYPES-01
= Remy is in control
> Whitehawk passes
> Bryn passes
= Remy: 12 Gold
---
title: Neither a raise nor a hand that beats a Winning Hand is cheating
proves: GAMBLE-14, TYPES-01
seats: Remy, Bryn, Whitehawk
Remy holds: Gambling? I'm in! | Winning Hand!
Bryn holds: I raise! | I think it's time to stop foolin' around, don't you?
Whitehawk holds: That's a fine hand there, but this one's got you beat | I raise!

> Remy plays Gambling? I'm in!
> Bryn passes
> Whitehawk plays I raise!
Bryn cannot play I think it's time to stop foolin' around, don't you? because TYPES-01
> Remy plays Winning Hand!
Bryn cannot play I think it's time to stop foolin' around, don't you? because TYPES-01
> Bryn passes
> Whitehawk plays That's a fine hand there, but this one's got you beat
Bryn cannot play I think it's time to stop foolin' around, don't you? because TYPES-01
= Whitehawk is in control
---
title: Whoever is on watch cannot win the Round, nor stop the cheat
proves: GAMBLE-15
seats: Remy, Tara, Bryn, Whitehawk
Remy holds: Gambling? I'm in!
Tara holds: This time, let's use my deck.
Bryn holds: I've got watch duty. | I think it's time to stop foolin' around, don't you?

> Remy plays Gambling? I'm in!
> Bryn plays I've got watch duty. using 1
> Tara plays This time, let's use my deck.
Bryn cannot play I think it's time to stop foolin' around, don't you? because GAMBLE-15
= Tara is in control
= Bryn: 10 Gold
---
title: Whoever has merely passed can catch a cheat and win
proves: GAMBLE-07, GAMBLE-10
seats: Remy, Bryn, Tara, Whitehawk
Remy holds: Gambling? I'm in!
Bryn holds: I think it's time to stop foolin' around, don't you?
Tara holds: This time, let's use my deck.

> Remy plays Gambling? I'm in!
> Bryn passes
> Tara plays This time, let's use my deck.
> Bryn plays I think it's time to stop foolin' around, don't you?
= Bryn: 13 Gold
= Tara: 9 Gold
---
title: What the Cheating card would have taken from the pot stays in it
proves: NEGATE-01
seats: Remy, Tara, Bryn
Remy holds: Gambling? I'm in!
Tara holds: My fingers read better than your eyes.
Bryn holds: I think it's time to stop foolin' around, don't you?

> Remy plays Gambling? I'm in!
> Tara plays My fingers read better than your eyes.
> Bryn plays I think it's time to stop foolin' around, don't you?
= Bryn: 12 Gold
= Tara: 9 Gold
---
title: Negated itself, it neither stops the cheat nor wins
proves: NEGATE-01
seats: Remy, Tara, Bryn
Remy holds: Gambling? I'm in!
Tara holds: This time, let's use my deck. | I don't think so! | The Wench thinks you should stop playing with the drinks.
Bryn holds: I think it's time to stop foolin' around, don't you?

> Remy plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
> Bryn plays I think it's time to stop foolin' around, don't you?
Tara cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
> Tara plays I don't think so!
= Tara is in control
= the pot: 3 Gold
> Bryn passes
> Remy passes
= Tara: 12 Gold
---
title: If Remy has stopped the cheat already, there is none left for Bryn
proves: GAMBLE-27, TYPES-01
seats: Remy, Tara, Bryn
Remy holds: Gambling? I'm in! | Cards on the table. All six of them.
Tara holds: This time, let's use my deck.
Bryn holds: I think it's time to stop foolin' around, don't you?

> Remy plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
> Remy plays Cards on the table. All six of them.
= Remy is in control
= Tara: 1 Mark
Bryn cannot play I think it's time to stop foolin' around, don't you? because TYPES-01
= the pot: 3 Gold
> Bryn passes
= Remy: 12 Gold                # Tara counts as having passed
---
title: The Captain wants half of a pot won that way, too
proves: GAMBLE-10, TIMING-12
seats: Remy, Tara, Bryn, Whitehawk
Remy holds: Gambling? I'm in!
Tara holds: This time, let's use my deck.
Bryn holds: I think it's time to stop foolin' around, don't you?
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Remy plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
> Bryn plays I think it's time to stop foolin' around, don't you?
> Whitehawk plays What a coincidence, I happen to have the same hand!
= Bryn: 11 Gold
= Whitehawk: 11 Gold
= Tara: 9 Gold
---
title: The last Gold anted, a cheat caught, and Bryn is still in the game
proves: GAMBLE-10, GAMBLE-19, GAMBLE-21
seats: Remy, Tara, Bryn
Bryn has 20 Fortitude, 0 Alcohol, 1 Gold
Remy holds: Gambling? I'm in!
Tara holds: This time, let's use my deck.
Bryn holds: I think it's time to stop foolin' around, don't you?

> Remy plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
= now Bryn: 0 Gold
> Bryn plays I think it's time to stop foolin' around, don't you?
= Bryn: 3 Gold
= Bryn is in
---
title: Without her last Gold and without the pot Bryn is out
proves: GAMBLE-21
seats: Remy, Tara, Bryn
Bryn has 20 Fortitude, 0 Alcohol, 1 Gold
Remy holds: Gambling? I'm in!
Tara holds: This time, let's use my deck.
Bryn holds: I think it's time to stop foolin' around, don't you?

> Remy plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
> Bryn passes
> Remy passes
= Bryn is out: no Gold
= Tara: 12 Gold
---
title: Whoever is thrown out before the answer to a cheat resolves does not win
proves: GAMBLE-15
seats: Remy, Tara, Bryn, Brannoc
Remy holds: Gambling? I'm in!
Tara holds: This time, let's use my deck.
Bryn holds: I think it's time to stop foolin' around, don't you?
Brannoc holds: You're barred from this table!

> Remy plays Gambling? I'm in!
> Tara plays This time, let's use my deck.
> Bryn plays I think it's time to stop foolin' around, don't you?
> Brannoc plays You're barred from this table! on Bryn
= Bryn: 9 Gold
= Remy is in control
= the pot: 4 Gold
