"""Keywords: what single Drinks and cards are beside their numbers, each in one file with its words and its rules."""
