"""What characters bring along: each a module beside the deck, with its state, its rules and its words."""

from __future__ import annotations

from typing import Final

from lastcall.cards.characters.amundyr.scarabs import Scarabs
from lastcall.cards.characters.farai.brews import Brews
from lastcall.cards.characters.lucky.heat import Heat
from lastcall.cards.characters.nerodia.petrification import PetrificationPile
from lastcall.cards.characters.phyll.mix_ins import Shelf
from lastcall.cards.characters.remy.marks import Marks
from lastcall.cards.characters.samantha.brawls import Brawls
from lastcall.cards.characters.torglesnarf.minions import Minions
from lastcall.cards.characters.vlazlo.blood import Blood
from lastcall.engine.core.cards import Card
from lastcall.engine.core.machines import Machine
from lastcall.engine.core.phrases import Phrase

MACHINERY: Final[dict[str, type[Machine]]] = {
    machine.name: machine for machine in (Marks, Heat, Brawls, Shelf, PetrificationPile, Brews, Blood, Scarabs, Minions)
}
"""By the name a deck asks for it with `brings`."""

COMPONENTS: Final[dict[str, str]] = {
    name: machine.__module__.split(".")[-2]
    for machine in MACHINERY.values()
    for name in (*machine.components, *machine.boss_components)
}
"""The decks that machines come with, and the folder of the character each belongs to."""


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
