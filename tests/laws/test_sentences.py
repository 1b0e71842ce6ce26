"""What people read in random games; a change of words is a diff of sentences.txt that somebody has looked at.

After a change that is meant: python -m tests.laws.test_sentences writes it anew and prints the hash.
"""

from __future__ import annotations

import random
import re
from pathlib import Path

from lastcall import begin
from tests.laws.sentences import digest_of, examples
from tests.laws.trace import named_setup

KEPT = Path(__file__).parent / "sentences.txt"
EXAMPLES = 20
GAMES = 20
HASH = "db83ef885a1fb5793bd1cf3dbe2c0429b20fbf0ba58cf7b077fee4b953780a4e"


def test_every_sort_of_sentence_is_as_kept() -> None:
    assert examples(EXAMPLES) == KEPT.read_text(encoding="utf-8")


def test_no_sentence_has_moved() -> None:
    """For every reader, with the rules each line cites: also where two sorts of sentences have changed places."""
    assert digest_of(GAMES) == HASH


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
