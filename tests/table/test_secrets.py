"""What a seat is told, and when, is the same in every deal that looks the same to it."""

import pytest

from defifoo.bots.bot import Budget
from defifoo.bots.levels import LEVELS
from defifoo.core.chance import FastSource
from defifoo.games.shelf import GAMES
from defifoo.table.broadcast import table_info
from defifoo.table.clock import deadline
from defifoo.table.shortened import shortened
from defifoo.table.thinking import think, thoughts
from table.evening import Evening, position, view_of


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_a_seat_cannot_tell_its_deal_from_another_that_looks_the_same(name: str, seed: int) -> None:
    """Every hand that a seat cannot see is dealt anew: its view, its moves, whom it waits for and all times stay."""
    evening = Evening(name, 4, options={"length": 1}, clock="fast").seat_people(4).start()
    table, game, source = evening.table, evening.table.game, FastSource(seed)
    for _ in range(120):
        true = evening.deal
        if true.over:
            break
        for seat in range(4):
            told = view_of(table, seat), position(table, seat), table_info(table), deadline(table)
            mine = [int(move) for move in true.moves(seat)]
            pauses = [true.leaves_time(seat, move) for move in mine]
            other = game.guess(true.view(seat), source)
            evening.match.deal = other
            assert told == (view_of(table, seat), position(table, seat), table_info(table), deadline(table))
            assert pauses == [other.leaves_time(seat, move) for move in mine]
            evening.match.deal = true
        mover = true.movers[int(source.below(len(true.movers)))]
        evening.now += 2000
        evening.play(mover, game.move_name(true.random_move(mover, source)))


@pytest.mark.parametrize("name", GAMES)
def test_the_pause_of_others_depends_on_nothing_a_seat_cannot_see(name: str) -> None:
    """For each card that two deals both allow another seat, it is held in both or in neither."""
    evening = Evening(name, 3, options={"length": 1}, clock="fast").seat_people(3).start()
    game, source = evening.table.game, FastSource(9)
    for _ in range(120):
        true = evening.deal
        if true.over:
            break
        for seat in range(3):
            other = game.guess(true.view(seat), source)
            for mover in range(3):
                for move in set(true.moves(mover)) & set(other.moves(mover)):
                    assert true.leaves_time(mover, move) == other.leaves_time(mover, move)
        mover = true.movers[int(source.below(len(true.movers)))]
        evening.now += 2000
        evening.play(mover, game.move_name(true.random_move(mover, source)))


@pytest.mark.parametrize("name", GAMES)
def test_a_spectator_is_offered_nothing_and_sees_no_hand(name: str) -> None:
    evening = Evening(name, 4, options={"length": 1}).seat_people(4).start()
    view = view_of(evening.table, -1)
    assert view is not None
    assert view["hand"] == []
    assert position(evening.table, -1).moves == ()
    waited = evening.deal.waits_for[0]
    assert position(evening.table, waited).moves == tuple(shortened(evening.table.game, evening.deal, waited))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", GAMES)
def test_what_lies_open_is_the_same_for_every_reader(name: str, seed: int) -> None:
    """It is told once for all, so nothing that only one seat knows may stand in it."""
    evening = Evening(name, 4, options={"length": 1}).seat_people(4).start()
    game, source = evening.table.game, FastSource(seed)
    for _ in range(200):
        deal = evening.deal
        views = [deal.view(seat) for seat in range(-1, 4)]
        assert all(view.common() == views[0].common() for view in views)
        assert all(not view.common().keys() & view.own().keys() for view in views)
        assert all(view_of(evening.table, int(view.seat)) == view.as_dict() for view in views)
        if deal.over:
            break
        mover = deal.movers[int(source.below(len(deal.movers)))]
        evening.now += 2000
        evening.play(mover, game.move_name(deal.random_move(mover, source)))


@pytest.mark.parametrize("bot", LEVELS)
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_at_a_table_makes_the_same_choice_whatever_the_others_hold(game: str, bot: str) -> None:
    """The server knows the true cards: of every deal that looks the same to a bot's seat it gets the same answer."""
    evening = Evening(game, 4, pace="instant", window=0).seat_people(1).start(bot)
    table, source, asked = evening.table, FastSource(3), 0
    for _ in range(12):
        true = evening.deal
        if true.over:
            break
        for thought in thoughts(table)[:1]:
            answers = set()
            for number in range(3):
                answers.add(think(table, thought, Budget(simulations=6)))
                evening.match.deal = table.game.guess(true.view(thought.seat), FastSource(number))
            evening.match.deal = true
            assert len(answers) == 1
            asked += 1
        mover = true.waits_for[0]
        evening.play(mover, table.game.move_name(true.random_move(mover, source)))
        evening.write(table.decide(evening.now) if table.live.laid else [])
    assert asked > 3
