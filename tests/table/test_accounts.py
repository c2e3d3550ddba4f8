"""How the points of a deal came about is told with its result, and adds up."""

import pytest

from defifoo.core.chance import FastSource
from defifoo.games.red.stacked import stacked as red
from defifoo.games.shelf import GAMES
from defifoo.table.broadcast import count, table_info
from table.evening import Evening


@pytest.mark.parametrize("game", GAMES)
def test_the_lines_of_every_seat_add_up_to_its_points(game: str) -> None:
    evening = Evening(game, 3, window=0, options={"length": 2}).seat_people(3).start()
    table, source = evening.table, FastSource(4)
    while table.state != "over":
        if table.state == "between":
            evening.write(table.next_deal(evening.now))
        mover = evening.deal.waits_for[0]
        move = evening.deal.random_move(mover, source)
        evening.play(mover, table.game.move_name(move))
        evening.write(table.decide(evening.now) if table.live.laid else [])
    counted, info = count(table), table_info(table)
    assert counted is not None
    assert counted.result == info.results[-1]
    assert counted.outcome == info.outcome
    for told, outcome in zip(info.results, evening.match.outcomes, strict=True):
        assert tuple(sum(line.points for line in account) for account in told.accounts) == told.points
        lines = [line for account in told.accounts for line in account]
        assert all(line.points == line.count * line.factor for line in lines if line.factor)
        assert [line.rule for line in lines] == [line.rule for account in outcome.accounts for line in account]
        assert (told.by, told.card) == (outcome.by, "" if outcome.card < 0 else table.game.card_name(outcome.card))
    assert info.outcome is not None
    assert tuple(sum(line.points for line in account) for account in info.outcome.accounts) == info.outcome.points


def test_the_cards_of_an_account_are_told_in_notation() -> None:
    deal = red(["R9 R1", "R3 V4", "R5 BOMB"])
    deal.direction = 1
    evening = Evening("red", 3, window=0, options={"length": 1}).seat_people(3).start().lay_out(deal)
    for seat, move in enumerate(("R9", "R3", "R5")):
        evening.play(seat, move)
    evening.play(0, "R1")
    counted = count(evening.table)
    assert counted is not None
    assert (counted.result.by, counted.result.card) == (0, "R1")
    named = {card for account in counted.result.accounts for line in account for card in line.cards}
    assert {"R9", "R3", "R5", "BOMB"} <= named
