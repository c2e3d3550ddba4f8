"""The Charmer, an option of Red: when she outranks her Godfather, and when she does nothing."""

import pytest

from defifoo.games.red.deal import RedDeal
from defifoo.games.red.stacked import stacked
from rules.at_the_table import play
from rules.red_rounds import RED, three


@pytest.mark.rule("red.charmer")
def test_a_charmer_after_her_godfather_outranks_him() -> None:
    deal = three("RG", "RC", "R9", charmer=True)
    play(RED, deal, "0 RG")
    events = play(RED, deal, "1 RC")
    assert [(event.name, event.seat, event.other) for event in events] == [("played", 1, -1), ("bewitched", 1, 0)]
    play(RED, deal, "2 R9")
    assert deal.waits_for == (1,)
    assert deal.view(0).as_dict()["bewitched"] is True


@pytest.mark.rule("red.charmer")
@pytest.mark.parametrize(("direction", "whose"), [("cw", 1), ("ccw", 2)])
def test_it_is_told_whose_godfather_was_bewitched_also_when_he_was_not_led(direction: str, whose: int) -> None:
    hands = ["R4 V4", "RG V5", "RC V6"] if direction == "cw" else ["R4 V4", "RC V5", "RG V6"]
    deal = stacked(hands, charmer=True)
    events = play(RED, deal, f"0 {direction}", "0 R4", f"{whose} RG", f"{3 - whose} RC")
    told = [(event.seat, event.other) for event in events if event.name == "bewitched"]
    assert told == [(3 - whose, whose)]


def gang_round(gang: str, third: str) -> RedDeal:
    """The Godfather of a gang is led, her Charmer comes second, and the third seat holds none of that gang."""
    other = "F" if gang == "V" else "V"
    return stacked([f"{gang}G {other}4", f"{gang}C {other}5", f"{third} {other}6"], charmer=True)


@pytest.mark.rule("red.charmer")
@pytest.mark.parametrize("gang", "RVFS")
def test_the_charmer_of_every_gang_outranks_her_godfather_and_nobody_elses(gang: str) -> None:
    other = "F" if gang == "V" else "V"
    deal = gang_round(gang, f"{other}G")
    play(RED, deal, "0 cw", f"0 {gang}G")
    events = play(RED, deal, f"1 {gang}C")
    assert [(event.name, event.seat, event.other) for event in events] == [("played", 1, -1), ("bewitched", 1, 0)]
    play(RED, deal, f"2 {other}G")
    assert deal.waits_for == (1,)


@pytest.mark.rule("red.charmer")
@pytest.mark.parametrize("police", ["P1", "P15"])
@pytest.mark.parametrize("gang", "RVFS")
def test_the_charmer_of_every_gang_yields_to_police_that_come_after_her(gang: str, police: str) -> None:
    deal = gang_round(gang, police)
    play(RED, deal, "0 cw", f"0 {gang}G", f"1 {gang}C", f"2 {police}")
    assert deal.waits_for == (2,)
    assert deal.view(0).as_dict()["bewitched"] is True


@pytest.mark.rule("red.charmer")
def test_without_the_option_the_godfather_stays_on_top() -> None:
    deal = three("RG", "RC", "R9")
    play(RED, deal, "0 RG", "1 RC", "2 R9")
    assert deal.waits_for == (0,)
    assert deal.view(0).as_dict()["bewitched"] is False
    assert RED.default_options(4)["charmer"] == 0


@pytest.mark.rule("red.charmer")
def test_a_charmer_before_her_godfather_does_nothing() -> None:
    deal = three("RC", "RG", "R9", charmer=True)
    play(RED, deal, "0 RC", "1 RG", "2 R9")
    assert deal.waits_for == (1,)
    assert deal.view(0).as_dict()["bewitched"] is False


@pytest.mark.rule("red.charmer")
def test_the_godfather_need_not_have_led() -> None:
    deal = three("R4", "RG", "RC", charmer=True)
    play(RED, deal, "0 R4", "1 RG", "2 RC")
    assert deal.waits_for == (2,)


@pytest.mark.rule("red.charmer")
def test_it_works_for_the_first_gang_only() -> None:
    deal = three("RG VG F4", "RC VC F5", "R9 V9 F6", charmer=True)
    # Seat 2 wins the second round and leads, so that the second Godfather comes before the second Charmer.
    play(RED, deal, "0 RG", "1 RC", "2 R9", "1 S5", "2 S6", "0 S4", "2 V9", "0 VG")
    events = play(RED, deal, "1 VC")
    assert [(event.name, event.seat) for event in events] == [("played", 1), ("took-round", 0)]


@pytest.mark.rule("red.charmer")
def test_police_still_win_but_she_is_used_up() -> None:
    deal = three("RG", "P1", "RC", charmer=True)
    play(RED, deal, "0 RG", "1 P1", "2 RC")
    assert deal.waits_for == (1,)
    assert deal.view(0).as_dict()["bewitched"] is True


@pytest.mark.rule("red.charmer")
@pytest.mark.parametrize("special", ["BANK", "BOMB"])
def test_she_is_used_up_even_when_a_special_card_stops_the_round(special: str) -> None:
    deal = three("RG V9", "RC V8", f"R9 {special}", charmer=True)
    play(RED, deal, "0 RG", "1 RC", f"2 {special}")
    assert deal.view(0).as_dict()["bewitched"] is True


@pytest.mark.rule("red.charmer")
@pytest.mark.parametrize("led", ["V4", "P4"])
def test_nothing_happens_in_a_round_that_another_gang_or_the_police_led(led: str) -> None:
    deal = three(led, "RG", "RC", charmer=True)
    play(RED, deal, f"0 {led}", "1 RG", "2 RC")
    assert deal.waits_for == (0,)
    assert deal.view(0).as_dict()["bewitched"] is False


@pytest.mark.rule("red.charmer")
@pytest.mark.parametrize("place", range(1, 15))
def test_the_police_have_neither_godfather_nor_charmer(place: int) -> None:
    higher, lower = f"P{place + 1}", f"P{place}"
    deal = three(higher, lower, "R4", charmer=True)
    play(RED, deal, f"0 {higher}", f"1 {lower}", "2 R4")
    assert deal.waits_for == (0,)
    assert deal.view(0).as_dict()["bewitched"] is False


@pytest.mark.rule("red.charmer")
def test_the_charmer_of_another_gang_does_nothing() -> None:
    deal = three("RG", "VC", "R9", charmer=True)
    play(RED, deal, "0 RG", "1 VC", "2 R9")
    assert deal.waits_for == (0,)
    assert deal.view(0).as_dict()["bewitched"] is False


@pytest.mark.rule("red.charmer")
def test_a_godfather_of_an_earlier_round_is_out_of_her_reach() -> None:
    deal = three("RG R4", "R9 RC", "R8 R7", charmer=True)
    play(RED, deal, "0 RG", "1 R9", "2 R8", "0 R4", "1 RC", "2 R7")
    assert deal.waits_for == (1,)
    assert deal.view(0).as_dict()["bewitched"] is False
