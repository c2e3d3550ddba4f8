"""The five events."""

import pytest

from defifoo.core.refusal import ILLEGAL, NOT_YOURS
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.game import Yellow
from defifoo.games.yellow.stacked import stacked
from rules.at_the_table import example, offers, play, refusal, refused_by

YELLOW = Yellow()


# Again or reverse


@pytest.mark.rule("yellow.event.replay")
def test_again_is_a_full_turn_on_ones_own_card() -> None:
    deal = example(YELLOW, "yellow.event.replay", YellowDeal)
    assert offers(YELLOW, deal, 0) == ["again", "reverse"]
    assert refused_by(YELLOW, deal, "0 SG") == "yellow.event.replay"
    assert refused_by(YELLOW, deal, "0 draw") == "yellow.event.replay"
    assert refused_by(YELLOW, deal, "1 RG") == "all.turn-order"
    play(YELLOW, deal, "0 again")
    assert offers(YELLOW, deal, 0) == ["PR", "SG", "draw"]
    play(YELLOW, deal, "0 draw", "0 keep")
    assert deal.waits_for == (1,)


@pytest.mark.rule("yellow.event.replay")
def test_reverse_turns_the_direction_for_good() -> None:
    deal = stacked(["PGA RG", "SG RY", "SY RR"], top="RG", draws="SR SR")
    play(YELLOW, deal, "0 PGA", "0 reverse")
    assert deal.waits_for == (2,)
    play(YELLOW, deal, "2 SY")
    assert deal.waits_for == (1,)


@pytest.mark.rule("yellow.event.replay")
def test_a_second_again_may_follow_the_first() -> None:
    deal = stacked(["PGA SGA RG RR", "SG"], top="RG")
    play(YELLOW, deal, "0 PGA", "0 again", "0 SGA", "0 again", "0 RG")
    assert deal.waits_for == (1,)


@pytest.mark.rule("yellow.event.replay.two")
def test_with_two_players_reversing_hands_the_turn_to_the_other() -> None:
    deal = stacked(["PGA RG", "SG RY"], top="RG")
    play(YELLOW, deal, "0 PGA", "0 reverse")
    assert deal.waits_for == (1,)
    play(YELLOW, deal, "1 SG")
    assert deal.waits_for == (0,)


@pytest.mark.rule("yellow.event.replay")
def test_again_and_reverse_belong_to_their_card_only() -> None:
    deal = stacked(["PG RG", "SG RY"], top="RG")
    assert refused_by(YELLOW, deal, "0 again") == "yellow.event.replay"
    assert refused_by(YELLOW, deal, "0 reverse") == "yellow.event.replay"


# Speed


@pytest.mark.rule("yellow.event.speed")
def test_in_a_race_everyone_but_its_opener_may_lay_a_card_that_follows() -> None:
    deal = example(YELLOW, "yellow.event.speed", YellowDeal)
    assert deal.waits_for == (1, 2, 3)
    assert deal.movers == (1, 2, 3)
    assert offers(YELLOW, deal, 1) == ["JG P", "JG R", "JG S", "PY", "pass"]
    assert offers(YELLOW, deal, 2) == ["SG", "pass"]
    assert offers(YELLOW, deal, 3) == ["pass"]
    violation = refusal(YELLOW, deal, "0 SG")
    assert violation is not None
    assert (violation.rule, violation.kind) == ("yellow.event.speed", NOT_YOURS)
    assert refused_by(YELLOW, deal, "2 RG") == "yellow.higher.symbol"
    assert refused_by(YELLOW, deal, "3 SK") == "yellow.skull"
    assert refused_by(YELLOW, deal, "1 draw") == "yellow.event.speed"


@pytest.mark.rule("yellow.event.speed")
def test_play_goes_on_from_the_seat_that_wins_the_race() -> None:
    deal = stacked(["PGS SG", "PY RG", "SG RG", "RG RG"], top="RG")
    play(YELLOW, deal, "0 PGS", "2 SG")
    assert deal.waits_for == (3,)
    assert refused_by(YELLOW, deal, "1 PY") == "all.turn-order"
    assert offers(YELLOW, deal, 3) == ["RG", "draw"]


@pytest.mark.rule("yellow.event.speed")
def test_a_race_nobody_wants_leaves_the_next_seat_its_ordinary_turn() -> None:
    deal = stacked(["PGS SG", "PY RG", "SG RG"], top="RG", draws="SR")
    play(YELLOW, deal, "0 PGS", "2 pass")
    assert deal.waits_for == (1,)
    play(YELLOW, deal, "1 pass")
    assert deal.waits_for == (1,)
    assert offers(YELLOW, deal, 1) == ["PY", "draw"]


@pytest.mark.rule("yellow.event.speed")
def test_after_an_idle_race_the_direction_of_play_decides_who_is_next() -> None:
    deal = stacked(["PGS SG", "PY RG", "SG RG"], top="RG", direction=-1)
    play(YELLOW, deal, "0 PGS", "1 pass", "2 pass")
    assert deal.waits_for == (2,)


@pytest.mark.rule("yellow.event.speed")
def test_a_pass_is_final() -> None:
    deal = stacked(["PGS SG", "PY RG", "SG RG"], top="RG")
    play(YELLOW, deal, "0 PGS", "1 pass")
    violation = refusal(YELLOW, deal, "1 PY")
    assert violation is not None
    assert (violation.rule, violation.kind, violation.data["why"]) == ("yellow.event.speed", NOT_YOURS, "passed")
    assert refused_by(YELLOW, deal, "1 pass") == "yellow.event.speed"


@pytest.mark.rule("yellow.event.speed")
def test_between_two_players_a_race_is_the_others_alone() -> None:
    deal = stacked(["PGS SG", "SG RG"], top="RG", draws="RG")
    play(YELLOW, deal, "0 PGS")
    assert deal.waits_for == (1,)
    won = deal.clone()
    play(YELLOW, won, "1 SG")
    assert won.waits_for == (0,)
    play(YELLOW, deal, "1 pass")
    assert offers(YELLOW, deal, 1) == ["SG", "draw"]


@pytest.mark.rule("yellow.event.speed")
def test_a_race_can_win_the_game() -> None:
    deal = stacked(["PGS SG", "RG RG", "JG"], top="RG")
    play(YELLOW, deal, "0 PGS", "2 JG R")
    assert deal.winner == 2


@pytest.mark.rule("yellow.event.speed.chain")
def test_a_speed_that_wins_the_race_opens_another_without_its_player() -> None:
    deal = stacked(["PGS SG", "SGS RG", "SR RG"], top="RG")
    play(YELLOW, deal, "0 PGS", "2 pass", "1 SGS")
    assert deal.waits_for == (0, 2)
    assert offers(YELLOW, deal, 2) == ["RG", "SR", "pass"]
    assert refused_by(YELLOW, deal, "1 RG") == "yellow.event.speed"
    play(YELLOW, deal, "0 pass", "2 pass")
    assert list(deal.waits_for) == [2]


@pytest.mark.rule("yellow.event.speed.chain")
@pytest.mark.parametrize(
    ("card", "offered"),
    [
        ("SGA", ["again", "reverse"]),
        ("SGG", ["give RG 0", "give RG 1"]),
        ("SGX", ["swap 0", "swap 1"]),
    ],
)
def test_other_events_that_win_a_race_happen_to_its_winner(card: str, offered: list[str]) -> None:
    deal = stacked(["PGS SG", "SY RG", f"{card} RG"], top="RG")
    play(YELLOW, deal, "0 PGS", f"2 {card}")
    assert deal.waits_for == (2,)
    assert offers(YELLOW, deal, 2) == offered


@pytest.mark.rule("yellow.event.speed.chain")
def test_a_plus_3_that_wins_a_race_falls_on_the_seat_after_its_player() -> None:
    deal = stacked(["PGS SG", "SY RG", "SG3 RG", "RG RG"], top="RG", draws="RG RG RG")
    play(YELLOW, deal, "0 PGS", "2 SG3", "3 take")
    assert deal.hands.sizes[3] == 5
    assert deal.waits_for == (0,)


# +3


@pytest.mark.rule("yellow.event.plus3")
def test_the_next_player_takes_three_and_misses_the_turn() -> None:
    deal = stacked(["PG3 RG", "SG RG", "SG RG"], top="RG", draws="RY RY RY RY")
    play(YELLOW, deal, "0 PG3")
    assert deal.waits_for == (1,)
    assert offers(YELLOW, deal, 1) == ["take"]
    violation = refusal(YELLOW, deal, "1 SG")
    assert violation is not None
    assert (violation.rule, violation.kind, violation.data["count"]) == ("yellow.event.plus3", ILLEGAL, "3")
    assert refused_by(YELLOW, deal, "1 draw") == "yellow.event.plus3"
    play(YELLOW, deal, "1 take")
    assert deal.hands.sizes[1] == 5
    assert deal.debt == 0
    assert offers(YELLOW, deal, 2) == ["SG", "draw"]


@pytest.mark.rule("yellow.event.plus3.joker")
def test_a_joker_cancels_the_debt_and_play_goes_on_from_it() -> None:
    deal = example(YELLOW, "yellow.event.plus3.joker", YellowDeal)
    assert offers(YELLOW, deal, 1) == ["JY P", "JY R", "JY S", "take"]
    play(YELLOW, deal, "1 JY S")
    assert list(deal.hands.sizes) == [1, 1, 2]
    assert deal.debt == 0
    assert offers(YELLOW, deal, 2) == ["RG", "SR", "draw"]


@pytest.mark.rule("yellow.event.plus3.stack")
def test_a_plus_3_that_follows_passes_the_debt_on_with_three_more() -> None:
    deal = example(YELLOW, "yellow.event.plus3.stack", YellowDeal)
    play(YELLOW, deal, "1 PY3")
    assert deal.debt == 6
    play(YELLOW, deal, "2 SG3")
    assert deal.debt == 9
    play(YELLOW, deal, "0 take")
    assert list(deal.hands.sizes) == [11, 2, 2]
    assert deal.waits_for == (1,)


@pytest.mark.rule("yellow.event.plus3.stack")
def test_a_plus_3_that_does_not_follow_is_no_answer() -> None:
    deal = stacked(["PY3 RG", "PG3 PY3 RG3 RG"], top="RG")
    play(YELLOW, deal, "0 PY3")
    assert offers(YELLOW, deal, 1) == ["take"]
    for card in ("PG3", "PY3", "RG3"):
        violation = refusal(YELLOW, deal, f"1 {card}")
        assert violation is not None
        assert (violation.rule, violation.data) == ("yellow.event.plus3.stack", {"card": card, "lies": "PY"})


@pytest.mark.rule("yellow.event.plus3.stack")
def test_an_answer_with_the_last_card_wins_and_the_debt_is_forgotten() -> None:
    deal = stacked(["PG3 RG", "PY3", "RG"], top="RG", draws="RY RY RY RY RY RY")
    play(YELLOW, deal, "0 PG3", "1 PY3")
    assert deal.winner == 1
    assert list(deal.hands.sizes) == [1, 0, 1]


@pytest.mark.rule("yellow.event.plus3")
def test_a_debt_falls_in_the_direction_of_play() -> None:
    deal = stacked(["PG3 RG", "RG", "RG"], top="RG", direction=-1)
    play(YELLOW, deal, "0 PG3")
    assert deal.waits_for == (2,)


# Give


@pytest.mark.rule("yellow.event.give")
@pytest.mark.rule("yellow.event.must")
def test_one_card_of_the_hand_goes_to_another_player() -> None:
    deal = stacked(["PGG RG SK JG", "RG", "SG"], top="RG", thanks=False)
    play(YELLOW, deal, "0 PGG")
    assert offers(YELLOW, deal, 0) == sorted(f"give {card} {seat}" for card in ("RG", "SK", "JG") for seat in (1, 2))
    for move in ("draw", "RG", "swap 1", "pass", "keep", "again"):
        assert refused_by(YELLOW, deal, f"0 {move}") == "yellow.event.must"
    assert refused_by(YELLOW, deal, "0 give RG 0") == "yellow.event.must"
    assert refused_by(YELLOW, deal, "0 give RR 1") == "all.own-cards"
    play(YELLOW, deal, "0 give SK 2")
    assert list(deal.hands.sizes) == [2, 1, 2]
    assert deal.view(2).as_dict()["hand"] == ["SG", "SK"]
    assert deal.waits_for == (1,)


@pytest.mark.rule("yellow.event.give")
def test_a_card_is_given_only_after_a_give() -> None:
    deal = stacked(["PG RG", "RG"], top="RG")
    assert refused_by(YELLOW, deal, "0 give RG 1") == "yellow.event.give"
    assert refused_by(YELLOW, deal, "0 swap 1") == "yellow.event.swap"


@pytest.mark.rule("yellow.event.give")
@pytest.mark.rule("yellow.end")
def test_giving_the_last_card_away_wins_and_no_thanks_are_owed() -> None:
    deal = example(YELLOW, "yellow.end", YellowDeal)
    play(YELLOW, deal, "0 give RR 1")
    outcome = deal.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.points) == ("yellow.end", (0,), (0, 40, 10))


@pytest.mark.rule("yellow.event.give.thanks")
def test_nothing_is_played_until_thanks_are_said() -> None:
    deal = example(YELLOW, "yellow.event.give.thanks", YellowDeal)
    assert deal.waits_for == (2,)
    assert offers(YELLOW, deal, 2) == ["silent", "thanks"]
    for text in ("1 SG", "0 thanks", "1 thanks", "0 draw", "2 SG", "2 pass", "2 draw"):
        assert refused_by(YELLOW, deal, text) == "yellow.event.give.thanks"
    waiting, early = refusal(YELLOW, deal, "1 SG"), refusal(YELLOW, deal, "2 SG")
    assert waiting is not None
    assert early is not None
    assert (waiting.kind, early.kind) == (NOT_YOURS, ILLEGAL)
    play(YELLOW, deal, "2 thanks")
    assert list(deal.hands.sizes) == [1, 2, 3]
    assert deal.waits_for == (1,)


@pytest.mark.rule("yellow.event.give.thanks")
def test_who_keeps_silent_takes_three_cards_and_play_goes_on_after_the_giver() -> None:
    deal = stacked(["PGG RG RR", "SG RG", "SG RG"], top="RG", draws="RY RY RY")
    play(YELLOW, deal, "0 PGG", "0 give RR 2")
    assert YELLOW.move_name(deal.timeout(2)) == "silent"
    play(YELLOW, deal, "2 silent")
    assert list(deal.hands.sizes) == [1, 2, 6]
    assert deal.waits_for == (1,)


@pytest.mark.rule("yellow.event.give.thanks")
def test_thanks_for_nothing_are_refused() -> None:
    deal = stacked(["PG RG", "RG"], top="RG")
    for text in ("0 thanks", "1 thanks", "0 silent", "1 silent"):
        violation = refusal(YELLOW, deal, text)
        assert violation is not None
        assert (violation.rule, violation.kind) == ("yellow.event.give.thanks", NOT_YOURS)


@pytest.mark.rule("yellow.event.give.thanks")
def test_a_table_may_do_without_thanks() -> None:
    deal = stacked(["PGG RG RR", "SG RG"], top="RG", thanks=False)
    play(YELLOW, deal, "0 PGG", "0 give RR 1")
    assert offers(YELLOW, deal, 1) == ["SG", "draw"]
    assert refused_by(YELLOW, deal, "1 thanks") == "yellow.event.give.thanks"


# Swap


@pytest.mark.rule("yellow.event.swap")
@pytest.mark.rule("yellow.event.must")
def test_whole_hands_are_swapped_with_another_player() -> None:
    deal = stacked(["PGX RG SK", "SG", "SR SR PR JG"], top="RG")
    play(YELLOW, deal, "0 PGX")
    assert offers(YELLOW, deal, 0) == ["swap 1", "swap 2"]
    for move in ("swap 0", "draw", "give RG 1", "SK", "reverse"):
        assert refused_by(YELLOW, deal, f"0 {move}") == "yellow.event.must"
    play(YELLOW, deal, "0 swap 2")
    assert deal.view(0).as_dict()["hand"] == ["PR", "SR", "SR", "JG"]
    assert deal.view(2).as_dict()["hand"] == ["RG", "SK"]
    assert list(deal.hands.sizes) == [4, 1, 2]
    assert deal.waits_for == (1,)


@pytest.mark.rule("yellow.event.swap")
def test_a_swap_with_the_next_player_lets_them_play_the_hand_they_received() -> None:
    deal = stacked(["PGX SG RG", "RR RR"], top="RG")
    play(YELLOW, deal, "0 PGX", "0 swap 1")
    assert offers(YELLOW, deal, 1) == ["SG", "draw"]
