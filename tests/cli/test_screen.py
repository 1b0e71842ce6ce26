"""What the terminal shows of the pieces that characters and variants put on the table."""

from __future__ import annotations

import io
import re

from rich.console import Console

from lastcall.cli import screen
from lastcall.engine.core.things import SeenDrink, SeenMatter
from lastcall.stories.position import position
from lastcall.stories.script import Story

STORY = """
seats: Phyll, Farai, Lucky, Nerodia, Samantha
phase: action
party: The Scurvy Dog
closed: Startusk's
prizes: Pub Crawl Map
Phyll's front: Enchanted Birchwood Bark
Lucky's front: Red Dragon Inn Loyalty Card
Lucky has 2 Heat
Farai's brew: Wine
Lucky holds: I raise! | I raise!
Lucky has 2 Petrified cards
Samantha has 3 Brawls
"""


def shown(seat: int | None) -> str:
    """The table and the hand, as a seat sees them, in one line."""
    view = position(Story(STORY)).view(seat)
    console = Console(width=200, record=True, file=io.StringIO())
    console.print(screen.table(view))
    console.print(screen.hand(view, ()))
    return " ".join(console.export_text().replace("│", " ").split())


def test_the_terminal_shows_every_sort_of_piece() -> None:
    text = shown(0)
    assert "Startusk's closed" in text
    assert "▶ The Scurvy Dog (Drinks 6)" in text
    assert "Prizes in the Inn: Pub Crawl Map" in text
    assert "Phyll: Mix-in Shelf: Enchanted Birchwood Bark" in text
    assert "▶ Wine (" in text
    assert "Lucky: Heat 2 of 3" in text
    assert "Nerodia: Petrification Pile 2" in text
    assert "Samantha: Brawl count 3 of 10" in text
    assert "in front of Lucky: Red Dragon Inn Loyalty Card" in text
    assert "Sometimes - Mix-in, in front of you" in text


def test_what_is_hidden_is_counted_only() -> None:
    assert "I raise!" not in shown(0)


def test_a_board_tells_who_is_where_how_far_everything_is_and_what_lies_below() -> None:
    text = shown(0)
    assert "the party ▶ The Scurvy Dog" in text
    assert "Farai: Brews: " in text
    assert re.search(r"Farai ▶ Wine \(Progress 0 of \d, [^|]+ and 3 below\)", text)


def test_what_was_put_into_a_drink_is_told() -> None:
    drink = SeenDrink(3, 1, 2, 0, 0, 0, 0, False, (), ("its drinker pays Phyll 1 Gold",))
    told = screen.matter_text(position(Story(STORY)).view(0), SeenMatter(4, "drinks", 1, drinks=(drink,)))
    assert told == "Farai's Drink: +2 Alcohol Content, its drinker pays Phyll 1 Gold"


def test_a_drink_without_any_numbers_has_no_alcohol_content() -> None:
    told = {0: "0 Alcohol Content", 2: "+2 Fortitude"}
    for fortitude, text in told.items():
        assert screen.drink_text(SeenDrink(3, 1, 0, fortitude, 0, 0, 0, False, ())) == text
