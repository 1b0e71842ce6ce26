"""How long a table waits for people, so that nobody can freeze it."""

from __future__ import annotations

from typing import Literal, NamedTuple


class Pace(NamedTuple):
    """How long a table waits, in seconds."""

    window: float
    """For all responses to what is being resolved."""
    decision: float
    """For one seat's own decision."""
    more: float
    """What asking for more time adds, once for each question."""
    bot: float
    """How long a bot seems to think, so that people can follow."""
    response: float = 0.0
    """The median of the random thinking times that hide who was not asked, with quick responses."""
    live: bool = True
    """People stay while they play, rather than checking in now and then."""
    offered: bool = True
    """People can choose it; the others are for tests and for tables of bots."""


Haste = Literal["", "faster", "end"]
"""How fast bots play when nobody else is in the game: as always, four times as fast, or straight to the end."""
HASTES: tuple[Haste, ...] = ("", "faster", "end")
"""All of them, from slow to fast."""
TIMES = {"": 1.0, "faster": 0.25, "end": 0.0}
"""How long bots seem to think, as a part of the usual time."""


def hurried(pace: Pace, haste: Haste) -> Pace:
    """The same pace with hasty bots."""
    return pace._replace(bot=pace.bot * TIMES[haste], response=pace.response * TIMES[haste])


SHOWN = 3.0
"""Seconds to look at a card that was just played, before thinking about it."""
MINUTE = 60.0
DAY = 24 * 60 * MINUTE
PACES = {
    "brisk": Pace(12 + SHOWN, 45 + SHOWN, 20, 0.6, 1.2),
    "relaxed": Pace(30 + SHOWN, 3 * MINUTE + SHOWN, MINUTE, 0.9, 1.8),
    "by the day": Pace(DAY, DAY, DAY, 0.9, 1.8, live=False),
    "at once": Pace(0.5, 0.5, 0.5, 0.0, offered=False),
    "patient": Pace(10 * MINUTE, 10 * MINUTE, MINUTE, 0.0, offered=False),
}
"""All paces by name. "at once" waits for nobody; "patient" gives people long, while bots answer at once."""
