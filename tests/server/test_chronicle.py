"""The story of a game that is over: from its record alone, once, and the same after a restart."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path

import msgspec
import pytest

from lastcall.bots import bot, decide
from lastcall.engine.core.codes import IN_GAME
from lastcall.engine.drinks.facts import Drank
from lastcall.engine.gambling.facts import TookPot
from lastcall.engine.game import Game
from lastcall.records import Record
from lastcall.server import chronicle as chronicle_module
from lastcall.server import house as house_module
from lastcall.server.chronicle import MOST_POINTS, Chronicle, Point, chronicle, thinned
from lastcall.server.house import House
from lastcall.server.room.table import Table
from lastcall.server.store.sqlite import SqliteStore
from lastcall.server.store.store import Append
from lastcall.start import Setup, begin
from tests.server.played import finished_log
from tests.server.tables import Person, serving

CREW = ("Remy", "Tara", "Oda", "Pell")
SEEDS = range(12)


def played(seed: int, characters: tuple[str, ...] = CREW, variant: str = "individual") -> tuple[Record, Game]:
    """A whole game, played at random."""
    setup = Setup(characters=characters, seed=seed, ask="all", variant=variant)
    game, record, player = begin(setup, listen=True), Record(setup=setup), bot("random", seed)
    while game.outcome is None:
        answer = decide(player, game, game.asked)
        record.add(answer)
        game.answer(answer)
    return record, game


@pytest.mark.parametrize("seed", SEEDS)
def test_the_chronicle_tells_the_game_as_it_was(seed: int) -> None:
    record, game = played(seed)
    told = chronicle(record)
    assert told.turns == game.turn.number + 1
    assert told.after == (*range(told.turns + 1),)
    for side, lived in zip(game.sides, told.sides, strict=True):
        assert lived.seats == side.seats
        assert (lived.fortitude[0], lived.alcohol[0], lived.gold[0]) == (20, 0, 10)
        assert (lived.fortitude[-1], lived.alcohol[-1], lived.gold[-1]) == (side.fortitude, side.alcohol, side.gold)
        assert len(lived.fortitude) == len(lived.alcohol) == len(lived.gold) == len(told.after)
        assert (lived.fall is None) == (side.out == IN_GAME)
        assert lived.fall is None or lived.fall.to
    winners = [
        lived.place for lived in told.sides if set(lived.seats) & set(game.outcome.winners if game.outcome else ())
    ]
    assert set(winners) == {1}
    places = sorted(lived.place for lived in told.sides)
    assert places == [1 + sum(other < one for other in places) for one in places], "1, 2, 2, 4"


@pytest.mark.parametrize("seed", SEEDS)
def test_what_counted_is_in_the_log(seed: int) -> None:
    record, game = played(seed)
    told = chronicle(record)
    pots = [fact.gold for fact in game.log or () if isinstance(fact, TookPot)]
    assert (told.pot.gold if told.pot else 0) == max(pots, default=0)
    assert told.drunkest is not None
    highest = max(side.alcohol for moment in record.moments() for side in moment.sides)
    assert told.drunkest.alcohol == highest
    assert sum(lived.drinks for lived in told.sides) == sum(isinstance(fact, Drank) for fact in game.log or ())


@pytest.mark.parametrize("seed", SEEDS)
def test_from_the_turning_point_on_the_winner_is_never_behind(seed: int) -> None:
    told = chronicle(played(seed)[0])
    turning = told.turning
    assert turning is not None
    mine = told.sides[turning.side]

    def behind(at: int) -> bool:
        others = [one for one in told.sides if one is not mine and (one.fall is None or one.fall.turn > told.after[at])]
        return any(one.fortitude[at] - one.alcohol[at] > mine.fortitude[at] - mine.alcohol[at] for one in others)

    late = [at for at, turn in enumerate(told.after) if turn >= turning.turn]
    assert not any(map(behind, late))
    assert turning.turn == 0 or behind(turning.turn - 1), "and just before it was"


def test_a_team_has_one_line() -> None:
    record, game = played(3, (*CREW, "Ilka", "Brannoc"), "two-headed-dragon")
    told = chronicle(record)
    assert [lived.seats for lived in told.sides] == [side.seats for side in game.sides]
    assert all(len(lived.seats) == 2 for lived in told.sides)
    assert sorted(lived.place for lived in told.sides) == [1, 2, 3]


def test_a_long_game_is_told_with_fewer_points() -> None:
    points = [Point(turn, ((20, 0, 10),), (True,)) for turn in range(1000)]
    kept = thinned(points)
    assert len(kept) <= MOST_POINTS + 1
    assert (kept[0].turn, kept[-1].turn) == (0, 999)
    assert thinned(points[:40]) == points[:40]


def test_it_is_worked_out_once_and_again_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = tmp_path / "tables.db"
    store = SqliteStore(database)
    store.commit([Append("played", 0, finished_log(), "over", time.time())])
    store.close()
    worked_out = []

    def counting(record: Record) -> Chronicle:
        worked_out.append(record)
        return chronicle_module.chronicle(record)

    monkeypatch.setattr(house_module, "chronicle", counting)

    async def ask(times: int) -> list[bytes]:
        async with serving(database) as served:
            person = Person(served)
            answers = await asyncio.gather(*(person.http.get("/api/tables/played/chronicle") for _ in range(times)))
            return [answer.content for answer in answers]

    first = asyncio.run(ask(5))
    assert len(worked_out) == 1
    assert set(first) == set(asyncio.run(ask(1)))
    assert len(worked_out) == 2
    told = msgspec.json.decode(first[0], type=Chronicle)
    assert len(told.sides) == 4


@pytest.mark.parametrize("what", ["chronicle", "record", "told"])
def test_a_record_is_read_in_a_thread(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A long game takes a while to read: whoever asked for many chronicles in turn made everybody wait for seconds."""
    threads: list[threading.Thread] = []
    read = House.record

    def noted(house: House, table: Table) -> Record:
        threads.append(threading.current_thread())
        return read(house, table)

    monkeypatch.setattr(House, "record", noted)
    store = SqliteStore()

    async def ask() -> None:
        async with serving(store) as served:
            await store.append(Append("played", 0, finished_log(), "over", time.time()))
            assert (await Person(served).http.get(f"/api/tables/played/{what}")).status_code == 200

    asyncio.run(ask())
    assert len(threads) == 1
    assert threads[0] is not threading.main_thread()


def test_a_running_game_and_an_unknown_one_have_none() -> None:
    async def run() -> None:
        async with serving() as served:
            ann = Person(served, "Ann")
            room = await ann.open_table(seats=2, bots=1)
            gathering = await ann.http.get(f"/api/tables/{room}/chronicle")
            await ann.connect(room)
            await ann.do("start")
            await ann.until(lambda state: state["view"] is not None)
            running = await ann.http.get(f"/api/tables/{room}/chronicle")
            nowhere = await ann.http.get("/api/tables/nowhere/chronicle")
            assert [gathering.json()["code"], running.json()["code"]] == ["not_over", "not_over"]
            assert nowhere.status_code == 404

    asyncio.run(run())
