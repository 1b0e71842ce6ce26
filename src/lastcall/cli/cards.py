"""`lastcall cards`: every card with its text and where it comes from; twins; `lastcall cards check FILE...`."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from lastcall.cards.deck import Deck
from lastcall.cards.lists import listed_as, owner_of, row
from lastcall.cards.shelf import SHIPPED, deck_in
from lastcall.cards.twins import Twins, twins
from lastcall.cli import options
from lastcall.cli.output import console, print_json
from lastcall.engine.core.cards import Card
from lastcall.engine.core.errors import UnknownName, Unreadable
from lastcall.engine.core.faces import printed

CHECK = "check"
STYLES = {"rulebook": "green", "inferred": "yellow", "house": "cyan"}


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("cards")(cards)


def cards(
    query: Annotated[
        list[str] | None,
        typer.Argument(metavar="[QUERY] | check FILE...", help="Words of a title, text, owner or deck."),
    ] = None,
    only_twins: Annotated[
        bool, typer.Option("--twins", help="List cards of one box that do the same under different titles.")
    ] = False,
    as_json: options.Json = False,
) -> None:
    """Show cards and where they come from, or check your own deck files."""
    words = query or []
    if only_twins:
        if words:
            raise Unreadable("--twins compares all decks; it takes no query.")
        show_twins(list(twins(SHIPPED.all_decks())), as_json)
        return
    if words[:1] == [CHECK]:
        check(words[1:], as_json)
        return
    found = search(" ".join(words))
    if not found:
        raise UnknownName(f"No card matches {' '.join(words)!r}. Owners: {'; '.join(owners())}.")
    if as_json:
        print_json([row(deck, card) for deck, card in found])
    else:
        show(found)


def owners() -> list[str]:
    """Everybody who owns cards."""
    return list(dict.fromkeys(owner_of(deck) for deck in SHIPPED.all_decks()))


def search(query: str) -> list[tuple[Deck, Card]]:
    """The cards of an owner or deck named exactly; else those whose title, owner or text has the words."""
    everything = [(deck, card) for deck in SHIPPED.all_decks() for card in deck.cards]
    wanted = query.strip().casefold()
    if not wanted:
        return everything
    exact = [
        (deck, card)
        for deck, card in everything
        if wanted in (owner_of(deck).casefold(), deck.name.casefold(), deck.short.casefold(), listed_as(deck))
    ]
    if exact:
        return exact
    return [
        (deck, card)
        for deck, card in everything
        if any(wanted in text.casefold() for text in (card.title, card.type, printed(card), owner_of(deck)))
    ]


def show(found: list[tuple[Deck, Card]]) -> None:
    """A table for each deck."""
    for deck in dict.fromkeys(deck for deck, _ in found):
        mine = [card for one, card in found if one is deck]
        total = sum(card.copies for card in mine)
        table = Table(title=f"{escape(deck.name)}: {total} cards", title_justify="left", show_lines=True)
        table.add_column("#", justify="right")
        table.add_column("title", style="bold", ratio=3)
        table.add_column("type", ratio=2)
        table.add_column("text", ratio=6)
        table.add_column("source", ratio=2)
        for card in mine:
            source = f"[{STYLES[card.source]}]{card.source}[/]"
            table.add_row(str(card.copies), escape(card.title), card.type, escape(printed(card)), source)
        console.print(table)


def show_twins(found: list[Twins], as_json: bool) -> None:
    """Group by group: what they do, then who does it."""
    if as_json:
        print_json(found)
        return
    for group in found:
        console.print(f"{group.box}: {group.cards[0].text}", markup=False)
        for card in group.cards:
            console.print(f"  {card.title} ({card.owner}, {card.source})", markup=False)


def check(files: list[str], as_json: bool) -> None:
    """Read deck files of the user's own; the first that cannot be used is refused with the reason."""
    if not files:
        raise Unreadable("Name the deck files to check: lastcall cards check my-deck.toml")
    decks = [deck_in(file) for file in files]
    if as_json:
        parts = [part for deck in decks for part in (deck, deck.boss) if part is not None]
        print_json([row(part, card) for part in parts for card in part.cards])
        return
    for file, deck in zip(files, decks, strict=True):
        boss = f", {len(deck.boss)} Boss Cards" if deck.boss is not None else ""
        console.print(f"ok {file}: {deck.name}, {len(deck)} cards, {len(deck.cards)} titles{boss}", markup=False)
