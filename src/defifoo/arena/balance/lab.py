"""Playing many deals between bots and noting what the chroniclers see."""

from collections.abc import Callable
from functools import partial

from defifoo.arena.balance.tally import Findings
from defifoo.arena.spread import Workers, spread
from defifoo.bots.bot import Budget
from defifoo.bots.levels import make_bot
from defifoo.bots.sitting import Sitter, next_move
from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.games.shelf import find_game

CHUNK = 10
"""Deals that one worker plays before it reports."""


def observe(game_name: str, players: int, bot: str, first: int, deals: int, seed: bytes) -> Findings:
    """The findings of some deals, numbered from `first`, each with a seed of its own."""
    game = find_game(game_name)
    findings = Findings()
    for number in range(first, first + deals):
        own = (int.from_bytes(seed, "big") + number).to_bytes(33, "big")[-32:]
        match = Match(Setup(game, players, {"length": 1}, own))
        sitters = [Sitter(bot, make_bot(bot, game), FastSource(number * 8 + seat)) for seat in range(players)]
        chronicler = game.chronicler(match.deal)
        source = FastSource(number * 8 + 7)
        while not match.over:
            seat, move = next_move(match, sitters, source, Budget(simulations=200))
            chronicler.moved(match.play(seat, move))
        chronicler.over(match.outcomes[0])
        findings.take(chronicler.notes)
    return findings


def run_lab(
    game: str, players: int, bot: str, deals: int, seed: bytes, workers: Workers, progress: Callable[[int], None]
) -> Findings:
    """The same on all cores, put together in the order of the deals, whichever came back first."""
    parts: dict[int, Findings] = {}

    def finished(first: int, part: Findings) -> None:
        parts[first] = part
        progress(min(CHUNK * len(parts), deals))

    spread(partial(_observe_chunk, game, players, bot, deals, seed), range(0, deals, CHUNK), workers, finished)
    findings = Findings()
    for first in sorted(parts):
        findings.merge(parts[first])
    return findings


def _observe_chunk(game: str, players: int, bot: str, deals: int, seed: bytes, first: int) -> Findings:
    return observe(game, players, bot, first, min(CHUNK, deals - first), seed)
