"""What a net makes of a position: which action it leans to, the chances of each move, what it expects."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from defifoo.bots.net.active import Active
from defifoo.bots.net.blue import ASIDE, EXCHANGE_ASIDE
from defifoo.bots.net.brain import UNIT, BadNetError, Brain, Weights
from defifoo.bots.net.past import Past
from defifoo.bots.net.tables import BLUE, INPUTS, RED, VERSION, relative, write
from defifoo.core.aliases import Move
from defifoo.core.deal import View
from defifoo.games.blue.deck import FACES, Handful, count, how_many, one
from defifoo.games.blue.moves import EXCHANGE
from defifoo.games.blue.view import BlueView
from defifoo.games.red.moves import TEAM

LET_PASS: Final = TEAM
"""Red: the answer of a seat that is asked out of turn and slams nothing down."""

WAIT: Final = -1
_UNLIKELY: Final = 0.01
"""Exchanges begun with less chance than this are not looked into."""


@final
class Thinker:
    """A brain at a table. `moves` are always those of the table, WAIT among them where the moment may pass."""

    def __init__(self, weights: Weights) -> None:
        if weights.version != VERSION or weights.inputs != INPUTS[weights.kind]:
            raise BadNetError("a net for other inputs")
        self.brain = Brain(weights)
        self.kind = weights.kind
        self.active = Active(0, 2)

    def look(self, view: View, past: Past, aside: Handful) -> None:
        write(view, past, self.active, aside)
        self.brain.see(self.active)

    def leaning(self, action: i64) -> i64:
        """To an action under its own number, in the position looked at last."""
        active = self.active
        return self.brain.leaning(relative(self.kind, action, active.me, active.players))

    # The one move

    def best(self, view: View, moves: list[Move], past: Past) -> Move:
        """The move it leans to most; of two alike the one that comes first."""
        if self.kind == BLUE:
            assert isinstance(view, BlueView)
            return self._best_in_blue(view, moves, past)
        self.look(view, past, 0)
        found = moves[0]
        most = self.leaning(self._action(found))
        for move in moves[1:]:
            leaning = self.leaning(self._action(move))
            if leaning > most:
                found, most = move, leaning
        return found

    def _action(self, move: Move) -> i64:
        return LET_PASS if move == WAIT and self.kind == RED else move

    def _best_in_blue(self, view: BlueView, moves: list[Move], past: Past) -> Move:
        """An exchange is put together card by card, in the order of their faces."""
        limit = most_exchanged(moves)
        aside: Handful = 0
        while True:
            self.look(view, past, aside)
            found: i64 = -1
            most: i64 = 0
            for action in steps(view.hand, aside, limit, moves):
                leaning = self.leaning(action)
                if found < 0 or leaning > most:
                    found, most = action, leaning
            if found == EXCHANGE_ASIDE:
                return EXCHANGE + aside
            if found < ASIDE:
                return found
            aside += one(found - ASIDE)

    # The chances of all

    def chances(self, view: View, moves: list[Move], past: Past) -> list[float]:
        """How likely it would play each of the moves; they add up to 1, but for exchanges that are most unlikely."""
        if self.kind == BLUE:
            assert isinstance(view, BlueView)
            found: dict[Move, float] = {}
            self._spread(view, moves, past, most_exchanged(moves), 0, 1.0, found)
            return [found.get(move, 0.0) for move in moves]
        self.look(view, past, 0)
        return softmax([self.leaning(self._action(move)) for move in moves])

    def _spread(
        self, view: BlueView, moves: list[Move], past: Past, limit: i64, aside: Handful, chance: float, found: dict[Move, float]
    ) -> None:
        self.look(view, past, aside)
        actions = steps(view.hand, aside, limit, moves)
        parts = softmax([self.leaning(action) for action in actions])
        for place in range(len(actions)):
            action = actions[place]
            part = chance * parts[place]
            if action == EXCHANGE_ASIDE:
                found[EXCHANGE + aside] = part
            elif action < ASIDE:
                found[action] = part
            elif part > _UNLIKELY:
                self._spread(view, moves, past, limit, aside + one(action - ASIDE), part, found)

    # What it believes

    def worth(self) -> float:
        """What the deal promises, in the position looked at last."""
        return float(int(self.brain.worth())) / UNIT

    def share(self) -> float:
        """The share in the win that it expects."""
        return (float(int(self.brain.share())) / UNIT + 1.0) / float(int(self.active.players))

    def places(self, face: i64) -> list[float]:
        """How likely a card that the seat does not see is with each of the others, clockwise, and with nobody."""
        others = self.active.players - 1
        logits = [self.brain.place(face, place) for place in range(others)]
        logits.append(self.brain.place(face, self.brain.weights.places - 1))
        return softmax(logits)


def softmax(logits: list[i64]) -> list[float]:
    most = max(logits)
    parts = [exp(float(int(logit - most)) / UNIT) for logit in logits]
    total = sum(parts)
    return [part / total for part in parts]


def most_exchanged(moves: list[Move]) -> i64:
    """How many cards an exchange may have."""
    most: i64 = 0
    for move in moves:
        if move >= EXCHANGE:
            cards = how_many(move ^ EXCHANGE)
            most = max(most, cards)
    return most


def steps(hand: Handful, aside: Handful, limit: i64, moves: list[Move]) -> list[i64]:
    """The legal actions of a seat that has put these cards aside, in rising order."""
    found: list[i64] = []
    if not aside:
        found = [move for move in moves if move < EXCHANGE]
    first: i64 = 0
    for face in range(i64(FACES)):
        if count(aside, face):
            first = face
    if how_many(aside) < limit:
        for face in range(first, i64(FACES)):
            if count(hand, face) > count(aside, face):
                found.append(ASIDE + face)
    if aside:
        found.append(EXCHANGE_ASIDE)
    return found
