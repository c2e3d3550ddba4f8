"""Yellow, card by card: who is told which cards went where, and who is not."""

import json

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.event import Event
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.deck import FACES
from defifoo.games.yellow.game import Yellow
from defifoo.games.yellow.moves import GIVE_TO, MOVES
from defifoo.games.yellow.stacked import stacked
from rules.at_the_table import play

YELLOW = Yellow()


def told(events: list[Event], reader: int) -> list[str]:
    """What a reader (-1: a spectator) hears: each event with its seat, its number and the cards that it names."""
    heard = [event.seen_by(reader) for event in events]
    return [" ".join([f"{one.seat} {one.name} {one.count}", *map(YELLOW.card_name, one.cards)]) for one in heard]


def shows(deal: YellowDeal, reader: int, card: str) -> bool:
    return f'"{card}"' in json.dumps(deal.view(reader).as_dict())


@pytest.mark.rule("all.secret")
@pytest.mark.rule("yellow.draw")
def test_a_card_drawn_is_told_to_who_drew_it_alone_kept_or_not() -> None:
    deal = stacked(["SG", "SG", "SG"], top="RG", draws="SK PY")
    events = play(YELLOW, deal, "0 draw")
    for _ in range(2):
        assert told(events, 0)[0] == "0 drew 1 SK"
        assert shows(deal, 0, "SK")
        for other in (1, 2, -1):
            assert told(events, other)[0] == "0 drew 1"
            assert not shows(deal, other, "SK")
            assert deal.view(other).as_dict()["drawn"] is None
        if deal.waits_for == (0,):
            assert deal.view(0).as_dict()["drawn"] == "SK"
            events += play(YELLOW, deal, "0 keep")
    assert told(events, 1)[-1] == "0 kept 0"


@pytest.mark.rule("all.secret")
@pytest.mark.rule("yellow.event.plus3")
def test_the_cards_of_a_debt_are_told_to_who_takes_them_alone() -> None:
    deal = stacked(["PG3 RG", "RG", "SG"], top="RG", draws="SK PY JR SR")
    play(YELLOW, deal, "0 PG3")
    events = play(YELLOW, deal, "1 take")
    assert told(events, 1) == ["1 drew 3 SK PY JR"]
    for other in (0, 2, -1):
        assert told(events, other) == ["1 drew 3"]
        assert not any(shows(deal, other, card) for card in ("SK", "PY", "JR"))
    assert all(shows(deal, 1, card) for card in ("SK", "PY", "JR"))


@pytest.mark.rule("all.secret")
@pytest.mark.rule("yellow.event.give.thanks")
def test_what_a_missing_thank_you_costs_is_told_to_who_pays_alone() -> None:
    deal = stacked(["PGG RG RR", "SG", "SG"], top="RG", draws="SK PY JR SR")
    play(YELLOW, deal, "0 PGG", "0 give RR 1")
    events = play(YELLOW, deal, "1 silent")
    assert told(events, 1) == ["1 silent 3", "1 drew 3 SK PY JR"]
    for other in (0, 2, -1):
        assert told(events, other) == ["1 silent 3", "1 drew 3"]
        assert not any(shows(deal, other, card) for card in ("SK", "PY", "JR"))


@pytest.mark.rule("all.secret")
@pytest.mark.rule("yellow.mistake")
def test_a_card_played_by_mistake_is_told_to_everyone_its_price_to_who_pays_alone() -> None:
    deal = stacked(["SG RR", "SY", "SY"], top="RG", draws="SK PY JR SR", mistakes=True)
    events = play(YELLOW, deal, "0 SG")
    assert told(events, 0) == ["0 mistake 3 SG", "0 drew 3 SK PY JR"]
    for other in (1, 2, -1):
        assert told(events, other) == ["0 mistake 3 SG", "0 drew 3"]
        assert deal.view(other).as_dict()["known"] == [["SG"], [], []]
        assert not any(shows(deal, other, card) for card in ("RR", "SK", "PY", "JR"))


@pytest.mark.rule("all.secret")
@pytest.mark.rule("yellow.event.give")
def test_a_card_given_is_told_to_giver_and_receiver_alone() -> None:
    deal = stacked(["PGG RG RR", "SG", "SG", "SG"], top="RG")
    play(YELLOW, deal, "0 PGG")
    events = play(YELLOW, deal, "0 give RR 1")
    for concerned in (0, 1):
        assert told(events, concerned) == ["0 gave 1 RR"]
        assert shows(deal, concerned, "RR")
    for other in (2, 3, -1):
        assert told(events, other) == ["0 gave 1"]
        assert not shows(deal, other, "RR")


@pytest.mark.rule("all.secret")
@pytest.mark.rule("yellow.event.swap")
def test_hands_swapped_are_named_to_nobody_and_seen_by_the_two_alone() -> None:
    deal = stacked(["PGX RR SK", "SG JY", "SY"], top="RG")
    play(YELLOW, deal, "0 PGX")
    events = play(YELLOW, deal, "0 swap 1")
    for reader in (0, 1, 2, -1):
        assert told(events, reader) == ["0 swapped 0"]
    for card in ("RR", "SK", "SG", "JY"):
        assert shows(deal, 0, card)
        assert shows(deal, 1, card)
        assert not shows(deal, 2, card)
        assert not shows(deal, -1, card)


@pytest.mark.rule("all.secret")
@pytest.mark.rule("yellow.pile-empty")
def test_a_pile_made_anew_names_no_card_and_what_is_drawn_from_it_stays_secret() -> None:
    deal = stacked(["SG", "SG", "SG"], top="RG", under="PR RR SK")
    events = play(YELLOW, deal, "0 draw")
    assert told(events, 0) == ["-1 pile-remade 1", "0 drew 1 SK"]
    for other in (1, 2, -1):
        assert told(events, other) == ["-1 pile-remade 1", "0 drew 1"]
        assert deal.view(other).as_dict()["pile_of"] == ["RR", "PR", "SK"]
    assert deal.view(0).as_dict()["pile_of"] == ["RR", "PR"]


@pytest.mark.rule("all.secret")
@pytest.mark.rule("yellow.end")
def test_hands_are_told_to_everyone_at_the_count_and_not_before() -> None:
    deal = stacked(["PG", "SG SK", "RR"], top="RG", draws="JY")
    for reader, own in ((0, "PG"), (1, "SK"), (2, "RR"), (-1, "")):
        assert deal.view(reader).hands == []
        for card in ("PG", "SK", "RR"):
            assert shows(deal, reader, card) == (card == own)
    events = play(YELLOW, deal, "0 PG")
    for reader in (0, 1, 2, -1):
        assert told(events, reader)[1:] == ["0 won 0", "1 showed 60 SG SK", "2 showed 30 RR"]
        assert deal.view(reader).as_dict()["hands"] == [[], ["SG", "SK"], ["RR"]]
        assert not shows(deal, reader, "JY")


@pytest.mark.rule("yellow.draw")
def test_whichever_card_is_drawn_it_is_told_alike() -> None:
    """The first card of the deck as the last one, a Joker and the Skull as the others."""
    for card in range(FACES):
        name = YELLOW.card_name(card)
        deal = stacked(["SG", "SR"], top="RG", draws=f"{name} PY")
        events = play(YELLOW, deal, "0 draw")
        assert [told(events, reader)[0] for reader in (0, 1, -1)] == [f"0 drew 1 {name}", "0 drew 1", "0 drew 1"]
        for reader in (0, 1, -1):
            view = deal.view(reader)
            assert YELLOW.guess(view, FastSource(card)).view(reader) == view


@pytest.mark.rule("yellow.event.give")
def test_no_gift_of_any_card_to_anybody_is_taken_where_none_is_asked_for() -> None:
    deal = stacked(["RGG PG", "SG", "SR"], top="RR", draws="PY")
    for move in range(GIVE_TO, MOVES):
        if YELLOW.move_name(move)[-1] in "012":
            violation = deal.why_not(0, move)
            assert violation is not None
            assert violation.rule in ("yellow.event.give", "all.own-cards"), YELLOW.move_name(move)
