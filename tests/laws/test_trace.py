"""The game has not moved: neither the hash of many games nor a single answer of a few kept records."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from lastcall import Record, told
from tests.laws.trace import trace

GAMES = 30
DECISIONS = 34_690
HASH = "a3b49beacabbc02de9f7782d9aa61ab86e65475cae986451a52eb65f7d394ae8"
"""Of rules version 4."""

RECORDS = {
    "a-crawl-for-prizes": "513856aa14b2895f2f965038d86abcfb58d47f93ba19d97495b3a80d4673c97e",
    "greedy-regulars": "78b78fe18b9f736e51e6f560462a86e98fc72f4bd775f023460dd22b47adb4c8",
    "the-crew-at-sea": "e396f8c0d1ca87c9da82b34d8e68dc9f5e5b6d3415f7a9f68ef89e051662222f",
    "thirteen-at-the-bar": "64df6aefedd6e3bb7e50cf1174044851dba6972fefcd8a1b5764118fae6f764c",
    "two-watched-closely": "f91b6eb428a428445e6f52fa3483d14cb24a61b0491b035be366116e5009caeb",
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
