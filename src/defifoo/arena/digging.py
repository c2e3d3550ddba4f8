"""Many deals searched for puzzles on all cores; it can be stopped at any moment and goes on where it was."""

import json
import math
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path
from typing import Final

from defifoo.arena.mining import Effort, mine_deal
from defifoo.arena.spread import Workers, spread
from defifoo.arena.whole import write_whole
from defifoo.core.game import Game
from defifoo.games.shelf import find_game
from defifoo.review.puzzles import Puzzle, from_line

PART: Final = ".part"
"""What the name of the file that is still being written ends in."""


_OF_A_GRADE: Final = 0.3
_PATIENCE: Final = 400
"""Most positions that are beyond doubt are easy; of one grade there are no more than this part, until so many deals were
searched in vain for others. Then it may be as much again, and so on."""


class _Enough(Exception):
    """As many as were asked for are found."""


class Diary:
    """What was searched and found so far, a line for each deal."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.done: set[int] = set()
        self.found: list[Puzzle] = []
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self._take_line(line)

    def _take_line(self, line: str) -> None:
        """A line that was cut off when it was stopped is searched again."""
        with suppress(ValueError, KeyError, TypeError):
            read = json.loads(line)
            found = [from_line(json.dumps(puzzle)) for puzzle in read["puzzles"]]
            self.done.add(int(read["deal"]))
            self.found += found

    def write(self, deal: int, puzzles: list[Puzzle]) -> None:
        lines = ",".join(puzzle.to_line() for puzzle in puzzles)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(f'{{"deal":{deal},"puzzles":[{lines}]}}\n')
        self.done.add(deal)
        self.found += puzzles


def _mine_plain(name: str, effort: Effort, number: int) -> list[Puzzle]:
    return mine_deal(find_game(name), number, effort)


def dig(game: Game, wanted: int, effort: Effort, workers: Workers, diary: Diary, progress: Callable[[int, int], None]) -> None:
    """Search deals until so many puzzles are found; `progress` hears how many there are, and in how many deals.

    Raises KeyboardInterrupt; whatever was found by then is in the diary.
    """

    def finished(number: int, puzzles: list[Puzzle]) -> None:
        diary.write(number, puzzles)
        progress(len(mixed(diary, wanted)), len(diary.done))
        if _enough_after(diary, wanted) is not None:
            raise _Enough

    def deals() -> Iterator[int]:
        done = set(diary.done)
        return (number for number in count() if number not in done)

    progress(len(mixed(diary, wanted)), len(diary.done))
    if _enough_after(diary, wanted) is None:
        with suppress(_Enough):
            spread(partial(_mine_plain, game.name, effort), deals(), workers, finished)


def mixed(diary: Diary, wanted: int) -> list[Puzzle]:
    """So many at most, in the order of their deals: no more than a part of them of the same grade."""
    after = _enough_after(diary, wanted)
    most = _most_of_a_grade(wanted, len(diary.done) if after is None else after)
    grades: Counter[int] = Counter()
    found: list[Puzzle] = []
    for puzzle in sorted(diary.found, key=lambda puzzle: puzzle.number):
        if after is not None and puzzle.number >= after:
            break
        if grades[puzzle.grade] < most and len(found) < wanted:
            grades[puzzle.grade] += 1
            found.append(puzzle)
    return found


def _enough_after(diary: Diary, wanted: int) -> int | None:
    """How many deals, from the first on, hold so many: the same whoever searched them, and in whatever order they came back."""
    of_deals: dict[int, list[Puzzle]] = {}
    for puzzle in diary.found:
        of_deals.setdefault(puzzle.number, []).append(puzzle)
    grades: Counter[int] = Counter()
    deals = 0
    while deals in diary.done:
        grades.update(puzzle.grade for puzzle in of_deals.get(deals, ()))
        deals += 1
        most = _most_of_a_grade(wanted, deals)
        if sum(min(many, most) for many in grades.values()) >= wanted:
            return deals
    return None


def _most_of_a_grade(wanted: int, deals: int) -> int:
    return math.ceil(wanted * _OF_A_GRADE * (1 + deals // _PATIENCE))


def write_puzzles(puzzles: list[Puzzle], path: Path) -> None:
    """The easiest first."""
    ordered = sorted(puzzles, key=lambda puzzle: (puzzle.grade, puzzle.number, len(puzzle.moves)))
    write_whole(path, "".join(f"{puzzle.to_line()}\n" for puzzle in ordered))
