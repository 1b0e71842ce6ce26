"""What lies on the table besides cards and tracks: a few kinds of pieces, drawn without knowing what they mean."""

from __future__ import annotations

import msgspec

from lastcall.engine.core.codes import NOBODY
from lastcall.engine.core.faces import SeenCard
from lastcall.ids import SeatId


class Piece(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something of a character's that lies on the table for all to see."""

    name: str
    seat: SeatId = NOBODY
    """The seat it lies in front of; -1 in the middle of the table."""


class Counter(Piece, frozen=True, tag="counter"):
    """A number with a name."""

    count: int = 0
    most: int = -1
    """How far it can go; -1 if unknown."""


class Tokens(Piece, frozen=True, tag="tokens"):
    """Tokens that somebody has put before a seat."""

    count: int = 1


class Pile(Piece, frozen=True, tag="pile"):
    """Cards on top of each other; those that lie face up are shown, the top one last."""

    count: int = 0
    cards: tuple[SeenCard, ...] = ()


class InPlay(Piece, frozen=True, tag="in_play"):
    """Cards side by side, face up."""

    cards: tuple[SeenCard, ...] = ()


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """One place of a board: who is there, and what lies there."""

    name: str
    seats: tuple[SeatId, ...] = ()
    party: bool = False
    """Everybody is there."""
    closed: bool = False
    """Nobody can go there any more."""
    card: SeenCard | None = None
    """What lies there face up."""
    counts: str = ""
    """What is counted there; empty if nothing is."""
    count: int = 0
    most: int = -1
    """How far it can go; -1 if unknown."""
    left: int = -1
    """How many cards lie under that one; -1 where cards are never stacked."""


class Board(Piece, frozen=True, tag="board"):
    """A board with places."""

    places: tuple[Spot, ...] = ()


AnyPiece = Counter | Tokens | Pile | InPlay | Board
