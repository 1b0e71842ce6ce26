title: A card about another player's win does not fit one's own
proves: GAMBLE-31
seats: Ada, Bert, Cleo
Ada holds: Gambling? I'm in! | Swift Hands
Cleo holds: Swift Hands
card: Swift Hands (Sometimes) = When another player wins a Round of Gambling, take the pot instead.

> Ada plays Gambling? I'm in!
> Bert passes
> Cleo passes
Ada cannot play Swift Hands because GAMBLE-31
Cleo can play Swift Hands
