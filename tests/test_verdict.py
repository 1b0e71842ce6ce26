"""A record is believed as far as it goes: what no browser saw and no house signed could be made up."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from lastcall.engine.core.answers import are_spoken
from lastcall.engine.core.errors import UnknownName, Unreadable
from lastcall.engine.core.version import RULES_VERSION
from lastcall.fairness import Contribution, Part, Sealed, Seen, Statement, committed, seal, seed_of
from lastcall.records import Record
from lastcall.signatures import Signer, is_signed, new_secret
from lastcall.start import begin
from lastcall.verdict import verdict_on
from tests.forgery import TABLE, closed, invented, play, sealed_again, seen_by
from tests.house import EVERY

replace = msgspec.structs.replace


def copied(record: Record) -> Record:
    """The record as it is read from a file."""
    return Record.from_json(record.to_json())


# --- a record alone


def test_a_record_alone_is_consistent_and_no_more() -> None:
    found = verdict_on(copied(invented()))
    assert (found.verdict, found.wrong, found.key) == ("consistent", (), "")
    assert found.text.startswith("Consistent: the seed is made of 3 values")
    assert "2 of 2 put something into the seed: you trust the house, unless you were one of them." in found.notes
    assert any("it could be made up" in note for note in found.notes)
    assert "It is not signed by a house." in found.notes


def test_a_seed_without_players_is_the_seed_of_the_house() -> None:
    found = verdict_on(invented(people=0))
    assert (found.verdict, found.put_in, found.players) == ("consistent", 0, 2)
    assert found.notes[0] == "None of the 2 players put anything into the seed: you trust the house."
    assert verdict_on(invented(("Oda", "Pell", "Remy", "Tara"), 1)).notes[0].startswith("1 of 4 put something into")


def test_every_variant_and_module_can_be_checked() -> None:
    """Where a side may speak, the answers name who did, and it is the same as the seat that is written down."""
    for more in (
        {"characters": ("Oda", "Pell", "Remy", "Tara"), "variant": "two-headed-dragon"},
        {"characters": ("Vlazlo", "Lucky", "Phyll", "Tara"), "variant": "boss-battle", "modules": ("sea", "crawl")},
        {"characters": ("Farai", "Lucky", "Nerodia"), "modules": ("dungeon", "prize"), "drinks": "all"},
    ):
        assert verdict_on(invented(**more)).verdict == "consistent"  # type: ignore[arg-type]


def test_whoever_answers_must_have_been_asked() -> None:
    honest = invented(("Oda", "Pell", "Remy"))
    game = begin(honest.setup)
    for number, answer in enumerate(honest.answers):
        others = [seat for seat in range(game.size) if seat not in game.speakers()]
        if number % 50 == 0 and not are_spoken(game.choices):
            forged = copied(honest)
            forged.seats[number] = others[0]
            found = verdict_on(closed(forged))
            assert found.verdict == "contradicted", number
            assert f"answer {number + 1}: seat {others[0]} was not asked" in found.text
        game.answer(answer)


def test_members_of_a_side_speak_for_themselves() -> None:
    honest = invented(("Oda", "Pell", "Remy", "Tara"), variant="two-headed-dragon")
    game = begin(honest.setup)
    tried = 0
    for number, answer in enumerate(honest.answers):
        if are_spoken(game.choices) and tried < 5:
            forged = copied(honest)
            forged.seats[number] = (honest.seats[number] + 1) % 4
            assert "was not asked" in verdict_on(closed(forged)).text
            tried += 1
        game.answer(answer)
    assert tried == 5


def with_parts(record: Record, *parts: Contribution) -> Record:
    """A game with these in its seed, played and closed anew."""
    assert record.fairness is not None
    house = record.fairness.house
    assert house is not None
    fairness = replace(record.fairness, contributions=parts)
    again = Record(table=TABLE, setup=replace(record.setup, seed=seed_of(house.value, parts)), fairness=fairness)
    play(again)
    return closed(again)


def part(seat: int, sealed: Sealed) -> Contribution:
    """What somebody in this seat put in."""
    return Contribution(seat, "Ann", sealed.commitment, sealed.value, sealed.salt)


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ([part(0, Sealed(f"{'a' * 32}/{'b' * 32}", "c" * 32))], "not written as tables write it"),
        ([Contribution(0, "Ann", "é" * 64, "a" * 32, "b" * 32)], "not written as tables write it"),
        ([part(0, seal()), part(0, seal())], "not those of different seats"),
        ([part(1, seal()), part(0, seal())], "not those of different seats"),
        ([part(7, seal())], "not those of different seats"),
        ([part(-1, seal())], "not those of different seats"),
        ([Contribution(0, "Ann", committed("a", "b"), "a" * 32, "b" * 32)], "Ann opened another value"),
    ],
)
def test_values_count_once_and_as_they_were_committed_to(parts: list[Contribution], says: str) -> None:
    found = verdict_on(with_parts(invented(), *parts))
    assert found.verdict == "contradicted"
    assert says in found.text


def test_whoever_does_not_open_doubles_the_choice() -> None:
    kept = [Contribution(seat, f"Player {seat}", seal().commitment) for seat in (1, 2)]
    found = verdict_on(with_parts(invented(("Oda", "Pell", "Remy")), part(0, seal()), *kept))
    assert (found.verdict, found.left_out) == ("consistent", ("Player 1", "Player 2"))
    assert any("among 4 shuffles" in note for note in found.notes)


def test_what_no_table_does_is_no_record_of_one() -> None:
    honest = invented()
    for change, says in (
        ({"first": 0}, "who begins was chosen"),
        ({"ask": "able"}, "not everybody was asked"),
        ({"decks": EVERY[:1], "characters": ("moss.toml", "Oda")}, "decks of its own (moss.toml)"),
    ):
        forged = Record(table=TABLE, setup=replace(honest.setup, **change), fairness=honest.fairness)
        play(forged)
        found = verdict_on(closed(forged))
        assert found.verdict == "contradicted"
        assert says in found.text


def test_a_record_opens_no_file() -> None:
    honest = invented()
    for name in ("/etc/passwd.toml", "../moss.toml", "moss.toml", "/dev/zero"):
        for change in ({"characters": (name, "Oda")}, {"drinks": name}, {"modules": (name,)}):
            with pytest.raises(UnknownName):
                verdict_on(replace(honest, setup=replace(honest.setup, **change)))


def test_other_rules_are_refused_by_name() -> None:
    text = invented().to_json().replace(f'"rules_version":"{RULES_VERSION}"', '"rules_version":"0"')
    with pytest.raises(Unreadable, match=r"rules version 0; this is .* check it with the version of lastcall that"):
        Record.from_json(text)
    with pytest.raises(Unreadable, match=r"check it with lastcall 0\.0\.7"):
        Record.from_json(text.replace('"release":""', '"release":"0.0.7"'))


# --- with what a browser saw


def test_only_a_browser_that_put_something_in_calls_a_game_honest() -> None:
    record = copied(invented(signer=Signer(new_secret())))
    found = verdict_on(record, seen_by(record, 0))
    assert found.verdict == "honest"
    assert found.text.endswith("and your browser saw the same.")
    assert found.notes[0] == (
        "2 of 2 put something into the seed, your browser among them: the house could not choose the shuffles alone."
    )


def test_every_game_but_the_one_that_was_seen_is_found_out() -> None:
    record = invented()
    seen = seen_by(record, 0)
    assert verdict_on(invented(), seen).verdict == "contradicted"
    found = verdict_on(sealed_again(record, seal()), seen)
    assert "your browser saw another commitment of the house" in found.text
    assert "your browser was shown other answers" in found.text


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda seen: replace(seen, house=""), "did not see what the house had committed to"),
        (lambda seen: replace(seen, parts=()), "put nothing into this seed"),
        (lambda seen: replace(seen, parts=(Part("a" * 32, "b" * 32),)), "put nothing into this seed"),
        (lambda seen: replace(seen, chain=""), "did not see the end of the game"),
    ],
)
def test_a_browser_that_saw_less_says_less(change: Callable[[Seen], Seen], says: str) -> None:
    record = invented()
    found = verdict_on(record, change(seen_by(record, 0)))
    assert found.verdict == "consistent"
    assert any(says in note for note in found.notes), found.notes


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda seen: replace(seen, table="another"), "of another table"),
        (lambda seen: replace(seen, house="0" * 64), "another commitment of the house"),
        (lambda seen: replace(seen, chain="0" * 64), "other answers at the end"),
        (
            lambda seen: replace(seen, parts=(replace(seen.parts[0], fixed=seen.parts[0].fixed[:1]),)),
            "other commitments of the players",
        ),
        (
            lambda seen: replace(seen, parts=(Part("a" * 32, "b" * 32, ("0" * 64,)),)),
            "other commitments of the players",
        ),
    ],
)
def test_what_a_browser_saw_otherwise_contradicts(change: Callable[[Seen], Seen], says: str) -> None:
    record = invented()
    found = verdict_on(record, change(seen_by(record, 0)))
    assert (found.verdict, len(found.wrong)) == ("contradicted", 1)
    assert says in found.text


# --- with the signature of a house


def test_a_signature_is_of_one_key_and_one_statement() -> None:
    signer = Signer(new_secret())
    signed = signer.sign(Statement(TABLE, "0" * 64, 7, "1" * 64))
    assert is_signed(signed)
    for change in (
        {"table": "another"},
        {"commitment": "1" * 64},
        {"at": 8},
        {"chain": ""},
        {"key": Signer(new_secret()).key},
        {"signature": "0" * 128},
        {"signature": "no digits"},
        {"key": ""},
        {"key": "é"},
    ):
        assert not is_signed(replace(signed, **change)), change
    assert Signer("07" * 32).key == Signer("07" * 32).key


def test_the_key_of_a_house_vouches_for_its_records_alone() -> None:
    signer, other = Signer(new_secret()), Signer(new_secret())
    record = copied(invented(signer=signer))
    found = verdict_on(record, key=signer.key)
    assert (found.verdict, found.key) == ("consistent", signer.key)
    assert found.notes[-1] == f"The house has signed it as the game of its table {TABLE}."
    for forged in (invented(signer=other), invented()):
        assert "not signed by the key you gave" in verdict_on(forged, key=signer.key).text


def test_a_game_with_other_answers_has_no_signature() -> None:
    signer = Signer(new_secret())
    record = invented(signer=signer)
    again = Record(table=TABLE, setup=record.setup, fairness=record.fairness)
    play(again)
    again.seats, again.answers = again.seats[:-1], again.answers[:-1]
    forged = replace(closed(again), signed=record.signed)
    assert "the house has signed something else about this table" in verdict_on(forged).text


def test_what_was_signed_before_the_game_vouches_for_no_answers() -> None:
    signer = Signer(new_secret())
    record = copied(invented(signer=signer))
    assert record.fairness is not None
    forged = replace(record, signed=record.fairness.statement)
    left_early = replace(seen_by(record, 0), chain="")
    assert verdict_on(record, left_early).verdict == "honest"
    for seen, key in ((None, ""), (None, signer.key), (left_early, "")):
        found = verdict_on(forged, seen, key)
        assert found.wrong == ("the house has signed something else about this table",)


def test_a_house_that_signs_two_commitments_is_caught_by_its_own_signature() -> None:
    signer = Signer(new_secret())
    record = invented(signer=signer)
    seen = replace(seen_by(record, 0), house="", chain="", parts=())
    other = sealed_again(record, seal())
    assert other.fairness is not None
    opening = signer.sign(Statement(TABLE, other.fairness.commitment, 1_000))
    forged = closed(replace(other, fairness=replace(other.fairness, statement=opening)), signer)
    assert verdict_on(forged).verdict == "consistent"
    assert verdict_on(forged, seen).wrong == ("the house has signed something else about this table",)


def test_keys_do_not_change() -> None:
    record = invented(signer=Signer(new_secret()))
    other = Signer(new_secret())
    assert record.fairness is not None
    assert record.fairness.statement is not None
    seen = replace(seen_by(record, 0), statement=other.sign(record.fairness.statement))
    assert "signed by different keys" in verdict_on(record, seen).text
    rubbish = replace(record.fairness.statement, signature="00" * 64)
    assert "given to keep is not signed" in verdict_on(record, replace(seen, statement=rubbish)).text
    forged = replace(record, fairness=replace(record.fairness, statement=rubbish))
    assert "said to have signed is not signed" in verdict_on(forged).text
