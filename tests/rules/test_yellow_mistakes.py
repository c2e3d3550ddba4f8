"""The option by which a wrong card costs three."""

import pytest

from defifoo.core.refusal import NOT_YOURS
from defifoo.games.yellow.game import Yellow
from defifoo.games.yellow.stacked import stacked
from rules.at_the_table import offers, play, refusal, refused_by

YELLOW = Yellow()
PILE = "RY RY RY RY RY RY RY RY RY RY"


@pytest.mark.rule("yellow.mistake")
def test_a_wrong_card_goes_back_and_costs_three_and_the_turn() -> None:
    deal = stacked(["SG PG", "PG RG"], top="RG", draws=PILE, mistakes=True)
    assert offers(YELLOW, deal, 0) == ["PG", "SG", "draw"]
    play(YELLOW, deal, "0 SG")
    assert deal.view(0).as_dict()["hand"] == ["RY", "RY", "RY", "PG", "SG"]
    assert deal.view(0).as_dict()["top"] == "RG"
    assert deal.waits_for == (1,)


@pytest.mark.rule("yellow.mistake")
def test_without_the_option_a_wrong_card_is_refused_and_costs_nothing() -> None:
    deal = stacked(["SG PG", "PG RG"], top="RG", draws=PILE)
    assert refused_by(YELLOW, deal, "0 SG") == "yellow.higher.symbol"
    assert deal.hands.sizes[0] == 2
    assert deal.waits_for == (0,)


@pytest.mark.rule("yellow.mistake")
def test_a_right_card_costs_nothing_with_the_option() -> None:
    deal = stacked(["SG PG", "PG RG"], top="RG", draws=PILE, mistakes=True)
    play(YELLOW, deal, "0 PG")
    assert deal.hands.sizes[0] == 1


@pytest.mark.rule("yellow.mistake")
def test_a_card_one_does_not_hold_or_out_of_turn_is_only_refused() -> None:
    deal = stacked(["SG PG", "PG RG"], top="RG", draws=PILE, mistakes=True)
    assert refused_by(YELLOW, deal, "0 SY") == "all.own-cards"
    violation = refusal(YELLOW, deal, "1 RG")
    assert violation is not None
    assert (violation.rule, violation.kind) == ("all.turn-order", NOT_YOURS)


@pytest.mark.rule("yellow.mistake")
def test_a_skull_played_is_a_mistake_like_any_other() -> None:
    deal = stacked(["SK PG", "PG RG"], top="RG", draws=PILE, mistakes=True)
    play(YELLOW, deal, "0 SK")
    assert deal.hands.sizes[0] == 5
    assert deal.waits_for == (1,)


@pytest.mark.rule("yellow.mistake")
def test_a_mistake_with_the_last_card_does_not_win() -> None:
    deal = stacked(["SG", "PG RG"], top="RG", draws=PILE, mistakes=True)
    play(YELLOW, deal, "0 SG")
    assert not deal.over
    assert deal.hands.sizes[0] == 4


@pytest.mark.rule("yellow.mistake")
def test_a_mistake_in_a_race_costs_three_and_the_place_in_it() -> None:
    deal = stacked(["PGS SG", "RG RG", "SG RG"], top="RG", draws=PILE, mistakes=True)
    play(YELLOW, deal, "0 PGS", "1 RG")
    assert deal.hands.sizes[1] == 5
    assert deal.waits_for == (2,)
    assert refused_by(YELLOW, deal, "1 pass") == "yellow.event.speed"
    won = deal.clone()
    play(YELLOW, won, "2 SG")
    assert won.waits_for == (0,)
    # The turn itself is not lost.
    play(YELLOW, deal, "2 pass")
    assert deal.waits_for == (1,)


@pytest.mark.rule("yellow.mistake")
def test_in_a_race_its_opener_is_only_refused() -> None:
    deal = stacked(["PGS SG", "RG RG"], top="RG", draws=PILE, mistakes=True)
    play(YELLOW, deal, "0 PGS")
    assert refused_by(YELLOW, deal, "0 SG") == "yellow.event.speed"
    assert deal.hands.sizes[0] == 1


@pytest.mark.rule("yellow.mistake")
@pytest.mark.parametrize("wrong", ["SG", "PG3", "SK"])
def test_a_mistake_under_a_plus_3_costs_the_debt_and_three_more(wrong: str) -> None:
    deal = stacked(["PY3 RG", "SG PG3 SK", "RG RR"], top="RG", draws=PILE, mistakes=True)
    play(YELLOW, deal, "0 PY3", f"1 {wrong}")
    assert deal.hands.sizes[1] == 9
    assert deal.debt == 0
    assert deal.waits_for == (2,)
    assert offers(YELLOW, deal, 2) == ["RG", "RR", "draw"]


@pytest.mark.rule("yellow.mistake")
def test_a_skull_led_costs_three_and_the_next_seat_leads() -> None:
    deal = stacked(["SK PG", "SG RG"], draws=PILE, mistakes=True)
    play(YELLOW, deal, "0 SK")
    assert deal.hands.sizes[0] == 5
    assert deal.top == -1
    assert offers(YELLOW, deal, 1) == ["RG", "SG"]
    assert refused_by(YELLOW, deal, "1 draw") == "yellow.deal"


@pytest.mark.rule("yellow.mistake.drawn")
def test_after_drawing_only_the_drawn_card_can_be_a_mistake() -> None:
    deal = stacked(["SR PG", "PG RG"], top="RG", draws="SG " + PILE, mistakes=True)
    play(YELLOW, deal, "0 draw")
    assert offers(YELLOW, deal, 0) == ["SG", "keep"]
    assert refused_by(YELLOW, deal, "0 SR") == "yellow.draw"
    assert refused_by(YELLOW, deal, "0 PG") == "yellow.draw"
    play(YELLOW, deal, "0 SG")
    assert deal.hands.sizes[0] == 6
    assert deal.waits_for == (1,)


@pytest.mark.rule("yellow.mistake")
def test_everyone_has_seen_the_card_shown_by_mistake() -> None:
    deal = stacked(["SG PG", "PG RG", "RR"], top="RG", draws=PILE, mistakes=True)
    play(YELLOW, deal, "0 SG")
    for observer in (1, 2, -1):
        assert deal.view(observer).as_dict()["known"] == [["SG"], [], []]


@pytest.mark.rule("yellow.mistake.drawn")
@pytest.mark.rule("yellow.pile-empty")
def test_a_card_drawn_from_a_new_pile_and_shown_by_mistake_is_known_to_lie_there_no_more() -> None:
    deal = stacked(["SG", "SG", "SG"], top="RR", under="PR PY SY SR SK RG", mistakes=True)
    play(YELLOW, deal, "0 draw")
    assert deal.view(1).as_dict()["pile_of"] == ["RG", "PY", "PR", "SY", "SR", "SK"]
    play(YELLOW, deal, "0 RG")
    for other in (1, 2, -1):
        assert deal.view(other).as_dict()["pile_of"] == ["PY", "PR", "SY", "SR", "SK"]
    assert deal.view(0).as_dict()["pile_of"] == ["PY", "PR"], "three of the others were the price"


@pytest.mark.rule("yellow.mistake")
@pytest.mark.parametrize("top", ["RG", "JG P", "SRX"])
def test_an_absent_player_makes_no_mistakes(top: str) -> None:
    deal = stacked(["SK SG", "PG RG"], top=top, draws=PILE, mistakes=True)
    assert YELLOW.move_name(deal.timeout(0)) == "draw"
    play(YELLOW, deal, "0 draw")
    assert YELLOW.move_name(deal.timeout(0)) == "keep"


@pytest.mark.rule("yellow.stuck.round")
def test_a_mistake_that_finds_no_cards_to_take_counts_as_an_idle_turn() -> None:
    deal = stacked(["SG", "SG"], top="RG", mistakes=True)
    play(YELLOW, deal, "0 SG", "1 SG")
    outcome = deal.outcome()
    assert outcome is not None
    assert outcome.reason == "yellow.stuck"


@pytest.mark.rule("yellow.stuck.round")
def test_who_drew_a_card_did_not_stand_still_however_few_their_mistake_cost() -> None:
    deal = stacked(["SG RR", "SG RG"], top="RG", draws="SY SR", mistakes=True)
    play(YELLOW, deal, "0 draw", "0 SY")
    assert deal.hands.sizes[0] == 4
    assert deal.idle == 0
