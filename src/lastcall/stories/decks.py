"""The decks of a story: those of the package, with the story's own cards in the ones it lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from lastcall.cards import package
from lastcall.cards.shelf import Shelf
from lastcall.engine.core.cards import Card
from lastcall.engine.setup import Tavern
from lastcall.stories.script import Story
from lastcall.voice.sentences import plain


class Decks(Shelf):
    """A shelf for one story: a card of its own that `deck of NAME` names takes the place of its namesake there."""

    def __init__(self, story: Story) -> None:
        super().__init__()
        self.tops = story.tops

    def component(self, name: str) -> tuple[Card, ...]:
        return self.with_own(name, super().component(name))

    def taverns(self, modules: Iterable[str] = ()) -> list[Tavern]:
        """All six, with the Drinks of the story's own."""
        known = zip(package.TAVERNS, super().taverns(), strict=True)
        return [tavern._replace(drinks=self.with_own(key, tavern.drinks)) for key, tavern in known]

    def with_own(self, key: str, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Every copy is replaced; the new card has the back and the level of the old one."""
        listed = self.tops[key].cards if key in self.tops else []
        own = {plain(card.title): card for card in listed if not card.deck}
        found = []
        for card in cards:
            new = own.get(plain(card.title), card)
            new.deck, new.back, new.level = card.deck, card.back, card.level
            found.append(new)
        return tuple(found)
