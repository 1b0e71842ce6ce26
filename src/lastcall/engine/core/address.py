"""How sentences name players to one reader: the reader is "you", everybody else has a name.

A reader is a seat; None is a spectator, who is nobody in the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from lastcall.voice.sentences import begun, listed, so_often, third_person

if TYPE_CHECKING:
    from lastcall.engine.game import Game


def called(game: Game, target: int, reader: int | None) -> str:
    """Inside a sentence: you, or Ann, or a thing in front of somebody."""
    return "you" if target == reader else game.name_of(target)


def whose(game: Game, target: int, reader: int | None) -> str:
    """Inside a sentence: your, or Ann's."""
    return "your" if target == reader else f"{game.name_of(target)}'s"


def does(game: Game, seat: int, reader: int | None, verb: str) -> str:
    """The beginning of a sentence: You lose; Ann loses."""
    return f"You {verb}" if seat == reader else f"{game.names[seat]} {third_person(verb)}"


def all_called(game: Game, targets: Iterable[int], reader: int | None) -> str:
    """Several, the reader first: you, Ann and Ben."""
    return listed([called(game, target, reader) for target in sorted(targets, key=lambda target: target != reader)])


def all_do(game: Game, seats: Iterable[int], reader: int | None, verb: str) -> str:
    """The beginning of a sentence about one or several: Ann loses; you and Ben lose."""
    who = list(seats)
    if len(who) == 1:
        return does(game, who[0], reader, verb)
    return f"{begun(all_called(game, who, reader))} {verb}"


def on_whom(game: Game, targets: Iterable[int], reader: int | None) -> str:
    """After "plays a card": " on you and Ann"; empty: nobody was picked."""
    named = [called(game, target, reader) for target in targets]
    # A card that picks two may have been redirected from one of them to the other.
    said = [one + so_often(times) for one, times in Counter(named).items()]
    return f" on {listed(said)}" if said else ""
