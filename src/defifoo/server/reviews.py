"""Reviews of deals that are over, thought about where hints are; each is made once and kept for a while."""

import asyncio
from collections import OrderedDict
from typing import Final, NamedTuple

from defifoo.bots.sight import sight_of
from defifoo.bots.teaching import reasons
from defifoo.core.fact import Fact
from defifoo.core.record import parse_record
from defifoo.games.shelf import find_game
from defifoo.review.judging import SIMULATIONS
from defifoo.review.puzzles import puzzle_match, puzzles_of
from defifoo.review.telling import ToldDeal, review_deal
from defifoo.server.queues import Whose
from defifoo.server.thinkers import Thinkers

_KEPT: Final = 200


class OldDeal(NamedTuple):
    """A deal of a match that was played at a table."""

    table: str
    match: int
    number: int


class Reviews:
    """Nobody waits for the same one twice."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._kept: OrderedDict[OldDeal, asyncio.Task[ToldDeal | None]] = OrderedDict()

    async def of(self, deal: OldDeal, record: str, whose: Whose) -> ToldDeal | None:
        """None when the match has no such deal. Raises Refused when too many ask."""
        task = self._kept.get(deal)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            thought = self._thinkers.look_back(_review, (record, deal.number), whose)
            task = self._kept[deal] = asyncio.create_task(thought)
            while len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        return await asyncio.shield(task)


class PuzzleTask(NamedTuple):
    """Which puzzle of which game, and the move that its answer is held against."""

    game: str
    place: int
    move: str


Reasons = tuple[list[Fact], list[Fact]]
"""What speaks for a move and against another."""


def puzzle_reasons(task: PuzzleTask) -> Reasons:
    game = find_game(task.game)
    puzzle = puzzles_of(game)[task.place]
    sight = sight_of(puzzle_match(game, puzzle), puzzle.seat)
    return reasons(game, sight, int(game.parse_move(puzzle.answer)), int(game.parse_move(task.move)))


def _review(asked: tuple[str, int]) -> ToldDeal | None:
    record, number = asked
    return review_deal(parse_record(record, find_game), number, SIMULATIONS)
