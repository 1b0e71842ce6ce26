"""What people read in random games; a change of words is a diff of sentences.txt that somebody has looked at.

After a change that is meant: python -m tests.laws.test_sentences writes it anew and prints the hash.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

from lastcall import begin
from lastcall.engine.core.codes import BID, CHOOSE
from lastcall.engine.seen.asked import seen_question
from tests.laws.sentences import digest_of, examples
from tests.laws.trace import named_setup

KEPT = Path(__file__).parent / "sentences.txt"
EXAMPLES = 20
GAMES = 20
HASH = "5af5cf240af3c568fa3878b41453e3e9126a524ca859e0e91b482ca604889d1c"


def test_every_sort_of_sentence_is_as_kept() -> None:
    assert examples(EXAMPLES) == KEPT.read_text(encoding="utf-8")


def test_no_sentence_has_moved() -> None:
    """For every reader, with the rules each line cites: also where two sorts of sentences have changed places."""
    assert digest_of(GAMES) == HASH


PRICED = re.compile(
    r"(lose \d+ (Fortitude|Gold)|pay (?!nothing)|discard (a|\d+) cards?( at random)?$|drink (a|\d+) Drinks?|"
    r"take a Drink|gain \d+ (Alcohol Content|Scarab)|Petrify|bid |Buy (?!nothing)|yes \()",
    re.IGNORECASE,
)
ORDER = "Your Drink does several things. Which comes first?"


def test_what_says_that_it_costs_something_is_known_to() -> None:
    """Nobody pays with the quick key, which takes only what is free."""
    found = {False: 0, True: 0}
    for seed in range(3 * GAMES):
        chance = random.Random(seed)
        game = begin(named_setup(chance, seed))
        while (question := game.question) is not None:
            if question.kind in (CHOOSE, BID) and question.prompt != ORDER:
                for one in seen_question(game, question).options:
                    found[one.costs] += 1
                    if PRICED.match(one.text.partition(": ")[2] or one.text):
                        assert one.costs, f"{question.prompt} {one.text}"
            game.answer(chance.choice(question.answers))
    assert min(found.values()) > 100


def test_nobody_reads_their_own_name_in_what_they_are_asked() -> None:
    """Titles of cards, and "Pell 2" for Pell, are other names."""
    asked = 0
    for seed in range(GAMES):
        chance = random.Random(seed)
        game = begin(named_setup(chance, seed))
        titles = re.compile("|".join(sorted({re.escape(card.title) for card in game.cards}, key=len, reverse=True)))
        own = [re.compile(rf"\b{re.escape(name)}\b(?! \d)") for name in game.names]
        while (question := game.question) is not None:
            for reader in {question.reader, *question.seats}:
                put = game.question_for(reader)
                for text in (put.prompt, *put.texts()):
                    asked += 1
                    assert not own[reader].search(titles.sub("", text)), f"{game.names[reader]} reads {text!r}"
            game.answer(chance.choice(question.answers))
    assert asked > 10_000


if __name__ == "__main__":
    KEPT.write_text(examples(EXAMPLES), encoding="utf-8")
    print(digest_of(GAMES))
