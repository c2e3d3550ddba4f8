"""Leading, following, throwing away, the Sun, and who takes a trick."""

import pytest

from defifoo.core.refusal import NOT_YOURS, Violation
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.purple.game import Purple
from defifoo.games.purple.stacked import stacked
from rules.at_the_table import example, offers, play, refusal, refused_by
from tools.purple_cards import table, taken

PURPLE = Purple()


# Leading and following


@pytest.mark.rule("purple.lead")
@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_dealer_leads_the_first_trick_with_any_card(dealer: int) -> None:
    hands = ["E1 T2 ET SUN", "E2 E4 E5 E6", "T1 T4 T5 T6"]
    deal = table(*hands[-dealer:], *hands[:-dealer], dealer=dealer)
    assert deal.waits_for == (dealer,)
    assert offers(PURPLE, deal, dealer) == ["E1", "ET", "SUN", "T2"]


@pytest.mark.rule("purple.lead")
def test_the_winner_of_a_trick_leads_the_next_with_any_card() -> None:
    deal = table("E1 T1 O9", "E2 T2 O1", "E9 J1 AO")
    play(PURPLE, deal, "0 E1", "1 E2", "2 E9")
    assert deal.waits_for == (2,)
    assert offers(PURPLE, deal, 2) == ["AO", "J1"]
    play(PURPLE, deal, "2 J1")
    assert deal.waits_for == (0,)


@pytest.mark.rule("purple.follow")
def test_the_called_colour_must_be_followed_with_a_planet_or_a_spacecraft_that_has_it() -> None:
    deal = table("E5 A1 A2 A4", "E1 ET OE TJ", "J1 J2 J4 J5")
    play(PURPLE, deal, "0 E5")
    assert offers(PURPLE, deal, 1) == ["E1", "ET", "OE"]
    assert refusal(PURPLE, deal, "1 TJ") == Violation("purple.follow", {"colour": "E"})


@pytest.mark.rule("purple.follow")
def test_holding_only_a_spacecraft_of_the_colour_one_must_play_it() -> None:
    deal = table("E5 A1", "OE T9")
    play(PURPLE, deal, "0 E5")
    assert offers(PURPLE, deal, 1) == ["OE"]
    assert refused_by(PURPLE, deal, "1 T9") == "purple.follow"


@pytest.mark.rule("purple.follow")
def test_after_a_switch_the_new_colour_is_the_one_to_follow() -> None:
    deal = example(PURPLE, "purple.follow", PurpleDeal)
    assert offers(PURPLE, deal, 2) == ["T1"]
    assert refusal(PURPLE, deal, "2 E6") == Violation("purple.follow", {"colour": "T"})


# Throwing away


@pytest.mark.rule("purple.discard")
def test_without_the_colour_any_card_may_be_played_and_it_cannot_win() -> None:
    deal = table("E1 A1 A2", "T10 JA SUN", "E2 A4 A5")
    play(PURPLE, deal, "0 E1")
    assert offers(PURPLE, deal, 1) == ["JA", "SUN", "T10"]
    play(PURPLE, deal, "1 T10", "2 E2")
    assert taken(deal) == [0, 0, 1]


@pytest.mark.rule("purple.discard")
def test_a_spacecraft_thrown_away_changes_nothing() -> None:
    deal = table("E2 A1", "JA J1", "E1 A2")
    events = play(PURPLE, deal, "0 E2", "1 JA")
    assert [event.name for event in events] == ["played", "played"]
    assert deal.view(2).as_dict()["called"] == "E"
    assert refused_by(PURPLE, deal, "2 A2") == "purple.follow"
    play(PURPLE, deal, "2 E1")
    assert taken(deal) == [1, 0, 0]


@pytest.mark.rule("purple.discard")
def test_a_card_thrown_away_does_not_count_when_its_colour_is_called_later() -> None:
    deal = table("E2 A1", "T10 J1", "ET A2", "T1 A4")
    play(PURPLE, deal, "0 E2", "1 T10", "2 ET", "3 T1")
    assert taken(deal) == [0, 0, 1, 0]


@pytest.mark.rule("purple.discard")
def test_a_spacecraft_thrown_away_does_not_count_when_its_colour_is_called_later() -> None:
    deal = table("E2 A1", "TJ J1", "ET A2", "T1 A4")
    play(PURPLE, deal, "0 E2", "1 TJ", "2 ET", "3 T1")
    assert deal.view(0).as_dict()["won"] == [[], [], ["E2", "T1", "ET", "TJ"], []]


@pytest.mark.rule("purple.discard")
def test_a_card_thrown_on_an_open_choice_does_not_count_whatever_is_called_later() -> None:
    deal = table("ET A1", "J10 A2", "TJ A4", "J1 A5")
    play(PURPLE, deal, "0 ET", "1 J10", "2 TJ", "3 J1")
    assert taken(deal) == [0, 0, 1, 0]


# The Sun


@pytest.mark.rule("purple.sun.any-time")
def test_the_sun_may_be_played_by_someone_who_could_follow() -> None:
    deal = example(PURPLE, "purple.sun.any-time", PurpleDeal)
    assert offers(PURPLE, deal, 1) == ["E1", "SUN"]
    play(PURPLE, deal, "1 SUN")
    assert deal.view(2).as_dict()["called"] == "E"


@pytest.mark.rule("purple.sun.any-time")
def test_holding_the_sun_is_not_holding_the_colour() -> None:
    deal = table("E5 A1", "SUN T1")
    play(PURPLE, deal, "0 E5")
    assert offers(PURPLE, deal, 1) == ["SUN", "T1"]


@pytest.mark.rule("purple.sun.any-time")
def test_the_sun_may_be_played_while_the_choice_of_a_led_spacecraft_is_open() -> None:
    deal = table("ET A1 A2", "E1 SUN J1", "T2 A4 A5")
    play(PURPLE, deal, "0 ET")
    assert offers(PURPLE, deal, 1) == ["E1", "SUN"]


@pytest.mark.rule("purple.sun.any-time")
def test_playing_the_sun_proves_nothing_about_the_hand() -> None:
    deal = table("E5 A1", "SUN T1", "E1 A2")
    play(PURPLE, deal, "0 E5", "1 SUN")
    assert deal.view(0).as_dict()["missing"] == [[], [], []]


@pytest.mark.rule("purple.sun.lowest")
def test_the_sun_never_wins_even_when_everything_else_is_thrown_away() -> None:
    deal = table("E1 A1", "SUN T1", "J10 A2")
    play(PURPLE, deal, "0 E1", "1 SUN", "2 J10")
    assert taken(deal) == [1, 0, 0]
    assert deal.view(0).as_dict()["won"] == [["E1", "J10", "SUN"], [], []]


@pytest.mark.rule("purple.sun.lowest")
def test_a_led_sun_loses_to_the_only_other_card() -> None:
    deal = table("SUN A1", "E1 A2")
    play(PURPLE, deal, "0 SUN", "1 E1")
    assert taken(deal) == [0, 1]


@pytest.mark.rule("purple.sun.lowest")
def test_the_sun_played_last_after_a_switch_leaves_the_trick_to_the_spacecraft() -> None:
    deal = table("E9 A1", "ET A4", "SUN A2")
    play(PURPLE, deal, "0 E9", "1 ET", "2 SUN")
    assert taken(deal) == [0, 1, 0]


@pytest.mark.rule("purple.sun.last-trick")
def test_the_sun_in_the_last_trick_costs_its_player_fifty_on_top_of_the_challenge() -> None:
    deal = table("E9 E8", "E1 SUN", "E2 T10")
    play(PURPLE, deal, "0 E9", "1 E1", "2 E2", "0 E8")
    assert offers(PURPLE, deal, 1) == ["SUN"]
    events = play(PURPLE, deal, "1 SUN")
    assert [(event.name, event.seat, event.count) for event in events][1:] == [("sun-last", 1, -50)]
    play(PURPLE, deal, "2 T10")
    assert [deal.points(seat) for seat in range(3)] == [-20, -50, 0]


@pytest.mark.rule("purple.sun.last-trick")
def test_the_sun_in_the_trick_before_the_last_costs_nothing() -> None:
    deal = table("E9 E8", "SUN E1", "E2 T10")
    events = play(PURPLE, deal, "0 E9", "1 SUN", "2 E2", "0 E8", "1 E1", "2 T10")
    assert "sun-last" not in [event.name for event in events]
    assert [deal.points(seat) for seat in range(3)] == [-20, 0, 0]


@pytest.mark.rule("purple.sun.last-trick")
def test_the_sun_led_to_the_last_trick_is_paid_for_by_its_player_and_no_sun_by_its_winner() -> None:
    deal = stacked(["SUN", "E1"], "no-sun")
    play(PURPLE, deal, "0 SUN", "1 E1")
    assert [deal.points(seat) for seat in range(2)] == [-50, -50]


@pytest.mark.rule("purple.sun.lead")
def test_after_a_led_sun_the_second_player_sets_the_colour_with_any_card() -> None:
    deal = example(PURPLE, "purple.sun.lead", PurpleDeal)
    assert offers(PURPLE, deal, 1) == ["E4", "T4"]
    play(PURPLE, deal, "1 E4")
    assert refused_by(PURPLE, deal, "2 T9") == "purple.follow"
    play(PURPLE, deal, "2 E1")
    assert taken(deal) == [0, 1, 0]


@pytest.mark.rule("purple.sun.lead")
def test_a_spacecraft_on_a_led_sun_leaves_the_choice_to_the_third_player() -> None:
    deal = table("SUN A1 A2", "ET A4 A5", "E1 T9 J1", "T1 E9 J2")
    play(PURPLE, deal, "0 SUN", "1 ET")
    assert deal.view(2).as_dict()["called"] == "ET"
    assert offers(PURPLE, deal, 2) == ["E1", "T9"]
    assert refused_by(PURPLE, deal, "2 J1") == "purple.spacecraft.lead.follow"
    play(PURPLE, deal, "2 E1")
    assert offers(PURPLE, deal, 3) == ["E9"]
    play(PURPLE, deal, "3 E9")
    assert taken(deal) == [0, 0, 0, 1]


@pytest.mark.rule("purple.sun.lead")
def test_a_spacecraft_on_a_led_sun_takes_the_trick_when_nobody_fixes_the_colour() -> None:
    deal = table("SUN A1", "ET A4", "J10 A5")
    play(PURPLE, deal, "0 SUN", "1 ET", "2 J10")
    assert taken(deal) == [0, 1, 0]


@pytest.mark.rule("purple.sun.lead")
def test_with_two_players_a_spacecraft_on_a_led_sun_takes_the_trick() -> None:
    deal = table("SUN A1", "ET A4")
    play(PURPLE, deal, "0 SUN", "1 ET")
    assert taken(deal) == [0, 1]


# Taking the trick


@pytest.mark.rule("purple.win-trick")
def test_the_highest_card_of_the_colour_wins_and_its_player_gets_every_card() -> None:
    deal = table("E9 A1", "E10 A4", "T10 A5", "E2 A6")
    events = play(PURPLE, deal, "0 E9", "1 E10", "2 T10", "3 E2")
    assert taken(deal) == [0, 1, 0, 0]
    assert deal.view(-1).as_dict()["won"] == [[], ["E2", "E9", "E10", "T10"], [], []]
    assert (events[-1].name, events[-1].seat) == ("took-trick", 1)
    assert [PURPLE.card_name(card) for card in events[-1].cards] == ["E9", "E10", "T10", "E2"]


@pytest.mark.rule("purple.win-trick")
def test_only_the_colour_called_at_the_end_counts() -> None:
    deal = table("E10 A1", "ET A4", "T4 A5", "T9 A6")
    play(PURPLE, deal, "0 E10", "1 ET", "2 T4", "3 T9")
    assert taken(deal) == [0, 0, 0, 1]


@pytest.mark.rule("purple.win-trick.tie")
def test_a_spacecraft_beats_the_three_of_the_new_colour() -> None:
    deal = table("E3 A1", "ET A4", "T3 A5")
    play(PURPLE, deal, "0 E3", "1 ET", "2 T3")
    assert taken(deal) == [0, 1, 0]


@pytest.mark.rule("purple.win-trick.tie")
def test_a_led_spacecraft_beats_the_three_that_fixes_the_colour() -> None:
    deal = table("ET A1", "E3 A4")
    play(PURPLE, deal, "0 ET", "1 E3")
    assert taken(deal) == [1, 0]


@pytest.mark.rule("purple.set-end")
def test_the_set_ends_when_the_hands_are_empty_and_nothing_can_be_played_then() -> None:
    deal = table("E1 T1", "E2 T2")
    events = play(PURPLE, deal, "0 E1", "1 E2", "1 T2")
    assert not deal.over
    assert deal.outcome() is None
    assert "over" not in [event.name for event in events]
    events = play(PURPLE, deal, "0 T1")
    assert deal.over
    assert events[-1].name == "over"
    assert (deal.movers, deal.waits_for, deal.moves(0), deal.moves(1)) == ((), (), [], [])
    violation = refusal(PURPLE, deal, "1 E2")
    assert violation is not None
    assert (violation.rule, violation.kind) == ("purple.set-end", NOT_YOURS)
    outcome = deal.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.points, outcome.winners) == ("purple.set-end", (0, -20), (0,))


def test_who_does_not_answer_plays_the_lowest_card_that_may_be_played_and_keeps_the_sun() -> None:
    deal = stacked(["E9 T2 SUN", "T1 T5 A1", "J1 J2 J4"])
    assert PURPLE.move_name(deal.timeout(0)) == "cw"
    play(PURPLE, deal, "0 cw")
    assert PURPLE.move_name(deal.timeout(0)) == "E9"
    play(PURPLE, deal, "0 T2")
    assert PURPLE.move_name(deal.timeout(1)) == "T1"


def test_who_does_not_answer_is_not_left_with_the_sun_for_the_last_trick() -> None:
    deal = stacked(["E9 T2 SUN", "T1 T5 A1", "J1 J2 J4"])
    play(PURPLE, deal, "0 cw", "0 T2", "1 T1", "2 J1")
    assert PURPLE.move_name(deal.timeout(0)) == "SUN"
    play(PURPLE, deal, "0 E9", "1 A1", "2 J2")
    assert PURPLE.move_name(deal.timeout(0)) == "SUN"


def test_who_does_not_answer_plays_the_sun_on_a_colour_it_could_follow() -> None:
    deal = table("E9 T2", "E1 SUN")
    play(PURPLE, deal, "0 E9")
    assert PURPLE.move_name(deal.timeout(1)) == "SUN"


@pytest.mark.rule("all.own-cards")
def test_a_card_of_somebody_else_is_refused_even_where_it_would_follow() -> None:
    deal = table("E1 T1", "E2 T2", "E9 J1")
    play(PURPLE, deal, "0 E1")
    assert refused_by(PURPLE, deal, "1 E9") == "all.own-cards"
    assert refused_by(PURPLE, deal, "1 J1") == "all.own-cards"


def test_nobody_has_the_trick_before_its_first_card() -> None:
    deal = table("E1 T1 J2", "E2 T2 J3", "E9 J1 J4")
    assert deal.view(0).as_dict()["best_seat"] == -1
    play(PURPLE, deal, "0 E1", "1 E2")
    assert deal.view(0).as_dict()["best_seat"] == 1
    play(PURPLE, deal, "2 E9")
    assert deal.view(0).as_dict()["best_seat"] == -1
