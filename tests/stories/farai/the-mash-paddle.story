title: With the mash paddle he may go on with the Brew he is at
proves: FARAI-04
seats: Farai, Bryn, Tara
Farai's brew: Spirits
deck of Spirits: Bell Ringer's Rum
Farai holds: The plate goes round. Coins, not buttons.

> Farai plays The plate goes round. Coins, not buttons.
> Farai chooses stay with the Spirits
= Farai works on the Spirits
= Farai: 1 Progress Token, 12 Gold
---
title: With the mash paddle he may go to either of the other Brews instead, where nothing is added
proves: FARAI-04
seats: Farai, Bryn, Tara
Farai's brew: Spirits
deck of Spirits: Bell Ringer's Rum
deck of Beer: Fasting Ale
Farai holds: The plate goes round. Coins, not buttons.

> Farai plays The plate goes round. Coins, not buttons.
> Farai chooses Beer
= Farai works on the Beer
= Farai: 0 Progress Tokens, 20 Fortitude
---
title: He chooses after the effects of the card, not when he plays it
proves: FARAI-04, FARAI-03
seats: Farai, Bryn, Tara
Farai's brew: Wine
deck of Wine: Altar Wine, Watered
Farai's deck: Winning Hand! | I raise! | Bless this pint. | Mind the cork, my child. | Told you it was good!
Farai holds: Ohava's working the blessing booth today!

> Farai plays Ohava's working the blessing booth today! on Farai
> Bryn declines
> Tara declines
= now Farai holds Winning Hand!           # drawn; the question about the paddle is open
= now Farai holds I raise!
= now Farai works on the Wine
> Farai chooses stay with the Wine
= Farai holds Bless this pint.            # the Brew is done and played
= Farai holds Mind the cork, my child.
= Farai does not hold Told you it was good!
---
title: The mash paddle can finish a Brew
proves: FARAI-04, FARAI-05
seats: Farai, Bryn, Tara
Farai's brew: Spirits
deck of Spirits: Bell Ringer's Rum
Farai has 1 Progress Token
Farai holds: The plate goes round. Coins, not buttons.

> Farai plays The plate goes round. Coins, not buttons.
> Bryn chooses Pay
> Tara chooses Pay
> Farai chooses stay with the Spirits
> Farai chooses Tara
= Tara: 18 Fortitude, 9 Gold
= Farai: 0 Progress Tokens
= Bell Ringer's Rum is discarded
---
title: A Brew without cards is no place to go to with the mash paddle
proves: FARAI-04, FARAI-08
seats: Farai, Bryn, Tara
Farai's brew: Beer
deck of Beer: Fasting Ale | Choir Practice Lager | Confessional Stout | Saint's Day Double
deck of Wine: Altar Wine, Watered
Farai holds: Long Night | Stir
card: Long Night (Anytime) = Brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer.
card: Stir (Anytime) = Brew anything.

> Farai plays Long Night
> Farai chooses Wine
= Farai works on the Wine
> Farai plays Stir
> Farai ends the phase        # the first answer is taken; the Beer would come before the Spirits
= Farai works on the Spirits
---
title: Left with one Brew that has cards, the mash paddle takes him there unasked
proves: FARAI-04, FARAI-08
seats: Farai, Bryn, Tara
Farai's brew: Beer
deck of Beer: Fasting Ale | Choir Practice Lager | Confessional Stout | Saint's Day Double
deck of Wine: Altar Wine, Watered | Tithe Barn Red | Vestry White | The Year the Roof Leaked
Farai holds: Long Night | Longer Night | Stir
card: Long Night (Anytime) = Brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer and brew Beer.
card: Longer Night (Anytime) = Brew Wine and brew Wine and brew Wine and brew Wine and brew Wine and brew Wine and brew Wine and brew Wine and brew Wine.
card: Stir (Anytime) = Brew anything.

> Farai plays Long Night
> Farai chooses Wine
> Farai plays Longer Night
> Farai chooses stay
= Farai works on the Wine
= The Year the Roof Leaked is discarded
> Farai plays Stir
= Farai works on the Spirits
= Farai: 0 Progress Tokens
