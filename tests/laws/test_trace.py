"""The game has not moved: neither the hash of many games nor a single answer of a few kept records."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from lastcall import Record, told
from tests.laws.trace import trace

GAMES = 30
DECISIONS = 35_639
HASH = "6cb7aa91f88e9e4eac9c251ca0f50fef44be73a74ab8ac83177ad1206f410a19"
"""Of rules version 4."""

RECORDS = {
    "a-crawl-for-prizes": "d38cb927d8e094beb1eb211196d548b9b9290dde003c569d51692264ab236170",
    "greedy-regulars": "78b78fe18b9f736e51e6f560462a86e98fc72f4bd775f023460dd22b47adb4c8",
    "the-crew-at-sea": "556bed5a70c0f456b56d8fb11a9a9d0f59109d5668b67c08e7d0d5769643210c",
    "thirteen-at-the-bar": "ace20af1e3028261961103b5b31db9bf84d52aab661b0ca9ddcce07ca563cffc",
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
