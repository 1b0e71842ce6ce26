"""A person at a table of bots: what they are asked, what they can read, and what their words do."""

from __future__ import annotations

from typing import ClassVar

import pytest

from lastcall.bots import Sight
from lastcall.cli import screen
from lastcall.cli.face_up import look
from lastcall.cli.menu import Menu
from lastcall.cli.terminal import TerminalGame
from lastcall.engine.core.answers import Answer, unspoken
from lastcall.engine.core.codes import PASS, PLAYED
from lastcall.engine.core.errors import UnknownName
from lastcall.engine.seen.log import told
from lastcall.engine.seen.views import View
from lastcall.orders import StandingOrders
from lastcall.records import Record
from lastcall.start import Setup, new_game
from lastcall.stories.position import position
from lastcall.stories.script import Story
from tests.proofs import proves


class Quiet:
    """A bot that lets everything pass, and does the first thing it must."""

    looks: ClassVar = False

    def choose(self, sight: Sight) -> Answer:
        return PASS if PASS in sight.answers else sight.answers[0]


class Eager:
    """A bot that plays the first card it can."""

    looks: ClassVar = False

    def choose(self, sight: Sight) -> Answer:
        return sight.answers[min(1, len(sight.answers) - 1)]


class Fighting:
    """A bot that plays the first card it can, and drinks no Potions."""

    looks: ClassVar = False

    def choose(self, sight: Sight) -> Answer:
        cards = [answer for answer in sight.answers if unspoken(answer)[0] == PLAYED]
        return cards[0] if cards else sight.answers[0]


class Typing(TerminalGame):
    """A person who types these lines and then leaves."""

    def __init__(self, story: str, *lines: str, seat: int = 0, bot: Quiet | Eager | Fighting | None = None) -> None:
        game = position(Story(story))
        game.log = []
        record = Record(setup=Setup(characters=tuple(game.names)))
        super().__init__(game, record, seat, [bot or Quiet()] * game.size, None)
        self.lines = [*lines]
        self.menus: list[Menu] = []
        """What they were asked, in this order."""
        self.run()

    def put(self, menu: Menu) -> None:
        super().put(menu)
        self.menus.append(menu)

    def read(self) -> str:
        return self.lines.pop(0) if self.lines else "quit"

    @property
    def asked(self) -> list[str]:
        """The questions, each once: what sort they are, in whose turn and which phase."""
        moments = [(menu.question.kind, menu.view.seats[menu.view.active].name, menu.view) for menu in self.menus]
        return list(dict.fromkeys(f"{kind}: {name}, {view.phase}" for kind, name, view in moments))


def options(menu: Menu) -> dict[int, str]:
    """The answers by number."""
    return {number: menu.words(option) for number, option in menu.numbers.items()}


def served(menu: Menu) -> int:
    """How strong the Drink is that was on the table."""
    (drinks,) = [seen.drinks for seen in menu.view.table if seen.kind == "drinks"]
    return drinks[0].alcohol


def printed(capsys: pytest.CaptureFixture[str]) -> str:
    """What the terminal shows, in one line."""
    return " ".join(capsys.readouterr().out.replace("│", " ").split())


# --- reading cards

TABLE = """
seats: Phyll, Farai, Lucky, Nerodia
phase: action
party: The Scurvy Dog
prizes: Pub Crawl Map
Phyll's front: Enchanted Birchwood Bark
Lucky's front: Red Dragon Inn Loyalty Card
Lucky's discards: I raise!
Phyll holds: Winning Hand!
"""


def seen(story: str = TABLE, seat: int = 0) -> View:
    return position(Story(story)).view(seat)


@pytest.mark.parametrize(
    ("name", "title", "where"),
    [
        ("pub crawl map", "Pub Crawl Map", "Prizes in the Inn"),
        ("the scurvy dog", "The Scurvy Dog", "Taverns"),
        ("Red Dragon Inn Loyalty Card", "Red Dragon Inn Loyalty Card", "in front of Lucky"),
        ("shelf", "Enchanted Birchwood Bark", "Phyll's Mix-in Shelf"),
        ("Lucky's discards", "I raise!", "Lucky's discards"),
        ("i raise", "I raise!", "Lucky's discards"),
        ("winning", "Winning Hand!", "your hand"),
    ],
)
def test_any_face_up_card_can_be_read_by_its_title_or_its_place(name: str, title: str, where: str) -> None:
    assert [(one.card.title, one.where) for one in look(seen(), name)] == [(title, where)]


def test_a_whole_board_can_be_read() -> None:
    brews = look(seen(), "brews")
    assert [one.where for one in brews] == ["Farai's Brews, Beer", "Farai's Brews, Wine", "Farai's Brews, Spirits"]
    assert all(one.card.text in screen.face(one).plain.replace("\n    ", "\n") for one in brews)


def test_what_is_not_there_is_refused_with_a_near_title() -> None:
    with pytest.raises(UnknownName, match="Did you mean 'Pub Crawl Map'"):
        look(seen(), "Pub Crawl Mop")
    hidden = seen(TABLE + "Nerodia holds: Gambling? I'm in!")
    with pytest.raises(UnknownName, match="No face-up card"):
        look(hidden, "Gambling? I'm in!")


def test_look_lists_where_cards_lie(capsys: pytest.CaptureFixture[str]) -> None:
    Typing(TABLE, "look", "look pub crawl map", "look pub crawl mop")
    said = printed(capsys)
    assert "Phyll's Mix-in Shelf: Enchanted Birchwood Bark" in said
    assert "Lucky's discards: 1 card" in said
    assert "Pub Crawl Map (Prize; Prizes in the Inn) Crawl to any open tavern." in said
    assert "Did you mean 'Pub Crawl Map'?" in said


def test_choices_between_places_show_the_cards_that_lie_there() -> None:
    crawl = "seats: Ann, Ben\nphase: drink\nparty: The Scurvy Dog\nAnn's pile: Wine with a Chaser | Water"
    (menu,) = Typing(crawl).menus
    line, text = menu.lines()[0]
    assert line.plain == "  1: Startusk's"
    assert text.startswith("Each player")


def test_choices_between_drinks_show_their_numbers() -> None:
    signs = "Signs point to you getting drunker...soon!"
    story = f"seats: Tara, Ben\nphase: order\nTara holds: {signs}\ndrink deck: Wine | Water | Dark Ale"
    (*_, menu) = Typing(story, signs).menus
    assert menu.question.kind == "pick_drink"
    line, text = menu.lines()[0]
    assert (line.plain, text) == ("  1: Wine", "+2 Alcohol Content.")


def test_choices_between_cards_turned_up_show_their_texts() -> None:
    story = "seats: Ann, Ben\nphase: drink\nAnn's pile: Wizard's Wine\nAnn's deck: I raise! | Winning Hand! | I raise!"
    menu = Typing(story).menus[0]
    assert [(line.plain.strip(), text[:12]) for line, text in menu.lines()] == [
        ("1: I raise!", "Take control"),
        ("2: Winning Hand!", "Take control"),
    ]


# --- when they are asked

ANYTIME = """
seats: Ann, Ben
active: Ben
phase: action
Ann holds: Tip the Wench.
Ben holds: Elbow
card: Elbow (Action) = Another player loses 2 Fortitude.
"""


@proves("TIMING-15")
def test_an_anytime_card_causes_no_questions_but_is_offered_with_ones_own_moves() -> None:
    typing = Typing(ANYTIME, bot=Eager())
    assert typing.asked == ["discard_cards: Ann, Discard and Draw"]
    assert "play “Tip the Wench.” on Ben" in options(typing.menus[0]).values()


@proves("TIMING-15")
def test_whoever_wants_is_asked_for_anytime_cards_too() -> None:
    own = ANYTIME.replace("active: Ben", "active: Ann").replace("phase: action", "phase: drink")
    assert Typing(own, "").asked == ["respond: Ann, Drink", "discard_cards: Ann, Discard and Draw"]
    assert Typing(own, "ask anytime", "", "", "").asked == [
        "respond: Ann, Drink",
        "respond: Ben, Discard and Draw",
    ]


DRINKS = """
seats: Ann, Ben
active: Ben
phase: drink
Ann holds: Splash | Splash
Ben's pile: Light Ale | Wine
card: Splash (Sometimes) = Add 1 Alcohol Content to a Drink.
"""


@proves("TIMING-15")
@pytest.mark.parametrize(
    ("order", "asked_in_turns_of"),
    [
        ("ask nothing", [1, 1]),
        ("ask light", [1, 0]),
        ("ask affected", [1, 0]),
        ("ask quiet", [1, 0]),
    ],
)
def test_standing_orders_let_the_open_window_pass_at_once(order: str, asked_in_turns_of: list[int]) -> None:
    typing = Typing(DRINKS, order)
    assert served(typing.menus[0]) == 1
    assert [menu.view.active for menu in typing.menus] == asked_in_turns_of


@proves("TIMING-15")
def test_what_is_about_oneself_is_asked_in_spite_of_orders() -> None:
    typing = Typing(DRINKS.replace("active: Ben", "Ann's pile: Light Ale"), "ask affected")
    assert list(map(served, typing.menus)) == [1, 1], "the order is taken, and the question stays"


def test_the_orders_are_shown_with_what_they_mean(capsys: pytest.CaptureFixture[str]) -> None:
    Typing(DRINKS, "ask light")
    said = printed(capsys)
    assert "[x] ask light not about light Drinks (1 Alcohol Content or less)" in said
    assert "[ ] ask quiet not again until the next turn" in said


def test_an_order_nobody_knows_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    typing = Typing(DRINKS, "ask nicely", "ask")
    assert "There is no order 'nicely'; choose from: affected, light, anytime, quiet, hold" in printed(capsys)
    assert len(typing.menus) == 3
    assert typing.orders == StandingOrders()


@proves("TIMING-15")
def test_a_card_that_is_held_is_no_reason_to_ask_until_it_is_let_go(capsys: pytest.CaptureFixture[str]) -> None:
    typing = Typing(DRINKS, "ask hold 1")
    assert typing.orders.held == ("Splash",)
    assert [menu.view.active for menu in typing.menus] == [1, 0], "the window passes, and the next ones are not asked"
    assert "held: “Splash”" in printed(capsys)
    typing = Typing(DRINKS, "ask hold 1", "ask hold 1")
    assert typing.orders.held == ()
    assert Typing(DRINKS, "ask hold 99").orders == StandingOrders()


def test_a_question_with_a_single_answer_is_not_asked() -> None:
    """There is no Action to play, and only one other player to order for."""
    typing = Typing("seats: Ann, Ben\nphase: action\nAnn holds exactly: Winning Hand!")
    assert typing.asked == ["discard_cards: Ann, Discard and Draw"]
    assert typing.game.turn.number > 1
    assert len(typing.game.seats[1].pile) >= 1


NEGATE = """
seats: Ann, Ben
phase: drink
Ann holds: Hush | Splash
Ann's pile: Wine
card: Splash (Sometimes) = Add 1 Alcohol Content to a Drink.
card: Hush (Sometimes) = Negate a Sometimes card.
"""


def test_nobody_is_asked_to_negate_their_own_card() -> None:
    typing = Typing(NEGATE, "1")
    assert typing.asked == ["respond: Ann, Drink", "discard_cards: Ann, Discard and Draw"]
    assert served(typing.menus[0]) == 2
    assert len(typing.menus) == 2
    assert typing.game.sides[0].alcohol == 3


def test_negating_ones_own_card_is_the_last_choice_and_says_so() -> None:
    typing = Typing(NEGATE.replace("Hush |", "Hush | Tip the Wench. |"), "ask anytime", "", "3")
    (menu,) = [menu for menu in typing.menus if any(seen.card is not None for seen in menu.view.table)]
    words = options(menu)
    assert words[1].startswith("“Tip the Wench.”")
    assert words[3].startswith("“Hush”")
    assert words[3].endswith("(your own card!)")
    assert len(words) == 4
    assert menu.usual is menu.numbers[0]
    tip, hush = menu.numbers[1], menu.numbers[3]
    assert menu.playable == set(tip.cards), "in the hand it does not stand out"
    assert not menu.playable & set(hush.cards)


BACKFIRE = """
seats: Ann, Ben
phase: action
Ann holds: Hush | Elbow
Ben holds: Mirror
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Hush (Sometimes) = Negate an Action card.
card: Mirror (Sometimes) = When another player would make you lose Fortitude, redirect the loss to them.
"""


def test_a_card_that_comes_back_can_be_negated_by_its_player() -> None:
    typing = Typing(BACKFIRE, "1", "1", bot=Eager())
    (menu,) = [menu for menu in typing.menus if menu.question.kind == "respond"]
    assert not menu.last
    assert typing.game.sides[0].fortitude == 20


@proves("TIMING-07")
def test_nobody_is_asked_while_somebody_else_comes_first_anyway() -> None:
    """It is Ben's turn, so his card comes before Ann's; hers is asked for when his is dealt with."""
    typing = Typing(DRINKS + "Ben holds exactly: Splash\n", bot=Eager())
    assert served(typing.menus[0]) == 2


@proves("TIMING-07")
def test_a_card_that_comes_too_late_is_taken_back_with_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    """With an Anytime card she would have been first, so she is asked; but she plays another one."""
    story = DRINKS.replace("Ann holds: ", "Ann holds: Tip the Wench. | ") + "Ben holds exactly: Splash\n"
    splash = "3"
    typing = Typing(story, splash, bot=Eager())
    assert "Ben comes first (TIMING-07). You can decide again afterwards." in printed(capsys)
    assert list(map(served, typing.menus)) == [1, 2]


# --- what they type

HAND = """
seats: Ann, Ben
phase: discard
Ann holds: Winning Hand! | I raise! | Winning Hand! | Tip the Wench. | Gambling? I'm in! | Elbow | Elbow
card: Elbow (Action) = Another player loses 2 Fortitude.
"""


@proves("TURN-02")
@pytest.mark.parametrize("line", ["1 3 6", "6, 3, 1"])
def test_several_cards_are_discarded_in_one_line(line: str) -> None:
    typing = Typing(HAND, line)
    discarded = [typing.game.cards[card].title for card in typing.game.seats[0].discards]
    assert sorted(discarded) == ["Elbow", "Winning Hand!", "Winning Hand!"]
    assert len(typing.game.seats[0].hand) == 7, "and then they have drawn"
    assert [menu.question.kind for menu in typing.menus] == ["discard_cards", "play_action"]


def test_whoever_discards_the_whole_hand_is_asked_again_in_the_next_turn() -> None:
    typing = Typing(HAND, "1 2 3 4 5 6 7", "", "")
    assert len(typing.game.seats[0].discards) == 7
    asked = [menu.view.turn for menu in typing.menus if menu.question.kind == "discard_cards"]
    assert len(asked) == 2
    assert asked[1] > asked[0]


@pytest.mark.parametrize("line", ["1 1", "1 99", "1 8", "1 x", "0 1"])
def test_a_line_with_a_wrong_number_discards_nothing(line: str) -> None:
    typing = Typing(HAND, line)
    assert typing.game.seats[0].discards == []
    assert len(typing.menus) == 2


FORCED = """
seats: Ann, Ben
active: Ben
phase: action
Ann holds: Winning Hand! | I raise! | Elbow
Ben holds: Pickpocket
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Pickpocket (Action) = Another player discards 2 cards.
"""


def test_cards_one_must_discard_go_in_one_line_too(capsys: pytest.CaptureFixture[str]) -> None:
    typing = Typing(FORCED, "1 2 3", "1 2", bot=Eager())
    assert "Type 2 numbers in one line, such as 1 2." in typing.menus[0].hint()
    assert "Only 2 cards." in printed(capsys)
    assert [menu.question.kind for menu in typing.menus] == ["give_up_card", "give_up_card", "discard_cards"]


def test_nobody_is_asked_what_follows_from_what_everybody_sees() -> None:
    sweep = "seats: Ann, Ben, Cat, Dan\nphase: action\nAnn holds: Sweep\n"
    sweep += "card: Sweep (Action) = Three other players each lose 1 Fortitude.\n"
    typing = Typing(sweep, "Sweep on Ben, Cat and Dan")
    assert [menu.question.kind for menu in typing.menus] == ["play_action", "order_drink"]
    assert [side.fortitude for side in typing.game.sides] == [20, 19, 19, 19]
    typing = Typing(FORCED.replace("Ann holds:", "Ann holds exactly:").replace("discards 2", "discards 3"), bot=Eager())
    assert "give_up_card" not in [menu.question.kind for menu in typing.menus]
    assert len(typing.game.seats[0].discards) == 3


def test_whoever_looks_at_a_hand_is_shown_it_even_if_nothing_follows(capsys: pytest.CaptureFixture[str]) -> None:
    look = "seats: Ann, Ben, Cat\nphase: action\nAnn holds: Look\nBen holds exactly: Winning Hand!\n"
    look += "card: Look (Action) = Another player loses 1 Fortitude. / "
    look += "Look at their hand; if you discard an Action card from it, a different player loses 2 Fortitude.\n"
    Typing(look, "Look on Ben", "")
    assert "Ben holds “Winning Hand!” You can discard none of them." in printed(capsys)


def test_to_petrify_is_not_to_discard() -> None:
    text = FORCED.replace("seats: Ann, Ben", "seats: Ann, Ben as Nerodia").replace("discards 2", "Petrifies 2")
    typing = Typing(text, "1 2", bot=Eager())
    assert typing.menus[0].question.text == "Petrify 2 cards. They go face down under the Petrification Pile."
    assert typing.menus[0].hint() == "Type 2 numbers in one line, such as 1 2."
    assert typing.game.seats[0].discards == []


def test_the_free_form_card_comes_before_the_first_turn() -> None:
    game = new_game(["Oda", "Vlazlo", "Pell"], first=0, ask="all")
    assert game.question is not None
    assert game.question.prompt == "Your first form card is free. Which form?"
    assert {screen.moment(game.view(seat)) for seat in range(3)} == {"Before the first turn"}
    game.answer("Bat")
    assert screen.moment(game.view(1)) == "Oda's turn: Discard and Draw Phase"


def test_enter_lets_things_take_their_course_where_it_can(capsys: pytest.CaptureFixture[str]) -> None:
    typing = Typing("seats: Ann, Ben, Cat\nphase: order", "", "1")
    assert "Choose one of the answers." in printed(capsys)
    assert options(typing.menus[0]) == {1: "Ben", 2: "Cat"}
    assert "Ann orders a Drink for Ben" in [line.text for line in told(typing.game, None)]


def test_a_bid_is_typed_as_its_amount() -> None:
    story = "seats: Ann, Ben\nphase: action\nAnn holds: Auction\n"
    story += "card: Auction (Action) = Players bid Gold. The highest bidder pays and gains 5 Fortitude.\n"
    typing = Typing(story, "Auction", "3")
    (menu,) = [menu for menu in typing.menus if menu.question.kind == "bid"]
    assert options(menu)[3] == "bid 3 Gold"
    assert typing.game.sides[0].gold == 10 - 3


VILLAINS = """
seats: Torglesnarf, Vlazlo, Amundyr
Torglesnarf's front: Grunt the Brawler
Vlazlo has 3 Blood
"""


def test_a_minion_is_activated_by_its_number_or_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    typing = Typing(VILLAINS, "look minions", "c8", "activate Grunt the Brawler on Vlazlo")
    assert options(typing.menus[0])[1] == "activate Grunt the Brawler on Vlazlo"
    seen = printed(capsys)
    assert "Grunt the Brawler (Minion; Torglesnarf's Minions) Wages 2." in seen
    assert " Grunt the Brawler: you can activate it now." in seen
    assert "Vlazlo: Blood 3 of 8, Bat Deck 8, Wolf Deck 8, Bat cards in hand 0, Wolf cards in hand 0" in seen
    assert "You activate Grunt the Brawler on Vlazlo" in seen


def test_a_secret_bid_is_typed_as_its_amount() -> None:
    story = "seats: Vlazlo, Ann, Ben\nphase: end\ndungeon deck: A Costly Cure\ndungeon counters: 1\n"
    typing = Typing(story + "Vlazlo has 3 Gold", "2")
    (menu,) = [menu for menu in typing.menus if menu.question.kind == "bid"]
    assert options(menu) == {0: "0 Gold", 1: "1 Gold", 2: "2 Gold", 3: "3 Gold"}
    assert typing.game.sides[0].gold == 3 - 2


@pytest.mark.parametrize("words", ["pass", "Done", "skip my action", "0", ""])
def test_whoever_passes_may_say_so(words: str) -> None:
    typing = Typing(HAND.replace("discard", "action"), words)
    assert [menu.question.kind for menu in typing.menus][:2] == ["play_action", "order_drink"]


def test_a_card_that_is_typed_but_not_offered_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    Typing(HAND.replace("discard", "action"), "winning hand")
    assert "“Winning Hand!”: " in printed(capsys).split("0: skip my Action (Enter)")[1]


# --- being out

OUT = """
seats: Ann, Ben, Cat
phase: drink
Ann has 2 Fortitude
Ann's pile: Dragon Breath Ale
"""


def test_being_out_is_a_moment_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    typing = Typing(OUT)
    said = printed(capsys)
    assert typing.out
    assert "YOU PASS OUT" in said
    assert "You finish 3rd of 3. Still in the game: Ben, Cat." in said
    assert "You leave the table." in said


@proves("LOSE-03")
def test_an_anytime_card_is_asked_for_when_it_is_the_last_chance() -> None:
    story = OUT.replace("Ann has 2", "Ann has 3") + "Ann holds: Rye\n"
    story += "card: Rye (Anytime) = You gain 4 Fortitude.\ndrink deck: Water | Water | Water | Water\n"
    typing = Typing(story, "0", "1")
    assert typing.asked[:2] == ["respond: Ann, Drink", "discard_cards: Ann, Discard and Draw"]
    assert not typing.out


@pytest.mark.parametrize(("words", "watched"), [("", False), ("watch", True)])
def test_whoever_is_out_watches_or_hears_how_it_ends(
    words: str, watched: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    typing = Typing(OUT, words, bot=Eager())
    said = printed(capsys).split("The others play on.")[1]
    assert typing.game.outcome is not None
    assert ("orders a Drink for" in said) == watched
    assert "The game is over: " in said
    assert "passes out" in said or "is out of Gold" in said


# --- teams and Bosses

LAST_CHANCE = """
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
active: Cat
Ann has 3 Fortitude, 2 Alcohol, 1 Potion
Cat has 0 Potions
Cat holds: Elbow
card: Elbow (Action) = Another player loses 1 Fortitude.
"""


@proves("TEAM-07", "TEAM-08")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_potion_is_offered_when_it_is_about_to_end(seat: int) -> None:
    drank = Typing(LAST_CHANCE, "drink a Potion: +6 Fortitude", seat=seat, bot=Fighting())
    assert drank.asked[0] == "respond: Cat, Action"
    assert "drink a Potion: +6 Fortitude" in options(drank.menus[0]).values()
    side = drank.game.side_of(0)
    assert (side.fortitude, side.potions) == (8, 0)
    assert drank.game.seats[0].present


@proves("TEAM-07")
def test_a_potion_alone_is_no_reason_to_ask() -> None:
    """As with Anytime cards."""
    story = LAST_CHANCE.replace("3 Fortitude", "13 Fortitude")
    asked = Typing(story, "quit", bot=Quiet()).asked
    assert all("Ann" in one for one in asked), asked


def test_teammates_share_a_mat_on_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    Typing(LAST_CHANCE.replace("active: Cat\n", ""), "0", "quit")
    shown = printed(capsys)
    assert "with Ann" in shown
    assert "Potions" in shown
    assert "Your team's turn: Action Phase" in shown


def test_the_actions_of_a_boss_lie_on_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    story = """
seats: Amundyr, Lucky, Phyll
teams: Amundyr, Lucky + Phyll
turn: 3
Amundyr has 0 Potions
Lucky has 0 Potions
Amundyr holds: Elbow | Elbow
Lucky holds: Duck
card: Elbow (Action) = Another player loses 1 Fortitude.
card: Duck (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 1.
"""
    Typing(story, "1", "1", "quit")
    shown = printed(capsys)
    assert "You have 2 Actions left." in shown
    assert "Amundyr: Actions this turn: Elbow" in shown


def test_a_member_of_a_side_discards_by_the_numbers_of_their_own_hand() -> None:
    story = """
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
phase: discard
Ann holds exactly: Wine Bill | Brawl
Ben holds exactly: Brawl
card: Wine Bill (Action) = You gain 1 Gold.
card: Brawl (Action) = Another player loses 1 Fortitude.
"""
    sitting = Typing(story, "2", "quit", seat=0)
    assert sitting.menus[0].discards("2") == ["Brawl"]
    assert [sitting.game.cards[card].title for card in sitting.game.seats[0].discards] == ["Brawl"]
    assert len(sitting.game.seats[1].discards) == 0
