"""What keywords tell."""

from __future__ import annotations

from lastcall.voice.fact import Amount, Card, Noted, Seat, says


class StakeToInn(Noted, frozen=True):
    """Gold on a Drink that nobody drinks."""

    rules = ("CARD-004", "CARD-005")
    gold: Amount


says(StakeToInn, "The {gold} Gold on the Drink goes to the Inn")


class Bounced(Noted, frozen=True):
    """A Drink passed on for Gold."""

    rules = ("CARD-002",)
    who: Seat
    to: Seat


says(Bounced, "{who} pass~ the Drink to {to}")


class Tossed(Noted, frozen=True):
    """A coin tossed for a Drink."""

    rules = ("DRINK-14",)
    who: Seat
    alcohol: int


says(Tossed, "{who} toss~ a coin: the Drink has [alcohol:{alcohol}|no] Alcohol Content")


class PutUnder(Noted, frozen=True):
    """A card under a Prize."""

    rules = ("CARD-025",)
    who: Seat
    card: Card
    prize: Card


says(PutUnder, "{who} put~ {card} under {prize}")


class Dialed(Noted, frozen=True):
    """A number chosen."""

    rules = ("CARD-016",)
    who: Seat
    alcohol: int


says(Dialed, "{who} choose~ {alcohol} for the Drink")
