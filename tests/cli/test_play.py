"""`lastcall play` as a person starts it: a server on this machine, and the browser at its door."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lastcall.cli import play
from lastcall.cli.app import app
from lastcall.cli.serve import addresses
from tests.server.tables import free_port
from tests.waiting import STUCK, wait_until

HEEDING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
"""What runs in the background is started deaf to Ctrl+C, and these tests may be."""
COMMAND = [sys.executable, "-c", HEEDING + "from lastcall.cli import main; main()", "play"]
NO_SCREEN = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")}


@contextmanager
def playing(*words: str, **environment: str) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [*COMMAND, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**NO_SCREEN, **environment},
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def wait_for(port: int) -> None:
    wait_until(lambda: play.is_open(port), "the house to open")


def answers(port: int) -> bool:
    """Whether the house is open already, however slowly it answers."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=STUCK) as answer:
        return bool(answer.status == 200)


def close(process: subprocess.Popen[str]) -> tuple[str, str]:
    """Ctrl+C: what was still said, on both ways out."""
    process.send_signal(signal.SIGINT)
    said, complained = process.communicate(timeout=STUCK)
    assert process.returncode == 0, complained
    assert "Traceback" not in complained
    return said, complained


@contextmanager
def somebody_listening() -> Iterator[int]:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        yield taken.getsockname()[1]


def fake_browser(folder: Path) -> tuple[str, Path]:
    """A browser that writes down each address it is shown."""
    visited = folder / "visited"
    script = folder / "browser"
    script.write_text(f'#!/bin/sh\necho "$1" >> "{visited}"\n')
    script.chmod(0o755)
    return str(script), visited


def test_it_serves_the_pages_and_ctrl_c_closes_quietly(tmp_path: Path) -> None:
    port, database = free_port(), tmp_path / "tables.db"
    with playing("--no-browser", "--port", str(port), "--database", str(database)) as process:
        assert first_line(process) == f"Last Call is open: http://127.0.0.1:{port}"
        wait_for(port)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=STUCK) as page:
            assert b"Last Call" in page.read()
        assert close(process) == ("", "")
    assert database.is_file()


def test_ctrl_c_before_the_doors_are_open_is_quiet_too(tmp_path: Path) -> None:
    with playing("--no-browser", "--port", str(free_port()), "--database", str(tmp_path / "tables.db")) as process:
        assert first_line(process)
        assert close(process) == ("", "")


def test_the_browser_is_opened_once_and_only_when_there_is_something_to_see(tmp_path: Path) -> None:
    port = free_port()
    browser, visited = fake_browser(tmp_path)
    with playing("--port", str(port), "--database", str(tmp_path / "tables.db"), BROWSER=browser) as process:
        wait_until(lambda: visited.exists() and visited.read_text().endswith("\n"), "the browser to be opened")
        assert answers(port)
        time.sleep(0.3)  # Nothing is waited for: this leaves time for a second visit, which must not come.
        assert visited.read_text() == f"http://127.0.0.1:{port}\n"
        assert close(process)[1] == ""


@pytest.mark.parametrize("browser", ["", "/nowhere/browser", "false"])
def test_without_a_browser_it_says_the_address_and_serves_on(tmp_path: Path, browser: str) -> None:
    port = free_port()
    with playing("--port", str(port), "--database", str(tmp_path / "tables.db"), BROWSER=browser) as process:
        assert process.stderr is not None
        assert process.stderr.readline() == f"Could not open a browser. Open http://127.0.0.1:{port} yourself.\n"
        assert answers(port)
        close(process)


def test_a_named_port_that_is_taken_is_refused(tmp_path: Path) -> None:
    browser, visited = fake_browser(tmp_path)
    with somebody_listening() as port, playing("--port", str(port), BROWSER=browser) as process:
        said, complained = process.communicate(timeout=STUCK)
        assert process.returncode == 2
        assert said == ""
        assert f"Cannot listen on 127.0.0.1, port {port}" in complained
    assert not visited.exists()


@pytest.mark.parametrize("words", [("--port", "0"), ("--port", "99999"), ("--database", "/nowhere/tables.db")])
def test_what_cannot_be_served_is_refused_with_a_sentence(words: tuple[str, ...]) -> None:
    extra = () if "--port" in words else ("--port", str(free_port()))
    with playing("--no-browser", *words, *extra) as process:
        said, complained = process.communicate(timeout=STUCK)
        assert (process.returncode, said) == (2, "")
        assert len(complained.splitlines()) == 1


# --- the usual port, which on this machine may be anybody's: another one takes its place


def test_a_free_port_is_taken_if_something_else_has_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    with somebody_listening() as port:
        monkeypatch.setattr(play, "USUAL_PORT", port)
        found = play.usual_or_free_port()
    assert found != port
    monkeypatch.setattr(play, "USUAL_PORT", found)
    assert play.usual_or_free_port() == found


def test_a_house_that_is_open_already_is_only_visited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_port()
    visits: list[str] = []

    def visit(url: str) -> bool:
        visits.append(url)
        return True

    monkeypatch.setattr(play, "USUAL_PORT", port)
    monkeypatch.setattr(webbrowser, "open", visit)
    monkeypatch.setenv("BROWSER", "any")
    with playing("--no-browser", "--port", str(port), "--database", str(tmp_path / "tables.db")):
        wait_for(port)
        done = CliRunner().invoke(app, ["play"])
        assert done.exit_code == 0
        assert f"Last Call is already open: http://127.0.0.1:{port}" in done.output
        assert visits == [f"http://127.0.0.1:{port}"]
        assert CliRunner().invoke(app, ["play", "--no-browser"]).exit_code == 0
        assert len(visits) == 1


@pytest.mark.parametrize(
    "answer", [b"", b"SSH-2.0-Other\r\n", b"HTTP/1.0 200 OK\r\n\r\n[]", b"HTTP/1.0 200 OK\r\n\r\n{"]
)
def test_somebody_else_s_server_is_not_taken_for_ours(answer: bytes) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()

        def answer_once() -> None:
            caller, _ = other.accept()
            with caller:
                caller.recv(1000)
                caller.sendall(answer)

        thread = threading.Thread(target=answer_once)
        thread.start()
        assert not play.is_open(other.getsockname()[1])
        thread.join()


def test_friends_on_the_network_are_told_where_to_join() -> None:
    assert addresses("127.0.0.1", 8484) == ["Last Call is open: http://127.0.0.1:8484"]
    here, friends = addresses("0.0.0.0", 8484)
    assert here == "Last Call is open: http://localhost:8484"
    assert friends.startswith("Others on your network can join at http://")
    assert friends.endswith(":8484")
