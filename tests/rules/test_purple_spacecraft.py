"""Switching the colour, and a Spacecraft that is led."""

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.refusal import MALFORMED, Refused, Violation
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.purple.game import Purple
from defifoo.games.purple.stacked import stacked
from rules.at_the_table import example, offers, play, refusal, refused_by
from tools.purple_cards import table, taken

PURPLE = Purple()


@pytest.mark.rule("purple.spacecraft.switch")
def test_a_spacecraft_turns_the_called_colour_into_its_other_one() -> None:
    deal = table("E10 A1", "ET J4", "T1 E9", "T2 E8")
    events = play(PURPLE, deal, "0 E10", "1 ET")
    assert [(event.name, event.seat) for event in events][-1] == ("called", 1)
    assert events[-1].count == "ETJAO".index("T")
    assert refused_by(PURPLE, deal, "2 E9") == "purple.follow"
    play(PURPLE, deal, "2 T1", "3 T2")
    assert taken(deal) == [0, 1, 0, 0]


@pytest.mark.rule("purple.spacecraft.switch")
@pytest.mark.parametrize(("led", "craft", "called"), [("E", "OE", "O"), ("O", "OE", "E"), ("T", "ET", "E"), ("J", "JA", "A")])
def test_the_switch_goes_both_ways_round(led: str, craft: str, called: str) -> None:
    deal = table(f"{led}10 {led}9", f"{craft} {led}1", f"{called}1 {called}2")
    play(PURPLE, deal, f"0 {led}10", f"1 {craft}")
    assert deal.view(2).as_dict()["called"] == called


@pytest.mark.rule("purple.spacecraft.switch")
def test_a_trick_can_be_switched_more_than_once() -> None:
    deal = table("E10 A1", "ET A4", "T10 A5", "TJ A6", "J4 A7")
    play(PURPLE, deal, "0 E10", "1 ET", "2 T10", "3 TJ")
    assert deal.view(4).as_dict()["called"] == "J"
    play(PURPLE, deal, "4 J4")
    assert taken(deal) == [0, 0, 0, 0, 1]


@pytest.mark.rule("purple.spacecraft.switch")
def test_all_round_the_ring_back_to_the_first_colour_the_led_card_still_does_not_count() -> None:
    deal = table("E10 A1", "ET A2", "TJ A4", "JA A5", "AO A6", "OE A7")
    play(PURPLE, deal, "0 E10", "1 ET", "2 TJ", "3 JA", "4 AO")
    assert deal.view(0).as_dict()["called"] == "O"
    play(PURPLE, deal, "5 OE")
    assert taken(deal) == [0, 0, 0, 0, 0, 1]


@pytest.mark.rule("purple.spacecraft.three")
def test_a_spacecraft_beats_a_two_and_loses_to_a_four_of_the_new_colour() -> None:
    low = table("E10 A1", "ET A4", "T2 A5")
    play(PURPLE, low, "0 E10", "1 ET", "2 T2")
    assert taken(low) == [0, 1, 0]
    high = table("E10 A1", "ET A4", "T4 A5")
    play(PURPLE, high, "0 E10", "1 ET", "2 T4")
    assert taken(high) == [0, 0, 1]


@pytest.mark.rule("purple.spacecraft.last")
def test_a_spacecraft_played_last_takes_the_trick() -> None:
    deal = example(PURPLE, "purple.spacecraft.last", PurpleDeal)
    play(PURPLE, deal, "2 OE")
    assert taken(deal) == [0, 0, 1]


@pytest.mark.rule("purple.spacecraft.last")
def test_a_spacecraft_played_last_takes_the_trick_from_another_spacecraft() -> None:
    deal = table("E10 A1", "ET A4", "TJ A5")
    play(PURPLE, deal, "0 E10", "1 ET", "2 TJ")
    assert taken(deal) == [0, 0, 1]


@pytest.mark.rule("purple.spacecraft.last")
def test_a_spacecraft_thrown_away_last_does_not_take_the_trick() -> None:
    deal = table("E1 A1", "E2 A4", "JA A5")
    play(PURPLE, deal, "0 E1", "1 E2", "2 JA")
    assert taken(deal) == [0, 1, 0]


@pytest.mark.rule("purple.spacecraft.last")
def test_a_spacecraft_of_the_led_colour_thrown_away_after_a_switch_does_not_take_the_trick() -> None:
    deal = table("E10 A1", "ET A4", "OE A5")
    play(PURPLE, deal, "0 E10", "1 ET", "2 OE")
    assert taken(deal) == [0, 1, 0]


@pytest.mark.rule("purple.spacecraft.last.always")
@pytest.mark.parametrize(
    ("hands", "moves"),
    [
        (["E1 A1", "E2 A4", "JA A5"], ["0 E1", "1 E2", "2 JA"]),
        (["E10 A1", "ET A4", "OE A5"], ["0 E10", "1 ET", "2 OE"]),
        (["ET A1", "O4 A4", "JA A5"], ["0 ET", "1 O4", "2 JA"]),
    ],
)
def test_by_choice_a_spacecraft_thrown_away_last_takes_the_trick(hands: list[str], moves: list[str]) -> None:
    deal = stacked(hands, last_always=True)
    play(PURPLE, deal, "0 cw", *moves[:-1])
    for same in (deal.clone(), PURPLE.guess(deal.view(2), FastSource(1)), deal):
        play(PURPLE, same, moves[-1])
        assert same.view(0).as_dict()["tricks"] == [0, 0, 1]


@pytest.mark.rule("purple.spacecraft.last.always")
def test_even_by_choice_only_the_last_card_wins_like_that_and_never_the_sun() -> None:
    deal = stacked(["E1 A1", "JA A4", "E2 SUN"], last_always=True)
    play(PURPLE, deal, "0 cw", "0 E1", "1 JA", "2 E2")
    assert taken(deal) == [0, 0, 1]
    deal = stacked(["E1 A1", "E2 A4", "SUN A5"], last_always=True)
    play(PURPLE, deal, "0 cw", "0 E1", "1 E2", "2 SUN")
    assert taken(deal) == [0, 1, 0]


@pytest.mark.rule("purple.spacecraft.last.always")
def test_the_other_readings_are_off_unless_the_table_chooses_them() -> None:
    assert PURPLE.default_options(3) == {"length": 5, "short": 0, "last_always": 0, "planet_spacecraft": 0}
    for name in ("last_always", "planet_spacecraft"):
        deal = Match(Setup(PURPLE, 3, {name: 1}, bytes(32))).deal
        seen = deal.view(0).as_dict()
        assert [option for option in ("last_always", "planet_spacecraft") if seen[option]] == [name]
        with pytest.raises(Refused) as refused:
            Setup(PURPLE, 3, {name: 1}, bytes(32), rules=1)
        assert refused.value.violation == Violation("option", {"text": f"{name}=1"}, MALFORMED)
        assert Setup(PURPLE, 3, {name: 0}, bytes(32), rules=1).options[name] == 0


# A Spacecraft that is led


@pytest.mark.rule("purple.spacecraft.lead")
@pytest.mark.parametrize(("fixing", "called"), [("E4", "E"), ("T4", "T")])
def test_the_second_player_chooses_between_the_colours_of_a_led_spacecraft(fixing: str, called: str) -> None:
    deal = table("ET A1 A2", "E4 T4 A4", "E2 T2 A5")
    play(PURPLE, deal, "0 ET")
    assert offers(PURPLE, deal, 1) == ["E4", "T4"]
    events = play(PURPLE, deal, f"1 {fixing}")
    assert [(event.name, event.count) for event in events][1:] == [("called", "ETJAO".index(called))]
    assert offers(PURPLE, deal, 2) == [f"{called}2"]
    play(PURPLE, deal, f"2 {called}2")
    assert taken(deal) == [0, 1, 0]


@pytest.mark.rule("purple.spacecraft.lead")
def test_the_led_spacecraft_counts_as_a_three_of_the_colour_chosen() -> None:
    deal = table("ET A1", "T1 A4", "T2 A5")
    play(PURPLE, deal, "0 ET", "1 T1", "2 T2")
    assert taken(deal) == [1, 0, 0]


@pytest.mark.rule("purple.spacecraft.lead")
@pytest.mark.parametrize(("second", "called"), [("TJ", "J"), ("OE", "O")])
def test_a_second_spacecraft_is_played_on_the_shared_colour_and_switches_to_its_other(second: str, called: str) -> None:
    deal = table("ET A1", f"{second} A4", f"{called}2 A5", f"{called}1 A6")
    play(PURPLE, deal, "0 ET", f"1 {second}")
    assert deal.view(2).as_dict()["called"] == called
    play(PURPLE, deal, f"2 {called}2", f"3 {called}1")
    assert taken(deal) == [0, 1, 0, 0]


@pytest.mark.rule("purple.spacecraft.lead")
def test_after_the_colour_is_fixed_a_spacecraft_of_it_switches_as_usual() -> None:
    deal = table("ET A1", "E9 A4", "OE A5", "O4 A6")
    play(PURPLE, deal, "0 ET", "1 E9", "2 OE")
    assert deal.view(3).as_dict()["called"] == "O"
    play(PURPLE, deal, "3 O4")
    assert taken(deal) == [0, 0, 0, 1]


@pytest.mark.rule("purple.spacecraft.lead")
def test_the_colour_that_was_not_chosen_no_longer_follows() -> None:
    deal = table("ET A1 A2", "E4 A4 A5", "T9 TJ A6")
    play(PURPLE, deal, "0 ET", "1 E4")
    assert offers(PURPLE, deal, 2) == ["A6", "T9", "TJ"]
    play(PURPLE, deal, "2 T9")
    assert taken(deal) == [0, 1, 0]


@pytest.mark.rule("purple.spacecraft.lead.follow")
def test_whoever_holds_either_colour_must_follow_while_the_choice_is_open() -> None:
    deal = example(PURPLE, "purple.spacecraft.lead.follow", PurpleDeal)
    assert offers(PURPLE, deal, 1) == ["SUN", "TJ"]
    expected = Violation("purple.spacecraft.lead.follow", {"first": "E", "second": "T"})
    assert refusal(PURPLE, deal, "1 J9") == expected
    assert refusal(PURPLE, deal, "1 JA") == expected


@pytest.mark.rule("purple.spacecraft.lead.follow")
def test_the_last_spacecraft_of_the_ring_joins_orchid_and_ember() -> None:
    deal = table("OE A1 A2", "O1 E1 T1", "J1 J2 J4")
    play(PURPLE, deal, "0 OE")
    assert offers(PURPLE, deal, 1) == ["E1", "O1"]
    assert refusal(PURPLE, deal, "1 T1") == Violation("purple.spacecraft.lead.follow", {"first": "O", "second": "E"})


@pytest.mark.rule("purple.spacecraft.lead.follow")
def test_the_duty_to_follow_an_open_choice_passes_on_with_it() -> None:
    deal = table("ET A1", "J9 A4", "T1 A5")
    play(PURPLE, deal, "0 ET", "1 J9")
    assert offers(PURPLE, deal, 2) == ["T1"]
    assert refused_by(PURPLE, deal, "2 A5") == "purple.spacecraft.lead.follow"


@pytest.mark.rule("purple.spacecraft.lead.open")
def test_the_choice_passes_on_when_the_second_player_has_neither_colour() -> None:
    deal = table("ET A1", "J9 A4", "E4 T4", "E9 T9")
    play(PURPLE, deal, "0 ET", "1 J9")
    assert deal.view(2).as_dict()["called"] == "ET"
    assert offers(PURPLE, deal, 2) == ["E4", "T4"]
    play(PURPLE, deal, "2 T4")
    assert offers(PURPLE, deal, 3) == ["T9"]
    play(PURPLE, deal, "3 T9")
    assert taken(deal) == [0, 0, 0, 1]


@pytest.mark.rule("purple.spacecraft.lead.open")
def test_the_choice_passes_on_when_the_second_player_plays_the_sun() -> None:
    deal = table("ET A1", "SUN E10", "E2 T4")
    play(PURPLE, deal, "0 ET", "1 SUN")
    assert offers(PURPLE, deal, 2) == ["E2", "T4"]
    play(PURPLE, deal, "2 E2")
    assert taken(deal) == [1, 0, 0]


@pytest.mark.rule("purple.spacecraft.lead.open")
def test_the_sun_in_the_middle_and_a_card_thrown_away_leave_the_choice_to_the_last_player() -> None:
    deal = table("ET A1", "J9 A4", "SUN T10", "T2 E4")
    play(PURPLE, deal, "0 ET", "1 J9", "2 SUN")
    assert offers(PURPLE, deal, 3) == ["E4", "T2"]
    play(PURPLE, deal, "3 E4")
    assert taken(deal) == [0, 0, 0, 1]


@pytest.mark.rule("purple.spacecraft.lead.open")
def test_the_led_spacecraft_wins_when_nobody_fixes_the_colour() -> None:
    deal = table("ET A1", "J10 A4", "SUN A5", "AO O10")
    play(PURPLE, deal, "0 ET", "1 J10", "2 SUN")
    assert deal.view(3).as_dict()["best_seat"] == 0
    play(PURPLE, deal, "3 AO")
    assert taken(deal) == [1, 0, 0, 0]


@pytest.mark.rule("purple.spacecraft.lead.open")
def test_with_two_players_a_led_spacecraft_wins_against_a_card_of_neither_colour() -> None:
    deal = table("ET A1", "J10 A4")
    play(PURPLE, deal, "0 ET", "1 J10")
    assert taken(deal) == [1, 0]
