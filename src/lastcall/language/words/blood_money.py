"""An ante paid with Fortitude, Gold by Gold, which the Inn puts in."""

from __future__ import annotations

from lastcall.engine.core.answers import Answer
from lastcall.engine.core.cards import Effect, No
from lastcall.engine.core.codes import A_PACKET, ANTE_COMING, FORTITUDE, GOLD, NO_MATTER, NOBODY, POT
from lastcall.engine.core.frames import Decision, Frame
from lastcall.engine.core.matters import Play, change, new_packet
from lastcall.engine.game import Game
from lastcall.engine.play import losses
from lastcall.ids import MatterId, SeatId
from lastcall.language.template import says
from lastcall.language.words.facts import NO_FORTITUDE, HowMuchFortitude, ToLose
from lastcall.voice.fact import Fact


class AnteFortitude(Effect):
    """CARD-040, GAMBLE-23: at least one Gold of the ante, or the card need not be played."""

    answers = A_PACKET
    windows = ANTE_COMING

    def forbids(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """LIMIT-06: you need Fortitude to ante with it."""
        return None if game.side_of(seat).fortitude else NO_FORTITUDE

    def do(self, game: Game, play: Play, step: int) -> None:
        """Its player chooses how much, unless it is one Gold."""
        game.stack = AntingFortitude(game.stack, play.seat, play.part)


says(AnteFortitude, "the Inn pays 1 Gold or more of it and you lose 1 Fortitude for each")


class AntingFortitude(Decision):
    """How many Gold of an ante somebody replaces."""

    one_is_no_choice = True

    def __init__(self, below: Frame | None, seat: SeatId, part: MatterId) -> None:
        self.below = below
        self.seat = seat
        self.part = part

    def decider(self, game: Game) -> SeatId:
        return self.seat

    def options(self, game: Game) -> list[int]:
        """LIMIT-06: as much as there is Fortitude for."""
        most = min(game.packet(self.part).amount, game.side_of(self.seat).fortitude)
        return list(range(1, most + 1))

    def chosen(self, game: Game, option: int) -> None:
        """CARD-040: the Fortitude is paid, not taken by anybody: nothing reduces or Ignores it."""
        losses.apply_packet(game, change(self.seat, FORTITUDE, option))
        ante = game.packet(self.part)
        if option == ante.amount:
            losses.inn_pays(game, self.part)
        else:
            losses.apply_packet(game, new_packet(NO_MATTER, NOBODY, ante.victim, GOLD, option, POT, paid_by_inn=True))
            ante.amount -= option

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return HowMuchFortitude(game.packet(self.part).amount)

    def option(self, game: Game, number: int) -> Fact:
        return ToLose(number)

    def costs(self, game: Game, answer: Answer) -> bool:
        return True
