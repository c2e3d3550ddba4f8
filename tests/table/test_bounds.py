"""The log of a table has a bound, which lawful play never meets."""

from collections.abc import Callable

import pytest

from defifoo.core.refusal import Refused
from defifoo.games.shelf import GAMES
from defifoo.table import bounds
from defifoo.table.fold import OVER
from defifoo.table.presence import GRACE
from table.evening import HOST, Evening


def test_nobody_fills_the_log_by_sitting_down_and_leaving(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_CHANGES", 20)
    evening = Evening("red", 2)
    for _ in range(10):
        evening.sit("Ana")
        evening.write(evening.table.leave(0, evening.now))
    assert full(evening.sit, "Ana")
    assert full(evening.start)
    assert full(evening.table.add_bot, HOST, "novice", evening.now)
    evening.write(evening.table.close(HOST, evening.now))  # and nobody is kept from closing it


def test_nobody_fills_the_log_by_leaving_a_match_and_coming_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_CHANGES", 20)
    evening = Evening("red", 2).seat_people(2).start()
    for _ in range(10):
        evening.write(evening.table.leave(0, evening.now))
        assert evening.table.places[0].away
        evening.arrive(0)
    assert full(evening.table.leave, 0, evening.now)
    evening.depart(0)  # and who goes nevertheless is played for, after a while
    evening.wait(GRACE)
    assert evening.table.places[0].away
    assert evening.table.leave(0, evening.now) == []


def full(command: Callable[..., object], *arguments: object) -> bool:
    with pytest.raises(Refused) as refused:
        command(*arguments)
    return refused.value.violation.rule == "table.log-full"


def test_a_promise_that_changes_all_the_time_does_not_fill_the_log_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_CHANGES", 20)
    evening = Evening("red", 2)
    evening.sit("Ana")
    for number in range(19):
        evening.write(evening.table.promise(0, f"{number:064x}", evening.now))
    assert full(evening.table.promise, 0, f"{99:064x}", evening.now)
    evening.write(evening.table.leave(0, evening.now))  # nobody is kept in a seat


def test_a_match_that_has_begun_is_played_to_its_end_and_then_the_book_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_ENTRIES", 10)
    evening = Evening("red", 2, pace="instant", options={"length": 1}).start("random")
    evening.wait(600_000)
    assert (evening.table.state, evening.table.changes) == (OVER, 0)
    assert full(evening.table.rematch, HOST, "ab" * 32, evening.now)
    monkeypatch.setattr(bounds, "MOST_ENTRIES", evening.table.version)
    assert full(evening.table.rematch, HOST, "ab" * 32, evening.now)
    monkeypatch.setattr(bounds, "MOST_ENTRIES", evening.table.version + 1)
    assert evening.table.rematch(HOST, "ab" * 32, evening.now)


def test_lawful_play_never_meets_the_bounds_of_a_log() -> None:
    """The longest match there is, in any game, fits in forty times over."""
    longest = 0
    for name, game in GAMES.items():
        evening = Evening(name, game.most, pace="instant").start("random")
        evening.wait(600_000)
        assert evening.table.state == OVER
        longest = max(longest, len(evening.log))
    assert 40 * longest < bounds.MOST_ENTRIES
