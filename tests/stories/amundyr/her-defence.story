title: Who knocks off her hat gets 2 Scarabs
seats: Bryn, Amundyr, Tara
Bryn holds: Watch it! Loose cannonball!
Amundyr holds: You knocked off my hat!

> Bryn plays Watch it! Loose cannonball! on Amundyr
> Amundyr plays You knocked off my hat!
= Amundyr: 18 Fortitude, 10 Scarabs left
= Bryn: 20 Fortitude, 2 Scarabs
---
title: After a redirection the Scarabs go to whoever caused the loss
proves: REDIRECT-01
seats: Bryn, Tara, Amundyr
Bryn holds: Watch it! Loose cannonball!
Tara holds: Elsewhere
Amundyr holds: You knocked off my hat!
card: Elsewhere (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.

> Bryn plays Watch it! Loose cannonball! on Tara
> Tara plays Elsewhere on Amundyr
> Amundyr plays You knocked off my hat!
= Bryn: 2 Scarabs
= Tara: 0 Scarabs
---
title: She is done when you are
seats: Bryn, Amundyr
Bryn holds: Let me show you the stairs. All of them!
Amundyr holds: Are you done now?

> Bryn plays Let me show you the stairs. All of them! on Amundyr
> Amundyr plays Are you done now?
= Amundyr: 19 Fortitude
---
title: It happened, but only once
proves: CARD-065
seats: Bryn, Amundyr
Bryn holds: Landslide
Amundyr holds: Oh. That happened
card: Landslide (Action) = Another player loses 5 Fortitude.

> Bryn plays Landslide on Amundyr
> Amundyr plays Oh. That happened
= Amundyr: 19 Fortitude
---
title: Nothing stops her, and no Event does either
proves: CARD-052, NEGATE-08
seats: Bryn, Amundyr
phase: end
Amundyr holds: I... am... unstoppable!
sea deck: Wave
sea counters: 1
card: Wave (Sea Event 2) = Each player loses 1 Fortitude.

> Amundyr plays I... am... unstoppable!
= Amundyr: 20 Fortitude
= Bryn: 19 Fortitude, 0 Scarabs
---
title: A Drink Event is an Event
proves: CARD-052
seats: Bryn, Amundyr, Tara
phase: drink
Bryn's pile: Everybody down
drink deck: Wine
Amundyr holds: I... am... unstoppable!
card: Everybody down (Drink Event) = Each player loses 2 Fortitude.

> Amundyr plays I... am... unstoppable!
= Amundyr: 20 Fortitude
= Tara: 18 Fortitude
---
title: A blow does not stop her
proves: CARD-052
seats: Bryn, Amundyr, Tara
Bryn holds: Watch it! Loose cannonball!
Amundyr holds: I... am... unstoppable!

> Bryn plays Watch it! Loose cannonball! on Amundyr
> Amundyr plays I... am... unstoppable!
= Amundyr: 20 Fortitude
= Bryn: 0 Scarabs
---
title: Negated, it lets the Scarabs out, and no card can stop that
proves: CARD-052
seats: Bryn, Amundyr, Tara
Bryn holds: Watch it! Loose cannonball! | I don't think so!
Amundyr holds: I... am... unstoppable!
Tara holds: I may be blind, but I could still see that coming! | I don't think so!

> Bryn plays Watch it! Loose cannonball! on Amundyr
> Amundyr plays I... am... unstoppable!
> Bryn plays I don't think so!
= Amundyr: 18 Fortitude, 10 Scarabs left
= Bryn: 1 Scarab
= Tara: 1 Scarab
= Tara holds I don't think so!
= I... am... unstoppable! is discarded
---
title: The raiders pay for her
seats: Bryn, Amundyr
Bryn holds: Pay up
Amundyr holds: I suppose these tomb raiders are good for something
card: Pay up (Action) = Another player pays you 1 Gold.

> Bryn plays Pay up on Amundyr
> Amundyr plays I suppose these tomb raiders are good for something
= Amundyr: 10 Gold
= Bryn: 11 Gold
= the Inn: -1 Gold
---
title: The raiders ante for her
proves: GAMBLE-23
seats: Bryn, Amundyr
Bryn holds: Gambling? I'm in!
Amundyr holds: I suppose these tomb raiders are good for something

> Bryn plays Gambling? I'm in!
> Amundyr plays I suppose these tomb raiders are good for something
= Amundyr: 10 Gold
= the pot: 2 Gold
