title: A payment of Gold cannot be redirected to a Minion
proves: REDIRECT-09
seats: Tara, Torglesnarf, C
active: C
card: Pay Up (Action) = Another player pays you 2 Gold.
card: Not Me (Sometimes) = When you must pay Gold, redirect the loss to another player.
Torglesnarf's front: Brix the Enforcer
Tara holds: Not Me
C holds: Pay Up
> C plays Pay Up on Tara
Tara can play Not Me on Torglesnarf
Tara cannot play Not Me on Brix the Enforcer
