"""What `regular` would do: the moves that a net learns first."""

from defifoo.bots.bot import WAIT, Budget
from defifoo.bots.levels import make_bot
from defifoo.bots.net.eye import Eye
from defifoo.bots.sight import Sight
from defifoo.core.chance import FastSource
from defifoo.core.game import Game
from defifoo.research.compiled.sequence import Sequence


class Teacher:
    """Answers with research actions. Some moves are several, so it remembers the rest of those it has begun."""

    def __init__(self, game: Game, eye: Eye, seed: int, level: str = "regular") -> None:
        self.game = game
        self.eye = eye
        self.bot = make_bot(level, game)
        self.source = FastSource(seed)
        self.budget = Budget(simulations=200)
        self.rest: dict[int, list[int]] = {}

    def action(self, index: int, sequence: Sequence) -> int:
        """The action in match `index`, as its seat counts actions."""
        seat = int(sequence.seat)
        if sequence.begun:
            action = self._next(index, sequence)
        else:
            moves = [int(move) for move in sequence.deal.moves(seat)]
            move = self.bot.choose(Sight(sequence.deal.view(seat), moves), self.source, self.budget)
            if move == WAIT:
                return int(self.game.let_pass)
            action, *self.rest[index] = self.game.actions_for(move)
        return int(self.eye.relative(action, seat, sequence.players))

    def _next(self, index: int, sequence: Sequence) -> int:
        """What it meant to go on with. A move that somebody else began is ended as it is."""
        rest = self.rest.get(index, [])
        if rest and sequence.is_legal(rest[0]):
            return rest.pop(0)
        self.rest[index] = []
        return int(sequence.legal()[-1])
