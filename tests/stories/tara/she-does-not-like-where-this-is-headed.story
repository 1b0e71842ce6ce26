title: Not against a card that strengthens her Drink: it changes the Drink, not her
proves: AFFECT-03
seats: Tara, Bryn, Remy
phase: drink
Tara's pile: Wine
Tara holds: Uh oh, I don't like where this is headed...
Bryn holds: Landlubber portion? Here, a sailor's!

> Bryn plays Landlubber portion? Here, a sailor's!
Tara cannot play Uh oh, I don't like where this is headed... because AFFECT-03
= the Drink of Tara: 4 Alcohol
> Tara drinks
= Tara: 4 Alcohol
= Tara holds Uh oh, I don't like where this is headed...
---
title: Not against a card that hands her a Drink: the Drink is answered, not the card
proves: AFFECT-03
seats: Whitehawk, Tara, Remy
phase: drink
Whitehawk's pile: Dragon Breath Ale
Whitehawk holds: I don't drink until my crew drinks!
Tara holds: Uh oh, I don't like where this is headed... | I have consulted the charts... This is not in my future

> Whitehawk plays I don't drink until my crew drinks! on Tara
Tara cannot play Uh oh, I don't like where this is headed... because AFFECT-03
> Tara plays I have consulted the charts... This is not in my future
= Tara: 0 Alcohol
= Whitehawk: 0 Alcohol
---
title: Not against a card that makes her drink: what is in the mug does the rest
proves: AFFECT-01
seats: Tara, Whitehawk, Remy
phase: drink
Tara's pile: Light Ale | Dragon Breath Ale
Tara holds: Uh oh, I don't like where this is headed...
Whitehawk holds: Drink up! Captain's orders

> Whitehawk plays Drink up! Captain's orders
Tara cannot play Uh oh, I don't like where this is headed... because AFFECT-01
> Tara drinks
> Tara drinks
= Tara: 5 Alcohol, 0 Drinks
---
title: Not against the Negate of her charts: she drinks the ale, but by no doing of that card
proves: AFFECT-04
seats: Tara, Remy, Bryn
phase: drink
Tara's pile: Dragon Breath Ale
Tara holds: I have consulted the charts... This is not in my future | Uh oh, I don't like where this is headed...
Remy holds: I don't think so!

> Tara plays I have consulted the charts... This is not in my future
> Remy plays I don't think so!
Tara cannot play Uh oh, I don't like where this is headed... because AFFECT-04
> Tara drinks
= Tara: 4 Alcohol
= Tara holds Uh oh, I don't like where this is headed...
---
title: Not against the Wench who forbids her charts, either
proves: AFFECT-04
seats: Tara, Remy, Bryn
phase: drink
Tara's pile: Dragon Breath Ale
Tara holds: I have consulted the charts... This is not in my future | Uh oh, I don't like where this is headed...
Remy holds: The Wench thinks you should stop playing with the drinks.

> Tara plays I have consulted the charts... This is not in my future
> Remy plays The Wench thinks you should stop playing with the drinks.
Tara cannot play Uh oh, I don't like where this is headed... because AFFECT-04
> Tara drinks
= Tara: 4 Alcohol
---
title: Not against any Negate of her charts, though no word on it keeps other cards away
proves: AFFECT-04
seats: Tara, Remy, Bryn
phase: drink
Tara's pile: Dragon Breath Ale
Tara holds: I have consulted the charts... This is not in my future | Uh oh, I don't like where this is headed...
Remy holds: Smudged Ink
card: Smudged Ink (Sometimes) = Negate a Sometimes card.

> Tara plays I have consulted the charts... This is not in my future
> Remy plays Smudged Ink
Tara cannot play Uh oh, I don't like where this is headed... because AFFECT-04
> Tara drinks
= Tara: 4 Alcohol
---
title: Not against a card that takes control of the Round she is winning
proves: AFFECT-05
seats: Tara, Whitehawk, Remy
Tara holds: Gambling? I'm in! | Uh oh, I don't like where this is headed...
Whitehawk holds: Winning Hand!

> Tara plays Gambling? I'm in!
> Whitehawk plays Winning Hand!
Tara cannot play Uh oh, I don't like where this is headed... because AFFECT-05
= Whitehawk is in control
---
title: Against a card that goes straight to her head it helps
proves: AFFECT-01, NEGATE-02
seats: Oda, Tara, Bryn
Oda holds: Sniff this and tell me if it's done.
Tara holds: Uh oh, I don't like where this is headed...

> Oda plays Sniff this and tell me if it's done. on Tara
> Tara plays Uh oh, I don't like where this is headed...
= Tara: 0 Alcohol
---
title: Not against a card that hits her: that is her Fortitude
proves: AFFECT-01
seats: Bryn, Tara, Remy
Bryn holds: Watch it! Loose cannonball!
Tara holds: Uh oh, I don't like where this is headed... | I may be blind, but I could still see that coming!

> Bryn plays Watch it! Loose cannonball! on Tara
Tara cannot play Uh oh, I don't like where this is headed... because AFFECT-01
Tara cannot play I may be blind, but I could still see that coming! because AFFECT-01
= Tara: 18 Fortitude
---
title: Not against a card that costs her Gold
proves: AFFECT-01
seats: Whitehawk, Tara, Remy
Whitehawk holds: Harbour dues, gentlemen.
Tara holds: Uh oh, I don't like where this is headed...

> Whitehawk plays Harbour dues, gentlemen.
Tara cannot play Uh oh, I don't like where this is headed... because AFFECT-01
= Tara: 9 Gold
