"""`lastcall play`: the table in your browser, on this machine only."""

from __future__ import annotations

import http.client
import json
import os
import socket
import sys
import time
import webbrowser
from functools import partial
from typing import Annotated

import typer

from lastcall.cli.output import console, errors
from lastcall.cli.serve import USUAL_PORT, Database, free, open_house
from lastcall.engine.core.errors import Unreadable

HERE = "127.0.0.1"
BETWEEN_LOOKS = 0.05
"""Seconds."""


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("play")(play)


def play(
    port: Annotated[
        int | None, typer.Option("--port", help=f"Port to listen on: {USUAL_PORT}, or a free one if that is taken.")
    ] = None,
    database: Database = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Print the address instead of opening a browser.")
    ] = False,
) -> None:
    """Play in your browser, on this machine, until you stop it with Ctrl+C."""
    # Somebody who names a port or a file wants exactly that one, not the house that is open already.
    if port is None and database is None and is_open(USUAL_PORT):
        console.print(f"Last Call is already open: {address(USUAL_PORT)}", markup=False)
        if not no_browser:
            browse(USUAL_PORT)
        return
    chosen = usual_or_free_port() if port is None else port
    open_house(HERE, chosen, database, meanwhile=None if no_browser else partial(browse_when_open, chosen))


def address(port: int) -> str:
    """Where the browser goes."""
    return f"http://{HERE}:{port}"


def is_open(port: int) -> bool:
    """Does Last Call, and not something else, answer here?"""
    connection = http.client.HTTPConnection(HERE, port, timeout=2)
    try:
        connection.request("GET", "/health")
        health = json.loads(connection.getresponse().read())
    except (OSError, http.client.HTTPException, ValueError):
        return False
    finally:
        connection.close()
    return isinstance(health, dict) and health.get("ok") is True and "tables" in health


def usual_or_free_port() -> int:
    """The usual port; if that is taken, one the system gives."""
    try:
        free(HERE, USUAL_PORT)
    except Unreadable:
        with socket.socket() as probe:
            probe.bind((HERE, 0))
            port: int = probe.getsockname()[1]
            return port
    return USUAL_PORT


def browse_when_open(port: int) -> None:
    """Wait for the server, which runs in the main thread, then open the browser."""
    while not is_open(port):
        time.sleep(BETWEEN_LOOKS)
    browse(port)


def browse(port: int) -> None:
    """Open the browser; if there is none, a person can still type the address."""
    if not (has_windows() and opened(address(port))):
        errors.print(f"Could not open a browser. Open {address(port)} yourself.", markup=False)


def has_windows() -> bool:
    """Without a screen there are at most browsers for text, which would take the terminal and cannot show a table."""
    anywhere_else = sys.platform in ("win32", "darwin")
    return anywhere_else or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def opened(url: str) -> bool:
    """Did a browser start?"""
    try:
        return webbrowser.open(url)
    except (webbrowser.Error, OSError):
        return False
