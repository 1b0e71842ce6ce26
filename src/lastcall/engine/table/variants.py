"""What the variants put on the table: the taverns of a Pub Crawl, and Prizes."""

from __future__ import annotations

from lastcall.engine.core.declared import Declared


class Crawl(Declared):
    """The party's way from tavern to tavern; a tavern is known by the number of its Drink Deck, the Inn is 0."""

    def __init__(
        self,
        names: tuple[str, ...],
        events: tuple[int, ...],
        at: int = 0,
        closed: int = 0,
        due: int = 0,
        home: bool = False,
    ) -> None:
        self.names = names
        self.events = events
        """The card with the Tavern Event of each."""
        self.at = at
        """Where the Party Pawn stands."""
        self.closed = closed
        """Bit set of the taverns that have Closed (CRAWL-14)."""
        self.due = due
        """Bit set of the seats that must Crawl as soon as nothing else is pending (CRAWL-02)."""
        self.home = home
        """The party is back at the Inn: no more Crawling (CRAWL-09)."""

    def copy(self) -> Crawl:
        """An independent twin."""
        return Crawl(self.names, self.events, self.at, self.closed, self.due, self.home)


class Prizes(Declared):
    """Prize Cards that nobody holds; those that have been won lie before their holders, those in a pot with it."""

    def __init__(self, inn: list[int], bin: list[int] | None = None, under: list[int] | None = None) -> None:
        self.inn = inn
        self.bin = bin or []
        """Used ones (PRIZE-04)."""
        self.under = under or []
        """Cards that lie under a Prize (CARD-025)."""

    def copy(self) -> Prizes:
        """An independent twin."""
        return Prizes(self.inn[:], self.bin[:], self.under[:])
