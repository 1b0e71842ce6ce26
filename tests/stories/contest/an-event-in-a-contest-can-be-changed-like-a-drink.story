title: In a Contest a Drink Event is a Drink of 0, and cards that change Drinks work on it
proves: CONTEST-02, CONTEST-11
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Light Ale | The Challenge! | Dark Ale
card: Stiff Dash (Sometimes) = Add 2 Alcohol Content to a Drink.
Phyll holds: Stiff Dash

> Phyll plays Stiff Dash on Farai's Drink
= Farai: 2 Alcohol, 12 Gold
= Lucky: 1 Alcohol, 9 Gold
= The Challenge! is discarded
---
title: It can be Ignored like one, once it would do something
proves: CONTEST-02, CONTEST-12
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Light Ale | The Challenge! | Dark Ale
card: Stiff Dash (Sometimes) = Add 2 Alcohol Content to a Drink.
card: Plug (Sometimes) = Ignore a Drink.
Phyll holds: Stiff Dash
Farai holds: Plug

> Phyll plays Stiff Dash on Farai's Drink
> Farai plays Plug
= Farai: 0 Alcohol, 12 Gold
= Phyll: 1 Alcohol, 9 Gold
---
title: A Drink Event in a Drink Phase is no Drink, whatever a card adds to Drinks
proves: DRINK-07
seats: Lucky, Farai, Phyll
phase: drink
Lucky's pile: The Challenge!
card: Stiff Dash (Sometimes) = Add 2 Alcohol Content to a Drink.
Phyll holds: Stiff Dash

> Lucky declines
> Farai declines
> Phyll declines
Phyll cannot play Stiff Dash because DRINK-07
