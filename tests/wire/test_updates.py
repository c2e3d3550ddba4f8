"""An update that is put together from parts is what a whole one would be."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from defifoo.table.entries import MovedBy
from defifoo.table.infos import Count, Result, Told
from defifoo.wire.codec import encode, read_server
from defifoo.wire.messages import Update
from defifoo.wire.updates import CommonUpdate

numbers = st.integers(0, 2**50)
names = st.lists(st.sampled_from(["E7", "exchange *4", 'é"\\']), max_size=3)
events = st.builds(Told, event=st.just("drew"), seat=st.integers(-1, 3), cards=names.map(tuple), count=st.integers(0, 2))
changed = st.dictionaries(st.sampled_from(["~hand", "led", "won/1"]), st.none() | st.integers(-1, 3) | names, max_size=3)
counts = st.none() | st.just(Count("between", Result("purple.set-end", (1, 0), (0,)), (1, 0)))


@given(
    seat=st.integers(-1, 5),
    version=numbers,
    at=numbers,
    told=st.lists(events, max_size=2).map(tuple),
    moves=names,
    waits=st.lists(st.integers(0, 5), max_size=3).map(tuple),
    due=st.just(0) | numbers,
    by=st.sampled_from(["person", "bot", "clock"]),
    lies_open=changed,
    own=changed,
    follows=st.booleans(),
    ack=st.integers(0, 3),
    count=counts,
)
def test_an_update_put_together_is_a_whole_one_byte_for_byte(
    seat: int,
    version: int,
    at: int,
    told: tuple[Told, ...],
    moves: list[str],
    waits: tuple[int, ...],
    due: int,
    by: MovedBy,
    lies_open: dict[str, object],
    own: dict[str, object],
    follows: bool,
    ack: int,
    count: Count | None,
) -> None:
    own = {f"own/{key}": value for key, value in own.items()}
    common = CommonUpdate(version, at, told, waits, due, by, lies_open, count)
    written = common.to(seat, told, moves, own, changes=follows, ack=ack)
    changes = {**lies_open, **own} if follows else {}
    whole = Update(seat, version, at, told, tuple(moves), waits, due, by, changes, ack, count)
    assert written == encode(whole)
    assert read_server(written) == whole
    knows_more = (*told, Told("drew", 0))
    assert common.to(seat, knows_more, moves, own, changes=follows, ack=ack) == encode(replace(whole, events=knows_more))
    alike = replace(whole, moves=(), changes=lies_open if follows else {}, ack=0)
    assert common.to_one_of_many(seat, changes=follows) == encode(alike)
