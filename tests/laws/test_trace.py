"""The game has not moved: neither the hash of many games nor a single answer of a few kept records."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from lastcall import Record, told
from tests.laws.trace import trace

GAMES = 30
DECISIONS = 32_416
HASH = "e284d21e19b69b93e9a64e1f505a257c89f9126df21383b43d22d8332cfae3b1"
"""Of rules version 4."""

RECORDS = {
    "a-crawl-for-prizes": "1db812515ddc1c672f6acf1e462b6c0648687abebb2fee5dd2b0261d81fcfbf0",
    "greedy-regulars": "78b54d194d2d8ad9b1b18b34deff6ff91833f3cf7105b4d4eacc17ed15041ba6",
    "the-crew-at-sea": "948777a4503c0d1fcd43cb68be0b3312fd08288b10bd5b9b8556a2c2e12ffbd2",
    "thirteen-at-the-bar": "aa0d6df52e204b7f66991bdcfb02d9253b0de6a2d309b71c95fc4eee9b352cdd",
    "two-watched-closely": "5b491e216406ad1058fcee3d3dabe0333268277b5f373b76c201c412bb17cd0b",
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
