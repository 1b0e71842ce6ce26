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
