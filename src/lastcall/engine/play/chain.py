"""TIMING, TYPES: a card is played, everybody may respond with another, and that one can be responded to in turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lastcall.engine.core.answers import Answer, picked_target, picked_track
from lastcall.engine.core.cards import Effect, Use
from lastcall.engine.core.codes import (
    AFFECTING,
    ANY,
    CONCERNED,
    GOLD,
    GOLD_MOVED,
    IN_ROUND,
    MY_PHASE,
    MY_PHASES,
    NO_MATTER,
    NO_STEP,
    NOBODY,
    NOBODY_PICKED,
    PASS,
    PICK_PLAYER,
    PLAYED,
    RESPOND,
    SEAT_CHOSEN,
    SOMEBODY_HIT,
    THEIR_PHASE,
    THEIR_PHASES,
    THINGS,
)
from lastcall.engine.core.declared import made_by
from lastcall.engine.core.faces import is_turned_up
from lastcall.engine.core.facts import PLAY_A_CARD, TO_PASS, Asked
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.matters import Packet, Play, gift, new_batch, new_play
from lastcall.engine.play.champions import call_champions
from lastcall.engine.play.facts import AnsweredWith, PickPlayer, PlayedCard
from lastcall.engine.play.legal import pass_or_play, pickable, responses
from lastcall.engine.play.losses import join, meet_shield, meet_statics, must_ignore
from lastcall.engine.table.potions import GIVES, drink_potion, potions
from lastcall.engine.table.seats import SILENT
from lastcall.engine.table.who import with_members
from lastcall.ids import CardId, MatterId, SeatId, TargetId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.game import Game

NOT_THEIRS: Final = ~THEIR_PHASES
NOT_MINE: Final = ~MY_PHASES
UNCONCERNED: Final = ~CONCERNED
OPEN_IN_ROUND: Final = ANY | IN_ROUND
PHASE_BITS: Final = (*(ANY | mine | theirs for mine, theirs in zip(MY_PHASE, THEIR_PHASE, strict=True)), ANY)


# --- windows


def open_bits(game: Game, bits: int) -> int:
    """What every window admits besides its own matter: Anytime cards, and those of the phase or the running Round."""
    if game.round is None:
        return bits | PHASE_BITS[game.turn.phase]
    # GAMBLE-02: in a Round normal play is suspended.
    return bits | (OPEN_IN_ROUND if game.round.running else ANY)


def could_be_answered(game: Game, bits: int) -> bool:
    """Whether a player holds a card that belongs to such a window, or is asked in any case."""
    windows = game.windows
    return (windows if windows >= 0 else game.all_windows()) & bits != 0


def open_window(
    game: Game, matter: MatterId, bits: int, first: SeatId, among: tuple[SeatId, ...] = (), start: int = 0
) -> None:
    """TIMING-01, TIMING-05: ask each seat in turn order from `first`, or only `among` these, from the `start` on.

    It leaves a frame only if a player has to be asked.
    """
    # The same as `open_bits` and `could_be_answered`, inlined because this is the hottest place of all.
    this = game.round
    if this is None:
        bits |= PHASE_BITS[game.turn.phase]
    else:
        bits |= OPEN_IN_ROUND if this.running else ANY
    windows = game.windows
    if windows < 0:
        windows = game.all_windows()
    if not windows & bits:
        return
    seats = game.seats
    about = -1
    on_turn = game.turn.side
    circle = among or game.circles[first]
    for seat in circle[start:] if start else circle:
        place = seats[seat]
        hit = place.windows & bits
        if not hit:
            continue
        hit &= NOT_THEIRS if on_turn >> seat & 1 else NOT_MINE
        if not hit:
            continue
        if not hit & UNCONCERNED:
            if about < 0:
                it = game.matters.get(matter)
                about = 0 if it is None else it.concerned(game)
            if not about >> seat & 1:
                continue
        if place.away:
            choices = responses(game, seat, matter, bits)
            if len(choices) == 1 and (place.away & SILENT or not game.asks_all):
                continue
        else:
            choices = pass_or_play(game, seat, matter, bits)
            if len(choices) == 1 and not game.asks_all:
                continue
        game.stack = new_window(game.stack, matter, bits, first, circle.index(seat), among)
        game.asked = seat
        game.kind = RESPOND
        game.choices = choices
        game.number += 1
        return


def concerned(game: Game, matter: MatterId) -> int:
    """The seats a matter is about, as a bit set."""
    it = game.matters.get(matter)
    return 0 if it is None else it.concerned(game)


class Window(Frame):
    """A seat is deciding whether to respond."""

    __slots__ = ("among", "at", "bits", "first", "matter")

    matter: MatterId
    """NO_MATTER in a quiet window, between the steps of a turn or a Round."""
    bits: int
    first: SeatId
    at: int
    among: tuple[SeatId, ...]  # = ()
    """The seats that are asked; if empty, all of them, starting with the first."""

    def go(self, game: Game) -> None:
        """TIMING-03: a response has been dealt with; the window starts over unless its matter is settled."""
        it = game.matters.get(self.matter)
        if it is None:
            if self.below is not None and self.below.settles(game, self):
                return
        elif it.over() or it.moot(game):
            return
        bits = self.bits
        if bits & IN_ROUND and (game.round is None or not game.round.running):
            bits &= ~IN_ROUND  # GAMBLE-09
        open_window(game, self.matter, bits, self.first, self.among)

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        return responses(game, seat, self.matter, self.offers(game, seat))

    def took(self, game: Game, answer: Answer) -> None:
        """TIMING-04: a response resolves completely before attention returns here."""
        if answer == PASS:
            open_window(game, self.matter, self.bits, self.first, self.among, self.at + 1)
            return
        game.stack = self
        play_card(game, (self.among or game.circles[self.first])[self.at], answer)

    def left(self, game: Game) -> tuple[SeatId, ...]:
        """The seats still to be asked, this one included."""
        circle = (self.among or game.circles[self.first])[self.at :]
        silent = [seat for seat in circle if game.seats[seat].away & SILENT]
        return tuple(seat for seat in circle if seat not in silent or (self.bits & ANY and potions(game, seat)))

    def asking(self, game: Game, seat: SeatId) -> Frame:
        at = (self.among or game.circles[self.first]).index(seat)
        return self if at == self.at else new_window(self.below, self.matter, self.bits, self.first, at, self.among)

    def offers(self, game: Game, seat: SeatId) -> int:
        return 0 if self.among and seat not in self.among else self.bits

    def opens_window(self) -> bool:
        return True

    def answered(self) -> MatterId:
        return self.matter

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        it = game.matters.get(self.matter)
        return Asked(self.situation(game, reader), PLAY_A_CARD if it is None else it.asks(game, reader))

    def passing(self, game: Game, reader: SeatId) -> Fact:
        it = game.matters.get(self.matter)
        return TO_PASS if it is None else it.passing(game, reader)

    def situation(self, game: Game, reader: SeatId) -> Fact:
        """What it is about, told to one seat."""
        it = game.matters.get(self.matter)
        if it is not None:
            return it.situation(game, reader, self.below)
        assert self.below is not None  # A quiet window is quiet about something.
        return self.below.quiet_situation(game, reader)


def new_window(
    below: Frame | None, matter: MatterId, bits: int, first: SeatId, at: int, among: tuple[SeatId, ...] = ()
) -> Window:
    """A window in which a seat is asked."""
    new = Window()
    new.below = below
    new.matter = matter
    new.bits = bits
    new.first = first
    new.at = at
    new.among = among
    return new


made_by(Window, new_window)


def take_potion(game: Game, asking: Frame, seat: SeatId, answer: Answer) -> None:
    """TEAM-07: this seat drinks a Potion; then the question that was pending is asked anew."""
    game.stack = asking
    drink_potion(game, seat, picked_track(answer))
    # TEAM-53: cards about gained Gold can answer it, but nothing the Potion itself.
    if picked_track(answer) == GOLD:
        gained(game, [gift(seat, GIVES[GOLD])], seat, with_members(game, seat))


def gained(game: Game, packets: list[Packet], first: SeatId, among: tuple[SeatId, ...] = ()) -> None:
    """TIMING-10: open a window on Gold that Drinks and Potions have given."""
    batch = game.add(new_batch([game.add(packet) for packet in packets]))
    game.stack = Gained(game.stack, batch)
    open_window(game, batch, GOLD_MOVED | SOMEBODY_HIT, first, among)


class Gained(Frame):
    """Gold that has been gained, while cards about it may be played."""

    def __init__(self, below: Frame | None, batch: MatterId) -> None:
        self.below = below
        self.batch = batch

    def go(self, game: Game) -> None:
        for number in game.batch(self.batch).packets:
            del game.matters[number]
        del game.matters[self.batch]


# --- played cards


def play_card(game: Game, seat: SeatId, answer: Answer) -> None:
    """TURN-07, TYPES-07: announce the card for one of its uses and pick; its window follows."""
    card: CardId
    part: MatterId
    target: TargetId
    _, card, number, part, target = answer  # type: ignore[assignment]
    use = game.cards[card].uses[number]
    if number and game.cards[card].lasting:
        act(game, card, use)
    elif game.seats[seat].take(game, card):
        game.plays += 1
    # A thing is not a player, so the card's other effects on "them" hit nobody.
    they: SeatId
    if target >= 0:
        they = target if target < THINGS else NOBODY  # type: ignore[assignment]
    else:
        they = use.moment.they(game, part)
    id: MatterId
    game.serial = id = game.serial + 1  # type: ignore[assignment]
    it = new_play(id, seat, card, number, part, (target,) if target >= 0 else (), they, [])
    game.matters[id] = it
    if use.cost is not None:
        use.cost.pay(game, it)
    if use.picks_count == 1:
        announce(game, it, use)
    elif use.drink_picker is not None:
        use.drink_picker.pick_drinks(game, it)
    else:
        game.stack = Picking(game.stack, id)


def act(game: Game, card: CardId, use: Use) -> None:
    """LOSE-13: a card in front of its player acts and stays there; it counts like a card played."""
    game.plays += 1
    for machine in game.machines:
        machine.acts(game, card, use)


def reveal_card(game: Game, seat: SeatId, card: CardId) -> None:
    """Play a card that nobody holds as this seat's; the seat picks its targets before anyone responds."""
    use = game.cards[card].uses[0]
    if use.picks == NOBODY_PICKED:
        play_card(game, seat, (PLAYED, card, 0, NO_MATTER, NOBODY))
        return
    play = game.add(new_play(MatterId(game.serial + 1), seat, card, 0, NO_MATTER, (), NOBODY, []))
    game.stack = Picking(game.stack, play)


class Picking(Frame):
    """A card that picks several different players: one question each, before anyone responds."""

    def __init__(self, below: Frame | None, play: MatterId) -> None:
        self.below = below
        self.play = play

    def go(self, game: Game) -> None:
        """CARD-064, CARD-069: ask for different players, at most as many as there are."""
        it = game.play(self.play)
        left = self.choices(game, it.seat)
        if self.wanted(game) > 0 and left:
            game.stack = self
            game.ask(it.seat, PICK_PLAYER, left)
        else:
            if len(it.targets) == 1 and it.targets[0] < THINGS:
                it.they = it.targets[0]  # type: ignore[assignment]
            announce(game, it, game.cards[it.card].uses[it.use])

    def wanted(self, game: Game) -> int:
        """How many targets are still to be picked."""
        it = game.play(self.play)
        return game.cards[it.card].uses[it.use].picks_count - len(it.targets)

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        it = game.play(self.play)
        use = game.cards[it.card].uses[it.use]
        left: list[TargetId] = [
            other
            for other in pickable(game, it.seat, use.picks)
            if other not in it.targets and all(one.accepts(game, it.seat, it.part, other) for one in use.choosy)
        ]
        if use.hurts:
            left += [thing for thing in game.things(it.seat) if thing not in it.targets]
        return [(SEAT_CHOSEN, other) for other in left]

    def took(self, game: Game, answer: Answer) -> None:
        """Add one more target."""
        it = game.play(self.play)
        it.targets = (*it.targets, picked_target(answer))
        game.stack = self

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        it = game.play(self.play)
        return PickPlayer(it.card, bool(it.targets))


def announce(game: Game, it: Play, use: Use, named: bool = False) -> None:
    """TIMING-01: say who takes part, lay out what the card will do, then ONE window on the card and its packets."""
    if not named:
        if game.log is not None:
            played = PlayedCard if it.part == NO_MATTER else AnsweredWith
            revealed = is_turned_up(game, it.card)
            types = game.cards[it.card].types
            game.log.append(played(it.seat, it.card, it.targets, it.use, types, revealed, it.acts(game)))
        # Where nobody shares a side, nobody has to be named.
        if use.calls and len(game.sides) < game.size and champions_first(game, it, use.calls):
            return
    for step, effect in use.planned:
        effect.plan(game, it, step)
    if use.added:
        join(game, it, use.added)
    it.ignored = must_ignore(game, it.card) if game.unmoved else game.shielded  # NEGATE-18
    if it.ignored and game.cards[it.card].off_by:
        it.ignored = 0
        for packet in it.packets:
            meet_shield(game, game.packet(packet))
    bits = use.answered_by
    if it.packets:
        bits |= it.bits | AFFECTING
        if game.lasting:
            meet_statics(game, it.packets)
    game.stack = new_playing(game.stack, it.id, 0)
    open_window(game, it.id, bits, it.seat)


def champions_first(game: Game, it: Play, calls: int) -> bool:
    """TEAM-20: whether Champions are going to be named before anyone responds."""
    below = game.stack
    game.stack = Announcing(below, it.id)
    if call_champions(game, it, calls):
        return True
    game.stack = below
    return False


class Announcing(Frame):
    """A card for which Champions are being named."""

    def __init__(self, below: Frame | None, play: MatterId) -> None:
        self.below = below
        self.play = play

    def go(self, game: Game) -> None:
        it = game.play(self.play)
        announce(game, it, game.cards[it.card].uses[it.use], True)


class Playing(Frame):
    """A card whose window has closed: its effects one after the other, then the discard pile."""

    __slots__ = ("play", "step")

    play: MatterId
    step: int
    """The effect to carry out next; -1 when only the clearing up is left."""

    def go(self, game: Game) -> None:
        """TIMING-02, NEGATE-01: carry out the instructions unless Negated; put the card where it belongs."""
        it = game.matters[self.play]
        assert type(it) is Play
        step = self.step
        if step >= 0:
            if not it.negated:
                effects: tuple[Effect, ...] = game.cards[it.card].uses[it.use].effects
                last = len(effects)
                while step < last:
                    effect = effects[step]
                    if effect.waits:
                        here: Frame = new_playing(self.below, self.play, step + 1)
                        game.stack = here
                        effect.do(game, it, step)
                        if game.stack is not here or game.asked >= 0:
                            return
                        game.stack = self.below
                    else:
                        effect.do(game, it, step)
                        assert game.stack is self.below, "an effect that does not wait leaves no frame"
                    step += 1
                if it.struck:
                    it.struck = False
                    game.stack = new_playing(self.below, self.play, step)
                    for machine in game.machines:
                        machine.things_struck(game, it)
                    return
            else:
                for number, effect in enumerate(game.cards[it.card].uses[it.use].effects):
                    effect.negated(game, it, number)
            it.leave(game)
            if it.happened and not it.negated and not game.cards[it.card].unreturnable:
                # TIMING-10, TIMING-11: hit-backs belong to the event after the losses.
                bits = open_bits(game, it.happened | SOMEBODY_HIT)
                if could_be_answered(game, bits):
                    # Decisions about the card that left come afterwards.
                    game.stack = new_playing(game.stack, self.play, -1)
                    open_window(game, self.play, bits, it.seat)
                    return
        for packet in it.packets:
            del game.matters[packet]
        del game.matters[self.play]

    def carries_out(self, play: MatterId) -> int:
        return self.step if play == self.play else NO_STEP


def new_playing(below: Frame | None, play: MatterId, step: int) -> Playing:
    """A card before its effect number `step`."""
    new = Playing()
    new.below = below
    new.play = play
    new.step = step
    return new


made_by(Playing, new_playing)
