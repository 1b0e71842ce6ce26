title: Nerodia has to declare, then Samantha; both decline, so Farai Ignores the Drink and stays in the game
proves: TIMING-01, TIMING-09
example: EX-018
seats: Farai, Nerodia, Samantha
phase: drink
Farai has 12 Fortitude, 10 Alcohol, 10 Gold
Farai's pile: Elven Wine
Farai holds: Not Thirsty
Nerodia holds: I don't think so!
Samantha holds: I don't think so!
card: Not Thirsty (Sometimes) = Ignore a Drink.

> Farai plays Not Thirsty
Nerodia can play I don't think so!
> Nerodia declines
Samantha can play I don't think so!
> Samantha declines
= now Not Thirsty is discarded    # neither is asked again
Nerodia cannot play I don't think so!
Samantha cannot play I don't think so!
= Farai: 12 Fortitude, 10 Alcohol
= Farai is in
= Nerodia holds I don't think so!
= Samantha holds I don't think so!

---
title: Nerodia declines, Samantha Negates the Ignore, and Farai passes out
proves: TIMING-09, NEGATE-16, LOSE-02
example: EX-018
seats: Farai, Nerodia, Samantha
phase: drink
Farai has 12 Fortitude, 10 Alcohol, 10 Gold
Farai's pile: Elven Wine
Farai holds: Not Thirsty
Nerodia holds: I don't think so!
Samantha holds: I don't think so!
card: Not Thirsty (Sometimes) = Ignore a Drink.

> Farai plays Not Thirsty
> Nerodia declines
> Samantha plays I don't think so!
> Farai drinks
= now Farai: 12 Fortitude, 13 Alcohol
= Farai is out: passed out
= Nerodia holds I don't think so!
= Samantha does not hold I don't think so!

---
title: Variant B, but Farai has something for his last chance and stays in the game
proves: LOSE-04
example: EX-018
seats: Farai, Nerodia, Samantha
phase: drink
Farai has 12 Fortitude, 10 Alcohol, 10 Gold
Farai's pile: Elven Wine
Farai holds: Not Thirsty | Hot Broth
Nerodia holds: I don't think so!
Samantha holds: I don't think so!
card: Not Thirsty (Sometimes) = Ignore a Drink.
card: Hot Broth (Anytime) = You gain 2 Fortitude.

> Farai plays Not Thirsty
> Nerodia declines
> Samantha plays I don't think so!
> Farai drinks
> Farai plays Hot Broth
= Farai: 14 Fortitude, 13 Alcohol
= Farai is in
