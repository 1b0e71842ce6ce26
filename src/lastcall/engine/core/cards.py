"""A card as the engine sees it: uses, moments and effects. The words that fill them live in `language`.

Methods that raise NotImplementedError are abstract: concrete classes override those they need (`do_together` only if
the effect can be carried out for several players at once). The bases are plain classes, not `abc` ones, because the
engine must stay compilable and calls them on its hot path.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple, Protocol

from lastcall.engine.core.codes import (
    ACTION,
    ANOTHER_PLAYER,
    ANSWERED_BY,
    ANY_PLAYER,
    DRINK,
    DRINK_CHANGED,
    EVENT,
    FORTITUDE_COMING,
    MINION,
    NOBODY,
    NOBODY_PICKED,
    NOTHING,
    TAVERN_EVENT,
)
from lastcall.engine.core.facts import DOES_NOT_FIT, FIRM_NOW, NOBODY_TO_PICK
from lastcall.engine.core.facts import No as No
from lastcall.engine.core.phrases import Phrase, calls_of
from lastcall.ids import MatterId, SeatId, TargetId, ThingId
from lastcall.voice.fact import Branch, Fact
from lastcall.voice.sentences import quoted

if TYPE_CHECKING:
    from lastcall.engine.core.keywords import Keyword
    from lastcall.engine.core.matters import Packet, Play
    from lastcall.engine.game import Game


class WhyNot(NamedTuple):
    """Why a card cannot be played: the rules behind it, and a sentence for the player."""

    rules: tuple[str, ...]
    text: str

    def __str__(self) -> str:
        return f"{self.text} ({', '.join(self.rules)})"


class Effect(Phrase):
    """A verb with its arguments. `plan` lays out packets, `forbids` refuses an object, `do` carries it out."""

    changes_drink: ClassVar[bool] = False
    """It changes the effects of a Drink (CHANGE-01)."""

    beside: ClassVar[str] = ""
    """The rule that says it does not affect Fortitude, Alcohol Content or Gold directly."""

    takes_control: ClassVar[bool] = False

    hurts: bool = False
    """It takes Fortitude from the player its card picks; a thing in front of a player may be picked instead."""

    picks_drinks: ClassVar[bool] = False
    """Its card may be played on several Drinks at once: `pick_drinks` asks which."""

    crawls: ClassVar[bool] = False
    """It mentions a Pub Crawl, and does nothing without one."""

    of_round: ClassVar[bool] = False
    """It starts a Round of Gambling or demands its antes, which does not count as affecting Gold (AFFECT-06)."""

    starts_round: ClassVar[bool] = False
    """It starts a Round of Gambling; whoever Ignores its card as such is not in that Round (AFFECT-06)."""

    shields: ClassVar[bool] = False
    """It makes its player Ignore what happens for a while."""

    ends_round: ClassVar[bool] = False
    """It ends a Round of Gambling by itself."""

    nobody: ClassVar[No] = NOBODY_TO_PICK
    """The reason given when it accepts nobody."""

    answers: ClassVar[int] = NOTHING
    """What its card must answer: it mentions "the loss", "it" or "the pot"."""

    windows: ClassVar[int] = 0
    """The windows its card must belong to; 0 if any will do."""

    gives: float = 0.0
    """What it is worth to the player of its card besides the changes it lays out, in points of Fortitude."""

    takes: float = 0.0
    """What it costs the others, in points of Fortitude."""

    waits: ClassVar[bool] = True
    """It may leave a frame; if not, it is done when `do` returns."""

    reads_hand: ClassVar[bool] = False
    """Whether it is possible depends on cards that others cannot see."""

    until_next_turn: ClassVar[bool] = False
    """What it does lasts until a next turn, so it still holds while its card stays in front of its player."""

    def forbids(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """Why this verb cannot take this object; None when it can."""
        return None

    def accepts(self, game: Game, seat: SeatId, part: MatterId, target: SeatId) -> bool:
        """Whether this seat may pick this player for this object."""
        return True

    def why(self, game: Game, seat: SeatId, part: MatterId, target: SeatId) -> No:
        """Why this player does not fit."""
        return self.nobody

    def possible(self, game: Game, play: Play, seat: SeatId) -> bool:
        """Whether this seat, choosing it, could carry it out in full (DUNGEON-05)."""
        return True

    def gold_of_chooser(self) -> int:
        """How much Gold it takes from the player who chooses it."""
        return 0

    def costs(self, they: bool) -> bool:
        """Whether it takes something from whoever chooses it: from "they" in its words, or else from "you"."""
        return False

    def plan(self, game: Game, play: Play, step: int) -> None:
        """Before anyone responds: lay out the packets this effect will apply."""

    def plan_things(self, game: Game, play: Play, step: int, things: Sequence[ThingId]) -> None:
        """Lay out what these things lose, if the players they are meant instead of would have had a choice."""

    def do(self, game: Game, play: Play, step: int) -> None:
        """Carry it out; leave a frame where it has to wait."""
        raise NotImplementedError

    def pick_drinks(self, game: Game, play: Play) -> None:
        """Leave a frame that asks for further Drinks and then announces the card."""
        raise NotImplementedError

    def negated(self, game: Game, play: Play, step: int) -> None:
        """Do what happens even though its card was Negated; it leaves no frame."""

    together: bool = False
    """If several players choose it, it is carried out for all of them at once."""

    def shares(self, target: TargetId) -> Fact | None:
        """What it does with a Drink for the player it picks, in the words of an option; None if nothing special."""
        return None

    def do_together(self, game: Game, play: Play, seats: tuple[SeatId, ...]) -> None:
        """Carry it out at once for all players who have chosen it."""
        raise NotImplementedError


class Branching(Effect):
    """An effect with alternatives: a player chooses while the card resolves."""

    shares_subject = False
    declining: ClassVar[int] = -1
    """The branch that declines what is offered; -1 if there is none."""
    follows_offer: ClassVar[bool] = False
    """It happens only if the offer before it was accepted."""

    def branches(self) -> tuple[tuple[Effect, ...], ...]:
        """The alternatives."""
        raise NotImplementedError

    chooser_is_they: bool = True
    """While a branch is carried out, "they" is the player who chose it."""

    def chosen(self, share: Packet, branch: int) -> None:
        """The victim of a share of a loss has chosen; what that takes off the share is taken off at once."""

    def accepted(self, play: Play, step: int, branch: int) -> None:
        """Remember what was chosen, if a later effect of the card depends on it."""

    def branch(self, number: int) -> tuple[Effect, ...]:
        """The alternative of this number."""
        return self.branches()[number]

    def option_text(self, branch: int, player: str = "you", mine: bool = True) -> str:
        """A branch in words, given what the card's player is called and whether the chooser reads it."""
        raise NotImplementedError

    def branch_costs(self, branch: int) -> bool:
        """Whether choosing this branch costs something."""
        return any(effect.costs(self.chooser_is_they) for effect in self.branch(branch))

    def price_text(self) -> str:
        """What it costs to accept an offer, in words; empty: nothing."""
        return ""

    def open_to_victim(self, game: Game, play: Play, share: Packet, before: int) -> list[int]:
        """LIMIT-06: the branches open to the victim of this share; `before` is what they chose for other shares."""
        return self.open_to(game, play, share.victim)

    def open_to(self, game: Game, play: Play, seat: SeatId) -> list[int]:
        """DUNGEON-05, LIMIT-06: the branches this seat can carry out in full."""
        return [
            number
            for number, branch in enumerate(self.branches())
            if all(effect.possible(game, play, seat) for effect in branch)
        ]


def longest(effect: Effect) -> int:
    """How many effects its longest branch has; 1 if it has no branches."""
    return max([1, *map(len, effect.branches())]) if isinstance(effect, Branching) else 1


class Condition(Phrase):
    """Something that may be true of a player a card names."""

    firm: ClassVar[No] = FIRM_NOW
    """Why a card cannot be Negated while it holds, if the card says so."""

    of_them: ClassVar[bool] = False
    """It mentions "they"."""

    of_player: ClassVar[bool] = False
    """It calls them "its player"."""

    def holds(self, game: Game, play: Play) -> bool:
        """Whether it is true now."""
        raise NotImplementedError


class Choosy(Protocol):
    """An effect or a person of a card that does not fit every player."""

    nobody: ClassVar[No]
    """The reason given when it fits nobody."""

    def accepts(self, game: Game, seat: SeatId, part: MatterId, target: SeatId) -> bool:
        """Whether this seat may pick this player for this object."""

    def why(self, game: Game, seat: SeatId, part: MatterId, target: SeatId) -> No:
        """Why this player does not fit."""


class Moment(Phrase):
    """When a card may be played."""

    bits: int = 0
    """The windows it belongs to."""

    about: int = NOTHING
    """What sort of thing it answers."""

    no: No = DOES_NOT_FIT
    """The reason given when no such window is open; made once, since cards are refused all the time."""

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """Why it does not fit this part; None when it does."""
        return None

    def shut(self, game: Game, seat: SeatId, matter: MatterId) -> No:
        """The reason while no window of this sort is open; asked only when a player wants to know."""
        return self.no

    def they(self, game: Game, part: MatterId) -> SeatId:
        """The seat "they" means when nobody is picked."""
        return NOBODY


class Cost(Phrase):
    """What must be paid to play a card; never refunded (NEGATE-03)."""

    def refuses(self, game: Game, seat: SeatId) -> No | None:
        """Why it cannot be paid in full (LIMIT-06)."""
        raise NotImplementedError

    def pay(self, game: Game, play: Play) -> None:
        """Pay it; called when the card is announced."""
        raise NotImplementedError


class Use:
    """One way to play a card: the alternatives of "OR" (TYPES-07)."""

    __slots__ = (
        "about",
        "added",
        "always",
        "answered_by",
        "bits",
        "calls",
        "changes_drink",
        "choosy",
        "cost",
        "crawls",
        "drink_picker",
        "effects",
        "hits_back",
        "hurts",
        "label",
        "lines",
        "moment",
        "number",
        "parts_from",
        "picks",
        "picks_count",
        "places",
        "planned",
        "refuses",
        "strict",
    )

    def __init__(
        self,
        moment: Moment,
        effects: tuple[Effect, ...],
        picks: int,
        picks_count: int,
        cost: Cost | None = None,
        choosy: tuple[Choosy, ...] = (),
        lines: tuple[int, ...] = (),
        label: str = "",
        added: int = 0,
    ) -> None:
        self.label = label
        """What is declared when the card is played for this use; may be empty."""
        self.added = added
        """The place of the first effect that comes with what is declared; 0 if none does."""
        self.moment = moment
        self.effects = effects
        self.lines = lines
        """For each effect, the line of the card's text it comes from."""
        self.bits = moment.bits
        self.about = moment.about
        self.number = 0
        """Index of this use on its card."""
        self.picks = picks
        self.picks_count = picks_count
        self.cost = cost
        self.strict = tuple(e for e in effects if type(e).forbids is not Effect.forbids)
        """The effects that may refuse an object."""
        self.planned = tuple((n, e) for n, e in enumerate(effects) if type(e).plan is not Effect.plan)
        """The effects that lay out packets, each with its place."""
        inside = [longest(e) - 1 for e in effects]
        self.parts_from = tuple([len(effects) + sum(inside[:n]) for n in range(len(effects))])
        """For each effect, the step of the second one in its branches: steps of such parts follow those of effects."""
        self.places = (*range(len(effects)), *(n for n, parts in enumerate(inside) for _ in range(parts)))
        """For each step, the place of the effect it belongs to."""
        self.choosy = (*choosy, *(e for e in effects if type(e).accepts is not Effect.accepts))
        """The people and effects that may refuse a player."""
        self.changes_drink = any(e.changes_drink for e in effects)
        self.crawls = any(e.crawls for e in effects)
        self.calls = calls_of(effects)
        """Whether it calls on everybody, on everybody else, or on nobody in particular."""
        # A redirected loss keeps its track: its new victim loses Fortitude only if it was Fortitude.
        hurts = any(e.hurts and (moment.bits & FORTITUDE_COMING or not e.windows & FORTITUDE_COMING) for e in effects)
        self.hurts = hurts and picks in (ANOTHER_PLAYER, ANY_PLAYER) and not choosy
        """A thing in front of a player may be picked instead of the player, unless only some people will do."""
        self.hits_back = hurts and picks == NOBODY_PICKED and moment.about != NOTHING
        """It takes Fortitude from the player the moment names, or from a thing of theirs if that did the damage."""
        self.drink_picker = next((e for e in effects if e.picks_drinks), None)
        """The effect that asks for further Drinks before the card is announced."""
        plain = cost is None and not self.strict
        self.always = plain and not self.choosy and type(moment).refuses is Moment.refuses
        """It is never refused while its window is open."""
        self.refuses: Callable[[Game, SeatId, MatterId], No | None] = moment.refuses if plain else self.refuses_in_full
        """Why it cannot be played on this part now, given an open window; None if it can."""

        self.answered_by = 0
        """The bits of the window on the card when it is played for this use, without those of its packets."""

    def part_step(self, step: int, number: int) -> int:
        """The step of an effect that follows another one in a branch, and is applied after it (TIMING-02)."""
        return self.parts_from[step] + number - 1

    def refuses_in_full(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """The first reason of the moment, the cost, and the effects that may refuse an object."""
        no = self.moment.refuses(game, seat, part)
        if no is not None:
            return no
        if self.cost is not None:
            no = self.cost.refuses(game, seat)
            if no is not None:
                return no
        for effect in self.strict:
            no = effect.forbids(game, seat, part)
            if no is not None:
                return no
        return None


CARD_FIELDS: Final = (
    "alcohol",
    "as_action",
    "back",
    "bits",
    "chaser",
    "copies",
    "deck",
    "discards",
    "draws",
    "event",
    "fortitude",
    "gold",
    "keywords",
    "lasting",
    "level",
    "note",
    "off_by",
    "only_by",
    "remains",
    "shareable",
    "source",
    "text",
    "title",
    "type",
    "types",
    "unaided",
    "unignorable",
    "unnegatable",
    "unnegatable_if",
    "unreturnable",
    "unsplittable",
    "uses",
)
"""The slots of a card, listed because a compiled class cannot be asked for them."""


class Card:
    """A printed card; a copy of it is a small int."""

    __slots__ = CARD_FIELDS

    def __init__(self, title: str, type_text: str, types: int, text: str, uses: tuple[Use, ...]) -> None:
        self.title = title
        self.type = type_text
        self.types = types
        """Bit set of ACTION, SOMETIMES ..."""
        self.text = text
        self.uses = uses
        self.bits = 0
        for use in uses:
            self.bits |= use.bits
        self.event = bool(types & EVENT)
        for number, use in enumerate(uses):
            use.number = number
            # CHANGE-01: a card that changes a Drink can be answered as such.
            use.answered_by = DRINK_CHANGED if use.changes_drink else 0
            for one, bit in ANSWERED_BY.items():
                if types & one:
                    use.answered_by |= bit
        self.only_by = ""
        """The one title that can affect it (NEGATE-16); empty if any can."""
        self.unnegatable = False
        self.unnegatable_if: tuple[Condition, ...] = ()
        """When one of these holds, it cannot be Negated either."""
        self.unignorable = False
        self.off_by = 0
        """How much an Ignore takes off its loss instead (CARD-059); 0 if it is simply Ignored."""
        self.unaided = False
        """Only its victim can reduce, Ignore or redirect its loss (CARD-062)."""
        self.unreturnable = False
        """What it takes can be neither redirected nor hit back."""
        self.as_action = False
        """An Event that may be Ignored or reduced as if it were an Action card (NEGATE-12)."""
        self.lasting = False
        """Its first use lays it in front of its player; the others are for a card that lies there."""
        self.level = 0
        """The Encounter Level of an Event: how many Progress Counters follow it."""
        self.alcohol = 0
        self.fortitude = 0
        self.draws = 0
        self.discards = 0
        self.gold = 0
        self.chaser = False
        self.shareable = False
        self.unsplittable = False
        self.keywords: tuple[Keyword, ...] = ()
        """What it has besides its numbers and its uses."""
        self.remains = False
        """Once played, it stays in front of its player."""
        self.back = ""
        """What its back shows, visible to all; empty if it has the back of its player's deck."""
        self.deck = ""
        self.copies = 1
        self.source = "house"
        self.note = ""

    def counts_as(self, types: int) -> bool:
        """NEGATE-12: whether it is of one of these types; some Events count as Action cards."""
        return bool(self.types & types) or (self.as_action and types & ACTION != 0)

    def option_text(self, chosen: Branch, player: str, mine: bool) -> str:
        """What it offers, in its own words, given what its player is called and whether the chooser reads it."""
        effect = self.uses[chosen.use].effects[chosen.step]
        assert isinstance(effect, Branching)
        return effect.option_text(chosen.branch, player, mine)

    def in_prose(self) -> str:
        """Its title in a sentence: a Drink, a tavern or a Minion has a name, any other title is set apart."""
        return self.title if self.types & (DRINK | TAVERN_EVENT | MINION) else quoted(self.title)

    def __repr__(self) -> str:
        return f"<Card {self.title}>"


def blank() -> Card:
    """A card nobody can play: it fills hands in stories."""
    return Card("(a blank)", "Blank", 1024, "", ())


__all__ = [
    "NOBODY_PICKED",
    "NOBODY_TO_PICK",
    "Branching",
    "Card",
    "Choosy",
    "Condition",
    "Cost",
    "Effect",
    "Moment",
    "No",
    "Use",
    "blank",
]
