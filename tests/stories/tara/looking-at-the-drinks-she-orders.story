title: Played before the regular order she looks at all three Drinks, and no other Drink is ordered afterwards
proves: DRINK-18
seats: Tara, Bryn, Remy
phase: order
Tara holds: Signs point to you getting drunker...soon!
drink deck: Wine | Dragon Breath Ale | Light Ale | Bottle of Rum

> Tara plays Signs point to you getting drunker...soon!
> Tara chooses Dragon Breath Ale
> Tara orders for Remy
> Tara chooses Light Ale
> Tara orders for Bryn
> Tara orders for Bryn           # the Wine is left: there is nothing to choose
= Bryn: 3 Drinks
= Remy: 2 Drinks
= Tara: 1 Drink, 9 Gold, 6 cards
= the Inn: +1 Gold
> Tara ends the phase
= Bryn: 3 Drinks
= Remy: 2 Drinks
= Signs point to you getting drunker...soon! is discarded
> Tara drinks
> Tara ends the phase
> Bryn orders for Tara           # the Bottle of Rum was not among them
> Bryn drinks
= Bryn: 2 Alcohol, 2 Drinks      # the Wine, placed last
> Bryn ends the phase
> Remy drinks
= Remy: 4 Alcohol

---
title: Played after the regular order she looks at the two additional Drinks only
proves: DRINK-18
seats: Tara, Bryn, Remy
phase: order
Tara holds: Signs point to you getting drunker...soon!
drink deck: Grog | Wine | Dragon Breath Ale | Light Ale

> Tara orders for Remy           # the Grog, unseen
> Tara plays Signs point to you getting drunker...soon!
> Tara chooses Dragon Breath Ale
> Tara orders for Remy
> Tara orders for Bryn           # the Wine: two Drinks were all
= Bryn: 2 Drinks
= Remy: 3 Drinks
= Tara: 1 Drink, 9 Gold
> Tara ends the phase
= Bryn: 2 Drinks
= Remy: 3 Drinks

---
title: On one pile the order is her choice as well: what she places last is drunk first
proves: TURN-13
seats: Tara, Bryn, Remy
phase: order
Tara holds: Signs point to you getting drunker...soon!
drink deck: Wine | Dragon Breath Ale | Light Ale

> Tara plays Signs point to you getting drunker...soon!
> Tara chooses Wine
> Tara orders for Bryn
> Tara chooses Light Ale
> Tara orders for Bryn
> Tara orders for Bryn
= Bryn: 4 Drinks
> Tara drinks
> Tara ends the phase
> Bryn drinks
= Bryn: 4 Alcohol, 3 Drinks      # the Dragon Breath Ale

---
title: Control: another order on the same pile, another Drink on top
proves: TURN-13
seats: Tara, Bryn, Remy
phase: order
Tara holds: Signs point to you getting drunker...soon!
drink deck: Wine | Dragon Breath Ale | Light Ale

> Tara plays Signs point to you getting drunker...soon!
> Tara chooses Dragon Breath Ale
> Tara orders for Bryn
> Tara chooses Wine
> Tara orders for Bryn
> Tara orders for Bryn
> Tara drinks
> Tara ends the phase
> Bryn drinks
= Bryn: 1 Alcohol, 3 Drinks      # the Light Ale

---
title: With one opponent left all three Drinks are hers
proves: DRINK-18
seats: Tara, Bryn
phase: order
Tara holds: Signs point to you getting drunker...soon!
drink deck: Wine | Dragon Breath Ale | Light Ale

> Tara plays Signs point to you getting drunker...soon!
> Tara chooses Wine
> Tara orders for Bryn
> Tara chooses Light Ale
> Tara orders for Bryn
> Tara orders for Bryn
> Tara ends the phase
= Bryn: 4 Drinks
= Tara: 1 Drink, 9 Gold

---
title: The Gold she owes for the look may be paid by the Inn
proves: NEGATE-07
seats: Tara, Bryn, Remy
phase: order
Tara holds: Signs point to you getting drunker...soon! | Landlord, keep the candlesticks. We're even!
drink deck: Wine | Dragon Breath Ale | Light Ale

> Tara plays Signs point to you getting drunker...soon!
> Tara plays Landlord, keep the candlesticks. We're even!
> Tara chooses Wine
> Tara orders for Remy
> Tara ends the phase
= Tara: 10 Gold, 5 cards
= the Inn: +0 Gold
= Remy: 2 Drinks
= Bryn: 3 Drinks

---
title: The Gold she owes for the look she cannot Ignore
proves: NEGATE-07
seats: Tara, Bryn, Remy
phase: order
Tara holds: Signs point to you getting drunker...soon! | I may be blind, but I could still see that coming! | You can't prove that was me!

> Tara plays Signs point to you getting drunker...soon!
Tara cannot play I may be blind, but I could still see that coming! because NEGATE-07
Tara cannot play You can't prove that was me! because NEGATE-07
> Tara ends the phase
= Tara: 9 Gold

---
title: A Negated look costs nothing and orders nothing; the regular Drink is ordered unseen
proves: NEGATE-01
seats: Tara, Bryn, Remy
phase: order
Tara holds: Signs point to you getting drunker...soon!
Remy holds: I don't think so!
drink deck: Wine | Dragon Breath Ale | Light Ale

> Tara plays Signs point to you getting drunker...soon!
> Remy plays I don't think so!
= Tara: 10 Gold
= Bryn: 1 Drink
= Remy: 1 Drink
> Tara orders for Remy
> Tara ends the phase
= Bryn: 1 Drink
= Remy: 2 Drinks
= Tara: 10 Gold
= Signs point to you getting drunker...soon! is discarded

---
title: If the Drink Deck runs out while she gathers them everybody pays, and the new deck supplies the rest
proves: DRINK-01, DRINK-02
seats: Tara, Bryn, Remy
phase: order
Tara holds: Signs point to you getting drunker...soon!
drink deck exactly: Wine
drink discards: Light Ale | Light Ale | Light Ale | Light Ale

> Tara plays Signs point to you getting drunker...soon!
> Tara chooses Wine
= now Bryn: 9 Gold, 1 Drink      # paid before anything is handed out
= now Remy: 9 Gold, 1 Drink
= now Tara: 8 Gold               # one for the card, one for the deck
> Tara orders for Bryn
> Tara orders for Remy           # Light Ale and Light Ale: the same choice
> Tara orders for Remy
= Bryn: 2 Drinks, 9 Gold
= Remy: 3 Drinks, 9 Gold
= the Inn: +4 Gold
> Tara ends the phase
= Bryn: 2 Drinks
= Remy: 3 Drinks

---
title: If nothing is left to shuffle, what she has gathered is all there is, and nothing of it is shuffled in
proves: DRINK-03, DRINK-05
seats: Tara, Bryn, Remy
phase: order
Tara holds: Signs point to you getting drunker...soon!
drink deck exactly: Wine | Grog

> Tara plays Signs point to you getting drunker...soon!
> Tara chooses Grog
> Tara orders for Remy
> Tara orders for Bryn
= Bryn: 2 Drinks, 9 Gold
= Remy: 2 Drinks, 9 Gold
= Tara: 8 Gold
> Tara ends the phase
= Bryn: 2 Drinks, 9 Gold
= Remy: 2 Drinks, 9 Gold

---
title: Whoever pays their last Gold for the new deck may still be ordered a Drink, and is out when all is handed out
proves: LOSE-03, LOSE-08
seats: Tara, Bryn, Remy
phase: order
Bryn has 1 Gold
Tara holds: Signs point to you getting drunker...soon!
drink deck exactly: Wine
drink discards: Light Ale | Light Ale | Light Ale | Light Ale

> Tara plays Signs point to you getting drunker...soon!
> Tara chooses Wine
= now Bryn: 0 Gold
= now Bryn is in
> Tara orders for Bryn
> Tara orders for Remy
> Tara orders for Remy
= Bryn is out: no Gold
= Wine is discarded
= Remy: 3 Drinks

---
title: With her last Gold she still hands out all three, then she is out
proves: LOSE-01, LOSE-03
seats: Tara, Bryn, Remy
phase: order
Tara has 1 Gold
Tara holds: Signs point to you getting drunker...soon!
drink deck: Wine | Dragon Breath Ale | Light Ale

> Tara plays Signs point to you getting drunker...soon!
> Tara chooses Dragon Breath Ale
= now Tara: 0 Gold
= now Tara is in
> Tara orders for Remy
> Tara chooses Wine
> Tara orders for Remy
> Tara orders for Bryn
= Tara is out: no Gold
= Remy: 3 Drinks
= Bryn: 2 Drinks

---
title: The signs can be read in her own Order a Drink Phase only
proves: TYPES-01
seats: Bryn, Tara, Remy
phase: order
Tara holds: Signs point to you getting drunker...soon!

Tara cannot play Signs point to you getting drunker...soon! because TYPES-01
> Bryn ends the phase
> Bryn ends the phase
> Tara ends the phase
> Tara ends the phase
Tara can play Signs point to you getting drunker...soon!
> Tara ends the phase
Tara cannot play Signs point to you getting drunker...soon! because TYPES-01     # the Drink Phase

---
title: To order Drinks for somebody is neither to change a Drink nor to affect anybody's Alcohol Content
proves: CHANGE-02, AFFECT-01
seats: Tara, Bryn, Remy
phase: order
Tara holds: Signs point to you getting drunker...soon!
Bryn holds: The Wench thinks you should stop playing with the drinks. | I've had worse from seagulls.
drink deck: Wine | Dragon Breath Ale | Light Ale

> Tara plays Signs point to you getting drunker...soon!
Bryn cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
Bryn cannot play I've had worse from seagulls. because AFFECT-01
> Tara chooses Wine
> Tara orders for Bryn
> Tara chooses Dragon Breath Ale
> Tara orders for Bryn
> Tara orders for Bryn
= Bryn: 4 Drinks, 0 Alcohol

---
title: A Drink Event among them is handed out like any Drink, and waits on the pile
proves: DRINK-18, DRINK-07
seats: Tara, Bryn, Remy
phase: order
Bryn has 12 Fortitude
Tara holds: Signs point to you getting drunker...soon!
drink deck: Wine | Fine Ambrosia, Nectar of the Gods | Light Ale

> Tara plays Signs point to you getting drunker...soon!
> Tara chooses Wine
> Tara orders for Bryn
> Tara chooses Light Ale
> Tara orders for Remy
> Tara orders for Bryn           # the Event
= Bryn: 3 Drinks, 12 Fortitude
> Tara drinks
> Tara ends the phase
> Bryn orders for Tara
> Bryn ends the phase            # the rest of the Order a Drink Phase
> Bryn ends the phase
= Bryn: 14 Fortitude, 2 Drinks, 0 Alcohol
= Fine Ambrosia, Nectar of the Gods is discarded

---
title: The Wench's Drinks are ordered unseen before, the look is at the other three
proves: DRINK-18
seats: Tara, Bryn, Remy
phase: order
Tara holds: Signs point to you getting drunker...soon! | Wench, bring some drinks for my friends!
drink deck: Grog | Grog with a Chaser | Wine | Dragon Breath Ale | Light Ale

> Tara plays Wench, bring some drinks for my friends!
> Tara orders for Bryn
> Tara orders for Bryn
> Tara plays Signs point to you getting drunker...soon!
> Tara chooses Dragon Breath Ale
> Tara orders for Remy
> Tara chooses Light Ale
> Tara orders for Remy
> Tara orders for Remy
> Tara ends the phase
= Bryn: 3 Drinks
= Remy: 4 Drinks
= Tara: 8 Gold
---
title: She looks at what she orders later in the same phase, too
seats: Tara, Bryn, Remy
phase: order
Tara holds: Signs point to you getting drunker...soon! | Wench, bring some drinks for my friends!
drink deck: Wine | Dragon Breath Ale | Light Ale | Grog | Bottle of Rum
Remy's pile: nothing

> Tara plays Signs point to you getting drunker...soon!
> Tara chooses Wine
> Tara orders for Bryn
> Tara chooses Light Ale
> Tara orders for Bryn
> Tara orders for Bryn
> Tara plays Wench, bring some drinks for my friends!
> Tara chooses Bottle of Rum
> Tara orders for Remy
> Tara orders for Bryn
= Bryn: 5 Drinks
= Remy: 1 Drink
