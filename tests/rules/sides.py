"""Two sides of two: one-seat sides alone would hide every mistake about who is "you"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.cards import Card, blank
from lastcall.engine.core.codes import PLAY_ACTION
from lastcall.engine.game import Game
from lastcall.engine.setup import deal
from lastcall.engine.table.seating import Seating
from lastcall.language.compile import compile_card

NAMES = ("Ann", "Ben", "Cat", "Dan")
BLANK = blank()


def pairs(size: int = 4) -> Seating:
    """Neighbours share a mat and a turn, order two Drinks, and each plays one Action Card."""
    sides = tuple((seat, seat + 1) for seat in range(0, size, 2))
    many = len(sides)
    return Seating(sides, 10, (7,) * size, (((1, 1), (1, 1)),) * many, ((2, 2),) * many, (0,) * many)


def card(text: str, type: str = "Action", title: str = "") -> Card:
    """A card for one test."""
    return compile_card({"title": title or text.split(".")[0][:40], "type": type, "text": text})


def pair_table(hands: Mapping[int, Sequence[Card]] | None = None, first: int = 0, listen: bool = False) -> Game:
    """Four players in two pairs."""
    return table_of(NAMES, pairs(), hands or {}, first, listen)


def table_of(
    names: Sequence[str],
    seating: Seating,
    hands: Mapping[int, Sequence[Card]],
    first: int = 0,
    listen: bool = False,
) -> Game:
    """Any sides; whoever is not told what they hold holds nothing that could be played."""
    decks = [[*hands.get(seat, ()), *[BLANK] * 7][:7] for seat in range(len(names))]
    water = [one for one in SHIPPED.drinks("rdi4").cards if one.title == "Water"]
    game = deal(names, decks, water * 20, seed=1, first=first, seating=seating, library=SHIPPED)
    game.log = [] if listen else None
    game.run()
    return game


def to_actions(game: Game) -> Game:
    """Nobody discards anything."""
    while game.kind != PLAY_ACTION and game.outcome is None:
        game.answer(next(answer for answer in game.choices if answer[-1] == 0))
    return game
