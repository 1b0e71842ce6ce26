"""The game has not moved: neither the hash of many games, nor a kept record, nor a game stored in mid-response.

After a change that is meant: python -m tests.laws.test_trace prints the hashes anew. Stored games are never made anew:
they are what people have on their disks.
"""

from __future__ import annotations

import hashlib
import random
from pathlib import Path

import pytest

from lastcall import SHIPPED, Game, Record
from tests.laws.trace import stand, trace

HERE = Path(__file__).parent
GAMES = 60
DECISIONS = 48_306
HASH = "69e330cb23f7999974f2c1e014c2a6715556fafd3512701338921b093bc404a5"

RECORDS = {
    "a-crawl-for-prizes": "f3c0b51b0caf1eda1d2b779c38da65da9fedfa857f69b1bfa52110f269735153",
    "greedy-regulars": "77ed6553289a40a8a2602b0b19a92678502ad820d433ad63a184fa35ad77ae9c",
    "the-crew-at-sea": "9827a8e63da494d1939d86c9a9dce218af309f440cc60770fde9cda517666da9",
    "thirteen-at-the-bar": "6957310d1f49cef2ef12d97dc209d88e44a63254fb71e5c36185084df82d3f0d",
    "two-watched-closely": "f56e94961b394a71b604a05682ce803d3673fb04e33ba01b7d534208dc69cf4e",
}
"""For each record the hash of what everybody had before each answer and at the end."""

STORED = {
    "0-153-borrowing": "ad772f73127a7b2dd171acc489b3ff896e1eb8c2fd9bdc64cf32305a87a1ddda",
    "0-163-window": "7473f96f12a37126c94a6cc1d0978ae657695936a2142b0187a2e71c10e39974",
    "0-299-deciding": "ad3fdc87dd9d3c720671565c617a593cdb81dc6cfd8424f61649a2629adbd5f7",
    "0-37-bidding": "dee5c72cb9c22424134b501fae12c23f743102a6475d4e13ddab1f1347e9e2d8",
    "0-89-crawling": "ca9057732f531e53d40559dc6c2c2420456bccb0b089d1a9c93d6a28d29a46a2",
    "0-96-choosing": "4a6543bd9da22f84d41c02fe0b11380f70b1c8a1ba3420867091546f7e6580b9",
    "143-181-handingscarabs": "2a0e67b91fbd3949757856599ae591405d685894645263c0d965f1c3a4beef9f",
    "156-3840-window": "39b01c8d6aa031f0121195a31b18cdb82b72c7371326f4a37a5307fbba4d9309",
    "2-12-studying": "6fc5f773ef08556f7169e2cccc9c1b12943c7267877346a641c28cc916d97d88",
    "20-7063-swarming": "ca95f9627957aa01203f16755f7c6e837df0906775232d8277c7117c65a96017",
    "20-8880-window": "8b89ac227dd6ce36776cc404421eb1918add3d9c50e615ae01218968b22077ce",
    "20-9855-window": "a74ab8c380ecd9e26c2fb490fd4b31dd3157cc20d85888b771b549135216bc12",
    "21-204-daring": "52af1fad08ea85b319a7fc661af59177f4fad9279a9b850fceb82ac03e8dc57d",
    "23-85-bites": "6e10af6cc754d10d26ed8ca38bae54e03c1715d22b81cf0708acecf497b7ec18",
    "30-6406-handingout": "69fce242d1e399d8dfbe2cd6e5f933e61ef7be7181ce81f098da5ba9352bded6",
    "35-110-dividing": "b1f98008be624ba7b7a3a6d56697e38b145c0980d8ff560775f9574df1db0818",
    "35-111-takingpile": "04598c709dd0da748543cd47b6077a04737462a3c6c81cc1f6d4fc6f4a109381",
    "36-1818-givingup": "e3846b085b4b26265ee0da31f3067203a90a2998c9ed1718381be5e89f6c399a",
    "4-112-helping": "afc336bdf988209ae28f40939adf334ca20cc70ab67a5ccbe091963b48ff80b9",
    "4-125-offeredtopass": "73ec6a875eb36a019da35c90a81fa67986ab81c1f1345d97548816b514f2e3e9",
    "4-25-mixingin": "94a3a556d7cb7ea232832f499f9cac081e5f69087336d7c1cfad915b1f9aef08",
    "40-283-seekinghelp": "4c60061c6b62b6b9c3e7fb29c21b4d5ff839d24219ee78cef4a9927ec15a2bbe",
    "40-284-nextvictim": "eecc627674142c47fcd71ba84c04d4548efc6094ec94b4a0e20db8c24eb6ba30",
    "40-285-window": "7eda0967292fe32f13caa5f47da66e886a1640a00e42bee7ed2b46a90f2584f9",
    "42-524-window": "33ce79805dba15f442de75fea873ae2b591cda32fffb00ce2c30e7dd0f6f1fb7",
    "47-98-dialing": "2efd5756395618d1f6416e016971589e07ff0d074fb70c90e114041e7e37d0f0",
    "5-73-petrifying": "bd2a9f1187529868e3bdacaf709d2e41da0cb9aa76a24c3ec423b82ff7692c47",
    "6-145-window": "0374ba9cdb3bc16123bd622b1d46bac912b40f0e1e0e957485cd414a742e65fb",
    "6-148-secretbidding": "71e21c8705965f0a4a2d6405a491cee6744be98149a41c08f72c056428b2a278",
    "6-273-window": "2875df39bf126279b4df1dd6fa28d44d132b4463bc15fcc2f6cafff843d9b14d",
    "68-7068-window": "8fff58fdfd928faa478fba9fed98c3f0e6c6552c59623ffc2839e4cc5d5dfa88",
    "71-158-naming": "6cc8eef941cccf575bf674265629ffa5626d0cfc583248f9caee66cf254ede9a",
    "80-124-staking": "616264031848da370a7bae8363b5264c58a99333c1930bbf8fef4fa97fd11aae",
    "87-108-picking": "f092f037f6989eec1c1732dedf2b0efadc5f7eb77bcd52dcf224a4e893a91714",
}
"""For each game stored in mid-response the hash of the game that chance makes of it."""


def test_the_game_has_not_moved() -> None:
    assert trace(GAMES) == (DECISIONS, HASH)


def replayed(name: str) -> str:
    """The hash of a kept record."""
    digest = hashlib.sha256()
    for game in Record.load(HERE / "records" / f"{name}.json").moments():
        digest.update(f"{stand(game)}\n".encode())
    assert game.outcome is not None
    digest.update(f"{game.outcome.winners} {game.outcome.tie}".encode())
    return digest.hexdigest()


@pytest.mark.parametrize("name", RECORDS)
def test_a_kept_record_replays(name: str) -> None:
    assert replayed(name) == RECORDS[name]


def played_on(name: str) -> str:
    """The hash of a kept game, stored in mid-response, from there to its end."""
    game = Game.from_json((HERE / "stored" / f"{name}.json").read_text(encoding="utf-8"), SHIPPED)
    chance = random.Random(name)
    digest = hashlib.sha256()
    while game.outcome is None:
        digest.update(f"{[tuple(one) for one in game.choices]} {stand(game)}\n".encode())
        game.answer(chance.choice(game.choices))
    digest.update(f"{game.outcome.winners} {game.outcome.tie} {stand(game)}".encode())
    return digest.hexdigest()


@pytest.mark.parametrize("name", STORED)
def test_a_game_stored_in_mid_response_goes_on(name: str) -> None:
    assert played_on(name) == STORED[name]


if __name__ == "__main__":
    print(*trace(GAMES))
    for name in sorted(path.stem for path in (HERE / "records").iterdir()):
        print(f'    "{name}": "{replayed(name)}",')
    for name in sorted(path.stem for path in (HERE / "stored").iterdir()):
        print(f'    "{name}": "{played_on(name)}",')
