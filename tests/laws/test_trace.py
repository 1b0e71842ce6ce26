"""The game has not moved: neither the hash of many games nor a single answer of a few kept records."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from lastcall import Record, told
from tests.laws.trace import trace

GAMES = 30
DECISIONS = 25_586
HASH = "0e27589aa8212fb3093c0c462b9e868927f8b3e53d4c92f312d690072c9e8cf6"
"""Of rules version 3, from before the engine learned of sides, in the words it used then."""

RECORDS = {
    "a-crawl-for-prizes": "47a5b7c21d912205596325949236df1d999197337c71c55fcf3edc384131963f",
    "greedy-regulars": "4394c653cf381932cb889936bcfc3c1b5882a2663fd9e62516b88fda1e2cd6db",
    "the-crew-at-sea": "01645f5ba334f85b8a674726160bdc9fc4b1a8451f11c79bb7e5ef7945fa99ba",
    "thirteen-at-the-bar": "8c4a56b8170aa4d8b358bf0eb77e4cd0b407d31eea9bc6b6f5846f53dcdb7e1c",
    "two-watched-closely": "7ae2cade25591ba52c39cd6a583d65a00702a8c88e619594c0520d5da10d7003",
}
"""For each record of rules version 3 the hash of its log, as a spectator read it."""


def test_the_individual_game_has_not_moved() -> None:
    assert trace(GAMES) == (DECISIONS, HASH)


@pytest.mark.parametrize("name", RECORDS)
def test_a_kept_record_replays(name: str) -> None:
    record = Record.load(Path(__file__).parent / "records" / f"{name}.json")
    game = record.replay(listen=True)
    assert game.outcome is not None
    log = "\n".join([*(line.text for line in told(game, None)), str(game.outcome)])
    assert hashlib.sha256(log.encode()).hexdigest() == RECORDS[name]
