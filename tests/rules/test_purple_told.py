"""Purple, card by card: no event is a secret, and none names a card that lies hidden."""

import json

import pytest

from defifoo.core.event import EVERYONE
from defifoo.games.purple.game import Purple
from defifoo.games.purple.stacked import stacked
from rules.at_the_table import play

PURPLE = Purple()


@pytest.mark.rule("all.secret")
def test_only_cards_that_were_played_are_named_to_the_end() -> None:
    deal = stacked(["E1 T5", "E2 T6", "E3 SUN"])
    events = play(PURPLE, deal, "0 cw", "0 E1", "1 E2")
    for reader, own in ((0, ["T5"]), (1, ["T6"]), (2, ["E3", "SUN"]), (-1, [])):
        shown = json.dumps(deal.view(reader).as_dict())
        for card in ("T5", "T6", "E3", "SUN", "E4"):
            assert (f'"{card}"' in shown) == (card in own)
    events += play(PURPLE, deal, "2 E3", "2 SUN", "0 T5", "1 T6")
    named = [f"{event.name} {' '.join(map(PURPLE.card_name, event.cards))}" for event in events if event.cards]
    assert named == [
        "played E1",
        "played E2",
        "played E3",
        "took-trick E1 E2 E3",
        "played SUN",
        "played T5",
        "played T6",
        "took-trick SUN T5 T6",
    ]
    assert all(event.audience == EVERYONE for event in events)
    for reader in (0, 1, 2, -1):
        assert '"E4"' not in json.dumps(deal.view(reader).as_dict())
