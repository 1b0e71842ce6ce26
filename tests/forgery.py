"""Games that nobody has played, written down as if a table had: everything fits, and nothing of it is true."""

from __future__ import annotations

import random

import msgspec

from lastcall.engine.core.answers import are_spoken, speaker
from lastcall.fairness import BYTES, Contribution, Fairness, Part, Sealed, Seen, Statement, linked, seal, seed_of
from lastcall.records import Record
from lastcall.signatures import Signer
from lastcall.start import Setup, begin

TABLE = "forged-table"


def invented(
    characters: tuple[str, ...] = ("Oda", "Pell"),
    people: int = 2,
    signer: Signer | None = None,
    chance: random.Random | None = None,
    **more: object,
) -> Record:
    """A whole game of chance with a seed that so many players put something into."""
    house, *parts = [sealed(chance) for _ in range(1 + people)]
    contributions = tuple(
        Contribution(seat, f"Player {seat}", one.commitment, one.value, one.salt) for seat, one in enumerate(parts)
    )
    setup = Setup(characters=characters, seed=seed_of(house.value, contributions), first="random", ask="all", **more)  # type: ignore[arg-type]
    fairness = Fairness(house.commitment, contributions, house)
    if signer is not None:
        opening = signer.sign(Statement(TABLE, house.commitment, 1_000))
        fairness = msgspec.structs.replace(fairness, statement=opening)
    record = Record(table=TABLE, setup=setup, fairness=fairness)
    play(record)
    return closed(record, signer)


def sealed(chance: random.Random | None) -> Sealed:
    """A value and its salt; the same ones for the same chance."""
    return Sealed(chance.randbytes(BYTES).hex(), chance.randbytes(BYTES).hex()) if chance is not None else seal()


def play(record: Record) -> None:
    """Play it to its end by chance."""
    game = begin(record.setup)
    chance = random.Random(record.setup.seed)
    while game.outcome is None:
        answer = chance.choice(game.choices)
        record.seats.append(speaker(answer) if are_spoken(game.choices) else game.asked)
        record.add(answer)
        game.answer(answer)


def closed(record: Record, signer: Signer | None = None) -> Record:
    """The record with the hash of its answers, as a house computes it."""
    assert record.fairness is not None
    chain = ""
    for seat, answer in zip(record.seats, record.answers, strict=True):
        chain = linked(chain, seat, answer)
    fairness = msgspec.structs.replace(record.fairness, chain=chain)
    signed = signer.sign(Statement(TABLE, fairness.commitment, 2_000, chain)) if signer is not None else None
    return msgspec.structs.replace(record, fairness=fairness, signed=signed)


def seen_by(record: Record, seat: int) -> Seen:
    """What the browser of this player saw, if the record is true."""
    fairness = record.fairness
    assert fairness is not None
    mine = next(one for one in fairness.contributions if one.seat == seat)
    fixed = tuple(one.commitment for one in fairness.contributions)
    part = Part(mine.value, mine.salt, fixed)
    return Seen(record.table, fairness.commitment, (part,), fairness.statement, fairness.chain)


def sealed_again(record: Record, house: Sealed) -> Record:
    """The same game with another value of the house: what somebody writes who could not open the first."""
    assert record.fairness is not None
    fairness = msgspec.structs.replace(record.fairness, commitment=house.commitment, house=house)
    seed = seed_of(house.value, fairness.contributions)
    again = Record(table=record.table, setup=msgspec.structs.replace(record.setup, seed=seed), fairness=fairness)
    play(again)
    return closed(again)
