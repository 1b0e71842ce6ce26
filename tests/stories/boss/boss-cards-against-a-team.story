title: The first rule hits everybody who is not on your team, and each gets a pet
proves: CARD-046, TEAM-31
seats: Amundyr, Bryn, Tara, Lucky
teams: Amundyr, Bryn + Tara + Lucky
Amundyr holds: First rule of villainy: Always bring your pets

> Amundyr plays First rule of villainy: Always bring your pets
= Bryn: 17 Fortitude, 1 Scarab
= Tara: 1 Scarab
= Lucky: 1 Scarab
= Amundyr: 20 Fortitude, 9 Scarabs left
---
title: The first rule spares a Boss's own teammate
proves: CARD-046
seats: Amundyr, Daareka, Bryn, Vlazlo
teams: Amundyr + Daareka, Bryn + Vlazlo
variant: leaders-and-lackeys
Amundyr holds: First rule of villainy: Always bring your pets

> Amundyr plays First rule of villainy: Always bring your pets
= Daareka: 20 Fortitude, 0 Scarabs
= Bryn: 18 Fortitude, 1 Scarab
= Vlazlo: 1 Scarab
---
title: Vlazlo's first rule takes 1 Fortitude from each opponent and feeds him once
proves: CARD-046
seats: Vlazlo, Bryn, Tara, Lucky
teams: Vlazlo, Bryn + Tara + Lucky
Vlazlo has 15 Fortitude
Vlazlo holds: First rule of willainy: Never fight on an empty stomach

> Vlazlo plays First rule of willainy: Never fight on an empty stomach
= Bryn: 17 Fortitude
= Vlazlo: 16 Fortitude, 2 Blood
---
title: Nerodia's first rule Petrifies a card of each opponent
proves: CARD-046, TEAM-44, NERODIA-22
seats: Nerodia, Bryn, Tara
teams: Nerodia, Bryn + Tara
Nerodia holds: First rule of villainy: Make 'em hit rock bottom
Bryn holds: Heave!
Tara holds: Alms

card: Alms (Action) = You gain 1 Gold.
> Nerodia plays First rule of villainy: Make 'em hit rock bottom
> Bryn chooses Heave!
> Tara chooses Alms
= Bryn: 18 Fortitude, 6 cards
= Tara: 6 cards
= Nerodia: 2 Petrified cards
---
title: One Ignore spares the whole team the first rule, the stone too
proves: CARD-046, TEAM-32
seats: Nerodia, Bryn, Tara
teams: Nerodia, Bryn + Tara
Nerodia holds: First rule of villainy: Make 'em hit rock bottom
Tara holds: Not us
card: Not us (Sometimes) = Ignore a card that affects your Fortitude.

> Nerodia plays First rule of villainy: Make 'em hit rock bottom
> Tara plays Not us
= Bryn: 20 Fortitude, 7 cards
= Nerodia: 0 Petrified cards
---
title: A reduction of the loss does not save the cards
proves: TEAM-32, CARD-046
seats: Nerodia, Bryn, Tara
teams: Nerodia, Bryn + Tara
Nerodia holds: First rule of villainy: Make 'em hit rock bottom
Tara holds: Duck
card: Duck (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 2.

> Nerodia plays First rule of villainy: Make 'em hit rock bottom
> Tara plays Duck
> Bryn chooses (a blank)
> Tara chooses (a blank)
= Bryn: 20 Fortitude, 6 cards
= Nerodia: 2 Petrified cards
---
title: Daareka's first rule takes a card of each opponent
proves: CARD-046
seats: Daareka, Bryn, Tara
teams: Daareka, Bryn + Tara
Daareka holds: First rule of villainy: Know what they're thinking

> Daareka plays First rule of villainy: Know what they're thinking
= Bryn: 18 Fortitude, 6 cards
= Tara: 6 cards
---
title: Torglesnarf's first rule takes a Gold for each opponent
proves: CARD-046
seats: Torglesnarf, Bryn, Tara
teams: Torglesnarf, Bryn + Tara
Torglesnarf holds: First rule of villainy: Somebody else pays.

> Torglesnarf plays First rule of villainy: Somebody else pays.
= Bryn: 18 Fortitude, 8 Gold
= Torglesnarf: 12 Gold
---
title: Something on the necks of all the others

seats: Amundyr, Bryn, Tara, Lucky
teams: Amundyr, Bryn + Tara + Lucky
Amundyr holds: Your friend has something on his neck.

> Amundyr plays Your friend has something on his neck. on Bryn
= Bryn: 19 Fortitude, 0 Scarabs
= Tara: 1 Scarab
= Lucky: 1 Scarab
---
title: Dinner for each who has guests
seats: Amundyr, Bryn, Tara, Lucky
teams: Amundyr, Bryn + Tara + Lucky
Bryn has 2 Scarabs
Tara has 1 Scarab
Amundyr holds: Wake up, my darlings! Dinner is served!

> Amundyr plays Wake up, my darlings! Dinner is served!
= Lucky: 18 Fortitude
---
title: Every friend forgets a card
seats: Daareka, Bryn, Tara, Lucky
teams: Daareka, Bryn + Tara + Lucky
Daareka holds: Forget your friends. They have forgotten you.

> Daareka plays Forget your friends. They have forgotten you. on Bryn
> Tara discards (a blank)
> Lucky discards (a blank)
= Bryn: 19 Fortitude, 7 cards
= Tara: 6 cards
= Lucky: 6 cards
---
title: A friend who Ignores it for the one picked forgets nothing either
proves: TEAM-32
seats: Daareka, Bryn, Tara
teams: Daareka, Bryn + Tara
Daareka holds: Forget your friends. They have forgotten you.
Tara holds: Not us
card: Not us (Sometimes) = Ignore a card that affects your Fortitude.

> Daareka plays Forget your friends. They have forgotten you. on Bryn
> Tara plays Not us
= Bryn: 20 Fortitude
= Tara: 6 cards
---
title: Friends make lovely bookends
proves: TEAM-44, NERODIA-22
seats: Nerodia, Bryn, Tara, Lucky
teams: Nerodia, Bryn + Tara + Lucky
Nerodia holds: Your friends will make lovely bookends.

> Nerodia plays Your friends will make lovely bookends. on Bryn
> Tara chooses (a blank)
> Lucky chooses (a blank)
= Bryn: 17 Fortitude, 7 cards
= Tara: 6 cards
= Lucky: 6 cards
= Nerodia: 2 Petrified cards
---
title: Teammates may help against being held back
proves: CARD-049
seats: Torglesnarf, Bryn, Tara
teams: Torglesnarf, Bryn + Tara
Torglesnarf holds: Hold them back! I'm taking care of this one personally!
Tara holds: Not us | Duck
card: Not us (Sometimes) = Ignore a card that affects your Fortitude.
card: Duck (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 1.

> Torglesnarf plays Hold them back! I'm taking care of this one personally! on Bryn
> Tara plays Not us
= Bryn: 20 Fortitude
---
title: If nothing is lost nobody is held back
proves: CARD-049
seats: Torglesnarf, Bryn, Tara
teams: Torglesnarf, Bryn + Tara
turn: 3
Torglesnarf holds: Hold them back! I'm taking care of this one personally! | Elbow
Tara holds: Duck | Duck
card: Elbow (Action) = Another player loses 1 Fortitude.
card: Duck (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 3.

> Torglesnarf plays Hold them back! I'm taking care of this one personally! on Bryn
> Tara plays Duck
> Torglesnarf plays Elbow on Bryn
Tara can play Duck on Bryn
> Tara plays Duck
= Bryn: 20 Fortitude
---
title: If Fortitude is lost, the teammates cannot defend for the rest of the turn
proves: CARD-049
seats: Torglesnarf, Bryn, Tara
teams: Torglesnarf, Bryn + Tara
turn: 3
Torglesnarf holds: Hold them back! I'm taking care of this one personally! | Elbow
Bryn holds: Duck
Tara holds: Duck
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Duck (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 1.

> Torglesnarf plays Hold them back! I'm taking care of this one personally! on Bryn
> Torglesnarf plays Elbow on Bryn
Tara cannot play Duck because CARD-030
Bryn can play Duck
> Bryn plays Duck
= Bryn: 16 Fortitude
---
title: Held back or not, a Potion can be drunk
proves: CARD-049, TEAM-07
seats: Torglesnarf, Bryn, Tara
teams: Torglesnarf, Bryn + Tara
turn: 3
Bryn has 10 Fortitude
Torglesnarf holds: Hold them back! I'm taking care of this one personally!

> Torglesnarf plays Hold them back! I'm taking care of this one personally! on Bryn
> Tara drinks a Potion for 6 Fortitude
= Bryn: 13 Fortitude
---
title: Only the one who is hit can help against No von can help you now
proves: CARD-062
seats: Vlazlo, Bryn, Tara
teams: Vlazlo, Bryn + Tara
Vlazlo holds: No von can help you now
Bryn holds: Duck
Tara holds: Duck | Not us | Sidestep
card: Duck (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 1.
card: Not us (Sometimes) = Ignore a card that affects your Fortitude.
card: Sidestep (Sometimes) = When another player would make you lose Fortitude, redirect the loss to them.

> Vlazlo plays No von can help you now on Bryn
Tara cannot play Duck
Tara cannot play Not us because CARD-062
Tara cannot play Sidestep
> Bryn plays Duck
= Bryn: 17 Fortitude
---
title: A teammate may Negate No von can help you now
proves: CARD-062
seats: Vlazlo, Bryn, Tara
teams: Vlazlo, Bryn + Tara
Vlazlo holds: No von can help you now
Tara holds: Nope
card: Nope (Sometimes) = Negate an Action card.

> Vlazlo plays No von can help you now on Bryn
> Tara plays Nope
= Bryn: 20 Fortitude
---
title: One side is hit as often as it has members
proves: TEAM-31
seats: Vlazlo, Bryn, Tara
teams: Vlazlo, Bryn + Tara
Vlazlo holds: Mind ze vings. And ze claws. And ze tail.

> Vlazlo plays Mind ze vings. And ze claws. And ze tail.
= Bryn: 18 Fortitude
= Vlazlo: 1 Blood
---
title: Two picked at once may be of one team
proves: TEAM-29
seats: Vlazlo, Bryn, Tara
teams: Vlazlo, Bryn + Tara
Vlazlo has 3 Blood
Vlazlo holds: I skipped lunch. In ze year 1402.

> Vlazlo plays I skipped lunch. In ze year 1402. on Bryn, Tara
= Bryn: 14 Fortitude
---
title: Each of them chooses between Gold and beetles
seats: Amundyr, Bryn, Tara
teams: Amundyr, Bryn + Tara
Amundyr holds: Tribute! Gold or beetles, I'm not fussy.

> Amundyr plays Tribute! Gold or beetles, I'm not fussy.
> Bryn chooses Pay you 1 Gold
> Tara chooses Gain a Scarab
= Bryn: 9 Gold, 0 Scarabs
= Tara: 1 Scarab
= Amundyr: 11 Gold
---
title: Each opponent drinks, and all of it goes to one team
seats: Daareka, Bryn, Tara
teams: Daareka, Bryn + Tara
Daareka holds: You wanted to drink that anyway. All of you.
Bryn's pile: Wine
Tara's pile: Elven Wine

> Daareka plays You wanted to drink that anyway. All of you.
> Bryn chooses Take a Drink from your pile
> Tara chooses Take a Drink from your pile
= Bryn: 5 Alcohol, 0 Drinks
= Tara: 0 Drinks
---
title: A whole team sits down
proves: TEAM-31
seats: Torglesnarf, Bryn, Tara
teams: Torglesnarf, Bryn + Tara
Torglesnarf holds: Sit down before I have you all stood up!
Bryn holds: Ouch
Tara holds: Ouch
card: Ouch (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Torglesnarf plays Sit down before I have you all stood up! on Bryn
> the window closes
Bryn cannot play Ouch because CARD-030
Tara cannot play Ouch because CARD-030
= Bryn: 18 Fortitude
---
title: A Minion has no teammates who could get something on their necks
proves: TORG-12, TORG-14
seats: Amundyr, Torglesnarf, Ann, Ben
teams: Amundyr, Torglesnarf + Ann + Ben
turn: 3
Amundyr holds: Your friend has something on his neck.
Torglesnarf's front: Grunt the Brawler

> Amundyr plays Your friend has something on his neck. on Grunt the Brawler
> Torglesnarf chooses discard
= Torglesnarf: 0 Scarabs
= Ann: 0 Scarabs
= Ben: 0 Scarabs
