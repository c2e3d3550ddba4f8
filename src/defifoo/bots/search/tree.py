"""Information-set Monte Carlo tree search.

The hidden cards are guessed again and again from the view. Each guess is played once with every candidate move, so that the
luck of the cards cancels out between them, and the worse half of the candidates leaves as the budget is used up. Whoever is
still there has played the same guesses as the others, and the one with the best mean is the choice. Below the
candidate a simulation walks down a tree shared by all guesses, tries one new move, plays on quickly to the end of the deal and
remembers what that was worth to whom. Whose moves are in that tree, each game says (`Policy.tree`); whoever's are not plays
quickly there as well. Moves in the tree compete by UCB1, counted over the simulations in which they were
available. Races and interrupts are a sequence of decisions: whoever may act out of turn is asked first and may wait.
"""

import math
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.bots.search.insight import Insight
from defifoo.bots.search.policy import WAIT, Policy, may_wait, next_decider
from defifoo.bots.search.prospect import Prospect
from defifoo.core.aliases import Mask, Move, Seat
from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.game import MAX_PLAYERS
from defifoo.core.guessing import Guesses

EXPLORATION: Final = 0.7
MATCH: Final = 0.85
"""Where there is a match to win, the part of a result that is the chance to win it; the rest is for the deal itself."""
_NO_SHARES: Final[vec[float]] = vec[float]()
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
        self.children: list[Node] = []

    def child(self, seat: Seat, move: Move) -> "Node | None":
        for node in self.children:
            if node.move == move and node.seat == seat:
                return node
        return None


@final
class Candidate:
    """A first move: what the whole rounds promised it, and what the round under way brought.

    worth  from 0 to 1: the mean over the guesses it was tried with. For one that left early it is counted from the best that
           stayed, by how much it was behind when it left, since it never saw the later guesses.
    lean   what a net at the side of the search adds to it for the choice.
    """

    def __init__(self, node: Node) -> None:
        self.node = node
        self.move = node.move
        self.visits: i64 = 0
        self.reward: float = 0.0
        self.points: float = 0.0
        self.worth: float = 0.0
        self.lean: float = 0.0
        self.fresh_reward: float = 0.0
        self.fresh_points: float = 0.0
        self.means: list[float] = []

    def keep_round(self) -> None:
        self.visits += 1
        self.reward += self.fresh_reward
        self.points += self.fresh_points

    def mean(self) -> float:
        return self.reward / float(self.visits) if self.visits else 0.0


@final
class Search:
    """One search for one seat, among the deals that it holds possible."""

    def __init__(
        self,
        guesses: Guesses,
        policy: Policy,
        seat: Seat,
        moves: list[Move],
        source: FastSource,
        prospect: Prospect,
        insight: Insight | None = None,
    ) -> None:
        self.guesses = guesses
        self.policy = policy
        self.seat = seat
        self.moves = moves
        self.source = source
        self.prospect = prospect
        self.insight = insight
        self.leaf = insight.ways.leaf if insight is not None and prospect.plain else 0.0
        self.tree: i64 = policy.tree if insight is None or insight.ways.tree < 0 else insight.ways.tree
        self.exploration = EXPLORATION * prospect.reach(seat)
        self.candidates: list[Candidate] = []
        self.stayed: list[Candidate] = []
        self.choice = Candidate(Node(seat, WAIT))
        self.simulations: i64 = 0
        self._path: list[Node] = []
        self._worths = vec[float]([0.0] * MAX_PLAYERS)

    def run(self, simulations: i64, seconds: float) -> None:
        """Stop after so many simulations or seconds, whichever comes first; a negative limit is none.

        A round counts only when every candidate that stayed has played it: the count stops before a round that does not fit,
        the clock throws the round under way away. One round there always is, as far as the clock lets it, and it is enough for
        a move without an alternative.
        """
        start = perf_counter()
        staying = self._candidates()
        self.candidates = staying[:]
        if len(staying) == 1:
            simulations = 1
        cuts = _halvings(len(staying))
        cut: i64 = 0
        while True:
            tried = self._round(staying, start + seconds if seconds >= 0.0 else math.inf)
            if tried < len(staying):
                if staying[0].visits == 0:
                    staying = staying[:tried]
                    _keep_round(staying)
                break
            _keep_round(staying)
            spent = float(self.simulations) / float(max(simulations, 1)) if simulations >= 0 else 0.0
            if seconds >= 0.0:
                spent = max(spent, (perf_counter() - start) / max(seconds, 1e-9))
            if cut < cuts and spent * float(cuts + 1) >= float(cut + 1):
                cut += 1
                staying = _better_half(staying)
            if spent >= 1.0 or (simulations >= 0 and self.simulations + len(staying) > simulations):
                break
        self.choice = max(staying, key=_mean)
        self.stayed = staying
        self._weigh()

    def _candidates(self) -> list[Candidate]:
        guess = self.guesses.draw(self.source)
        seat = self.seat
        found = [Candidate(Node(seat, move)) for move in self.policy.sensible(guess, seat) if move in self.moves]
        if may_wait(guess, seat):
            found.append(Candidate(Node(seat, WAIT)))
        insight = self.insight
        if insight is None or not insight.ways.asks_for_chances():
            return found
        if insight.ways.lean > 0.0 and insight.favourite not in [candidate.move for candidate in found]:
            found.append(Candidate(Node(seat, insight.favourite)))
        for candidate in found:
            candidate.lean = insight.lean(candidate.move)
        likely = [candidate for candidate in found if insight.is_likely(candidate.move)]
        return likely or found

    def _round(self, staying: list[Candidate], deadline: float) -> i64:
        """Play one guess with each of the candidates; tells how many came to it before the deadline.

        A guess has a chance of its own: in a small tree nothing else would make one pile differ from the next.
        """
        guess = self.guesses.draw(self.source.branch())
        tried: i64 = 0
        for candidate in staying:
            if self.simulations and perf_counter() >= deadline:
                break
            self._simulate(guess.clone(), candidate)
            tried += 1
        return tried

    def _simulate(self, deal: Deal, candidate: Candidate) -> None:
        self._path = []
        self._walk(deal, candidate.node)
        expected = self._play_on(deal)
        self.simulations += 1
        candidate.fresh_points = float(deal.points(candidate.node.seat)) if deal.over else 0.0
        if not deal.over:
            candidate.fresh_reward = expected if expected >= 0.0 else 1.0 / float(deal.players)
            return
        candidate.fresh_reward = self._remember(deal)
        if self.leaf > 0.0:
            assert self.insight is not None
            share = expected if expected >= 0.0 else self.insight.share(deal, self.seat)
            candidate.fresh_reward = (1.0 - self.leaf) * candidate.fresh_reward + self.leaf * share

    def _play_on(self, deal: Deal) -> float:
        """To the end, or to where the net says what it expects if that is all that counts; tells what it expected, else -1."""
        expected = -1.0
        plays: i64 = 0
        insight = self.insight
        while not deal.over and plays < MOST_PLAYS:
            if self.leaf > 0.0 and expected < 0.0 and insight is not None and deal.waits_mask() >> self.seat & 1:
                expected = max(0.0, insight.expected(deal, self.seat))
                if self.leaf >= 1.0:
                    break
            self.policy.step(deal, self.source)
            plays += 1
        return expected

    def _walk(self, deal: Deal, node: Node) -> None:
        """Make the candidate's move and go down the tree to the first move that was never tried, and make that."""
        asked: Mask = 0
        fresh = False
        while True:
            if node.move == WAIT:
                asked |= bit(node.seat)
                if self.tree < 2:
                    self.policy.pass_by(deal, node.seat, self.source)
            else:
                deal.do(node.seat, node.move)
                asked = 0
            if fresh or deal.over or self.leaf >= 1.0 or self.tree == 0:
                return
            if self.tree == 1:
                seat = self.seat
                while not deal.over and not deal.waits_mask() >> seat & 1:
                    self.policy.step(deal, self.source)
                if deal.over:
                    return
            else:
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
        return best_by_ucb(known, self.exploration), False

    def _remember(self, deal: Deal) -> float:
        """What the end was worth, to those who moved on the way; tells what it was to the seat that thinks."""
        shares = _NO_SHARES if self.prospect.plain else self.policy.shares(deal, self.prospect)
        worths = self._worths
        worths[self.seat] = self._worth(deal, self.seat, shares)
        known = bit(self.seat)
        for node in self._path:
            seat = node.seat
            if not known & bit(seat):
                worths[seat] = self._worth(deal, seat, shares)
                known |= bit(seat)
            node.visits += 1
            node.reward += worths[seat]
        return worths[self.seat]

    def _worth(self, deal: Deal, seat: Seat, shares: vec[float]) -> float:
        reward = self.policy.reward(deal, seat)
        return reward if self.prospect.plain else MATCH * shares[seat] + (1.0 - MATCH) * reward

    def _weigh(self) -> None:
        best = self.choice
        for candidate in self.candidates:
            cuts = len(candidate.means)
            if candidate in self.stayed or not cuts:
                candidate.worth = candidate.mean()
            else:
                candidate.worth = max(0.0, best.mean() - (best.means[cuts - 1] - candidate.means[cuts - 1]))

    def best(self) -> Move:
        """The best of the moves that stayed to the end."""
        return self.choice.move

    def ranking(self) -> list[Candidate]:
        """The first moves, the best first."""
        others = [candidate for candidate in self.candidates if candidate is not self.choice]
        return [self.choice, *sorted(others, key=_merit, reverse=True)]


def _keep_round(staying: list[Candidate]) -> None:
    for candidate in staying:
        candidate.keep_round()


def _better_half(staying: list[Candidate]) -> list[Candidate]:
    for candidate in staying:
        candidate.means.append(candidate.mean())
    return sorted(staying, key=_mean, reverse=True)[: (len(staying) + 1) // 2]


def _halvings(candidates: i64) -> i64:
    """How often the candidates can be halved until two are left."""
    cuts: i64 = 0
    while candidates > 2:
        candidates = (candidates + 1) // 2
        cuts += 1
    return cuts


def _mean(candidate: Candidate) -> float:
    return candidate.mean() + candidate.lean


def _merit(candidate: Candidate) -> tuple[float, int, int]:
    return (candidate.worth + candidate.lean, int(candidate.visits), -int(candidate.move))


def best_by_ucb(children: list[Node], exploration: float) -> Node:
    chosen = children[0]
    highest = -1.0
    for child in children:
        if child.visits == 0:
            return child
        visits = float(child.visits)
        value = child.reward / visits + exploration * math.sqrt(math.log(float(child.available)) / visits)
        if value > highest:
            highest = value
            chosen = child
    return chosen
