"""A decision is data: the pending question in words, its answers, and how a game ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from lastcall.engine.core.codes import (
    CARD_CHOSEN,
    CHOOSE,
    DISCARD_CARDS,
    GAMBLE,
    GIVE_UP_CARD,
    GOLD,
    OPTION_CHOSEN,
    ORDER_DRINK,
    PASSED,
    PHASE_NAMES,
    PICK_DRINK,
    PICK_PLAYER,
    PLAY_ACTION,
    PLAYED,
    POT,
    RESPOND,
    SEAT_CHOSEN,
    SHARE_DRINK,
    TRACK_NAMES,
)
from lastcall.engine.core.errors import NotOffered, OldQuestion
from lastcall.engine.core.matters import Batch, Drink, Packet, Play, Served, Win

if TYPE_CHECKING:
    from collections.abc import Sequence

    from lastcall.engine.core.game import Answer, Game


class Outcome(NamedTuple):
    """Who won, and whether they share it."""

    winners: tuple[int, ...]
    """The seats of the side that is left, or of all who lost together."""

    tie: bool
    names: tuple[str, ...]

    def __str__(self) -> str:
        if self.tie:
            return f"a tie between {' and '.join(self.names)}"
        return f"{' and '.join(self.names)} won"


class Question:
    """Somebody must decide."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self.seats = (game.asked,)
        """Who may answer: normally one seat, a team where the rules leave it to the team."""
        self.kind = game.kind
        """What sort of decision it is; bots and screens switch on it."""
        self.answers: Sequence[Answer] = tuple(game.choices)
        """Every decision the rules allow, never empty."""
        self.number = game.number
        """Counts the questions of a game; an answer to an old number is refused."""

    @property
    def seat(self) -> int:
        """The first of those who may answer."""
        return self.seats[0]

    @property
    def prompt(self) -> str:
        """What the screen says; made when read, while the question is pending."""
        return prompt(self._pending())

    def _pending(self) -> Game:
        if self._game.number != self.number or self._game.outcome is not None:
            raise OldQuestion(f"Question {self.number} has been answered.")
        return self._game

    def texts(self) -> list[str]:
        """Every answer in words, in the order of `answers`, no two alike."""
        game = self._pending()
        texts = [say(game, answer) for answer in self.answers]
        if len(set(texts)) < len(texts):
            counts: dict[str, int] = {}
            for i, text in enumerate(texts):
                counts[text] = counts.get(text, 0) + 1
                if counts[text] > 1:
                    texts[i] = f"{text} ({counts[text]})"
        return texts

    def say(self, answer: Answer) -> str:
        """One answer in words."""
        return self.texts()[list(self.answers).index(answer)]

    def understand(self, answer: object) -> Answer:
        """The answer meant by its numbers or its words; refused with what is offered."""
        if isinstance(answer, str):
            texts = self.texts()
            wanted = plain(answer)
            for text, one in zip(texts, self.answers, strict=True):
                if plain(text) == wanted:
                    return one
            raise NotOffered(self.refusal(answer, texts))
        if isinstance(answer, (list, tuple)) and tuple(answer) in self.answers:
            return tuple(answer)
        raise NotOffered(self.refusal(str(answer), self.texts()))

    def refusal(self, answer: str, texts: list[str]) -> str:
        """What was asked for, why not if it is a card in hand, and what is offered."""
        game = self._game
        name = game.names[self.seat]
        offered = ", ".join(texts[:8]) + (f" and {len(texts) - 8} more" if len(texts) > 8 else "")
        for card in game.seats[self.seat].playable():
            if plain(answer).startswith(plain(game.cards[card].title)):
                reasons = game.why_not(self.seat, card)
                if reasons:
                    return f"{name} cannot play {game.cards[card].title} now: {reasons[0]}. Offered: {offered}."
        return f"{answer!r} is not offered to {name}. Offered: {offered}."

    def __repr__(self) -> str:
        if self._game.number != self.number or self._game.outcome is not None:
            return f"<Question {self.number}, answered>"
        texts = self.texts()
        shown = ", ".join(texts[:6]) + (", ..." if len(texts) > 6 else "")
        return f"<Question {self.number} for {self._game.names[self.seat]}: {self.prompt} ({shown})>"


def plain(text: str) -> str:
    """Case, curly quotes and final punctuation do not matter."""
    return (
        text.replace("’", "'").replace("‘", "'").replace("“", '"').replace("”", '"').strip().rstrip(".!?…").casefold()
    )


def say(game: Game, answer: Answer) -> str:
    """An answer in the words a player would click."""
    kind = answer[0]
    if kind == PASSED:
        return {DISCARD_CARDS: "done", SHARE_DRINK: "keep it"}.get(game.kind, "pass")
    if kind == SEAT_CHOSEN:
        return game.names[answer[1]]
    if kind == CARD_CHOSEN:
        return game.cards[answer[1]].title
    if kind == OPTION_CHOSEN:
        assert game.stack is not None
        return game.stack.option(game, answer[1])
    assert kind == PLAYED
    _, card, number, part, target = answer
    text = game.cards[card].title
    label = game.cards[card].uses[number].label
    if label:
        text += f" with {label}"
    elif in_two_ways(game, answer):
        text += f" (use {number + 1})"
    matter = game.matters.get(part)
    if type(matter) is Drink:
        text += f" on {game.names[matter.drinker]}'s Drink"
        return text + (f" for {game.names[target]}" if target >= 0 else "")
    if target >= 0:
        return f"{text} on {game.names[target]}"
    if type(matter) is Packet:
        text += f" against {packet_text(game, matter)}"
    elif type(matter) is Play:
        text += f" against {game.cards[matter.card].title}"
    return text


def in_two_ways(game: Game, answer: Answer) -> bool:
    """TYPES-07: the same card on the same thing for another use, which does not declare itself."""
    uses = game.cards[answer[1]].uses
    same = [other for other in game.choices if other[:2] == answer[:2] and other[3:] == answer[3:]]
    return sum(1 for other in same if not uses[other[2]].label) > 1


def packet_text(game: Game, packet: Packet) -> str:
    """2 Fortitude; the ante of 1 Gold."""
    what = f"{abs(packet.amount)} {TRACK_NAMES[packet.of]}"
    if packet.payee == POT:
        return f"the ante of {what}"
    if packet.of == GOLD and packet.play < 0:
        return f"the payment of {what}"
    return what


def prompt(game: Game) -> str:
    """What the asked player is told."""
    assert game.stack is not None
    asked = game.stack.prompt(game)
    if asked:
        return asked
    kind = game.kind
    if kind == RESPOND:
        return ended(situation(game)) + " Respond?"
    if kind == PLAY_ACTION:
        return "Play an Action?"
    if kind == DISCARD_CARDS:
        return "Discard a card, or be done and draw to seven."
    if kind == ORDER_DRINK:
        return f"Order {seen_drink(game)}. For whom?"
    if kind == PICK_DRINK:
        return "Which Drink do you hand out next?"
    if kind == GAMBLE:
        assert game.round is not None
        control = game.round.control
        who = "nobody is in control" if control < 0 else f"{game.names[control]} is in control"
        return f"Your gambling turn: {who}, the pot holds {game.round.pot} Gold. Play or pass?"
    if kind == SHARE_DRINK:
        return "Share this Drink with another player?"
    if kind == PICK_PLAYER:
        return "Pick one more player."
    if kind == GIVE_UP_CARD:
        return "Discard a card."
    assert kind == CHOOSE
    return "Choose one."


def seen_drink(game: Game) -> str:
    """The Drink that is being ordered: unseen, unless its orderer has looked at it."""
    from lastcall.engine.drinks.orders import HandingOut

    top = game.stack
    return game.cards[top.card].title if type(top) is HandingOut else "a Drink"


def ended(text: str) -> str:
    """With a full stop, unless it ends in a mark of its own."""
    return text if text.endswith((".", "!", "?", "…")) else text + "."


def drink_text(game: Game, drink: Drink) -> str:
    """Wine with Mead (+5)."""
    origin = game.matters.get(drink.origin)
    cards = origin.cards if type(origin) is Drink else ()
    titles = " with ".join(game.cards[card].title for card in cards) or "a Drink"
    return f"{titles} ({drink.alcohol:+d})"


def drink_extras(game: Game, drink: Drink) -> tuple[str, ...]:
    """What a Drink has beside its numbers."""
    said = [f"its drinker pays {game.names[seat]} {gold} Gold" for seat, gold in drink.dues]
    if drink.stake:
        said.append(f"{drink.stake} Gold on it, for whoever drinks it")
    if drink.bounces and drink.declined != drink.drinker:
        said.append("may be passed to the left for 1 Gold")
    if drink.studies:
        said.append("its drinker takes one of the next two cards of their deck")
    if drink.mixed >= 0:
        said.append("has a Mix-in")
    return tuple(said)


def about_to(game: Game, seat: int) -> str:
    """You are about to, or somebody is."""
    return f"{'You are' if seat == game.asked else f'{game.names[seat]} is'} about to"


def cost(game: Game, play: Play) -> str:
    """What a card would cost whoever is asked."""
    if play.ignored >> game.asked & 1:
        return ""
    coming = [game.packet(number) for number in play.packets]
    mine = [packet_text(game, p) for p in coming if p.victim == game.asked and p.amount > 0]
    return f" You would lose {' and '.join(mine)}." if mine else ""


def situation(game: Game) -> str:
    """What a window is about."""
    from lastcall.engine.play.choices import Applying
    from lastcall.engine.play.losses import passed_over
    from lastcall.engine.play.plays import is_turned_up
    from lastcall.engine.play.window import Window
    from lastcall.engine.table.losing import in_danger

    top = game.stack
    matter = game.matters.get(top.matter) if type(top) is Window else None
    names = game.names
    if type(matter) is Play:
        title = game.cards[matter.card].title
        if matter.put_away:
            return f"{ended(title)} It has happened."
        if type(top) is Window and type(top.below) is Applying:
            coming = [game.packet(number) for number in matter.packets]
            due = [p for p in coming if p.amount > 0 and p.step == top.below.step and not passed_over(matter, p)]
            told = [f"{names[p.victim]} {packet_text(game, p)}" for p in due]
            return f"{ended(title)} This is about to cost {', '.join(told) or 'nobody anything'}."
        on = f" on {', '.join(names[q] for q in matter.targets)}" if matter.targets else ""
        verb = "reveals" if is_turned_up(game, matter.card) else "plays"
        return f"{ended(f'{names[matter.seat]} {verb} {title}{on}')}{cost(game, matter)}"
    if type(matter) is Served:
        drinks = [game.drink(number) for number in matter.drinks]
        waiting = [d for d in drinks if not d.ignored]
        if not waiting:
            return "The Drink does nothing."
        return " ".join(f"{about_to(game, d.drinker)} drink {drink_text(game, d)}." for d in waiting)
    if type(matter) is Win:
        if matter.taken:
            return f"{names[matter.seat]} takes the pot of {matter.taken} Gold."
        return f"{names[matter.winner]} wins the Round."
    if type(matter) is Batch:
        asked = [game.packet(number) for number in matter.packets]
        mine = next((p for p in asked if p.victim == game.asked), None)
        if mine is not None and mine.step < 0:
            return f"You have paid {mine.done} Gold." if mine.done >= 0 else f"You have gained {-mine.done} Gold."
        if mine is not None:
            verb = "ante" if mine.payee == POT else "pay"
            return f"You must {verb} {mine.amount} Gold."
        if asked[0].step < 0:
            mine_now = sum(packet.done for packet in asked if packet.payee == game.asked)
            gained = [names[p.victim] for p in asked if p.done < 0]
            if mine_now:
                return f"You have been paid {mine_now} Gold."
            return f"{' and '.join(gained)} gained Gold." if gained else "The others have paid."
        return "The others must pay."
    if type(top) is Window and top.count == 1:
        return "Your last chance before you are out." if in_danger(game, game.asked) else "You are saved for now."
    if game.round is not None:
        return f"A Round of Gambling: next is {names[game.round.turn]}."
    return f"{names[game.active]}'s {PHASE_NAMES[game.phase]} Phase."
