"""What Red asks of a seat, step by step, against every kind of move: exactly why the others are refused."""

import pytest

from defifoo.core.refusal import MALFORMED, NOT_YOURS, Violation
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.game import Red
from defifoo.games.red.moves import MOVES, TEAM
from defifoo.games.red.stacked import stacked
from rules.at_the_table import offers, play, refusal

RED = Red()
DIRECTION = Violation("all.direction")
TURN = Violation("all.turn-order", {"seat": "0"}, NOT_YOURS)


def teams(number: str) -> Violation:
    return Violation("red.teams.choice", {"partners": number})


def table(players: int, *moves: str) -> RedDeal:
    """Seat 0 deals; seat 1 holds the Bank and the last seat the Bomb."""
    hands = [f"R{seat + 4} V{seat + 4}" for seat in range(players)]
    hands[1] += " BANK"
    hands[-1] += " BOMB"
    deal = stacked(hands)
    play(RED, deal, *moves)
    return deal


@pytest.mark.rule("red.teams.choice")
@pytest.mark.parametrize(("players", "number", "wrong"), [(4, "one", "team 1 2"), (5, "two", "team 3"), (6, "two", "team 5")])
def test_first_of_all_the_teams_are_asked_for(players: int, number: str, wrong: str) -> None:
    deal = table(players)
    for move in ("cw", "ccw", "R4", "R9", "BANK", wrong, "team 0", "team 0 1"):
        assert refusal(RED, deal, f"0 {move}") == teams(number)
    for move in ("cw", "R5", "team 2"):
        assert refusal(RED, deal, f"1 {move}") == TURN


@pytest.mark.rule("all.direction")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_then_the_direction(players: int) -> None:
    chosen = {3: [], 4: ["0 team 2"], 5: ["0 team 1 2"], 6: ["0 team 1 2"]}[players]
    deal = table(players, *chosen)
    assert offers(RED, deal, 0) == ["ccw", "cw"]
    for move in ("R4", "R9", "BOMB"):
        assert refusal(RED, deal, f"0 {move}") == DIRECTION
    again = Violation("red.teams.none") if players == 3 else teams("one" if players == 4 else "two")
    assert refusal(RED, deal, "0 team 1 2") == again
    assert refusal(RED, deal, "1 cw") == TURN


@pytest.mark.rule("all.direction")
def test_then_cards_and_neither_teams_nor_direction_any_more() -> None:
    deal = table(4, "0 team 2", "0 cw")
    for move in ("cw", "ccw"):
        assert refusal(RED, deal, f"0 {move}") == DIRECTION
    assert refusal(RED, deal, "0 team 2") == teams("one")
    two = stacked(["R4 V4", "R5 BANK"])
    assert refusal(RED, two, "0 cw") == DIRECTION
    assert refusal(RED, two, "0 team 1") == Violation("red.teams.none")


@pytest.mark.rule("red.interrupt")
def test_a_slam_needs_a_round_and_the_card() -> None:
    for deal in (table(3), table(3, "0 cw")):
        assert refusal(RED, deal, "1 BANK") == Violation("red.interrupt", {"card": "BANK", "seat": "0"}, NOT_YOURS)
        assert refusal(RED, deal, "2 BOMB") == Violation("red.interrupt", {"card": "BOMB", "seat": "0"}, NOT_YOURS)
        assert refusal(RED, deal, "1 BOMB") == Violation("all.own-cards", {"card": "BOMB"})
        assert refusal(RED, deal, "1 R5") == TURN
    deal = table(3, "0 cw", "0 R4")
    assert refusal(RED, deal, "2 BOMB") is None
    assert refusal(RED, deal, "0 BANK") == Violation("all.own-cards", {"card": "BANK"})
    assert refusal(RED, deal, "2 R6") == Violation("all.turn-order", {"seat": "1"}, NOT_YOURS)
    assert refusal(RED, deal, "2 cw") == Violation("all.turn-order", {"seat": "1"}, NOT_YOURS)


@pytest.mark.rule("all.own-cards")
def test_whoever_is_to_play_plays_a_card_of_their_own_that_follows() -> None:
    deal = table(3, "0 cw", "0 R4")
    assert refusal(RED, deal, "1 R9") == Violation("all.own-cards", {"card": "R9"})
    assert refusal(RED, deal, "1 V5") == Violation("red.follow.gang", {"gang": "R", "must": "gang"})
    assert offers(RED, deal, 1) == ["BANK", "R5"]


@pytest.mark.rule("red.end")
def test_after_the_end_nothing_is_anybodys() -> None:
    deal = stacked(["R4", "R5"])
    play(RED, deal, "0 R4")
    for move in ("0 R4", "1 R5", "0 cw", "1 team 0"):
        assert refusal(RED, deal, move) == Violation("red.end", kind=NOT_YOURS)


def test_what_is_no_move_at_all_is_refused_before_anything_else() -> None:
    deal = table(4)
    for seat, move in ((0, -1), (0, TEAM), (0, MOVES), (4, 0), (-1, 0)):
        assert deal.why_not(seat, move) == Violation("move", {"text": str(move)}, MALFORMED)
