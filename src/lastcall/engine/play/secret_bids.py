"""CARD-037: Gold bid in secret in the middle of a card, and revealed by all at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from lastcall.engine.core.answers import Answer, picked, unspoken
from lastcall.engine.core.codes import BID, GOLD, OPTION_CHOSEN
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.matters import Play
from lastcall.engine.play.choices import Choosing
from lastcall.engine.play.facts import ASecretBid, BidInSecret, RevealedBid
from lastcall.engine.table.potions import said_by, with_bottles
from lastcall.ids import MatterId, SeatId
from lastcall.voice.fact import Branch, Fact

if TYPE_CHECKING:
    from lastcall.engine.game import Game

HIGHEST_BID: Final = 50
"""The highest bid that is offered."""


def bid_in_secret(game: Game, play: Play, step: int, seats: tuple[SeatId, ...]) -> None:
    """Let these seats bid one after the other; nothing is told, logged or shown before the last bid."""
    game.stack = SecretBidding(game.stack, play.id, step, seats, ())


class SecretBidding(Frame):
    """Who still has to bid, and the bids so far, which only their bidders know."""

    def __init__(
        self, below: Frame | None, play: MatterId, step: int, seats: tuple[SeatId, ...], bids: tuple[int, ...]
    ) -> None:
        self.below = below
        self.play = play
        self.step = step
        self.seats = seats
        self.bids = bids
        """The bids made so far, in the order of the seats."""

    def go(self, game: Game) -> None:
        """LIMIT-06: players bid what they have; then the bids are revealed."""
        if len(self.bids) < len(self.seats):
            seat = self.seats[len(self.bids)]
            if with_bottles(game, seat, GOLD):
                game.stack = self
                game.ask(seat, BID, self.choices(game, seat))
            else:
                game.stack = self.with_bid(0)
            return
        highest = max(self.bids)
        chosen: tuple[int, ...] = ()
        for seat, bid in zip(self.seats, self.bids, strict=True):
            game.note(RevealedBid, seat, bid)
            chosen += (seat, branch_of(bid, bid == highest))
        game.stack = Choosing(self.below, self.play, self.step, (), chosen)

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        return said_by(game, (seat,), [(OPTION_CHOSEN, gold) for gold in range(self.most(game, seat) + 1)])

    def most(self, game: Game, seat: SeatId) -> int:
        """LIMIT-06: the highest bid of this seat."""
        return min(game.side_of(seat).gold, HIGHEST_BID)

    def took(self, game: Game, answer: Answer) -> None:
        """Take the bid without telling anyone."""
        game.stack = self.with_bid(picked(unspoken(answer)))

    def with_bid(self, gold: int) -> SecretBidding:
        """The same bidding with one more bid."""
        return SecretBidding(self.below, self.play, self.step, self.seats, (*self.bids, gold))

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        """What the highest bid brings."""
        play = game.play(self.play)
        return BidInSecret(play.card, reader, play.seat, Branch(play.card, play.use, self.step, 0))

    def option(self, game: Game, number: int) -> Fact:
        return ASecretBid(number)

    def costs(self, game: Game, answer: Answer) -> bool:
        return picked(answer) > 0

    def imagined(self, game: Game, ours: int, pick: Callable[[int], int]) -> Frame:
        """The same bidding with random bids for seats that are not `ours`."""
        known = list(self.bids)
        for number, seat in enumerate(self.seats[: len(known)]):
            if not ours >> seat & 1:
                known[number] = pick(1 + self.most(game, seat))
        return SecretBidding(self.below, self.play, self.step, self.seats, tuple(known))


def branch_of(bid: int, highest: bool) -> int:
    """A bid, and whether it is the highest, as one number."""
    return 2 * bid + highest


def bid_of(branch: int) -> tuple[int, bool]:
    """The inverse: the bid, and whether it is the highest."""
    return branch // 2, branch % 2 == 1
