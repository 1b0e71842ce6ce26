title: The drinker of a Drink that draws and discards may draw first
proves: DRINK-15
seats: Lucky, Farai
phase: drink
Lucky's pile: Ink Ale | Leaky Mug
drink: Ink Ale = 1 Alcohol, draw 2, chaser
drink: Leaky Mug = discard 2
card: Nod (Anytime) = You gain 1 Fortitude.
card: Wave (Anytime) = You gain 1 Fortitude.
card: Shrug (Anytime) = You gain 1 Fortitude.
card: Wink (Anytime) = You gain 1 Fortitude.
Lucky holds exactly: Nod
Lucky's deck: Wave | Shrug | Wink

> Lucky chooses draw first
> Lucky discards Nod
> Lucky discards Shrug
> Lucky ends the phase
= Lucky: 1 card
= Lucky holds Wave
---
title: The drinker of a Drink that draws and discards may discard first
proves: DRINK-15
seats: Lucky, Farai
phase: drink
Lucky's pile: Ink Ale | Leaky Mug
drink: Ink Ale = 1 Alcohol, draw 2, chaser
drink: Leaky Mug = discard 2
card: Nod (Anytime) = You gain 1 Fortitude.
card: Wave (Anytime) = You gain 1 Fortitude.
card: Shrug (Anytime) = You gain 1 Fortitude.
card: Wink (Anytime) = You gain 1 Fortitude.
Lucky holds exactly: Nod
Lucky's deck: Wave | Shrug | Wink

> Lucky chooses discard first
> Lucky discards Nod
> Lucky ends the phase
= Lucky: 2 cards                 # one card was all there was to discard; it was finished before the draw
= Lucky holds Wave
= Lucky holds Shrug
= Nod is discarded
