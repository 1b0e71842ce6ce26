"""TEAM-35, TEAM-36: Static cards, which are never played: they lie in front of a player and always work."""

from __future__ import annotations

from lastcall.engine.core.cards import Use
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.core.matters import Packet
from lastcall.ids import TrackId
from lastcall.language.reader import CardTextError
from lastcall.language.words.changes import ReduceBy, WouldLose


class Lessening(Keyword):
    """Its owner loses less of one track, whatever the reason: Events too."""

    def __init__(self, track: TrackId, amount: int) -> None:
        self.track = track
        self.amount = amount

    def lessens(self, packet: Packet) -> int:
        return self.amount if packet.track == self.track else 0


def always_on(use: Use) -> Keyword:
    """What a line of a Static card does all the time."""
    effect = use.effects[0]
    if type(use.moment) is not WouldLose or not isinstance(effect, ReduceBy) or len(use.effects) > 1:
        raise CardTextError('a Static card says: "When you would lose Fortitude, reduce the loss by 1."')
    return Lessening(use.moment.code, effect.amount)
