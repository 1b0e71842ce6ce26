"""TYPES, NEGATE: one played card, from its announcement to the window on what it has done."""

from __future__ import annotations

from lastcall.engine.core.cards import Effect, No, Use
from lastcall.engine.core.codes import (
    AFFECTING,
    CHOOSE,
    EVENT_DECKS,
    GOLD,
    HAPPENED,
    MACHINES,
    MANY_DRINKS,
    NOBODY,
    NOBODY_PICKED,
    OPTION_CHOSEN,
    PASS,
    PASSED,
    PICK_PLAYER,
    PLAYED,
    PRIZES,
    SEAT_CHOSEN,
    SOMEBODY_HIT,
    TAVERNS,
)
from lastcall.engine.core.entries import Entry
from lastcall.engine.core.game import Answer, Frame, Game
from lastcall.engine.core.matters import Drink, Play
from lastcall.engine.core.questions import drink_text, ended
from lastcall.engine.gambling import prizes
from lastcall.engine.play import window

CANNOT_BE_NEGATED = No(("TYPES-01",), "That card cannot be Negated")
CANNOT_BE_IGNORED = No(("TYPES-01",), "That card cannot be Ignored")
IGNORED_ALREADY = No(("NEGATE-02",), "You Ignore that card already")
EVENT_NOT_NEGATED_SO = No(
    ("NEGATE-12",), "An Event answered like an Action card can be reduced or Ignored, but not Negated"
)
EVENT_NOT_AFFECTED_SO = No(("NEGATE-12",), "An Event is answered only by cards that name Events")
YOUR_OWN_PAYMENT = No(("NEGATE-07",), "You cannot Ignore a payment demanded by your own card")
DOES_NOT_AFFECT = "That card does not affect it directly"


def play_card(game: Game, seat: int, answer: Answer) -> None:
    """TURN-07, TYPES-07: announce the card for one of its uses and pick; its window follows."""
    _, card, number, part, target = answer
    definition = game.cards[card]
    use = definition.uses[number]
    place = game.seats[seat]
    if card in place.hand:
        place.hand.remove(card)
        place.mask = -1
        game.plays += 1
    elif card in place.front:
        place.front.remove(card)
        place.mask = -1
        game.plays += 1
    they = target if target >= 0 else use.moment.they(game, part)
    game.serial = me = game.serial + 1
    it = Play(me, seat, card, number, part, (target,) if target >= 0 else (), they, [])
    game.matters[me] = it
    if use.cost is not None:
        use.cost.pay(game, it)
    if use.picks_count > 1:
        game.stack = PickingDrinks(game.stack, me) if use.picks_count == MANY_DRINKS else Picking(game.stack, me)
    else:
        announce(game, it, use)


def reveal_card(game: Game, seat: int, card: int) -> None:
    """A card that nobody holds is played as this seat's; whom it picks is asked before anyone responds."""
    use = game.cards[card].uses[0]
    if use.picks == NOBODY_PICKED:
        play_card(game, seat, (PLAYED, card, 0, NOBODY, NOBODY))
        return
    me = game.add(Play(game.serial + 1, seat, card, 0, NOBODY, (), NOBODY, []))
    game.stack = Picking(game.stack, me)


class Picking(Frame):
    """A card that picks several different players: one question each, before anyone responds."""

    def __init__(self, below: Frame | None, me: int) -> None:
        self.below = below
        self.me = me

    def go(self, game: Game) -> None:
        """CARD-064, CARD-069: different players; as many as there are."""
        it = game.play(self.me)
        use = game.cards[it.card].uses[it.use]
        left = [
            q
            for q in window.pickable(game, it.seat, use.picks)
            if q not in it.targets and all(one.accepts(game, it.part, q) for one in use.choosy)
        ]
        if len(it.targets) < use.picks_count and left:
            game.stack = self
            game.ask(it.seat, PICK_PLAYER, [(SEAT_CHOSEN, q) for q in left])
        else:
            if len(it.targets) == 1:
                it.they = it.targets[0]
            announce(game, it, use)

    def took(self, game: Game, answer: Answer) -> None:
        """One more."""
        it = game.play(self.me)
        it.targets = (*it.targets, answer[1])
        game.stack = self


class PickingDrinks(Frame):
    """CARD-023: a card that is mixed into any number of Drinks: one question each, before anyone responds."""

    def __init__(self, below: Frame | None, me: int) -> None:
        self.below = below
        self.me = me

    def go(self, game: Game) -> None:
        """PHYLL-02: those without a Mix-in, also one that waits below another."""
        it = game.play(self.me)
        game.drink(it.part).mixed = self.me
        drinks = [(number, matter) for number, matter in game.matters.items() if type(matter) is Drink]
        left = [number for number, drink in drinks if drink.mixed < 0 and not drink.ignored]
        if left:
            game.stack = self
            game.ask(it.seat, CHOOSE, [PASS, *((OPTION_CHOSEN, number) for number in left)])
        else:
            announce(game, it, game.cards[it.card].uses[it.use])

    def took(self, game: Game, answer: Answer) -> None:
        """One more, or no more."""
        if answer[0] == PASSED:
            it = game.play(self.me)
            announce(game, it, game.cards[it.card].uses[it.use])
        else:
            game.drink(answer[1]).mixed = self.me
            game.stack = self

    def prompt(self, game: Game) -> str:
        return f"{ended(game.cards[game.play(self.me).card].title)} Into which Drink as well?"

    def option(self, game: Game, number: int) -> str:
        drink = game.drink(number)
        return f"{game.names[drink.drinker]}'s {drink_text(game, drink)}"


def announce(game: Game, it: Play, use: Use) -> None:
    """TIMING-01: lay out what the card will do, then ONE window on the card and its packets."""
    if game.log is not None:
        game.log.append((PlayedCard, it.seat, it.card, it.use, *it.targets))
    for step, effect in use.planned:
        effect.plan(game, it, step)
    it.ignored = game.shielded  # NEGATE-18
    bits = use.answered_by
    if it.packets:
        bits |= it.bits | AFFECTING
    game.stack = Playing(game.stack, it.me, 0)
    window.window(game, it.me, window.open_bits(game, bits), it.seat)


class Playing(Frame):
    """A card whose window has closed: its effects one after the other, then the discard pile."""

    __slots__ = ("me", "step")

    def __init__(self, below: Frame | None, me: int, step: int) -> None:
        self.below = below
        self.me = me
        self.step = step
        """The effect to carry out next; -1: only the clearing up is left."""

    def go(self, game: Game) -> None:
        """TIMING-02, NEGATE-01: carry out the instructions unless Negated; put the card where it belongs."""
        it = game.matters[self.me]
        assert type(it) is Play
        step = self.step
        if step >= 0:
            if not it.negated:
                effects: tuple[Effect, ...] = game.cards[it.card].uses[it.use].effects
                while step < len(effects):
                    effect = effects[step]
                    if effect.waits:
                        here = game.stack = Playing(self.below, self.me, step + 1)
                        effect.do(game, it, step)
                        if game.interrupted(here):
                            return
                        game.stack = self.below
                    else:
                        effect.do(game, it, step)
                        assert game.stack is self.below, "an effect that does not wait leaves no frame"
                    step += 1
            put_away(game, it)
            if it.happened and not it.negated:
                # TIMING-10, TIMING-11: hit-backs belong to the event after the losses.
                bits = window.open_bits(game, HAPPENED | SOMEBODY_HIT)
                if window.could_be_answered(game, bits):
                    # Whoever has something to decide about the card that left does so afterwards.
                    game.stack = Playing(game.stack, self.me, -1)
                    window.ask_around(game, self.me, bits, it.seat, 0, 0)
                    return
        for packet in it.packets:
            del game.matters[packet]
        del game.matters[self.me]


def put_away(game: Game, it: Play) -> None:
    """TURN-07: a card that has been dealt with, or Negated, leaves the table."""
    it.put_away = True
    card = it.card
    this = game.round
    if this is None or card not in this.things:
        owner = game.owner[card]
        if owner >= 0:
            game.seats[owner].discards.append(card)
        else:
            lay_down(game, card)
    if game.prizes is not None:
        prizes.may_collect(game, it)
    for machine in game.machines:
        machine.card_gone(game, it)


def lay_down(game: Game, card: int) -> None:
    """SETUP-04, DRINK-19: a card goes to the pile of the player who owns it, else to that of the deck it is of."""
    owner = game.owner[card]
    if owner >= 0:
        game.seats[owner].discards.append(card)
    elif owner > EVENT_DECKS:
        game.drink_decks[-1 - owner].discards.append(card)
    elif owner > TAVERNS:
        game.event_decks[EVENT_DECKS - owner].discards.append(card)
    elif owner == PRIZES:
        assert game.prizes is not None
        game.prizes.bin.append(card)  # PRIZE-04
    elif owner <= MACHINES:
        game.machines[MACHINES - owner].put_away(game, card)


def negate(game: Game, part: int) -> None:
    """NEGATE-01: the card does not resolve at all."""
    it = game.matters.get(part)
    if type(it) is Play:
        it.negated = True
        game.note(Negated, it.seat, it.card)


def ignore(game: Game, part: int, seat: int) -> None:
    """NEGATE-02: the card resolves, but not for this player."""
    it = game.matters.get(part)
    if type(it) is Play:
        it.ignored |= 1 << seat
        game.note(Ignored, seat, it.card)


def affects(game: Game, seat: int, part: int, tracks: tuple[int, ...]) -> No | None:
    """AFFECT-01, AFFECT-02, NEGATE-07: some packet of the card is about such a track of yours."""
    it = game.play(part)
    definition = game.cards[it.card]
    if definition.event:
        return EVENT_NOT_AFFECTED_SO
    return is_affected(game, seat, it, tracks)


def is_affected(game: Game, seat: int, it: Play, tracks: tuple[int, ...]) -> No | None:
    """AFFECT-01: whoever loses, gains, pays or is paid by the card."""
    no = None
    for number in it.packets:
        packet = game.packet(number)
        if packet.victim == seat and packet.of in tracks:
            if packet.source != seat or packet.of != GOLD or packet.amount < 0:
                return None
            no = YOUR_OWN_PAYMENT
        elif packet.payee == seat and GOLD in tracks and packet.of == GOLD and it.seat != seat:
            return None
    return no or does_not_affect(game.cards[it.card].uses[it.use])


def does_not_affect(use: Use) -> No:
    """AFFECT-03 to AFFECT-06: the particular reason, where the rules name one."""
    rules = tuple(dict.fromkeys(effect.beside for effect in use.effects if effect.beside))
    return No((*rules, "AFFECT-01"), DOES_NOT_AFFECT)


def is_turned_up(game: Game, card: int) -> bool:
    """Nobody plays it of their own will: an Event, or a card of a deck that somebody has brought along."""
    return game.cards[card].event or game.owner[card] <= MACHINES


# --- as the log tells it


class PlayedCard(Entry):
    """A card played, or an Event revealed: which, for which use, on whom."""

    rules = ("TURN-07", "TIMING-01")

    def about(self) -> tuple[int, ...]:
        return (self.seat, *self.more[2:])

    def tell(self, game: Game) -> str:
        on = f" on {', '.join(game.names[seat] for seat in self.more[2:])}" if self.more[2:] else ""
        verb = "reveals" if is_turned_up(game, self.more[0]) else "plays"
        return f"{self.name(game)} {verb} {self.title(game)}{on}"


class Negated(Entry):
    """A card that does nothing."""

    rules = ("NEGATE-01",)

    def tell(self, game: Game) -> str:
        return f"{self.title(game)} is Negated"


class Ignored(Entry):
    """A card that does nothing to somebody."""

    rules = ("NEGATE-02",)

    def tell(self, game: Game) -> str:
        return f"{self.name(game)} Ignores {self.title(game)}"
