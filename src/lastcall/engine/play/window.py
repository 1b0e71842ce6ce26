"""TIMING: windows, in which each seat in turn may respond to a matter."""

from __future__ import annotations

from collections.abc import Sequence

from lastcall.engine.core.cards import NOBODY_TO_PICK, Card, No, Use
from lastcall.engine.core.codes import (
    A_DRINK,
    A_PACKET,
    A_PLAY,
    ANOTHER_IN_ROUND,
    ANOTHER_PLAYER,
    ANY,
    CONCERNED,
    DISCARD_CARDS,
    IN_ROUND,
    MY_PHASE,
    MY_PHASES,
    NOBODY,
    NOBODY_PICKED,
    NOTHING,
    PASS,
    PASSED,
    PLAYED,
    RESPOND,
    THEIR_PHASE,
    THEIR_PHASES,
)
from lastcall.engine.core.game import Answer, Frame, Game
from lastcall.engine.core.matters import Batch, Drink, Packet, Play, Served, Win
from lastcall.engine.play import plays
from lastcall.engine.table import losing
from lastcall.engine.table.seats import BARRED, SILENT

NO_PART = (NOBODY,)
NOT_THEIRS = ~THEIR_PHASES
NOT_MINE = ~MY_PHASES
UNCONCERNED = ~CONCERNED
PHASE_BITS = (*(ANY | mine | theirs for mine, theirs in zip(MY_PHASE, THEIR_PHASE, strict=True)), ANY)
WHILE_DRAWING = No(("TURN-03",), "Nobody may play a card from the first discard until the draw is finished")
GONE_FOR_NOW = No(("NEGATE-18", "TURN-17"), "Your turn has ended: you play no cards for the rest of it")
BARRED_FOR_NOW = No(("CARD-030",), "You may play no Sometimes or Anytime cards until the end of this turn")
NOT_YOUR_MOMENT = No(("LOSE-04",), "This is another player's last chance")
UNPLAYABLE = No(("TYPES-01",), "This card cannot be played")


def parts(game: Game, matter: int, about: int) -> Sequence[int]:
    """The ids in a matter that a card of this sort may answer."""
    if about == NOTHING:
        return NO_PART
    it = game.matters.get(matter)
    if about == A_PACKET:
        return it.packets if type(it) is Play or type(it) is Batch else ()
    if about == A_DRINK:
        return it.drinks if type(it) is Served else ()
    if about == A_PLAY:
        return (matter,) if type(it) is Play else ()
    return (matter,) if type(it) is Win else ()


def only_by(game: Game, matter: int) -> str:
    """NEGATE-16, CHANGE-05: the one title that can affect what is on the table; empty: any."""
    it = game.matters.get(matter)
    return game.cards[it.card].only_by if type(it) is Play and not it.put_away else ""


def pickable(game: Game, seat: int, picks: int) -> Sequence[int]:
    """LOSE-15: whom a card may pick."""
    if picks == ANOTHER_PLAYER:
        return game.others(seat)
    if picks == ANOTHER_IN_ROUND:
        inside = game.round.inside if game.round is not None else 0
        return [q for q in game.others(seat) if inside >> q & 1]
    return game.around(seat)


def legal(game: Game, seat: int, matter: int, bits: int) -> list[Answer]:
    """Every play this seat may make in this window, complete with what it answers and whom it picks."""
    return pass_or_play(game, seat, matter, bits)[1:]


def pass_or_play(game: Game, seat: int, matter: int, bits: int) -> list[Answer]:
    """The answers of a window: pass, then every legal play."""
    found: list[Answer] = [PASS]
    seen: list[Card] = []
    cards = game.cards
    only = None
    place = game.seats[seat]
    for card in place.hand + place.front if place.front else place.hand:
        definition = cards[card]
        if definition.bits & bits and definition not in seen:
            seen.append(definition)
            for use in definition.uses:
                if use.bits & bits:
                    if use.about == NOTHING:
                        if use.always or use.refuses(game, seat, NOBODY) is None:
                            offer(game, seat, card, use, NOBODY, found)
                    else:
                        if only is None:
                            only = only_by(game, matter)
                        if only and only != definition.title:
                            continue
                        for part in parts(game, matter, use.about):
                            if use.refuses(game, seat, part) is None:
                                if use.picks == NOBODY_PICKED:
                                    found.append((PLAYED, card, use.number, part, NOBODY))
                                else:
                                    offer(game, seat, card, use, part, found)
    return found


def offer(game: Game, seat: int, card: int, use: Use, part: int, found: list[Answer]) -> None:
    """One answer for each seat the card may pick; the further picks of a card are asked one at a time."""
    number = use.number
    if use.picks == NOBODY_PICKED:
        found.append((PLAYED, card, number, part, NOBODY))
        return
    choosy = use.choosy
    for other in pickable(game, seat, use.picks):
        if not choosy or all(effect.accepts(game, part, other) for effect in choosy):
            found.append((PLAYED, card, number, part, other))


def concerned(game: Game, matter: int) -> int:
    """The seats a matter is about, as a bit set."""
    it = game.matters.get(matter)
    seats = 0
    if type(it) is Served:
        for number in it.drinks:
            drink = game.matters[number]
            assert type(drink) is Drink
            seats |= 1 << drink.drinker
    elif type(it) is Play or type(it) is Batch:
        for number in it.packets:
            # The current victim, not the one picked: a redirected loss is theirs to answer (REDIRECT-11).
            packet = game.matters[number]
            assert type(packet) is Packet
            seats |= 1 << packet.victim
            if packet.payee >= 0:
                seats |= 1 << packet.payee
    return seats


def open_bits(game: Game, bits: int) -> int:
    """What every window admits besides its own matter: Anytime cards, and those of the phase or the running Round."""
    if game.round is None:
        return bits | PHASE_BITS[game.phase]
    # GAMBLE-02: in a Round normal play is suspended.
    return bits | ANY | IN_ROUND if game.round.running else bits | ANY


def could_be_answered(game: Game, bits: int) -> bool:
    """Somebody holds a card that belongs to such a window, or is asked in any case."""
    union = game.union
    return game.attentive or (union if union >= 0 else game.unite()) & bits != 0


def window(game: Game, matter: int, bits: int, first: int, count: int = 0) -> None:
    """TIMING-01: open a window on a matter, if anybody could answer it; `count` seats are asked, 0: all."""
    # As `could_be_answered`, said once more: this is the hottest place of all.
    union = game.union
    if (union if union >= 0 else game.unite()) & bits or game.attentive:
        ask_around(game, matter, bits, first, 0, count)


def ask_around(game: Game, matter: int, bits: int, first: int, start: int, count: int) -> None:
    """TIMING-01, TIMING-05: ask each seat in turn order from `first`; leaves a frame only if one has to be asked."""
    seats = game.seats
    attentive = game.attentive
    about = -1
    circle = game.circles[first]
    for at in range(start, count or len(circle)):
        seat = circle[at]
        place = seats[seat]
        mask = place.mask
        hit = (mask if mask >= 0 else game.mask_of(place)) & bits
        if hit and not place.away & SILENT:
            hit &= NOT_THEIRS if seat == game.active else NOT_MINE
            if hit and not hit & UNCONCERNED:
                if about < 0:
                    about = concerned(game, matter)
                if not about >> seat & 1:
                    hit = 0
            if hit:
                choices = pass_or_play(game, seat, matter, bits)
                if len(choices) > 1:
                    game.stack = Window(game.stack, matter, bits, first, at, count)
                    game.ask(seat, RESPOND, choices)
                    return
        if attentive and not place.away & SILENT:
            game.stack = Window(game.stack, matter, bits, first, at, count)
            game.ask(seat, RESPOND, [PASS])
            return


class Window(Frame):
    """A seat is deciding whether to respond."""

    __slots__ = ("at", "bits", "count", "first", "matter")

    def __init__(self, below: Frame | None, matter: int, bits: int, first: int, at: int, count: int) -> None:
        self.below = below
        self.matter = matter
        self.bits = bits
        self.first = first
        self.at = at
        self.count = count
        """How many seats are asked; 0: all."""

    def go(self, game: Game) -> None:
        """TIMING-03: a response has been dealt with; the window starts over unless its matter is settled."""
        it = game.matters.get(self.matter)
        if it is None and not self.count:
            # Between the steps of a turn or a Round: nothing is unresolved (LOSE-03).
            if game.stirred and losing.danger(game, self):
                return
            if game.turn_over and game.round is None:
                return  # TURN-17
        elif it is not None and it.over():
            return
        bits = self.bits
        if bits & IN_ROUND and (game.round is None or not game.round.running):
            bits &= ~IN_ROUND  # GAMBLE-09
        window(game, self.matter, bits, self.first, self.count)

    def took(self, game: Game, answer: Answer) -> None:
        """TIMING-04: a response resolves completely before attention returns here."""
        if answer[0] == PASSED:
            ask_around(game, self.matter, self.bits, self.first, self.at + 1, self.count)
            return
        game.stack = self
        plays.play_card(game, game.circles[self.first][self.at], answer)

    def offers(self, game: Game, seat: int) -> int:
        if self.count and seat not in game.circles[self.first][: self.count]:
            return 0
        return self.bits


def why_not(game: Game, seat: int, card: int, extra: int = 0) -> tuple[No, ...]:
    """Why this card cannot be played now, use by use; empty when it can. From the same data as `legal`."""
    top = game.stack
    if top is None or game.outcome is not None:
        return (No(("LOSE-12",), "The game is over"),)
    if not game.seats[seat].present:
        return (No(("LOSE-15",), "You are out of the game"),)
    definition = game.cards[card]
    if not definition.uses:
        return (UNPLAYABLE,)
    in_window = type(top) is Window
    if in_window and game.seats[seat].away & SILENT:
        return (BARRED_FOR_NOW if game.seats[seat].away & BARRED else GONE_FOR_NOW,)
    matter = top.matter if type(top) is Window else NOBODY
    bits = top.offers(game, seat) | extra
    reasons: list[No] = []
    shut: list[No] = []
    if game.kind == DISCARD_CARDS:
        shut.append(WHILE_DRAWING)
    if in_window and bits == 0:
        shut.append(NOT_YOUR_MOMENT)
    for use in definition.uses:
        if not use.bits & bits:
            shut.append(use.moment.shut(game, seat, matter))
            continue
        only = only_by(game, matter)
        if use.moment.about != NOTHING and only not in ("", definition.title):
            reasons.append(No(("NEGATE-16", "CHANGE-05"), f"That card can only be affected by {only}"))
            continue
        answered = parts(game, matter, use.about)
        if not answered:
            reasons.append(use.moment.shut(game, seat, matter))
        for part in answered:
            no = use.refuses(game, seat, part)
            if no is None:
                found: list[Answer] = []
                offer(game, seat, card, use, part, found)
                if found:
                    return ()
                no = use.choosy[0].nobody if use.choosy else NOBODY_TO_PICK
            reasons.append(no)
    # A use whose window is open says more than one whose window is not.
    return tuple(dict.fromkeys(reasons + shut))
