title: Scarabs are an effect of an Action card, and go along with all its effects
proves: CARD-047, REDIRECT-04
seats: Amundyr, Daareka, Vlazlo
Amundyr holds: Sorry about the mess
Daareka holds: My, what selfless adventurers you are!

> Amundyr plays Sorry about the mess on Daareka
> Daareka plays My, what selfless adventurers you are! on Vlazlo
= Daareka: 0 Scarabs
= Vlazlo: 3 Scarabs
---
title: Redirecting the loss does not move the Scarab
proves: REDIRECT-02
seats: Amundyr, Torglesnarf, Vlazlo
Amundyr holds: Ah-choo!
Torglesnarf holds: Not the face! Someone else's face!

> Amundyr plays Ah-choo!
> Torglesnarf plays Not the face! Someone else's face! on Vlazlo
= Torglesnarf: 20 Fortitude, 1 Scarab
= Vlazlo: 18 Fortitude, 1 Scarab
---
title: With none left the rest of the card still happens
proves: AMUNDYR-09, LIMIT-04
seats: Amundyr, Daareka, Vlazlo
Vlazlo has 12 Scarabs
Amundyr holds: Ah-choo!

> Amundyr plays Ah-choo!
= Daareka: 19 Fortitude, 0 Scarabs
= Vlazlo: 19 Fortitude, 12 Scarabs
---
title: Exploring scarabs Ignored: no loss and all Scarabs stay
proves: CARD-042, NEGATE-02
seats: Amundyr, Daareka, Vlazlo
Daareka has 4 Scarabs
Amundyr holds: Don't mind the scarabs. They're just exploring!
Daareka holds: Ink spray

> Amundyr plays Don't mind the scarabs. They're just exploring! on Daareka
> Daareka plays Ink spray
= Daareka: 20 Fortitude, 4 Scarabs
---
title: Eat up is a card, not a bite: it may be hit back
proves: CARD-045, TIMING-11
seats: Amundyr, Daareka, Vlazlo
Daareka has 2 Scarabs
Amundyr holds: Eat up my pretties! We don't have all night!
Daareka holds: Now I'll show you why I'm called 'the Mindbreaker!'

> Amundyr plays Eat up my pretties! We don't have all night!
> Daareka plays Now I'll show you why I'm called 'the Mindbreaker!'
= Daareka: 19 Fortitude, 1 Scarab
= Amundyr: 19 Fortitude, 1 Alcohol
---
title: Exploring scarabs redirected to a Minion: nothing goes back
proves: CARD-042, REDIRECT-09
seats: Amundyr, Ann, Torglesnarf
Ann has 3 Scarabs
Amundyr holds: Don't mind the scarabs. They're just exploring!
Ann holds: Duck
Torglesnarf's front: Grunt the Brawler
card: Duck (Sometimes) = When you would lose Fortitude, redirect the loss to another player.

> Amundyr plays Don't mind the scarabs. They're just exploring! on Ann
> Ann plays Duck on Grunt the Brawler
> Torglesnarf chooses discard
= Ann: 20 Fortitude, 3 Scarabs
= Torglesnarf: 0 Scarabs
---
title: Mog takes what exploring scarabs do: the king lost nothing and keeps his Scarabs
proves: CARD-042, TORG-09
seats: Amundyr, Torglesnarf, Vlazlo
Torglesnarf has 3 Scarabs
Torglesnarf's front: Mog the Doorstop
Amundyr holds: Don't mind the scarabs. They're just exploring!

> Amundyr plays Don't mind the scarabs. They're just exploring! on Torglesnarf
> Torglesnarf activates Mog the Doorstop
> Torglesnarf chooses discard
= Torglesnarf: 20 Fortitude, 3 Scarabs, 0 Mog the Doorstop
---
title: Two pass out from one sneeze: their Gold goes to those awake, their Scarabs to Amundyr
proves: LOSE-10, LOSE-14, AMUNDYR-11
seats: Amundyr, Daareka, Vlazlo, Torglesnarf
Daareka has 5 Fortitude, 4 Alcohol
Vlazlo has 5 Fortitude, 4 Alcohol
Amundyr holds: Ah-choo!

> Amundyr plays Ah-choo!
= Daareka is out: passed out
= Vlazlo is out: passed out
= Amundyr: 14 Gold, 11 Scarabs left
= Torglesnarf: 14 Gold, 1 Scarab
---
title: Two hats against one loss
proves: TYPES-02
seats: Vlazlo, Amundyr, Daareka
Vlazlo holds: I'm not a veeble old man!
Amundyr holds: You knocked off my hat! | You knocked off my hat!

> Vlazlo plays I'm not a veeble old man! on Amundyr
> Amundyr plays You knocked off my hat!
> Amundyr plays You knocked off my hat!
= Vlazlo: 4 Scarabs
= Amundyr: 17 Fortitude, 8 Scarabs left
---
title: No hat for a loss reduced to nothing
proves: TIMING-11
seats: Daareka, Amundyr, Vlazlo
Daareka holds: Stop thinking so loudly!
Amundyr holds: You knocked off my hat! | Are you done now?

> Daareka plays Stop thinking so loudly! on Amundyr
> Amundyr plays Are you done now?
= Amundyr: 20 Fortitude
Amundyr cannot play You knocked off my hat!
= Daareka: 0 Scarabs
