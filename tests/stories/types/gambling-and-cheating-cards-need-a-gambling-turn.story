title: Gambling and Cheating Cards are playable only on their owner's gambling turn inside a Round
proves: TYPES-06
seats: Ada, Bert, Cleo
Ada holds: Gambling? I'm in! | Winning Hand! | Sixth Finger
Bert holds: Winning Hand! | Sixth Finger
Cleo holds: Winning Hand! | Sixth Finger
card: Sixth Finger (Cheating) = Take control of the Round.

Ada cannot play Winning Hand! because TYPES-06
Ada cannot play Sixth Finger because TYPES-06
Bert cannot play Winning Hand! because TYPES-06
Bert cannot play Sixth Finger because TYPES-06
> Ada plays Gambling? I'm in!
Bert cannot play Winning Hand! because TYPES-06
Bert cannot play Sixth Finger because TYPES-06
= the pot: 3 Gold
Bert can play Winning Hand!
Bert can play Sixth Finger
Ada cannot play Winning Hand! because TYPES-06
Ada cannot play Sixth Finger because TYPES-06
Cleo cannot play Winning Hand! because TYPES-06
Cleo cannot play Sixth Finger because TYPES-06
> Bert passes
Bert cannot play Winning Hand! because TYPES-06
Bert cannot play Sixth Finger because TYPES-06
Cleo can play Winning Hand!
Cleo can play Sixth Finger
> Cleo plays Sixth Finger
= Cleo is in control
Ada can play Winning Hand!
Cleo cannot play Winning Hand! because TYPES-06
