"""DRINK, SPLIT, HOUSE, CONTEST, CHANGE, BAR: Drinks, from the deck to the mouth."""
