"""Who: the people a card names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from lastcall.engine.core.cards import NOBODY_TO_PICK, No
from lastcall.engine.core.codes import ANOTHER_IN_ROUND, ANOTHER_PLAYER, ANY_PLAYER, NOBODY_PICKED, THING, THINGS
from lastcall.engine.core.matters import Play
from lastcall.engine.core.phrases import CALLS_ALL, CALLS_OTHERS, Phrase
from lastcall.engine.game import Game
from lastcall.engine.play.losses import track_of
from lastcall.engine.table.who import everybody, everybody_else, others_of_side, you
from lastcall.ids import MatterId, SeatId, ThingId
from lastcall.language.template import says
from lastcall.language.words.nouns import TRACKS, Track


class Person(Phrase):
    """Somebody named by a card."""

    plural: bool = False
    is_you: ClassVar[bool] = False
    picks: int = NOBODY_PICKED
    """Chosen when the card is announced, before anyone responds."""
    picks_count: int = 1
    nobody: ClassVar[No] = NOBODY_TO_PICK
    """Why not, when there is no such player."""
    aims: ClassVar[bool] = False
    """Somebody in particular, in whose place a thing of theirs may be meant."""
    objective: ClassVar[str] = ""
    """As the object, if that is another word."""

    def again(self) -> Phrase | None:
        """The same people."""
        return self

    def chooser(self) -> Phrase:
        """One after the other, each of them is "they"."""
        return self if self.is_you else They()

    def accepts(self, game: Game, seat: SeatId, part: MatterId, target: SeatId) -> bool:
        """Whether this player may be picked, the card being played on this object."""
        return True

    def why(self, game: Game, seat: SeatId, part: MatterId, target: SeatId) -> No:
        """Why this player does not fit."""
        return self.nobody

    def seats(self, game: Game, play: Play) -> Sequence[SeatId]:
        """Who that is."""
        raise NotImplementedError

    def things(self, game: Game, play: Play) -> Sequence[ThingId]:
        """The things in front of players that lose Fortitude with them, or in their place."""
        return ()


class Who(Person):
    """As the subject: "they lose"."""


class Whom(Person):
    """As the object: "to them"."""


class Picked(Person):
    """The player picked when the card was announced."""

    aims = True

    def again(self) -> Phrase | None:
        """They; of several, nobody could tell which."""
        return They() if self.picks_count == 1 else None

    def seats(self, game: Game, play: Play) -> Sequence[SeatId]:
        """Who that is."""
        return [seat for seat in play.targets if seat < THINGS and game.seats[seat].present]  # type: ignore[misc]

    def things(self, game: Game, play: Play) -> Sequence[ThingId]:
        return picked_things(play)


def picked_things(play: Play) -> list[ThingId]:
    """The things picked when the card was announced."""
    return [target for target in play.targets if target >= THINGS]  # type: ignore[misc]


WHO: Final = (Picked, Who)
"""Whoever can be the subject."""
WHOM: Final = (Picked, Whom)
"""Whoever can be the object."""


class You(Who):
    """Whoever plays the card, reveals the Event or drinks the Drink."""

    plural = True
    is_you: ClassVar[bool] = True

    def seats(self, game: Game, play: Play) -> Sequence[SeatId]:
        """Who that is."""
        return [you(game, play)] if play.benched else [play.seat]


says(You, "you")


class They(Who):
    """One seat, fixed when the card is announced: the one picked, else the one the Moment names."""

    plural = True
    aims = True
    objective = "them"

    def again(self) -> Phrase | None:
        """However they were called before."""
        return They()

    def seats(self, game: Game, play: Play) -> Sequence[SeatId]:
        """Who that is."""
        return [play.they] if play.they >= 0 else []

    def things(self, game: Game, play: Play) -> Sequence[ThingId]:
        return picked_things(play) if play.they < 0 else ()


says(They, "they")


class TheirTeammates(They):
    """BVB-03: without teams, nobody; a thing has none."""

    plural = False
    aims = False
    objective = ""

    def again(self) -> Phrase | None:
        """Not "they": those they play with."""
        return self

    def seats(self, game: Game, play: Play) -> Sequence[SeatId]:
        """Who that is."""
        return others_of_side(game, play.they) if play.they >= 0 else []

    def things(self, game: Game, play: Play) -> Sequence[ThingId]:
        return ()


says(TheirTeammates, "each of their teammates")


class ItsPlayer(They):
    """Whoever played the card that is answered."""

    plural = False
    objective = ""


says(ItsPlayer, "its player")


class ItsDrinker(They):
    """Whoever is going to drink the Drink that is answered."""

    plural = False
    aims = False
    objective = ""


says(ItsDrinker, "its drinker")


class YouToo(Whom):
    """The player of the card, as the object: "pays you"."""

    def seats(self, game: Game, play: Play) -> Sequence[SeatId]:
        """Who that is."""
        return [you(game, play)] if play.benched else [play.seat]


says(YouToo, "you")


class Them(Whom):
    """As `They`."""

    aims = True

    def seats(self, game: Game, play: Play) -> Sequence[SeatId]:
        """Who that is."""
        return [play.they] if play.they >= 0 else []

    def things(self, game: Game, play: Play) -> Sequence[ThingId]:
        return picked_things(play) if play.they < 0 else ()


says(Them, "them")


class Another(Picked):
    """Any opponent."""

    picks = ANOTHER_PLAYER


says(Another, "another player")


class Anyone(Picked):
    """Anybody, oneself included."""

    picks = ANY_PLAYER


says(Anyone, "a player")


class AnotherInRound(Picked):
    """Any opponent who has not left the Round."""

    picks = ANOTHER_IN_ROUND


says(AnotherInRound, "another player in the Round")


class TwoOthers(Picked):
    """Two different opponents."""

    plural = True
    picks = ANOTHER_PLAYER
    picks_count = 2


says(TwoOthers, "two other players")


class ThreeOthers(Picked):
    """CARD-069: three different opponents."""

    plural = True
    picks = ANOTHER_PLAYER
    picks_count = 3


says(ThreeOthers, "three other players")


class Each(Who):
    """Everybody, oneself included."""

    calls = CALLS_ALL

    def seats(self, game: Game, play: Play) -> Sequence[SeatId]:
        """Who that is."""
        return everybody(game, play)

    def things(self, game: Game, play: Play) -> Sequence[ThingId]:
        """TEAM-25: those of Champions."""
        here = things_of_all(game, play)
        return [thing for thing in here if not play.benched >> game.answers_for(thing) & 1] if play.benched else here


says(Each, "each player")


class EachOther(Who):
    """Every opponent."""

    calls = CALLS_OTHERS

    def seats(self, game: Game, play: Play) -> Sequence[SeatId]:
        """Who that is."""
        return everybody_else(game, play)

    def things(self, game: Game, play: Play) -> Sequence[ThingId]:
        return things_of_all(game, play)


says(EachOther, "each other player")


class EachOtherInRound(Who):
    """CARD-070: every opponent who has not left the Round."""

    def seats(self, game: Game, play: Play) -> Sequence[SeatId]:
        """Who that is."""
        inside = game.round.inside if game.round is not None else 0
        return [seat for seat in everybody_else(game, play) if inside >> seat & 1]


says(EachOtherInRound, "each other player in the Round")


def things_of_all(game: Game, play: Play) -> Sequence[ThingId]:
    """TORG-08, TORG-17: what others have in front of them; an Event does nothing to it."""
    return () if game.cards[play.card].event else game.things(play.seat)


class Ranked(Who):
    """Found by comparing tracks, so only good for what is laid out when the card is announced."""

    calls = CALLS_ALL


class EachWithMost(Ranked):
    """All who are level at the top when the card is announced."""

    track: Track

    def seats(self, game: Game, play: Play) -> Sequence[SeatId]:
        """Who that is."""
        here = everybody(game, play)
        most = max(track_of(game, seat, TRACKS[self.track]) for seat in here)
        return [seat for seat in here if track_of(game, seat, TRACKS[self.track]) == most]


says(EachWithMost, "each player with the most {track}", track=Track)


class EachWithLeast(Ranked):
    """All who are level at the bottom when the card is announced."""

    track: Track

    def seats(self, game: Game, play: Play) -> Sequence[SeatId]:
        """Who that is."""
        here = everybody(game, play)
        least = min(track_of(game, seat, TRACKS[self.track]) for seat in here)
        return [seat for seat in here if track_of(game, seat, TRACKS[self.track]) == least]


says(EachWithLeast, "each player with the least {track}", track=Track)


def who_would(play: Play, who: Person, chooser: SeatId) -> list[SeatId]:
    """DUNGEON-05: who must be able to do it, if this player chooses it; nobody in particular for "each player"."""
    return [chooser] if isinstance(who, They) else [play.seat] if isinstance(who, You) else []


def is_chooser(who: Person, they: bool) -> bool:
    """Whether this person is whoever chooses an option: "they" in its words, or else "you"."""
    return isinstance(who, They if they else You)


def bearers(game: Game, play: Play, who: Person) -> list[SeatId]:
    """TORG-14: who gets tokens meant for them: those affected; for a thing meant, whoever it lies in front of."""
    things = picked_things(play) if who.aims else [thing for thing in who.things(game, play) if hit(game, play, thing)]
    owners = [game.answers_for(thing) for thing in things]
    mine = [owner for owner in owners if owner >= 0 and not play.ignored >> owner & 1]
    return [*affected(game, play, who), *mine]


def hit(game: Game, play: Play, thing: ThingId) -> bool:
    """TORG-08, TORG-12: a card reaches the things of others only if it makes them lose Fortitude."""
    packets = [game.packet(number) for number in play.packets]
    return any(packet.track == THING and packet.thing == thing - THINGS for packet in packets)


def affected(game: Game, play: Play, who: Person) -> list[SeatId]:
    """NEGATE-02: those still in the game who do not Ignore the card."""
    return [seat for seat in who.seats(game, play) if game.seats[seat].present and not play.ignored >> seat & 1]
