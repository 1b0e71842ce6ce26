title: Extra duty costs an unmarked player 2 Fortitude
proves: REMY-02
seats: Remy, Bryn, Tara
Tara has 1 Mark
Remy holds: Extra duty, sailor.

> Remy plays Extra duty, sailor. on Bryn
= Bryn: 18 Fortitude, 0 Marks
= Tara: 20 Fortitude
---
title: Extra duty costs a marked player 4 Fortitude
proves: REMY-02
seats: Remy, Bryn, Tara
Bryn has 1 Mark
Remy holds: Extra duty, sailor.

> Remy plays Extra duty, sailor. on Bryn
= Bryn: 16 Fortitude, 1 Mark
---
title: A reduction works on the whole of it
proves: NEGATE-04
seats: Remy, Bryn, Tara
Bryn has 1 Mark
Remy holds: Extra duty, sailor.
Bryn holds: Was that a punch or a draught?

> Remy plays Extra duty, sailor. on Bryn
> Bryn plays Was that a punch or a draught?
= Bryn: 18 Fortitude
---
title: The double duty of a marked player stays double for whoever it is redirected to
proves: REDIRECT-02
seats: Remy, Bryn, Tara
Bryn has 1 Mark
Remy holds: Extra duty, sailor.
Bryn holds: Stop hitting yourself!

> Remy plays Extra duty, sailor. on Bryn
> Bryn plays Stop hitting yourself!
= Remy: 16 Fortitude
= Bryn: 20 Fortitude
---
title: The simple duty of an unmarked player does not grow when it is redirected to a marked one
proves: REDIRECT-02
seats: Remy, Tara, Bryn
Bryn has 1 Mark
Remy holds: Extra duty, sailor.
Tara holds: You may want to duck.

> Remy plays Extra duty, sailor. on Tara
> Tara plays You may want to duck. on Bryn
= Bryn: 18 Fortitude
= Tara: 20 Fortitude
---
title: A Mark that arrives after the announcement does not change the number
proves: REMY-02
seats: Remy, Whitehawk, Tara
Remy holds: Extra duty, sailor. | Infighting? Not on my watch!
Whitehawk holds: Who put a hand in my purse?
Tara holds: Tip the Wench.

> Remy plays Extra duty, sailor. on Whitehawk
> Tara plays Tip the Wench. on Whitehawk
> Whitehawk plays Who put a hand in my purse?
> Remy plays Infighting? Not on my watch!
= Tara: 18 Fortitude
= Whitehawk: 18 Fortitude, 1 Mark
---
title: Announced after the same quarrel, it costs 4
proves: REMY-02
seats: Remy, Whitehawk, Tara
Remy holds: Extra duty, sailor. | Infighting? Not on my watch!
Whitehawk holds: Who put a hand in my purse?
Tara holds: Tip the Wench.

> Tara plays Tip the Wench. on Whitehawk
> Whitehawk plays Who put a hand in my purse?
> Remy plays Infighting? Not on my watch!
> Remy plays Extra duty, sailor. on Whitehawk
= Whitehawk: 16 Fortitude, 1 Mark
