"""What a net adds to the search: which guesses are likely, which moves deserve a thought, and what a position promises."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from defifoo.bots.net.past import Past
from defifoo.bots.net.thinking import WAIT, Thinker
from defifoo.core.aliases import Move, Seat
from defifoo.core.chance import Source
from defifoo.core.deal import Deal, View
from defifoo.core.game import MAX_PLAYERS
from defifoo.core.guessing import Guesses
from defifoo.core.observing import Row

_HARDLY: Final = 1e-4
"""No card is held less likely than this anywhere, and no move."""
_LEAST: Final = 0.1
"""Whatever is not its own choice, the net leans to at least so much less."""


@final
class Ways:
    """How much a search relies on a net; without any of it, it searches as if there were none.

    tries   of so many guesses the one that is played is drawn by the net's belief; 1 takes every guess as it comes
    trust   how far the belief is trusted: at 1 as it is, below that less
    lean    what the mean of a candidate must be above that of the net's own choice to be preferred, for each unit of the
            logarithm by which its chance is smaller; when it is boundless, the net alone decides
    floor   candidates with less than this part of the chance of the likeliest are left out
    tree    whose moves compete below a candidate, as in `Policy`; -1 leaves it to the game
    leaf    how much of a result is what the net expects at the seat's next decision; at 1 nothing is played further than that
    """

    def __init__(
        self, tries: int = 1, trust: float = 1.0, lean: float = 0.0, floor: float = 0.0, leaf: float = 0.0, tree: int = -1
    ) -> None:
        self.tries: i64 = tries
        self.trust = trust
        self.lean = lean
        self.floor = floor
        self.leaf = leaf
        self.tree: i64 = tree

    def asks_for_chances(self) -> bool:
        return self.lean > 0.0 or self.floor > 0.0

    def net_decides(self) -> bool:
        return self.lean == math.inf


@final
class Believed(Guesses):
    """Of several guesses one, drawn in proportion to how likely the net holds it."""

    def __init__(self, guesses: Guesses, mind: Thinker, view: View, past: Past, ways: Ways) -> None:
        self.guesses = guesses
        self.game = mind.game
        self.me = view.seat
        self.tries = ways.tries
        mind.look(view, past, 0)
        self.faces = mind.eye.faces
        self.players = mind.active.players
        self.empty = vec[u8](bytes(int((self.players + 1) * self.faces)))
        found = vec[float]()
        for face in range(self.faces):
            for chance in mind.places(face):
                found = append(found, ways.trust * math.log(max(chance, _HARDLY)))
        self.logs = found

    def draw(self, source: Source) -> Deal:
        deals: list[Deal] = []
        likely = vec[float]()
        most = -math.inf
        for _ in range(self.tries):
            deal = self.guesses.draw(source)
            deals.append(deal)
            score = self.likelihood(deal)
            likely = append(likely, score)
            most = max(most, score)
        total = 0.0
        for place in range(self.tries):
            likely[place] = math.exp(likely[place] - most)
            total += likely[place]
        ticket = source.fraction() * total
        for place in range(self.tries - 1):
            ticket -= likely[place]
            if ticket < 0.0:
                return deals[place]
        return deals[len(deals) - 1]

    def likelihood(self, deal: Deal) -> float:
        """How well the belief foretold where the cards are, as a logarithm."""
        faces, players = self.faces, self.players
        row = Row(self.empty[:], 0, 0, (players + 1) * faces)
        self.game.write_hidden(deal, self.me, row)
        out, logs = row.out, self.logs
        total = 0.0
        for place in range(i64(1), players + 1):
            first = place * faces
            for face in range(faces):
                copies = i64(out[first + face])
                if copies:
                    total += float(copies) * logs[face * players + place - 1]
        return total


@final
class Insight:
    """A net at the side of one search. `past` is what was played before the position that is searched."""

    def __init__(self, mind: Thinker, view: View, moves: list[Move], past: Past, ways: Ways, lowest_wins: bool) -> None:
        self.mind = mind
        self.ways = ways
        self.better: i64 = -1 if lowest_wins else 1
        self.nothing = Past(MAX_PLAYERS, known=False)
        self.chances: dict[Move, float] = {}
        self.favourite: Move = WAIT
        self.likeliest = 1.0
        if ways.asks_for_chances():
            self.chances = mind.chances(view, moves, past)
            self.favourite = self._asked_about(mind.best(view, moves, past), moves)
            self.likeliest = max(self.chances.values())

    def _asked_about(self, best: Move, moves: list[Move]) -> Move:
        """A net puts a move of any cards together by itself; where only some are in question, the likeliest of these."""
        if best == WAIT or best in moves:
            return best
        found = moves[0]
        for move in moves:
            if self.chances.get(move, 0.0) > self.chances.get(found, 0.0):
                found = move
        return found

    def lean(self, move: Move) -> float:
        """0 for the net's own choice, less for every other move."""
        if move == self.favourite or self.ways.lean == 0.0:
            return 0.0
        return -self.ways.lean * max(_LEAST, math.log(self.likeliest / max(self.chances.get(move, 0.0), _HARDLY)))

    def is_likely(self, move: Move) -> bool:
        return self.chances.get(move, 0.0) >= self.ways.floor * self.likeliest

    def expected(self, deal: Deal, seat: Seat) -> float:
        """The share in the win that the net expects for a seat that decides now, going by what it sees."""
        self.mind.look(deal.view(seat), self.nothing, 0)
        return self.mind.share()

    def share(self, deal: Deal, seat: Seat) -> float:
        """The share in the win of a finished deal."""
        own = self.better * deal.points(seat)
        level: i64 = 0
        for other in range(deal.players):
            points = self.better * deal.points(other)
            if points > own:
                return 0.0
            if points == own:
                level += 1
        return 1.0 / float(level)
