"""What somebody can and cannot do at the pending moment, and why not."""

from __future__ import annotations

import re

from lastcall.engine.core.codes import DISCARD_CARDS, GAMBLE, PLAY_ACTION, RESPOND
from lastcall.engine.game import Game
from lastcall.stories.amounts import Check
from lastcall.stories.defaults import MOST_QUESTIONS, default, is_quiet
from lastcall.stories.failed import Failed
from lastcall.stories.reasons import copies, not_in_play, plays, refused
from lastcall.stories.scope import Scope
from lastcall.stories.script import Story
from lastcall.stories.wanted import Wanted

NO_CHOICE = (RESPOND, PLAY_ACTION, GAMBLE, DISCARD_CARDS)
"""Questions in which cards are played or discarded, and nothing is chosen."""


def read_can(story: Story, text: str) -> Check | None:
    """A can play X [on B]; A cannot activate X [on B] [because ID[, ID]]. None: it is no such line."""
    match = re.fullmatch(r"(.+?) (can|cannot) (order for|champion|drink a Potion for|choose)(?: (.+))?", text)
    if match is not None:
        return read_can_say(story, *match.groups())
    match = re.fullmatch(r"(.+?) (can|cannot) (play|activate) (.+?)(?: because ([A-Z0-9, -]+))?", text)
    if match is None:
        return None
    name, how, verb, what, because = match.groups()
    if " because " in what and story.titles.find(what) is None:
        raise Failed(f"cannot read {what!r}; rules stand after 'because': 'because TYPES-05'")
    wanted = Wanted(story, story.seat(name), f"{verb}s", what)
    if verb == "activate" and wanted.card is not None and not wanted.card.lasting:
        raise Failed(f"{wanted.card.title} is no Minion: write '{name} {how} play {what}'")
    rules = {one.strip() for one in (because or "").split(",")}

    def test(game: Game) -> None:
        card = next(iter(copies(game, wanted)), None)
        if card is not None:
            reasons = refused(game, wanted.seat, card, wanted)
        elif verb == "activate":
            offered = any(wanted.is_card(game, one) for one in plays(game, wanted))
            reasons = () if offered else (not_in_play(game, wanted),)
        else:
            raise Failed(f"{name} does not hold {what}")
        if how == "can":
            if reasons:
                raise Failed(f"{name} cannot {verb} it: {'; '.join(map(str, reasons))}")
        elif not reasons:
            raise Failed(f"{name} can {verb} it")
        elif because and not rules & {rule for no in reasons for rule in no.rules}:
            raise Failed(f"the reason is another: {'; '.join(map(str, reasons))}")

    return test


def read_can_say(story: Story, name: str, how: str, verb: str, rest: str | None) -> Check:
    """A can order for B; A can champion; A cannot drink a Potion for 6 Fortitude."""
    if rest is not None and " because " in rest:
        raise Failed(f"only cards have reasons: write '{name} {how} {verb} {rest.split(' because ')[0]}'")
    verbs = {"order for": "orders for", "champion": "champions", "drink a Potion for": "drinks a Potion for"}
    if verb == "choose":
        if rest is None:
            raise Failed(f"write what {name} {how} choose: '{name} {how} choose lose 1 Gold'")
        return can_choose(name, how == "can", Wanted(story, story.seat(name), "chooses", rest))
    wanted = Wanted(story, story.seat(name), verbs[verb], rest or "")

    def test(game: Game) -> None:
        ahead = game.copy()
        while verb != "drink a Potion for" and is_quiet(ahead):
            default(ahead)  # What a phase is for counts as pending in the quiet before it.
        try:
            can = ahead.outcome is None and wanted.is_offered(ahead)
        except Failed:
            can = False
        if can != (how == "can"):
            asked = f": {ahead.question.prompt}" if not can and ahead.question is not None else ""
            raise Failed(f"{name} {'can' if can else 'cannot'} {verb} {rest or ''}".rstrip() + asked)

    return test


def can_choose(name: str, expected: bool, wanted: Wanted) -> Check:
    """A can choose TEXT: in the choice that comes if everybody declines, where `> A chooses TEXT` would look for it."""

    def test(game: Game) -> None:
        ahead = game.copy()
        scope = Scope(ahead, wanted)
        asked: list[str] = []
        for _ in range(MOST_QUESTIONS):
            if scope.over(ahead):
                break
            if wanted.seat in ahead.speakers() and ahead.kind not in NO_CHOICE:
                question = ahead.question_for(wanted.seat)
                asked.append(f"{question.prompt} ({', '.join(question.texts())})")
                if wanted.find(ahead) is not None:
                    if expected:
                        return
                    raise Failed(f"{name} can choose {wanted.rest}: {asked[-1]}")
            default(ahead)
        if not asked:
            raise Failed(f"{name} has nothing to choose here")
        if expected:
            raise Failed(f"{name} cannot choose {wanted.rest}: {'; '.join(dict.fromkeys(asked))}")

    return test
