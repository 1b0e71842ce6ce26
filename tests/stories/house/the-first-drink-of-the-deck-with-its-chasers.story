title: Events on top of the Drink Deck are discarded until a Drink comes, which is drunk with its Chasers
proves: HOUSE-01
seats: Anna, Bert, Cora
phase: drink
Anna's pile: Round on the House! | Dragon Breath Ale
drink deck: Drinking Contest! | The Challenge! | Wine with a Chaser | Light Ale | Dragon Breath Ale

= the Drink of Anna: 3 Alcohol
= Anna: 3 Alcohol, 10 Gold, 1 Drink
= Bert: 3 Alcohol, 10 Gold
= Cora: 3 Alcohol, 10 Gold
= Drinking Contest! is discarded
= The Challenge! is discarded
---
title: An Event that was the last card of the deck is part of the new one, and everybody pays once
proves: HOUSE-01, DRINK-01, DRINK-02
seats: Anna, Bert
phase: drink
Anna's pile: Round on the House!
drink deck exactly: Drinking Contest!
drink discards: Wine

= the Drink of Anna: 2 Alcohol                # it was shuffled to the top; the Event is still in the new deck
= Anna: 2 Alcohol, 9 Gold
= Bert: 2 Alcohol, 9 Gold
= the Inn: +2 Gold
---
title: An Event turned up earlier is in the discards when the deck runs out
proves: HOUSE-01, DRINK-01
seats: Anna, Bert, Cora
phase: drink
Anna's pile: Round on the House!
drink deck exactly: Drinking Contest! | Wine with a Chaser

= the Drink of Anna: 2 Alcohol                # its Chaser is the Drinking Contest!, the one card of the new deck
= Anna: 2 Alcohol, 8 Gold
= Bert: 2 Alcohol, 8 Gold
= the Inn: +6 Gold                            # with it the new deck is used up too
= Drinking Contest! is discarded
---
title: A new deck is paid for once, however many players still reveal a Drink from it
proves: HOUSE-01
seats: Anna, Bert
Anna holds: Glasses up
drink deck exactly: Drinking Contest! | Wine
drink discards: Water | Light Ale
card: Glasses up (Action) = Each player drinks a Drink from the Drink Deck.

> Anna plays Glasses up
= Anna: 2 Alcohol, 9 Gold
= Bert: 9 Gold                                # Water or Light Ale: three cards were shuffled, and one payment was due
= the Inn: +2 Gold
