"""What a card in hand is worth, from what every card has: its types, its windows, and the changes it lays out.

No card is named. Cards of the same purpose stand in each other's way (one Action a turn, one Drink at a time), so each
further one is worth less: that is what makes a hand of five Actions worth a discard.
"""

from __future__ import annotations

from collections.abc import Sequence

from lastcall.bots.evaluation import care
from lastcall.engine.core.answers import Played
from lastcall.engine.core.cards import Card, Effect, Use
from lastcall.engine.core.codes import (
    ACTION_PLAYED,
    AFFECTING,
    ALCOHOL,
    ALCOHOL_COMING,
    ANTE_COMING,
    ANYTIME_PLAYED,
    AS_ACTION,
    CHEATING,
    DRINK_CHANGED,
    DRINK_SERVED,
    EVENT_REVEALED,
    FORTITUDE_COMING,
    GAMBLING_TURN,
    GOLD,
    GOLD_COMING,
    GOLD_MOVED,
    MY_DRINK,
    NO_MATTER,
    NOBODY_PICKED,
    NOTHING,
    SOMEBODY_HIT,
    SOMETIMES_PLAYED,
    TRACK_MOVED,
)
from lastcall.engine.core.matters import Packet, new_play
from lastcall.engine.game import Game
from lastcall.engine.table.seats import Seat
from lastcall.engine.table.who import mine
from lastcall.ids import CardId, MatterId, SeatId

ACTIONS, BETS, DRINKS, SHIELDS, PURSES, OTHERS = range(6)
"""What a card is for."""

SAVED = 1.5
"""How many points a card saves that keeps a Drink or a loss away, counting that it may never be needed."""

WINDOWS: tuple[tuple[int, int, float], ...] = (
    (MY_DRINK, DRINKS, 0.0),
    (FORTITUDE_COMING | ALCOHOL_COMING | AFFECTING, SHIELDS, 0.0),
    (ACTION_PLAYED | EVENT_REVEALED, SHIELDS, 0.05),
    (SOMETIMES_PLAYED | ANYTIME_PLAYED | DRINK_CHANGED, SHIELDS, 0.035),
    (GOLD_COMING | ANTE_COMING, PURSES, 0.03),
    (GAMBLING_TURN, BETS, 0.02),
    (DRINK_SERVED, OTHERS, 0.03),
    (TRACK_MOVED | GOLD_MOVED | SOMEBODY_HIT, OTHERS, 0.005),
    (AS_ACTION, ACTIONS, 0.014),
)
"""The windows a card belongs to, what that makes it, and what it is worth, as a part of the strength of its owner."""
SAVING = MY_DRINK | FORTITUDE_COMING | ALCOHOL_COMING | AFFECTING
"""Windows in which something is kept away from its player: that is worth what the points mean to them."""
ANYTHING_ELSE = (OTHERS, 0.02)
FADING = (0.65, 0.85, 0.7, 0.75, 0.6, 0.75)
"""By purpose: what the next one is worth, as a part of the one before."""
PER_POINT = 0.008
"""For each point a card takes from others; a Gold counts half."""
PER_POINT_OF_MINE = 0.4
"""For each point it gives its player, as a part of what a point means to them."""
PER_EFFECT = 0.006
"""For whatever else it does."""
CHEATS = 0.015
"""A Cheating card, in addition: little can stop it."""
EMPTY = 0.015
"""A place in hand that the next draw will fill (TURN-04): a card played is not lost for good."""


class Worth:
    """The worth of cards for one seat, at one moment; each kind of card is looked at once."""

    def __init__(self, game: Game, seat: SeatId) -> None:
        self.game = game.copy()
        """To try things out in."""
        self.care = care(game, seat)
        self.seat = seat
        self.places = game.seating.hands[seat]
        """Hand size (BOSS-04)."""
        side = game.side_of(seat)
        self.actions = game.seating.actions[game.seats[seat].side][0][side.seats.index(seat)]
        """Action Cards in a turn (BOSS-10): so many do not stand in each other's way."""
        self.known: dict[Card, tuple[int, float]] = {}
        self.alone: dict[Card, float] = {}

    def hand(self, cards: Sequence[CardId]) -> float:
        """All of a hand; the best of each purpose counts in full, and places to be filled a little."""
        known = self.known
        definitions = self.game.cards
        by_purpose: tuple[list[float], ...] = ([], [], [], [], [], [])
        for card in cards:
            found = known.get(definitions[card])
            if found is None:
                found = known[definitions[card]] = self.look_at(card)
            by_purpose[found[0]].append(found[1])
        total = EMPTY * max(0, self.places - len(cards))
        for purpose, worths in enumerate(by_purpose):
            if len(worths) > 1:
                worths.sort(reverse=True)
            part = 1.0
            together = self.actions if purpose == ACTIONS else 1
            for at, one in enumerate(worths, 1):
                total += one * part
                if at >= together:
                    part *= FADING[purpose]
        return total

    def seat_of(self, place: Seat) -> float:
        """A hand, and what lies in front beside it; of what machines show there, they tell the worth themselves."""
        if not place.front:
            return self.hand(place.hand)
        game = self.game
        beside = [card for card in place.front if not any(machine.shows(game, card) for machine in game.machines)]
        return self.hand(place.hand) + sum(self.of(card) for card in beside)

    def of(self, card: CardId) -> float:
        """One card alone."""
        definition = self.game.cards[card]
        worth = self.alone.get(definition)
        if worth is None:
            worth = self.alone[definition] = self.hand((card,)) - self.hand(())
        return worth

    def look_at(self, card: CardId) -> tuple[int, float]:
        """Its purpose, and its worth."""
        definition = self.game.cards[card]
        purpose, worth = purpose_of(definition)
        worth += PER_EFFECT * (len(definition.uses) - 1)
        if definition.bits & SAVING:
            worth += SAVED * self.care
        worth += max((self.of_use(card, use) for use in definition.uses), default=-worth)
        if definition.types & CHEATING:
            worth += CHEATS
        return purpose, max(worth, 0.0)

    def of_use(self, card: CardId, use: Use) -> float:
        """What one way to play it does: the changes it lays out, what its effects promise, and the rest by number."""
        ours = PER_POINT_OF_MINE * self.care
        rest = PER_EFFECT * (len(use.effects) - max(len(plain(use)), 1))
        rest += sum(ours * effect.gives + PER_POINT * effect.takes for effect in use.effects)
        others = self.game.rivals[self.seat]
        if not others:
            return rest
        targets = others[: use.picks_count] if use.picks != NOBODY_PICKED else ()
        return rest + sum(self.liked(packet) for packet in self.laid_out(card, use, targets, others[0]))

    def laid_out(self, card: CardId, use: Use, targets: tuple[SeatId, ...], they: SeatId) -> list[Packet]:
        """The changes it would put on the table, played on these seats."""
        planned = plain(use)
        if not planned:
            return []
        game = self.game
        number = MatterId(game.serial + 1)
        play = new_play(number, self.seat, card, use.number, NO_MATTER, targets, they, [], held=-1)
        game.add(play)
        for step, effect in planned:
            effect.plan(game, play, step)
        return [game.packet(number) for number in play.packets]

    def only_harms_us(self, play: Played) -> bool:
        """Whether a card, played like this, does nothing but what its player's side dislikes, and that to it alone."""
        use = self.game.cards[play.card].uses[play.use]
        target = SeatId(play.target)  # A thing is on nobody's side.
        if not mine(self.game, self.seat, target) or len(plain(use)) < len(use.effects):
            return False
        packets = self.laid_out(play.card, use, (target,), target)
        return bool(packets) and all(
            mine(self.game, self.seat, packet.victim) and self.liked(packet) < 0 for packet in packets
        )

    def liked(self, packet: Packet) -> float:
        """A coming change, as this seat's side likes it."""
        amount = float(-packet.amount if packet.track == ALCOHOL else packet.amount)
        if packet.track == GOLD:
            amount *= 0.5
        ours = PER_POINT_OF_MINE * self.care
        worth = -amount * ours if mine(self.game, self.seat, packet.victim) else amount * PER_POINT
        return worth + amount * ours if mine(self.game, self.seat, packet.payee) else worth


def purpose_of(card: Card) -> tuple[int, float]:
    """By the first window it belongs to: what it is for, and what that is worth."""
    for bits, purpose, worth in WINDOWS:
        if card.bits & bits:
            return purpose, worth
    return ANYTHING_ELSE


def plain(use: Use) -> tuple[tuple[int, Effect], ...]:
    """The effects whose changes can be told ahead: what a card would answer is not there to be looked at."""
    if use.about == NOTHING:
        return use.planned
    return tuple([(step, effect) for step, effect in use.planned if effect.answers == NOTHING])
