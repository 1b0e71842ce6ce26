"""What a record proves: alone, with what a browser saw of its table, and with the signature of the house."""

from __future__ import annotations

from typing import Literal

import msgspec

from lastcall.engine.core.errors import Unreadable
from lastcall.fairness import Fairness, Seen, Statement, broken_promises, counted_part, unlike_seen
from lastcall.records import NeverPlayed, Record
from lastcall.signatures import PUBLISHED, is_signed


class Verdict(msgspec.Struct, frozen=True):
    """What can be said about a record, and no more."""

    verdict: Literal["honest", "consistent", "contradicted"]
    """consistent: it could have been like that. honest: a browser that put something into the seed saw the same."""
    text: str
    """The same in one sentence."""
    notes: tuple[str, ...]
    """How far you can trust it, a sentence each."""
    wrong: tuple[str, ...]
    """What contradicts it."""
    players: int
    put_in: int
    """How many of them put something into the seed."""
    left_out: tuple[str, ...]
    """Who committed to something and did not open it."""
    key: str
    """The key that has signed it; empty: it is not signed."""


def verdict_on(record: Record, seen: Seen | None = None, key: str = "") -> Verdict:
    """Check the record of a table; Unreadable if there is nothing that could be checked."""
    fairness = record.fairness
    if fairness is None:
        raise Unreadable("This record says nothing about its seed; only tables of a house do.")
    wrong = [*unlike_a_table(record), *broken(record, fairness), *unlike_signed(record, fairness, seen, key)]
    if seen is not None:
        wrong += unlike_seen(fairness, record.table, seen)
    wrong = wrong or illegal(record)
    put_in = sum(one.opened for one in fairness.contributions)
    left_out = tuple(one.name for one in fairness.contributions if not one.opened)
    checked = (
        f"the seed is made of {put_in + 1} values that match their commitments, and all {len(record.answers)} answers "
        "were legal, each from a player who was asked"
    )
    unseen = not_seen(record, fairness, seen)
    verdict: Literal["honest", "consistent", "contradicted"] = "consistent"
    text = f"Consistent{' with what your browser saw' if seen is not None else ''}: {checked}."
    notes = [trust_in_seed(record, put_in, seen), *trust_in_the_deal(left_out), *unseen, *trust_in_key(record, key)]
    if wrong:
        verdict, text, notes = "contradicted", f"Contradicted: {'; '.join(wrong)}.", []
    elif not unseen:
        verdict, text = "honest", f"Honest: {checked}, and your browser saw the same."
    signed_by = record.signed.key if record.signed is not None and not wrong else ""
    players = len(record.setup.characters)
    return Verdict(verdict, text, tuple(notes), tuple(wrong), players, put_in, left_out, signed_by)


# --- what contradicts it


def unlike_a_table(record: Record) -> list[str]:
    """What no table of a house does."""
    found: list[str] = []
    if record.setup.decks:
        names = ", ".join(deck.name for deck in record.setup.decks)
        found.append(f"it brings decks of its own ({names}), which no table plays with")
    if record.setup.first != "random":
        found.append("who begins was chosen, and tables leave that to the seed")
    if record.setup.ask != "all":
        found.append("not everybody was asked, and tables ask everybody the rules allow")
    return found


def broken(record: Record, fairness: Fairness) -> list[str]:
    """What hashes say against it."""
    if len(record.seats) != len(record.answers):
        return ["it does not say who gave which answer"]
    given = zip(record.seats, record.answers, strict=True)
    return broken_promises(fairness, record.setup.seed, given, len(record.setup.characters))


def unlike_signed(record: Record, fairness: Fairness, seen: Seen | None, key: str) -> list[str]:
    """What the house has signed otherwise."""
    statements = [one for one in (fairness.statement, record.signed) if one is not None]
    seen_statement = seen.statement if seen is not None else None
    found: list[str] = []
    if not all(map(is_signed, statements)):
        found.append("what the house is said to have signed is not signed by its key")
    if seen_statement is not None and not is_signed(seen_statement):
        found.append("what your browser was given to keep is not signed by the key of the house")
    everything = [*statements, *([seen_statement] if seen_statement is not None else [])]
    if len({one.key for one in everything}) > 1:
        found.append("it is signed by different keys")
    whole = record.signed is None or record.signed.chain == fairness.chain  # Not what it signed before the game.
    if not whole or not all(fits(one, record, fairness) for one in everything):
        found.append("the house has signed something else about this table")
    if key and (record.signed is None or record.signed.key != key):
        found.append("it is not signed by the key you gave")
    return found


def fits(statement: Statement, record: Record, fairness: Fairness) -> bool:
    """Whether a statement is about this game."""
    same = (statement.table, statement.commitment) == (record.table, fairness.commitment)
    return same and statement.chain in ("", fairness.chain)


def illegal(record: Record) -> list[str]:
    """What the rules say against it: every answer was offered to whoever gave it, and the game is over."""
    try:
        game = record.replay()
    except NeverPlayed as error:
        return [str(error).removesuffix(".")]
    return [] if game.outcome is not None else ["the game is not over at the end of the record"]


# --- how far it goes


def trust_in_seed(record: Record, put_in: int, seen: Seen | None) -> str:
    """Whether the house could have chosen the shuffles."""
    players = len(record.setup.characters)
    if not put_in:
        return f"None of the {players} players put anything into the seed: you trust the house."
    said = f"{put_in} of {players} put something into the seed"
    if seen is not None and record.fairness is not None and counted_part(record.fairness, seen) is not None:
        return f"{said}, your browser among them: the house could not choose the shuffles alone."
    return f"{said}: you trust the house, unless you were one of them."


def trust_in_the_deal(left_out: tuple[str, ...]) -> list[str]:
    """What those who have not opened their values could do."""
    if not left_out:
        return []
    return [
        f"Left out of the seed, because they did not open their values: {', '.join(left_out)}. Together with the house "
        f"they could choose among {2 ** len(left_out)} shuffles."
    ]


def not_seen(record: Record, fairness: Fairness, seen: Seen | None) -> list[str]:
    """Why nobody can say that the game was like this; nothing: this browser can."""
    if seen is None:
        return ["A record alone proves no more: it could be made up. Compare it with what a browser saw (--seen)."]
    found: list[str] = []
    if not seen.house:
        found.append("Your browser did not see what the house had committed to before the end of the game.")
    if counted_part(fairness, seen) is None:
        found.append("Your browser put nothing into this seed.")
    vouched = record.signed is not None and seen.statement is not None
    if not seen.chain and not vouched:
        found.append("Your browser did not see the end of the game, and the house has not signed the answers.")
    return found


def trust_in_key(record: Record, key: str) -> list[str]:
    """Who says that the game was like this."""
    if record.signed is None:
        return ["It is not signed by a house."]
    if key:
        return [f"The house has signed it as the game of its table {record.table}."]
    return [
        f"It is signed by the key {record.signed.key}. If the house publishes this key at {PUBLISHED}, it is the game "
        f"of its table {record.table}."
    ]
