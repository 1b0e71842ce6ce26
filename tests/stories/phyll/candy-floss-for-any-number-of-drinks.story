title: Candy floss in one Drink makes it stronger by 1
proves: CARD-023, PHYLL-01
seats: Remy, Phyll, Bryn
phase: drink
Remy's pile: Wine
Phyll's front: Pixie-Spun Candy Floss

> Phyll plays Pixie-Spun Candy Floss on Remy's Drink
= the Drink of Remy: 3 Alcohol
= Remy: 3 Alcohol, 7 cards, 10 Gold
= Phyll: 0 Mix-ins
= Pixie-Spun Candy Floss is discarded
---
title: Farai cannot Ignore what happens to his Drink
proves: CARD-023, AFFECT-01, AFFECT-03
example: EX-011
seats: Farai, Phyll, Lucky
drinks: rdi8
phase: drink
Farai holds: Farnir's tranquility
Farai's pile: Wine
Phyll's front: Pixie-Spun Candy Floss

> Phyll plays Pixie-Spun Candy Floss on Farai's Drink
Farai cannot play Farnir's tranquility because AFFECT-03
= Farai: 3 Alcohol, 7 cards
---
title: A Drink with Chasers is one Drink: candy floss makes it stronger by 1 in all
proves: CARD-023, DRINK-08
seats: Remy, Phyll, Bryn
phase: drink
Remy's pile: Wine with a Chaser | Light Ale
Phyll's front: Pixie-Spun Candy Floss

= the Drink of Remy: 3 Alcohol
> Phyll plays Pixie-Spun Candy Floss on Remy's Drink
= the Drink of Remy: 4 Alcohol
= Remy: 4 Alcohol, 0 Drinks
---
title: A Drink that is mixed already is not among them
proves: CARD-023, PHYLL-02
seats: Remy, Bryn, Phyll
drinks: rdi8
phase: drink
Remy's pile: Drinking Contest!
drink deck: Wine | Light Ale | Water
Phyll's front: Pixie-Spun Candy Floss | Enchanted Birchwood Bark
Bryn holds: I don't think so!

> Phyll plays Enchanted Birchwood Bark on Bryn's Drink
> Phyll plays Pixie-Spun Candy Floss on Remy's Drink
> Phyll chooses Phyll's                       # and is asked no more: Bryn's is mixed
Bryn can play I don't think so!
= the Drink of Remy: 3 Alcohol
= the Drink of Bryn: 2 Alcohol
= the Drink of Phyll: 1 Alcohol
---
title: In a Drinking Contest it goes into the Drinks of all, or of as many as Phyll likes
proves: CARD-023, CONTEST-04, CONTEST-11
seats: Remy, Bryn, Phyll, Tara
drinks: rdi8
phase: drink
Remy's pile: Drinking Contest!
drink deck: Wine | Light Ale | Water | Elven Wine
Phyll's front: Pixie-Spun Candy Floss

> Phyll plays Pixie-Spun Candy Floss on Remy's Drink
> Phyll chooses Bryn's
> Phyll chooses Tara's
> Phyll chooses pass
= the Drink of Remy: 3 Alcohol
= the Drink of Bryn: 2 Alcohol
= the Drink of Phyll: 0 Alcohol
= the Drink of Tara: 4 Alcohol
= Remy: 3 Alcohol, 9 Gold
= Bryn: 2 Alcohol, 9 Gold
= Phyll: 0 Alcohol, 9 Gold
= Tara: 4 Alcohol, 13 Gold
---
title: It decides a Contest
proves: CARD-023, CONTEST-05, CONTEST-11
seats: Remy, Bryn, Phyll
drinks: rdi8
phase: drink
Remy's pile: Drinking Contest!
drink deck: Wine | Wine | Light Ale
Phyll's front: Pixie-Spun Candy Floss

> Phyll plays Pixie-Spun Candy Floss on Bryn's Drink
> Phyll chooses pass
= Remy: 2 Alcohol, 9 Gold
= Bryn: 3 Alcohol, 12 Gold
= Phyll: 1 Alcohol, 9 Gold
---
title: It goes into both halves of a split Drink
proves: CARD-023, PHYLL-10
seats: Bryn, Remy, Phyll
phase: drink
Bryn holds: Let's drink to clear skies and strong winds!
Bryn's pile: Elven Wine
Phyll's front: Pixie-Spun Candy Floss

> Bryn plays Let's drink to clear skies and strong winds! on Remy
> Phyll plays Pixie-Spun Candy Floss on Bryn's Drink
> Phyll chooses Remy's
= Bryn: 3 Alcohol
= Remy: 3 Alcohol
---
title: It goes into both Drinks of a dare, for as many of their drinkers as Phyll likes
proves: CARD-023, NEGATE-11
seats: Remy, Bryn, Phyll
drinks: rdi8
phase: drink
Remy's pile: The Wench Dares You...
drink deck: Light Ale | Elven Wine
Phyll's front: Pixie-Spun Candy Floss

> Phyll plays Pixie-Spun Candy Floss on Remy's Drink
> Phyll chooses Bryn's
> Phyll chooses pass
= Remy: 2 Alcohol
= Bryn: 4 Alcohol
= Phyll: 3 Alcohol
---
title: Drinks that have a Mix-in already are not among those it can go into
proves: CARD-023, PHYLL-02
seats: Phyll, Remy, Bryn
Phyll holds: A toast to bright eyes and bushy tails!
Phyll's front: Splash of Ogre Syrup | Pixie-Spun Candy Floss | Enchanted Birchwood Bark
drink deck: Light Ale | Wine | Elven Wine

> Phyll plays A toast to bright eyes and bushy tails!
> Phyll plays Splash of Ogre Syrup on Remy's Drink
= the Drink of Remy: 4 Alcohol
Phyll cannot play Pixie-Spun Candy Floss on Remy's Drink
> Phyll plays Pixie-Spun Candy Floss on Bryn's Drink
> Phyll chooses Phyll's
= the Drink of Phyll: 2 Alcohol
Phyll cannot play Enchanted Birchwood Bark because PHYLL-02
= Phyll: 2 Alcohol
= Remy: 4 Alcohol
= Bryn: 4 Alcohol
---
title: Each Drink it goes into has its Mix-in, the others have not
proves: CARD-023, PHYLL-02
seats: Phyll, Remy, Bryn
Phyll holds: A toast to bright eyes and bushy tails!
Phyll's front: Pixie-Spun Candy Floss | Enchanted Birchwood Bark
drink deck: Light Ale | Wine | Elven Wine

> Phyll plays A toast to bright eyes and bushy tails!
> Phyll plays Pixie-Spun Candy Floss on Remy's Drink
> Phyll chooses Bryn's
> Phyll chooses pass
= the Drink of Bryn: 4 Alcohol
Phyll cannot play Enchanted Birchwood Bark on Remy's Drink
Phyll cannot play Enchanted Birchwood Bark on Bryn's Drink
> Phyll plays Enchanted Birchwood Bark on Phyll's Drink
= Phyll: 2 Alcohol
= Remy: 3 Alcohol, 7 cards
= Bryn: 4 Alcohol, 7 cards
---
title: Negated, it does nothing to any of them, and all of them have had their Mix-in
proves: CARD-023, PHYLL-02, CHANGE-06
seats: Phyll, Remy, Bryn
Phyll holds: A toast to bright eyes and bushy tails!
Remy holds: I don't think so!
Phyll's front: Pixie-Spun Candy Floss | Enchanted Birchwood Bark
drink deck: Light Ale | Wine | Elven Wine

> Phyll plays A toast to bright eyes and bushy tails!
> Phyll plays Pixie-Spun Candy Floss on Remy's Drink
> Phyll chooses Bryn's
> Phyll chooses pass
> Remy plays I don't think so!
= the Drink of Remy: 2 Alcohol
Phyll cannot play Enchanted Birchwood Bark on Remy's Drink
Phyll cannot play Enchanted Birchwood Bark on Bryn's Drink
Phyll can play Enchanted Birchwood Bark on Phyll's Drink
= Phyll: 1 Alcohol
= Remy: 2 Alcohol
= Bryn: 3 Alcohol
---
title: An Ignored Drink is not among those it can go into
proves: CARD-023, NEGATE-13
seats: Phyll, Remy, Bryn, Tara
Phyll holds: A toast to bright eyes and bushy tails!
Remy holds: I best not. Someone needs to keep a level head
Phyll's front: Pixie-Spun Candy Floss
drink deck: Light Ale | Wine | Elven Wine | Light Ale

> Phyll plays A toast to bright eyes and bushy tails!
> Remy plays I best not. Someone needs to keep a level head
= the Drink of Remy: 2 Alcohol
Phyll cannot play Pixie-Spun Candy Floss on Remy's Drink
> Phyll plays Pixie-Spun Candy Floss on Bryn's Drink
> Phyll chooses Tara's
> Phyll chooses pass
= Phyll: 1 Alcohol
= Remy: 0 Alcohol
= Bryn: 4 Alcohol
= Tara: 2 Alcohol
---
title: The bark ties a Contest, and whoever drinks it draws
proves: CONTEST-06, CONTEST-11, PHYLL-01
example: EX-024
seats: Lucky, Farai, Samantha, Phyll
drinks: rdi8
phase: drink
Lucky's pile: Drinking Contest!
drink deck: Wine | Light Ale | Dark Ale | Water | Light Ale | Elven Wine
Phyll's front: Enchanted Birchwood Bark

> Phyll plays Enchanted Birchwood Bark on Farai's Drink
> Farai drinks
= now Lucky: 2 Alcohol, 10 Gold
= now Farai: 2 Alcohol, 8 cards, 10 Gold
= now Samantha: 1 Alcohol
= now Phyll: 0 Alcohol
= Lucky: 3 Alcohol, 9 Gold
= Farai: 5 Alcohol, 13 Gold
= Samantha: 1 Alcohol, 9 Gold
= Phyll: 0 Alcohol, 9 Gold
---
title: In the repetition of a Contest the new Drinks have room for Mix-ins
proves: PHYLL-02, CONTEST-06
seats: Remy, Bryn, Phyll
drinks: rdi8
phase: drink
Remy's pile: Drinking Contest!
drink deck: Wine | Light Ale | Water | Light Ale | Light Ale
Phyll's front: Enchanted Birchwood Bark | Splash of Ogre Syrup

> Phyll plays Enchanted Birchwood Bark on Bryn's Drink
> Bryn drinks
= now the Drink of Bryn: 1 Alcohol
> Phyll plays Splash of Ogre Syrup on Bryn's Drink
= Remy: 3 Alcohol, 9 Gold
= Bryn: 5 Alcohol, 12 Gold
= Phyll: 9 Gold, 0 Mix-ins
---
title: A Drink that waits below another is in play too
proves: CARD-023
seats: Remy, Phyll, Bryn
phase: drink
Remy's pile: Wine | Light Ale
Bryn holds: Another One
Phyll's front: Pixie-Spun Candy Floss
card: Another One (Sometimes) = In another player's Drink Phase, they take a Drink from their pile.

= the Drink of Remy: 2 Alcohol
> Bryn plays Another One
= the Drink of Remy: 1 Alcohol
> Phyll plays Pixie-Spun Candy Floss on Remy's Drink
> Phyll chooses Remy's
= Remy: 5 Alcohol
