"""The log: what goes wrong is told, and nothing about anybody. Whatever a whole game with bots logs is searched."""

from __future__ import annotations

import ast
import asyncio
import contextlib
import json
import logging
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets

import lastcall
from lastcall.server import log, sockets
from lastcall.server.house import House
from lastcall.server.keys import hashed
from lastcall.server.log import FIELDS, MOST_ERRORS, OURS, Seldom, about
from lastcall.server.room.room import Room
from lastcall.server.store.sqlite import SqliteStore
from lastcall.server.store.store import Append, StoreUnavailable
from lastcall.server.thinkers import thought
from tests.server.attackers import at_server, raw
from tests.server.tables import Person, Served, free_port
from tests.server.test_play import play_on
from tests.waiting import A_WHOLE_GAME, STUCK, Patience, wait_until

SERVER = Path(lastcall.__file__).parent / "server"
NAMES = ("Annabelle", "Benvolio")
logger = logging.getLogger(OURS)


Told = Callable[[], str]


@pytest.fixture
def told(capsys: pytest.CaptureFixture[str]) -> Iterator[Told]:
    """What this process has written to its standard error since it was asked last."""
    root = logging.getLogger()
    before = root.handlers[:], root.level, logger.level, sys.excepthook
    yield lambda: capsys.readouterr().err
    root.handlers[:], root.level, logger.level, sys.excepthook = before
    logging.captureWarnings(False)
    log.as_json = False


def lines_of(text: str) -> list[dict[str, Any]]:
    """One JSON object per line."""
    return [json.loads(line) for line in text.splitlines()]


class Secrets:
    """What nobody may find in a log."""

    def __init__(self, *people: Person) -> None:
        self.people = people
        self.held: set[str] = set()

    def look(self, state: dict[str, Any]) -> bool:
        """Note what somebody holds."""
        self.held |= {card["card"]["title"] for card in state["view"]["hand"]} if state["view"] else set()
        return False

    def all(self, room: str) -> set[str]:
        """With those of the table."""
        found = {room, *NAMES, "127.0.0.1", "127.0.0.0", *self.held}
        for person in self.people:
            for _, state in person.frames:
                self.look(state)
            for cookie in person.http.cookies.jar:
                found |= {cookie.value, hashed(cookie.value)}
        return found | self.held

    def check(self, text: str, room: str) -> None:
        """Search for all of it."""
        secrets = self.all(room)
        assert len(self.held) > 3, "they have held cards"
        for secret in secrets:
            assert secret not in text, [line for line in text.splitlines() if secret in line]
            assert json.dumps(secret)[1:-1] not in text


# --- what a game logs


@pytest.mark.timeout(A_WHOLE_GAME)
@pytest.mark.parametrize("in_json", [True, False])
def test_whatever_goes_wrong_in_a_game_with_bots_the_log_tells_no_secret(
    in_json: bool, told: Told, monkeypatch: pytest.MonkeyPatch
) -> None:
    log.write_lines(in_json)
    ill: set[str] = set()
    """What is to fail from now on."""
    rooms: list[str] = []
    secrets = Secrets()

    def confess(what: str) -> None:
        """Fail, and say in the error whatever one should not."""
        if what in ill:
            raise ValueError(" ".join([*NAMES, *rooms, *secrets.all("")]))

    def decided(*given: Any) -> Any:
        confess("bots")
        return decide(*given)

    async def say(room: Room, *given: Any) -> None:
        confess("answers")
        await answer(room, *given)

    def news(*given: Any) -> bytes:
        confess("pages")
        return show(*given)

    def games(*given: Any) -> Any:
        confess("requests")
        return games_of(*given)

    async def append(store: SqliteStore, *batches: Append) -> None:
        if "disk" in ill:
            raise StoreUnavailable("database or disk is full")
        await write(store, *batches)

    decide, answer, show, games_of, write = (
        thought.decided,
        Room.say,
        sockets.news_for,
        House.games_of,
        SqliteStore.append,
    )
    monkeypatch.setattr(thought, "decided", decided)
    monkeypatch.setattr(Room, "say", say)
    monkeypatch.setattr(sockets, "news_for", news)
    monkeypatch.setattr(House, "games_of", games)
    monkeypatch.setattr(SqliteStore, "append", append)

    async def test(served: Served) -> None:
        ann, ben, eve = Person(served, NAMES[0]), Person(served, NAMES[1]), Person(served)
        secrets.people = (ann, ben)
        room = await ann.open_table(seats=4, bots=2, level="random", quick_responses=False)
        rooms.append(room)
        await ben.sit(room)
        for person in (ann, ben, eve):
            await person.connect(room)
        await ann.do("start")
        ill.add("bots")
        chance = random.Random(3)
        await asyncio.gather(play_on(ann, chance), play_on(ben, chance))
        await eve.until(lambda state: state["table"]["state"] == "over")
        ill.clear()

        another = await ann.open_table(seats=2)
        rooms.append(another)
        for person, what in ((ann, "answers"), (eve, "pages")):
            await ann.connect(another)
            await person.connect(another)
            await person.until(lambda state: True)
            ill.add(what)
            if what == "answers":
                await ann.do("say", number=1, answer=[0])
            else:
                await ann.do("commit", commitment="0" * 64)
            await closed(person)
            ill.remove(what)
        await ann.connect(another)
        ill.add("disk")
        problems = len(ann.problems)
        await ann.do("pick", character="Remy")
        while len(ann.problems) == problems:
            await ann.hear()
        ill.remove("disk")
        ill.add("requests")
        assert (await ann.http.get("/api/games")).status_code == 500
        ill.clear()
        await raw(served.port, b"GET \x00 " + NAMES[0].encode() + b"\r\n\r\n")
        loop = asyncio.get_running_loop()
        loop.call_soon(int, NAMES[0])
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    at_server(test)
    text = told()
    for room in rooms:
        secrets.check(text, room)
        assert about(room)["table"] in text
    found = {line["message"] for line in lines_of(text)} if in_json else {*text.splitlines()}
    for wanted in (
        "a bot failed and takes the default answer",
        "a table could not do what a page asked for",
        "a table cannot be shown",
        "a table could not be written",
        "uvicorn.error: Exception in ASGI application",
        "asyncio: Exception in callback int",
    ):
        assert any(wanted in line for line in found), wanted
    assert "StoreUnavailable: database or disk is full" in text
    assert "ValueError" in text
    assert "server/test_log.py:" in text, "where it came from"


async def closed(person: Person) -> None:
    """The server has closed the page."""
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            await person.hear()


PROGRAM = """
import sys
from pathlib import Path
from lastcall.cli.serve import open_house
open_house("127.0.0.1", int(sys.argv[1]), Path(sys.argv[2]), all_paces=True, log_json=sys.argv[3] == "json")
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="bots think in the server itself")
@pytest.mark.timeout(A_WHOLE_GAME)
@pytest.mark.parametrize("form", ["json", "text"])
def test_all_that_a_server_and_its_bots_write_while_a_game_is_played_is_a_log_without_secrets(
    form: str, tmp_path: Path
) -> None:
    port = free_port()
    with (tmp_path / "stdout").open("wb") as stdout, (tmp_path / "stderr").open("wb") as stderr:
        process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(port), str(tmp_path / "tables.db"), form], stdout=stdout, stderr=stderr
        )

    def text(name: str) -> str:
        return (tmp_path / name).read_text(encoding="utf-8")

    async def run() -> None:
        served = Served(port)
        ann = Person(served, NAMES[0])
        secrets = Secrets(ann)
        room = await ann.open_table(seats=4, bots=3, level="greedy")
        await ann.connect(room)
        await ann.do("start")
        playing = asyncio.create_task(play_on(ann, random.Random(5)))
        patience = Patience("bots to think", lambda: len(ann.frames))
        while not (workers := children(process.pid)):
            patience.check()
            await asyncio.sleep(0.01)
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        await playing
        await raw(port, b"GET \x00 " + NAMES[0].encode() + b"\r\n\r\n")
        assert (await ann.http.get(f"/api/tables/{room}/record")).status_code == 200
        process.send_signal(signal.SIGINT)
        await ann.leave()
        await asyncio.to_thread(process.wait, STUCK)
        said = text("stderr")
        secrets.check(said.partition("\n")[2] if form == "json" else said, room)  # It has said where it is open.
        assert "a process in which bots think was lost and is replaced" in said
        assert "Invalid HTTP request" not in said, "anybody could fill the log with such lines"
        if form == "json":
            assert text("stdout") == ""
            lines = lines_of(said)
            assert lines[0]["message"] == f"Last Call is open: http://127.0.0.1:{port}"
            assert {line["level"] for line in lines} == {"info", "warning"}
            assert {"at", "level", "message", "why"} in [set(line) for line in lines]
        else:
            assert text("stdout").strip() == f"Last Call is open: http://127.0.0.1:{port}"
            for line in said.splitlines():
                assert re.match(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d warning: ", line)

    try:
        wait_until(lambda: is_open(port) or process.poll() is not None, "the server to answer")
        asyncio.run(run())
    finally:
        process.kill()
        process.wait()


def is_open(port: int) -> bool:
    import socket

    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def children(process: int) -> list[int]:
    """The processes it has started."""
    found = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
    return [int(row.split()[0]) for row in found.splitlines() if row.split()[1] == str(process)]


# --- lines


def test_the_server_logs_only_fixed_sentences() -> None:
    """Whatever else a line tells goes through `about`, or is one of the fields, which few places use."""
    reasons: dict[str, int] = {}
    calls = 0
    for path in sorted(SERVER.rglob("*.py")):
        if path.name == "log.py":
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = {
            node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        assert "print" not in names, path.name
        for node in ast.walk(tree):
            called = node.func if isinstance(node, ast.Call) else None
            if isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id == "logger":
                calls += 1
                assert isinstance(node, ast.Call)
                (message,) = node.args
                assert isinstance(message, ast.Constant), f"{path.name}:{node.lineno}"
                for keyword in node.keywords:
                    assert keyword.arg == "extra"
                    written = ast.unparse(keyword.value)
                    if not re.fullmatch(r"about\([a-z._]+\)", written):
                        reasons[path.name] = reasons.get(path.name, 0) + 1
    assert calls > 10
    assert reasons == {"bots.py": 1, "pool.py": 1, "sqlite.py": 1}, "they give reasons in words of ours"


def test_a_line_has_its_fields_and_no_others(told: Told) -> None:
    log.write_lines(True)
    logger.warning("it happened", extra={**about("a-room"), "why": "of the rain", "times": 3, "who": NAMES[0]})
    logger.warning("it happened again")
    first, second = lines_of(told())
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", first.pop("at"))
    assert first == {"level": "warning", "message": "it happened", **about("a-room"), "why": "of the rain", "times": 3}
    assert set(second) == {"at", "level", "message"}
    assert FIELDS == ("table", "why", "times")


def test_what_other_programs_log_is_cut_where_it_may_name_somebody(told: Told) -> None:
    log.write_lines(False)
    other = logging.getLogger("other")
    for rest in (
        f"('{NAMES[0]}')",
        f": {NAMES[0]}",
        f"\n{NAMES[0]}",
        f"=<{NAMES[0]}>",
        f'"{NAMES[0]}"',
        f"[{NAMES[0]}]",
    ):
        other.error(f"Something in a callback{rest}", extra={"why": NAMES[0], "table": NAMES[0]})
    other.info("nobody wants to know")
    assert [line[20:] for line in told().splitlines()] == ["error: other: Something in a callback"] * 6


def test_of_errors_only_the_kind_and_the_place_are_told(told: Told) -> None:
    log.write_lines(True)

    def fail() -> None:
        try:
            raise KeyError(NAMES[0])
        except KeyError:
            raise ExceptionGroup(
                NAMES[1], [OSError(28, "No space left", NAMES[0]), StoreUnavailable("is full")]
            ) from None

    for _ in range(2):
        try:
            try:
                fail()
            except ExceptionGroup as error:
                raise ValueError(NAMES[0]) from error
        except ValueError:
            logger.exception("it failed")
    text = told()
    first, _ = lines_of(text)
    assert [one["error"] for one in first["errors"]] == [
        "ValueError",
        "ExceptionGroup",
        "OSError: No space left",
        "StoreUnavailable: is full",
    ]
    assert first["errors"][1]["trace"][-1].startswith("tests/server/test_log.py:")
    assert first["errors"][1]["trace"][-1].endswith(" fail")
    assert not any(name in text for name in NAMES)


def test_errors_without_end_are_told_as_far_as_one_can_read(told: Told) -> None:
    log.write_lines(True)
    error = ValueError()
    for _ in range(100):
        error, error.__cause__ = ValueError(), error
    error.__cause__.__cause__ = error  # type: ignore[union-attr]
    logger.error("it failed", exc_info=error)
    (line,) = lines_of(told())
    assert len(line["errors"]) == MOST_ERRORS


def test_a_process_that_ends_with_an_error_says_so_in_the_same_way(told: Told) -> None:
    log.write_lines(True)
    sys.excepthook(ValueError, ValueError(NAMES[0]), None)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    text = told()
    assert '"errors":' in text, "the siege looks for it"
    (line,) = lines_of(text)
    assert (line["level"], line["errors"]) == ("critical", [{"error": "ValueError", "trace": []}])


def test_what_happens_often_is_told_once_a_minute(told: Told, monkeypatch: pytest.MonkeyPatch) -> None:
    log.write_lines(True)
    now = 1000.0
    monkeypatch.setattr(log.time, "monotonic", lambda: now)
    seldom = Seldom("bots thought too long")
    for _ in range(125):
        seldom.note()
        now += 1.0
    assert [line.get("times", 0) for line in lines_of(told())] == [1, 60, 60]


def test_a_table_is_told_from_others_and_not_opened() -> None:
    ids = [f"room {number}" for number in range(1000)]
    assert len({about(one)["table"] for one in ids}) == len(ids)
    assert all(len(about(one)["table"]) == 8 for one in ids)
