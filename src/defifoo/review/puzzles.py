"""Puzzles: real positions in which one move is better than all the others beyond doubt.

A game brings its puzzles along as a file beside its bots, a puzzle a line. Everybody gets the same one on the same day.
"""

import hashlib
import json
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from defifoo.core.game import Game
from defifoo.core.match import Match, Setup
from defifoo.core.record import play_text

FILE: Final = "puzzles.jsonl"
GRADES: Final = 5


class Puzzle(NamedTuple):
    """A position is the deal of a number after its moves; `seat` is to find the `answer`.

    grade   1, which most beginners find, to 5, which no bot finds without a long search
    points  how many more the answer is worth than the next best move, `other`, in points of the deal
    worth   the same as the search has it, from 0 to 1
    found   the parts of the levels asked that found it, the weakest first
    """

    number: int
    players: int
    moves: tuple[str, ...]
    seat: int
    answer: str
    other: str
    grade: int
    points: float
    worth: float
    found: tuple[float, ...]

    def to_line(self) -> str:
        return json.dumps({**self._asdict(), "moves": ";".join(self.moves)}, separators=(",", ":"))


def from_line(line: str) -> Puzzle:
    read = json.loads(line)
    return Puzzle(**{**read, "moves": tuple(read["moves"].split(";")), "found": tuple(read["found"])})


def puzzle_setup(game: Game, number: int, players: int) -> Setup:
    """The deals that puzzles come from, one for each number."""
    seed = hashlib.sha256(f"defifoo puzzle {game.name} {number}".encode()).digest()
    return Setup(game, players, {"length": 1}, seed)


def puzzle_match(game: Game, puzzle: Puzzle) -> Match:
    """The match where it stands when the puzzle is asked. Raises BrokenRecord."""
    match = Match(puzzle_setup(game, puzzle.number, puzzle.players))
    for text in puzzle.moves:
        play_text(match, text)
    return match


@cache
def _from_file(bots: str) -> tuple[Puzzle, ...]:
    file = files(bots).joinpath(FILE)
    if not file.is_file():
        return ()
    return tuple(from_line(line) for line in file.read_text(encoding="utf-8").splitlines() if line)


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Those that the game brings along, the easiest first."""
    return _from_file(game.bots) if game.bots else ()


def place_of_the_day(game: Game, day: int) -> int:
    """Which puzzle (from 0) everybody gets on a day, numbered since year 1; all come before one comes again."""
    count = len(puzzles_of(game))
    turn, place = divmod(day, count)
    order = sorted(range(count), key=lambda each: hashlib.sha256(f"{game.name} {turn} {each}".encode()).digest())
    return order[place]
