"""`lastcall serve`: the table for browsers."""

from __future__ import annotations

import os
import signal
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from lastcall.cli import options
from lastcall.cli.output import console
from lastcall.engine.core.errors import Unreadable

if TYPE_CHECKING:
    from lastcall.server.store.store import Store

LOOPBACK = ("127.0.0.1", "localhost", "::1")
USUAL_PORT = 8484
MOST_PORT = 65535
DAYS_KEPT = 30.0
TOKEN = "LASTCALL_METRICS_TOKEN"
"""Where others cannot read it: everybody on this computer can see how a program was called."""

Database = Annotated[Path | None, typer.Option("--database", metavar="FILE", help="File to keep tables in.")]


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("serve")(serve)


def serve(
    host: Annotated[
        str, typer.Option("--host", help="Address to listen on; 0.0.0.0 lets others on your network join.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", help="Port to listen on.")] = USUAL_PORT,
    database: Database = None,
    keep: Annotated[float, typer.Option("--keep", metavar="DAYS", help="Days to keep abandoned tables.")] = DAYS_KEPT,
    public: Annotated[
        str, typer.Option("--public", metavar="URL", help="Where people open it, such as https://tavern.example.org.")
    ] = "",
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", metavar="ADDRESS", help="A reverse proxy that says truly who its visitors are."),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", metavar="NAME=NUMBER", help="Change a limit; a wrong name lists all of them."),
    ] = None,
    metrics: Annotated[
        bool, typer.Option("--metrics", help="Show at /metrics how the server is doing, for Prometheus.")
    ] = False,
    metrics_token: Annotated[
        str,
        typer.Option(
            "--metrics-token", metavar="TOKEN", envvar=TOKEN, help="Lets others read metrics; best kept out of sight."
        ),
    ] = "",
    log_json: Annotated[bool, typer.Option("--log-json", help="Write the log as JSON, one object per line.")] = False,
) -> None:
    """Host tables for your browser and your friends'. Ctrl+C stops it."""
    proxies, limits = tuple(proxy or ()), tuple(limit or ())
    token = metrics_token if metrics else None
    open_house(host, port, database, keep, proxies, limits, public=public, metrics=token, log_json=log_json)


def open_house(
    host: str,
    port: int,
    database: Path | None,
    keep: float = DAYS_KEPT,
    proxies: tuple[str, ...] = (),
    wanted: tuple[str, ...] = (),
    meanwhile: Callable[[], None] | None = None,
    all_paces: bool = False,
    public: str = "",
    metrics: str | None = None,
    log_json: bool = False,
) -> None:
    """Say where Last Call is open and run the server until Ctrl+C, and `meanwhile` beside it.

    `metrics`: the token with which others may read metrics, empty if there is none; None: there are no metrics.
    `log_json`: say everything in JSON. What cannot be served is refused with a sentence before anything has begun.
    """
    options.at_least(port, 1, "--port")
    if port > MOST_PORT:
        raise Unreadable(f"--port must be at most {MOST_PORT}, not {port}.")
    if keep <= 0:
        raise Unreadable(f"--keep must be more than 0 days, not {keep:g}.")
    path = database or usual_database()
    free(host, port)
    try:
        # Loaded only here: the other commands start without a server.
        import uvicorn

        from lastcall.server import log
        from lastcall.server.app import create_app
        from lastcall.server.metrics import readers
        from lastcall.server.net.connections import settings
        from lastcall.server.net.files import fitted
        from lastcall.server.net.hosts import public_address
        from lastcall.server.net.limits import DAY, Limits, changed

        public = public and public_address(public)
        limits = fitted(changed(Limits(keep=keep * DAY, all_paces=all_paces), wanted))
        connections = settings(limits, proxies)
        metered = None if metrics is None else readers(metrics, bool(proxies or public))
        store = open_store(path)
        log.write_lines(log_json)
        for line in [*addresses(host, port, public), *left_behind(store)]:
            log.logger.info(line) if log_json else console.print(line, markup=False)
        if meanwhile is not None:
            threading.Thread(target=meanwhile, daemon=True).start()
        app = create_app(store, limits, public, metered)
        server = uvicorn.Server(uvicorn.Config(app, host=host, port=port, **connections))
        # Until the server handles Ctrl+C itself, it must not be stopped half-built.
        signal.signal(signal.SIGINT, lambda *_: setattr(server, "should_exit", True))
        server.run()
    except KeyboardInterrupt:
        # Ctrl+C before the server was ready.
        pass


def usual_database() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    folder = home / "lastcall"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable(f"Cannot create {folder}: {error.strerror}. Name a file with --database.") from None
    return folder / "tables.db"


def free(host: str, port: int) -> None:
    """Refuse with a sentence a port that is taken, instead of failing with a traceback later."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise Unreadable(f"Cannot listen on {host}, port {port}: {error.strerror}. Try another --port.") from None


def open_store(database: Path) -> Store:
    """The store of this server. A file that cannot hold one is refused with a sentence."""
    from lastcall.server.store.sqlite import SqliteStore
    from lastcall.server.store.store import StoreError

    try:
        return SqliteStore(database)
    except StoreError as error:
        raise Unreadable(f"Cannot keep tables in {database}: {error}.") from None


def left_behind(store: Store) -> list[str]:
    """What to say about running games of other rules versions, which this release can show but not continue."""
    from lastcall.engine.core.version import RULES_VERSION
    from lastcall.server.store import entries

    releases: list[str] = []
    for table in store.tables():
        opened = entries.opening(store.first(table.id)) if table.state == "playing" else None
        if opened is not None and opened.rules_version != RULES_VERSION:
            releases.append(opened.release)
    if not releases:
        return []
    games = "1 running game was" if len(releases) == 1 else f"{len(releases)} running games were"
    newest = max(releases)
    return [
        f"{games} started under other rules and can't be continued by this release."
        f" To finish {'it' if len(releases) == 1 else 'them'}, serve the same database with"
        f" {f'lastcall {newest}' if newest else 'the release that started them'}."
    ]


def addresses(host: str, port: int, public: str = "") -> list[str]:
    """What to open, and what to tell friends."""
    here = host if host in LOOPBACK else "localhost"
    lines = [f"Last Call is open: http://{f'[{here}]' if ':' in here else here}:{port}"]
    if public:
        lines.append(f"Others can join at {public}")
    elif host not in LOOPBACK:
        lines.append(f"Others on your network can join at http://{own_address()}:{port}")
    return lines


def own_address() -> str:
    """This machine as others on the network see it; nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address
