"""The laws of the house: what holds at every moment of every game, whoever plays it."""

from __future__ import annotations

import random

import msgspec

from lastcall import Game, NotOffered, Record, Setup, begin
from lastcall.cards import package
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.answers import chooses_seat, is_move, picked_seat, unspoken
from lastcall.engine.core.codes import (
    DISCARD_CARDS,
    GAMBLE,
    IN_GAME,
    NOBODY,
    ORDER_DRINK,
    PLAY_ACTION,
    PLAYED,
    POTION_DRUNK,
    RESPOND,
    SPOKEN,
)
from lastcall.engine.core.matters import Play
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.drinks.orders import Tray
from lastcall.engine.gambling.round import Win
from lastcall.engine.game import Answer
from lastcall.engine.play.chain import Window
from lastcall.engine.play.crawl import FromTaverns
from lastcall.engine.play.defeat import in_danger
from lastcall.engine.play.legal import legal
from lastcall.engine.seen.guess import imagine
from lastcall.engine.seen.views import View
from lastcall.engine.table.seats import SILENT
from lastcall.start import MODULES
from lastcall.variants import (
    BOSS_BATTLE,
    INDIVIDUAL,
    LEADERS_AND_LACKEYS,
    OF_PAIRS,
    TWO_HEADED_BOSS_BATTLE,
    TWO_HEADED_DRAGON,
    VARIANTS,
)
from tests.laws.happenings import Happenings

MOST_ANSWERS = 200
MOST_DECISIONS = 100_000
CHECKED = 0.02
"""The part of all moments at which the costly laws are checked."""

THIRST = 0.01
"""How likely it is that somebody who is not in danger drinks a Potion when chance would have it."""


def random_setup(chance: random.Random, seed: int, seats: int | None = None) -> Setup:
    """Any table of 2 to 13."""
    size = seats or chance.randint(2, 13)
    return Setup(
        characters=random_characters(chance, size),
        seed=seed,
        first="random",
        drinks=chance.choice(("rdi4", "rdi6", "rdi8", "all")),
        ask=chance.choice(("able", "able", "able", "all")),
        modules=tuple(module for module in (*package.EVENT_DECKS, "crawl", "prize") if chance.random() < 0.5),
    )


def random_characters(chance: random.Random, size: int) -> tuple[str, ...]:
    """SETUP-02: those of the boxes at most once each, regulars to fill the table."""
    decks = SHIPPED.characters()
    boxed = [deck.short for deck in decks if not deck.regular]
    regulars = [deck.short for deck in decks if deck.regular]
    chosen = chance.sample(boxed, chance.randint(0, min(size, len(boxed))))
    chosen += [chance.choice(regulars) for _ in range(size - len(chosen))]
    chance.shuffle(chosen)
    return tuple(chosen)


def random_team_setup(chance: random.Random, seed: int) -> Setup:
    """Any variant with teams or Bosses, and any modules; partners may sit anywhere, as long as it is side by side."""
    variant = chance.choice([one for one in VARIANTS if one != INDIVIDUAL])
    villains = SHIPPED.boss_names()
    teams: tuple[tuple[int, ...], ...] = ()
    if variant == TWO_HEADED_DRAGON:
        characters = list(random_characters(chance, chance.choice((4, 4, 6, 8, 10, 12))))
    elif variant == BOSS_BATTLE:
        boss = chance.choice(villains)
        others = [name for name in random_characters(chance, 5) if name != boss]
        characters = [boss, *others[: chance.randint(2, 4)]]
    elif variant == LEADERS_AND_LACKEYS:
        bosses = chance.sample(villains, chance.randint(2, 4))
        others = [name for name in random_characters(chance, 9) if name not in bosses]
        characters = [name for pair in zip(bosses, others, strict=False) for name in chance.sample(pair, 2)]
    else:
        characters = chance.sample(villains, 4 if variant == TWO_HEADED_BOSS_BATTLE else chance.randint(2, 5))
    size = len(characters)
    if variant == BOSS_BATTLE:
        at = chance.randrange(size)
        characters.insert(at, characters.pop(0))
        teams = ((at,), tuple(seat for seat in range(size) if seat != at))
    elif variant in OF_PAIRS and chance.random() < 0.5:
        teams = tuple((seat, (seat + 1) % size) for seat in range(1, size, 2))
        characters.insert(0, characters.pop())
    return msgspec.structs.replace(
        random_setup(chance, seed),
        characters=tuple(characters),
        modules=tuple(module for module in MODULES if chance.random() < 0.5),
        variant=variant,
        teams=teams,
    )


def gold_everywhere(game: Game) -> int:
    """All Gold there is, the Inn's balance included."""
    pots = sum(matter.pot for matter in game.matters.values() if type(matter) is Win)
    stakes = sum(matter.stake() for matter in game.matters.values() if type(matter) is Drink)
    return game.inn + sum(side.gold for side in game.sides) + (game.round.pot if game.round else 0) + pots + stakes


def cards_everywhere(game: Game) -> list[int]:
    """Every physical card, wherever it lies, in order."""
    found: list[int] = []
    for seat in game.seats:
        found += [*seat.hand, *seat.deck[: seat.left], *seat.discards, *seat.pile, *seat.front]
    for cellar in game.drink_decks:
        found += [*cellar.deck[: cellar.left], *cellar.discards, *cellar.bar[: cellar.bar_left]]
    for deck in game.event_decks:
        found += [*deck.deck[: deck.left], *deck.discards]
    for machine in game.machines:
        found += machine.cards()
    if game.crawl is not None:
        found += game.crawl.events
    if game.prizes is not None:
        found += [*game.prizes.inn, *game.prizes.bin, *game.prizes.under]
    if game.round is not None:
        found += game.round.things
    found += game.turn.laid
    for matter in game.matters.values():
        if type(matter) is Drink or type(matter) is Tray:
            found += matter.cards
        elif type(matter) is Play and not matter.put_away and type(game.homes[matter.card]) is not FromTaverns:
            found += [] if matter.acts(game) else [matter.card]
    return sorted(found)


class Watched:
    """A game that is played while every law is looked after."""

    def __init__(self, setup: Setup, chance: random.Random, checked: float = CHECKED) -> None:
        self.setup = setup
        self.chance = chance
        self.checked = checked
        self.game = begin(setup, listen=True)
        self.gold = gold_everywhere(self.game)
        self.cards = cards_everywhere(self.game)
        self.potions = [side.potions for side in self.game.sides]
        self.record = Record(setup=setup, answers=[])
        self.happenings = Happenings()

    def play(self) -> int:
        """To the end; the number of decisions."""
        game = self.game
        decisions = 0
        while game.outcome is None:
            answer = self.choose()
            self.happenings.ask(game, answer)
            if self.chance.random() < self.checked:
                self.check_deeply(answer)
            else:
                game.answer(answer)
            self.record.add(answer)
            self.check_lightly()
            decisions += 1
            assert decisions < MOST_DECISIONS, "every game ends"
        replayed = Record.from_json(self.record.to_json()).replay()
        assert replayed.to_json() == game.to_json(), "replay equals play"
        self.happenings.end(game)
        return decisions

    def choose(self) -> Answer:
        """Any answer; but few Potions, or none would be left for those in danger."""
        game = self.game
        while True:
            answer = self.chance.choice(game.choices)
            if answer[0] != POTION_DRUNK or self.chance.random() < THIRST or in_danger(game, game.asked):
                return answer

    def check_lightly(self) -> None:
        """What is cheap enough for every moment."""
        game = self.game
        assert gold_everywhere(game) == self.gold, "Gold is never made or lost"
        assert game.owed >= 0, "no Drink Deck is paid for twice"
        for side in game.sides:
            assert 0 <= side.fortitude <= 20, "Fortitude stays in 0..20"
            assert 0 <= side.alcohol <= 20, "Alcohol Content stays in 0..20"
            assert side.gold >= 0, "Gold never drops below 0"
            assert all(game.seats[seat].present == (side.out == IN_GAME) for seat in side.seats), "a team is out as one"
        potions = [side.potions for side in game.sides]
        assert all(0 <= now <= then for now, then in zip(potions, self.potions, strict=True)), "no Potion is made"
        self.potions = potions
        if game.outcome is None:
            assert 0 < len(game.choices) <= MOST_ANSWERS, "every question has answers, and not too many"
            assert game.seats[game.asked].present, "nobody who is out is asked"
            check_sides(game)
        else:
            assert not game.matters, "nothing is left on the table"
            assert cards_everywhere(game) == self.cards, "no card is made or lost"

    def check_deeply(self, answer: Answer) -> None:
        """Copies, stored games, refusals, views, words; then the answer is given."""
        game = self.game
        before = game.to_json()
        twin = game.copy()
        stored = Game.from_json(before, SHIPPED)
        assert twin.to_json() == before == stored.to_json(), "copies and stored games are equal"
        check_refusals(game)
        check_words(game)
        check_why_not(game)
        check_views(game, self.chance)
        for other in game.choices[:6]:
            game.copy().answer(other)
        assert game.to_json() == before, "looking changes nothing"
        assert cards_everywhere(game) == self.cards, "no card is made or lost"
        number = game.number
        for one in (game, twin, stored):
            one.answer(answer, number=number)
        after = game.to_json()
        assert twin.to_json() == after, "a copy plays on like the original"
        assert stored.to_json() == after, "a stored game plays on like the original"


def check_refusals(game: Game) -> None:
    """What is not offered is refused."""
    for wrong in ((9, 9), (PLAYED, -5, 0, 0, 0), "dance on the table", (), "0"):
        try:
            game.answer(wrong)
        except NotOffered:
            continue
        raise AssertionError(f"{wrong!r} was not offered but accepted")
    try:
        game.answer(game.choices[0], number=game.number - 1)
    except NotOffered:
        return
    raise AssertionError("an answer to an old question was accepted")


def check_words(game: Game) -> None:
    """Every answer has words of its own that mean it, whoever of a team may give it."""
    whole = game.question
    assert whole is not None
    for question in (whole, *map(game.question_for, game.speakers())):
        texts = question.texts()
        assert texts, "whoever may speak has something to say"
        assert len(set(texts)) == len(texts), f"two answers say the same: {texts}"
        for text, answer in zip(texts, question.answers, strict=True):
            assert question.understand(text) == answer, f"{text!r} does not mean {answer}"
            assert answer in whole.answers, f"{text!r} is offered to a teammate alone"
        assert question.prompt


def check_sides(game: Game) -> None:
    """TEAM-12, TEAM-16, TEAM-26: one side speaks, one Champion for each side gambles, no Drink is for a teammate."""
    speakers = game.speakers()
    assert game.asked in speakers, "whoever is asked may answer"
    assert all(game.ours[game.asked] >> seat & 1 for seat in speakers), "only one side answers a question"
    assert not game.turn.acting & ~game.turn.side, "only those whose turn it is take part in it"
    if game.round is not None:
        playing = sum(side.out == IN_GAME for side in game.sides)
        assert game.round.inside.bit_count() <= playing, "one Champion for each side"
    if game.kind == ORDER_DRINK:
        for answer in map(unspoken, game.choices):
            ours = chooses_seat(answer) and game.ours[game.asked] >> picked_seat(answer) & 1
            assert not ours, "nobody orders a Drink for their own side"


def check_why_not(game: Game) -> None:
    """Why-not agrees with what is legal, and the hand mask never hides a legal play."""
    top = game.stack
    assert top is not None
    matter = top.matter if type(top) is Window else NOBODY
    for seat, place in enumerate(game.seats):
        if not place.present or (place.away & SILENT and type(top) is Window):
            continue
        bits = top.offers(game, seat)
        plays = {game.cards[play[1]] for play in legal(game, seat, matter, bits)}
        for card in (*place.hand, *place.front):
            reasons = game.why_not(seat, card)
            assert (not reasons) == (game.cards[card] in plays), f"{game.cards[card].title}: {reasons}"
            assert all(no.rules and no.text for no in reasons)
        if seat in game.speakers() and game.kind in (RESPOND, GAMBLE, PLAY_ACTION):
            said = [answer[2:] if answer[0] == SPOKEN else answer for answer in game.answers_of(seat)]
            offered = {game.cards[play[1]] for play in said if play[0] == PLAYED}
            assert offered == plays, "a question offers exactly what is legal"
        if game.kind == DISCARD_CARDS:
            assert not plays, "nobody plays a card while somebody discards (TURN-03)"


def check_views(game: Game, chance: random.Random) -> None:
    """A view depends only on what the seat may see: deal the hidden cards anew and compare."""
    for seat in (*range(game.size), None):
        seen = game.view(seat)
        other = imagine(game, seat, chance)
        # Ids are made of these; with the real ones the views must be equal to the last id.
        other.seed = game.seed
        other.start_counting_at(game.times_shuffled())
        assert other.view(seat) == seen, "a view shows something hidden"
        check_once(seen)
        check_hands(game, seat, seen)


def check_once(seen: View) -> None:
    """Screens find things by their ids: nothing may be listed twice."""
    lists: list[list[object]] = [
        [matter.id for matter in seen.table],
        [part.id for matter in seen.table for part in (*matter.packets, *matter.drinks)],
        [held.card.id for held in seen.hand],
        *([*matter.targets] for matter in seen.table),
        *([thing.id for thing in matter.things] for matter in seen.table),
        *([card.id for card in (*place.cards, *place.front, *place.discards)] for place in seen.seats),
        [option.answer for option in seen.question.options] if seen.question is not None else [],
    ]
    for listed in lists:
        assert len(set(listed)) == len(listed), f"listed twice: {listed}"


def check_hands(game: Game, seat: int | None, seen: View) -> None:
    """TEAM-02: teammates see each other's hands; nobody else does, unless a card says so."""
    assert game.stack is not None
    for other, place in enumerate(game.seats):
        if other == seat:
            continue
        shown = [card.title for card in seen.seats[other].cards]
        if seat is not None and game.ours[seat] >> other & 1:
            assert shown == [game.cards[card].title for card in place.hand], "a teammate's hand is not seen"
        elif place.opened < 0 and (seat is None or not game.stack.shows(game, other, seat)):
            assert not shown, "an opponent's hand is seen"


def same_game_for_both_ways_of_asking(setup: Setup, chance: random.Random) -> int:
    """ask="able" and ask="all" give the same game when the extra questions are passed."""
    able = begin(Setup(**{**as_dict(setup), "ask": "able"}))
    asks_all = begin(Setup(**{**as_dict(setup), "ask": "all"}))
    decisions = 0
    while able.outcome is None:
        while asks_all.asked != able.asked or asks_all.choices != able.choices or asks_all.kind != able.kind:
            assert only_passes(asks_all.choices), "an extra question has nothing to offer but passing"
            asks_all.answer(asks_all.choices[0])
        answer = chance.choice(able.choices)
        able.answer(answer)
        asks_all.answer(answer)
        decisions += 1
    while asks_all.outcome is None:
        assert only_passes(asks_all.choices)
        asks_all.answer(asks_all.choices[0])
    assert asks_all.outcome == able.outcome
    assert cards_everywhere(asks_all) == cards_everywhere(able)
    return decisions


def only_passes(choices: list[Answer]) -> bool:
    """Nothing can be done but to pass, whoever does it; to drink a Potion is possible with any move."""
    return not any(is_move(unspoken(answer)) for answer in choices)


def as_dict(setup: Setup) -> dict[str, object]:
    """The fields of a set-up."""
    return {name: getattr(setup, name) for name in setup.__struct_fields__}
