"""A table in use: the people, the bots and the clock around one game."""
