"""Other games in Python, measured in the same process, alternating with ours: ratios travel better than numbers."""

from __future__ import annotations

import importlib
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

from lastcall.engine.core.errors import UnknownName
from lastcall.lab.bench import Measured, games_for

CYCLES = 12
SECONDS = 0.3
Peer = Callable[[float], float]


def load(name: str) -> Any:
    """A package of the extra `peers`."""
    try:
        return importlib.import_module(name)
    except ImportError:
        package = name.split(".")[0]
        raise UnknownName(f"The peer {package!r} is not installed: pip install 'lastcall[peers]' brings it.") from None


def rlcard_uno() -> Peer:
    """RLCard: uno, through env.step."""
    env = load("rlcard").make("uno")

    def run(seconds: float) -> float:
        decisions = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions / (time.perf_counter() - start)

    return run


def pettingzoo_texas_holdem() -> Peer:
    """PettingZoo: texas hold'em, through its environment."""
    env = load("pettingzoo.classic.texas_holdem_v4").env()

    def run(seconds: float) -> float:
        decisions = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            env.reset()
            for _ in env.agent_iter():
                observation, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                legal = [n for n, allowed in enumerate(observation["action_mask"]) if allowed]
                env.step(random.choice(legal))
                decisions += 1
        return decisions / (time.perf_counter() - start)

    return run


def openspiel_crazy_eights() -> Peer:
    """OpenSpiel: crazy eights for four, its C++ driven from Python."""
    game = load("pyspiel").load_game("crazy_eights", {"players": 4})

    def run(seconds: float) -> float:
        decisions = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, chances)[0])
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    decisions += 1
        return decisions / (time.perf_counter() - start)

    return run


PEERS: dict[str, Callable[[], Peer]] = {
    "rlcard_uno": rlcard_uno,
    "pettingzoo_texas_holdem": pettingzoo_texas_holdem,
    "openspiel_crazy_eights": openspiel_crazy_eights,
}


def against_peers(measured: Measured, progress: Callable[[str], None] = lambda _: None) -> None:
    """Ours and each peer in turn, many times; the medians of the ratios."""
    peers = {name: make() for name, make in PEERS.items()}
    ratios: dict[str, list[float]] = {name: [] for name in peers}
    speeds: dict[str, list[float]] = {name: [] for name in peers}
    for cycle in range(CYCLES):
        progress(f"peers {cycle + 1}/{CYCLES}")
        for name, run in peers.items():
            theirs = run(SECONDS)
            _, ours = games_for(SECONDS, cycle + 1)
            speeds[name].append(theirs)
            ratios[name].append(ours / theirs)
    measured.peers = {name: round(statistics.median(found)) for name, found in speeds.items()}
    for name, found in ratios.items():
        setattr(measured, f"ratio_to_{name}", round(statistics.median(found), 2))
