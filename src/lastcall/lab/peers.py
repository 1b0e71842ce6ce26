"""Other games in Python, measured in the same process, alternating with ours: ratios travel better than numbers."""

from __future__ import annotations

import importlib
import random
import time
from collections.abc import Callable, Mapping
from typing import Any

from lastcall.bots.random import MODULUS, MULTIPLIER
from lastcall.engine.core.errors import UnknownName
from lastcall.lab.bench import CYCLES, FOUR, SLICE, TABLES, Measured, games_for, ratios, spread

Peer = Callable[[float], float]
"""Plays at random for a number of seconds of processor time: decisions per second. All pick as our own loop does."""


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
        decisions, chance = 0, 1
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            state, _ = env.reset()
            while not env.is_over():
                chance = chance * MULTIPLIER % MODULUS
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[chance % len(legal)])
                decisions += 1
        return decisions / spent

    return run


def pettingzoo_texas_holdem() -> Peer:
    """PettingZoo: texas hold'em, through its environment."""
    env = load("pettingzoo.classic.texas_holdem_v4").env()

    def run(seconds: float) -> float:
        decisions, chance = 0, 1
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            env.reset()
            for _ in env.agent_iter():
                observation, _, ended, cut, _ = env.last()
                if ended or cut:
                    env.step(None)
                    continue
                chance = chance * MULTIPLIER % MODULUS
                legal = [n for n, allowed in enumerate(observation["action_mask"]) if allowed]
                env.step(legal[chance % len(legal)])
                decisions += 1
        return decisions / spent

    return run


def openspiel_crazy_eights() -> Peer:
    """OpenSpiel: crazy eights for four, its C++ driven from Python."""
    game = load("pyspiel").load_game("crazy_eights", {"players": 4})

    def run(seconds: float) -> float:
        decisions, chance = 0, 1
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(actions, chances)[0])
                else:
                    chance = chance * MULTIPLIER % MODULUS
                    legal = state.legal_actions()
                    state.apply_action(legal[chance % len(legal)])
                    decisions += 1
        return decisions / spent

    return run


PEERS: dict[str, Callable[[], Peer]] = {
    "rlcard_uno": rlcard_uno,
    "pettingzoo_texas_holdem": pettingzoo_texas_holdem,
    "openspiel_crazy_eights": openspiel_crazy_eights,
}


def all_peers() -> dict[str, Peer]:
    """Every peer, ready to play."""
    return {name: make() for name, make in PEERS.items()}


def against_peers(
    measured: Measured,
    peers: Mapping[str, Peer],
    cycles: int = CYCLES,
    seconds: float = SLICE,
    progress: Callable[[str], None] = lambda _: None,
) -> None:
    """Four regulars and each peer in turn, many times; a ratio compares two slices that follow each other."""
    ours: dict[str, list[float]] = {name: [] for name in peers}
    theirs: dict[str, list[float]] = {name: [] for name in peers}
    for peer in peers.values():
        peer(seconds)
    for cycle in range(cycles):
        progress(f"peers {cycle + 1}/{cycles}")
        for name, peer in peers.items():
            ours[name].append(games_for(TABLES[FOUR], seconds, cycle + 1)[1])
            theirs[name].append(peer(seconds))
    measured.peers = {name: spread(theirs[name]) for name in peers}
    measured.ratios_to_peers = {name: ratios(ours[name], theirs[name]) for name in peers}
