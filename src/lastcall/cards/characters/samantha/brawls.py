"""SAMANTHA: Brawls. Each turns up a Brawler, who counts as an Action card of whoever started it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from lastcall.cards.characters.samantha.facts import BrawlTurnsUp, StartedBrawl, TurnsUp
from lastcall.engine.core.cards import Effect
from lastcall.engine.core.codes import ALCOHOL, GOLD, ORDER_PHASE
from lastcall.engine.core.faces import seen_cards
from lastcall.engine.core.machines import Machine, own
from lastcall.engine.core.matters import Play, change
from lastcall.engine.core.pieces import AnyPiece, Counter, Pile
from lastcall.engine.game import Game
from lastcall.engine.play import chain, losses
from lastcall.ids import CardId, SeatId
from lastcall.language.template import says
from lastcall.voice.fact import Fact

SOBERING: Final = 4
TIPPED: Final = 7
CROWDED: Final = 10
"""SAMANTHA-04 to SAMANTHA-06: what happens when the count gets there."""
PER_BRAWL: Final = 0.15
"""What each Brawl of the count is worth to its owner, in points of Fortitude: the next of these steps is nearer."""
BLOW: Final = 2.0
"""What a Brawler costs the others."""


class Brawls(Machine):
    """The Brawl count, and the Brawlers (SAMANTHA-01)."""

    name = "Brawls"
    token = "Brawl"
    each_own = True
    components = ("brawlers",)

    def __init__(
        self, owners: int, brawls: int = 0, deck: list[CardId] | None = None, discards: list[CardId] | None = None
    ) -> None:
        self.owners = owners
        self.brawls = brawls
        self.deck = deck or []
        """Face down, the top last."""
        self.discards = discards or []

    def copy(self) -> Brawls:
        """A copy."""
        return Brawls(self.owners, self.brawls, self.deck[:], self.discards[:])

    def tokens(self, game: Game, seat: SeatId) -> int:
        return self.brawls if self.owners >> seat & 1 else 0

    def put(self, game: Game, seat: SeatId, tokens: int) -> bool:
        """SAMANTHA-09: as many Brawlers are discarded, from the bottom: a story may have stacked the top."""
        fits = self.owners >> seat & 1 and self.brawls <= tokens <= CROWDED
        if fits:
            self.brawls = tokens
            while self.deck and len(self.discards) < tokens:
                self.discards.append(self.deck.pop(0))
        return bool(fits)

    def pieces(self, game: Game) -> list[AnyPiece]:
        return [
            Counter("Brawl count", self.owner, self.brawls, CROWDED),
            Pile("Brawlers", self.owner, len(self.deck)),
            Pile("Brawlers seen", self.owner, len(self.discards), seen_cards(game, self.discards)),
        ]

    def announced(self, game: Game, play: Play) -> Fact:
        return TurnsUp(play.seat, play.card, play.targets)

    def heading(self, game: Game, play: Play) -> Fact:
        return BrawlTurnsUp(play.seat)

    def worth(self, game: Game, seat: SeatId) -> float:
        return PER_BRAWL * self.tokens(game, seat)

    def deal(self, game: Game, decks: Sequence[Sequence[CardId]]) -> None:
        """SAMANTHA-01: shuffle the Brawler Deck."""
        self.deck = list(game.shuffled(decks[0]))

    def cards(self) -> Iterable[CardId]:
        return [*self.deck, *self.discards]

    def decks_of_its_own(self) -> list[list[CardId]]:
        return [self.deck]

    def discarded(self) -> list[CardId]:
        return self.discards

    def put_away(self, game: Game, card: CardId) -> None:
        """SAMANTHA-02: a Brawler card goes to its own discard pile."""
        self.discards.append(card)

    def shuffle(self, mix: Callable[[Sequence[CardId]], list[CardId]]) -> None:
        self.deck = mix(self.deck)

    def phase_begins(self, game: Game, seat: SeatId, phase: int) -> None:
        """SAMANTHA-06: once the Brawl count is full, its owner orders an additional Drink each turn."""
        if phase == ORDER_PHASE and seat == self.owner and self.brawls == CROWDED:
            game.turn.orders += 1

    def start(self, game: Game) -> None:
        """SAMANTHA-02, SAMANTHA-10: count, then what the count brings, then the Brawler."""
        seat = self.owner
        if self.brawls < CROWDED:
            self.brawls += 1
            self.count_reached(game, seat)
        game.note(StartedBrawl, seat, self.brawls)
        if not self.deck:
            # SAMANTHA-07: a Brawler that is still fighting is not among them.
            self.deck = list(game.shuffled(self.discards))
            self.discards = []
        if self.deck:
            chain.reveal_card(game, seat, self.deck.pop())

    def count_reached(self, game: Game, seat: SeatId) -> None:
        """SAMANTHA-04 to SAMANTHA-06: no card does it, so nothing answers it."""
        if self.brawls == SOBERING:
            losses.apply_packet(game, change(seat, ALCOHOL, 1))
        elif self.brawls == TIPPED:
            losses.apply_packet(game, change(seat, GOLD, -1))
        elif (
            self.brawls == CROWDED
            and game.turn.phase == ORDER_PHASE
            and game.turn.side >> seat & 1
            and game.turn.orders
        ):
            game.turn.orders += 1


class StartBrawl(Effect):
    """SAMANTHA-08: a card of its own; who Ignores this one is not spared that one."""

    gives = PER_BRAWL
    takes = BLOW

    def do(self, game: Game, play: Play, step: int) -> None:
        """SAMANTHA-10: a Negated card has no effects at all."""
        brawls = own(game, play.seat, Brawls)
        if brawls is not None:
            brawls.start(game)


says(StartBrawl, "start a Brawl")
