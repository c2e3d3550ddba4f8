"""Puzzles looked at anew: as hard as today's bots find them, and weighed again with any seed."""

from typing import NamedTuple

from defifoo.arena.mining import grade_of, holds, in_question, salt_of
from defifoo.core.game import Game
from defifoo.games.shelf import find_game
from defifoo.review.puzzles import Puzzle, puzzle_match


class Regraded(NamedTuple):
    """A puzzle as it is graded now, and whether its answer still stands beyond doubt."""

    puzzle: Puzzle
    stands: bool


class Look(NamedTuple):
    """How to look: guesses for each move (0: they are only graded), with this seed."""

    guesses: int
    seed: int


def graded_anew(game: Game, puzzle: Puzzle, look: Look) -> Regraded:
    """Raises BrokenRecord. Whoever finds the answer is asked with the same chance as when the puzzle was found."""
    match, salt = puzzle_match(game, puzzle), salt_of(puzzle.number, len(puzzle.moves))
    sight = in_question(match, puzzle.seat, salt)
    answer = int(game.parse_move(puzzle.answer))
    grade, found = grade_of(game, sight, answer, salt)
    stands = look.guesses == 0 or holds(game, sight, answer, look.seed * 2**40 + salt, look.guesses)
    return Regraded(puzzle._replace(grade=grade, found=found), stands)


def regrade_plain(name: str, look: Look, puzzle: Puzzle) -> Regraded:
    """For another process."""
    return graded_anew(find_game(name), puzzle, look)
