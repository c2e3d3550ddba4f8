"""What a game does, as one number for each match: on a broken game, it tells whether the break can be noticed at all."""

from collections.abc import Iterator
from hashlib import sha256

from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_step
from defifoo.games.shelf import GAMES

HINT = 12
"""Beside its legal moves, so many others are tried on each position."""
CLOSELY = 40
"""So many positions of a match are looked at, one after the other; of those that follow, one in ten."""


def digests(name: str, matches: int) -> Iterator[str]:
    """Moves offered, refusals, views, events, guesses and outcomes of random matches with every option, one by one."""
    game = GAMES[name]
    moves: set[int] = set()
    for number in range(matches):
        seen = sha256()
        players = 2 + number % 5
        source = FastSource(number)
        chosen = {option.name: option.low + int(source.below(min(3, option.high - option.low + 1))) for option in game.options}
        match = Match(Setup(game, players, {**chosen, "length": 1 + number % 2}, number.to_bytes(32, "big")))
        while not match.over:
            deal = match.deal
            if deal.over:
                match.next_deal()
                continue
            if match.version < CLOSELY or match.version % 10 == 0:
                seen.update(_looked_at(match, moves, source, number).encode())
            before = match.version
            random_step(match, source)
            assert match.version == before + 1
        seen.update(repr((match.points, match.outcomes)).encode())
        yield seen.hexdigest()


def _looked_at(match: Match, moves: set[int], source: FastSource, number: int) -> str:
    deal, players = match.deal, match.setup.players
    parts: list[object] = []
    for seat in range(players):
        offered = [int(move) for move in deal.moves(seat)]
        moves.update(offered)
        others = sorted(moves)[:: max(1, len(moves) // HINT)]
        parts += [offered, [deal.why_not(seat, move) for move in others]]
    observer = int(source.below(players + 1)) - 1
    view, twin = deal.view(observer), deal.clone()
    parts += [view.as_dict(), deal.movers, deal.waits_for, [deal.timeout(seat) for seat in deal.waits_for]]
    parts.append(match.setup.game.guess(view, FastSource(number)).view(observer) == view)
    if match.version % 5 == 0:
        parts += [twin.playout(FastSource(1)), twin.outcome()]
    return repr(parts)
