title: The Wench can be affected only by I don't think so!
proves: CHANGE-05
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Elven Wine
Ann holds: Potted Plant | Tut-tut | I don't think so!
Ben holds: The Wench thinks you should stop playing with the drinks.
card: Potted Plant (Sometimes) = Ignore a Drink.
card: Tut-tut (Sometimes) = Negate a Sometimes card.

> Ann plays Potted Plant
> Ben plays The Wench thinks you should stop playing with the drinks.
Ann cannot play Tut-tut because CHANGE-05
Ann can play I don't think so!
> Ann plays I don't think so!
= Ann: 0 Alcohol

---
title: Any other card that says so can be affected only by I don't think so!, too
proves: CHANGE-05
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Elven Wine
Ann holds: Potted Plant | Tut-tut | I don't think so!
Ben holds: Let It Be
card: Potted Plant (Sometimes) = Ignore a Drink.
card: Tut-tut (Sometimes) = Negate a Sometimes card.
card: Let It Be (Sometimes) = Negate a Sometimes card that changes a Drink. / This card can only be affected by "I don't think so!".

> Ann plays Potted Plant
> Ben plays Let It Be
Ann cannot play Tut-tut because CHANGE-05
> Ann plays I don't think so!
= Ann: 0 Alcohol

---
title: A card of that sort without the clause can be Negated by any fitting card
proves: CHANGE-05
seats: Ann, Ben, Cleo
phase: drink
Ann's pile: Elven Wine
Ann holds: Potted Plant | Tut-tut | I don't think so!
Ben holds: Hands Off
card: Potted Plant (Sometimes) = Ignore a Drink.
card: Tut-tut (Sometimes) = Negate a Sometimes card.
card: Hands Off (Sometimes) = Negate a Sometimes card that changes a Drink.

> Ann plays Potted Plant
> Ben plays Hands Off
Ann can play I don't think so!
> Ann plays Tut-tut
= Ann: 0 Alcohol
