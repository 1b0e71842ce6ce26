"""`lastcall terminal`: a game in the terminal against bots."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.padding import Padding
from rich.text import Text

from lastcall.bots import Bot, bot, decide
from lastcall.bots.advice import advise
from lastcall.bots.facts import Advised
from lastcall.cli import options, screen
from lastcall.cli.face_up import look
from lastcall.cli.menu import Menu, small_number
from lastcall.cli.output import console
from lastcall.cli.rules import show
from lastcall.engine.core.answers import played
from lastcall.engine.core.codes import PASS
from lastcall.engine.core.errors import UnknownName, Unreadable
from lastcall.engine.game import Answer, Game
from lastcall.engine.play.chain import Window
from lastcall.engine.seen.asked import SeenQuestion, seen_question
from lastcall.engine.seen.log import told
from lastcall.engine.seen.views import View
from lastcall.engine.table.facts import IsOut
from lastcall.ids import SEATS, SeatId
from lastcall.language.words.responses import Negate
from lastcall.orders import StandingOrders, harmless_own
from lastcall.poll import (
    DIRECT,
    PAUSE,
    Pending,
    afterwards,
    first_to_play,
    followed,
    foregone,
    is_anytime,
    pending,
    plays,
    prompt,
    shows_a_hand,
)
from lastcall.records import Record, kept_lines
from lastcall.rules import find
from lastcall.start import BOX, begin, drink_decks, line_up
from lastcall.voice.sentences import counted, plain
from lastcall.voice.speaker import Voice

HELP = """Type the number of an answer or its words. Enter gives the answer marked with it.
  2 4 5      when you discard: the cards of your hand with these numbers
  c2         whether card 2 of your hand can be played now, and why not
  look NAME  read a face-up card, by its title or by where it lies; look alone lists them
  table      the table and your hand again
  hint       what a good bot would do, and why
  ask        see and change when you are asked to respond
  log        everything so far, with the rules behind each line
  rule ID    a rule in our words
  help       this text
  quit       leave the table
Anytime cards are offered with every move of your own, and when you are about
to be out. To be asked at every other moment as well, type: ask anytime"""


class LeftTerminal(Exception):
    """The person leaves the table."""


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("terminal")(terminal)


def terminal(
    characters: options.Characters = None,
    seats: options.Seats = 4,
    me: Annotated[str | None, typer.Option("--as", metavar="NAME", help="The character you play.")] = None,
    variant: options.Variant = "individual",
    teams: options.ByTeams = None,
    modules: options.With = "",
    drinks: options.Drinks = BOX,
    bot_name: options.BotName = "greedy",
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed deals the same game.")] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Write a record of the game to FILE.")
    ] = None,
) -> None:
    """Play against bots in the terminal."""
    options.at_least(seats, 2, "--seats")
    sides = options.split_teams(teams)
    names = options.seated(characters, sides) or line_up(seats, 0, variant)
    number = secrets.randbits(32) if seed is None else seed
    # As at a table in the browser, a window is open to everybody at once.
    setup = options.choose(names, number, "random", drinks, modules, variant, sides)
    setup = msgspec.structs.replace(setup, ask="all")
    game = begin(setup, listen=True)
    seat = seat_of(game, me)
    record = Record(setup=setup)
    if save is not None:
        record.save(save)  # Better refused now than after the first decision.
    poured = " and ".join(setup.shelf.drinks(box).name for box in drink_decks(setup))
    console.print(
        f"You are {game.names[seat]}. {poured}. Seed {number}. Type help at any question.", style="bold", markup=False
    )
    TerminalGame(game, record, seat, [bot(bot_name, number + one) for one in range(game.size)], save).run()


def seat_of(game: Game, name: str | None) -> SeatId:
    """The seat of the person."""
    if name is None:
        return SEATS[0]
    for seat, one in zip(SEATS[: game.size], game.names, strict=True):
        if one.casefold() == name.casefold():
            return seat
    raise UnknownName(f"Nobody at this table is called {name!r}; the players are: {', '.join(game.names)}.")


def negates_own(game: Game, seat: SeatId, answer: Answer) -> bool:
    """Whether this Negates a card of one's own side that does that side no harm."""
    play = played(answer)
    if play is None or not harmless_own(game, seat, play.part):
        return False
    return any(type(effect) is Negate for effect in game.cards[play.card].uses[play.use].effects)


def toggled(titles: tuple[str, ...], title: str) -> tuple[str, ...]:
    """With this one, or without it if it was there."""
    return tuple(one for one in titles if one != title) if title in titles else (*titles, title)


class TerminalGame:
    """A person at a table of bots."""

    def __init__(self, game: Game, record: Record, seat: SeatId, bots: list[Bot], save: Path | None) -> None:
        self.game = game
        self.record = record
        self.seat = seat
        self.bots = bots
        self.save = save
        self.orders = StandingOrders()
        self.told = 0
        """How much of the log the person has read."""
        self.planned: list[str | None] = []
        """Titles of cards still to be discarded, from a line with several of them; None: then they are done."""
        self.planned_at = ""
        """The moment of that line: what is left over later is forgotten."""
        self.shown: View | None = None
        """The table as it was last shown."""
        self.shown_turn = -1
        self.known: list[Text] = []
        """What else lies on the table, line by line, as last shown."""
        self.shown_hand: list[int] = []
        self.out = False
        self.watching = True
        """Whoever is out may watch the others, or just hear how it ends."""

    def run(self) -> None:
        """To the end of the game, or until the person leaves."""
        game = self.game
        try:
            while (waiting := pending(game)) is not None:
                said = self.said(waiting)
                answers = followed(game, waiting, said)
                self.excuse(said, answers)
                for _, answer in answers:
                    game.answer(answer)
                    self.record.add(answer)
                self.keep()
                if not self.out and not game.seats[self.seat].present:
                    self.go_out()
        except LeftTerminal:
            self.leave()
            return
        self.tell()
        console.print(screen.table(game.view(self.seat)), soft_wrap=False)
        console.print(f"The game is over: {game.outcome}.", style="bold green", markup=False)

    # --- who says what

    def said(self, waiting: Pending) -> dict[SeatId, Answer]:
        """What everybody says to what the table waits for."""
        game, me = self.game, self.seat
        if waiting.kind == DIRECT:
            if (asked := prompt(game, waiting, me)) is not None and me in waiting.seats:
                known = foregone(game, waiting, asked)
                return {me: self.ask(asked) if known is None else known}
            return {waiting.seats[0]: decide(self.bots[waiting.seats[0]], game, waiting.seats[0])}
        able = [seat for seat in waiting.order if seat != me and plays(game, seat)]
        said = {seat: decide(self.bots[seat], game, seat) for seat in able}
        said = {seat: answer for seat, answer in said.items() if answer != PASS}
        if me in waiting.order and self.has_a_say(waiting, said):
            asked = prompt(game, waiting, me)
            said[me] = self.ask(asked if asked is not None else seen_question(game, game.question_for(me)))
        return said

    def has_a_say(self, waiting: Pending, said: dict[SeatId, Answer]) -> bool:
        """TIMING-07: whether the person is asked in this window; not if somebody comes first whatever they play."""
        game, me = self.game, self.seat
        own = sorted(plays(game, me), key=lambda answer: not is_anytime(game, answer))
        if said and (not own or first_to_play(game, {**said, me: own[0]}) != me):
            return False
        if waiting.kind == PAUSE and me in waiting.seats:
            return True
        return bool(own) and not self.orders.decline(game, me, unnoticed=True)

    def excuse(self, said: dict[SeatId, Answer], answers: list[tuple[SeatId, Answer]]) -> None:
        """Say why what the person has chosen does not happen."""
        mine = said.get(self.seat, PASS)
        if mine[0] > 0 and (self.seat, mine) not in answers:
            first = self.game.names[answers[-1][0]]
            console.print(
                f"{first} comes first (TIMING-07). You can decide again afterwards.", style="cyan", markup=False
            )

    # --- what the person reads and types

    def ask(self, question: SeenQuestion) -> Answer:
        """Show what is needed and take an answer; a question with a single answer is none."""
        game, me = self.game, self.seat
        view = game.view(me)
        last = [option.answer for option in question.options if negates_own(game, me, option.answer)]
        menu = Menu(view, question, last, game.stack.cards_wanted() if game.stack is not None else -1)
        planned = self.next_planned(menu)
        if planned is not None:
            return planned
        if len(question.options) == 1 and not shows_a_hand(game, me):
            return question.options[0].answer
        self.tell()
        self.show_table(view)
        self.show_hand(menu)
        while True:
            self.put(menu)
            answer = self.answer(menu, self.read())
            if answer is not None:
                return answer

    def put(self, menu: Menu) -> None:
        """The question and its answers."""
        hint = menu.hint()
        console.print(Text.assemble((menu.question.text, "bold yellow"), f" {hint}" if hint else ""))
        for line, text in menu.lines():
            console.print(line)
            if text:
                console.print(Padding(Text(text, "dim"), (0, 0, 0, 7), expand=False), soft_wrap=False)

    def answer(self, menu: Menu, words: str) -> Answer | None:
        """What the person has typed, as an answer; None: they have typed something else, and it is dealt with."""
        if words in ("quit", "q", "exit"):
            raise LeftTerminal
        if not words and menu.usual is not None:
            return menu.usual.answer
        cards = menu.discards(words)
        if cards is not None:
            return self.discard(menu, cards)
        option = menu.find(words)
        if option is not None:
            return option.answer
        if words == "ask" or words.startswith("ask "):
            return self.order(menu, words[4:].strip())
        if not self.command(menu, words):
            console.print(self.refusal(menu, words), style="red", markup=False)
        return None

    def discard(self, menu: Menu, cards: list[str]) -> Answer | None:
        """The first of these cards now, the others with the questions to come."""
        if 0 <= menu.most < len(cards):
            console.print(f"Only {counted(menu.most, 'card')}.", style="red", markup=False)
            return None
        self.planned = [*cards, None] if menu.question.kind == "discard_cards" else [*cards]
        self.planned_at = menu.occasion
        return self.next_planned(menu)

    def next_planned(self, menu: Menu) -> Answer | None:
        """What follows from a line with several cards."""
        if not menu.from_hand or not self.planned:
            return None
        if self.planned_at != menu.occasion:
            self.planned.clear()
            return None
        title = self.planned.pop(0)
        option = menu.usual if title is None else menu.discard(title)
        if option is None:
            self.planned.clear()  # Something has come in between: the person decides again.
            return None
        return option.answer

    def refusal(self, menu: Menu, words: str) -> str:
        """Why a card cannot be played, if one is meant; else what can be typed."""
        for held in menu.view.hand:
            if words and plain(held.card.title).startswith(plain(words)):
                return screen.reasons(held, menu.playable)
        return (
            f"{words!r} is not offered. Type the number of an answer, or help."
            if words
            else "Choose one of the answers."
        )

    def read(self) -> str:
        """What the person types."""
        try:
            return console.input("[bold]> [/]").strip()
        except (EOFError, RuntimeError, UnicodeDecodeError):
            raise Unreadable("Stopped: the input ended before the game did.") from None

    def command(self, menu: Menu, words: str) -> bool:
        """Anything that is not an answer; False if it is none of these."""
        view = menu.view
        if words in ("help", "h", "?"):
            console.print(HELP, markup=False)
        elif words == "log":
            for line in told(self.game, self.seat):
                console.print(f"  {line.text}  ({', '.join(line.rules)})", markup=False)
        elif words == "table":
            console.print(screen.table(view), soft_wrap=False)
            console.print(screen.hand(view, menu.playable), soft_wrap=False)
        elif words == "hint":
            self.hint(menu)
        elif words == "look" or words.startswith("look "):
            self.look(view, words[5:].strip())
        elif words.startswith("rule "):
            self.rule(words[5:])
        elif words[:1] == "c" and 0 < (small_number(words[1:]) or 0) <= len(view.hand):
            held = view.hand[int(words[1:]) - 1]
            console.print(screen.reasons(held, menu.playable), style="cyan", markup=False)
        else:
            return False
        return True

    def hint(self, menu: Menu) -> None:
        """What a good bot would do, and why."""
        offered = {option.answer: option.text for option in menu.question.options}
        advice = advise(self.game, self.seat)
        if (
            advice.answer not in offered
        ):  # In a pause the move that follows is offered with what can be played before it.
            waiting = pending(self.game)
            assert waiting is not None
            advice = advise(afterwards(self.game, waiting.order), self.seat)
        text = offered.get(advice.answer, menu.question.options[0].text)
        console.print(Voice(self.game, self.seat).sentence(Advised(text, advice.why)), style="cyan", markup=False)

    def look(self, view: View, name: str) -> None:
        """Read cards that lie face up; without a name, see which there are."""
        if not name:
            for line in screen.places(view):
                console.print(line)
            return
        try:
            for one in look(view, name):
                console.print(screen.face(one))
        except UnknownName as error:
            console.print(str(error), style="red", markup=False)

    def rule(self, name: str) -> None:
        """A rule in our words."""
        try:
            show(find(name))
        except UnknownName as error:
            console.print(str(error), style="red", markup=False)

    def order(self, menu: Menu, word: str) -> Answer | None:
        """TIMING-15: switch a standing order; a pass if the window is declined by it."""
        orders, turn = self.orders, menu.view.turn
        switched: dict[str, dict[str, int | tuple[str, ...]]] = {
            "affected": {"only_if_affected": not orders.only_if_affected},
            "light": {"no_light_drinks": not orders.no_light_drinks},
            "anytime": {"only_if_able": not orders.only_if_able},
            "quiet": {"quiet_until_turn": -1 if turn < orders.quiet_until_turn else turn + 1},
        }
        card = small_number(word.removeprefix("hold").strip()) if word.startswith("hold ") else None
        if card is not None and 0 < card <= len(menu.view.hand):
            switched[word] = {"held": toggled(orders.held, menu.view.hand[card - 1].card.title)}
        if word and word not in switched:
            names = ", ".join([*switched, "hold and the number of a card"])
            console.print(f"There is no order {word!r}; choose from: {names}.", style="red", markup=False)
            return None
        if word:
            self.orders = msgspec.structs.replace(orders, **switched[word])
        console.print(screen.orders_text(self.orders, turn), style="cyan", markup=False)
        window = menu.question.kind == "respond" and type(self.game.stack) is Window
        if word and window and menu.usual is not None and self.orders.decline(self.game, self.seat, unnoticed=True):
            return menu.usual.answer
        return None

    # --- what has happened

    def show_table(self, view: View) -> None:
        """The table as far as it is new, or only the phase; at the start of one's own turn all that lies there."""
        same = {"hand": (), "question": None, "number": 0, "waiting_for": (), "phase": ""}
        public, starts = (
            msgspec.structs.replace(view, **same),
            view.active == self.seat and view.turn != self.shown_turn,
        )
        if public == self.shown:
            console.print(Text(screen.moment(view), "bold"))
        else:
            console.print(screen.table(view, () if starts else self.known), soft_wrap=False)
        self.shown, self.shown_turn, self.known = public, view.turn, screen.things(view)

    def show_hand(self, menu: Menu) -> None:
        """The hand, where it is discarded from and when it is new; a response shows its cards beside the answers."""
        cards = [held.card.id for held in menu.view.hand]
        if menu.from_hand or (cards != self.shown_hand and menu.question.kind != "respond"):
            console.print(screen.hand(menu.view, menu.playable), soft_wrap=False)
            self.shown_hand = cards

    def tell(self) -> None:
        """What has happened since the last time; that somebody is out stands out."""
        recorded = (self.game.log or [])[self.told :]
        for fact, line in zip(recorded, told(self.game, self.seat, self.told), strict=True):
            if isinstance(fact, IsOut):
                console.rule(Text(line.text, "bold red"), style="red")
            elif not self.watching or line.kind == "phase":
                continue
            elif line.kind == "turn":
                console.print(line.text, style="bold", markup=False)
            else:
                console.print(f"  {line.text}", style="dim", markup=False)
        self.told += len(recorded)

    def go_out(self) -> None:
        """Being out is a moment of its own; the others play on, watched or not."""
        self.out = True
        self.tell()
        console.print(screen.out_panel(self.game.view(self.seat)), soft_wrap=False)
        if self.game.outcome is not None:
            return
        console.print(
            "The others play on. Press Enter to see how it ends, or type watch to follow every turn, or quit to leave.",
            markup=False,
        )
        words = self.read()
        if words in ("quit", "q", "exit"):
            raise LeftTerminal
        self.watching = words == "watch"

    def keep(self) -> None:
        """After every decision, so that nothing is lost."""
        if self.save is not None:
            if self.game.outcome is not None:
                self.record.told = kept_lines(self.game)
            self.record.save(self.save)

    def leave(self) -> None:
        """Leave the table."""
        where = f" The record is in {self.save}." if self.save is not None else ""
        console.print(f"You leave the table. Good night!{where}", markup=False)
