"""The bodies of what is asked and answered in a lesson, and about a rule that is tried out."""

from typing import Annotated

from msgspec import Meta, Struct

from defifoo.table.infos import TableInfo
from defifoo.wire.looking_back import Notation, Reel
from defifoo.wire.messages import Full


class LessonInfo(Struct, frozen=True):
    """A step of a lesson, counted from 0: the position and, in words, what to do. `aim` is what the game is about."""

    game: str
    step: int
    steps: int
    aim: str
    text: str
    rule: str
    table: TableInfo
    full: Full


class LessonMove(Struct, frozen=True, forbid_unknown_fields=True):
    move: Notation


class LessonAnswer(Struct, frozen=True):
    """Whether the move was meant; if not, `text` says why. If it was, `reel` is what came of it.

    dealt  the next step begins with other cards, or the lesson is over; then `text` says good-bye
    """

    right: bool
    text: str
    reel: Reel | None = None
    dealt: bool = False


class Examples(Struct, frozen=True):
    """The rules of a game that can be tried out."""

    rules: list[str]


class ExampleMove(Struct, frozen=True, forbid_unknown_fields=True):
    """What is tried now, "" to look at the position; `moves` is what was played since, as it was answered."""

    moves: Annotated[list[Notation], Meta(max_length=200)] = []
    move: Notation = ""
