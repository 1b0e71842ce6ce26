title: "Excuse me" Ignores a Drink Event: no part in the Contest, nothing to pay or win
proves: CARD-080, NEGATE-08, CONTEST-15
seats: Tara, Whitehawk, Bryn
phase: drink
Tara's pile: Drinking Contest!
drink deck: Light Ale | Wine | Bottle of Rum
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to.
= the Drink of Tara: 1 Alcohol
= now the Drink of Bryn: 2 Alcohol
> Tara ends the phase
= Whitehawk: 0 Alcohol, 10 Gold
= Bryn: 2 Alcohol, 11 Gold
= Tara: 1 Alcohol, 9 Gold
---
title: It Ignores a Sea Event that hurts
proves: CARD-080, NEGATE-08, SEA-03
seats: Bryn, Whitehawk, Remy
phase: end
sea deck: Kraken Attack
sea counters: 1
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to. using 2
= Whitehawk: 20 Fortitude
= Bryn: 16 Fortitude
= Remy: 16 Fortitude
= the Sea Events: 7 counters
---
title: It Ignores a Sea Event that costs Gold
proves: NEGATE-08, SEA-03
seats: Bryn, Whitehawk, Remy
phase: end
sea deck: Harbour Master
sea counters: 1
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to.
= Whitehawk: 10 Gold
= Bryn: 9 Gold
= Remy: 9 Gold
= the Inn: +2 Gold
---
title: If the Captain, the strongest aboard, Ignores the Press Gang, it does not turn to the next
proves: NEGATE-02
seats: Bryn, Whitehawk, Remy
phase: end
sea deck: Press Gang
sea counters: 1
Bryn has 15 Fortitude
Remy has 10 Fortitude
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to.
= Whitehawk: 20 Fortitude
= Bryn: 15 Fortitude
= Remy: 10 Fortitude
---
title: Once the Event has begun it is too late; the Drinks that come out of it can still be Ignored
proves: NEGATE-10, NEGATE-11
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Round on the House!
drink deck: Shot of Rum
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Remy declines                # the quiet before Bryn reveals
> Bryn declines
Whitehawk can play Excuse me, I have more important matters to attend to. on Round on the House!
= the Drink of Whitehawk: 3 Alcohol
Whitehawk cannot play Excuse me, I have more important matters to attend to. on Round on the House!
> Whitehawk plays Excuse me, I have more important matters to attend to. using 1
> Bryn ends the phase
= Whitehawk: 0 Alcohol
= Bryn: 3 Alcohol
= Remy: 3 Alcohol
---
title: An Event that makes nobody drink cannot be excused once it has begun
proves: NEGATE-10
seats: Bryn, Whitehawk, Remy
phase: end
sea deck: Pirates Alongside
sea counters: 1
Whitehawk holds: Excuse me, I have more important matters to attend to.

Whitehawk can play Excuse me, I have more important matters to attend to.
> Bryn chooses Lose 3 Fortitude
Whitehawk cannot play Excuse me, I have more important matters to attend to.
> Whitehawk chooses Lose 3 Fortitude
> Remy chooses Pay 2 Gold to the Inn
Whitehawk cannot play Excuse me, I have more important matters to attend to. because NEGATE-10
= Whitehawk: 17 Fortitude
= Remy: 20 Fortitude, 8 Gold
---
title: Ignored in time she has nothing to choose
proves: NEGATE-02
seats: Bryn, Whitehawk, Remy
phase: end
sea deck: Pirates Alongside
sea counters: 1
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to.
> Bryn chooses Lose 3 Fortitude
> Remy chooses Lose 3 Fortitude
= Whitehawk: 20 Fortitude, 10 Gold
= Bryn: 17 Fortitude
---
title: If the Captain Ignores the round on the house she has turned up, only the others drink
proves: HOUSE-08
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: Round on the House!
drink deck: Bottle of Rum
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to.
> Whitehawk ends the phase
= Whitehawk: 0 Alcohol
= Bryn: 5 Alcohol
= Remy: 5 Alcohol
= Round on the House! is discarded
---
title: If another player has turned it up, only the Captain gets no copy
proves: HOUSE-08
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Round on the House!
drink deck: Bottle of Rum
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to.
> Bryn ends the phase
= Whitehawk: 0 Alcohol
= Bryn: 5 Alcohol
= Remy: 5 Alcohol
---
title: Having Ignored another's Challenge she does not pay for it
proves: NEGATE-02
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: The Challenge!
drink deck: Light Ale | Light Ale
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to.
> Bryn chooses Drink
> Bryn ends the phase
= Bryn: 2 Alcohol, 11 Gold
= Whitehawk: 10 Gold
= Remy: 9 Gold
---
title: A Challenge of her own that she Ignores is not even offered to her
proves: NEGATE-02
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: The Challenge!
drink deck: Light Ale | Light Ale
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to.
> Whitehawk ends the phase
= Whitehawk: 0 Alcohol, 10 Gold
= Bryn: 10 Gold
= Remy: 10 Gold
---
title: A good Event can be missed as well
proves: NEGATE-02
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Fine Ambrosia, Nectar of the Gods
Bryn has 10 Fortitude
Whitehawk has 10 Fortitude
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to.
= Bryn: 12 Fortitude
= Whitehawk: 10 Fortitude
---
title: On an Event it changes no Drink, so the Wench does not mind; "I don't think so!" does
proves: CHANGE-03, NEGATE-16
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Drinking Contest!
drink deck: Light Ale | Bottle of Rum | Wine
Bryn holds: The Wench thinks you should stop playing with the drinks. | I don't think so!
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to.
Bryn cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01, CHANGE-03
> Bryn plays I don't think so!
> Bryn ends the phase
= Whitehawk: 5 Alcohol, 12 Gold
---
title: Both copies: one for the Event of another, one for the next
proves: CARD-080
seats: Bryn, Whitehawk, Remy
phase: drink
Bryn's pile: Round on the House!
drink deck: Bottle of Rum
sea deck: Kraken Attack
sea counters: 1
Whitehawk holds: Excuse me, I have more important matters to attend to. | Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to.
> Bryn drinks
= Whitehawk: 0 Alcohol
> Whitehawk plays Excuse me, I have more important matters to attend to.
= Whitehawk: 20 Fortitude, 0 Alcohol
= Bryn: 16 Fortitude, 5 Alcohol
---
title: A Drink Event turned up as a Chaser does nothing, and she Ignores the Drink before it
proves: DRINK-10, NEGATE-13
seats: Whitehawk, Bryn
phase: drink
Whitehawk's pile: Wine with a Chaser | Drinking Contest! | Bottle of Rum
Whitehawk holds: Excuse me, I have more important matters to attend to.

= the Drink of Whitehawk: 2 Alcohol
> Whitehawk plays Excuse me, I have more important matters to attend to. using 1
> Whitehawk ends the phase
= Whitehawk: 0 Alcohol, 1 Drink, 10 Gold
= Bryn: 0 Alcohol, 10 Gold
= Drinking Contest! is discarded
---
title: A Contest she has turned up and Ignored is held without her
proves: CONTEST-15
seats: Whitehawk, Bryn, Remy
phase: drink
Whitehawk's pile: Drinking Contest!
drink deck: Wine | Light Ale | Bottle of Rum
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to.
> Whitehawk ends the phase
= Bryn: 2 Alcohol, 11 Gold
= Remy: 1 Alcohol, 9 Gold
= Whitehawk: 0 Alcohol, 10 Gold
---
title: Dungeon Events are Events as well
proves: NEGATE-08
seats: Bryn, Whitehawk
phase: drink
Bryn's pile: Rotten Stairs
Whitehawk holds: Excuse me, I have more important matters to attend to.
card: Rotten Stairs (Dungeon Event) = Each player loses 2 Fortitude.

> Whitehawk plays Excuse me, I have more important matters to attend to.
= Whitehawk: 20 Fortitude
= Bryn: 18 Fortitude
---
title: So are Tavern Events
proves: NEGATE-08
seats: Bryn, Whitehawk
phase: drink
Bryn's pile: Broken Chandelier
Whitehawk holds: Excuse me, I have more important matters to attend to.
card: Broken Chandelier (Tavern Event) = Each player pays 1 Gold to the Inn.

> Whitehawk plays Excuse me, I have more important matters to attend to.
= Whitehawk: 10 Gold
= Bryn: 9 Gold
---
title: While the others sing and drink, the Captain's pile stays as it is
proves: NEGATE-02, SEA-03
seats: Bryn, Whitehawk, Remy
phase: end
sea deck: Anchor Song
sea counters: 1
Bryn's pile: Wine
Whitehawk's pile: Bottle of Rum
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to.
> Bryn drinks
= Bryn: 2 Alcohol, 0 Drinks
= Whitehawk: 0 Alcohol, 1 Drink
---
title: She may let the song begin and excuse herself from her Drink
proves: NEGATE-11
seats: Bryn, Whitehawk, Remy
phase: end
sea deck: Anchor Song
sea counters: 1
Bryn's pile: Wine
Whitehawk's pile: Bottle of Rum
Whitehawk holds: Excuse me, I have more important matters to attend to.

= the Drink of Whitehawk: 5 Alcohol
> Whitehawk plays Excuse me, I have more important matters to attend to. using 1
> Bryn drinks
= Bryn: 2 Alcohol
= Whitehawk: 0 Alcohol, 0 Drinks
