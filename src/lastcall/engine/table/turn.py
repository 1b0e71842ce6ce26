"""TURN: the four phases of a turn, with a window before and after what each is for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcall.engine.core.codes import (
    ACTION_PHASE,
    AS_ACTION,
    DISCARD_CARDS,
    DISCARD_PHASE,
    NOBODY,
    ORDER_PHASE,
    PASS,
    PASSED,
    PHASE_NAMES,
    PLAY_ACTION,
    PLAYED,
)
from lastcall.engine.core.entries import Entry
from lastcall.engine.core.frames import Answer, Frame
from lastcall.engine.drinks.orders import order
from lastcall.engine.drinks.serving import drink_from_pile
from lastcall.engine.events.event_deck import pass_time
from lastcall.engine.play.chain import PHASE_BITS, ask_around, play_card
from lastcall.engine.play.legal import pass_or_play
from lastcall.engine.table.hands import different, discard, draw
from lastcall.engine.table.losing import danger
from lastcall.engine.table.seats import BARRED, GONE, HERE, SILENT

if TYPE_CHECKING:
    from lastcall.engine.core.game import Game

HAND_SIZE = 7
BEFORE_DISCARD, DISCARDING, AFTER_DRAW = 0, 1, 2
BEFORE_ACTION, ACTING, AFTER_ACTION = 3, 4, 5
BEFORE_ORDER, ORDERING, AFTER_ORDER = 6, 7, 8
BEFORE_DRINK, DRINKING, AFTER_DRINK = 9, 10, 11
EVENTS, END = 12, 13
"""The stages of a turn: three for each phase, then the event decks, then the end."""


class Turn(Frame):
    """A side's turn. Its frames are shared: the active seat stands in the game."""

    __slots__ = ("stage",)

    def __init__(self, below: Frame | None, stage: int) -> None:
        self.below = below
        self.stage = stage

    def offers(self, game: Game, seat: int) -> int:
        return AS_ACTION if self.stage == ACTING and seat == game.active and game.actions > 0 else 0

    def go(self, game: Game) -> None:
        """TURN-01, TYPES-04: run on from stage to stage until somebody has to decide."""
        stage = self.stage
        while True:
            if game.unsettled and danger(game, STAGES[stage]):
                return
            seat = game.active
            if stage < EVENTS and (game.turn_over or not game.seats[seat].present):
                stage = EVENTS  # TURN-17
            if stage == BEFORE_ORDER and game.actions > 0:
                stage = ACTING  # A card granted another Action after the last one.
            part = stage % 3
            if stage == EVENTS and game.event_decks:
                # TURN-16, DUNGEON-07: the very last thing of a turn.
                here = game.stack = STAGES[END]
                pass_time(game)
                if game.interrupted(here):
                    return
                game.stack = None
                stage = END
            elif stage >= EVENTS:
                end_turn(game)
                stage = BEFORE_DISCARD
            elif part != 1:
                if part == 0:
                    begin_phase(game, seat, stage // 3)
                stage += 1
                bits = PHASE_BITS[game.phase]
                windows = game.windows
                if (windows if windows >= 0 else game.all_windows()) & bits or game.asks_all:
                    here = game.stack = STAGES[stage]
                    ask_around(game, NOBODY, bits, seat, 0)
                    if game.interrupted(here):
                        return
                    game.stack = None
            elif stage == DISCARDING:
                if game.seats[seat].hand:
                    game.stack = STAGES[stage]
                    ask_discard(game, seat)
                    return
                draw(game, seat, HAND_SIZE)
                stage = AFTER_DRAW
            elif stage == ACTING:
                if game.actions > 0 and ask_action(game, seat):
                    return
                stage = AFTER_ACTION
            else:
                here = game.stack = STAGES[stage + 1]
                if stage == ORDERING:
                    drinks, game.orders = game.orders, 0
                    order(game, seat, drinks)
                else:
                    drink_from_pile(game, seat)
                if game.interrupted(here):
                    return
                game.stack = None
                stage += 1

    def settles(self, game: Game, window: Frame) -> bool:
        """LOSE-03, TURN-17: nothing is unresolved; a turn that has ended closes its windows."""
        if game.unsettled and danger(game, window):
            return True
        return game.turn_over and game.round is None

    def choices(self, game: Game, seat: int) -> list[Answer]:
        """TURN-02, TURN-05: one card to discard, or done; TURN-06: one Action Card, or none."""
        if self.stage == DISCARDING:
            return different(game, game.seats[seat].hand, [PASS])
        if game.windows_of(game.seats[seat]) & AS_ACTION:
            return pass_or_play(game, seat, NOBODY, AS_ACTION)
        return [PASS]

    def prompt(self, game: Game, reader: int) -> str:
        return "Discard a card, or be done and draw to seven." if self.stage == DISCARDING else "Play an Action?"

    def took(self, game: Game, answer: Answer) -> None:
        """A discard (TURN-02), or an Action Card (TURN-06)."""
        seat = game.active
        if self.stage == DISCARDING:
            if answer[0] != PASSED:
                discard(game, seat, answer[1])
                if game.seats[seat].hand:
                    game.stack = self
                    ask_discard(game, seat)
                    return
            draw(game, seat, HAND_SIZE - len(game.seats[seat].hand))
            game.stack = STAGES[AFTER_DRAW]
        elif answer[0] == PLAYED:
            game.actions -= 1
            # GAMBLE-11: with Actions left the phase goes on, else its last window follows.
            game.stack = STAGES[ACTING]
            play_card(game, seat, answer)
        else:
            game.note(Declined, seat)
            game.actions = 0
            game.stack = STAGES[AFTER_ACTION]


STAGES = tuple(Turn(None, stage) for stage in range(END + 1))
"""The frames of a turn: immutable, so one of each serves every game."""


def begin_phase(game: Game, seat: int, phase: int) -> None:
    """TURN-01."""
    game.phase = phase
    game.watchful = False
    if phase == ACTION_PHASE:
        game.actions = 1
    elif phase == ORDER_PHASE:
        game.orders = 1
    if game.log is not None:
        if phase == DISCARD_PHASE:
            game.log.append((TurnBegan, seat))
        game.log.append((PhaseBegan, seat, phase))
    for machine in game.machines:
        machine.phase_begins(game, seat, phase)  # TURN-15


def ask_action(game: Game, seat: int) -> bool:
    """TURN-06: one Action Card, or none. False: there is nothing to ask."""
    choices = STAGES[ACTING].choices(game, seat)
    if len(choices) == 1 and not game.asks_all:
        game.actions = 0
        return False
    game.stack = STAGES[ACTING]
    game.ask(seat, PLAY_ACTION, choices)
    return True


def ask_discard(game: Game, seat: int) -> None:
    """TURN-02, TURN-05: one card, or done."""
    game.ask(seat, DISCARD_CARDS, STAGES[DISCARDING].choices(game, seat))


def end_turn(game: Game) -> None:
    """TURN-14, TURN-17: the next player to the left who is still in the game."""
    for seat, place in enumerate(game.seats):
        if place.away & SILENT:
            game.shield(seat, place.away & ~SILENT)
    game.turn_over = False
    size = game.size
    seat = (game.active + 1) % size
    while not game.seats[seat].present:
        seat = (seat + 1) % size
    game.active = seat
    game.turn += 1
    if game.shielded:
        game.shield(seat, HERE)


def bar(game: Game, seat: int) -> None:
    """CARD-030: this seat plays no Sometimes or Anytime cards for the rest of the turn."""
    game.shield(seat, game.seats[seat].away | BARRED)
    game.note(BarredFromPlay, seat)


def end_this_turn(game: Game, seat: int) -> None:
    """TURN-17: no cards, no phases, and no effects for the rest of the turn."""
    game.shield(seat, game.seats[seat].away | GONE)
    if seat == game.active:
        game.turn_over = True
    game.note(TurnEnded, seat)


# --- as the log tells it


class TurnBegan(Entry):
    """Whose turn it is."""

    rules = ("TURN-14",)
    kind = "turn"

    def tell(self, game: Game) -> str:
        return f"{self.name(game)}'s turn"


class PhaseBegan(Entry):
    """The next phase of a turn."""

    rules = ("TURN-01",)
    kind = "phase"

    def tell(self, game: Game) -> str:
        return f"{self.name(game)}: {PHASE_NAMES[self.more[0]]} Phase"


class Declined(Entry):
    """An Action that was not played."""

    rules = ("TURN-06",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} plays no Action"


class TurnEnded(Entry):
    """A card has ended a turn."""

    rules = ("TURN-17",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)}'s turn ends"


class BarredFromPlay(Entry):
    """Somebody may not respond for a while."""

    rules = ("CARD-030",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} plays no Sometimes or Anytime cards for the rest of the turn"
