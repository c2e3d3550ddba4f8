"""What a game does, as one number: run on a broken game, it tells whether the break can be noticed at all.

python -m bench.mutants.behaviour GAME [MATCHES]
"""

import sys
from hashlib import sha256

from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_step
from defifoo.games.shelf import GAMES

HINT = 12
"""Beside its legal moves, so many others are tried on each position."""


def digest(name: str, matches: int) -> str:
    """Moves offered, refusals, views, events, guesses and outcomes of random play with every option."""
    game = GAMES[name]
    seen = sha256()
    moves: set[int] = set()
    for number in range(matches):
        players = 2 + number % 5
        source = FastSource(number)
        chosen = {option.name: option.low + int(source.below(min(3, option.high - option.low + 1))) for option in game.options}
        match = Match(Setup(game, players, {**chosen, "length": 1 + number % 2}, number.to_bytes(32, "big")))
        while not match.over:
            deal = match.deal
            if deal.over:
                match.next_deal()
                continue
            for seat in range(players):
                offered = [int(move) for move in deal.moves(seat)]
                moves.update(offered)
                others = sorted(moves)[:: max(1, len(moves) // HINT)]
                seen.update(repr((offered, [deal.why_not(seat, move) for move in others])).encode())
            observer = int(source.below(players + 1)) - 1
            view = deal.view(observer)
            twin = deal.clone()
            seen.update(
                repr((view.as_dict(), deal.movers, deal.waits_for, [deal.timeout(seat) for seat in deal.waits_for])).encode()
            )
            seen.update(repr([twin.playout(FastSource(1)), twin.outcome()]).encode())
            seen.update(repr(game.guess(view, FastSource(number)).view(observer) == view).encode())
            before = match.version
            random_step(match, source)
            assert match.version == before + 1
        seen.update(repr((match.points, match.outcomes)).encode())
    return seen.hexdigest()


if __name__ == "__main__":
    print(digest(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 30))
