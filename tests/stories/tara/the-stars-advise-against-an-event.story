title: The stars advise against a Drink Event: she has no part in it and draws a card
proves: NEGATE-08, NEGATE-02
seats: Bryn, Tara, Remy
phase: drink
Bryn has 10 Fortitude
Tara has 10 Fortitude
Remy has 10 Fortitude
Bryn's pile: Fine Ambrosia, Nectar of the Gods
Tara holds: The stars advised against coming here.
Tara's deck: Winning Hand! | I raise!

Tara cannot play The stars advised against coming here. because NEGATE-08       # nothing is revealed
> Tara plays The stars advised against coming here.
= Bryn: 12 Fortitude
= Tara: 10 Fortitude, 7 cards    # good Events go by as well
= Remy: 12 Fortitude
= Tara holds Winning Hand!
= Tara does not hold I raise!
= The stars advised against coming here. is discarded
---
title: The stars advise against a Sea Event
proves: NEGATE-08, SEA-03
seats: Bryn, Tara, Remy
phase: end
sea deck: Kraken Attack
sea counters: 1
Tara holds: The stars advised against coming here.

> Tara plays The stars advised against coming here.
= Tara: 20 Fortitude, 7 cards
= Bryn: 16 Fortitude
= Remy: 16 Fortitude
= the Sea Events: 7 counters
---
title: Control: without the stars the kraken has her
seats: Bryn, Tara, Remy
phase: end
sea deck: Kraken Attack
sea counters: 1
Tara holds: The stars advised against coming here.

> Bryn declines
> Tara declines
> Remy declines
= Tara: 16 Fortitude, 7 cards
---
title: A Drink is no Event, and the stars say nothing about it
proves: NEGATE-08
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Dragon Breath Ale
Tara holds: The stars advised against coming here.

> Tara declines                  # the quiet before she reveals it
> Bryn declines
> Remy declines
Tara cannot play The stars advised against coming here. because NEGATE-08
> Tara drinks
= Tara: 4 Alcohol
---
title: A card somebody plays is no Event either
proves: NEGATE-08
seats: Whitehawk, Tara, Remy
Whitehawk holds: I can hold my own in a brawl. Wanna see?
Tara holds: The stars advised against coming here.

> Whitehawk plays I can hold my own in a brawl. Wanna see?
Tara cannot play The stars advised against coming here. because NEGATE-08
= Tara: 19 Fortitude
---
title: An Event that turns up as a Chaser is dead: there is nothing to advise against
proves: DRINK-10
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Wine with a Chaser | Drinking Contest!
Tara holds: The stars advised against coming here.

> Tara declines                  # the quiet before she reveals it
> Bryn declines
> Remy declines
Tara cannot play The stars advised against coming here. because NEGATE-08
> Tara drinks
= Tara: 2 Alcohol, 10 Gold
---
title: Once the Event has begun the stars are too late
proves: NEGATE-10
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Round on the House!
drink deck: Dragon Breath Ale
Tara holds: The stars advised against coming here.

> Tara declines                  # the quiet before she reveals it
> Bryn declines
> Remy declines
Tara can play The stars advised against coming here.
> Tara declines                  # the Event
> Bryn declines
> Remy declines
Tara cannot play The stars advised against coming here. because NEGATE-10       # the Drinks are on the table
= Tara: 4 Alcohol
---
title: If she reveals the Round on the House herself and Ignores it, only the others drink
proves: HOUSE-08
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Round on the House!
drink deck: Dragon Breath Ale
Tara holds: The stars advised against coming here.

> Tara plays The stars advised against coming here.
= Tara: 0 Alcohol, 7 cards
= Bryn: 4 Alcohol
= Remy: 4 Alcohol
---
title: If somebody else reveals it she has no copy, and the others drink
proves: HOUSE-08
seats: Bryn, Tara, Remy
phase: drink
Bryn's pile: Round on the House!
drink deck: Dragon Breath Ale
Tara holds: The stars advised against coming here.

> Tara plays The stars advised against coming here.
= Tara: 0 Alcohol, 7 cards
= Bryn: 4 Alcohol
= Remy: 4 Alcohol
---
title: In a Drinking Contest she Ignores she neither drinks nor pays
proves: CONTEST-15
seats: Bryn, Tara, Remy
phase: drink
Bryn's pile: Drinking Contest!
drink deck: Dragon Breath Ale | Wine | Light Ale
Tara holds: The stars advised against coming here.

> Tara plays The stars advised against coming here.
= Tara: 0 Alcohol, 10 Gold, 7 cards
= Bryn: 4 Alcohol, 11 Gold
= Remy: 2 Alcohol, 9 Gold        # the second card was his
---
title: If the stars are Negated she draws nothing and has her part in the Event
proves: NEGATE-01, NEGATE-19
seats: Bryn, Tara, Remy
phase: end
sea deck: Kraken Attack
sea counters: 1
Tara holds: The stars advised against coming here.
Remy holds: I don't think so!

> Tara plays The stars advised against coming here.
> Remy plays I don't think so!
= Tara: 16 Fortitude, 6 cards
= Remy: 16 Fortitude
---
title: What everybody owes in an Event she does not owe
proves: NEGATE-08
seats: Bryn, Tara, Remy
phase: end
sea deck: Harbour Master
sea counters: 1
Tara holds: The stars advised against coming here.

> Tara plays The stars advised against coming here.
= Tara: 10 Gold, 7 cards
= Bryn: 9 Gold
= the Inn: +2 Gold
---
title: Where everybody chooses she is not asked
proves: NEGATE-02, NEGATE-08
seats: Bryn, Tara, Remy
phase: end
sea deck: Pirates Alongside
sea counters: 1
Tara holds: The stars advised against coming here.

> Tara plays The stars advised against coming here.
> Bryn chooses Lose 3 Fortitude
> Remy chooses Pay 2 Gold to the Inn
= Tara: 20 Fortitude, 10 Gold
= Bryn: 17 Fortitude, 10 Gold
= Remy: 20 Fortitude, 8 Gold
---
title: What an Event does to everybody's pile it does not do to hers
proves: NEGATE-02
seats: Bryn, Tara, Remy
phase: end
sea deck: Over the Railing
sea counters: 1
Tara holds: The stars advised against coming here.

> Tara plays The stars advised against coming here.
= Bryn: 19 Fortitude, 0 Drinks
= Remy: 19 Fortitude, 0 Drinks
= Tara: 20 Fortitude, 1 Drink
---
title: Somebody else's bargain is not paid by her
proves: NEGATE-02
seats: Bryn, Tara, Remy
phase: end
sea deck: Letter of Marque
sea counters: 1
drink deck: Wine | Light Ale
Tara holds: The stars advised against coming here.

> Tara plays The stars advised against coming here.
> Bryn chooses Drink
= Bryn: 3 Alcohol, 12 Gold
= Tara: 10 Gold
= Remy: 8 Gold
---
title: Once the pirates have been bargained with the stars are too late
proves: NEGATE-10
seats: Bryn, Tara, Remy
phase: end
sea deck: Pirates Alongside
sea counters: 1
Tara holds: The stars advised against coming here.

> Bryn chooses Pay 2 Gold to the Inn
> Tara chooses Lose 3 Fortitude
> Remy chooses Pay 2 Gold to the Inn
Tara cannot play The stars advised against coming here. because NEGATE-10
= Tara: 17 Fortitude, 7 cards
---
title: The Wench has no say in it: an Event is no Drink
proves: CHANGE-03
seats: Bryn, Tara, Remy
phase: drink
Bryn's pile: Round on the House!
drink deck: Dragon Breath Ale
Tara holds: The stars advised against coming here.
Remy holds: The Wench thinks you should stop playing with the drinks.

> Tara plays The stars advised against coming here.
Remy cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
= Tara: 0 Alcohol, 7 cards
