"""The game has not moved: neither the hash of many games nor a single answer of a few kept records."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from lastcall import Record, told
from tests.laws.trace import trace

GAMES = 30
DECISIONS = 24_492
HASH = "b22d1e758de24438a31724dd65e7b8a80605be19d59d130c004de24252d2ee94"
"""Of rules version 4."""

RECORDS = {
    "a-crawl-for-prizes": "1db812515ddc1c672f6acf1e462b6c0648687abebb2fee5dd2b0261d81fcfbf0",
    "greedy-regulars": "28dc557234d53d8b93047ab67a8077e209d940679d2b8729c3b65137bbd5b4da",
    "the-crew-at-sea": "3c5d7dc58903785f81e97ebae0436950b692c70e41df1cddf16af9ff2384e14f",
    "thirteen-at-the-bar": "c53156e847ffd78d58e8582bbcd7048bd545cc20e999883386a29e9be8a2979d",
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
