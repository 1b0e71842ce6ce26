"""The four regulars together use every base mechanism."""

from __future__ import annotations

from lastcall.cards.shelf import SHIPPED
from lastcall.engine.core.cards import Effect, Use
from lastcall.engine.core.codes import CHEATING
from lastcall.language.sense import everything
from lastcall.language.template import phrase
from lastcall.language.words import changes, drinks, nouns, orders, people, responses, rounds

REGULARS = [deck for deck in SHIPPED.characters() if deck.regular]
USES = [(card, use) for deck in REGULARS for card in deck.cards for use in card.uses]
EFFECTS = [effect for _, use in USES for effect in everything(use.effects)]


def has(*wanted: Effect) -> bool:
    return all(effect in EFFECTS for effect in wanted)


def uses(kind: type[Effect]) -> list[Use]:
    return [use for _, use in USES if any(isinstance(effect, kind) for effect in use.effects)]


def test_there_are_four_of_40_cards_made_by_the_house() -> None:
    assert len(REGULARS) == 4
    for deck in REGULARS:
        assert len(deck) == 40
        assert {card.source for card in deck.cards if card.deck != "common"} == {"house"}
        assert 23 <= len(deck.cards) <= 29


def test_hits_and_healing() -> None:
    fortitude = nouns.Track.FORTITUDE
    for hit in (1, 2, 3):
        assert has(phrase(changes.Lose, people.Another(), hit, fortitude))
    assert has(phrase(changes.Lose, people.EachOther(), 1, fortitude))
    assert any(
        isinstance(use.moment, changes.MakesYouLose)
        and use.effects == (phrase(changes.Lose, people.They(), 2, fortitude),)
        for _, use in USES
    )
    assert any(isinstance(effect, changes.Gain) and isinstance(effect.who, people.You) for effect in EFFECTS)


def test_defences() -> None:
    assert uses(changes.ReduceBy) or uses(changes.ReduceTo)
    assert uses(changes.Redirect)
    ignored = [effect.which for effect in EFFECTS if isinstance(effect, responses.Ignore)]
    for track in nouns.Track:
        assert any(nouns.TRACKS[track] in which.tracks for which in ignored if isinstance(which, responses.Affecting))
    assert any(isinstance(which, responses.OfEventType) for which in ignored)
    assert uses(drinks.IgnoreDrink)
    negated = [effect.which for effect in EFFECTS if isinstance(effect, responses.Negate)]
    assert phrase(responses.OfType, nouns.CardType.ACTION) in negated
    assert phrase(responses.OfType, nouns.CardType.SOMETIMES) in negated
    assert phrase(responses.OfTypeChangingDrink, nouns.CardType.SOMETIMES) in negated


def test_drinks() -> None:
    for kind in (
        drinks.PassDrink,
        drinks.SplitDrink,
        drinks.Weaken,
        drinks.Strengthen,
        drinks.AsFortitude,
        drinks.DrinkFromPile,
        drinks.DrinkFromDeck,
    ):
        assert uses(kind), kind
    assert has(phrase(orders.OrderMore, 2))


def test_gold_and_gambling() -> None:
    assert has(phrase(changes.Pay, people.EachOther(), people.YouToo(), 1))
    payments = {type(use.moment) for use in [*uses(changes.InnPays), *uses(changes.PayNothing)]}
    assert payments >= {changes.MustPay, changes.MustPayOrAnte}
    assert uses(rounds.LeaveInstead)
    assert any(
        isinstance(effect.who, people.AnotherInRound) for effect in EFFECTS if isinstance(effect, rounds.LeaveRound)
    )
    assert sum(card.copies for deck in REGULARS for card in deck.cards if card.types & CHEATING) >= 4
    against = phrase(responses.Negate, phrase(responses.OfType, nouns.CardType.CHEATING))
    assert any(use.effects == (against, rounds.WinRound()) for _, use in USES)
    for trick in (rounds.TakeFromPot, rounds.PotToInn, rounds.TakePot, rounds.TakeHalf):
        assert uses(trick), trick
