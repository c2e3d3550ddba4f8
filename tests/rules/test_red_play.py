"""Following, winning rounds, and the Charmer."""

import pytest

from defifoo.client.views import view_from
from defifoo.core.refusal import ILLEGAL
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.deck import BANK, POLICE
from defifoo.games.red.rules import LOWEST_POLICE, strength
from defifoo.games.red.stacked import stacked
from defifoo.games.red.view import RedView
from rules.at_the_table import example, offers, play, refusal, refused_by
from rules.red_rounds import RED, three


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


@pytest.mark.rule("red.lead")
def test_between_rounds_nobody_is_ahead() -> None:
    deal = three("R4", "R9", "R5")
    play(RED, deal, "0 R4", "1 R9")
    assert deal.view(0).as_dict()["best_seat"] == 1
    play(RED, deal, "2 R5")
    assert deal.view(0).as_dict()["best_seat"] == -1


@pytest.mark.rule("red.order")
def test_police_count_from_the_lowest_on_whatever_was_led() -> None:
    for led in range(5):
        assert [strength(card, led) - LOWEST_POLICE for card in range(POLICE, BANK)] == list(range(15))


@pytest.mark.rule("red.order")
def test_the_lowest_card_of_the_deck_is_ahead_until_it_is_beaten() -> None:
    deal = stacked(["R1 V4", "V5 F5", "R2 V6", "R3 V7"])
    play(RED, deal, "0 team 2", "0 cw", "0 R1", "1 V5")
    for view in (deal.view(2), view_from(RED, deal.view(2).as_dict())):
        assert isinstance(view, RedView)
        assert (view.best_seat, view.best_strength) == (0, 0)


@pytest.mark.rule("red.order")
@pytest.mark.parametrize(("lead", "counts"), [("R1", 0), ("V9", 8), ("P1", 20), ("P15", 34)])
def test_how_much_the_card_that_is_ahead_counts_is_read_back(lead: str, counts: int) -> None:
    """What the nets see as well: -1 where nothing is ahead, from 0 on in a gang, from 20 on for the Police."""
    deal = three(lead, "F5", "F6")
    for moves, expected in (((), -1), ((f"0 {lead}",), counts)):
        play(RED, deal, *moves)
        for view in (deal.view(2), view_from(RED, deal.view(2).as_dict())):
            assert isinstance(view, RedView)
            assert view.best_strength == expected


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
@pytest.mark.parametrize("police", ["P1", "P15"])
def test_the_lowest_and_the_highest_of_the_police_must_be_played_like_any_other(police: str) -> None:
    deal = three("R4", f"{police} V7", "R5")
    play(RED, deal, "0 R4")
    assert offers(RED, deal, 1) == [police]
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
