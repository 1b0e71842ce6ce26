"""Negate and Ignore, and the cards on the table they apply to."""

from __future__ import annotations

from typing import ClassVar

from lastcall.engine.core.cards import Effect, Moment, No
from lastcall.engine.core.codes import (
    A_PLAY,
    ACTION,
    ACTION_PLAYED,
    AFFECTING,
    ALCOHOL,
    ANSWERED_BY,
    DRINK_CHANGED,
    EVENT_REVEALED,
    FORTITUDE,
    GOLD,
)
from lastcall.engine.core.matters import Play
from lastcall.engine.game import Game
from lastcall.engine.play import losses, negation
from lastcall.engine.play.facts import (
    CANNOT_BE_IGNORED,
    CANNOT_BE_NEGATED,
    EVENT_NOT_AFFECTED_SO,
    EVENT_NOT_NEGATED_SO,
    IGNORED_ALREADY,
    NOT_YOURS,
    ROUND_NOT_IGNORED,
)
from lastcall.engine.table.who import anothers, first_of_ours, hits, unaided
from lastcall.ids import MatterId, SeatId, TargetId, TrackId
from lastcall.language.template import says
from lastcall.language.words.facts import (
    NOT_PICKED_BY_ANOTHER,
    Lowered,
    NotChangingDrink,
    NothingAffects,
    NotOfTypeAffecting,
    NotPlayed,
    NotRevealed,
    OtherSort,
)
from lastcall.language.words.lines import Clause
from lastcall.language.words.nouns import CARD_TYPES, EVENT_TYPES, TRACKS, CardType, EventType, Track
from lastcall.language.words.people import WHOM, Person
from lastcall.voice.english import TRACK_NAMES
from lastcall.voice.sentences import listed


class Which(Moment):
    """A card on the table, as the object of a verb."""

    about = A_PLAY
    by_track: ClassVar[bool] = False
    """It fits a card because of what that does to a track of yours, and not as such."""

    def they(self, game: Game, part: MatterId) -> SeatId:
        """Whoever played it."""
        return game.play(part).seat


class OfType(Which):
    """A card of one type."""

    type: CardType

    def prepare(self) -> None:
        """The type as the engine counts."""
        self.no = NotPlayed(self.type.value)
        self.wanted = CARD_TYPES[self.type]
        self.bits = 0
        for one, bit in ANSWERED_BY.items():
            if self.wanted & one:
                self.bits |= bit

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        return None if game.cards[game.play(part).card].counts_as(self.wanted) else self.no


says(OfType, "{type}", type=CardType)


class OfTypeChangingDrink(Which):
    """CHANGE-01 to CHANGE-04: a card of this type that changes the effects of a Drink."""

    type: CardType
    bits = DRINK_CHANGED

    def prepare(self) -> None:
        """The type as the engine counts."""
        self.no = NotChangingDrink(self.type.value)
        self.wanted = CARD_TYPES[self.type]

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        it = game.play(part)
        card = game.cards[it.card]
        return None if card.uses[it.use].changes_drink and card.counts_as(self.wanted) else self.no


says(OfTypeChangingDrink, "{type} that changes a Drink", type=CardType)


class OfEventType(Which):
    """NEGATE-08, NEGATE-09: a revealed Event of this sort."""

    type: EventType
    bits = EVENT_REVEALED

    def prepare(self) -> None:
        """Reasons that name the sort."""
        self.no = NotRevealed(self.type.value)
        self.other_sort = OtherSort(self.type.value)

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        it = game.play(part)
        if not game.cards[it.card].types & EVENT_TYPES[self.type]:
            return self.other_sort
        return None


says(OfEventType, "{type}", type=EventType)


class Affecting(Which):
    """AFFECT-01: a card that would move a track of yours."""

    bits = AFFECTING
    by_track = True
    tracks: tuple[TrackId, ...]
    what: str
    """These tracks in words."""

    def prepare(self) -> None:
        """What it is about, in words."""
        self.what = f"your {listed([TRACK_NAMES[track] for track in self.tracks], 'or')}"
        self.no = NothingAffects(self.what)

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        return negation.affects(game, seat, part, self.tracks, self.what)

    def shut(self, game: Game, seat: SeatId, matter: MatterId) -> No:
        """AFFECT-03 to AFFECT-06: the particular reason, if a card is on the table."""
        it = game.matters.get(matter)
        if type(it) is Play and not it.put_away:
            return negation.does_not_affect(game.cards[it.card].uses[it.use], self.what)
        return self.no


class AffectingOne(Affecting):
    """One track."""

    track: Track

    def prepare(self) -> None:
        """The track as the engine counts."""
        self.tracks = (TRACKS[self.track],)
        super().prepare()


says(AffectingOne, "a card that affects your {track}", track=Track)


class AffectingTwo(Affecting):
    """Either of two tracks."""

    track: Track
    other: Track

    def prepare(self) -> None:
        """The tracks as the engine counts."""
        self.tracks = (TRACKS[self.track], TRACKS[self.other])
        super().prepare()


says(AffectingTwo, "a card that affects your {track} or {other}", track=Track, other=Track)


class AffectingAny(Affecting):
    """Any track."""

    tracks: tuple[TrackId, ...] = (FORTITUDE, ALCOHOL, GOLD)


says(AffectingAny, "a card that affects your Fortitude, Alcohol Content or Gold")


class AffectingExpressly(Affecting):
    """NEGATE-12: a card of a type that is named, if it affects you."""

    type: CardType

    def prepare(self) -> None:
        """The type as the engine counts."""
        super().prepare()
        self.no = NotOfTypeAffecting(self.type.value, self.what)
        self.wanted = CARD_TYPES[self.type]

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        it = game.play(part)
        card = game.cards[it.card]
        if not card.counts_as(self.wanted):
            return EVENT_NOT_AFFECTED_SO if card.event else self.no
        return negation.is_affected(game, seat, it, self.tracks, self.what)


class OfTypeAffecting(AffectingExpressly):
    """One track."""

    type: CardType
    track: Track

    def prepare(self) -> None:
        """Type and track as the engine counts."""
        self.tracks = (TRACKS[self.track],)
        super().prepare()


says(OfTypeAffecting, "{type} that affects your {track}", type=CardType, track=Track)


class OfTypeAffectingTwo(AffectingExpressly):
    """Either of two tracks."""

    type: CardType
    track: Track
    other: Track

    def prepare(self) -> None:
        """The type and the tracks as the engine counts."""
        self.tracks = (TRACKS[self.track], TRACKS[self.other])
        super().prepare()


says(OfTypeAffectingTwo, "{type} that affects your {track} or {other}", type=CardType, track=Track, other=Track)


class OfTypeAffectingAny(AffectingExpressly):
    """Any track."""

    type: CardType
    tracks: tuple[TrackId, ...] = (FORTITUDE, ALCOHOL, GOLD)


says(OfTypeAffectingAny, "{type} that affects your Fortitude, Alcohol Content or Gold", type=CardType)


class PicksYou(Clause):
    """CARD-047: picked, not merely hit like everybody else."""

    about = A_PLAY
    bits = ACTION_PLAYED
    no = NOT_PICKED_BY_ANOTHER

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        it = game.play(part)
        picked = first_of_ours(game, seat, it.targets) >= 0 and anothers(game, seat, it.seat)
        # TORG-05: a card that acts from where it lies is not played, so it is no Action card that picks somebody.
        picked = picked and game.cards[it.card].counts_as(ACTION) and not it.acts(game)
        if picked and unaided(game, part) and seat not in it.targets:
            return NOT_YOURS
        return None if picked else self.no

    def they(self, game: Game, part: MatterId) -> SeatId:
        """Whoever played it."""
        return game.play(part).seat


says(PicksYou, "when another player picks you with an Action card")


class RedirectAll(Effect):
    """REDIRECT-04: move all effects of an Action card to another victim."""

    whom: Person
    answers = A_PLAY
    windows = ACTION_PLAYED

    def prepare(self) -> None:
        """REDIRECT-09: a thing may be picked."""
        self.hurts = self.whom.aims

    def do(self, game: Game, play: Play, step: int) -> None:
        targets: tuple[TargetId, ...] = (*self.whom.seats(game, play), *self.whom.things(game, play))
        for target in targets:
            picked = first_of_ours(game, play.seat, game.play(play.part).targets)
            losses.redirect_all(game, play.part, picked, target)


says(RedirectAll, "redirect all its effects to {whom}", whom=WHOM)


class LowerNumbers(Effect):
    """NERODIA-18: what is lost, gained, paid, drawn, discarded or Petrified; not what the card has cost."""

    which: Which
    amount: int
    waits = False
    answers = A_PLAY

    def do(self, game: Game, play: Play, step: int) -> None:
        """NEGATE-04: neither a Negate nor an Ignore."""
        if type(game.matters.get(play.part)) is Play:
            losses.lower_numbers(game, play.part, self.amount)
            lowered = game.play(play.part)
            game.note(Lowered, lowered.seat, lowered.card, self.amount)


says(LowerNumbers, "reduce every number on {which} by {amount}", which=Which, amount=int)


class Negate(Effect):
    """NEGATE-01: Negate a card, so that it does not resolve at all."""

    which: Which
    waits = False
    answers = A_PLAY
    beside = "AFFECT-04"

    def forbids(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """Some cards cannot be Negated."""
        it = game.play(part)
        card = game.cards[it.card]
        if card.unnegatable:
            return CANNOT_BE_NEGATED
        if card.event and not isinstance(self.which, OfEventType):
            return EVENT_NOT_NEGATED_SO
        if not card.unnegatable_if:
            return None
        return next((condition.firm for condition in card.unnegatable_if if condition.holds(game, it)), None)

    def do(self, game: Game, play: Play, step: int) -> None:
        negation.negate(game, play.part)


says(Negate, "negate {which}", which=Which)


class Ignore(Effect):
    """NEGATE-02: Ignore a card, so that it has no effect on you."""

    which: Which
    waits = False
    answers = A_PLAY

    def forbids(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """Some cards cannot be Ignored."""
        it = game.play(part)
        card = game.cards[it.card]
        if card.unignorable:
            return CANNOT_BE_IGNORED
        effects = card.uses[it.use].effects
        starts = any(effect.starts_round for effect in effects) and not self.which.by_track
        if not starts and not it.packets and any(effect.of_round for effect in effects):
            return ROUND_NOT_IGNORED
        if it.ignored >> seat & 1 and not (starts and it.gambling >> seat & 1):
            return IGNORED_ALREADY
        if card.unaided and not hits(game, it, seat):
            return NOT_YOURS
        return None

    def do(self, game: Game, play: Play, step: int) -> None:
        negation.ignore(game, play.part, play.seat, self.which.by_track)


says(Ignore, "ignore {which}", which=Which)
