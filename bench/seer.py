"""How much there is to win at all: a player who sees every card, among `regular` players.

    ./bench/run seer.py [--deals 150] [--simulations 1000] [--players 2 4 6]

The seer thinks with the search of `expert`, but always from the true hands, which no fair player can: perfect information, only
the luck of the draw pile is left to chance. What it wins shows how much there is to win beyond guessing.
"""

import argparse

from defifoo.arena.tournament import Estimate, estimate
from defifoo.bots.bot import Budget, Sight
from defifoo.bots.levels import make_bot
from defifoo.bots.lore import policy_of
from defifoo.bots.search.prospect import one_deal
from defifoo.bots.search.tree import Search
from defifoo.bots.sitting import Sitter, next_move
from defifoo.core.chance import FastSource, Source
from defifoo.core.deal import Deal
from defifoo.core.guessing import Guesses
from defifoo.core.match import Match, Setup
from defifoo.games.shelf import GAMES


class Truth(Guesses):
    """Nothing is guessed: every draw is the true deal."""

    def __init__(self, deal: Deal) -> None:
        self.deal = deal

    def draw(self, source: Source) -> Deal:
        twin = self.deal.clone()
        twin.source = source
        return twin


class Seer:
    """A player who looks into all hands."""

    def __init__(self, match: Match, simulations: int) -> None:
        self.match = match
        self.policy = policy_of(match.setup.game)
        self.simulations = simulations

    def choose(self, sight: Sight, source: FastSource, budget: Budget) -> int:  # noqa: ARG002 - it has a budget of its own
        search = Search(Truth(self.match.deal), self.policy, sight.view.seat, sight.moves, source, one_deal())
        search.run(self.simulations, -1.0)
        return int(search.best())


def share(name: str, players: int, number: int, simulations: int) -> float:
    """What the seer wins of one deal, played once from every seat, in multiples of the fair share."""
    total = 0.0
    for seer in range(players):
        match = Match(Setup(GAMES[name], players, {"length": 1}, number.to_bytes(32)))
        regular = make_bot("regular", GAMES[name])
        sitters = [Sitter("regular", regular, FastSource(number * 64 + seer * 8 + seat)) for seat in range(players)]
        sitters[seer] = sitters[seer]._replace(name="seer", bot=Seer(match, simulations))
        source = FastSource(number * 64 + seer * 8 + 7)
        while not match.over:
            match.play(*next_move(match, sitters, source, Budget()))
        total += match.outcomes[0].share(seer)
    return total


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--deals", type=int, default=150)
    parser.add_argument("--simulations", type=int, default=1000)
    parser.add_argument("--players", type=int, nargs="+", default=[2, 4, 6])
    parser.add_argument("--games", nargs="+", default=list(GAMES))
    chosen = parser.parse_args()
    print("Times the fair share of wins, with 95 % interval.\n")
    print("| | " + " | ".join(f"{players} players" for players in chosen.players) + " |\n|---|" + "---|" * len(chosen.players))
    for name in chosen.games:
        found: list[Estimate] = []
        for players in chosen.players:
            found.append(estimate([share(name, players, number, chosen.simulations) for number in range(chosen.deals)]))
        cells = " | ".join(f"{each.mean:.2f} ({each.low:.2f} to {each.high:.2f})" for each in found)
        print(f"| {name.capitalize()} | {cells} |", flush=True)


if __name__ == "__main__":
    main()
