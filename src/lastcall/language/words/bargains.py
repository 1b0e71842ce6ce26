"""Losses that can be bought off in part, and what is given up for it.

`LoseLess.price` raises NotImplementedError because it is abstract: concrete phrases override it.
"""

from __future__ import annotations

import enum
from typing import Final

from lastcall.engine.core.cards import Effect
from lastcall.engine.core.codes import ANYTIME, CHEATING, GAMBLING, SOMETIMES
from lastcall.engine.core.matters import Packet, Play
from lastcall.engine.game import Game
from lastcall.engine.play.choices import choose_for_shares
from lastcall.engine.table import hands
from lastcall.ids import CardId, SeatId
from lastcall.language.template import phrase, says
from lastcall.language.words.changes import Discard, PayInn, lay_out_loss
from lastcall.language.words.choices import Choice
from lastcall.language.words.nouns import TRACKS, OneCard, SomeCards, Track
from lastcall.language.words.people import WHO, Person, They, affected, is_chooser, who_would
from lastcall.voice.sentences import counted


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
    reads_hand = True

    def possible(self, game: Game, play: Play, seat: SeatId) -> bool:
        """DUNGEON-05: as an option it must be possible in full."""
        return all(len(self.cards(game, one)) >= self.number for one in who_would(play, self.who, seat))

    def cards(self, game: Game, seat: SeatId) -> list[CardId]:
        """Those of a hand that will do."""
        return hands.of_types(game, seat, SORTS[self.sort])

    def costs(self, they: bool) -> bool:
        return is_chooser(self.who, they)

    def do(self, game: Game, play: Play, step: int) -> None:
        """TYPES-08: the players choose the cards they discard; these are not played."""
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
        self.hurts = self.track is Track.FORTITUDE and self.who.aims
        self.prices = tuple(self.price(number) for number in range(1, self.amount + 1))

    def price(self, number: int) -> Effect:
        """What it costs to lose this much less."""
        raise NotImplementedError

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        return ((), *((price,) for price in self.prices))

    def plan(self, game: Game, play: Play, step: int) -> None:
        """The loss itself, open to every answer."""
        lay_out_loss(game, play, self.who, TRACKS[self.track], self.amount, step)

    def do(self, game: Game, play: Play, step: int) -> None:
        choose_for_shares(game, play, step)

    def open_to_victim(self, game: Game, play: Play, share: Packet, before: int) -> list[int]:
        """LIMIT-06: what they can pay in full, besides what they pay for other shares, and not more than is coming."""
        most = min(share.amount, self.amount)
        return [0, *(n for n in range(1, most + 1) if self.price(before + n).possible(game, play, share.victim))]

    def chosen(self, share: Packet, branch: int) -> None:
        """CARD-010 to CARD-012: reduce the loss by what was paid for."""
        share.amount -= branch


class LoseLessForGold(LoseLess):
    """CARD-010, CARD-011: a loss the victim can reduce by paying Gold to the Inn."""

    who: Person
    amount: int
    track: Track

    def price(self, number: int) -> Effect:
        return phrase(PayInn, They(), number)

    def option_text(self, branch: int, player: str = "you", mine: bool = True) -> str:
        return f"Pay {branch} Gold and lose {branch} less" if branch else "Pay nothing"


says(
    LoseLessForGold,
    "{who} lose~ {amount} {track}, 1 less for each Gold they pay to the Inn",
    who=WHO,
    amount=int,
    track=Track,
)


class LoseLessForCards(LoseLess):
    """CARD-012: a loss the victim can reduce by discarding cards."""

    who: Person
    amount: int
    track: Track
    one: Single

    def price(self, number: int) -> Effect:
        if self.one is Single.ANY:
            return phrase(Discard, They(), phrase(SomeCards, number) if number > 1 else OneCard())
        return phrase(DiscardSort, They(), number, Sort[self.one.name])

    def option_text(self, branch: int, player: str = "you", mine: bool = True) -> str:
        return f"Discard {counted(branch, 'card')} and lose {branch} less" if branch else "Discard nothing"


says(
    LoseLessForCards,
    "{who} lose~ {amount} {track}, 1 less for each {one} they discard",
    who=WHO,
    amount=int,
    track=Track,
    one=Single,
)
