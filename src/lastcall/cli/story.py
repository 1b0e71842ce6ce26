"""`lastcall story`: tell stories and say whether they come true."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lastcall.cli import options
from lastcall.cli.output import BAD_INPUT, CHECK_FAILED, console, print_json, shortened
from lastcall.engine.core.errors import Unreadable
from lastcall.stories import Result, run_file

OUTPUT_FIELDS = ("file", "title", "ok", "line", "message", "proves", "example")


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("story")(story)


def story(
    paths: Annotated[list[Path], typer.Argument(metavar="FILE-OR-FOLDER...", help="Story files or folders.")],
    verbose: Annotated[bool, typer.Option("--verbose", help="Print the log of each story.")] = False,
    as_json: options.Json = False,
) -> None:
    """Run stories: check step by step what happens in a game."""
    files = find_files(paths)
    results = [result for file in files for result in run_file(file)]
    if not results:
        raise Unreadable(
            f"No story found in {', '.join(map(str, paths))}. (In folders, only files ending in .story are read.)"
        )
    if as_json:
        print_json([{name: getattr(result, name) for name in OUTPUT_FIELDS} for result in results])
    else:
        for result in results:
            show(result, verbose)
    if any(result.unreadable for result in results):
        raise typer.Exit(BAD_INPUT)
    if not all(result.ok for result in results):
        raise typer.Exit(CHECK_FAILED)


def find_files(paths: list[Path]) -> list[Path]:
    """Files as named; in folders everything that ends in .story."""
    found: list[Path] = []
    for path in paths:
        if path.is_dir():
            found += sorted(path.rglob("*.story"))
        elif path.is_file():
            found.append(path)
        else:
            raise Unreadable(f"There is no file or folder {path}.")
    return found


def show(result: Result, verbose: bool) -> None:
    """One line for each story."""
    if result.ok:
        console.print(f"ok {result.file}: {result.title}", markup=False)
    else:
        message = shortened(f"{result.title}: {result.message}")
        console.print(f"FAIL {result.file}:{result.line}: {message}", markup=False)
    if verbose:
        for line in result.log:
            console.print(f"    {line}", markup=False)
