"""What lies on the table, as everybody sees it: coming changes, Drinks, and whatever else is being resolved."""

from __future__ import annotations

from typing import Literal

import msgspec

from lastcall.engine.core.codes import NO_MATTER
from lastcall.engine.core.faces import SeenCard
from lastcall.ids import MatterId, SeatId


class SeenDrink(msgspec.Struct, frozen=True):
    """A Drink on the table."""

    id: MatterId
    drinker: SeatId
    alcohol: int
    fortitude: int
    draws: int
    discards: int
    gold: int
    ignored: bool
    cards: tuple[SeenCard, ...]
    more: tuple[str, ...] = ()
    """What it has besides its numbers, in words."""
    title: str = ""
    """What it is made of, in words."""


class SeenPacket(msgspec.Struct, frozen=True):
    """A coming change."""

    id: MatterId
    victim: SeatId
    text: str
    amount: int
    ante: bool
    thing: str = ""
    """The title of the card in front of the victim that loses it; empty if the victim does."""


MatterKind = Literal["play", "payment", "drinks", "win", "tray"]
"""A card, Gold that is due, Drinks, a won Round, or Drinks that a player is looking at."""


class SeenMatter(msgspec.Struct, frozen=True):
    """Something on the table, the latest last."""

    id: MatterId
    kind: MatterKind
    seat: SeatId
    card: SeenCard | None = None
    targets: tuple[SeatId, ...] = ()
    """The players it picks, each once."""
    lit: tuple[int, ...] = ()
    """Which lines of the card's text it is about now, counted from 0."""
    negated: bool = False
    resolved: bool = False
    """It has happened; the window on what it did is open."""
    ignored_by: tuple[SeatId, ...] = ()
    packets: tuple[SeenPacket, ...] = ()
    drinks: tuple[SeenDrink, ...] = ()
    gold: int = 0
    hidden: int = 0
    """How many Drinks a player is looking at, but not which."""
    things: tuple[SeenCard, ...] = ()
    """The cards in front of players that it picks."""
    acts: bool = False
    """The card acts from where it lies; nobody plays it."""
    answers: MatterId = NO_MATTER
    """The id of what it answers: a matter, one of its packets or one of its Drinks; -1 if nothing."""
    champions: tuple[SeatId, ...] = ()
    """The Champions of teams (TEAM-20)."""
