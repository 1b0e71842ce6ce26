"""A game that is over, as a log tells it."""

from __future__ import annotations

from lastcall.bots import bot, decide
from lastcall.fairness import seal
from lastcall.server.room.table import Table
from lastcall.server.store import entries


def finished_log() -> list[bytes]:
    """A whole game, as a table writes it."""
    house = seal()
    opened = entries.Opened("Played", 4, "relaxed", house=house)
    people = [entries.Sat(seat, f"Player {seat}", f"{seat:064x}") for seat in range(4)]
    table = Table.begun("played", opened)
    log: list[entries.AnyEntry] = [opened, *people, entries.Started(("Remy", "Tara", "Oda", "Pell"), 7)]
    for entry in log[1:]:
        table.apply(entry, 0.0)
    player = bot("random", 1)
    game = table.game
    assert game is not None
    while game.outcome is None:
        said = entries.Said(((game.asked, decide(player, game, game.asked)),))
        table.apply(said, 0.0)
        log.append(said)
    return [entries.write(entry) for entry in (*log, entries.Ended(str(game.outcome)))]
