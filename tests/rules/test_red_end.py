"""How a game of Red ends."""

import pytest

from defifoo.core.refusal import NOT_YOURS
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.game import Red
from defifoo.games.red.stacked import stacked
from rules.at_the_table import example, offers, play, refusal

RED = Red()


def seen(deal: RedDeal, key: str, seat: int = -1) -> object:
    return deal.view(seat).as_dict()[key]


def three(first: str, second: str, third: str, face_down: str = "") -> RedDeal:
    deal = stacked([first, second, third], face_down=face_down)
    play(RED, deal, "0 cw")
    return deal


def is_over(deal: RedDeal) -> bool:
    return deal.over


@pytest.mark.rule("red.end")
def test_the_game_ends_when_a_hand_runs_out_and_the_other_hands_go_to_the_bank() -> None:
    deal = three("R4 V4", "R5", "R6 V6", face_down="SG")
    play(RED, deal, "0 R4")
    assert not is_over(deal)
    play(RED, deal, "1 R5")
    assert is_over(deal)
    assert seen(deal, "hand_sizes") == [0, 0, 0]
    assert seen(deal, "bank") == ["R4", "R5", "R6", "V4", "V6", "SG"]
    assert seen(deal, "ended_by") == 1
    assert seen(deal, "phase") == "over"
    outcome = deal.outcome()
    assert outcome is not None
    assert outcome.reason == "red.end"


@pytest.mark.rule("red.end")
def test_after_the_end_nobody_moves() -> None:
    deal = three("R4", "R5 BOMB", "R6 BANK")
    play(RED, deal, "0 R4")
    assert deal.movers == deal.waits_for == ()
    for text in ["1 R5", "1 BOMB", "2 BANK", "0 cw"]:
        violation = refusal(RED, deal, text)
        assert violation is not None
        assert (violation.rule, violation.kind) == ("red.end", NOT_YOURS)
    assert offers(RED, deal, 1) == []
    assert [seen(deal, "movers", seat) for seat in range(-1, 3)] == [[]] * 4


@pytest.mark.rule("red.end")
def test_a_lead_that_empties_a_hand_ends_the_game_at_once() -> None:
    deal = three("P15", "R5 BOMB", "R6 BANK")
    play(RED, deal, "0 P15")
    assert is_over(deal)
    assert seen(deal, "won") == [[], [], []]
    assert seen(deal, "bank") == ["R5", "R6", "P15", "BANK", "BOMB"]


@pytest.mark.rule("red.end")
def test_everything_is_shown_at_the_count() -> None:
    deal = three("R4 V4", "R5", "R6 V6", face_down="SG")
    names = [event.name for event in play(RED, deal, "0 R4", "1 R5")]
    assert names == [
        "played",
        "played",
        "last-card",
        "table-to-bank",
        "hand-to-bank",
        "hand-to-bank",
        "bank-opened",
        "bank-shut",
        "over",
    ]


@pytest.mark.rule("red.end.round")
def test_a_last_card_that_completes_the_round_wins_or_loses_it_first() -> None:
    deal = three("R4 V4", "R5 V5", "R9")
    play(RED, deal, "0 R4", "1 R5", "2 R9")
    assert is_over(deal)
    assert seen(deal, "won") == [[], [], ["R4", "R5", "R9"]]
    assert seen(deal, "bank") == ["V4", "V5"]
    deal = three("R4 V4", "P5 V5", "R9")
    play(RED, deal, "0 R4", "1 P5", "2 R9")
    assert seen(deal, "won") == [[], ["R4", "R9", "P5"], []]


@pytest.mark.rule("red.end.round")
def test_a_last_card_in_the_middle_of_a_round_sends_the_table_to_the_bank() -> None:
    deal = example(RED, "red.end.round", RedDeal)
    play(RED, deal, "1 P5")
    assert is_over(deal)
    assert seen(deal, "won") == [[], [], []]
    assert seen(deal, "trick") == []
    assert seen(deal, "bank") == ["R9", "RG", "V4", "V9", "P5"]


@pytest.mark.rule("red.end.round")
@pytest.mark.parametrize("seat", [1, 2])
def test_the_bomb_as_last_card_takes_the_round_first(seat: int) -> None:
    hands = ["RG V4", "R5 V5", "R9 V9"]
    hands[seat] = "BOMB"
    deal = three(*hands)
    play(RED, deal, "0 RG", f"{seat} BOMB")
    assert is_over(deal)
    won: list[list[str]] = [[], [], []]
    won[seat] = ["RG", "BOMB"]
    assert seen(deal, "won") == won


@pytest.mark.rule("red.end.round")
def test_the_bomb_of_one_whose_ordinary_cards_are_gone_ends_the_game() -> None:
    deal = three("RG BOMB", "R5 V5", "R9 V9")
    play(RED, deal, "0 RG", "1 R5", "0 BOMB")
    assert is_over(deal)
    assert seen(deal, "won") == [["R5", "RG", "BOMB"], [], []]
    assert seen(deal, "bank") == ["R9", "V5", "V9"]


@pytest.mark.rule("red.end.round")
def test_the_bank_as_last_card_takes_the_round_first() -> None:
    deal = three("RG V4", "R5 V5", "BANK")
    play(RED, deal, "0 RG")
    names = [event.name for event in play(RED, deal, "2 BANK")]
    assert names[:3] == ["slammed", "bank", "last-card"]
    assert "table-to-bank" not in names
    assert is_over(deal)
    assert seen(deal, "won") == [[], [], []]
    assert seen(deal, "bank") == ["R5", "RG", "V4", "V5", "BANK"]


@pytest.mark.rule("red.end.round")
@pytest.mark.parametrize(("special", "won"), [("BOMB", ["BOMB"]), ("BANK", [])])
def test_a_special_card_led_as_the_last_one_does_its_work_and_ends_the_game(special: str, won: list[str]) -> None:
    deal = three(special, "R5 V5", "R9 V9")
    play(RED, deal, f"0 {special}")
    assert is_over(deal)
    assert seen(deal, "won") == [won, [], []]
    assert seen(deal, "ended_by") == 0


@pytest.mark.rule("red.end.round")
def test_with_two_players_the_second_card_of_the_round_completes_it() -> None:
    deal = stacked(["R4 V4", "R5"])
    play(RED, deal, "0 R4", "1 R5")
    assert is_over(deal)
    assert seen(deal, "won") == [[], ["R4", "R5"]]
    assert seen(deal, "bank") == ["V4"]
