title: Daareka has to declare, then Amundyr; both decline, so Torglesnarf Ignores the Drink and stays in the game
proves: TIMING-01, TIMING-09
example: EX-082
seats: Torglesnarf, Daareka, Amundyr
phase: drink
Torglesnarf has 12 Fortitude, 10 Alcohol, 10 Gold
Torglesnarf's pile: Elven Wine
Torglesnarf holds: This drink is not worthy of a king!
Daareka holds: I don't think so!
Amundyr holds: I don't think so!

> Torglesnarf plays This drink is not worthy of a king!
Daareka can play I don't think so!
> Daareka declines
Amundyr can play I don't think so!
> Amundyr declines
= now This drink is not worthy of a king! is discarded    # neither is asked again
Daareka cannot play I don't think so!
Amundyr cannot play I don't think so!
= Torglesnarf: 12 Fortitude, 10 Alcohol
= Torglesnarf is in
= Daareka holds I don't think so!
= Amundyr holds I don't think so!

---
title: Daareka declines, Amundyr Negates the Ignore, and Torglesnarf passes out
proves: TIMING-09, NEGATE-16, LOSE-02
example: EX-082
seats: Torglesnarf, Daareka, Amundyr
phase: drink
Torglesnarf has 12 Fortitude, 10 Alcohol, 10 Gold
Torglesnarf's pile: Elven Wine
Torglesnarf holds: This drink is not worthy of a king!
Daareka holds: I don't think so!
Amundyr holds: I don't think so!

> Torglesnarf plays This drink is not worthy of a king!
> Daareka declines
> Amundyr plays I don't think so!
> Torglesnarf drinks
= now Torglesnarf: 12 Fortitude, 13 Alcohol
= Torglesnarf is out: passed out
= Daareka holds I don't think so!
= Amundyr does not hold I don't think so!
