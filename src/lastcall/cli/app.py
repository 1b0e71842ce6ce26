"""`lastcall`: every command, and how errors reach a person."""

from __future__ import annotations

import io
import sys
from importlib import metadata
from typing import Annotated

import typer

from lastcall.cli import arena, backup, bench, cards, play, replay, rules, serve, simulate, story, terminal, verify
from lastcall.cli.output import BAD_INPUT, console, errors, shortened
from lastcall.engine.core.errors import NotOffered, Unreadable
from lastcall.engine.core.version import RULES_VERSION

app = typer.Typer(
    name="lastcall",
    help="The Red Dragon Inn, unofficial: play it, look up its rules and cards, simulate games.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def lastcall(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version of Last Call and of its rules.")
    ] = False,
) -> None:
    """The Red Dragon Inn, unofficial: play it, look up its rules and cards, simulate games."""
    if version:
        console.print(f"lastcall {metadata.version('lastcall')}, rules version {RULES_VERSION}")
        raise typer.Exit


# The help lists them so: play, look things up, ask "what happens if", measure.
for module in (play, serve, backup, terminal, replay, verify, cards, rules, story, simulate, arena, bench):
    module.add_to(app)


def main() -> None:
    """Run a command. Exit 0: fine, 1: a check failed, 2: bad input; no traceback for what a person typed."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # A terminal without some sign shows a question mark.
    try:
        app()
    except (Unreadable, NotOffered) as error:
        errors.print(shortened(str(error)), markup=False, style="red")
        sys.exit(BAD_INPUT)
    except BrokenPipeError:
        # The reader of the pipe has closed it.
        sys.stderr.close()
        sys.exit(0)
