"""What: tracks, phases, types of cards, numbers of things."""

from __future__ import annotations

import enum
from typing import Final

from lastcall.engine.core import codes as signs
from lastcall.engine.core.phrases import Phrase
from lastcall.ids import TrackId
from lastcall.language.template import says


class Track(enum.Enum):
    """A track of the mat."""

    FORTITUDE = "Fortitude"
    ALCOHOL = "Alcohol Content"
    GOLD = "Gold"


TRACKS: Final[dict[Track, TrackId]] = {
    Track.FORTITUDE: signs.FORTITUDE,
    Track.ALCOHOL: signs.ALCOHOL,
    Track.GOLD: signs.GOLD,
}


class PhaseName(enum.Enum):
    """A phase of a turn."""

    DISCARD = "Discard and Draw"
    ACTION = "Action"
    ORDER = "Order a Drink"
    DRINK = "Drink"


PHASES: Final = {
    PhaseName.DISCARD: signs.DISCARD_PHASE,
    PhaseName.ACTION: signs.ACTION_PHASE,
    PhaseName.ORDER: signs.ORDER_PHASE,
    PhaseName.DRINK: signs.DRINK_PHASE,
}


class CardType(enum.Enum):
    """A card on the table, by its type; or by one of several, which a card then names expressly (NEGATE-12)."""

    SOMETIMES = "a Sometimes card"
    ACTION = "an Action card"
    ANYTIME = "an Anytime card"
    GAMBLING = "a Gambling card"
    CHEATING = "a Cheating card"
    ACTION_SOMETIMES_OR_ANYTIME = "an Action, Sometimes or Anytime card"


CARD_TYPES: Final = {
    CardType.SOMETIMES: signs.SOMETIMES,
    CardType.ACTION: signs.ACTION,
    CardType.ANYTIME: signs.ANYTIME,
    CardType.GAMBLING: signs.GAMBLING,
    CardType.CHEATING: signs.CHEATING,
    CardType.ACTION_SOMETIMES_OR_ANYTIME: signs.ACTION | signs.SOMETIMES | signs.ANYTIME,
}
"""As bit sets."""


class EventType(enum.Enum):
    """An Event, by its sort (NEGATE-08, NEGATE-09)."""

    ANY = "an Event"
    DRINK = "a Drink Event"
    TAVERN = "a Tavern Event"
    SEA = "a Sea Event"
    DUNGEON = "a Dungeon Event"


EVENT_TYPES: Final = {
    EventType.ANY: signs.EVENT,
    EventType.DRINK: signs.DRINK_EVENT,
    EventType.TAVERN: signs.TAVERN_EVENT,
    EventType.SEA: signs.SEA_EVENT,
    EventType.DUNGEON: signs.DUNGEON_EVENT,
}


class Cards(Phrase):
    """How many cards."""

    number: int


class OneCard(Cards):
    """One."""

    number = 1


says(OneCard, "a card")


class SomeCards(Cards):
    """Several."""

    number: int


says(SomeCards, "{number} cards", number=int)


class Drinks(Phrase):
    """How many Drinks."""

    number: int


class OneDrink(Drinks):
    """One."""

    number = 1


says(OneDrink, "a Drink")


class SomeDrinks(Drinks):
    """Several."""

    number: int


says(SomeDrinks, "{number} Drinks", number=int)
