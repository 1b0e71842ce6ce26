"""What the words of cards tell."""

from __future__ import annotations

from lastcall.voice.fact import Amount, Card, Noted, Seat, says


class Spilled(Noted, frozen=True):
    """A Drink that nobody drinks."""

    rules = ("DRINK-19",)
    who: Seat
    card: Card


says(Spilled, "{who} discard~ {card}, undrunk")


class NothingToSpill(Noted, frozen=True):
    """An empty Drink Me! Pile."""

    rules = ("LIMIT-04",)
    who: Seat


says(NothingToSpill, "{who} have~ no Drink to discard")


class Lowered(Noted, frozen=True):
    """A card with smaller numbers."""

    rules = ("NERODIA-18",)
    who: Seat
    card: Card
    amount: Amount


says(Lowered, "Every number on {card} is {amount} lower")


class Unmoved(Noted, frozen=True):
    """Somebody whom Action cards do not move."""

    rules = ("CARD-068",)
    who: Seat


says(Unmoved, "{who} Ignore~ all Action cards until {their} next turn")
