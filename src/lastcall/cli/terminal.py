"""`lastcall terminal`: a game in the terminal against bots."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from lastcall.bots import Bot, bot, decide
from lastcall.cli import options
from lastcall.cli.output import console
from lastcall.cli.rules import show
from lastcall.cli.screen import hand, reasons, table
from lastcall.engine.core.errors import NotOffered, UnknownName, Unreadable
from lastcall.engine.core.game import Answer, Game
from lastcall.engine.seen.log import told
from lastcall.records import Record
from lastcall.rules import find
from lastcall.start import BOX, begin, line_up

HELP = """Type the number of an answer, or its words.
  c2      why card 2 of your hand cannot be played now (or that it can)
  log     the whole log so far, with the rules behind each line
  rule ID a rule in our words
  help    this text
  quit    leave the table"""


def add_to(app: typer.Typer) -> None:
    """Make the command known."""
    app.command("terminal")(terminal)


def terminal(
    characters: options.Characters = None,
    seats: options.Seats = 4,
    me: Annotated[str | None, typer.Option("--as", metavar="NAME", help="Which of the characters you play.")] = None,
    variant: options.Variant = "individual",
    modules: options.With = "",
    drinks: options.Drinks = BOX,
    bot_name: options.BotName = "greedy",
    seed: Annotated[int | None, typer.Option("--seed", help="The same seed deals the same game.")] = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="Keep a record of the game.")] = None,
) -> None:
    """Play against bots, here in the terminal."""
    options.at_least(seats, 2, "--seats")
    names = options.split(characters) or line_up(seats)
    number = secrets.randbits(32) if seed is None else seed
    setup = options.choose(names, number, "random", drinks, modules, variant)
    game = begin(setup, listen=True)
    seat = seat_of(game, me)
    record = Record(setup=setup)
    if save is not None:
        record.save(save)  # Better refused now than after the first decision.
    console.print(f"You are {game.names[seat]}. Seed {number}. Type help at any question.", style="bold", markup=False)
    Sitting(game, record, seat, [bot(bot_name, number + q) for q in range(game.size)], save).run()


def small_number(words: str) -> int | None:
    """The number of an answer or a card; None for anything else."""
    return int(words) if words.isascii() and words.isdigit() and len(words) < 4 else None


def seat_of(game: Game, name: str | None) -> int:
    """The seat of the person."""
    if name is None:
        return 0
    for seat, one in enumerate(game.names):
        if one.casefold() == name.casefold():
            return seat
    raise UnknownName(f"Nobody at this table is called {name!r}; here are: {', '.join(game.names)}.")


class Sitting:
    """A person at a table of bots."""

    def __init__(self, game: Game, record: Record, seat: int, bots: list[Bot], save: Path | None) -> None:
        self.game = game
        self.record = record
        self.seat = seat
        self.bots = bots
        self.save = save
        self.told = 0

    def run(self) -> None:
        """To the end of the game, or until the person leaves."""
        game = self.game
        while (question := game.question) is not None:
            if question.seat == self.seat:
                self.tell()
                answer = self.ask()
                if answer is None:
                    self.leave()
                    return
            else:
                answer = decide(self.bots[question.seat], game)
            game.answer(answer)
            self.record.add(answer)
            self.keep()
        self.tell()
        console.print(table(game.view(self.seat)), soft_wrap=False)
        console.print(f"The game is over: {game.outcome}.", style="bold green", markup=False)

    def keep(self) -> None:
        """After every decision, so that nothing is lost."""
        if self.save is not None:
            self.record.save(self.save)

    def leave(self) -> None:
        """Good night."""
        where = f" The record is in {self.save}." if self.save is not None else ""
        console.print(f"You leave the table. Good night!{where}", markup=False)

    def tell(self) -> None:
        """What has happened since the last time."""
        for line in told(self.game, self.seat, self.told):
            console.print(f"  {line.text}", style="dim", markup=False)
        self.told = len(self.game.log or ())

    def ask(self) -> Answer | None:
        """Show the table and take an answer; None to leave."""
        view = self.game.view(self.seat)
        console.print(table(view), soft_wrap=False)
        console.print(hand(view), soft_wrap=False)
        question = self.game.question
        assert question is not None
        texts = question.texts()
        while True:
            console.print(Text(question.prompt, "bold yellow"))
            for number, text in enumerate(texts):
                console.print(f"  {number}: {text}", markup=False)
            words = self.read()
            if words in ("quit", "q", "exit"):
                return None
            chosen = small_number(words)
            if chosen is not None and chosen < len(texts):
                return question.answers[chosen]
            if not self.command(words):
                try:
                    return question.understand(words)
                except NotOffered as error:
                    console.print(str(error), style="red", markup=False)

    def read(self) -> str:
        """What the person types."""
        try:
            return console.input("[bold]> [/]").strip()
        except (EOFError, RuntimeError, UnicodeDecodeError):
            raise Unreadable("Stopped: the input has ended before the game.") from None

    def command(self, words: str) -> bool:
        """Anything that is not an answer; False if it is none of these."""
        view = self.game.view(self.seat)
        if words in ("", "help", "h", "?"):
            console.print(HELP, markup=False)
        elif words == "log":
            for line in told(self.game, self.seat):
                console.print(f"  {line.text}  ({', '.join(line.rules)})", markup=False)
        elif words.startswith("rule "):
            self.rule(words[5:])
        elif words[:1] == "c" and 0 < (small_number(words[1:]) or 0) <= len(view.hand):
            console.print(reasons(view.hand[int(words[1:]) - 1]), style="cyan", markup=False)
        else:
            return False
        return True

    def rule(self, name: str) -> None:
        """A rule in our words."""
        try:
            show(find(name))
        except UnknownName as error:
            console.print(str(error), style="red", markup=False)
