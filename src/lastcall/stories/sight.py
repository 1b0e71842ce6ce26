"""What somebody sees: the checks of what the view, the question and the log of one seat show."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from lastcall.engine.core.pieces import Pile
from lastcall.engine.game import Game
from lastcall.engine.play.facts import RevealedBid
from lastcall.engine.play.secret_bids import SecretBidding
from lastcall.engine.seen.log import told
from lastcall.engine.seen.views import View
from lastcall.stories.amounts import Check
from lastcall.stories.failed import Failed
from lastcall.stories.script import Story
from lastcall.voice.sentences import plain

SPECTATOR = "a spectator"


def sees(story: Story, name: str, how: str, what: str) -> Check:
    """A sees B's hand, X, X in B's hand, 2 Bat cards in B's hand, B's bid, "any words on the screen"."""
    reader = None if name == SPECTATOR else story.seat(name)
    look = Look(story, reader, what)

    def test(game: Game) -> None:
        found = look.sees(game)
        if found != (how == "sees"):
            raise Failed(f"{name} {'sees' if found else 'does not see'} {what}")

    return test


class Look:
    """Something that one seat, or a spectator, sees or does not see."""

    def __init__(self, story: Story, reader: int | None, what: str) -> None:
        self.reader = reader
        self.words = ""
        """To be read somewhere on the screen."""
        self.of: int | None = None
        """The seat whose hand or bid it is about."""
        self.bid = False
        self.title = ""
        self.back = ""
        self.count = 0
        """How many cards with that back."""
        if quoted := re.fullmatch(r'["“](.+)["”]', what):
            if story.titles.find(what) is None:
                self.words = quoted[1]
                return
        where = re.fullmatch(r"(?:(.+) in )?(.+?)['’]s (hand|bid)", what)
        if where is None or (where[1] is None and story.titles.find(what) is not None):
            self.title = story.card(what).title
            return
        self.of = story.seat(where[2])
        self.bid = where[3] == "bid"
        if backs := re.fullmatch(r"(\d+) (.+) cards?", where[1] or ""):
            self.count, self.back = int(backs[1]), backs[2]
        elif where[1] is not None:
            self.title = story.card(where[1], story.places[self.of].deck).title

    def sees(self, game: Game) -> bool:
        """Whether this seat does now."""
        view = game.view(self.reader)
        if self.words:
            return any(plain(self.words) in plain(text) for text in self.screen(game, view))
        if self.of is None:
            return any(plain(title) == plain(self.title) for title in titles(msgspec.to_builtins(view)))
        if self.bid:
            return self.sees_bid(game, self.of)
        if self.back:
            return self.sees_backs(game, view, self.of)
        cards = view.seats[self.of].cards
        if self.of == self.reader:
            cards = tuple(one.card for one in view.hand if not one.in_front)
        if self.title:
            return any(card.title == self.title for card in cards)
        if not game.seats[self.of].hand:
            raise Failed(f"{game.names[self.of]} has no cards")
        return bool(cards)

    def screen(self, game: Game, view: View) -> Iterator[str]:
        """Everything there is to read."""
        yield from texts(msgspec.to_builtins(view))
        for line in told(game, self.reader):
            yield line.text

    def sees_backs(self, game: Game, view: View, seat: int) -> bool:
        """VLAZLO-10: how many cards of a form a hand has."""
        name = f"{self.back} cards in hand"
        for piece in view.pieces:
            if isinstance(piece, Pile) and piece.seat == seat and plain(piece.name) == plain(name):
                return piece.count == self.count
        raise Failed(f"{game.names[seat]} has no cards with a back of their own called {self.back!r}")

    def sees_bid(self, game: Game, bidder: int) -> bool:
        """CARD-037: a secret bid is seen if the screen would be different with another bid, or once it is revealed."""
        bidding = game.stack
        if isinstance(bidding, SecretBidding) and bidder in bidding.seats[: len(bidding.bids)]:
            other = game.copy()
            bids = list(bidding.bids)
            bids[bidding.seats.index(bidder)] += 1
            other.stack = SecretBidding(bidding.below, bidding.play, bidding.step, bidding.seats, tuple(bids))
            return other.view(self.reader) != game.view(self.reader)
        if any(isinstance(fact, RevealedBid) and fact.who == bidder for fact in game.log or []):
            return True
        raise Failed(f"{game.names[bidder]} has bid nothing in secret")


def titles(shown: object) -> Iterator[str]:
    """The titles of all cards that lie face up in it."""
    if isinstance(shown, dict):
        if "title" in shown:
            yield shown["title"]
        shown = tuple(shown.values())
    if isinstance(shown, (list, tuple)):
        for one in shown:
            yield from titles(one)


def texts(shown: object) -> Iterator[str]:
    """All there is to read in it."""
    if isinstance(shown, str):
        yield shown
    if isinstance(shown, dict):
        shown = tuple(shown.values())
    if isinstance(shown, (list, tuple)):
        for one in shown:
            yield from texts(one)
