title: Revealed as a Chaser it is not shared
proves: SELFSPLIT-05
seats: Anna, Bert, Cora
phase: drink
Anna's pile: Light Ale with a Chaser | Mead

= the Drink of Anna: 4 Alcohol
= Anna: 4 Alcohol        # only windows are passed here; a question would stop the story before she has drunk
= Bert: 0 Alcohol
= Cora: 0 Alcohol
---
title: Revealed in a Drinking Contest it is not shared
proves: SELFSPLIT-05
seats: Anna, Bert, Cora
phase: drink
Anna's pile: Drinking Contest!
drink deck: Mead | Light Ale | Light Ale

= the Drink of Anna: 3 Alcohol
= Anna: 3 Alcohol, 12 Gold
= Bert: 1 Alcohol, 9 Gold
= Cora: 1 Alcohol, 9 Gold
---
title: Revealed for another Drink Event it is not shared
proves: SELFSPLIT-05
seats: Anna, Bert, Cora
phase: drink
Anna's pile: Bottoms Up Bell
drink deck: Mead | Mead | Mead
card: Bottoms Up Bell (Drink Event) = Each player drinks a Drink from the Drink Deck.

= the Drink of Anna: 3 Alcohol
= Anna: 3 Alcohol
= Bert: 3 Alcohol
= Cora: 3 Alcohol
---
title: Revealed for a card that is no Drink Event it is shared
proves: SELFSPLIT-05
seats: Anna, Bert, Cora
Anna holds: Cheers
drink deck: Mead | Light Ale | Light Ale
card: Cheers (Action) = Each player drinks a Drink from the Drink Deck.

> Anna plays Cheers
> Anna chooses Bert
= Anna: 2 Alcohol
= Bert: 3 Alcohol        # his own Light Ale and half of the Mead
= Cora: 1 Alcohol
---
title: Farai's Mead as a Chaser is drunk in full
proves: SELFSPLIT-05
example: EX-022
seats: Farai, Lucky, Phyll
phase: drink
Farai's pile: Chaser Water | Mead
drink: Chaser Water = 0 Alcohol, chaser

= the Drink of Farai: 3 Alcohol
= Farai: 3 Alcohol
= Lucky: 0 Alcohol
---
title: Farai's Mead from a Drink Event is drunk in full
proves: SELFSPLIT-05
example: EX-022
seats: Farai, Lucky, Phyll
phase: drink
Farai's pile: Round on the House!
drink deck: Mead

= the Drink of Farai: 3 Alcohol
= Farai: 3 Alcohol
---
title: Vlazlo's Sauvignon Blech as a Chaser is drunk in full
proves: SELFSPLIT-05
example: EX-087
seats: Vlazlo, Daareka, Dimli
drinks: rdi6
phase: drink
Vlazlo's pile: Chaser Water | Sauvignon Blech
drink: Chaser Water = 0 Alcohol, chaser

= the Drink of Vlazlo: 3 Alcohol
= Vlazlo: 3 Alcohol
= Daareka: 0 Alcohol
---
title: Vlazlo's Sauvignon Blech from a Drink Event is drunk in full
proves: SELFSPLIT-05
example: EX-087
seats: Vlazlo, Daareka, Dimli
drinks: rdi6
phase: drink
Vlazlo's pile: A Toast to Villainy!
drink deck: Sauvignon Blech

= the Drink of Vlazlo: 3 Alcohol
= Vlazlo: 3 Alcohol
---
title: Bryn's Mead as a Chaser is drunk in full
proves: SELFSPLIT-05
example: EX-160
seats: Bryn, Tara, Phrenk
phase: drink
Bryn's pile: Dark Ale with a Chaser | Mead

= the Drink of Bryn: 4 Alcohol
= Bryn: 4 Alcohol        # the Dark Ale's 1, and all 3 of the Mead
= Tara: 0 Alcohol
= Phrenk: 0 Alcohol
---
title: Bryn's Mead from a Drink Event is drunk in full
proves: SELFSPLIT-05
example: EX-160
seats: Bryn, Tara, Phrenk
phase: drink
Bryn's pile: Round on the House!
drink deck: Mead

= the Drink of Bryn: 3 Alcohol
= Bryn: 3 Alcohol
= Tara: 3 Alcohol        # a copy of her own, not half of Bryn's
= Phrenk: 3 Alcohol
---
title: Bryn's Mead revealed in a Drinking Contest is drunk in full
proves: SELFSPLIT-05
example: EX-160
seats: Bryn, Tara, Phrenk
phase: drink
Bryn's pile: Drinking Contest!
drink deck: Mead | Light Ale | Dark Ale

= the Drink of Bryn: 3 Alcohol
= Bryn: 3 Alcohol, 12 Gold
= Tara: 1 Alcohol, 9 Gold
= Phrenk: 1 Alcohol, 9 Gold
---
title: In a Drinking Contest it is not shared even if a Sea Event has started the Contest
proves: SELFSPLIT-05, CONTEST-01
seats: Whitehawk, Bryn, Tara
phase: end
sea deck: Who Drinks Deepest?
sea counters: 1
drink deck: Mead | Light Ale | Light Ale

= the Drink of Whitehawk: 3 Alcohol
= Whitehawk: 3 Alcohol, 12 Gold
= Bryn: 1 Alcohol, 9 Gold
---
title: Given away by a card, it is shared by whoever drinks it
proves: SELFSPLIT-05, SELFSPLIT-07
seats: Anna, Bert, Cora
Anna holds: Something Friendly
drink deck: Mead | Light Ale
card: Something Friendly (Action) = Reveal two Drinks from the Drink Deck: another player drinks the one you choose, and the other is shuffled back.

> Anna plays Something Friendly on Bert
> Anna chooses give Mead
> Bert chooses Cora
= Bert: 2 Alcohol
= Cora: 2 Alcohol
