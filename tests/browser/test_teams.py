"""Teams and Bosses in the browser: making sides, playing as a team, and being the Boss."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from lastcall.engine.seen.asked import SeenOption
from tests.browser.conftest import People
from tests.browser.laid import BOSS, BOSS_ORDERS, CHAMPION_ASKED, PAIR
from tests.browser.looking import DESKTOP, PHONE, page_fits, page_is_accessible, shoot
from tests.browser.playing import Player, have_answered, play_on, without_hurry
from tests.browser.test_whole_game import TIRED, Dozing
from tests.waiting import A_WHOLE_GAME

LARGE_PHONE = {"width": 390, "height": 844}


def begun(*players: Player) -> None:
    """The game has begun for everybody."""
    for player in players:
        player.until(lambda player=player: player.latest is not None and player.latest.view is not None, "the game")


def to_the_end(*players: Player) -> None:
    """Play on; after many answers people leave the rest to bots."""
    first = players[0]
    play_on(*players, until=lambda: first.over or have_answered(*players, enough=TIRED))
    for player in players:
        if not first.over and not player.out:
            player.let_a_bot_play()
    for player in players:
        player.until(lambda player=player: player.over, "the end")
    assert not [problem for player in players for problem in player.problems if problem.code != "too_late"]


class Mate(Dozing):
    """Somebody who plays with a teammate: what the other has answered meanwhile is not asked any more."""

    def think(self) -> SeenOption:
        """Never at a teammate, if there is anybody else."""
        asked = self.asked
        assert asked is not None
        ours = self.side(self.state.seat).seats
        others = [option for option in asked.options if option.seat not in ours and not option.potion]
        return self.chance.choice(others or asked.options)


@pytest.mark.timeout(A_WHOLE_GAME)
def test_two_people_play_a_whole_two_headed_dragon_against_two_bots(person: People) -> None:
    ann, ben = Mate(person("Ann"), seed=3), Mate(person("Ben"), seed=4)
    ann.page.route("**/api/tables", without_hurry)
    ann.page.goto("/#/new")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("radio", name="Two-Headed Dragon Teams of two").check()
    ann.page.get_by_role("combobox", name="Bots", exact=True).select_option("2")
    ann.page.get_by_role("button", name="Create table").click()
    link = ann.page.get_by_label("Anyone with this link can join or watch").input_value()
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Sit down").click()

    team = {number: ann.page.get_by_role("region", name=f"Team {number}") for number in (1, 2)}
    expect(team[1]).to_contain_text("Ben")
    ben.page.get_by_role("button", name="Sit here in seat 3").click()
    expect(team[2]).to_contain_text("Ben")
    page_is_accessible(ann.page)
    ann.page.get_by_role("button", name="Move Ben in seat 3").click()
    ann.page.get_by_role("button", name=re.compile("Swap with .* bot in seat 2")).click()
    expect(team[1]).to_contain_text("Ben")
    shoot(ann.page, "teams-gathering")
    ann.page.get_by_role("button", name="Captain Whitehawk").click()
    ben.page.get_by_role("button", name="First Mate Remy").click()
    expect(team[1]).to_contain_text("First Mate Remy")
    ann.page.get_by_role("button", name="Start the game").click()
    begun(ann, ben)

    assert ann.side(0).seats == (0, 1)
    assert ann.view.seats[1].cards, "her teammate's hand is open to her"
    assert not any(ann.view.seats[seat].cards for seat in (2, 3))
    ours = ann.page.get_by_role("region", name="The team of Whitehawk and Remy")
    expect(ours.get_by_role("img", name=re.compile("Fortitude 20, Alcohol Content 0,"))).to_have_count(1)
    ours.get_by_role("button", name="Remy’s hand").click()
    title = ann.view.seats[1].cards[0].title
    expect(ann.page.get_by_role("dialog").get_by_role("article", name=title).first).to_be_visible()
    ann.page.keyboard.press("Escape")
    to_the_end(ann, ben)
    assert {len(ann.view.winners)} <= {2, 4}
    shoot(ann.page, "teams-over")


@pytest.mark.timeout(A_WHOLE_GAME)
def test_a_person_is_the_boss_of_a_whole_boss_battle(person: People) -> None:
    ann = Dozing(person("Ann"), seed=5)
    ann.page.route("**/api/tables", without_hurry)
    ann.page.goto("/#/new")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("radio", name="Boss Battle One villain").check()
    ann.page.get_by_role("combobox", name="Seats").select_option("3")
    ann.page.get_by_role("combobox", name="Bots", exact=True).select_option("2")
    ann.page.get_by_role("button", name="Create table").click()
    expect(ann.page.get_by_role("region", name="The Boss")).to_contain_text("Ann")
    ann.page.get_by_role("button", name="Oda the Brewster").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("BOSS-02")
    ann.page.get_by_role("button", name="Nerodia the Petrifier").click()
    expect(ann.page.get_by_role("region", name="The Boss")).to_contain_text("Nerodia")
    ann.page.get_by_role("button", name="Start the game").click()
    begun(ann)
    assert [len(side.seats) for side in ann.view.sides] == [1, 2]
    assert ann.view.seats[0].hand == 8
    ann.problems.clear()
    to_the_end(ann)


def test_one_answers_for_the_team_and_the_other_sees_who_did(person: People) -> None:
    ann, ben = Player(person("Ann")), Player(person("Ben", PHONE))
    ann.sit_at(CHAMPION_ASKED)
    ben.sit_at(CHAMPION_ASKED, 1)
    for player in (ann, ben):
        assert player.asked is not None
        assert player.asked.kind == "champion"
        page_fits(player.page)
        page_is_accessible(player.page)
        shoot(player.page, f"teams-champion-{'phone' if player is ben else 'desktop'}")
    ben.read_the_question()
    ben.prompt.get_by_role("button", name="Yourself").click()
    expect(ann.prompt).to_contain_text("Ben chose: Remy.")
    assert ben.state.answered is None


@pytest.mark.parametrize("viewport", [DESKTOP, LARGE_PHONE])
def test_a_potion_is_a_button(person: People, viewport: dict[str, int]) -> None:
    size = "phone" if viewport is LARGE_PHONE else "desktop"
    ann = Player(person("Ann", {"width": viewport["width"], "height": viewport["height"]}))
    ann.sit_at(PAIR, 0)
    page_fits(ann.page)
    page_is_accessible(ann.page)
    shoot(ann.page, f"teams-turn-{size}")
    if size == "phone":
        return
    before = ann.side(0)
    ann.read_the_question()
    ann.prompt.get_by_role("group", name=re.compile("^Drink a Potion")).get_by_role("button", name="+3 Gold").click()
    ann.until(lambda: ann.side(0).potions == before.potions - 1, "a Potion")
    assert ann.side(0).gold == before.gold + 3


@pytest.mark.parametrize("viewport", [DESKTOP, LARGE_PHONE])
def test_what_the_boss_has_left_is_counted(person: People, viewport: dict[str, int]) -> None:
    size = "phone" if viewport is LARGE_PHONE else "desktop"
    for table, words in ((BOSS, r"\d Actions left"), (BOSS_ORDERS, r"\d Drinks? to order")):
        ann = Player(person("Ann", {"width": viewport["width"], "height": viewport["height"]}))
        ann.sit_at(table)
        expect(ann.mat(0)).to_contain_text(re.compile(words))
        page_fits(ann.page)
        page_is_accessible(ann.page)
        shoot(ann.page, f"teams-{table.id}-{size}")
