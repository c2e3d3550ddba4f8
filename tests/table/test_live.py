"""What a table knows of the moment is void with the moment, and leaves with whoever it was about."""

from defifoo.table.broadcast import table_info
from defifoo.table.entries import Moved
from defifoo.table.live import Live
from defifoo.table.places import Place
from defifoo.table.thinking import say
from defifoo.table.waiting import Answer, HeldMove, Judged, Laid
from table.evening import Evening


def full() -> Live:
    live = Live()
    live.ready, live.silent, live.thinking = {0}, {1}, {2}
    live.answers = {1: Answer("E1", 3, 50)}
    live.held = HeldMove(0, "E1", 50, "person", 0)
    live.judged = Judged(Moved(at=1, seat=0, move="E1"), 0)
    live.laid, live.tried = {1: Laid(1, 2, 1, "E1", "person", 0)}, {1: 40}
    return live


def waiting(live: Live) -> list[object]:
    return [live.ready, live.silent, live.thinking, live.answers, live.held, live.judged]


def test_when_the_position_changes_what_waited_for_it_is_void() -> None:
    live = full()
    live.moved_on()
    assert not any([*waiting(live), live.laid, live.tried])


def test_whoever_leaves_a_race_leaves_it_to_the_others() -> None:
    live = full()
    live.moved_on(left_race=2)
    assert not any(waiting(live))
    assert (set(live.laid), set(live.tried)) == ({1}, {1})
    live.moved_on(left_race=1)
    assert (set(live.laid), set(live.tried)) == (set(), {1})


def test_nothing_is_kept_of_whoever_leaves_a_seat() -> None:
    evening = Evening("red", 3)
    evening.sit("Ana")
    live = evening.table.live
    live.lines[0], live.gone[0] = 80, 5
    live.vouched.add(0)
    live.reactions.note(0, 1, 300, 250)
    evening.write(evening.table.leave(0, evening.now))
    assert not any([live.here, live.gone, live.lines, live.vouched, live.reactions.came])
    evening.sit("Bob", here=False)
    assert table_info(evening.table).places[0].here is False


def test_whoever_goes_is_no_longer_ready() -> None:
    evening = Evening("red", 3).seat_people(2)
    evening.table.live.ready |= {0, 1}
    evening.depart(0)
    assert evening.table.live.ready == {1}
    assert set(evening.table.live.here) == {1}
    assert evening.table.live.gone == {0: evening.now}
    evening.arrive(0)
    assert (set(evening.table.live.here), evening.table.live.gone) == ({0, 1}, {})


def test_an_empty_seat_knows_nothing_of_who_sat_there() -> None:
    place = Place()
    place.name = place.avatar = place.token = place.number = place.promise = place.bot = "known"
    place.away = True
    place.clear()
    facts = [name for name in dir(place) if not name.startswith("_") and isinstance(getattr(place, name), str)]
    assert {"name", "avatar", "token", "number", "promise", "bot"} <= set(facts)
    for empty in (place, Place()):
        assert not any(getattr(empty, fact) for fact in facts)


def test_a_bot_says_nothing_for_a_person_who_came_back_nor_where_nothing_is_played() -> None:
    evening = Evening("red", 3).seat_people(1)
    answer = Answer("cw", evening.table.version, evening.now)
    evening.table.live.answers = {0: answer, 1: answer}
    assert say(evening.table, 1, answer, evening.now) == []
    evening.start("random")
    assert say(evening.table, 0, answer, evening.now) == []
    assert 0 not in evening.table.live.answers
    evening = Evening("red", 3).seat_people(3).start()
    seat = evening.deal.waits_for[0]
    right = evening.table.game.move_name(evening.deal.moves(seat)[0])
    answer = Answer(right, evening.table.version, evening.now)
    assert say(evening.table, seat, answer, evening.now) == []
    evening.write(evening.table.leave(seat, evening.now))
    assert say(evening.table, seat, answer, evening.now)
