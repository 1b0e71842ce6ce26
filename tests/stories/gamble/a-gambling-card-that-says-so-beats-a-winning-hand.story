title: A Gambling Card that says so takes control even from a Winning Hand!
proves: GAMBLE-12, GAMBLE-14
seats: Ann, Ben, Whitehawk
Ann holds: Gambling? I'm in! | I raise!
Ben holds: Winning Hand!
Whitehawk holds: Captain's Ace | I raise!
card: Captain's Ace (Gambling) = Take control of the Round, even from a Winning Hand.

> Ann plays Gambling? I'm in!
> Ben plays Winning Hand!
= Ben is in control
Whitehawk cannot play I raise! because GAMBLE-12
Whitehawk can play Captain's Ace
> Whitehawk plays Captain's Ace
= Whitehawk is in control
Ann can play I raise!
> Ann passes
> Ben passes
= Whitehawk: 12 Gold
---
title: Being a Gambling Card it is not touched by a card that Negates Cheating
proves: GAMBLE-14
seats: Ann, Ben, Whitehawk
Ann holds: Gambling? I'm in! | Eagle Eye
Ben holds: Winning Hand! | Cold Water
Whitehawk holds: Captain's Ace
card: Captain's Ace (Gambling) = Take control of the Round, even from a Winning Hand.
card: Eagle Eye (Sometimes) = Negate a Cheating card.
card: Cold Water (Sometimes) = Negate a Gambling card.

> Ann plays Gambling? I'm in!
> Ben plays Winning Hand!
> Whitehawk plays Captain's Ace
Ann cannot play Eagle Eye
Ben can play Cold Water
