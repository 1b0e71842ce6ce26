"""What characters bring along besides their decks: each a module with its state, its rules and its words."""

from __future__ import annotations

from typing import Final

from lastcall.cards.machinery.blood import Blood
from lastcall.cards.machinery.brawls import Brawls
from lastcall.cards.machinery.brews import Brews
from lastcall.cards.machinery.heat import Heat
from lastcall.cards.machinery.marks import Marks
from lastcall.cards.machinery.minions import Minions
from lastcall.cards.machinery.mix_ins import Shelf
from lastcall.cards.machinery.petrifying import PetrificationPile
from lastcall.cards.machinery.scarabs import Scarabs
from lastcall.engine.core.cards import Card
from lastcall.engine.core.machines import Machine
from lastcall.engine.core.phrases import Phrase

MACHINERY: Final[dict[str, type[Machine]]] = {
    machine.name: machine for machine in (Marks, Heat, Brawls, Shelf, PetrificationPile, Brews, Blood, Scarabs, Minions)
}
"""By the name a deck asks for it with `brings`."""

COMPONENTS: Final[tuple[str, ...]] = tuple(
    name for machine in MACHINERY.values() for name in (*machine.components, *machine.boss_components)
)
"""The decks that machines come with."""


def spoken_of(card: Card) -> list[str]:
    """The machinery whose words are on a card."""
    modules = {machine.__module__: name for name, machine in MACHINERY.items()}
    found: dict[str, None] = {}

    def look(value: object) -> None:
        if isinstance(value, tuple):
            for one in value:
                look(one)
        elif isinstance(value, Phrase):
            if type(value).__module__ in modules:
                found[modules[type(value).__module__]] = None
            look(value.parts())

    look(card.unnegatable_if)
    for use in card.uses:
        look((use.moment, use.cost, *use.effects))
    return list(found)
