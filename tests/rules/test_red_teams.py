"""Teams, the direction, and the order in which they are chosen."""

import pytest

from defifoo.core.deal import Deal
from defifoo.core.refusal import ILLEGAL, NOT_YOURS
from defifoo.games.red.game import Red
from defifoo.games.red.rules import may_team_up, partners
from defifoo.games.red.stacked import stacked
from rules.at_the_table import offers, play, refusal, refused_by

RED = Red()
HANDS = ["R4 R5 BOMB", "R6 R7 BANK", "V4 V5 V6", "F4 F5 F6", "S4 S5 S6", "P4 P5 P6"]


def phase(deal: Deal) -> object:
    return deal.view(0).as_dict()["phase"]


@pytest.mark.rule("red.teams.none")
@pytest.mark.parametrize("players", [2, 3])
def test_two_and_three_play_for_themselves(players: int) -> None:
    deal = stacked(HANDS[:players])
    assert phase(deal) == ("play" if players == 2 else "direction")
    assert refused_by(RED, deal, "0 team 1") == "red.teams.none"
    assert deal.view(0).as_dict()["team"] == []


@pytest.mark.rule("red.teams.none")
def test_three_cannot_make_teams_after_the_direction_either() -> None:
    deal = stacked(HANDS[:3])
    play(RED, deal, "0 cw")
    assert refused_by(RED, deal, "0 team 1") == "red.teams.none"


@pytest.mark.rule("red.teams.choice")
def test_with_four_the_dealer_picks_one_partner() -> None:
    deal = stacked(HANDS[:4], dealer=1)
    assert phase(deal) == "team"
    assert offers(RED, deal, 1) == ["team 0", "team 2", "team 3"]
    assert offers(RED, deal, 0) == []
    events = play(RED, deal, "1 team 3")
    assert [(event.name, event.seat, event.other) for event in events] == [("partner", 1, 3)]
    assert deal.view(0).as_dict()["team"] == [1, 3]


@pytest.mark.rule("red.teams.choice")
@pytest.mark.parametrize(("players", "choices"), [(5, 6), (6, 10)])
def test_with_five_or_six_the_dealer_picks_two_partners(players: int, choices: int) -> None:
    deal = stacked(HANDS[:players])
    assert len(offers(RED, deal, 0)) == choices
    assert all(len(offer.split()) == 3 for offer in offers(RED, deal, 0))
    events = play(RED, deal, "0 team 1 3")
    assert [event.other for event in events] == [1, 3]
    assert deal.view(4).as_dict()["team"] == [0, 1, 3]


@pytest.mark.rule("red.teams.choice")
@pytest.mark.parametrize(
    ("players", "wrong"),
    [
        (4, "team 0"),
        (4, "team 1 2"),
        (4, "team 4"),
        (4, "team 0 1"),
        (5, "team 1"),
        (5, "team 0 1"),
        (5, "team 1 2 3"),
        (5, "team 1 5"),
        (6, "team 5"),
        (6, "team 0 5"),
        (6, "team 1 2 3"),
    ],
)
def test_a_team_of_the_wrong_size_with_oneself_or_with_nobody_is_refused(players: int, wrong: str) -> None:
    deal = stacked(HANDS[:players])
    violation = refusal(RED, deal, f"0 {wrong}")
    assert violation is not None
    assert (violation.rule, violation.kind) == ("red.teams.choice", ILLEGAL)
    assert violation.data == {"partners": "one" if players == 4 else "two"}


@pytest.mark.rule("red.teams.choice")
@pytest.mark.parametrize("dealer", range(4))
def test_of_all_that_one_may_ask_for_only_another_seat_at_the_table_is_a_partner(dealer: int) -> None:
    found = {wanted for wanted in range(64) if may_team_up(wanted, dealer, 4)}
    assert found == {1 << seat for seat in range(4) if seat != dealer}


@pytest.mark.rule("red.teams.choice")
@pytest.mark.parametrize("early", ["cw", "ccw", "R4", "BOMB"])
def test_teams_come_before_the_direction_and_the_cards(early: str) -> None:
    assert refused_by(RED, stacked(HANDS[:4]), f"0 {early}") == "red.teams.choice"


@pytest.mark.rule("red.teams.choice")
def test_only_the_dealer_picks() -> None:
    violation = refusal(RED, stacked(HANDS[:4]), "1 team 2")
    assert violation is not None
    assert (violation.rule, violation.kind) == ("all.turn-order", NOT_YOURS)


@pytest.mark.rule("red.teams.choice")
def test_teams_once_chosen_stay_for_the_game() -> None:
    deal = stacked(HANDS[:4])
    play(RED, deal, "0 team 2")
    assert refused_by(RED, deal, "0 team 1") == "red.teams.choice"
    play(RED, deal, "0 cw")
    assert refused_by(RED, deal, "0 team 1") == "red.teams.choice"


@pytest.mark.rule("red.teams.choice")
def test_every_deal_starts_without_teams() -> None:
    for number in (1, 2):
        deal = RED.deal(4, RED.default_options(4), 0, bytes(32), number)
        assert deal.view(0).as_dict()["team"] == []
        assert phase(deal) == "team"


@pytest.mark.rule("all.direction")
def test_the_dealer_chooses_the_direction_after_the_teams() -> None:
    deal = stacked(HANDS[:4])
    play(RED, deal, "0 team 2")
    assert phase(deal) == "direction"
    assert offers(RED, deal, 0) == ["ccw", "cw"]
    for early in ["R4", "BOMB"]:
        assert refused_by(RED, deal, f"0 {early}") == "all.direction"
    events = play(RED, deal, "0 ccw")
    assert [(event.name, event.count) for event in events] == [("direction", -1)]
    assert refused_by(RED, deal, "0 cw") == "all.direction"
    assert phase(deal) == "play"


@pytest.mark.rule("all.direction")
def test_two_players_are_not_asked_for_a_direction() -> None:
    deal = stacked(HANDS[:2])
    assert refused_by(RED, deal, "0 cw") == "all.direction"
    assert offers(RED, deal, 0) == ["BOMB", "R4", "R5"]


@pytest.mark.rule("all.turn-order")
@pytest.mark.parametrize(("direction", "order"), [("cw", [1, 2, 3, 0]), ("ccw", [1, 0, 3, 2])])
def test_play_passes_from_seat_to_seat_in_the_direction_chosen(direction: str, order: list[int]) -> None:
    deal = stacked(["R4 V4", "R5 V5", "R6 V6", "R7 V7"], dealer=1)
    play(RED, deal, "1 team 2", f"1 {direction}")
    for seat in order:
        assert deal.waits_for == (seat,)
        play(RED, deal, f"{seat} R{seat + 4}")


@pytest.mark.rule("all.turn-order")
def test_an_ordinary_card_out_of_turn_is_not_yours_to_play() -> None:
    deal = stacked(["R4 V4", "R5 V5", "R6 V6"])
    for text in ["1 R5", "1 R6", "2 cw"]:
        violation = refusal(RED, deal, text)
        assert violation is not None
        assert (violation.rule, violation.kind, violation.data) == ("all.turn-order", NOT_YOURS, {"seat": "0"})
    play(RED, deal, "0 cw", "0 R4")
    assert refused_by(RED, deal, "2 R6") == "all.turn-order"
    assert refused_by(RED, deal, "0 V4") == "all.turn-order"


def test_an_absent_dealer_teams_up_with_the_next_seats_and_goes_clockwise() -> None:
    for players, dealer, team in [(4, 3, "team 0"), (5, 4, "team 0 1"), (6, 2, "team 3 4"), (6, 5, "team 0 1")]:
        deal = stacked(HANDS[:players], dealer=dealer)
        assert RED.move_name(deal.timeout(dealer)) == team
        play(RED, deal, f"{dealer} {team}")
        assert RED.move_name(deal.timeout(dealer)) == "cw"


@pytest.mark.rule("red.teams.choice")
def test_partners_are_those_on_the_same_side_and_nobody_where_everyone_plays_alone() -> None:
    team = 0b00101
    sides = [[partners(team, one, other) for other in range(5)] for one in range(5)]
    assert sides == [[(one in (0, 2)) == (other in (0, 2)) for other in range(5)] for one in range(5)]
    assert not any(partners(0, one, other) for one in range(3) for other in range(3))
