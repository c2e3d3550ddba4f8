"""What a net makes of a position: which action it leans to, the chances of each move, what it expects."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from defifoo.bots.net.active import Active
from defifoo.bots.net.brain import UNIT, BadNetError, Brain, Weights
from defifoo.bots.net.eye import Eye
from defifoo.bots.net.past import Past
from defifoo.core.aliases import Move
from defifoo.core.deal import View
from defifoo.core.event import Event
from defifoo.core.game import MAX_PLAYERS, Game

WAIT: Final = -1
_UNLIKELY: Final = 0.01
"""Moves of several actions that are begun with less chance than this are not looked into."""


@final
class Thinker:
    """A brain at a table. `moves` are those of the table; WAIT may be the answer where the eye says that a moment may pass."""

    def __init__(self, game: Game, eye: Eye, weights: Weights) -> None:
        if weights.kind != eye.number or weights.version != eye.version or weights.inputs != eye.inputs:
            raise BadNetError("a net for other inputs")
        self.game = game
        self.eye = eye
        self.brain = Brain(weights)
        self.active = Active(0, 2)

    def look(self, view: View, past: Past, begun: i64) -> None:
        self.eye.write(view, past, self.active, begun)
        self.brain.see(self.active)

    def past(self, history: list[Event]) -> Past:
        """What everybody saw happen, for somebody who was there."""
        past = Past(MAX_PLAYERS, known=len(history) > 0)
        self.eye.remember(history, past)
        return past

    def leaning(self, action: i64) -> i64:
        """To an action under its own number, in the position looked at last."""
        active = self.active
        return self.brain.leaning(self.eye.relative(action, active.me, active.players))

    def best(self, view: View, moves: list[Move], past: Past) -> Move:
        """The move it leans to most; of two alike the one that comes first. What takes several actions is put together."""
        game = self.game
        begun: i64 = 0
        while True:
            self.look(view, past, begun)
            steps = self.eye.steps(view, moves, begun)
            found = steps[0]
            most = self.leaning(found)
            for place in range(1, len(steps)):
                leaning = self.leaning(steps[place])
                if leaning > most:
                    found, most = steps[place], leaning
            after = game.begun_by(found, begun)
            if not after:
                return self._move(found, begun)
            begun = after

    def _move(self, action: i64, begun: i64) -> Move:
        return WAIT if action == self.game.let_pass else self.game.move_of(action, begun)

    def chances(self, view: View, moves: list[Move], past: Past) -> dict[Move, float]:
        """How likely it would play each of the moves; they add up to 1, but for what is most unlikely."""
        found: dict[Move, float] = {}
        self._spread(view, moves, past, 0, 1.0, found)
        return found

    def _spread(self, view: View, moves: list[Move], past: Past, begun: i64, chance: float, found: dict[Move, float]) -> None:
        self.look(view, past, begun)
        steps = self.eye.steps(view, moves, begun)
        parts = softmax([self.leaning(action) for action in steps])
        for place in range(len(steps)):
            part = chance * parts[place]
            after = self.game.begun_by(steps[place], begun)
            if not after:
                found[self._move(steps[place], begun)] = part
            elif part > _UNLIKELY:
                self._spread(view, moves, past, after, part, found)

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
