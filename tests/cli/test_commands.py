"""The commands as a person types them: output, exit codes, and no traceback."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from unittest import mock

import msgspec
import pytest

from lastcall.cards.shelf import SHIPPED
from lastcall.cli import bench, main
from lastcall.cli.output import console, errors
from lastcall.engine.core.version import RULES_VERSION
from lastcall.lab.bench import Measured
from lastcall.lab.intervals import likely
from lastcall.rules import rules
from lastcall.start import DRINKS, MODULES
from lastcall.variants import BOSS_BATTLE, INDIVIDUAL, VARIANTS
from tests.house import EVERY

FINE, CHECK_FAILED, BAD_INPUT = 0, 1, 2
NO_SCREEN = {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}
Done = subprocess.CompletedProcess[str]


def lastcall(*words: str, typed: str = "", cwd: Path | None = None) -> Done:
    """A command in this process: starting one takes much longer than most commands do."""
    said, complained = io.StringIO(), io.StringIO()
    with (
        mock.patch.dict(os.environ, NO_SCREEN),
        mock.patch.object(sys, "argv", ["lastcall", *words]),
        mock.patch.object(sys, "stdin", io.StringIO(typed)),
        mock.patch.object(console, "soft_wrap", True),
        mock.patch.object(errors, "soft_wrap", True),
        contextlib.redirect_stdout(said),
        contextlib.redirect_stderr(complained),
        contextlib.chdir(cwd or Path.cwd()),
        pytest.raises(SystemExit) as left,
    ):
        main()
    assert isinstance(left.value.code, int), left.value
    return Done(words, left.value.code, said.getvalue(), complained.getvalue())


def typed_in_a_shell(*words: str, typed: str = "") -> Done:
    """A command in a process of its own, as a shell starts it: with real pipes and a real exit code."""
    command = [sys.executable, "-c", "from lastcall.cli import main; main()", *words]
    environment = {**os.environ, **NO_SCREEN}
    done = subprocess.run(command, input=typed, capture_output=True, text=True, env=environment, check=False)
    assert "Traceback" not in done.stderr, done.stderr
    return done


def refused(*words: str, says: str, run: Callable[..., Done] = lastcall) -> None:
    done = run(*words)
    assert done.returncode == BAD_INPUT, done
    assert says in " ".join(done.stderr.split()), done.stderr
    assert done.stdout == ""


# --- rules


def test_a_rule_is_printed_in_our_words() -> None:
    done = lastcall("rules", "gamble-08")
    assert done.returncode == FINE
    assert done.stdout.startswith("GAMBLE-08 When every other player in the Round has passed")
    assert "RDI 8 rulebook" in done.stdout


def test_an_open_rule_shows_our_decision() -> None:
    assert "We decided: " in lastcall("rules", "LOSE-12").stdout


def test_rules_as_json() -> None:
    assert json.loads(lastcall("rules", "GAMBLE-08", "--json").stdout)["id"] == "GAMBLE-08"
    assert len(json.loads(lastcall("rules", "--json").stdout)) == 606
    assert json.loads(lastcall("rules", "CARD-101", "--json").stdout)["id"] == "CARD-101"


def test_an_unknown_rule_is_refused_with_a_suggestion() -> None:
    refused("rules", "GAMBEL-08", says="Did you mean GAMBLE-08", run=typed_in_a_shell)


def test_coverage_is_read_in_a_checkout_only(tmp_path: Path) -> None:
    done = lastcall("rules", "--coverage", cwd=tmp_path)
    assert done.returncode == BAD_INPUT
    assert "checkout" in done.stderr
    (tmp_path / "pyproject.toml").write_text('name = "lastcall"\n')
    assert "make test first" in lastcall("rules", "--coverage", cwd=tmp_path).stderr
    (tmp_path / ".lastcall").mkdir()
    (tmp_path / ".lastcall" / "proofs.json").write_text('{"GAMBLE-08": ["a story"], "SETUP-03": ["too early"]}')
    found = json.loads(lastcall("rules", "--coverage", "--json", cwd=tmp_path).stdout)
    assert set(found) == set(rules())
    assert found["GAMBLE-08"] == {"status": "proved", "by": ["a story"], "reason": None}
    assert found["GAMBLE-09"] == {"status": "unproved", "by": [], "reason": None}
    assert not [rule for rule, proof in found.items() if proof["status"] == "waiting"]
    assert found["SETUP-03"]["status"] == "proved"
    assert found["TORG-19"]["status"] == "out of scope"
    assert found["TORG-19"]["reason"]
    assert "all" in lastcall("rules", "--coverage", cwd=tmp_path).stdout


# --- cards


def test_cards_of_a_character_add_up_to_the_deck() -> None:
    for deck in SHIPPED.characters():
        found = json.loads(lastcall("cards", deck.name, "--json").stdout)
        assert {row["owner"] for row in found} == {deck.name}
        assert {row["deck"] for row in found} == {"character"}
        assert sum(row["copies"] for row in found) == len(deck)
    assert set(found[0]) == {"title", "owner", "deck", "type", "copies", "source", "note", "text"}


def test_drinks_have_numbers_and_a_deck() -> None:
    found = json.loads(lastcall("cards", "rdi6", "--json").stdout)
    assert sum(row["copies"] for row in found) == 30
    assert {row["owner"] for row in found} == {"Drinks"}
    wine = next(row for row in found if row["title"] == "Wine with a Chaser")
    assert wine["text"] == "+2 Alcohol Content, add a Chaser."


def test_a_deck_is_found_by_its_name() -> None:
    found = json.loads(lastcall("cards", "Drinks of RDI 6", "--json").stdout)
    assert found == json.loads(lastcall("cards", "rdi6", "--json").stdout)


def test_cards_are_found_by_words() -> None:
    done = lastcall("cards", "winning", "hand")
    assert done.returncode == FINE
    assert "Winning Hand!" in done.stdout
    refused("cards", "no such card anywhere", says="No card matches")


def test_twins_are_listed_with_their_box() -> None:
    found = json.loads(lastcall("cards", "--twins", "--json").stdout)
    groups = [(group["box"], [card["title"] for card in group["cards"]]) for group in found]
    assert ("RDI 6", ["Light Ale", "Dark Ale"]) in groups
    assert "  Dark Ale (Drinks, rulebook)" in lastcall("cards", "--twins").stdout.splitlines()
    refused("cards", "--twins", "oda", says="it takes no query")


HOUSE = """
name = "Grandma Moss"
[[card]]
title = "Knit one!"
type = "Action"
copies = {copies}
source = "house"
text = "Another player loses 1 Fortitude."
"""


def test_a_house_deck_is_checked_and_played(tmp_path: Path) -> None:
    deck = tmp_path / "moss.toml"
    deck.write_text(HOUSE.format(copies=25))
    done = lastcall("cards", "check", str(deck))
    assert done.returncode == FINE
    assert "Grandma Moss, 40 cards" in done.stdout
    played = lastcall("simulate", "--games", "2", "--characters", f"{deck},Oda", "--json")
    assert json.loads(played.stdout)["finished"] == 2


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda text: text.replace("copies = 25", "copies = 24"), "39 cards and must have 40: 1 too few"),
        (lambda text: text.replace("copies", "copys"), "unknown key 'copys'; did you mean 'copies'?"),
        (lambda text: text.replace("loses 1", "loose 1"), "^ expected"),
        (lambda text: text.replace('"house"', '"printed"'), "source must be one of"),
        (lambda text: text.replace('type = "Action"', ""), "type is missing"),
        (lambda text: text.replace("25", '"many"'), "copies must be a whole number"),
        (lambda text: text.replace("[[card]]", "[[card"), "not a TOML file"),
        (lambda text: text.replace('"Knit one!"', '"I raise!"'), "every deck shares this card"),
        (lambda text: 'size = "forty"' + text, "size must be a whole number"),
        (lambda text: 'kinds = "Vampire"' + text, "kinds must be a list of"),
        (lambda text: text + '[shared]\n"I raise!" = -1\n', "as a whole number"),
        (lambda text: text.replace("name =", "nome ="), "unknown key 'nome'; did you mean 'name'?"),
    ],
)
def test_a_deck_file_that_is_wrong_is_refused(tmp_path: Path, change: Callable[[str], str], says: str) -> None:
    deck = tmp_path / "moss.toml"
    deck.write_text(change(HOUSE.format(copies=25)))
    done = lastcall("cards", "check", str(deck))
    if done.returncode == FINE:
        assert says in done.stdout
    else:
        assert done.returncode == BAD_INPUT
        assert str(deck) in done.stderr
        assert says in " ".join(done.stderr.split())


def test_a_house_deck_of_every_sort_is_checked(tmp_path: Path) -> None:
    files = house_files(tmp_path)
    done = lastcall("cards", "check", *map(str, files.values()))
    assert done.returncode == FINE
    for said in ("40 cards, 8 titles, 15 Boss Cards", "Cellar, 30 cards", "Garden Events, 3 cards", "Shed, 7 cards"):
        assert said in done.stdout
    rows = json.loads(lastcall("cards", "check", *map(str, files.values()), "--json").stdout)
    assert {(row["owner"], row["deck"]) for row in rows} == {
        ("Grandma Moss", "character"),
        ("Grandma Moss, Boss", "moss.toml"),
        ("Drinks", "cellar.toml"),
        ("Garden Events", "garden.toml"),
        ("The Potting Shed", "shed.toml"),
    }


def house_files(folder: Path) -> dict[str, Path]:
    """A file for each sort of deck."""
    for deck in EVERY:
        (folder / deck.name).write_text(deck.text, encoding="utf-8")
    return {deck.name.removesuffix(".toml"): folder / deck.name for deck in EVERY}


def test_house_decks_are_played_recorded_and_replayed_without_their_files(tmp_path: Path) -> None:
    files, record = house_files(tmp_path), tmp_path / "game.json"
    words = ("--characters", f"{files['moss']},Oda,Pell", "--drinks", str(files["cellar"]), "--seed", "7")
    more = ("--with", f"sea,{files['garden']},{files['shed']}", "--save", str(record))
    done = lastcall("terminal", *words, *more, typed="0\n1\n" * 1500)
    assert done.returncode == FINE, done.stderr
    assert "You are Grandma. Moss's Cellar." in done.stdout
    told = lastcall("replay", str(record)).stdout
    assert "Garden Events" in told
    files["moss"].write_text(files["moss"].read_text().replace("loses 1", "loses 9"))
    assert lastcall("replay", str(record)).stdout == told
    for file in files.values():
        file.unlink()
    assert lastcall("replay", str(record)).stdout == told
    kept = json.loads(record.read_text())
    decks = kept["setup"]["decks"]
    decks[0]["text"] = decks[0]["text"].replace("loses 1", "loses 9")
    record.write_text(json.dumps(kept))
    refused("replay", str(record), says="The deck moss.toml is damaged: its text does not match its hash.")
    del decks[0]
    record.write_text(json.dumps(kept))
    refused("replay", str(record), says="The deck 'moss.toml' is missing: it is neither in the package nor in")


def test_a_record_of_other_rules_is_told_as_text(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    told = [{"text": "Oda \x1b[31mdrinks\x07\u202e \x9b2J."}]
    setup = {"characters": ["Oda", "Pell"]}
    record.write_text(json.dumps({"rules_version": "0\x1b", "setup": setup, "told": told}), encoding="utf-8")
    done = lastcall("replay", str(record))
    assert done.returncode == FINE
    assert done.stdout.splitlines()[0] == "Oda �[31mdrinks�� �2J."
    assert "\x1b" not in done.stdout


def test_teams_are_named_by_deck_files(tmp_path: Path) -> None:
    moss, record = house_files(tmp_path)["moss"], tmp_path / "game.json"
    other = tmp_path / "other.toml"
    other.write_text(HOUSE.format(copies=25).replace("Grandma Moss", "Aunt Fern"), encoding="utf-8")
    words = ("simulate", "--games", "2", "--json")
    pairs = (f"{moss} + {other}, Oda + Pell", f"Oda + {moss}, {other} + Pell")
    for teams in pairs:
        done = lastcall(*words, "--variant", "two-headed-dragon", "--teams", teams)
        assert set(json.loads(done.stdout)["wins"]["played"]) >= {"Grandma Moss", "Aunt Fern"}
    battle = ("--variant", "boss-battle", "--teams", f"{moss}, Oda + {other}")
    assert "Grandma Moss, Boss" in json.loads(lastcall(*words, *battle).stdout)["wins"]["played"]
    both = ("--characters", f"{other},{moss},Oda", "--seed", "7", "--save", str(record))
    assert lastcall("terminal", *battle, *both, typed="quit\n").returncode == FINE
    kept = json.loads(record.read_text())["setup"]
    assert (kept["characters"], kept["teams"]) == (
        ["other.toml", "moss.toml", "Oda"],
        [["moss.toml"], ["Oda", "other.toml"]],
    )
    refused("simulate", "--variant", "boss-battle", "--teams", f"{other}, Oda + {moss}", says="Aunt has no Boss Cards")
    lots = ("--lots", "--seats", "3", "--variant", "boss-battle", "--characters", f"Oda,{moss},{other},Pell")
    played = json.loads(lastcall(*words, *lots).stdout)["wins"]["played"]
    assert played["Grandma Moss, Boss"] == 2


# --- simulate, terminal, replay


def test_simulate_counts_everything() -> None:
    found = json.loads(lastcall("simulate", "--games", "20", "--seats", "3", "--seed", "5", "--json").stdout)
    assert set(found) == {"games", "finished", "decisions", "seconds", "wins", "eliminations", "happenings"}
    assert found["games"] == found["finished"] == 20
    assert sum(found["wins"]["by_seat"]) + found["wins"]["ties"] == 20
    assert sum(found["wins"]["by_character"].values()) + found["wins"]["ties"] == 20
    assert set(found["happenings"]) == {"rounds", "contests", "crawls", "closings", "prizes", "events"}
    again = json.loads(lastcall("simulate", "--games", "20", "--seats", "3", "--seed", "5", "--json").stdout)
    assert again["wins"] == found["wins"]
    assert again["decisions"] == found["decisions"]


def test_simulate_draws_lots_for_every_game() -> None:
    words = ("simulate", "--lots", "--games", "20", "--seats", "2", "--json")
    wins = json.loads(lastcall(*words, "--characters", "Oda,Pell,Remy").stdout)["wins"]
    assert set(wins["played"]) == {"Oda the Brewster", "Brother Pell", "First Mate Remy"}
    assert sum(wins["played"].values()) == 40
    assert set(wins["played"].values()) != {20, 0}
    everybody = json.loads(lastcall(*words).stdout)["wins"]["played"]
    assert "Oda the Brewster" not in everybody
    assert len(everybody) > 6
    refused("simulate", "--lots", "--characters", "Oda,Pell", "--seats", "3", says="among 2 characters")


def test_simulate_lets_bosses_take_turns_and_counts_them_apart() -> None:
    words = ("simulate", "--lots", "--variant", "boss-battle", "--seats", "4")
    wins = json.loads(lastcall(*words, "--games", "20", "--json").stdout)["wins"]
    bosses = {name: played for name, played in wins["played"].items() if name.endswith(", Boss")}
    assert len(bosses) == 5
    assert set(bosses.values()) == {4}
    assert sum(wins["by_character"][name] for name in bosses) == wins["by_seat"][0]
    assert sum(wins["played"].values()) == 80
    two = json.loads(lastcall(*words, "--games", "4", "--characters", "Oda,Vlazlo,Pell,Remy", "--json").stdout)["wins"]
    assert two["played"] == dict.fromkeys(two["played"], 4)
    assert "Baron von Vlazlo, Boss" in two["played"]
    refused(*words, "--characters", "Oda,Pell,Bryn,Tara", says="Of 4 characters 0 can be a Boss")


def test_simulate_says_how_sure_a_percentage_is() -> None:
    low, high = likely(50, 200)
    assert (round(low, 3), round(high, 3)) == (0.195, 0.314)
    assert likely(0, 10)[0] == 0.0
    assert likely(10, 10)[1] == 1.0
    said = lastcall("simulate", "--games", "4", "--characters", "Oda,Pell").stdout
    assert re.search(r"\d+ to \d+", said)


def test_simulate_takes_every_choice_and_refuses_what_does_not_exist() -> None:
    words = ("simulate", "--games", "2", "--characters", "Oda,Pell", "--drinks", "all", "--with", "bar")
    assert lastcall(*words).returncode == FINE
    refused("simulate", "--characters", "Oda,Nobody", says="No character is called 'Nobody'")
    refused("simulate", "--characters", "Oda", says="2 to 13 seats")
    refused("simulate", "--seats", "-3", says="--seats must be at least 2")
    refused("simulate", "--first", "²", says="Nobody at this table is called")
    refused("simulate", "--variant", "boss", says="There is no variant 'boss'")
    refused("simulate", "--with", "sky", says="no module 'sky'")
    refused("simulate", "--bot", "drunk", says="There is no bot 'drunk'")
    refused("simulate", "--drinks", "rdi5", says="no Drink Deck 'rdi5'")
    refused("simulate", "--games", "0", says="--games must be at least 1")
    refused("simulate", "--games", "many", says="valid integer")


@pytest.mark.parametrize("command", ["terminal", "simulate"])
def test_help_lists_every_module_and_drink_deck(command: str) -> None:
    said = lastcall(command, "--help").stdout
    for name in (*MODULES, *DRINKS):
        assert re.search(rf"\b{name}\b", said), name


def test_a_game_is_played_saved_and_replayed(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    typed = "help\nc1\nc99\nrule GAMBLE-08\nlog\ntable\nlook\nnonsense\n" + "0\n1\n" * 1500
    done = typed_in_a_shell("terminal", "--seats", "3", "--seed", "7", "--save", str(record), typed=typed)
    assert done.returncode == FINE, done.stderr
    assert "The game is over" in done.stdout
    assert "your hand" in done.stdout
    assert "'nonsense' is not offered" in done.stdout
    told = lastcall("replay", str(record), "--rules")
    assert told.returncode == FINE
    assert "(TURN-14)" in told.stdout
    assert json.loads(typed_in_a_shell("replay", str(record), "--json").stdout)["outcome"]
    # Under other rules it is told as it was.
    told = json.loads(lastcall("replay", str(record), "--json").stdout)["log"]
    record.write_text(record.read_text().replace(f'"rules_version":"{RULES_VERSION}"', '"rules_version":"0"'))
    older = lastcall("replay", str(record)).stdout
    assert json.loads(lastcall("replay", str(record), "--json").stdout)["log"] == told
    assert older.endswith("Played under rules version 0, and told as it was then.\n")


def test_a_boss_battle_is_played_saved_and_replayed(tmp_path: Path) -> None:
    record = tmp_path / "battle.json"
    words = ("--variant", "boss-battle", "--teams", "Vlazlo, Lucky + Phyll", "--as", "Phyll")
    done = lastcall("terminal", *words, "--seed", "7", "--save", str(record), typed="0\n1\n" * 3000)
    assert done.returncode == FINE, done.stderr
    assert "The game is over" in done.stdout
    shown = " ".join(done.stdout.split())
    for said in ("You are Phyll.", "with Lucky", "Potions", "Your team's turn", "Vlazlo's turn", "Lucky holds: "):
        assert said in shown, said
    kept = json.loads(record.read_text())["setup"]
    assert (kept["variant"], kept["teams"]) == ("boss-battle", [["Vlazlo"], ["Lucky", "Phyll"]])
    told = json.loads(lastcall("replay", str(record), "--json").stdout)
    assert told["outcome"]
    assert told["log"][0] != ""


@pytest.mark.parametrize("variant", [one for one in VARIANTS if one not in (INDIVIDUAL, BOSS_BATTLE)])
def test_every_variant_is_played_in_the_terminal_and_replayed(variant: str, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    words = ("--variant", variant, "--seed", "7", "--bot", "random", "--save", str(record))
    done = lastcall("terminal", *words, typed="0\n1\n" * 3000)
    assert done.returncode == FINE, done.stderr
    assert "The game is over" in done.stdout
    told = json.loads(lastcall("replay", str(record), "--json").stdout)
    assert told["outcome"]
    kept = json.loads(record.read_text())
    kept["setup"]["characters"][0] = "Bryn"
    kept["setup"]["characters"][1] = "Bryn"
    record.write_text(json.dumps(kept))
    refused("replay", str(record), says="SETUP-02")


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_is_simulated(variant: str) -> None:
    done = lastcall("simulate", "--games", "2", "--variant", variant, "--json")
    assert done.returncode == FINE, done.stderr
    assert json.loads(done.stdout)["finished"] == 2


def test_variants_and_teams_are_refused_with_their_rules() -> None:
    assert lastcall("simulate", "--games", "1", "--variant", "boss-battle", "--teams", "Vlazlo, Lucky + Phyll").stdout
    refused("simulate", "--variant", "boss-battle", "--teams", "Lucky, Vlazlo + Phyll", says="BOSS-02")
    refused("terminal", "--variant", "boss-battle", "--teams", "Lucky, Vlazlo + Phyll", says="BOSS-02")
    refused("simulate", "--variant", "boss-battle", "--seats", "2", says="BOSS-01")
    refused("simulate", "--variant", "two-headed-boss-battle", "--seats", "6", says="THB-01")
    refused("simulate", "--teams", "Lucky + Phyll, Bryn + Tara", says="no teams in the variant 'individual'")
    refused(
        "simulate",
        *("--variant", "two-headed-dragon", "--characters", "Lucky,Bryn,Phyll,Tara"),
        *("--teams", "Lucky + Phyll, Bryn + Tara"),
        says="THD-01: partners sit side by side",
    )


def test_leaving_the_table_is_fine_and_the_end_of_input_is_not(tmp_path: Path) -> None:
    assert typed_in_a_shell("terminal", "--seed", "1", typed="quit\n").returncode == FINE
    done = typed_in_a_shell("terminal", "--seed", "1", typed="")
    assert done.returncode == BAD_INPUT
    assert "Stopped: the input ended" in done.stderr


def test_odd_input_is_not_an_answer(tmp_path: Path) -> None:
    done = typed_in_a_shell("terminal", "--seed", "1", typed="²\nc²\n" + "9" * 5000 + "\nquit\n")
    assert done.returncode == FINE
    refused("terminal", "--save", str(tmp_path / "nowhere" / "game.json"), says="cannot be written")
    refused("terminal", "--save", str(tmp_path), says="cannot be written")
    refused("replay", str(tmp_path), says="cannot be read")


def test_names_are_never_taken_for_markup(tmp_path: Path) -> None:
    deck = tmp_path / "moss.TOML"
    deck.write_text("\ufeff" + HOUSE.format(copies=25).replace("Grandma Moss", "[/x] Moss"), encoding="utf-8")
    assert lastcall("cards", "check", str(deck)).returncode == FINE
    assert lastcall("terminal", "--characters", f"{deck},Oda", "--seed", "1", typed="quit\n").returncode == FINE
    assert lastcall("simulate", "--games", "1", "--characters", f"{deck},Oda").returncode == FINE


def test_a_story_with_a_deck_that_is_not_there_names_its_line(tmp_path: Path) -> None:
    file = tmp_path / "hit.story"
    file.write_text("\n\n" + STORY + "---\n\n\n" + STORY.replace("Ann, Ben", "Ann as nosuch.toml, Ben"))
    done = lastcall("story", str(file))
    assert done.returncode == BAD_INPUT
    assert f"ok {file}: A hit hurts" in done.stdout
    assert f"FAIL {file}:15: A hit hurts: {tmp_path / 'nosuch.toml'}: cannot be read" in done.stdout


def test_a_deck_is_looked_for_beside_its_story(tmp_path: Path) -> None:
    (tmp_path / "moss.toml").write_text(HOUSE.format(copies=25))
    file = tmp_path / "hit.story"
    played = "Ann as moss.toml, Ben\nAnn's deck: Knit one! | Knit one!"
    file.write_text(STORY.replace("Ann, Ben", played).replace("holds: Elbow", "holds: Elbow | Knit one!"))
    done = lastcall("story", str(file), cwd=tmp_path.parent)
    assert done.returncode == FINE, done.stdout


def test_the_number_of_a_line_stays_a_number(tmp_path: Path) -> None:
    """The output of a terminal turns some words between colons into pictures."""
    file = tmp_path / "hit.story"
    file.write_text("\n" * 93 + STORY.replace("18 Fortitude", "17 Fortitude"))
    assert f"FAIL {file}:100: A hit hurts" in lastcall("story", str(file)).stdout


def test_a_record_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    lastcall("terminal", "--seats", "2", "--seed", "7", "--save", str(record), typed="0\n" * 5 + "quit\n")
    whole = record.read_text()
    record.write_text(whole[: len(whole) // 2])
    refused("replay", str(record), says="only a part of one")
    record.write_text(whole.replace(f'"rules_version":"{RULES_VERSION}"', '"rules_version":"0"'))
    refused("replay", str(record), says="rules version 0")
    refused("replay", str(tmp_path / "none.json"), says="cannot be read")


# --- stories


STORY = """title: A hit hurts
proves: TURN-07
seats: Ann, Ben
Ann holds: Elbow
card: Elbow (Action) = Another player loses 2 Fortitude.
> Ann plays Elbow on Ben
= Ben: 18 Fortitude
"""


def test_a_story_comes_true_or_fails_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "hit.story"
    file.write_text(STORY)
    done = lastcall("story", str(tmp_path), "--verbose")
    assert done.returncode == FINE
    assert done.stdout.startswith(f"ok {file}: A hit hurts")
    assert "Ben loses 2 Fortitude" in done.stdout
    file.write_text(STORY.replace("18", "17"))
    done = typed_in_a_shell("story", str(file))
    assert done.returncode == CHECK_FAILED
    assert done.stdout.startswith(f"FAIL {file}:7: A hit hurts: Ben has 18 Fortitude, not 17")
    found = json.loads(lastcall("story", str(file), "--json").stdout)
    assert found == [
        {
            "file": str(file),
            "title": "A hit hurts",
            "ok": False,
            "line": 7,
            "message": "Ben has 18 Fortitude, not 17",
            "proves": ["TURN-07"],
            "example": "",
        }
    ]


@pytest.mark.parametrize(
    ("change", "line", "says"),
    [
        (("Ann holds: Elbow", "Ann holds: Elbo"), 4, "no card is called 'Elbo'; did you mean 'Elbow'?"),
        (("Ann holds", "Anna holds"), 4, "nobody here is called 'Anna'; did you mean Ann?"),
        (("loses 2", "loose 2"), 5, "cannot read this line"),
        (("card: Elbow", "card: I raise!"), 5, "there is a card called"),
        (("seats: Ann, Ben", "seats: Ann, Ben as Nobody"), 3, "No character is called 'Nobody'"),
        (("seats: Ann, Ben", "seats: Ann"), 3, "2 to 13 seats"),
        (("= Ben: 18 Fortitude", "= Ben: tired"), 7, "cannot read"),
        (("plays Elbow", "throws Elbow"), 6, "cannot read the move"),
        (("plays Elbow on Ben", "plays Elbow on Cat"), 6, "neither somebody here nor a card"),
        (("> Ann plays Elbow on Ben", "> Ben plays Elbow on Ann"), 6, "Ben does not hold Elbow"),
    ],
)
def test_a_story_line_that_is_wrong_is_named(tmp_path: Path, change: tuple[str, str], line: int, says: str) -> None:
    file = tmp_path / "hit.story"
    file.write_text(STORY.replace(*change))
    done = lastcall("story", str(file))
    assert done.returncode == (CHECK_FAILED if "does not hold" in says else BAD_INPUT)
    assert f"FAIL {file}:{line}: A hit hurts: " in done.stdout
    assert says in done.stdout


def test_no_story_is_bad_input(tmp_path: Path) -> None:
    refused("story", str(tmp_path), says="No story found")
    refused("story", str(tmp_path / "nowhere"), says="no file or folder")


def test_bench_measures_everything_and_prints_medians_with_quartiles(monkeypatch: pytest.MonkeyPatch) -> None:
    found = json.loads(typed_in_a_shell("bench", "--cycles", "2", "--json").stdout)
    assert found["build"] in ("interpreted", "compiled (mypyc)")
    assert found["cycles"] == 2
    for name in ("rollout_milliseconds", "greedy_milliseconds", "start_seconds"):
        assert 0 < found[name]["lower"] <= found[name]["median"] <= found[name]["upper"]
    assert found["greedy_p99_milliseconds"] > found["greedy_milliseconds"]["median"]
    assert list(found["tables"]) == ["four_regulars", "eight_seats", "thirteen_seats", "rdi8_crawl_prize"]
    for table, speed in found["tables"].items():
        assert ("cost_against_four" in speed) == (table != "four_regulars")
        assert all(spread["median"] > 0 for spread in speed.values())
    assert "peers" not in found

    # Measuring takes long, and what is printed is the same.
    measured = msgspec.convert(found, Measured)
    monkeypatch.setattr(bench, "bench", lambda cycles, progress: measured)
    printed = lastcall("bench", "--cycles", "2").stdout
    assert printed.startswith("Build: ")
    assert re.search(r"four regulars: copy microseconds\W+[\d.,]+ \[[\d.,]+\.\.[\d.,]+\]", printed)


def test_bench_refuses_what_it_cannot_measure() -> None:
    refused("bench", "--cycles", "1", says="--cycles must be at least 2")


@pytest.mark.skipif(find_spec("rlcard") is not None, reason="the peers are installed")
def test_missing_peers_are_named_before_anything_is_measured() -> None:
    refused("bench", "--peers", says="The peer 'rlcard' is not installed")


def test_help_names_every_command() -> None:
    done = typed_in_a_shell("--help")
    assert done.returncode == FINE
    for command in ("play", "serve", "terminal", "replay", "cards", "rules", "story", "simulate", "arena", "bench"):
        assert command in done.stdout
    assert typed_in_a_shell("juggle").returncode == BAD_INPUT
