"""The game has not moved: neither the hash of many games nor a single answer of a few kept records."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from lastcall import Record, told
from tests.laws.trace import trace

GAMES = 30
DECISIONS = 35_191
HASH = "734f44595b70059ebae26e88137b87d4dd2189703f6e6f69ccf0aaffdc5461c5"
"""Of rules version 4."""

RECORDS = {
    "a-crawl-for-prizes": "c2d97d00930496334f9ac6fb763c08f800613fed8fad860c347f544ba29eb06e",
    "greedy-regulars": "78b78fe18b9f736e51e6f560462a86e98fc72f4bd775f023460dd22b47adb4c8",
    "the-crew-at-sea": "e396f8c0d1ca87c9da82b34d8e68dc9f5e5b6d3415f7a9f68ef89e051662222f",
    "thirteen-at-the-bar": "cb963ccdbe26522a96f7586162f9ec18e4e68a2e10ba660f17682fe09d0a672d",
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
