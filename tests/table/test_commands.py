"""Everything that may be asked of a table: in which of its states, and of which seats."""

from collections.abc import Callable

import pytest

from defifoo.core.refusal import MALFORMED, Refused
from defifoo.table.table import Table
from table.evening import HOST, Evening
from table.test_states import OTHER, closed, in_state

STATES = ("gathering", "opening", "playing", "between", "over", "closed")

Command = Callable[[Table, int], object]
"""On a seat, where it is about one."""

ALL = "gathering opening playing between over"
COMMANDS: dict[str, tuple[Command, str, str]] = {
    "sit": (
        lambda table, seat: table.sit(name="New", avatar="", token="new", promise=OTHER, now=0, seat=seat),
        "gathering",
        "started",
    ),
    "leave": (lambda table, seat: table.leave(seat, 0), "gathering playing between", "started"),
    "add_bot": (lambda table, seat: table.add_bot(HOST, "novice", 0, seat), "gathering", "started"),
    "remove_bot": (lambda table, seat: table.remove_bot(HOST, seat, 0), "gathering", "started"),
    "remove_person": (lambda table, seat: table.remove_person(HOST, seat, 0), "gathering", "started"),
    "promise": (lambda table, seat: table.promise(seat, OTHER, 0), "gathering", "started"),
    "start": (lambda table, _: table.start(HOST, 0), "gathering", "started"),
    "open_number": (lambda table, seat: table.open_number(seat, "77" * 16, 0), "opening", "not-now"),
    "move": (lambda table, seat: table.move(seat, "cw", table.version, 0), "playing", "not-playing"),
    "hurry": (lambda table, seat: table.hurry(seat), "playing", "not-playing"),
    "ready": (lambda table, seat: table.ready(seat), "between", "not-now"),
    "next_deal": (lambda table, _: table.next_deal(0), "between", "not-now"),
    "rematch": (lambda table, _: table.rematch(HOST, OTHER, 0), "over", "not-now"),
    "close": (lambda table, _: table.close(HOST, 0), ALL, ""),
}
"""What is asked, in which states it may be, and by which rule it is refused in the others."""


def refused(command: Callable[[], object]) -> str:
    """The rule that stands in the way; "" when nothing does."""
    try:
        command()
    except Refused as caught:
        return caught.violation.rule.removeprefix("table.")
    return ""


def table_in(state: str) -> Table:
    return (closed("gathering") if state == "closed" else in_state(state)).table


@pytest.mark.parametrize("state", STATES)
def test_every_command_has_its_time(state: str) -> None:
    for name, (command, states, rule) in COMMANDS.items():
        table = table_in(state)
        found = refused(lambda table=table, command=command: command(table, 0))  # type: ignore[misc]
        if state in states.split():
            assert found not in ("started", "not-now", "not-playing", "closed"), name
        else:
            assert found == ("closed" if state == "closed" else rule), name


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_is_not_there_is_refused_whatever_is_asked_of_it(seat: int) -> None:
    gathering, playing = Evening("red", 2).seat_people(1), in_state("playing")
    asked: dict[str, Callable[[], object]] = {
        **{
            name: lambda name=name: COMMANDS[name][0](gathering.table, seat)  # type: ignore[misc]
            for name in ("sit", "leave", "add_bot", "remove_bot", "remove_person", "promise", "open_number")
        },
        "move": lambda: playing.play(seat, "cw"),
        "pace": lambda: playing.table.set_pace(seat, "quick"),
        "hurry": lambda: evening_of_bots().table.hurry(seat),
        "ready": lambda: in_state("between").table.ready(seat),
    }
    for name, command in asked.items():
        with pytest.raises(Refused) as caught:
            command()
        violation = caught.value.violation
        assert (violation.rule, violation.data, violation.kind) == ("seat", {"text": str(seat)}, MALFORMED), name
    why = playing.table.why_not(seat, "cw")
    assert why is not None
    assert (why.rule, why.kind) == ("seat", MALFORMED)


def evening_of_bots() -> Evening:
    """One person, and a bot is asked."""
    evening = Evening("red", 2).seat_people(1).start()
    while evening.deal.waits_for == (0,):
        evening.play(0, evening.table.game.move_name(evening.deal.moves(0)[0]))
    return evening
