title: Captain Grolnar costs 2 Fortitude, 1 less for each Gold
proves: CARD-010
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Captain Grolnar

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn chooses Pay 1 Gold and lose 1 less
= Bryn: 19 Fortitude, 9 Gold
= the Inn: +1 Gold
= Samantha: 10 Gold
---
title: Whoever pays Captain Grolnar nothing loses 2 Fortitude
proves: CARD-010
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Captain Grolnar

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn chooses Pay nothing
= Bryn: 18 Fortitude, 10 Gold
---
title: Two Gold for Captain Grolnar, paid by the Inn: neither Gold nor Fortitude is lost
proves: CARD-011, CARD-010, SAMANTHA-03
example: EX-060
seats: Samantha, Whitehawk, Tara
Samantha holds: Step outside? What's wrong with in here?
Whitehawk holds: The purser owes me one.
deck of Brawlers: Captain Grolnar

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Whitehawk
> Whitehawk chooses Pay 2 Gold and lose 2 less
> Whitehawk plays The purser owes me one.
= Whitehawk: 20 Fortitude, 10 Gold
= the Inn: 0 Gold
= Captain Grolnar is discarded
---
title: The Inn pays only for whoever has chosen to pay
proves: CARD-011
seats: Samantha, Whitehawk, Tara
Samantha holds: Step outside? What's wrong with in here?
Whitehawk holds: The purser owes me one.
deck of Brawlers: Captain Grolnar

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Whitehawk
Whitehawk cannot play The purser owes me one.
> Whitehawk chooses Pay nothing
= Whitehawk: 18 Fortitude, 10 Gold
= Whitehawk holds The purser owes me one.
---
title: If the Inn's payment is Negated, the Gold is due and the Fortitude stays bought off
proves: CARD-011, NEGATE-01
seats: Samantha, Whitehawk, Tara
Samantha holds: Step outside? What's wrong with in here? | I don't think so!
Whitehawk holds: The purser owes me one.
deck of Brawlers: Captain Grolnar

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Whitehawk
> Whitehawk chooses Pay 2 Gold and lose 2 less
> Whitehawk plays The purser owes me one.
> Samantha plays I don't think so!
= Whitehawk: 20 Fortitude, 8 Gold
---
title: Whoever pays Captain Grolnar the last Gold is out
proves: LOSE-01, CARD-010
seats: Samantha, Bryn, Tara
Bryn has 1 Gold
Samantha holds: Step outside? What's wrong with in here?
deck of Brawlers: Captain Grolnar

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn chooses Pay 1
= Bryn is out: no Gold
= the Inn: +1 Gold
---
title: To whomever Captain Grolnar is redirected, that player may pay
proves: CARD-010, REDIRECT-07, SAMANTHA-11
seats: Samantha, Tara, Bryn
Samantha holds: Step outside? What's wrong with in here?
Tara holds: You may want to duck.
deck of Brawlers: Captain Grolnar

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
> Tara plays You may want to duck. on Bryn
> Bryn chooses Pay 2 Gold and lose 2 less
= Bryn: 20 Fortitude, 8 Gold
= Tara: 20 Fortitude, 10 Gold
---
title: Even Samantha may pay Captain Grolnar if the loss is sent back to her
proves: CARD-010, REDIRECT-07, SAMANTHA-11
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn holds: Stop hitting yourself!
deck of Brawlers: Captain Grolnar

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn plays Stop hitting yourself!
> Samantha chooses Pay 1 Gold and lose 1 less
= Samantha: 19 Fortitude, 9 Gold
= Bryn: 20 Fortitude, 10 Gold
---
title: Dimli's Great-Grandfather costs 3 Fortitude, 1 less for each Sometimes card
proves: CARD-012, TYPES-08
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn holds exactly: Stop hitting yourself! | You wanna play, huh? | Heave!
deck of Brawlers: Dimli's Great-Grandfather

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn chooses Discard 2 cards and lose 2 less
> Bryn discards Stop hitting yourself!
> Bryn discards You wanna play, huh?
= Bryn: 19 Fortitude, 1 card
= Samantha: 20 Fortitude
= Bryn holds Heave!
---
title: Without a Sometimes card nothing can be done about Dimli's Great-Grandfather
proves: CARD-012
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn holds exactly: Heave! | Good as new. Mostly new. | I raise!
deck of Brawlers: Dimli's Great-Grandfather

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn chooses Discard   # the one answer there is
= Bryn: 17 Fortitude, 3 cards
---
title: To whomever Dimli's Great-Grandfather is redirected, that player may discard Sometimes cards
proves: CARD-012, REDIRECT-07, SAMANTHA-11
seats: Samantha, Tara, Bryn
Samantha holds: Step outside? What's wrong with in here?
Tara holds exactly: You may want to duck. | Fate had your name on this mug.
Bryn holds exactly: You wanna play, huh? | Heave!
deck of Brawlers: Dimli's Great-Grandfather

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
> Tara plays You may want to duck. on Bryn
> Bryn chooses Discard 1 card and lose 1 less
> Bryn discards You wanna play, huh?
= Bryn: 18 Fortitude, 1 card
= Tara: 20 Fortitude, 1 card
= You wanna play, huh? is discarded
---
title: Garik, Grizzled Shipmage, costs 3 Fortitude, 1 less for each Gambling or Cheating card, in any mix
proves: CARD-012
seats: Samantha, Tara, Bryn
Samantha holds: Step outside? What's wrong with in here?
Tara holds exactly: I raise! | This time, let's use my deck. | Gambling? I'm in! | The wind says fold.
deck of Brawlers: Garik, Grizzled Shipmage

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
> Tara chooses Discard 3 cards and lose 3 less
> Tara discards I raise!
> Tara discards This time, let's use my deck.
> Tara discards Gambling? I'm in!
= Tara: 20 Fortitude, 1 card
= Tara holds The wind says fold.
= I raise! is discarded
= This time, let's use my deck. is discarded
= Gambling? I'm in! is discarded
---
title: A Gambling and a Cheating card leave 1 of the 3 that Garik, Grizzled Shipmage, costs
proves: CARD-012
seats: Samantha, Tara, Bryn
Samantha holds: Step outside? What's wrong with in here?
Tara holds exactly: Winning Hand! | I felt that ace go by. | Blind girl! Darts! What could possibly go wrong?
deck of Brawlers: Garik, Grizzled Shipmage

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
> Tara chooses Discard 2 cards and lose 2 less
> Tara discards I felt that ace go by.
> Tara discards Winning Hand!
= Tara: 19 Fortitude, 1 card
= Tara holds Blind girl! Darts! What could possibly go wrong?
---
title: To whomever Garik, Grizzled Shipmage, is redirected, that player may discard Gambling and Cheating cards
proves: CARD-012, REDIRECT-07, SAMANTHA-11
seats: Samantha, Tara, Bryn
Samantha holds: Step outside? What's wrong with in here?
Tara holds: You may want to duck.
Bryn holds exactly: I raise! | Heave!
deck of Brawlers: Garik, Grizzled Shipmage

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
> Tara plays You may want to duck. on Bryn
> Bryn chooses Discard 1 card and lose 1 less
> Bryn discards I raise!
= Bryn: 18 Fortitude, 1 card
= Bryn holds Heave!
= Tara: 20 Fortitude
---
title: Navlyn of the North costs 3 Fortitude, 1 less for each card of whatever sort
proves: CARD-012
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn holds exactly: Heave! | I raise! | Good as new. Mostly new. | You wanna play, huh?
deck of Brawlers: Navlyn of the North

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn chooses Discard 3 cards and lose 3 less
> Bryn discards Heave!
> Bryn discards I raise!
> Bryn discards You wanna play, huh?
= Bryn: 20 Fortitude, 1 card
= Bryn holds Good as new. Mostly new.
---
title: To whomever Navlyn of the North is redirected, that player may discard cards
proves: CARD-012, REDIRECT-07, SAMANTHA-11
seats: Samantha, Tara, Bryn
Samantha holds: Step outside? What's wrong with in here?
Tara holds exactly: You may want to duck. | The wind says fold.
Bryn holds exactly: Heave! | I raise!
deck of Brawlers: Navlyn of the North

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
> Tara plays You may want to duck. on Bryn
> Bryn chooses Discard 2 cards and lose 2 less
> Bryn discards I raise!
> Bryn discards Heave!
= Bryn: 19 Fortitude, 0 cards
= Tara: 20 Fortitude, 1 card
---
title: Yifan the Swashbuckler costs 3 Fortitude, 1 less for each Anytime card
proves: CARD-012
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn holds exactly: Good as new. Mostly new. | Tip the Wench. | Heave!
deck of Brawlers: Yifan the Swashbuckler

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn chooses Discard 2 cards and lose 2 less
> Bryn discards Tip the Wench.
> Bryn discards Good as new. Mostly new.
= Bryn: 19 Fortitude, 10 Gold, 1 card
= Samantha: 10 Gold
= Bryn holds Heave!
---
title: Whoever would rather keep the Anytime card loses all of what Yifan the Swashbuckler costs
proves: CARD-012
seats: Samantha, Bryn, Tara
Samantha holds: Step outside? What's wrong with in here?
Bryn holds exactly: Good as new. Mostly new. | Heave!
deck of Brawlers: Yifan the Swashbuckler

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Bryn
> Bryn chooses Discard nothing
= Bryn: 17 Fortitude, 2 cards
---
title: To whomever Yifan the Swashbuckler is redirected, that player may discard Anytime cards
proves: CARD-012, REDIRECT-07, SAMANTHA-11
seats: Samantha, Tara, Bryn
Samantha holds: Step outside? What's wrong with in here?
Tara holds: You may want to duck.
Bryn holds exactly: Good as new. Mostly new. | Heave!
deck of Brawlers: Yifan the Swashbuckler

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
> Tara plays You may want to duck. on Bryn
> Bryn chooses Discard 1 card and lose 1 less
> Bryn discards Good as new. Mostly new.
= Bryn: 18 Fortitude, 1 card
= Tara: 20 Fortitude
---
title: Redirected twice, the loss is the last victim's to buy off
proves: CARD-010, REDIRECT-03, REDIRECT-07
seats: Samantha, Tara, Ilka, Bryn
Samantha holds: Step outside? What's wrong with in here?
Tara holds: You may want to duck.
Ilka holds: Take it up with my business partner!
deck of Brawlers: Captain Grolnar

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
> Tara plays You may want to duck. on Ilka
> Ilka plays Take it up with my business partner! on Bryn
> Bryn chooses Pay 1 Gold and lose 1 less
= Tara: 20 Fortitude, 10 Gold
= Ilka: 20 Fortitude, 10 Gold
= Bryn: 19 Fortitude, 9 Gold
---
title: A new victim who Ignores the Brawler has nothing to buy off
proves: SAMANTHA-11, REDIRECT-11
seats: Samantha, Tara, Whitehawk
Samantha holds: Step outside? What's wrong with in here?
Tara holds: You may want to duck.
Whitehawk holds: A word of advice... don't
deck of Brawlers: Captain Grolnar

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
> Tara plays You may want to duck. on Whitehawk
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude, 10 Gold
= Tara: 20 Fortitude, 10 Gold
---
title: Whoever has bought off a part may redirect the rest, and the new victim may pay for that
proves: CARD-010, REDIRECT-07, SAMANTHA-11
seats: Samantha, Tara, Bryn
Samantha holds: Step outside? What's wrong with in here?
Tara holds: You may want to duck.
deck of Brawlers: Captain Grolnar

> Samantha plays Step outside? What's wrong with in here?
> Samantha chooses Tara
> Tara chooses Pay 1 Gold and lose 1 less
> Tara plays You may want to duck. on Bryn
> Bryn chooses Pay 1 Gold and lose 1 less
= Tara: 20 Fortitude, 9 Gold
= Bryn: 20 Fortitude, 9 Gold
