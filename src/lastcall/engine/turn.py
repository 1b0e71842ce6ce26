"""TURN: the four phases of a side's turn, with a window before and after what each is for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lastcall.engine.core.answers import (
    Answer,
    heard,
    is_move,
    picked_card,
    picked_seat,
    plays_card,
    speaker,
    spoken,
    unspoken,
)
from lastcall.engine.core.codes import (
    ACTION_PHASE,
    AS_ACTION,
    DISCARD_CARDS,
    DISCARD_PHASE,
    END_OF_TURN,
    IN_GAME,
    NO_MATTER,
    NOBODY,
    ORDER_PHASE,
    PASS,
    PLAY_ACTION,
    SEAT_CHOSEN,
    WHO_DRINKS,
    YOU_FIRST,
)
from lastcall.engine.core.declared import Declared, made_by
from lastcall.engine.core.frames import Frame
from lastcall.engine.drinks.orders import order
from lastcall.engine.drinks.service import drink_from_pile
from lastcall.engine.events.event_deck import take_counters
from lastcall.engine.play.chain import PHASE_BITS, open_window, play_card
from lastcall.engine.play.defeat import danger
from lastcall.engine.play.legal import pass_or_play
from lastcall.engine.table.facts import (
    WHO_DRINKS_FIRST,
    WHO_DRINKS_NEXT,
    AfterAction,
    AfterPhase,
    BarredFromPlay,
    BeforePhase,
    Declined,
    DiscardOrDraw,
    FellAsleep,
    PhaseBegan,
    PlayAnAction,
    ToDraw,
    ToSkip,
    ToYield,
    TurnBegan,
    TurnEnded,
)
from lastcall.engine.table.hands import different, discard, draw
from lastcall.engine.table.potions import potions
from lastcall.engine.table.seats import ASLEEP, BARRED, GONE, HERE, THIS_TURN
from lastcall.engine.table.who import members
from lastcall.ids import SEATS, CardId, SeatId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.game import Game

BEFORE_DISCARD: Final = 0
DISCARDING: Final = 1
AFTER_DRAW: Final = 2
BEFORE_ACTION: Final = 3
ACTING: Final = 4
AFTER_ACTION: Final = 5
BEFORE_ORDER: Final = 6
ORDERING: Final = 7
AFTER_ORDER: Final = 8
BEFORE_DRINK: Final = 9
DRINKING: Final = 10
AFTER_DRINK: Final = 11
EVENTS: Final = 12
END: Final = 13
"""The stages of a turn: three for each phase, then what ends it, then nothing more."""


class Turn(Declared):
    """Whose turn it is, how far it has come, and what is left to do in this phase."""

    __slots__ = (
        "acting",
        "actions",
        "active",
        "done",
        "laid",
        "looks",
        "number",
        "orders",
        "phase",
        "seats",
        "side",
        "yielded",
    )

    number: int  # = 0
    """Counts the turns of a game."""
    active: SeatId  # = NOBODY
    """The first seat of the side whose turn it is: turn order begins there."""
    seats: tuple[SeatId, ...]  # = ()
    """The seats of that side."""
    side: int  # = 0
    """The same as a bit set."""
    phase: int  # = 0
    acting: int  # = 0
    """Bit set: who of them still takes part in the turn (TURN-17, TEAM-37)."""
    done: int  # = 0
    """Bit set: who of them is done with this phase (TEAM-12); in the Action Phase not before all of them are."""
    yielded: int  # = 0
    """Bit set: who of them has let the others act first (TEAM-14)."""
    actions: tuple[int, ...]  # = ()
    """For each of them: Action Cards still to play in this phase (TURN-06); none left for anybody: empty."""
    orders: int  # = 0
    """Drinks still to order in this phase (TURN-09)."""
    looks: bool  # = False
    """Every Drink ordered in this phase is looked at first."""
    laid: tuple[CardId, ...]  # = ()
    """Cards of somebody with several Actions: face up beside the mat until the Action Phase is over (BOSS-11)."""

    def copy(self) -> Turn:
        """A copy that can be changed by itself."""
        return new_turn(
            self.number,
            self.active,
            self.seats,
            self.side,
            self.phase,
            self.acting,
            self.done,
            self.yielded,
            self.actions,
            self.orders,
            self.looks,
            self.laid,
        )

    def may_act(self, seat: SeatId) -> bool:
        """Whether this seat has an Action Card left to play in this phase."""
        return bool(self.actions and self.acting >> seat & 1 and self.actions[self.seats.index(seat)] > 0)

    def allow(self, seat: SeatId, more: int) -> None:
        """More Action Cards, or fewer, for one of the side."""
        if len(self.seats) == 1:
            number = (self.actions[0] if self.actions else 0) + more
            self.actions = (number,) if number else ()
            return
        left = self.actions or (0,) * len(self.seats)
        at = self.seats.index(seat)
        left = (*left[:at], left[at] + more, *left[at + 1 :])
        self.actions = left if any(left) else ()

    def waive(self, seat: SeatId) -> None:
        """No more Action Cards for one of the side."""
        if self.actions:
            self.allow(seat, -self.actions[self.seats.index(seat)])


def new_turn(
    number: int = 0,
    active: SeatId = NOBODY,
    seats: tuple[SeatId, ...] = (),
    side: int = 0,
    phase: int = 0,
    acting: int = 0,
    done: int = 0,
    yielded: int = 0,
    actions: tuple[int, ...] = (),
    orders: int = 0,
    looks: bool = False,
    laid: tuple[CardId, ...] = (),
) -> Turn:
    """Before the first turn, unless more is said of it."""
    new = Turn()
    new.number = number
    new.active = active
    new.seats = seats
    new.side = side
    new.phase = phase
    new.acting = acting
    new.done = done
    new.yielded = yielded
    new.actions = actions
    new.orders = orders
    new.looks = looks
    new.laid = laid
    return new


made_by(Turn, new_turn)


class Phases(Frame):
    """A side's turn. Its frames are shared: whose turn it is stands in the game."""

    __slots__ = ("stage",)

    def __init__(self, below: Frame | None, stage: int) -> None:
        self.below = below
        self.stage = stage

    def offers(self, game: Game, seat: SeatId) -> int:
        return AS_ACTION if self.stage in (ACTING, BEFORE_ORDER) and game.turn.may_act(seat) else 0

    def go(self, game: Game) -> None:
        """TURN-01, TYPES-04: run on from stage to stage until somebody has to decide."""
        stage = self.stage
        turn = game.turn
        while True:
            if game.unsettled and danger(game, STAGES[stage]):
                return
            step = stage % 3
            if not turn.acting or stage >= EVENTS:  # TURN-17
                if turn.laid:
                    discard_laid(game)
                if stage <= EVENTS and (game.event_decks or game.machines):
                    here = game.stack = STAGES[END]
                    turn.phase = END_OF_TURN
                    close_turn(game, 0)
                    if game.stack is not here or game.asked >= 0:
                        return
                    game.stack = None
                    stage = END
                    continue
                end_turn(game)
                stage = BEFORE_DISCARD
                continue
            if step != 1:
                if step == 0:
                    if stage == BEFORE_ORDER and turn.actions:
                        stage = ACTING  # TEAM-14, BOSS-10: the next Action, or one that a card has granted.
                        continue
                    begin_phase(game, stage // 3)
                stage += 1
                bits = PHASE_BITS[turn.phase]
                windows = game.windows
                if (windows if windows >= 0 else game.all_windows()) & bits:
                    here = game.stack = STAGES[stage]
                    open_window(game, NO_MATTER, bits, turn.active)
                    if game.stack is not here or game.asked >= 0:
                        return
                    game.stack = None
            elif stage == DISCARDING:
                if ask_discards(game) or draws_later(game):
                    return
                refill(game)
                stage = AFTER_DRAW
            elif stage == ACTING:
                if turn.actions and ask_actions(game):
                    return
                stage = AFTER_ACTION
            elif stage == ORDERING:
                # LOSE-03: one at a time, for no card waits behind the next one; CRAWL-26: all of them to look at them.
                drinks = turn.orders if turn.looks else min(turn.orders, 1)
                turn.orders -= drinks
                stage = ORDERING if turn.orders else AFTER_ORDER
                here = game.stack = STAGES[stage]
                seat = turn.active
                if not turn.acting >> seat & 1:
                    seat = next(one for one in turn.seats if turn.acting >> one & 1)  # TEAM-37
                order(game, seat, drinks)
                if game.stack is not here or game.asked >= 0:
                    return
                game.stack = None
            else:
                thirsty = turn.acting & ~turn.done
                if thirsty & (thirsty - 1):
                    game.stack = STAGES[DRINKING]
                    game.ask(turn.active, WHO_DRINKS, STAGES[DRINKING].choices(game, turn.active))
                    return
                stage = AFTER_DRINK
                if thirsty:
                    here = game.stack = STAGES[AFTER_DRINK]
                    turn.done |= thirsty
                    drink_from_pile(game, thirsty.bit_length() - 1)  # type: ignore[arg-type]
                    if game.stack is not here or game.asked >= 0:
                        return
                    game.stack = None

    def settles(self, game: Game, window: Frame) -> bool:
        """LOSE-03, TURN-17: nothing is unresolved; a turn that has ended closes its windows."""
        if game.unsettled and danger(game, window):
            return True
        return not game.turn.acting and game.round is None

    def quiet_situation(self, game: Game, reader: SeatId) -> Fact:
        """Before or after what a phase is for."""
        turn = game.turn
        if self.stage % 3 == 1:
            return BeforePhase(turn.seats, self.stage // 3, turn.orders if self.stage == ORDERING else 1)
        if self.stage == BEFORE_ORDER:
            return after_action(game, reader)
        return AfterPhase(turn.seats, (self.stage - 2) // 3)

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        """TURN-02, TURN-05: a card to discard, or done; TURN-06: an Action Card, or none; TEAM-17: who drinks next."""
        turn = game.turn
        stage = self.stage
        if stage == DRINKING:
            return [(SEAT_CHOSEN, one) for one in turn.seats if (turn.acting & ~turn.done) >> one & 1]
        drunk = potions(game, seat) if stage == ACTING else []
        if len(turn.seats) == 1:
            return [*self.own_choices(game, seat), *drunk]
        found: list[Answer] = []
        speakers = self.speakers(game)
        for one in speakers:
            found += spoken(one, [*self.own_choices(game, one), *drunk])
        for one in turn.seats:
            if drunk and one not in speakers:
                found += spoken(one, drunk)
        return found

    def own_choices(self, game: Game, seat: SeatId) -> list[Answer]:
        """What one member may say."""
        if self.stage == DISCARDING:
            return different(game, game.seats[seat].hand, [PASS])
        found = [PASS]
        if game.windows_of(game.seats[seat]) & AS_ACTION:
            found = pass_or_play(game, seat, NO_MATTER, AS_ACTION)
        if self.others_first(game, seat):
            found.append(YOU_FIRST)
        return found

    def others_first(self, game: Game, seat: SeatId) -> tuple[SeatId, ...]:
        """TEAM-14: whom this one may let act first, once: teammates who have neither acted nor passed."""
        speakers = self.speakers(game)
        if seat not in speakers or game.turn.yielded >> seat & 1:
            return ()
        return tuple(one for one in speakers if one != seat)

    def waits_for(self, game: Game, seat: SeatId) -> bool:
        """TEAM-12: whether this member has still something to decide in this phase."""
        turn = game.turn
        if self.stage == DISCARDING:
            return bool((turn.acting & ~turn.done) >> seat & 1 and game.seats[seat].hand)
        return not turn.done >> seat & 1 and turn.may_act(seat)

    def speakers(self, game: Game) -> tuple[SeatId, ...]:
        if self.stage == DRINKING:
            return members(game, game.turn.active)
        waiting = tuple(seat for seat in game.turn.seats if self.waits_for(game, seat))
        first = tuple(seat for seat in waiting if not game.turn.yielded >> seat & 1)
        return first or waiting

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        if self.stage == DISCARDING:
            return DiscardOrDraw(NUMBERS[game.seating.hands[reader]])
        if self.stage == DRINKING:
            return WHO_DRINKS_NEXT if game.turn.done else WHO_DRINKS_FIRST
        return PlayAnAction(self.actions_of(game, reader), self.others_first(game, reader))

    def actions_of(self, game: Game, reader: SeatId) -> int:
        """How many Actions this one has left; 1 for whoever only watches."""
        turn = game.turn
        return turn.actions[turn.seats.index(reader)] if turn.actions and reader in turn.seats else 1

    def yielding(self, game: Game, reader: SeatId) -> Fact:
        return ToYield(self.others_first(game, reader))

    def passing(self, game: Game, reader: SeatId) -> Fact:
        if self.stage == DISCARDING:
            return ToDraw(max(0, game.seating.hands[reader] - len(game.seats[reader].hand)))
        return ToSkip(self.actions_of(game, reader))

    def took(self, game: Game, answer: Answer) -> None:
        """A discard (TURN-02), an Action Card (TURN-06), or who drinks next (TEAM-17)."""
        turn = game.turn
        seat, answer = heard(answer, turn.active)
        if self.stage == DISCARDING:
            if answer == PASS:
                turn.done |= 1 << seat
            else:
                discard(game, seat, picked_card(answer))
            if turn.done == turn.acting or not ask_discards(game):
                if not draws_later(game):
                    refill(game)
                    game.stack = STAGES[AFTER_DRAW]
        elif self.stage == DRINKING:
            turn.done |= 1 << picked_seat(answer)
            game.stack = self
            drink_from_pile(game, picked_seat(answer))
        elif plays_card(answer):
            turn.allow(seat, -1)
            turn.done = turn.yielded = 0  # TEAM-14: whoever passed before may act after this one.
            # TYPES-04, GAMBLE-11: a window follows every Action; with Actions left the phase goes on after it.
            game.stack = STAGES[AFTER_ACTION]
            play_card(game, seat, answer)
        else:
            if answer == PASS:
                turn.done |= 1 << seat
            else:
                turn.yielded |= 1 << seat
            game.stack = STAGES[ACTING]
            if not self.speakers(game):
                decline(game)


STAGES: Final[tuple[Frame, ...]] = tuple(Phases(None, stage) for stage in range(END + 1))
"""The frames of a turn: immutable, so one of each serves every game."""


class Drawing(Frame):
    """Somebody decides something between the last discard and the first draw."""

    shuts_hands = True

    def __init__(self, below: Frame | None) -> None:
        self.below = below

    def go(self, game: Game) -> None:
        """TURN-02: now they draw."""
        refill(game)
        game.stack = STAGES[AFTER_DRAW]


NUMBERS: Final = {7: "seven", 8: "eight", 9: "nine", 10: "ten"}
"""Hand sizes, as people say them."""


def begin_phase(game: Game, phase: int) -> None:
    """TURN-01: start a phase of the turn."""
    turn = game.turn
    turn.phase = phase
    turn.looks = False
    turn.done = turn.yielded = 0
    if phase == ACTION_PHASE:
        turn.actions = game.seating.actions[game.seats[turn.active].side][turn.number == 0]
    elif phase == ORDER_PHASE:
        if turn.laid:
            discard_laid(game)
        turn.orders = game.seating.orders[game.seats[turn.active].side][turn.number == 0]
    if game.lasting:
        look_in_front(game)
    if game.log is not None:
        if phase == DISCARD_PHASE:
            game.log.append(TurnBegan(turn.active))
        game.log.append(PhaseBegan(turn.active, phase))
    for machine in game.machines:
        for seat in turn.seats:
            machine.phase_begins(game, seat, phase)  # TURN-15


def discard_laid(game: Game) -> None:
    """BOSS-11: all of them at once."""
    for card in game.turn.laid:
        game.homes[card].put_away(game, card)
    game.turn.laid = ()


def look_in_front(game: Game) -> None:
    """What lies in front of whoever is on turn may have waited for this phase."""
    for seat in game.turn.seats:
        for card in game.seats[seat].front:
            for keyword in game.cards[card].keywords:
                keyword.phase_begins(game, card, seat, game.turn.phase)


def ask_actions(game: Game) -> bool:
    """TURN-06, TEAM-14: one Action Card each, or none, in any order. False: there is nothing to ask."""
    turn = game.turn
    here = STAGES[ACTING]
    if len(turn.seats) == 1:
        windows = game.seats[turn.active].windows
        any_action = windows < 0 or windows & AS_ACTION
        choices = pass_or_play(game, turn.active, NO_MATTER, AS_ACTION) if any_action else [PASS]
        idle = len(choices) == 1
        if game.potions:
            choices = [*choices, *potions(game, turn.active)]
    else:
        choices = here.choices(game, turn.active)
        idle = not any(is_move(unspoken(answer)) for answer in choices)
    # Everybody may decline: with nothing else to choose nobody need be asked.
    if idle and not (game.asks_all and choices):
        speakers = here.speakers(game)
        if any(turn.may_act(seat) and not turn.done >> seat & 1 for seat in turn.seats if seat not in speakers):
            turn.done |= sum(1 << seat for seat in speakers)  # Somebody has let them act first, who can do nothing.
            return ask_actions(game)
        turn.actions = ()
        return False
    game.stack = here
    game.ask(speaker(choices[0], turn.active), PLAY_ACTION, choices)
    return True


def decline(game: Game) -> None:
    """TURN-06, TEAM-14: all who could still act have passed, one after the other: now it is final."""
    turn = game.turn
    for seat in turn.seats:
        if turn.may_act(seat):
            game.note(Declined, seat)
            turn.waive(seat)
    game.stack = STAGES[AFTER_ACTION]


def after_action(game: Game, reader: int) -> Fact:
    """TEAM-14, BOSS-10: who may play another Action; if nobody may, what has become of the Actions, one's own first."""
    turn = game.turn
    again = tuple([seat for seat in turn.seats if turn.may_act(seat)])
    if again:
        return AfterAction(again, True, False, False)
    gave_up = tuple([seat for seat in turn.seats if turn.done >> seat & 1])
    usual = game.seating.actions[game.seats[turn.active].side][turn.number == 0]
    if reader in gave_up or gave_up == turn.seats:
        return AfterAction(gave_up, False, True, max(usual) > 1 or (len(gave_up) > 1 and reader not in gave_up))
    return AfterAction(turn.seats, False, False, False)


def ask_discards(game: Game) -> bool:
    """TURN-02, TURN-05, TEAM-13: one card, or done; nobody draws before all are done. False: nothing to ask."""
    turn = game.turn
    waiting = turn.acting & ~turn.done
    if waiting == turn.side:
        # The most frequent question of all takes the shortest way.
        seat = turn.active
        hand = game.seats[seat].hand
        if hand and len(turn.seats) == 1:
            game.stack = STAGES[DISCARDING]
            game.asked = seat
            game.kind = DISCARD_CARDS
            game.choices = different(game, hand, [PASS])
            game.number += 1
            return True
    for seat in turn.seats:
        if waiting >> seat & 1 and game.seats[seat].hand:
            here = game.stack = STAGES[DISCARDING]
            game.ask(seat, DISCARD_CARDS, here.choices(game, seat))
            return True
    return False


def draws_later(game: Game) -> bool:
    """TURN-03: whether a machine has something to ask first; all hands are shut meanwhile."""
    if not game.machines:
        return False
    turn = game.turn
    here: Frame = Drawing(None)
    game.stack = here
    for machine in game.machines:
        for seat in turn.seats:
            if turn.acting >> seat & 1:
                machine.before_draw(game, seat)
    if game.stack is not here:
        return True
    game.stack = None
    return False


def refill(game: Game) -> None:
    """TURN-02, TEAM-13: all at once."""
    for seat in game.turn.seats:
        if game.turn.acting >> seat & 1:
            draw(game, seat, game.seating.hands[seat] - len(game.seats[seat].hand))


def close_turn(game: Game, first: int) -> None:
    """TURN-16, TURN-17, DUNGEON-07, DUNGEON-08: what characters have brought, then the event decks, the last of all."""
    below = game.stack
    for number in range(first, len(game.machines)):
        here: Frame = EndingTurn(below, number + 1)
        game.stack = here
        game.machines[number].turn_ends(game)
        if game.stack is not here or game.asked >= 0:
            return
        game.stack = below
    take_counters(game, 0)


class EndingTurn(Frame):
    """The end of a turn, while something that characters have brought is dealt with."""

    def __init__(self, below: Frame | None, at: int) -> None:
        self.below = below
        self.at = at
        """The machine that comes next."""

    def go(self, game: Game) -> None:
        """LOSE-03: who lost by it is out before the event decks have their turn."""
        if game.unsettled and danger(game, self):
            return
        close_turn(game, self.at)


def end_turn(game: Game) -> None:
    """TURN-14, TURN-17: the next side to the left that is still in the game."""
    sides = game.sides
    at = (game.seats[game.turn.active].side + 1) % len(sides)
    while sides[at].out != IN_GAME:
        at = (at + 1) % len(sides)
    begin_turn(game, at)
    game.turn.number += 1
    for number, place in enumerate(game.seats):
        if place.away:
            game.shield(SEATS[number], HERE if place.side == at else place.away & ~THIS_TURN)
        if place.opened >= 0 and game.seats[place.opened].side == at:
            place.opened = NOBODY


def begin_turn(game: Game, side: int) -> None:
    """Whose turn it is now."""
    turn = game.turn
    turn.seats = game.sides[side].seats
    turn.active = turn.seats[0]
    turn.side = turn.acting = game.ours[turn.active]


def bar(game: Game, seat: SeatId) -> None:
    """CARD-030: this seat plays no Sometimes or Anytime cards for the rest of the turn."""
    game.shield(seat, game.seats[seat].away | BARRED)
    game.note(BarredFromPlay, seat)


def fall_asleep(game: Game, seat: SeatId) -> None:
    """NEGATE-18: this seat Ignores all effects and plays no cards until its next turn."""
    game.shield(seat, game.seats[seat].away | ASLEEP)
    game.note(FellAsleep, seat)


def end_this_turn(game: Game, seat: SeatId) -> None:
    """TURN-17, TEAM-37: no cards, no phases, and no effects for the rest of the turn; for this seat alone."""
    game.shield(seat, game.seats[seat].away | GONE)
    turn = game.turn
    if turn.acting >> seat & 1:
        turn.acting &= ~(1 << seat)
        turn.waive(seat)
    game.note(TurnEnded, seat)
