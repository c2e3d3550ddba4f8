"""Information-set Monte Carlo tree search.

Every simulation guesses the hidden cards afresh from the view, walks down a tree shared by all guesses, tries one new move,
plays on quickly to the end of the deal and remembers what that was worth to whom. Moves compete by UCB1, counted over the
simulations in which they were available. Races and interrupts are a sequence of decisions: whoever may act out of turn is
asked first and may wait.
"""

import math
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from defifoo.bots.search.policy import WAIT, Policy, may_wait, next_decider
from defifoo.core.aliases import Mask, Move, Seat
from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal, View
from defifoo.core.game import Game

EXPLORATION: Final = 0.7
MOST_PLAYS: Final = 20_000
"""A guess that goes on for longer than this is given up: it only happens in games that nobody wants to win."""


@final
class Node:
    """A move in the tree and how it did for the seat that made it."""

    def __init__(self, seat: Seat, move: Move) -> None:
        self.seat = seat
        self.move = move
        self.visits: i64 = 0
        self.available: i64 = 0
        self.reward: float = 0.0
        self.points: float = 0.0
        self.children: list[Node] = []

    def child(self, seat: Seat, move: Move) -> "Node | None":
        for node in self.children:
            if node.move == move and node.seat == seat:
                return node
        return None


@final
class Search:
    """One search from one view; `run` may be called again to deepen it."""

    def __init__(self, game: Game, policy: Policy, view: View, moves: list[Move], source: FastSource) -> None:
        self.game = game
        self.policy = policy
        self.view = view
        self.moves = moves
        self.source = source
        self.root = Node(-1, WAIT)
        self.simulations: i64 = 0
        self._path: list[Node] = []

    def run(self, simulations: i64, seconds: float) -> None:
        """Stop after so many simulations or seconds, whichever comes first; a negative limit is none.

        A move without an alternative is known after one.
        """
        if self._only_one():
            simulations = 1
        deadline = perf_counter() + seconds
        done: i64 = 0
        while simulations < 0 or done < simulations:
            if seconds >= 0.0 and perf_counter() >= deadline:
                return
            self.simulate()
            done += 1

    def _only_one(self) -> bool:
        guess = self.game.guess(self.view, self.source)
        seat = self.view.seat
        self.moves = [move for move in self.policy.sensible(guess, seat) if move in self.moves]
        return len(self.moves) == 1 and not may_wait(guess, seat)

    def simulate(self) -> None:
        deal = self.game.guess(self.view, self.source)
        self._path = []
        self._walk(deal)
        plays: i64 = 0
        while not deal.over and plays < MOST_PLAYS:
            self.policy.step(deal, self.source)
            plays += 1
        self.simulations += 1
        if deal.over:
            self._remember(deal)

    def _walk(self, deal: Deal) -> None:
        """Down the tree to the first move that was never tried, and make it."""
        node = self.root
        seat = self.view.seat
        asked: Mask = 0
        while not deal.over:
            moves = self.moves if node is self.root else self.policy.sensible(deal, seat)
            optional = may_wait(deal, seat)
            node, fresh = self._descend(node, seat, moves, optional)
            self._path.append(node)
            if node.move == WAIT:
                asked |= bit(seat)
            else:
                deal.do(seat, node.move)
                asked = 0
            if fresh or deal.over:
                return
            seat = next_decider(deal, asked, self.source)

    def _descend(self, node: Node, seat: Seat, moves: list[Move], optional: bool) -> tuple[Node, bool]:
        """The child to go on with, and whether it is new."""
        known: list[Node] = []
        fresh = WAIT - 1
        untried: i64 = 0
        if optional:
            waiting = node.child(seat, WAIT)
            if waiting is None:
                untried, fresh = 1, WAIT
            else:
                known.append(waiting)
        for move in moves:
            there = node.child(seat, move)
            if there is not None:
                known.append(there)
            else:
                untried += 1
                if self.source.below(untried) == 0:
                    fresh = move
        for child in known:
            child.available += 1
        if untried:
            new = Node(seat, fresh)
            new.available = 1
            node.children.append(new)
            return new, True
        return best_by_ucb(known), False

    def _remember(self, deal: Deal) -> None:
        for node in self._path:
            node.visits += 1
            node.reward += self.policy.reward(deal, node.seat)
        first = self._path[0]
        first.points += float(deal.points(first.seat))

    def best(self) -> Move:
        """The move that was tried most."""
        return self.ranking()[0].move

    def ranking(self) -> list[Node]:
        """The moves at the root, the best first."""
        return sorted(self.root.children, key=_merit, reverse=True)


def _merit(node: Node) -> tuple[int, float, int]:
    mean = node.reward / float(node.visits) if node.visits else 0.0
    return (int(node.visits), mean, -int(node.move))


def best_by_ucb(children: list[Node]) -> Node:
    chosen = children[0]
    highest = -1.0
    for child in children:
        if child.visits == 0:
            return child
        visits = float(child.visits)
        value = child.reward / visits + EXPLORATION * math.sqrt(math.log(float(child.available)) / visits)
        if value > highest:
            highest = value
            chosen = child
    return chosen
