"""What `regular` would do: the moves that a net learns first."""

from defifoo.bots.bot import WAIT, Budget
from defifoo.bots.levels import make_bot
from defifoo.bots.net.tables import relative
from defifoo.core.chance import FastSource
from defifoo.core.game import Game
from defifoo.games.blue.deck import FACES, count
from defifoo.games.blue.moves import EXCHANGE
from defifoo.research.compiled.actions import ASIDE, BLUE, EXCHANGE_ASIDE, LET_PASS
from defifoo.research.compiled.sequence import Sequence


class Teacher:
    """Answers with research actions. An exchange in Blue is several, so it remembers the cards of the one it has begun."""

    def __init__(self, game: Game, seed: int, level: str = "regular") -> None:
        self.bot = make_bot(level, game)
        self.source = FastSource(seed)
        self.budget = Budget(simulations=200)
        self.exchanged: dict[int, int] = {}

    def action(self, index: int, sequence: Sequence) -> int:
        """The action in match `index`, as its seat counts actions."""
        seat = int(sequence.seat)
        if int(sequence.kind) == BLUE and sequence.aside:
            return self._next_of_exchange(self.exchanged.get(index, 0), sequence)
        moves = [int(move) for move in sequence.deal.moves(seat)]
        move = self.bot.choose(sequence.deal.view(seat), moves, self.source, self.budget)
        if move == WAIT:
            return int(LET_PASS)
        if int(sequence.kind) == BLUE and move >= EXCHANGE:
            self.exchanged[index] = move ^ EXCHANGE
            return self._next_of_exchange(move ^ EXCHANGE, sequence)
        return int(relative(int(sequence.kind), move, seat, int(sequence.players)))

    def _next_of_exchange(self, wanted: int, sequence: Sequence) -> int:
        """The next card to put aside. An exchange that somebody else began is ended as it is."""
        for face in range(FACES):
            if count(wanted, face) > count(sequence.aside, face) and sequence.is_legal(ASIDE + face):
                return int(ASIDE) + face
        return int(EXCHANGE_ASIDE)
