title: Whoever would make the Captain lose Gold loses it instead
proves: REDIRECT-02
seats: Bryn, Whitehawk, Remy
Bryn holds: Tip the Wench.
Whitehawk holds: Put it on your own account.

> Bryn plays Tip the Wench. on Whitehawk
> Whitehawk plays Put it on your own account.
= Whitehawk: 10 Gold
= Bryn: 9 Gold
= the Inn: +1 Gold
---
title: Who would have been paid by her is paid by nobody
proves: REDIRECT-02
seats: Ilka, Whitehawk, Remy
Ilka holds: You dropped this. Finder's fee, please!
Whitehawk holds: Put it on your own account.

> Ilka plays You dropped this. Finder's fee, please! on Whitehawk
> Whitehawk plays Put it on your own account.
= Whitehawk: 10 Gold
= Ilka: 10 Gold
= the Inn: 0 Gold
---
title: What her own card demands is her own account
proves: TYPES-01
seats: Whitehawk, Bryn, Remy
phase: order
Whitehawk holds: Wench, bring some drinks for my friends! | Put it on your own account.

> Whitehawk plays Wench, bring some drinks for my friends!
Whitehawk cannot play Put it on your own account. because TIMING-11
= Whitehawk: 9 Gold
---
title: Negated it changes nothing
proves: NEGATE-01
seats: Bryn, Whitehawk, Remy
Bryn holds: Tip the Wench. | I don't think so!
Whitehawk holds: Put it on your own account.

> Bryn plays Tip the Wench. on Whitehawk
> Whitehawk plays Put it on your own account.
> Bryn plays I don't think so!
= Whitehawk: 9 Gold
= Bryn: 10 Gold
