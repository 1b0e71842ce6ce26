"""After it has happened: moments and effects that look back at what a card has really done."""

from __future__ import annotations

from collections.abc import Callable

from lastcall.engine.core.cards import No
from lastcall.engine.core.codes import A_PACKET, FORTITUDE, GOLD, GOLD_MOVED, INN, SOMEBODY_HIT, TRACK_MOVED
from lastcall.engine.core.matters import Packet, Play
from lastcall.engine.game import Game
from lastcall.engine.play.losses import lay_out, lay_out_things
from lastcall.engine.table.who import anothers, blow, members, mine
from lastcall.ids import MatterId, SeatId
from lastcall.language.template import says
from lastcall.language.words.changes import OfTrack, TrackChange, lay_out_loss
from lastcall.language.words.facts import NO_GOLD_GAINED, SAID_ALREADY, NobodyHasLost
from lastcall.language.words.lines import Clause
from lastcall.language.words.nouns import Track
from lastcall.language.words.people import WHO, Person


def is_first(game: Game, part: MatterId, fits: Callable[[Packet], bool]) -> bool:
    """One card that hits several players, or several payments at once, are one event: offered once, not once each."""
    packet = game.packet(part)
    for number, other in game.matters.items():
        if number == part:
            return True
        if type(other) is Packet and (other.play, other.source) == (packet.play, packet.source) and fits(other):
            return False
    return True


class MakesSomebodyLose(OfTrack):
    """After anybody has lost it to a card of somebody who is neither you nor the victim."""

    track: Track
    bits = SOMEBODY_HIT

    def prepare(self) -> None:
        """The reason, with the track."""
        super().prepare()
        self.no = NobodyHasLost(self.track.value)

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """TIMING-11, REDIRECT-01: the loss must have happened; several losses from one card are answered once."""
        packet = game.packet(part)
        if not self.fits(game, packet, seat):
            return self.no
        return None if is_first(game, part, lambda other: self.fits(game, other, seat)) else SAID_ALREADY

    def fits(self, game: Game, packet: Packet, seat: SeatId) -> bool:
        """Somebody has lost it to somebody else, who is not you."""
        hit = packet.track == self.code and packet.done > 0 and not packet.paid_by_inn
        return hit and packet.source != packet.victim and anothers(game, seat, packet.source)


says(MakesSomebodyLose, "when another player makes anyone lose {track}", track=Track)


class GainedGold(Clause):
    """After Gold has come to you through a card or a payment; pots are taken, see "when you take a pot"."""

    about = A_PACKET
    bits = GOLD_MOVED
    no = NO_GOLD_GAINED

    def refuses(self, game: Game, seat: SeatId, part: MatterId) -> No | None:
        """TIMING-10: Gold the Inn pays out, or somebody has paid you."""
        if not self.fits(game, game.packet(part), seat):
            return self.no
        return None if is_first(game, part, lambda other: self.fits(game, other, seat)) else SAID_ALREADY

    def fits(self, game: Game, packet: Packet, seat: SeatId) -> bool:
        """You have been paid, or have gained it."""
        paid = mine(game, seat, packet.payee) and packet.done > 0
        gained = mine(game, seat, packet.victim) and packet.done < 0
        return packet.track == GOLD and (paid or gained)


says(GainedGold, "when you gain Gold")


class LossInReturn(TrackChange):
    """Something lost for what a card has done."""

    def prepare(self) -> None:
        """TORG-11: the thing that did it may be meant."""
        super().prepare()
        self.hurts = self.code == FORTITUDE and self.who.aims


class LoseThatMuch(LossInReturn):
    """As much as was really lost to the card it answers, by a whole side (TEAM-32)."""

    who: Person
    track: Track
    answers = A_PACKET
    windows = TRACK_MOVED | GOLD_MOVED

    def plan(self, game: Game, play: Play, step: int) -> None:
        """TIMING-11: it has happened, so the number is known when the card is announced."""
        lost = sum([abs(game.packet(part).done) for part in blow(game, play.part)])
        lay_out_loss(game, play, self.who, self.code, lost, step)


says(LoseThatMuch, "{who} lose~ that much {track}", who=WHO, track=Track)


class LoseForTeam(LossInReturn):
    """CARD-048, BVB-03: the amount, times the players on their team; without teams, times the opponents."""

    who: Person
    amount: int
    track: Track

    def plan(self, game: Game, play: Play, step: int) -> None:
        """AFFECT-01: lay out a loss of the amount times the number of players."""
        for seat in self.who.seats(game, play):
            team = members(game, seat)
            number = len(team) if len(team) > 1 else len(game.rivals[play.seat])
            lay_out(game, play, [seat], self.code, self.amount * number, INN, step)
        if game.lasting and self.code == FORTITUDE:
            lay_out_things(game, play, self.who.things(game, play), self.amount, step)


says(
    LoseForTeam,
    "{who} lose~ {amount} {track} for each player on their team or, without teams, for each of your opponents",
    who=WHO,
    amount=int,
    track=Track,
)


class LoseForCrew(LossInReturn):
    """TEAM-52: the amount, times the players on your team; without one, times those who lost something to the card."""

    who: Person
    amount: int
    track: Track
    answers = A_PACKET
    windows = TRACK_MOVED | GOLD_MOVED

    def plan(self, game: Game, play: Play, step: int) -> None:
        """TIMING-11: it has happened, so the number is known when the card is announced."""
        team = members(game, play.seat)
        if len(team) > 1:
            # TEAM-35: whoever a Static Effect spared does not count; `thing` is what kept their part from them.
            number = len(team) - sum([game.packet(part).thing >= 0 for part in blow(game, play.part)])
        else:
            number = self.hit(game, game.packet(play.part))
        lay_out_loss(game, play, self.who, self.code, self.amount * number, step)

    def hit(self, game: Game, answered: Packet) -> int:
        """How many have really lost something of that track to the card it answers."""
        hit = {
            packet.victim
            for packet in game.matters.values()
            if type(packet) is Packet
            and packet.play == answered.play
            and packet.source == answered.source
            and packet.track == self.code
            and packet.done > 0
            and not packet.paid_by_inn
        }
        return len(hit)


says(
    LoseForCrew,
    "{who} lose~ {amount} {track} for each player on your team or, without one, for each player their card hit",
    who=WHO,
    amount=int,
    track=Track,
)
