"""GAMBLE: a Round of Gambling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lastcall.engine.core.answers import Answer, plays_card
from lastcall.engine.core.codes import (
    A_WIN,
    ANTE_COMING,
    GAMBLE,
    GAMBLING_TURN,
    GOLD,
    NOBODY,
    PASS,
    POT,
    POT_TAKEN,
    ROUND_WON,
)
from lastcall.engine.core.declared import Declared, made_by
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.matters import Matter, Play, debt, new_batch
from lastcall.engine.core.things import SeenMatter
from lastcall.engine.gambling.facts import (
    GamblingTurn,
    LeftRound,
    NobodyAntes,
    PassedTurn,
    RoundBegan,
    RoundUnwon,
    TookControl,
    TookPot,
    TurnIsNext,
    Winning,
    WonRound,
)
from lastcall.engine.gambling.pot import Claiming, leave_to_the_inn
from lastcall.engine.play.chain import open_window, play_card
from lastcall.engine.play.defeat import danger
from lastcall.engine.play.facts import Changed
from lastcall.engine.play.legal import pass_or_play
from lastcall.engine.play.losses import apply_packet
from lastcall.engine.play.payments import demand
from lastcall.engine.table.seats import GONE
from lastcall.engine.table.who import everybody, first_of_ours, with_members
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.game import Game

NEXT_TURN: Final = 0
THIS_TURN: Final = 1
AFTER_CARD: Final = 2
WINNING: Final = 3
COLLECTED: Final = 4


class Round(Declared):
    """A Round of Gambling."""

    def __init__(
        self,
        inside: int,
        starter: int,
        control: int,
        pot: int = 0,
        passed: int = 0,
        cheating_only: bool = False,
        locked: bool = False,
        turn: int = 0,
        winner: int = -1,
        running: bool = True,
        taken: bool = False,
        things: list[int] | None = None,
        pending: bool = False,
        grabbed: bool = False,
    ) -> None:
        self.inside = inside
        """Bit set of the seats in the Round."""
        self.starter = starter
        self.control = control
        """Who is in control; -1: nobody (GAMBLE-17)."""
        self.pot = pot
        self.passed = passed
        """Bit set: passed since control last changed."""
        self.cheating_only = cheating_only
        """Only a Cheating Card can take control (GAMBLE-12)."""
        self.locked = locked
        """Nobody may choose to leave."""
        self.turn = turn
        """Whose gambling turn it is."""
        self.winner = winner
        self.running = running
        """False from the last pass on (GAMBLE-09)."""
        self.taken = taken
        """The card of this gambling turn has taken control; else it counts as a pass (GAMBLE-27)."""
        self.pending = pending
        """It was started in the middle of something: nobody loses before that is finished (LOSE-03)."""
        self.grabbed = grabbed
        """Its pot is taken by somebody who has not won it."""
        self.things = things or []
        """Cards that lie in the pot: Prizes, and what players have put there (PRIZE-03, CARD-019)."""

    def copy(self) -> Round:
        """An independent copy."""
        return Round(
            self.inside,
            self.starter,
            self.control,
            self.pot,
            self.passed,
            self.cheating_only,
            self.locked,
            self.turn,
            self.winner,
            self.running,
            self.taken,
            self.things[:],
            self.pending,
            self.grabbed,
        )


class Win(Matter):
    """A won Round: who takes how much (TIMING-12)."""

    __slots__ = ("claimed", "pot", "seat", "sharer", "taken", "winner")

    def __init__(
        self, winner: int, seat: int, pot: int, taken: int = 0, claimed: bool = False, sharer: int = NOBODY
    ) -> None:
        self.winner = winner
        self.seat = seat
        """Who takes the pot; NOBODY: the Round goes on."""
        self.pot = pot
        self.taken = taken
        self.claimed = claimed
        """A card has changed who takes it (GAMBLE-32)."""
        self.sharer = sharer
        """Who has taken half of it (PRIZE-09)."""

    def copy(self) -> Win:
        return Win(self.winner, self.seat, self.pot, self.taken, self.claimed, self.sharer)

    def parts(self, number: int, about: int) -> Sequence[int]:
        return (number,) if about == A_WIN else ()

    def situation(self, game: Game, reader: int, below: Frame | None) -> Fact:
        taken = self.taken > 0
        return Winning(self.winner, self.seat, self.taken or self.pot, taken, self.seat == self.winner)

    def seen(self, game: Game, number: int) -> SeenMatter | None:
        return SeenMatter(number, "win", self.seat, gold=self.pot or self.taken)


def start_round(game: Game, play: Play, locked: bool = False) -> None:
    """GAMBLE-01, GAMBLE-02, GAMBLE-04: everybody is in, antes, and the starter is in control."""
    assert game.round is None, "a Round is never started inside a Round"
    # NEGATE-02, NEGATE-18, AFFECT-06: an Event can be Ignored with its Round; a card only with all other effects.
    ignored = play.ignored if game.cards[play.card].event else game.shielded
    seats = [seat for seat in everybody(game, play) if not ignored >> seat & 1]
    inside = sum(1 << seat for seat in seats)
    control = first_of_ours(game, play.seat, seats)
    game.round = Round(inside, play.seat, control, turn=play.seat, locked=locked, pending=is_pending(game, play))
    game.note(RoundBegan, play.seat)
    game.stack = new_betting(game.stack, NEXT_TURN, NOBODY)
    if game.prizes is None:
        ante(game, play.seat, 1)
    else:
        chooser = game.around(game.turn.active)[0] if game.cards[play.card].event else play.seat
        game.stack = FirstAnte(game.stack, play.seat)
        game.prizes.round_begins(game, chooser)


class FirstAnte(Frame):
    """GAMBLE-04: everybody antes, once a Prize that belongs in the pot lies there."""

    def __init__(self, below: Frame | None, starter: int) -> None:
        self.below = below
        self.starter = starter

    def go(self, game: Game) -> None:
        ante(game, self.starter, 1)


def is_pending(game: Game, starter: Play) -> bool:
    """Whether anything else waits to be finished; an Event may start a Round in the middle of it."""
    return any(matter is not starter and matter.unfinished() for matter in game.matters.values())


def ante(game: Game, seat: int, amount: int) -> None:
    """GAMBLE-20, GAMBLE-22, GAMBLE-35: all concerned ante, unless the player who demands it cannot."""
    assert game.round is not None
    if game.side_of(seat).gold == 0 and game.round.inside >> seat & 1:
        # Perhaps a card of theirs lets somebody else pay: they are asked first, alone.
        number = game.add(debt(seat, amount, POT, seat))
        batch = game.add(new_batch([number]))
        game.stack = Anting(game.stack, seat, amount, batch)
        open_window(game, batch, ANTE_COMING, seat, with_members(game, seat))
        return
    demand_antes(game, seat, amount, True)


def demand_antes(game: Game, seat: int, amount: int, too: bool) -> None:
    """Everybody still in the Round who has Gold."""
    assert game.round is not None
    inside = game.round.inside
    paying = [
        other
        for other in game.around(seat)
        if inside >> other & 1 and game.sides[game.seats[other].side].gold > 0 and (too or other != seat)
    ]
    if paying:
        demand(game, [debt(other, amount, POT, seat) for other in paying], seat)


class Anting(Frame):
    """GAMBLE-22: a player without Gold demands antes; the others follow only if theirs is paid by a card."""

    def __init__(self, below: Frame | None, seat: int, amount: int, batch: int) -> None:
        self.below = below
        self.seat = seat
        self.amount = amount
        self.batch = batch

    def go(self, game: Game) -> None:
        """If theirs is paid, the others follow."""
        (number,) = game.batch(self.batch).packets
        packet = game.packet(number)
        del game.matters[number]
        del game.matters[self.batch]
        if game.round is not None and game.round.running:
            apply_packet(game, packet)
            replaced = packet.amount == 0 and game.round.inside >> self.seat & 1
            if packet.done or replaced:
                demand_antes(game, self.seat, self.amount, False)
            elif game.round.inside >> self.seat & 1:
                game.note(NobodyAntes)


def leave(game: Game, seat: int) -> None:
    """GAMBLE-15, GAMBLE-25, GAMBLE-34: out of the Round; as soon as one is left, that one wins."""
    this = game.round
    if this is None or not this.running or not this.inside >> seat & 1:
        return
    this.inside &= ~(1 << seat)
    if this.control == seat:
        this.control = NOBODY
    game.note(LeftRound, seat)
    if this.inside & (this.inside - 1) == 0:
        win(game, this.inside.bit_length() - 1)


def win(game: Game, seat: int) -> None:
    """GAMBLE-09, GAMBLE-10: the Round is over at this moment."""
    this = game.round
    if this is not None and this.running:
        this.winner = seat
        this.running = False


def take_control(game: Game, seat: int) -> None:
    """GAMBLE-06, GAMBLE-13: control, and everybody may play again."""
    this = game.round
    if this is not None and this.running and this.inside >> seat & 1:
        this.control = seat
        this.taken = True
        this.passed = 0
        this.cheating_only = False
        game.note(TookControl, seat)


def end_unwon(game: Game) -> None:
    """GAMBLE-18: the pot goes to the Inn."""
    this = game.round
    if this is not None and this.running:
        game.note(RoundUnwon, this.pot)
        game.inn += this.pot
        this.pot = 0
        leave_to_the_inn(game)
        this.running = False


def grab(game: Game, seat: int) -> None:
    """GAMBLE-31: the Round is over at this moment, and the pot goes to somebody who has not won it."""
    this = game.round
    if this is not None and this.running:
        this.winner = seat
        this.running = False
        this.grabbed = True


def play_on(game: Game, won: Win, seat: int) -> None:
    """GAMBLE-32: nobody has won after all; the pot stays, and everybody may play again."""
    this = game.round
    if this is not None and this.inside >> seat & 1:
        won.claimed = True
        won.seat = NOBODY
        this.pot, won.pot = won.pot, 0
        this.winner = NOBODY
        this.running = True
        this.turn = seat
        take_control(game, seat)


def take_from_pot(game: Game, seat: int, amount: int) -> int:
    """GAMBLE-30: control does not change. What was really taken."""
    this = game.round
    taken = 0
    if this is not None and this.running:
        taken = min(amount, this.pot)
        this.pot -= taken
        game.side_of(seat).gold += taken
        game.note(Changed, seat, GOLD, taken)
    return taken


class Betting(Frame):
    """The gambling turns, and the end of the Round."""

    __slots__ = ("stage", "win")

    stage: int
    win: int

    def go(self, game: Game) -> None:
        """GAMBLE-05, GAMBLE-08: turn after turn until everybody else has passed."""
        this = game.round
        assert this is not None
        stage = self.stage
        if stage >= WINNING:
            self.pay(game, this)
            return
        if game.unsettled and danger(game, self):
            return
        if stage == AFTER_CARD and not this.taken:
            this.passed |= 1 << this.turn  # GAMBLE-27
        waiting = this.inside & ~this.passed
        if this.control >= 0:
            waiting &= ~(1 << this.control)
        if this.running and waiting == 0:
            if this.control >= 0:
                win(game, this.control)  # GAMBLE-08, GAMBLE-28
            else:
                end_unwon(game)  # GAMBLE-18
        if not this.running:
            if this.winner < 0:
                if this.pot or this.things:  # Whoever would have won it has passed out meanwhile.
                    game.note(RoundUnwon, this.pot)
                game.inn += this.pot
                this.pot = 0
                leave_to_the_inn(game)
                over(game)
                return
            # TIMING-12: who wins, then who takes the pot.
            number = game.add(Win(this.winner, this.winner, this.pot))
            this.pot = 0
            if this.grabbed:
                game.stack = new_betting(self.below, WINNING, number)
                return
            game.note(WonRound, this.winner)
            game.stack = new_betting(self.below, WINNING, number)
            open_window(game, number, ROUND_WON, game.turn.active)  # GAMBLE-32
            return
        seat = this.turn
        if stage != THIS_TURN or not waiting >> seat & 1:
            size = game.size
            seat = (seat + 1) % size
            while not waiting >> seat & 1:
                seat = (seat + 1) % size
            this.turn = seat
            here = new_betting(self.below, THIS_TURN, NOBODY)
            game.stack = here
            open_window(game, NOBODY, 0, seat)  # TYPES-04
            if game.interrupted(here):
                return
            game.stack = self.below
            here.ask(game, seat)
        else:
            self.ask(game, seat)

    def ask(self, game: Game, seat: int) -> None:
        """GAMBLE-05, GAMBLE-07: one Gambling or Cheating card, or pass."""
        choices = self.choices(game, seat)
        if len(choices) > 1 or game.asks_all:
            game.stack = self
            game.ask(seat, GAMBLE, choices)
        else:
            self.passes(game, seat)

    def passes(self, game: Game, seat: int) -> None:
        """GAMBLE-07: pass this gambling turn but stay in the Round."""
        assert game.round is not None
        game.round.passed |= 1 << seat
        game.note(PassedTurn, seat)
        game.stack = new_betting(self.below, NEXT_TURN, NOBODY)

    def took(self, game: Game, answer: Answer) -> None:
        """A card, or a pass."""
        assert game.round is not None
        seat = game.round.turn
        if plays_card(answer):
            game.round.taken = False
            game.stack = new_betting(self.below, AFTER_CARD, NOBODY)
            play_card(game, seat, answer)
        else:
            self.passes(game, seat)

    def choices(self, game: Game, seat: int) -> list[Answer]:
        place = game.seats[seat]
        windows = place.windows
        if (windows if windows >= 0 else game.windows_of(place)) & GAMBLING_TURN and not place.away & GONE:
            return pass_or_play(game, seat, NOBODY, GAMBLING_TURN)
        return [PASS]

    def prompt(self, game: Game, reader: int) -> Fact:
        this = game.round
        assert this is not None
        return GamblingTurn(this.control, this.pot, this.cheating_only)

    def quiet_situation(self, game: Game, reader: int) -> Fact:
        assert game.round is not None
        return TurnIsNext(game.round.turn)

    def settles(self, game: Game, window: Frame) -> bool:
        """GAMBLE-10, GAMBLE-31: a Round that a card has ended has no next gambling turn."""
        if game.unsettled and danger(game, window):
            return True
        return game.round is not None and not game.round.running

    def offers(self, game: Game, seat: int) -> int:
        here = game.round is not None and seat == game.round.turn and not game.seats[seat].away & GONE
        return GAMBLING_TURN if here else 0

    def pay(self, game: Game, this: Round) -> None:
        """TIMING-12, GAMBLE-31: whoever takes the pot takes it; then cards that react to it."""
        won = game.win(self.win)
        if won.seat < 0:
            del game.matters[self.win]
            game.stack = new_betting(self.below, NEXT_TURN, NOBODY)
            return
        if self.stage == WINNING:
            won.taken = won.pot
            won.pot = 0
            game.side_of(won.seat).gold += won.taken
            game.note(TookPot, won.seat, won.taken)
            game.stack = new_betting(self.below, COLLECTED, self.win)
            if won.taken:  # Nobody can answer a pot that is seen to be empty.
                open_window(game, self.win, POT_TAKEN, game.turn.active)
            return
        del game.matters[self.win]
        game.stack = Closing(game.stack)
        if this.things:
            game.stack = Claiming(game.stack, won.seat, won.sharer)


def new_betting(below: Frame | None, stage: int, win: int) -> Betting:
    """A Round at one of its stages."""
    new = Betting()
    new.below = below
    new.stage = stage
    new.win = win
    return new


made_by(Betting, new_betting)


class Closing(Frame):
    """The pot and all that lay in it have been taken."""

    def __init__(self, below: Frame | None) -> None:
        self.below = below

    def go(self, game: Game) -> None:
        over(game)


def over(game: Game) -> None:
    """GAMBLE-21: the Round is over, and no longer protects anybody without Gold."""
    game.round = None
    game.unsettled = True
