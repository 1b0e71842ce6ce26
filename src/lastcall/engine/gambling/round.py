"""GAMBLE: a Round of Gambling."""

from __future__ import annotations

from lastcall.engine.core.codes import (
    ANTE_COMING,
    GAMBLE,
    GAMBLING_TURN,
    GOLD,
    GOLD_COMING,
    NOBODY,
    PASS,
    PLAYED,
    POT,
    POT_TAKEN,
    ROUND_WON,
)
from lastcall.engine.core.entries import Entry
from lastcall.engine.core.game import Answer, Frame, Game
from lastcall.engine.core.matters import Batch, Packet, Play, Served, Tray, Win
from lastcall.engine.gambling import prizes
from lastcall.engine.play import plays, window
from lastcall.engine.play.losses import Changed, apply_packet, demand
from lastcall.engine.table.losing import danger
from lastcall.engine.table.seats import GONE, Round

NEXT_TURN = 0
THIS_TURN = 1
AFTER_CARD = 2
WINNING = 3
COLLECTED = 4


def start_round(game: Game, play: Play, locked: bool = False) -> None:
    """GAMBLE-01, GAMBLE-02, GAMBLE-04: everybody is in, antes, and the starter is in control."""
    assert game.round is None, "a Round is never started inside a Round"
    inside = 0
    for seat in game.around(0):
        if not play.ignored >> seat & 1:
            inside |= 1 << seat
    # NEGATE-02: whoever Ignores the Event that starts it is not in the Round.
    control = play.seat if inside >> play.seat & 1 else NOBODY
    game.round = Round(inside, play.seat, control, turn=play.seat, locked=locked, pending=is_pending(game, play))
    game.note(RoundBegan, play.seat)
    game.stack = Betting(game.stack, NEXT_TURN, NOBODY)
    if game.prizes is None:
        ante(game, play.seat, 1)
    else:
        chooser = game.around(game.active)[0] if game.cards[play.card].event else play.seat
        game.stack = prizes.Staking(game.stack, play.seat, chooser)


def is_pending(game: Game, starter: Play) -> bool:
    """Whether anything else waits to be finished; an Event may start a Round in the middle of it."""
    for matter in game.matters.values():
        if type(matter) is Play:
            if matter is not starter and not matter.put_away:
                return True
        elif type(matter) in (Served, Tray, Batch):
            return True
    return False


def ante(game: Game, seat: int, amount: int) -> None:
    """GAMBLE-20, GAMBLE-22, GAMBLE-35: all concerned ante, unless the player who demands it cannot."""
    assert game.round is not None
    if game.side_of(seat).gold == 0 and game.round.inside >> seat & 1:
        # Perhaps a card of theirs lets somebody else pay: they are asked first, alone.
        number = game.add(Packet(NOBODY, seat, seat, GOLD, amount, POT))
        batch = game.add(Batch([number]))
        game.stack = Anting(game.stack, seat, amount, batch)
        window.window(game, batch, window.open_bits(game, GOLD_COMING | ANTE_COMING), seat, 1)
        return
    demand_antes(game, seat, amount, True)


def demand_antes(game: Game, seat: int, amount: int, too: bool) -> None:
    """Everybody still in the Round who has Gold."""
    assert game.round is not None
    inside = game.round.inside
    paying = [q for q in game.around(seat) if inside >> q & 1 and game.side_of(q).gold > 0 and (too or q != seat)]
    if paying:
        demand(game, [Packet(NOBODY, seat, q, GOLD, amount, POT) for q in paying], seat)


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
        game.note(RoundUnwon, NOBODY, this.pot)
        game.inn += this.pot
        this.pot = 0
        prizes.back_to_the_inn(game)
        this.running = False


def take_from_pot(game: Game, seat: int, amount: int) -> int:
    """GAMBLE-30: control does not change. What was really taken."""
    this = game.round
    taken = 0
    if this is not None and this.running:
        taken = min(amount, this.pot)
        this.pot -= taken
        game.side_of(seat).gold += taken
        game.stirred = True
        game.note(Changed, seat, GOLD, taken)
    return taken


class Betting(Frame):
    """The gambling turns, and the end of the Round."""

    __slots__ = ("stage", "win")

    def __init__(self, below: Frame | None, stage: int, win: int) -> None:
        self.below = below
        self.stage = stage
        self.win = win

    def go(self, game: Game) -> None:
        """GAMBLE-05, GAMBLE-08: turn after turn until everybody else has passed."""
        this = game.round
        assert this is not None
        stage = self.stage
        if stage >= WINNING:
            self.pay(game, this)
            return
        if game.stirred and danger(game, self):
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
                game.inn += this.pot  # Whoever would have won it has passed out meanwhile.
                this.pot = 0
                prizes.back_to_the_inn(game)
                over(game)
                return
            # TIMING-12: who wins, then who takes the pot.
            number = game.add(Win(this.winner, this.winner, this.pot))
            this.pot = 0
            game.note(WonRound, this.winner)
            game.stack = Betting(self.below, WINNING, number)
            window.window(game, number, window.open_bits(game, ROUND_WON), game.active)  # GAMBLE-32
            return
        seat = this.turn
        if stage != THIS_TURN or not waiting >> seat & 1:
            size = game.size
            seat = (seat + 1) % size
            while not waiting >> seat & 1:
                seat = (seat + 1) % size
            this.turn = seat
            here = game.stack = Betting(self.below, THIS_TURN, NOBODY)
            window.window(game, NOBODY, window.open_bits(game, 0), seat)  # TYPES-04
            if game.interrupted(here):
                return
            game.stack = self.below
        self.ask(game, seat)

    def ask(self, game: Game, seat: int) -> None:
        """GAMBLE-05, GAMBLE-07: one Gambling or Cheating card, or pass."""
        place = game.seats[seat]
        choices: list[Answer] = [PASS]
        if game.mask_of(place) & GAMBLING_TURN and not place.away & GONE:
            choices = window.pass_or_play(game, seat, NOBODY, GAMBLING_TURN)
        if len(choices) > 1 or game.attentive:
            game.stack = Betting(self.below, THIS_TURN, NOBODY)
            game.ask(seat, GAMBLE, choices)
        else:
            self.passes(game, seat)

    def passes(self, game: Game, seat: int) -> None:
        """GAMBLE-07."""
        assert game.round is not None
        game.round.passed |= 1 << seat
        game.note(PassedTurn, seat)
        game.stack = Betting(self.below, NEXT_TURN, NOBODY)

    def took(self, game: Game, answer: Answer) -> None:
        """A card, or a pass."""
        assert game.round is not None
        seat = game.round.turn
        if answer[0] == PLAYED:
            game.round.taken = False
            game.stack = Betting(self.below, AFTER_CARD, NOBODY)
            plays.play_card(game, seat, answer)
        else:
            self.passes(game, seat)

    def offers(self, game: Game, seat: int) -> int:
        here = game.round is not None and seat == game.round.turn and not game.seats[seat].away & GONE
        return GAMBLING_TURN if here else 0

    def pay(self, game: Game, this: Round) -> None:
        """TIMING-12, GAMBLE-31: whoever takes the pot takes it; then cards that react to it."""
        won = game.win(self.win)
        if self.stage == WINNING:
            won.taken = won.pot
            won.pot = 0
            game.side_of(won.seat).gold += won.taken
            game.stirred = True
            game.note(TookPot, won.seat, won.taken)
            game.stack = Betting(self.below, COLLECTED, self.win)
            window.window(game, self.win, window.open_bits(game, POT_TAKEN), game.active)
            return
        del game.matters[self.win]
        if this.things:
            game.stack = prizes.Claiming(game.stack, won.seat, won.sharer)
        else:
            over(game)


def over(game: Game) -> None:
    """GAMBLE-21: the Round is over; who was spared for its sake is so no longer."""
    game.round = None
    game.stirred = True


# --- as the log tells it


class RoundBegan(Entry):
    """A Round."""

    rules = ("GAMBLE-01", "GAMBLE-04")

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} starts a Round of Gambling"


class TookControl(Entry):
    """Who is in control."""

    rules = ("GAMBLE-06",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} is in control of the Round"


class PassedTurn(Entry):
    """A gambling turn without a card."""

    rules = ("GAMBLE-07",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} passes"


class LeftRound(Entry):
    """Somebody is out of the Round."""

    rules = ("GAMBLE-15",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} leaves the Round"


class WonRound(Entry):
    """Its winner."""

    rules = ("GAMBLE-08", "TIMING-12")

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} wins the Round"


class TookPot(Entry):
    """Who took the pot."""

    rules = ("TIMING-12",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} takes the pot of {self.more[0]} Gold"


class RoundUnwon(Entry):
    """A pot for the Inn."""

    rules = ("GAMBLE-18",)

    def tell(self, game: Game) -> str:
        return f"Nobody wins the Round: {self.more[0]} Gold go to the Inn"
