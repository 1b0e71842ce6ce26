"""Metrics: right numbers for the right people, and nothing about anybody."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lastcall.engine.core.errors import Unreadable
from lastcall.ids import SEATS
from lastcall.server import meters
from lastcall.server.meters import BOUNDS, MOST_KINDS, OTHER, Kinds, Times
from lastcall.server.metrics import FORMAT, Readers, readers
from tests.server.attackers import at_server, raw
from tests.server.tables import Person, Served, free_port
from tests.server.test_play import play_on
from tests.server.test_serve import COMMAND
from tests.waiting import STUCK, Patience, wait_until

TOKEN = "a-token-of-sufficient-length"
OPEN = Readers()
SAMPLE = re.compile(r'([a-z_]+)(?:\{((?:[a-z]+="[^"\\\n]*",?)+)\})? (-?[0-9.]+(?:e[+-]?[0-9]+)?)')


def read(text: str) -> dict[tuple[str, str], float]:
    """Each value by its name and labels; fails if Prometheus would not read it, or would read it twice."""
    found: dict[tuple[str, str], float] = {}
    kinds: dict[str, str] = {}
    assert text.endswith("\n")
    for line in text.splitlines():
        if line.startswith("# HELP "):
            name = line.split()[2]
            assert name not in kinds
        elif line.startswith("# TYPE "):
            name, kinds[name] = line.split()[2:]
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            family = re.sub("_(bucket|sum|count)$", "", sample[1]) if kinds[name] == "histogram" else sample[1]
            assert family == name, "what belongs together stands together"
            assert (sample[1], sample[2] or "") not in found
            found[sample[1], sample[2] or ""] = float(sample[3])
    for name, kind in kinds.items():
        if kind == "histogram":
            buckets = [value for (one, _), value in found.items() if one == f"{name}_bucket"]
            assert buckets == sorted(buckets)
            assert buckets[-1] == found[f"{name}_count", ""]
    return found


async def metrics(person: Person, **headers: str) -> dict[tuple[str, str], float]:
    """What they are now."""
    answer = await person.http.get("/metrics", headers=headers)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == FORMAT
    return read(answer.text)


# --- who may read them


def test_there_are_none_unless_somebody_asks_for_them() -> None:
    async def test(served: Served) -> None:
        assert (await Person(served).http.get("/metrics")).status_code == 404

    at_server(test)


@pytest.mark.parametrize("name", ["Forwarded", "Via", "X-Forwarded-For", "X-Forwarded-Proto", "X-Real-IP"])
def test_what_a_proxy_brings_is_not_from_here(name: str) -> None:
    async def test(served: Served) -> None:
        ann = Person(served)
        assert await metrics(ann)
        for value in ("127.0.0.1", "203.0.113.5", ""):
            answer = await ann.http.get("/metrics", headers={name: value})
            assert (answer.status_code, answer.json()["code"]) == (403, "no_metrics")

    at_server(test, readers=OPEN)


def test_only_who_speaks_to_this_computer_as_itself_needs_no_token() -> None:
    async def test(served: Served) -> None:
        async def status(host: str, version: str = "1.1") -> str:
            request = f"GET /metrics HTTP/{version}\r\nHost: {host}\r\nConnection: close\r\n\r\n"
            return (await raw(served.port, request.encode())).split(b" ", 2)[1].decode()

        for host in ("localhost", f"127.0.0.1:{served.port}", "[::1]:80", "LOCALHOST", "[::ffff:127.0.0.1]"):
            assert await status(host) == "200", host
        for host in ("192.168.1.5", "tavern.local", "[2001:db8::1]", "10.0.0.1:8484"):
            assert await status(host) == "403", f"{host}: somebody else may be behind a proxy on this computer"
        assert await status("attacker.example") == "421"
        assert await status("localhost", "1.0") == "403", "so does a proxy that nobody has set up"

    at_server(test, readers=OPEN)


@pytest.mark.parametrize("proxied", [False, True])
def test_elsewhere_only_the_token_opens(proxied: bool) -> None:
    async def test(served: Served) -> None:
        visitor = Person(served, address="203.0.113.5")
        for given in ("", "Bearer", "Bearer x", f"Bearer {TOKEN}x", f"Bearer {TOKEN[:-1]}", TOKEN, f"Basic {TOKEN}"):
            answer = await visitor.http.get("/metrics", headers={"Authorization": given} if given else {})
            assert answer.status_code == 403, given
            assert "lastcall_" not in answer.text
        strange = (
            b"GET /metrics HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \xff\xfe\r\nConnection: close\r\n\r\n"
        )
        assert (await raw(served.port, strange)).startswith(b"HTTP/1.1 403")
        assert await metrics(visitor, Authorization=f"Bearer {TOKEN}")
        assert await metrics(visitor, authorization=f"bearer {TOKEN}")
        here = await Person(served).http.get("/metrics")
        assert here.status_code == (403 if proxied else 200)

    at_server(test, proxies=("127.0.0.1",), readers=Readers(TOKEN, proxied))


def test_without_a_token_none_opens() -> None:
    async def test(served: Served) -> None:
        for given in ("Bearer", "Bearer x", f"Bearer {TOKEN}"):
            assert (await Person(served).http.get("/metrics", headers={"Authorization": given})).status_code == 403

    at_server(test, readers=OPEN)


def test_a_token_that_can_be_guessed_is_refused_and_so_is_a_proxy_without_one() -> None:
    for wrong in ("short", "fifteen-letters", "sixteen letters!", "sixteen-létters!", "sixteen\tletters!"):
        with pytest.raises(Unreadable, match="at least 16"):
            readers(wrong, False)
    with pytest.raises(Unreadable, match="LASTCALL_METRICS_TOKEN"):
        readers("", True)
    assert readers(TOKEN, True) == Readers(TOKEN, True)
    assert readers("", False) == OPEN


def test_serve_shows_them_if_asked_and_takes_the_token_from_the_environment(tmp_path: Path) -> None:
    def refused(*options: str, token: str = "") -> str:
        done = subprocess.run(
            [*COMMAND, "--port", str(free_port()), "--database", str(tmp_path / "none.db"), "--metrics", *options],
            capture_output=True,
            text=True,
            timeout=STUCK,
            check=False,
            env={**os.environ, "LASTCALL_METRICS_TOKEN": token},
        )
        assert done.returncode == 2
        return " ".join(done.stderr.split())

    assert "at least 16" in refused(token="short")
    assert "Behind a proxy" in refused("--public", "https://tavern.example.org")
    assert "Behind a proxy" in refused("--proxy", "127.0.0.1")
    assert not (tmp_path / "none.db").exists()

    port = free_port()
    address = f"http://127.0.0.1:{port}/metrics"
    process = subprocess.Popen(
        [*COMMAND, "--port", str(port), "--database", str(tmp_path / "t.db"), "--metrics", "--proxy", "127.0.0.1"],
        stdout=subprocess.DEVNULL,
        env={**os.environ, "LASTCALL_METRICS_TOKEN": TOKEN},
    )
    shown: list[str] = []

    def answered() -> bool:
        wanted = urllib.request.Request(address, headers={"Authorization": f"Bearer {TOKEN}"})
        try:
            with urllib.request.urlopen(wanted, timeout=STUCK) as answer:
                shown.append(answer.read().decode())
        except urllib.error.HTTPError:
            raise
        except OSError:
            assert process.poll() is None, "the server ended before it answered"
        return bool(shown)

    wait_until(answered, "the server to answer")
    with pytest.raises(urllib.error.HTTPError, match="403"):
        urllib.request.urlopen(address, timeout=STUCK)
    process.send_signal(signal.SIGINT)
    assert process.wait(STUCK) in (0, -signal.SIGINT, 130)
    now = read(shown[0])
    assert now["lastcall_pages", 'seat="yes"'] == 0
    if sys.platform == "linux":
        assert now["process_resident_memory_bytes", ""] > 10e6
        assert now["process_open_fds", ""] > 3


# --- what they say


NAMES = ("Annabelle", "Benvolio")


def test_a_game_is_counted_and_timed_and_nobody_is_named() -> None:
    async def test(served: Served) -> None:
        ann, ben, eve = Person(served, NAMES[0]), Person(served, NAMES[1]), Person(served)
        before = await metrics(eve)
        room = await ann.open_table(seats=4, bots=2, level="random", name="Snug")
        await ben.sit(room)
        for person in (ann, ben, eve):
            await person.connect(room)
        for person in (ann, ben):
            await person.do("pick", character=("Remy", "Tara")[person is ben])
        await ann.until(lambda state: all(chair["character"] for chair in state["table"]["chairs"][:2]))
        await ann.do("start")
        chance = random.Random(3)
        said = await asyncio.gather(play_on(ann, chance), play_on(ben, chance))
        await eve.until(lambda state: state["table"]["state"] == "over")
        text = (await eve.http.get("/metrics")).text
        now = read(text)

        def grown(name: str, labels: str = "") -> float:
            return now[name, labels] - before.get((name, labels), 0.0)

        refused = sum(grown(*one) for one in now if one[0] == "lastcall_refusals_total")
        assert refused == len([*ann.problems, *ben.problems])
        assert grown("lastcall_answers_total") == sum(said) - refused
        assert 0 < grown("lastcall_shown_seconds_count") <= sum(said)
        assert grown("lastcall_commit_seconds_count") > 100
        assert grown("lastcall_thought_seconds_count") > 20
        assert grown("lastcall_lag_seconds_count") > 0
        assert now["lastcall_tables", 'state="over"'] == 1
        assert now["lastcall_pages", 'seat="yes"'] == 2
        assert now["lastcall_pages", 'seat="no"'] == 1
        assert now["lastcall_connections", ""] >= 3
        keys = [cookie.value for one in (ann, ben) for cookie in one.http.cookies.jar]
        assert len(keys) == 2
        for secret in (*NAMES, "Snug", "Remy", "Tara", room, *keys, *map(str, keys), "127.0.0", *titles(ann)):
            assert secret not in text
        labels = {key for _, pairs in now for key in re.findall(r"(\w+)=", pairs)}
        assert labels == {"version", "rules", "kind", "le", "state", "seat"}, "each has few values"

    at_server(test, readers=OPEN)


def titles(person: Person) -> Iterator[str]:
    """The cards somebody has seen in their hand at the end."""
    for card in person.state["view"]["hand"]:
        yield card["card"]["title"]


def test_an_answer_is_timed_if_everybody_sees_at_once_what_comes_of_it() -> None:
    async def test(served: Served) -> None:
        ann, ben = Person(served, "Ann"), Person(served, "Ben")
        room = await ann.open_table(seats=2, quick_responses=False)
        await ben.sit(room)
        for person in (ann, ben):
            await person.connect(room)
        await ann.do("start")
        people = (ann, ben)
        for person in people:
            await person.until(lambda state: state["table"]["state"] == "playing")
        alone = together = 0
        while not (alone and together):
            counts = meters.SHOWN.counts[:]
            number = ann.state["view"]["number"]
            person = next(one for one in people if one.state["prompt"] and not one.state["prompt"]["said"])
            prompt = person.state["prompt"]
            await person.do("say", number=prompt["number"], answer=prompt["options"][prompt["default"]]["answer"])
            await person.until(lambda state, was=prompt: state["prompt"] != was)
            moved = person.state["view"]["number"] != number
            if moved:
                for one in people:
                    await one.until(lambda state, now=person: state["view"]["number"] >= now.state["view"]["number"])
                await shown_more(sum(counts))
                together += 1
            else:
                await person.catch_up()
                assert meters.SHOWN.counts == counts, "the other one is still thinking"
                alone += 1

    async def shown_more(count: int) -> None:
        patience = Patience("an answer to be timed")
        while sum(meters.SHOWN.counts) == count:
            patience.check()
            await asyncio.sleep(0)
        assert sum(meters.SHOWN.counts) == count + 1

    at_server(test)


def test_refusals_are_counted_by_the_code_that_is_told() -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        room = await ann.open_table()
        await ann.connect(room)
        await ann.until(lambda state: True)
        before = await metrics(ann)
        await ann.do("say", number=3, answer=[0])
        await ann.do("dance")
        while len(ann.problems) < 2:
            await ann.hear()
        await ann.http.get("/api/tables/nowhere")
        await ann.http.get("/health", headers={"Host": "elsewhere.example"})
        await ann.post("/api/tables", {"player": "Ann", "seats": 99})
        now = await metrics(ann)
        grown = {
            labels: value - before.get((name, labels), 0)
            for (name, labels), value in now.items()
            if name == "lastcall_refusals_total" and value != before.get((name, labels))
        }
        kinds = ("not_playing", "unreadable", "no_table", "unknown_host", "seats")
        assert grown == {f'kind="{kind}"': 1 for kind in kinds}

    at_server(test, readers=OPEN)


def test_there_are_never_many_kinds() -> None:
    kinds = Kinds()
    for number in range(10 * MOST_KINDS):
        kinds.add(f"kind {number}")
        kinds.add("kind 0")
    assert len(kinds.totals) == MOST_KINDS + 1
    assert kinds.totals["kind 0"] == 10 * MOST_KINDS + 1
    assert kinds.totals[OTHER] == 9 * MOST_KINDS


def test_times_are_counted_between_bounds() -> None:
    times = Times()
    for seconds in (0.0, BOUNDS[0], BOUNDS[0] + 1e-9, 100.0):
        times.note(seconds)
    assert times.counts == [2, 1, *[0] * (len(BOUNDS) - 2), 1]
    assert times.seconds == pytest.approx(100.002)


def test_bots_that_fail_or_are_late_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever they hold: only how many there were."""
    from tests.server.rooms import PATIENT, Slow, play, say

    story = "seats: Whitehawk, Bryn, Remy\nWhitehawk holds: Mind the boom!\nBryn holds: I don't think so!"
    late: list[int] = []

    async def test(room: Any) -> None:
        before = meters.LATE_THOUGHTS.total
        await say(room, SEATS[0], "Mind the boom! on Remy")
        await say(room, SEATS[0], "pass")
        await say(room, SEATS[2], "pass")
        patience = Patience("the window to close")
        while meters.LATE_THOUGHTS.total == before:
            patience.check()
            await asyncio.sleep(1)
        late.append(meters.LATE_THOUGHTS.total - before)

    play(story, test, PATIENT._replace(bot=1.0), bots=(1,), level="greedy", leaping=True, thinkers=Slow(500.0))
    assert late == [1]
