title: The first rule: know what they think
proves: CARD-046
seats: Daareka, Bryn, Tara
Daareka holds: First rule of villainy: Know what they're thinking

> Daareka plays First rule of villainy: Know what they're thinking
= Bryn: 19 Fortitude, 6 cards
= Tara: 19 Fortitude, 6 cards
---
title: A chivalrous substitute takes the Event
proves: BVB-04
seats: Bryn, Daareka, Tara
phase: end
Daareka holds: How chivalrous of you
sea deck: Wave
sea counters: 1
card: Wave (Sea Event 2) = Each player loses 1 Fortitude.

> Daareka plays How chivalrous of you
= Daareka: 20 Fortitude
= Bryn: 19 Fortitude
---
title: And an Action card that is meant for each player
proves: BVB-04
seats: Bryn, Daareka, Tara
Bryn holds: Cheers | Watch it! Loose cannonball!
Daareka holds: How chivalrous of you
card: Cheers (Action) = Each player gains 1 Alcohol Content.

> Bryn plays Cheers
> Daareka plays How chivalrous of you
= Daareka: 0 Alcohol
= Tara: 1 Alcohol
---
title: But not one that picks her
proves: BVB-04
seats: Bryn, Daareka, Tara
Bryn holds: Watch it! Loose cannonball!
Daareka holds: How chivalrous of you

> Bryn plays Watch it! Loose cannonball! on Daareka
Daareka cannot play How chivalrous of you because BVB-04
= Daareka: 18 Fortitude
---
title: Without teammates nobody forgets anybody
proves: BVB-03
seats: Daareka, Bryn, Tara
Daareka holds: Forget your friends. They have forgotten you.

> Daareka plays Forget your friends. They have forgotten you. on Bryn
= Bryn: 19 Fortitude, 7 cards
= Tara: 20 Fortitude, 7 cards
---
title: She sees everything, and draws
seats: Daareka, Bryn, Tara
Daareka holds: I can see everything. It's mostly you.

> Daareka plays I can see everything. It's mostly you.
= Daareka: 7 cards
---
title: Two at once
seats: Daareka, Bryn, Tara, Remy
Daareka holds: Two of you at once? I have the arms for it.
Tara holds: Stop That
card: Stop That (Sometimes) = Negate an Action card.

> Daareka plays Two of you at once? I have the arms for it. on Bryn, Remy
Tara cannot play Stop That because TYPES-01
= Bryn: 19 Fortitude
= Remy: 19 Fortitude
= Tara: 20 Fortitude
---
title: They wanted to
seats: Daareka, Bryn, Tara
Daareka holds: You wanted to drink that anyway. All of you.
Bryn's pile: Wine
Tara's pile: Elven Wine

> Daareka plays You wanted to drink that anyway. All of you.
> Bryn chooses Take a Drink from your pile
> Tara chooses Discard a card
> Tara discards (a blank)
= Bryn: 2 Alcohol, 7 cards
= Tara: 0 Alcohol, 6 cards
---
title: Purses too heavy
seats: Daareka, Bryn, Tara
Daareka holds: Such heavy purses for such light heads.

> Daareka plays Such heavy purses for such light heads. on Bryn
= Daareka: 12 Gold
= Bryn: 8 Gold
= Tara: 10 Gold
---
title: Her idea
seats: Daareka, Bryn
Daareka holds: Stop thinking so loudly! | That was my idea. You only had it first.
Bryn holds: Shrug | Heave!
card: Shrug (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 2.

> Daareka plays Stop thinking so loudly! on Bryn
> Bryn plays Shrug
> Daareka plays That was my idea. You only had it first.
> Bryn discards Heave!
= Daareka: 9 Gold
= Bryn: 18 Fortitude, 5 cards
---
title: Hit yourself
seats: Bryn, Daareka
Bryn holds: Watch it! Loose cannonball!
Daareka holds: Hit yourself, dear. You know you want to.

> Bryn plays Watch it! Loose cannonball! on Daareka
> Daareka plays Hit yourself, dear. You know you want to.
= Bryn: 18 Fortitude
= Daareka: 20 Fortitude, 6 cards
---
title: She dreamt of it
seats: Daareka, Bryn
phase: drink
Daareka's pile: Wine
Daareka holds: I dreamt of this cup, and of you holding it.

> Daareka plays I dreamt of this cup, and of you holding it. on Bryn
> Bryn drinks
= Bryn: 3 Alcohol
= Daareka: 0 Alcohol
---
title: Fresh
seats: Bryn, Daareka
Daareka has 10 Fortitude, 5 Alcohol
Daareka holds: The Old Gods keep me fresh.

> Daareka plays The Old Gods keep me fresh.
= Daareka: 11 Fortitude, 4 Alcohol
