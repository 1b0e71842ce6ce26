"""The table in the terminal: tracks, piles, what is on the table, the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lastcall.cli.face_up import FaceUp, discarded, face_up
from lastcall.engine.core import pieces
from lastcall.engine.core.faces import in_prose
from lastcall.engine.core.pieces import AnyPiece, Board, Pile, Spot, Tokens
from lastcall.engine.core.things import SeenDrink, SeenMatter
from lastcall.engine.seen.views import HandCard, View
from lastcall.ids import SeatId
from lastcall.orders import LIGHT, StandingOrders
from lastcall.voice.english import SET_UP
from lastcall.voice.sentences import counted, listed, quoted

TYPE_STYLES = {
    "Action": "red",
    "Action - Gambling": "magenta",
    "Gambling": "magenta",
    "Cheating": "bright_magenta",
    "Sometimes": "blue",
    "Anytime": "green",
}
TRACK = 20


def track(fortitude: int, alcohol: int) -> Text:
    """Both markers on one track, between their numbers: when they meet, the player is out."""
    cells = Text(f"{alcohol:2} ")
    for place in range(1, TRACK + 1):
        if place <= alcohol:
            cells.append("▓", "yellow")
        elif place <= fortitude:
            cells.append("█", "red")
        else:
            cells.append("·", "dim")
    return cells.append(f" {fortitude}")


def table(view: View, known: Collection[Text] = ()) -> RenderableType:
    """Everybody at the table, what lies there besides what is known already, and what is being resolved."""
    rows = Table(show_header=True, header_style="dim", box=None, padding=(0, 1))
    rows.add_column("")
    rows.add_column("Alcohol Content ▸ Fortitude", no_wrap=True)
    tokens = any(side.potions or len(side.seats) > 1 for side in view.sides)
    for column in ("Gold", *(("Potions",) if tokens else ()), "hand", "Drinks"):
        rows.add_column(column, justify="right")
    for number, seat in enumerate(view.seats):
        side = view.sides[seat.side]
        if side.out:
            rows.add_row(Text(seat.name, "dim strike"), Text(f"out: {side.out}", "dim"))
            continue
        name = Text("▶ " if seat.side == view.seats[view.active].side else "  ", "bold yellow")
        name.append(seat.name, "bold" if number == view.seat else "")
        if number == view.seat:
            name.append(" (you)", "dim")
        for piece in view.pieces:
            if piece.seat == number and isinstance(piece, Tokens):
                name.append(
                    f" [{piece.name}]" if piece.count == 1 else f" [{piece.count} {piece.name}s]", "bold magenta"
                )
        if seat.ignores_all:
            name.append(" (Ignores all effects)", "dim")
        shared = number != side.seats[0]
        mat = (
            Text(f"   with {view.seats[side.seats[0]].name}", "dim") if shared else track(side.fortitude, side.alcohol)
        )
        purse = [str(side.gold), str(side.potions)][: 2 if tokens else 1]
        rows.add_row(name, mat, *([""] * len(purse) if shared else purse), str(seat.hand), str(seat.pile))
    lines: list[RenderableType] = [rows]
    if view.round is not None:
        who = view.round.control
        control = "nobody is" if who < 0 else "you are" if who == view.seat else f"{view.seats[who].name} is"
        lines.append(Text(f"Round of Gambling: {view.round.pot} Gold in the pot, {control} in control", "magenta"))
    lines += [line for line in things(view) if line not in known]
    if view.looking_at:
        lines.append(Text("only you see: " + ", ".join(card.title for card in view.looking_at), "cyan"))
    lines += [Text("on the table: " + matter_text(view, matter), "cyan") for matter in view.table]
    latest = next((matter.card for matter in reversed(view.table) if matter.card is not None), None)
    if latest is not None:
        lines.append(Text(f"  {in_prose(latest)}: {' '.join(latest.text.split())}", "dim"))
    return Panel(Group(*lines), title=Text(moment(view)), title_align="left", border_style="dim")


def things(view: View) -> list[Text]:
    """What lies on the table besides mats, and what is not being resolved."""
    lines = []
    for deck in view.event_decks:
        turns = "1 turn" if deck.counters == 1 else f"{deck.counters} turns"
        lines.append(Text(f"{deck.name}: the next one in {turns}" if deck.counters else f"{deck.name}: now", "cyan"))
    lines += [Text(line, "dim") for line in pieces_lines(view)]
    for seat in view.seats:
        if seat.front:
            lines.append(Text(f"in front of {seat.name}: {', '.join(card.title for card in seat.front)}", "dim"))
        if seat.cards:
            lines.append(Text(f"{seat.name} holds: {', '.join(card.title for card in seat.cards)}", "dim"))
    return lines


def pieces_lines(view: View) -> list[str]:
    """Pieces beside the mats and in the middle; what somebody has of mere numbers stands in one line."""
    numbers: dict[int, list[str]] = {}
    rest = []
    for piece in view.pieces:
        said = f"{piece.name}{piece_text(view, piece)}"
        if isinstance(piece, pieces.Counter) or (isinstance(piece, Pile) and not piece.cards):
            numbers.setdefault(piece.seat, []).append(said)
        elif not isinstance(piece, Tokens):
            rest.append((piece.seat, said))
    lines = [(seat, ", ".join(said)) for seat, said in numbers.items()] + rest
    return [f"{view.seats[seat].name}: {said}" if seat >= 0 else said for seat, said in lines]


def moment(view: View) -> str:
    """Whose turn it is, and which phase."""
    if view.phase == SET_UP:
        return "Before the first turn"
    phase = view.phase if view.phase == "End of Turn" else f"{view.phase} Phase"
    side = view.sides[view.seats[view.active].side].seats
    whose = ("Your" if len(side) == 1 else "Your team's") if view.seat in side else f"{names(view, side)}'s"
    return f"{whose} turn: {phase}"


def names(view: View, seats: Sequence[SeatId]) -> str:
    """Ann, Ben and Cat."""
    return listed([view.seats[seat].name for seat in seats])


def piece_text(view: View, piece: AnyPiece) -> str:
    """What lies on the table beside cards and tracks, after its name."""
    if isinstance(piece, pieces.Counter):
        return f" {piece.count}" + (f" of {piece.most}" if piece.most >= 0 else "")
    if isinstance(piece, Board):
        return ": " + " | ".join(place_text(view, place) for place in piece.places)
    if isinstance(piece, Tokens):
        return f" {piece.count}"
    titles = ", ".join(card.title for card in piece.cards)
    if isinstance(piece, Pile):
        return f" {piece.count}" + (f" ({titles})" if titles else "")
    return f": {titles or 'nothing'}"


def place_text(view: View, place: Spot) -> str:
    """One place of a board: who is there, how far it is, and what lies there."""
    here = "the party" if place.party else " and ".join(view.seats[seat].name for seat in place.seats)
    name = f"{here} ▶ {place.name}" if here else place.name
    if place.closed:
        return f"{name} closed"
    card = f"{place.card.title} and {place.left} below" if place.card is not None and place.left >= 0 else ""
    said = ", ".join(filter(None, (count_text(place), card)))
    return f"{name} ({said})" if said else name


def count_text(place: Spot) -> str:
    """What is counted at a place, and how far it can go."""
    if not place.counts:
        return ""
    return f"{place.counts} {place.count}" + (f" of {place.most}" if place.most >= 0 else "")


def matter_text(view: View, matter: SeenMatter) -> str:
    """One thing on the table, in words."""
    names = [seat.name for seat in view.seats]
    if matter.kind == "play" and matter.card is not None:
        picked = [*(names[seat] for seat in matter.targets), *(card.title for card in matter.things)]
        on = f" on {listed(picked)}" if picked else ""
        ignored = f", Ignored by {listed([names[one] for one in matter.ignored_by])}" if matter.ignored_by else ""
        state = " (Negated)" if matter.negated else " (done)" if matter.resolved else ""
        return f"{names[matter.seat]}: {in_prose(matter.card)}{on}{state}{ignored}"
    if matter.kind == "drinks":
        return "; ".join(f"{names[drink.drinker]}'s Drink: {drink_text(drink)}" for drink in matter.drinks)
    if matter.kind == "tray":
        return f"{names[matter.seat]} is looking at {counted(matter.hidden, 'Drink')}"
    if matter.kind == "win":
        return f"{names[matter.seat]} wins a pot of {matter.gold} Gold"
    return "; ".join(f"{names[packet.victim]}: {packet.text}" for packet in matter.packets)


def drink_text(drink: SeenDrink) -> str:
    """All that a Drink does to its drinker."""
    parts = [
        f"{drink.alcohol:+d} Alcohol Content" if drink.alcohol else "",
        f"{drink.fortitude:+d} Fortitude" if drink.fortitude else "",
        f"{drink.gold:+d} Gold" if drink.gold else "",
        f"draw {drink.draws}" if drink.draws else "",
        f"discard {drink.discards}" if drink.discards else "",
        *drink.more,
    ]
    return (", ".join(filter(None, parts)) or "0 Alcohol Content") + (" (Ignored)" if drink.ignored else "")


def hand(view: View, playable: Collection[int]) -> RenderableType:
    """Your cards: those with these ids, which can be played now, stand out."""
    rows = Table(box=None, padding=(0, 1), show_header=False)
    rows.add_column(justify="right", style="dim")
    rows.add_column()
    rows.add_column(ratio=1)
    for number, held in enumerate(view.hand, 1):
        now = held.card.id in playable
        style = TYPE_STYLES.get(held.card.type, "white")
        title = Text(held.card.title, f"bold {style}" if now else style)
        text = Text(held.card.text.replace("\n", " "), "" if now else "dim")
        where = ", in front of you" if held.in_front else ""
        rows.add_row(str(number), Text.assemble(title, Text(f"\n{held.card.type}{where}", "dim")), text)
    return Panel(rows, title="your hand", title_align="left", border_style="dim")


def face(one: FaceUp) -> Text:
    """A card to read, and where it lies."""
    text = Text(one.card.title, "bold")
    text.append(f" ({one.card.type}; {one.where})", "dim")
    text.append("".join(f"\n    {line}" for line in one.card.text.splitlines()))
    return text


def places(view: View) -> list[Text]:
    """Every card that can be read, by where it lies, and how many lie in each discard pile."""
    titles: dict[str, list[str]] = {}
    for card, where in face_up(view):
        titles.setdefault(where, []).append(card.title)
    piles = Counter(where for _, where in discarded(view))
    lines = [(where, ", ".join(found)) for where, found in titles.items()]
    lines += [(where, counted(count, "card")) for where, count in piles.items()]
    return [Text.assemble((f"  {where}: ", "dim"), said) for where, said in lines]


def reasons(held: HandCard, playable: Collection[int]) -> str:
    """Why a card cannot be played now, with the rules."""
    if held.card.id in playable or not held.why_not:
        verb = "activate" if held.in_front and held.card.type == "Minion" else "play"
        return f"{in_prose(held.card)}: you can {verb} it now."
    found = "; ".join(f"{text} ({', '.join(ids)})" for ids, text in held.why_not)
    return f"{in_prose(held.card)}: {found}."


def orders_text(orders: StandingOrders, turn: int) -> str:
    """When this player is asked, and how to change it."""
    rows = (
        ("affected", orders.only_if_affected, "only when it affects you"),
        ("light", orders.no_light_drinks, f"not about light Drinks ({LIGHT} Alcohol Content or less)"),
        ("anytime", not orders.only_if_able, "also when only an Anytime card fits, or when it is about your own card"),
        ("quiet", turn < orders.quiet_until_turn, "not again until the next turn"),
    )
    lines = [f"  [{'x' if on else ' '}] ask {name:8} {words}" for name, on, words in rows]
    lines.append(f"  [{'x' if orders.held else ' '}] ask hold N   not about card N of your hand")
    lines += [f"      held: {quoted(title)}" for title in orders.held]
    return "\n".join(["When you are asked to respond (type one of these to switch it):", *lines])


def out_panel(view: View) -> RenderableType:
    """The moment in which you are out of the game."""
    side = view.sides[view.seats[view.seat].side]
    if side.out == "passed out":
        why = f"Your Alcohol Content ({side.alcohol}) has reached your Fortitude ({side.fortitude})."
    else:
        why = "You have no Gold left, and the Inn throws you out."
    left = [seat.name for seat in view.seats if not view.sides[seat.side].out]
    place = f"You finish {ordinal(len(left) + 1)} of {len(view.seats)}." if left else "Nobody is left."
    still = f"Still in the game: {', '.join(left)}." if len(left) > 1 else ""
    words = Text("\n".join(filter(None, (why, place, still))))
    title = Text("YOU PASS OUT" if side.out == "passed out" else "YOU ARE OUT OF GOLD", "bold")
    return Panel(words, title=title, border_style="bold red", padding=(1, 4))


def ordinal(number: int) -> str:
    """2nd, 3rd, 4th."""
    return str(number) + {1: "st", 2: "nd", 3: "rd"}.get(number, "th")
