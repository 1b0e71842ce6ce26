title: Remy has to declare, then Captain Whitehawk; both decline, so Bryn Ignores the Drink and stays in the game
proves: TIMING-01, TIMING-09, CARD-081
example: EX-155
seats: Bryn, Remy, Captain Whitehawk
phase: drink
Bryn has 12 Fortitude, 10 Alcohol, 10 Gold
Bryn's pile: Elven Wine
Bryn holds: I've got watch duty.
Remy holds: I don't think so!
Captain Whitehawk holds: I don't think so!

= the Drink of Bryn: 3 Alcohol
> Bryn plays I've got watch duty.
Remy can play I don't think so!
> Remy declines
Captain Whitehawk can play I don't think so!
> Captain Whitehawk declines
= now I've got watch duty. is discarded    # neither is asked again
Remy cannot play I don't think so!
Captain Whitehawk cannot play I don't think so!
= Bryn: 12 Fortitude, 10 Alcohol
= Bryn is in
= Remy holds I don't think so!
= Captain Whitehawk holds I don't think so!

---
title: Remy declines, Captain Whitehawk Negates the Ignore, and Bryn passes out
proves: TIMING-09, NEGATE-16, LOSE-02
example: EX-155
seats: Bryn, Remy, Captain Whitehawk
phase: drink
Bryn has 12 Fortitude, 10 Alcohol, 10 Gold
Bryn's pile: Elven Wine
Bryn holds: I've got watch duty.
Remy holds: I don't think so!
Captain Whitehawk holds: I don't think so!

> Bryn plays I've got watch duty.
> Remy declines
> Captain Whitehawk plays I don't think so!
> Bryn drinks
= now Bryn: 12 Fortitude, 13 Alcohol
= Bryn is out: passed out
= Remy: 12 Gold        # half of Bryn's 10 in equal parts
= Captain Whitehawk: 12 Gold
= the Inn: +6 Gold
= Remy holds I don't think so!
= Captain Whitehawk does not hold I don't think so!

---
title: Captain Whitehawk Negates the Ignore, and Bryn has a last chance before she passes out
proves: LOSE-04, LOSE-05
example: EX-155
seats: Bryn, Remy, Captain Whitehawk
phase: drink
Bryn has 12 Fortitude, 10 Alcohol, 10 Gold
Bryn's pile: Elven Wine
Bryn holds: I've got watch duty. | Good as new. Mostly new.
Remy holds: I don't think so!
Captain Whitehawk holds: I don't think so!

> Bryn plays I've got watch duty.
> Remy declines
> Captain Whitehawk plays I don't think so!
> Bryn drinks
= now Bryn: 12 Fortitude, 13 Alcohol
= now Bryn is in
> Bryn plays Good as new. Mostly new.
= Bryn: 14 Fortitude, 13 Alcohol, 10 Gold
= Bryn is in
