"""What the engine looks cards up in; whoever deals or loads a game passes one."""

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
        """A card no deck has."""

    def machine(self, name: str) -> type[Machine]:
        """What a character may bring along, by its name."""

    def component(self, name: str) -> Sequence[Card]:
        """Every card of a deck that a machine comes with."""
