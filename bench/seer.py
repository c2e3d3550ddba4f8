"""How much there is to win at all: a player who sees every card, among `regular` players.

    ./bench/run seer.py [--deals 150] [--playouts 20]

It plays each of its moves to the end a number of times from the true position, which no fair player can, and takes the best.
What it wins is about as much as skill can win in that game; what `expert` wins is to be compared with that.
"""

import argparse

from defifoo.arena.tournament import Estimate, estimate
from defifoo.bots.bot import DEFAULT_BUDGET, WAIT
from defifoo.bots.levels import make_bot
from defifoo.bots.lore import policy_of
from defifoo.bots.search.policy import may_wait
from defifoo.bots.search.tree import MOST_PLAYS
from defifoo.bots.sitting import Sitter, ask
from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal, pick
from defifoo.games.shelf import GAMES


class Table:
    """One seer among regular players, in one seat after the other."""

    def __init__(self, name: str, players: int, playouts: int) -> None:
        self.game = GAMES[name]
        self.policy = policy_of(GAMES[name])
        self.players = players
        self.playouts = playouts
        self.source = FastSource(7)
        self.regular = Sitter("regular", make_bot("regular", self.game), self.source)

    def play(self, number: int) -> float:
        """The seer's share of the wins of one deal."""
        return sum(self._play(number, seat) for seat in range(self.players)) / self.players

    def _play(self, number: int, seer: int) -> float:
        options = self.game.default_options(self.players)
        deal = self.game.deal(self.players, options, 0, number.to_bytes(32), 1)
        while not deal.over:
            deal.do(*self._next(deal, seer))
        outcome = deal.outcome()
        assert outcome is not None
        return outcome.share(seer)

    def _next(self, deal: Deal, seer: int) -> tuple[int, int]:
        """As at a table of bots: those who may act out of turn are asked first."""
        optional = deal.movers_mask() & ~deal.waits_mask()
        while optional:
            seat = int(pick(optional, self.source))
            optional &= ~bit(seat)
            move = self._answer(deal, seat, seer)
            if move != WAIT:
                return seat, move
        seat = int(pick(deal.waits_mask(), self.source))
        return seat, self._answer(deal, seat, seer)

    def _answer(self, deal: Deal, seat: int, seer: int) -> int:
        if seat != seer:
            return ask(deal, seat, self.regular, DEFAULT_BUDGET)
        moves = [int(move) for move in self.policy.sensible(deal, seat)] + ([WAIT] if may_wait(deal, seat) else [])
        return moves[0] if len(moves) == 1 else max(moves, key=lambda move: self._worth(deal, seat, move))

    def _worth(self, deal: Deal, seat: int, move: int) -> float:
        total = 0.0
        for _ in range(self.playouts):
            tried = deal.clone()
            if move != WAIT:
                tried.do(seat, move)
            plays = 0
            while not tried.over and plays < MOST_PLAYS:
                self.policy.step(tried, self.source)
                plays += 1
            total += self.policy.reward(tried, seat) if tried.over else 0.0
        return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--playouts", type=int, default=20)
    chosen = parser.parse_args()
    print("Times the fair share of wins, with 95 % interval.\n\n| | 2 players | 4 players | 6 players |\n|---|---|---|---|")
    for name in GAMES:
        found: list[Estimate] = []
        for players in (2, 4, 6):
            table = Table(name, players, chosen.playouts)
            found.append(estimate([table.play(number) * players for number in range(chosen.deals)]))
        cells = " | ".join(f"{share.mean:.2f} ({share.low:.2f} to {share.high:.2f})" for share in found)
        print(f"| {name.capitalize()} | {cells} |", flush=True)


if __name__ == "__main__":
    main()
