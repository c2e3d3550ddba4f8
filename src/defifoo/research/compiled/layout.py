"""The parts of an observation, in order, and how many bytes each has.

`docs/research.md` has the same as a table. First come the parts that are bits (0 or 1), then the numbers.
"""

from typing import Final

from defifoo.games.blue.deck import FACES as BLUE_FACES
from defifoo.games.purple.deck import CARDS as PURPLE_CARDS
from defifoo.games.red.deck import CARDS as RED_CARDS
from defifoo.games.yellow.deck import FACES as YELLOW_FACES
from defifoo.research.compiled.actions import BLUE, PURPLE, YELLOW
from defifoo.research.compiled.sequence import LOG

WINDOW: Final = 8
"""So many of the last moves are in an observation; an information state has LOG of them."""

assert WINDOW <= LOG

Part = tuple[str, int]
"""The name of a part and how many bytes it has."""


def layout(kind: int, players: int, window: int = WINDOW) -> tuple[list[Part], list[Part]]:
    """The parts that are bits and the parts that are numbers, in order."""
    n = players
    if kind == PURPLE:
        bits, numbers = _purple_parts(n)
    elif kind == BLUE:
        bits, numbers = _blue_parts(n)
    elif kind == YELLOW:
        bits, numbers = _yellow_parts(n)
    else:
        bits, numbers = _red_parts(n)
    bits += [("asked", 1), ("asked_out_of_turn", 1)]
    numbers += [("scores", n), ("deal", 1), ("deals_left", 1), ("history", 3 * window)]
    return bits, numbers


def _purple_parts(n: int) -> tuple[list[Part], list[Part]]:
    cards = PURPLE_CARDS
    return [
        ("hand", cards),
        ("table", n * cards),
        ("won", n * cards),
        ("voids", n * cards),
        ("called", 10),
        ("challenge", 10),
        ("challenge_colour", 5),
        ("short_deck", 1),
        ("dealer", n),
        ("leader", n),
        ("turn", n),
        ("best", n),
        ("sun_last", n),
        ("direction", 2),
    ], [("hand_sizes", n), ("tricks", n)]


def _red_parts(n: int) -> tuple[list[Part], list[Part]]:
    cards = RED_CARDS
    return [
        ("hand", cards),
        ("table", n * cards),
        ("won", n * cards),
        ("voids", n * cards),
        ("bank", cards),
        ("led", 5),
        ("team", n),
        ("dealer", n),
        ("leader", n),
        ("turn", n),
        ("best", n),
        ("direction", 2),
        ("charmer", 1),
        ("bewitched", 1),
    ], [("hand_sizes", n), ("bank_face_down", 1)]


def _blue_parts(n: int) -> tuple[list[Part], list[Part]]:
    return [
        ("opened", 3 * n),
        ("stopped", 3 * n),
        ("rainbowed", 3 * n),
        ("frozen", 3 * n),
        ("last_continent", 15 * n),
        ("dealer", n),
        ("turn", n),
        ("attacker", n),
        ("attacked", 3 * n),
        ("direction", 2),
        ("first_turn", 1),
    ], [
        ("hand", BLUE_FACES),
        ("aside", BLUE_FACES),
        ("continents", 15 * n),
        ("moons", 3 * n),
        ("unseen", BLUE_FACES),
        ("known", n * BLUE_FACES),
        ("hand_sizes", n),
        ("pile", 1),
        ("lights", 1),
        ("passes", 1),
        ("idle", 1),
    ]


def _yellow_parts(n: int) -> tuple[list[Part], list[Part]]:
    cards = YELLOW_FACES
    return [
        ("top", cards),
        ("lies", 9),
        ("drawn", cards),
        ("phase", 11),
        ("dealer", n),
        ("turn", n),
        ("waits", n),
        ("receiver", n),
        ("direction", 2),
        ("level", 3),
        ("mistakes", 1),
        ("thanks", 1),
        ("pile_remade", 1),
    ], [
        ("hand", cards),
        ("under", cards),
        ("known", n * cards),
        ("pile_of", cards),
        ("hand_sizes", n),
        ("pile", 1),
        ("debt", 1),
        ("remakes", 1),
        ("idle", 1),
    ]


def sizes(kind: int, players: int, window: int = WINDOW) -> tuple[int, int]:
    """How many bytes are bits and how many are numbers."""
    bits, numbers = layout(kind, players, window)
    return sum(size for _, size in bits), sum(size for _, size in numbers)
