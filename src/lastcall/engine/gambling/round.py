"""GAMBLE: a Round of Gambling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from lastcall.engine.core.answers import Answer, plays_card
from lastcall.engine.core.cards import Branching, Effect, No
from lastcall.engine.core.codes import (
    A_WIN,
    ANTE_COMING,
    GAMBLE,
    GAMBLING_TURN,
    GOLD,
    NO_MATTER,
    NOBODY,
    PASS,
    POT,
    POT_TAKEN,
    ROUND_WON,
)
from lastcall.engine.core.declared import Declared, made_by
from lastcall.engine.core.facts import LET_IT_HAPPEN, NO_ANSWER
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.matters import Matter, Packet, Play, debt, new_batch
from lastcall.engine.core.middle import Middle
from lastcall.engine.core.things import SeenMatter
from lastcall.engine.gambling.facts import (
    PLAYERS_ANTE,
    ROUND_ENDS,
    AnswersWin,
    GamblingTurn,
    LeftRound,
    NobodyAntes,
    PassedTurn,
    RoundBegan,
    RoundUnwon,
    TakesPot,
    TookControl,
    TookPot,
    TurnIsNext,
    Winning,
    WinsRound,
    WonRound,
    WouldTakePot,
)
from lastcall.engine.gambling.pot import Claiming, leave_to_the_inn
from lastcall.engine.play.chain import open_window, play_card
from lastcall.engine.play.defeat import danger
from lastcall.engine.play.facts import Changed, Untouched
from lastcall.engine.play.legal import pass_or_play
from lastcall.engine.play.losses import apply_packet, must_ignore
from lastcall.engine.play.payments import demand
from lastcall.engine.table.seats import GONE
from lastcall.engine.table.who import everybody, first_of_ours, hits, with_members
from lastcall.ids import SEATS, CardId, MatterId, SeatId
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
        starter: SeatId,
        control: SeatId,
        pot: int = 0,
        passed: int = 0,
        cheating_only: bool = False,
        locked: bool = False,
        turn: SeatId = NOBODY,
        winner: SeatId = NOBODY,
        running: bool = True,
        taken: bool = False,
        things: list[CardId] | None = None,
        pending: bool = False,
        grabbed: bool = False,
    ) -> None:
        self.inside = inside
        """Bit set of the seats in the Round."""
        self.starter = starter
        self.control = control
        """Who is in control; NOBODY: nobody (GAMBLE-17)."""
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
        self, winner: SeatId, seat: SeatId, pot: int, taken: int = 0, claimed: bool = False, sharer: SeatId = NOBODY
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

    def parts(self, number: MatterId, about: int) -> Sequence[MatterId]:
        return (number,) if about == A_WIN else ()

    def situation(self, game: Game, reader: SeatId, below: Frame | None) -> Fact:
        taken = self.taken > 0
        return Winning(self.winner, self.seat, self.taken or self.pot, taken, self.seat == self.winner)

    def passing(self, game: Game, reader: SeatId) -> Fact:
        return NO_ANSWER if self.taken else LET_IT_HAPPEN

    def seen(self, game: Game, number: MatterId) -> SeenMatter | None:
        return SeenMatter(number, "win", self.seat, gold=self.pot or self.taken)

    def middle(self, game: Game) -> Middle | None:
        if self.taken:
            return Middle(TakesPot(self.seat))
        claimed = (WouldTakePot(self.seat),) if self.seat >= 0 and self.seat != self.winner else ()
        return Middle(WinsRound(self.winner), notes=claimed)

    def answered(self, game: Game) -> Fact | None:
        return AnswersWin(self.winner)


def start_round(game: Game, play: Play, locked: bool = False) -> None:
    """GAMBLE-01, GAMBLE-02, GAMBLE-04: everybody is in, antes, and the starter is in control."""
    assert game.round is None, "a Round is never started inside a Round"
    # NEGATE-02, AFFECT-06: not those who Ignore the card, unless they Ignore only what it does to their tracks.
    ignored = play.ignored & ~play.gambling
    here = everybody(game, play)
    seats = [seat for seat in here if not ignored >> seat & 1]
    if not seats:
        return  # Everybody Ignores the Event that would start it: nobody antes, and nobody could win.
    inside = sum(1 << seat for seat in seats)
    control = first_of_ours(game, play.seat, seats)
    game.round = Round(inside, play.seat, control, turn=play.seat, locked=locked, pending=is_pending(game, play))
    game.note(RoundBegan, play.seat)
    for seat in here:
        if (play.ignored & must_ignore(game, play.card)) >> seat & 1 and not hits(game, play, seat):
            game.note(Untouched, seat, bool(game.shielded >> seat & 1))
    game.stack = new_betting(game.stack, NEXT_TURN, NO_MATTER)
    if game.prizes is None:
        first_ante(game, play.seat)
    else:
        chooser = game.around(game.turn.active)[0] if game.cards[play.card].event else play.seat
        game.stack = FirstAnte(game.stack, play.seat)
        game.prizes.round_begins(game, chooser)


class FirstAnte(Frame):
    """GAMBLE-04: everybody antes, once a Prize that belongs in the pot lies there."""

    def __init__(self, below: Frame | None, starter: SeatId) -> None:
        self.below = below
        self.starter = starter

    def go(self, game: Game) -> None:
        first_ante(game, self.starter)


def first_ante(game: Game, starter: SeatId) -> None:
    """GAMBLE-02, GAMBLE-25: everybody antes; if all others Ignore the Round, the one who is left wins at once."""
    assert game.round is not None
    inside = game.round.inside
    if inside & (inside - 1):
        ante(game, starter, 1)
    else:
        win(game, SEATS[inside.bit_length() - 1])


def is_pending(game: Game, starter: Play) -> bool:
    """Whether anything else waits to be finished; an Event may start a Round in the middle of it."""
    return any(matter is not starter and matter.unfinished() for matter in game.matters.values())


def ante(game: Game, seat: SeatId, amount: int) -> None:
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


def demand_antes(game: Game, seat: SeatId, amount: int, too: bool) -> None:
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

    def __init__(self, below: Frame | None, seat: SeatId, amount: int, batch: MatterId) -> None:
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


def leave(game: Game, seat: SeatId) -> None:
    """GAMBLE-15, GAMBLE-18, GAMBLE-25, GAMBLE-34: out of the Round; the last one who is left wins, or nobody does."""
    this = game.round
    if this is None or not this.running or not this.inside >> seat & 1:
        return
    this.inside &= ~(1 << seat)
    if this.control == seat:
        this.control = NOBODY
    game.note(LeftRound, seat)
    if not this.inside:
        end_unwon(game)
    elif this.inside & (this.inside - 1) == 0:
        win(game, SEATS[this.inside.bit_length() - 1])


def win(game: Game, seat: SeatId) -> None:
    """GAMBLE-09, GAMBLE-10: the Round is over at this moment."""
    this = game.round
    if this is not None and this.running:
        this.winner = seat
        this.running = False


def take_control(game: Game, seat: SeatId) -> None:
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


def not_to_be_stopped(game: Game) -> No | None:
    """CARD-075: why the Round cannot be stopped: antes are due, or a card is going to demand them or to end it."""
    ending = None
    for matter in game.matters.values():
        if type(matter) is Packet:
            if matter.payee == POT and not matter.settled and matter.is_due(game):
                return PLAYERS_ANTE
        elif type(matter) is Play and not matter.negated:
            for effect in ahead(game, matter):
                if effect.of_round:
                    return PLAYERS_ANTE
                if effect.ends_round:
                    ending = ROUND_ENDS
    return ending


def ahead(game: Game, play: Play) -> list[Effect]:
    """What a card on the table may still do, alternatives included."""
    frame = game.stack
    while frame is not None:
        step = frame.carries_out(play.id)
        if step >= 0:
            found = list(game.cards[play.card].uses[play.use].effects[step:])
            for effect in found:
                if isinstance(effect, Branching):
                    found += [one for branch in effect.branches() for one in branch]
            return found
        frame = frame.below
    return []


def grab(game: Game, seat: SeatId) -> None:
    """GAMBLE-31: the Round is over at this moment, and the pot goes to somebody who has not won it."""
    this = game.round
    if this is not None and this.running:
        this.winner = seat
        this.running = False
        this.grabbed = True


def play_on(game: Game, won: Win, seat: SeatId) -> None:
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


def take_from_pot(game: Game, seat: SeatId, amount: int) -> int:
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
    win: MatterId

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
            game.note(WonRound, this.winner, game.win(number).pot)
            game.stack = new_betting(self.below, WINNING, number)
            open_window(game, number, ROUND_WON, game.turn.active)  # GAMBLE-32
            return
        seat = this.turn
        if stage != THIS_TURN or not waiting >> seat & 1:
            size = game.size
            seat = (seat + 1) % size  # type: ignore[assignment]
            while not waiting >> seat & 1:
                seat = (seat + 1) % size  # type: ignore[assignment]
            this.turn = seat
            here = new_betting(self.below, THIS_TURN, NO_MATTER)
            game.stack = here
            open_window(game, NO_MATTER, 0, seat)  # TYPES-04
            if game.interrupted(here):
                return
            game.stack = self.below
            here.ask(game, seat)
        else:
            self.ask(game, seat)

    def ask(self, game: Game, seat: SeatId) -> None:
        """GAMBLE-05, GAMBLE-07: one Gambling or Cheating card, or pass."""
        choices = self.choices(game, seat)
        if len(choices) > 1 or game.asks_all:
            game.stack = self
            game.ask(seat, GAMBLE, choices)
        else:
            self.passes(game, seat)

    def passes(self, game: Game, seat: SeatId) -> None:
        """GAMBLE-07: pass this gambling turn but stay in the Round."""
        assert game.round is not None
        game.round.passed |= 1 << seat
        game.note(PassedTurn, seat)
        game.stack = new_betting(self.below, NEXT_TURN, NO_MATTER)

    def took(self, game: Game, answer: Answer) -> None:
        """A card, or a pass."""
        assert game.round is not None
        seat = game.round.turn
        if plays_card(answer):
            game.round.taken = False
            game.stack = new_betting(self.below, AFTER_CARD, NO_MATTER)
            play_card(game, seat, answer)
        else:
            self.passes(game, seat)

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        place = game.seats[seat]
        windows = place.windows
        if (windows if windows >= 0 else game.windows_of(place)) & GAMBLING_TURN and not place.away & GONE:
            return pass_or_play(game, seat, NO_MATTER, GAMBLING_TURN)
        return [PASS]

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        this = game.round
        assert this is not None
        return GamblingTurn(this.control, this.pot, this.cheating_only)

    def quiet_situation(self, game: Game, reader: SeatId) -> Fact:
        assert game.round is not None
        return TurnIsNext(game.round.turn)

    def settles(self, game: Game, window: Frame) -> bool:
        """GAMBLE-10, GAMBLE-31: a Round that a card has ended has no next gambling turn."""
        if game.unsettled and danger(game, window):
            return True
        return game.round is not None and not game.round.running

    def offers(self, game: Game, seat: SeatId) -> int:
        here = game.round is not None and seat == game.round.turn and not game.seats[seat].away & GONE
        return GAMBLING_TURN if here else 0

    def pay(self, game: Game, this: Round) -> None:
        """TIMING-12, GAMBLE-31: whoever takes the pot takes it; then cards that react to it."""
        won = game.win(self.win)
        if won.seat < 0:
            del game.matters[self.win]
            game.stack = new_betting(self.below, NEXT_TURN, NO_MATTER)
            return
        if self.stage == WINNING:
            won.taken = won.pot
            won.pot = 0
            game.side_of(won.seat).gold += won.taken
            game.note(TookPot, won.seat, won.taken, won.seat == won.winner and not this.grabbed)
            game.stack = new_betting(self.below, COLLECTED, self.win)
            if won.taken:  # Nobody can answer a pot that is seen to be empty.
                open_window(game, self.win, POT_TAKEN, game.turn.active)
            return
        del game.matters[self.win]
        game.stack = Closing(game.stack)
        if this.things:
            game.stack = Claiming(game.stack, won.seat, won.sharer)


def new_betting(below: Frame | None, stage: int, win: MatterId) -> Betting:
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
