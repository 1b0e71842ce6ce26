title: No von can help you now: the one who is hit may still help themselves
proves: CARD-062
seats: Vlazlo, Whitehawk
Vlazlo holds: No von can help you now
Whitehawk holds: A word of advice... don't

> Vlazlo plays No von can help you now on Whitehawk
> Whitehawk plays A word of advice... don't
= Whitehawk: 20 Fortitude
---
title: No von can help you now takes 4 Fortitude
proves: CARD-062
seats: Vlazlo, Remy
Vlazlo holds: No von can help you now

> Vlazlo plays No von can help you now on Remy
= Remy: 16 Fortitude
---
title: No von can help you now can be Negated by anybody
proves: CARD-062
seats: Vlazlo, Remy, Lucky
Vlazlo holds: No von can help you now
Lucky holds: The Guard! Everybody look innocent.

> Vlazlo plays No von can help you now on Remy
> Lucky plays The Guard! Everybody look innocent.
= Remy: 20 Fortitude
---
title: Mind ze vings. And ze claws. And ze tail.
seats: Vlazlo, Remy, Tara
Vlazlo holds: Mind ze vings. And ze claws. And ze tail.

> Vlazlo plays Mind ze vings. And ze claws. And ze tail.
= Remy: 19 Fortitude
= Tara: 19 Fortitude
= Vlazlo: 20 Fortitude, 1 Blood
---
title: I skipped lunch. In ze year 1402.
seats: Vlazlo, Remy, Tara
Vlazlo has 4 Blood
Vlazlo holds: I skipped lunch. In ze year 1402.

> Vlazlo plays I skipped lunch. In ze year 1402. on Remy, Tara
= Remy: 17 Fortitude
= Tara: 17 Fortitude
= Vlazlo: 1 Blood
---
title: Look into my eyes. Ze other ones.
seats: Lucky, Vlazlo
Vlazlo has 2 Blood
Lucky holds: Never pour your own Dragon Breath Ale!
Vlazlo holds: Look into my eyes. Ze other ones.

> Lucky plays Never pour your own Dragon Breath Ale! on Vlazlo
> Vlazlo plays Look into my eyes. Ze other ones.
= Vlazlo: 20 Fortitude, 0 Blood
---
title: Zat tickled.
seats: Whitehawk, Vlazlo
Whitehawk holds: If I go down, you go first!
Vlazlo holds: Zat tickled.

> Whitehawk plays If I go down, you go first! on Vlazlo
> Vlazlo plays Zat tickled.
= Vlazlo: 19 Fortitude, 1 Blood
= Whitehawk: 18 Fortitude
---
title: Be my guest. Stay. I said stay.
seats: Vlazlo, Remy
Vlazlo holds: Be my guest. Stay. I said stay.
Remy holds: I best not. Someone needs to keep a level head
Remy's pile: Dragon Breath Ale

> Vlazlo plays Be my guest. Stay. I said stay. on Remy
= Remy: 4 Alcohol
= Vlazlo: 1 Blood
---
title: It grows back. It alvays grows back.
seats: Vlazlo, Remy
Vlazlo has 11 Fortitude, 2 Blood
Vlazlo holds: It grows back. It alvays grows back.

> Vlazlo plays It grows back. It alvays grows back.
= Vlazlo: 14 Fortitude, 0 Blood
---
title: First rule of willainy hits everybody else, feeds him and gives Blood
proves: CARD-046
seats: Vlazlo, Remy, Tara
Vlazlo has 15 Fortitude
Vlazlo holds: First rule of willainy: Never fight on an empty stomach

> Vlazlo plays First rule of willainy: Never fight on an empty stomach
= Remy: 19 Fortitude
= Tara: 19 Fortitude
= Vlazlo: 16 Fortitude, 2 Blood
---
title: Drink first, my friend. I like it vell seasoned.
seats: Vlazlo, Remy, Tara
Vlazlo holds: Drink first, my friend. I like it vell seasoned.
Tara's pile: Elven Wine

> Vlazlo plays Drink first, my friend. I like it vell seasoned. on Tara
= Tara: 19 Fortitude, 3 Alcohol Content, 0 Drinks
= Vlazlo: 1 Blood
---
title: Kneel. I have a bad back, and you have necks.
seats: Vlazlo, Remy, Tara
Vlazlo holds: Kneel. I have a bad back, and you have necks.
Tara holds exactly: Tip the Wench.

> Vlazlo plays Kneel. I have a bad back, and you have necks. on Remy, Tara
> Remy chooses Lose 2 Fortitude
> Tara chooses Lose 2 Fortitude
= Remy: 18 Fortitude
= Tara: 18 Fortitude, 1 card
= Vlazlo: 1 Blood
---
title: I own zis inn. I own zis whole valley.
seats: Vlazlo, Remy, Tara
Vlazlo holds: I own zis inn. I own zis whole valley.
deck of Wolf: Awoooo!

> Vlazlo plays I own zis inn. I own zis whole valley. on Remy
> Vlazlo chooses Wolf
= Vlazlo: 12 Gold, 8 cards
= Vlazlo holds Awoooo!
= Remy: 8 Gold
= Tara: 10 Gold
---
title: Ze night is young. I am not, but ze night is.
seats: Vlazlo, Remy
Vlazlo has 10 Fortitude, 5 Alcohol
Vlazlo holds: Ze night is young. I am not, but ze night is.

> Vlazlo plays Ze night is young. I am not, but ze night is.
= Vlazlo: 11 Fortitude, 4 Alcohol, 1 Blood
