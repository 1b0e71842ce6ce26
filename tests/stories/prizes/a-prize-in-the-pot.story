title: Whoever starts a Round chooses a Prize of the Inn for the pot, before anybody antes
proves: PRIZE-02
seats: Ann, Ben, Cleo
prizes: Pub Crawl Map | Red Dragon Inn Loyalty Card
party: The Red Dragon Inn
Ann holds: Gambling? I'm in!

> Ann plays Gambling? I'm in!
> Ann declines
> Ben declines
> Cleo declines
= now Ann: 10 Gold
= now the pot: 0 Gold
> Ann chooses Red Dragon Inn Loyalty Card
= now Red Dragon Inn Loyalty Card is in the pot
= now Pub Crawl Map is in the Inn
= now Ann: 10 Gold        # only now the antes are due
> Cleo antes
= the pot: 3 Gold
---
title: She may as well choose the other one
proves: PRIZE-02
seats: Ann, Ben, Cleo
prizes: Pub Crawl Map | Red Dragon Inn Loyalty Card
party: The Red Dragon Inn
Ann holds: Gambling? I'm in!

> Ann plays Gambling? I'm in!
> Ann chooses Pub Crawl Map
= Pub Crawl Map is in the pot
= Red Dragon Inn Loyalty Card is in the Inn
---
title: The only Prize of the Inn goes into the pot without a question
proves: PRIZE-02
seats: Ann, Ben, Cleo
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!

> Ann plays Gambling? I'm in!
= Red Dragon Inn Loyalty Card is in the pot
= the pot: 3 Gold
---
title: A card that takes control in a running Round adds no Prize
proves: PRIZE-02
seats: Ann, Ben, Cleo
prizes: Pub Crawl Map | Red Dragon Inn Loyalty Card
party: The Red Dragon Inn
Ann holds: Gambling? I'm in!
Ben holds: Gambling? I'm in!

> Ann plays Gambling? I'm in!
> Ann chooses Red Dragon Inn Loyalty Card
> Ben plays Gambling? I'm in!
= Ben is in control
= Red Dragon Inn Loyalty Card is in the pot
= Pub Crawl Map is in the Inn
---
title: A Negated card starts no Round and moves no Prize
proves: PRIZE-02, NEGATE-01
seats: Ann, Ben, Cleo
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!
Ben holds: Wet Blanket
card: Wet Blanket (Sometimes) = Negate an Action card.

> Ann plays Gambling? I'm in!
> Ben plays Wet Blanket
= Red Dragon Inn Loyalty Card is in the Inn
= Ann: 10 Gold
---
title: Whoever wins the Round takes the Prize with the pot
proves: PRIZE-03
seats: Ann, Ben, Cleo
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!
Ben holds: Winning Hand!

> Ann plays Gambling? I'm in!
> Ben plays Winning Hand!
> Ann ends the phase
= Ben: 12 Gold, 1 Red Dragon Inn Loyalty Card
= Ann: 9 Gold, 0 Red Dragon Inn Loyalty Card
---
title: The Prize of somebody who left the Round goes to whoever wins it
proves: PRIZE-03, GAMBLE-18
seats: Ann, Ben, Cleo
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in! | Back Door
Cleo holds: Winning Hand!
card: Back Door (Sometimes) = When you must ante, leave the Round instead.

> Ann plays Gambling? I'm in!
> Ann plays Back Door
> Cleo plays Winning Hand!
> Ann ends the phase
= Cleo: 11 Gold, 1 Red Dragon Inn Loyalty Card
= Ann: 10 Gold, 0 Red Dragon Inn Loyalty Card
---
title: A pot that goes to the Inn takes its Prize back there
proves: PRIZE-06
seats: Ann, Ben, Cleo
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in! | Back Door
card: Back Door (Sometimes) = When you must ante, leave the Round instead.

> Ann plays Gambling? I'm in!
> Ann plays Back Door
> Ann ends the phase
= Red Dragon Inn Loyalty Card is in the Inn
= the Inn: +2 Gold
= Ben: 9 Gold, 0 Red Dragon Inn Loyalty Card
---
title: A card that sends the pot to the Inn sends the Prize along
proves: PRIZE-06
seats: Ann, Ben, Cleo
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!
Ben holds: Behind The Bar
card: Behind The Bar (Sometimes) = In a Round of Gambling, the Round ends and the pot goes to the Inn.

> Ann plays Gambling? I'm in!
= Red Dragon Inn Loyalty Card is in the pot
> Ben plays Behind The Bar
= Red Dragon Inn Loyalty Card is in the Inn
= the Inn: +3 Gold
= Ann: 9 Gold, 0 Red Dragon Inn Loyalty Card
---
title: A Prize that has come back to the Inn can be won in the next Round
proves: PRIZE-06, PRIZE-02
seats: Ann, Ben, Cleo
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in! | Back Door
Ben holds: Gambling? I'm in!
card: Back Door (Sometimes) = When you must ante, leave the Round instead.

> Ann plays Gambling? I'm in!
> Ann plays Back Door
> Ann ends the phase
= Red Dragon Inn Loyalty Card is in the Inn
> Ann ends the phase
> Ann ends the phase
> Ben ends the phase
> Ben plays Gambling? I'm in!
= Red Dragon Inn Loyalty Card is in the pot
> Ben ends the phase
= Ben: 1 Red Dragon Inn Loyalty Card
---
title: Gold can be stolen from the pot, the Prize cannot
proves: PRIZE-07
seats: Ann, Ben, Cleo
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!
Ben holds: Sticky Sleeve
card: Sticky Sleeve (Sometimes) = In a Round of Gambling, take 1 Gold from the pot.

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays Sticky Sleeve
= the pot: 2 Gold
= Red Dragon Inn Loyalty Card is in the pot
> Ann ends the phase
= Ann: 11 Gold, 1 Red Dragon Inn Loyalty Card
= Ben: 10 Gold, 0 Red Dragon Inn Loyalty Card
---
title: Whoever steals the last Gold of the pot does not win the Prize by it
proves: PRIZE-07
seats: Ann, Ben, Cleo
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!
Ben holds: Both Hands
card: Both Hands (Sometimes) = In a Round of Gambling, take 3 Gold from the pot.

> Ann plays Gambling? I'm in!
= the pot: 3 Gold
> Ben plays Both Hands
= the pot: 0 Gold
= Red Dragon Inn Loyalty Card is in the pot
> Ann ends the phase
= Ann: 9 Gold, 1 Red Dragon Inn Loyalty Card
= Ben: 12 Gold, 0 Red Dragon Inn Loyalty Card
---
title: Whoever takes the pot without winning the Round has the Prize
proves: PRIZE-08, GAMBLE-31
seats: Ann, Ben, Cleo
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in!
Ben holds: Nimble Fingers
card: Nimble Fingers (Sometimes) = When another player wins a Round of Gambling, take the pot instead.

> Ann plays Gambling? I'm in!
> Ben plays Nimble Fingers
= Ben: 12 Gold, 1 Red Dragon Inn Loyalty Card
= Ann: 9 Gold, 0 Red Dragon Inn Loyalty Card
---
title: If the theft of the pot is Negated, the Prize stays with the winner
proves: PRIZE-08, PRIZE-03
seats: Ann, Ben, Cleo
prizes: Red Dragon Inn Loyalty Card
Ann holds: Gambling? I'm in! | I don't think so!
Ben holds: Nimble Fingers
card: Nimble Fingers (Sometimes) = When another player wins a Round of Gambling, take the pot instead.

> Ann plays Gambling? I'm in!
> Ben plays Nimble Fingers
> Ann plays I don't think so!
= Ann: 12 Gold, 1 Red Dragon Inn Loyalty Card
= Ben: 9 Gold, 0 Red Dragon Inn Loyalty Card
