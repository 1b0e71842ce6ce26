title: A revealed Drink is answered in turn order from the player who revealed it
proves: TIMING-01
seats: Ann, Ben, Cleo
Ann holds: Bottoms Up
Ben holds: Top Up
Cleo's pile: Wine
card: Bottoms Up (Action) = Another player takes a Drink from their pile.
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.

> Ann plays Bottoms Up on Cleo
= the Drink of Cleo: 2 Alcohol
> Cleo declines
= now Cleo: 0 Alcohol
> Ann declines
= now Cleo: 0 Alcohol
Ben can play Top Up
> Ben declines
= now Cleo: 2 Alcohol

---
title: Any Event, of whatever sort, is answered in turn order from the player who revealed it
proves: TIMING-01
seats: Ann, Ben, Cleo
Ann holds: Bottoms Up
Ben holds: Lie Low
Cleo's pile: Squall
card: Bottoms Up (Action) = Another player takes a Drink from their pile.
card: Squall (Sea Event) = Each player loses 1 Fortitude.
card: Lie Low (Sometimes) = Ignore an Event.

> Ann plays Bottoms Up on Cleo
> Ann declines
> Ben declines
> Cleo declines                # Bottoms Up resolves: the Event is revealed
Ben can play Lie Low
> Cleo declines
= now Cleo: 20 Fortitude
> Ann declines
= now Cleo: 20 Fortitude
Ben can play Lie Low
> Ben declines
= now Cleo: 19 Fortitude
= now Ben: 19 Fortitude
