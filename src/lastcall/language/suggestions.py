"""Ordinary card English, and the form it has here: a line that cannot be read is answered with one that can."""

from __future__ import annotations

import re
from collections.abc import Callable

TRACK = r"(?:Fortitude|Alcohol Content|Gold)"
VERBS = ("lose", "gain", "pay", "draw", "discard", "drink", "take", "get", "leave", "become", "choose")
VERB = "|".join(f"{verb}s?" for verb in VERBS)
ONE = (
    "another player in the Round|another marked player|another player|a player|"
    "each other player|each marked player|each player"
)
MANY = r"you|they|(?:two|three) other players each"
NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
MOST_ROUNDS = 4

Rewriting = tuple[str, str | Callable[[re.Match[str]], str], str]
"""What people write, what is written here, and what to say about it."""


WORDS: tuple[Rewriting, ...] = (
    (r"\s+", " ", ""),
    (r"\b(?:he|she) (?=\w)", "they ", 'everybody is "they"'),
    (r"\b(?:his|her) (?=\w)", "their ", 'everybody is "they"'),
    (
        rf"\b({'|'.join(NUMBERS)}) (?=(?:additional|{TRACK}|health|damage|alcohol|coins?|cards?|drinks?)\b)",
        lambda match: f"{NUMBERS.index(match[1].lower()) + 1} ",
        "numbers are digits",
    ),
    (r"\b(?:deals?|inflicts?) (\d+) (?:points? of )?damage to (.+?)(?=[.,]| and )", r"\2 loses \1 Fortitude", ""),
    (r"\b(?:takes?|suffers?) (\d+) (?:points? of )?damage\b", r"loses \1 Fortitude", ""),
    (r"\b(?:health|hit points?|life|HP|fortitude)\b", "Fortitude", 'what hurts costs "Fortitude"'),
    (r"\balcohol(?: content)?\b", "Alcohol Content", "the track is called Alcohol Content"),
    (r"\b(?:coins?|gold(?: coins?| pieces?)?)\b", "Gold", ""),
    (r",? (?:and )?then ", " and ", ""),
    (r"\b(draws?|discards?) (?:1|one)(?=[.,]| and |$)", r"\1 a card", "1 card is 'a card'"),
    (r"\b1 (card|drink)s?\b", r"a \1", "1 card is 'a card'"),
    (r"\b(?:heal|restore|recover)(s?) (?=\d)", r"gain\1 ", ""),
    (
        r"\b(action|sometimes|anytime|gambling|cheating) card\b",
        lambda match: f"{match[1].capitalize()} card",
        "types have a capital",
    ),
    (r"\bdrinks? (event|deck|me)\b", lambda match: f"Drink {match[1].capitalize()}", ""),
    (r"\bround of gambling\b", "Round of Gambling", ""),
    (r"\bdrinking contest\b", "Drinking Contest", ""),
    (r"(?<=a )drink\b|(?<=your )drink\b|(?<=additional )drinks\b", lambda match: match[0].capitalize(), ""),
    (r"\b(?:cancel|counter|stop|block|prevent) (?=an? \w+ (?:card|event)\b)", "negate ", 'cards are "Negated"'),
)
"""Single words, in this order."""

PEOPLE: tuple[Rewriting, ...] = (
    (
        r"^(?:choose|pick|target) (another|a|any)(?: other)? player[.:,]? (?:and )?(?:that player|they|who) (\w+)",
        r"another player \2",
        '"another player" is picked when the card is played',
    ),
    (
        r"\b(?:an|one|target|any) (?:opponent|other player)\b|\btarget player\b|\b(?:someone|somebody) else\b|"
        r"\b(?:a|another|any) player of your choice\b",
        "another player",
        '"another player" is picked when the card is played',
    ),
    (
        r"\b(?:all (?:the )?other players|the other players|every other player|everyone else|everybody else|"
        r"each opponent|all opponents|every opponent)\b",
        "each other player",
        'say "each other player"',
    ),
    (r"\b(?:all players|every player|everyone|everybody)\b", "each player", 'say "each player"'),
    (r"\bany player\b", "a player", ""),
    (rf"\b(two|three) other players (?=(?:{VERB})\b)", r"\1 other players each ", "each of them"),
    (
        r"^(?!you|they|it|this)\w+ (?=(?:loses|gains|pays|draws|discards|drinks)\b)",
        "another player ",
        '"another player" is picked when the card is played',
    ),
)

PHRASES: tuple[Rewriting, ...] = (
    (r"^(?:if|whenever) (?=another player|you |an Action)", "When ", 'say "when"'),
    (r"^(when you) (?:lose|are about to lose) (?=.*, (?:reduce|redirect) )", r"\1 would lose ", ""),
    (
        rf"^when (?:you lose ({TRACK})|another player (?:hits|hurts|attacks|damages) you), "
        r"(?:the attacker|they|that player) (loses?|gains?|pays?|draws?|discards?|drinks?) ",
        lambda match: (
            f"When another player makes you lose {match[1] or 'Fortitude'}, they {match[2].lower().removesuffix('s')} "
        ),
        "say whose doing it is",
    ),
    (
        rf"^(when you would lose ({TRACK})), (?:prevent|ignore|negate|cancel) (?:it|that|the loss|this)",
        lambda match: f"ignore a card that affects your {match[2]}",
        "a card is Ignored, not a loss",
    ),
    (r"\byou pay nothing(?: instead)?", "pay nothing instead", ""),
    (
        r"^redirect (?:a|any|your) loss to",
        "When you would lose Fortitude, redirect the loss to",
        "say when it is played",
    ),
    (r"^negate (?:a|any) card(?=\.|$| and )", "negate an Action card", "say which card"),
    (r"^leave the Round(?=\.|$)", "When you must ante, leave the Round instead", "say when it is played"),
    (r"^(?:(your|a) Drink is halved|halve (your|a) Drink)", "keep half of your Drink, rounded down", ""),
    (
        rf"\b({ONE}|two other players each) (?:chooses?(?: one)?:? (?:to |they )?)?(lose|discard|pay|drink|gain)s? "
        r"([^.:]*?),? or (?:to |they )?(lose|discard|pay|drink|gain)s? (?!\d+ Gold to the Inn)([^.:]*)(?=\.|$)",
        lambda match: (
            f"{match[1]} choose{'' if match[1].lower().startswith('two') else 's'}: "
            f"{match[2].lower()} {match[3]}, or {match[4].lower()} {match[5]}"
        ),
        "who chooses, and between what",
    ),
    (
        rf"^(reduce|lower|redirect) (?:a|an|any|your|the) ({TRACK}) loss (by|to)\b",
        lambda match: (
            f"When you would lose {match[2]}, {match[1].lower().replace('lower', 'reduce')} the loss {match[3]}"
        ),
        "say when it is played",
    ),
    (
        rf"^(reduce|lower|redirect) (?:a|an|any|your|the) loss of ({TRACK}) (by|to)\b",
        lambda match: (
            f"When you would lose {match[2]}, {match[1].lower().replace('lower', 'reduce')} the loss {match[3]}"
        ),
        "say when it is played",
    ),
    (r"^prevent (\d+) (?:damage|Fortitude)\b", r"When you would lose Fortitude, reduce the loss by \1", ""),
    (
        rf"^ignore (?:a|an|any|your|the) (?:({TRACK}) loss|loss of ({TRACK}))",
        lambda match: f"ignore a card that affects your {match[1] or match[2]}",
        "a card is Ignored, not a loss",
    ),
    (r"\bignore your Drink\b", "ignore a Drink", "you can only Ignore what would affect you"),
    (
        r"^(?:steal|take|grab) (\d+) Gold (?:from|out of) the pot",
        r"In a Round of Gambling, take \1 Gold from the pot",
        "",
    ),
    (r"\b(?:steals?|grabs?) (\d+) Gold (?:from|out of) the pot", r"take \1 Gold from the pot", ""),
    (
        r"\b(?:you )?(?:steal|take|grab) (\d+) Gold (?:from|off) ((?:another|each|a|two)\b[^.,]*?)(?=[.,]| and )",
        r"\2 pays you \1 Gold",
        "",
    ),
    (r"\bgive(s?) (you|them) (\d+) Gold", r"pay\1 \2 \3 Gold", ""),
    (r"\b(?:you )?give ((?:another|each|a)\b[^.,\d]*?) (\d+) Gold", r"you pay \1 \2 Gold", ""),
    (rf"\b(pays?) (\d+) Gold to (you|them|{ONE})\b", r"\1 \3 \2 Gold", ""),
    (r"\b(pays?) the Inn (\d+) Gold", r"\1 \2 Gold to the Inn", ""),
    (r"\b(pays?) (\d+) Gold(?=\.| and | or |$)", r"\1 \2 Gold to the Inn", "say who is paid"),
    (
        r"\byou may (pay|lose|discard|drink) ([^.]*?) and (?:you )?(gain|draw|lose|discard) ",
        r"you may \1 \2 to \3 ",
        "an offer is 'You may ... to ...'",
    ),
    (r"\b(you may pay \d+ Gold)(?= to (?!the Inn))", r"\1 to the Inn", "say who is paid"),
    (
        rf"\b({ONE}|they|you) (?:drinks? again|has to drink|have to drink|must drink|takes? a drink(?! from)|"
        r"drinks? (?:an? )?(?:additional|extra|another|one more|a) drinks?|drinks? from (?:the|their|your) [Pp]ile|"
        r"drinks? from (?:the|their) Drink Me! Pile)(?=[.,]| and |$)",
        lambda match: f"{match[1]} takes a Drink from {'your' if match[1].lower() == 'you' else 'their'} pile",
        "say where the Drink comes from",
    ),
    (r"\badd (\d+) to (a|your) Drink(?:'s Alcohol Content)?", r"add \1 Alcohol Content to \2 Drink", ""),
    (
        r"\b(?:increase|raise) (a|your) Drink(?:'s Alcohol Content by (\d+)| by (\d+)(?: Alcohol Content)?)",
        lambda match: f"add {match[2] or match[3]} Alcohol Content to {match[1]} Drink",
        "",
    ),
    (
        r"\b(?:reduce|decrease|lower) (a|your) Drink(?:'s Alcohol Content by (\d+)| by (\d+)(?: Alcohol Content)?)",
        lambda match: f"remove {match[2] or match[3]} Alcohol Content from {match[1]} Drink",
        "",
    ),
    (r"\b(split (?:a|your) Drink)(?=\.|$)", r"\1 with another player", "say who it is split with"),
    (r"\b(pass (?:a|your) Drink)(?=\.|$)", r"\1 to another player", "say who it goes to"),
    (r"^let the Inn pay(?: for you)?(?=\.|$)", "When you must pay Gold, the Inn pays instead", ""),
)

SUBJECTS: tuple[Rewriting, ...] = (
    (rf"^(?!take (?!a Drink))({VERB})\b", lambda match: f"you {match[1].lower()}", "say who"),
    (
        rf"^((?:when|in) [^,]*,) (?!pay nothing|leave the Round instead|take (?!a Drink))({VERB})\b",
        r"\1 you \2",
        "say who",
    ),
    (rf", and (?=(?:{VERB}|\d+ {TRACK})\b)", " and ", ""),
)

AGREEMENT: tuple[Rewriting, ...] = (
    (rf"\b({ONE}) ({'|'.join(VERBS)})\b", r"\1 \2s", ""),
    (rf"\b({MANY}) ({'|'.join(VERBS)})s\b", r"\1 \2", ""),
)


def suggestion(text: str, as_printed: Callable[[str], str]) -> str:
    """The lines that were probably meant, with what to say about them; empty if there are none that can be read."""
    sentences = [one for one in re.split(r"(?<=\.) +| (?=OR )|(?<=^OR) |(?<= OR) ", text.strip()) if one]
    for parts in ([text], sentences):
        notes = {"one sentence on each line": None} if len(parts) > 1 else {}
        found = [one if one == "OR" else as_printed(rewritten(one, notes)) for one in parts]
        if found != [text] and all(found):
            said = "; ".join(filter(None, notes))
            return "\n    ".join([f"did you mean this?{f' ({said})' if said else ''}", *found])
    return ""


def rewritten(text: str, notes: dict[str, None]) -> str:
    """The line in the words of the card language."""
    for rules in (WORDS, PEOPLE, PHRASES, SUBJECTS, AGREEMENT):
        for pattern, replacement, note in rules:
            for _ in range(MOST_ROUNDS):
                changed = re.sub(pattern, replacement, text, flags=re.IGNORECASE)
                if changed == text:
                    break
                if changed.casefold() != text.casefold() or note.endswith("capital"):
                    notes[note] = None
                text = changed
    text = text.strip()
    text = text if text.endswith(".") else f"{text}."
    return text[:1].upper() + text[1:]
