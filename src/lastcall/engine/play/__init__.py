"""TYPES, TIMING, NEGATE, AFFECT, REDIRECT: a card is played, answered, and changes tracks."""
