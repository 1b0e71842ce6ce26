title: She saw who paid the bill, and it was somebody else
proves: REDIRECT-02
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Harbour dues, gentlemen.
Tara holds: I saw this bill in a dream. You paid it.

> Whitehawk plays Harbour dues, gentlemen.
> Tara plays I saw this bill in a dream. You paid it. on Bryn
= Tara: 10 Gold
= Bryn: 8 Gold
= Whitehawk: 12 Gold
---
title: Whoever is to be paid may be the one who paid in her dream; then nobody has paid
proves: REDIRECT-02
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Harbour dues, gentlemen.
Tara holds: I saw this bill in a dream. You paid it.

> Whitehawk plays Harbour dues, gentlemen.
> Tara plays I saw this bill in a dream. You paid it. on Whitehawk
= Tara: 10 Gold
= Bryn: 9 Gold
= Whitehawk: 11 Gold
---
title: An ante is no bill
proves: GAMBLE-23
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Gambling? I'm in!
Tara holds: I saw this bill in a dream. You paid it.

> Whitehawk plays Gambling? I'm in!
> Whitehawk antes
Tara cannot play I saw this bill in a dream. You paid it. on Bryn because GAMBLE-23
= Tara: 9 Gold
---
title: A Negated dream pays nothing
proves: NEGATE-01
seats: Whitehawk, Tara, Bryn
Whitehawk holds: Harbour dues, gentlemen. | I don't think so!
Tara holds: I saw this bill in a dream. You paid it.

> Whitehawk plays Harbour dues, gentlemen.
> Tara plays I saw this bill in a dream. You paid it. on Bryn
> Whitehawk plays I don't think so!
= Tara: 9 Gold
= Bryn: 9 Gold
