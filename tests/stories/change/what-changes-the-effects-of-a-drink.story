title: Ignoring a Drink is a change of its effects
proves: CHANGE-01
seats: Ann, Ben, Cleo
phase: drink
Ann has 10 Fortitude
Ann's pile: Elven Wine
Ann holds: Potted Plant
Ben holds: The Wench thinks you should stop playing with the drinks.
card: Potted Plant (Sometimes) = Ignore a Drink.

> Ann plays Potted Plant
Ben can play The Wench thinks you should stop playing with the drinks.
> Ben plays The Wench thinks you should stop playing with the drinks.
> Ann drinks
= Ann: 3 Alcohol
= Cleo: 0 Alcohol
= Potted Plant is discarded

---
title: Negating a Drink is a change of its effects
proves: CHANGE-01
seats: Ann, Ben, Cleo
phase: drink
Ann has 10 Fortitude
Ann's pile: Elven Wine
Cleo holds: Down the Drain
Ben holds: The Wench thinks you should stop playing with the drinks.
card: Down the Drain (Sometimes) = Negate a Drink.

> Cleo plays Down the Drain
Ben can play The Wench thinks you should stop playing with the drinks.
> Ben plays The Wench thinks you should stop playing with the drinks.
> Ann drinks
= Ann: 3 Alcohol
= Cleo: 0 Alcohol
= Down the Drain is discarded

---
title: Passing a Drink on is a change of its effects
proves: CHANGE-01
seats: Ann, Ben, Cleo
phase: drink
Ann has 10 Fortitude
Ann's pile: Elven Wine
Ann holds: Pass Along
Ben holds: The Wench thinks you should stop playing with the drinks.
card: Pass Along (Sometimes) = Pass your Drink to another player.

> Ann plays Pass Along on Cleo
Ben can play The Wench thinks you should stop playing with the drinks.
> Ben plays The Wench thinks you should stop playing with the drinks.
> Ann drinks
= Ann: 3 Alcohol
= Cleo: 0 Alcohol
= Pass Along is discarded

---
title: Splitting a Drink is a change of its effects
proves: CHANGE-01
seats: Ann, Ben, Cleo
phase: drink
Ann has 10 Fortitude
Ann's pile: Elven Wine
Ann holds: Share Out
Ben holds: The Wench thinks you should stop playing with the drinks.
card: Share Out (Sometimes) = Split your Drink with another player.

> Ann plays Share Out on Cleo
Ben can play The Wench thinks you should stop playing with the drinks.
> Ben plays The Wench thinks you should stop playing with the drinks.
> Ann drinks
= Ann: 3 Alcohol
= Cleo: 0 Alcohol
= Share Out is discarded

---
title: Keeping only half of a Drink is a change of its effects
proves: CHANGE-01
seats: Ann, Ben, Cleo
phase: drink
Ann has 10 Fortitude
Ann's pile: Elven Wine
Ann holds: Spill Some
Ben holds: The Wench thinks you should stop playing with the drinks.
card: Spill Some (Sometimes) = Keep half of your Drink, rounded down.

> Ann plays Spill Some
Ben can play The Wench thinks you should stop playing with the drinks.
> Ben plays The Wench thinks you should stop playing with the drinks.
> Ann drinks
= Ann: 3 Alcohol
= Cleo: 0 Alcohol
= Spill Some is discarded

---
title: Raising the Alcohol Content of a Drink is a change of its effects
proves: CHANGE-01
seats: Ann, Ben, Cleo
phase: drink
Ann has 10 Fortitude
Ann's pile: Elven Wine
Cleo holds: Top Up
Ben holds: The Wench thinks you should stop playing with the drinks.
card: Top Up (Sometimes) = Add 2 Alcohol Content to a Drink.

> Cleo plays Top Up on Ann's Drink
Ben can play The Wench thinks you should stop playing with the drinks.
> Ben plays The Wench thinks you should stop playing with the drinks.
> Ann drinks
= Ann: 3 Alcohol
= Cleo: 0 Alcohol
= Top Up is discarded

---
title: Lowering the Alcohol Content of a Drink is a change of its effects
proves: CHANGE-01
seats: Ann, Ben, Cleo
phase: drink
Ann has 10 Fortitude
Ann's pile: Elven Wine
Ann holds: Water Down
Ben holds: The Wench thinks you should stop playing with the drinks.
card: Water Down (Sometimes) = Remove 2 Alcohol Content from a Drink.

> Ann plays Water Down on Ann's Drink
Ben can play The Wench thinks you should stop playing with the drinks.
> Ben plays The Wench thinks you should stop playing with the drinks.
> Ann drinks
= Ann: 3 Alcohol
= Cleo: 0 Alcohol
= Water Down is discarded

---
title: Setting the Alcohol Content of a Drink is a change of its effects
proves: CHANGE-01
seats: Ann, Ben, Cleo
phase: drink
Ann has 10 Fortitude
Ann's pile: Elven Wine
Ann holds: Small Beer
Ben holds: The Wench thinks you should stop playing with the drinks.
card: Small Beer (Sometimes) = Lower the Alcohol Content of a Drink to 1.

> Ann plays Small Beer on Ann's Drink
Ben can play The Wench thinks you should stop playing with the drinks.
> Ben plays The Wench thinks you should stop playing with the drinks.
> Ann drinks
= Ann: 3 Alcohol
= Cleo: 0 Alcohol
= Small Beer is discarded

---
title: Turning a Drink into Fortitude is a change of its effects
proves: CHANGE-01
seats: Ann, Ben, Cleo
phase: drink
Ann has 10 Fortitude
Ann's pile: Elven Wine
Ann holds: Hearty Brew
Ben holds: The Wench thinks you should stop playing with the drinks.
card: Hearty Brew (Sometimes) = Your Drink gives Fortitude instead of Alcohol Content.

> Ann plays Hearty Brew
Ben can play The Wench thinks you should stop playing with the drinks.
> Ben plays The Wench thinks you should stop playing with the drinks.
> Ann drinks
= Ann: 10 Fortitude, 3 Alcohol
= Cleo: 0 Alcohol
= Hearty Brew is discarded

---
title: Adding an effect to a Drink is a change of its effects
proves: CHANGE-01
seats: Ann, Ben, Cleo
phase: drink
Ann has 10 Fortitude
Ann's pile: Elven Wine
Cleo holds: Extra Olive
Ben holds: The Wench thinks you should stop playing with the drinks.
card: Extra Olive (Sometimes) = Whoever drinks a Drink draws 2 cards.

> Cleo plays Extra Olive on Ann's Drink
Ben can play The Wench thinks you should stop playing with the drinks.
> Ben plays The Wench thinks you should stop playing with the drinks.
> Ann drinks
= Ann: 3 Alcohol, 7 cards
= Cleo: 0 Alcohol
= Extra Olive is discarded

---
title: A card that may do something else is a change of a Drink only when it is played as one
proves: CHANGE-01
seats: Ann, Ben, Cleo
Ann holds: Gambling? I'm in! | Busy Elsewhere
Ben holds: The Wench thinks you should stop playing with the drinks. | I don't think so!
card: Busy Elsewhere (Sometimes) = When you must ante, leave the Round instead. / OR / Ignore a Drink.

> Ann plays Gambling? I'm in!
> Ann plays Busy Elsewhere
Ben cannot play The Wench thinks you should stop playing with the drinks. because CHANGE-01
Ben can play I don't think so!
= Ann: 10 Gold
= nobody is in control
