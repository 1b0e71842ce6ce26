"""House decks: data in any folder, carried by set-ups and records, played, stored and told like the others."""

from __future__ import annotations

import json
import random
from pathlib import Path

import msgspec
import pytest

from lastcall import SHIPPED, Game, Record, Setup, UnknownName, Unreadable, begin, new_game, packed
from lastcall.cards import package
from lastcall.cards.deck import BOSS, CHARACTER, DRINKS, EVENTS, TAVERN, DeckError, HouseDeck, house_deck, read_any
from lastcall.cards.shelf import Shelf, read_file, read_house
from lastcall.stories import run_story
from lastcall.variants import BOSS_BATTLE, LEADERS_AND_LACKEYS, TWO_HEADED_DRAGON
from tests import house
from tests.house import CELLAR, EVERY, GARDEN, MOSS, SHED
from tests.laws.laws import Watched

TABLE = Setup(
    characters=(MOSS.name, "Oda", "Pell"),
    seed=4,
    drinks=CELLAR.name,
    modules=("sea", GARDEN.name, SHED.name),
    decks=EVERY,
)


@pytest.fixture
def moss(tmp_path: Path) -> str:
    path = tmp_path / "moss.toml"
    path.write_text(MOSS.text, encoding="utf-8")
    return str(path)


def played(setup: Setup) -> tuple[Record, Game]:
    """A whole game by chance."""
    chance = random.Random(3)
    game, record = begin(setup), Record(setup=setup, answers=[])
    while game.outcome is None:
        answer = chance.choice(game.choices)
        game.answer(answer)
        record.add(answer)
    return record, game


# --- decks are values


@pytest.mark.parametrize(
    ("carried", "sort", "size"),
    [(MOSS, CHARACTER, 40), (CELLAR, DRINKS, 30), (GARDEN, EVENTS, 3), (SHED, TAVERN, 7)],
)
def test_a_deck_is_known_by_its_first_card(carried: HouseDeck, sort: str, size: int) -> None:
    deck = read_house(carried)
    assert (deck.key, deck.sort, len(deck)) == (carried.name, sort, size)
    assert (deck.text, deck.hash) == (carried.text, carried.hash)


def test_every_deck_of_the_package_has_its_text_and_its_hash() -> None:
    decks = SHIPPED.all_decks()
    assert len({deck.hash for deck in decks}) == len(decks)
    assert all(deck.name in deck.text for deck in decks)
    assert len({deck.key for deck in decks}) == len(decks)


def test_a_deck_is_read_once_however_many_games_are_played_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    begin(TABLE)

    def never(*_: object) -> None:
        raise AssertionError("read again")

    monkeypatch.setattr("lastcall.cards.shelf.read_any", never)
    again = Record.from_json(Record(setup=TABLE).to_json()).setup
    assert begin(again).names == ("Grandma", "Oda", "Pell")


def test_a_shelf_has_the_decks_of_the_package_and_those_of_the_house() -> None:
    shelf = Shelf(EVERY)
    assert shelf.names() == [*SHIPPED.names(), MOSS.name]
    assert shelf.boss_names() == [*SHIPPED.boss_names(), MOSS.name]
    assert shelf.all_decks() == [*shelf.characters(), *SHIPPED.all_decks()[len(SHIPPED.names()) :], *house_decks(shelf)]
    assert shelf.character("Oda") is SHIPPED.character("Oda")
    assert MOSS.name not in SHIPPED.names()


def house_decks(shelf: Shelf) -> list[object]:
    return [shelf.house[deck.name] for deck in (CELLAR, GARDEN, SHED)]


# --- set-ups and records


def test_a_record_replays_anywhere_and_for_ever(moss: str) -> None:
    setup = packed(Setup(characters=(moss, "Oda"), seed=2))
    assert (setup.characters, setup.decks) == (("moss.toml", "Oda"), (MOSS,))
    record, game = played(setup)
    text = record.to_json()
    assert str(Path(moss).parent) not in text
    Path(moss).write_text(MOSS.text.replace("loses 1", "loses 9"), encoding="utf-8")
    assert Record.from_json(text).replay().to_json() == game.to_json()
    Path(moss).unlink()
    assert Record.from_json(text).replay().to_json() == game.to_json()


def test_a_record_carries_decks_of_every_sort() -> None:
    record, game = played(TABLE)
    assert Record.from_json(record.to_json()).replay().to_json() == game.to_json()


def test_a_record_without_house_decks_need_not_mention_them() -> None:
    record, game = played(Setup(characters=("Oda", "Pell")))
    data = json.loads(record.to_json())
    del data["setup"]["decks"]
    assert Record.from_json(json.dumps(data)).replay().to_json() == game.to_json()


def test_what_is_missing_or_damaged_is_told() -> None:
    missing = msgspec.structs.replace(TABLE, decks=EVERY[1:])
    with pytest.raises(UnknownName, match=r"^The deck 'moss.toml' is missing: it is neither in the package nor"):
        begin(missing)
    edited = msgspec.structs.replace(MOSS, text=MOSS.text.replace("loses 1", "loses 9"))
    with pytest.raises(Unreadable, match=r"^The deck moss.toml is damaged: its text does not match its hash.$"):
        begin(msgspec.structs.replace(TABLE, decks=(edited, *EVERY[1:])))
    unreadable = house_deck(MOSS.name, MOSS.text.replace("loses 1", "loses one"))
    with pytest.raises(DeckError, match=r'^moss.toml, card "Knit one!", line 1: cannot read'):
        begin(msgspec.structs.replace(TABLE, decks=(unreadable, *EVERY[1:])))
    with pytest.raises(DeckError, match=r"'Oda' does not end in .toml.$"):
        begin(msgspec.structs.replace(TABLE, decks=(house_deck("Oda", MOSS.text), *EVERY)))
    with pytest.raises(UnknownName, match=r"^Two house decks are called moss.toml.$"):
        begin(msgspec.structs.replace(TABLE, decks=(MOSS, *EVERY)))


def test_a_deck_is_used_only_for_what_it_is() -> None:
    def refused(says: str, **changes: object) -> None:
        with pytest.raises(UnknownName, match=says):
            begin(msgspec.structs.replace(TABLE, **changes))

    refused(r"cellar.toml is a Drink Deck, not a character", characters=(CELLAR.name, "Oda"))
    refused(r"moss.toml is a character, not a Drink Deck", drinks=MOSS.name)
    refused(r"cellar.toml is a Drink Deck, not a deck of Events or a tavern", modules=(CELLAR.name,))
    refused(r"The deck 'x.toml' is missing", drinks="x.toml")
    refused(r"The deck 'x.toml' is missing", modules=("x.toml",))


def test_a_set_up_reads_no_file_by_itself(moss: str) -> None:
    with pytest.raises(UnknownName, match="is missing"):
        begin(Setup(characters=(moss, "Oda")))


def test_a_packed_set_up_stays_as_it_is(moss: str) -> None:
    setup = packed(Setup(characters=(moss, "Oda")))
    Path(moss).unlink()
    assert packed(setup) == setup
    assert packed(TABLE) == TABLE
    plain = Setup(characters=("Oda", "Pell"))
    assert packed(plain) is plain


def test_two_files_of_one_name_are_one_deck_only_if_they_are_equal(tmp_path: Path, moss: str) -> None:
    other = tmp_path / "other" / "moss.toml"
    other.parent.mkdir()
    regular = f"regular = true\n{MOSS.text}"
    Path(moss).write_text(regular, encoding="utf-8")
    other.write_text(regular, encoding="utf-8")
    assert new_game([moss, str(other)]).names == ("Grandma", "Grandma 2")
    other.write_text(MOSS.text, encoding="utf-8")
    with pytest.raises(DeckError, match=r"Two different decks are called moss.toml; rename one of the files"):
        new_game([moss, str(other)])


def test_line_ends_and_a_byte_order_mark_change_no_deck(tmp_path: Path, moss: str) -> None:
    windows = tmp_path / "windows" / "moss.toml"
    windows.parent.mkdir()
    windows.write_bytes(b"\xef\xbb\xbf" + MOSS.text.replace("\n", "\r\n").encode())
    assert read_file(windows) == read_file(moss) == MOSS


# --- at the table


@pytest.mark.parametrize("ask", ["able", "all"])
def test_house_decks_of_every_sort_break_no_law(ask: str) -> None:
    for seed in range(4):
        setup = msgspec.structs.replace(TABLE, seed=seed, ask=ask)
        Watched(setup, random.Random(seed), checked=0.05).play()


@pytest.mark.parametrize(
    "setup",
    [
        Setup(characters=(MOSS.name, "Oda"), decks=(MOSS,)),
        Setup(characters=("Tara", "Oda"), drinks=CELLAR.name, decks=(CELLAR,)),
        Setup(characters=("Tara", "Oda"), drinks=CELLAR.name, modules=("bar",), decks=(CELLAR,)),
        Setup(characters=("Tara", "Oda"), modules=(GARDEN.name, "dungeon"), decks=(GARDEN,)),
        Setup(characters=("Tara", "Oda"), modules=("crawl", "prize", SHED.name), decks=(SHED,)),
        Setup(characters=(MOSS.name, "Oda", "Pell"), variant=BOSS_BATTLE, decks=(MOSS,)),
        Setup(characters=(MOSS.name, "Oda", "Vlazlo", "Pell"), variant=LEADERS_AND_LACKEYS, decks=(MOSS,)),
    ],
)
def test_a_house_deck_of_any_sort_plays_a_whole_game_under_the_laws(setup: Setup) -> None:
    for seed in range(3):
        Watched(msgspec.structs.replace(setup, seed=seed), random.Random(seed), checked=0.05).play()


def test_house_events_come_after_those_of_the_package() -> None:
    game = begin(msgspec.structs.replace(TABLE, modules=(GARDEN.name, "dungeon", "sea")))
    assert [deck.name for deck in game.event_decks] == ["Sea Events", "Dungeon Events", "Garden Events"]
    assert [deck.counters for deck in game.event_decks] == [2, 3, 4]


def test_a_house_tavern_joins_the_six_and_makes_it_a_pub_crawl() -> None:
    for modules in ((SHED.name,), (SHED.name, "crawl"), (SHED.name, SHED.name)):
        game = begin(msgspec.structs.replace(TABLE, modules=modules))
        assert game.crawl is not None
        assert len(game.crawl.names) == 7
        assert game.crawl.names[-1] == "The Potting Shed"
        assert len(game.drink_decks[-1].deck) == 6
    prizes = begin(msgspec.structs.replace(TABLE, modules=(SHED.name, "prize"))).prizes
    assert prizes is not None
    assert len(prizes.inn) == len(package.prizes().cards), "also those that are of use in a Pub Crawl only"


def test_a_house_drink_deck_is_the_drink_deck() -> None:
    game = begin(TABLE)
    titles = {game.cards[card].title for card in game.drink_decks[0].deck}
    assert titles == {"Nettle Wine", "Nettle Schnapps", "A round of tea!"}


def test_boss_cards_are_in_the_file_of_a_house_character() -> None:
    deck = Shelf([MOSS]).character(MOSS.name)
    assert deck.boss is not None
    assert (deck.boss.sort, deck.boss.name, len(deck.boss)) == (BOSS, "Grandma Moss, Boss", 15)
    battle = Setup(characters=(MOSS.name, "Oda", "Pell"), variant=BOSS_BATTLE, decks=(MOSS,))
    titles = [card.title for card in begin(battle).cards]
    assert titles.count("Purl two!") == 15
    assert "Purl two!" not in [card.title for card in begin(TABLE).cards]


def test_a_house_character_without_boss_cards_is_no_boss() -> None:
    plain = house_deck("plain.toml", house.CHARACTER)
    setup = Setup(characters=("plain.toml", "Oda", "Pell"), variant=BOSS_BATTLE, decks=(plain,))
    with pytest.raises(UnknownName, match="Grandma has no Boss Cards"):
        begin(setup)
    copy = house_deck("copy.toml", package.shipped("characters/nerodia/deck.toml"))
    setup = msgspec.structs.replace(setup, characters=("copy.toml", "Oda", "Pell"), decks=(copy,))
    with pytest.raises(UnknownName, match="Nerodia has no Boss Cards"):
        begin(setup)


def test_teams_and_the_first_player_may_be_named_by_file(moss: str) -> None:
    names = ["Oda", moss, "Pell", "Tara"]
    game = new_game(names, variant=TWO_HEADED_DRAGON, teams=[[moss, "Oda"], ["Pell", "Tara"]], first=moss)
    assert [side.seats for side in game.sides] == [(1, 0), (2, 3)]
    assert new_game(names, first=moss).turn.active == 1


# --- stored games and stories


def test_a_stored_game_carries_the_cards_of_a_house_deck(moss: str) -> None:
    game = new_game([moss, "Oda"], seed=2)
    assert game.names == ("Grandma", "Oda")
    stored = Game.from_json(game.to_json(), SHIPPED)
    chance = random.Random(3)
    while game.outcome is None:
        answer = chance.choice(game.choices)
        game.answer(answer)
        stored.answer(answer)
    assert stored.to_json() == game.to_json()


def test_a_stored_game_says_where_the_cards_of_a_house_deck_come_from() -> None:
    copy = house_deck("copy.toml", package.shipped("characters/tara/deck.toml"))
    game = begin(Setup(characters=("copy.toml", "Oda"), decks=(copy,)))
    assert {card.source for card in game.cards} == {"rulebook", "inferred", "house"}
    stored = Game.from_json(game.to_json(), SHIPPED)
    assert [card.source for card in stored.cards] == [card.source for card in game.cards]
    assert stored.view(0) == game.view(0)


def test_a_story_may_use_the_titles_of_a_house_deck(moss: str) -> None:
    result = run_story(
        """title: Grandma knits
seats: Granny as moss.toml, Ben
Granny holds: Knit one! | Purl two!
> Granny plays Knit one! on Ben
= Ben: 19 Fortitude
""",
        str(Path(moss).parent / "knitting.story"),
    )
    assert result.ok, result.message


def test_a_story_uses_only_decks_of_its_own_folder(moss: str) -> None:
    for name in (moss, "../moss.toml", "decks/moss.toml"):
        result = run_story(f"title: x\nseats: Granny as {name}, Ben\n", str(Path(moss).parent / "knitting.story"))
        assert result.message == "a deck of your own lies in the folder of the story: 'as moss.toml'"


def test_only_a_character_can_sit_down_in_a_story(tmp_path: Path) -> None:
    (tmp_path / "cellar.toml").write_text(CELLAR.text, encoding="utf-8")
    story = "title: Nobody\nseats: Ann as cellar.toml, Ben\n> Ann drinks\n"
    result = run_story(story, str(tmp_path / "nobody.story"))
    assert "cellar.toml is a Drink Deck, not a character" in result.message


# --- what is refused


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (house.DRINKS.replace("copies = 20", "copies = 19"), "29 cards and must have 30: 1 too few"),
        (f"size = 30\n{house.DRINKS}", "unknown key 'size'"),
        (house.DRINKS.replace("alcohol = 2", "draws = -2"), 'card "Nettle Wine": draws must not be negative'),
        (f"a = {'[' * 1500}", "too many brackets"),
        (house.DRINKS + house.CHARACTER.split("\n\n")[1], "only Drinks and Drink Events belong in a Drink Deck"),
        (house.DRINKS.replace("name", "short"), "unknown key 'short'"),
        (house.DRINKS.replace('name = "Moss\'s Cellar"', ""), "the deck needs a name"),
        (
            house.DRINKS.replace("Each player gains 1 Fortitude.", "Each player gains a Scarab."),
            "it mentions Scarabs, which only some characters bring",
        ),
        (house.EVENTS.replace("size = 3", ""), "3 cards and must have 20"),
        (house.EVENTS.replace("level = 2", "level = 8"), "level must be 1 to 7"),
        (house.TAVERN.replace("copies = 6", "copies = 5"), "6 cards and must have 7"),
        (house.TAVERN.replace('"Tavern Event"', '"Tavern Event"\ncopies = 2'), "a tavern has its Event once"),
        (
            house.TAVERN.replace("Each player draws a card.", "Crawl to any open tavern."),
            "a Tavern Event makes nobody Crawl",
        ),
        ("size = 1\n" + house.TAVERN.split('[[card]]\ntitle = "Rain')[0], "only the Inn has no Drinks of its own"),
        (house.CHARACTER + house.DRINKS.split("\n\n")[1], "a Drink does not belong in a character's deck"),
        (house.CHARACTER.replace('"Action"', '"Prize"'), "a Prize does not belong in a character's deck"),
        (MOSS.text.replace("copies = 15", "copies = 14"), r"\[boss\]: the deck has 14 cards and must have 15"),
        (MOSS.text.replace('kinds = ["Villain"]', ""), "a Boss is a Villain"),
        (MOSS.text.replace("Purl two!", "Knit one!"), 'the title "Knit one!" is among the Boss Cards and in the deck'),
        (MOSS.text.replace("[[boss.card]]", "[[boss]]"), r"Boss Cards are written as \[\[boss.card\]\]"),
        (house.CHARACTER + "\n[boss]\nsize = 0\n", r"\[boss\]: the deck has no cards"),
        (MOSS.text.replace("[[boss.card]]", "[boss]\nsize = 7\n[[boss.card]]"), "has 15 cards and must have 7"),
        (MOSS.text.replace("[[boss.card]]", "[boss]\nname = 7\n[[boss.card]]"), r"\[boss\]: unknown key 'name'"),
        (f"size = 0\n{house.CHARACTER}".split("[[card]]")[0], "the deck has 15 cards and must have 0"),
    ],
)
def test_a_deck_that_cannot_be_is_refused(text: str, says: str) -> None:
    with pytest.raises(DeckError, match=says):
        read_any(text, "x.toml", package.common(), "x.toml")


def test_boss_cards_of_the_package_are_not_in_the_characters_file() -> None:
    with pytest.raises(DeckError, match="unknown key 'boss'"):
        read_any(MOSS.text, "deck.toml", package.common(), "Moss")
