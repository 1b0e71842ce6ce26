"""Strange inputs for a while: python -m tests.inputs [--seconds 40] [NAME...].

Guided by coverage where atheris is installed; else Hypothesis tries what comes to its mind. What breaks a promise is
printed, and kept in .hypothesis: the next `make test` tries it first.
"""

from __future__ import annotations

import argparse
import importlib.util
import re
import subprocess
import sys
import time
from pathlib import Path

from tests.inputs import NAMES

ROOT = Path(__file__).parent.parent.parent
KEPT = ROOT / ".lastcall" / "inputs"
MOST = 1_000_000
"""So many inputs are enough, however fast they are."""
A_BATCH = 200
STUCK = 30
"""No input takes as many seconds."""
MEGABYTES = 2048
SHOWN = 6_000
"""So much is shown of what a broken promise printed."""


def guided(name: str, seconds: int) -> None:
    """Let atheris choose inputs that reach what no other has reached; never returns."""
    import atheris  # type: ignore[import-not-found,unused-ignore]

    with atheris.instrument_imports(include=["lastcall"]):
        from tests.inputs.properties import PROPERTIES

    corpus = KEPT / name
    corpus.mkdir(parents=True, exist_ok=True)
    options = [f"-max_total_time={seconds}", f"-runs={MOST}", f"-timeout={STUCK}", f"-rss_limit_mb={MEGABYTES}"]
    arguments = [sys.argv[0], *options, f"-artifact_prefix={KEPT}/", "-max_len=8192", str(corpus)]
    atheris.Setup(arguments, PROPERTIES[name].hypothesis.fuzz_one_input)  # type: ignore[attr-defined]
    atheris.Fuzz()


def unguided(name: str, seconds: int) -> None:
    """Let Hypothesis choose them."""
    from hypothesis import HealthCheck, settings

    from tests.inputs.properties import PROPERTIES

    until, tried = time.monotonic() + seconds, 0
    found = settings(max_examples=A_BATCH, deadline=None, suppress_health_check=list(HealthCheck))(PROPERTIES[name])
    while time.monotonic() < until and tried < MOST:
        found()
        tried += A_BATCH
    print(f"Done {tried} runs")


def soak(name: str, seconds: int) -> bool:
    """Try one promise in a process of its own; whether it was kept."""
    command = [sys.executable, "-m", "tests.inputs", "--seconds", str(seconds), "--here", name]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, errors="replace", check=False)
    output = done.stdout + done.stderr
    runs = re.findall(r"Done (\d+) runs", output)
    if done.returncode == 0 and runs:
        print(f"{name}: {runs[-1]} inputs, all as they should be", flush=True)
        return True
    print(f"{name}: BROKEN\n{output[-SHOWN:]}", flush=True)
    return False


def main() -> int:
    """Try each of them, or these."""
    parser = argparse.ArgumentParser(prog="python -m tests.inputs", description=__doc__)
    parser.add_argument("--seconds", type=int, default=40, help="for each of them")
    parser.add_argument("--here", action="store_true", help="in this process, one of them")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of: {', '.join(NAMES)}")
    chosen = parser.parse_args()
    unknown = set(chosen.names) - set(NAMES)
    if unknown:
        parser.error(f"there is no {', '.join(sorted(unknown))}; choose from: {', '.join(NAMES)}")
    has_atheris = importlib.util.find_spec("atheris") is not None
    if chosen.here:
        (guided if has_atheris else unguided)(chosen.names[0], chosen.seconds)
        return 0
    print(
        "Guided by coverage." if has_atheris else "There is no atheris for this Python: Hypothesis chooses the inputs."
    )
    results = [soak(name, chosen.seconds) for name in chosen.names or NAMES]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
