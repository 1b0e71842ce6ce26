"""What is being resolved, by id. A response changes the matter it names; the frame that made a matter removes it."""

from __future__ import annotations

from lastcall.engine.core.codes import NOBODY
from lastcall.engine.core.declared import Declared


class Matter(Declared):
    """Something on the table that can be answered, changed, Negated or Ignored."""

    __slots__ = ()

    def copy(self) -> Matter:
        """An independent twin."""
        raise NotImplementedError

    def over(self) -> bool:
        """Nothing more can be done about it, so its window closes."""
        return False


class Play(Matter):
    """A card (or an Event) on the table."""

    __slots__ = (
        "bits",
        "card",
        "happened",
        "held",
        "ignored",
        "me",
        "negated",
        "packets",
        "part",
        "put_away",
        "seat",
        "shift",
        "targets",
        "they",
        "use",
    )

    def __init__(
        self,
        me: int,
        seat: int,
        card: int,
        use: int,
        part: int,
        targets: tuple[int, ...],
        they: int,
        packets: list[int],
        negated: bool = False,
        ignored: int = 0,
        put_away: bool = False,
        bits: int = 0,
        happened: bool = False,
        held: int = 0,
        shift: int = 0,
    ) -> None:
        self.me = me
        """Its own id."""
        self.seat = seat
        self.card = card
        self.use = use
        self.part = part
        """The id of what it answers; NOBODY for none."""
        self.targets = targets
        """The seats picked, in the order picked."""
        self.they = they
        """Whom "they" means."""
        self.packets = packets
        self.negated = negated
        self.ignored = ignored
        """Bit set of the seats that Ignore it."""
        self.put_away = put_away
        """The card already lies in its discard pile; only its packets still matter."""
        self.bits = bits
        """The windows its packets open."""
        self.happened = happened
        """Some track of somebody has really changed."""
        self.held = held
        """Bit set of its effects whose condition held when it was announced."""
        self.shift = shift
        """By how much its numbers have been changed (NERODIA-18)."""

    def copy(self) -> Play:
        """An independent twin."""
        return Play(
            self.me,
            self.seat,
            self.card,
            self.use,
            self.part,
            self.targets,
            self.they,
            self.packets[:],
            self.negated,
            self.ignored,
            self.put_away,
            self.bits,
            self.happened,
            self.held,
            self.shift,
        )

    def over(self) -> bool:
        """NEGATE-01: a Negated card cannot be answered any more."""
        return self.negated


class Packet(Matter):
    """A change of one track of one seat that is coming, or has come."""

    __slots__ = ("amount", "done", "of", "paid_by_inn", "payee", "play", "source", "step", "victim")

    def __init__(
        self,
        play: int,
        source: int,
        victim: int,
        of: int,
        amount: int,
        payee: int,
        step: int = 0,
        paid_by_inn: bool = False,
        done: int = 0,
    ) -> None:
        self.play = play
        """The play it belongs to; NOBODY when no card demands it."""
        self.source = source
        """Whose doing it is, for hit-backs; NOBODY for Events and the house (REDIRECT-01)."""
        self.victim = victim
        self.of = of
        self.amount = amount
        """Positive: a loss or payment; negative: a gain."""
        self.payee = payee
        self.step = step
        self.paid_by_inn = paid_by_inn
        self.done = done
        """What really changed."""

    def copy(self) -> Packet:
        """An independent twin."""
        return Packet(
            self.play,
            self.source,
            self.victim,
            self.of,
            self.amount,
            self.payee,
            self.step,
            self.paid_by_inn,
            self.done,
        )


class Batch(Matter):
    """Packets no card carries: antes, the price of a new Drink Deck, a contest's prize."""

    __slots__ = ("packets",)

    def __init__(self, packets: list[int]) -> None:
        self.packets = packets

    def copy(self) -> Batch:
        """An independent twin."""
        return Batch(self.packets[:])


class Drink(Matter):
    """One Drink, whatever physical cards it is made of (DRINK-13)."""

    __slots__ = (
        "alcohol",
        "bounces",
        "cards",
        "declined",
        "dial",
        "discards",
        "draws",
        "drinker",
        "dues",
        "fortitude",
        "gold",
        "ignored",
        "kin",
        "mixed",
        "origin",
        "revealer",
        "serving",
        "shareable",
        "stake",
        "studies",
        "unsplittable",
        "worth",
    )

    def __init__(
        self,
        drinker: int,
        serving: int = NOBODY,
        alcohol: int = 0,
        fortitude: int = 0,
        draws: int = 0,
        discards: int = 0,
        gold: int = 0,
        kin: tuple[tuple[str, int, int], ...] = (),
        shareable: bool = False,
        unsplittable: bool = False,
        cards: tuple[int, ...] = (),
        origin: int = NOBODY,
        revealer: int = NOBODY,
        worth: int = 0,
        ignored: bool = False,
        mixed: int = NOBODY,
        dues: tuple[tuple[int, int], ...] = (),
        bounces: bool = False,
        stake: int = 0,
        dial: int = 0,
        studies: int = 0,
        declined: int = NOBODY,
    ) -> None:
        self.drinker = drinker
        self.serving = serving
        self.alcohol = alcohol
        self.fortitude = fortitude
        self.draws = draws
        self.discards = discards
        self.gold = gold
        self.kin = kin
        """For each trait: what a drinker who has it takes in addition (alcohol, fortitude)."""
        self.shareable = shareable
        """Its drinker may split it by its own text (SELFSPLIT-02)."""
        self.unsplittable = unsplittable
        """No card may split it (SPLIT-09)."""
        self.cards = cards
        """The physical cards, held by the Drink that was revealed; halves and copies hold none."""
        self.origin = origin
        """The Drink that holds the physical cards."""
        self.revealer = revealer
        """Who revealed it; NOBODY for the half somebody else was given."""
        self.worth = worth
        """What it counts in a Drinking Contest (CONTEST-12)."""
        self.ignored = ignored
        self.mixed = mixed
        """The play of the card that was mixed into it (PHYLL-02); NOBODY: none."""
        self.dues = dues
        """For each player who is paid when it is drunk: their seat, and how much Gold."""
        self.bounces = bounces
        """Whoever is going to drink it may pay to pass it to the left (CARD-002)."""
        self.declined = declined
        """Who would rather drink it."""
        self.stake = stake
        """The Gold lying on it."""
        self.dial = dial
        """Its revealer has still to choose a number up to this: so much Alcohol Content and Gold (CARD-016)."""
        self.studies = studies
        """How often its drinker looks for a card in their Character Deck (CARD-032)."""

    def copy(self) -> Drink:
        """An independent twin."""
        return Drink(
            self.drinker,
            self.serving,
            self.alcohol,
            self.fortitude,
            self.draws,
            self.discards,
            self.gold,
            self.kin,
            self.shareable,
            self.unsplittable,
            self.cards,
            self.origin,
            self.revealer,
            self.worth,
            self.ignored,
            self.mixed,
            self.dues,
            self.bounces,
            self.stake,
            self.dial,
            self.studies,
            self.declined,
        )


class Served(Matter):
    """Drinks drunk together (TIMING-06)."""

    __slots__ = ("common", "dialing", "drinks", "kept")

    def __init__(self, drinks: list[int], kept: bool = False, common: bool = False, dialing: bool = False) -> None:
        self.dialing = dialing
        """Some Drink among them may still need its number (CARD-016)."""
        self.drinks = drinks
        self.kept = kept
        """A frame below still reads it and will remove it."""
        self.common = common
        """One Drink was copied for all: no single controller (HOUSE-07)."""

    def copy(self) -> Served:
        """An independent twin."""
        return Served(self.drinks[:], self.kept, self.common, self.dialing)


class Tray(Matter):
    """Drinks taken off the Drink Deck that their orderer alone has looked at."""

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat = seat
        self.cards = cards

    def copy(self) -> Tray:
        """An independent twin."""
        return Tray(self.seat, self.cards)


class Win(Matter):
    """A won Round: who takes how much (TIMING-12)."""

    __slots__ = ("claimed", "pot", "seat", "sharer", "taken", "winner")

    def __init__(
        self, winner: int, seat: int, pot: int, taken: int = 0, claimed: bool = False, sharer: int = NOBODY
    ) -> None:
        self.winner = winner
        self.seat = seat
        """Who takes the pot."""
        self.pot = pot
        self.taken = taken
        self.claimed = claimed
        """A card has changed who takes it (GAMBLE-32)."""
        self.sharer = sharer
        """Who has taken half of it (PRIZE-09)."""

    def copy(self) -> Win:
        """An independent twin."""
        return Win(self.winner, self.seat, self.pot, self.taken, self.claimed, self.sharer)
