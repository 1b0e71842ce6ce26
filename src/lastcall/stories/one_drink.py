"""The check of a Drink on the table: what it does to its drinker."""

from __future__ import annotations

import re

from lastcall.engine.drinks.drink import Drink, Served
from lastcall.engine.game import Game
from lastcall.engine.play.chain import Window
from lastcall.stories.amounts import split_numbers
from lastcall.stories.defaults import MOST_QUESTIONS, default
from lastcall.stories.failed import Failed
from lastcall.stories.made import TRACKS
from lastcall.stories.meant import hint
from lastcall.stories.script import Story
from lastcall.stories.targets import drink_name, is_called


class DrinkCheck:
    """The Drink of A [(TITLE)]: 3 Alcohol, draw 1."""

    def __init__(self, story: Story, seat: int, title: str, text: str) -> None:
        self.name = story.places[seat].name
        self.seat = seat
        self.title = title
        self.wanted = [self.read(one) for one in split_numbers(text)]

    def read(self, one: str) -> tuple[int, str]:
        """How much of what."""
        if match := re.fullmatch(r"(draw|discard) (\d+)", one):
            return int(match[2]), f"{match[1]}s"
        if match := re.fullmatch(r"(\d+) (draw|discard)s?", one):
            raise Failed(f"write '{match[2]} {match[1]}', not {one!r}")
        match = re.fullmatch(r"([-+]?\d+) (.+)", one)
        what = match[2].casefold().removesuffix(" content") if match else ""
        if match is None or what.capitalize() not in TRACKS:
            near = hint(match[2], TRACKS) if match else ""
            for_instance = "; write for instance '3 Alcohol, 1 Fortitude, draw 1'"
            raise Failed(f"cannot read {one!r}{near or for_instance}")
        return int(match[1]), what

    def test(self, game: Game, now: bool) -> None:
        """On the Drink on the table, when its own window is the one that is open; with `now` at once."""
        for _ in range(1 if now else MOST_QUESTIONS):
            top = game.stack
            matter = game.matters.get(top.matter) if type(top) is Window else None
            if now or type(matter) is Served:
                ids = matter.drinks if type(matter) is Served else list(game.matters)
                drinks = [m for m in map(game.matters.get, ids) if type(m) is Drink and m.drinker == self.seat]
                if drinks:
                    self.compare(game, self.choose(game, drinks))
                    return
            if game.outcome is not None:
                break
            default(game)
        raise Failed(f"{self.name} has no Drink on the table")

    def choose(self, game: Game, drinks: list[Drink]) -> Drink:
        """The one that is meant; of several it must be said which, unless they are alike."""
        found = [drink for drink in drinks if is_called(game, drink, self.title)]
        texts = list(dict.fromkeys(drink.text(game) for drink in found or drinks))
        if not found:
            raise Failed(f"the Drink of {self.name} is {' and '.join(texts)}, not {self.title}")
        if len(texts) > 1:
            raise Failed(
                f"{self.name} has {len(found)} Drinks: {' and '.join(texts)}; "
                f"say which: '= the Drink of {self.name} ({drink_name(game, found[0])}): ...'"
            )
        return found[0]

    def compare(self, game: Game, drink: Drink) -> None:
        """Number by number."""
        alcohol, fortitude = drink.for_drinker(game, drink.drinker)
        values = {
            "alcohol": alcohol,
            "fortitude": fortitude,
            "gold": drink.gold,
            "draws": sum(drink.draws),
            "discards": sum(drink.discards),
        }
        for number, what in self.wanted:
            if values[what] != number:
                said = f"{values[what]} {what.capitalize()}, not {number}"
                if what in ("draws", "discards"):
                    said = f"{what[:-1]} {values[what]}, not {number}"
                raise Failed(f"the Drink of {self.name} has {said}")
