"""The grammar of stories: what each line means, and what whoever gets one wrong is told."""

from __future__ import annotations

from typing import Any

import pytest

from lastcall import new_game
from lastcall.engine.play.facts import ASecretBid
from lastcall.engine.play.secret_bids import SecretBidding
from lastcall.start import MODULES
from lastcall.stories import Result, run_story
from lastcall.stories.position import position
from lastcall.stories.script import Story


def tell(*lines: str, seats: str = "Ann, Ben, Cat") -> Result:
    return run_story("\n".join(("title: T", f"seats: {seats}", *lines)))


def holds_true(*lines: str, seats: str = "Ann, Ben, Cat") -> None:
    result = tell(*lines, seats=seats)
    assert result.ok, f"line {result.line}: {result.message}"


def fails(*lines: str, seats: str = "Ann, Ben, Cat") -> str:
    result = tell(*lines, seats=seats)
    assert not result.ok
    assert "the program is wrong" not in result.message
    return result.message


ELBOW = ("card: Elbow (Action) = Another player loses 2 Fortitude.", "Ann holds: Elbow")


# --- positions


def test_brawls_never_eat_the_stacked_brawlers() -> None:
    samantha = "Samantha, Bryn, Tara"
    play = "> Samantha plays Step outside? What's wrong with in here?"
    for deck in ("deck of Brawlers:", "deck of Brawlers exactly:"):
        holds_true(
            "Samantha has 3 Brawls",
            "Samantha holds: Step outside? What's wrong with in here?",
            f"{deck} Drunk Clyde | Free for Brawl",
            play,
            "> Samantha ends the phase",
            "= Drunk Clyde is discarded",
            "= Free for Brawl is not discarded",
            "= Samantha: 4 Brawls",
            seats=samantha,
        )
    holds_true(
        "Samantha has 3 Brawls",
        "deck of Brawlers: Drunk Clyde",
        "= Brawlers: 3 discarded",
        "= Brawlers: 11 left",
        seats=samantha,
    )


def test_more_can_be_stacked_than_a_count_would_leave() -> None:
    titles = "Captain Grolnar | Drunk Clyde | Navlyn of the North | The Quiet One | Free for Brawl"
    holds_true(
        "Samantha has 10 Brawls",
        f"deck of Brawlers: {titles}",
        "= Brawlers: 9 discarded",
        "= Brawlers: 5 left",
        "= Free for Brawl is not discarded",
        seats="Samantha, Bryn",
    )


COMMAS = (
    "card: Well, well, well (Action) = Each other player loses 1 Fortitude.",
    "card: Oh no, you don't (Sometimes) = Negate an Action card.",
    "Ann holds: Well, well, well",
    "Ben holds: Oh no, you don't",
    "> Ann plays Well, well, well",
)


@pytest.mark.parametrize("title", ["Well, well, well", '"Well, well, well"', "“Well, well, well”"])
def test_titles_after_on_may_hold_commas_and_stand_in_quotes(title: str) -> None:
    holds_true(*COMMAS, f"> Ben plays Oh no, you don't on {title}", "= Cat: 20 Fortitude")


def test_titles_with_commas_are_counted() -> None:
    lying = ("drink: Salt, Lime = stays in front", "Ann's front: Salt, Lime")
    holds_true(*lying, "= Ann: 1 Salt, Lime, 10 Gold")
    assert "has 1 Salt, Lime, not 2" in fails(*lying, "= Ann: 2 Salt, Lime, 10 Gold")


def test_several_targets_are_separated_by_commas() -> None:
    two = ("card: Both (Action) = Two other players each lose 1 Fortitude.", "Ann holds: Both")
    seats = "Ann, Ben, Cat, Dan"
    holds_true(*two, "> Ann plays Both on Cat, Dan", "= Ben: 20 Fortitude", "= Dan: 19 Fortitude", seats=seats)
    assert "separate" in fails(*two, "> Ann plays Both on Winning Hand! and Dan", seats=seats)


def test_a_marked_card_takes_the_place_of_a_known_one() -> None:
    mine = "Winning Hand! (Action) = Another player loses 3 Fortitude."
    rest = ("Ann holds: Winning Hand!", "> Ann plays Winning Hand! on Ben", "= Ben: 17 Fortitude")
    holds_true(f"card!: {mine}", *rest)
    assert "write 'card!:' to replace that card in this story" in fails(f"card: {mine}", *rest)
    holds_true("drink!: Wine = 7 Alcohol", "phase: drink", "Ann's pile: Wine", "> Ann drinks", "= Ann: 7 Alcohol")
    assert "write 'drink!:'" in fails("drink: Wine = 7 Alcohol")
    holds_true("card!: Nobody has this (Action) = You gain 1 Gold.")
    assert "has a card called 'Wine' already" in fails("drink!: Wine = 7 Alcohol", "drink!: Wine = 6 Alcohol")


def test_a_marked_card_takes_its_place_in_a_deck_that_is_listed() -> None:
    samantha = (
        "Samantha holds: Step outside? What's wrong with in here?",
        "card!: Drunk Clyde (Action) = Another player loses 5 Fortitude.",
    )
    brawl = ("> Samantha plays Step outside? What's wrong with in here?", "> Samantha ends the phase")
    holds_true(
        *samantha,
        "deck of Brawlers: Drunk Clyde",
        *brawl,
        "= Bryn: 15 Fortitude",
        "= Brawlers: 1 discarded, 13 left",
        seats="Samantha, Bryn",
    )
    assert "Brawlers: 13 left" in fails(*samantha, *brawl, "= Brawlers: 14 left", seats="Samantha, Bryn")
    tavern = ("party: Startusk's", "drink!: Gnoll Roast = 9 Alcohol", "deck of Startusk's: Gnoll Roast")
    drunk = ("Ann's pile: nothing", "phase: order", "> Ann orders for Ben", "> Ann ends the phase", "> the turn ends")
    holds_true(*tavern, *drunk, "= Startusk's: 5 left", "> Ben drinks", "= Ben: 9 Alcohol", seats="Ann, Ben")
    form = (
        "phase: discard",
        "Vlazlo has 2 Blood",
        "card!: Bat nap (Action) = You gain 1 Gold.",
        "deck of Bat: Bat nap",
    )
    holds_true(*form, "> Vlazlo buys Bat", "= now Vlazlo holds Bat nap", "= Bat: 7 left", seats="Vlazlo, Ben")
    result = tell("drink: Bog = 9 Alcohol", "party: Startusk's", "deck of Startusk's: Wine | Bog")
    assert (result.line, result.unreadable, result.message) == (5, True, "that deck has no Wine")
    message = fails("drink: Bog = 9 Alcohol", "party: Startusk's", "deck of Startusk's: Bog")
    assert message == "that deck has no Bog; a card of your own can only replace one it has"
    assert "write 'drink deck exactly:'" in fails("deck of The Red Dragon Inn exactly: Wine")


STAYS = "This card stays in front of you until your next turn."


@pytest.mark.parametrize(
    ("does", "check"),
    [
        ("You Ignore all effects until your next turn.", "= Ben: 20 Fortitude, 7 cards"),
        ("You Ignore all Action cards until your next turn.", "= Ben: 20 Fortitude"),
        ("You Ignore all effects and cannot play cards until your next turn.", "= Ben is not asked"),
        ("Each other player plays with an open hand until your next turn.", "= Cat sees Ann's hand"),
    ],
)
def test_a_card_that_stays_in_front_of_somebody_works_there(does: str, check: str) -> None:
    laid = (f"card: Mood (Anytime) = {does} / {STAYS}", "Ben's front: Mood")
    hit = ("card: Uproar (Action) = Each other player loses 2 Fortitude.", "Ann holds: Uproar", "> Ann plays Uproar")
    holds_true(*laid, *hit, check)
    assert fails(laid[0], *hit, check)
    begun = (*laid, "active: Ben", "phase: discard", "> Ben ends the phase", "= Mood is discarded")
    jab = ("card: Jab (Anytime) = Another player loses 1 Fortitude.", "Cat holds: Jab", "> Cat plays Jab on Ben")
    holds_true(*begun, "= Cat does not see Ann's hand", *jab, "= Ben: 19 Fortitude")


def test_a_static_card_lowers_losses_of_its_own_track() -> None:
    purse = ("card: Purse (Static) = When you would lose Gold, reduce the loss by 1.", "Ben's front: Purse")
    rob = ("card: Rob (Action) = Another player loses 2 Gold and 2 Fortitude.", "Ann holds: Rob")
    holds_true(*purse, *rob, "> Ann plays Rob on Ben", "= Ben: 9 Gold, 18 Fortitude")


def test_an_event_of_ones_own_has_its_level() -> None:
    wave = "(Sea Event 3) = Each player loses 1 Fortitude."
    table = ("phase: end", "sea deck: Big Wave", "sea counters: 1")
    holds_true(f"card: Big Wave {wave}", *table, "= Ann: 19 Fortitude", "= the Sea Events: 3 counters")
    assert "an Encounter Level is 1 to 7, not 8" in fails("card: Big Wave (Sea Event 8) = You gain 1 Gold.")
    assert "only a Sea Event" in fails("card: Elbow (Action 2) = You gain 1 Gold.")


def test_a_coin_falls_as_the_story_says() -> None:
    loot = ("phase: end", "dungeon deck: Leftover Loot", "dungeon counters: 1")
    for coin, gold, fortitude in (("heads", 12, 20), ("tails", 10, 17)):
        rest = ("> Ann chooses Help", "> Cat chooses Stay out of it", f"= Ann: {gold} Gold, {fortitude} Fortitude")
        holds_true(*loot, f"coin: {coin}", *rest, "= Ben: 10 Gold, 20 Fortitude")
    assert fails(*loot, "coin: edge") == "a coin falls heads or tails, not 'edge'"


def test_progress_tokens_lie_on_a_brew() -> None:
    farai = "Farai, Bryn"
    start = ("Farai's brew: Wine", "Farai has 2 Gold, 1 Progress Token on the Beer")
    holds_true(*start, "= Farai: 1 Progress Token on the Beer, 0 Progress Tokens, 2 Gold", seats=farai)
    assert "has 1 Progress Token on the Beer, not 0" in fails(
        *start, "= Farai: 0 Progress Token on the Beer", seats=farai
    )
    assert "cannot have 9 Progress Tokens on the Beer" in fails("Farai has 9 Progress Tokens on the Beer", seats=farai)
    assert "Bryn has no Brews" in fails("Bryn has 1 Progress Token on the Beer", seats=farai)
    assert "Brawlers is no Brew" in fails("Farai has 1 Progress Token on the Brawlers", seats=farai)
    assert "only Progress Tokens" in fails("Farai has 1 Gold on the Beer", seats=farai)


# --- set-up, and what the table plays with


@pytest.mark.parametrize(
    ("characters", "lines", "more"),
    [
        (("Remy", "Vlazlo", "Farai"), (), {}),
        (("Oda", "Pell", "Lucky", "Remy", "Tara", "Bryn", "Phyll"), ("active: Tara",), {"first": 4}),
        (
            ("Oda", "Pell"),
            ("drinks: all", "modules: bar, sea, dungeon, crawl, prize"),
            {"drinks": "all", "modules": MODULES},
        ),
        (
            ("Lucky", "Amundyr", "Tara"),
            ("teams: Amundyr, Lucky + Tara",),
            {"variant": "boss-battle", "teams": ((1,), (0, 2))},
        ),
    ],
)
def test_set_up_deals_what_a_new_game_deals(
    characters: tuple[str, ...], lines: tuple[str, ...], more: dict[str, Any]
) -> None:
    seats = f"seats: {', '.join(characters)}"
    game = position(Story("\n".join(("title: T", seats, "phase: set-up", *lines))))
    dealt = new_game(characters, seed=0, ask="all", **{"drinks": "rdi4", **more})
    assert game.to_json() == dealt.to_json()


def test_set_up_can_be_changed_by_no_line() -> None:
    for line in ("Ann has 3 Gold", "Ann's pile: Wine", "drink deck: Wine", "sea counters: 2", "party: Startusk's"):
        result = tell("phase: set-up", line)
        assert (result.line, result.unreadable) == (4, True)
        assert "set-up deals what there is: leave this line out" in result.message
    boss = ("seats: Ann, Ben, Cat", "teams: Ann, Ben + Cat", "phase: set-up", "active: Ben")
    assert "Ann goes first (BOSS-08)" in run_story("\n".join(("title: T", *boss))).message


def test_modules_put_their_decks_on_the_table() -> None:
    holds_true("modules: sea, dungeon", "= the Sea Events: 2 counters", "= the Dungeon Events: 3 counters")
    holds_true("sea counters: 1", "modules: sea", "= the Sea Events: 1 counter")
    holds_true("modules: crawl", "= the party is at The Red Dragon Inn", "= Startusk's: 6 left")
    holds_true("party: Startusk's", "modules: crawl", "= the party is at Startusk's")
    holds_true("modules: prize, crawl", "Ann's front: Red Dragon Inn Loyalty Card", "= Pub Crawl Map is in the Inn")
    assert "did you mean 'sea'?" in fails("modules: see")


def test_the_bar_deck_is_stacked_and_counted() -> None:
    bar = ("phase: order", "drink deck exactly: Wine", "Ben's pile: nothing")
    holds_true(
        *bar,
        "bar deck: Bottle of Rum",
        "= the Bar Deck: 31 left",
        "> Ann orders for Ben",
        "= the Bar Deck: 1 left",
        "= the Drink Deck: 30 left",
        "> Ann ends the phase",
        "= Ann: 9 Gold",
        "> the turn ends",
        "> Ben orders for Cat",
        "> the turn ends",
        "= the Drink of Cat (Bottle of Rum): 5 Alcohol",
    )
    holds_true("modules: bar", "drink deck: Wine", "= the Drink Deck: 30 left", "= the Bar Deck: 1 left")
    holds_true("drinks: all", "= the Drink Deck: 30 left", "= the Bar Deck: 60 left")
    holds_true("drinks: all", "drink deck: Wine", "bar deck exactly: Water", "= the Bar Deck: 1 left")
    assert "write 'modules: bar'" in fails("= the Bar Deck: 60 left")
    assert "write '= the Drink Deck: 2 discarded'" in fails("modules: bar", "= the Bar Deck: 2 discarded")


# --- moves


def test_the_window_closes() -> None:
    negate = ("card: Nope (Sometimes) = Negate an Action card.", "Cat holds: Nope")
    play = (*negate, *ELBOW, "> Ann plays Elbow on Ben")
    holds_true(*play, "Cat can play Nope", "= now Ben: 20 Fortitude")
    holds_true(*play, "> the window closes", "Cat cannot play Nope", "= now Ben: 18 Fortitude")
    holds_true(*ELBOW, "> the window closes", "= now Ann is asked", "> Ann plays Elbow on Ben")
    message = fails("> the window closes", "> the window closes")
    assert message == "no window is open; Ann is asked: Play one Action card."


def test_a_play_that_fits_several_targets_says_which_there_are() -> None:
    message = fails(*ELBOW, "> Ann plays Elbow", "= Ben: 18 Fortitude")
    assert message == "'Elbow' could be played on Ben or on Cat; say which: '> Ann plays Elbow on Ben'"
    holds_true(*ELBOW, "> Ann plays Elbow", "= Ben: 18 Fortitude", seats="Ann, Ben")
    either = "card: Either (Action) = Another player loses 1 Gold. / OR / You gain 2 Gold."
    message = fails(either, "Ann holds: Either", "> Ann plays Either")
    assert "on Ben or on Cat or using 2" in message
    holds_true(either, "Ann holds: Either", "> Ann plays Either using 2", "= Ann: 12 Gold")


CHEERS = (*ELBOW, "card: Cheers (Anytime) = You gain 1 Gold.", "Cat holds: Cheers | Cheers")


@pytest.mark.parametrize(
    ("window", "check"),
    [
        ("before the Action", "= now it is Ann's Action Phase"),
        ("in answer to Elbow", "= now Ben: 20 Fortitude"),
        ("after Elbow", "= now Ben: 18 Fortitude"),
        ("after the Action", "= now it is Ann's Action Phase"),
        ("before the order", "= now Ben: 1 Drink"),
        ("after the order", "= now Ben: 2 Drinks"),
        ("before the Drink", "= now the Drink Deck: 0 discarded"),
        ("in answer to Wine", "= now Ann: 0 Alcohol"),
        ("after the drink", "= now Ann: 2 Alcohol"),
    ],
)
def test_a_move_says_which_window_it_means(window: str, check: str) -> None:
    play = ("Ann's pile: Wine", "> Ann plays Elbow on Ben") if "before the A" not in window else ()
    holds_true(*CHEERS, *play, f"> Cat plays Cheers {window}", check, "= Cat: 11 Gold")


def test_a_move_says_which_window_of_a_round_it_means() -> None:
    cat = ("Cat holds: Grab",)
    holds_true(*ROUND, *cat, "> Cat plays Grab before Cat's gambling turn", "= the pot: 2 Gold", "> Cat passes")
    cheers = (*ROUND, CHEERS[-2], "Cat holds: Cheers")
    holds_true(*cheers, "> Cat plays Cheers in answer to the antes", "= now Ann: 10 Gold")
    holds_true(*cheers, "> Cat plays Cheers in answer to Bet", "= now Ann: 10 Gold")
    holds_true(*cheers, "> Cat plays Cheers before Ben's gambling turn", "= now the pot: 3 Gold")
    holds_true(*cheers, "> Cat plays Cheers before Ann takes the pot", "= now Ann: 9 Gold")
    holds_true(*cheers, "> Cat plays Cheers after Ann takes the pot", "= now Ann: 12 Gold")


def test_a_move_says_which_payment_it_answers() -> None:
    cheers = (CHEERS[-2], "Cat holds: Cheers | Cheers")
    antes = ("> Cat plays Cheers in answer to the antes", "= now Cat: 10 Gold", "> Cat plays Cheers after the antes")
    holds_true(*ROUND, *cheers, *antes, "= now Ann: 9 Gold")
    refill = ("phase: order", "drink deck exactly: Wine", "drink discards: Wine | Wine", "> Ann orders for Ben")
    holds_true(*refill, *cheers, "> Cat plays Cheers in answer to the payment", "= now Ann: 10 Gold")
    contest = ("phase: drink", "Ann's pile: Drinking Contest!", "drink deck: Wine | Light Ale | Light Ale")
    windfall = ("card: Windfall (Sometimes) = When you gain Gold, you draw a card.", "Ann holds: Windfall")
    holds_true(*contest, *windfall, "> Ann plays Windfall after the payments", "= now Ann: 12 Gold")
    assert "No window opened after the antes" in fails(*refill, *cheers, "> Cat plays Cheers after the antes")
    assert "No window opened in answer to the payment" in fails(
        *ROUND, *cheers, "> Cat plays Cheers in answer to the payment"
    )


def test_a_move_may_be_meant_for_a_last_chance() -> None:
    broth = ("card: Broth (Anytime) = You gain 2 Fortitude.", "Cat holds: Broth", "Cat has 3 Fortitude, 1 Alcohol")
    blow = (*ELBOW, *broth, "> Ann plays Elbow on Cat")
    holds_true(*blow, "> Cat plays Broth in Cat's last chance", "= now Cat: 1 Fortitude", "= Cat: 3 Fortitude")
    assert "No window opened in Ben's last chance" in fails(*blow, "> Cat plays Broth in Ben's last chance")


def test_a_window_that_does_not_open_is_told() -> None:
    bet = (*CHEERS, "> Cat plays Cheers before Ann takes the pot")
    assert "Cat was never offered: plays Cheers before Ann takes the pot. No window opened before Ann" in fails(*bet)
    late = (*CHEERS, "> Ann plays Elbow on Ben", "> the window closes", "> the window closes")
    assert "No window opened in answer to Elbow" in fails(*late, "> Cat plays Cheers in answer to Elbow")
    assert "cannot read the window 'before lunch'; write for instance" in fails(
        *CHEERS, "> Cat plays Cheers before lunch"
    )
    assert "did you mean 'Elbow'?" in fails(*CHEERS, "> Cat plays Cheers after Elbwo")
    assert "cannot read 'Elbow'; write '> Cat declines'" in fails(*CHEERS, "> Cat declines Elbow")


def test_others_than_cards_can_wait_for_a_window_too() -> None:
    potion = ("> Ann plays Elbow on Cat", "> Cat drinks a Potion for 6 Fortitude after Elbow", "= Cat: 20 Fortitude")
    teams_hold_true(*ELBOW, *potion)
    declined = ("> Ann plays Elbow on Ben", "> Cat declines after Elbow", "= now Ben: 18 Fortitude")
    holds_true(*ELBOW, *declined)


def test_a_title_may_hold_the_words_of_a_window() -> None:
    titles = (
        "card: Happily ever after Bob (Action) = Another player loses 1 Gold.",
        "Ann holds: Happily ever after Bob",
    )
    nope = ("card: Nope (Sometimes) = Negate an Action card.", "Ben holds: Nope")
    lines = (*titles, *nope, "> Ann plays Happily ever after Bob on Cat")
    holds_true(*lines, "> Ben plays Nope on Happily ever after Bob", "= Cat: 10 Gold")
    holds_true(*lines, "> Ben plays Nope in answer to Happily ever after Bob", "= Cat: 10 Gold")


CHOICE = (
    "card: Your choice (Action) = Another player chooses: lose 1 Gold, or discard a card.",
    "Ann holds: Your choice | Elbow",
    ELBOW[0],
)
LOOT = ("dungeon deck: Leftover Loot", "dungeon counters: 1")


def test_a_choice_is_one_of_the_card_it_follows() -> None:
    loot = (*CHOICE, *LOOT)
    message = fails(*loot, "> Ann plays Elbow on Ben", "> Ben chooses Help")
    assert "Ben was never offered: chooses Help. It can be chosen later, at “Leftover Loot”" in message.replace(
        "'“", "“"
    )
    assert "first write '> Ann ends the phase'" in message
    assert "Leftover Loot" not in message.split("Ben was asked: ")[1]
    both = ("> Ann plays Your choice on Ben", "> Cat plays Cheers", "> Ben chooses Lose 1 Gold", "= Ben: 9 Gold")
    holds_true(*CHOICE, "card: Cheers (Anytime) = You gain 1 Gold.", "Cat holds: Cheers", *both)


def test_a_choice_is_one_of_the_phase_it_follows() -> None:
    assert "It can be chosen later" in fails(*LOOT, "> Ben chooses Help")
    holds_true(*LOOT, "phase: drink", "> Ann ends the phase", "> Ben chooses Help")
    trance = ("card: Trance (Anytime) = You gain 1 Gold.", "Ben holds: Trance", "phase: drink", "drinks: rdi8")
    bounce = (*trance, "Ann's pile: Bouncing Dragons", "> Ben plays Trance", "> Ann chooses put 1 Gold on it")
    assert "first close the windows: '> the window closes'" in fails(*bounce)
    holds_true(*bounce[:-1], "> the window closes", "> the window closes", bounce[-1], "= Ann: 9 Gold")
    holds_true(*bounce[:-1], "= Ben: 11 Gold", bounce[-1], "= Ann: 9 Gold")


def test_what_can_be_chosen_and_what_cannot() -> None:
    play = (*CHOICE, "> Ann plays Your choice on Ben")
    holds_true(*play, "Ben can choose Lose 1 Gold", "Ben can choose discard", "= now Ben: 10 Gold")
    holds_true(*play, "Ben holds exactly: nothing", "Ben cannot choose discard a card", "> Ben chooses Lose 1 Gold")
    assert fails(*play, "Ben cannot choose discard a card").startswith("Ben can choose discard a card: “Your choice”: ")
    message = fails(*play, "Ben can choose lose 2 Gold")
    assert message == "Ben cannot choose lose 2 Gold: “Your choice”: choose one. (Lose 1 Gold, Discard a card)"
    for how in ("can", "cannot"):
        assert fails(*play, f"Cat {how} choose lose 1 Gold") == "Cat has nothing to choose here"
    assert fails(*LOOT, "Ben cannot choose Help") == "Ben has nothing to choose here"
    assert "write what Ben cannot choose" in fails("Ben cannot choose")


TWO_DRINKS = (
    "card: Nope (Sometimes) = Ignore a Drink.",
    "card: Two for me (Action) = You drink 2 Drinks from the Drink Deck.",
    "Ann holds: Nope | Two for me",
    "drink deck: Bottle of Rum | Light Ale",
    "> Ann plays Two for me",
)


def test_of_several_drinks_it_must_be_said_which() -> None:
    message = fails(*TWO_DRINKS, "> Ann plays Nope")
    assert "could be played on Ann's Drink (Bottle of Rum) or on Ann's Drink (Light Ale)" in message
    assert "say which" in fails(*TWO_DRINKS, "> Ann plays Nope on Ann's Drink")
    for target in (
        "Ann's Drink (Light Ale)",
        'Ann\'s Drink ("Light Ale")',
        "Light Ale",
        "Ann's Drink (Light Ale (+1))",
    ):
        holds_true(*TWO_DRINKS, f"> Ann plays Nope on {target}", "= Ann: 5 Alcohol")
    message = fails(*TWO_DRINKS, "= the Drink of Ann: 5 Alcohol")
    assert message == (
        "Ann has 2 Drinks: Bottle of Rum (+5) and Light Ale (+1); say which: '= the Drink of Ann (Bottle of Rum): ...'"
    )
    holds_true(*TWO_DRINKS, "= the Drink of Ann (Light Ale): 1 Alcohol")
    assert "not Wine" in fails(*TWO_DRINKS, "= the Drink of Ann (Wine): 1 Alcohol")


def test_of_several_losses_it_must_be_said_which() -> None:
    hit = (
        "card: Hit (Action) = Another player loses 2 Fortitude and loses 1 Fortitude.",
        "card: Duck (Sometimes) = When another player would make you lose Fortitude, reduce the loss by 2.",
        "Ann holds: Hit",
        "Ben holds: Duck",
        "> Ann plays Hit on Ben",
    )
    assert "could be played against 2 Fortitude or against 1 Fortitude" in fails(*hit, "> Ben plays Duck")
    holds_true(*hit, "> Ben plays Duck against 2 Fortitude", "= Ben: 19 Fortitude")
    holds_true(*hit, "> Ben plays Duck against 1 Fortitude", "= Ben: 18 Fortitude")
    assert "write 'on Ann'" in fails(*hit, "> Ben plays Duck against Ann")


# --- checks


def test_a_hit_back_at_a_minion_or_its_player_says_which() -> None:
    seats = "Torglesnarf, Nerodia, Cat"
    blow = ("Torglesnarf's front: Grunt the Brawler", "Cat has 2 Petrified cards")
    hit_back = "card: Tit (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude."
    lines = (*blow, hit_back, "Nerodia holds: Tit", "> Torglesnarf activates Grunt the Brawler on Nerodia")
    message = fails(*lines, "> Nerodia plays Tit", seats=seats)
    assert "could be played on Torglesnarf against 2 Fortitude or on Grunt the Brawler against 2 Fortitude" in message
    holds_true(*lines, "> Nerodia plays Tit on Torglesnarf against 2 Fortitude", seats=seats)
    snake = "If I was a snake, I would have bitten you. Oh, right!"
    lines = (*blow, f"Nerodia holds: {snake}", "> Torglesnarf activates Grunt the Brawler on Nerodia")
    message = fails(*lines, f"> Nerodia plays {snake} using 2", seats=seats)
    assert "could be played on Torglesnarf or on Grunt the Brawler; say which" in message


def test_blood_and_heat_have_no_plural() -> None:
    assert fails("Vlazlo has 9 Blood", seats="Vlazlo, Ben") == "Vlazlo cannot have 9 Blood"
    assert fails("Ann has 2 Heat") == "nobody at this table brings Heat"
    assert fails("Ann has 2 Scarabs") == "nobody at this table brings Scarabs"


ROUND = (
    "card: Bet (Action) = Start a Round of Gambling.",
    "card: Grab (Sometimes) = In a Round of Gambling, take 1 Gold from the pot.",
    "Ann holds: Bet",
    "Ben holds: Grab",
    "> Ann plays Bet",
)


def test_a_check_leaves_the_quiet_before_a_gambling_turn_open() -> None:
    holds_true(*ROUND, "= the pot: 3 Gold", "= Ben is not asked", "> Ben plays Grab", "= the pot: 2 Gold")
    turn = ("= the pot: 3 Gold", "> the window closes", "= Ben is asked")
    holds_true(*ROUND, *turn, "> Ben passes", "= the pot: 3 Gold", "> Ben plays Grab", "= the pot: 2 Gold")


def test_who_is_asked_and_who_is_not() -> None:
    play = (*ELBOW, "> Ann plays Elbow on Ben")
    holds_true(*play, "= Ben is asked")
    assert fails(*play, "= Ben is not asked").startswith("Ben is asked: ")
    assert fails("= Ben is asked").startswith("Ben is not asked")
    holds_true(*play, "= now Cat is not asked", "= Cat is asked")
    pick = ("card: Choose (Action) = Each player chooses: lose 1 Gold, or lose 1 Fortitude.",)
    chosen = (
        *pick,
        "Ann holds: Choose",
        "> Ann plays Choose",
        "> Ann chooses Lose 1 Gold",
        "> Ben chooses Lose 1 Gold",
    )
    holds_true(*chosen, "= now Cat is asked", "= now Ann is not asked")
    holds_true("= Ann is not asked", "= Ben is not asked")


def test_hands_are_seen_by_their_own_side() -> None:
    held = (*ELBOW, "= Ben sees Ann's hand", "= Ben sees Elbow in Ann's hand", "= Cat does not see Ann's hand")
    teams_hold_true(*held, "= Cat does not see Elbow", "= a spectator does not see Elbow", "= Ann sees Elbow")
    assert teams_fail(*ELBOW, "= Cat sees Ann's hand").startswith("Cat does not see Ann's hand")
    assert teams_fail(*ELBOW, "= Ben does not see Ann's hand").startswith("Ben sees Ann's hand")
    assert teams_fail(*ELBOW, "= Ben sees Elbow in Dan's hand").startswith("Ben does not see Elbow in Dan's hand")
    assert "Dan has no cards" in teams_fail("Dan holds exactly: nothing", "= Cat sees Dan's hand")
    assert "write '= Cat does not see Ann's hand'" in teams_fail(*ELBOW, "= Cat can't see Ann's hand")


def test_what_lies_open_is_seen_by_all() -> None:
    play = (
        *ELBOW,
        "= Cat does not see Elbow",
        "> Ann plays Elbow on Ben",
        "= Cat sees Elbow",
        "= a spectator sees Elbow",
    )
    holds_true(*play, '= Ben sees "Ann plays “Elbow” on you"', '= Cat sees "Ann plays “Elbow” on Ben"')
    assert fails(*play, '= Cat sees "on you"') == 'Cat does not see "on you"'


def test_only_the_backs_of_form_cards_are_seen() -> None:
    vlazlo = "Vlazlo, Ben"
    backs = (
        "Vlazlo holds: Bat nap",
        "= Ben sees 1 Bat card in Vlazlo's hand",
        "= Ben sees 0 Wolf cards in Vlazlo's hand",
    )
    holds_true(*backs, "= Ben does not see Bat nap", "= Vlazlo sees Bat nap in Vlazlo's hand", seats=vlazlo)
    assert "does not see 2 Bat cards" in fails(backs[0], "= Ben sees 2 Bat cards in Vlazlo's hand", seats=vlazlo)
    assert "called 'Owl'" in fails("= Ben sees 1 Owl card in Vlazlo's hand", seats=vlazlo)


LEECHES = (
    "card: Leeches (Action) = Players bid Gold in secret. All pay, and the highest bidders lose 3 Alcohol Content.",
    "Ann holds: Leeches",
    "> Ann plays Leeches",
    "> Ann chooses 1 Gold",
)


def test_a_secret_bid_is_seen_when_it_is_revealed(monkeypatch: pytest.MonkeyPatch) -> None:
    secret = (*LEECHES, "= now Ben does not see Ann's bid", '= now Ben does not see "bid of 1 Gold"')
    holds_true(*secret, "> Ben chooses 2 Gold", "= Cat sees Ann's bid", '= Cat sees "Ann reveals a bid of 1 Gold"')
    assert fails(*LEECHES, "= now Ben sees Ann's bid").startswith("Ben does not see Ann's bid")
    assert "Ben has bid nothing in secret" in fails(*LEECHES, "= now Ann sees Ben's bid")
    monkeypatch.setattr(SecretBidding, "prompt", lambda self, game, reader: ASecretBid(*self.bids))
    assert fails(*secret) == "Ben sees Ann's bid (Ben still has to choose: 1 Gold)", "the question tells it"


def test_whose_turn_and_which_phase_it_is() -> None:
    holds_true(
        "= it is Ann's turn", "= it is not Ben's turn", "= it is Ann's Action Phase", "= it is not Ann's Drink Phase"
    )
    holds_true("> the turn ends", "= it is Ben's Discard and Draw Phase", "= it is Ben's discard Phase")
    assert fails("= it is Ben's turn").startswith("it is Ann's turn")
    assert fails("= it is Ann's Drink Phase").startswith("it is Ann's Action Phase")
    assert "did you mean 'Order a Drink'?" in fails("= it is Ann's Order of Drink Phase")
    teams_hold_true("= it is Ben's turn", "= it is Ben's Action Phase", "= it is not Cat's turn")


def test_which_phases_somebody_has_had() -> None:
    bed = ("card: Off to Bed (Sometimes) = In your Action Phase, your turn ends.", "Ann holds: Off to Bed")
    skipped = (*bed, "> Ann plays Off to Bed", "> Ann ends the phase")
    holds_true(*skipped, "= Ann had no Drink Phase", "= Ann had no Order a Drink Phase", "= Ann had 1 Action Phase")
    assert fails("> the turn ends", "= Ann had no Drink Phase").startswith("Ann had 1 Drink Phase, not no")
    assert fails(*skipped, "= Ann had 2 Action Phases").startswith("Ann had 1 Action Phase, not 2")
    assert fails("= Ann had no Drink Phase").startswith("Ann's Drink Phase may still come")
    assert fails("= Ann had no discard Phase").startswith("the story begins after Ann's Discard and Draw Phase")
    assert fails("= Ben had no Drink Phase").startswith("Ben has had no turn yet")
    assert "write '= Ann had no Drink Phase'" in fails("= Ann's Drink Phase was skipped")
    assert "write '= Ann had no Drink Phase'" in fails("= Ann skips her Drink Phase")


def test_actions_that_are_left_are_counted() -> None:
    again = "card: Again (Sometimes) = In your Action Phase, you may play another Action card."
    twice = (ELBOW[0], again, "Ann holds: Elbow | Elbow | Again", "> Ann plays Elbow on Ben", "= Ann: 0 Actions left")
    holds_true(
        *twice, "> Ann plays Again", "= Ann: 1 Action left", "> Ann plays Elbow on Ben", "= Ann had 1 Action Phase"
    )
    assert fails(*twice, "= Ann: 1 Action left").startswith("Ann has 0 Actions left, not 1")


def test_what_is_discarded_and_what_is_not() -> None:
    play = (*ELBOW, "= Elbow is not discarded", "> Ann plays Elbow on Ben")
    holds_true(*play, "= Elbow is discarded", "= Ann: 1 discarded, 40 left")
    assert fails(*play, "= Elbow is not discarded") == "Elbow is in a discard pile"
    assert fails(*play, "= Ann: 2 discarded") == "Ann has 1 discarded, not 2"


def test_piles_are_counted() -> None:
    holds_true("drink discards: Wine | Water", "= the Drink Deck: 2 discarded", "= the Drink Deck: 30 left")
    assert fails("= the Drink Deck: 2 discarded").startswith("the Drink Deck: 0 discarded, not 2")
    holds_true("sea counters: 2", "= the Sea Events: 20 left", "= the Sea Events: 0 discarded")
    holds_true("party: The Red Dragon Inn", "= Startusk's: 6 Drinks left", "= Startusk's: 0 discarded")
    assert "party: The Red Dragon Inn" in fails("= Startusk's: 6 left")
    assert "nobody at this table brings the Brawlers" in fails("= Brawlers: 3 discarded")
    assert "'= Ann: 3 Drinks'" in fails("= Ann: 3 Drinks left")


def test_draws_of_a_drink_are_checked() -> None:
    drink = ("drink: Study = 1 Alcohol, draw 2, discard 1", "phase: drink", "Ann's pile: Study")
    holds_true(*drink, "= the Drink of Ann: 1 Alcohol, draw 2, discard 1")
    assert fails(*drink, "= the Drink of Ann: draw 1") == "the Drink of Ann has draw 2, not 1"
    assert fails(*drink, "= the Drink of Ann: 2 draws") == "write 'draw 2', not '2 draws'"


# --- failures


def test_the_reason_is_that_of_the_moment_the_move_could_first_have_come() -> None:
    gold = ("card: Elbow (Action) = Another player loses 2 Gold.", "Ann holds: Elbow")
    back = "card: Back (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude."
    message = fails(*gold, back, "Ben holds: Back", "> Ann plays Elbow on Ben", "> Ben plays Back")
    assert "Only after you have lost Fortitude to another player's card (TIMING-11)" in message
    assert "Why not at 'Ben lost 2 Gold to “Elbow”." in message
    message = fails(*ELBOW, "phase: order", "> Ann plays Elbow on Ben")
    assert "about to order" in message.split("Why not at ")[1].split(":")[0]
    assert "(TYPES-05)" in message
    marked = "card: Grudge (Action) = Another marked player loses 2 Gold."
    message = fails(
        marked, "Remy holds: Grudge", "Cat has 1 Mark", "> Remy plays Grudge on Ben", seats="Remy, Ben, Cat"
    )
    assert "It cannot be played on that target (REMY-02, REMY-08); it could be played on Cat." in message


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("Ann plays Elbow on Ben", "a move begins with '>': '> Ann plays Elbow on Ben'"),
        ("Ben: 18 Fortitude", "a check begins with '=': '= Ben: 18 Fortitude'"),
        ("Phase: action", "did you mean 'phase:'?"),
        ("drinkdeck: Wine", "did you mean 'drink deck:'?"),
        ("deck on Brawlers: Drunk Clyde", "did you mean 'deck of NAME:'?"),
        ("Ann hold: Elbow", "did you mean 'Ann holds:'?"),
        ("Anns pile: Wine", 'did you mean "Ann\'s pile:"?'),
        ("Anne's pile: Wine", "nobody here is called 'Anne'; did you mean Ann?"),
        ("Anne has 3 Gold", "nobody here is called 'Anne'; did you mean Ann?"),
        ("Zoe has 3 Gold", "nobody here is called 'Zoe'; here are Ann, Ben, Cat"),
        ("Ann holds Elbow", "write 'Ann holds: Elbow', or as a check '= Ann holds Elbow'"),
        ("Ann can't play Elbow", "write 'Ann cannot play Elbow'"),
        ("active: Anne", "did you mean Ann?"),
        ("phase: Drinking", "did you mean 'drink'?"),
        ("Ann has 3 Fortitud", "did you mean 'Fortitude'?"),
        ("Ann has 3 Brawling", "did you mean 'Brawl'?"),
        ("Ann has Gold 3", "write for instance '14 Fortitude"),
        ("Ben holds: Elbow, Wine", "titles are separated by ' | ': 'Elbow | Wine'"),
        ("Ben holds: Elbow, Holy Water, Allegedly and Wine", "'Elbow | Holy Water, Allegedly | Wine'"),
        ("crad: Push (Action) = You gain 1 Gold.", "there is no line 'crad:'; did you mean 'card:'?"),
        ("Drink: Swill = 2 Alcohol", "there is no line 'Drink:'; did you mean 'drink:'?"),
        ("turn: Ben", "whose turn it is says 'active: Ben'"),
        ("= Ben 18 Fortitude", "write '= Ben: 18 Fortitude'"),
        ("= Ben: 18 Fortitude and 9 Gold", "write '= Ben: 18 Fortitude, 9 Gold'"),
        ("deck of Brawler: Drunk Clyde", "did you mean 'Brawlers'?"),
        ("drink: Swill = 2 Alcohl", "did you mean 'Alcohol'?"),
        ("card: Push (action) = You gain 1 Gold.", "did you mean 'Action'?"),
        ("Once upon a time", "a line is 'KEY: ...', '> MOVE' or '= CHECK'"),
        ("> Anne plays Elbow on Ben", "nobody here is called 'Anne'; did you mean Ann?"),
        ("> Ann play Elbow on Ben", "did you mean 'plays'?"),
        ("> Ann plays Elbow on Bne", "did you mean 'Ben'?"),
        ("> Ann plays Elbow to Ben", "write 'on Ben'"),
        ("> Ann orders a drink for Ben", "write '> Ann orders for Ben'"),
        ("> Ann bids 3", "write '> Ann chooses bid 3 Gold'"),
        ("= Ben has 18 Fortitude", "write '= Ben: 18 Fortitude'"),
        ("= Bne: 18 Fortitude", "did you mean Ben?"),
        ("= Ben: 18 Fortitud", "did you mean 'Fortitude'?"),
        ("= Ann discarded Elbow", "write '= Elbow is discarded'"),
        ("= Ann wins", "write '= Ann won'"),
        ("= the pot has 3 Gold", "write '= the pot: 3 Gold'"),
        ("= something is odd", "docs/stories.md lists the checks"),
        ("= the pot: 3", "write '= the pot: 3 Gold'"),
        ("= the drink of Ann: 3 Alcohol", "write '= the Drink of Ann: 3 Alcohol'"),
        ("= Ann: no cards", "write for instance '0 cards'"),
        ("= Ann is out: drunk", "write 'Ann is out: passed out' or"),
        ("sea: Fog Bank", "did you mean 'sea deck:'?"),
        ("drink: Swill = draws 2", "write 'draw 2'"),
        ("Ben holds: Shove", "a card of your own is 'card: Shove (TYPE) = what it does.'"),
        ("Ben cannot play Elbow because it is early", "rules stand after 'because'"),
        ("> window closes", "write '> the window closes'"),
        ("> Ann plays Elbow using 2", "'Elbow' has no use 2: it has 1"),
        ("> Ann discards Elbow | Elbow", "write a line for each card: '> Ann discards Elbow'"),
    ],
)
def test_a_mistake_is_met_with_what_was_meant(line: str, says: str) -> None:
    result = tell(*ELBOW, line)
    assert result.unreadable
    assert result.line == 5
    assert says in result.message


@pytest.mark.parametrize("key", ["seat", "Seats", "players"])
def test_a_table_without_seats_points_at_the_line_that_was_meant(key: str) -> None:
    result = run_story(f"title: T\nAnn has 3 Gold\n{key}: Ann, Ben\n")
    assert (result.line, result.unreadable) == (3, True)
    assert "write 'seats: Ann, Ben'" in result.message
    assert "needs a line 'seats:" in run_story("title: T\n").message
    assert "'seats: Ann, Ben, Cat, Dan'" in run_story("title: T\nteams: Ann + Ben, Cat + Dan\n").message
    assert "separate the names by commas" in fails(seats="Ann and Ben")


def test_the_case_of_tracks_and_tokens_does_not_matter() -> None:
    holds_true("Ann has 14 fortitude, 3 alcohol content, 2 GOLD", "= Ann: 14 Fortitude, 3 Alcohol, 2 gold")
    holds_true("Ben has 1 mark", "= Ben: 1 Mark", "= Ben: 1 marks", seats="Remy, Ben")


def test_a_check_that_no_move_stands_before_says_so() -> None:
    wine = ("phase: drink", "Ann's pile: Wine")
    assert (
        fails(*wine, "= Ann: 2 Alcohol")
        == "Ann has 0 Alcohol, not 2 (nothing has happened yet; '> Ann drinks' goes on)"
    )
    assert fails(*wine, "> Ann drinks", "= Ann: 1 Alcohol") == "Ann has 2 Alcohol, not 1"
    assert "write '> the window closes' first" in fails("= Ann is asked")


def test_a_check_before_somebody_has_chosen_says_who_has_to() -> None:
    choice = "card: Your choice (Action) = Another player chooses: lose 1 Gold, or discard a card."
    lines = (choice, "Ann holds: Your choice", "> Ann plays Your choice on Ben", "= Ben: 9 Gold")
    message = fails(*lines)
    assert message.startswith("Ben has 10 Gold, not 9 (Ben still has to choose: “Your choice”")
    holds_true(*lines[:-1], "> Ben chooses Lose 1 Gold", lines[-1])


def test_a_check_counts_in_the_number_there_is() -> None:
    villains = "Amundyr, Lucky, Vlazlo"
    assert fails("Lucky has 1 Scarab", "= Lucky: 2 Scarabs", seats=villains).startswith("Lucky has 1 Scarab, not 2")
    assert fails("Lucky has 2 Scarabs", "= Lucky: 1 Scarab", seats=villains).startswith("Lucky has 2 Scarabs, not 1")
    assert fails("Lucky has 11 Scarabs", "= Amundyr: 2 Scarabs left", seats=villains).startswith(
        "Amundyr has 1 Scarab left, not 2"
    )
    assert fails("= Vlazlo: 2 Blood", seats=villains).startswith("Vlazlo has 0 Blood, not 2")
    assert fails("= Ann: 1 card").startswith("Ann has 7 cards, not 1")


def test_every_question_that_was_asked_is_named() -> None:
    said = fails("> Ann chooses fish", "phase: discard")
    assert said.count("Play a card?") == 2, "only those of the phase"
    said = fails("> Ann buys Bat", "phase: discard")
    for question in ("Discard any cards", "Play one Action card", "Who do you order a Drink for?", "done drinking"):
        assert question in said
    uproar = ("card: Uproar (Action) = Each player loses 4 Fortitude.", "Ann holds: Uproar", "> Ann plays Uproar")
    said = fails("teams: Ann + Ben, Cat + Dan", *uproar, "> Dan chooses fish", seats="Ann, Ben, Cat, Dan")
    assert "Dan was asked: Who stands for your team? (“Uproar”) (Cat, yourself, drink a Potion" in said, "or Cat was"


def test_a_move_after_the_game_is_told_that_it_is_over() -> None:
    last = ("Ben has 1 Fortitude", "> Ann plays Elbow on Ben", "> the window closes", "> Ann orders for Ben")
    said = fails(*ELBOW, *last, seats="Ann, Ben")
    assert said.startswith("Ann was never offered: orders for Ben. The game is over.")


def test_more_answers_than_are_shown_are_hinted_at() -> None:
    power = ("phase: end", "dungeon deck: The Price of Power", "dungeon counters: 1")
    message = fails(*power, "> Ann chooses bid 99 Gold")
    assert "(pass, bid 1 Gold, bid 2 Gold, bid 3 Gold, bid 4 Gold, bid 5 Gold, ...)" in message


def test_a_target_is_refused_by_the_rule_that_refuses_it() -> None:
    grunt = ("Torglesnarf's front: Grunt the Brawler", *ELBOW)
    seats = "Ann, Torglesnarf, Cat"
    robs = ("card: Rob (Action) = Another player pays you 1 Gold.", "Ann holds: Rob")
    holds_true(*grunt[:1], *robs, "Ann cannot play Rob on Grunt the Brawler because TORG-07", seats=seats)
    holds_true(*ELBOW, "Ann cannot play Elbow on Ann because TURN-07")
    assert "(TURN-07)" in fails(*ELBOW, "> Ann plays Elbow on Ann")
    mess = "Amundyr holds: Don't mind the scarabs. They're just exploring!"
    lines = ("Lucky has 1 Scarab", mess, f"Amundyr cannot play {mess.split(': ')[1]} on Cat because AMUNDYR-02")
    holds_true(*lines, seats="Amundyr, Lucky, Cat")


def test_a_card_picks_nobody_twice() -> None:
    both = ("card: Both (Action) = Two other players each lose 1 Fortitude.", "Ann holds: Both")
    seats = "Ann, Ben, Cat, Dan"
    holds_true(*both, "Ann can play Both on Ben, Cat", "Ann cannot play Both on Ben, Ben because CARD-064", seats=seats)
    holds_true(*both, "Ann cannot play Both on Ben, Ann", "Ann cannot play Both on Ben, Cat, Dan", seats=seats)
    message = fails(*both, "Ann can play Both on Ben, Ben", seats=seats)
    assert message == "Ann cannot play it: It cannot pick the same target twice (CARD-064, CARD-069)"
    assert "It cannot pick the same target twice" in fails(*both, "> Ann plays Both on Ben, Ben", seats=seats)
    message = fails(*both, "> Ann plays Both on Ben, Ann", seats=seats)
    assert "It cannot be played on that target (TURN-07); it could be played on Ben or on Cat or on Dan" in message
    assert fails(*both, "Ann cannot play Both on Ben, Cat", seats=seats) == "Ann can play it"
    holds_true(*ELBOW, "Ann can play Elbow on Ben", "Ann cannot play Elbow on Ben, Ben because CARD-064")
    assert "It cannot pick the same target twice" in fails(*ELBOW, "> Ann plays Elbow on Ben, Ben")


def test_a_minion_that_is_not_in_play_cannot_be_activated() -> None:
    seats = "Torglesnarf, Ben, Cat"
    holds_true("Torglesnarf cannot activate Grunt the Brawler because TORG-03", seats=seats)
    held = ("Torglesnarf holds: Grunt the Brawler", "Torglesnarf cannot activate Grunt the Brawler on Ben")
    holds_true(*held, "Torglesnarf can play Grunt the Brawler", seats=seats)
    message = fails("Torglesnarf can activate Grunt the Brawler", seats=seats)
    assert message == "Torglesnarf cannot activate it: It is not in play (TORG-03)"
    assert "It is not in play (TORG-03)" in fails("> Torglesnarf activates Grunt the Brawler on Ben", seats=seats)
    lies = "Torglesnarf's front: Grunt the Brawler"
    assert "can activate it" in fails(lies, "Torglesnarf cannot activate Grunt the Brawler on Ben", seats=seats)
    holds_true(lies, "Ben cannot activate Grunt the Brawler because TEAM-76", seats=seats)
    assert "Elbow is no Minion: write 'Ann cannot play Elbow'" in fails(*ELBOW, "Ann cannot activate Elbow")


def test_nobody_orders_for_themselves() -> None:
    message = fails("phase: order", "> Ann orders for Ann")
    assert message == "this Drink cannot be ordered for Ann; it can be ordered for Ben, Cat"


@pytest.mark.parametrize(
    ("move", "says"),
    [
        ("> Ben passes", "In a window, write '> Ben declines'."),
        ("> Ben chooses lose 2 Fortitude", "Did you mean 'Lose 2 Gold'?"),
        ("> Ben discards Winning Hand!", "Ben does not hold Winning Hand!"),
    ],
)
def test_a_move_that_is_never_offered_is_met_with_what_was_meant(move: str, says: str) -> None:
    choose = "card: Choose (Action) = Another player chooses: lose 2 Gold, or discard 2 cards."
    title = "Choose" if "chooses" in move else "Elbow"
    assert says in fails(ELBOW[0], choose, "Ann holds: Choose | Elbow", f"> Ann plays {title} on Ben", move)


# --- teams

TEAMS = ("seats: Ann, Ben, Cat, Dan", "teams: Ann + Ben, Cat + Dan")
UPROAR = ("card: Uproar (Action) = Each player loses 2 Fortitude.", "Ann holds: Uproar")


def teams_fail(*lines: str) -> str:
    """Why a story of two teams fails."""
    result = run_story("\n".join(("title: T", *TEAMS, *lines)) + "\n")
    assert not result.ok
    return result.message


def teams_hold_true(*lines: str) -> None:
    """A story of two teams comes true."""
    result = run_story("\n".join(("title: T", *TEAMS, *lines)) + "\n")
    assert result.ok, result.message


def test_a_check_before_a_decision_says_whose_it_is() -> None:
    hint = " (Cat or Dan has yet to be named Champion: '> Cat champions')"
    assert teams_fail(*UPROAR, "> Ann plays Uproar", "= Ann: 18 Fortitude") == f"Ann has 20 Fortitude, not 18{hint}"
    rip = ("card: Rip (Action) = Another player discards a card.", "Ann holds: Rip", "> Ann plays Rip on Cat")
    hint = " (Cat has yet to choose a card: '> Cat discards TITLE')"
    assert teams_fail(*rip, "= Cat: 6 cards") == f"Cat has 7 cards, not 6{hint}"
    junk = ("phase: discard", "card: Junk (Anytime) = You gain 1 Gold.", "Ann holds: Junk", "> Ann discards Junk")
    hint = " (Ann and Ben may still discard, and nobody has drawn: '> Ann ends the phase')"
    assert teams_fail(*junk, "= Ann: 7 cards") == f"Ann has 6 cards, not 7{hint}"


def test_nobody_is_champion_until_somebody_is_named() -> None:
    teams_hold_true(*UPROAR, "= nobody is Champion")
    assert teams_fail(*UPROAR, "> Ann plays Uproar", "= nobody is Champion").startswith("Ann has been Champion")
    named = (*UPROAR, "> Ann plays Uproar", "> Dan champions")
    assert teams_fail(*named, "= nobody is Champion") == "Ann and Dan have been Champion"


def test_a_shared_turn_ends() -> None:
    teams_hold_true("> the turn ends", "> Cat orders for Ann", "= Ann: 1 Drink")
    assert teams_fail("> turn ends") == "cannot read the move 'turn ends'; write '> the turn ends'"


def test_what_is_offered_besides_cards() -> None:
    order = ("phase: order", "Ann can order for Cat", "Ben can order for Dan", "Ann cannot order for Ben")
    teams_hold_true(*order, "Cat cannot order for Ann", "Ann cannot champion")
    assert teams_fail("phase: order", "Ann can order for Ben") == (
        "Ann cannot order for Ben: Who do you order a Drink for? 2 Drinks are left to order."
    )
    teams_hold_true("Dan can drink a Potion for 3 Gold", "Dan cannot drink a Potion for 6 Fortitude")
    message = teams_fail("Cat has 0 Potions", "Dan can drink a Potion for 3 Gold")
    assert message.startswith("Dan cannot drink a Potion for 3 Gold")
    teams_hold_true(*UPROAR, "> Ann plays Uproar", "Dan can champion", "Ben cannot champion")
    assert "only cards have reasons" in teams_fail("Ann cannot order for Ben because TEAM-16")


def test_an_event_on_a_pile_is_not_drunk() -> None:
    event = ("phase: drink", "card: Found (Drink Event) = You gain 2 Gold.", "Ann's pile: Found", "> Ann drinks")
    assert teams_fail(*event) == "Ann does not drink in this turn: an Event is not drunk; write '> Ann ends the phase'"


def test_a_minion_of_a_teammate_is_not_ones_own() -> None:
    seats = ("seats: Torglesnarf, Ben, Cat, Dan", "teams: Torglesnarf + Ben, Cat + Dan")
    lines = ("title: T", *seats, "Torglesnarf's front: Grunt the Brawler")
    refused = run_story("\n".join((*lines, "Ben cannot activate Grunt the Brawler because TEAM-76")) + "\n")
    assert refused.ok, refused.message
    message = run_story("\n".join((*lines, "> Ben activates Grunt the Brawler on Cat")) + "\n").message
    assert "It lies in front of Torglesnarf, and only Torglesnarf can use it (TEAM-35, TEAM-76)." in message


# --- tables


@pytest.mark.parametrize(
    ("lines", "line", "says"),
    [
        (
            ("seats: A, B, C, D, E, F", "teams: A + B + C, D + E + F"),
            3,
            "THD-01: a team is two players, not A, B and C",
        ),
        (("seats: A, B, C, D", "teams: A + C, B + D"), 3, "so A and C must be neighbours at the table"),
        (("seats: A, B, C, D", "teams: A + B, C + C"), 3, "TEAM-01: everybody plays on one team, and C is named twice"),
        (("seats: A, B, C, D", "teams: A + B"), 3, "TEAM-01: everybody plays on one team, and C is on no team"),
        (("seats: A, B, C", "variant: two-headed-dragon"), 3, "THD-01: two-headed-dragon is for 4, 6, 8, ... players"),
        (("seats: A, B", "teams: A, B"), 3, "BOSS-01: a Boss fights 2, 3 or 4 Challengers, not 1"),
        (
            ("seats: A, B, C", "variant: individual", "teams: A, B + C"),
            4,
            "There are no teams in the variant 'individual'",
        ),
        (("seats: A, B", "B has 3 Gold, 1 Potion"), 3, "B has no Potions: only teams do (TEAM-07)"),
        (
            ("seats: Amundyr, Daareka", "variant: boss-versus-boss", "Daareka has 1 Potion"),
            4,
            "Daareka has no Potions: only teams do (TEAM-07)",
        ),
        (
            ("seats: A, B, C, D", "teams: A + B, C + D", "C has 5 Gold", "D has 7 Gold"),
            5,
            "C and D share a mat (TEAM-04), and C has 5 Gold already, not 7",
        ),
        (("seats: A as Remy, Remy",), 2, "First Mate Remy can sit at a table only once (SETUP-02)"),
    ],
)
def test_a_table_that_no_game_deals_is_refused(lines: tuple[str, ...], line: int, says: str) -> None:
    result = run_story("\n".join(("title: T", *lines)) + "\n")
    assert (result.line, result.unreadable) == (line, True)
    assert says in result.message


def test_one_mat_may_be_told_twice_if_both_lines_say_the_same() -> None:
    teams_hold_true("Ann has 5 Gold", "Ben has 5 Gold, 3 Alcohol", "= Ann: 5 Gold, 3 Alcohol")
    teams_hold_true("Ann has 5 Gold", "Ann has 7 Gold", "= Ben: 7 Gold")  # The later line counts.


def test_anybody_may_be_a_boss() -> None:
    result = run_story("title: T\nseats: Ann, Ben, Cat\nteams: Ann, Ben + Cat\n= Ann: 2 Potions, 8 cards\n")
    assert result.ok, result.message
