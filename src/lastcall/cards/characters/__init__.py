"""Everybody who can be played: a folder each, with the deck and whatever machinery comes with it."""
