"""`lastcall arena` as a person types it: what it prints, what it refuses, and how it ends."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
from concurrent.futures.process import BrokenProcessPool

import pytest

from lastcall.cli import arena
from lastcall.engine.core.version import RULES_VERSION
from lastcall.variants import VARIANTS
from tests.cli.test_commands import BAD_INPUT, CHECK_FAILED, FINE, NO_SCREEN, lastcall, refused
from tests.waiting import A_LOOK, Patience, processor_time, wait_until

ALONE = ("--jobs", "1")
SAME = ("arena", "random", "random", *ALONE)
INTERRUPTED = 130


def test_it_says_who_wins_and_how_sure_that_is() -> None:
    done = lastcall("arena", "greedy", "random", "--games", "6", "--seats", "2", *ALONE)
    assert done.returncode == FINE, done.stderr
    assert done.stderr == "", "no progress bar where there is no terminal"
    said = done.stdout
    assert "individual, 2 seats, characters drawn by lot: 3 deals, each from every seat, 6 games." in said
    assert "Seeds for choosing, run 0." in said
    assert re.search(r"greedy\W+1\W+[\d.]+ %\W+50\.0 %\W+[\d.]+ to [\d.]+", said)
    assert re.search(r"random\W+1\W+[\d.]+ %\W+50\.0 %\W+[\d.]+ to [\d.]+", said)
    assert re.search(r"Wilson's interval by deals; these 6 games say as much as \d independent ones\.", said)
    assert re.search(r"Ties [\d.]+ %, [\d.]+ turns and \d+ decisions a game\.", said)
    assert re.search(r"greedy\W+[\d,]+(\W+[\d.]+){4}", said), "how long it thinks"


def test_its_json_has_everything() -> None:
    words = (*SAME, "--games", "5", "--seats", "3", "--with", "sea,prize", "--drinks", "rdi6", "--seed", "7")
    assert "individual, sea, prize, drinks rdi6, 3 seats" in lastcall(*words).stdout
    words += ("--json",)
    found = json.loads(lastcall(*words).stdout)
    assert found["rules_version"] == RULES_VERSION
    assert (found["games"], found["rotations"], found["seats"], found["seed"]) == (6, 3, 3, 7)
    assert (found["family"], found["modules"], found["variant"]) == ("choosing", ["sea", "prize"], "individual")
    assert (found["tried"], found["best"], found["luck"], found["line"]) == (1, None, None, None)
    (played,) = found["comparisons"]
    assert (played["games"], played["deals"], played["verdict"], played["interrupted"]) == (6, 2, None, False)
    first, others = played["scores"]
    assert first["share"]["won"] == pytest.approx(1 / 3)
    assert others["share"]["won"] == pytest.approx(2 / 3)
    assert set(first["thinking"]) == {"decisions", "mean", "median", "most", "longest"}
    again = json.loads(lastcall(*words).stdout)
    for one in (*played["scores"], *again["comparisons"][0]["scores"]):
        one["thinking"] = one["thinking"]["decisions"]
    assert again["comparisons"] == [played]


def test_confirming_plays_fresh_deals() -> None:
    words = ("arena", "greedy", "random", "--games", "2", "--seats", "2", "--json", *ALONE)
    chosen, confirmed = (json.loads(lastcall(*words, *more).stdout) for more in ((), ("--confirm",)))
    assert (chosen["family"], confirmed["family"]) == ("choosing", "confirming")
    assert chosen["comparisons"][0]["decisions"] != confirmed["comparisons"][0]["decisions"]
    assert "Seeds for confirming" in lastcall(*SAME, "--games", "4", "--confirm").stdout


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_variant_is_played(variant: str) -> None:
    done = lastcall(*SAME, "--games", "4", "--variant", variant)
    assert done.returncode == FINE, done.stderr
    fair = "25.0 %" if variant in ("individual", "boss-versus-boss") else "50.0 %"
    assert re.search(rf"random\W+1\W+{fair}\W+{fair}", done.stdout)
    assert ("as the Boss: " in done.stdout) is (variant == "boss-battle")
    assert ("each from every seat" in done.stdout) is (fair == "25.0 %")


def test_several_are_tried_and_luck_is_told() -> None:
    words = ("arena", "greedy", "random", "--against", "random", "--games", "6", "--seats", "2", *ALONE)
    done = lastcall(*words)
    assert done.returncode == FINE, done.stderr
    assert "6 games each" in done.stdout
    assert re.search(r"2 bots tried; the best, greedy, is [\d.]+ points above their average\.", done.stdout)
    assert re.search(r"luck alone would put the best [\d.]+ points above it .*, and [\d.]+ or more", done.stdout)
    assert "--confirm" in done.stdout
    found = json.loads(lastcall(*words, "--json").stdout)
    assert (found["tried"], found["best"]) == (2, "greedy")
    assert found["luck"]["usual"] < found["luck"]["rare"]
    assert [one["bots"] for one in found["comparisons"]] == [["greedy", "random"], ["random", "random"]]
    assert "tried" not in lastcall("arena", "random", "--against", "random", "--games", "4", *ALONE).stdout


def test_it_stops_early_and_says_so() -> None:
    done = lastcall(*SAME, "--games", "4000", "--until-clear", "60")
    assert re.search(
        r"Stopped after \d+ of at most 4,000 games: it is clear that random wins less than 60\.0 % "
        r"\(test by betting \(Waudby-Smith and Ramdas\), wrong in at most 5 % of runs\)\.",
        done.stdout,
    )
    assert "Wilson" not in done.stdout, "an interval for a fixed number of games would be too narrow"
    done = lastcall(*SAME, "--games", "8", "--until-clear", "25")
    assert "After 8 of at most 8 games it is not clear whether random wins more than 25.0 %" in done.stdout
    found = json.loads(lastcall(*SAME, "--games", "4000", "--until-clear", "60", "--json").stdout)
    assert (found["line"], found["comparisons"][0]["verdict"]) == (0.6, "below")


def test_what_would_mislead_is_refused() -> None:
    refused("arena", "greedy", says="greedy needs somebody to play against")
    refused("arena", "random", "random", "--against", "greedy", says="can be tried only once")
    refused("arena", "random", "greedy", "--against", "greedy", "--confirm", says="--confirm is for one bot")
    refused("arena", "random", "greedy", "--against", "greedy", "--until-clear", "30", says="is for one bot")
    refused(*SAME, "--until-clear", "100", says="between 0 and 100")
    refused(*SAME, "--until-clear", "nan", says="between 0 and 100")
    refused(*SAME, "--games", "0", says="--games must be at least 1")
    refused("arena", "random", "random", "--jobs", "0", says="--jobs must be at least 1")
    refused(*SAME, "--seats", "1", says="--seats must be at least 2")
    refused(*SAME, "--seats", "14", says="Lots are drawn among 13 characters")
    refused("arena", "greedy", "drunk", says="There is no bot 'drunk'")
    refused(*SAME, "--variant", "boss", says="There is no variant 'boss'")
    refused(*SAME, "--variant", "boss-battle", "--seats", "2", says="BOSS-01")
    refused(*SAME, "--characters", "Oda,Nobody,Pell,Remy", says="No character is called 'Nobody'")
    assert lastcall("arena").returncode == BAD_INPUT


def test_a_lost_worker_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: object, **__: object) -> None:
        raise BrokenProcessPool("a child process terminated abruptly")

    monkeypatch.setattr(arena, "compare", lost)
    done = lastcall(*SAME)
    assert done.returncode == CHECK_FAILED
    assert done.stderr.startswith("A worker process ended before its games did")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_it_at_once_with_what_is_there(jobs: str) -> None:
    """On a terminal, which also has a progress bar; Ctrl+C goes to all of its processes."""
    command = [sys.executable, "-c", "from lastcall.cli import main; main()"]
    words = ("arena", "random", "random", "--games", "4000000", "--jobs", jobs)
    ours, theirs = pty.openpty()
    environment = {**os.environ, **NO_SCREEN, "TERM": "xterm"}
    process = subprocess.Popen(
        [*command, *words],
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
        env=environment,
        start_new_session=True,
        # Whoever runs these tests in the background may have told them to ignore it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    os.close(theirs)
    shown = b""

    def read() -> None:
        nonlocal shown
        while select.select([ours], [], [], A_LOOK)[0]:
            try:
                more = os.read(ours, 100_000)
            except OSError:  # Linux says so when the other end is closed.
                return
            if not more:
                return
            shown += more

    try:
        patience = Patience("games on the bar", lambda: (len(shown), processor_time(process.pid)), lambda: shown)
        while not re.search(rb"\b[1-9]\d*/4000000", shown):
            patience.check()
            read()
        os.killpg(process.pid, signal.SIGINT)
        said, _ = process.communicate()
        read()
        assert process.returncode == INTERRUPTED
        assert re.search(rb"Interrupted after [\d,]+ of 4,000,000 games\.", shown)
        assert b"Traceback" not in shown
        games = re.search(r"deals, each from every seat, ([\d,]+) games", said)
        assert games is not None
        assert int(games[1].replace(",", "")) >= 4
        wait_until(lambda: not alive(process.pid), "no worker is left")
    finally:
        if alive(process.pid):
            os.killpg(process.pid, signal.SIGKILL)
        os.close(ours)


def alive(group: int) -> bool:
    """Whether any process of this group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True
