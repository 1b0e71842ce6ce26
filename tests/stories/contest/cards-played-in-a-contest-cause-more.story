title: A Brew that is done in the window on the Drinks hits before anyone drinks
proves: CONTEST-04, FARAI-05
seats: Ann, Farai, Cat
phase: drink
Ann's pile: Drinking Contest!
Farai holds: This one's a little weak
Farai's brew: Spirits
Farai has 2 Progress Tokens
deck of Spirits: Last Rites, Cask Strength
Ann has 12 Fortitude, 6 Alcohol, 10 Gold
drink deck: Wine | Dragon Breath Ale | Light Ale

> Farai plays This one's a little weak
> Farai chooses Ann
> Ann ends the phase
# Ann 9 / 8, then 2 more: 10. Farai wins with 4: 1 from each, Ann has 9: 5 Inn, 2 each
= Ann is out: passed out
= Farai: 14 Gold, 0 Alcohol
= Cat: 11 Gold
---
title: A Brawler makes a contestant drink more, which does not count
proves: CONTEST-13, SAMANTHA-03
seats: Ann, Samantha, Cat
phase: drink
Ann's pile: Drinking Contest! | Bottle of Rum
Samantha holds: A full mug flies straighter.
Samantha has 15 Fortitude, 0 Alcohol, 10 Gold
deck of Brawlers: Drunk Clyde
drink deck: Wine | Shot of Rum | Light Ale

> Samantha plays A full mug flies straighter.
> Samantha chooses Ann
> Ann chooses Take a Drink
> Ann ends the phase
= Ann: 7 Alcohol, 9 Gold
= Samantha: 0 Alcohol, 12 Gold, 16 Fortitude
---
title: Those who lose avoid paying in their own ways
proves: CONTEST-05
seats: Ann, Phyll, Samantha
phase: drink
Ann's pile: Drinking Contest!
Phyll holds: Here's one on the house instead
Samantha holds: Collect it from him. The large one.
deck of Brawlers: Old Barnacle, Who Sees Double
drink deck: Dragon Breath Ale | Light Ale | Wine

> Phyll plays Here's one on the house instead
> Samantha plays Collect it from him. The large one.
> Ann ends the phase
= Ann: 10 Gold, 1 Drink, 19 Fortitude
= Phyll: 10 Gold, 19 Fortitude
= Samantha: 10 Gold, 1 Brawl
---
title: A bill sent to the winner moves nothing
proves: CONTEST-05
seats: Ann, Tara, Bryn
phase: drink
Ann's pile: Drinking Contest!
Tara holds: I saw this bill in a dream. You paid it.
drink deck: Dragon Breath Ale | Light Ale | Wine

> Tara plays I saw this bill in a dream. You paid it. on Ann
> Ann ends the phase
= Ann: 11 Gold
= Tara: 10 Gold
= Bryn: 9 Gold
---
title: A Contest is nobody's attack: what it costs is not hit back
proves: CONTEST-05
seats: Ann, Whitehawk, Remy
phase: drink
Ann's pile: Drinking Contest!
Whitehawk holds: Who put a hand in my purse? | Put it on your own account.
Remy holds: Theft from an officer. Noted.
drink deck: Dragon Breath Ale | Light Ale | Wine

> Ann drinks
Whitehawk cannot play Who put a hand in my purse?
Remy cannot play Theft from an officer. Noted.
> Ann ends the phase
= Whitehawk: 9 Gold
= Ann: 12 Gold, 20 Fortitude
---
title: The winner and a loser pass out: the prize first, then both share
proves: CONTEST-09, CONTEST-10, LOSE-10
seats: Ann, Ben, Cat
phase: drink
Ann's pile: Drinking Contest!
Ann has 20 Fortitude, 17 Alcohol, 10 Gold
Ben has 20 Fortitude, 18 Alcohol, 10 Gold
drink deck: Dragon Breath Ale | Wine | Light Ale

> Ann ends the phase
= Cat won
# Cat 9; Ben 9: 4; Ann 12: 6
= Cat: 19 Gold
---
title: Turned up in another player's Action Phase, it begins with the active player
proves: CONTEST-01
seats: Bryn, Ben, Cat
Bryn holds: Arm wrestling. Loser drinks!
Cat's pile: Drinking Contest!
drink deck: Light Ale | Wine | Dragon Breath Ale

> Bryn plays Arm wrestling. Loser drinks! on Cat
= Bryn: 1 Alcohol, 9 Gold
= Ben: 2 Alcohol, 9 Gold
= Cat: 4 Alcohol, 12 Gold
