"""Attacks on teams: all answer at once, sides change at the wrong moment, people leave, and bots take their place."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.codes import POTION_DRUNK
from lastcall.poll import PAUSE, WINDOW, followed
from lastcall.server.room.people import Watcher
from lastcall.server.room.room import Room
from lastcall.server.room.table import Table, TableError
from lastcall.server.shown.state import show_prompt, show_word
from lastcall.server.store import entries
from lastcall.server.store.sqlite import SqliteStore
from lastcall.variants import INDIVIDUAL, VARIANTS, sides_of, sizes_of
from tests.proofs import proves
from tests.server.leaping import LeapingLoop
from tests.server.rooms import PATIENT, offered, play, say
from tests.server.tables import Served
from tests.server.test_attacks import at_server, refused
from tests.server.test_teams import TEAM, gathered, names

# --- all at once


@proves("TEAM-16")
def test_of_two_who_answer_at_the_same_time_the_first_one_counts() -> None:
    async def test(room: Any) -> None:
        number, game = room.waiting.number, room.table.game
        answers = {seat: offered(room, seat)[name] for seat, name in ((1, "Tara"), (0, "Remy"))}

        async def hear(seat: int) -> None:
            async with room.lock:
                await room.say(seat, number, answers[seat])

        results = await asyncio.gather(hear(1), hear(0), return_exceptions=True)
        assert results[0] is None
        assert isinstance(results[1], TableError)
        assert results[1].code == "too_late"
        assert [len(game.seats[seat].pile) for seat in (2, 3)] == [1, 2]
        word = show_word(room, 0)
        assert word is not None
        assert (word.seat, word.answer) == (1, "Tara")

    play(TEAM.format(phase="order"), test)


@proves("TEAM-16")
def test_the_order_of_the_seats_does_not_decide_whose_answer_counts() -> None:
    async def test(room: Any) -> None:
        first, second = offered(room, 1)["Tara"], offered(room, 0)["Remy"]
        assert followed(room.table.game, room.waiting, {1: first, 0: second})[-1] == (1, first)
        assert followed(room.table.game, room.waiting, {0: second, 1: first})[-1] == (0, second)

    play(TEAM.format(phase="order"), test)


@proves("TEAM-07")
def test_two_drink_the_last_potion_at_once_and_it_is_drunk_once() -> None:
    async def test(room: Any) -> None:
        await say(room, 2, "Heave! on Bryn")
        assert room.waiting.kind == WINDOW
        game = room.table.game
        for seat in (0, 1):
            await say(room, seat, "drink a Potion: +3 Gold")
        gold = game.sides[0].gold
        for seat in (3, 2):
            await say(room, seat, "pass")
        assert (game.sides[0].gold, game.sides[0].potions) == (gold + 3, 0)
        assert room.waiting.kind == WINDOW, "and the window is still open"
        assert not any(answer[0] == POTION_DRUNK for seat in (0, 1) for answer in offered(room, seat).values())

    text = TEAM.format(phase="action").replace("Bryn holds", "Remy holds").replace("2 Potions", "1 Potion")
    play(text + "active: Remy\n", test)


# --- somebody with nothing to decide


def test_a_teammate_with_one_answer_does_not_end_the_pause_of_the_other() -> None:
    """With quick responses a table answers for whoever has no choice; that must not be the move of the side."""

    async def test(room: Any) -> None:
        assert room.waiting.kind == PAUSE
        assert room.waiting.seats == (0, 1)
        assert offered(room, 1).keys() == {"skip my Action", "let Bryn act first"}
        assert len(offered(room, 0)) > 1
        await asyncio.sleep(100)
        assert room.waiting.seats == (0, 1)
        await say(room, 0, "Good as new")
        assert room.table.game.turn.may_act(0)

    text = TEAM.format(phase="action").replace("2 Potions", "0 Potions").replace("Mind the boom!", "I don't think so!")
    text = text.replace("Bryn holds: Heave!", "Bryn holds: Heave! | Good as new. Mostly new.")
    play(text + "Bryn has 10 Fortitude\n", test, quick=True, leaping=True)


# --- changing sides


def test_nobody_changes_sides_once_the_cards_are_being_dealt() -> None:
    async def test(served: Served) -> None:
        _, (ann, ben) = await gathered(served, "Ann", "Ben", bots=2)
        await ben.commit()
        await ann.until(lambda state: bool(state["table"]["fairness"]["contributions"]))
        ben.sealed = None  # Ben's browser does not open what it has committed to, so that dealing takes a while.
        await ann.do("start")
        await ann.until(lambda state: state["table"]["state"] == "dealing")
        before = names(ann.state)
        assert await refused(ann, "move_seat", seat=0, to=2) == "started"
        assert await refused(ben, "move_seat", seat=1, to=3) == "started"
        assert await refused(ann, "random_teams") == "started"
        begun = await ann.until(lambda state: state["view"] is not None)
        assert names(begun) == before
        assert await refused(ann, "move_seat", seat=0, to=2) == "started"

    at_server(test)


def test_whoever_leaves_a_side_before_the_game_leaves_an_empty_seat_on_it() -> None:
    async def test(served: Served) -> None:
        _, (ann, ben) = await gathered(served, "Ann", "Ben", bots=2)
        await ben.do("pick", character="Remy")
        await ann.do("move_seat", seat=1, to=3)
        await ann.until(lambda state: names(state)[3] == "Ben")
        await ben.until(lambda state: state["seat"] == 3)
        await ben.do("leave")
        left = await ann.until(lambda state: not state["table"]["chairs"][3]["person"])
        assert (left["table"]["chairs"][3]["bot"], names(left)) == ("", ["Ann", "", "", ""])
        assert "Remy" in left["table"]["free_characters"]
        await ann.do("start")
        begun = await ann.until(lambda state: state["view"] is not None)
        assert all(chair["bot"] for chair in begun["table"]["chairs"][1:])

    at_server(test)


# --- leaving the game


@proves("TEAM-16")
def test_when_a_teammate_leaves_the_other_decides_for_the_team() -> None:
    async def test(room: Any) -> None:
        await room.leave(1)
        assert room.table.chairs[1].bot
        assert room.waiting.seats == (0, 1)
        assert show_prompt(room, 0) is not None
        await asyncio.sleep(0.5)
        assert room.waiting.seats == (0, 1), "the bot waits for Bryn"
        await say(room, 0, "Remy")
        assert len(room.table.game.seats[2].pile) == 2

    play(TEAM.format(phase="order"), test)


def test_when_a_whole_team_leaves_bots_play_for_it() -> None:
    async def test(room: Any) -> None:
        for seat in (0, 1):
            await room.leave(seat)
        game = room.table.game
        await asyncio.sleep(5)
        assert sum(len(game.seats[seat].pile) for seat in (2, 3)) > 2

    play(TEAM.format(phase="order"), test, leaping=True)


# --- bots


@proves("TEAM-08")
def test_a_bot_without_a_card_to_play_drinks_a_potion_when_it_would_be_out() -> None:
    async def test(room: Any) -> None:
        game = room.table.game
        await say(room, 2, "Heave! on Bryn")
        for seat in (2, 3):
            await say(room, seat, "pass")
        for _ in range(400):
            if not game.sides[0].potions:
                break
            await asyncio.sleep(0.01)
        assert game.sides[0].potions == 0
        assert game.sides[0].fortitude > game.sides[0].alcohol

    text = (
        "seats: Bryn, Whitehawk, Remy, Tara\nteams: Bryn + Whitehawk, Remy + Tara\nactive: Remy\nphase: action\n"
        "Bryn has 5 Fortitude, 4 Alcohol, 1 Potion\nRemy has 0 Potions\nRemy holds: Heave!\n"
    )
    play(text, test, bots=(0, 1), level="greedy")


def people_at(table: Table, chance: random.Random) -> list[int]:
    """Two people, on one side if there are sides."""
    side = max(table.sides, key=len)
    return chance.sample(side, 2) if len(side) > 1 else [0, 1]


@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize("variant", [variant for variant in VARIANTS if variant != INDIVIDUAL])
def test_two_people_answer_everything_at_once_and_the_game_ends(variant: str, quick: bool) -> None:
    """Both always answer, in any order: whoever comes second is told so, and nothing else goes wrong."""

    async def run(chance: random.Random) -> None:
        size = chance.choice(sizes_of(variant, SHIPPED)[:2])
        opened = entries.Opened("A table", size, "relaxed", variant=variant, quick_responses=quick)
        table = Table.begun("room", opened)
        here = people_at(table, chance)
        for seat in range(size):
            table.apply(
                entries.Sat(seat, f"P{seat}", f"{seat}") if seat in here else entries.BotSat(seat, "random"), 0.0
            )
        bosses = table.bosses
        able = list(SHIPPED.boss_names())
        others = [deck.short for deck in SHIPPED.characters() if deck.regular]
        cast = tuple(able.pop() if bosses >> seat & 1 else others[seat % len(others)] for seat in range(size))
        table.apply(entries.Started(cast, chance.randrange(1000)), 0.0)
        assert table.sides == sides_of(variant, (), size, SHIPPED)
        store = SqliteStore()
        store.connection.execute("insert into room (room, state) values ('room', 'playing')")
        room = Room(table, store, PATIENT)
        for seat in here:
            room.enter(Watcher(seat, lambda: None))
        await room.moderator.go_on()
        codes = set()
        for _ in range(5_000):
            if not table.running:
                break
            chance.shuffle(here)
            asked = {seat: shown for seat in here if (shown := show_prompt(room, seat)) is not None and not shown.said}
            for seat, shown in asked.items():
                try:
                    await room.say(seat, shown.number, chance.choice(shown.options).answer)
                except TableError as error:
                    codes.add(error.code)
            await asyncio.sleep(0.2)
        assert table.game is not None
        assert table.game.outcome is not None
        shares = len(table.sides) < size
        assert codes == ({"too_late"} if shares else set())
        await store.finish()

    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        runner.run(run(random.Random(7)))
