"""Finding cards by title in a sentence: the longest known title wins."""

from __future__ import annotations

import functools
import re

from lastcall.cards.deck import Deck
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.cards import Card
from lastcall.engine.storage import BLANK
from lastcall.stories.meant import hint
from lastcall.voice.sentences import plain

FINAL = ".!?…"


@functools.cache
def shipped_titles() -> dict[str, Card]:
    """Every card of every deck, by its plain title."""
    return {plain(card.title.strip('"')): card for deck in reversed(SHIPPED.all_decks()) for card in deck.cards}


class Titles:
    """The titles a story may use: those of all decks and its own."""

    def __init__(self) -> None:
        self.own: dict[str, Card] = {}

    def add(self, card: Card) -> None:
        """A card of the story's own."""
        self.own[plain(card.title)] = card

    def find(self, title: str, deck: Deck | None = None) -> Card | None:
        """The card of exactly this title, first of all in that deck; quotes may enclose it."""
        wanted = plain(title.strip().strip('"“”'))
        if wanted == plain(BLANK.title):
            return BLANK
        in_deck = next((card for card in deck.cards if plain(card.title) == wanted), None) if deck else None
        return self.own.get(wanted) or in_deck or shipped_titles().get(wanted)

    def near(self, title: str) -> str:
        """A hint: what was probably meant."""
        parts = self.several(title)
        if len(parts) > 1:
            return f"; titles are separated by ' | ': '{' | '.join(parts)}'"
        return hint(plain(title), (card.title for card in self.all()))

    def several(self, text: str) -> list[str]:
        """The titles in a list with commas or "and", which titles may contain as well; empty: it is none."""

        @functools.cache  # The rest of a list can be reached in many ways: each title may end at several commas.
        def titles(rest: str) -> list[str]:
            if self.find(rest) is not None:
                return [rest.strip()]
            for match in re.finditer(r",? and |, ", rest):
                more = titles(rest[match.end() :]) if self.find(rest[: match.start()]) is not None else []
                if more:
                    return [rest[: match.start()].strip(), *more]
            return []

        return titles(text)

    def all(self) -> list[Card]:
        """Every card there is, each title once."""
        return list({**shipped_titles(), **self.own}.values())

    def begin(self, text: str) -> tuple[Card, str] | None:
        """The longest title this text begins with, and the rest of the text, which a space or a comma begins."""
        quoted = re.match(r'["“]([^"”]+)["”](.*)', text)
        if quoted:
            card = self.find(quoted[1])
            return (card, quoted[2].strip()) if card is not None else None
        flat = text.replace("’", "'").replace("‘", "'").casefold()
        best: tuple[Card, str] | None = None
        longest = -1
        if flat == BLANK.title:
            return BLANK, ""
        for title, card in (*shipped_titles().items(), *self.own.items()):
            if len(title) > longest and flat.startswith(title):
                rest = text[len(title) :].lstrip(FINAL)
                if rest == "" or rest[0] in " ,":
                    best, longest = (card, rest.strip()), len(title)
        return best
