"""Decks: characters and Drinks, as the text players read."""
