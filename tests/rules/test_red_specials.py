"""The Bank and the Bomb, in turn, out of turn and led."""

import pytest

from defifoo.core.event import Event
from defifoo.core.refusal import ILLEGAL, NOT_YOURS
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.game import Red
from defifoo.games.red.stacked import stacked
from rules.at_the_table import example, offers, play, refusal, refused_by

RED = Red()


def three(first: str, second: str, third: str) -> RedDeal:
    deal = stacked([f"{first} S4", f"{second} S5", f"{third} S6"])
    play(RED, deal, "0 cw")
    return deal


def seen(deal: RedDeal, key: str, seat: int = -1) -> object:
    return deal.view(seat).as_dict()[key]


def told(events: list[Event]) -> list[tuple[str, int, str]]:
    return [(event.name, int(event.seat), " ".join(RED.card_name(card) for card in event.cards)) for event in events]


@pytest.mark.rule("red.interrupt")
@pytest.mark.parametrize("special", ["BANK", "BOMB"])
def test_a_special_card_may_be_slammed_down_out_of_turn(special: str) -> None:
    deal = three("R4", "R5", f"R6 {special}")
    play(RED, deal, "0 R4")
    assert deal.waits_for == (1,)
    assert deal.movers == (1, 2)
    assert offers(RED, deal, 2) == [special]
    events = play(RED, deal, f"2 {special}")
    assert told(events)[0] == ("slammed", 2, special)
    assert deal.waits_for == (2,)


@pytest.mark.rule("red.interrupt")
@pytest.mark.parametrize("special", ["BANK", "BOMB"])
def test_someone_who_has_already_played_may_slam_too(special: str) -> None:
    deal = three(f"R4 {special}", "R5", "R6")
    play(RED, deal, "0 R4")
    assert offers(RED, deal, 0) == [special]
    play(RED, deal, "1 R5", f"0 {special}")
    assert deal.waits_for == (0,)
    assert seen(deal, "trick") == []


@pytest.mark.rule("red.interrupt")
def test_on_ones_own_turn_it_is_played_not_slammed() -> None:
    deal = three("R4", "R5 BOMB", "R6")
    play(RED, deal, "0 R4")
    assert told(play(RED, deal, "1 BOMB")) == [("played", 1, "BOMB"), ("bomb", 1, "R4 BOMB")]


@pytest.mark.rule("red.interrupt")
@pytest.mark.parametrize("special", ["BANK", "BOMB"])
def test_nobody_slams_once_the_last_card_of_the_round_is_played(special: str) -> None:
    deal = three("R9", "R5", f"R6 {special}")
    play(RED, deal, "0 R9", "1 R5", "2 R6")
    assert deal.movers == (0,)
    assert offers(RED, deal, 2) == []
    violation = refusal(RED, deal, f"2 {special}")
    assert violation is not None
    assert (violation.rule, violation.kind) == ("red.interrupt", NOT_YOURS)
    assert violation.data == {"card": special, "seat": "0"}


@pytest.mark.rule("red.interrupt")
def test_nobody_slams_before_the_first_card() -> None:
    deal = stacked(["R4 V4", "R5 BOMB", "R6 BANK", "R7 V7"])
    for move in ["0 team 2", "0 cw"]:
        assert refused_by(RED, deal, "1 BOMB") == "red.interrupt"
        assert refused_by(RED, deal, "2 BANK") == "red.interrupt"
        assert deal.movers == (0,)
        play(RED, deal, move)
    assert refused_by(RED, deal, "1 BOMB") == "red.interrupt"
    assert refused_by(RED, deal, "1 BANK") == "all.own-cards"
    play(RED, deal, "0 R4")
    assert deal.movers == (1, 2)
    assert refusal(RED, deal, "2 BANK") is None


@pytest.mark.rule("red.interrupt")
def test_the_one_who_leads_may_play_it_between_rounds() -> None:
    deal = three("R9 BOMB", "R5", "R6")
    play(RED, deal, "0 R9", "1 R5", "2 R6")
    assert offers(RED, deal, 0) == ["BOMB", "S4"]
    play(RED, deal, "0 BOMB")
    assert deal.waits_for == (0,)


@pytest.mark.rule("red.interrupt")
@pytest.mark.parametrize(("first", "second"), [("1 BOMB", "2 BANK"), ("2 BANK", "1 BOMB")])
def test_of_two_slammed_at_once_the_second_stays_in_hand(first: str, second: str) -> None:
    deal = three("R4", "R5 BOMB", "R6 BANK")
    play(RED, deal, "0 R4")
    assert refusal(RED, deal, first) is None
    assert refusal(RED, deal, second) is None
    play(RED, deal, first)
    violation = refusal(RED, deal, second)
    assert violation is not None
    assert (violation.rule, violation.kind) == ("red.interrupt", NOT_YOURS)
    seat, card = int(second[0]), second[2:]
    hand = seen(deal, "hand", seat)
    assert isinstance(hand, list)
    assert card in hand


@pytest.mark.rule("red.interrupt")
def test_both_in_one_hand_are_slammed_one_round_after_the_other() -> None:
    deal = three("R4", "R5", "R6 V6 BANK BOMB")
    play(RED, deal, "0 R4")
    assert offers(RED, deal, 2) == ["BANK", "BOMB"]
    play(RED, deal, "2 BANK", "2 BOMB")
    assert deal.waits_for == (2,)
    assert seen(deal, "won") == [[], [], ["BOMB"]]


@pytest.mark.rule("red.interrupt")
def test_a_special_card_that_one_does_not_hold_is_refused() -> None:
    deal = three("R4", "R5 BOMB", "R6")
    play(RED, deal, "0 R4")
    violation = refusal(RED, deal, "2 BOMB")
    assert violation is not None
    assert (violation.rule, violation.kind, violation.data) == ("all.own-cards", ILLEGAL, {"card": "BOMB"})


@pytest.mark.rule("red.interrupt")
def test_nobody_learns_from_the_table_who_could_slam() -> None:
    one = three("R4", "R5 BOMB", "R6 V6")
    other = three("R4", "R5 V6", "R6 BOMB")
    for deal in (one, other):
        play(RED, deal, "0 R4")
    assert one.view(0).as_dict() == other.view(0).as_dict()
    assert seen(one, "movers", 0) == [1]
    assert seen(other, "movers", 2) == [1, 2]
    assert seen(other, "movers", 1) == [1]
    assert seen(other, "movers") == [1]


@pytest.mark.rule("red.bomb")
def test_the_bomb_takes_every_card_of_the_round_and_leads() -> None:
    deal = three("RG", "R5", "R6 BOMB")
    play(RED, deal, "0 RG", "1 R5")
    assert told(play(RED, deal, "2 BOMB")) == [("played", 2, "BOMB"), ("bomb", 2, "RG R5 BOMB")]
    assert seen(deal, "won") == [[], [], ["R5", "RG", "BOMB"]]
    assert seen(deal, "trick") == []
    assert deal.waits_for == (2,)
    assert offers(RED, deal, 2) == ["R6", "S6"]


@pytest.mark.rule("red.bomb")
def test_the_bomb_of_one_who_played_already_takes_their_own_card_too() -> None:
    deal = three("R4 BOMB", "P5", "R6")
    play(RED, deal, "0 R4", "1 P5")
    assert told(play(RED, deal, "0 BOMB")) == [("slammed", 0, "BOMB"), ("bomb", 0, "R4 P5 BOMB")]
    assert seen(deal, "won") == [["R4", "P5", "BOMB"], [], []]


@pytest.mark.rule("red.bomb")
def test_after_a_slam_the_round_starts_over_for_all_with_unequal_hands() -> None:
    deal = three("R4 V4", "R5 V5 BOMB", "R6 V6")
    play(RED, deal, "0 R4", "1 BOMB", "1 V5", "2 V6", "0 V4")
    assert seen(deal, "hand_sizes") == [1, 2, 2]
    assert seen(deal, "won") == [[], ["R4", "BOMB"], ["V4", "V5", "V6"]]
    assert deal.waits_for == (2,)


@pytest.mark.rule("red.bomb")
def test_after_a_slam_the_turn_goes_on_from_the_slammer_in_the_direction_chosen() -> None:
    deal = stacked(["R4 V4", "R5 V5", "R6 V6 BOMB", "R7 V7"])
    play(RED, deal, "0 team 2", "0 ccw", "0 R4", "2 BOMB", "2 V6")
    assert deal.waits_for == (1,)


@pytest.mark.rule("red.bank")
def test_the_bank_takes_every_card_of_the_round_and_its_player_leads() -> None:
    deal = example(RED, "red.bank", RedDeal)
    assert told(play(RED, deal, "2 BANK")) == [("slammed", 2, "BANK"), ("bank", 2, "RG BANK")]
    assert seen(deal, "bank") == ["RG", "BANK"]
    assert seen(deal, "won") == [[], [], []]
    assert seen(deal, "trick") == []
    assert deal.waits_for == (2,)


@pytest.mark.rule("red.bank")
def test_what_goes_into_the_bank_lies_on_the_card_that_nobody_saw() -> None:
    deal = stacked(["R4 V4", "R5 BANK"], face_down="SG")
    play(RED, deal, "0 R4", "1 BANK")
    assert seen(deal, "bank") == ["R4", "BANK"]
    assert seen(deal, "bank_size") == 3


@pytest.mark.rule("red.bomb.lead")
def test_a_bomb_led_goes_to_its_players_winnings_and_they_lead_again() -> None:
    deal = example(RED, "red.bomb.lead", RedDeal)
    assert told(play(RED, deal, "0 BOMB")) == [("played", 0, "BOMB"), ("bomb-led", 0, "BOMB")]
    assert seen(deal, "won") == [["BOMB"], [], []]
    assert deal.waits_for == (0,)
    assert offers(RED, deal, 0) == ["R4", "S4"]


@pytest.mark.rule("red.bank.lead")
def test_a_bank_led_goes_into_the_bank_and_its_player_leads_again() -> None:
    deal = three("R4 BANK", "R5", "R6")
    assert told(play(RED, deal, "0 BANK")) == [("played", 0, "BANK"), ("bank-led", 0, "BANK")]
    assert seen(deal, "bank") == ["BANK"]
    assert deal.waits_for == (0,)
    assert offers(RED, deal, 0) == ["R4", "S4"]


@pytest.mark.rule("red.bank.lead")
def test_nobody_can_slam_into_a_special_card_that_was_led() -> None:
    deal = three("R4 BANK", "R5 BOMB", "R6")
    play(RED, deal, "0 BANK")
    assert refused_by(RED, deal, "1 BOMB") == "red.interrupt"
    assert deal.movers == (0,)


@pytest.mark.rule("red.interrupt")
def test_who_studies_the_game_is_asked_to_interrupt_until_both_cards_were_seen_to_go() -> None:
    deal = stacked(["R4 V4 F4", "BOMB V5 F5", "BANK V6 F6"])
    asked = []
    for moves in (["0 cw"], ["0 R4"], ["2 BANK", "2 V6"], ["1 BOMB", "1 V5"]):
        play(RED, deal, *moves)
        asked.append(int(RED.interrupters(deal)))
    assert asked == [0, 0b101, 0b110, 0]
