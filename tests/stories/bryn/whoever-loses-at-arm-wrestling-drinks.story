title: Whoever loses at arm wrestling loses 1 Fortitude and drinks from their pile, at once
proves: DRINK-21
seats: Bryn, Tara, Remy
Tara's pile: Shot of Rum | Wine
Bryn holds: Arm wrestling. Loser drinks!

> Bryn plays Arm wrestling. Loser drinks! on Tara
= Tara: 19 Fortitude, 3 Alcohol, 1 Drink
= Bryn: 20 Fortitude, 0 Alcohol, 1 Drink
= Remy: 20 Fortitude, 0 Alcohol
> Bryn orders for Remy         # the turn goes on
= Remy: 2 Drinks
---
title: With an empty pile the loser sobers up
proves: DRINK-22, TURN-12
seats: Bryn, Tara, Remy
Tara has 20 Fortitude, 4 Alcohol, 10 Gold
Tara's pile: nothing
Bryn holds: Arm wrestling. Loser drinks!

> Bryn plays Arm wrestling. Loser drinks! on Tara
= Tara: 19 Fortitude, 3 Alcohol
---
title: As sober as can be, the loser only loses the Fortitude
proves: LIMIT-01
seats: Bryn, Tara, Remy
Tara's pile: nothing
Bryn holds: Arm wrestling. Loser drinks!

> Bryn plays Arm wrestling. Loser drinks! on Tara
= Tara: 19 Fortitude, 0 Alcohol
---
title: Chasers come from the loser's pile as well
proves: DRINK-08
seats: Bryn, Tara, Remy
Tara's pile: Wine with a Chaser | Dark Ale with a Chaser | Grog
drink deck: Bottle of Rum
Bryn holds: Arm wrestling. Loser drinks!

> Bryn plays Arm wrestling. Loser drinks! on Tara
= Tara: 19 Fortitude, 5 Alcohol, 0 Drinks
---
title: The loser may Ignore the Drink; the Fortitude is lost already
seats: Bryn, Tara, Remy
Tara's pile: Shot of Rum
Tara holds: I have consulted the charts... This is not in my future
Bryn holds: Arm wrestling. Loser drinks!

> Bryn plays Arm wrestling. Loser drinks! on Tara
Tara cannot play I have consulted the charts... This is not in my future because NEGATE-05      # no Drink yet
> Tara plays I have consulted the charts... This is not in my future
= now Tara: 19 Fortitude, 0 Alcohol, 0 Drinks
= Tara: 19 Fortitude, 0 Alcohol
---
title: The loser may Ignore the card, and neither loses nor drinks
proves: NEGATE-02
seats: Bryn, Tara, Remy
Tara's pile: Shot of Rum
Tara holds: You can't prove that was me!
Bryn holds: Arm wrestling. Loser drinks!

> Bryn plays Arm wrestling. Loser drinks! on Tara
> Tara plays You can't prove that was me!
= Tara: 20 Fortitude, 0 Alcohol, 1 Drink
---
title: Whoever ducks the blow still drinks, from their own pile
proves: REDIRECT-02
seats: Bryn, Tara, Remy
Tara's pile: Shot of Rum
Remy's pile: Bottle of Rum
Tara holds: You may want to duck.
Bryn holds: Arm wrestling. Loser drinks!

> Bryn plays Arm wrestling. Loser drinks! on Tara
> Tara plays You may want to duck. on Remy
= Tara: 20 Fortitude, 3 Alcohol, 0 Drinks
= Remy: 19 Fortitude, 0 Alcohol, 1 Drink
---
title: The loser's Drink is a Drink like any other: it may be passed to Bryn
proves: DRINK-20
seats: Bryn, Tara, Remy
Tara's pile: Shot of Rum
Tara holds: Fate had your name on this mug.
Bryn holds: Arm wrestling. Loser drinks!

> Bryn plays Arm wrestling. Loser drinks! on Tara
> Tara plays Fate had your name on this mug. on Bryn
= Tara: 19 Fortitude, 0 Alcohol
= Bryn: 20 Fortitude, 3 Alcohol
---
title: Making somebody drink changes no Drink: the Wench is silent, and it is no Sometimes card
proves: CARD-086, CHANGE-02
seats: Bryn, Tara, Remy
Tara's pile: Shot of Rum
Tara holds: The Wench thinks you should stop playing with the drinks. | I don't think so!
Bryn holds: Arm wrestling. Loser drinks!

> Bryn plays Arm wrestling. Loser drinks! on Tara
Tara cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
Tara cannot play I don't think so! because TYPES-01
= Tara: 19 Fortitude, 3 Alcohol
---
title: If an Event lies on top of the pile, that is what happens
proves: DRINK-07
seats: Bryn, Tara, Remy
Tara's pile: Round on the House!
drink deck: Grog
Bryn holds: Arm wrestling. Loser drinks!

> Bryn plays Arm wrestling. Loser drinks! on Tara
= Tara: 19 Fortitude, 2 Alcohol
= Bryn: 2 Alcohol
= Remy: 2 Alcohol
---
title: Fortitude and Drink together may be too much, but the loser hits back first
proves: LOSE-03
seats: Bryn, Whitehawk, Remy
Whitehawk has 6 Fortitude, 2 Alcohol, 4 Gold
Whitehawk's pile: Shot of Rum
Whitehawk holds: You wanna play, huh?
Bryn holds: Arm wrestling. Loser drinks!

> Bryn plays Arm wrestling. Loser drinks! on Whitehawk
> Whitehawk plays You wanna play, huh?
= Whitehawk is out: passed out
= Bryn: 18 Fortitude, 11 Gold
= Remy: 11 Gold
