"""Blue, card by card: who is told which cards went where, and who is not."""

import json

import pytest

from defifoo.core.event import Event
from defifoo.core.saying import Letter, Name
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.game import Blue
from defifoo.games.blue.stacked import stacked
from defifoo.words.language import words
from defifoo.words.narrator import Narrator
from defifoo.words.tables import prompt_line
from rules.at_the_table import play

BLUE = Blue()
SIX_MORE = "LAF LAF LAM LAM LAS LAS"
"""With one other card a full hand, so that whoever lays that one draws exactly one."""


def told(events: list[Event], reader: int) -> list[str]:
    """What a reader (-1: a spectator) hears: each event with its seat, its number and the cards that it names."""
    heard = [event.seen_by(reader) for event in events]
    return [" ".join([f"{one.seat} {one.name} {one.count}", *map(BLUE.card_name, one.cards)]) for one in heard]


def shown(deal: BlueDeal, reader: int) -> str:
    return json.dumps(deal.view(reader).as_dict())


@pytest.mark.rule("all.secret")
def test_the_card_drawn_at_the_end_of_a_turn_is_told_to_who_drew_it_alone() -> None:
    deal = stacked([f"SUN {SIX_MORE}", "MOON", "MOON"], ["", "C SUN", ""], draws="SOC")
    events = play(BLUE, deal, "0 open C SUN")
    assert told(events, 0) == ["0 opened 0 SUN", "0 drew 1 SOC"]
    for other in (1, 2, -1):
        assert told(events, other) == ["0 opened 0 SUN", "0 drew 1"]
        assert "SOC" not in shown(deal, other)
    assert "SOC" in shown(deal, 0)


@pytest.mark.rule("all.secret")
def test_several_cards_drawn_at_once_are_told_to_who_drew_them_alone() -> None:
    deal = stacked(["SUN LAF LAF LAM", "MOON"], ["", "C SUN"], draws="SOC SEU ICE BOLT")
    events = play(BLUE, deal, "0 open C SUN")
    assert told(events, 0)[1] == "0 drew 4 BOLT ICE SEU SOC"
    for other in (1, -1):
        assert told(events, other)[1] == "0 drew 4"
        assert not {"SOC", "SEU", "ICE", "BOLT"} & set(shown(deal, other).replace('"', " ").split())


@pytest.mark.rule("all.secret")
@pytest.mark.rule("blue.exchange")
def test_what_is_exchanged_and_what_comes_for_it_is_told_to_who_exchanges_alone() -> None:
    deal = stacked(["SAS SAM LAF", "MOON", "MOON"], ["C SUN", "", ""], draws="SOC SEU ICE BOLT RAIN CAF")
    events = play(BLUE, deal, "0 exchange SAM SAS")
    assert told(events, 0) == ["0 exchanged 2 SAM SAS", "0 drew 2 SEU SOC", "0 drew 4 RAIN BOLT ICE CAF"]
    for other in (1, 2, -1):
        assert told(events, other) == ["0 exchanged 2", "0 drew 2", "0 drew 4"]
        for card in ("SAM", "SAS", "SOC", "SEU"):
            assert card not in shown(deal, other)


@pytest.mark.rule("all.secret")
@pytest.mark.rule("blue.moon.reply")
def test_after_a_rainbow_victim_and_attacker_each_see_their_own_new_card_alone() -> None:
    deal = stacked([f"MOON {SIX_MORE}", "RAIN SEU", "MOON"], ["", "C SUN CAF", ""], draws="SOC SAS")
    play(BLUE, deal, "0 moon 1 C")
    events = play(BLUE, deal, "1 rainbow")
    assert told(events, 1)[1:] == ["1 drew 1 SOC", "0 drew 1"]
    assert told(events, 0)[1:] == ["1 drew 1", "0 drew 1 SAS"]
    for other in (2, -1):
        assert told(events, other)[1:] == ["1 drew 1", "0 drew 1"]
        assert "SOC" not in shown(deal, other)
        assert "SAS" not in shown(deal, other)
    assert "SAS" not in shown(deal, 1)
    assert "SOC" not in shown(deal, 0)


@pytest.mark.rule("all.secret")
@pytest.mark.rule("blue.moon")
def test_a_stolen_continent_is_told_to_everyone_and_remembered_by_everyone() -> None:
    deal = stacked([f"MOON {SIX_MORE}", "SEU", "ICE"], ["", "C SUN CAF", ""])
    events = play(BLUE, deal, "0 moon 1 C", "1 accept")
    for reader in (0, 1, 2, -1):
        assert "0 stole 0 CAF" in told(events, reader)
        assert deal.view(reader).as_dict()["known"] == [["CAF"], [], []]


@pytest.mark.rule("all.secret")
@pytest.mark.rule("blue.lightning")
def test_what_lightning_strikes_is_told_to_everyone_but_not_who_draws_it_again() -> None:
    deal = stacked([f"BOLT {SIX_MORE}", "SEU", "ICE"], ["", "C SUN CAF", ""], draws="SOC")
    events = play(BLUE, deal, "0 bolt C")
    for reader in (1, 2, -1):
        assert told(events, reader) == ["0 lightning 0 BOLT", "0 struck 0 CAF", "0 drew 1"]
        assert "CAF" not in shown(deal, reader)
    assert told(events, 0)[-1] == "0 drew 1 SOC"


@pytest.mark.rule("all.secret")
def test_nobody_sees_a_hand_or_the_pile_until_the_game_is_over() -> None:
    deal = stacked(["COC SUN", "MOON SEU", "ICE"], ["C SUN CAF CAM CAS CEU", "", ""])
    for reader, own in ((0, ["SUN", "COC"]), (1, ["MOON", "SEU"]), (2, ["ICE"]), (-1, [])):
        view = deal.view(reader).as_dict()
        assert view["hand"] == own
        assert view["hands"] is None
        assert len(deal.view(reader).shown_hands) == 0
        assert ("SEU" in shown(deal, reader)) == (reader == 1)
        assert ("ICE" in shown(deal, reader)) == (reader == 2)
        assert ("COC" in shown(deal, reader)) == (reader == 0)
        assert "BOLT" not in shown(deal, reader)
    play(BLUE, deal, "0 lay COC")
    for reader in (0, 1, 2, -1):
        assert deal.view(reader).as_dict()["hands"] == [["SUN"], ["MOON", "SEU"], ["ICE"]]


@pytest.mark.rule("blue.first-turn")
@pytest.mark.parametrize(
    ("language", "may"),
    [
        ("en", "Without a Sun you may exchange as many cards as you like instead."),
        ("fr", "Sans Soleil, tu peux échanger à la place autant de cartes que tu veux."),
    ],
)
def test_a_dealer_with_a_rainbow_and_no_sun_is_not_told_that_it_must_be_used(language: str, may: str) -> None:
    deal = stacked(["RAIN CAF", "MOON"])
    assert BLUE.parse_move("exchange CAF") in deal.moves(0)
    assert prompt_line(Narrator(words(language), BLUE, ["Ana", "Max"], 0), deal.view(0)).endswith(may)


@pytest.mark.parametrize("name", ["stole", "struck"])
@pytest.mark.parametrize("reader", [-1, 0, 2])
def test_no_french_sentence_needs_an_elision_before_a_name(name: str, reader: int) -> None:
    """Nobody can tell in a language file whether a name begins with a vowel."""
    event = Event(name, 1, bytes([int(BLUE.parse_card("CAF"))]), 0)
    told = Narrator(words("fr"), BLUE, ["Zoé", "Émile", "Max"], reader).event(event)
    assert "Émile" in told
    assert "de Émile" not in told


@pytest.mark.rule("blue.moon.reply")
@pytest.mark.parametrize("place", ["1 C", "1 L", "1 S", "2 C", "2 S"])
def test_the_table_says_whose_line_of_which_colour_a_moon_waits_on(place: str) -> None:
    deal = stacked(["MOON", "SUN", "SUN"], ["C SUN", "C SUN; L SUN; S SUN", "C SUN; S SUN"])
    play(BLUE, deal, f"0 moon {place}")
    sentence = deal.view(-1).said()[-1][0]
    name, colour = sentence.parts["name"], sentence.parts["colour"]
    assert isinstance(name, Name)
    assert isinstance(colour, Letter)
    assert (sentence.key, f"{name.seat} {colour.letter}") == ("blue-table-moon", place)
