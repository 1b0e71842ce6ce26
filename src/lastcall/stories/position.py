"""The game a story starts from: hands, decks, Drinks, Events, and what the variants put on the table."""

from __future__ import annotations

from collections.abc import Sequence

from lastcall.cards import package
from lastcall.cards.characters.farai.brews import NAMES as BREWS
from lastcall.cards.characters.farai.brews import Brews
from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.cards import Card
from lastcall.engine.core.chance import roll
from lastcall.engine.core.codes import NO_MATTER, NOBODY, PRIZE
from lastcall.engine.core.machines import Deciding, Machine, own
from lastcall.engine.core.matters import new_play
from lastcall.engine.game import Game
from lastcall.engine.play.defeat import endangered
from lastcall.engine.play.joint_toss import COIN
from lastcall.engine.setup import DRINK_DECK_SIZE, deal
from lastcall.engine.storage import BLANK
from lastcall.engine.table.seating import TEAM_GOLD, Seating
from lastcall.engine.turn import STAGES
from lastcall.ids import SEATS, CardId, SeatId
from lastcall.start import prizes
from lastcall.stories.decks import Decks
from lastcall.stories.failed import Failed, StoryError
from lastcall.stories.parts import Occasions, Player, Top, several
from lastcall.stories.script import ALL_DRINKS, PHASES, SET_UP, Story
from lastcall.stories.table import seating_of
from lastcall.voice.sentences import counted


def position(story: Story) -> Game:
    """The game a story starts from."""
    decks = Decks(story)
    seating = seating_of(story)
    if story.phase == SET_UP:
        return set_up(story, decks, seating)
    hands = []
    undealt = []
    for seat, place in enumerate(story.places):
        blanks = 0 if place.exactly else max(0, seating.hands[seat] - len(place.holds))
        hands.append([*place.holds, *[BLANK] * blanks])
        undealt.append(undrawn(place, bool(seating.bosses >> seat & 1)))
    one_water = [card for card in SHIPPED.drinks("rdi4").cards if card.title == "Water"]
    piles = [one_water if place.pile is None else place.pile for place in story.places]
    nothing_else = story.drink_deck_exactly and (story.bar_exactly or not story.plays_with_bar)
    rest = [] if nothing_else else box_of(story)
    kept = [card for place in story.places for card in place.front if is_bottle(card)]
    told = [*story.drink_deck, *story.bar, *story.drink_discards, *(card for pile in piles for card in pile), *kept]
    bottles = [*(card for card in told if not of_tavern(card)), *rest]
    game = deal(
        [place.name for place in story.places],
        [
            [*hand, *place.discards, *own_front(place), *deck]
            for hand, place, deck in zip(hands, story.places, undealt, strict=True)
        ],
        bottles or one_water,
        seed=0,
        first=story.active,
        asks_all=True,
        kinds=[place.deck.kinds for place in story.places],
        brings=[place.deck.brings for place in story.places],
        event_decks=[(one.deck.name, event_cards(one)) for one in story.occasions.values()],
        taverns=decks.taverns() if story.party is not None else (),
        prizes=all_prizes(story),
        seating=seating,
        library=decks,
    )
    settle_set_up(game)
    lay_variants(game, story)
    lay_hands(game, story, hands)
    lay_drinks(game, story, piles, len(bottles))
    lay_events(game, story)
    stacks = component_stacks(game, story)
    for side in game.sides:
        side.gold = TEAM_GOLD  # A story counts from 10 Gold at every table, unless it says otherwise.
    for seat, place in zip(SEATS[: game.size], story.places, strict=True):
        side = game.side_of(seat)
        side.fortitude = place.has.get("fortitude", side.fortitude)
        side.alcohol = place.has.get("alcohol", side.alcohol)
        side.gold = place.has.get("gold", side.gold)
        side.potions = place.has.get("potions", side.potions)
        lay_tokens(game, seat, place)
    restore_stacks(stacks)
    game.count_potions()
    game.turn.number = story.turn - 1
    keep_working(game, story)
    if story.coin is not None:
        while roll(game.seed, game.chance + 1, len(COIN)) != story.coin:
            game.chance += 1
    game.inn = 0
    game.log = []
    game.unsettled = bool(endangered(game))
    game.stack = STAGES[3 * PHASES.index(story.phase)]
    game.run()
    return game


def box_of(story: Story) -> list[Card]:
    """The Drinks a story plays with."""
    boxes = package.DRINK_DECKS if story.drinks == ALL_DRINKS else (story.drinks,)
    return [card for box in boxes for card in SHIPPED.drinks(box).physical]


def set_up(story: Story, decks: Decks, seating: Seating) -> Game:
    """SETUP: the table as a new game deals it, at its first question."""
    if story.laid is not None:
        raise StoryError(story.laid, "set-up deals what there is: leave this line out, or begin in another phase")
    if seating.first >= 0 and "active" in story.lines and story.active != seating.first:
        raise StoryError(story.lines["active"], f"{story.places[seating.first].name} goes first (BOSS-08)")
    game = deal(
        [place.name for place in story.places],
        [decks.cards_of(place.deck, bool(seating.bosses >> seat & 1)) for seat, place in enumerate(story.places)],
        box_of(story),
        seed=0,
        first=seating.first if seating.first >= 0 else story.active,
        bar=story.plays_with_bar,
        asks_all=True,
        kinds=[place.deck.kinds for place in story.places],
        brings=[place.deck.brings for place in story.places],
        event_decks=[(one.deck.name, event_cards(one)) for one in story.occasions.values()],
        taverns=decks.taverns() if story.party is not None else (),
        prizes=all_prizes(story),
        seating=seating,
        library=decks,
    )
    game.log = []
    game.run()
    return game


def undrawn(place: Player, boss: bool) -> Sequence[Card]:
    """The Character Deck of a seat as the story has stacked it, else all of it."""
    return SHIPPED.cards_of(place.deck, boss) if place.character_deck is None else place.character_deck[::-1]


def settle_set_up(game: Game) -> None:
    """What characters decide before the first turn is decided by a line of the story, else it is the first choice."""
    while type(game.stack) is Deciding:
        frame = game.stack
        game.stack = frame.below
        machine = game.machines[frame.machine]
        if machine.deals_hand:
            continue  # The story says what is in the hand.
        machine.chosen(game, frame.topic, machine.options(game, frame.topic)[0])


def lay_tokens(game: Game, seat: SeatId, place: Player) -> None:
    """Tokens before a seat, and where it is at work."""
    if place.brew:
        brews = own(game, seat, Brews)
        if brews is None:
            raise Failed(f"{place.name} has no Brews")
        brews.at = Brews.components.index(place.brew)
    for brew, number in place.progress.items():
        lay_progress(game, seat, brew, number)
    for token, number in place.tokens.items():
        machines = [one for one in game.machines if one.token == token]
        if not machines:
            raise Failed(f"nobody at this table brings {several(token)}")
        if not any(machine.put(game, seat, number) for machine in machines):
            raise Failed(f"{place.name} cannot have {counted(number, token, several(token))}")


def named_decks(machine: Machine) -> dict[str, list[CardId]]:
    """The decks that somebody has brought along, by the names of their files; a Boss may have brought more."""
    return dict(zip((*machine.components, *machine.boss_components), machine.decks_of_its_own(), strict=False))


def component_stacks(game: Game, story: Story) -> list[tuple[Machine, str, list[CardId]]]:
    """What the story has stacked on decks that somebody brings, the top last."""
    found = []
    for machine in game.machines:
        for key, deck in named_decks(machine).items():
            if key in story.tops and story.tops[key].cards:
                found.append((machine, key, deck[-len(story.tops[key].cards) :]))
    return found


def restore_stacks(stacks: list[tuple[Machine, str, list[CardId]]]) -> None:
    """A token count discards cards, but none the story has stacked."""
    for machine, key, stack in stacks:
        deck = named_decks(machine)[key]
        lost = [card for card in stack if card not in deck]
        deck[:0] = lost
        machine.discarded()[:] = [card for card in machine.discarded() if card not in lost]


def lay_progress(game: Game, seat: SeatId, brew: int, number: int) -> None:
    """Progress Tokens on one of a seat's Brews, wherever the seat is at work; not as many as would finish it."""
    brews = own(game, seat, Brews)
    name = game.names[seat]
    if brews is None:
        raise Failed(f"{name} has no Brews")
    if not brews.decks[brew] or number >= brews.needed(game, brew):
        raise Failed(f"{name} cannot have {counted(number, Brews.token)} on the {BREWS[brew]}")
    brews.progress[brew] = number


def lay_hands(game: Game, story: Story, hands: list[list[Card]]) -> None:
    """Hands, discards and Character Decks as the story says; a deck it does not mention is shuffled."""
    first = 0
    for seat, place in enumerate(story.places):
        there = game.seats[seat]
        discards = first + len(hands[seat])
        front = discards + len(place.discards)
        deck = front + len(own_front(place))
        there.deal_hand(game, numbered(first, discards))
        there.discards = numbered(discards, front)
        there.front = tuple(numbered(front, deck))
        first = deck + len(undrawn(place, bool(game.seating.bosses >> seat & 1)))
        left = numbered(deck, first)
        there.deck = game.shuffled(left) if place.character_deck is None else tuple(left)
        there.left = len(there.deck)


def keep_working(game: Game, story: Story) -> None:
    """What a card in front of somebody does until their next turn holds, unless that turn begins just now."""
    for seat, place in zip(SEATS, game.seats, strict=False):
        if story.phase == "discard" and seat in game.turn.seats:
            continue
        for card in place.front:
            if game.cards[card].remains:
                play = new_play(NO_MATTER, seat, card, 0, NO_MATTER, (), NOBODY, [])
                for step, effect in enumerate(game.cards[card].uses[0].effects):
                    if effect.until_next_turn:
                        effect.do(game, play, step)


def numbered(first: int, end: int) -> list[CardId]:
    """The cards with these numbers."""
    return [CardId(number) for number in range(first, end)]


def of_tavern(card: Card) -> bool:
    """A Drink of a tavern that has a deck of its own."""
    return card.deck in package.TAVERNS


def is_bottle(card: Card) -> bool:
    """A Drink."""
    return card.type == "Drink"


def own_front(place: Player) -> list[Card]:
    """Cards of a seat's own deck that lie before it."""
    return [card for card in place.front if not is_bottle(card) and not card.types & PRIZE]


class Bottles:
    """The Drinks of a story, taken one after the other from where they belong."""

    def __init__(self, game: Game, first: int) -> None:
        self.game = game
        self.next = first

    def take(self, card: Card) -> CardId:
        """The physical card."""
        if not of_tavern(card):
            self.next += 1
            return CardId(self.next - 1)
        if self.game.crawl is None:
            raise Failed(f"{card.title} is a Drink of a tavern: write 'party: The Red Dragon Inn'")
        cellar = self.game.drink_decks[package.TAVERNS.index(card.deck)]
        for number in cellar.deck[: cellar.left]:
            if self.game.cards[number] is card:
                cellar.deck = tuple(one for one in cellar.deck[: cellar.left] if one != number)
                cellar.left = len(cellar.deck)
                return number
        raise Failed(f"there are not that many copies of {card.title}")


def lay_drinks(game: Game, story: Story, piles: list[list[Card]], bottles: int) -> None:
    """The Drink Deck from the top, its discards, everybody's pile, and the Drinks that lie before somebody."""
    first = next(card for card, home in enumerate(game.homes) if home.seat < 0)
    end = first + bottles
    cellar = game.drink_decks[0]
    bottle = Bottles(game, first)
    top = [bottle.take(card) for card in story.drink_deck]
    bar = [bottle.take(card) for card in story.bar]
    cellar.discards = [bottle.take(card) for card in story.drink_discards]
    for seat, pile in enumerate(piles):
        game.seats[seat].pile = [bottle.take(card) for card in pile][::-1]
    for seat, place in enumerate(story.places):
        game.seats[seat].front += tuple([bottle.take(card) for card in place.front if is_bottle(card)])
        game.seats[seat].front += tuple([take_prize(game, card) for card in place.front if card.types & PRIZE])
    rest = list(game.shuffled(numbered(bottle.next, end))) if bottles else []
    if story.plays_with_bar:  # BAR-01
        cut = 0 if story.drink_deck_exactly else max(0, DRINK_DECK_SIZE - len(top))
        cellar.size = DRINK_DECK_SIZE
        cellar.bar = (*(() if story.bar_exactly else rest[cut:]), *reversed(bar))
        cellar.bar_left = len(cellar.bar)
        rest = rest[:cut]
    cellar.deck = (*rest, *reversed(top))
    cellar.left = len(cellar.deck)
    cellar.dry = False


def event_cards(one: Occasions) -> list[Card]:
    """An event deck as the story wants it, from the top."""
    return [*one.top, *(() if one.exactly else one.deck.physical)]


def lay_events(game: Game, story: Story) -> None:
    """Event decks from the top, and their counters."""
    for deck, one in zip(game.event_decks, story.occasions.values(), strict=True):
        first = min(deck.deck)
        top = numbered(first, first + len(one.top))
        rest = game.shuffled(numbered(first + len(one.top), first + len(deck.deck)))
        deck.deck = (*rest, *reversed(top))
        if one.counters is not None:
            deck.counters = one.counters


# --- variants


def all_prizes(story: Story) -> list[Card]:
    """Every Prize the story names, wherever it lies."""
    won = [card for place in story.places for card in place.front if card.types & PRIZE]
    inn = story.prizes
    if inn is None and "prize" in story.modules:
        inn = [card for card in prizes(story.party is not None) if card not in (*story.prize_bin, *won)]
    return [*(inn or ()), *story.prize_bin, *won]


def take_prize(game: Game, card: Card) -> CardId:
    """A Prize out of the Inn."""
    assert game.prizes is not None
    number = next(one for one in game.prizes.inn if game.cards[one] is card)
    game.prizes.inn.remove(number)
    return number


def lay_variants(game: Game, story: Story) -> None:
    """Where the party is, what has Closed, used Prizes, and the decks of taverns and machines from the top."""
    if game.prizes is not None:
        game.prizes.bin = [take_prize(game, card) for card in story.prize_bin]
    if game.crawl is not None and story.party is not None:
        game.crawl.at = package.TAVERNS.index(story.party)
        game.crawl.closed = sum(1 << package.TAVERNS.index(name) for name in story.closed)
        game.crawl.home = game.crawl.at == 0 and len(set(story.closed)) == len(package.TAVERNS) - 1
    for key, top in story.tops.items():
        try:
            lay_deck(game, key, top)
        except Failed as error:
            raise StoryError(top.line, str(error)) from None


def lay_deck(game: Game, key: str, top: Top) -> None:
    """The deck of a tavern or of a machine, from the top."""
    if key in package.TAVERNS:
        if game.crawl is None:
            raise Failed("write 'party: The Red Dragon Inn' to put the taverns on the table")
        cellar = game.drink_decks[package.TAVERNS.index(key)]
        cellar.deck = tuple(stacked(game, list(cellar.deck), top.cards, top.exactly))
        cellar.left = len(cellar.deck)
        return
    machine = next((one for one in game.machines if key in named_decks(one)), None)
    if machine is None:
        raise Failed(f"nobody at this table brings the {package.component(key).name}")
    deck = named_decks(machine)[key]
    before = list(deck)
    deck[:] = stacked(game, deck, top.cards, top.exactly)
    machine.discarded().extend(card for card in before if card not in deck)


def stacked(game: Game, deck: list[CardId], top: list[Card], exactly: bool) -> list[CardId]:
    """The deck with these cards on top, the first of them uppermost (and last in the list)."""
    rest = list(deck)
    upper = []
    for card in top:
        number = next((one for one in rest if game.cards[one] is card), None)
        if number is None:
            often = "only " + str(top.count(card) - 1) if top.count(card) > 1 else "no"
            own = "; a card of your own can only replace one it has" if not card.deck and often == "no" else ""
            raise Failed(f"that deck has {often} {card.title}{own}")
        rest.remove(number)
        upper.append(number)
    return ([] if exactly else rest) + upper[::-1]
