"""`lastcall serve` as a person starts it."""

from __future__ import annotations

import os
import signal
import socket
import struct
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest

from lastcall.engine.core.errors import Unreadable
from lastcall.server.net.limits import Limits, changed
from tests.server.tables import free_port
from tests.waiting import STUCK, wait_until

COMMAND = [sys.executable, "-c", "from lastcall.cli import main; main()", "serve"]


def test_it_says_where_it_is_open_keeps_tables_and_stops_when_told(tmp_path: Path) -> None:
    port = free_port()
    database = tmp_path / "tables.db"
    process = subprocess.Popen(
        [*COMMAND, "--port", str(port), "--database", str(database)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline().strip() == f"Last Call is open: http://127.0.0.1:{port}"

    def healthy() -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=STUCK) as answer:
                return answer.status == 200
        except OSError:
            assert process.poll() is None, "the server ended before it answered"
            return False

    wait_until(healthy, "the server to answer")
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=STUCK) as page:
        assert b"Last Call" in page.read()
    process.send_signal(signal.SIGINT)
    process.stdout.close()
    assert process.wait(STUCK) in (0, -signal.SIGINT, 130)
    assert database.is_file()


RUBBISH = b"\0" * 100
IN_A_ROW = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 7


def test_whatever_comes_and_goes_writes_nothing_into_the_log(tmp_path: Path) -> None:
    """A line for each request that was no request, and a traceback for requests in a row whose sender had gone."""
    port = free_port()
    log = tmp_path / "log"
    with log.open("wb") as written:
        process = subprocess.Popen(
            [*COMMAND, "--port", str(port), "--database", str(tmp_path / "tables.db")], stdout=written, stderr=written
        )

    def healthy() -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=STUCK) as answer:
                return answer.status == 200
        except OSError:
            assert process.poll() is None, "the server ended before it answered"
            return False

    wait_until(healthy, "the server to answer")
    for number in range(100):
        for sent in (RUBBISH, IN_A_ROW):
            with socket.create_connection(("127.0.0.1", port), timeout=STUCK) as line:
                line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # Gone without a word.
                line.sendall(sent)
                if sent is RUBBISH:
                    assert line.recv(1) == b"H"
                elif number % 2:
                    time.sleep(0.001)  # The disk is written to meanwhile.
        assert healthy()
    process.send_signal(signal.SIGINT)
    assert process.wait(STUCK) in (0, -signal.SIGINT, 130)
    assert log.read_text(encoding="utf-8") == f"Last Call is open: http://127.0.0.1:{port}\n"


def test_an_operator_changes_limits() -> None:
    limits = changed(Limits(keep=5.0), ["tables=7", "messages_a_second=2.5"])
    assert limits == Limits(keep=5.0, tables=7, messages_a_second=2.5)


def test_what_cannot_be_served_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run([*COMMAND, "--port", port], capture_output=True, text=True, timeout=STUCK, check=False)
        assert done.returncode == 2
        assert f"Cannot listen on 127.0.0.1, port {port}" in done.stderr
    for wrong in (["--port", "0"], ["--port", "99999"], ["--keep", "0"]):
        done = subprocess.run([*COMMAND, *wrong], capture_output=True, text=True, timeout=STUCK, check=False)
        assert done.returncode == 2
        assert "must be" in done.stderr
    for wrong in ("tables", "tables=", "tables=0", "tables=many", "tables=1.5", "all_paces=1", "chairs=3"):
        with pytest.raises(Unreadable, match=rf"--limit {wrong} says no limit\. .*, tables_an_hour=60, "):
            changed(Limits(), [wrong])
    done = subprocess.run(
        [*COMMAND, "--port", str(free_port()), "--limit", "chairs=3"],
        capture_output=True,
        text=True,
        timeout=STUCK,
        check=False,
    )
    assert done.returncode == 2
    assert "--limit chairs=3 says no limit" in done.stderr
    for wrong in (["--proxy", "*"], ["--proxy", "proxy.example"], ["--public", "tavern.example.org"]):
        done = subprocess.run(
            [*COMMAND, "--port", str(free_port()), "--database", str(tmp_path / "none.db"), *wrong],
            capture_output=True,
            text=True,
            timeout=STUCK,
            check=False,
        )
        assert done.returncode == 2
        assert " ".join(wrong) in done.stderr
    assert not (tmp_path / "none.db").exists(), "nothing has begun"
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    environment = {**os.environ, "XDG_DATA_HOME": str(blocked)}
    done = subprocess.run(
        [*COMMAND, "--port", str(free_port())],
        capture_output=True,
        text=True,
        timeout=STUCK,
        check=False,
        env=environment,
    )
    assert done.returncode == 2
    assert "--database" in done.stderr
