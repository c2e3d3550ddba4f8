"""`defifoo puzzles`: find positions with one move that is better beyond doubt."""

import sys
from collections import Counter
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.progress import Progress

from defifoo.arena.cluster import ClusterError
from defifoo.arena.digging import PART, Diary, dig, mixed, write_puzzles
from defifoo.arena.mining import Effort
from defifoo.arena.spread import Workers
from defifoo.cli.arguments import GAME_NAMES, read_game, read_workers
from defifoo.cli.errors import Stopped, UsageError
from defifoo.core.game import Game
from defifoo.review.puzzles import Puzzle

puzzles = App(name="puzzles", help="Positions in which one move is better than all the others beyond doubt.")


@puzzles.command
def mine(
    game: Annotated[str, Parameter(help=GAME_NAMES)],
    /,
    *,
    count: Annotated[int, Parameter(help="how many to find")] = 200,
    out: Annotated[Path | None, Parameter(help="the file to write; puzzles-GAME.jsonl unless given")] = None,
    guesses: Annotated[int, Parameter(help="guesses of the hidden cards for each of the two looks at a position")] = 600,
    simulations: Annotated[int, Parameter(help="simulations of each of the two searches that must agree")] = 4000,
    workers: Annotated[int | None, Parameter(help="processes; all cores unless given")] = None,
    ray: Annotated[str | None, Parameter(help="the address of a Ray cluster to work on, instead of processes here")] = None,
) -> int:
    """Let bots play, and keep the positions that make a puzzle.

    Ctrl-C stops it at once and keeps what was found; the same command goes on where it was.
    """
    chosen = read_game(game)
    if count < 1 or guesses < 30 or simulations < 30 or (workers is not None and workers < 1):
        raise UsageError("there must be at least one puzzle, one worker, 30 guesses and 30 simulations")
    path = out or Path(f"puzzles-{chosen.name}.jsonl")
    diary = Diary(path.with_name(path.name + PART))
    stopped = _with_progress(chosen, count, Effort(guesses, simulations), read_workers(workers, ray), diary)
    if not diary.found:
        searched = f"{len(diary.done):,} deals searched" + (f", kept in {diary.path}" if diary.done else "")
        raise Stopped(f"stopped before a puzzle was found: {searched}")
    found = mixed(diary, count)
    write_puzzles(found, path)
    print(_sentence(chosen, found, len(diary.done), path))
    if stopped:
        print(f"defifoo: stopped; the same command goes on from {diary.path}", file=sys.stderr)
        return 130
    return 0


def _with_progress(game: Game, count: int, effort: Effort, workers: Workers, diary: Diary) -> bool:
    """Whether it was stopped."""
    console = Console(file=sys.stderr)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(game.name, total=count)
        try:
            dig(
                game,
                count,
                effort,
                workers,
                diary,
                lambda found, deals: bar.update(task, completed=found, description=f"{game.name}, {deals:,} deals searched"),
            )
        except KeyboardInterrupt:
            return True
        except ClusterError as error:
            raise UsageError(str(error)) from None
    return False


def _sentence(game: Game, found: list[Puzzle], deals: int, path: Path) -> str:
    grades = Counter(puzzle.grade for puzzle in found)
    by_grade = ", ".join(f"{grades[grade]} of grade {grade}" for grade in sorted(grades))
    return f"{path}: {len(found)} puzzles of {game.name} from {deals:,} deals ({by_grade})"
