"""CARD-025: a Prize that collects played cards, and pays when it has enough of them."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.cards import Card
from lastcall.engine.core.codes import GOLD, PRIZE
from lastcall.engine.core.faces import seen_cards
from lastcall.engine.core.frames import Decision, Frame
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.core.matters import Play, change
from lastcall.engine.core.pieces import AnyPiece, Pile
from lastcall.engine.game import Game
from lastcall.engine.play.chain import gained
from lastcall.engine.play.losses import apply_packet
from lastcall.ids import CardId, SeatId
from lastcall.language.keywords.facts import DISCARD_IT, PUT_IT_THERE, PutItUnder, PutUnder
from lastcall.language.template import says
from lastcall.language.words.lines import Trait
from lastcall.voice.fact import Fact

LEAVE: Final = 0
PUT: Final = 1


class Collects(Trait):
    """CARD-025: while it lies before its holder."""

    number: int
    gold: int
    types = PRIZE

    def mark(self, card: Card) -> None:
        card.keywords = (*card.keywords, Collecting(self.number, self.gold))


says(
    Collects,
    "put up to {number} cards you have played under this card; with the last one, you gain {gold} Gold.",
    number=int,
    gold=int,
)


class Collecting(Keyword):
    """How many cards go under it, and how much Gold its holder then gains."""

    def __init__(self, number: int, reward: int) -> None:
        self.number = number
        self.reward = reward

    def resolved(self, game: Game, card: CardId, play: Play) -> None:
        """CARD-025: a card of one's own that has resolved, not a Negated one."""
        if not play.negated and game.homes[play.card].seat >= 0 and game.outcome is None:
            game.stack = Stamping(game.stack, play.seat, play.card, card)

    def left(self, game: Game, card: CardId) -> None:
        clear(game)

    def pieces(self, game: Game, card: CardId, seat: SeatId) -> list[AnyPiece]:
        assert game.prizes is not None
        under = game.prizes.under
        name = f"Under the {game.cards[card].title}"
        return [Pile(name, seat, len(under), seen_cards(game, under))] if under else []


class Stamping(Decision):
    """CARD-025: the holder of the Prize decides about a card that has just resolved."""

    def __init__(self, below: Frame | None, seat: SeatId, card: CardId, prize: CardId) -> None:
        self.below = below
        self.seat = seat
        self.card = card
        self.prize = prize

    def decider(self, game: Game) -> SeatId:
        return self.seat

    def options(self, game: Game) -> list[int]:
        """Not if the card was shuffled meanwhile, or the Prize is gone."""
        place = game.seats[self.seat]
        lies = self.card in game.seats[game.homes[self.card].seat].discards
        return [LEAVE, PUT] if lies and self.prize in place.front and place.present else []

    def chosen(self, game: Game, option: int) -> None:
        """With the last one its holder is rewarded, and the Prize has been used (PRIZE-04)."""
        if option == LEAVE:
            return
        prizes = game.prizes
        assert prizes is not None
        game.seats[game.homes[self.card].seat].discards.remove(self.card)
        prizes.under.append(self.card)
        game.note(PutUnder, self.seat, self.card, self.prize)
        collecting = next(one for one in game.cards[self.prize].keywords if isinstance(one, Collecting))
        if len(prizes.under) >= collecting.number:
            game.seats[self.seat].take(game, self.prize)
            game.homes[self.prize].put_away(game, self.prize)
            clear(game)
            reward = change(self.seat, GOLD, -collecting.reward)
            apply_packet(game, reward)
            gained(game, [reward], self.seat)

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return PutItUnder(self.card, self.prize)

    def option(self, game: Game, number: int) -> Fact:
        return PUT_IT_THERE if number == PUT else DISCARD_IT


def clear(game: Game) -> None:
    """What lay under a Prize goes to the discard piles."""
    assert game.prizes is not None
    for card in game.prizes.under:
        game.homes[card].put_away(game, card)
    game.prizes.under = []
