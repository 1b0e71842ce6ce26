"""Answers: one decision as a few numbers, what sort it is first. Small tuples, because every question lists them all.

Nobody else reads them by position. `Played` reads a play by name; `named` shows any answer as the move it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from lastcall.engine.core.codes import (
    CARD_CHOSEN,
    NOBODY,
    OPTION_CHOSEN,
    PASSED,
    PLAYED,
    POTION_DRUNK,
    SEAT_CHOSEN,
    SPOKEN,
    YIELDED,
)
from lastcall.ids import CardId, MatterId, SeatId, TargetId, TrackId

Answer = tuple[int, ...]
"""One decision, as numbers: what sort of answer, then its arguments."""


BESIDES: Final = (PASSED, POTION_DRUNK, YIELDED)


class Played(NamedTuple):
    """A card that is played: for which use, on which matter (or NO_MATTER), on whom (or NOBODY)."""

    card: CardId
    use: int
    part: MatterId
    target: TargetId


def picked(answer: Answer) -> int:
    """What is chosen, as a plain number; for an option it is no more than that."""
    return answer[1]


def picked_seat(answer: Answer) -> SeatId:
    """The player who is chosen, where no thing can be."""
    return answer[1]  # type: ignore[return-value]


def picked_target(answer: Answer) -> TargetId:
    """The player who is chosen, or the thing in front of one."""
    return answer[1]  # type: ignore[return-value]


def picked_card(answer: Answer) -> CardId:
    """The card that is chosen, or played."""
    return answer[1]  # type: ignore[return-value]


def picked_track(answer: Answer) -> TrackId:
    """The track a Potion is drunk for."""
    return answer[1]  # type: ignore[return-value]


def plays_card(answer: Answer) -> bool:
    """Whether it plays a card."""
    return answer[0] == PLAYED


def chooses_seat(answer: Answer) -> bool:
    """Whether it picks a player, or a thing in front of one."""
    return answer[0] == SEAT_CHOSEN


def chooses_card(answer: Answer) -> bool:
    """Whether it picks a card that is not played: to give it up, or to take it."""
    return answer[0] == CARD_CHOSEN


def chooses_option(answer: Answer) -> bool:
    """Whether it picks one of several options in words."""
    return answer[0] == OPTION_CHOSEN


def drinks_potion(answer: Answer) -> bool:
    """Whether it drinks a Potion."""
    return answer[0] == POTION_DRUNK


def is_move(answer: Answer) -> bool:
    """Whether it does what is asked: no pass, no "you first", and no Potion, which can be drunk besides."""
    return answer[0] not in BESIDES


def played(answer: Answer) -> Played | None:
    """The play an answer makes, whoever says it; None: it plays nothing."""
    said = unspoken(answer)
    return Played(*said[1:]) if said[0] == PLAYED else None  # type: ignore[arg-type]


# --- where several may speak, an answer names its speaker


def spoken(seat: SeatId, answers: Sequence[Answer]) -> list[Answer]:
    """What one of several members may say: each answer names its speaker."""
    return [(SPOKEN, seat, *answer) for answer in answers]


def unspoken(answer: Answer) -> Answer:
    """What is said, without who says it."""
    return answer[2:] if answer[0] == SPOKEN else answer


def speaker(answer: Answer, otherwise: SeatId = NOBODY) -> SeatId:
    """Who says it, if the answer names them."""
    return answer[1] if answer[0] == SPOKEN else otherwise  # type: ignore[return-value]


def heard(answer: Answer, asked: SeatId) -> tuple[SeatId, Answer]:
    """Who says it, the one who is asked unless the answer names another, and what is said."""
    return (answer[1], answer[2:]) if answer[0] == SPOKEN else (asked, answer)  # type: ignore[return-value]


def are_spoken(answers: Sequence[Answer]) -> bool:
    """Whether these answers name their speakers: then all of them do."""
    return bool(answers) and answers[0][0] == SPOKEN


# --- as a text

ARGUMENTS: Final = {
    PASSED: ("pass",),
    PLAYED: ("play", "card", "use", "part", "target"),
    SEAT_CHOSEN: ("choose", "target"),
    CARD_CHOSEN: ("choose", "card"),
    OPTION_CHOSEN: ("choose", "option"),
    POTION_DRUNK: ("drink_potion", "track"),
    YIELDED: ("you_first",),
}


def named(answer: Answer) -> str:
    """The move with the names of its numbers: play(card=26, use=0, target=1)."""
    said = unspoken(answer) if answer else answer
    if not said or said[0] not in ARGUMENTS:
        return str(answer)
    verb, *names = ARGUMENTS[said[0]]
    shown = ", ".join([f"{name}={value}" for name, value in zip(names, said[1:], strict=False) if value != NOBODY])
    by = f"seat {speaker(answer)}: " if speaker(answer) >= 0 else ""
    return f"{by}{verb}({shown})"
