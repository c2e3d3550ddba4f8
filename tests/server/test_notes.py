"""What nodes note down for each other comes back as it was, in either build."""

from defifoo.server.nodes.notes import NOTHING, from_body, jotted, read, to_body
from defifoo.table.live import Live
from defifoo.table.waiting import HeldMove, Laid


def test_cards_that_are_held_and_laid_come_back_as_they_were() -> None:
    live, other = Live(), Live()
    live.held = HeldMove(2, "E7", 1500, "person", 7)
    live.laid[1] = Laid(900, 4, 1, "BOMB", "person", 60)
    live.ready.add(3)
    noted = jotted(live)
    assert from_body(to_body(noted)) == noted
    assert read(other, from_body(to_body(noted))) is None
    assert (other.held, other.laid, other.ready) == (live.held, live.laid, live.ready)


def test_what_bots_hold_is_not_noted() -> None:
    live = Live()
    assert jotted(live) is NOTHING is from_body(b"")
    live.held = HeldMove(2, "E7", 1500, "bot", 7)
    live.laid[1] = Laid(900, 4, 1, "BOMB", "bot", 60)
    assert jotted(live) == NOTHING
    live.ready.add(0)
    assert jotted(live) != NOTHING
