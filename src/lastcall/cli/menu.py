"""The answers to a question as the terminal numbers them: 0 lets things take their course."""

from __future__ import annotations

from collections.abc import Collection

from rich.text import Text

from lastcall.cli.face_up import YOUR_HAND, discarded, face_up
from lastcall.engine.core.answers import Answer, chooses_card, chooses_option, picked, plays_card, unspoken
from lastcall.engine.core.pieces import Board
from lastcall.engine.questions import PASSES
from lastcall.engine.seen.asked import SeenOption, SeenQuestion
from lastcall.engine.seen.views import View
from lastcall.voice.sentences import plain

FROM_HAND = ("discard_cards", "give_up_card")
"""In these questions a number is that of a card in the hand, and several may stand in one line."""


class Menu:
    """A question with its answers under numbers."""

    def __init__(self, view: View, question: SeenQuestion, last: Collection[Answer] = (), most: int = -1) -> None:
        self.view = view
        self.question = question
        self.last = last
        """Answers nobody should give by mistake."""
        self.most = most
        """How many cards of the hand are asked for; -1: any number."""
        self.from_hand = question.kind in FROM_HAND
        self.numbers: dict[int, SeenOption] = {}
        """What a typed number means."""
        self.usual: SeenOption | None = None
        """What Enter means: the answer that lets things take their course, if there is one."""
        rest: list[SeenOption] = []
        for option in sorted(question.options, key=lambda option: option.answer in last):
            if option.passes and self.usual is None:
                self.usual = self.numbers[0] = option
            elif not (self.from_hand and gives_up(option)):
                rest.append(option)
        first = 1
        if self.from_hand:
            for first, held in enumerate(view.hand, 2):
                for option in question.options:
                    if is_discard(option, held.card.id):
                        self.numbers[first - 1] = option
        own_numbers = all(says_its_number(option) and picked(option.answer) not in self.numbers for option in rest)
        for number, option in enumerate(rest, first):
            self.numbers[picked(option.answer) if own_numbers else number] = option

    @property
    def occasion(self) -> str:
        """What cards are discarded for: in which turn and phase, and by what sort of question."""
        return f"{self.view.turn}, {self.view.phase}, {self.question.kind}"

    @property
    def playable(self) -> set[int]:
        """The ids of the cards that can be played now."""
        options = [
            one for one in self.question.options if plays_card(unspoken(one.answer)) and one.answer not in self.last
        ]
        return {card for option in options for card in option.cards}

    def words(self, option: SeenOption) -> str:
        """An answer in words; where cards can be discarded too, it says that this one is played."""
        verb = "activate " if option.acts else "play " if self.from_hand and plays_card(unspoken(option.answer)) else ""
        said = f"{verb}{option.text}"
        return f"{said} (your own card!)" if option.answer in self.last else said

    def lines(self) -> list[tuple[Text, str]]:
        """Every answer that is not a card to discard, with the text of the card it is about, if it is new."""
        texts = {one.card.id: one.card.text for one in face_up(self.view)}
        named = texts_by_name(self.view)
        shown = {""}
        found = []
        for number, option in sorted(self.numbers.items()):
            if self.from_hand and gives_up(option):
                continue
            line = Text(f"  {number}: {self.words(option)}")
            if option is self.usual:
                line.append(" (Enter)", "dim")
            text = next((texts[card] for card in option.cards if card in texts), named.get(plain(option.text), ""))
            found.append((line, "" if text in shown else " ".join(text.split())))
            shown.add(text)
        return found

    def hint(self) -> str:
        """How cards to discard are named; empty in every other question."""
        able = [str(number) for number, option in self.numbers.items() if gives_up(option)]
        if not self.from_hand or not able:
            return ""
        possible = "" if len(able) == len(self.view.hand) else f" Possible: {', '.join(able)}."
        if self.most == 1 or len(able) == 1:
            return f"Type its number.{possible}"
        what = "To discard, type the numbers of cards" if self.most < 0 else f"Type {self.most} numbers"
        return f"{what} in one line, such as {' '.join(able[: max(2, self.most)])}.{possible}"

    def find(self, words: str) -> SeenOption | None:
        """The answer meant by a number or by its words; "pass" and "done" let things take their course."""
        if (number := small_number(words)) is not None:
            return self.numbers.get(number)
        wanted = plain(words)
        options = self.question.options
        said = next((one for one in options if wanted in (plain(one.text), plain(self.words(one)))), None)
        return self.usual if said is None and wanted in PASSES else said

    def discards(self, words: str) -> list[str] | None:
        """The titles of the cards in hand meant by numbers in one line; None if the line is something else."""
        numbers = [small_number(word) for word in words.replace(",", " ").split()]
        hand = self.view.hand
        if not self.from_hand or not numbers or len(set(numbers)) < len(numbers):
            return None
        options = [self.numbers.get(-1 if number is None else number) for number in numbers]
        if not all(option is not None and gives_up(option) for option in options):
            return None
        return [hand[number - 1].card.title for number in numbers if number is not None]

    def discard(self, title: str) -> SeenOption | None:
        """The answer that discards a card of this title."""
        return next((one for one in self.question.options if gives_up(one) and one.text == title), None)


def texts_by_name(view: View) -> dict[str, str]:
    """The texts of the cards on the table by title, and by the place of a board they lie at.

    Cards that were turned up for somebody to choose from may lie on a discard pile.
    """
    lying = [*discarded(view), *(one for one in face_up(view) if one.where != YOUR_HAND)]
    found = {plain(one.card.title): one.card.text for one in lying}
    for piece in view.pieces:
        if isinstance(piece, Board):
            for spot in piece.places:
                if spot.card is not None:
                    title = "" if plain(spot.card.title) == plain(spot.name) else f"{spot.card.title}: "
                    found[plain(spot.name)] = f"{title}{spot.card.text}"
    return found


def small_number(words: str) -> int | None:
    """A number of an answer or a card; None for anything else."""
    return int(words) if words.isascii() and words.isdigit() and len(words) < 4 else None


def gives_up(option: SeenOption) -> bool:
    """Whether it picks a card, to discard it where cards are discarded."""
    return chooses_card(unspoken(option.answer))


def is_discard(option: SeenOption, card: int) -> bool:
    """Whether it gives up this card, or a copy of it."""
    return gives_up(option) and card in option.cards


def says_its_number(option: SeenOption) -> bool:
    """Bids and the like: "bid 3 Gold" is 3."""
    return chooses_option(option.answer) and str(picked(option.answer)) in option.text.split()
