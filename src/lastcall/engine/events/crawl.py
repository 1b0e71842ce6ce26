"""CRAWL: the party moves from tavern to tavern; each has its Event, and all but the Inn Close one day."""

from __future__ import annotations

from lastcall.engine.core.codes import CHOOSE, NOBODY, OPTION_CHOSEN, PLAYED
from lastcall.engine.core.entries import Entry
from lastcall.engine.core.game import Answer, Frame, Game
from lastcall.engine.play import plays

THE_INN = 0


def set_off(game: Game, here: Frame) -> bool:
    """CRAWL-20, CRAWL-32: those who must and are still there, in turn order from the active player. True: one does."""
    crawl = game.crawl
    if crawl is None or not crawl.due:
        return False
    if game.round is not None:
        game.stirred = True  # A Round is something pending: look again when it is over.
        return False
    for seat in game.around(game.active):
        if crawl.due >> seat & 1:
            crawl.due &= ~(1 << seat)
            game.stirred = True
            game.stack = Crawling(here, seat)
            return True
    crawl.due = 0
    return False


def destinations(game: Game) -> list[int]:
    """CRAWL-06 to CRAWL-09: Open taverns but this one; the Inn only when all others are Closed."""
    crawl = game.crawl
    if crawl is None or crawl.home:
        return []
    still = [tavern for tavern in range(1, len(crawl.names)) if not crawl.closed >> tavern & 1]
    return [tavern for tavern in still if tavern != crawl.at] if still else [THE_INN]


class Crawling(Frame):
    """Somebody chooses where the party goes."""

    def __init__(self, below: Frame | None, seat: int) -> None:
        self.below = below
        self.seat = seat

    def go(self, game: Game) -> None:
        """CRAWL-08, CRAWL-21: really to another tavern, if there is one."""
        there = destinations(game)
        if len(there) == 1:
            move(game, self.seat, there[0])
        elif there:
            game.stack = self
            game.ask(self.seat, CHOOSE, [(OPTION_CHOSEN, tavern) for tavern in there])

    def took(self, game: Game, answer: Answer) -> None:
        move(game, self.seat, answer[1])

    def prompt(self, game: Game) -> str:
        return "You Crawl. Where does the party go?"

    def option(self, game: Game, number: int) -> str:
        assert game.crawl is not None
        return game.crawl.names[number]


def move(game: Game, seat: int, tavern: int) -> None:
    """CRAWL-09, CRAWL-10: the Event of the tavern happens each time the party arrives."""
    crawl = game.crawl
    assert crawl is not None
    crawl.at = tavern
    if tavern == THE_INN:
        crawl.home = True
        crawl.due = 0
    game.note(Crawled, seat, tavern)
    plays.play_card(game, seat, (PLAYED, crawl.events[tavern], 0, NOBODY, NOBODY))


def has_run_dry(game: Game) -> bool:
    """CRAWL-14, CRAWL-17: the last Drink of this tavern has just been ordered; the Inn shuffles instead."""
    crawl = game.crawl
    return crawl is not None and crawl.at != THE_INN and game.drink_decks[crawl.at].left == 0


def close(game: Game, seat: int) -> None:
    """CRAWL-14, CRAWL-33: it Closes, and whoever ordered its last Drink Crawls at once."""
    crawl = game.crawl
    assert crawl is not None
    crawl.closed |= 1 << crawl.at
    game.note(Closed, seat, crawl.at)
    game.stack = Crawling(game.stack, seat)


def tavern(game: Game, number: int) -> str:
    """The name of a tavern."""
    assert game.crawl is not None
    return game.crawl.names[number]


# --- as the log tells it


class Crawled(Entry):
    """Where the party goes."""

    rules = ("CRAWL-02", "CRAWL-10")

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} takes the party to {tavern(game, self.more[0])}"


class Closed(Entry):
    """A tavern without Drinks."""

    rules = ("CRAWL-14",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} has ordered the last Drink: {tavern(game, self.more[0])} Closes"
