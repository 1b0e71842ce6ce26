"""Attacks with names and other text of visitors: lookalikes, and text that is kept or costs time."""

from __future__ import annotations

import functools
import gc
import unicodedata

import pytest

from lastcall.cards.shelf import LONGEST_NAME, SHIPPED
from lastcall.engine.core.errors import UnknownName
from lastcall.server.names import alike, clean
from lastcall.server.wire import MOST_NAME
from tests.server.attackers import at_server, refused
from tests.server.tables import Person, Served


@pytest.mark.parametrize(
    ("name", "lookalike"),
    [
        ("Ann", "Ꭺnn"),  # Cherokee
        ("Ann", "Ann\u0337"),
        ("Bob", "ᏴоЬ"),  # Cherokee, Cyrillic
        ("Zoe", "Ζое"),  # Greek, Cyrillic
        ("Sam", "ꓢаm"),  # Lisu
        ("Marnie", "Mamie"),
        ("Bill", "Bi||"),
        ("Liv", "Liν"),  # Greek: v in small letters,
        ("NAN", "νan"),  # and N in capitals
        ("Иван", "Ивaн"),  # Latin
    ],
)
def test_names_that_look_the_same_are_the_same(name: str, lookalike: str) -> None:
    assert alike(clean(name), clean(lookalike))
    assert alike(clean(lookalike), clean(name))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Nan", "Van"),
        ("Hans", "Nans"),
        ("Uwe", "Ywe"),
        ("Bo", "8o"),
        ("Иван", "Иваз"),
        ("小明", "小名"),
        ("!!!", "???"),
    ],
)
def test_names_that_look_different_may_both_sit(one: str, other: str) -> None:
    assert not alike(clean(one), clean(other))


def test_a_lookalike_is_refused_only_where_the_other_sits() -> None:
    async def test(served: Served) -> None:
        ann, eve = Person(served, "Ann"), Person(served, "Ꭺnn")
        room = await ann.open_table(seats=4)
        refused = await eve.post(f"/api/tables/{room}/sit", {"player": eve.name})
        assert (refused.status_code, refused.json()["code"]) == (409, "name_taken")
        elsewhere = await Person(served, "Ben").open_table(seats=4)
        assert await eve.sit(elsewhere) == 1, "where no Ann sits, anyone may be called that"

    at_server(test)


def kept() -> int:
    """How many results all caches without a limit keep together."""
    caches = [one for one in gc.get_objects() if type(one) is functools._lru_cache_wrapper]
    own = [one for one in caches if str(one.__module__).startswith("lastcall.")]
    assert len(own) > 10
    return sum(one.cache_info().currsize for one in own if one.cache_parameters()["maxsize"] is None)


def test_nothing_that_visitors_write_is_kept_in_a_cache() -> None:
    """Names of characters were: each spelling of one, with any number of spaces around it, stayed for ever."""

    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table(seats=2)
        await ann.connect(room)

        async def write(number: int) -> None:
            """Text wherever a visitor can write some; each time another one."""
            for name in (" " * number + "Tara", "tAra" + "\t" * number, f"Nobody {number}", f"{number}.toml"):
                await ann.do("pick", character=name)
            await refused(ann, "seat_bot", seat=1, level=f"level {number}")
            for wrong in ({"pace": "x"}, {"level": "x"}, {"drinks": "x"}, {"modules": ["x"]}, {"variant": "x"}):
                [(field, value)] = wrong.items()
                wanted = [f"x {number}"] if isinstance(value, list) else f"x {number}"
                answer = await ann.post("/api/tables", {"player": f"Guest {number}", field: wanted})
                assert answer.status_code == 400
            await Person(served).post(f"/api/tables/{room}/sit", {"player": f"Ann {number}", "seat": 0})

        await write(1)
        before = kept()
        for number in range(2, 40):
            await write(number)
        assert kept() == before

    at_server(test, tables_an_hour=1000)


def test_a_long_name_of_nobody_is_neither_compared_nor_repeated() -> None:
    with pytest.raises(UnknownName) as refusal:
        SHIPPED.character("Captain Whitehawk " * 200)
    assert len(str(refusal.value)) < 300
    assert "Captain Whitehawk " * (LONGEST_NAME // 18) in str(refusal.value)


def test_a_name_that_unfolds_is_little_work(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sign that stands for eighteen, as often as it fits into a request, took ten milliseconds."""
    looked: list[str] = []
    category = unicodedata.category

    def counted(letter: str) -> str:
        looked.append(letter)
        return category(letter)

    monkeypatch.setattr(unicodedata, "category", counted)
    assert len(clean("\ufdfa" * 2_700)) == MOST_NAME
    assert len(looked) < 5_000
    assert clean("\u200b" * 100 + "Ann") == "Ann"
