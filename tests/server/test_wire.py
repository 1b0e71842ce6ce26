"""The types of the client are made from ours, and every question has a name on the wire."""

from __future__ import annotations

from pathlib import Path

import msgspec

from lastcall.engine.core.codes import KIND_NAMES
from lastcall.server import wire
from lastcall.server.schema import schema

SCHEMA = Path(__file__).parent.parent.parent / "client" / "wire.schema.json"


def test_the_client_knows_the_types_of_the_wire() -> None:
    written = SCHEMA.read_text(encoding="utf-8")
    assert written == schema(), "write it anew: python -m lastcall.server.schema > client/wire.schema.json"


def test_every_message_is_read_as_what_it_is_and_nothing_else_is() -> None:
    for text, kind in (
        ('{"do":"say","number":3,"answer":[1,2,0,-1,-1]}', wire.Say),
        ('{"do":"announce","card":5,"target":2}', wire.Announce),
        ('{"do":"announce"}', wire.Announce),
        ('{"do":"order","orders":{"only_if_affected":true}}', wire.Order),
        ('{"do":"more_time","number":3}', wire.MoreTime),
        ('{"do":"move_seat","seat":0,"to":3}', wire.MoveSeat),
        ('{"do":"random_teams"}', wire.RandomTeams),
        ('{"do":"start"}', wire.Start),
    ):
        message = wire.read_message(text)
        assert isinstance(message, kind)
        assert isinstance(wire.read_message(msgspec.json.encode(message)), kind)
    for wrong in ('{"do":"start","now":true}', '{"do":"order","orders":{"never":true}}', '{"say":1}', "null"):
        try:
            wire.read_message(wrong)
        except msgspec.ValidationError:
            continue
        raise AssertionError(f"{wrong} was read")


def test_every_kind_of_question_has_a_name() -> None:
    assert len(set(KIND_NAMES)) == len(KIND_NAMES) == 14
