"""Losses that can be bought off in part, and what is given up for it.

`LoseLess.price` raises NotImplementedError because it is abstract: concrete phrases override it.
"""

from __future__ import annotations

import enum
from typing import Final

from lastcall.engine.core.cards import Effect
from lastcall.engine.core.codes import ANYTIME, CHEATING, GAMBLING, INN, SOMETIMES
from lastcall.engine.core.game import Game
from lastcall.engine.core.matters import Play
from lastcall.engine.core.sentences import counted
from lastcall.engine.play.choices import Choosing
from lastcall.engine.play.losses import coming, lay_out, lessen, threatened
from lastcall.engine.table import hands
from lastcall.language.template import phrase, says
from lastcall.language.words.changing import Discard, PayInn
from lastcall.language.words.choosing import Choice
from lastcall.language.words.nouns import TRACKS, OneCard, SomeCards, Track
from lastcall.language.words.people import WHO, Person, They, affected, who_would


class Sort(enum.Enum):
    """Cards of a hand, by their type."""

    SOMETIMES = "Sometimes cards"
    ANYTIME = "Anytime cards"
    GAMBLING = "Gambling or Cheating cards"


class Single(enum.Enum):
    """One card of such a sort."""

    ANY = "card"
    SOMETIMES = "Sometimes card"
    ANYTIME = "Anytime card"
    GAMBLING = "Gambling or Cheating card"


SORTS: Final = {
    Sort.SOMETIMES: SOMETIMES,
    Sort.ANYTIME: ANYTIME,
    Sort.GAMBLING: GAMBLING | CHEATING,
}


class DiscardSort(Effect):
    """Cards of one sort, of their player's choice; nothing of their text happens (CARD-026)."""

    who: Person
    number: int
    sort: Sort

    def possible(self, game: Game, play: Play, seat: int) -> bool:
        """DUNGEON-05: as an option it must be possible in full."""
        return all(len(self.cards(game, one)) >= self.number for one in who_would(play, self.who, seat))

    def cards(self, game: Game, seat: int) -> list[int]:
        """Those of a hand that will do."""
        return hands.of_types(game, seat, SORTS[self.sort])

    def do(self, game: Game, play: Play, step: int) -> None:
        """TYPES-08."""
        for seat in reversed(affected(game, play, self.who)):
            game.stack = hands.GivingUp(game.stack, seat, self.number, SORTS[self.sort])


says(DiscardSort, "{who} discard~ {number} {sort}", who=WHO, number=int, sort=Sort)


class LoseLess(Choice):
    """REDIRECT-07: whoever is the victim when the card resolves may buy off a part of it."""

    who: Person
    amount: int
    track: Track

    def prepare(self) -> None:
        """The branches speak of whoever chooses; they are made once."""
        self.chooser_is_they = True
        self.prices = tuple(self.price(number) for number in range(1, self.amount + 1))

    def price(self, number: int) -> Effect:
        """What it costs to lose this much less."""
        raise NotImplementedError

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        return ((), *((price,) for price in self.prices))

    def plan(self, game: Game, play: Play, step: int) -> None:
        """The loss itself, open to every answer."""
        lay_out(game, play, self.who.seats(game, play), TRACKS[self.track], self.amount, INN, step)

    def do(self, game: Game, play: Play, step: int) -> None:
        game.stack = Choosing(game.stack, play.id, step, threatened(game, play, step), ())

    def handed_on(self, game: Game, play: Play, step: int) -> tuple[int, ...]:
        """REDIRECT-07."""
        return threatened(game, play, step)

    def open_to(self, game: Game, play: Play, seat: int) -> list[int]:
        """LIMIT-06: what they can pay in full, and not more than there is to be bought off."""
        most = coming(game, play, seat)
        return [number for number in super().open_to(game, play, seat) if number <= most]

    def chosen(self, game: Game, play: Play, step: int, seat: int, branch: int) -> None:
        """CARD-010 to CARD-012."""
        lessen(game, play, step, seat, branch)


class LoseLessForGold(LoseLess):
    """CARD-010, CARD-011."""

    who: Person
    amount: int
    track: Track

    def price(self, number: int) -> Effect:
        return phrase(PayInn, They(), number)

    def option_text(self, branch: int) -> str:
        """A branch in words."""
        return f"Pay {branch} Gold and lose {branch} less" if branch else "Pay nothing"


says(
    LoseLessForGold,
    "{who} lose~ {amount} {track}, 1 less for each Gold they pay to the Inn",
    who=WHO,
    amount=int,
    track=Track,
)


class LoseLessForCards(LoseLess):
    """CARD-012."""

    who: Person
    amount: int
    track: Track
    one: Single

    def price(self, number: int) -> Effect:
        if self.one is Single.ANY:
            return phrase(Discard, They(), phrase(SomeCards, number) if number > 1 else OneCard())
        return phrase(DiscardSort, They(), number, Sort[self.one.name])

    def option_text(self, branch: int) -> str:
        """A branch in words."""
        return f"Discard {counted(branch, 'card')} and lose {branch} less" if branch else "Discard nothing"


says(
    LoseLessForCards,
    "{who} lose~ {amount} {track}, 1 less for each {one} they discard",
    who=WHO,
    amount=int,
    track=Track,
    one=Single,
)
