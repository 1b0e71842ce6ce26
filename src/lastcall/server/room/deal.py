"""The deal: everybody who has committed to a value opens it, and the seed is made of all of them."""

from __future__ import annotations

from typing import NamedTuple

from lastcall.fairness import Contribution, Sealed, committed
from lastcall.ids import SeatId


class Dealing(NamedTuple):
    """What is known while the seed is made."""

    characters: tuple[str, ...]
    contributions: tuple[Contribution, ...]
    """Fixed before the first of them is opened."""
    until: float
    """When those who have not opened are left out."""

    def opened(self, seat: SeatId, sealed: Sealed) -> Dealing | None:
        """The deal with what this seat has opened; None if it had committed to something else."""
        mine = next((one for one in self.contributions if one.seat == seat), None)
        if mine is None or committed(sealed.value, sealed.salt) != mine.commitment:
            return None
        opened = Contribution(seat, mine.name, mine.commitment, sealed.value, sealed.salt)
        return self._replace(contributions=tuple(opened if one.seat == seat else one for one in self.contributions))

    @property
    def complete(self) -> bool:
        """Whether everyone has opened."""
        return all(one.opened for one in self.contributions)
