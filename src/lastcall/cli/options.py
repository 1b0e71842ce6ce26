"""Set-up choices as options: one name space with `new_game`."""

from __future__ import annotations

from typing import Annotated

import typer

from lastcall.bots.levels import NAMES
from lastcall.cards.package import DRINK_DECKS
from lastcall.engine.core.errors import UnknownName
from lastcall.start import BOX, Setup, packed
from lastcall.variants import VARIANTS, Teams

Characters = Annotated[
    str | None, typer.Option("--characters", metavar="A,B,C", help="Characters or deck files, in turn order.")
]
Seats = Annotated[int, typer.Option("--seats", help="Number of seats, filled with available characters.")]
Variant = Annotated[str, typer.Option("--variant", metavar="NAME", help=f"Variant: {', '.join(VARIANTS)}.")]
ByTeams = Annotated[
    str | None,
    typer.Option(
        "--teams",
        metavar="TEAMS",
        help='Who plays together: "A + B, C + D", or "A, B + C + D" with a Boss alone. Instead of --characters.',
    ),
]
MODULE_WORDS = {
    "bar": "the Bar Deck",
    "sea": "Sea Events",
    "dungeon": "Dungeon Events",
    "crawl": "the Pub Crawl",
    "prize": "Prizes",
}
With = Annotated[
    str,
    typer.Option(
        "--with",
        metavar="A,B",
        help=f"Optional modules: {', '.join(f'{name} ({words})' for name, words in MODULE_WORDS.items())}, "
        "or files with Events or a tavern of your own.",
    ),
]
Drinks = Annotated[
    str,
    typer.Option(
        "--drinks",
        metavar="DECK",
        help=f"Drink Deck: {BOX} (that of most characters), {', '.join(DRINK_DECKS)}, all with the Bar Deck, "
        "or a file of your own.",
    ),
]
BotName = Annotated[str, typer.Option("--bot", metavar="NAME", help=f"Bot to use: {', '.join(NAMES)}.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def split(names: str | None) -> tuple[str, ...]:
    """A,B,C as names."""
    return tuple(name.strip() for name in (names or "").split(",") if name.strip())


def split_teams(text: str | None) -> Teams:
    """A + B, C + D as teams."""
    teams = [tuple(name.strip() for name in team.split("+") if name.strip()) for team in split(text)]
    return tuple(team for team in teams if team)


def choose(
    characters: tuple[str, ...], seed: int, first: int | str, drinks: str, modules: str, variant: str, teams: Teams = ()
) -> Setup:
    """The set-up these options mean, with every deck file they name inside."""
    return packed(
        Setup(
            characters=characters,
            seed=seed,
            first=first,
            drinks=drinks,
            modules=split(modules),
            variant=variant,
            teams=teams,
        )
    )


def seated(characters: str | None, teams: Teams) -> tuple[str, ...]:
    """The characters in turn order; if only teams are named, as the teams are."""
    return split(characters) or tuple(str(name) for team in teams for name in team)


def at_least(number: int, least: int, name: str) -> None:
    """Refuse a number that makes no sense."""
    if number < least:
        raise UnknownName(f"{name} must be at least {least}, not {number}.")
