title: Remy has to declare, then Captain Whitehawk; both decline, so Bryn Ignores the Drink and stays in the game
proves: TIMING-01, TIMING-09
example: EX-155
seats: Bryn, Remy, Captain Whitehawk
phase: drink
Bryn has 12 Fortitude, 10 Alcohol, 10 Gold
Bryn's pile: Elven Wine
Bryn holds: On Watch
Remy holds: I don't think so!
Captain Whitehawk holds: I don't think so!
card: On Watch (Sometimes) = Ignore a Drink.

> Bryn plays On Watch
Remy can play I don't think so!
> Remy declines
Captain Whitehawk can play I don't think so!
> Captain Whitehawk declines
= now On Watch is discarded    # neither is asked again
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
Bryn holds: On Watch
Remy holds: I don't think so!
Captain Whitehawk holds: I don't think so!
card: On Watch (Sometimes) = Ignore a Drink.

> Bryn plays On Watch
> Remy declines
> Captain Whitehawk plays I don't think so!
> Bryn drinks
= now Bryn: 12 Fortitude, 13 Alcohol
= Bryn is out: passed out
= Remy holds I don't think so!
= Captain Whitehawk does not hold I don't think so!
