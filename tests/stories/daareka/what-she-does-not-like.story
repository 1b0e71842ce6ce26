title: Reconsider, and here is a card for it
proves: CARD-036
seats: Bryn, Daareka
Bryn holds: Watch it! Loose cannonball! | Heave!
Daareka holds: I think you should reconsider

> Bryn plays Watch it! Loose cannonball! on Daareka
> Daareka plays I think you should reconsider
= Daareka: 20 Fortitude
= Bryn: 7 cards
> Bryn plays Heave! on Daareka
= Bryn: 6 cards
---
title: In a Round the one who reconsiders has passed, draws, and gets no other Action unless it is their turn
proves: CARD-036, GAMBLE-27
seats: Bryn, Tara, Daareka
Bryn holds: Gambling? I'm in! | Heave!
Tara holds: Gambling? I'm in!
Daareka holds: I think you should reconsider

> Bryn plays Gambling? I'm in!
> Tara plays Gambling? I'm in!
> Daareka plays I think you should reconsider on Tara
= Bryn is in control
= Tara: 7 cards
> Daareka passes
= Bryn: 12 Gold
Bryn cannot play Heave! because TYPES-05
---
title: If it is their turn, the Action comes after the Round
proves: CARD-036, GAMBLE-11
seats: Bryn, Tara, Daareka
Bryn holds: Gambling? I'm in! | Gambling? I'm in! | Watch it! Loose cannonball!
Tara holds: I raise!
Daareka holds: I think you should reconsider

> Bryn plays Gambling? I'm in!
> Tara plays I raise!
> Bryn plays Gambling? I'm in!
> Daareka plays I think you should reconsider on Bryn
> Bryn plays Watch it! Loose cannonball! on Daareka
= Daareka: 18 Fortitude
= Tara: 14 Gold
---
title: No means no other Action
proves: CARD-061
seats: Bryn, Daareka
Bryn holds: Watch it! Loose cannonball! | Heave!
Daareka holds: No!

> Bryn plays Watch it! Loose cannonball! on Daareka
> Daareka plays No!
= Daareka: 20 Fortitude
Bryn cannot play Heave! because TYPES-05
---
title: No Round either
proves: CARD-061
seats: Bryn, Daareka
Bryn holds: Gambling? I'm in!
Daareka holds: No!

> Bryn plays Gambling? I'm in!
> Daareka plays No!
= Bryn: 10 Gold
= Daareka: 10 Gold
---
title: In a Round it is a pass
proves: CARD-061, GAMBLE-27
seats: Bryn, Tara, Daareka
Bryn holds: Gambling? I'm in!
Tara holds: Gambling? I'm in!
Daareka holds: No!

> Bryn plays Gambling? I'm in!
> Tara plays Gambling? I'm in!
> Daareka plays No! on Tara
= Bryn is in control
= the pot: 3 Gold
---
title: Ink keeps a blow away with all it brings
seats: Amundyr, Daareka, Bryn
Amundyr holds: Ah-choo!
Daareka holds: Ink spray

> Amundyr plays Ah-choo!
> Daareka plays Ink spray
= Daareka: 20 Fortitude, 0 Scarabs
= Bryn: 19 Fortitude, 1 Scarab
---
title: All of a card goes to somebody else
proves: CARD-047, REDIRECT-04
seats: Bryn, Daareka, Tara
Bryn holds: Drain
Daareka holds: My, what selfless adventurers you are!
card: Drain (Action) = Another player loses 2 Fortitude and discards a card at random and pays you 1 Gold.

> Bryn plays Drain on Daareka
> Daareka plays My, what selfless adventurers you are! on Tara
= Daareka: 20 Fortitude, 10 Gold, 6 cards
= Tara: 18 Fortitude, 9 Gold, 6 cards
---
title: Whoever was not picked is not selfless
proves: CARD-047
seats: Bryn, Daareka, Tara
Bryn holds: Pbthbthbth! Old Gods, you startled me! | Gambling? I'm in!
Daareka holds: My, what selfless adventurers you are!

> Bryn plays Pbthbthbth! Old Gods, you startled me!
Daareka cannot play My, what selfless adventurers you are! because REDIRECT-04
= Daareka: 19 Fortitude
---
title: The Mindbreaker hits back
proves: TIMING-11
seats: Bryn, Daareka
Bryn holds: Watch it! Loose cannonball!
Daareka holds: Now I'll show you why I'm called 'the Mindbreaker!'

> Bryn plays Watch it! Loose cannonball! on Daareka
> Daareka plays Now I'll show you why I'm called 'the Mindbreaker!'
= Daareka: 18 Fortitude
= Bryn: 19 Fortitude, 1 Alcohol
---
title: You have already paid
seats: Bryn, Daareka
Bryn holds: Toll
Daareka holds: You have already paid. You remember it well.
card: Toll (Action) = Another player pays you 2 Gold.

> Bryn plays Toll on Daareka
> Daareka plays You have already paid. You remember it well.
= Daareka: 10 Gold
= Bryn: 10 Gold
---
title: The Inn remembers it differently
proves: TYPES-01
seats: Bryn, Daareka
Bryn holds: Tip the Wench.
Daareka holds: You have already paid. You remember it well.

> Bryn plays Tip the Wench. on Daareka
Daareka cannot play You have already paid. You remember it well.
= Daareka: 9 Gold
