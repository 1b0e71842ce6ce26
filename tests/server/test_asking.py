"""Asking must not tell: windows are open to all, and nobody learns from them who could have answered."""

from __future__ import annotations

import random

import msgspec
import pytest

from lastcall import new_game
from lastcall.engine.core.codes import PASS
from lastcall.orders import StandingOrders
from lastcall.poll import PAUSE, WINDOW, followed, last_chance, pending, prompt
from lastcall.server.room.room import Room, Wish
from lastcall.server.room.table import TableError
from lastcall.server.shown.state import show, show_prompt
from lastcall.stories.position import position
from lastcall.stories.run import read_step
from lastcall.stories.script import Story
from tests.proofs import proves
from tests.server.rooms import Heard, offered, play, said, say

ATTACK = """
seats: Whitehawk, Bryn, Remy, Tara
Whitehawk holds: Mind the boom!
{hand}
"""
HANDS = (
    "Bryn holds: I don't think so!",
    "Bryn holds: Tip the Wench. | Good as new. Mostly new.",
    "Bryn holds: Was that a punch or a draught? | Stop hitting yourself! | You wanna play, huh?",
    "Bryn holds: Heave!",
)


async def attack(room: Room) -> None:
    """The Captain hits Remy; everybody lets it happen, Bryn last."""
    await say(room, 0, "Mind the boom! on Remy")
    for seat in (0, 2, 3, 1):
        await say(room, seat, "pass")


@pytest.mark.parametrize("seed", range(1, 13))
def test_whom_the_table_asks_is_whom_the_game_asks(seed: int) -> None:
    """Also while somebody may not respond, is out of the turn, or has a card in front of them."""
    chance = random.Random(seed)
    modules = ("sea", "prize", "crawl")
    game = new_game(["Samantha", "Farai", "Nerodia", "Phyll"], seed=seed, modules=modules, ask="all")
    while (waiting := pending(game)) is not None:
        said = {}
        for seat in waiting.seats:
            asked = prompt(game, waiting, seat)
            assert asked is not None
            said[seat] = chance.choice([option.answer for option in asked.options])
        for seat, answer in followed(game, waiting, said):
            assert game.asked == seat
            game.answer(answer)


@proves("TIMING-15")
def test_what_others_are_sent_and_when_does_not_depend_on_a_hand() -> None:
    heard: list[list[list[bytes]]] = []
    for hand in HANDS:

        async def test(room: Room) -> None:
            others = [Heard(room, 2), Heard(room, 3), Heard(room, None)]
            await attack(room)
            while room.waiting is not None and room.waiting.kind == WINDOW:  # what has happened
                for seat in room.waiting.seats:
                    await say(room, seat, "pass")
            heard.append([one.frames for one in others])

        play(ATTACK.format(hand=hand), test)
    assert len(heard[0][0]) > 3
    for other in heard[1:]:
        assert other == heard[0]


@proves("TIMING-15")
def test_who_has_spoken_in_a_window_is_known_only_to_themselves() -> None:
    async def test(room: Room) -> None:
        await say(room, 0, "Mind the boom! on Remy")
        assert room.waiting is not None
        assert room.waiting.seats == (0, 1, 2, 3), "open to everybody, whatever they hold"
        remy, eve = Heard(room, 2), Heard(room, None)
        before = (remy.woken, eve.woken)
        await say(room, 1, "pass")
        await say(room, 3, "pass")
        assert (remy.woken, eve.woken) == before
        assert set(offered(room, 2).values()) == {PASS}, "who can do nothing is asked all the same"
        await say(room, 0, "pass")
        await say(room, 2, "pass")
        assert remy.woken > before[0]

    play(ATTACK.format(hand=HANDS[0]), test)


@proves("TIMING-07")
def test_of_two_who_declare_an_anytime_card_comes_first_and_the_other_is_asked_anew() -> None:
    async def test(room: Room) -> None:
        game = room.table.game
        assert game is not None
        await say(room, 0, "Mind the boom! on Remy")
        await say(room, 1, "You were about to do something foolish")
        await say(room, 2, "pass")
        await say(room, 3, "Tip the Wench. on Remy")
        await say(room, 0, "pass")
        assert game.log is not None
        assert [game.cards[one.card].title for one in game.matters.values() if hasattr(one, "card")] == [
            "Mind the boom!",
            "Tip the Wench.",
        ]
        for seat in range(4):
            await say(room, seat, "pass")
        while "Mind the boom!" not in str(offered(room, 1)):  # what the tip has done
            for seat in range(4):
                await say(room, seat, "pass")
        assert game.sides[1].gold == 10, "the declaration was taken back: nothing has been paid for it"
        await say(room, 1, "You were about to do something foolish")
        for seat in (0, 2, 3):
            await say(room, seat, "pass")
        assert game.sides[1].gold == 9

    text = """
seats: Whitehawk, Bryn, Remy, Tara
Whitehawk holds: Mind the boom!
Bryn holds: You were about to do something foolish.
Tara holds: Tip the Wench.
"""
    play(text, test)


@proves("TIMING-07")
def test_of_two_sometimes_cards_the_first_in_turn_order_from_the_active_player_comes_first() -> None:
    async def test(room: Room) -> None:
        game = room.table.game
        assert game is not None
        await say(room, 2, "Mind the boom! on Whitehawk")
        await say(room, 1, "You were about to do something foolish")
        await say(room, 3, "You were about to do something foolish")
        await say(room, 0, "pass")
        await say(room, 2, "pass")
        assert [game.sides[seat].gold for seat in (1, 3)] == [10, 9], "Tara sits next after Remy"

    text = """
seats: Whitehawk, Bryn, Remy, Tara
active: Remy
Remy holds: Mind the boom!
Bryn holds: You were about to do something foolish.
Tara holds: You were about to do something foolish.
"""
    play(text, test)


def test_the_move_that_comes_next_is_asked_together_with_what_can_be_played_before_it() -> None:
    async def test(room: Room) -> None:
        assert room.waiting is not None
        assert room.waiting.kind == PAUSE
        assert set(offered(room, 0)) == {
            "Bryn",
            "Remy",
            "Signs point to you getting drunker...soon!",
            "“Tip the Wench.” on yourself",
            "“Tip the Wench.” on Bryn",
            "“Tip the Wench.” on Remy",
        }
        await say(room, 0, "Bryn")
        assert room.table.game is not None
        assert len(room.table.game.seats[1].pile) == 2

    text = """
seats: Tara, Bryn, Remy
phase: order
Tara holds: Signs point to you getting drunker...soon! | Tip the Wench.
"""
    play(text, test)


def test_a_card_can_be_announced_at_any_moment_and_nobody_is_asked_for_it() -> None:
    async def test(room: Room) -> None:
        game = room.table.game
        assert game is not None
        assert room.waiting is not None
        assert room.waiting.seats == (0,), "only whose turn it is"
        assert offered(room, 1) == {}
        await room.announce(1, Wish(game.seats[1].hand[0], 2))
        assert room.waiting.kind == WINDOW, "it is on the table at once"
        for seat in range(3):
            await say(room, seat, "pass")
        while room.waiting.kind == WINDOW:
            for seat in room.waiting.seats:
                await say(room, seat, "pass")
        assert game.sides[2].gold == 9
        assert room.table.wishes == {}

    play("seats: Tara, Bryn, Remy\nphase: order\nBryn holds: Tip the Wench.\n", test)


def test_a_card_announced_too_early_waits_for_its_moment() -> None:
    async def test(room: Room) -> None:
        game = room.table.game
        assert game is not None
        await room.announce(0, Wish(game.seats[0].hand[0], None))
        assert room.table.wishes, "in the Action Phase it cannot be played"
        await say(room, 0, "pass")
        assert room.waiting is not None
        assert room.waiting.kind == WINDOW, "in the Order a Drink Phase it is played before the order"
        assert not room.table.wishes
        await room.announce(1, Wish(game.seats[1].hand[0], None))
        await room.announce(1, None)
        assert not room.table.wishes, "one may think better of it"

    play("seats: Tara, Bryn, Remy\nTara holds: Wench, bring some drinks for my friends!\n", test)


def test_standing_orders_decline_what_everybody_can_see_not_to_matter() -> None:
    async def test(room: Room) -> None:
        await room.order(3, StandingOrders(only_if_affected=True))
        await room.order(1, StandingOrders(quiet_until_turn=1))
        await say(room, 0, "Mind the boom! on Remy")
        assert {1, 3} == set(said(room))
        await say(room, 0, "pass")
        assert room.waiting is not None
        assert room.waiting.kind == WINDOW, "Remy has not spoken yet"
        await room.order(2, StandingOrders(only_if_affected=True))
        assert 2 not in said(room), "it is about him"

    play(ATTACK.format(hand=HANDS[0]), test)


def test_whoever_sits_alone_with_bots_is_not_asked_in_vain() -> None:
    async def test(room: Room) -> None:
        mine = Heard(room, 0)
        game = room.table.game
        assert game is not None
        await say(room, 0, "Mind the boom! on Remy")
        assert game.sides[2].fortitude < 20, "nothing that fits is held: it happens without a question"
        assert mine.woken

    held = "Mind the boom! | Tip the Wench."
    play(f"seats: Whitehawk, Bryn, Remy\nWhitehawk holds: {held}\n", test, bots=(1, 2))


def test_whoever_is_looked_at_is_asked_whatever_they_hold() -> None:
    async def test(room: Room) -> None:
        Heard(room, 0)
        Heard(room, None)
        await say(room, 0, "Mind the boom! on Remy")
        assert room.waiting is not None
        assert room.waiting.kind == WINDOW
        assert 0 not in said(room), "a silent seat would tell the spectator that it holds nothing"

    play("seats: Whitehawk, Bryn, Remy\nWhitehawk holds: Mind the boom!\n", test, bots=(1, 2))


def test_whoever_has_been_looked_at_once_is_not_alone_any_more() -> None:
    async def test(room: Room) -> None:
        mine, stranger = Heard(room, 0), Heard(room, None)
        room.go_away(stranger.watcher)
        await say(room, 0, "Mind the boom! on Remy")
        assert room.waiting is not None
        assert room.waiting.kind == WINDOW
        assert 0 not in said(room), "who looks in again and again must not learn who is asked in vain"
        assert mine.woken

    play("seats: Whitehawk, Bryn, Remy\nWhitehawk holds: Mind the boom!\n", test, bots=(1, 2))


def test_what_a_wish_or_an_order_has_said_can_be_taken_back_and_what_a_person_said_stays() -> None:
    async def test(room: Room) -> None:
        game = room.table.game
        assert game is not None
        await say(room, 0, "Mind the boom! on Remy")
        await room.announce(1, Wish(game.seats[1].hand[0], 2))
        assert said(room)[1] != PASS, "the wish fits this window"
        await room.announce(1, None)
        assert 1 not in said(room)
        await room.order(3, StandingOrders(only_if_affected=True))
        assert said(room)[3] == PASS
        await room.order(3, StandingOrders())
        assert 3 not in said(room), "asked again"
        await say(room, 3, "pass")
        await room.order(3, StandingOrders())
        assert said(room)[3] == PASS

    play(ATTACK.format(hand=HANDS[1]), test)


def test_whoever_takes_a_seat_finds_nobody_elses_orders_there() -> None:
    async def test(room: Room) -> None:
        await room.order(3, StandingOrders(quiet_until_turn=99))
        room.table.wishes[3] = Wish(0, None)
        room.absentees.lapses[3] = 1
        await room.leave(3)
        assert 3 not in room.table.orders
        assert 3 not in room.table.wishes
        assert 3 not in room.absentees.lapses

    play(ATTACK.format(hand=HANDS[3]), test)


def test_light_drinks_can_be_left_alone() -> None:
    async def test(room: Room) -> None:
        await room.order(1, StandingOrders(no_light_drinks=True))
        await say(room, 0, "drink")
        assert room.waiting is not None
        assert room.waiting.kind == WINDOW
        assert said(room) == {1: PASS}

    play("seats: Tara, Bryn\nphase: drink\nTara's pile: Light Ale\n", test)


@proves("TIMING-15", "TEAM-53")
def test_whoever_wants_quiet_is_not_asked_about_gold_out_of_a_potion() -> None:
    text = """
title: A Potion for Gold
seats: Whitehawk, Ben, Cat, Dan
teams: Whitehawk + Ben, Cat + Dan
Whitehawk holds: Don't forget the captain's extra share!

> Ben drinks a Potion for 3 Gold
"""
    story = Story(text, 1)
    game = position(story)
    read_step(story, story.steps[0])(game)
    assert game.question_for(0).prompt == "Ben gained 3 Gold. Respond?"
    assert StandingOrders(quiet_until_turn=99).decline(game, 0, unnoticed=False)
    assert not StandingOrders().decline(game, 0, unnoticed=False)


@proves("TIMING-15", "LOSE-04")
def test_only_a_last_chance_is_asked_for_against_ones_orders() -> None:
    text = """
title: A last chance
seats: Whitehawk, Ben, Cat, Dan
teams: Whitehawk + Ben, Cat + Dan
Whitehawk has 3 Fortitude, 3 Alcohol, 2 Potions
"""
    game = position(Story(text, 1))
    quiet = StandingOrders(quiet_until_turn=99)
    assert "last chance" in game.question_for(0).prompt
    assert last_chance(game, 0)
    assert not quiet.decline(game, 0, unnoticed=False)
    game.answer("drink a Potion: +6 Fortitude")
    assert game.question_for(0).prompt == "You are safe for now. Play a card?"
    assert not last_chance(game, 0)
    assert quiet.decline(game, 0, unnoticed=False), "nothing is lost by not asking"


@proves("TIMING-15")
def test_alone_with_bots_an_anytime_card_is_no_reason_to_ask() -> None:
    async def test(room: Room) -> None:
        await say(room, 0, "Mind the boom! on Remy")
        game = room.table.game
        assert game is not None
        assert StandingOrders().decline(game, 1, unnoticed=True)
        assert not StandingOrders().decline(game, 1, unnoticed=False), "it would tell what somebody holds"
        assert not StandingOrders(only_if_able=False).decline(game, 1, unnoticed=True)

    play(ATTACK.format(hand=HANDS[1]), test)


def test_answers_that_are_old_repeated_or_not_offered_do_no_harm() -> None:
    async def test(room: Room) -> None:
        assert room.waiting is not None
        number = room.waiting.number
        with pytest.raises(TableError, match="can't do that"):
            await room.say(0, number, (1, 99, 0, -1, -1))
        with pytest.raises(TableError, match="nothing to decide"):
            await room.say(1, number, PASS)
        await say(room, 0, "Mind the boom! on Remy")
        assert room.table.game is not None
        before = room.table.game.to_json()
        with pytest.raises(TableError) as late:
            await room.say(0, number, PASS)
        assert late.value.code == "too_late"
        await room.say(1, room.waiting.number, PASS)
        await room.say(1, room.waiting.number, PASS)
        assert room.table.game.to_json() == before

    play(ATTACK.format(hand=HANDS[3]), test)


def test_a_last_chance_is_asked_of_the_one_it_belongs_to() -> None:
    async def test(room: Room) -> None:
        await say(room, 0, "Mind the boom! on Remy")
        while room.waiting is not None and len(room.waiting.seats) > 1:
            for seat in room.waiting.seats:
                await say(room, seat, "pass")
        assert room.waiting is not None
        assert room.waiting.seats == (2,)
        assert room.waiting.kind == WINDOW
        asked = show_prompt(room, 2)
        assert asked is not None
        assert asked.grave
        await say(room, 2, "pass")
        assert room.table.game is not None
        assert not room.table.game.seats[2].present
        assert room.waiting is not None
        assert room.waiting.seats == (0, 1, 3), "everybody has gained a share of the Gold"

    play(ATTACK.format(hand="Remy has 2 Fortitude"), test)


def test_what_the_game_shows_is_built_once_for_all_who_look_from_the_same_place() -> None:
    async def test(room: Room) -> None:
        game = room.table.game
        assert game is not None
        mine, phone, eve, ben = (Heard(room, seat).watcher for seat in (0, 0, None, None))
        assert show(room, mine).view is show(room, phone).view
        before = show(room, eve).view
        assert show(room, ben).view is before
        await room.order(1, StandingOrders(only_if_affected=True))
        assert show(room, eve).view is before, "the game has not moved"
        assert room.moderator.conversation is not None
        assert room.moderator.conversation.question(0) is room.moderator.conversation.question(0)
        await say(room, 0, "Mind the boom! on Remy")
        after = show(room, eve).view
        assert after is not before
        assert after == msgspec.structs.replace(game.view(None), waiting_for=())

    play(ATTACK.format(hand=HANDS[0]), test)


def test_a_prompt_is_a_question_and_what_the_room_adds() -> None:
    async def test(room: Room) -> None:
        assert room.moderator.conversation is not None
        asked, shown = room.moderator.conversation.question(0), show_prompt(room, 0)
        assert asked is not None
        assert shown is not None
        assert (shown.number, shown.kind, shown.text) == (asked.number, asked.kind, asked.text)
        assert shown.options == asked.options
        assert shown.options[shown.default].passes

    play(ATTACK.format(hand=HANDS[0]), test)
