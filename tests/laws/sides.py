"""What only teams and Bosses do: it has no line of the log and no question of its own, so it is seen in the answers."""

from __future__ import annotations

from collections.abc import Iterator

from lastcall import Game
from lastcall.engine.core.answers import unspoken
from lastcall.engine.core.codes import ALCOHOL, CHAMPION, FORTITUDE, GOLD, NOBODY, PLAYED, POTION_DRUNK, SPOKEN
from lastcall.engine.core.matters import Packet, Play
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.game import Answer
from lastcall.engine.play.chain import Window
from lastcall.engine.play.defeat import LastChances
from lastcall.engine.table.seats import SILENT
from lastcall.engine.table.who import blow
from lastcall.engine.turn import Phases

# --- what a table may have


class Team:
    """A side of several players."""


class ManyActions:
    """A Boss who plays several Action Cards in a turn."""


class Lackey:
    """Somebody without Boss Cards beside somebody who has them."""


def parts_of(game: Game) -> Iterator[type]:
    """Which of these sit at a table."""
    seating = game.seating
    for side in seating.sides:
        bosses = sum(seating.bosses >> seat & 1 for seat in side)
        if len(side) > 1:
            yield Team
        if 0 < bosses < len(side):
            yield Lackey
    if any(number > 1 for normal, _ in seating.actions for number in normal):
        yield ManyActions


def has_teams(game: Game) -> bool:
    """Whether anything here can happen at all."""
    return len(game.sides) < game.size


# --- what happens


class OfSides:
    """Something seen in an answer that is about to be given."""

    needs: type = Team

    @classmethod
    def happens(cls, game: Game, seat: int, answer: Answer) -> bool:
        """Whether this is it, said by this seat; concrete classes override it."""
        raise NotImplementedError


class PotionForFortitude(OfSides):
    """A Potion for 6 Fortitude."""

    track = FORTITUDE

    @classmethod
    def happens(cls, game: Game, seat: int, answer: Answer) -> bool:
        return answer == (POTION_DRUNK, cls.track)


class PotionAgainstAlcohol(PotionForFortitude):
    """A Potion against 6 Alcohol Content."""

    track = ALCOHOL


class PotionForGold(PotionForFortitude):
    """A Potion for 3 Gold."""

    track = GOLD


class LastPotion(OfSides):
    """A Potion as a last chance."""

    @classmethod
    def happens(cls, game: Game, seat: int, answer: Answer) -> bool:
        top = game.stack
        return answer[0] == POTION_DRUNK and type(top) is Window and type(top.below) is LastChances


class SilentPotion(OfSides):
    """A Potion of somebody who may play no cards."""

    @classmethod
    def happens(cls, game: Game, seat: int, answer: Answer) -> bool:
        return answer[0] == POTION_DRUNK and bool(game.seats[seat].away & SILENT)


class AbsentChampion(OfSides):
    """A Champion who Ignores all effects, so that their team takes no part."""

    @classmethod
    def happens(cls, game: Game, seat: int, answer: Answer) -> bool:
        return game.kind == CHAMPION and bool(game.shielded >> answer[1] & 1)


class LackeyChampion(OfSides):
    """A Lackey who stands for their Boss."""

    needs = Lackey

    @classmethod
    def happens(cls, game: Game, seat: int, answer: Answer) -> bool:
        bosses = game.seating.bosses
        return game.kind == CHAMPION and not bosses >> answer[1] & 1 and bool(game.ours[answer[1]] & bosses)


class LossAnsweredForTeammate(OfSides):
    """A card against a loss that would hit only a teammate."""

    @classmethod
    def happens(cls, game: Game, seat: int, answer: Answer) -> bool:
        packet = answered_loss(game, answer)
        return packet is not None and not packet.settled and of_teammate(game, seat, packet.victim)


class LackeyDefends(OfSides):
    """A Lackey who answers a loss of their Boss."""

    needs = Lackey

    @classmethod
    def happens(cls, game: Game, seat: int, answer: Answer) -> bool:
        packet = answered_loss(game, answer)
        return (
            packet is not None
            and of_teammate(game, seat, packet.victim)
            and game.seating.bosses >> seat & 1 < game.seating.bosses >> packet.victim & 1
        )


class SharedReduction(OfSides):
    """One card against what several members of a team would lose at once."""

    @classmethod
    def happens(cls, game: Game, seat: int, answer: Answer) -> bool:
        packet = answered_loss(game, answer)
        return packet is not None and not packet.settled and len(blow(game, answer[3])) > 1


class SharedIgnore(OfSides):
    """One card against a whole card that hits several members of a team."""

    @classmethod
    def happens(cls, game: Game, seat: int, answer: Answer) -> bool:
        it = game.matters.get(answer[3]) if answer[0] == PLAYED else None
        if type(it) is not Play:
            return False
        hit = {packet.victim for packet in map(game.packet, it.packets) if game.ours[seat] >> packet.victim & 1}
        return len(hit) > 1


class HitBackForTeammate(OfSides):
    """A hit-back for what a teammate has lost."""

    @classmethod
    def happens(cls, game: Game, seat: int, answer: Answer) -> bool:
        packet = answered_loss(game, answer)
        return packet is not None and packet.settled and of_teammate(game, seat, packet.victim)


class DrinkAnsweredForTeammate(OfSides):
    """A card on the Drink of a teammate."""

    @classmethod
    def happens(cls, game: Game, seat: int, answer: Answer) -> bool:
        it = game.matters.get(answer[3]) if answer[0] == PLAYED else None
        return type(it) is Drink and of_teammate(game, seat, it.drinker)


class PlayedBesideChampion(OfSides):
    """A card in a Round, played by somebody whose teammate is in it."""

    @classmethod
    def happens(cls, game: Game, seat: int, answer: Answer) -> bool:
        if answer[0] != PLAYED or game.round is None or game.round.inside >> seat & 1:
            return False
        return bool(game.round.inside & game.ours[seat])


class SecondAction(OfSides):
    """An Action Card of a Boss while another one of this turn lies there."""

    needs = ManyActions

    @classmethod
    def happens(cls, game: Game, seat: int, answer: Answer) -> bool:
        return answer[0] == PLAYED and type(game.stack) is Phases and bool(game.turn.laid)


def of_teammate(game: Game, seat: int, other: int) -> bool:
    """Whether that is a teammate, and not the seat itself."""
    return other != seat and bool(game.ours[seat] >> other & 1)


def answered_loss(game: Game, answer: Answer) -> Packet | None:
    """The loss that a card answers."""
    it = game.matters.get(answer[3]) if answer[0] == PLAYED and answer[3] != NOBODY else None
    return it if type(it) is Packet else None


def happenings_of_sides() -> Iterator[type[OfSides]]:
    """All of them."""
    waiting = OfSides.__subclasses__()
    while waiting:
        cls = waiting.pop()
        waiting += cls.__subclasses__()
        yield cls


ALL = tuple(happenings_of_sides())


def seen_in(game: Game, answer: Answer) -> list[type[OfSides]]:
    """What such an answer to the pending question is."""
    seat = answer[1] if answer[0] == SPOKEN else game.asked
    said = unspoken(answer)
    return [cls for cls in ALL if cls.happens(game, seat, said)]
