title: Something Shiny in the Net belongs to whoever has the least Gold, and two counters are put down
proves: DUNGEON-02, SEA-02
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Something Shiny in the Net
sea counters: 1
Whitehawk has 5 Gold
Bryn has 4 Gold

= Whitehawk: 5 Gold
= Bryn: 6 Gold
= Tara: 10 Gold
= the Inn: -2 Gold
= the Sea Events: 2 counters
---
title: Something Shiny in the Net: all who are equally poor get it
seats: Whitehawk, Remy, Bryn, Tara
active: Tara
phase: end
sea deck: Something Shiny in the Net
sea counters: 1
Whitehawk has 3 Gold
Remy has 3 Gold
Bryn has 4 Gold
Tara has 3 Gold

= Whitehawk: 5 Gold
= Remy: 5 Gold
= Bryn: 4 Gold
= Tara: 5 Gold
= the Inn: -6 Gold
= the Sea Events: 2 counters
---
title: Something Shiny in the Net: if the poorest Ignores it, it does not pass to the next
proves: NEGATE-02, NEGATE-08
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Something Shiny in the Net
sea counters: 1
Whitehawk has 5 Gold
Bryn has 4 Gold
Bryn holds: Excuse me, I have more important matters to attend to.

> Bryn plays Excuse me, I have more important matters to attend to. using 2
= Whitehawk: 5 Gold
= Bryn: 4 Gold
= Tara: 10 Gold
= the Inn: +0 Gold
---
title: Something Shiny in the Net: the captain has gained Gold, and takes her share on top
seats: Whitehawk, Bryn
phase: end
sea deck: Something Shiny in the Net
sea counters: 1
Whitehawk has 5 Gold
Whitehawk holds: Don't forget the captain's extra share!

Whitehawk cannot play Don't forget the captain's extra share!
> Whitehawk plays Don't forget the captain's extra share!
= Whitehawk: 9 Gold
= Bryn: 10 Gold
= the Inn: -4 Gold
= the Sea Events: 2 counters
