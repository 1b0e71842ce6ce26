"""A seed that nobody has chosen: the house and every browser put in a random value.

Each commits to its value by a hash before any value is opened, so nobody can choose theirs to fit the others. The
values of the players are opened before the deal; that of the house stays secret until the game is over, because
whoever knows all of them knows every shuffle.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Iterable, Sequence

import msgspec

BYTES = 16
"""128 bits in each value and each salt."""
WRITTEN = re.compile(r"[0-9a-f]{32}")
COMMITTED = re.compile(r"[0-9a-f]{64}")


class Sealed(msgspec.Struct, frozen=True):
    """A value and the salt that keeps others from guessing it."""

    value: str
    salt: str

    @property
    def commitment(self) -> str:
        """What is published first."""
        return committed(self.value, self.salt)


class Contribution(msgspec.Struct, frozen=True):
    """What one player put into the seed."""

    seat: int
    name: str
    commitment: str
    value: str = ""
    """Empty: never opened, so it was left out."""
    salt: str = ""

    @property
    def opened(self) -> bool:
        """Whether it counts."""
        return bool(self.value)

    @property
    def honest(self) -> bool:
        """Whether what was opened is what was committed to."""
        return not self.opened or committed(self.value, self.salt) == self.commitment

    @property
    def readable(self) -> bool:
        """Whether it is written as tables write it; a value with a / in it could pass for two."""
        opened = (is_written(self.value) and is_written(self.salt)) if self.opened else not self.salt
        return opened and is_commitment(self.commitment)


class Statement(msgspec.Struct, frozen=True):
    """What a house says about one of its tables, signed, so that it cannot say another thing later."""

    table: str
    commitment: str
    """Of the house, to its part of the seed."""
    at: int
    """When it was said, in seconds since 1970."""
    chain: str = ""
    """The hash of all answers; empty: the game had not begun."""
    key: str = ""
    """The public key of the house, in hexadecimal digits."""
    signature: str = ""
    """Of `words`, by that key (Ed25519), in hexadecimal digits."""

    @property
    def words(self) -> bytes:
        """What is signed: a JSON array without spaces."""
        return msgspec.json.encode(("lastcall", self.table, self.commitment, self.at, self.chain))


class Fairness(msgspec.Struct, frozen=True):
    """Where the seed of a game comes from."""

    commitment: str
    """Of the house, from the opening of the table on."""
    contributions: tuple[Contribution, ...] = ()
    """Of the players, in the order of their seats."""
    house: Sealed | None = None
    """When the game is over."""
    chain: str = ""
    """A hash of all answers, when the game is over: a record with another one is not the record of this game."""
    statement: Statement | None = None
    """What the house has signed when it opened the table; tables of older releases have none."""


class Part(Sealed, frozen=True):
    """What one browser put into the seed, as it remembers it."""

    fixed: tuple[str, ...] = ()
    """What everybody had committed to when it was opened; empty: it has not been."""


class Seen(msgspec.Struct, frozen=True):
    """What one browser saw of a table, kept where the house cannot change it."""

    table: str
    house: str = ""
    """What the house had committed to when the browser first saw it; empty: not before the game was over."""
    parts: tuple[Part, ...] = ()
    """What the browser drew, the newest last: a deal that comes to nothing takes another one."""
    statement: Statement | None = None
    """What the house had signed by then."""
    chain: str = ""
    """The hash of all answers, as it was shown when the game was over."""


def seal() -> Sealed:
    """A random value."""
    return Sealed(secrets.token_hex(BYTES), secrets.token_hex(BYTES))


def committed(value: str, salt: str) -> str:
    """The hash of a value and its salt, both as they are written."""
    return hashlib.sha256(f"{salt}/{value}".encode()).hexdigest()


def seed_of(house: str, contributions: Sequence[Contribution]) -> int:
    """The seed of a game: a hash of the house's value and of all that were opened, in the order of their seats."""
    values = [house, *(one.value for one in sorted(contributions, key=lambda one: one.seat) if one.opened)]
    return int.from_bytes(hashlib.sha256("/".join(values).encode()).digest()[:BYTES], "big")


def linked(chain: str, seat: int, answer: Sequence[int]) -> str:
    """The chain of all answers with one more at its end: none can be changed, added or taken away unnoticed."""
    return hashlib.sha256(f"{chain}/{seat}/{','.join(map(str, answer))}".encode()).hexdigest()


def is_written(text: str) -> bool:
    """Whether this can be a value or a salt."""
    return WRITTEN.fullmatch(text) is not None


def is_commitment(text: str) -> bool:
    """Whether this can be a commitment."""
    return COMMITTED.fullmatch(text) is not None


def broken_promises(
    fairness: Fairness, seed: int, answers: Iterable[tuple[int, Sequence[int]]], players: int
) -> list[str]:
    """What is wrong with a finished game, as far as hashes tell; nothing of it needs the rules."""
    house, parts = fairness.house, fairness.contributions
    if house is None or not fairness.commitment:
        return ["the house has not opened its part of the seed"]
    found: list[str] = []
    if not (is_written(house.value) and is_written(house.salt) and all(one.readable for one in parts)):
        found.append("a value, a salt or a commitment is not written as tables write it")
    seats = [one.seat for one in parts]
    if seats != sorted(set(seats)) or any(not 0 <= seat < players for seat in seats):
        found.append("the values are not those of different seats of this table")
    if house.commitment != fairness.commitment:
        found.append("the house has opened another value than it committed to")
    found += [f"{one.name} opened another value than committed to" for one in parts if not one.honest]
    if seed_of(house.value, parts) != seed:
        found.append("the seed is not made of the values that were opened")
    chain = ""
    for seat, answer in answers:
        chain = linked(chain, seat, answer)
    if chain != fairness.chain:
        found.append("the answers are not those that were given at the table")
    return found


def counted_part(fairness: Fairness, seen: Seen) -> Part | None:
    """What this browser put in, as far as the seed is made of it."""
    opened = {one.commitment for one in fairness.contributions if one.opened}
    return next((part for part in reversed(seen.parts) if part.commitment in opened), None)


def unlike_seen(fairness: Fairness, table: str, seen: Seen) -> list[str]:
    """What a browser saw otherwise."""
    found: list[str] = []
    if table != seen.table:
        found.append("it is the record of another table than the one your browser saw")
    if seen.house and seen.house != fairness.commitment:
        found.append("your browser saw another commitment of the house before the end of the game")
    there = {one.commitment for one in fairness.contributions}
    part = counted_part(fairness, seen) or (seen.parts[-1] if seen.parts else None)
    if part is not None and part.fixed and set(part.fixed) != there:
        found.append("your browser saw other commitments of the players when it opened its value")
    if seen.chain and seen.chain != fairness.chain:
        found.append("your browser was shown other answers at the end of the game")
    return found
