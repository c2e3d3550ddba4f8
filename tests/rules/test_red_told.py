"""Red, card by card: no event is a secret, and none names a card that still lies hidden."""

import json

import pytest

from defifoo.core.event import EVERYONE
from defifoo.core.saying import Names
from defifoo.games.red.game import Red
from defifoo.games.red.stacked import stacked
from rules.at_the_table import play

RED = Red()


@pytest.mark.rule("all.secret")
def test_until_the_count_only_cards_that_were_played_are_named() -> None:
    deal = stacked(["R4 V4 F9", "R5 BANK F8", "R6 V6 BOMB"], face_down="SG")
    events = play(RED, deal, "0 cw", "0 R4", "1 R5", "2 R6", "2 V6", "1 BANK")
    named = [f"{event.name} {' '.join(map(RED.card_name, event.cards))}" for event in events if event.cards]
    assert named == [
        "played R4",
        "played R5",
        "played R6",
        "took-round R4 R5 R6",
        "played V6",
        "slammed BANK",
        "bank V6 BANK",
    ]
    assert all(event.audience == EVERYONE for event in events)
    for reader, own in ((0, ["V4", "F9"]), (1, ["F8"]), (2, ["BOMB"]), (-1, [])):
        shown = json.dumps(deal.view(reader).as_dict())
        for card in ("V4", "F9", "F8", "BOMB", "SG"):
            assert (f'"{card}"' in shown) == (card in own)


@pytest.mark.rule("all.secret")
@pytest.mark.rule("red.bank")
def test_the_card_face_down_in_the_bank_is_shown_at_the_count() -> None:
    deal = stacked(["R4", "R5 V5", "R6 V6"], face_down="SG")
    before = play(RED, deal, "0 cw")
    events = play(RED, deal, "0 R4")
    assert not any(event.cards for event in before)
    opened = next(event for event in events if event.name == "bank-opened")
    assert [RED.card_name(card) for card in opened.cards] == ["R4", "R5", "R6", "V5", "V6", "SG"]
    for reader in (0, 1, 2, -1):
        assert opened.seen_by(reader) == opened
        assert deal.view(reader).as_dict()["bank"] == ["R4", "R5", "R6", "V5", "V6", "SG"]


@pytest.mark.rule("red.teams.choice")
def test_the_sides_are_told_and_the_other_one_stands_inside_the_sentence() -> None:
    deal = stacked(["R4 V4", "R5 V5", "R6 V6", "R7 V7"])
    play(RED, deal, "0 team 2")
    ((sentence,), *_) = deal.view(0).said()
    ours, theirs = sentence.parts["ours"], sentence.parts["theirs"]
    assert isinstance(ours, Names)
    assert isinstance(theirs, Names)
    assert (sentence.key, ours.seats, ours.inside) == ("red-table-teams", [0, 2], False)
    assert (theirs.seats, theirs.inside) == ([1, 3], True)
