"""GAMBLE, PRIZE: Rounds of Gambling, and what can be won with a pot."""
