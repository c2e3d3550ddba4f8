"""What is said of a move, as plain data: for hints, reviews and puzzles, over the wire and between processes."""

from msgspec import Struct

from defifoo.core.fact import Fact


class ToldFact(Struct, frozen=True, omit_defaults=True):
    """One sentence about a move: what it wins, loses, keeps or risks. See `core/fact.py`."""

    name: str
    seat: int = -1
    seats: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    colour: str = ""
    symbol: str = ""
    times: int = -1
    many: int = 0
    points: int = 0
    speaks: int = 0


def told_facts(facts: list[Fact]) -> list[ToldFact]:
    return [ToldFact(**fact._asdict()) for fact in facts]
