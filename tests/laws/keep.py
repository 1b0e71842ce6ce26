"""Games and records for a new rules version: python -m tests.laws.keep.

Only when the rules version has risen: nobody can load the older ones any more. Each kept record is played anew by
chance with the set-up it had, and one game is stored for every sort of frame that waits and of matter that is resolved.
"""

from __future__ import annotations

import random
from pathlib import Path

import msgspec

from lastcall import Record, begin
from lastcall.engine.core.version import RULES_VERSION
from lastcall.engine.game import Game
from lastcall.records import kept_lines
from tests.laws.trace import named_setup

HERE = Path(__file__).parent
GAMES = 160


def keep_records() -> None:
    """The same tables, under these rules; each tells what happened."""
    for path in sorted((HERE / "records").iterdir()):
        before = Record.load(path, any_rules=True)
        record = Record(setup=before.setup)
        game = begin(record.setup, listen=True)
        chance = random.Random(path.stem)
        while game.outcome is None:
            answer = chance.choice(game.choices)
            record.add(answer)
            game.answer(answer)
        record.told = kept_lines(game)
        record.save(path)


def keep_games() -> None:
    """One for every sort of frame on top and of matter on the table that these games meet."""
    for path in (HERE / "stored").iterdir():
        path.unlink()
    met: set[str] = set()
    for seed in range(GAMES):
        chance = random.Random(seed)
        game = begin(named_setup(chance, seed), listen=True)
        while game.outcome is None:
            new = sorts(game) - met
            if new:
                met |= new
                name = f"{seed}-{game.number}-{type(game.stack).__name__.lower()}"
                (HERE / "stored" / f"{name}.json").write_text(game.to_json(), encoding="utf-8")
            game.answer(chance.choice(game.choices))


def sorts(game: Game) -> set[str]:
    """What waits, and what is being resolved; a packet of a part of an effect is a sort of its own."""
    matters = {type(matter).__name__ for matter in game.matters.values()}
    return {*game.frame_names(), *matters}


if __name__ == "__main__":
    kept = msgspec.json.decode((HERE / "records" / "the-crew-at-sea.json").read_bytes())
    if kept["rules_version"] == RULES_VERSION:
        raise SystemExit("The rules version has not risen: what is kept stays.")
    keep_records()
    keep_games()
