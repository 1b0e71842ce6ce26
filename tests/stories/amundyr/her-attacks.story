title: A sneeze hits everybody and leaves a Scarab; who Ignores it has neither
proves: AMUNDYR-02, NEGATE-02
seats: Amundyr, Bryn, Tara
Amundyr holds: Ah-choo!
Tara holds: Not me
card: Not me (Sometimes) = Ignore a card that affects your Fortitude.

> Amundyr plays Ah-choo!
> Tara plays Not me
= Bryn: 19 Fortitude, 1 Scarab
= Tara: 20 Fortitude, 0 Scarabs
= Amundyr: 11 Scarabs left
---
title: A response comes before the sneeze, a hit-back after it; a smaller loss keeps no Scarab away
proves: TIMING-10, TIMING-11, NEGATE-04, AMUNDYR-02
example: EX-083
seats: Amundyr, Vlazlo, Daareka, Torglesnarf
Amundyr holds: Ah-choo!
Vlazlo holds: Tough old bones
Daareka holds: Now I'll show you why I'm called 'the Mindbreaker!'
card: Tough old bones (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 1.

> Amundyr plays Ah-choo!
Vlazlo can play Tough old bones
Daareka cannot play Now I'll show you why I'm called 'the Mindbreaker!' because TIMING-11
> Vlazlo plays Tough old bones
> Daareka plays Now I'll show you why I'm called 'the Mindbreaker!'
= Vlazlo: 20 Fortitude, 1 Scarab
= Daareka: 19 Fortitude, 1 Scarab
= Torglesnarf: 19 Fortitude, 1 Scarab
= Amundyr: 19 Fortitude, 1 Alcohol, 9 Scarabs left
---
title: Mummy Rot takes 2 from the clean
seats: Amundyr, Bryn, Tara
Amundyr holds: Yup, that growth on your arm is definitely Mummy Rot

> Amundyr plays Yup, that growth on your arm is definitely Mummy Rot on Bryn
= Bryn: 18 Fortitude, 0 Scarabs
---
title: Mummy Rot takes 3 from those who have a Scarab
seats: Amundyr, Bryn, Tara
Bryn has 4 Scarabs
Amundyr holds: Yup, that growth on your arm is definitely Mummy Rot

> Amundyr plays Yup, that growth on your arm is definitely Mummy Rot on Bryn
= Bryn: 17 Fortitude, 4 Scarabs
---
title: To get Scarabs is not to lose Fortitude
proves: AFFECT-08, AMUNDYR-08
example: EX-097
seats: Amundyr, Bryn, Tara
Amundyr holds: Sorry about the mess
Bryn holds: Ink spray | You wanna play, huh?

> Amundyr plays Sorry about the mess on Bryn
Bryn cannot play Ink spray because AFFECT-08
= Bryn: 20 Fortitude, 3 Scarabs
= Bryn holds You wanna play, huh?
---
title: A redirected mess makes no mess of Amundyr herself
proves: AMUNDYR-07
seats: Amundyr, Bryn, Tara
Amundyr holds: Sorry about the mess
Bryn holds: Yours, I think
card: Yours, I think (Sometimes) = When another player picks you with an Action card, redirect all its effects to them.

> Amundyr plays Sorry about the mess on Bryn
> Bryn plays Yours, I think
= Bryn: 0 Scarabs
= Amundyr: 0 Scarabs, 12 Scarabs left
---
title: Exploring scarabs cost as much Fortitude as there are, and come home
proves: CARD-042
seats: Amundyr, Bryn, Tara
Bryn has 4 Scarabs
Amundyr holds: Don't mind the scarabs. They're just exploring!

Amundyr can play Don't mind the scarabs. They're just exploring! on Bryn
Amundyr cannot play Don't mind the scarabs. They're just exploring! on Tara
> Amundyr plays Don't mind the scarabs. They're just exploring! on Bryn
= Bryn: 16 Fortitude, 0 Scarabs
= Amundyr: 12 Scarabs left
---
title: If the loss is reduced, only so many come home
proves: CARD-042
seats: Amundyr, Bryn, Tara
Bryn has 4 Scarabs
Amundyr holds: Don't mind the scarabs. They're just exploring!
Bryn holds: Shrug
card: Shrug (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 3.

> Amundyr plays Don't mind the scarabs. They're just exploring! on Bryn
> Bryn plays Shrug
= Bryn: 19 Fortitude, 3 Scarabs
---
title: If the loss goes to somebody else, none comes home
proves: CARD-042
seats: Amundyr, Bryn, Tara
Bryn has 2 Scarabs
Tara has 1 Scarab
Amundyr holds: Don't mind the scarabs. They're just exploring!
Bryn holds: Elsewhere
card: Elsewhere (Sometimes) = When another player would make you lose Fortitude, redirect the loss to another player.

> Amundyr plays Don't mind the scarabs. They're just exploring! on Bryn
> Bryn plays Elsewhere on Tara
= Bryn: 20 Fortitude, 2 Scarabs
= Tara: 18 Fortitude, 1 Scarab
---
title: While nobody has a Scarab there is nothing to explore
proves: CARD-042
seats: Amundyr, Bryn
Amundyr holds: Don't mind the scarabs. They're just exploring!

Amundyr cannot play Don't mind the scarabs. They're just exploring! because AMUNDYR-02
---
title: Everybody with Scarabs loses 1 and gives back 1, however many they have
proves: CARD-045
seats: Bryn, Amundyr, Tara, Remy
Bryn has 5 Scarabs
Tara has 1 Scarab
Amundyr holds: Eat up my pretties! We don't have all night!

> Amundyr plays Eat up my pretties! We don't have all night!
= Bryn: 19 Fortitude, 4 Scarabs
= Tara: 19 Fortitude, 0 Scarabs
= Remy: 20 Fortitude
= Amundyr: 20 Fortitude, 8 Scarabs left
---
title: Who Ignores the meal keeps the guests
proves: CARD-045
seats: Bryn, Amundyr, Tara
Tara has 2 Scarabs
Amundyr holds: Eat up my pretties! We don't have all night!
Tara holds: Not me
card: Not me (Sometimes) = Ignore a card that affects your Fortitude.

> Amundyr plays Eat up my pretties! We don't have all night!
> Tara plays Not me
= Tara: 20 Fortitude, 2 Scarabs
