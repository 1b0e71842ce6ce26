"""LUCKY: Heat. Some cards draw the eye of the Guard; with the third Heat something must be paid, and nothing helps."""

from __future__ import annotations

from typing import Final

from lastcall.cards.characters.lucky.facts import PENALTIES, WHICH_PENALTY, GotCaught, GotHot
from lastcall.engine.core.cards import Condition, Effect
from lastcall.engine.core.codes import ALCOHOL, FORTITUDE, GOLD
from lastcall.engine.core.machines import Machine, decide, own
from lastcall.engine.core.matters import Packet, Play, change
from lastcall.engine.core.pieces import AnyPiece, Counter
from lastcall.engine.game import Game
from lastcall.engine.play import losses
from lastcall.engine.table.who import anothers
from lastcall.ids import SeatId, TrackId
from lastcall.language.template import says
from lastcall.voice.fact import Fact

TOO_HOT: Final = 3
PENALTY: Final = 2
PRICES: Final[tuple[tuple[TrackId, int], ...]] = ((ALCOHOL, -PENALTY), (GOLD, PENALTY), (FORTITUDE, PENALTY))
"""For each of the penalties: the track, and what it takes from it."""
PER_HEAT: Final = PENALTY / TOO_HOT
"""What each Heat costs its owner, in points of Fortitude: its part of the penalty."""


class Heat(Machine):
    """How much Heat its owner has: 0 to 2 while nothing is being settled (LUCKY-01)."""

    name = "Heat"
    token = "Heat"
    each_own = True

    def __init__(self, owners: int, heat: int = 0) -> None:
        self.owners = owners
        self.heat = heat

    def copy(self) -> Heat:
        """A copy."""
        return Heat(self.owners, self.heat)

    def tokens(self, game: Game, seat: SeatId) -> int:
        return self.heat if self.owners >> seat & 1 else 0

    def put(self, game: Game, seat: SeatId, tokens: int) -> bool:
        fits = self.owners >> seat & 1 and tokens < TOO_HOT
        if fits:
            self.heat = tokens
        return bool(fits)

    def supply(self, game: Game) -> int:
        """LUCKY-01: three tokens."""
        return TOO_HOT - self.heat

    def pieces(self, game: Game) -> list[AnyPiece]:
        return [Counter("Heat", self.owner, self.heat, TOO_HOT)]

    def worth(self, game: Game, seat: SeatId) -> float:
        return -PER_HEAT * self.tokens(game, seat)

    def gain(self, game: Game, heat: int) -> None:
        """LUCKY-02, LUCKY-05: on the third, all of it goes and a penalty is due; the rest counts on from 0."""
        self.heat += heat
        game.note(GotHot, self.owner, heat, self.heat, TOO_HOT)
        while self.heat >= TOO_HOT:
            self.heat -= TOO_HOT
            decide(game, self, 0)

    def options(self, game: Game, topic: int) -> list[int]:
        """LUCKY-05: Gold only if it can be paid in full; the tracks always, as far as they go."""
        if not game.seats[self.owner].present:
            return []
        return [0, 1, 2] if game.side_of(self.owner).gold >= PENALTY else [0, 2]

    def chosen(self, game: Game, topic: int, option: int) -> None:
        """LUCKY-03: it happens at once; there is no card and no window that anybody could answer."""
        seat = self.owner
        game.note(GotCaught, seat, PENALTIES[option])
        track, amount = PRICES[option]
        losses.apply_packet(game, change(seat, track, amount))

    def prompt(self, game: Game, topic: int) -> Fact:
        return WHICH_PENALTY

    def option(self, game: Game, topic: int, option: int) -> Fact:
        return PENALTIES[option]

    def costs(self, game: Game, topic: int, option: int) -> bool:
        return True


class GainHeat(Effect):
    """LUCKY-04: also if somebody Ignores the card, its own player included; a Negated card has no effects at all."""

    heat: int

    def prepare(self) -> None:
        self.gives = -PER_HEAT * self.heat

    def do(self, game: Game, play: Play, step: int) -> None:
        """LUCKY-02, LUCKY-06: add the Heat once the card has resolved; the third brings the penalty."""
        heat = own(game, play.seat, Heat)
        if heat is not None:
            heat.gain(game, self.heat)


says(GainHeat, "you gain {heat} Heat", heat=int)


class MeantForPlayer(Condition):
    """CARD-017: an ante never is, whoever takes the pot."""

    def holds(self, game: Game, play: Play) -> bool:
        packet = game.matters.get(play.part)
        return type(packet) is Packet and anothers(game, play.seat, packet.payee)


says(MeantForPlayer, "the Gold was meant for another player")
