"""Who comes back to a table hears what happened in this deal, as far as it was for their ears."""

import pytest

from defifoo.core.chance import FastSource
from defifoo.games.shelf import GAMES
from defifoo.table.broadcast import MOST_PAST, Telling, past
from table.evening import Evening


def test_before_the_first_deal_nothing_has_happened() -> None:
    assert past(Evening("red", 3).seat_people(3).table, 0) == ()


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_back_hears_what_was_told_in_this_deal_and_no_other(game: str) -> None:
    evening = Evening(game, 3, window=0, options={"length": 2}).seat_people(3).start()
    table, source, deals = evening.table, FastSource(7), 0
    begun = len(evening.log)
    while table.state != "over":
        if table.state == "between":
            evening.write(table.next_deal(evening.now))
            begun, deals = len(evening.log), deals + 1
        mover = evening.deal.waits_for[0]
        evening.play(mover, table.game.move_name(evening.deal.random_move(mover, source)))
        evening.write(table.decide(evening.now) if table.live.laid else [])
        if len(evening.log) - begun in (1, 2, 30) or table.state != "playing":
            for seat in range(-1, 3):
                told = [event for events in evening.events[begun:] for event in Telling(table.game, events).to(seat)]
                assert past(table, seat) == tuple(told[-MOST_PAST:])
    assert deals == 1
