"""CARD-037: what is bid in secret is not seen, told, sent or guessed before all bids are revealed."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from lastcall import Game, told
from lastcall.engine.core.codes import RESPOND
from lastcall.engine.play.secret_bids import SecretBidding
from lastcall.engine.seen.guess import imagine
from lastcall.server.room.room import Room
from lastcall.stories.run import position
from lastcall.stories.script import Story
from tests.proofs import proves
from tests.server.rooms import Heard, play, say

LEECHES = """
seats: A, B, C, D
card: Leeches (Action) = Players bid Gold in secret. \
All pay, and the highest bidders lose 3 Alcohol Content.
A holds: Leeches
"""


def bidding(*bids: int) -> Game:
    """The card has been played, and the first seats have bid."""
    game = position(Story(LEECHES))
    while game.kind == RESPOND:
        game.answer("pass")
    game.answer("Leeches")
    while game.kind == RESPOND:
        game.answer("pass")
    for bid in bids:
        game.answer(f"{bid} Gold")
    assert type(game.stack) is SecretBidding
    return game


@proves("CARD-037")
@pytest.mark.parametrize("reader", [1, 2, 3, None])
def test_what_others_see_and_are_told_does_not_depend_on_a_bid(reader: int | None) -> None:
    shown = []
    for bid in range(11):
        game = bidding(bid)
        asked = None if reader is None else game.question_for(reader).prompt
        shown.append((game.view(reader), told(game, reader), asked, game.asked, game.speakers()))
    assert all(one == shown[0] for one in shown)


@proves("CARD-037")
def test_what_others_imagine_does_not_depend_on_a_bid() -> None:
    guessed = [Counter(guess(bidding(bid, 4), reader=2, seed=seed) for seed in range(200)) for bid in (0, 10)]
    assert guessed[0] == guessed[1]
    assert len(guessed[0]) > 50, "any two bids are imagined"
    assert {guess(bidding(7, 4), reader=0, seed=seed)[0] for seed in range(20)} == {7}, "one's own is known"


def guess(game: Game, reader: int, seed: int) -> tuple[int, ...]:
    frame = imagine(game, reader, random.Random(seed)).stack
    assert type(frame) is SecretBidding
    return frame.bids


@proves("CARD-037")
def test_nobody_is_sent_a_bid_before_all_are_revealed() -> None:
    heard: list[list[list[bytes]]] = []
    for bid in (0, 3, 10):

        async def test(room: Room, bid: int = bid) -> None:
            others = [Heard(room, 1), Heard(room, 3), Heard(room, None)]
            await say(room, 0, "Leeches")
            while room.waiting is not None and len(room.waiting.seats) > 1:
                for seat in room.waiting.seats:
                    await say(room, seat, "pass")
            await say(room, 0, f"{bid} Gold")
            await say(room, 1, "2 Gold")
            heard.append([one.frames for one in others])

        play(LEECHES, test)
    assert len(heard[0][0]) > 2
    assert all(one == heard[0] for one in heard)


@proves("CARD-037")
def test_all_bids_are_told_together() -> None:
    game = bidding(1, 2, 3)
    assert game.log is not None
    before = len(game.log)
    game.answer("4 Gold")
    lines = [one.text for one in told(game, None, before)]
    assert lines[:4] == [f"{name} reveals a bid of {gold} Gold" for gold, name in enumerate("ABCD", 1)]
