"""What a character brings along besides its deck: state and cards of its own, shown at the table as pieces.

Methods that raise NotImplementedError are abstract. A machine overrides those it needs: the ones about tokens if it has
a token, about its decks if it has any, and about decisions if it calls `decide`. The bases are plain classes, not `abc`
ones, because the engine must stay compilable and calls them on its hot path.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar

from lastcall.engine.core.answers import Answer, picked
from lastcall.engine.core.cards import No, Use
from lastcall.engine.core.declared import Declared
from lastcall.engine.core.frames import Decision, Frame
from lastcall.engine.core.homes import Home
from lastcall.engine.core.library import Library
from lastcall.engine.core.pieces import AnyPiece, Counter, Tokens
from lastcall.ids import SEATS, CardId, SeatId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.core.matters import Carrier, Play
    from lastcall.engine.game import Game


Own = TypeVar("Own", bound="Machine")


class Machine(Declared):
    """The components of a character. The engine calls its methods when something happens."""

    name: ClassVar[str] = ""
    """Its name in decks and stored games."""

    token: ClassVar[str] = ""
    """What one of its tokens is called."""

    each_own: ClassVar[bool] = False
    """Every seat that brings it has its own; otherwise they share one."""

    components: ClassVar[tuple[str, ...]] = ()
    """The decks it comes with, by the names of their files."""

    boss_components: ClassVar[tuple[str, ...]] = ()
    """The additional decks it comes with if its owner is a Boss (SETUP-03)."""

    deals_hand: ClassVar[bool] = False
    """It deals its owner's opening hand itself, in `deal`."""

    def __init__(self, owners: int) -> None:
        self.owners = owners
        """Bit set of the seats that bring it."""

    def copy(self) -> Machine:
        """An independent copy."""
        raise NotImplementedError

    @property
    def owner(self) -> SeatId:
        """The seat that brings it, or the first of them."""
        return (self.owners & -self.owners).bit_length() - 1  # type: ignore[return-value]

    # --- tokens, as stories and screens count them

    def tokens(self, game: Game, seat: SeatId) -> int:
        """How many of its tokens lie in front of a seat."""
        raise NotImplementedError

    def put(self, game: Game, seat: SeatId, tokens: int) -> bool:
        """Lay out as many tokens as a story says; False if they cannot lie there."""
        raise NotImplementedError

    def supply(self, game: Game) -> int:
        """How many are left with their owner."""
        raise NotImplementedError

    def pieces(self, game: Game) -> list[AnyPiece]:
        """What lies open on the table."""
        found: list[AnyPiece] = [Counter(f"{self.token}s left", self.owner, self.supply(game))]
        for seat in SEATS[: game.size]:
            tokens = self.tokens(game, seat)
            if tokens:
                found.append(Tokens(self.token, seat, tokens))
        return found

    # --- cards of its own

    def deal(self, game: Game, decks: Sequence[Sequence[CardId]]) -> None:
        """SETUP-12: set it up with its decks, after the opening hands have been drawn."""

    def home(self, number: int) -> Home:
        """The home of the cards of its decks; `number` is that of the machine."""
        return FromMachine(number)

    def cards(self) -> Iterable[CardId]:
        """Every physical card that lies with it, face up or down."""
        return ()

    def decks_of_its_own(self) -> list[list[CardId]]:
        """Its decks in the order of `components`, the top last."""
        return []

    def discarded(self) -> list[CardId]:
        """Cards of its own decks that are done with."""
        return []

    def announced(self, game: Game, play: Play) -> Fact | None:
        """What is told instead of who reveals a card of its own decks, unless None."""
        return None

    def heading(self, game: Game, play: Play) -> Fact | None:
        """What stands above a card of its own decks instead of who reveals it, unless None."""
        return None

    def put_away(self, game: Game, card: CardId) -> None:
        """Put away a card of its own decks that is done with."""
        raise NotImplementedError

    def shuffle(self, mix: Callable[[Sequence[CardId]], list[CardId]]) -> None:
        """Reorder what lies face down in its own decks, for a game that a bot imagines."""

    # --- hidden cards of others

    def hidden(self) -> tuple[list[CardId], ...]:
        """Cards of players that lie face down with it; only their backs can be seen."""
        return ()

    # --- things that can be picked

    def targets(self, game: Game, seat: SeatId) -> Sequence[CardId]:
        """Cards in front of players that this seat may pick instead of a player, for a loss of Fortitude."""
        return ()

    # --- cards that lie in front

    def rests(self, game: Game, card: CardId, use: Use) -> No | None:
        """Why a card in front of a player cannot act in this way now; None if it can."""
        return None

    def acts(self, game: Game, card: CardId, use: Use) -> None:
        """A card in front of a player acts."""

    def shows(self, game: Game, card: CardId) -> bool:
        """Whether its pieces already show this card in front of a player."""
        return False

    def never_in_hand(self, game: Game, card: CardId) -> bool:
        """Whether a card that has been drawn can never be in a hand."""
        return False

    # --- what happens by itself

    def drawn(self, game: Game, seat: SeatId, cards: Sequence[CardId]) -> None:
        """Cards have come to a hand."""

    def phase_begins(self, game: Game, seat: SeatId, phase: int) -> None:
        """A phase of a turn begins."""

    def before_draw(self, game: Game, seat: SeatId) -> None:
        """TURN-03: a seat has discarded and draws next; nobody may play a card during decisions made now."""

    def things_struck(self, game: Game, blow: Carrier) -> None:
        """Things may have lost Fortitude; called before anyone hits back. It may ask its owner something."""

    def card_gone(self, game: Game, play: Play) -> None:
        """A played card has left the table."""

    def seat_out(self, game: Game, seat: SeatId) -> None:
        """A player has lost the game."""

    def turn_ends(self, game: Game) -> None:
        """TURN-16: the four phases of a turn are over, the event decks come next; it may leave one frame."""

    # --- what it means to a seat

    def measures(self) -> tuple[str, ...]:
        """What `measured` counts, in words."""
        return (self.token,)

    def measured(self, game: Game, seat: SeatId) -> tuple[int, ...]:
        """What a bot can learn from: numbers of a seat that everybody sees, always as many as `measures`."""
        return (self.tokens(game, seat),)

    def worth(self, game: Game, seat: SeatId) -> float:
        """How much it is worth to this seat, in points of Fortitude; negative if it harms.

        Its tokens, its pieces and where they stand all count. A card that it `shows` counts only here.
        """
        return 0.0

    # --- what its owner decides

    def options(self, game: Game, topic: int) -> list[int]:
        """What its owner may choose; if it is empty, nobody is asked."""
        raise NotImplementedError

    def chosen(self, game: Game, topic: int, option: int) -> None:
        """Carry out what its owner has chosen."""
        raise NotImplementedError

    def prompt(self, game: Game, topic: int) -> Fact:
        """What its owner is asked."""
        raise NotImplementedError

    def option(self, game: Game, topic: int, option: int) -> Fact:
        """One of the choices."""
        raise NotImplementedError

    def costs(self, game: Game, topic: int, option: int) -> bool:
        """Whether a choice takes something from its owner."""
        return False

    def number(self, game: Game) -> int:
        """Its place among the machines of the table."""
        return game.machines.index(self)


class FromMachine(Home):
    """The home of cards from a machine's deck; the machine is known by its number."""

    attacks = True
    turned_up = True

    def __init__(self, machine: int) -> None:
        self.machine = machine

    def name(self, game: Game) -> str:
        return game.names[game.machines[self.machine].owner]

    def announced(self, game: Game, play: Play) -> Fact | None:
        return game.machines[self.machine].announced(game, play)

    def heading(self, game: Game, play: Play) -> Fact | None:
        return game.machines[self.machine].heading(game, play)

    def put_away(self, game: Game, card: CardId) -> None:
        game.machines[self.machine].put_away(game, card)


class Deciding(Decision):
    """The owner of a machine decides something about it."""

    one_is_no_choice = True

    def __init__(self, below: Frame | None, machine: int, topic: int) -> None:
        self.below = below
        self.machine = machine
        self.topic = topic

    def decider(self, game: Game) -> SeatId:
        return game.machines[self.machine].owner

    def options(self, game: Game) -> list[int]:
        return game.machines[self.machine].options(game, self.topic)

    def chosen(self, game: Game, option: int) -> None:
        game.machines[self.machine].chosen(game, self.topic, option)

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return game.machines[self.machine].prompt(game, self.topic)

    def option(self, game: Game, number: int) -> Fact:
        return game.machines[self.machine].option(game, self.topic, number)

    def costs(self, game: Game, answer: Answer) -> bool:
        return game.machines[self.machine].costs(game, self.topic, picked(answer))


def decide(game: Game, machine: Machine, topic: int) -> None:
    """Put a decision of the machine's owner on the stack, unless the game is over."""
    if game.outcome is None:
        game.stack = Deciding(game.stack, machine.number(game), topic)


def own(game: Game, seat: SeatId, kind: type[Own]) -> Own | None:
    """The machine of this sort that a seat has brought along."""
    for machine in game.machines:
        if isinstance(machine, kind) and machine.owners >> seat & 1:
            return machine
    return None


def assemble(brings: Sequence[tuple[str, ...]], library: Library) -> tuple[Machine, ...]:
    """SETUP-12: what the characters of a table bring along, by the names their decks give."""
    owners: dict[tuple[str, int], int] = {}
    for seat, names in enumerate(brings):
        for name in names:
            key = (name, seat if library.machine(name).each_own else 0)
            owners[key] = owners.get(key, 0) | 1 << seat
    return tuple(library.machine(name)(bits) for (name, _), bits in owners.items())
