"""Every example of README and docs is tried: code is run, cards are played, commands given, mistakes made."""

from __future__ import annotations

import contextlib
import doctest
import functools
import importlib.util
import itertools
import json
import re
import shlex
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from typer.core import TyperCommand

from lastcall import new_game
from lastcall.cards.shelf import deck_in
from lastcall.cli import bench, play, serve
from lastcall.language.compile import compile_card
from lastcall.language.reader import CardTextError
from lastcall.server.wire import AnyMessage, TakeSeat
from lastcall.stories import read_stories, run_story
from tests.cli.test_commands import BAD_INPUT, CHECK_FAILED, FINE, Done, lastcall
from tests.house import DRINKS
from tests.pages import EXAMPLES, PAGES, ROOT, Block, shown

TRIED = ("python", "toml", "card", "story", "sh", "error")
NOT_TRIED = {
    ("reliability.md", "text"),  # measured, in minutes
    ("table.md", "text"),  # the settings of another program
    ("concepts.md", "log"),  # what people read has a snapshot of its own: tests/laws/sentences.txt
}


def test_every_example_is_of_a_sort_that_is_tried() -> None:
    for block in EXAMPLES:
        known = block.language in TRIED or (block.page, block.language) in NOT_TRIED
        assert known, f"{block}: nobody tries an example in {block.language!r}"


# --- Python


def test_what_python_shows_is_what_it_says() -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    shells = [block for block in shown("python") if ">>>" in block.text]
    for page, blocks in itertools.groupby(shells, lambda block: block.page):
        together = "\n".join(block.text for block in blocks)  # What a page has imported stays imported.
        runner.run(doctest.DocTestParser().get_doctest(together, {}, page, page, 0))
    assert runner.summarize().failed == 0
    assert runner.summarize().attempted >= 4 * len(shells) > 0


NEW_WORDS = """
import json, sys
import msgspec
from lastcall.cards.shelf import SHIPPED
from lastcall.language.compile import compile_card
from lastcall.language.reader import CardTextError
from lastcall.language.template import HOLES, phrase, says
from lastcall.language.words.changes import Gain, Lose
from lastcall.stories import Story, run_story
from lastcall.stories.position import position
from lastcall.stories.titles import plain, shipped_titles

modules, cards, stories, ambiguous = json.load(sys.stdin)
names = [{"__name__": "example"} for _ in modules]
for module, its_names in zip(modules, names):
    exec(module, its_names)
skim = compile_card({"title": "Skim", "type": "Anytime", "text": "Take all but 2 Gold from the pot."})
assert skim.uses[0].effects == (phrase(names[0]["Skim"], 2),)
shipped_titles().update({plain(card["title"]): compile_card(card) for card in cards})
looks = ""
for story in stories:
    result = run_story(story)
    assert result.ok, f"{result.title}, line {result.line}: {result.message}"
    game = position(Story(story))
    while game.outcome is None and game.turn.number < 2:
        looks += "".join(msgspec.json.encode(game.view(seat)).decode() for seat in range(game.size))
        stored = game.to_json()
        assert type(game).from_json(stored, SHIPPED).to_json() == stored
        game.answer(game.choices[0])
assert "its drinker pays 2 Gold" in looks
says(Gain, "{who} lose~ {amount} {track}", **HOLES[Lose])
try:
    compile_card(ambiguous)
except CardTextError as error:
    print(error)
"""


@functools.cache
def new_words() -> str:
    """The words that are added on the page of the card language, played in a process of their own; what it says."""
    page = "card-language.md"
    cards = [card for block in shown("toml", page) if "name =" not in block.text for card in cards_of(block.text)]
    maud = cards_of(decks()["maud.toml"])[0] | {"text": HIT}
    stories = [text for block in shown("story", page) for _, text in read_stories(block.text)]
    given = [[block.text for block in shown("python", page)], cards, [*stories, *FRAGMENTS], maud]
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "maud.toml").write_text(decks()["maud.toml"], encoding="utf-8")
        command = [sys.executable, "-c", NEW_WORDS]
        done = subprocess.run(command, cwd=folder, input=json.dumps(given), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


FRAGMENTS = (
    """
title: Ferry Grog has a Chaser and is worth a card
seats: Ann, Ben
phase: drink
Ann's pile: Ferry Grog | Light Ale

= the Drink of Ann: 3 Alcohol, draw 1
> Ann drinks
= Ann: 3 Alcohol, 8 cards
""",
    """
title: An Ogre feels Ferry Grog more
seats: Maud as maud.toml, Ben
phase: drink
Maud's pile: Ferry Grog | Light Ale

> Maud drinks
= Maud: 4 Alcohol
""",
    """
title: Fog Bank costs the richest 2 Gold, and 3 counters follow
seats: Ann, Ben, Cat
phase: end
Ben has 12 Gold
sea deck: Fog Bank
sea counters: 1

= Ann: 10 Gold
= Ben: 10 Gold
= the Sea Events: 3 counters
""",
)


def test_new_words_can_be_played() -> None:
    assert new_words()


# --- decks, cards and stories

HIT = "Another player loses 2 Fortitude."


def cards_of(deck: str) -> list[dict[str, object]]:
    cards: list[dict[str, object]] = tomllib.loads(deck)["card"]
    return cards


@functools.cache
def decks() -> dict[str, str]:
    """The decks of the docs, under the names of files; one that is not complete gets a card to fill it."""
    maud, shed, moss = (block.text for block in shown("toml", "card-language.md") if "name =" in block.text)
    (hollis,) = (block.text for block in shown("toml", "adding-a-character.md"))
    more = 'type = "Action"\nsource = "house"\ntext = "You gain 1 Gold."\ncopies'
    hollis += f'\n[[card]]\ntitle = "Pay up."\n{more} = 24\n'
    return {"maud.toml": maud, "shed.toml": shed, "moss.toml": moss, "hollis.toml": hollis}


PLAYED = {
    "maud.toml": """
title: Mind the oar
seats: Maud as maud.toml, Ben
Maud holds: Mind the oar!

> Maud plays Mind the oar! on Ben
= Ben: 18 Fortitude
---
title: The tide does not wait for an Action card
seats: Ann, Maud as maud.toml
Ann holds: Elbow | Elbow
Maud holds: The tide waits for nobody.
card: Elbow (Action) = Another player loses 2 Fortitude.

> Ann plays Elbow on Maud
> Maud plays The tide waits for nobody.
> Ann plays Elbow on Maud
= Maud: 18 Fortitude
---
title: Nor does it ante
seats: Ann, Maud as maud.toml
Ann holds: Gambling? I'm in!
Maud holds: The tide waits for nobody.

> Ann plays Gambling? I'm in!
> Maud plays The tide waits for nobody.
= Maud: 10 Gold
""",
    "moss.toml": """
title: Knit one
seats: Moss as moss.toml, Ben
Moss holds: Knit one!

> Moss plays Knit one! on Ben
= Ben: 19 Fortitude
""",
    "hollis.toml": """
title: Hollis has a version of his own
seats: Ann, Hollis as hollis.toml
Ann holds: Elbow | I don't think so!
Hollis holds: I don't think so! | Dodge
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Dodge (Sometimes) = Negate an Action card.

> Ann plays Elbow on Hollis
> Hollis plays Dodge
> Ann plays I don't think so!
> Hollis plays I don't think so!
= Hollis: 20 Fortitude
= Ann: 1 Mark
""",
}


@pytest.fixture
def files(tmp_path: Path) -> Path:
    """A folder with the files that examples name."""
    for name, text in decks().items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "my-deck.toml").write_text(decks()["maud.toml"], encoding="utf-8")
    (tmp_path / "mine.toml").write_text(DRINKS, encoding="utf-8")
    (tmp_path / "mine.story").write_text(shown("story", "stories.md")[0].text, encoding="utf-8")
    for name in ("src", "tests"):
        (tmp_path / name).symlink_to(ROOT / name)
    return tmp_path


@pytest.mark.parametrize("name", PLAYED)
def test_the_decks_of_the_docs_can_be_played(files: Path, name: str) -> None:
    deck = deck_in(files / name)
    for line, text in read_stories(PLAYED[name]):
        result = run_story(text, str(files / "it.story"), line)
        assert result.ok, f"{result.title}, line {result.line}: {result.message}"
    assert {card.title for card in deck.cards if f"plays {card.title}" in PLAYED[name]}
    game = new_game((str(files / name), "Oda", "Pell"), seed=1)
    while game.outcome is None:
        game.answer(game.choices[-1])


def test_every_deck_of_the_docs_is_played(files: Path) -> None:
    assert {*PLAYED, "shed.toml"} == set(decks())
    game = new_game(("Oda", "Pell"), seed=1, modules=("crawl", str(files / "shed.toml")))
    assert {"The Potting Shed", "Rain Water"} <= {card.title for card in game.cards}
    battle = new_game((str(files / "moss.toml"), "Oda", "Pell"), seed=1, variant="boss-battle")
    assert "Purl two!" in {card.title for card in battle.cards}


@pytest.mark.parametrize("block", shown("card"), ids=str)
def test_the_cards_of_the_docs_are_cards(block: Block) -> None:
    for use in re.split(r"^OR\n", block.text, flags=re.MULTILINE):
        # Lines that are no card together are examples one by one, and a statement about a card needs a card.
        assert could_be(use) or all(could_be(line) or could_be(f"{HIT}\n{line}") for line in use.splitlines()), use


def could_be(text: str) -> bool:
    """Whether a card of some type can have this text."""
    for kind in ("Action", "Sometimes", "Anytime"):
        with contextlib.suppress(CardTextError):
            return bool(compile_card({"title": "An example", "type": kind, "text": text}).uses)
    return False


@pytest.mark.parametrize("block", [one for one in shown("story") if one.page != "card-language.md"], ids=str)
def test_the_stories_of_the_docs_come_true(block: Block) -> None:
    for line, text in read_stories(block.text):
        result = run_story(text, str(block), line)
        assert result.ok, f"{result.title}, line {result.line}: {result.message}"


# --- commands

INSTEAD = {
    "NAME": "lucky",
    "1000": "2",  # games
    "20": "1",
    "tests/stories": "tests/stories/house",  # all of them are told elsewhere
}


@pytest.fixture
def house(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """Opens no socket and measures nothing: what it was asked for."""
    opened: list[tuple[object, ...]] = []
    for command in (play, serve):
        monkeypatch.setattr(command, "open_house", lambda *wishes, **_: opened.append(wishes))
    monkeypatch.setattr(play, "is_open", lambda port: False)
    monkeypatch.setattr(bench, "bench", lambda cycles, progress: opened.append((cycles,)))
    monkeypatch.setattr(bench, "show", lambda measured: None)
    return opened


@pytest.mark.parametrize("page", sorted({block.page for block in shown("sh")}))
def test_the_commands_of_the_docs_do_what_they_say(files: Path, house: list[tuple[object, ...]], page: str) -> None:
    """In the order of the page: what one saves, another reads."""
    for line in (line for block in shown("sh", page) for line in block.text.splitlines()):
        command, _, comment = line.partition("#")
        program, *words = shlex.split(command)
        if program == "make":
            assert f"\n{words[0]}:" in (ROOT / "Makefile").read_text(encoding="utf-8"), line
            continue
        assert program == "lastcall", line
        house.clear()
        done = lastcall(*instead(words), typed="quit\n", cwd=files)
        assert done.returncode == FINE, f"{page}: {line}: {done.stderr}"
        assert done.stdout or house, line
        if comment.strip().startswith("ok "):
            assert done.stdout.strip() == comment.strip()


def instead(words: list[str]) -> Iterator[str]:
    for word in words:
        yield INSTEAD.get(word, word.replace("/NAME/", f"/{INSTEAD['NAME']}/"))


def in_prose(begins: str) -> list[tuple[str, str]]:
    """What stands in the text of a page between backquotes, and on which page."""
    found = []
    for page in PAGES:
        written = re.sub(r"^ *```.*?^ *```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
        for command in re.findall(rf"`({begins}[^`]*)`", written):
            found.append((page.name, " ".join(command.split())))
    return found


def test_the_commands_in_the_text_can_be_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TyperCommand, "invoke", lambda *_: None)  # Read, but not carried out.
    commands = in_prose("lastcall ")
    assert len(commands) > 20
    for page, command in commands:
        words = shlex.split(command)[1:]
        done = lastcall(*words)
        # A command that is only named may lack what it needs.
        assert done.returncode == FINE or (len(words) == 1 and "Missing argument" in done.stderr), f"{page}: {command}"


def test_the_modules_in_the_text_can_be_run() -> None:
    commands = in_prose("python -m ")
    assert len(commands) > 8
    for page, command in commands:
        _, _, module, *options = shlex.split(command)
        spec = importlib.util.find_spec(module)
        assert spec is not None, f"{page}: {command}"
        assert spec.origin is not None
        source = Path(spec.origin).read_text(encoding="utf-8")
        assert '__name__ == "__main__"' in source or spec.origin.endswith("__main__.py"), f"{page}: {command}"
        for option in options:
            assert not option.startswith("--") or f'"{option}"' in source, f"{page}: {command}"


def test_what_a_page_sends_can_be_read() -> None:
    messages = in_prose('{"do":')
    assert len(messages) > 15
    for page, message in messages:
        written = re.sub(r": ID\b", ": 26", re.sub(r": (HASH|HEX)\b", r': "\1"', message))
        try:
            msgspec.json.decode(written, type=AnyMessage)
        except msgspec.ValidationError as error:
            raise AssertionError(f"{page}: {message}: {error}") from None
    for _, message in in_prose('{"player":'):
        msgspec.json.decode(message, type=TakeSeat)


# --- mistakes

OAR = "Another player loses 2 Fortitude. (The wet end.)"
TIDE = "When you must ante, leave the Round instead."
WRONG_DECKS = (
    (
        (OAR, "Another player loses 2 Fortitude and gain 1 Gold."),
        (OAR, "Two other players lose 2 Fortitude and you gain 1 Gold."),
        ("Negate an Action card and", "Negate an Acton card and"),
        (OAR, "Another player loses 2 Fortitude and they gain 1 Gold."),
        (OAR, "Another player loses 2 Fortitude and a player draws a card."),
        (TIDE, "You draw a card."),
        ("kinds", "kind"),
        ("copies = 14", "copies = 13"),
    ),
    (
        (OAR, "Reduce the loss by 2."),
        (OAR, "They lose 2 Fortitude."),
    ),
)
"""What is written wrong in Maud's deck, instead of what, for each example of errors."""

A_HIT = """title: A hit
seats: Ann, Ben, Cat
card: Elbow (Action) = Another player loses 2 Fortitude.
Ann holds: Elbow

> Ann plays Elbow on Ben
= Ben: 18 Fortitude
"""
A_CHOICE = """title: Your choice
seats: Ann, Ben
card: Your choice (Action) = Another player chooses: lose 1 Gold, or discard a card.
Ann holds: Your choice

> Ann plays Your choice on Ben

= Ben: 9 Gold
"""
WRONG_TABLES = (
    "title: Three a side\nseats: Ann, Ben, Cat, Dan, Eve, Fay\nteams: Ann + Ben + Cat, Dan + Eve + Fay\n",
    "title: One purse\nseats: Ann, Ben, Cat, Dan\nteams: Ann + Ben, Cat + Dan\nAnn has 5 Gold\nBen has 7 Gold\n",
)
WRONG_STORIES = (
    WRONG_TABLES,
    (
        A_HIT.replace("Ann holds", "Anne holds"),
        A_HIT.replace("> Ann", "Ann"),
        A_HIT.replace("= Ben: 18", "= Ben has 18"),
        A_HIT.replace(" on Ben", ""),
    ),
    (A_CHOICE,),
)


def test_a_wrong_deck_is_refused_as_shown(files: Path) -> None:
    maud = decks()["maud.toml"]
    first, second = shown("error", "card-language.md")
    for block, mistakes in zip((first, second), WRONG_DECKS, strict=True):
        said = ""
        for right, wrong in mistakes:
            assert right in maud
            (files / "maud.toml").write_text(maud.replace(right, wrong), encoding="utf-8")
            said += complaint(lastcall("cards", "check", "maud.toml", cwd=files), BAD_INPUT).stderr
        assert_shown(block.text, said + (new_words() if block is first else ""))


def test_a_wrong_story_fails_as_shown(files: Path) -> None:
    for block, stories in zip(shown("error", "stories.md"), WRONG_STORIES, strict=True):
        said = ""
        for story in stories:
            (files / "mine.story").write_text(story, encoding="utf-8")
            said += complaint(lastcall("story", "mine.story", cwd=files), BAD_INPUT, CHECK_FAILED).stdout
        assert_shown(block.text, said)


def complaint(done: Done, *codes: int) -> Done:
    assert done.returncode in codes, done
    return done


def assert_shown(example: str, said: str) -> None:
    """An example may leave out the end of a line: "/ ..."."""
    for shown_line, line in zip(example.splitlines(), said.splitlines(), strict=True):
        if shown_line.endswith("/ ..."):
            assert line.startswith(shown_line.removesuffix("..."))
        else:
            assert line == shown_line
