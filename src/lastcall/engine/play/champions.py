"""TEAM: where everybody would take part, one Champion stands for each side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcall.engine.core.answers import Answer, picked_seat, unspoken
from lastcall.engine.core.codes import CHAMPION, DRINK_EVENT, SEAT_CHOSEN
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.matters import Play
from lastcall.engine.core.phrases import CALLS_ALL, calls_of
from lastcall.engine.play.facts import Borrowed, Championed, WhichChampion
from lastcall.engine.table.potions import said_by
from lastcall.ids import MatterId, SeatId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.game import Game


def call_champions(game: Game, play: Play, calls: int) -> bool:
    """TEAM-20, TEAM-24, TEAM-33: find a Champion for each side; True if any side has to be asked."""
    if not is_for_champions(game, play, calls):
        return False
    waiting: list[SeatId] = []
    for seat in game.circles[game.turn.active]:
        side = game.side_of(seat).seats
        if seat == side[0] and len(side) > 1:
            champions = candidates(game, play, side)
            if len(champions) > 1:
                waiting.append(seat)
            else:
                bench(game, play, champions[0])
    if waiting:
        game.stack = Naming(game.stack, play.id, tuple(waiting))
    return bool(waiting)


def is_for_champions(game: Game, play: Play, calls: int) -> bool:
    """TEAM-31: whether Champions take it; a card about "each other player" hits every member, an Event does not."""
    return calls == CALLS_ALL or (calls > 0 and game.cards[play.card].event)


def calls_for_champions(game: Game, play: Play) -> bool:
    """TEAM-20: whether Champions would be named for this card, wherever there are teams."""
    return is_for_champions(game, play, game.cards[play.card].uses[play.use].calls)


def candidates(game: Game, play: Play, side: tuple[SeatId, ...]) -> tuple[SeatId, ...]:
    """TEAM-21 to TEAM-23, TEAM-39: the possible Champions of a side: its player of the card, else any member."""
    card = game.cards[play.card]
    if play.seat not in side or (card.event and not card.types & DRINK_EVENT):
        return side
    if not card.event:
        return (play.seat,)
    return (play.seat, *(seat for seat in side if seat != play.seat and game.shielded >> seat & 1))


def bench(game: Game, play: Play, champion: SeatId) -> None:
    """TEAM-25, TEAM-26: make a Champion; the rest of the side takes no part."""
    play.benched |= game.ours[champion] & ~(1 << champion)
    game.note(Championed, champion, play.card)


def chose_champion(game: Game, play: Play, seat: SeatId) -> bool:
    """BOSS-01, TEAM-21: whether this seat's side had a choice of Champions for this card."""
    return len(candidates(game, play, game.side_of(seat).seats)) > 1


def borrow(game: Game, play: Play, seat: SeatId, other: SeatId) -> None:
    """CARD-050: a member of another side replaces your Champion; a player takes part only once.

    So a side may be left without a Champion, and then takes no part.
    """
    ours = game.ours[seat]
    stands = not play.benched >> other & 1
    use = game.cards[play.card].uses[play.use]
    for number in play.packets:
        packet = game.packet(number)
        if ours >> packet.victim & 1 and is_for_champions(game, play, calls_of([use.effects[use.places[packet.step]]])):
            if stands:
                packet.amount = 0
            packet.victim = other
    play.benched = (play.benched | ours) & ~(1 << other)
    game.note(Borrowed, other, seat)


class Naming(Frame):
    """Sides that still have to name their Champions, one after the other; everybody hears it."""

    def __init__(self, below: Frame | None, play: MatterId, waiting: tuple[SeatId, ...]) -> None:
        self.below = below
        self.play = play
        self.waiting = waiting
        """The first seat of each of these sides."""

    def go(self, game: Game) -> None:
        game.stack = self
        game.ask(self.waiting[0], CHAMPION, self.choices(game, self.waiting[0]))

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        side = game.side_of(self.waiting[0]).seats
        return said_by(game, side, [(SEAT_CHOSEN, one) for one in candidates(game, game.play(self.play), side)])

    def speakers(self, game: Game) -> tuple[SeatId, ...]:
        return game.side_of(self.waiting[0]).seats

    def took(self, game: Game, answer: Answer) -> None:
        """TEAM-27: the choice holds as long as the matter lasts."""
        play = game.play(self.play)
        bench(game, play, picked_seat(unspoken(answer)))
        if len(self.waiting) > 1:
            game.stack = Naming(self.below, self.play, self.waiting[1:])

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        play = game.play(self.play)
        effects = game.cards[play.card].uses[play.use].effects
        return WhichChampion(play.card, any(effect.of_round for effect in effects))
