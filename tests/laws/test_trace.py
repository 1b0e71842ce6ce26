"""The game has not moved: neither the hash of many games nor a single answer of a few kept records.

After a change that is meant: python -m tests.laws.test_trace prints the hashes anew.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from lastcall import Record, told
from tests.laws.trace import trace

GAMES = 30
DECISIONS = 34_033
HASH = "805121f527cf97f1497e6a69ee0f5ac7c092995012f1da534e3a12f696a3d135"

RECORDS = {
    "a-crawl-for-prizes": "70f0b286875a52a152f4e17bac969851b63fc056fbeb1f906dbd724df717faba",
    "greedy-regulars": "78b78fe18b9f736e51e6f560462a86e98fc72f4bd775f023460dd22b47adb4c8",
    "the-crew-at-sea": "c3d90cc77238e57a83726b8725e032411fabf8e0c2031a85f398bd0eb43677a8",
    "thirteen-at-the-bar": "cba68c7523c4972cc0ea00d43e27c74efcb2a6307dc8dbe9ebee9277a4321fd4",
    "two-watched-closely": "8710cedc9bc542e03a290b2140ebb6a1e7533a2e9148e5e528e840d97fcb9dce",
}
"""For each record the hash of its log, as a spectator read it."""


def test_the_individual_game_has_not_moved() -> None:
    assert trace(GAMES) == (DECISIONS, HASH)


def told_by(name: str) -> str:
    """The hash of the log of a kept record."""
    game = Record.load(Path(__file__).parent / "records" / f"{name}.json").replay(listen=True)
    assert game.outcome is not None
    log = "\n".join([*(line.text for line in told(game, None)), str(game.outcome)])
    return hashlib.sha256(log.encode()).hexdigest()


@pytest.mark.parametrize("name", RECORDS)
def test_a_kept_record_replays(name: str) -> None:
    assert told_by(name) == RECORDS[name]


if __name__ == "__main__":
    print(*trace(GAMES))
    for name in RECORDS:
        print(name, told_by(name))
