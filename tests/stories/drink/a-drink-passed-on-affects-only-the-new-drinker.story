title: A Drink passed on affects only the new drinker, who may pass it on again
proves: DRINK-20
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Wine
card: Pass Along (Sometimes) = Pass your Drink to another player.
card: No Thirst (Sometimes) = Ignore a Drink.
Lucky holds: Pass Along | No Thirst
Farai holds: Pass Along

> Lucky plays Pass Along on Farai
Lucky cannot play No Thirst because NEGATE-05     # it is not Lucky's Drink any more
> Farai plays Pass Along on Lucky
= the Drink of Lucky: 2 Alcohol                   # passing was no Ignore: it is drunk in full
Lucky can play No Thirst
= Lucky: 2 Alcohol
= Farai: 0 Alcohol
---
title: Passing a Drink on is a change of its effects, so it can be Negated as one
proves: DRINK-20
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Wine
card: Pass Along (Sometimes) = Pass your Drink to another player.
Lucky holds: Pass Along
Phyll holds: The Wench thinks you should stop playing with the drinks.

> Lucky plays Pass Along on Farai
> Phyll plays The Wench thinks you should stop playing with the drinks.
= Lucky: 2 Alcohol
= Farai: 0 Alcohol
