"""The four regulars together use every base mechanism."""

from __future__ import annotations

from lastcall.cards import boxes
from lastcall.engine.core.cards import Effect, Use
from lastcall.engine.core.codes import CHEATING
from lastcall.language.sense import everything
from lastcall.language.template import phrase
from lastcall.language.words import answering, changing, drinking, gambling, nouns, ordering, people

REGULARS = [deck for deck in boxes.characters() if deck.regular]
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
        assert has(phrase(changing.Lose, people.Another(), hit, fortitude))
    assert has(phrase(changing.Lose, people.EachOther(), 1, fortitude))
    assert any(
        isinstance(use.moment, changing.MakesYouLose)
        and use.effects == (phrase(changing.Lose, people.They(), 2, fortitude),)
        for _, use in USES
    )
    assert any(isinstance(effect, changing.Gain) and isinstance(effect.who, people.You) for effect in EFFECTS)


def test_defences() -> None:
    assert uses(changing.ReduceBy) or uses(changing.ReduceTo)
    assert uses(changing.Redirect)
    ignored = [effect.which for effect in EFFECTS if isinstance(effect, answering.Ignore)]
    for track in nouns.Track:
        assert any(nouns.TRACKS[track] in which.tracks for which in ignored if isinstance(which, answering.Affecting))
    assert any(isinstance(which, answering.OfEventType) for which in ignored)
    assert uses(drinking.IgnoreDrink)
    negated = [effect.which for effect in EFFECTS if isinstance(effect, answering.Negate)]
    assert phrase(answering.OfType, nouns.CardType.ACTION) in negated
    assert phrase(answering.OfType, nouns.CardType.SOMETIMES) in negated
    assert phrase(answering.OfTypeChangingDrink, nouns.CardType.SOMETIMES) in negated


def test_drinks() -> None:
    for kind in (
        drinking.PassDrink,
        drinking.SplitDrink,
        drinking.Weaken,
        drinking.Strengthen,
        drinking.AsFortitude,
        drinking.DrinkFromPile,
        drinking.DrinkFromDeck,
    ):
        assert uses(kind), kind
    assert has(phrase(ordering.OrderMore, 2))


def test_gold_and_gambling() -> None:
    assert has(phrase(changing.Pay, people.EachOther(), people.YouToo(), 1))
    payments = {type(use.moment) for use in [*uses(changing.InnPays), *uses(changing.PayNothing)]}
    assert payments >= {changing.MustPay, changing.MustPayOrAnte}
    assert uses(gambling.LeaveInstead)
    assert any(
        isinstance(effect.who, people.AnotherInRound) for effect in EFFECTS if isinstance(effect, gambling.LeaveRound)
    )
    assert sum(card.copies for deck in REGULARS for card in deck.cards if card.types & CHEATING) >= 4
    against = phrase(answering.Negate, phrase(answering.OfType, nouns.CardType.CHEATING))
    assert any(use.effects == (against, gambling.WinRound()) for _, use in USES)
    for trick in (gambling.TakeFromPot, gambling.PotToInn, gambling.TakePot, gambling.TakeHalf):
        assert uses(trick), trick
