"""Following, winning rounds, and the Charmer."""

import pytest

from defifoo.core.refusal import ILLEGAL
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.game import Red
from defifoo.games.red.stacked import stacked
from rules.at_the_table import example, offers, play, refusal, refused_by

RED = Red()


def three(first: str, second: str, third: str, charmer: bool = False) -> RedDeal:
    """Three hands, the dealer in seat 0 and the direction clockwise. A far card keeps each hand from running out."""
    deal = stacked([f"{first} S4", f"{second} S5", f"{third} S6"], charmer=charmer)
    play(RED, deal, "0 cw")
    return deal


def winner_of(first: str, second: str, third: str) -> int:
    """Who wins when three seats play these cards, seat 0 leading; none is a Shark."""
    deal = three(first, second, third)
    play(RED, deal, f"0 {first}", f"1 {second}", f"2 {third}")
    return deal.waits_for[0]


@pytest.mark.rule("red.order")
@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (("R1", "R2", "R3"), 2),
        (("R9", "R1", "R8"), 0),
        (("R9", "RC", "R8"), 1),
        (("RC", "RG", "R9"), 1),
        (("RG", "RC", "R9"), 0),
        (("P1", "P2", "P15"), 2),
        (("P10", "P9", "P8"), 0),
        (("RG", "P1", "RC"), 1),
        (("RG", "P1", "P2"), 2),
    ],
)
def test_gang_and_police_ranks(cards: tuple[str, str, str], winner: int) -> None:
    assert winner_of(*cards) == winner


@pytest.mark.rule("red.lead")
def test_the_dealer_leads_any_card_first() -> None:
    deal = stacked(["R4 RG P3 BANK", "R5 BOMB", "R6 V6"])
    play(RED, deal, "0 cw")
    assert deal.waits_for == (0,)
    assert offers(RED, deal, 0) == ["BANK", "P3", "R4", "RG"]


@pytest.mark.rule("red.lead")
def test_the_winner_of_a_round_leads_the_next() -> None:
    deal = three("R4", "R9", "R5")
    play(RED, deal, "0 R4", "1 R9", "2 R5")
    assert deal.waits_for == (1,)
    assert deal.view(0).as_dict()["leader"] == 1


@pytest.mark.rule("red.follow.gang")
def test_whoever_holds_the_gang_led_plays_it() -> None:
    deal = three("R4", "R5 RC P3 V7", "R6")
    play(RED, deal, "0 R4")
    assert offers(RED, deal, 1) == ["R5", "RC"]
    for card in ["P3", "V7", "S5"]:
        violation = refusal(RED, deal, f"1 {card}")
        assert violation is not None
        assert (violation.rule, violation.kind) == ("red.follow.gang", ILLEGAL)
        assert violation.data == {"gang": "R", "must": "gang"}


@pytest.mark.rule("red.follow.gang")
def test_without_the_gang_police_must_be_played() -> None:
    deal = example(RED, "red.follow.gang", RedDeal)
    assert offers(RED, deal, 1) == ["P3", "P9"]
    violation = refusal(RED, deal, "1 V7")
    assert violation is not None
    assert (violation.rule, violation.data) == ("red.follow.gang", {"gang": "R", "must": "police"})


@pytest.mark.rule("red.follow.gang")
def test_without_gang_or_police_anything_goes_and_does_not_count() -> None:
    deal = three("R4", "VG FG", "R5")
    play(RED, deal, "0 R4")
    assert offers(RED, deal, 1) == ["FG", "S5", "VG"]
    play(RED, deal, "1 VG", "2 R5")
    assert deal.waits_for == (2,)
    assert deal.view(0).as_dict()["won"] == [[], [], ["R4", "R5", "VG"]]


@pytest.mark.rule("red.follow.gang")
def test_police_played_on_a_gang_does_not_change_what_must_be_followed() -> None:
    deal = three("R4", "P3", "R5 P9")
    play(RED, deal, "0 R4", "1 P3")
    assert refused_by(RED, deal, "2 P9") == "red.follow.gang"
    assert offers(RED, deal, 2) == ["R5"]


@pytest.mark.rule("red.follow.gang")
def test_an_off_card_does_not_change_what_must_be_followed() -> None:
    deal = three("R4", "V9", "R5 V5")
    play(RED, deal, "0 R4", "1 V9")
    assert offers(RED, deal, 2) == ["R5"]


@pytest.mark.rule("red.follow.gang")
def test_a_card_not_held_is_refused_before_the_rule_of_following() -> None:
    deal = three("R4", "R5", "R6")
    play(RED, deal, "0 R4")
    assert refused_by(RED, deal, "1 R6") == "all.own-cards"
    assert refused_by(RED, deal, "1 P3") == "all.own-cards"


@pytest.mark.rule("red.follow.police")
def test_police_led_asks_for_police() -> None:
    deal = three("P4", "P3 P9 R5", "R6")
    play(RED, deal, "0 P4")
    assert offers(RED, deal, 1) == ["P3", "P9"]
    assert refused_by(RED, deal, "1 R5") == "red.follow.police"


@pytest.mark.rule("red.follow.police")
def test_without_police_anything_goes_and_does_not_count() -> None:
    deal = three("P1", "RG V7", "VG")
    play(RED, deal, "0 P1")
    assert offers(RED, deal, 1) == ["RG", "S5", "V7"]
    play(RED, deal, "1 RG", "2 VG")
    assert deal.waits_for == (0,)


@pytest.mark.rule("red.follow.special")
@pytest.mark.parametrize(
    ("led", "hand", "allowed"),
    [
        ("R4", "R5 P3 BANK BOMB", ["BANK", "BOMB", "R5"]),
        ("R4", "P3 V5 BOMB", ["BOMB", "P3"]),
        ("R4", "V5 BANK", ["BANK", "S5", "V5"]),
        ("P4", "P3 V5 BANK", ["BANK", "P3"]),
        ("P4", "V5 BOMB", ["BOMB", "S5", "V5"]),
    ],
)
def test_bank_and_bomb_stand_beside_what_one_could_play(led: str, hand: str, allowed: list[str]) -> None:
    deal = three(led, hand, "R6")
    play(RED, deal, f"0 {led}")
    assert offers(RED, deal, 1) == allowed


@pytest.mark.rule("red.follow.special")
def test_bank_and_bomb_are_no_police_and_do_not_free_from_playing_police() -> None:
    deal = example(RED, "red.follow.special", RedDeal)
    assert refused_by(RED, deal, "1 V5") == "red.follow.gang"
    assert refused_by(RED, deal, "1 S5") == "red.follow.gang"


@pytest.mark.rule("red.follow.special")
def test_someone_left_with_both_special_cards_plays_one_and_it_works() -> None:
    deal = stacked(["R4 V4", "BANK BOMB", "R6 V6"])
    play(RED, deal, "0 cw", "0 R4")
    assert deal.waits_for == (1,)
    assert offers(RED, deal, 1) == ["BANK", "BOMB"]
    play(RED, deal, "1 BANK")
    assert deal.view(0).as_dict()["bank"] == ["R4", "BANK"]
    assert deal.waits_for == (1,)


@pytest.mark.rule("red.win-round")
def test_the_highest_police_wins_whoever_played_it() -> None:
    deal = three("RG", "P7", "P3")
    play(RED, deal, "0 RG", "1 P7")
    events = play(RED, deal, "2 P3")
    took = [event for event in events if event.name == "took-round"]
    assert [(event.seat, [RED.card_name(card) for card in event.cards]) for event in took] == [(1, ["RG", "P7", "P3"])]
    assert deal.view(2).as_dict()["won"] == [[], ["RG", "P3", "P7"], []]


@pytest.mark.rule("red.win-round")
def test_without_police_the_highest_of_the_gang_led_wins() -> None:
    assert winner_of("R4", "VG", "R5") == 2
    assert winner_of("R4", "VG", "FG") == 0


@pytest.mark.rule("red.charmer")
def test_a_charmer_after_her_godfather_outranks_him() -> None:
    deal = three("RG", "RC", "R9", charmer=True)
    play(RED, deal, "0 RG")
    events = play(RED, deal, "1 RC")
    assert [(event.name, event.seat, event.other) for event in events] == [("played", 1, -1), ("bewitched", 1, 0)]
    play(RED, deal, "2 R9")
    assert deal.waits_for == (1,)
    assert deal.view(0).as_dict()["bewitched"] is True


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


@pytest.mark.parametrize(
    ("led", "hand", "card"),
    [
        ("R4", "R9 R5 BANK", "R5"),
        ("R4", "P9 P5 BOMB", "P5"),
        ("R4", "VG F4 BANK", "F4"),
        ("P4", "RG V9 BOMB", "S5"),
        ("R4", "V3 F3 BOMB", "V3"),
    ],
)
def test_an_absent_player_plays_their_weakest_ordinary_card(led: str, hand: str, card: str) -> None:
    deal = three(led, hand, "R6")
    play(RED, deal, f"0 {led}")
    assert RED.move_name(deal.timeout(1)) == card


def test_an_absent_leader_keeps_police_and_special_cards_back() -> None:
    deal = stacked(["RG P1 S8 F9 BANK", "R5 V5", "R6 V6"])
    play(RED, deal, "0 cw")
    assert RED.move_name(deal.timeout(0)) == "S8"


def test_an_absent_player_with_special_cards_alone_gives_to_the_bank() -> None:
    deal = stacked(["BOMB BANK", "R5 V5"])
    assert RED.move_name(deal.timeout(0)) == "BANK"
