"""Hard moments: crowded tables, and on them a chain of answers that would be rare to come by.

The table is a real one at which everything lies that can lie on a table. What is being resolved there is laid by us,
and put into the states on their way to the page.
"""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.sync_api import Page, WebSocketRoute

from lastcall.cards.lists import ListedCard
from lastcall.engine.core.codes import IN_GAME
from lastcall.engine.game import Game
from lastcall.poll import WINDOW, Pending, plays
from lastcall.server.books import cards
from lastcall.server.keys import COOKIE
from tests.browser.laid import Laid

Json = dict[str, Any]

MACHINERY = ("Daareka", "Amundyr", "Torglesnarf", "Vlazlo", "Farai")
THIRTEEN = (
    "Whitehawk",
    "Remy",
    "Bryn",
    "Tara",
    *MACHINERY,
    "Lucky",
    "Nerodia",
    "Phyll",
    "Samantha",
)
EVERYTHING = ("sea", "dungeon", "crawl", "prize")
FULL_HAND = 7
SOME_TURNS = 4


def answerable(game: Game, waiting: Pending | None) -> bool:
    """Somebody else's card is being resolved, and Ann, whose hand is full, could answer it in several ways."""
    if waiting is None or waiting.kind != WINDOW or 0 not in waiting.seats or game.turn.number < SOME_TURNS:
        return False
    if sum(side.out != IN_GAME for side in game.sides) > game.size // 6:
        return False
    return game.turn.active != 0 and len(game.seats[0].hand) >= FULL_HAND and len(plays(game, 0)) > 1


FIVE = Laid("five with machinery", answerable, crew=MACHINERY, modules=EVERYTHING, seed=60)
CROWD = Laid("thirteen", answerable, crew=THIRTEEN, modules=EVERYTHING, seed=44)
TO_STAGE = (FIVE, CROWD)

LONGEST = max((card for card in cards() if not card.type.endswith("Event")), key=lambda card: len(card.text))
FIRST_ID = 7_000_001


def face(number: int, card: ListedCard) -> Json:
    """A card of the book, as it lies on the table."""
    seen: Json = msgspec.to_builtins(card)
    return {"id": FIRST_ID + number, **{name: seen[name] for name in ("title", "type", "text", "owner", "deck")}}


def titled(title: str) -> ListedCard:
    """The card of this title."""
    return next(card for card in cards() if card.title == title)


def chain(seats: int) -> list[Json]:
    """A card and four answers, each to the one before it; the last one has the most words of all."""
    longest = sorted((card for card in cards() if card.type == "Sometimes"), key=lambda card: len(card.text))
    laid = [titled("Gambling? I'm in!"), *longest[-4:-1], LONGEST]
    matters = []
    for number, card in enumerate(laid):
        packet = {"id": FIRST_ID + 50 + number, "victim": 0, "text": "2 Fortitude", "amount": 2, "ante": False}
        matters.append(
            {
                "id": FIRST_ID + 10 + number,
                "kind": "play",
                "seat": (number + 1) % seats,
                "card": face(number, card),
                "targets": [0, 2],
                "lit": [0],
                "answers": FIRST_ID + 9 + number if number else -1,
                "packets": [packet, {**packet, "id": packet["id"] + 20, "victim": 2}],
            }
        )
    return matters


def contest(seats: int) -> list[Json]:
    """Everybody drinks against everybody."""
    drinks = [card for card in cards() if card.type == "Drink" and card.drink is not None]
    nothing = {"fortitude": 0, "draws": 0, "discards": 0, "gold": 0, "ignored": False}
    return [
        {
            "id": FIRST_ID,
            "kind": "drinks",
            "seat": 0,
            "drinks": [
                {
                    **nothing,
                    "id": FIRST_ID + 100 + seat,
                    "drinker": seat,
                    "alcohol": seat % 5,
                    "cards": [face(seat, drinks[3 * seat])],
                    "title": drinks[3 * seat].title,
                }
                for seat in range(seats)
            ],
        }
    ]


def words(view: Json, matters: list[Json]) -> Json:
    """What Ann is told about them."""
    names = [seat["name"] for seat in view["seats"]]
    said: Json = {}
    for before, matter in zip([None, *matters], matters, strict=False):
        if matter["kind"] == "drinks":
            drinks = [f"{names[drink['drinker']]} drinks {drink['title']}" for drink in matter["drinks"]]
            said[str(matter["id"])] = {"heading": f"{len(drinks)} players drink", "drinks": drinks}
            continue
        said[str(matter["id"])] = {
            "heading": f"{names[matter['seat']]} plays",
            "answers": f"against “{before['card']['title']}”" if before is not None else "",
            "picks": f"on you and {names[2]}",
            "due": [{"text": "You lose 2 Fortitude", "mine": True}, {"text": f"{names[2]} loses 2 Fortitude"}],
        }
    return said


def question(view: Json) -> Json:
    """Ann may answer with a card on one of two players, or with another one."""
    first, second = (held["card"] for held in view["hand"][:2])
    names = [seat["name"] for seat in view["seats"]]
    title = f"“{first['title']}”"
    options = [
        {"answer": [0], "text": "let it happen", "passes": True},
        *(
            {
                "answer": [1, 1, 0, -1, seat],
                "text": f"{title} on {names[seat]}",
                "brief": f"on {names[seat]}",
                "cards": [first["id"]],
                "seat": seat,
            }
            for seat in (1, 2)
        ),
        {"answer": [1, 2, 0, -1, -1], "text": f"“{second['title']}”", "cards": [second["id"]]},
    ]
    text = f"{names[1]} plays “{LONGEST.title}” on you. You would lose 2 Fortitude. Respond?"
    asked = {"number": 1, "kind": "respond", "text": text, "options": options, "default": 0, "said": False}
    return {"prompt": asked, "waiting": {"kind": "window", "seats": [0], "seconds": 25.0, "given": 33.0}}


def stage(page: Page, table: Laid, matters: list[Json], asked: bool = True) -> None:
    """Sit down as Ann where these matters are being resolved, and where nothing goes on."""

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def on_message(message: str | bytes) -> None:
            news = msgspec.json.decode(message)
            if news["is"] == "state" and news["view"] is not None:
                news["view"]["table"] = matters
                news["words"] = words(news["view"], matters)
                news |= question(news["view"]) if asked else {"prompt": None}
                socket.send(msgspec.json.encode(news).decode())

        server.on_message(on_message)

    page.route_web_socket("**/ws/tables/**", relay)
    page.context.add_cookies([{"name": COOKIE, "value": table.key(0), "domain": "127.0.0.1", "path": "/"}])
    page.goto(f"/#/table/{table.id}")
    page.get_by_role("region", name="The middle of the table").wait_for()
