"""SETUP, TURN, LOSE, TEAM: who sits there, whose turn it is, who is out."""
