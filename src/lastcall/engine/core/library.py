"""Where the engine looks up cards by name: the cards package registers itself here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from lastcall.engine.core.cards import Card

if TYPE_CHECKING:
    from lastcall.engine.core.machines import Machine


class Library(Protocol):
    """Knows every deck."""

    def find(self, deck: str, title: str) -> Card:
        """The card of this title in this deck."""

    def make(self, data: Mapping[str, Any]) -> Card:
        """A card no deck has."""

    def machine(self, name: str) -> type[Machine]:
        """What a character may bring along, by its name."""

    def component(self, name: str) -> Sequence[Card]:
        """Every card of a deck that a machine comes with."""


_libraries: list[Library] = []


def use(library: Library) -> None:
    """Look cards up here from now on."""
    _libraries[:] = [library]


def library() -> Library:
    """The library in use."""
    return _libraries[0]
