title: Whoever meets Drunk Clyde may lose 2 Fortitude
proves: SAMANTHA-03
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn's pile: Dragon Breath Ale
deck of Brawlers: Drunk Clyde

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn chooses Lose 2 Fortitude
= Bryn: 18 Fortitude, 0 Alcohol, 1 Drink
---
title: Or drink with Drunk Clyde, from the own pile
proves: SAMANTHA-03
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn's pile: Dragon Breath Ale | Wine
deck of Brawlers: Drunk Clyde

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn chooses Take a Drink from their
> Bryn drinks
= Bryn: 20 Fortitude, 4 Alcohol, 1 Drink
= Dragon Breath Ale is discarded
---
title: With an empty pile a drink with Drunk Clyde is a sobering one
proves: DRINK-22
seats: Samantha, Bryn, Tara
Bryn has 3 Alcohol
Samantha holds: Step outside? What's wrong with in here?
Bryn's pile: nothing
deck of Brawlers: Drunk Clyde

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn chooses Take a Drink from their
= Bryn: 20 Fortitude, 2 Alcohol
---
title: A loss chosen before Drunk Clyde and then redirected cannot be drunk away by the new victim
proves: CARD-013, SAMANTHA-11
seats: Samantha, Tara, Bryn
Samantha holds: Step outside? What's wrong with in here?
Tara holds: You may want to duck.
Bryn's pile: Dragon Breath Ale
deck of Brawlers: Drunk Clyde

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
> Tara chooses Lose 2 Fortitude
> Tara plays You may want to duck. on Bryn
= Tara: 20 Fortitude
= Bryn: 18 Fortitude, 0 Alcohol, 1 Drink
---
title: Before the choice is made there is no loss of Drunk Clyde's to redirect
proves: CARD-013
seats: Samantha, Tara, Bryn
Samantha holds: Step outside? What's wrong with in here?
Tara holds: You may want to duck.
deck of Brawlers: Drunk Clyde

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
Tara cannot play You may want to duck. on Bryn
> Tara chooses Lose 2 Fortitude
Tara can play You may want to duck. on Bryn
= Tara: 18 Fortitude
---
title: Sent back, the loss is Samantha's, and she cannot drink with Drunk Clyde either
proves: CARD-013
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Samantha's pile: Dragon Breath Ale
Bryn holds: Stop hitting yourself!
deck of Brawlers: Drunk Clyde

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn chooses Lose 2 Fortitude
> Bryn plays Stop hitting yourself!
= Bryn: 20 Fortitude
= Samantha: 18 Fortitude, 0 Alcohol, 1 Drink
---
title: The drink with Drunk Clyde is a Drink like any other and can be Ignored
proves: NEGATE-05
seats: Samantha, Tara, Bryn
Samantha holds: Step outside? What's wrong with in here?
Tara holds: I have consulted the charts... This is not in my future
Tara's pile: Dragon Breath Ale
deck of Brawlers: Drunk Clyde

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
> Tara chooses Take a Drink from their
> Tara plays I have consulted the charts... This is not in my future
= Tara: 20 Fortitude, 0 Alcohol, 0 Drinks
= Dragon Breath Ale is discarded
---
title: Whoever Ignores Drunk Clyde chooses nothing
proves: SAMANTHA-03, NEGATE-02
seats: Samantha, Whitehawk, Tara
Samantha holds: Step outside? What's wrong with in here?
Whitehawk holds: A word of advice... don't
Whitehawk's pile: Dragon Breath Ale
deck of Brawlers: Drunk Clyde

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Whitehawk
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude, 0 Alcohol, 1 Drink
