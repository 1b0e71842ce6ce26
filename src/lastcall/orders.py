"""Standing orders: when a seat does not want to be asked. They look at public things, or count only unobserved."""

from __future__ import annotations

import msgspec

from lastcall.engine.core.answers import picked_card, played
from lastcall.engine.core.codes import ALCOHOL, NOTHING
from lastcall.engine.core.matters import Packet, Play
from lastcall.engine.drinks.drink import Served
from lastcall.engine.game import Answer, Game
from lastcall.engine.play.chain import Window
from lastcall.engine.table.who import mine
from lastcall.ids import MatterId, SeatId
from lastcall.poll import concerns, is_anytime, last_chance, plays

LIGHT = 1
"""A Drink with at most this much Alcohol Content is light."""
LAST_TURN = 1_000_000
"""No game has as many turns."""


class StandingOrders(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a seat has ordered; without orders it is asked in every window."""

    only_if_affected: bool = False
    no_light_drinks: bool = False
    only_if_able: bool = True
    """Not asked without a card that fits. That reveals what they hold, so it applies only where nobody can notice."""
    quiet_until_turn: int = -1
    """Not asked again before this turn; -1: asked."""
    held: tuple[str, ...] = ()
    """Titles of cards they do not want to be asked for; part of `only_if_able`."""

    def at(self, game: Game | None) -> StandingOrders:
        """These orders without what means nothing in this game: titles that no card has, and turns far from any."""
        titles = {card.title for card in game.cards} if game is not None else set()
        held = tuple(dict.fromkeys(title for title in self.held if title in titles))
        turn = max(-LAST_TURN, min(self.quiet_until_turn, LAST_TURN))
        return msgspec.structs.replace(self, held=held, quiet_until_turn=turn)

    def decline(self, game: Game, seat: SeatId, unnoticed: bool) -> bool:
        """TIMING-15: whether the seat declines the open window by these orders."""
        top = game.stack
        assert type(top) is Window
        if unnoticed and self.only_if_able and not able(game, seat, top, self.held):
            return True
        if last_chance(game, seat):
            return False  # Nobody sleeps through it.
        if game.turn.number < self.quiet_until_turn:
            return True
        if self.only_if_affected and not concerns(game, seat):
            return True
        return self.no_light_drinks and only_light_drinks(game, top)


def able(game: Game, seat: SeatId, window: Window, held: tuple[str, ...] = ()) -> bool:
    """Whether the seat has a card that is a reason to ask; if they are about to be out, any card is."""
    fitting = plays(game, seat)
    if last_chance(game, seat):
        return bool(fitting)
    if harmless_own(game, seat, window.matter):
        return False
    reasons = [game.cards[picked_card(answer)].title for answer in fitting if is_reason(game, window, answer)]
    return any(title not in held for title in reasons)


def is_reason(game: Game, window: Window, answer: Answer) -> bool:
    """TYPES-03: nobody is asked for a card that can be played at other moments as well; it is announced.

    Such a card is an Anytime card, or one that does not answer what is being resolved. A Potion waits as well.
    """
    if is_anytime(game, answer):
        return False
    play = played(answer)
    assert play is not None
    return window.matter not in game.matters or game.cards[play.card].uses[play.use].about != NOTHING


def harmless_own(game: Game, seat: SeatId, matter: MatterId) -> bool:
    """Whether this is a card of the seat's own side that costs that side nothing."""
    it = game.matters.get(matter)
    if type(it) is not Play or not mine(game, seat, it.seat):
        return False
    return not any(harms(game, seat, packet) for packet in it.packets)


def harms(game: Game, seat: SeatId, number: MatterId) -> bool:
    """Whether a coming change is bad for this seat's side."""
    packet = game.matters[number]
    assert type(packet) is Packet
    return mine(game, seat, packet.victim) and (packet.amount < 0) == (packet.track == ALCOHOL)


def only_light_drinks(game: Game, window: Window) -> bool:
    """The window is about Drinks, and all of them are light."""
    matter = game.matters.get(window.matter)
    if type(matter) is not Served:
        return False
    drinks = [game.drink(number) for number in matter.drinks]
    return all(drink.for_drinker(game, drink.drinker)[0] <= LIGHT for drink in drinks)
