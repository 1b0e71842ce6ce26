"""The options for a new table, in words for people."""

from __future__ import annotations

from lastcall.bots.levels import OFFERED as BOTS
from lastcall.bots.levels import USUAL
from lastcall.cards import package
from lastcall.cards.deck import Deck
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.setup import FEWEST_SEATS, MOST_SEATS
from lastcall.server.pace import PACES, Pace
from lastcall.server.wire import Character, Choice, Choices, Variant
from lastcall.start import DRINKS, MODULES
from lastcall.variants import VARIANTS, sides_of, sizes_of
from lastcall.voice.sentences import begun

WORDS = {
    "box": ("Drinks from the characters' box", "From the box most characters come from; RDI 4 for house regulars."),
    "all": ("All Drinks", "The Drinks of every box, in one Bar Deck."),
    "bar": ("Bar Deck", "A new Drink Deck comes from the bar instead of the discards."),
    "crawl": (
        "Pub Crawl",
        "Six taverns. Drinks with a Chaser move the party on; a tavern that runs out of Drinks closes.",
    ),
    "prize": ("Prizes", "The winner of a pot also wins the Prize in it."),
    "individual": ("Free-for-all", "The last conscious player with Gold wins."),
    "two-headed-dragon": (
        "Two-Headed Dragon",
        "Teams of two. You share one mat, one turn and two Potions, and you see each other's hands.",
    ),
    "boss-battle": (
        "Boss Battle",
        "One villain against a team of two to four Challengers. The Boss has a bigger hand, and as many Actions and "
        "Drinks as there are Challengers.",
    ),
    "two-headed-boss-battle": ("Two-Headed Boss Battle", "Teams of two. Everyone plays a villain with Boss Cards."),
    "leaders-and-lackeys": ("Leaders and Lackeys", "Teams of two: a villain with Boss Cards, and any other character."),
    "boss-versus-boss": ("Boss Versus Boss", "A free-for-all. Everyone plays a villain with Boss Cards."),
    "tipsy": ("Tipsy", "Gives each option a glance, and plays what looks good."),
    "steady": ("Steady", "Weighs every option and takes what looks best."),
    "sharp": ("Sharp", "Plays the best options out to the end of the turn."),
    "legend": ("Legend", "Does the same far more thoroughly."),
}
"""Each choice's title, and a sentence about it."""


def choice(name: str) -> Choice:
    """A choice whose title is given here, not by a deck."""
    title, about = WORDS.get(name, (name, ""))
    return Choice(name, title, about)


def drinks(name: str) -> Choice:
    """A Drink Deck."""
    return choice(name) if name in WORDS else Choice(name, package.drinks(name).name)


def module(name: str) -> Choice:
    """Something that can be added to a game."""
    if name not in package.EVENT_DECKS:
        return choice(name)
    deck = package.events(name)
    return Choice(name, deck.name, deck.about)


def character(deck: Deck) -> Character:
    """A character to play."""
    return Character(deck.short, deck.name, deck.about, deck.box, deck.regular, SHIPPED.boss_of(deck) is not None)


def variant(name: str) -> Variant:
    """Who plays with whom."""
    title, about = WORDS[name]
    sizes = sizes_of(name, SHIPPED)
    return Variant(name, title, about, sizes, any(len(side) > 1 for side in sides_of(name, (), sizes[-1], SHIPPED)))


def pace(name: str, one: Pace) -> Choice:
    """How long a table waits."""
    about = f"{span(one.window)} for a response, {span(one.decision)} for a move; then a bot plays for you."
    if one.window == one.decision:
        about = f"{span(one.window)} for each move, then a bot plays it."
    return Choice(name, begun(name), begun(about))


def span(seconds: float) -> str:
    """A length of time in words."""
    for unit, size in (("day", 24 * 60 * 60), ("minute", 60), ("second", 1)):
        count = round(seconds / size)
        if seconds >= size:
            return f"a {unit}" if count == 1 else f"{count} {unit}s"
    return "a moment"


def choices() -> Choices:
    """All options for a new table."""
    return Choices(
        tuple(map(character, SHIPPED.characters())),
        tuple(map(drinks, DRINKS)),
        tuple(map(module, MODULES)),
        tuple(map(variant, VARIANTS)),
        tuple(pace(name, one) for name, one in PACES.items() if one.offered),
        tuple(map(choice, BOTS)),
        USUAL,
        FEWEST_SEATS,
        MOST_SEATS,
    )
