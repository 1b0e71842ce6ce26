title: Negating a protective card does not affect the Fortitude of the player it protected
proves: AFFECT-04
seats: Ada, Bert
Ada holds: Kick | Hush
Bert holds: Thick Skin | Thick Skin
card: Kick (Action) = Another player loses 2 Fortitude.
card: Hush (Sometimes) = Negate a Sometimes card.
card: Thick Skin (Sometimes) = Ignore a card that affects your Fortitude.

> Ada plays Kick on Bert
Bert can play Thick Skin
> Bert plays Thick Skin
> Ada plays Hush
Bert cannot play Thick Skin because AFFECT-04
> Ada declines
> Bert declines
# The first protection is gone; Kick itself still affects Bert.
Bert can play Thick Skin
= Bert: 18 Fortitude
= Bert holds Thick Skin
