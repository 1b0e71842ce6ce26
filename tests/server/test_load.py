"""What `make load` measures: what people planned, not what a slow server let them do; and all that it takes."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import cast

import msgspec
import pytest

from lastcall.poll import DIRECT, WINDOW
from lastcall.server.store.sqlite import SqliteStore
from tests.server import load, players
from tests.server.leaping import LeapingLoop
from tests.server.load import Mix, Outcome
from tests.server.pages import Page
from tests.server.played import finished_log
from tests.server.players import Measured, Player
from tests.server.test_thinkers import is_alive

PLAY = (1, 26, 0, -1, 3)
PASSING = (0,)
STALL = 20.0


class SilentPage:
    """A page whose server says what a test says."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, text: bytes) -> None:
        self.sent.append(text)


class Party:
    """Two people at a table."""

    def __init__(self) -> None:
        self.measured = Measured()
        self.measured.count(True)
        self.ann, self.ben = (Player(self.measured, random.Random(seed)) for seed in (1, 2))
        for player in (self.ann, self.ben):
            player.party = [self.ann, self.ben]
            player.page = cast("Page", SilentPage())

    def show(self, number: int, asked: Player | None, answer: tuple[int, ...] = PLAY, kind: str = DIRECT) -> None:
        """The server says what it waits for."""
        for player in (self.ann, self.ben):
            prompt = {"number": number, "said": False, "options": [{"answer": answer}]} if asked is player else None
            own = {"prompt": prompt, "waiting": {"kind": kind}}
            player.hear(msgspec.json.encode({"is": "change", "public": {"number": number}, "own": own}))

    async def answered(self, player: Player) -> float:
        """When a player has answered."""
        before = len(cast("SilentPage", player.page).sent)
        while len(cast("SilentPage", player.page).sent) == before:
            await asyncio.sleep(0.01)
        return players.now()

    @property
    def seen(self) -> list[float]:
        """How long the others have waited for moves."""
        return [wait for _, wait in self.measured.seen.over]


def at_table(monkeypatch: pytest.MonkeyPatch, test: Callable[[Party], Awaitable[None]]) -> None:
    """Run a test with two people; time leaps."""

    async def run() -> None:
        monkeypatch.setattr(players, "now", asyncio.get_running_loop().time)
        await test(Party())

    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        runner.run(run())


def test_who_is_kept_waiting_by_a_slow_server_answers_when_they_would_have(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(party: Party) -> None:
        party.show(1, party.ann)
        planned = await party.answered(party.ann)
        assert 1.0 <= planned <= 3.1
        await asyncio.sleep(STALL)
        party.show(2, party.ben)
        came = players.now()
        assert party.seen == [pytest.approx(STALL, abs=0.1)]
        assert await party.answered(party.ben) == pytest.approx(came, abs=0.1), "they have long made up their mind"
        party.show(3, None)
        assert STALL - 3.1 <= party.seen[1] <= STALL - 0.9, "from when they would have answered"

    at_table(monkeypatch, test)


def test_without_delay_people_think_as_long_as_they_like(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(party: Party) -> None:
        for number in range(1, 40):
            asked = (party.ann, party.ben)[number % 2]
            party.show(number, asked)
            began = players.now()
            assert 1.0 <= await party.answered(asked) - began <= 3.1
        assert max(party.seen) < 0.1

    at_table(monkeypatch, test)


def test_only_what_takes_effect_at_once_is_a_move_that_others_wait_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(party: Party) -> None:
        for number, (answer, kind) in enumerate(((PASSING, DIRECT), (PLAY, WINDOW)), 1):
            party.show(number, party.ann, answer, kind)
            await party.answered(party.ann)
            await asyncio.sleep(STALL)
        party.show(3, None)
        assert not party.seen
        assert len(party.measured.confirmed.over) == 2

    at_table(monkeypatch, test)


def test_what_was_refused_is_not_waited_for_and_what_never_came_is(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(party: Party) -> None:
        party.show(1, party.ann)
        await party.answered(party.ann)
        party.ann.hear(msgspec.json.encode({"is": "problem", "code": "too_late", "message": ""}))
        party.show(2, party.ben)
        assert not party.seen
        assert party.measured.late == 1
        await party.answered(party.ben)
        await asyncio.sleep(STALL)
        party.measured.end()
        assert party.seen == [pytest.approx(STALL, abs=0.1)]

    at_table(monkeypatch, test)


def test_a_real_load_counts_people_bots_and_their_processes_and_leaves_nothing_behind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(load, "SETTLING", 0.0)
    monkeypatch.setattr(players, "THINKING", (0.01, 0.1))
    processes: list[int] = []
    began = load.Server.__init__

    def begin(server: load.Server, database: Path, profile: str = "") -> None:
        began(server, database, profile=profile)
        processes.append(server.process.pid)

    monkeypatch.setattr(load.Server, "__init__", begin)
    enough = False
    seconds = 2.0
    while not enough:  # On a busy machine it takes longer until anything happens.
        outcome = asyncio.run(load.load(Mix(2, 2, 1), 3, seconds))
        seen = len(outcome.measured.seen.over)
        enough = outcome.answers > 1 and seen > 1 and outcome.busy > 0 and outcome.thinking > 0
        seconds *= 2
    assert not outcome.measured.other
    assert outcome.borne > 1
    assert any(f"tables per core at 70 % use: {outcome.borne:.0f}" in line for line in outcome.lines())
    assert not any(map(is_alive, processes))


def test_a_mix_is_good_if_a_core_bears_enough_tables_and_99_of_100_moves_are_seen_in_time() -> None:
    def outcome(busy: float, wait: float, refused: int = 0, late: int = 0) -> Outcome:
        measured = Measured()
        measured.seen.over = [(0.0, wait)] * 100
        measured.other = {"unreadable": refused} if refused else {}
        metered = {"lastcall_thought_seconds_count": 1000, "lastcall_late_thoughts_total": late}
        return Outcome(Mix(1, 3, 150), 150, 60.0, measured, busy, 30.0, 1.0, 100.0, metered)

    assert outcome(12.0, 0.14).good
    assert outcome(12.0, 0.14).borne == 150
    assert not outcome(13.0, 0.14).good, "the processes in which bots think count, too"
    assert not outcome(12.0, 0.16).good
    assert not outcome(12.0, 0.14, refused=1).good
    assert outcome(12.0, 0.14, late=1).good
    assert not outcome(12.0, 0.14, late=2).good, "bots have to keep up, too"


def test_finished_tables_are_written_as_a_store_writes_them(tmp_path: Path) -> None:
    log = finished_log()
    load.write_finished(tmp_path / "tables.db", 2, log)
    store = SqliteStore(tmp_path / "tables.db")
    assert [(one.id, one.state) for one in store.tables()] == [("played0", "over"), ("played1", "over")]
    assert [body for _, body in store.entries("played1")] == log
    assert not any(store.check())
    store.close()
