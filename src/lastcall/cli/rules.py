"""`lastcall rules`: a rule in our words, and how far the rules are proved."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from lastcall.cli import options
from lastcall.cli.output import console, print_json
from lastcall.rules import CardFact, Rule, find, rules
from lastcall.rules.catalogue import SOURCES, in_group
from lastcall.rules.coverage import STATUSES, Proof, coverage

STYLES = {"proved": "green", "unproved": "red", "waiting": "yellow", "out of scope": "dim"}


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("rules")(rules_command)


def rules_command(
    rule_id: Annotated[str | None, typer.Argument(metavar="[ID]", help="A rule (GAMBLE-08) or a chapter.")] = None,
    show_coverage: Annotated[bool, typer.Option("--coverage", help="How many rules the tests prove.")] = False,
    as_json: options.Json = False,
) -> None:
    """Print a rule in our words, a chapter of rules, or how many of them the tests prove."""
    if show_coverage:
        print_coverage(coverage(), as_json)
        return
    if rule_id is None:
        found: list[Rule | CardFact] = list(rules().values())
    else:
        found = list(in_group(rule_id)) or [find(rule_id)]
    if as_json:
        print_json(found if rule_id is None or len(found) > 1 else found[0])
    elif rule_id is None:
        chapters = dict.fromkeys(rule.group for rule in rules().values())
        console.print(f"{len(rules())} rules in these chapters: {', '.join(chapters)}.")
        console.print("lastcall rules GAMBLE prints a chapter, lastcall rules GAMBLE-08 a rule.")
    else:
        for one in found:
            show(one)


def show(one: Rule | CardFact) -> None:
    """A rule for a person to read."""
    if isinstance(one, CardFact):
        console.print(f"[bold]{one.id}[/] ", end="")
        console.print(f"{one.card} ({one.owner or 'owner not stated'}): {one.known}", markup=False)
        return
    console.print(f"[bold]{one.id}[/] ", end="")
    console.print(one.text, markup=False)
    if one.source:
        console.print(f"    Source: {one.source}", markup=False, style="dim")
        for key, meaning in SOURCES.items():
            if key in one.source:
                console.print(f"        {key}: {meaning}", markup=False, style="dim")
    if one.decision:
        console.print(f"    The sources leave this open. We decided: {one.decision}", markup=False, style="yellow")


def print_coverage(proofs: dict[str, Proof], as_json: bool) -> None:
    """The matrix of rules and proofs."""
    if as_json:
        print_json(proofs)
        return
    table = Table(title="Rules and their proofs")
    table.add_column("chapter")
    for status in STATUSES:
        table.add_column(status, justify="right", style=STYLES[status])
    for chapter in dict.fromkeys(rule.group for rule in rules().values()):
        mine = [proof for rule_id, proof in proofs.items() if rules()[rule_id].group == chapter]
        table.add_row(chapter, *(str(sum(proof.status == status for proof in mine) or "") for status in STATUSES))
    table.add_section()
    counts = [sum(proof.status == status for proof in proofs.values()) for status in STATUSES]
    table.add_row("all", *map(str, counts))
    console.print(table)
    for rule_id, proof in proofs.items():
        if proof.status == "waiting":
            console.print(f"{rule_id} waits: {proof.reason}", style="yellow", markup=False)
