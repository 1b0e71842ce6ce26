"""Every sentence people read in random games: python -m tests.laws.sentences --games 100 OUT writes them all.

A change that must alter no word is checked by comparing two such files. What `make test` keeps is one example of each
sort of sentence (sentences.txt), so that a change of words is a readable diff.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import re
from collections.abc import Iterator
from pathlib import Path

from lastcall import begin, told
from tests.laws.trace import named_setup

NUMBER = re.compile(r"\d+")
QUOTED = re.compile(r"“[^”]*”")


def sentences(games: int, first: int = 0) -> Iterator[tuple[str, str, str]]:
    """What sort each is (prompt, option, reason, log), where it stands, and its text: for every reader."""
    for seed in range(first, first + games):
        chance = random.Random(seed)
        game = begin(named_setup(chance, seed), listen=True)
        seats = range(game.size)
        while (question := game.question) is not None:
            place = f"{seed}.{game.number}"
            for reader in seats:
                yield "prompt", f"{place} {reader}", game.question_for(reader).prompt
            for text in question.texts():
                yield "option", place, text
            if game.number % 7 == 0:
                for seat in seats:
                    for card in game.seats[seat].playable(game):
                        for no in game.why_not(seat, card):
                            yield "reason", f"{place} {seat}", str(no)
            game.answer(chance.choice(question.answers))
        for reader in (None, *seats):
            for line in told(game, reader):
                yield "log", f"{seed} {reader} {line.kind} {line.about} {line.rules}", line.text
        yield "log", f"{seed}", str(game.outcome)


def digest_of(games: int) -> str:
    """One hash of all sentences, where they stand, and the rules they cite."""
    digest = hashlib.sha256()
    for sort, place, text in sentences(games):
        digest.update(f"{sort} {place} {text}\n".encode())
    return digest.hexdigest()


def examples(games: int) -> str:
    """One example of every sort of sentence, whatever its numbers, titles and players."""
    found: dict[tuple[str, str], str] = {}
    for seed in range(games):
        names = begin(named_setup(random.Random(seed), seed)).names
        anyone = re.compile("|".join(sorted(names, key=len, reverse=True)))
        for sort, _, text in sentences(1, seed):
            masked = NUMBER.sub("#", anyone.sub("Ann", QUOTED.sub("“”", text)))
            found.setdefault((sort, masked), text)
    return "".join(f"{sort}: {text}\n" for (sort, _), text in sorted(found.items()))


def main() -> None:
    """Write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    options = parser.parse_args()
    with options.out.open("w", encoding="utf-8") as file:
        for sort, place, text in sentences(options.games, options.first):
            file.write(f"{sort} {place}: {text}\n")


if __name__ == "__main__":
    main()
