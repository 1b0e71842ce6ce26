"""The table in the terminal: tracks, piles, what is on the table, the hand."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from lastcall.engine.seen.pieces import AnyPiece, Board, Counter, Pile, Spot, Tokens
from lastcall.engine.seen.things import SeenMatter
from lastcall.engine.seen.views import HandCard, View

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
    """Both markers on one track: when they meet, the player is out."""
    cells = Text()
    for place in range(1, TRACK + 1):
        if place <= alcohol:
            cells.append("█", "yellow")
        elif place <= fortitude:
            cells.append("█", "red")
        else:
            cells.append("·", "dim")
    return cells


def table(view: View) -> RenderableType:
    """Everybody at the table."""
    rows = Table(show_header=True, header_style="dim", box=None, padding=(0, 1))
    for column in ("", "alcohol ▸ fortitude", "Alcohol", "Fortitude", "Gold", "hand", "Drinks"):
        rows.add_column(column, justify="left" if column in ("", "alcohol ▸ fortitude") else "right")
    for number, seat in enumerate(view.seats):
        side = view.sides[seat.side]
        if side.out:
            rows.add_row(Text(seat.name, "dim strike"), Text(f"out: {side.out}", "dim"))
            continue
        name = Text("▶ " if number == view.active else "  ", "bold yellow")
        name.append(seat.name, "bold" if number == view.seat else "")
        for piece in view.pieces:
            if piece.seat == number and isinstance(piece, Tokens):
                name.append(
                    f" [{piece.name}]" if piece.count == 1 else f" [{piece.count} {piece.name}s]", "bold magenta"
                )
        if seat.ignores_all:
            name.append(" (Ignores all effects)", "dim")
        rows.add_row(
            name,
            track(side.fortitude, side.alcohol),
            str(side.alcohol),
            str(side.fortitude),
            str(side.gold),
            str(seat.hand),
            str(seat.pile),
        )
    lines: list[RenderableType] = [rows]
    if view.round is not None:
        who = "nobody" if view.round.control < 0 else view.seats[view.round.control].name
        lines.append(Text(f"Round of Gambling: {view.round.pot} Gold in the pot, {who} in control", "magenta"))
    for deck in view.event_decks:
        turns = "1 turn" if deck.counters == 1 else f"{deck.counters} turns"
        lines.append(Text(f"{deck.name}: the next one in {turns}" if deck.counters else f"{deck.name}: now", "cyan"))
    for piece in view.pieces:
        if not isinstance(piece, Tokens):
            whose = f"{view.seats[piece.seat].name}: " if piece.seat >= 0 else ""
            lines.append(Text(f"{whose}{piece.name}{piece_text(view, piece)}", "dim"))
    for seat in view.seats:
        if seat.front:
            lines.append(Text(f"in front of {seat.name}: {', '.join(card.title for card in seat.front)}", "dim"))
        if seat.cards:
            lines.append(Text(f"{seat.name} holds: {', '.join(card.title for card in seat.cards)}", "dim"))
    if view.looking_at:
        lines.append(Text("you look at: " + ", ".join(card.title for card in view.looking_at), "cyan"))
    lines += [Text("on the table: " + matter_text(view, matter), "cyan") for matter in view.table]
    latest = next((matter.card for matter in reversed(view.table) if matter.card is not None), None)
    if latest is not None:
        lines.append(Text(f"  {latest.title}: {' '.join(latest.text.split())}", "dim"))
    phase = view.phase if view.phase == "End of Turn" else f"{view.phase} Phase"
    title = Text(f"{view.seats[view.active].name}'s turn: {phase}")
    return Panel(Group(*lines), title=title, title_align="left", border_style="dim")


def piece_text(view: View, piece: AnyPiece) -> str:
    """What lies on the table beside cards and tracks, after its name."""
    if isinstance(piece, Counter):
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
        on = f" on {', '.join(names[q] for q in matter.targets)}" if matter.targets else ""
        ignored = f", Ignored by {', '.join(names[q] for q in matter.ignored_by)}" if matter.ignored_by else ""
        state = " (Negated)" if matter.negated else " (has happened)" if matter.resolved else ""
        return f"{names[matter.seat]}: {matter.card.title}{on}{state}{ignored}"
    if matter.kind == "drinks":
        return "; ".join(
            f"{names[drink.drinker]}'s Drink {drink.alcohol:+d} Alcohol"
            + (f" {drink.fortitude:+d} Fortitude" if drink.fortitude else "")
            + "".join(f", {one}" for one in drink.more)
            + (" (Ignored)" if drink.ignored else "")
            for drink in matter.drinks
        )
    if matter.kind == "tray":
        return f"{names[matter.seat]} looks at Drinks: {matter.hidden}"
    if matter.kind == "win":
        return f"{names[matter.seat]} wins a pot of {matter.gold} Gold"
    return "; ".join(f"{names[packet.victim]}: {packet.text}" for packet in matter.packets)


def hand(view: View) -> RenderableType:
    """Your cards: what can be played now stands out."""
    rows = Table(box=None, padding=(0, 1), show_header=False)
    rows.add_column(justify="right", style="dim")
    rows.add_column()
    rows.add_column(ratio=1)
    for number, held in enumerate(view.hand, 1):
        style = TYPE_STYLES.get(held.card.type, "white")
        title = Text(held.card.title, f"bold {style}" if held.playable else style)
        text = Text(held.card.text.replace("\n", " "), "" if held.playable else "dim")
        where = ", in front of you" if held.in_front else ""
        rows.add_row(f"c{number}", Text.assemble(title, Text(f"\n{held.card.type}{where}", "dim")), text)
    return Panel(rows, title="your hand", title_align="left", border_style="dim")


def reasons(held: HandCard) -> str:
    """Why a card cannot be played now, with the rules."""
    if held.playable:
        return f"{held.card.title}: you can play it now."
    found = "; ".join(f"{text} ({', '.join(ids)})" for ids, text in held.why_not)
    return f"{held.card.title}: {found}."
