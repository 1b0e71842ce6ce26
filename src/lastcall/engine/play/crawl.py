"""CRAWL: the party moves from tavern to tavern; each has its Event, and all but the Inn can Close."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lastcall.engine.core.codes import NO_MATTER, NOBODY, PLAYED
from lastcall.engine.core.declared import Declared
from lastcall.engine.core.faces import seen_card
from lastcall.engine.core.frames import Decision, Frame
from lastcall.engine.core.homes import Home
from lastcall.engine.core.pieces import AnyPiece, Board, Spot
from lastcall.engine.play.chain import play_card
from lastcall.engine.play.facts import WHERE_TO_CRAWL, ATavern, Closed, Crawled, NoCrawl
from lastcall.ids import CardId, SeatId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.core.matters import Play
    from lastcall.engine.game import Game

THE_INN: Final = 0


class Crawl(Declared):
    """The party's way from tavern to tavern; a tavern is known by the number of its Drink Deck, the Inn is 0."""

    def __init__(
        self,
        names: tuple[str, ...],
        events: tuple[CardId, ...],
        at: int = 0,
        closed: int = 0,
        due: int = 0,
        home: bool = False,
        sent: tuple[SeatId, ...] = (),
    ) -> None:
        self.names = names
        self.events = events
        """The cards with the Tavern Events, by tavern."""
        self.at = at
        """Where the Party Pawn stands."""
        self.closed = closed
        """Bit set of the taverns that have Closed (CRAWL-14)."""
        self.due = due
        """Bit set of the seats that must Crawl for a Chaser as soon as nothing else is pending (CRAWL-02)."""
        self.home = home
        """The party is back at the Inn: no more Crawling (CRAWL-09)."""
        self.sent = sent
        """The seats that Crawl because of a card, once for each card, at the same moment (CARD-024)."""

    def copy(self) -> Crawl:
        """An independent copy."""
        return Crawl(self.names, self.events, self.at, self.closed, self.due, self.home, self.sent)

    def pieces(self, game: Game) -> list[AnyPiece]:
        """CRAWL-01: where the party is, what each tavern does, and how many Drinks it has left."""
        places = tuple(
            Spot(
                name,
                party=number == self.at,
                closed=bool(self.closed >> number & 1),
                card=seen_card(game, self.events[number]),
                counts="Drinks",
                count=game.drink_decks[number].left,
            )
            for number, name in enumerate(self.names)
        )
        return [Board("Taverns", NOBODY, places)]


def send(game: Game, seat: SeatId) -> None:
    """CARD-024: make a player Crawl because of a card, in addition to any other Crawl of theirs."""
    crawl = game.crawl
    if crawl is not None and not crawl.home:
        crawl.sent = (*crawl.sent, seat)
        game.unsettled = True
    else:
        game.note(NoCrawl)


def set_off(game: Game, here: Frame) -> bool:
    """CRAWL-20, CRAWL-32: send the next player who must Crawl, in turn order; False if nobody sets off."""
    crawl = game.crawl
    if crawl is None or not (crawl.due or crawl.sent):
        return False
    if game.round is not None:
        game.unsettled = True  # A Round is something pending: look again when it is over.
        return False
    for seat in game.around(game.turn.active):
        if crawl.due >> seat & 1:
            crawl.due &= ~(1 << seat)
        elif seat in crawl.sent:
            at = crawl.sent.index(seat)
            crawl.sent = (*crawl.sent[:at], *crawl.sent[at + 1 :])
        else:
            continue
        game.unsettled = True
        game.stack = Crawling(here, seat)
        return True
    crawl.due = 0
    crawl.sent = ()
    return False


def destinations(game: Game) -> list[int]:
    """CRAWL-06 to CRAWL-09: the other Open taverns, or the Inn when all others are Closed."""
    crawl = game.crawl
    if crawl is None or crawl.home:
        return []
    still = [tavern for tavern in range(1, len(crawl.names)) if not crawl.closed >> tavern & 1]
    return [tavern for tavern in still if tavern != crawl.at] if still else [THE_INN]


class Crawling(Decision):
    """A player chooses where the party goes."""

    one_is_no_choice = True

    def __init__(self, below: Frame | None, seat: SeatId) -> None:
        self.below = below
        self.seat = seat

    def decider(self, game: Game) -> SeatId:
        return self.seat

    def options(self, game: Game) -> list[int]:
        """CRAWL-08, CRAWL-21: the other taverns that can be visited."""
        return destinations(game)

    def chosen(self, game: Game, option: int) -> None:
        move(game, self.seat, option)

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return WHERE_TO_CRAWL

    def option(self, game: Game, number: int) -> Fact:
        assert game.crawl is not None
        return ATavern(game.crawl.names[number])


class FromTaverns(Home):
    """The home of Tavern Events, which stay at their taverns."""

    def __init__(self) -> None:
        pass

    def name(self, game: Game) -> str:
        return "Taverns"

    def heading(self, game: Game, play: Play) -> Fact | None:
        crawl = game.crawl
        return Crawled(play.seat, crawl.names[crawl.events.index(play.card)]) if crawl is not None else None

    def put_away(self, game: Game, card: CardId) -> None:
        pass


def move(game: Game, seat: SeatId, tavern: int) -> None:
    """CRAWL-09, CRAWL-10: move the party; the tavern's Event happens each time it arrives."""
    crawl = game.crawl
    assert crawl is not None
    crawl.at = tavern
    if tavern == THE_INN:
        crawl.home = True
        crawl.due = 0
        crawl.sent = ()
    game.note(Crawled, seat, crawl.names[tavern])
    play_card(game, seat, (PLAYED, crawl.events[tavern], 0, NO_MATTER, NOBODY))


def has_run_dry(game: Game) -> bool:
    """CRAWL-14, CRAWL-17: whether this tavern has no Drinks left; the Inn shuffles instead."""
    crawl = game.crawl
    return crawl is not None and crawl.at != THE_INN and game.drink_decks[crawl.at].left == 0


def close(game: Game, seat: SeatId) -> None:
    """CRAWL-14, CRAWL-33: Close this tavern; the player who ordered its last Drink Crawls at once."""
    crawl = game.crawl
    assert crawl is not None
    crawl.closed |= 1 << crawl.at
    game.note(Closed, seat, crawl.names[crawl.at])
    game.stack = Crawling(game.stack, seat)
