"""What a story consists of: its players, the decks it stacks, its moves and checks."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from lastcall.cards.deck import Deck
from lastcall.cards.machinery import MACHINERY
from lastcall.engine.core.cards import Card

TOKENS = tuple(machine.token for machine in MACHINERY.values())


class Step(NamedTuple):
    """A move (`>`) or a check."""

    line: int
    mark: str
    text: str


@dataclass
class Occasions:
    """An event deck of a story."""

    deck: Deck
    top: list[Card] = field(default_factory=list)
    exactly: bool = False
    counters: int | None = None


class Top(NamedTuple):
    """What lies on top of a deck; exactly: nothing else does."""

    cards: list[Card]
    exactly: bool
    line: int


@dataclass
class Player:
    """A seat of a story."""

    name: str
    deck: Deck
    holds: list[Card] = field(default_factory=list)
    exactly: bool = False
    has: dict[str, int] = field(default_factory=dict)
    told: dict[str, int] = field(default_factory=dict)
    """The lines that say what the seat has."""
    tokens: dict[str, int] = field(default_factory=dict)
    progress: dict[int, int] = field(default_factory=dict)
    """Progress Tokens on Brews that are named."""
    pile: list[Card] | None = None
    character_deck: list[Card] | None = None
    discards: list[Card] = field(default_factory=list)
    front: list[Card] = field(default_factory=list)
    brew: str = ""


def several(token: str) -> str:
    """Tokens of a kind in general: Scarabs, but Blood and Heat."""
    return token if token in ("Blood", "Heat") else f"{token}s"


def token_named(text: str) -> str | None:
    """The token of this name, one or many, whatever the case."""
    flat = text.casefold()
    return next((token for token in TOKENS if flat in (token.casefold(), token.casefold() + "s")), None)
