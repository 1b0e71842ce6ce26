title: Scarab damage can be reduced, and the Scarab goes back all the same
proves: AMUNDYR-04
seats: Bryn, Amundyr
Bryn has 2 Scarabs
Bryn holds: Shrug
phase: end
card: Shrug (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 2.

> Bryn plays Shrug
= Bryn: 20 Fortitude, 1 Scarab
= Amundyr: 11 Scarabs left
---
title: Scarab damage can be Ignored like an Action card, and the Scarab goes back all the same
proves: AMUNDYR-04
seats: Bryn, Amundyr
Bryn has 1 Scarab
Bryn holds: Not me
phase: end
card: Not me (Sometimes) = Ignore an Action card that affects your Fortitude.

> Bryn plays Not me
= Bryn: 20 Fortitude, 0 Scarabs
= Amundyr: 12 Scarabs left
---
title: A card that names no type helps against Scarab damage too
proves: AMUNDYR-04
seats: Bryn, Amundyr
Bryn has 1 Scarab
Bryn holds: Ink spray
phase: end

> Bryn plays Ink spray
= Bryn: 20 Fortitude, 0 Scarabs
---
title: Scarab damage is reduced or Ignored, but not Negated
proves: AMUNDYR-04
seats: Bryn, Amundyr
Bryn has 1 Scarab
Bryn holds: Stop that
phase: end
card: Stop that (Sometimes) = Negate an Action card.

Bryn cannot play Stop that because TYPES-01
= Bryn: 19 Fortitude
---
title: A card against Sometimes cards is of no use
proves: AMUNDYR-04
seats: Bryn, Amundyr
Bryn has 1 Scarab
Bryn holds: Only Actions | Only Sometimes
phase: end
card: Only Actions (Sometimes) = When an Action card would make you lose Fortitude, reduce the loss to 0.
card: Only Sometimes (Sometimes) = When a Sometimes card would make you lose Fortitude, reduce the loss to 0.

Bryn cannot play Only Sometimes
Bryn can play Only Actions
> Bryn plays Only Actions
= Bryn: 20 Fortitude
---
title: Nobody hits back for a Scarab
proves: AMUNDYR-05
seats: Bryn, Amundyr
Bryn has 1 Scarab
Bryn holds: You wanna play, huh?
phase: end

Bryn cannot play You wanna play, huh? because TIMING-11
> the window closes
= now Bryn: 19 Fortitude
Bryn cannot play You wanna play, huh? because TIMING-11
= Bryn holds You wanna play, huh?
= Amundyr: 20 Fortitude
---
title: Remy marks nobody for a Scarab
proves: AMUNDYR-05
seats: Bryn, Amundyr, Remy
Bryn has 1 Scarab
Remy holds: Infighting? Not on my watch!
phase: end

= Bryn: 19 Fortitude
= Remy holds Infighting? Not on my watch!
= Remy is not asked
= Amundyr: 0 Marks
---
title: Scarab damage stays where it is
proves: AMUNDYR-06, REDIRECT-08
seats: Bryn, Amundyr, Tara
Bryn has 1 Scarab
Bryn holds: Stop hitting yourself! | Elsewhere
phase: end
card: Elsewhere (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.

Bryn cannot play Stop hitting yourself! because REDIRECT-08
Bryn cannot play Elsewhere because REDIRECT-08
= Bryn: 19 Fortitude
= Tara: 20 Fortitude
---
title: Nobody was picked, so nothing can be redirected as a whole
proves: AMUNDYR-06
seats: Bryn, Amundyr, Tara
Bryn has 1 Scarab
Bryn holds: My, what selfless adventurers you are!
phase: end

Bryn cannot play My, what selfless adventurers you are! because REDIRECT-04
= Bryn: 19 Fortitude
