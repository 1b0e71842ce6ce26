"""Quick responses: whoever cannot answer is not asked, and nobody can tell it from the time that takes."""

from __future__ import annotations

import asyncio
import random
from bisect import bisect_right
from collections.abc import Callable

import pytest

from lastcall.engine.play.chain import Window, new_window
from lastcall.engine.play.defeat import LastChances
from lastcall.orders import StandingOrders, able
from lastcall.poll import DIRECT, PAUSE, WINDOW, Pending, plays
from lastcall.server.pace import PACES, SHOWN, Pace
from lastcall.server.room import clock as clock_module
from lastcall.server.room.people import Watcher
from lastcall.server.room.room import Room
from lastcall.server.room.table import Wish
from lastcall.server.shown.state import show, show_prompt
from lastcall.server.store import entries
from tests.proofs import proves
from tests.server.guests import Guest, is_asked, whole_game
from tests.server.rooms import PATIENT, Heard, Slow, offered, play, say

ATTACK = """
seats: Whitehawk, Bryn, Remy, Tara
Whitehawk holds: Mind the boom!
{hand}
"""
ABLE = "Bryn holds: You were about to do something foolish."
UNABLE = "Bryn holds: Heave!"
LIVE = Pace(1000, 1000, 1000, 0.6, 1.2)
SAMPLES = 100


def now() -> float:
    """By the clock of the loop."""
    return asyncio.get_running_loop().time()


async def until(wanted: Callable[[], bool]) -> None:
    """Let time leap until it is so."""
    for _ in range(100_000):
        if wanted():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came")


def number(room: Room) -> int:
    """Of the question."""
    assert room.waiting is not None
    return room.waiting.number


async def nobody_responds(room: Room) -> None:
    """Until no window is open."""
    while room.waiting is not None and room.waiting.kind == WINDOW:
        for seat in room.waiting.seats:
            if is_asked(room, seat):
                await say(room, seat, "pass")
        await asyncio.sleep(0.01)


# --- nobody can tell


class Seen:
    """What others were sent while one window was open, and how long that was."""

    def __init__(self) -> None:
        self.frames: list[list[bytes]] = []
        self.lists: list[tuple[int, ...]] = []
        self.closed: list[float] = []


def watch(hand: str, bots: tuple[int, ...] = (), by_hand: bool = True) -> Seen:
    """Many windows in which everybody passes, and Bryn holds this: those who are asked pass at once."""
    seen = Seen()

    async def test(room: Room) -> None:
        await say(room, 0, "Mind the boom! on Remy")
        others = [Heard(room, 3), Heard(room, None)]
        opened, began = number(room), now()
        assert room.waiting is not None
        lists = {room.waiting.seats}
        if is_asked(room, 1):
            await asyncio.sleep(random.uniform(0.0, 0.3))
            if by_hand:
                await say(room, 1, "pass")
        while number(room) == opened:
            lists.add(room.waiting.seats)
            told = [len(one.frames) for one in others]
            await asyncio.sleep(0.005)
        seen.closed.append(now() - began)
        seen.lists += lists
        seen.frames.append([frame for one, count in zip(others, told, strict=True) for frame in one.frames[:count]])

    for _ in range(SAMPLES):
        play(ATTACK.format(hand=hand), test, LIVE, bots, quick=True, leaping=True)
    return seen


def apart(one: list[float], other: list[float]) -> bool:
    """Kolmogorov and Smirnov: whether two samples are hardly of the same distribution (one in a thousand)."""
    one, other = sorted(one), sorted(other)
    widest = max(abs(bisect_right(one, x) / len(one) - bisect_right(other, x) / len(other)) for x in one + other)
    return bool(widest > 1.95 * (1 / len(one) + 1 / len(other)) ** 0.5)


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same draws in every run."""
    monkeypatch.setattr(clock_module, "CHANCE", random.Random(11))
    random.seed(5)


@proves("TIMING-15")
@pytest.mark.usefixtures("dice")
@pytest.mark.parametrize("bots", [(), (1,)])
def test_what_others_see_and_when_a_window_closes_does_not_depend_on_a_hand(bots: tuple[int, ...]) -> None:
    can, cannot = watch(ABLE, bots), watch(UNABLE, bots)
    assert set(can.lists) == set(cannot.lists) == {(0, 1, 2, 3)}
    assert not apart(can.closed, cannot.closed)
    assert max(can.closed) > 1.5 * min(can.closed), "people do not all think for the same time"
    same = can.frames == cannot.frames == [can.frames[0]] * SAMPLES
    assert same, "and what they are sent is the same to the letter"


@pytest.mark.usefixtures("dice")
def test_the_comparison_notices_a_delay_that_depends_on_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else it would prove nothing: whoever cannot answer declines a little faster here."""
    start = clock_module.Clock.start

    def telling(self: clock_module.Clock, waiting: Pending) -> None:
        start(self, waiting)
        game = self.table.game
        assert game is not None
        if waiting.kind == WINDOW and not plays(game, 1):
            self.masked -= 0.3 * (self.masked - self.asked_at)

    monkeypatch.setattr(clock_module.Clock, "start", telling)
    assert apart(watch(ABLE).closed, watch(UNABLE).closed)


@pytest.mark.usefixtures("dice")
def test_thinking_longer_than_the_delay_shows() -> None:
    async def test(room: Room) -> None:
        await say(room, 0, "Mind the boom! on Remy")
        opened, until_then = number(room), room.clock.masked
        await asyncio.sleep(until_then - now() + 5)
        assert number(room) == opened, "Bryn is still bots_module"
        await say(room, 1, "pass")
        assert number(room) != opened, "and the table waits no longer"

    play(ATTACK.format(hand=ABLE), test, LIVE, quick=True, leaping=True)


@proves("TIMING-15")
def test_a_pass_given_early_takes_effect_when_the_delay_ends_and_so_does_a_bots() -> None:
    for bots in ((), (2, 3)):

        async def test(room: Room) -> None:
            room.clock.hesitate = lambda usual: 4 * usual
            await say(room, 0, "Mind the boom! on Remy")
            opened, began = number(room), now()
            await say(room, 1, "pass")
            prompt = show_prompt(room, 1)
            assert prompt is not None
            assert prompt.said, "Bryn sees that it was heard"
            await asyncio.sleep(4.7)
            assert number(room) == opened
            await until(lambda: number(room) != opened)
            assert round(now() - began, 1) == 4.8

        play(ATTACK.format(hand=ABLE), test, LIVE, bots, quick=True, leaping=True)


@proves("TIMING-15")
def test_whoever_cannot_answer_is_not_asked_and_can_still_announce_a_card() -> None:
    async def test(room: Room) -> None:
        room.clock.hesitate = lambda usual: usual
        await say(room, 0, "Mind the boom! on Remy")
        assert room.waiting is not None
        assert room.waiting.seats == (0, 1, 2, 3), "nobody learns who is asked"
        assert [is_asked(room, seat) for seat in range(4)] == [False] * 4, "an Anytime card is no reason"
        game = room.table.game
        assert game is not None
        tip = next(card for card in game.seats[1].hand if game.cards[card].title == "Tip the Wench.")
        await room.announce(1, Wish(tip, 2))
        opened = number(room)
        await until(lambda: number(room) != opened)
        assert [game.cards[one.card].title for one in game.matters.values() if hasattr(one, "card")][-1:] == [
            "Tip the Wench."
        ]

    play(ATTACK.format(hand="Bryn holds: Tip the Wench."), test, LIVE, quick=True, leaping=True)


def test_asking_for_more_time_in_a_window_is_told_to_nobody_else() -> None:
    async def test(room: Room) -> None:
        await say(room, 0, "Mind the boom! on Remy")
        mine, remy, eve = Heard(room, 1), Heard(room, 2), Heard(room, None)
        before = (mine.woken, remy.woken, eve.woken)
        await room.more_time(1, number(room))
        assert (remy.woken, eve.woken) == before[1:]
        assert mine.woken > before[0]

    play(ATTACK.format(hand=ABLE), test, LIVE, quick=True, leaping=True)


@proves("TIMING-15")
@pytest.mark.parametrize("quick", [True, False])
@pytest.mark.parametrize("seconds", [0.0, 0.1, 30.0])
def test_a_window_is_as_long_whatever_a_bot_holds_and_however_long_it_thinks(seconds: float, quick: bool) -> None:
    seen: dict[str, list[float]] = {}
    for hand in (ABLE, UNABLE):
        moments = seen[hand] = []
        thinkers = Slow(seconds)

        async def test(room: Room, moments: list[float] = moments) -> None:
            room.clock.hesitate = lambda usual: usual
            began = now()
            room.enter(Watcher(None, lambda: moments.append(now() - began)))
            moments.clear()
            await say(room, 0, "Mind the boom! on Remy")
            for seat in (0, 2, 3):
                if is_asked(room, seat):
                    await say(room, seat, "pass")
            opened = number(room)
            await until(lambda: number(room) != opened)

        play(ATTACK.format(hand=hand), test, LIVE, (1,), quick=quick, leaping=True, level="greedy", thinkers=thinkers)
        assert bool(thinkers.thought) == (hand == ABLE), "only a bot that can respond thinks"
    assert seen[ABLE] == seen[UNABLE]
    assert seen[ABLE][0] == 0.0, "people see the card before any bot thinks about it"


def test_a_table_listens_to_people_while_a_bot_thinks() -> None:
    async def test(room: Room) -> None:
        assert room.waiting is not None
        assert room.waiting.seats == (0,), "the bot has the move"
        opened = number(room)
        await asyncio.sleep(10.0)
        async with asyncio.timeout(1.0), room.lock:
            await room.order(1, StandingOrders(held=("Heave!",)))
        assert number(room) == opened, "and still thinks"
        await until(lambda: number(room) != opened)

    play(ATTACK.format(hand=ABLE), test, LIVE, (0,), quick=True, leaping=True, level="greedy", thinkers=Slow(60.0))


def test_a_table_that_slept_while_its_bots_thought_goes_on_when_somebody_looks() -> None:
    """What they had decided meanwhile was said only when the window closed; without a time limit, never."""

    async def test(room: Room) -> None:
        await say(room, 0, "Mind the boom! on Remy")
        opened = number(room)
        (watcher,) = room.people.watchers
        room.go_away(watcher)
        await asyncio.sleep(60.0)
        assert number(room) == opened
        assert not room.at_work, "the bots have decided"
        room.enter(watcher)
        began = now()
        await until(lambda: number(room) != opened)
        assert now() - began < 1.0

    play(ATTACK.format(hand=ABLE), test, LIVE, (1, 2, 3), quick=True, leaping=True, level="greedy", thinkers=Slow(30.0))


@pytest.mark.parametrize("pace", [LIVE, PATIENT], ids=["live", "patient"])
@pytest.mark.parametrize("seconds", [0.3, 30.0])
def test_a_table_goes_on_if_a_bot_has_decided_while_nobody_was_there(pace: Pace, seconds: float) -> None:
    async def test(room: Room) -> None:
        await say(room, 0, "Mind the boom! on Remy")
        if is_asked(room, 0):
            await say(room, 0, "pass")
        opened = number(room)
        (page,) = room.people.watchers
        room.go_away(page)
        await asyncio.sleep(10.0)
        assert number(room) == opened
        room.enter(page)
        await asyncio.sleep(60.0)
        assert number(room) != opened

    bots = {"bots": (1, 2, 3), "level": "greedy", "thinkers": Slow(seconds)}
    play(ATTACK.format(hand=ABLE), test, pace, quick=True, leaping=True, **bots)


def test_a_table_goes_on_if_a_window_has_opened_while_nobody_was_there() -> None:
    """After a restart, say; only bots are asked in it, and people have no time limit."""

    async def test(room: Room) -> None:
        (page,) = room.people.watchers
        room.go_away(page)
        async with room.lock:
            await say(room, 0, "Mind the boom! on Remy")
        opened = number(room)
        assert not is_asked(room, 0)
        await asyncio.sleep(10.0)
        assert number(room) == opened
        room.enter(page)
        await asyncio.sleep(10.0)
        assert number(room) != opened

    bots = {"bots": (1, 2, 3), "level": "greedy", "thinkers": Slow(0.3)}
    play(ATTACK.format(hand=ABLE), test, LIVE, quick=True, leaping=True, **bots)


# --- what is a reason to ask


HUSH = """
seats: Ann, Ben, Cid
Ann holds: Hush | Elbow
Ben holds: {ben}
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Hush (Sometimes) = Negate an Action card.
card: Mirror (Sometimes) = When another player would make you lose Fortitude, redirect the loss to them.
"""


@proves("TIMING-15")
def test_nobody_is_asked_about_their_own_card_until_it_is_about_to_cost_them_something() -> None:
    async def test(room: Room) -> None:
        await say(room, 0, "Elbow on Ben")
        assert not is_asked(room, 0)
        assert is_asked(room, 1)
        await say(room, 1, "Mirror")
        await until(lambda: is_asked(room, 0))
        assert "Hush" in str(offered(room, 0)), "it has come back"

    play(HUSH.format(ben="Mirror"), test, LIVE, quick=True, leaping=True)


@proves("TIMING-15")
def test_a_held_card_is_no_reason_to_ask_but_in_the_last_moment() -> None:
    async def test(room: Room) -> None:
        await say(room, 0, "Elbow on Ben")
        assert is_asked(room, 1)
        await room.order(1, StandingOrders(held=("Mirror",)))
        assert not is_asked(room, 1)
        await room.order(1, StandingOrders(held=("Hush",)))
        assert is_asked(room, 1), "the table is still waiting"
        game = room.table.game
        assert game is not None
        top = game.stack
        assert type(top) is Window
        assert not able(game, 1, top, ("Mirror",))
        last = new_window(LastChances(top.below, (), (1,), 1, 0), top.matter, top.bits, top.first, 0, (1,))
        game.stack = last
        assert not able(game, 1, last, ("Mirror",)), "Ben is safe"
        game.side_of(1).fortitude = 0
        assert able(game, 1, last, ("Mirror",))
        game.stack = top

    play(HUSH.format(ben="Mirror"), test, LIVE, quick=True, leaping=True)


def test_held_cards_do_not_count_where_somebody_could_notice() -> None:
    async def test(room: Room) -> None:
        await room.order(1, StandingOrders(held=("Mirror",)))
        await say(room, 0, "Elbow on Ben")
        assert is_asked(room, 1)
        assert is_asked(room, 2), "with strict windows everybody is asked"

    play(HUSH.format(ben="Mirror"), test, LIVE)


# --- questions with one answer


SWEEP = """
seats: {seats}
Ann holds: Sweep
card: Sweep (Action) = {number} other players each lose 1 Fortitude.
"""
CHOICE = """
seats: Ann, Ben, Cid
Ann holds: Your choice
card: Your choice (Action) = {text}
{more}
"""
DRINK = "seats: Tara, Bryn, Remy\nphase: drink\nTara holds exactly: {hand}\nTara's pile: Dark Ale\n"


@pytest.mark.parametrize(("quick", "bots", "asks"), [(True, (), False), (False, (), True), (False, (1, 2), False)])
def test_drink_up_with_nothing_to_play_is_asked_only_where_not_asking_would_tell(
    quick: bool, bots: tuple[int, ...], asks: bool
) -> None:
    async def test(room: Room) -> None:
        assert room.waiting is not None
        assert room.waiting.kind == PAUSE
        asked = number(room)
        assert is_asked(room, 0) == asks
        if not asks:
            await until(lambda: number(room) != asked)

    play(DRINK.format(hand="Heave!"), test, LIVE, bots, quick, leaping=True)


def test_a_move_that_only_passes_takes_as_long_as_one_that_could_be_nothing_else() -> None:
    closed = []
    for hand in ("Heave!", "Tip the Wench."):

        async def test(room: Room) -> None:
            room.clock.hesitate = lambda usual: usual
            room.moderator.conversation = None
            await room.moderator.go_on()
            asked, began = number(room), now()
            if is_asked(room, 0):
                await say(room, 0, "drink")
            await until(lambda: number(room) != asked)
            closed.append(round(now() - began, 1))

        play(DRINK.format(hand=hand), test, LIVE, quick=True, leaping=True)
    assert closed == [1.2, 1.2]


@proves("CARD-064", "CARD-069")
@pytest.mark.parametrize("quick", [True, False])
@pytest.mark.parametrize(
    ("number", "seats", "plays", "asks"),
    [
        ("Two", "Ann, Ben, Cid", ["“Sweep” on Ben and Cid"], False),
        ("Three", "Ann, Ben, Cid, Dan", ["“Sweep” on Ben, Cid and Dan"], False),
        ("Three", "Ann, Ben, Cid", ["“Sweep” on Ben and Cid"], False),
        ("Two", "Ann, Ben, Cid, Dan", ["“Sweep” on Ben", "“Sweep” on Cid", "“Sweep” on Dan"], True),
    ],
)
def test_whoever_must_pick_everybody_is_not_asked_whom(
    quick: bool, number: str, seats: str, plays: list[str], asks: bool
) -> None:
    async def test(room: Room) -> None:
        assert [text for text in offered(room, 0) if "Sweep" in text] == plays
        await say(room, 0, "Sweep on Ben")
        assert room.waiting is not None
        assert room.waiting.kind == DIRECT, "the game asks for the others one by one"
        assert is_asked(room, 0) == asks, "everybody can see who is left"
        if asks:
            await say(room, 0, "Dan")
        await until(lambda: room.waiting is not None and room.waiting.kind == WINDOW)
        assert room.table.game is not None
        assert room.table.game.question is not None
        assert ("Cid" in room.table.game.question.prompt) != asks

    play(SWEEP.format(seats=seats, number=number), test, LIVE, quick=quick, leaping=True)


FINE = "Another player chooses: pay you 2 Gold, or lose 1 Fortitude."
SLEEVES = "Another player chooses: discard 2 Sometimes cards, or lose 1 Fortitude."
TOSS = "Another player discards 2 cards."


@proves("TIMING-15", "DUNGEON-05", "LIMIT-06")
@pytest.mark.parametrize(
    ("text", "more", "quick", "asks"),
    [
        (FINE, "Ben has 1 Gold", True, False),
        (FINE, "Ben has 1 Gold", False, False),
        (FINE, "Ben has 2 Gold", True, True),
        (SLEEVES, "Ben holds exactly: Heave!", False, True),
        (SLEEVES, "Ben holds exactly: Heave!", True, False),
        (TOSS, "Ben holds exactly: Heave! | Tip the Wench.", False, False),
        (TOSS, "Ben holds exactly: Heave! | Tip the Wench. | I raise!", True, True),
        (TOSS, "Ben holds exactly: Heave! | Heave! | Heave!", False, True),
    ],
)
def test_a_choice_is_not_asked_if_everybody_can_see_its_only_answer(
    text: str, more: str, quick: bool, asks: bool
) -> None:
    async def test(room: Room) -> None:
        await say(room, 0, "Your choice on Ben")
        await nobody_responds(room)
        assert room.waiting is not None
        assert (room.waiting.kind, room.waiting.seats) == (DIRECT, (1,))
        assert is_asked(room, 1) == asks
        if not asks:
            asked = number(room)
            await until(lambda: number(room) != asked)

    play(CHOICE.format(text=text, more=more), test, LIVE, quick=quick, leaping=True)


@proves("CARD-064")
@pytest.mark.parametrize("quick", [True, False])
def test_whoever_looks_at_a_hand_sees_it_even_if_nothing_follows(quick: bool) -> None:
    async def test(room: Room) -> None:
        await say(room, 0, "Your choice on Ben")
        await nobody_responds(room)
        assert is_asked(room, 0)
        shown = show_prompt(room, 0)
        assert shown is not None
        assert "Ben holds “Tip the Wench.” You can discard none of them." in shown.text

    look = "Look at their hand; if you discard an Action card from it, a different player loses 2 Fortitude."
    text = f"Another player loses 1 Fortitude. / {look}"
    play(CHOICE.format(text=text, more="Ben holds exactly: Tip the Wench."), test, LIVE, quick=quick, leaping=True)


def test_a_gamble_with_nothing_but_a_pass_is_not_asked() -> None:
    async def test(room: Room) -> None:
        await say(room, 0, "Gambling? I'm in!")
        await until(lambda: room.waiting is not None and room.waiting.kind != WINDOW and room.waiting.seats == (1,))
        before = number(room)
        assert not is_asked(room, 1)
        await until(lambda: number(room) != before)

    gamble = "seats: Ann, Ben, Cid\nAnn holds: Gambling? I'm in!\nBen holds exactly: Heave!\n"
    play(gamble, test, LIVE, quick=True, leaping=True)


# --- who is waited for, and for how long


ORDER = "seats: Tara, Bryn, Remy\nphase: order\n"


async def loses_the_line(room: Room, seat: int) -> None:
    """All pages of a seat are gone."""
    for watcher in [one for one in room.people.watchers if one.seat == seat]:
        room.go_away(watcher)


def test_alone_with_bots_there_is_no_clock_and_the_table_waits_while_you_are_away() -> None:
    async def test(room: Room) -> None:
        game = room.table.game
        assert game is not None
        mine, eve = Heard(room, 0), Heard(room, None)
        state = show(room, mine.watcher)
        assert state.waiting is not None
        assert (state.waiting.seconds, state.waiting.given) == (-1, -1)
        asked = number(room)
        await asyncio.sleep(1e6)
        assert number(room) == asked, "take your time"
        assert not room.table.chairs[0].stand_in
        await say(room, 0, "Bryn")
        await until(lambda: room.waiting is not None and room.waiting.seats != (0,))
        await loses_the_line(room, 0)
        stopped = game.number
        await asyncio.sleep(1e6)
        assert game.number == stopped, "bots do not play on without you, whoever looks on"
        assert not room.table.chairs[0].stand_in
        assert eve.woken
        room.enter(Watcher(0, lambda: None))
        await until(lambda: game.number > stopped)

    play(ORDER, test, PACES["brisk"], bots=(1, 2), quick=True, leaping=True)


def test_whoever_was_alone_has_their_whole_time_when_somebody_sits_down() -> None:
    async def test(room: Room) -> None:
        asked = number(room)
        await asyncio.sleep(1e6)
        await room.usher.change(entries.Sat(1, "Ben", "another key"))
        room.enter(Watcher(1, lambda: None))
        await asyncio.sleep(PACES["brisk"].decision - 1)
        assert number(room) == asked
        assert not room.table.chairs[0].stand_in
        await room.usher.change(entries.Sat(1, "Ben", "a third key"))
        await asyncio.sleep(3)
        assert number(room) != asked, "and nobody gets more by moving a seat"

    play(ORDER, test, PACES["brisk"], bots=(1, 2), quick=True, leaping=True)


@pytest.mark.parametrize(
    ("thought", "waits"),
    [(0, 30), (30, 18), (45, 10)],
    ids=["two windows' worth", "the rest of their time", "at least ten seconds"],
)
def test_somebody_without_a_line_is_waited_for_a_little_and_then_a_bot_plays_until_they_are_back(
    thought: float, waits: float
) -> None:
    async def test(room: Room) -> None:
        chair = room.table.chairs[0]
        await asyncio.sleep(thought)
        eve = Heard(room, None)
        await loses_the_line(room, 0)
        await asyncio.sleep(waits - 0.5)
        assert not chair.stand_in
        await asyncio.sleep(1.5)
        assert chair.stand_in
        assert b'"stand_in":true' in eve.frames[-1], "everybody sees it"
        room.enter(Watcher(0, lambda: None))
        await until(lambda: not chair.stand_in)

    play(ORDER, test, PACES["brisk"], quick=True, leaping=True)


def test_a_stand_in_that_somebody_asked_for_stays_when_they_look_in() -> None:
    async def test(room: Room) -> None:
        await room.stand_in(0, True)
        room.enter(Watcher(0, lambda: None))
        await asyncio.sleep(1)
        assert room.table.chairs[0].stand_in

    play(ORDER, test, PATIENT, quick=True, leaping=True)


def test_by_the_day_a_lost_line_changes_nothing() -> None:
    async def test(room: Room) -> None:
        asked = number(room)
        await loses_the_line(room, 0)
        await asyncio.sleep(23 * 60 * 60)
        assert number(room) == asked
        assert not room.table.chairs[0].stand_in
        await asyncio.sleep(60 * 60 + 60)
        assert room.table.chairs[0].stand_in

    play(ORDER, test, PACES["by the day"], quick=True, leaping=True)


def test_coming_and_going_again_and_again_freezes_nobody() -> None:
    async def test(room: Room) -> None:
        asked = number(room)
        for _ in range(100):
            await loses_the_line(room, 0)
            await asyncio.sleep(0.1)
            room.enter(Watcher(0, lambda: None))
            await asyncio.sleep(0.1)
            if number(room) != asked:
                break
            await loses_the_line(room, 0)
            await asyncio.sleep(2)
            room.enter(Watcher(0, lambda: None))
        assert number(room) != asked
        assert now() < PACES["brisk"].decision + 15

    play(ORDER, test, PACES["brisk"], quick=True, leaping=True)


def test_every_window_with_a_clock_has_time_to_look_at_a_card() -> None:
    assert [PACES[name].window for name in ("brisk", "relaxed")] == [12 + SHOWN, 30 + SHOWN]
    assert SHOWN == 3


# --- a whole game


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_asks_hardly_anybody_in_vain(seed: int) -> None:
    opened = entries.Opened("A table", 3, "relaxed", quick_responses=True)
    guests = whole_game(opened, ("Remy", "Tara", "Oda"), seed, Guest)
    for guest in guests:
        assert len(guest.turns) > 5
        assert guest.passes / len(guest.turns) < 1.5
        assert guest.responses > guest.passes, "but they do get to answer"
