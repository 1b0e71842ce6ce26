title: A used Prize goes to the Prize Bin
proves: PRIZE-04, PRIZE-03
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
prizes: Red Dragon Inn Loyalty Card
Ann's front: Pub Crawl Map

> Ann plays Pub Crawl Map
> Ann chooses Startusk's
= Pub Crawl Map is in the Prize Bin
= Ann: 0 Pub Crawl Map
= Red Dragon Inn Loyalty Card is in the Inn
---
title: A used Prize is not chosen again while another lies in the Inn
proves: PRIZE-05, PRIZE-04
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
prizes: Red Dragon Inn Loyalty Card
prize bin: Pub Crawl Map
Ann holds: Gambling? I'm in!

> Ann plays Gambling? I'm in!
= Red Dragon Inn Loyalty Card is in the pot        # nobody was asked
= Pub Crawl Map is in the Prize Bin
---
title: If the Inn has no Prize, those of the Bin come back before one is chosen
proves: PRIZE-05
seats: Ann, Ben, Cleo
party: The Red Dragon Inn
prize bin: Pub Crawl Map | Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!

> Ann plays Gambling? I'm in!
> Ann chooses Red Dragon Inn Loyalty Card
= Red Dragon Inn Loyalty Card is in the pot
= Pub Crawl Map is in the Inn
---
title: If Inn and Bin are empty, the Round has no Prize
proves: PRIZE-05
seats: Ann, Ben, Cleo
Ben's front: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
= Ben: 1 Red Dragon Inn Loyalty Card
> Ann ends the phase
= Ann: 12 Gold, 0 Red Dragon Inn Loyalty Card
= Ben: 9 Gold, 1 Red Dragon Inn Loyalty Card
---
title: A full Loyalty Card comes back by way of the Bin, and is won again
proves: PRIZE-05, PRIZE-04, PRIZE-03
seats: Ann, Ben, Cleo
Ann's front: Red Dragon Inn Loyalty Card
Ann holds: Sip | Sip | Sip | Sip | Sip
Ben holds: Gambling? I'm in!
card: Sip (Anytime) = You gain 1 Fortitude.

> Ann plays Sip
> Ann chooses put it there
> Ann plays Sip
> Ann chooses put it there
> Ann plays Sip
> Ann chooses put it there
> Ann plays Sip
> Ann chooses put it there
> Ann plays Sip
> Ann chooses put it there
= Red Dragon Inn Loyalty Card is in the Prize Bin
> Ann ends the phase
> Ann ends the phase
> Ann ends the phase
> Ben ends the phase
> Ben plays Gambling? I'm in!
= Red Dragon Inn Loyalty Card is in the pot
> Ben ends the phase
= Ben: 1 Red Dragon Inn Loyalty Card
