title: A Negate stops a hit-back
proves: NEGATE-01, TIMING-04
example: EX-014
seats: Lucky, Guest as Phyll, Samantha       # turn order
phase: action                                # discard, action, order, drink
Guest has 14 Fortitude, 10 Alcohol, 3 Gold
Lucky holds: Elbow | I don't think so!
Samantha holds: Elbow
Guest holds: Tit for Tat                     # the cards that matter
Guest's pile: Wine with a Chaser | Dragon Breath Ale    # top first
drink deck: Light Ale | Wine                 # top first, the rest follows
card: Elbow (Action) = Another player loses 2 Fortitude.          # a card no deck has
card: Tit for Tat (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.
drink: Bog Water = 2 Alcohol, -1 Fortitude, chaser                # a Drink no deck has

> Lucky plays Elbow on Guest
> Guest plays Tit for Tat
> Lucky plays I don't think so!
= Guest: 12 Fortitude, 10 Alcohol
= Lucky: 20 Fortitude, 10 Gold
Samantha cannot play Elbow because TYPES-05
