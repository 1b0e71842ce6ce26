title: Kraken Attack: everybody loses 4 Fortitude, and seven counters are put down
proves: DUNGEON-02, SEA-02
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1

= Whitehawk: 16 Fortitude
= Bryn: 16 Fortitude
= Tara: 16 Fortitude
= Kraken Attack is discarded
= the Sea Events: 7 counters
---
title: Kraken Attack: whoever Ignores it loses nothing
proves: NEGATE-08, SEA-03
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1
Whitehawk holds: Excuse me, I have more important matters to attend to.
Tara holds: The stars advised against coming here.

> Whitehawk plays Excuse me, I have more important matters to attend to. using 2
> Tara plays The stars advised against coming here.
= Whitehawk: 20 Fortitude, 6 cards
= Bryn: 16 Fortitude
= Tara: 20 Fortitude, 7 cards
= the Sea Events: 7 counters
---
title: Kraken Attack: if the Ignore is Negated the tentacles find everybody
proves: NEGATE-01
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1
Whitehawk holds: Excuse me, I have more important matters to attend to.
Bryn holds: I don't think so!

> Whitehawk plays Excuse me, I have more important matters to attend to. using 2
> Bryn plays I don't think so!
= Whitehawk: 16 Fortitude
= Bryn: 16 Fortitude
---
title: Kraken Attack: whoever passes out through it is out, and the Gold is divided
proves: LOSE-02, LOSE-06
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1
Bryn has 9 Fortitude, 5 Alcohol, 9 Gold

= Bryn is out: passed out
= Whitehawk: 16 Fortitude, 12 Gold
= Tara: 16 Fortitude, 12 Gold
= the Inn: +5 Gold
= the Sea Events: 7 counters
> Tara ends the phase          # Bryn's turn is left out
---
title: Kraken Attack: with 1 Fortitude more than Alcohol Content one stays in
proves: LOSE-02
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1
Bryn has 10 Fortitude, 5 Alcohol, 9 Gold

= Bryn is in
= Bryn: 6 Fortitude, 5 Alcohol, 9 Gold
= Tara: 10 Gold
---
title: Kraken Attack: a last chance for whoever is going to pass out, and only for them
proves: LOSE-04, LOSE-05
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1
Bryn has 8 Fortitude, 5 Alcohol
Bryn holds: Good as new. Mostly new.
Tara holds: Three roads, and I have walked them all.

> Tara declines                # the Event
> Tara declines                # what it has done
= now Bryn: 4 Fortitude, 5 Alcohol
Tara cannot play Three roads, and I have walked them all. because LOSE-04
Bryn can play Good as new. Mostly new.
> Bryn plays Good as new. Mostly new.
= Bryn is in
= Bryn: 6 Fortitude, 5 Alcohol, 10 Gold
= the Sea Events: 7 counters
---
title: Control: without the card Bryn is out
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1
Bryn has 8 Fortitude, 5 Alcohol

= Bryn is out: passed out
= Tara: 12 Gold
---
title: Kraken Attack: in the last chance one may also drag somebody else down
proves: LOSE-04, LOSE-13
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1
Bryn has 8 Fortitude, 5 Alcohol, 2 Gold
Bryn holds: Tip the Wench.
Tara has 1 Gold

> Tara declines                # the Event
> Tara declines                # what it has done
> Bryn plays Tip the Wench. on Tara
= Bryn is out: passed out
= Tara is out: no Gold
= Whitehawk won
---
title: Kraken Attack: if the player whose turn ends passes out, the next one goes on
proves: LOSE-02, TURN-14
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1
Whitehawk has 6 Fortitude, 2 Alcohol

= Whitehawk is out: passed out
= the Sea Events: 7 counters
> Bryn ends the phase
---
title: Kraken Attack: if it leaves one player, that one wins at once
proves: LOSE-12
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1
Whitehawk has 6 Fortitude, 2 Alcohol
Tara has 9 Fortitude, 8 Alcohol

= Whitehawk is out: passed out
= Tara is out: passed out
= Bryn won
= Bryn: 20 Gold                # 10, and half of what the two had
---
title: Kraken Attack: if it fells everybody, they tie
proves: LOSE-10, LOSE-11
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1
Whitehawk has 6 Fortitude, 2 Alcohol
Bryn has 4 Fortitude
Tara has 9 Fortitude, 8 Alcohol

= tie: Whitehawk, Bryn, Tara
= the Inn: +30 Gold
---
title: Control: one of them Ignores it and wins
proves: LOSE-12
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Kraken Attack
sea counters: 1
Whitehawk has 6 Fortitude, 2 Alcohol
Bryn has 4 Fortitude
Tara has 9 Fortitude, 8 Alcohol
Tara holds: The stars advised against coming here.

> Tara plays The stars advised against coming here.
= Tara won
= Tara: 20 Gold
