"""Information-set Monte Carlo tree search.

The hidden cards are guessed again and again from the view. Each guess is played once with every candidate move, so that the
luck of the cards cancels out between them, and the worse half of the candidates leaves as the budget is used up. Below the
candidate a simulation walks down a tree shared by all guesses, tries one new move, plays on quickly to the end of the deal and
remembers what that was worth to whom. Moves in the tree compete by UCB1, counted over the simulations in which they were
available. Races and interrupts are a sequence of decisions: whoever may act out of turn is asked first and may wait.
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
    """One search from one view."""

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

        There is always one, and it is enough for a move without an alternative.
        """
        start = perf_counter()
        candidates = self._candidates()
        if len(candidates) == 1:
            simulations = 1
        self.root.children = candidates[:]
        cuts = _halvings(len(candidates))
        cut: i64 = 0
        while True:
            guess = self.game.guess(self.view, self.source)
            for candidate in candidates:
                spent = float(self.simulations) / float(simulations) if simulations >= 0 else 0.0
                if seconds >= 0.0:
                    spent = max(spent, (perf_counter() - start) / max(seconds, 1e-9))
                if spent >= 1.0 and self.simulations:
                    return
                self._simulate(guess.clone(), candidate)
            if cut < cuts and spent * float(cuts + 1) >= float(cut + 1):
                cut += 1
                candidates = sorted(candidates, key=_mean, reverse=True)[: (len(candidates) + 1) // 2]

    def _candidates(self) -> list[Node]:
        guess = self.game.guess(self.view, self.source)
        seat = self.view.seat
        nodes = [Node(seat, move) for move in self.policy.sensible(guess, seat) if move in self.moves]
        if may_wait(guess, seat):
            nodes.append(Node(seat, WAIT))
        return nodes

    def _simulate(self, deal: Deal, candidate: Node) -> None:
        self._path = [candidate]
        self._walk(deal, candidate)
        plays: i64 = 0
        while not deal.over and plays < MOST_PLAYS:
            self.policy.step(deal, self.source)
            plays += 1
        self.simulations += 1
        if deal.over:
            self._remember(deal)

    def _walk(self, deal: Deal, node: Node) -> None:
        """Make the candidate's move and go down the tree to the first move that was never tried, and make that."""
        asked: Mask = 0
        fresh = False
        while True:
            if node.move == WAIT:
                asked |= bit(node.seat)
            else:
                deal.do(node.seat, node.move)
                asked = 0
            if fresh or deal.over:
                return
            seat = next_decider(deal, asked, self.source)
            node, fresh = self._descend(node, seat, self.policy.sensible(deal, seat), may_wait(deal, seat))
            self._path.append(node)

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
        """The best of the moves that stayed to the end."""
        return self.ranking()[0].move

    def ranking(self) -> list[Node]:
        """The moves at the root, the best first."""
        return sorted(self.root.children, key=_merit, reverse=True)


def _halvings(candidates: i64) -> i64:
    """How often the candidates can be halved until two are left."""
    cuts: i64 = 0
    while candidates > 2:
        candidates = (candidates + 1) // 2
        cuts += 1
    return cuts


def _mean(node: Node) -> float:
    return node.reward / float(node.visits) if node.visits else 0.0


def _merit(node: Node) -> tuple[int, float, int]:
    return (int(node.visits), _mean(node), -int(node.move))


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
