"""Files that somebody might give us to do harm: each with how it is called and what writes it."""

from __future__ import annotations

import functools
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from lastcall.cards.deck import house_deck
from tests.forgery import invented

Writes = Callable[[Path], None]
DEEP = 200_000
MANY = 1_000_000
LONG = 5_000_000
HUGE = "9" * 100_000
ESCAPE = "\x1b]0;owned\x07\x1b[2J"
GIGABYTE = 1 << 30


def text(written: str) -> Writes:
    """A file with this text."""
    return data(written.encode())


def data(written: bytes) -> Writes:
    """A file with these bytes."""

    def write(path: Path) -> None:
        path.write_bytes(written)

    return write


def sparse(path: Path) -> None:
    """A file of a gigabyte without a line's end, which takes no room on the disk."""
    with path.open("wb") as file:
        file.truncate(GIGABYTE)


def loop(path: Path) -> None:
    """A link to itself."""
    path.symlink_to(path)


def device(path: Path) -> None:
    """A link to a device that never ends."""
    path.symlink_to("/dev/zero")


ANYTHING: dict[str, Writes] = {
    "a folder": Path.mkdir,
    "a pipe": os.mkfifo,
    "a device": device,
    "a link to itself": loop,
    "nothing there": lambda path: None,
    "an empty file": data(b""),
    "zeros": data(bytes(1000)),
    "rubbish": data(bytes(range(256)) * 100),
    "a gigabyte": sparse,
    "one long line": text("x" * LONG),
    "many lines": text("x\n" * MANY),
    "UTF-16": data("title: x\nname = 1".encode("utf-16")),
    "half a character": data(b'{"rules_version": "\xe2\x82'),
    "a surrogate": data(b'{"rules_version": "\\ud800"}'),
    "brackets": text("[" * DEEP),
    "braces": text('{"a":' * DEEP),
    "brackets in a key": text("a = " + "[" * DEEP),
    "braces in a key": text("a = " + "{a=" * 50_000),
    "a large number": text(HUGE),
    "a large number in a key": text(f"a = {HUGE}"),
    "null": text("null"),
    "a list": text("[]"),
}
"""What no command can read."""


@functools.cache
def honest() -> str:
    """The record of a game of two regulars at a table."""
    return invented().to_json()


def changed(*path: str, to: Any) -> Writes:
    """A record with one value replaced."""

    def write(file: Path) -> None:
        record = json.loads(honest())
        here = record
        for key in path[:-1]:
            here = here[key]
        here[path[-1]] = to
        written = json.dumps(record).replace('"HUGE"', HUGE).replace('"DEEP"', "[" * DEEP)
        file.write_text(written, encoding="utf-8")

    return write


def carried(written: str, name: str = "moss.toml") -> Writes:
    """A record that brings this deck along."""

    def write(file: Path) -> None:
        record = json.loads(honest())
        one = house_deck(name, written)
        record["setup"]["characters"] = [name, "Oda"]
        record["setup"]["decks"] = [{"name": one.name, "hash": one.hash, "text": one.text}]
        record["answers"] = [[0]] * len(record["answers"])
        file.write_text(json.dumps(record), encoding="utf-8")

    return write


def a_card(title: str = "Knit one!", line: str = "Another player loses 1 Fortitude.", sort: str = "Action") -> str:
    """A deck of one card, but for those all share."""
    return (
        f'name = "Moss"\n[[card]]\ntitle = {json.dumps(title)}\ntype = {json.dumps(sort)}\ncopies = 25\n'
        f'source = "house"\ntext = {json.dumps(line)}\n'
    )


def a_drink(*numbers: str) -> str:
    """A Drink Deck of one Drink."""
    head = 'name = "Cellar"\n[[card]]\ntitle = "Wine"\ntype = "Drink"\ncopies = 30\nsource = "house"'
    return "\n".join((head, *numbers, ""))


AND = " and they lose 1 Fortitude"
DECKS: dict[str, str] = {
    "a huge size": f"size = {HUGE}\n{a_card()}",
    "a long name": a_card().replace("Moss", "M" * LONG),
    "a title of escapes": a_card(title=ESCAPE),
    "a name of escapes": a_card().replace('"Moss"', json.dumps(ESCAPE)),
    "a long line": a_card(line="Another player loses 1 Fortitude" + AND * 100_000 + "."),
    "a line that is nearly right": a_card(line="Another player loses 1 Fortitude" + AND * 300 + " x."),
    "a line of digits": a_card(line=f"Another player loses {HUGE} Fortitude."),
    "many lines on a card": a_card(line="Another player loses 1 Fortitude.\n" * 100_000),
    "many uses": a_card(line="\nOR\n".join(["Another player loses 1 Fortitude."] * 20_000)),
    "many types": a_card(sort=" - ".join(["Action"] * 100_000)),
    "an unknown type": a_card(sort="A" * LONG),
    "words to rewrite": a_card(line="deal 1 damage to " * 20_000),
    "spaces": a_card(line=" " * 200_000 + "x"),
    "open parentheses": a_card(line="(" * 200_000),
    "many cards": 'name = "Moss"\n'
    + "".join(
        f'[[card]]\ntitle = "C{n}"\ntype = "Action"\nsource = "house"\ntext = "Another player loses 1 Fortitude."\n'
        for n in range(20_000)
    ),
    "many keys": a_card() + "".join(f"k{n} = 1\n" for n in range(100_000)),
    "a key of many parts": a_card() + ".".join(["a"] * 100_000) + " = 1\n",
    "tables of many parts": "".join(f"[{'.'.join(['a'] * 500)}.b{n}]\n" for n in range(200)),
    "a list of lists": a_card() + "brings = " + "[" * 500 + "]" * 500,
    "cards that are numbers": 'name = "Moss"\ncard = [1, 2, 3]\n',
    "cards that are a text": 'name = "Moss"\ncard = "x"\n',
    "a title that is a number": a_card().replace('"Knit one!"', "7"),
    "a date for a name": "name = 1979-05-27\n",
    "infinity": a_card().replace("copies = 25", "copies = inf"),
    "a Boss without cards": 'kinds = ["Villain"]\n' + a_card() + "[boss]\n",
    "a Boss that is a number": 'kinds = ["Villain"]\nboss = 7\n' + a_card(),
    "a Drink of billions": a_drink("draws = 9000000000", "discards = 9000000000", "alcohol = -9000000000"),
    "a Drink of many digits": a_drink(f"alcohol = {'9' * 1900}"),
    "one bracket too many": a_card() + "]" * 1000,
    "quotes without an end": a_card() + '"""' + "x" * 100_000,
    "comments": "#" * LONG,
}
"""Deck files that are wrong."""

RECORDS: dict[str, Writes] = {
    "a huge seed": changed("setup", "seed", to="HUGE"),
    "a seed in words": changed("setup", "seed", to="seven"),
    "a broken seed": changed("setup", "seed", to=1e300),
    "unknown rules": changed("rules_version", to="no such rules"),
    "rules of escapes": changed("rules_version", to=ESCAPE),
    "rules without an end": changed("rules_version", to="9" * LONG),
    "a million characters": changed("setup", "characters", to=["Oda"] * MANY),
    "no characters": changed("setup", "characters", to=[]),
    "a long name": changed("setup", "characters", to=["O" * LONG, "Oda"]),
    "a name of escapes": changed("setup", "characters", to=[ESCAPE, "Oda"]),
    "a file for a character": changed("setup", "characters", to=["/etc/passwd.toml", "Oda"]),
    "a device for a character": changed("setup", "characters", to=["/dev/zero", "Oda"]),
    "a million modules": changed("setup", "modules", to=["bar"] * MANY + ["x"]),
    "a file for a module": changed("setup", "modules", to=["/dev/zero.toml"]),
    "a file for the Drinks": changed("setup", "drinks", to="../../etc/passwd.toml"),
    "an odd seat first": changed("setup", "first", to=-1),
    "a huge seat first": changed("setup", "first", to="HUGE"),
    "an unknown name first": changed("setup", "first", to="x" * LONG),
    "an unknown variant": changed("setup", "variant", to="x" * LONG),
    "odd teams": changed("setup", "teams", to=[[10**18, -1], ["x"]]),
    "teams without an end": changed("setup", "teams", to=[[0, 1]] * MANY),
    "empty teams": changed("setup", "teams", to=[[], []]),
    "a million answers": changed("answers", to=[[0]] * MANY),
    "an answer without an end": changed("answers", to=[[0] * MANY]),
    "an empty answer": changed("answers", to=[[]]),
    "a huge answer": changed("answers", to=[[1, 10**30]]),
    "a negative answer": changed("answers", to=[[-5, -5, -5]]),
    "an answer in words": changed("answers", to=[["pass"]]),
    "seats nobody has": changed("seats", to=[99] * 400),
    "huge seats": changed("seats", to=["HUGE"]),
    "too few seats": changed("seats", to=[0]),
    "deep facts": changed("told", to=[{"text": "x", "fact": "DEEP"}]),
    "a million lines": changed("told", to=[{"text": "x"}] * MANY),
    "a deck of another name": carried(a_card(), "moss.txt"),
    "a deck with a folder": carried(a_card(), "/dev/zero.toml"),
    "a deck with a step up": carried(a_card(), "../moss.toml"),
    "decks without an end": changed("setup", "decks", to=[{"name": "a.toml", "hash": "", "text": ""}] * 100_000),
    "a wrong hash": changed("setup", "decks", to=[{"name": "a.toml", "hash": "", "text": ""}]),
    **{f"with {name}": carried(written) for name, written in DECKS.items()},
}
"""Records that are wrong, whatever reads them."""

FORGED: dict[str, Writes] = {
    "no values": changed("fairness", "contributions", to=[]),
    "a million values": changed(
        "fairness", "contributions", to=[{"seat": 0, "name": "x", "commitment": "x", "value": "x"}] * 100_000
    ),
    "values of escapes": changed(
        "fairness", "contributions", to=[{"seat": 0, "name": ESCAPE, "commitment": "x", "value": ESCAPE}]
    ),
    "a house without an end": changed("fairness", "house", to={"value": "x" * LONG, "salt": "é"}),
    "an odd commitment": changed("fairness", "commitment", to="é" * 64),
    "an odd signature": changed("signed", to={"table": "x", "commitment": "x", "at": -1, "key": "é", "signature": "x"}),
    "a signature of long ago": changed("signed", to={"table": "x", "commitment": "x", "at": -(10**18)}),
}
"""Records that can be played again, but not checked."""

STORY = """title: A hit hurts
seats: Ann, Ben
card: Poke (Action) = Another player loses 1 Fortitude.
Ann holds: Poke

> Ann plays Poke on Ben
= Ben: 19 Fortitude
"""


def line_of(more: str) -> Writes:
    """A story with one more line before its moves."""
    return text(STORY.replace("\n\n", f"\n{more}\n\n"))


def step(more: str) -> Writes:
    """A story with one more step at its end."""
    return text(f"{STORY}{more}\n")


STORIES: dict[str, Writes] = {
    "a thousand seats": text("title: x\nseats: " + ", ".join(f"N{n}" for n in range(100_000))),
    "a deck that is a device": text("title: x\nseats: Ann as /dev/zero.toml, Ben\n= Ann: 20 Fortitude"),
    "a deck of another folder": text("title: x\nseats: Ann as ../../etc/passwd.toml, Ben\n= Ann: 20 Fortitude"),
    "a deck with a zero in its name": text("title: x\nseats: Ann as a\0b.toml, Ben\n= Ann: 20 Fortitude"),
    "a long line": line_of("Ann holds: " + "Poke | " * 100_000 + "Poke"),
    "a line of spaces": line_of("Ann" + " " * 100_000 + "x"),
    "a line of words": line_of("Ann has " * 20_000),
    "a line of quotes": line_of("Ann's " * 20_000),
    "a line of dashes": line_of("-" * 100_000),
    "many stories": text("---\n".join([STORY] * 50_000)),
    "many separators": text("---\n" * 200_000),
    "many cards": text(
        STORY.replace(
            "\n\n",
            "\n"
            + "".join(f"card: Poke {n} (Action) = Another player loses 1 Fortitude.\n" for n in range(50_000))
            + "\n",
        )
    ),
    "a card of many uses": line_of(
        "card: Jab (Action) = " + " / OR / ".join(["Another player loses 1 Fortitude."] * 20_000)
    ),
    "a card of many lines": line_of("card: Jab (Action) = Another player loses 1 Fortitude" + AND * 50_000 + "."),
    "a card of a huge level": line_of(f"card: Jab (Sea Event {HUGE}) = Each player loses 1 Fortitude."),
    "a Drink of many digits": line_of(f"drink: Bog = {HUGE} Alcohol"),
    "a Drink of billions": line_of("drink: Bog = draw 9000000000, -9000000000 Fortitude"),
    "titles inside each other": text(
        "title: x\nseats: Ann, Ben\ncard: a (Action) = Another player loses 1 Fortitude.\n"
        "card: a, a (Action) = Another player loses 1 Fortitude.\nAnn holds: "
        + "a, " * 60
        + "b\n\n= Ann: 20 Fortitude\n"
    ),
    "a check of many digits": step(f"= Ben: {HUGE} Fortitude"),
    "a check of many numbers": step("= Ben: " + ", ".join(["19 Fortitude"] * 100_000)),
    "a check of brackets": step("= the Drink of " + "Ben (" * 20_000),
    "a move of many targets": step("> Ann plays Poke on " + "Ben, " * 50_000),
    "a move of words": step("> Ann " + "plays Poke on Ben against " * 5_000),
    "a move of many digits": step(f"> Ann chooses bid {HUGE} Gold"),
    "a use of many digits": step(f"> Ann plays Poke on Ben using {HUGE}"),
    "many moves": text(STORY + "> Ann ends the phase\n" * 200_000),
    "a line of escapes": step(f"= {ESCAPE}"),
}
"""Stories that are wrong."""

FITTING = 30_000
"""So many bytes every command reads."""
LARGE: dict[str, tuple[tuple[str, ...], str, str]] = {
    "many small stories": (("story",), "mine.story", "---\n".join([STORY] * (FITTING // len(STORY)))),
    "a story of long lines": (
        ("story",),
        "mine.story",
        STORY + "".join(f"= {'Ann has (' * 50}\n" for _ in range(65)),
    ),
    "a story of many moves": (("story",), "mine.story", STORY + "> Ben ends the phase\n> Ann ends the phase\n" * 480),
    "a story of wrong titles": (("story",), "mine.story", STORY + "> Ann plays " + "Poke, " * 75 + "x\n"),
    "a story of nested titles": (
        ("story",),
        "mine.story",
        "title: x\nseats: Ann, Ben\n"
        + "".join(f"card: {', '.join('a' * n)} (Action) = Another player loses 1 Fortitude.\n" for n in range(1, 60))
        + f"Ann holds: {'a, ' * 150}b\n\n= Ann: 20 Fortitude\n",
    ),
    "a deck of long lines": (
        ("cards", "check"),
        "moss.toml",
        'name = "Moss"\n'
        + "".join(
            a_card(f"C{n}", "Another player loses 1 Fortitude" + " and 1 Gold and 1 Fortitude" * 12 + ".")[14:]
            for n in range(60)
        ),
    ),
    "a deck of keys": (("cards", "check"), "moss.toml", "".join(f"{'a.' * 990}b{n} = 1\n" for n in range(15))),
    "a deck of tables": (("cards", "check"), "moss.toml", "".join(f"[{'a.' * 980}b{n}]\n" for n in range(15))),
    "a deck of brackets": (("cards", "check"), "moss.toml", "\n".join(["a = ["] + ["[" * 60] * 450)),
    "a deck of quotes": (("cards", "check"), "moss.toml", "name = " + "'" * 3 + "'' \n" * 7_000),
}
"""Files that are as large as they may be, and as bad."""
