"""Purple, card by card: no event is a secret, and none names a card that lies hidden."""

import json

import pytest

from defifoo.core.event import EVERYONE
from defifoo.games.purple.game import Purple
from defifoo.games.purple.stacked import stacked
from defifoo.words.language import words
from defifoo.words.narrator import Narrator
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


@pytest.mark.rule("purple.score.no-planet.spacecraft")
@pytest.mark.parametrize(
    ("option", "language", "told"),
    [
        (False, "en", "Challenge: No Ember Planet: each planet card of this colour you win costs 10 points."),
        (True, "en", "Challenge: No Ember Planet: each planet card or Spacecraft of this colour you win costs 10 points."),
        (False, "fr", "Défi : Pas de Planète Braise : chaque planète de cette couleur ramassée coûte 10 points."),
        (
            True,
            "fr",
            "Défi : Pas de Planète Braise : chaque planète ou vaisseau de cette couleur que tu ramasses coûte 10 points.",
        ),
    ],
)
def test_the_challenge_says_what_costs_points_at_this_table(option: bool, language: str, told: str) -> None:
    deal = stacked(["E1", "E2"], "no-planet E", planet_spacecraft=option)
    narrator = Narrator(words(language), PURPLE, ["Ana", "Max"])
    assert narrator.sentence(deal.view(0).said()[0][0]).replace("\u00a0", " ") == told
