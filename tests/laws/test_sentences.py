"""What people read in random games; a change of words is a diff of sentences.txt that somebody has looked at.

After a change that is meant: python -m tests.laws.test_sentences writes it anew and prints the hash.
"""

from __future__ import annotations

from pathlib import Path

from tests.laws.sentences import digest_of, examples

KEPT = Path(__file__).parent / "sentences.txt"
EXAMPLES = 20
GAMES = 20
HASH = "539ba444882c58b55d793ef32d03f9866af40b135bc03895de98eb67415bc551"


def test_every_sort_of_sentence_is_as_kept() -> None:
    assert examples(EXAMPLES) == KEPT.read_text(encoding="utf-8")


def test_no_sentence_has_moved() -> None:
    """For every reader, with the rules each line cites: also where two sorts of sentences have changed places."""
    assert digest_of(GAMES) == HASH


if __name__ == "__main__":
    KEPT.write_text(examples(EXAMPLES), encoding="utf-8")
    print(digest_of(GAMES))
