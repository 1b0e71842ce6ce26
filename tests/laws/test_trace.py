"""The game has not moved: neither the hash of many games, nor a kept record, nor a game stored in mid-response.

After a change that is meant: python -m tests.laws.test_trace prints the hashes anew. Stored games are made anew
only with a new rules version (tests/laws/keep.py): they are what people have on their disks.
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
DECISIONS = 43_306
HASH = "fe876ed5bc8aa30087c24f1bfdb413d94db26b8a64614461546a44aa97827ef4"

RECORDS = {
    "a-crawl-for-prizes": "9109b844387aefa2f34ff816c7fbe5350525dbf56c56898c5dd27b10a7f4a6d2",
    "greedy-regulars": "ff537b7b892371c5a7ce2d02d17be2f5c33f596320bb79c4755ab2fc69d9f95d",
    "the-crew-at-sea": "6528e56350135618d085c6d61350e3a6b539b1e3ad68b64cd63fb3925aac7c8c",
    "thirteen-at-the-bar": "7b613a9cc4c7b14a02a51cf48926efbd081d444289f1128b0b3e34b5bc39e387",
    "two-watched-closely": "40d6c8f76909824089f90468f7702183b5b0b3178f5879cca36b6c8547e56915",
}
"""For each record the hash of what everybody had before each answer and at the end."""

STORED = {
    "0-1-deciding": "25c699bff619d4ea5c16c2777153675e8375a9dcb314dd4e7ef2f99ed95ed7a4",
    "0-11-ordering": "0bd1aef23e336975b4eca5624ded8a85ea64cbb364eec3a86551a3625f401d57",
    "0-153-borrowing": "42b0af4a21e3a267f02ff119b71226262df8608dc9227d9be14f25907a050967",
    "0-16-window": "a6b417782409ebed776581325ce3c7bad56f1b6890ad08732c4b79274843274d",
    "0-163-window": "87d3510817eeebd71bc069a8bd95d4fb09288cf5798cc5959a6330caf08acf79",
    "0-299-deciding": "00db79631dc87d12a4c935022ad9b5d0bd7c25605446fd0d2638abde0699ab8b",
    "0-3-window": "912a5271cca65d65060ec7a2dcc506b3588df03208b8907a1d1d7bbb3597d326",
    "0-317-window": "5f3c4dea27597c52987ee35565c2d8d45631220e989ed5a9e105c5fae481790d",
    "0-36-window": "8236f438750209eabebf51eee9a33621daf66e0f0c592ebbe1e38c0b890c5385",
    "0-362-picking": "96db21e5f712c37828173fafdd23f29b2399084480e5d9a168a00361f6e711da",
    "0-37-bidding": "ec445ef4b6b5fb2982e1158f7296271a915d4b8e2ab3499e438595caa067ba76",
    "0-4-window": "2caf9ab83a80ccf88be86044dbf54e3f09a8761568f26c6871063c327fb11b00",
    "0-46-betting": "b07b8f538e921bb95c32f87e552579f147984d679c256ac88eb15d8f859ae03c",
    "0-49-window": "86ce04f61ce2908973c85bce726be0952468d7d41899b7ee819c841bc9c8aa55",
    "0-53-window": "b96e7bcea03507fb8649bbd0179d3c98d877880ccb309d9771b337d8ae8603d6",
    "0-6-givingup": "2fb8f3f72ba2c85907ade53e47f241eb25e979cdab59868d3676c4d260139815",
    "0-84-sipping": "4c973347e02b7eca3067d1c45ec643622b7e033e8c6a5bf9b87f7944acceacc6",
    "0-89-crawling": "0189871efb9c60da19f6dec21e9e1cddcb44f7158f49e2da680bd31f30214b02",
    "0-96-choosing": "5511714fa9eb4e20a8b245eaa5df548f7611c43efc62216b714b4d387fa4f71a",
    "1-28-naming": "3b1d07b7001538047f9459d3d51e535f0edeb55e10fb0f86ad26febc5207705c",
    "1-5-window": "0f9df645f4f3bc6490d2e5d7ffbf50056d80adeca1deb8fbf35988e2b2819693",
    "11-289-bites": "25b2ff3455452cb3b4880ac3db9f4f741a23adf03549b291d9d8cffe5680c341",
    "11-540-swarming": "8d0cba30599dda256c9048d92a7bf07437b253a654a32b00ac0f01445f603373",
    "11-596-window": "fc76cdf582996b72839ada97f744d08d98e8b58b3b0adcd45892c9adffc7ff61",
    "15-200-handingout": "fc3f9cbab140fa7fcc9992b887df8154ca32cc2885858c8fbec65be76512bd7b",
    "150-227-crawling": "faea22681c9cbab7c8a8dfbc3859188436707c6c3a2f58f81b1531691e7dbde5",
    "2-12-studying": "6fc5f773ef08556f7169e2cccc9c1b12943c7267877346a641c28cc916d97d88",
    "2-62-staking": "921d3a32bb52b90e7ec0beaab3dccd930957195fabc2aefaad4477d0c963bce2",
    "2-73-stamping": "ed3e113d20f96f767f104b3101daef6dd7a14ced2a5a99764f3a277cb0454e5e",
    "22-207-window": "08d8009a99e1a68d8a4d4eb95d691cbacb76910af271439903a3ab03f69ccb8a",
    "3-139-window": "27bb8a5ec3b0454e076b7f338c5891510b04cda201761431a8ae4ee35c333948",
    "3-96-mixingin": "337f6731769c27c8893a1d000044b1942245b5605a132ae61ec5f2a357fd91a0",
    "4-105-dialing": "018798a150a369e5400086c947ace132cc2ca21894750c4c2e1da1358fbc264e",
    "4-112-helping": "104fbf47236daf19581f18afa72c4988d7c4b3ffa471c7eac589b05cfa887d50",
    "4-125-offeredtopass": "f4142c657cd9cc855dd78ae50650becc023686881a4b73ea2c1d0ec262e60f40",
    "40-283-seekinghelp": "6f94178f860677b9f215af092404b117e38cfc39ec52bd1c2fd7ffbc255cb957",
    "40-284-nextvictim": "b196f65f45f24666630c2b1b6fba107a89c2a5465f6e8364bc948aa92d1377d5",
    "40-285-window": "fda1dcb44d41ad6dc5a571e9c76203a28424932fff9af6eab2e5b6813bc8468c",
    "42-248-claiming": "6c350a9ebc238008fdc8b1dd41ccd829e7ab955c7100db246e59f20bf4339936",
    "44-1788-window": "cd1147089b4bee94205b47a2b424d92b673b7065a93458aae9ec07f408c242e8",
    "5-33-window": "8358bda0d6095799c00c9e261f3883b41d165fc795157f5b89ca0ce29d11212e",
    "54-1219-dividing": "9ec955a42a2ea16f43beec3b3437303b6e296f278f5127a3a762bbea595073e7",
    "54-1220-takingpile": "34d74d432285afdf6d71e198cd1707b3bbb81ab32a198cbc60a8a566d98c199f",
    "6-146-secretbidding": "2f4f8a366d9041cebdc39e2dd9e06b5c74f86b2772f5fade78d874af4342a697",
    "60-2728-window": "9ba7e4d64307e26a3517ce0b4916842db53c82f44c0cf77899750835971a6335",
    "66-1005-window": "e7b7e8a3c349f1c23b47ee37d6c7bed1b0faa279eba0b03c0472aa68c4bf055c",
    "7-86-daring": "77b8acb2f29e016a360df58e6c1768e64451f1eedd4228d9b7ddba4b381050dc",
    "9-15-petrifying": "6549f3aa9809eca5ab099636bafeb8fd033b9d1f3f1df545a1ab654f8fab33c4",
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
