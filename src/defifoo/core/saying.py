"""What a game has to say, as keys of the language files and what stands in them: no text for people is kept here."""

from typing import final

from mypy_extensions import i64

from defifoo.core.aliases import Seat


class Piece:
    """What may stand in a sentence, beside a number."""


@final
class Name(Piece):
    """The name of a seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


@final
class Names(Piece):
    """The names of several seats; `inside` a sentence "you" is not written large."""

    def __init__(self, seats: list[int], inside: bool = False) -> None:
        self.seats = seats
        self.inside = inside


@final
class Cards(Piece):
    """Cards one after another; with `seats`, each behind the name of who played it."""

    def __init__(self, names: list[str], seats: list[int] | None = None) -> None:
        self.names = names
        self.seats = seats


@final
class Letter(Piece):
    """What a letter of the notation stands for: a "colour", a "symbol"."""

    def __init__(self, kind: str, letter: str) -> None:
        self.kind = kind
        self.letter = letter


@final
class Sentence(Piece):
    def __init__(self, key: str, parts: dict[str, int | Piece] | None = None) -> None:
        self.key = key
        self.parts: dict[str, int | Piece] = {} if parts is None else parts


Line = list[Sentence]
"""What is said in one breath."""


def trick_line(cards: list[str], leader: Seat, direction: i64, players: i64) -> Line:
    """The cards of a trick with the names of those who played them."""
    if not cards:
        return [Sentence("cli-table-empty")]
    seats = [int((leader + direction * place) % players) for place in range(i64(len(cards)))]
    return [Sentence("cli-table", {"cards": Cards(cards, seats)})]


def direction_line(direction: i64) -> Line:
    way = Sentence("all-direction-cw" if direction > 0 else "all-direction-ccw")
    return [Sentence("cli-direction", {"direction": way})]
