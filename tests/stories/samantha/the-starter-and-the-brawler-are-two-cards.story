title: Whoever Ignores the card that starts a Brawl is hit by the Brawl all the same
proves: SAMANTHA-08, NEGATE-02, NEGATE-19
seats: Samantha, Whitehawk, Tara
Samantha holds: He started it. I have it in writing.
Whitehawk holds: A word of advice... don't
deck of Brawlers: Free for Brawl

> Samantha plays He started it. I have it in writing. on Whitehawk
> Whitehawk plays A word of advice... don't
= Samantha: 1 Brawl
= Whitehawk: 19 Fortitude
= Tara: 19 Fortitude
---
title: Whoever wants to avoid both must Ignore both
proves: SAMANTHA-08, TYPES-02
seats: Samantha, Whitehawk, Tara
Samantha holds: He started it. I have it in writing.
Whitehawk holds: A word of advice... don't | A word of advice... don't
deck of Brawlers: Free for Brawl

> Samantha plays He started it. I have it in writing. on Whitehawk
> Whitehawk plays A word of advice... don't
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
= Tara: 19 Fortitude
= Samantha: 1 Brawl
---
title: A card that only starts a Brawl affects nobody's Fortitude, so it cannot be Ignored for that
proves: SAMANTHA-08, AFFECT-01
seats: Samantha, Whitehawk, Tara
Samantha holds: Step outside? What's wrong with in here?
Whitehawk holds: A word of advice... don't
deck of Brawlers: Free for Brawl

> Samantha plays Step outside? What's wrong with in here?
Whitehawk cannot play A word of advice... don't because AFFECT-01
> Samantha declines
> Whitehawk declines
> Tara declines
Whitehawk can play A word of advice... don't
= Whitehawk: 19 Fortitude
---
title: A Negated starter starts nothing: no count, no Brawler
proves: SAMANTHA-10, NEGATE-01
seats: Samantha, Brannoc, Tara
Samantha holds: He started it. I have it in writing.
Brannoc holds: Not in my doorway, you don't!
deck of Brawlers: Free for Brawl

> Samantha plays He started it. I have it in writing. on Tara
> Brannoc plays Not in my doorway, you don't!
= Samantha: 0 Brawls
= Brannoc: 20 Fortitude
= Tara: 20 Fortitude
= He started it. I have it in writing. is discarded
---
title: A Negated Sometimes card starts no Brawl either
proves: SAMANTHA-10, NEGATE-01, NEGATE-16
seats: Bryn, Samantha, Tara
Bryn holds: Watch it! Loose cannonball! | I don't think so!
Samantha holds: Wrong jaw. The regulars are fond of this one.
deck of Brawlers: Free for Brawl

> Bryn plays Watch it! Loose cannonball! on Samantha
> Samantha plays Wrong jaw. The regulars are fond of this one.
> Bryn plays I don't think so!
= Samantha: 18 Fortitude, 0 Brawls
= Bryn: 20 Fortitude
= Tara: 20 Fortitude
---
title: A Negated starter does not bring the count to 4, nor what waits there
proves: SAMANTHA-10, SAMANTHA-04
seats: Samantha, Brannoc, Tara
Samantha has 5 Alcohol, 3 Brawls
Samantha holds: Step outside? What's wrong with in here?
Brannoc holds: Not in my doorway, you don't!

> Samantha plays Step outside? What's wrong with in here?
> Brannoc plays Not in my doorway, you don't!
= Samantha: 5 Alcohol, 3 Brawls
---
title: A Negated Brawler does not take back what the count has brought
proves: SAMANTHA-10, SAMANTHA-04
seats: Samantha, Brannoc, Tara
Samantha has 5 Alcohol, 3 Brawls
Samantha holds: Step outside? What's wrong with in here?
Brannoc holds: Not in my doorway, you don't!

> Samantha plays Step outside? What's wrong with in here?
> Samantha declines
> Brannoc declines
> Tara declines
> Brannoc plays Not in my doorway, you don't!
= Samantha: 4 Alcohol, 4 Brawls
= Brannoc: 20 Fortitude
= Tara: 20 Fortitude
---
title: The Brawl is over before the starter does the rest of what it says
proves: SAMANTHA-02, TIMING-14
seats: Samantha, Bryn, Tara
Samantha holds exactly: Step outside? What's wrong with in here?
Samantha's deck: Good as new. Mostly new.
Bryn holds: You wanna play, huh?
deck of Brawlers: Old Barnacle, Who Sees Double

> Samantha plays Step outside? What's wrong with in here?
> Bryn plays You wanna play, huh?
= now Samantha: 20 Fortitude, 0 cards
= Samantha: 18 Fortitude, 1 card
---
title: Hit-backs against the starter wait until its Brawl is over
proves: SAMANTHA-08, TIMING-10
seats: Samantha, Bryn, Tara
Samantha holds: He started it. I have it in writing.
Bryn holds: You wanna play, huh? | You wanna play, huh?
deck of Brawlers: Old Barnacle, Who Sees Double

> Samantha plays He started it. I have it in writing. on Bryn
> Bryn plays You wanna play, huh?
= now Tara: 19 Fortitude
> Bryn plays You wanna play, huh?
= Bryn: 18 Fortitude
= Samantha: 16 Fortitude
