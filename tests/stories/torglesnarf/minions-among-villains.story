title: Hitting back at the Minion: it takes the loss, and the Alcohol Content does nothing
proves: TORG-11, TORG-12
seats: Torglesnarf, Daareka, Vlazlo
Torglesnarf's front: Grunt the Brawler
Daareka holds: Now I'll show you why I'm called 'the Mindbreaker!'

> Torglesnarf activates Grunt the Brawler on Daareka
> Daareka plays Now I'll show you why I'm called 'the Mindbreaker!' on Grunt the Brawler
> Torglesnarf chooses discard
= Torglesnarf: 20 Fortitude, 0 Alcohol, 0 Grunt the Brawler
---
title: Minions Ignore Dungeon Events
proves: TORG-17
seats: Vlazlo, Torglesnarf, Daareka
phase: end
Torglesnarf's front: Grunt the Brawler
dungeon deck: Draught from the Crypt
dungeon counters: 1

= Torglesnarf: 19 Fortitude, 1 Grunt the Brawler, 10 Gold
---
title: Wages cannot be Ignored as something that affects Gold
proves: TORG-10
seats: Amundyr, Torglesnarf, Vlazlo
Amundyr holds: Yup, that growth on your arm is definitely Mummy Rot
Torglesnarf's front: Grunt the Brawler
Torglesnarf holds: Quick! Run away!

> Amundyr plays Yup, that growth on your arm is definitely Mummy Rot on Grunt the Brawler
Torglesnarf cannot play Quick! Run away!
> Torglesnarf chooses pay 2 Gold
Torglesnarf cannot play Quick! Run away!
= Torglesnarf: 8 Gold, 1 Grunt the Brawler
---
title: Breaking Grunt's mind: no card is discarded
proves: TORG-12, TORG-13
seats: Daareka, Torglesnarf, Vlazlo
Daareka holds: I've been known to break a mind or two...
Torglesnarf's front: Grunt the Brawler

> Daareka plays I've been known to break a mind or two... on Grunt the Brawler
> Torglesnarf chooses discard
= Torglesnarf: 7 cards, 20 Fortitude, 0 Grunt the Brawler
---
title: A card without Fortitude loss cannot be aimed at a Minion
proves: TORG-07
seats: Vlazlo, Torglesnarf, Daareka
Vlazlo holds: Vhat? Zis gold? It vas behind your ear...
Torglesnarf's front: Grunt the Brawler

Vlazlo can play Vhat? Zis gold? It vas behind your ear... on Torglesnarf
Vlazlo cannot play Vhat? Zis gold? It vas behind your ear... on Grunt the Brawler
---
title: A mess cannot be made on a Minion: no Fortitude is lost
proves: TORG-07, AMUNDYR-12
seats: Amundyr, Torglesnarf, Vlazlo
Amundyr holds: Sorry about the mess
Torglesnarf's front: Grunt the Brawler

Amundyr cannot play Sorry about the mess on Grunt the Brawler
Amundyr can play Sorry about the mess on Torglesnarf
---
title: Torglesnarf cannot redirect to his own Minion
proves: TORG-07
seats: Vlazlo, Torglesnarf, Daareka
Vlazlo holds: I'm not a veeble old man!
Torglesnarf holds: Not the face! Someone else's face!
Torglesnarf's front: Grunt the Brawler

> Vlazlo plays I'm not a veeble old man! on Torglesnarf
Torglesnarf cannot play Not the face! Someone else's face! on Grunt the Brawler
Torglesnarf can play Not the face! Someone else's face! on Vlazlo
---
title: A Minion that loses Fortitude gives Torglesnarf nothing to hit back for
proves: TORG-09
seats: Vlazlo, Torglesnarf, Daareka
Vlazlo holds: I'm not a veeble old man!
Torglesnarf holds: Tit for Tat
Torglesnarf's front: Grunt the Brawler
card: Tit for Tat (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.

> Vlazlo plays I'm not a veeble old man! on Grunt the Brawler
> Torglesnarf chooses pay 2 Gold
Torglesnarf cannot play Tit for Tat
= Vlazlo: 20 Fortitude
---
title: Vlazlo gets his Blood from biting a Minion too
proves: TORG-12, VLAZLO-03
seats: Vlazlo, Torglesnarf, Daareka
Vlazlo holds: Von't you join me for dinner?
Torglesnarf's front: Grunt the Brawler

> Vlazlo plays Von't you join me for dinner? on Grunt the Brawler
> Torglesnarf chooses discard
= Vlazlo: 1 Blood
= Torglesnarf: 20 Fortitude
---
title: Help found in a Minion's head: nothing more happens
proves: CARD-064, TORG-12
seats: Daareka, Torglesnarf, Vlazlo
Daareka holds: Oh look! You brought me some help
Torglesnarf holds: That's some nice gold you've got there...
Torglesnarf's front: Grunt the Brawler

> Daareka plays Oh look! You brought me some help on Grunt the Brawler
> Torglesnarf chooses discard
= Torglesnarf: 7 cards, 20 Fortitude
= Vlazlo: 20 Fortitude
---
title: A redirected Minion's hit can be answered at the Minion
proves: TORG-11, REDIRECT-01
seats: Torglesnarf, Ann, Daareka
Torglesnarf's front: Grunt the Brawler
Ann holds: Duck
Daareka holds: Now I'll show you why I'm called 'the Mindbreaker!'
card: Duck (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Torglesnarf activates Grunt the Brawler on Ann
> Ann plays Duck on Daareka
> Daareka plays Now I'll show you why I'm called 'the Mindbreaker!' on Grunt the Brawler
> Torglesnarf chooses discard
= Torglesnarf: 20 Fortitude, 0 Grunt the Brawler
= Daareka: 18 Fortitude
---
title: Two losses for a Minion, two Wages
proves: TORG-06
seats: Daareka, Torglesnarf, Vlazlo
Daareka holds: Stop thinking so loudly! | Poke
Torglesnarf's front: Grunt the Brawler
card: Poke (Anytime) = Another player loses 1 Fortitude.

> Daareka plays Poke on Grunt the Brawler
> Torglesnarf chooses pay 2 Gold
> Daareka plays Stop thinking so loudly! on Grunt the Brawler
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 6 Gold, 1 Grunt the Brawler
---
title: The ving against Grunt: Torglesnarf pays for him
proves: TORG-05
seats: Torglesnarf, Vlazlo, Daareka
Torglesnarf's front: Grunt the Brawler
Vlazlo holds: A ving in your face, a claw in your purse.

> Torglesnarf activates Grunt the Brawler on Vlazlo
> Vlazlo plays A ving in your face, a claw in your purse.
= Vlazlo: 20 Fortitude, 12 Gold
= Torglesnarf: 8 Gold, 1 Grunt the Brawler
---
title: Brix hits whoever does not pay, and they may hit back
proves: TORG-11
seats: Torglesnarf, Daareka, Vlazlo
Torglesnarf's front: Brix the Enforcer
Daareka holds: Now I'll show you why I'm called 'the Mindbreaker!'

> Torglesnarf activates Brix the Enforcer on Daareka
> Daareka chooses Lose 2 Fortitude
> Daareka plays Now I'll show you why I'm called 'the Mindbreaker!' on Brix the Enforcer
> Torglesnarf chooses pay 2 Gold
= Daareka: 18 Fortitude
= Torglesnarf: 8 Gold, 20 Fortitude, 0 Alcohol
---
title: The Elixir makes Wages 1 cheaper, and two Elixirs no more than that
proves: CARD-041, TORG-10
seats: Amundyr, Torglesnarf, Vlazlo
Amundyr holds: Yup, that growth on your arm is definitely Mummy Rot
Torglesnarf's front: Grunt the Brawler | Discount Elixir of Haggling | Discount Elixir of Haggling

> Amundyr plays Yup, that growth on your arm is definitely Mummy Rot on Grunt the Brawler
> Torglesnarf chooses pay 1 Gold
= Torglesnarf: 9 Gold, 1 Grunt the Brawler
= the Inn: +1 Gold
---
title: With the Elixir Wages of 2 can be paid with the last Gold
proves: CARD-041, TORG-06, LIMIT-06
seats: Ann, Torglesnarf, Ben
Ann holds: Punch
Torglesnarf has 1 Gold
Torglesnarf's front: Grunt the Brawler | Discount Elixir of Haggling
card: Punch (Action) = Another player loses 1 Fortitude.

> Ann plays Punch on Grunt the Brawler
> Torglesnarf chooses pay 1 Gold
= the Inn: +1 Gold
= Torglesnarf is out: no Gold
---
title: Wages of 3 with the Elixir cannot be paid with 1 Gold
proves: CARD-041, TORG-06, LIMIT-06
seats: Ann, Torglesnarf, Ben
Ann holds: Punch
Torglesnarf has 1 Gold
Torglesnarf's front: Vig the Moneylender | Discount Elixir of Haggling
card: Punch (Action) = Another player loses 1 Fortitude.

> Ann plays Punch on Vig the Moneylender
= Torglesnarf: 1 Gold, 0 Minions
---
title: A card in hand that could let the Inn pay does not make Wages affordable
proves: TORG-06, TORG-10, LIMIT-06
seats: Ann, Torglesnarf, Ben
Ann holds: Punch
Torglesnarf has 1 Gold
Torglesnarf holds: The purser owes me one.
Torglesnarf's front: Grunt the Brawler
card: Punch (Action) = Another player loses 1 Fortitude.

> Ann plays Punch on Grunt the Brawler
= Torglesnarf: 1 Gold, 0 Minions
= Torglesnarf holds The purser owes me one.
---
title: What always lowers a payment of his lowers Wages before he decides, even to nothing
proves: TORG-06, TEAM-35
seats: Ann, Torglesnarf, Ben
Ann holds: Punch
Torglesnarf's front: Grunt the Brawler | Thrift
card: Punch (Action) = Another player loses 1 Fortitude.
card: Thrift (Static) = When you would lose Gold, reduce the loss by 2.

> Ann plays Punch on Grunt the Brawler
> Torglesnarf chooses keep it for nothing
= Torglesnarf: 10 Gold, 1 Grunt the Brawler
---
title: He runs away, Grunt does not
proves: TORG-21, NEGATE-02
seats: Daareka, Torglesnarf, Vlazlo
Daareka holds: Pbthbthbth! Old Gods, you startled me!
Torglesnarf holds: Quick! Run away!
Torglesnarf's front: Grunt the Brawler

> Daareka plays Pbthbthbth! Old Gods, you startled me!
> Torglesnarf plays Quick! Run away!
> Torglesnarf chooses discard
= Torglesnarf: 20 Fortitude, 0 Grunt the Brawler
---
title: Scarabs redirected to a Minion are Torglesnarf's
proves: AMUNDYR-12, TORG-14, CARD-047
seats: Amundyr, Daareka, Torglesnarf
Amundyr holds: Sorry about the mess
Daareka holds: My, what selfless adventurers you are!
Torglesnarf's front: Grunt the Brawler

> Amundyr plays Sorry about the mess on Daareka
> Daareka plays My, what selfless adventurers you are! on Grunt the Brawler
= Torglesnarf: 3 Scarabs, 1 Grunt the Brawler
= Daareka: 0 Scarabs
---
title: Mog takes the blow: Wages or the door, no Fortitude lost, and Blood for the vampire
proves: TORG-06, TORG-09
seats: Vlazlo, Torglesnarf, Daareka
Vlazlo holds: Von't you join me for dinner?
Torglesnarf's front: Mog the Doorstop

> Vlazlo plays Von't you join me for dinner? on Torglesnarf
> Torglesnarf activates Mog the Doorstop
> Torglesnarf chooses pay 3 Gold
= Torglesnarf: 20 Fortitude, 7 Gold, 1 Mog the Doorstop
= Vlazlo: 1 Blood
---
title: Grunt acts after the Round that Torglesnarf started
proves: TORG-03
seats: Torglesnarf, Daareka, Vlazlo
Torglesnarf holds: Gambling? I'm in!
Torglesnarf's front: Grunt the Brawler

> Torglesnarf plays Gambling? I'm in!
> Daareka passes
> Vlazlo passes
> Torglesnarf activates Grunt the Brawler on Vlazlo
= Vlazlo: 18 Fortitude
---
title: He may not shield a Minion with cards that reduce his own loss
proves: TORG-06
seats: Vlazlo, Torglesnarf, Daareka
Vlazlo holds: Von't you join me for dinner?
Torglesnarf holds: I can pay, don't worry! Who's worried? I'm not worried... | Quick! Run away!
Torglesnarf's front: Grunt the Brawler

> Vlazlo plays Von't you join me for dinner? on Grunt the Brawler
Torglesnarf cannot play I can pay, don't worry! Who's worried? I'm not worried...
Torglesnarf cannot play Quick! Run away!
---
title: A Minion gets no Gold from whoever redirects a loss to it
proves: TORG-13, CARD-063
seats: Vlazlo, Ann, Torglesnarf
Vlazlo holds: I'm not a veeble old man!
Ann holds: Not the face! Someone else's face!
Torglesnarf's front: Grunt the Brawler

> Vlazlo plays I'm not a veeble old man! on Ann
> Ann plays Not the face! Someone else's face! on Grunt the Brawler
> Torglesnarf chooses discard
= Ann: 20 Fortitude, 10 Gold
= Torglesnarf: 20 Fortitude, 10 Gold, 0 Grunt the Brawler
---
title: The neck of Grunt gives Blood
proves: TORG-11, TORG-12
seats: Torglesnarf, Vlazlo, Daareka
Torglesnarf's front: Grunt the Brawler
Vlazlo holds: An eye for an eye? I prefer ze neck.

> Torglesnarf activates Grunt the Brawler on Vlazlo
> Vlazlo plays An eye for an eye? I prefer ze neck. on Grunt the Brawler
> Torglesnarf chooses discard
= Vlazlo: 20 Fortitude, 1 Blood
= Torglesnarf: 20 Fortitude, 0 Grunt the Brawler
---
title: Eat up bites those with Scarabs: a Minion never has one
proves: AMUNDYR-12, CARD-045
seats: Amundyr, Torglesnarf, Vlazlo
Torglesnarf has 1 Scarab
Torglesnarf's front: Grunt the Brawler
Amundyr holds: Eat up my pretties! We don't have all night!

> Amundyr plays Eat up my pretties! We don't have all night!
= Torglesnarf: 19 Fortitude, 0 Scarabs, 1 Grunt the Brawler, 10 Gold
---
title: The bind on a Minion: nobody Ignores, she draws
proves: CARD-077, TORG-12
seats: Amundyr, Torglesnarf, Vlazlo
Amundyr holds: You're in a bit of a bind
Torglesnarf's front: Grunt the Brawler

> Amundyr plays You're in a bit of a bind on Grunt the Brawler
> Torglesnarf chooses discard
= Amundyr: 8 cards
= Torglesnarf: 20 Fortitude, 0 Scarabs, 0 Grunt the Brawler
---
title: Grunt's activation Ignored: it is spent for this turn
proves: TORG-03, TORG-05
seats: Torglesnarf, Ann, Vlazlo
Torglesnarf's front: Grunt the Brawler
Ann holds: Ink spray

> Torglesnarf activates Grunt the Brawler on Ann
> Ann plays Ink spray
= Ann: 20 Fortitude
Torglesnarf cannot activate Grunt the Brawler on Vlazlo
---
title: Mog takes the blow of a broken mind; the card is discarded all the same
proves: REDIRECT-02, TORG-06
seats: Daareka, Torglesnarf, Vlazlo
Daareka holds: I've been known to break a mind or two...
Torglesnarf's front: Mog the Doorstop

> Daareka plays I've been known to break a mind or two... on Torglesnarf
> Torglesnarf activates Mog the Doorstop
> Torglesnarf chooses pay 3 Gold
= Torglesnarf: 20 Fortitude, 6 cards, 7 Gold
---
title: Two redirections, the second one to a Minion of whoever made the first
proves: REDIRECT-03, REDIRECT-09
seats: Vlazlo, Torglesnarf, Ann, Ben
Vlazlo holds: I'm not a veeble old man!
Torglesnarf holds: Not the face! Someone else's face!
Torglesnarf's front: Grunt the Brawler
Ann holds: Duck
card: Duck (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Vlazlo plays I'm not a veeble old man! on Torglesnarf
> Torglesnarf plays Not the face! Someone else's face! on Ann
> Ann plays Duck on Grunt the Brawler
> Torglesnarf chooses pay 2 Gold
= Torglesnarf: 20 Fortitude, 7 Gold
= Ann: 20 Fortitude, 11 Gold
---
title: A howl hits Minions, and another Action card follows
proves: TORG-08, TORG-06
seats: Vlazlo, Torglesnarf, Daareka
Torglesnarf's front: Grunt the Brawler
Vlazlo holds: Awoooo! | I'm not a veeble old man!

> Vlazlo plays Awoooo!
> Torglesnarf chooses pay 2 Gold
> Vlazlo plays I'm not a veeble old man! on Grunt the Brawler
> Torglesnarf chooses discard
= Torglesnarf: 19 Fortitude, 8 Gold, 0 Grunt the Brawler
---
title: A Minion brought by "What am I paying" acts at once, and an Action card may still follow
proves: CARD-073, TORG-03
seats: Torglesnarf, Ann, Vlazlo
Torglesnarf holds: What am I paying you all for? Get in here! | All the violence money can buy!
Torglesnarf's deck: I raise! | Grunt the Brawler | Winning Hand!

> Torglesnarf plays What am I paying you all for? Get in here!
> Torglesnarf activates Grunt the Brawler on Ann
> Torglesnarf plays All the violence money can buy! on Ann using 1
= Ann: 17 Fortitude
= Torglesnarf: 8 Gold, 1 left
= I raise! is discarded
---
title: Mog takes the blow of help, but the hand is searched
proves: CARD-064, TORG-09
seats: Daareka, Torglesnarf, Vlazlo
Daareka holds: Oh look! You brought me some help
Torglesnarf holds: That's some nice gold you've got there...
Torglesnarf's front: Mog the Doorstop

> Daareka plays Oh look! You brought me some help on Torglesnarf
> Torglesnarf activates Mog the Doorstop
> Daareka chooses That's some nice gold you've got there...
> Torglesnarf chooses discard
= Torglesnarf: 20 Fortitude, 6 cards
= Vlazlo: 17 Fortitude
---
title: The question and the answer say the price with the Elixir, and it helps with each of two Wages
proves: TORG-06, CARD-041, LIMIT-06
seats: Ann, Torglesnarf, Ben
drinks: rdi6
Torglesnarf has 2 Gold
Torglesnarf's front: Grunt the Brawler | Brix the Enforcer | Discount Elixir of Haggling
Ann holds: Sweep
card: Sweep (Action) = Each other player loses 1 Fortitude.

> Ann plays Sweep
> the window closes
= now Torglesnarf sees "Grunt the Brawler has lost Fortitude. Pay its Wages of 1 Gold?"
> Torglesnarf chooses pay 1 Gold
> Torglesnarf chooses pay 1 Gold
= the Inn: +2 Gold
= Torglesnarf is out: no Gold
