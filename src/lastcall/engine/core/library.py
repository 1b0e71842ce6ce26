"""Where the engine looks up cards; the code that deals or loads a game passes it in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from lastcall.engine.core.cards import Card

if TYPE_CHECKING:
    from lastcall.engine.core.machines import Machine


class Library(Protocol):
    """Knows the decks of a game."""

    def find(self, deck: str, title: str) -> Card:
        """The card of this title in this deck."""

    def make(self, data: Mapping[str, Any]) -> Card:
        """A card that is in no deck, made from its data."""

    def machine(self, name: str) -> type[Machine]:
        """The class of a machine, by its name."""

    def component(self, name: str) -> Sequence[Card]:
        """Every card of a deck that a machine comes with."""
