"""A seed that nobody has chosen: the house and every browser put in a random value.

Each commits to its value by a hash before any value is opened, so nobody can choose theirs to fit the others. The
values of the players are opened before the deal; that of the house stays secret until the game is over, because
whoever knows all of them knows every shuffle.
"""

from __future__ import annotations

import hashlib
import hmac
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
        return not self.opened or hmac.compare_digest(committed(self.value, self.salt), self.commitment)


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


def broken_promises(fairness: Fairness, seed: int, answers: Iterable[tuple[int, Sequence[int]]]) -> list[str]:
    """What is wrong with a finished game, as far as hashes tell; nothing of it needs the rules."""
    found: list[str] = []
    house = fairness.house
    if house is None or not fairness.commitment:
        return ["the house has not opened its part of the seed"]
    if house.commitment != fairness.commitment:
        found.append("the house has opened another value than it committed to")
    found += [f"{one.name} opened another value than committed to" for one in fairness.contributions if not one.honest]
    if seed_of(house.value, fairness.contributions) != seed:
        found.append("the seed is not made of the values that were opened")
    chain = ""
    for seat, answer in answers:
        chain = linked(chain, seat, answer)
    if chain != fairness.chain:
        found.append("the answers are not those that were given at the table")
    return found
