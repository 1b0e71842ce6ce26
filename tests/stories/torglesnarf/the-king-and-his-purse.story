title: All the violence, Negated: he pays nothing
proves: NEGATE-19
seats: Torglesnarf, Daareka, Vlazlo
Torglesnarf holds: All the violence money can buy!
Daareka holds: No!

> Torglesnarf plays All the violence money can buy! on Vlazlo using 2
> Daareka plays No!
= Vlazlo: 20 Fortitude
= Torglesnarf: 10 Gold
---
title: The chugged Drink is passed on: whoever drinks it is paid
proves: CARD-053, DRINK-20
seats: Torglesnarf, Daareka, Vlazlo
phase: drink
drinks: rdi6
Torglesnarf's pile: Elven Wine
Torglesnarf holds: I bet you can't chug this whole thing!
Daareka holds: You're thirsty. Wouldn't you agree?

> Torglesnarf plays I bet you can't chug this whole thing! on Daareka
> Daareka plays You're thirsty. Wouldn't you agree? on Vlazlo
= Vlazlo: 3 Alcohol, 11 Gold
= Daareka: 0 Alcohol, 10 Gold
= Torglesnarf: 9 Gold
---
title: The cup-bearer Negated: no Gold and the whole Drink
proves: NEGATE-19, CHANGE-01
seats: Torglesnarf, Daareka
phase: drink
drinks: rdi6
Torglesnarf's pile: Elven Wine
Torglesnarf holds: I have a cup-bearer for this sort of thing!
Daareka holds: The Wench thinks you should stop playing with the drinks.

> Torglesnarf plays I have a cup-bearer for this sort of thing!
> Daareka plays The Wench thinks you should stop playing with the drinks.
= Torglesnarf: 3 Alcohol, 10 Gold
---
title: He is hit by his own card, keeps his Blood, and has nobody to hit back at
proves: CARD-063, REDIRECT-01
seats: Vlazlo, Torglesnarf, Daareka
Vlazlo holds: Von't you join me for dinner? | An eye for an eye? I prefer ze neck.
Torglesnarf holds: Not the face! Someone else's face!

> Vlazlo plays Von't you join me for dinner? on Torglesnarf
> Torglesnarf plays Not the face! Someone else's face! on Vlazlo
= Vlazlo: 17 Fortitude, 11 Gold, 1 Blood
Vlazlo cannot play An eye for an eye? I prefer ze neck.
---
title: Nice gold: one of three runs away, the others pay
proves: CARD-069, NEGATE-02
seats: Torglesnarf, Ann, Vlazlo, Daareka
Torglesnarf holds: That's some nice gold you've got there...
Ann holds: No gold please
card: No gold please (Sometimes) = Ignore a card that affects your Gold.

> Torglesnarf plays That's some nice gold you've got there... on Ann, Vlazlo, Daareka
> Ann plays No gold please
= Torglesnarf: 12 Gold
= Ann: 10 Gold
= Daareka: 9 Gold
---
title: A chugged Drink is paid for by the Inn
proves: CARD-053, CARD-041
seats: Torglesnarf, Daareka
phase: drink
drinks: rdi6
Torglesnarf's pile: Elven Wine
Torglesnarf's front: Discount Elixir of Haggling
Torglesnarf holds: I bet you can't chug this whole thing!

> Torglesnarf plays I bet you can't chug this whole thing! on Daareka
= Daareka: 3 Alcohol, 11 Gold
= Torglesnarf: 10 Gold
---
title: A chugged Drink of a Contest still counts for him
proves: CARD-053, CONTEST-12
seats: Torglesnarf, Daareka, Vlazlo
phase: drink
drinks: rdi6
Torglesnarf's pile: Drinking Contest!
drink deck: Dragon Breath Ale | Light Ale | Wine
Torglesnarf holds: I bet you can't chug this whole thing!

> Torglesnarf plays I bet you can't chug this whole thing! on Vlazlo
= Vlazlo: 6 Alcohol, 10 Gold
= Daareka: 1 Alcohol, 9 Gold
= Torglesnarf: 0 Alcohol, 11 Gold
---
title: "What am I paying" Negated: nobody comes and nothing is paid
proves: NEGATE-19, CARD-073
seats: Torglesnarf, Ann, Vlazlo
Torglesnarf holds: What am I paying you all for? Get in here!
Torglesnarf's deck: Grunt the Brawler | Winning Hand!
Ann holds: I don't think so!

> Torglesnarf plays What am I paying you all for? Get in here!
> Ann plays I don't think so!
= Torglesnarf: 10 Gold, 0 Minions
---
title: The first card at the end of a Round takes effect: then it is too late for Torglesnarf
proves: CARD-058, GAMBLE-32
seats: Ann, Daareka, Torglesnarf
Ann holds: Gambling? I'm in! | You think you won
Daareka holds: Gambling? I'm in!
Torglesnarf holds: Let's make this game more interesting!
card: You think you won (Sometimes) = When another player wins a Round of Gambling, take the pot instead.

> Ann plays Gambling? I'm in!
> Daareka plays Gambling? I'm in!
> Torglesnarf passes
> Ann passes
> Ann plays You think you won
> the window closes
Torglesnarf cannot play Let's make this game more interesting!
= Ann: 12 Gold
---
title: When goons have taken the pot nobody is asked about the next gambling turn
proves: GAMBLE-31, CARD-075
seats: Daareka, Vlazlo, Torglesnarf
Daareka holds: Gambling? I'm in!
Torglesnarf holds: You don't need a winning hand when you have enough goons! | Tip the Wench.

> Daareka plays Gambling? I'm in!
> Vlazlo passes
> Torglesnarf plays You don't need a winning hand when you have enough goons!
> the window closes
= now Torglesnarf: 12 Gold
---
title: Three Fortitude for a Gold, and the victim Ignores it: he pays all the same
proves: CARD-038
seats: Torglesnarf, Bryn, Vlazlo
Torglesnarf holds: All the violence money can buy!
Bryn holds: I've had worse from seagulls.

> Torglesnarf plays All the violence money can buy! on Bryn using 2
> Bryn plays I've had worse from seagulls.
= Bryn: 20 Fortitude
= Torglesnarf: 9 Gold
= the Inn: 1 Gold
---
title: One Fortitude is free, Ignored or not
proves: CARD-038
seats: Torglesnarf, Bryn, Vlazlo
Torglesnarf holds: All the violence money can buy!
Bryn holds: I've had worse from seagulls.

> Torglesnarf plays All the violence money can buy! on Bryn using 1
> Bryn plays I've had worse from seagulls.
= Bryn: 20 Fortitude
= Torglesnarf: 10 Gold
