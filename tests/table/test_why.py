"""Asking without playing: the answer is what playing would meet with, changes nothing, and tells nothing that is hidden."""

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.match import Setup
from defifoo.core.random_play import random_match
from defifoo.core.refusal import MALFORMED, Refused, Violation
from defifoo.games.red.stacked import stacked as red
from defifoo.games.shelf import GAMES
from defifoo.table.entries import Moved, to_bytes
from defifoo.table.live import Live
from defifoo.table.races import FLOOR
from table.evening import Evening

every_game = pytest.mark.parametrize("game", GAMES)


def many_moves(game: str) -> list[str]:
    """Every move of some matches, in notation, and some that are none."""
    found = {"", "nonsense", "E99", "team 9"}
    for players in (2, 3, 4):
        match = random_match(Setup(GAMES[game], players, {"length": 2}, bytes([players]) * 32), FastSource(players))
        found |= {GAMES[game].move_name(move) for deal in match.moves for _, move in deal}
    return [*sorted(found)[::3], "", "cw"]


def what_playing_meets_with(evening: Evening, seat: int, move: str) -> Violation | None:
    try:
        evening.table.move(seat, move, evening.table.version, evening.now)
    except Refused as refused:
        return refused.violation
    evening.table.live.judged = None
    evening.table.live.laid.clear()
    return None


def known(live: Live) -> dict[str, object]:
    """All of it, in either build."""
    found = {name: getattr(live, name) for name in dir(live) if name[0] != "_"}
    return {
        name: found.copy() if isinstance(found, dict | set) else found for name, found in found.items() if not callable(found)
    }


@every_game
def test_the_answer_is_what_playing_would_meet_with_and_changes_nothing(game: str) -> None:
    evening = Evening(game, 3, window=0).seat_people(3).start()
    table, source, candidates = evening.table, FastSource(5), many_moves(game)
    for _ in range(15):
        for seat in range(3):
            offered = {table.game.move_name(move) for move in evening.deal.moves(seat)}
            before = table.version, [evening.deal.view(reader).as_dict() for reader in range(-1, 3)], known(table.live)
            found = {move: table.why_not(seat, move) for move in (*candidates, *offered)}
            assert before == (
                table.version,
                [evening.deal.view(reader).as_dict() for reader in range(-1, 3)],
                known(table.live),
            )
            assert found == {move: what_playing_meets_with(evening, seat, move) for move in found}
            assert {move for move, violation in found.items() if violation is None} == offered
        mover = evening.deal.waits_for[0]
        evening.play(mover, table.game.move_name(evening.deal.random_move(mover, source)))


@pytest.mark.parametrize(("game", "move"), [("yellow", "swap 5"), ("yellow", "give RG 3"), ("blue", "moon 4 C")])
def test_a_move_with_a_seat_that_is_not_there_is_named_as_it_was_written(game: str, move: str) -> None:
    evening = Evening(game, 3).seat_people(3).start()
    seat = evening.deal.waits_for[0]
    wrong = Violation("move", {"text": move}, MALFORMED)
    assert (evening.table.why_not(seat, move), what_playing_meets_with(evening, seat, move)) == (wrong, wrong)


@every_game
def test_two_deals_that_look_the_same_to_a_seat_give_it_the_same_answers(game: str) -> None:
    evening = Evening(game, 4, window=0).seat_people(4).start()
    table, source, candidates = evening.table, FastSource(8), many_moves(game)
    for _ in range(40):
        true = evening.deal
        if true.over:
            break
        for seat in range(4):
            answers = [table.why_not(seat, move) for move in candidates]
            for _ in range(2):
                evening.match.deal = table.game.guess(true.view(seat), source)
                assert [table.why_not(seat, move) for move in candidates] == answers
            evening.match.deal = true
        mover = true.movers[int(source.below(len(true.movers)))]
        evening.play(mover, table.game.move_name(true.random_move(mover, source)))
        evening.wait(FLOOR)


@every_game
def test_out_of_turn_the_answer_says_whose_turn_it_is(game: str) -> None:
    evening = Evening(game, 3).seat_people(3).start()
    asked = evening.deal.waits_for[0]
    violation = evening.table.why_not((asked + 1) % 3, "cw")
    assert violation == Violation("all.turn-order", {"seat": str(asked)}, "not-yours")


def test_before_a_match_and_for_a_seat_that_is_not_there_the_answer_says_so() -> None:
    evening = Evening("purple", 3).seat_people(3)
    assert evening.table.why_not(0, "E7") == Violation("table.not-playing", {}, "not-yours")
    evening.start()
    assert evening.table.why_not(7, "E7") == Violation("seat", {"text": "7"}, "malformed")


def test_while_a_card_is_held_another_would_not_be_taken() -> None:
    deal = red(["R1 R2 V1", "R3 R4 V2", "R5 R6 BOMB"])
    deal.direction = 1
    evening = Evening("red", 3).seat_people(3).start().lay_out(deal)
    evening.play(0, "R1")
    evening.play(1, "R3")
    assert evening.table.why_not(2, "R6") is None
    evening.play(2, "R5")
    found = evening.table.why_not(2, "R6")
    assert found is not None
    assert found.rule == "table.held"
    assert evening.table.why_not(2, "BOMB") is None


def test_the_log_keeps_the_notation_of_a_judged_move() -> None:
    evening = Evening("blue", 2).seat_people(2).start()
    seat = evening.deal.waits_for[0]
    move = evening.table.game.move_name(evening.deal.moves(seat)[0])
    entry = evening.play(seat, move)[-1]
    assert isinstance(entry, Moved)
    assert move.encode() in to_bytes(entry)
