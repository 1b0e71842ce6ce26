title: My bite is worse than my bark takes 4 Fortitude
proves: CARD-059
seats: Vlazlo, Remy
Vlazlo holds: My bite is worse than my bark

> Vlazlo plays My bite is worse than my bark on Remy
= Remy: 16 Fortitude
---
title: An Ignore takes only 2 off the bite
proves: CARD-059
seats: Vlazlo, Whitehawk
Vlazlo holds: My bite is worse than my bark
Whitehawk holds: A word of advice... don't

> Vlazlo plays My bite is worse than my bark on Whitehawk
> Whitehawk plays A word of advice... don't
= Whitehawk: 18 Fortitude
---
title: Two Ignores stop the bite
proves: CARD-059
seats: Vlazlo, Whitehawk
Vlazlo holds: My bite is worse than my bark
Whitehawk holds: A word of advice... don't | A word of advice... don't

> Vlazlo plays My bite is worse than my bark on Whitehawk
> Whitehawk plays A word of advice... don't
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
---
title: Somebody who Ignores all effects loses 2 less
proves: CARD-059
seats: Remy, Vlazlo
Remy holds: Under the Table
Vlazlo holds: My bite is worse than my bark
card: Under the Table (Action) = You Ignore all effects until your next turn.

> Remy plays Under the Table
> Remy ends the phase
> Remy ends the phase
> Remy ends the phase
> Vlazlo ends the phase
> Vlazlo plays My bite is worse than my bark on Remy
= Remy: 18 Fortitude
---
title: A redirected bite is weaker for somebody who Ignores all effects
proves: CARD-059
seats: Remy, Vlazlo, Bryn
Remy holds: Under the Table
Vlazlo holds: My bite is worse than my bark
Bryn holds: Over There
card: Under the Table (Action) = You Ignore all effects until your next turn.
card: Over There (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Remy plays Under the Table
> Remy ends the phase
> Remy ends the phase
> Remy ends the phase
> Vlazlo ends the phase
> Vlazlo plays My bite is worse than my bark on Bryn
> Bryn plays Over There on Remy
= Bryn: 20 Fortitude
= Remy: 18 Fortitude
---
title: Whoever is handed the whole card, and Ignores all effects, loses 2 less
proves: CARD-059
seats: Remy, Vlazlo, Samantha
Remy holds: Under the Table
Vlazlo holds: My bite is worse than my bark
Samantha holds: All wagers are transferable.
card: Under the Table (Action) = You Ignore all effects until your next turn.

> Remy plays Under the Table
> Remy ends the phase
> Remy ends the phase
> Remy ends the phase
> Vlazlo ends the phase
> Vlazlo plays My bite is worse than my bark on Samantha
> Samantha plays All wagers are transferable. on Remy
= Samantha: 20 Fortitude
= Remy: 18 Fortitude
---
title: To Ignore the bite is not to Ignore it, so Remy's answer still finds its mark
proves: CARD-059
seats: Vlazlo, Remy
Vlazlo has 1 Mark
Vlazlo holds: My bite is worse than my bark
Remy holds: I have no time for your tomfoolery!

> Vlazlo plays My bite is worse than my bark on Remy
> Remy plays I have no time for your tomfoolery!
= Remy: 18 Fortitude
= Vlazlo: 19 Fortitude
---
title: A pack of vun.
seats: Vlazlo, Remy, Tara
Vlazlo holds: A pack of vun.

> Vlazlo plays A pack of vun. on Remy, Tara
= Remy: 18 Fortitude
= Tara: 18 Fortitude
= Vlazlo: 1 Blood
---
title: Heel? I vill start viz ze heel.
seats: Vlazlo, Remy
Vlazlo has 2 Blood
Vlazlo holds: Heel? I vill start viz ze heel.

> Vlazlo plays Heel? I vill start viz ze heel. on Remy
= Remy: 14 Fortitude
= Vlazlo: 0 Blood
---
title: Bad dog? Who said bad dog?
seats: Lucky, Vlazlo
Lucky holds: Never pour your own Dragon Breath Ale!
Vlazlo holds: Bad dog? Who said bad dog?

> Lucky plays Never pour your own Dragon Breath Ale! on Vlazlo
> Vlazlo plays Bad dog? Who said bad dog?
= Vlazlo: 17 Fortitude
= Lucky: 17 Fortitude, 5 cards
---
title: Awoooo! comes before the bite
seats: Vlazlo, Remy, Tara
Vlazlo holds: Awoooo! | I'm not a veeble old man!

> Vlazlo plays Awoooo!
> Vlazlo plays I'm not a veeble old man! on Tara
= Remy: 19 Fortitude
= Tara: 16 Fortitude
