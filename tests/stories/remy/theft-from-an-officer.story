title: Whoever makes Remy lose Gold pays him 1 and gets into the book
proves: TIMING-11, REMY-03
seats: Whitehawk, Remy, Bryn
Whitehawk holds: Harbour dues, gentlemen.
Remy holds: Theft from an officer. Noted.

> Whitehawk plays Harbour dues, gentlemen.
Remy cannot play Theft from an officer. Noted. because TIMING-11      # nothing is lost yet
> Remy plays Theft from an officer. Noted.
= Remy: 10 Gold
= Whitehawk: 11 Gold, 1 Mark
= Bryn: 9 Gold
---
title: If the Inn has paid for him there was no theft
proves: TIMING-11
seats: Whitehawk, Remy, Bryn
Whitehawk holds: Harbour dues, gentlemen.
Remy holds: Theft from an officer. Noted. | The purser owes me one.

> Whitehawk plays Harbour dues, gentlemen.
> Remy plays The purser owes me one.
> Bryn declines
> Whitehawk declines
= now Remy: 10 Gold
Remy cannot play Theft from an officer. Noted. because TIMING-11
= Whitehawk: 12 Gold, 0 Marks
