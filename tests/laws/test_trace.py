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
DECISIONS = 45_086
HASH = "544edd41e1fedf5c53725306edf04ecf5cf498d1820cdce55de4358d69590b1d"

RECORDS = {
    "a-crawl-for-prizes": "9109b844387aefa2f34ff816c7fbe5350525dbf56c56898c5dd27b10a7f4a6d2",
    "greedy-regulars": "ff537b7b892371c5a7ce2d02d17be2f5c33f596320bb79c4755ab2fc69d9f95d",
    "the-crew-at-sea": "6528e56350135618d085c6d61350e3a6b539b1e3ad68b64cd63fb3925aac7c8c",
    "thirteen-at-the-bar": "7b613a9cc4c7b14a02a51cf48926efbd081d444289f1128b0b3e34b5bc39e387",
    "two-watched-closely": "40d6c8f76909824089f90468f7702183b5b0b3178f5879cca36b6c8547e56915",
}
"""For each record the hash of what everybody had before each answer and at the end."""

STORED = {
    "0-1-deciding": "ceb6bec184a5211440e2e781438927e8b4d2a34d69deb8d5d83b5c96378fce7b",
    "0-11-ordering": "255692ba304559e8cf73b534631817dee9d7b2f3fb943ba20c3340764846cd28",
    "0-153-borrowing": "ad772f73127a7b2dd171acc489b3ff896e1eb8c2fd9bdc64cf32305a87a1ddda",
    "0-16-window": "2b7206c2bb1cfaeee8136f919acb6d38afc5482f21eead5e5519c835dd996a30",
    "0-163-window": "7473f96f12a37126c94a6cc1d0978ae657695936a2142b0187a2e71c10e39974",
    "0-299-deciding": "ad3fdc87dd9d3c720671565c617a593cdb81dc6cfd8424f61649a2629adbd5f7",
    "0-3-window": "5c241a7f82889180f83d68cde9058849b58c96de0ac66f0a62870a560de24177",
    "0-317-window": "8b255a399b820ddaed418a386a8df6a0746fb8197e775927779c3c86b7be1d7f",
    "0-36-window": "f6f8d8e06c07159d2dfe7e8f52c6c24d92ca5c5f0c59c693e6f0e56f465b538b",
    "0-362-picking": "3ae8b15e6db262551f323f38d74ca1c188d12a95065709ecbf5a6a0d6ae67852",
    "0-37-bidding": "9d100eabc32306fe15f64a763a1868c7ad1d8403f42c401049dc10eef1484177",
    "0-4-window": "8dd45efbe96e5f6a3ab4db59fd0ea4844151a63fcad0a425bbd16f0789369ea8",
    "0-46-betting": "26ff9c255f8935e31e55ff478fb5b0a00e4c58c9e4a4892f0996d370cc9c0071",
    "0-49-window": "3883e3ca79e9e85f65697db2c3394abb4d61a98db06afd26d03750b727296b7d",
    "0-53-window": "6c012d5cd3731be57a86decd92049cc548a99c0e93b154ed2af2e3b910d98eee",
    "0-6-givingup": "3bda232dd8c2109d18fd22f2a9bd01001438270b69ada609f8bc45a65cb8e7b5",
    "0-84-sipping": "89091f4b526cd005086006aa463443b91af11b22062cd937c6ac2bc601e95f3b",
    "0-89-crawling": "ca9057732f531e53d40559dc6c2c2420456bccb0b089d1a9c93d6a28d29a46a2",
    "0-96-choosing": "9d3c8fea972154b2e4db8476bd44ff478cace5e885b217e9a21b00997703afb0",
    "1-116-window": "6ac67921b5caf688726c79d9d05869bfe564520904870d54657e9489fc901759",
    "1-28-naming": "39bc57c9be3745e25d8888004703ee775f2fe8d216e83b05797bb44dddfc5035",
    "1-5-window": "3b3643320ee2462a719bb14507bea1d2301797cc9123196a0130457ac3e84824",
    "11-736-swarming": "30cb55c2277c6931cb926fed7197b47181571eb113d6bf2479175f03ac197ca8",
    "11-889-window": "1b308887b191abb4812a6c953c14ff1bebb6d7622c55f72004439f2748df4dbd",
    "11-898-window": "5596798b89bd98cafb20d68470d53a9a0071cb91b59eb108a53affae2820f5f9",
    "16-229-handingout": "c1cbaa67660f3d0356ba146a644aba4b62acc1ed5b1c6ba23d8508eb9c3b5927",
    "2-12-studying": "6fc5f773ef08556f7169e2cccc9c1b12943c7267877346a641c28cc916d97d88",
    "2-62-staking": "921d3a32bb52b90e7ec0beaab3dccd930957195fabc2aefaad4477d0c963bce2",
    "2-73-stamping": "ed3e113d20f96f767f104b3101daef6dd7a14ced2a5a99764f3a277cb0454e5e",
    "20-6982-claiming": "be51106fad2e9be0fe9eb8a68af7b8c5e08719e745244b4ea35b1125383265bc",
    "21-193-daring": "a8b0285e12dda102a6d4988452301feb5e4546bd7cd8fd5cffd6e329f40204f8",
    "22-207-window": "3cbe2f4e69a5b87c03dfb9cd6a31f2bcf6bbd0d9517453d57fd6840ef526ae76",
    "3-125-window": "2571362a6ac422bb6ff4b2482408188e6362045b1c10097c07a1a5bcb5694217",
    "35-110-dividing": "b1f98008be624ba7b7a3a6d56697e38b145c0980d8ff560775f9574df1db0818",
    "35-111-takingpile": "05190f42ad5fee0b073866f5d177e5df89bad15d2feebd70c2ddbed0994ff435",
    "4-105-dialing": "90e277f06b6d62257c7ff31f7b764af913dc387fe3f0ea4e368a5b2a288842a4",
    "4-112-helping": "afc336bdf988209ae28f40939adf334ca20cc70ab67a5ccbe091963b48ff80b9",
    "4-125-offeredtopass": "73ec6a875eb36a019da35c90a81fa67986ab81c1f1345d97548816b514f2e3e9",
    "4-25-mixingin": "94a3a556d7cb7ea232832f499f9cac081e5f69087336d7c1cfad915b1f9aef08",
    "40-283-seekinghelp": "9d1739027d8b5f1f0d2e9a1bb15af34556b3409fc8352a89fdeb15cc5a675e8e",
    "40-284-nextvictim": "1e64ccdd3ea04ec38aaa1bff3e6fde8ac7e45acac58b66ff8571a228d7fcb0af",
    "40-285-window": "245acdb922724fe278bba915d9a9e7f0274ce9a3207e9524897e3663571c9d86",
    "47-98-dialing": "e4663fbef3a7f972f30613c3ca03a611a1d70a8d2b38f4c4b500437f32f193b0",
    "5-73-petrifying": "bd2a9f1187529868e3bdacaf709d2e41da0cb9aa76a24c3ec423b82ff7692c47",
    "6-146-secretbidding": "9b6797de22307c2e0660486dfb6efb494c381631ccf5625aa01f6865598fcc8f",
    "66-1005-window": "e7b7e8a3c349f1c23b47ee37d6c7bed1b0faa279eba0b03c0472aa68c4bf055c",
    "71-161-crawling": "99a0ea4ec9e1d4543f6fc63a056f95f86f5afd080b467ae576ce694753e2fc0b",
    "9-220-bites": "dfbdc9b92dc8c7b5234a19879be5c5f9f1534186a57957257e22484f61c57409",
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
