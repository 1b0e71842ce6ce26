title: Samantha sets the odds instead of anteing
proves: GAMBLE-16
seats: Lucky, Samantha, Bryn
Lucky holds: Gambling? I'm in!
Samantha holds: Not now, I'm setting the odds

> Lucky plays Gambling? I'm in!
> Samantha plays Not now, I'm setting the odds
= the pot: 2 Gold
= Samantha: 10 Gold, 0 Brawls
= Lucky: 9 Gold
= Bryn: 9 Gold
---
title: Whoever sets the odds plays neither Gambling nor Cheating cards in this Round
proves: GAMBLE-15
seats: Bryn, Samantha, Tara
Bryn holds: Gambling? I'm in!
Samantha holds: Not now, I'm setting the odds | I raise! | This time, let's use my deck.

> Bryn plays Gambling? I'm in!
> Samantha plays Not now, I'm setting the odds
= Bryn is in control
Samantha cannot play I raise! because GAMBLE-15
Samantha cannot play This time, let's use my deck. because GAMBLE-15
> Tara passes
= Bryn: 11 Gold
= Samantha: 10 Gold
---
title: But Sometimes cards she plays as before
proves: GAMBLE-15, GAMBLE-28, SAMANTHA-02
seats: Bryn, Samantha, Tara
Bryn holds: Gambling? I'm in!
Tara holds: This time, let's use my deck.
Samantha holds: Not now, I'm setting the odds | Nobody fixes a game here but me.
deck of Brawlers: Free for Brawl

> Bryn plays Gambling? I'm in!
> Samantha plays Not now, I'm setting the odds
> Tara plays This time, let's use my deck.
> Samantha plays Nobody fixes a game here but me.
= Samantha: 10 Gold, 1 Brawl
= Bryn: 11 Gold, 19 Fortitude
= Tara: 9 Gold, 19 Fortitude
---
title: What she has anted stays in the pot if she goes to set the odds later; what is anted later does not concern her
proves: GAMBLE-15, GAMBLE-16
seats: Bryn, Tara, Samantha
Bryn holds: Gambling? I'm in! | I raise!
Tara holds: I raise!
Samantha holds: Not now, I'm setting the odds

> Bryn plays Gambling? I'm in!
> Samantha antes
> Tara plays I raise!
> Samantha plays Not now, I'm setting the odds
= the pot: 5 Gold
= Samantha: 9 Gold
> Bryn plays I raise!
= the pot: 7 Gold
= Samantha: 9 Gold
> Tara passes
= Bryn: 14 Gold
= Samantha: 9 Gold
---
title: Without an ante to pay she cannot go
proves: GAMBLE-16
seats: Bryn, Samantha, Tara
Bryn holds: Gambling? I'm in!
Samantha holds: Not now, I'm setting the odds

Samantha cannot play Not now, I'm setting the odds
> Bryn plays Gambling? I'm in!
> Samantha antes
> Samantha passes
Samantha cannot play Not now, I'm setting the odds
= the pot: 3 Gold
= Samantha: 9 Gold
---
title: She may start a Round and go: the others play without anybody in control
proves: GAMBLE-17, GAMBLE-18
seats: Samantha, Bryn, Tara
Samantha holds: Gambling? I'm in! | Not now, I'm setting the odds

> Samantha plays Gambling? I'm in!
> Samantha plays Not now, I'm setting the odds
= nobody is in control
= the pot: 2 Gold
> Bryn passes
> Tara passes
= the Inn: +2 Gold
= Samantha: 10 Gold
---
title: Negated, the odds must wait and the ante is due
proves: NEGATE-01, GAMBLE-16
seats: Bryn, Samantha, Tara
Bryn holds: Gambling? I'm in! | I don't think so!
Samantha holds: Not now, I'm setting the odds

> Bryn plays Gambling? I'm in!
> Samantha plays Not now, I'm setting the odds
> Bryn plays I don't think so!
= the pot: 3 Gold
= Samantha: 9 Gold
