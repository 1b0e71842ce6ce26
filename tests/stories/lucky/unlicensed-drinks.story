title: Lucky orders two Drinks more than anybody else, for nothing but Heat
proves: DRINK-18, LUCKY-02
seats: Lucky, Bryn, Tara
phase: order
Lucky holds: No licence, no questions.
drink deck: Water | Light Ale | Wine

> Lucky plays No licence, no questions.
> Lucky orders for Bryn
> Lucky orders for Bryn
= Lucky: 10 Gold, 1 Heat
= the Inn: 0 Gold
> Lucky orders for Tara
= Bryn: 3 Drinks
= Tara: 2 Drinks
---
title: Only in her own Order a Drink Phase nobody asks for a licence
proves: TYPES-01
seats: Lucky, Bryn, Tara
Lucky holds: No licence, no questions.

Lucky cannot play No licence, no questions. because TYPES-01
---
title: Questions after all: Negated, the order is not made and gives no Heat
proves: LUCKY-04, NEGATE-16
seats: Lucky, Bryn, Tara
phase: order
Lucky holds: No licence, no questions.
Bryn holds: I don't think so!

> Lucky plays No licence, no questions.
> Bryn plays I don't think so!
= Lucky: 0 Heat
> Lucky orders for Bryn
= Bryn: 2 Drinks
= Tara: 1 Drink
---
title: The mug somebody holds for her is theirs now, and stronger
proves: DRINK-20, LUCKY-02
seats: Lucky, Bryn, Tara
phase: drink
Lucky's pile: Wine
Lucky holds: Be a dear and hold this. The Guard is coming.

= the Drink of Lucky: 2 Alcohol
> Lucky plays Be a dear and hold this. The Guard is coming. on Tara
> Tara drinks
= Tara: 3 Alcohol
= Lucky: 0 Alcohol, 1 Heat
= Bryn: 0 Alcohol
---
title: Nobody has to hold the Drink of somebody else for her
proves: TYPES-01
seats: Bryn, Lucky, Tara
phase: drink
Bryn's pile: Wine
Lucky holds: Be a dear and hold this. The Guard is coming.

= the Drink of Bryn: 2 Alcohol
Lucky cannot play Be a dear and hold this. The Guard is coming. on Tara because TYPES-01
> Bryn drinks
= Bryn: 2 Alcohol
---
title: The Wench hands the mug back as it was, and the Guard has seen nothing
proves: CHANGE-01, LUCKY-04
seats: Lucky, Bryn, Tara
phase: drink
Lucky's pile: Wine
Lucky holds: Be a dear and hold this. The Guard is coming.
Bryn holds: The Wench thinks you should stop playing with the drinks.

> Lucky plays Be a dear and hold this. The Guard is coming. on Tara
> Bryn plays The Wench thinks you should stop playing with the drinks.
> Lucky drinks
= Lucky: 2 Alcohol, 0 Heat
= Tara: 0 Alcohol
---
title: Ninety proof can be poured into any Drink on the table
proves: CHANGE-01, LUCKY-02
seats: Bryn, Lucky, Tara
phase: drink
Bryn's pile: Wine
Lucky holds: You asked for proof. Here is ninety of it.

> Lucky plays You asked for proof. Here is ninety of it. on Bryn's Drink
= the Drink of Bryn: 5 Alcohol
> Bryn drinks
= Bryn: 5 Alcohol
= Lucky: 0 Alcohol, 1 Heat
---
title: The third Heat from a bottle is settled before the Drink is drunk
proves: LUCKY-06, LUCKY-02
seats: Bryn, Lucky, Tara
phase: drink
Lucky has 2 Heat
Bryn's pile: Wine
Lucky holds: You asked for proof. Here is ninety of it.

> Lucky plays You asked for proof. Here is ninety of it. on Bryn's Drink
> Lucky chooses lose 2 Fortitude
= now Lucky: 18 Fortitude, 0 Heat
= now Bryn: 0 Alcohol
= the Drink of Bryn: 5 Alcohol
> Bryn drinks
= Bryn: 5 Alcohol
---
title: She does not mind what others drink
proves: NEGATE-05
seats: Bryn, Lucky, Tara
phase: drink
Bryn's pile: Dragon Breath Ale
Lucky holds: I never drink the stock. | You must mean my sister.

= the Drink of Bryn: 4 Alcohol
Lucky cannot play I never drink the stock. because NEGATE-05
Lucky cannot play You must mean my sister.
> Bryn drinks
= Bryn: 4 Alcohol
---
title: The stock is not drunk, and the Guard hears of it
proves: NEGATE-05, LUCKY-02
seats: Lucky, Bryn, Tara
phase: drink
Lucky's pile: Dragon Breath Ale
Lucky holds: I never drink the stock.

> Lucky plays I never drink the stock.
= Lucky: 0 Alcohol, 10 Gold, 1 Heat
= Dragon Breath Ale is discarded
