"""GAMBLE: what players read while antes are due."""

from __future__ import annotations

from lastcall import Game
from lastcall.engine.core.codes import CHOOSE, DISCARD_CARDS, PASS
from lastcall.engine.seen.asked import SeenOption, seen_question
from lastcall.engine.seen.log import told as log_lines
from lastcall.server.shown.state import default_of
from lastcall.stories.position import position
from lastcall.stories.run import read_step
from lastcall.stories.script import Story
from tests.proofs import proves

TABLE = """
title: A Round of three
seats: Ann, Ben, Cat
card: Back Door (Sometimes) = When you must ante, leave the Round instead.
card: Slate (Sometimes) = When you must ante, the Inn pays instead.
card: Eviction (Anytime) = In a Round of Gambling, another player in the Round leaves the Round.
card: Sneer (Sometimes) = When another player makes you lose Gold, they lose 1 Fortitude.
Ann holds: Gambling? I'm in!
Ben holds: Back Door | Slate
Cat holds: Eviction | Sneer

> Ann plays Gambling? I'm in!
"""


def told_to(moves: str) -> tuple[Game, list[str]]:
    """The game after these moves, and what it asks each of the three."""
    story = Story(TABLE + moves, 1)
    game = position(story)
    for step in story.steps:
        read_step(story, step)(game)
    return game, [game.question_for(seat).prompt for seat in range(3)]


@proves("GAMBLE-15", "GAMBLE-16")
def test_whoever_leaves_is_not_told_to_ante() -> None:
    _, before = told_to("> Ann antes")
    assert before == ["You must ante 1 Gold. Respond?"] * 3
    _, after = told_to("> Ben plays Back Door\n> Ben declines\n> Cat declines\n> Ann declines")
    assert after == [
        "You must ante 1 Gold. Respond?",
        "Ann and Cat must ante 1 Gold. Respond?",
        "You must ante 1 Gold. Respond?",
    ]


@proves("GAMBLE-15")
def test_whoever_is_forced_out_is_not_told_to_ante() -> None:
    _, prompts = told_to("> Ann antes\n> Cat plays Eviction on Ben\n> Cat declines\n> Ann declines\n> Ben declines")
    assert prompts[1] == "Ann and Cat must ante 1 Gold. Respond?"


@proves("GAMBLE-23")
def test_whoever_lets_the_inn_pay_is_not_told_to_ante() -> None:
    _, prompts = told_to("> Ben plays Slate\n> Ben declines\n> Cat declines\n> Ann declines")
    assert prompts[1] == "Ann and Cat must ante 1 Gold. Respond?"


@proves("GAMBLE-15", "AFFECT-07")
def test_whoever_has_left_has_not_paid_nothing() -> None:
    """The window after the antes: nobody is told of 0 Gold."""
    game, _ = told_to("> Ben plays Back Door\n> Cat antes")
    while game.round is not None and game.round.pot == 0:
        game.answer(game.choices[0])
    prompts = [game.question_for(seat).prompt for seat in range(3)]
    assert prompts == [
        "You anted 1 Gold. Hit back?",
        "Ann and Cat anted 1 Gold. Respond?",
        "You anted 1 Gold. Hit back?",
    ]


@proves("AFFECT-06")
def test_the_reason_against_ignoring_a_raise_is_the_round() -> None:
    story = Story(RAISE, 1)
    game = position(story)
    for step in story.steps:
        read_step(story, step)(game)
    ear = next(card for card in game.seats[2].hand if game.cards[card].title == "Deaf Ear")
    assert [no.text for no in game.why_not(2, ear)] == [
        "A Round of Gambling and its antes cannot be Ignored with this card"
    ]


RAISE = """
title: A raise
seats: Ann, Ben, Cat
Ann holds: Gambling? I'm in!
Ben holds: I raise!
Cat holds: Deaf Ear
card: Deaf Ear (Sometimes) = Ignore a card that affects your Gold.

> Ann plays Gambling? I'm in!
> Ben plays I raise!
> Ben declines
"""


def told(text: str) -> Game:
    """The game after the moves of a story."""
    story = Story(text, 1)
    game = position(story)
    for step in story.steps:
        read_step(story, step)(game)
    return game


def asked(text: str, *readers: int) -> list[str]:
    """What these seats are asked after the moves of a story."""
    game = told(text)
    return [game.question_for(seat).prompt for seat in readers]


HIT = """
title: A hit
seats: Ann, Ben, Cat
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Over there (Sometimes) = When you would lose Fortitude, redirect the loss to another player.
card: Half (Sometimes) = When you would lose Fortitude, reduce the loss by 1.
card: Nay (Sometimes) = Negate a Sometimes card.
card: Whip-round (Action) = Each other player pays you 1 Gold.
card: Slate (Sometimes) = When you must pay Gold, the Inn pays instead.
card: Brawl (Action) = Each player loses 1 Fortitude.
Ann holds: Elbow | Whip-round | Brawl
Ben holds: Over there | Half | Slate
Cat holds: Nay

"""


@proves("TORG-09")
def test_what_a_minion_loses_is_told_of_the_minion() -> None:
    text = """
title: A hit at a Minion
seats: Ann, Torglesnarf, Cat
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Brawl (Action) = Each other player loses 1 Fortitude.
card: Ouch (Sometimes) = When another player makes you lose Fortitude, they lose 2 Fortitude.
Ann holds: Elbow | Brawl
Torglesnarf holds: Ouch
Torglesnarf's front: Grunt the Brawler

"""
    assert asked(text + "> Ann plays Elbow on Grunt the Brawler", 1) == [
        "Ann plays “Elbow” on Grunt the Brawler. Grunt the Brawler would lose 2 Fortitude. Respond?"
    ]
    assert asked(text + "> Ann plays Brawl", 1) == [
        "Ann plays “Brawl”. You, Cat and Grunt the Brawler would lose 1 Fortitude. Respond?"
    ]
    (wages,) = asked(text + "> Ann plays Elbow on Grunt the Brawler\n> the window closes", 1)
    assert wages == "Grunt the Brawler has lost Fortitude. Pay its Wages of 2 Gold?"
    text = text.replace("seats: Ann, Torglesnarf", "seats: Torglesnarf, Ann")
    assert asked(text + "> Torglesnarf activates Grunt the Brawler on Ann", 1, 0) == [
        "Torglesnarf activates Grunt the Brawler on you. You would lose 2 Fortitude. Respond?",
        "You activate Grunt the Brawler on Ann. Ann would lose 2 Fortitude. Respond?",
    ]


@proves("TORG-09", "REDIRECT-09")
def test_a_loss_redirected_to_a_minion_is_told_of_the_minion_alone() -> None:
    text = """
title: Mog takes the blow
seats: Ann, Torglesnarf, Cat
card: Elbow (Action) = Another player loses 2 Fortitude.
Ann holds: Elbow
Torglesnarf's front: Mog the Doorstop

> Ann plays Elbow on Torglesnarf
> Torglesnarf activates Mog the Doorstop
> the window closes
"""
    assert asked(text, 0, 1, 2) == [
        "You play “Elbow”. Mog the Doorstop would lose 2 Fortitude. Respond?",
        "Ann plays “Elbow”. Mog the Doorstop would lose 2 Fortitude. Respond?",
        "Ann plays “Elbow”. Mog the Doorstop would lose 2 Fortitude. Respond?",
    ]


@proves("TORG-09")
def test_what_no_card_takes_from_a_minion_is_told_of_the_minion() -> None:
    text = """
title: A curse for the doorstop
seats: Torglesnarf, Lucky, Ann
Torglesnarf holds: Gambling? I'm in!
Lucky holds: I'm sure the curse has worn off by now
Torglesnarf's front: Mog the Doorstop

> Torglesnarf plays Gambling? I'm in!
> Lucky plays I'm sure the curse has worn off by now
> Lucky passes
> Ann passes
> Torglesnarf activates Mog the Doorstop
> the window closes
"""
    assert asked(text, 0, 1) == ["Mog the Doorstop would lose 2 Fortitude. Respond?"] * 2


@proves("AMUNDYR-03", "AMUNDYR-04")
def test_a_scarab_bites_somebody() -> None:
    text = "title: A bite\nseats: Ann, Amundyr, Cat\nphase: end\nAnn has 1 Scarab\n"
    assert asked(text, 0, 1) == [
        "A Scarab bites you. You would lose 1 Fortitude. Respond?",
        "A Scarab bites Ann. Ann would lose 1 Fortitude. Respond?",
    ]


@proves("CARD-067")
def test_a_drink_says_how_many_scarabs_are_in_it() -> None:
    text = """
title: Sharing
seats: Amundyr, Ann
phase: drink
Amundyr's pile: Wine
Amundyr holds: Sharing is caring

> Amundyr plays Sharing is caring on Ann
> the window closes
"""
    (told,) = asked(text, 1)
    assert told.endswith("You are about to drink Wine (+1 Alcohol Content, gain 2 Scarabs). Respond?")


@proves("REDIRECT-01")
def test_after_a_redirect_the_new_victim_is_named_and_not_the_old_one() -> None:
    assert asked(HIT + "> Ann plays Elbow on Ben", 0, 1, 2) == [
        "You play “Elbow” on Ben. Ben would lose 2 Fortitude. Respond?",
        "Ann plays “Elbow” on you. You would lose 2 Fortitude. Respond?",
        "Ann plays “Elbow” on Ben. Ben would lose 2 Fortitude. Respond?",
    ]
    assert asked(HIT + "> Ann plays Elbow on Ben\n> Ben plays Over there on Cat\n> the window closes", 1, 2) == [
        "Ann plays “Elbow”. Cat would lose 2 Fortitude. Respond?",
        "Ann plays “Elbow”. You would lose 2 Fortitude. Respond?",
    ]


@proves("NEGATE-04")
def test_a_card_says_what_it_answers() -> None:
    assert asked(HIT + "> Ann plays Elbow on Ben\n> Ben plays Half", 0, 1) == [
        "Ben plays “Half” against their own loss of 2 Fortitude. Respond?",
        "You play “Half” against your loss of 2 Fortitude. Respond?",
    ]
    moves = "> Ann plays Elbow on Ben\n> Ben plays Half\n> Cat plays Nay"
    assert asked(HIT + moves, 0) == ["Cat plays “Nay” against “Half”. Respond?"]


@proves("GAMBLE-23")
def test_once_the_inn_pays_nobody_is_told_that_they_would_lose_gold() -> None:
    assert asked(HIT + "> Ann plays Whip-round", 0, 1) == [
        "You play “Whip-round”. Ben and Cat would pay you 1 Gold. Respond?",
        "Ann plays “Whip-round”. You and Cat would pay Ann 1 Gold. Respond?",
    ]
    assert asked(HIT + "> Ann plays Whip-round\n> Ben plays Slate\n> the window closes", 1) == [
        "Ann plays “Whip-round”. The Inn would pay Ann 1 Gold for you; Cat would pay Ann 1 Gold. Respond?",
    ]


@proves("GAMBLE-23")
def test_the_inn_lets_people_off_what_they_owe_it() -> None:
    text = HIT.replace("Each other player pays you 1 Gold.", "Each other player pays 1 Gold to the Inn.")
    assert asked(text + "> Ann plays Whip-round\n> Ben plays Slate\n> the window closes", 1) == [
        "Ann plays “Whip-round”. The Inn would let you off 1 Gold; Cat would lose 1 Gold. Respond?",
    ]


@proves("REDIRECT-01")
def test_nobody_is_said_to_pay_themselves() -> None:
    text = HIT.replace("the Inn pays instead.", "redirect the loss to another player.")
    moves = "> Ann plays Whip-round\n> Ben plays Slate on Ann\n> the window closes"
    assert asked(text + moves, 0, 2) == [
        "You play “Whip-round”. You would keep 1 Gold. Respond?",
        "Ann plays “Whip-round”. You would pay Ann 1 Gold. Respond?",
    ]


@proves("TIMING-01")
def test_what_happens_to_the_same_player_is_one_sentence() -> None:
    text = HIT.replace("Another player loses 2 Fortitude.", "Another player loses 2 Fortitude and {}.")
    for also, said in (
        ("pays you 1 Gold", "lose 2 Fortitude and pay Ann 1 Gold"),
        ("1 Gold", "lose 2 Fortitude and 1 Gold"),
        ("2 Gold and you gain 1 Gold", "lose 2 Fortitude and 2 Gold"),
    ):
        assert asked(text.format(also) + "> Ann plays Elbow on Ben", 1) == [
            f"Ann plays “Elbow” on you. You would {said}. Respond?"
        ]
    assert asked(text.format("pays you 1 Gold") + "> Ann plays Elbow on Ben\n> the window closes", 1) == [
        "“Elbow”: you lost 2 Fortitude and paid Ann 1 Gold. Hit back?"
    ]


@proves("REDIRECT-11")
def test_whoever_a_loss_was_redirected_to_is_asked_though_the_card_was_not_meant_for_them() -> None:
    text = HIT.replace("Cat holds: Nay", "Cat holds: Half")
    story = Story(f"{text}> Ann plays Elbow on Ben\n> Ben plays Over there on Cat", 1)
    game = position(story)
    game.asks_all = False
    game.count_potions()
    for step in story.steps:
        read_step(story, step)(game)
    assert game.asked == 2
    assert [game.cards[answer[1]].title for answer in game.choices[1:]] == ["Half"]


@proves("REDIRECT-04")
def test_a_card_redirected_onto_its_other_victim_hits_that_one_twice() -> None:
    text = """
title: Both barrels
seats: Ann, Ben, Cat
card: Barrels (Action) = Two other players each lose 2 Fortitude.
card: Not me (Sometimes) = {}
Ann holds: Barrels
Ben holds: Not me

> Ann plays Barrels on Ben, Cat
> Ben plays Not me on Cat
> the window closes
"""
    redirect = "When another player picks you with an Action card, redirect all its effects to another player."
    seen = next(matter for matter in told(text.format(redirect)).view(None).table if matter.packets)
    assert seen.targets == (2,), "a screen draws one arrow"
    assert [packet.victim for packet in seen.packets] == [2, 2]
    assert asked(text.format(redirect), 2) == [
        "Ann plays “Barrels” and picks you for both. You would lose 2 Fortitude twice. Respond?"
    ]


@proves("TYPES-07")
def test_an_alternative_is_offered_in_its_own_words() -> None:
    text = """
title: Two ways
seats: Ann, Ben
card: Choice (Action) = Another player loses 1 Fortitude. (Ow.) / OR / Another player pays you 1 Gold. / Your turn ends.
Ann holds: Choice

> the window closes
"""
    story = Story(text, 1)
    game = position(story)
    read_step(story, story.steps[0])(game)
    assert [said for said in game.question_for(0).texts() if "Choice" in said] == [
        "“Choice” (another player loses 1 Fortitude) on Ben",
        "“Choice” (another player pays you 1 Gold; your turn ends) on Ben",
    ]


@proves("REDIRECT-01")
def test_where_two_losses_could_be_meant_an_answer_says_which() -> None:
    text = HIT.replace("Another player loses 2 Fortitude.", "Another player loses 2 Fortitude and loses 1 Fortitude.")
    story = Story(text + "> Ann plays Elbow on Ben", 1)
    game = position(story)
    read_step(story, story.steps[0])(game)
    assert [said for said in game.question_for(1).texts() if said.endswith("Fortitude")] == [
        "“Over there” on Cat to save 2 Fortitude",
        "“Over there” on Ann to save 2 Fortitude",
        "“Over there” on Cat to save 1 Fortitude",
        "“Over there” on Ann to save 1 Fortitude",
        "“Half” to save 2 Fortitude",
        "“Half” to save 1 Fortitude",
    ]


@proves("TEAM-09")
def test_what_saves_a_teammate_says_whom() -> None:
    text = HIT.replace("seats: Ann, Ben, Cat", "seats: Ann, Ben, Cat, Dan\nteams: Ann + Dan, Ben + Cat")
    game = told(text + "> Ann plays Elbow on Cat")
    assert "“Half” to save Cat 2 Fortitude" in game.question_for(1).texts()
    game = told(text + "> Ann plays Elbow on Ben")
    assert "“Half” to save 2 Fortitude" in game.question_for(1).texts()


@proves("TIMING-11")
def test_what_answers_a_hit_says_who_was_hit() -> None:
    text = HIT.replace("When you would lose Fortitude, reduce the loss by 1.", "{}")
    theirs = text.format("When another player makes anyone lose Fortitude, they lose 1 Fortitude.")
    yours = text.format("When another player makes you lose Fortitude, they lose 1 Fortitude.")
    assert (
        "“Half” after Cat lost 2 Fortitude"
        in told(theirs + "> Ann plays Elbow on Cat\n> the window closes").question_for(1).texts()
    )
    assert (
        "“Half” after losing 2 Fortitude"
        in told(yours + "> Ann plays Elbow on Ben\n> the window closes").question_for(1).texts()
    )


@proves("TIMING-11")
def test_after_a_hit_everybody_is_told_what_happened() -> None:
    assert asked(HIT + "> Ann plays Elbow on Ben\n> the window closes", 0, 1) == [
        "Ben lost 2 Fortitude to “Elbow”. Respond?",
        "You lost 2 Fortitude to “Elbow”. Hit back?",
    ]
    assert asked(HIT + "> Ann plays Brawl\n> the window closes", 0, 1) == [
        "You, Ben and Cat lost 1 Fortitude to “Brawl”. Respond?",
        "You, Ann and Cat lost 1 Fortitude to “Brawl”. Hit back?",
    ]


QUIET = "title: A turn\nseats: Ann, Ben\nphase: {}\n\n= now Ann: 20 Fortitude\n{}"


@proves("TYPES-04")
def test_a_quiet_window_says_whether_it_comes_before_or_after() -> None:
    told = {
        ("discard", ""): "Ann is about to discard and draw. Play a card?",
        ("action", ""): "Ann is about to play an Action. Play a card?",
        ("order", ""): "Ann is about to order a Drink. Play a card?",
        ("order", "> Ann orders for Ben"): "Ann has ordered. Play a card?",
        ("drink", ""): "Ann is about to drink. Play a card?",
        ("drink", "> Ann drinks"): "Ann is done drinking. Play a card?",
    }
    for (phase, moves), text in told.items():
        assert asked(QUIET.format(phase, moves), 1) == [text]
    assert asked(QUIET.format("order", ""), 0) == ["You are about to order a Drink. Play a card?"]


DRINKS = """
title: A Drink
seats: Ann, Phyll as Phyll, Farai
phase: drink
drink: Strange Brew = 3 Alcohol, -1 Fortitude, 2 Gold, draw 2, discard 1
Ann's pile: Strange Brew
Phyll holds: A little extra
card: A little extra (Sometimes) = Whoever drinks a Drink pays you 1 Gold.

> the window closes
"""


@proves("DRINK-23", "PHYLL-07")
def test_a_drink_says_all_that_it_does_to_its_drinker() -> None:
    all_of_it = "Strange Brew (+3 Alcohol Content, −1 Fortitude, +2 Gold, draw 2 cards, discard 1 card"
    assert asked(DRINKS, 0, 1) == [
        f"You are about to drink {all_of_it}). Respond?",
        f"Ann is about to drink {all_of_it}). Respond?",
    ]
    due = asked(DRINKS + "> Phyll plays A little extra\n> the window closes", 0, 1)
    assert due == [
        f"You are about to drink {all_of_it}, pay Phyll 1 Gold). Respond?",
        f"Ann is about to drink {all_of_it}, pay you 1 Gold). Respond?",
    ]


@proves("CARD-053")
def test_whoever_is_bet_on_reads_that_they_get_the_gold() -> None:
    text = DRINKS.replace("Whoever drinks a Drink pays you 1 Gold.", "Pass your Drink to another player {}").format(
        "and pay whoever drinks it 1 Gold."
    )
    text = text.replace("Ann's pile", "Phyll's pile").replace("phase: drink", "phase: drink\nactive: Phyll")
    told = asked(text + "> Phyll plays A little extra on Ann\n> the window closes", 0, 1)
    assert [one.partition("discard 1 card, ")[2] for one in told] == [
        "get 1 Gold from Phyll). Respond?",
        "get 1 Gold from you). Respond?",
    ]


@proves("TEAM-07")
def test_the_gold_of_a_potion_is_no_payment() -> None:
    text = "title: P\nseats: Ann, Ben, Cat, Dan\nteams: Ann + Ben, Cat + Dan\n\n> Ann drinks a Potion for 3 Gold"
    story = Story(text, 1)
    game = position(story)
    read_step(story, story.steps[0])(game)
    assert [packet.text for packet in game.view(0).table[-1].packets] == ["the gain of 3 Gold"]


@proves("CONTEST-04")
def test_an_event_in_a_contest_is_set_apart_like_any_sentence() -> None:
    text = """
title: An Event among Drinks
seats: Ann, Ben
phase: drink
drink deck: Round on the House! | Wine
Ann's pile: Drinking Contest!

> the window closes
> the window closes
"""
    assert asked(text, 0) == ["You are about to drink “Round on the House!” (no effect). Respond?"]


@proves("DRINK-23")
def test_a_drink_has_the_numbers_it_has_for_its_drinker() -> None:
    story = Story("title: Swill\nseats: Ann, Ben\nphase: drink\nAnn's pile: Troll Swill\n\n> the window closes", 1)
    for kinds, numbers in (((), "+1 Alcohol Content, −1 Fortitude"), (("Troll",), "+2 Alcohol Content")):
        game = position(story)
        game.kinds = (kinds, ())
        read_step(story, story.steps[0])(game)
        told = f"You are about to drink Troll Swill ({numbers}). Respond?"
        assert game.question_for(0).prompt == told


@proves("DRINK-23")
def test_of_many_drinks_only_ones_own_is_told() -> None:
    text = """
title: Everybody drinks
seats: Ann, Ben, Cat
phase: drink
drink deck: Wine | Water | Water
Ann's pile: Round on the House!

> the window closes
> the window closes
"""
    game = told(text)
    drinks = game.view(None).table[-1].drinks
    assert [drink.drinker for drink in drinks] == [0, 1, 2]
    assert game.question_for(1).prompt.startswith("You are about to drink Wine (")
    assert "Ann" not in game.question_for(1).prompt
    game.drink(drinks[1].id).ignored = True
    assert game.question_for(1).prompt == "2 players are about to drink. Respond?"


@proves("TURN-09")
def test_orders_say_how_many_are_left() -> None:
    text = """
title: Three Drinks
seats: Ann, Ben
phase: order
card: More (Anytime) = In your Order a Drink Phase, order 2 additional Drinks.
Ann holds: More

> Ann plays More
> the window closes
"""
    assert asked(text, 0) == ["Who do you order a Drink for? 3 Drinks are left to order."], (
        "two more, and the usual one"
    )
    text += "> Ann orders for Ben\n"
    assert asked(text, 0) == ["Who do you order a Drink for? 2 Drinks are left to order."]


@proves("LOSE-04")
def test_a_last_chance_says_why() -> None:
    text = """
title: One too many
seats: Ann, Ben
Ann has 3 Fortitude, 2 Alcohol
Ann holds: Oops
card: Oops (Action) = You lose 1 Fortitude.

> Ann plays Oops
> the window closes
> the window closes
"""
    told = "You are about to pass out (2 Alcohol Content, 2 Fortitude). This is your last chance. Play a card?"
    assert asked(text, 0, 1) == [told, "This is Ann's last chance. Play a card?"]


def why_not(text: str, seat: int, title: str) -> list[str]:
    """Why a seat cannot play a card after the moves of a story."""
    game = told(text)
    card = next(card for card in game.seats[seat].hand if game.cards[card].title == title)
    return [no.text for no in game.why_not(seat, card)]


REASONS = """
title: Why not
seats: Ann, Remy, Cat
phase: {}
card: Elbow (Action) = Another player loses 2 Fortitude.
card: Call (Gambling) = Take control of the Round.
card: Toll (Sometimes) = In your Drink Phase, you gain 1 Gold.
card: Hunt (Anytime) = Another marked player loses 1 Fortitude.
card: Shrug (Sometimes) = Ignore a card that affects your Gold or Fortitude.
card: Hex (Sometimes) = Negate a Sea Event.
card: Pricey (Anytime) = To play this card, pay 3 Gold to the Inn. / You gain 1 Fortitude.
Ann has 2 Gold
Ann holds: Elbow | Call | Toll | Hunt | Shrug | Hex | Pricey
Cat holds: Elbow | Call | Gambling? I'm in!
Cat has 1 Gold

{}
"""


@proves("TYPES-01", "TYPES-05", "TYPES-06", "REMY-02", "LIMIT-06")
def test_a_reason_names_the_thing() -> None:
    action = REASONS.format("action", "")
    assert why_not(action, 2, "Elbow") == ["It is Ann's turn"]
    assert why_not(REASONS.format("discard", ""), 0, "Elbow") == ["Your Action Phase comes later"]
    assert why_not(REASONS.format("order", ""), 0, "Elbow") == ["Your Action Phase is over"]
    assert why_not(REASONS.format("action", "> Ann plays Elbow on Cat"), 2, "Call") == [
        "No Round of Gambling is running"
    ]
    assert why_not(action, 0, "Toll") == ["Only in your Drink Phase"]
    assert why_not(action, 0, "Hunt") == ["Nobody else is marked"]
    assert why_not(action, 0, "Shrug") == ["No card on the table affects your Gold or Fortitude"]
    any_track = action.replace("your Gold or Fortitude", "your Fortitude, Alcohol Content or Gold")
    assert why_not(any_track, 0, "Shrug") == ["No card on the table affects your Fortitude, Alcohol Content or Gold"]
    assert why_not(action, 0, "Hex") == ["Only when a Sea Event has been revealed, before it resolves"]
    assert why_not(action, 0, "Pricey") == ["It costs 3 Gold to play, and you have 2"]


def met(text: str, until: str) -> list[str]:
    """Everything that is asked after the moves of a story, all of it declined, until a prompt begins so."""
    game = told(text)
    found = []
    while (question := game.question) is not None and not question.prompt.startswith(until):
        found.append(f"{game.names[question.seat]}: {question.prompt}")
        game.answer(question.answers[0])
    return found


@proves("GAMBLE-09", "GAMBLE-25")
def test_nobody_is_asked_about_antes_that_nobody_owes_any_more() -> None:
    text = """
title: A Round of one
seats: Ann, Ben
card: Back Door (Sometimes) = When you must ante, leave the Round instead.
Ann holds: Gambling? I'm in!
Ben holds: Back Door

> Ann plays Gambling? I'm in!
> Ben plays Back Door
"""
    assert met(text, "You have no Actions left") == [
        "Ben: You play “Back Door” against your ante of 1 Gold. Respond?",
        "Ann: Ben plays “Back Door” against their own ante of 1 Gold. Respond?",
        "Ann: You win the Round. The pot is empty. Respond?",
        "Ben: Ann wins the Round. The pot is empty. Respond?",
    ]


@proves("CARD-075")
def test_goons_are_no_reason_to_ask_while_antes_are_due() -> None:
    text = """
title: Goons
seats: Ann, Ben, Torglesnarf
Ann holds exactly: Gambling? I'm in!
Ben holds exactly: nothing
Torglesnarf holds exactly: You don't need a winning hand when you have enough goons!
"""
    game = told(text)
    game.asks_all = False
    game.answer(PASS)
    while game.round is None:
        game.answer(game.choices[-1])
    assert game.question_for(2).prompt == "You anted 1 Gold. Hit back?", "the first window in which he can play it"
    assert game.asked == 2


@proves("GAMBLE-23", "DRINK-02")
def test_nobody_is_asked_about_payments_that_the_inn_makes() -> None:
    text = """
title: Everybody's Drinks are paid
seats: Ann, Ben
phase: order
drink deck exactly: Wine
drink discards: Wine | Wine | Wine
drink: Purse = 0 Alcohol, stays in front
card: Slate (Sometimes) = When you must pay Gold, the Inn pays instead.
Ann holds: Slate
Ben holds: Slate

> Ann orders for Ben
> Ann plays Slate
> Ben plays Slate
"""
    assert met(text, "You have ordered") == [
        "Ben: You play “Slate” against your loss of 1 Gold. Respond?",
        "Ann: Ben plays “Slate” against their own loss of 1 Gold. Respond?",
    ]


@proves("CARD-035", "CARD-037")
def test_an_auction_says_what_the_highest_bidder_gets() -> None:
    text = """
title: A hammock
seats: Ann, Ben, Cat
card: Hammock (Action) = Players bid Gold. The highest bidder pays and gains 3 Fortitude and you gain 1 Gold.
card: Leeches (Action) = Players bid Gold in secret. All pay, and the highest bidders lose 3 Alcohol Content.
Ann holds: Hammock | Leeches

"""
    moves = "> Ann plays Hammock\n> the window closes\n> Ann passes\n> Ben chooses bid 2 Gold"
    won = "“Hammock”: the highest bidder gains 3 Fortitude and Ann gains 1 Gold."
    assert asked(text + moves, 2) == [f"{won} Ben bids 2 Gold. Bid or pass?"]
    won = "“Leeches”: the highest bidders lose 3 Alcohol Content."
    assert asked(text + "> Ann plays Leeches\n> the window closes", 0) == [
        f"{won} All bids are secret, and all are paid. How much do you bid?"
    ]


@proves("TEAM-14")
def test_only_whoever_has_another_action_is_told_so() -> None:
    text = """
title: Four hands
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Elbow (Action) = Another player loses 1 Fortitude.
Ann holds: Elbow
Ben holds: Elbow

> Ann plays Elbow on Cat
> the window closes
> the window closes
"""
    assert asked(text, 0, 1, 2) == [
        "Ben is about to play another Action. Play a card?",
        "You are about to play another Action. Play a card?",
        "Ben is about to play another Action. Play a card?",
    ]
    assert asked(text + "> Ben passes", 0, 1, 2) == [
        "You have no Actions left. Play a card?",
        "You gave up your Action. Play a card?",
        "Ann and Ben have no Actions left. Play a card?",
    ]


@proves("BOSS-10")
def test_whoever_wants_no_more_actions_has_given_them_up() -> None:
    text = """
title: A tired Boss
seats: Vlazlo, Ben, Cat
teams: Vlazlo, Ben + Cat
turn: 3
card: Elbow (Action) = Another player loses 1 Fortitude.
Vlazlo holds: Elbow

> Vlazlo passes
"""
    assert asked(text, 0, 1) == [
        "You gave up your Actions. Play a card?",
        "Vlazlo gave up their Actions. Play a card?",
    ]


@proves("DRINK-15")
def test_a_drink_that_only_lets_draw_has_an_effect() -> None:
    text = """
title: A dry sip
seats: Ann, Ben
phase: drink
drink: Scholar's Cup = 0 Alcohol, draw 1
Ann's pile: Scholar's Cup

> Ann drinks
> the turn ends
"""
    lines = [line.text for line in log_lines(told(text), 1)]
    assert lines[lines.index("Ann drinks Scholar's Cup") + 1] == "Ann draws 1 card"
    assert not any("no effect" in line for line in lines)


@proves("TORG-06")
def test_a_minion_stays_when_its_wages_are_paid() -> None:
    text = """
title: Payday
seats: Ann, Torglesnarf
card: Elbow (Action) = Another player loses 1 Fortitude.
Ann holds: Elbow
Torglesnarf's front: Grunt the Brawler

> Ann plays Elbow on Grunt the Brawler
> Torglesnarf chooses pay
> the window closes
> the window closes
"""
    lines = [line.text for line in log_lines(told(text), 1)]
    paid = next(at for at, line in enumerate(lines) if line.startswith("You pay the Inn"))
    assert lines[paid + 1] == "Grunt the Brawler stays in your service"


@proves("TORG-13", "REDIRECT-09")
def test_hit_backs_at_the_blow_of_a_minion_say_whom_they_hit() -> None:
    text = """
title: A goon
seats: Torglesnarf, Ben, Cat
card: Sneer (Sometimes) = When another player makes you lose Fortitude, they lose 1 Fortitude.
Torglesnarf's front: Grunt the Brawler
Ben holds: Sneer

> Torglesnarf activates Grunt the Brawler on Ben
> the window closes
"""
    game = told(text)
    assert game.question_for(1).texts()[1:] == ["“Sneer” on Torglesnarf", "“Sneer” on Grunt the Brawler"]
    assert asked(text + "> Ben plays Sneer on Torglesnarf", 0, 2) == [
        "Ben lost 2 Fortitude and hits back at you with “Sneer”. You would lose 1 Fortitude. Respond?",
        "Ben lost 2 Fortitude and hits back at Torglesnarf with “Sneer”. Torglesnarf would lose 1 Fortitude. Respond?",
    ]


@proves("GAMBLE-15", "REDIRECT-01")
def test_what_somebody_must_ante_twice_is_told_as_one_sum() -> None:
    text = """
title: Somebody else's ante
seats: Ann, Ben, Cat
card: Shove (Sometimes) = When you would lose Gold, redirect the loss to another player.
Ann holds: Gambling? I'm in! | Shove

> Ann plays Gambling? I'm in!
> Ann plays Shove on Ben
> the window closes
"""
    assert asked(text, 0, 1, 2) == [
        "Ben must ante 2 Gold; Cat must ante 1 Gold. Respond?",
        "You must ante 2 Gold. Respond?",
        "You must ante 1 Gold. Respond?",
    ]
    paid = text.replace(
        "Shove (", "Grudge (Sometimes) = When another player makes you lose Gold, they lose 1 Gold.\ncard: Shove ("
    )
    assert asked(paid.replace("Ann holds", "Ben holds: Grudge\nAnn holds") + "> the window closes", 1) == [
        "You anted 2 Gold. Hit back?"
    ]


@proves("BOSS-10")
def test_whoever_has_several_actions_skips_all_of_them() -> None:
    text = "title: A tired Boss\nseats: Vlazlo, Ben, Cat\nteams: Vlazlo, Ben + Cat\nturn: 3\n> the window closes"
    game = told(text)
    assert game.question_for(0).texts()[0] == "skip my Actions"
    assert told(text.replace("turn: 3", "turn: 3\nactive: Ben")).question_for(1).texts()[0] == "skip my Action"


@proves("TEAM-14")
def test_only_whoever_may_act_is_told_whom_they_may_let_act_first() -> None:
    game = told("title: T\nseats: A, B, C, D\nteams: A + B, C + D\n> the window closes")
    prompts = [game.question_for(seat).prompt for seat in range(4)]
    assert prompts == [
        "Play one Action card, or let B act first.",
        "Play one Action card, or let A act first.",
        "Play one Action card.",
        "Play one Action card.",
    ]


def test_the_words_of_a_card_say_you_only_to_its_player() -> None:
    text = """
title: Two ways
seats: Ann, Ben, Cat, Dan
teams: Ann + Ben, Cat + Dan
card: Bill (Action) = Another player loses 1 Gold. / OR / Another player loses 3 Gold and you pay 1 Gold to the Inn.
Ben holds: Bill

> the window closes
"""
    game = told(text)
    assert game.question is not None
    wordy = "another player loses 3 Gold and {} 1 Gold to the Inn"
    assert any(wordy.format("Ben pays") in option for option in game.question.texts())
    assert any(wordy.format("you pay") in option for option in game.question_for(1).texts())


@proves("GAMBLE-08")
def test_an_empty_pot_is_called_empty() -> None:
    text = """
title: Nobody pays
seats: Ann, Ben
card: Free (Sometimes) = When you must ante, pay nothing instead.
Ann holds: Gambling? I'm in! | Free
Ben holds: Free

> Ann plays Gambling? I'm in!
> Ann plays Free
> Ben plays Free
> the window closes
> the window closes
"""
    assert asked(text, 1) == ["Your gambling turn. Ann is in control; the pot is empty. Play or pass?"]


@proves("CARD-023")
def test_ones_own_drink_is_ones_own_in_a_choice_of_drinks() -> None:
    text = """
title: Floss for all
seats: Phyll, Ben
phase: drink
Phyll's pile: Drinking Contest!
drink deck: Wine | Light Ale
Phyll holds: Pixie-Spun Candy Floss

> Phyll plays Pixie-Spun Candy Floss on Ben's Drink
"""
    assert told(text).question_for(0).texts()[1:] == ["your Wine (+2)"]


@proves("TURN-02")
def test_whoever_keeps_all_cards_reads_how_many_they_draw() -> None:
    text = "title: A turn\nseats: Ann, Ben\nphase: discard\nAnn holds exactly: {}\n\n= now Ann: 20 Fortitude\n"
    game = told(text.format("Gambling? I'm in! | I raise!"))
    while game.kind != DISCARD_CARDS:
        game.answer(PASS)
    said = game.question_for(0).texts()[0]
    assert said == f"keep all and draw {7 - len(game.seats[0].hand)}"


@proves("TIMING-12")
def test_nobody_is_asked_to_let_happen_what_has_happened() -> None:
    taken = "You have taken the pot of 3 Gold. Respond?"
    game, prompts = told_to("> Ann antes\n> Ben antes\n> Cat antes")
    while taken not in prompts:
        game.answer(PASS)
        prompts = [game.question_for(seat).prompt for seat in range(3)]
    assert [game.question_for(seat).texts()[0] for seat in range(3)] == ["no"] * 3


@proves("DRINK-08")
def test_a_drink_of_several_cards_is_said_in_one_breath() -> None:
    text = """
title: A chain
seats: Ann, Ben
phase: drink
Ann's pile: Light Ale with a Chaser | Wine with a Chaser | Water

> the window closes
"""
    assert asked(text, 0)[0].startswith("You are about to drink Light Ale + Wine + Water (+3 Alcohol Content)")
    lines = [line.text for line in log_lines(told(text), 1)]
    assert "Ann reveals Light Ale + Wine + Water" in lines


@proves("TYPES-07")
def test_an_option_says_what_it_costs() -> None:
    tea = """
title: Tea
seats: Ann, Ben
phase: drink
card: Tea (Drink Event) = You may draw 3 cards. / If you do, lose 2 Fortitude.
Ann's pile: Tea

> the window closes
"""
    game = told(tea)
    while game.kind != CHOOSE:
        game.answer(PASS)
    asked = seen_question(game, game.question_for(0))
    assert asked.text == "“Tea”: draw 3 cards, then lose 2 Fortitude?"
    assert [(one.text, one.costs) for one in asked.options] == [("Yes (lose 2 Fortitude)", True), ("No", False)]
    assert default_of(asked.options) == 1, "the quick key pays nothing"


@proves("TYPES-07")
def test_the_quick_key_takes_what_is_free_or_nothing() -> None:
    def options(*costs: bool) -> tuple[SeenOption, ...]:
        return tuple(SeenOption((4, n), "", costs=one) for n, one in enumerate(costs))

    assert default_of(options(False, True)) == 0
    assert default_of(options(True, False)) == 1
    assert default_of(options(True, True)) == -1
    assert default_of((*options(True), SeenOption(PASS, "pass", passes=True))) == 1
    assert default_of((SeenOption((5, 0), "", potion="Gold"),)) == -1
