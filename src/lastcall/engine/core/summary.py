"""What packets change for whom, in one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from lastcall.engine.core.address import all_called
from lastcall.engine.core.sentences import listed, so_often

if TYPE_CHECKING:
    from lastcall.engine.core.matters import Packet
    from lastcall.engine.game import Game


def told_coming(game: Game, packets: Sequence[Packet], reader: int) -> str:
    """What is coming, equal changes together: you and Ann would lose 1 Gold; Ben would lose 2 Fortitude."""
    changes: dict[str, list[int]] = {}  # By what happens, to which targets.
    for packet in packets:
        if packet.paid_by_inn:
            changes.setdefault(f"the Inn would {packet.by_inn(game, reader, packet.amount)}", [])
        else:
            changes.setdefault(packet.coming(game, reader), []).append(packet.bearer())
    # What comes to everybody else is seen on the table.
    ours = game.ours[reader]
    own = {what: hit for what, hit in changes.items() if any(ours >> target & 1 for target in hit)}
    return together(game, own or changes, reader)


def told_done(game: Game, packets: Sequence[Packet], reader: int) -> str:
    """What has happened to each player or thing, equal changes together."""
    changes: dict[str, list[int]] = {}
    for packet in packets:
        if packet.done and packet.paid_by_inn:
            changes.setdefault(f"the Inn {packet.by_inn(game, reader, packet.done, past=True)}", [])
        elif packet.done:
            changes.setdefault(packet.happened(game, reader), []).append(packet.bearer())
    return together(game, changes, reader)


def together(game: Game, changes: dict[str, list[int]], reader: int) -> str:
    """The reader's changes first, all that happens to the same players in one breath."""
    told = sorted(changes.items(), key=lambda change: reader not in change[1])
    alike: dict[tuple[int, ...] | str, list[str]] = {}  # By those it happens to; what the Inn does, by itself.
    for what, targets in told:
        often = Counter(targets)
        for times in sorted(set(often.values())) or (1,):
            who = tuple(target for target in often if often[target] == times)
            alike.setdefault(who or what, []).append(what + so_often(times))
    return "; ".join(
        who if isinstance(who, str) else f"{all_called(game, who, reader)} {in_one(what)}"
        for who, what in alike.items()
    )


def in_one(changes: Sequence[str]) -> str:
    """Would lose 2 Fortitude and 1 Gold; would lose 2 Fortitude and pay Ann 1 Gold."""
    words = [change.split() for change in changes]
    same = 0
    while all(one[same] == words[0][same] and not one[same].isdigit() for one in words):
        same += 1
    first = " ".join(words[0][:same])
    return f"{first} {listed([' '.join(one[same:]) for one in words])}".strip()
