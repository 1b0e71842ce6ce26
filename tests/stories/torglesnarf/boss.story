title: General Drug counts the team of whoever he hits
proves: CARD-048
seats: Torglesnarf, Ann, Ben, Cat
teams: Torglesnarf, Ann + Ben + Cat
Torglesnarf's front: General Drug

> Torglesnarf activates General Drug on Ann
= Ann: 17 Fortitude
= Torglesnarf: 1 Minion
---
title: One reduction serves the whole team against General Drug
proves: CARD-048, TEAM-09
seats: Torglesnarf, Ann, Ben
teams: Torglesnarf, Ann + Ben
Torglesnarf's front: General Drug
Ben holds: Duck
card: Duck (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 1.

> Torglesnarf activates General Drug on Ann
> Ben plays Duck
= Ann: 19 Fortitude
---
title: Without teams General Drug counts all opponents
proves: BVB-03, CARD-048
seats: Torglesnarf, Amundyr, Vlazlo, Nerodia
variant: boss-versus-boss
Torglesnarf's front: General Drug

> Torglesnarf activates General Drug on Amundyr
= Amundyr: 17 Fortitude
= Vlazlo: 20 Fortitude
---
title: Even General Drug goes when his Wages are not paid
proves: TORG-06
seats: Ann, Torglesnarf, Ben
Ann holds: Punch
Torglesnarf's front: General Drug
card: Punch (Action) = Another player loses 3 Fortitude.

> Ann plays Punch on General Drug
> Torglesnarf chooses pay 3 Gold
= Torglesnarf: 7 Gold, 1 Minion
---
title: He takes care of one personally
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: Hold them back! I'm taking care of this one personally!
Ben holds: Tip the Wench.

> Torglesnarf plays Hold them back! I'm taking care of this one personally! on Ann
= Ann: 17 Fortitude
Ben can play Tip the Wench. on Torglesnarf
---
title: His first rule of villainy hits everybody else and cannot be Negated
proves: CARD-046
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: First rule of villainy: Somebody else pays.
Ann holds: Stop That
card: Stop That (Sometimes) = Negate an Action card.

> Torglesnarf plays First rule of villainy: Somebody else pays.
Ann cannot play Stop That because TYPES-01
= Torglesnarf: 20 Fortitude, 12 Gold
= Ann: 19 Fortitude, 9 Gold
= Ben: 19 Fortitude, 9 Gold
---
title: Two Gold, or a drink to his health
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: Two Gold, or a drink to my health. I feel better already.
Ben's pile: Elven Wine

> Torglesnarf plays Two Gold, or a drink to my health. I feel better already. on Ann, Ben
> Ann chooses Pay Torglesnarf 2 Gold
> Ben chooses Take a Drink from your pile
= Torglesnarf: 12 Gold
= Ann: 8 Gold, 1 Drink
= Ben: 10 Gold, 3 Alcohol Content, 0 Drinks
---
title: Knob hits one, Nob hits another
proves: TORG-03
seats: Torglesnarf, Ann, Ben
Torglesnarf's front: Knob and Nob

> Torglesnarf activates Knob and Nob on Ann, Ben
= Ann: 19 Fortitude
= Ben: 19 Fortitude
= Torglesnarf: 1 Minion
---
title: Lord Snick finds a Gold
seats: Torglesnarf, Ann, Ben
Torglesnarf's front: Lord Snick of the Exchequer

> Torglesnarf activates Lord Snick of the Exchequer
= Torglesnarf: 11 Gold
---
title: In overtime every Minion acts once more
proves: TORG-03
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: Overtime! Everybody works overtime!
Torglesnarf's front: Grunt the Brawler | Lord Snick of the Exchequer

> Torglesnarf activates Grunt the Brawler on Ann
> Torglesnarf activates Lord Snick of the Exchequer
> Torglesnarf plays Overtime! Everybody works overtime!
> Torglesnarf activates Grunt the Brawler on Ann
> Torglesnarf activates Lord Snick of the Exchequer
= Ann: 16 Fortitude
= Torglesnarf: 11 Gold
Torglesnarf cannot activate Grunt the Brawler because TORG-03
---
title: The executioner gets his practice
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: Meet the Royal Executioner. He needs the practice.

> Torglesnarf plays Meet the Royal Executioner. He needs the practice. on Ben
= Ben: 17 Fortitude
= Torglesnarf: 9 Gold
---
title: Everybody sits down, and nobody hits back
proves: CARD-030
seats: Torglesnarf, Ann, Ben
Torglesnarf holds: Sit down before I have you all stood up!
Ann holds: Ouch
Ben holds: Ouch
card: Ouch (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Torglesnarf plays Sit down before I have you all stood up! on Ann
> the window closes
Ann cannot play Ouch because CARD-030
Ben cannot play Ouch because CARD-030
= Ann: 18 Fortitude
= Ben: 20 Fortitude
= Torglesnarf: 20 Fortitude
---
title: He sells the hole
seats: Ann, Torglesnarf, Ben
Ann holds: Tip the Wench.
Torglesnarf holds: The treasury has a hole in it. I sell the hole.

> Ann plays Tip the Wench. on Torglesnarf
> Torglesnarf plays The treasury has a hole in it. I sell the hole.
= Torglesnarf: 11 Gold
---
title: Two cup-bearers are left
seats: Torglesnarf, Ann, Ben
phase: drink
Torglesnarf holds: I had three cup-bearers for this. I have two.
Torglesnarf's pile: Dragon Breath Ale

> Torglesnarf plays I had three cup-bearers for this. I have two.
> Torglesnarf drinks
= Torglesnarf: 1 Alcohol, 7 cards
---
title: The royal foot was expensive
seats: Ann, Torglesnarf, Ben
Ann holds: Punch
Torglesnarf holds: That was the royal foot! Do you know what it cost?
card: Punch (Action) = Another player loses 3 Fortitude.

> Ann plays Punch on Torglesnarf
> Torglesnarf plays That was the royal foot! Do you know what it cost?
= Ann: 18 Fortitude, 9 Gold
= Torglesnarf: 17 Fortitude, 11 Gold
