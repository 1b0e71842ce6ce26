"""DUNGEON, CARD-035: an open auction in the middle of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lastcall.engine.core.answers import Answer, picked, unspoken
from lastcall.engine.core.codes import BID, GOLD, NOBODY, OPTION_CHOSEN, PASS
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.matters import Play
from lastcall.engine.play.choices import Choosing
from lastcall.engine.play.facts import ABid, BidFor, MadeBid, NobodyBid, WonBid
from lastcall.engine.play.losses import track_of
from lastcall.engine.table.potions import said_by, with_bottles
from lastcall.ids import MatterId, SeatId, TrackId
from lastcall.voice.fact import Branch, Fact

if TYPE_CHECKING:
    from lastcall.engine.game import Game

HIGHEST_RAISE: Final = 50
"""The most one bid may raise; a player may bid again."""


def auction(game: Game, play: Play, step: int, seats: tuple[SeatId, ...], track: TrackId) -> None:
    """Let these seats bid in turn order until all others have passed on the highest bid."""
    game.stack = Bidding(game.stack, play.id, step, seats, 0, 0, NOBODY, 0, track)


class Bidding(Frame):
    """Who bids next, and what the highest bid is."""

    def __init__(
        self,
        below: Frame | None,
        play: MatterId,
        step: int,
        seats: tuple[SeatId, ...],
        at: int,
        passes: int,
        best: SeatId,
        bid: int,
        track: TrackId = GOLD,
    ) -> None:
        self.below = below
        self.play = play
        self.step = step
        self.seats = seats
        self.at = at
        self.passes = passes
        """How many have passed in a row since the highest bid; passing is not final (CARD-035)."""
        self.best = best
        """The highest bidder; NOBODY before the first bid."""
        self.bid = bid
        self.track = track
        """What is bid: Gold or Fortitude."""

    def go(self, game: Game) -> None:
        """LIMIT-06: players bid what they can pay; who cannot outbid the others, even after Potions, is not asked."""
        at, passes = self.at, self.passes
        others = len(self.seats) - (self.best >= 0)
        while passes < others:
            seat = self.seats[at % len(self.seats)]
            if seat != self.best and with_bottles(game, seat, self.track) > self.bid:
                game.stack = self.going_on(at, passes, self.best, self.bid)
                game.ask(seat, BID, self.choices(game, seat))
                return
            passes += seat != self.best
            at += 1
        if self.best >= 0:
            game.note(WonBid, self.best, self.bid, self.track)
            game.stack = Choosing(self.below, self.play, self.step, (), (self.best, self.bid))
        else:
            game.note(NobodyBid)

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        most = min(track_of(game, seat, self.track), self.bid + HIGHEST_RAISE)
        return said_by(game, (seat,), [PASS, *((OPTION_CHOSEN, gold) for gold in range(self.bid + 1, most + 1))])

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        """What is bid for, and how much has been bid."""
        play = game.play(self.play)
        prize = Branch(play.card, play.use, self.step, 0)
        return BidFor(play.card, reader, play.seat, prize, self.best, self.bid, self.track)

    def option(self, game: Game, number: int) -> Fact:
        return ABid(number, self.track)

    def costs(self, game: Game, answer: Answer) -> bool:
        return True

    def took(self, game: Game, answer: Answer) -> None:
        """Take a bid or a pass."""
        seat = self.seats[self.at % len(self.seats)]
        at = self.at + 1
        answer = unspoken(answer)
        if answer == PASS:
            game.stack = self.going_on(at, self.passes + 1, self.best, self.bid)
        else:
            game.note(MadeBid, seat, picked(answer), self.track)
            game.stack = self.going_on(at, 0, seat, picked(answer))

    def going_on(self, at: int, passes: int, best: SeatId, bid: int) -> Bidding:
        """The same auction, further on."""
        return Bidding(self.below, self.play, self.step, self.seats, at, passes, best, bid, self.track)
