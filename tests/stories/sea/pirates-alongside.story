title: Pirates Alongside: 2 Gold or 3 Fortitude, as everybody chooses, and five counters are put down
proves: DUNGEON-02, DUNGEON-04, SEA-02
seats: Whitehawk, Remy, Bryn, Tara
active: Remy
phase: end
sea deck: Pirates Alongside
sea counters: 1

# Whoever was asked out of turn would have paid already.
> Remy chooses Lose 3 Fortitude
> Bryn chooses Lose 3 Fortitude
> Tara chooses Pay 2 Gold
> Whitehawk chooses Lose 3 Fortitude
= Remy: 17 Fortitude, 10 Gold
= Bryn: 17 Fortitude, 10 Gold
= Tara: 20 Fortitude, 8 Gold
= Whitehawk: 17 Fortitude, 10 Gold
= the Inn: +2 Gold
= the Sea Events: 5 counters
---
title: Pirates Alongside: with 1 Gold one cannot choose to pay 2
proves: DUNGEON-05, LIMIT-06
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Pirates Alongside
sea counters: 1
Bryn has 1 Gold
Bryn holds: The purser owes me one.
Tara has 3 Gold

> Whitehawk chooses Pay 2 Gold
# Bryn is asked and would pay if that were offered; a card for payments is no Gold.
> Tara chooses Pay 2 Gold
= Whitehawk: 20 Fortitude, 8 Gold
= Bryn: 17 Fortitude, 1 Gold
= Tara: 20 Fortitude, 1 Gold
= the Sea Events: 5 counters
---
title: Pirates Alongside: the Inn pays what somebody with a card for it has chosen to pay
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Pirates Alongside
sea counters: 1
Bryn holds: The purser owes me one.

> Whitehawk chooses Lose
> Bryn chooses Pay
> Tara chooses Lose
> Bryn plays The purser owes me one.
= Bryn: 20 Fortitude, 10 Gold
= the Inn: +0 Gold
---
title: Pirates Alongside: the Fortitude that is lost is nobody's attack and cannot be reduced
proves: NEGATE-12, TIMING-11
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Pirates Alongside
sea counters: 1
Whitehawk holds: Challenge accepted!
Bryn holds: Was that a punch or a draught? | Stop hitting yourself!

> Whitehawk chooses Lose
> Bryn chooses Lose
> Tara chooses Lose
= now Bryn: 20 Fortitude
Bryn cannot play Was that a punch or a draught? because NEGATE-12
Bryn cannot play Stop hitting yourself! because TIMING-11
> Tara declines
= now Whitehawk: 17 Fortitude
Whitehawk cannot play Challenge accepted! because TIMING-11
= Bryn: 17 Fortitude
---
title: Pirates Alongside: whoever Ignores them is not asked, loses nothing and pays nothing
proves: NEGATE-02, NEGATE-08
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Pirates Alongside
sea counters: 1
Whitehawk holds: Excuse me, I have more important matters to attend to.
Tara holds: The stars advised against coming here.

> Whitehawk plays Excuse me, I have more important matters to attend to. using 2
> Bryn chooses Lose
Tara cannot play The stars advised against coming here. because NEGATE-10
> Tara chooses Pay
= Whitehawk: 20 Fortitude, 10 Gold
= Bryn: 17 Fortitude, 10 Gold
= Tara: 20 Fortitude, 8 Gold
---
title: Pirates Alongside: the share of somebody who passes out saves somebody who has paid the last Gold
proves: LOSE-09, LOSE-06
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Pirates Alongside
sea counters: 1
Bryn has 2 Gold
Tara has 8 Fortitude, 5 Alcohol

> Whitehawk chooses Lose
> Bryn chooses Pay
> Tara chooses Lose
= Tara is out: passed out
= Bryn is in
= Bryn: 2 Gold
= Whitehawk: 12 Gold
= the Inn: +8 Gold
= the Sea Events: 5 counters
