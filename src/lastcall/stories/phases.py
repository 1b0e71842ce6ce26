"""Whose turn and which phase it is, and which phases somebody has had: none of a kind, one, or several."""

from __future__ import annotations

from lastcall.engine.core.codes import END_OF_TURN
from lastcall.engine.game import Game
from lastcall.engine.table.facts import PhaseBegan, TurnBegan
from lastcall.stories.amounts import Check
from lastcall.stories.failed import Failed
from lastcall.stories.meant import hint
from lastcall.stories.script import PHASES, SET_UP, Story
from lastcall.voice.english import PHASE_NAMES
from lastcall.voice.sentences import counted

NAMES = {name.casefold(): number for names in (PHASE_NAMES, PHASES) for number, name in enumerate(names)}
del NAMES["end of turn"], NAMES["end"]


def phase_named(name: str) -> int:
    """A phase by its full name, or by the word it has in a story."""
    number = NAMES.get(name.strip().casefold())
    if number is None:
        near = hint(name, PHASE_NAMES[:END_OF_TURN]) or f"; there are {', '.join(PHASE_NAMES[:END_OF_TURN])}"
        raise Failed(f"there is no {name.strip()} Phase{near}")
    return number


def is_turn(story: Story, negated: str | None, name: str) -> Check:
    """It is A's turn; it is not A's turn."""
    seat = story.seat(name)

    def test(game: Game) -> None:
        if (seat in game.turn.seats) == bool(negated):
            raise Failed(f"it is {game.names[game.turn.active]}'s turn")

    return test


def is_phase(story: Story, negated: str | None, name: str, phase: str) -> Check:
    """It is A's Action Phase; it is not A's Action Phase."""
    seat = story.seat(name)
    wanted = phase_named(phase)

    def test(game: Game) -> None:
        turn = game.turn
        if (seat in turn.seats and turn.phase == wanted) == bool(negated):
            whose = game.names[turn.active]
            now = f"{whose}'s {PHASE_NAMES[turn.phase]} Phase"
            raise Failed(f"it is {now if turn.phase < END_OF_TURN else f'the end of the turn of {whose}'}")

    return test


def had_phases(story: Story, name: str, number: str, phase: str) -> Check:
    """A had no Drink Phase; A had 2 Action Phases: in A's latest turn."""
    seat = story.seat(name)
    wanted = phase_named(phase)
    expected = 0 if number == "no" else int(number)
    what = f"{PHASE_NAMES[wanted]} Phase"

    def test(game: Game) -> None:
        turns = turns_of(game)
        mine = [at for at, turn in enumerate(turns) if game.ours[seat] >> turn[0].who & 1]
        if not mine:
            raise Failed(f"{name} has had no turn yet")
        began = 0 if story.phase == SET_UP else PHASES.index(story.phase)
        if mine[-1] == 0 and wanted < began:
            raise Failed(f"the story begins after {name}'s {what}")
        if mine[-1] == len(turns) - 1 and game.outcome is None and game.turn.phase < wanted:
            raise Failed(f"{name}'s {what} may still come")
        found = sum(one.phase == wanted for one in turns[mine[-1]])
        if found != expected:
            raise Failed(f"{name} had {counted(found, what) if found else f'no {what}'}, not {number}")

    return test


def turns_of(game: Game) -> list[list[PhaseBegan]]:
    """The phases that have begun since the beginning of the story, turn by turn."""
    turns: list[list[PhaseBegan]] = [[]]
    for fact in game.log or []:
        if isinstance(fact, TurnBegan):
            turns.append([])
        elif isinstance(fact, PhaseBegan):
            turns[-1].append(fact)
    return [turn for turn in turns if turn]
