title: Thinking loudly hurts
seats: Daareka, Bryn, Tara
Daareka holds: Stop thinking so loudly!

> Daareka plays Stop thinking so loudly! on Tara
= Tara: 18 Fortitude
= Bryn: 20 Fortitude
---
title: Everybody startles her
seats: Daareka, Bryn, Tara
Daareka holds: Pbthbthbth! Old Gods, you startled me!

> Daareka plays Pbthbthbth! Old Gods, you startled me!
= Bryn: 19 Fortitude
= Tara: 19 Fortitude
= Daareka: 20 Fortitude
---
title: Those are her coins
seats: Daareka, Bryn, Tara
Daareka holds: These aren't the coins you're looking for

> Daareka plays These aren't the coins you're looking for
= Daareka: 12 Gold
= Bryn: 9 Gold
= Tara: 9 Gold
---
title: No bad decisions tonight
seats: Daareka, Bryn
phase: drink
Daareka's pile: Dragon Breath Ale
Daareka holds: If I drink this, we'll all end up making bad decisions

> Daareka plays If I drink this, we'll all end up making bad decisions
> Daareka ends the phase
= Daareka: 0 Alcohol
---
title: You agree that you are thirsty
seats: Daareka, Bryn, Tara
phase: drink
Daareka's pile: Dragon Breath Ale
Daareka holds: You're thirsty. Wouldn't you agree?

> Daareka plays You're thirsty. Wouldn't you agree? on Bryn
> Bryn drinks
= Bryn: 4 Alcohol
= Daareka: 0 Alcohol
---
title: Too easy to stay for
proves: GAMBLE-16
seats: Bryn, Daareka, Tara
Bryn holds: Gambling? I'm in!
Daareka holds: This game is too easy

> Bryn plays Gambling? I'm in!
> Daareka plays This game is too easy
= Daareka: 10 Gold
= the pot: 2 Gold
---
title: Everybody has a tell
seats: Bryn, Daareka, Tara
Bryn holds: Gambling? I'm in! | Heave!
Daareka holds: Your tell is that you think.
Tara holds exactly: Heave!

> Bryn plays Gambling? I'm in!
> Daareka plays Your tell is that you think.
> Bryn discards Heave!
= Daareka is in control
= Tara: 0 cards
= Bryn: 5 cards
---
title: The second half of that is gone
seats: Bryn, Daareka
phase: drink
Bryn's pile: Wine
Bryn holds: Heave!
Daareka holds: You won't remember the second half of that.

> Daareka plays You won't remember the second half of that. on Bryn's Drink
> Bryn drinks
= Bryn: 3 Alcohol, 6 cards
---
title: Drinks for her fiends
seats: Daareka, Bryn, Tara
phase: order
Daareka holds: Wench, bring some drinks for these fiends!

> Daareka plays Wench, bring some drinks for these fiends!
> Daareka orders for Tara
> Daareka orders for Tara
= Tara: 3 Drinks
= Daareka: 9 Gold
