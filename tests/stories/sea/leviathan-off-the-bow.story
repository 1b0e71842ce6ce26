title: Leviathan off the Bow: everybody loses 3 Fortitude, and six counters are put down
proves: DUNGEON-02, SEA-02
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Leviathan off the Bow
sea counters: 1
Tara has 2 Fortitude

= Whitehawk: 17 Fortitude
= Bryn: 17 Fortitude
= Tara is out: passed out
= the Sea Events: 6 counters
---
title: Leviathan off the Bow: a card that expressly answers Action cards reduces the loss, or Ignores it
proves: NEGATE-12, DUNGEON-10
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Leviathan off the Bow
sea counters: 1
Bryn holds: Hold the rail with both hands
Tara holds: Duck behind the mast
card: Hold the rail with both hands (Sometimes) = When an Action card would make you lose Fortitude, reduce the loss by 2.
card: Duck behind the mast (Sometimes) = Ignore an Action card that affects your Fortitude.

Bryn can play Hold the rail with both hands
Tara can play Duck behind the mast
> Bryn plays Hold the rail with both hands
> Tara plays Duck behind the mast
= Whitehawk: 17 Fortitude
= Bryn: 19 Fortitude
= Tara: 20 Fortitude
= the Sea Events: 6 counters
---
title: Control: the Kraken does not say so, and these cards do not help against it
proves: NEGATE-12, DUNGEON-10
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1
Bryn holds: Hold the rail with both hands
Tara holds: Duck behind the mast
card: Hold the rail with both hands (Sometimes) = When an Action card would make you lose Fortitude, reduce the loss by 2.
card: Duck behind the mast (Sometimes) = Ignore an Action card that affects your Fortitude.

Bryn cannot play Hold the rail with both hands because NEGATE-12
Tara cannot play Duck behind the mast
= Bryn: 16 Fortitude
= Tara: 16 Fortitude
---
title: Leviathan off the Bow: cards that do not speak of Action cards do not help, however well they would fit
proves: NEGATE-12
seats: Whitehawk, Remy, Bryn, Tara
phase: end
sea deck: Leviathan off the Bow
sea counters: 1
Bryn has 1 Mark
Whitehawk holds: A word of advice... don't
Remy holds: Deflect | I have no time for your tomfoolery!
Bryn holds: Was that a punch or a draught? | Stop hitting yourself!
Tara holds: You may want to duck. | I may be blind, but I could still see that coming!

Whitehawk cannot play A word of advice... don't because NEGATE-12
Remy cannot play Deflect because NEGATE-12
Remy cannot play I have no time for your tomfoolery! because NEGATE-12
Bryn cannot play Was that a punch or a draught? because NEGATE-12
Bryn cannot play Stop hitting yourself! because TIMING-11
Tara cannot play You may want to duck. because TIMING-11
Tara cannot play I may be blind, but I could still see that coming! because NEGATE-12
= Whitehawk: 17 Fortitude
= Remy: 17 Fortitude
= Bryn: 17 Fortitude
= Tara: 17 Fortitude
---
title: Leviathan off the Bow: it is an Event too, and Ignored like any other
proves: NEGATE-08, SEA-03
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Leviathan off the Bow
sea counters: 1
Whitehawk holds: Excuse me, I have more important matters to attend to.

> Whitehawk plays Excuse me, I have more important matters to attend to. using 2
= Whitehawk: 20 Fortitude
= Bryn: 17 Fortitude
= Tara: 17 Fortitude
---
title: Leviathan off the Bow: when the Fortitude is lost it is too late for cards that answer Action cards
proves: NEGATE-10, DUNGEON-10
seats: Whitehawk, Bryn
phase: end
sea deck: Leviathan off the Bow
sea counters: 1
Whitehawk holds: Duck behind the mast | Excuse me, I have more important matters to attend to. | Challenge accepted!
card: Duck behind the mast (Sometimes) = Ignore an Action card that affects your Fortitude.

Whitehawk can play Duck behind the mast
> Bryn declines
= now Whitehawk: 17 Fortitude
Whitehawk cannot play Duck behind the mast
Whitehawk cannot play Excuse me, I have more important matters to attend to. because NEGATE-10
Whitehawk cannot play Challenge accepted! because TIMING-11
---
title: Leviathan: it can be reduced or Ignored like an Action card, but not Negated like one
proves: NEGATE-12
seats: Bryn, Tara, Remy
phase: end
sea deck: Leviathan off the Bow
sea counters: 1
Tara holds: You were about to do something foolish.

> Bryn declines
Tara cannot play You were about to do something foolish. because NEGATE-12
= Tara: 17 Fortitude, 10 Gold
