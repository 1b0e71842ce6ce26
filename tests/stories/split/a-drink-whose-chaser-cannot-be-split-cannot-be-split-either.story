title: A Drink whose Chaser cannot be split cannot be split either
proves: SPLIT-09, DRINK-13
seats: Ada, Bert
phase: drink
drink: House Bitter = 1 Alcohol, chaser
drink: Sealed Flask = 2 Alcohol, cannot be split
Ada's pile: House Bitter | Sealed Flask
Ada holds: Share It
card: Share It (Sometimes) = Split a Drink with another player.

> Ada declines
> Bert declines
Ada cannot play Share It because SPLIT-09
= Ada: 3 Alcohol
