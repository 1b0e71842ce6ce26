title: The winner may keep the Prize although Captain Whitehawk has taken half of the pot
proves: PRIZE-09
seats: Ann, Whitehawk, Cleo, Dag
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Ann plays Gambling? I'm in!
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Ann chooses Ann
= Ann: 11 Gold, 1 Red Dragon Inn Loyalty Card
= Whitehawk: 11 Gold, 0 Red Dragon Inn Loyalty Card
---
title: The winner may give the Prize to Captain Whitehawk
proves: PRIZE-09
seats: Ann, Whitehawk, Cleo, Dag
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Ann plays Gambling? I'm in!
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Ann chooses Whitehawk
= Ann: 11 Gold, 0 Red Dragon Inn Loyalty Card
= Whitehawk: 11 Gold, 1 Red Dragon Inn Loyalty Card
---
title: Without the captain's card the winner is not asked
proves: PRIZE-09, PRIZE-03
seats: Ann, Whitehawk, Cleo, Dag
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Ann plays Gambling? I'm in!
> Whitehawk declines
> Ann ends the phase
= Ann: 13 Gold, 1 Red Dragon Inn Loyalty Card
= Whitehawk: 9 Gold, 0 Red Dragon Inn Loyalty Card
---
title: If the captain's coincidence is Negated, there is nothing to decide
proves: PRIZE-09, NEGATE-01
seats: Ann, Whitehawk, Cleo, Dag
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in! | I don't think so!
Whitehawk holds: What a coincidence, I happen to have the same hand!

> Ann plays Gambling? I'm in!
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Ann plays I don't think so!
= Ann: 13 Gold, 1 Red Dragon Inn Loyalty Card
= Whitehawk: 9 Gold
---
title: Whoever Ignores the captain's hand keeps Gold and Prize
proves: PRIZE-09, NEGATE-02
seats: Ann, Whitehawk, Cleo, Dag
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in! | Deep Pockets
Whitehawk holds: What a coincidence, I happen to have the same hand!
card: Deep Pockets (Sometimes) = Ignore a card that affects your Gold.

> Ann plays Gambling? I'm in!
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Ann plays Deep Pockets
= Ann: 13 Gold, 1 Red Dragon Inn Loyalty Card
= Whitehawk: 9 Gold, 0 Red Dragon Inn Loyalty Card
---
title: Of a pot somebody else has claimed, whoever took it decides about the Prize
proves: PRIZE-08, PRIZE-09
seats: Ann, Whitehawk, Cleo, Dag
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!
Cleo holds: Nimble Fingers
Whitehawk holds: What a coincidence, I happen to have the same hand!
card: Nimble Fingers (Sometimes) = When another player wins a Round of Gambling, take the pot instead.

> Ann plays Gambling? I'm in!
> Cleo plays Nimble Fingers
> Whitehawk plays What a coincidence, I happen to have the same hand!
> Cleo chooses Whitehawk
= Cleo: 11 Gold, 0 Red Dragon Inn Loyalty Card
= Whitehawk: 11 Gold, 1 Red Dragon Inn Loyalty Card
= Ann: 9 Gold
