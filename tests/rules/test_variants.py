"""BOSS, THB, LACKEY, BVB: how each variant is set up, who may play it, and who goes first."""

from __future__ import annotations

from textwrap import dedent

import pytest

from lastcall import Setup, UnknownName, begin, new_game
from lastcall.cards import package
from lastcall.cards.characters.amundyr.scarabs import Scarabs
from lastcall.cards.characters.vlazlo.blood import Blood
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.answers import is_move, unspoken
from lastcall.engine.core.codes import (
    ACTION_PHASE,
    CARD_CHOSEN,
    CHOOSE,
    DISCARD_CARDS,
    DISCARD_PHASE,
    ORDER_DRINK,
    PASS,
    PLAY_ACTION,
    PLAYED,
)
from lastcall.engine.core.machines import own
from lastcall.engine.core.pieces import Counter
from lastcall.engine.game import Game
from lastcall.records import Record
from lastcall.start import line_up
from lastcall.stories.position import position
from lastcall.stories.script import Story
from lastcall.variants import VARIANTS
from lastcall.verdict import illegal
from tests.proofs import proves

HEROES = ("Lucky", "Phyll", "Bryn", "Tara")
BOSSES = tuple(SHIPPED.boss_names())


def battle(boss: str, challengers: int, seed: int = 1) -> Game:
    """A Boss Battle at its first question."""
    return new_game([boss, *HEROES[:challengers]], variant="boss-battle", seed=seed)


def decided(game: Game) -> Game:
    """With the first form card of everybody who takes one."""
    while game.kind == CHOOSE:
        game.answer(game.choices[0])
    return game


def deck_of(game: Game, seat: int) -> int:
    """How many cards are a seat's own: in the deck and in the hand, form cards apart."""
    hand = [card for card in game.seats[seat].hand if not game.cards[card].back]
    return game.seats[seat].left + len(hand)


def shelved(game: Game, seat: int) -> int:
    """How many cards of the opening hand lie in front."""
    return len(game.seats[seat].front)


# --- Boss Battle


@proves("BOSS-01", "BOSS-03", "BOSS-04", "BOSS-05")
@pytest.mark.parametrize("many", [2, 3, 4])
def test_a_boss_battle_gives_the_boss_what_many_have(many: int) -> None:
    game = battle("Amundyr", many)
    boss, challengers = game.sides
    assert (boss.seats, challengers.seats) == ((0,), tuple(range(1, many + 1)))
    assert [(side.fortitude, side.alcohol, side.gold) for side in game.sides] == [(20, 0, 10)] * 2
    assert (boss.potions, challengers.potions) == (many, many)
    assert len(game.seats[0].hand) == {2: 8, 3: 9, 4: 10}[many]
    assert {len(game.seats[seat].hand) + shelved(game, seat) for seat in challengers.seats} == {7}
    assert {len(place.pile) for place in game.seats} == {1}


@proves("BOSS-02", "BOSS-06", "NERODIA-20")
@pytest.mark.parametrize("name", SHIPPED.boss_names())
def test_a_boss_has_boss_cards_and_challengers_have_none(name: str) -> None:
    others = [other for other in SHIPPED.boss_names() if other != name]
    game = decided(new_game([name, *others[:3]], variant="boss-battle", seed=1))
    assert deck_of(game, 0) == (35 if name == "Vlazlo" else 55)
    mine = {card.title for card in package.boss(f"{name.casefold()}_boss").cards}
    dealt = {game.cards[card].title for card in (*game.seats[0].deck[: game.seats[0].left], *game.seats[0].hand)}
    assert mine <= dealt, "all of them are in the deck"
    for seat in (1, 2, 3):
        assert deck_of(game, seat) == (30 if game.names[seat] == "Vlazlo" else 40), "a villain may be a Challenger"


@proves("BOSS-06")
def test_boss_cards_are_shuffled_in() -> None:
    title = {card.title for card in package.boss("amundyr_boss").cards}
    found = set()
    for seed in range(20):
        game = battle("Amundyr", 2, seed)
        found |= {game.cards[card].title in title for card in game.seats[0].hand}
    assert found == {True, False}


@proves("BOSS-07", "TEAM-76")
def test_a_boss_brings_what_the_character_brings() -> None:
    assert battle("Torglesnarf", 2).sides[0].gold == 12
    together = new_game(["Amundyr", "Torglesnarf", "Phyll"], variant="boss-battle", seed=1)
    assert [side.gold for side in together.sides] == [10, 12], "his team has them, too"
    scarabs = own(battle("Amundyr", 3), 0, Scarabs)
    assert scarabs is not None
    assert scarabs.supply(battle("Amundyr", 3)) == 12


@proves("BOSS-08")
@pytest.mark.parametrize("first", [0, 1, 2, "Phyll", "random"])
@pytest.mark.parametrize("teams", ["Lucky + Phyll, Amundyr", "Amundyr, Lucky + Phyll"])
def test_the_boss_goes_first_whatever_the_table_says(first: int | str, teams: str) -> None:
    sides = [[name.strip() for name in team.split("+")] for team in teams.split(",")]
    characters = [name for side in sides for name in side]
    for seed in range(5):
        game = new_game(characters, variant="boss-battle", teams=sides, first=first, seed=seed)
        assert game.names[game.turn.active] == "Amundyr"


@proves("BOSS-08")
def test_boss_and_challengers_take_turns_in_turn() -> None:
    game = battle("Amundyr", 2)
    turns = [game.turn.seats]
    while len(turns) < 4 and game.outcome is None:
        before = game.turn.number
        game.answer(game.choices[0])
        if game.turn.number != before:
            turns.append(game.turn.seats)
    assert turns == [(0,), (1, 2), (0,), (1, 2)]


@proves("BOSS-09")
@pytest.mark.parametrize("many", [2, 3, 4])
def test_a_boss_draws_up_to_the_hand_of_a_boss(many: int) -> None:
    game = battle("Amundyr", many)
    while game.kind != DISCARD_CARDS:
        game.answer(PASS)
    for _ in range(3):
        game.answer(next(answer for answer in game.choices if answer[0] == CARD_CHOSEN))
    assert len(game.seats[0].hand) == 3 + many
    while game.turn.phase == DISCARD_PHASE:
        game.answer(PASS)
    assert len(game.seats[0].hand) == 6 + many


@proves("VLAZLO-12", "BOSS-07", "THB-02", "LACKEY-01", "BVB-02")
@pytest.mark.parametrize(
    ("variant", "others", "hand"),
    [
        ("boss-battle", ("Lucky", "Phyll", "Bryn"), 9),
        ("two-headed-boss-battle", ("Amundyr", "Daareka", "Nerodia"), 7),
        ("leaders-and-lackeys", ("Bryn", "Daareka", "Lucky"), 7),
        ("boss-versus-boss", ("Amundyr", "Daareka"), 7),
    ],
)
def test_vlazlo_has_a_third_form_as_a_boss(variant: str, others: tuple[str, ...], hand: int) -> None:
    game = new_game(["Vlazlo", *others], variant=variant, seed=1)
    blood = own(game, 0, Blood)
    assert blood is not None
    assert [len(deck) for deck in blood.decks] == [8, 8, 8]
    assert game.question.texts() == ["Bat", "Wolf", "Monstrosity"]
    game.answer("Monstrosity")
    backs = [game.cards[card].back for card in game.seats[0].hand]
    assert (len(backs), backs.count("Monstrosity")) == (hand, 1), "the free card counts towards the hand"
    assert deck_of(game, 0) == 35


@proves("VLAZLO-12")
def test_without_a_boss_there_is_no_third_form() -> None:
    for names, variant in (
        (["Amundyr", "Vlazlo", "Phyll"], "boss-battle"),
        (["Amundyr", "Vlazlo", "Daareka", "Lucky"], "leaders-and-lackeys"),
        (["Amundyr", "Vlazlo", "Daareka", "Lucky"], "two-headed-dragon"),
    ):
        game = new_game(names, variant=variant, seed=1)
        blood = own(game, 1, Blood)
        assert blood is not None
        assert [len(deck) for deck in blood.decks] == [8, 8]


@proves("BOSS-10", "BOSS-13")
def test_a_boss_is_told_how_many_actions_and_drinks_are_left() -> None:
    story = """
    seats: Amundyr, Lucky, Phyll, Bryn
    teams: Amundyr, Lucky + Phyll + Bryn
    turn: 3
    card: Elbow (Action) = Another player loses 2 Fortitude.
    Amundyr holds: Elbow | Elbow | Elbow
    """
    game = position(Story(dedent(story)))
    asked: list[str] = []
    while game.turn.active == 0 and len(asked) < 6:
        question = game.question
        assert question is not None
        if game.kind in (PLAY_ACTION, ORDER_DRINK):
            asked.append(question.prompt)
            game.answer(next(answer for answer in reversed(game.choices) if is_move(answer)))
        else:
            game.answer(PASS)
    assert asked == [
        "Play an Action card. You have 3 Actions left.",
        "Play an Action card. You have 2 Actions left.",
        "Play one Action card.",
        "Who do you order a Drink for? 3 Drinks are left to order.",
        "Who do you order a Drink for? 2 Drinks are left to order.",
        "Who do you order a Drink for?",
    ]


@proves("BOSS-11")
def test_everybody_sees_the_action_cards_a_boss_has_played() -> None:
    story = """
    seats: Amundyr, Lucky, Phyll
    teams: Amundyr, Lucky + Phyll
    turn: 3
    card: Elbow (Action) = Another player loses 2 Fortitude.
    Amundyr holds: Elbow | Elbow
    """
    game = position(Story(dedent(story)))
    seen: list[list[str]] = []
    while game.turn.active == 0:
        laid = [piece for piece in game.view(1).pieces if piece.name == "Actions this turn"]
        titles = [card.title for piece in laid for card in piece.cards] if laid else []
        assert all(piece.seat == 0 for piece in laid)
        if not seen or seen[-1] != titles:
            seen.append(titles)
        played = [answer for answer in game.choices if answer[0] == PLAYED]
        game.answer(played[0] if game.kind == PLAY_ACTION and played else game.choices[0])
    assert seen == [[], ["Elbow"], ["Elbow", "Elbow"], []]


# --- the others


@proves("THB-01", "THB-02", "THB-03")
@pytest.mark.parametrize("names", [("Amundyr", "Daareka", "Torglesnarf", "Nerodia")])
def test_a_two_headed_boss_battle_is_for_pairs_of_bosses(names: tuple[str, ...]) -> None:
    game = new_game(names, variant="two-headed-boss-battle", seed=1)
    assert [side.seats for side in game.sides] == [(0, 1), (2, 3)]
    assert [side.gold for side in game.sides] == [10, 12]
    assert [side.potions for side in game.sides] == [2, 2]
    assert [deck_of(game, seat) for seat in range(4)] == [55] * 4
    assert {len(place.hand) for place in game.seats} == {7}
    assert game.seating.actions[0] == ((1, 1), (1, 1))
    assert game.seating.orders == ((2, 2), (2, 2))


@proves("LACKEY-01", "LACKEY-02", "LACKEY-03")
def test_a_leader_has_boss_cards_and_a_lackey_has_none() -> None:
    game = new_game(["Bryn", "Amundyr", "Daareka", "Torglesnarf"], variant="leaders-and-lackeys", seed=1)
    assert [deck_of(game, seat) for seat in range(4)] == [40, 55, 55, 40], "a villain may be a Lackey"
    assert {len(place.hand) for place in game.seats} == {7}
    assert [side.potions for side in game.sides] == [2, 2]
    assert game.seating.orders == ((2, 2), (2, 2))
    assert [side.gold for side in game.sides] == [10, 12]


@proves("BVB-01", "BVB-02")
@pytest.mark.parametrize("names", [("Amundyr", "Torglesnarf"), ("Amundyr", "Torglesnarf", "Nerodia")])
def test_boss_versus_boss_is_everybody_for_themselves(names: tuple[str, ...]) -> None:
    game = new_game(names, variant="boss-versus-boss", seed=1)
    assert all(len(side.seats) == 1 for side in game.sides)
    assert [side.gold for side in game.sides] == [10, 12, 10][: len(names)]
    assert {side.potions for side in game.sides} == {0}
    assert {len(place.hand) for place in game.seats} == {7}
    assert {deck_of(game, seat) for seat in range(len(names))} == {55}
    assert set(game.seating.actions) == {((1,), (1,))}
    assert set(game.seating.orders) == {(1, 1)}


@proves("SETUP-10", "BVB-01")
def test_in_other_variants_the_table_says_who_goes_first() -> None:
    for variant in VARIANTS:
        game = new_game(line_up(4, 0, variant), variant=variant, first=2, seed=1)
        assert (2 in game.turn.seats) == (variant != "boss-battle")


@proves("SETUP-12")
def test_what_characters_bring_changes_the_set_up() -> None:
    names = ["Farai", "Lucky", "Samantha", "Phyll", "Vlazlo", "Amundyr", "Torglesnarf", "Remy"]
    game = new_game(names, seed=1)
    assert {machine.name: machine.owner for machine in game.machines} == {
        "Brews": 0,
        "Heat": 1,
        "Brawls": 2,
        "Shelf": 3,
        "Blood": 4,
        "Scarabs": 5,
        "Minions": 6,
        "Marks": 7,
    }
    decided(game)
    assert [side.gold for side in game.sides] == [12] * 6 + [14, 12], "Torglesnarf has 2 more"
    left = {piece.name: piece.count for piece in game.view(None).pieces if isinstance(piece, Counter)}
    assert (left["Scarabs left"], left["Marks left"], left["Heat"], left["Blood"]) == (12, 7, 0, 0)
    hands = [len(place.hand) + shelved(game, seat) for seat, place in enumerate(game.seats)]
    assert hands == [7] * 8
    assert sum(bool(game.cards[card].back) for card in game.seats[4].hand) == 1, "Vlazlo has a form card"


@proves("TEAM-76")
def test_only_their_owner_uses_minions() -> None:
    story = """
    seats: Torglesnarf, Tara, Lucky, Phyll
    teams: Torglesnarf + Tara, Lucky + Phyll
    Torglesnarf's front: Grunt the Brawler
    """
    game = position(Story(dedent(story)))
    offered: dict[int, set[str]] = {0: set(), 1: set()}
    while game.turn.phase == ACTION_PHASE and game.outcome is None:
        for seat, titles in offered.items():
            said = [unspoken(answer) for answer in game.answers_of(seat)] if game.asked in (0, 1) else []
            titles |= {game.cards[answer[1]].title for answer in said if answer[0] == PLAYED}
        game.answer(next(answer for answer in game.choices if unspoken(answer) == PASS))
    assert offered == {0: {"Grunt the Brawler"}, 1: set()}


# --- refused


@proves("BOSS-01", "BOSS-02", "THB-01", "LACKEY-01", "BVB-01", "THD-01", "TEAM-01", "SETUP-02")
@pytest.mark.parametrize(
    ("rule", "variant", "characters", "teams", "says"),
    [
        ("BOSS-01", "boss-battle", "Amundyr, Bryn", "", "2, 3 or 4 Challengers, not 1"),
        ("BOSS-01", "boss-battle", "Amundyr, Bryn, Lucky, Phyll, Tara, Remy", "", "2, 3 or 4 Challengers, not 5"),
        ("BOSS-01", "boss-battle", "Amundyr, Bryn, Lucky, Phyll", "Amundyr + Bryn, Lucky + Phyll", "two sides"),
        ("BOSS-01", "boss-battle", "Amundyr, Bryn, Lucky", "Amundyr, Bryn, Lucky", "two sides"),
        ("BOSS-02", "boss-battle", "Bryn, Amundyr, Lucky", "", "Bryn has no Boss Cards. Choose from: Daareka, Amundyr"),
        ("BOSS-02", "boss-battle", "Oda, Bryn, Lucky", "", "Oda has no Boss Cards"),
        ("THB-01", "two-headed-boss-battle", "Amundyr, Daareka, Vlazlo, Bryn", "", "Bryn has no Boss Cards"),
        ("LACKEY-01", "leaders-and-lackeys", "Amundyr, Bryn, Lucky, Phyll", "", "Lucky and Phyll have no Boss Cards"),
        ("BVB-01", "boss-versus-boss", "Amundyr, Bryn", "", "Bryn has no Boss Cards"),
        ("THD-01", "two-headed-boss-battle", "Amundyr, Daareka, Vlazlo", "", "in pairs, not for 3"),
        ("THD-01", "leaders-and-lackeys", "Amundyr, Bryn", "", "in pairs, not for 2"),
        ("TEAM-01", "boss-battle", "Amundyr, Bryn, Lucky, Phyll", "Amundyr, Bryn + Lucky", "Phyll is on no team"),
        ("TEAM-01", "boss-battle", "Amundyr, Bryn, Lucky", "Amundyr, Bryn + Lucky + Bryn", "Bryn is named twice"),
        ("SETUP-02", "boss-battle", "Amundyr, Bryn, Bryn", "", "Bryn the Boatswain can sit at a table only once"),
        (
            "BVB-01",
            "boss-versus-boss",
            "Amundyr, Vlazlo",
            "Amundyr, Vlazlo",
            "Teams play boss-battle, two-headed-dragon",
        ),
        ("", "individual", "Amundyr, Vlazlo, Bryn", "Amundyr, Vlazlo + Bryn", "Teams play boss-battle"),
        ("BVB-01", "boss-versus-boss", ", ".join((*BOSSES, "Bryn")), "", "Bryn has no Boss Cards. There are only 5:"),
        ("THB-01", "two-headed-boss-battle", "Amundyr, Oda, Vlazlo, Daareka", "", "Choose from: Torglesnarf, Nerodia."),
        ("THD-01", "two-headed-dragon", "Bryn, Tara, Lucky, Phyll", "Bryn + Lucky, Tara + Phyll", "side by side"),
        ("THD-01", "two-headed-dragon", "Bryn, Tara, Lucky, Phyll", "Bryn + Tara + Lucky, Phyll", "a team is two"),
        (
            "",
            "boss-battle",
            "Amundyr, Bryn, Lucky",
            "Amundyr, Bryn + Samantha",
            "Nobody at this table is called 'Samantha'",
        ),
        ("", "boss", "Amundyr, Bryn, Lucky", "", "There is no variant 'boss'; choose from: individual"),
        ("", "boss-batle", "Amundyr, Bryn, Lucky", "", "Did you mean boss-battle?"),
    ],
)
def test_what_cannot_be_is_refused_with_its_rule(
    rule: str, variant: str, characters: str, teams: str, says: str
) -> None:
    names = [name.strip() for name in characters.split(",")]
    sides = [[name.strip() for name in team.split("+")] for team in teams.split(",")] if teams else []
    with pytest.raises(UnknownName) as refused:
        new_game(names, variant=variant, teams=sides)
    assert rule in str(refused.value)
    assert says in str(refused.value)


# --- records and line-ups


@pytest.mark.parametrize("variant", VARIANTS)
def test_everybody_who_sits_down_may_play(variant: str) -> None:
    """`lastcall simulate --variant NAME` and the terminal need nothing else."""
    for turn in range(20):
        game = begin(Setup(characters=line_up(4, turn, variant), variant=variant, seed=turn))
        assert game.size == 4


def test_a_record_keeps_who_played_with_whom() -> None:
    teams = (("Lucky", "Phyll"), ("Vlazlo",))
    setup = Setup(characters=("Lucky", "Phyll", "Vlazlo"), variant="boss-battle", teams=teams, seed=4)
    record = Record(setup=setup)
    game = begin(setup)
    number = 0
    while game.outcome is None:
        answer = game.choices[number % len(game.choices)]
        game.answer(answer)
        record.add(answer)
        number += 1
    again = Record.from_json(record.to_json())
    assert again.setup == setup
    assert again.replay().to_json() == game.to_json()
    assert [side.seats for side in again.replay().sides] == [(2,), (0, 1)]
    assert illegal(again) == [], "lastcall verify finds nothing wrong"
