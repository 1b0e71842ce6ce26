title: Bryn sends Remy's blow back to him, but the Mark stays with her
proves: REDIRECT-02, REMY-07
example: EX-149
seats: Remy, Bryn, Tara
Remy holds: Take this as a warning! Next time it'll be the brig
Bryn holds: Stop hitting yourself!

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
> Bryn plays Stop hitting yourself!
= Remy: 18 Fortitude, 0 Marks
= Bryn: 20 Fortitude, 1 Mark
= Tara: 20 Fortitude, 0 Marks
= Take this as a warning! Next time it'll be the brig is discarded
= Stop hitting yourself! is discarded
---
title: If Bryn does not send it back, she has both, the loss and the Mark
example: EX-149
seats: Remy, Bryn, Tara
Remy holds: Take this as a warning! Next time it'll be the brig
Bryn holds: Stop hitting yourself!

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
= Remy: 20 Fortitude, 0 Marks
= Bryn: 18 Fortitude, 1 Mark
---
title: Bryn sends Remy's blow back, he Deflects it to her, and there it ends
proves: REDIRECT-03, REMY-07, REMY-08
example: EX-150
seats: Remy, Bryn, Tara
Remy holds: Take this as a warning! Next time it'll be the brig | Deflect
Bryn holds: Stop hitting yourself!

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
Remy cannot play Deflect because TIMING-11        # nothing comes his way yet
> Bryn plays Stop hitting yourself!
> Remy declines        # her card is not answered
Remy can play Deflect on Bryn
Remy cannot play Deflect on Tara        # she is not marked, and this card is not going to mark her
> Remy plays Deflect on Bryn
= Bryn: 18 Fortitude, 1 Mark
= Remy: 20 Fortitude, 0 Marks
= Tara: 20 Fortitude, 0 Marks
= Stop hitting yourself! is discarded
= Deflect is discarded
---
title: Only a second redirection of Bryn's sends the blow back once more
proves: REDIRECT-03
example: EX-150
seats: Remy, Bryn, Tara
Remy holds: Take this as a warning! Next time it'll be the brig | Deflect
Bryn holds: Stop hitting yourself! | Stop hitting yourself!

> Remy plays Take this as a warning! Next time it'll be the brig on Bryn
> Bryn plays Stop hitting yourself!
> Remy plays Deflect on Bryn
> Bryn plays Stop hitting yourself!
= Remy: 18 Fortitude, 0 Marks
= Bryn: 20 Fortitude, 1 Mark, 5 cards
