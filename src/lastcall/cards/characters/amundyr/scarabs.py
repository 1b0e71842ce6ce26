"""AMUNDYR: Scarabs. Whoever has some gives one back at the end of each turn, and it bites."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from lastcall.cards.characters.amundyr.facts import (
    NO_OTHER_SCARAB,
    WHOM_TO_BITE,
    WITH_A_SCARAB,
    Biting,
    BittenByScarab,
    GaveBackScarabs,
    GetsScarabs,
    GotScarabs,
    HasScarabs,
    Somebody,
    WhoGetsScarabs,
)
from lastcall.engine.core.answers import Answer, heard, picked_seat
from lastcall.engine.core.cards import Effect
from lastcall.engine.core.codes import (
    ANOTHER_PLAYER,
    FORTITUDE,
    INN,
    NO_MATTER,
    NOBODY,
    ORDER_DRINK,
    THINGS,
)
from lastcall.engine.core.frames import Decision, Frame
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.core.machines import Machine
from lastcall.engine.core.matters import Play, new_play
from lastcall.engine.core.phrases import Phrase
from lastcall.engine.core.pieces import AnyPiece
from lastcall.engine.drinks.cellar import any_to_order
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.drinks.orders import Ordering, order_for
from lastcall.engine.game import Game
from lastcall.engine.play import losses, negation
from lastcall.engine.play.chain import announce
from lastcall.engine.table.who import everybody, members, mine
from lastcall.ids import CardId, MatterId, SeatId
from lastcall.language.template import says
from lastcall.language.words.changes import Change, LoseByVictim
from lastcall.language.words.drinks import DRINK, ADrink, It, SplitDrink
from lastcall.language.words.nouns import Track
from lastcall.language.words.people import WHO, WHOM, Person, Picked, Who, affected, bearers, is_chooser, who_would
from lastcall.voice.fact import Fact

ALL: Final = 12
BITE: Final = 0.9
"""What a Scarab means to whoever has it, in points of Fortitude: it bites later, and may be kept away."""


class Scarabs(Machine):
    """Who has how many of the Scarabs; the rest is the supply of whoever brings them (AMUNDYR-01)."""

    name = "Scarabs"
    token = "Scarab"
    components = ("scarabs",)

    def __init__(
        self, owners: int, held: list[int] | None = None, lost: int = 0, deck: list[CardId] | None = None
    ) -> None:
        self.owners = owners
        self.held = held or []
        """For each seat; empty before the game begins."""
        self.lost = lost
        """Given back when their owner was out: they have left the game (AMUNDYR-10)."""
        self.deck = deck or []
        """The card that stands for the damage, while nobody is bitten."""

    def copy(self) -> Scarabs:
        """A copy."""
        return Scarabs(self.owners, self.held[:], self.lost, self.deck[:])

    def tokens(self, game: Game, seat: SeatId) -> int:
        return self.held[seat]

    def put(self, game: Game, seat: SeatId, tokens: int) -> bool:
        fits = not self.owners >> seat & 1 and tokens - self.held[seat] <= self.supply(game)
        if fits:
            self.held[seat] = tokens
        return fits

    def supply(self, game: Game) -> int:
        """AMUNDYR-01: twelve, less those that are out."""
        return ALL - sum(self.held) - self.lost

    def pieces(self, game: Game) -> list[AnyPiece]:
        """AMUNDYR-02; the supply goes with its owner."""
        found = super().pieces(game)
        return found if self.owned(game) else found[1:]

    def worth(self, game: Game, seat: SeatId) -> float:
        return -BITE * self.held[seat]

    def deal(self, game: Game, decks: Sequence[Sequence[CardId]]) -> None:
        """AMUNDYR-01: start with all Scarabs in the supply."""
        self.held = [0] * game.size
        self.deck = list(decks[0])

    def cards(self) -> Iterable[CardId]:
        return self.deck

    def decks_of_its_own(self) -> list[list[CardId]]:
        return [self.deck]

    def put_away(self, game: Game, card: CardId) -> None:
        """It waits for the next bite."""
        self.deck.append(card)

    def owned(self, game: Game) -> bool:
        """Whoever brought them is still in the game."""
        return any(self.owners >> seat & 1 for seat in game.circles[0])

    def give(self, game: Game, seat: SeatId, number: int) -> None:
        """AMUNDYR-02, AMUNDYR-09, AMUNDYR-10: as many as there are; her own stay in the supply."""
        number = min(number, self.supply(game))
        if number > 0 and not self.owners >> seat & 1 and self.owned(game) and game.seats[seat].present:
            self.held[seat] += number
            game.note(GotScarabs, seat, number)

    def take_back(self, game: Game, seat: SeatId, number: int) -> None:
        """AMUNDYR-10: as many as there are, and told."""
        number = self.recall(game, seat, number)
        if number > 0:
            game.note(GaveBackScarabs, seat, number)

    def recall(self, game: Game, seat: SeatId, number: int) -> int:
        """AMUNDYR-10: to the supply; once its owner is out, they leave the game. How many there were."""
        number = min(number, self.held[seat])
        self.held[seat] -= number
        if not any(self.owners >> one & 1 and place.present for one, place in enumerate(game.seats)):
            self.lost += number
        return number

    def seat_out(self, game: Game, seat: SeatId) -> None:
        """AMUNDYR-11: a player who is out of the game gives back all their Scarabs."""
        self.take_back(game, seat, ALL)

    def turn_ends(self, game: Game) -> None:
        """AMUNDYR-03, AMUNDYR-07, AMUNDYR-13: also if a card has ended the turn (TURN-17)."""
        bitten = tuple([seat for seat in game.turn.seats if self.held[seat] and game.seats[seat].present])
        if bitten:
            game.stack = Bites(game.stack, self.number(game), bitten)

    def bite(self, game: Game, seat: SeatId) -> None:
        """AMUNDYR-03 to AMUNDYR-06: the Scarab goes back in any case; its bite is like an Action card of its owner."""
        self.recall(game, seat, 1)
        card = self.deck.pop()
        play = new_play(MatterId(game.serial + 1), self.owner, card, 0, NO_MATTER, (), seat, [])
        game.add(play)
        game.note(BittenByScarab, seat, card)
        announce(game, play, game.cards[card].uses[0], True)

    def announced(self, game: Game, play: Play) -> Fact:
        return Biting(play.they)

    def heading(self, game: Game, play: Play) -> Fact:
        return Biting(play.they)


class Bites(Decision):
    """TEAM-50: each member of a side is bitten separately, in an order the side chooses."""

    one_is_no_choice = True

    def __init__(self, below: Frame | None, machine: int, seats: tuple[SeatId, ...]) -> None:
        self.below = below
        self.machine = machine
        self.seats = seats
        """Those still to be bitten."""

    def decider(self, game: Game) -> SeatId:
        return self.seats[0]

    def speakers(self, game: Game) -> tuple[SeatId, ...]:
        return members(game, self.seats[0])

    def options(self, game: Game) -> list[int]:
        return list(self.seats)

    def chosen(self, game: Game, option: int) -> None:
        left = tuple([seat for seat in self.seats if seat != option])
        if left:
            game.stack = Bites(game.stack, self.machine, left)
        machine = game.machines[self.machine]
        assert isinstance(machine, Scarabs)
        machine.bite(game, SeatId(option))

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return WHOM_TO_BITE

    def option(self, game: Game, number: int) -> Fact:
        return Somebody(SeatId(number))


def scarabs_of(game: Game) -> Scarabs | None:
    """The Scarabs of this table, if somebody has brought them."""
    return next((machine for machine in game.machines if isinstance(machine, Scarabs)), None)


def has_scarab(game: Game, seat: SeatId) -> bool:
    """AMUNDYR-02: whether a player has a Scarab in front of them."""
    scarabs = scarabs_of(game)
    return scarabs is not None and 0 <= seat < THINGS and scarabs.held[seat] > 0


# --- words: who and how many


class ScarabCount(Phrase):
    """How many Scarabs."""

    number: int


class OneScarab(ScarabCount):
    """One."""

    number = 1


says(OneScarab, "a Scarab")


class SomeScarabs(ScarabCount):
    """ScarabCount."""

    number: int


says(SomeScarabs, "{number} Scarabs", number=int)


class Bitten(Who):
    """AMUNDYR-03: of the card that stands for the damage."""

    def seats(self, game: Game, play: Play) -> Sequence[SeatId]:
        """Who that is."""
        return [play.they] if play.they >= 0 else []


says(Bitten, "whoever gave back this Scarab")


class EachWithScarab(Who):
    """CARD-045: everybody who has at least one."""

    def seats(self, game: Game, play: Play) -> Sequence[SeatId]:
        """Who that is."""
        return [seat for seat in everybody(game, play) if has_scarab(game, seat)]


says(EachWithScarab, "each player with a Scarab")


class AnotherWithScarab(Picked):
    """CARD-042: another player you choose among those with a Scarab."""

    picks = ANOTHER_PLAYER
    nobody = NO_OTHER_SCARAB

    def accepts(self, game: Game, seat: SeatId, part: MatterId, target: SeatId) -> bool:
        return has_scarab(game, target)


says(AnotherWithScarab, "another player with a Scarab")


# --- words: giving and taking


class GainScarabs(Effect):
    """AMUNDYR-08: no change of Fortitude."""

    who: Person
    scarabs: ScarabCount
    waits = False
    beside = "AFFECT-08"

    def prepare(self) -> None:
        self.takes = BITE * self.scarabs.number

    def possible(self, game: Game, play: Play, seat: SeatId) -> bool:
        """DUNGEON-05: as an option it must be possible in full."""
        scarabs = scarabs_of(game)
        getting = who_would(play, self.who, seat)
        return scarabs is not None and (
            not getting or (scarabs.owned(game) and scarabs.supply(game) >= self.scarabs.number)
        )

    def costs(self, they: bool) -> bool:
        return is_chooser(self.who, they)

    def do(self, game: Game, play: Play, step: int) -> None:
        """AMUNDYR-12, AMUNDYR-14: in turn order from the player of the card."""
        scarabs = scarabs_of(game)
        if scarabs is not None:
            for seat in bearers(game, play, self.who):
                scarabs.give(game, seat, self.scarabs.number + play.shift)


says(GainScarabs, "{who} gain~ {scarabs}", who=WHO, scarabs=ScarabCount)


class ReturnScarabs(Effect):
    """CARD-045: players give back Scarabs, at most as many as they have."""

    who: Person
    scarabs: ScarabCount
    waits = False

    def do(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-02: not those who Ignore the card."""
        scarabs = scarabs_of(game)
        if scarabs is not None:
            for seat in affected(game, play, self.who):
                scarabs.take_back(game, seat, self.scarabs.number + play.shift)


says(ReturnScarabs, "{who} give~ back {scarabs}", who=WHO, scarabs=ScarabCount)


class LoseByScarabs(Change):
    """CARD-042: settled when the card is announced."""

    who: Person

    def plan(self, game: Game, play: Play, step: int) -> None:
        scarabs = scarabs_of(game)
        for seat in self.who.seats(game, play):
            losses.lay_out(game, play, [seat], FORTITUDE, scarabs.held[seat] if scarabs else 0, INN, step)


says(LoseByScarabs, "{who} lose~ as much Fortitude as they have Scarabs", who=WHO)


class ReturnForLoss(Effect):
    """CARD-042: what was reduced or redirected does not count."""

    who: Person
    waits = False

    def do(self, game: Game, play: Play, step: int) -> None:
        scarabs = scarabs_of(game)
        if scarabs is None:
            return
        packets = [game.packet(number) for number in play.packets]
        for seat in affected(game, play, self.who):
            theirs = [one for one in packets if mine(game, seat, one.victim) and one.track == FORTITUDE]
            lost = sum(max(0, one.done) for one in theirs)
            scarabs.take_back(game, seat, lost)


says(ReturnForLoss, "{who} give~ back a Scarab for each Fortitude they have lost", who=WHO)


class LoseMoreWithScarab(LoseByVictim):
    """How much is settled when the card is announced, victim by victim; a thing has no Scarabs (AMUNDYR-12)."""

    def worse(self, game: Game, seat: SeatId) -> bool:
        return has_scarab(game, seat)


says(
    LoseMoreWithScarab,
    "{who} lose~ {amount} {track}, or {more} if they have a Scarab",
    who=WHO,
    amount=int,
    track=Track,
    more=int,
)


class GiveIfIgnored(Effect):
    """CARD-051: once, however many Ignore the card; to one of them, or to somebody else."""

    scarabs: ScarabCount

    def do(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-18, CARD-068: somebody who Ignores all such cards has Ignored this one, too."""
        scarabs = scarabs_of(game)
        if scarabs is not None and negation.ignorers(game, play):
            number = scarabs.number(game)
            game.stack = HandingScarabs(game.stack, number, play.seat, self.scarabs.number + play.shift)


says(GiveIfIgnored, "if anybody Ignores this card, you may give any player {scarabs}", scarabs=ScarabCount)


class HandingScarabs(Decision):
    """Somebody chooses who gets Scarabs, or that nobody does."""

    def __init__(self, below: Frame | None, machine: int, seat: SeatId, scarabs: int) -> None:
        self.below = below
        self.machine = machine
        self.seat = seat
        self.scarabs = scarabs

    def decider(self, game: Game) -> SeatId:
        return self.seat

    def options(self, game: Game) -> list[int]:
        """Everybody who can have Scarabs, and NOBODY."""
        machine = self.found(game)
        if not machine.supply(game) or not machine.owned(game) or not game.seats[self.seat].present:
            return []
        return [*(seat for seat in game.around(self.seat) if not machine.owners >> seat & 1), NOBODY]

    def found(self, game: Game) -> Scarabs:
        """The Scarabs."""
        machine = game.machines[self.machine]
        assert isinstance(machine, Scarabs)
        return machine

    def chosen(self, game: Game, option: int) -> None:
        if option >= 0:
            self.found(game).give(game, SeatId(option), self.scarabs)

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return WhoGetsScarabs(self.scarabs)

    def option(self, game: Game, number: int) -> Fact:
        return Somebody(SeatId(number))


# --- words: Drinks


class Infested(Keyword):
    """CARD-067: Scarabs in a Drink, for whoever drinks it; Ignored with it, and split with it."""

    def __init__(self, scarabs: int) -> None:
        self.scarabs = scarabs
        self.acts = GetsScarabs(scarabs)

    def drunk(self, game: Game, seat: SeatId) -> None:
        scarabs = scarabs_of(game)
        if scarabs is not None:
            scarabs.give(game, seat, self.scarabs)

    def halved(self, drink: Drink, by: Callable[[int], int]) -> Keyword | None:
        return Infested(by(self.scarabs)) if by(self.scarabs) else None

    def lowered(self, game: Game, number: MatterId, by: int) -> Keyword | None:
        return Infested(self.scarabs - by) if self.scarabs > by else None

    def described(self, game: Game, drink: Drink) -> Fact:
        return HasScarabs(self.scarabs)


class SplitWithScarabs(SplitDrink):
    """CARD-067: split first; then the Scarabs, in the other half."""

    drink: It | ADrink
    whom: Person
    scarabs: ScarabCount

    def do(self, game: Game, play: Play, step: int) -> None:
        drinks = game.served(game.drink(play.part).serving).drinks
        before = len(drinks)
        super().do(game, play, step)
        for number in drinks[before:]:
            game.drink(number).put_keyword(Infested(self.scarabs.number))


says(
    SplitWithScarabs,
    "split {drink} with {whom} and put {scarabs} in their half",
    drink=DRINK,
    whom=WHOM,
    scarabs=ScarabCount,
)


class OrderWithScarabs(Effect):
    """CARD-071: order additional Drinks and give one Scarab to each player who gets one."""

    number: int

    def do(self, game: Game, play: Play, step: int) -> None:
        """DRINK-18, CHANGE-02: ordering Drinks does not change a Drink; they may go to any other players."""
        game.stack = Swarming(game.stack, play.seat, self.number, play.ignored)


says(OrderWithScarabs, "order {number} additional Drinks, and whoever gets one gains a Scarab", number=int)


class Swarming(Ordering):
    """CARD-071: Drinks still to be ordered, and who gets no Scarab with the next one."""

    def __init__(self, below: Frame | None, seat: SeatId, drinks: int, served: int) -> None:
        self.below = below
        self.seat = seat
        self.drinks = drinks
        self.served = served
        """Bit set of those who have their Scarab already, or Ignore the card."""

    def go(self, game: Game) -> None:
        """The next one; LOSE-15: not if the orderer has lost in the meantime."""
        if self.drinks > 0 and game.seats[self.seat].present and game.rivals[self.seat] and any_to_order(game):
            game.stack = self
            game.ask(self.seat, ORDER_DRINK, self.choices(game, self.seat))

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return WITH_A_SCARAB

    def took(self, game: Game, answer: Answer) -> None:
        """CARD-071: one Scarab each, however many Drinks."""
        seat, said = heard(answer, self.seat)
        other = picked_seat(said)
        scarabs = scarabs_of(game)
        if scarabs is not None and not self.served >> other & 1:
            scarabs.give(game, other, 1)
        game.stack = Swarming(self.below, self.seat, self.drinks - 1, self.served | 1 << other)
        order_for(game, seat, (other,))
