"""`lastcall serve` as a person starts it."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from tests.server.tables import PATIENCE, free_port

COMMAND = [sys.executable, "-c", "from lastcall.cli import main; main()", "serve"]


def test_it_says_where_it_is_open_keeps_tables_and_stops_when_told(tmp_path: Path) -> None:
    port = free_port()
    database = tmp_path / "tables.db"
    process = subprocess.Popen(
        [*COMMAND, "--port", str(port), "--database", str(database)], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline().strip() == f"Last Call is open: http://127.0.0.1:{port}"
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=2) as answer:
                assert answer.status == 200
                break
        except OSError:
            assert time.monotonic() < deadline
            time.sleep(0.05)
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=2) as page:
        assert b"Last Call" in page.read()
    process.send_signal(signal.SIGINT)
    process.stdout.close()
    assert process.wait(PATIENCE) in (0, -signal.SIGINT, 130)
    assert database.is_file()


def test_what_cannot_be_served_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = subprocess.run([*COMMAND, "--port", port], capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert done.returncode == 2
        assert f"Cannot listen on 127.0.0.1, port {port}" in done.stderr
    for wrong in (["--port", "0"], ["--port", "99999"], ["--keep", "0"]):
        done = subprocess.run([*COMMAND, *wrong], capture_output=True, text=True, timeout=PATIENCE, check=False)
        assert done.returncode == 2
        assert "must be" in done.stderr
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    environment = {**os.environ, "XDG_DATA_HOME": str(blocked)}
    done = subprocess.run(
        [*COMMAND, "--port", str(free_port())],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        env=environment,
    )
    assert done.returncode == 2
    assert "--database" in done.stderr
