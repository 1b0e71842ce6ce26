"""LOSE: the quiet point, where nothing that was played is unresolved: last chances, losses, the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcall.engine.core.codes import END_OF_TURN, IN_GAME, NO_GOLD, NO_MATTER, NOBODY, PASSED_OUT
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.matters import Packet, gift
from lastcall.engine.core.outcome import Outcome
from lastcall.engine.play.chain import gained, open_window
from lastcall.engine.play.crawl import set_off
from lastcall.engine.play.facts import NO_GOLD_LEFT, SAFE_FOR_NOW, PassingOut, TheirLastChance
from lastcall.engine.table.facts import GameOver, IsOut, SharedGold
from lastcall.ids import SEATS, SeatId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.game import Game


def passing_out(game: Game, seat: SeatId) -> bool:
    """LOSE-02: whether a player has at least as much Alcohol Content as Fortitude."""
    side = game.side_of(seat)
    return side.alcohol >= side.fortitude


def endangered(game: Game) -> list[SeatId]:
    """LOSE-01, LOSE-02, GAMBLE-19: the seats that are passing out or, outside Rounds, have no Gold."""
    spared = game.round is not None
    found: list[SeatId] = []
    for side in game.sides:
        if (side.alcohol >= side.fortitude or (side.gold == 0 and not spared)) and side.out == IN_GAME:
            found += side.seats
    if found:
        return [seat for seat in game.around(game.turn.active) if seat in found]
    return found


def in_danger(game: Game, seat: SeatId) -> bool:
    """Whether this seat would lose now."""
    return seat in endangered(game)


def danger(game: Game, here: Frame) -> bool:
    """LOSE-03, CRAWL-02: whether something must be settled between two steps before `here` goes on."""
    if game.round is not None and game.round.pending:
        return False
    game.unsettled = False
    if not endangered(game):
        return game.crawl is not None and set_off(game, here)
    game.stack = LastChances(Judging(here), (), (), 0, -1)
    return True


class LastChances(Frame):
    """LOSE-04, LOSE-13: a last window for each seat in danger, one after the other, until no new card is played."""

    def __init__(
        self, below: Frame | None, among: tuple[SeatId, ...], queue: tuple[SeatId, ...], at: int, plays: int
    ) -> None:
        self.below = below
        self.among = among
        """Only these seats, if they are passing out (CONTEST-18); if empty, everybody in danger."""
        self.queue = queue
        self.at = at
        self.plays = plays
        """How many cards had been played when this queue was made; -1 before that."""

    def go(self, game: Game) -> None:
        """Open the windows in turn order from the active player."""
        queue, at, plays = self.queue, self.at, self.plays
        while True:
            if plays < 0 or (at == len(queue) and plays != game.plays):
                queue, at, plays = self.in_danger(game), 0, game.plays
            if at == len(queue):
                return
            here = game.stack = LastChances(self.below, self.among, queue, at + 1, plays)
            open_window(game, NO_MATTER, 0, queue[at], (queue[at],))
            if game.interrupted(here):
                return
            game.stack = self.below
            at += 1

    def quiet_situation(self, game: Game, reader: SeatId) -> Fact:
        seat = self.queue[self.at - 1]
        if seat != reader:
            return TheirLastChance(seat)
        side = game.side_of(seat)
        if passing_out(game, seat):
            return PassingOut(side.alcohol, side.fortitude)
        return NO_GOLD_LEFT if in_danger(game, seat) else SAFE_FOR_NOW

    def in_danger(self, game: Game) -> tuple[SeatId, ...]:
        """Who needs a last chance now."""
        if self.among:
            return tuple(seat for seat in self.among if passing_out(game, seat))
        return tuple(endangered(game))


class Judging(Frame):
    """The last chances are over."""

    def __init__(self, below: Frame | None) -> None:
        self.below = below

    def go(self, game: Game) -> None:
        """LOSE-09: judge all players who lose the game at the same time."""
        judge(game)
        game.unsettled = game.crawl is not None  # CRAWL-32: next, players who must Crawl and are still there.


def judge(game: Game) -> None:
    """LOSE-05 to LOSE-11, LOSE-16, LOSE-17: remove those who pass out, share their Gold, then remove those without.

    TIMING-10: a share is gained Gold, once everybody who lost is out.
    """
    left = [side for side in game.sides if side.out == IN_GAME]
    asleep = [side for side in left if side.alcohol >= side.fortitude]
    awake = [side for side in left if side not in asleep]
    shares: list[Packet] = []
    for side in asleep:
        gold, side.gold = side.gold, 0
        share = (gold - (gold + 1) // 2) // len(awake) if awake else 0
        for other in awake:
            other.gold += share
            if share:
                shares.append(gift(other.seats[0], share))
        game.inn += gold - share * len(awake)
        side.out = PASSED_OUT
        game.note(IsOut, side.seats[0], PASSED_OUT)
        if gold:
            game.note(SharedGold, side.seats[0], share, len(game.sides) < game.size)
    lost = list(asleep)
    if game.round is None:
        for side in awake:
            if side.gold == 0:
                side.out = NO_GOLD
                lost.append(side)
                game.note(IsOut, side.seats[0], NO_GOLD)
    gone = [seat for side in lost for seat in side.seats]
    for seat in gone:
        game.seats[seat].present = False
    for seat in gone:
        remove(game, seat)
    if lost:
        game.close_ranks()
    still = [side for side in left if side not in lost]
    if len(still) > 1 and shares:
        gained(game, shares, game.turn.active)
    elif len(still) <= 1:
        end(game, tuple(seat for side in still or lost for seat in side.seats), not still)


def remove(game: Game, seat: SeatId) -> None:
    """LOSE-08, LOSE-15, GAMBLE-33: take a player out of the game; their ante stays in the pot."""
    place = game.seats[seat]
    leave_turn(game, seat)
    for card in place.front:
        for keyword in game.cards[card].keywords:
            keyword.left(game, card)
    for card in (*place.pile, *place.front):
        game.homes[card].put_away(game, card)
    place.pile = []
    place.front = ()
    place.opened = NOBODY
    for other in game.seats:
        if other.opened == seat:
            other.opened = NOBODY
    for machine in game.machines:
        machine.seat_out(game, seat)
    this = game.round
    if this is not None:
        this.inside &= ~(1 << seat)
        if this.control == seat:
            this.control = NOBODY
        if this.winner == seat:
            this.winner = NOBODY
        if this.running and this.inside & (this.inside - 1) == 0 and this.inside:
            this.winner = SEATS[this.inside.bit_length() - 1]  # GAMBLE-25
            this.running = False


def leave_turn(game: Game, seat: SeatId) -> None:
    """TURN-17, LOSE-15: take a player out of the turn; its phase is over when the whole side is out."""
    turn = game.turn
    if turn.acting >> seat & 1:
        turn.acting &= ~(1 << seat)
        if not turn.acting:
            turn.phase = END_OF_TURN


def end(game: Game, seats: tuple[SeatId, ...], tie: bool) -> None:
    """LOSE-11, LOSE-12: end the game; the last side wins, and those who lose together tie."""
    game.outcome = Outcome(seats, tie, tuple(game.names[seat] for seat in seats))
    game.note(GameOver, seats, tie)
    game.stack = None
    for matter in list(game.matters.values()):
        matter.clear_away(game)
    game.matters = {}
    game.choices = []
    if game.round is not None:
        game.inn += game.round.pot
        for card in game.round.things:
            game.homes[card].put_away(game, card)
        game.round = None
