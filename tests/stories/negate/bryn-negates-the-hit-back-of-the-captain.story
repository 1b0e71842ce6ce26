title: Bryn Negates the hit-back of Captain Whitehawk
proves: NEGATE-01, NEGATE-16, TIMING-04, TIMING-11
example: EX-151
seats: Bryn, Captain Whitehawk
Bryn holds: Watch it! Loose cannonball! | I don't think so!
Captain Whitehawk holds: Challenge accepted!

> Bryn plays Watch it! Loose cannonball! on Captain Whitehawk
Captain Whitehawk cannot play Challenge accepted! because TIMING-11    # nothing is lost yet
> Captain Whitehawk plays Challenge accepted!
= now Captain Whitehawk: 18 Fortitude
> Bryn plays I don't think so!
= Captain Whitehawk: 18 Fortitude
= Bryn: 20 Fortitude, 0 Alcohol
= Challenge accepted! is discarded
= I don't think so! is discarded

---
title: Control: without the Negate Bryn is hit back
example: EX-151
seats: Bryn, Captain Whitehawk
Bryn holds: Watch it! Loose cannonball! | I don't think so!
Captain Whitehawk holds: Challenge accepted!

> Bryn plays Watch it! Loose cannonball! on Captain Whitehawk
> Captain Whitehawk plays Challenge accepted!
= Captain Whitehawk: 18 Fortitude
= Bryn: 18 Fortitude
= Bryn holds I don't think so!
