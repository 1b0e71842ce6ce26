"""Teams and Bosses at a table: taking sides, deciding for the team, and what others never see."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lastcall import new_game
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.codes import POTION_DRUNK, SPOKEN
from lastcall.engine.core.faces import seen_id
from lastcall.engine.game import Game
from lastcall.poll import PAUSE, WINDOW, followed, pending, prompt
from lastcall.server.room.table import Table, TableError
from lastcall.server.store import entries
from lastcall.variants import VARIANTS, check_cast, sides_of, sizes_of
from tests.proofs import proves
from tests.server.rooms import Heard, offered, play, say
from tests.server.tables import Person, Served, serving
from tests.server.test_attacks import asks_for_a_seat, at_server, refused

DRAGON = "two-headed-dragon"
BATTLE = "boss-battle"


def names(state: dict[str, Any]) -> list[str]:
    """Who sits where."""
    return [chair["name"] for chair in state["table"]["chairs"]]


async def gathered(served: Served, *people: str, **choices: Any) -> tuple[str, list[Person]]:
    """People around a table; the first of them is the host."""
    here = [Person(served, name) for name in people]
    room = await here[0].open_table(**{"seats": 4, "variant": DRAGON, **choices})
    for one in here[1:]:
        await one.sit(room)
    for one in here:
        await one.connect(room)
        await one.until(lambda state: True)
    await here[0].until(lambda state: names(state)[: len(people)] == list(people))
    return room, here


# --- opening a table


@pytest.mark.parametrize(
    ("choices", "rule"),
    [
        ({"variant": DRAGON, "seats": 5}, "THD-01"),
        ({"variant": DRAGON, "seats": 4, "teams": [[0, 2], [1, 3]]}, "THD-01"),
        ({"variant": DRAGON, "seats": 4, "teams": [[0, 1], [2, 2]]}, "TEAM-01"),
        ({"variant": DRAGON, "seats": 4, "teams": [[0, 1], [2, 9]]}, "called 9"),
        ({"variant": BATTLE, "seats": 6}, "BOSS-01"),
        ({"variant": BATTLE, "seats": 4, "teams": [[0, 1], [2, 3]]}, "BOSS-01"),
        ({"variant": "boss-versus-boss", "seats": 6}, "SETUP-02"),
        ({"variant": "leaders-and-lackeys", "seats": 12}, "SETUP-02"),
        ({"variant": "individual", "seats": 4, "teams": [[0, 1], [2, 3]]}, "no teams"),
    ],
)
def test_teams_that_cannot_be_are_refused_with_the_rule(choices: dict[str, object], rule: str) -> None:
    async def test(served: Served) -> None:
        ann = Person(served, "Ann")
        answer = await ann.post("/api/tables", {"player": "Ann", **choices})
        assert (answer.status_code, answer.json()["code"]) == (400, "no_such_choice")
        assert rule in answer.json()["message"]

    at_server(test)


def test_the_choices_say_how_many_can_play_what() -> None:
    sizes = {variant: sizes_of(variant, SHIPPED) for variant in VARIANTS}
    assert sizes == {
        "individual": tuple(range(2, 14)),
        DRAGON: (4, 6, 8, 10, 12),
        BATTLE: (3, 4, 5),
        "two-headed-boss-battle": (4,),
        "leaders-and-lackeys": (4, 6, 8, 10),
        "boss-versus-boss": (2, 3, 4, 5),
    }
    for variant, fitting in sizes.items():
        for size in fitting:
            assert sorted(seat for side in sides_of(variant, (), size, SHIPPED) for seat in side) == [*range(size)]


# --- taking sides


@proves("TEAM-01")
def test_people_change_sides_and_take_everything_along() -> None:
    async def test(served: Served) -> None:
        _, (ann, ben, cid) = await gathered(served, "Ann", "Ben", "Cid", bots=1)
        assert ann.state["table"]["sides"] == [[0, 1], [2, 3]]
        await ben.do("pick", character="Remy")
        await ben.commit()
        await ben.do("move_seat", seat=1, to=3)
        moved = await ben.until(lambda state: state["seat"] == 3)
        assert names(moved) == ["Ann", "", "Cid", "Ben"]
        assert moved["table"]["chairs"][1]["bot"]
        assert moved["table"]["chairs"][3]["character"] == "Remy"
        assert [one["seat"] for one in moved["table"]["fairness"]["contributions"]] == [3]

        assert await refused(ben, "move_seat", seat=3, to=0) == "not_the_host"
        assert await refused(cid, "move_seat", seat=3, to=1) == "not_the_host"
        await cid.do("move_seat", seat=1, to=1)
        assert await refused(ann, "move_seat", seat=0, to=4) == "no_seat"
        await ann.do("move_seat", seat=0, to=3)
        assert names(await ann.until(lambda state: state["seat"] == 3)) == ["Ben", "", "Cid", "Ann"]
        assert ann.state["table"]["host"] == 3, "the host stays the host"
        await ann.do("random_teams")
        await ben.until(lambda state: state["table"]["host"] == names(state).index("Ann"))
        assert await refused(ben, "random_teams") == "not_the_host"
        assert sorted(names(ben.state)) == ["", "Ann", "Ben", "Cid"]

    at_server(test)


@proves("BOSS-02")
def test_whoever_becomes_the_boss_is_somebody_who_can_be_one() -> None:
    async def test(served: Served) -> None:
        _, (ann, ben) = await gathered(served, "Ann", "Ben", variant=BATTLE, bots=2)
        assert ann.state["table"]["sides"] == [[0], [1, 2, 3]]
        assert [chair["boss"] for chair in ann.state["table"]["chairs"]] == [True, False, False, False]
        await ann.do("pick", character="Oda")
        await ann.do("pick", character="Nerodia")
        await ann.until(lambda state: state["table"]["chairs"][0]["character"] == "Nerodia")
        assert [one["code"] for one in ann.problems] == ["not_allowed"]
        assert ann.problems[0]["message"].startswith("BOSS-02: ")
        await ben.do("pick", character="Oda")
        await ann.until(lambda state: state["table"]["chairs"][1]["character"] == "Oda")
        await ann.do("move_seat", seat=1, to=0)
        swapped = (await ann.until(lambda state: state["seat"] == 1))["table"]["chairs"]
        assert [(chair["name"], chair["character"]) for chair in swapped[:2]] == [("Ben", ""), ("Ann", "Nerodia")]
        await ann.do("start")
        started = await ann.until(lambda state: state["view"] is not None)
        assert started["table"]["chairs"][0]["character"] in SHIPPED.boss_names()
        assert [side["seats"] for side in started["view"]["sides"]] == [[0], [1, 2, 3]]
        assert [side["potions"] for side in started["view"]["sides"]] == [3, 3]

    at_server(test)


def test_random_teams_make_a_boss_of_somebody_who_can_be_one() -> None:
    async def test(served: Served) -> None:
        _, (ann, ben, cid) = await gathered(served, "Ann", "Ben", "Cid", variant=BATTLE, seats=3, teams=[[1], [0, 2]])
        for person, character in ((ann, "Oda"), (ben, "Nerodia"), (cid, "Tara")):
            await person.do("pick", character=character)
        await ann.until(lambda state: all(chair["character"] for chair in state["table"]["chairs"]))
        seen = set()
        for _ in range(12):
            await ann.do("random_teams")
            await ann.hear()
            assert ann.state["table"]["chairs"][1]["character"] == "Nerodia"
            seen.add(tuple(names(ann.state)))
        assert seen == {("Ann", "Ben", "Cid"), ("Cid", "Ben", "Ann")}

    at_server(test)


@proves("LACKEY-01")
def test_a_team_of_two_who_cannot_be_its_boss_is_refused() -> None:
    with pytest.raises(Exception, match="LACKEY-01"):
        check_cast("leaders-and-lackeys", (), ("Oda", "Tara", "", ""), SHIPPED)
    check_cast("leaders-and-lackeys", (), ("Oda", "Nerodia", "", ""), SHIPPED)
    table = Table.begun("t", entries.Opened("A table", 4, "relaxed", variant="leaders-and-lackeys"))
    assert table.bosses == 0b0101
    for seat, character in ((0, "Oda"), (1, "Nerodia")):
        table.apply(entries.CharacterPicked(seat, character), 0.0)
    assert table.bosses == 0b0110, "the first of them who can be it"


def test_when_all_villains_are_taken_there_is_no_boss_left() -> None:
    async def test(served: Served) -> None:
        _, (ann,) = await gathered(served, "Ann", variant="leaders-and-lackeys", seats=8, bots=7)
        for seat, character in enumerate(SHIPPED.boss_names()):
            await ann.do("pick", character=character, seat=seat or None)
        assert await refused(ann, "start") == "no_boss"
        assert "Nerodia" in ann.problems[-1]["message"]
        await ann.do("pick", character="")
        await ann.do("start")
        await ann.until(lambda state: state["view"] is not None)

    at_server(test)


def test_sides_are_as_durable_as_seats(tmp_path: Path) -> None:
    async def test() -> None:
        async with serving(tmp_path / "tables.db") as served:
            room, (ann, _) = await gathered(served, "Ann", "Ben", teams=[[1, 2], [3, 0]])
            await ann.do("move_seat", seat=0, to=2)
            await ann.until(lambda state: state["seat"] == 2)
            cookies = dict(ann.http.cookies)
        async with serving(tmp_path / "tables.db") as served:
            again = Person(served, "Ann")
            again.http.cookies.update(cookies)
            await again.connect(room)
            state = await again.until(lambda state: True)
            assert (state["seat"], names(state)) == (2, ["", "Ben", "Ann", ""])
            assert state["table"]["sides"] == [[1, 2], [3, 0]]
            await again.do("start")
            begun = await again.until(lambda state: state["view"] is not None)
            assert [side["seats"] for side in begun["view"]["sides"]] == [[1, 2], [3, 0]]

    asyncio.run(test())


def test_a_log_from_before_there_were_teams_is_read() -> None:
    opened = b'{"what":"opened","name":"Old","seats":2,"pace":"relaxed"}'
    table = Table.replay("old", [(0.0, opened), (0.0, entries.write(entries.Started(("Oda", "Tara"), 7)))])
    assert table.sides == ((0,), (1,))
    assert table.setup is not None
    assert table.setup.teams == ()


# --- deciding for the team

TEAM = """
seats: Bryn, Whitehawk, Remy, Tara
teams: Bryn + Whitehawk, Remy + Tara
phase: {phase}
Whitehawk has 2 Potions
Bryn has 2 Potions
Whitehawk holds: Mind the boom!
Bryn holds: Heave!
"""


@proves("TEAM-16")
def test_the_first_of_a_team_to_answer_decides_and_the_others_see_who_did() -> None:
    async def test(room: Any) -> None:
        assert room.waiting.seats == (0, 1)
        assert offered(room, 0).keys() >= {"Remy", "Tara"}
        assert offered(room, 0).keys() == offered(room, 1).keys()
        told = {seat: Heard(room, seat) for seat in (0, 1, 2, None)}
        await say(room, 1, "Tara")
        seen = {seat: msgspec.json.decode(heard.frames[-1])["answered"] for seat, heard in told.items()}
        assert seen[0]["seat"] == 1
        assert seen[0]["answer"] == "Tara"
        assert [seen[seat] for seat in (1, 2, None)] == [None] * 3, "nobody else needs to know"
        assert len(room.table.game.seats[3].pile) == 2

    play(TEAM.format(phase="order"), test)


@proves("TEAM-12")
def test_both_of_a_team_are_asked_before_either_has_moved() -> None:
    async def test(room: Any) -> None:
        assert room.waiting.kind == PAUSE
        assert room.waiting.seats == (0, 1)
        await say(room, 1, "Mind the boom! on Tara")
        for seat in (0, 1, 2, 3):
            await say(room, seat, "pass")
        game = room.table.game
        assert game.sides[1].fortitude < 20
        assert not game.turn.may_act(1)
        assert game.turn.may_act(0)

    play(TEAM.format(phase="action"), test)


def test_a_bot_leaves_it_to_the_people_of_its_team() -> None:
    async def test(room: Any) -> None:
        assert room.waiting.seats == (0, 1)
        for _ in range(20):
            await asyncio.sleep(0)
        assert room.waiting.seats == (0, 1)
        assert room.clock.deadline(room.waiting, 1) == room.clock.deadline(room.waiting, 0)
        await say(room, 0, "Remy")
        assert len(room.table.game.seats[2].pile) == 2

    # With a Potion or an Anytime card it might do something else first.
    position = TEAM.format(phase="order").replace("has 2 Potions", "has 0 Potions")
    position = position.replace("Whitehawk holds: Mind the boom!", "Whitehawk holds exactly: nothing")
    play(position, test, bots=(1,))


@proves("TEAM-14")
def test_a_bot_acts_first_if_its_partner_lets_it() -> None:
    async def test(room: Any) -> None:
        turn = room.table.game.turn
        assert room.waiting.seats == (0, 1)
        await asyncio.sleep(100)
        assert room.waiting.seats == (0, 1), "a bot leaves the Action to the person at its side"
        await say(room, 0, "let Whitehawk act first")
        while turn.may_act(1) and not turn.done >> 1 & 1:
            await asyncio.sleep(1)
        while room.waiting.kind == WINDOW:
            await asyncio.gather(*[say(room, seat, "pass") for seat in (0, 2, 3) if seat in room.waiting.seats])
            await asyncio.sleep(1)
        await say(room, 0, "Heave! on Tara")
        assert not turn.may_act(0), "and is asked once more, whatever it has done"

    play(TEAM.format(phase="action").replace("has 2 Potions", "has 0 Potions"), test, bots=(1,), leaping=True)


@proves("TEAM-07")
def test_a_potion_is_drunk_in_any_window_and_before_any_card() -> None:
    async def test(room: Any) -> None:
        game = room.table.game
        potion = next(text for text in offered(room, 0) if text.startswith("drink a Potion") and "Fortitude" in text)
        await say(room, 0, potion)
        assert (game.sides[0].fortitude, game.sides[0].potions) == (16, 1)
        assert room.waiting.seats == (0, 1), "and the table is where it was"

    play(TEAM.format(phase="action") + "Bryn has 10 Fortitude\n", test)


# --- what others never see


def test_whoever_has_seen_the_hands_of_a_team_sits_on_no_other() -> None:
    async def test(served: Served) -> None:
        room, (ann, ben) = await gathered(served, "Ann", "Ben", bots=2)
        await ben.do("pick", character="Remy")  # Some characters are asked something before they have a hand.
        await ann.until(lambda state: state["table"]["chairs"][1]["character"] == "Remy")
        await ann.do("start")
        for person in (ann, ben):
            await person.until(lambda state: state["view"] is not None)
        assert ann.state["view"]["seats"][1]["cards"], "teammates see each other's hands"
        await ben.do("leave")
        await ben.until(lambda state: state["seat"] == -1)
        await ann.until(lambda state: state["table"]["chairs"][1]["bot"])
        for seat in (2, 3):
            response = await ben.post(f"/api/tables/{room}/sit", {"player": "Ben", "seat": seat})
            assert response.json()["code"] in ("seat_taken", "seen_a_hand")
        code = (await ann.post(f"/api/tables/{room}/link")).json()["code"]
        assert (await ben.post(f"/api/tables/{room}/move/{code}")).json() == {"seat": 0}, "the same side"
        cid = Person(served, "Cid")
        await asks_for_a_seat(cid, room, 2)

    at_server(test)


VARIED = [
    (["Whitehawk", "Bryn", "Remy", "Tara"], DRAGON, ()),
    (["Nerodia", "Bryn", "Remy", "Tara"], BATTLE, ()),
    (["Nerodia", "Phyll", "Vlazlo", "Tara"], "leaders-and-lackeys", ("sea",)),
]


def secret(game: Game, reader: int | None) -> set[int]:
    """The ids of the cards in hands that this reader must not see now."""
    found: set[int] = set()
    for seat, place in enumerate(game.seats):
        if place.opened < 0 and (reader is None or not game.ours[reader] >> seat & 1):
            found |= {seen_id(game, card) for card in place.hand}
    return found


def shown(value: Any) -> set[int]:
    """The ids of all the cards in what was sent."""
    if isinstance(value, dict):
        own = {value["id"]} if "id" in value and "owner" in value else set()
        return own.union(*map(shown, value.values()))
    return set().union(*map(shown, value)) if isinstance(value, list) else set()


@proves("TEAM-02")
@pytest.mark.parametrize(("characters", "variant", "modules"), VARIED)
def test_no_frame_shows_an_opponent_a_hand(characters: list[str], variant: str, modules: tuple[str, ...]) -> None:
    for seed in range(4):
        chance = random.Random(seed)
        game = new_game(characters, seed=seed, variant=variant, modules=modules, ask="all", listen=True)
        looks = 0
        while (waiting := pending(game)) is not None and looks < 250:
            looks += 1
            for reader in (*range(game.size), None):
                if game.stack is not None and reader is not None:
                    if any(game.stack.shows(game, seat, reader) for seat in range(game.size)):
                        continue  # Somebody looks into a hand, as a card has told them to.
                view = msgspec.json.decode(msgspec.json.encode(game.view(reader)))
                assert not shown(view) & secret(game, reader)
                if reader is not None:
                    for mate in range(game.size):
                        if mate != reader and game.ours[reader] >> mate & 1:
                            assert len(view["seats"][mate]["cards"]) == len(game.seats[mate].hand)
            said = {}
            for seat in waiting.seats:
                asked = prompt(game, waiting, seat)
                assert asked is not None
                answers = [option.answer for option in asked.options]
                assert all(answer[1] == seat for answer in answers if answer[0] == SPOKEN)
                said[seat] = chance.choice(answers)
            for seat, answer in followed(game, waiting, said):
                assert seat in game.speakers()
                game.answer(answer)


HANDS = (
    "Bryn holds: I don't think so!",
    "Bryn holds: Tip the Wench. | Good as new. Mostly new.",
    "Bryn holds: Was that a punch or a draught? | Stop hitting yourself! | You wanna play, huh?",
    "Bryn holds: Heave!",
)
"""Of the same team as Whitehawk; the test changes nothing else."""


@proves("TEAM-02")
def test_what_opponents_are_sent_does_not_depend_on_a_teammates_hand() -> None:
    heard: list[list[list[bytes]]] = []
    for hand in HANDS:

        async def test(room: Any) -> None:
            others = [Heard(room, seat) for seat in (2, 3, None)]
            await say(room, 1, "Mind the boom! on Remy")
            for seat in (0, 1, 3, 2):
                await say(room, seat, "pass")
            heard.append([other.frames for other in others])

        play(TEAM.format(phase="action").replace("Bryn holds: Heave!", hand), test)
    padded = [[[without_counts(frame) for frame in frames] for frames in one] for one in heard]
    assert padded[0] == padded[1] == padded[2] == padded[3]
    assert all(len(frames) > 1 for frames in heard[0])


def without_counts(frame: bytes) -> Any:
    """How many cards somebody holds is public, and differs between these hands."""
    state = msgspec.json.decode(frame)
    for seat in state["view"]["seats"]:
        seat["hand"] = seat["deck"] = 0
    return state


def test_potions_reach_the_page_as_buttons_apart_from_cards() -> None:
    async def test(room: Any) -> None:
        asked = prompt(room.table.game, room.waiting, 0)
        assert asked is not None
        potions = [option for option in asked.options if option.potion]
        assert [option.answer[0] for option in potions] == [POTION_DRUNK]
        assert [(option.text, option.potion, option.brief) for option in potions] == [
            ("drink a Potion: +3 Gold", "Gold", "+3 Gold")
        ]
        assert all(not option.cards and option.seat < 0 and not option.passes for option in potions)

    play(TEAM.format(phase="action"), test)


def test_somebody_who_is_not_of_the_team_cannot_answer_for_it() -> None:
    async def test(room: Any) -> None:
        with pytest.raises(TableError):
            await room.say(2, room.waiting.number, offered(room, 0)["Remy"])

    play(TEAM.format(phase="order"), test)
