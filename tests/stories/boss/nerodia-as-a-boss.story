title: The first rule: rock bottom
seats: Nerodia, Bryn, Tara
Bryn has 2 Petrified cards
Nerodia holds: First rule of villainy: Make 'em hit rock bottom

> Nerodia plays First rule of villainy: Make 'em hit rock bottom using 2
> Bryn chooses (a blank)
> Tara chooses (a blank)
= Bryn: 18 Fortitude, 6 cards
= Tara: 18 Fortitude, 6 cards
= Nerodia: 2 Petrified cards
---
title: A table in the garden
seats: Nerodia, Bryn, Tara
Nerodia holds: A statue garden! Table for four?
Bryn holds exactly: Heave! | Heave! | Heave!
Tara holds exactly: Heave!

> Nerodia plays A statue garden! Table for four? on Bryn, Tara
> Bryn chooses Heave!
> Bryn chooses Heave!
> Tara chooses Heave!
= Nerodia: 3 Petrified cards
= Bryn: 1 card
= Tara: 0 cards
---
title: Nobody can move
seats: Nerodia, Bryn, Tara
Tara has 2 Petrified cards
Nerodia holds: Nobody moves. Nobody can.
Bryn holds exactly: Heave! | Heave! | Heave! | Heave!

> Nerodia plays Nobody moves. Nobody can. on Bryn using 2
> Bryn chooses Heave!
> Bryn chooses Heave!
= Bryn: 15 Fortitude, 2 cards
= Tara: 7 cards
= Nerodia: 2 Petrified cards
---
title: A look that ruins
seats: Nerodia, Bryn, Tara
Tara has 1 Petrified card
Nerodia holds: Look at me when I ruin you.
Bryn holds exactly: Heave! | Heave! | Heave!

> Nerodia plays Look at me when I ruin you. on Bryn using 2
> Bryn chooses Heave!
= Bryn: 16 Fortitude, 2 cards
---
title: Without teammates there are no bookends
proves: BVB-03
seats: Nerodia, Bryn, Tara
Nerodia holds: Your friends will make lovely bookends.

> Nerodia plays Your friends will make lovely bookends. on Bryn
= Bryn: 17 Fortitude, 7 cards
= Tara: 20 Fortitude, 7 cards
= Nerodia: 0 Petrified cards
---
title: Venom on tap
seats: Nerodia, Bryn, Tara
Bryn has 1 Petrified card
Nerodia holds: Venom on tap tonight. Do try it.
Bryn's pile: Wine | Elven Wine
Tara's pile: Wine

> Nerodia plays Venom on tap tonight. Do try it. on Bryn using 2
= Bryn: 5 Alcohol, 18 Fortitude
= Tara: 0 Alcohol, 20 Fortitude
---
title: The rent, twice
seats: Nerodia, Bryn, Tara
Bryn has 2 Petrified cards
Nerodia holds: The rent is due. In gold, not gravel.

> Nerodia plays The rent is due. In gold, not gravel. on Tara using 2
= Nerodia: 14 Gold
= Tara: 6 Gold
= Bryn: 10 Gold
---
title: Scales
seats: Bryn, Nerodia
Bryn has 1 Petrified card
Bryn holds: Filler | Anvil
Nerodia has 15 Fortitude
Nerodia holds: Ssscales. Very much in this ssseason.
card: Filler (Action) = You gain 1 Gold.
card: Anvil (Action) = Another player loses 5 Fortitude.

> Bryn plays Anvil on Nerodia
> Nerodia plays Ssscales. Very much in this ssseason. using 2
= Nerodia: 16 Fortitude
---
title: She never blinks
seats: Bryn, Nerodia
Bryn has 2 Petrified cards
Bryn holds: Filler | Filler | Watch it! Loose cannonball! | Heave! | Heave!
Nerodia holds: You blinked. I never do.
card: Filler (Action) = You gain 1 Gold.

> Bryn plays Watch it! Loose cannonball! on Nerodia
> Nerodia plays You blinked. I never do. using 2
> Bryn chooses Heave!
> Bryn chooses Heave!
= Nerodia: 20 Fortitude, 2 Petrified cards
---
title: A round for the nest
seats: Nerodia, Bryn, Tara
phase: order
Nerodia holds: Another round for the nest!

> Nerodia plays Another round for the nest!
> Nerodia orders for Bryn
> Nerodia orders for Bryn
= Bryn: 3 Drinks
---
title: She has shed worse
seats: Nerodia, Bryn
phase: drink
Bryn has 1 Petrified card
Nerodia has 10 Fortitude, 5 Alcohol
Nerodia's pile: Elven Wine
Nerodia holds: I shed worse than this every spring.

> Nerodia plays I shed worse than this every spring. using 2
> Nerodia ends the phase
= Nerodia: 13 Fortitude, 3 Alcohol
