"""TURN: the four phases of a turn, with a window before and after what each is for."""

from __future__ import annotations

from lastcall.engine import events, playing
from lastcall.engine import window as timing
from lastcall.engine.affect import different, discard, draw
from lastcall.engine.drinking import drink_from_pile
from lastcall.engine.game import Answer, Frame, Game
from lastcall.engine.ordering import order
from lastcall.engine.seats import GONE, HERE
from lastcall.engine.settling import danger
from lastcall.engine.signs import (
    ACTION_PHASE,
    AS_ACTION,
    DISCARD_CARDS,
    DISCARD_PHASE,
    MY_PHASE,
    NOBODY,
    ORDER_PHASE,
    PASS,
    PASSED,
    PLAY_ACTION,
    PLAYED,
    THEIR_PHASE,
)

HAND_SIZE = 7
BEFORE, DOING, AFTER = 0, 1, 2
END = 12
"""Stages of a turn: three for each phase (before, the special action, after), then the end."""


class Turn(Frame):
    """A side's turn. Its frames are shared: the active seat stands in the game."""

    __slots__ = ("stage",)

    def __init__(self, below: Frame | None, stage: int) -> None:
        self.below = below
        self.stage = stage

    def fields(self) -> tuple[object, ...]:
        """See Frame."""
        return (self.stage,)

    def offers(self, game: Game, seat: int) -> int:
        """See Frame."""
        acting = self.stage == 3 * ACTION_PHASE + DOING and seat == game.active
        return AS_ACTION if acting else 0

    def go(self, game: Game) -> None:
        """TURN-01, TYPES-04: run on from stage to stage until somebody has to decide."""
        stage = self.stage
        while True:
            if game.stirred and danger(game, STAGES[stage]):
                return
            seat = game.active
            if stage != END and (game.turn_over or not game.seats[seat].present):
                stage = END  # TURN-17
            if stage == END:
                if game.outcome is not None:
                    return
                end_turn(game)
                stage = 0
                continue
            phase, part = divmod(stage, 3)
            if part != DOING:
                if part == BEFORE:
                    begin_phase(game, seat, phase)
                here = game.stack = STAGES[stage + 1]
                timing.window(game, NOBODY, timing.open_bits(game, MY_PHASE | THEIR_PHASE), seat)
                if game.stack is not here or game.asked >= 0:
                    return
                game.stack = None
                stage += 1
                continue
            if phase == DISCARD_PHASE:
                if game.seats[seat].hand:
                    game.stack = STAGES[stage]
                    ask_discard(game, seat)
                    return
                draw(game, seat, HAND_SIZE)
            elif phase == ACTION_PHASE:
                if game.actions > 0:
                    place = game.seats[seat]
                    choices = timing.legal(game, seat, NOBODY, AS_ACTION) if game.mask_of(place) & AS_ACTION else []
                    if choices or game.attentive:
                        choices.insert(0, PASS)
                        game.stack = STAGES[stage]
                        game.ask(seat, PLAY_ACTION, choices)
                        return
            else:
                here = game.stack = STAGES[stage + 1]
                if phase == ORDER_PHASE:
                    order(game, seat, 1)
                else:
                    drink_from_pile(game, seat)
                if game.stack is not here or game.asked >= 0:
                    return
                game.stack = None
            stage += 1

    def took(self, game: Game, answer: Answer) -> None:
        """A discard (TURN-02), or an Action Card (TURN-06)."""
        seat = game.active
        stage = self.stage
        if stage == DOING:
            if answer[0] != PASSED:
                discard(game, seat, answer[1])
                if game.seats[seat].hand:
                    game.stack = self
                    ask_discard(game, seat)
                    return
            draw(game, seat, HAND_SIZE - len(game.seats[seat].hand))
            game.stack = STAGES[stage + 1]
            return
        if answer[0] == PLAYED:
            game.actions -= 1
            # GAMBLE-11: with Actions left the phase goes on, else its last window follows.
            game.stack = STAGES[stage]
            playing.play_card(game, seat, answer)
        else:
            game.note(events.DECLINED, seat)
            game.actions = 0
            game.stack = STAGES[stage + 1]


STAGES = tuple(Turn(None, stage) for stage in range(END + 1))
"""The frames of a turn: immutable, so one of each serves every game."""


def begin_phase(game: Game, seat: int, phase: int) -> None:
    """TURN-01."""
    game.phase = phase
    if phase == ACTION_PHASE:
        game.actions = 1
    if game.log is not None:
        if phase == DISCARD_PHASE:
            game.log.append((events.TURN_BEGAN, seat))
        game.log.append((events.PHASE_BEGAN, seat, phase))


def ask_discard(game: Game, seat: int) -> None:
    """TURN-02, TURN-05: one card, or done."""
    choices = different(game, game.seats[seat].hand)
    choices.insert(0, PASS)
    game.ask(seat, DISCARD_CARDS, choices)


def end_turn(game: Game) -> None:
    """TURN-14, TURN-17: the next player to the left who is still in the game."""
    for place in game.seats:
        if place.away == GONE:
            place.away = HERE
    game.turn_over = False
    size = game.size
    seat = (game.active + 1) % size
    while not game.seats[seat].present:
        seat = (seat + 1) % size
    game.active = seat
    game.turn += 1
    game.seats[seat].away = HERE


def end_this_turn(game: Game, seat: int) -> None:
    """TURN-17: no cards, no phases, and no effects for the rest of the turn."""
    game.seats[seat].away = GONE
    if seat == game.active:
        game.turn_over = True
    game.note(events.TURN_ENDED, seat)
