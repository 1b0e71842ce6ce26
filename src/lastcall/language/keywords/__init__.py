"""Keywords: what single Drinks and cards do besides their numbers, each in one file with its words and rules."""
