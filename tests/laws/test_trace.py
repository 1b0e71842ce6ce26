"""The game has not moved: neither the hash of many games nor a single answer of a few kept records."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from lastcall import Record, told
from tests.laws.trace import trace

GAMES = 30
DECISIONS = 24_492
HASH = "9fbea1b59a3b30ac8d34bb48ef62d97db41b24ec93a6616f1b99e35e55c8cf64"
"""Of rules version 4."""

RECORDS = {
    "a-crawl-for-prizes": "aa2b2cdbedd91b1f06ac706e60f8cd972fc71a9146fc29dd0e757a677f8043f9",
    "greedy-regulars": "069f3638692d52e13c09602b84e775572379f442ff25f4709b07b5106466efbd",
    "the-crew-at-sea": "70ab1b60bc41e7172afd0ee4536b66bc2c0cb9b30ae6edf605aac175bc192a28",
    "thirteen-at-the-bar": "ece65560d7ad7a0bd29f892ab8b1b51265432a73a732da0cf196b2f9fc76f876",
    "two-watched-closely": "f7b23e7d5cc37bcf852cb1f1089cc28185e6e2fdf5a690326a7bfd3f8a5d5b4a",
}
"""For each record the hash of its log, as a spectator read it."""


def test_the_individual_game_has_not_moved() -> None:
    assert trace(GAMES) == (DECISIONS, HASH)


@pytest.mark.parametrize("name", RECORDS)
def test_a_kept_record_replays(name: str) -> None:
    record = Record.load(Path(__file__).parent / "records" / f"{name}.json")
    game = record.replay(listen=True)
    assert game.outcome is not None
    log = "\n".join([*(line.text for line in told(game, None)), str(game.outcome)])
    assert hashlib.sha256(log.encode()).hexdigest() == RECORDS[name]
