title: Rum Runners put a Drink on everybody's pile, and three counters are put down
proves: DUNGEON-02, SEA-02
seats: Whitehawk, Bryn, Tara
active: Tara
phase: end
sea deck: Rum Runners
sea counters: 1
drink deck: Light Ale | Wine | Bottle of Rum

= Tara: 2 Drinks, 0 Alcohol
= Whitehawk: 2 Drinks, 0 Alcohol
= Bryn: 2 Drinks, 0 Alcohol
= the Sea Events: 3 counters
> Whitehawk drinks             # the next turn: what came last is drunk first
= Whitehawk: 2 Alcohol, 1 Drink
---
title: Rum Runners: whoever Ignores them gets no Drink, and the Drinks go to the others
proves: NEGATE-02, NEGATE-08
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Rum Runners
sea counters: 1
drink deck: Light Ale | Bottle of Rum | Wine
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to. using 2
= Whitehawk: 1 Drink
= Bryn: 2 Drinks
= Tara: 2 Drinks
> Bryn drinks
= Bryn: 1 Alcohol
