title: Gold that lies in nobody's stash is the Inn's, so gains come from there and losses go there
proves: SETUP-06
seats: Ada, Bert, Cleo
Ada holds: Windfall | Tip the Wench. | Hole in the Purse
card: Windfall (Anytime) = You gain 3 Gold.
card: Hole in the Purse (Anytime) = Another player loses 2 Gold.

= the Inn: 0 Gold
> Ada plays Windfall
= Ada: 13 Gold
= the Inn: -3 Gold
> Ada plays Tip the Wench. on Bert
= Bert: 9 Gold
= the Inn: -2 Gold
> Ada plays Hole in the Purse on Cleo
= Cleo: 8 Gold
= the Inn: 0 Gold
