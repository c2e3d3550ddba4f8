"""One net among players of another level."""

from __future__ import annotations

import hashlib
import math
import time
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from defifoo.bots.bot import WAIT, Bot, Budget
from defifoo.bots.learned import Learned
from defifoo.bots.levels import make_bot
from defifoo.bots.net.brain import Weights
from defifoo.bots.net.thinking import Thinker
from defifoo.bots.sight import Sight, sight_of
from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.core.deal import pick
from defifoo.core.match import Match, Setup
from defifoo.games.shelf import GAMES
from defifoo_training.games import eye_for

if TYPE_CHECKING:
    from multiprocessing.pool import Pool


_AT_ONCE: Final = 64


class Contest(NamedTuple):
    game: str
    players: int
    net: str
    against: str
    simulations: int
    remembers: bool


class NetSitter:
    def __init__(self, game: str, net: str, remembers: bool) -> None:
        self.bot = Learned(GAMES[game])
        self.bot.mind = Thinker(GAMES[game], eye_for(game), Weights(Path(net).read_bytes()))
        self.remembers = remembers
        self.seconds = 0.0
        self.moves = 0

    def answer(self, sight: Sight, source: FastSource, budget: Budget) -> int:
        began = time.perf_counter()
        move = self.bot.choose(sight if self.remembers else sight._replace(history=()), source, budget)
        self.seconds += time.perf_counter() - began
        self.moves += 1
        return move


@cache
def _sitter(game: str, net: str, remembers: bool) -> NetSitter:
    return NetSitter(game, net, remembers)


def play(given: tuple[Contest, int]) -> tuple[float, float, float, int]:
    """One deal, once with the net in each seat: its fair shares, the points it is ahead, its seconds and its moves."""
    contest, number = given
    game = GAMES[contest.game]
    cards = hashlib.sha256(f"evaluate {contest.game} {contest.players} {number}".encode()).digest()
    sitter = _sitter(contest.game, contest.net, contest.remembers)
    sitter.seconds, sitter.moves = 0.0, 0
    share = ahead = 0.0
    for mine in range(contest.players):
        match = Match(Setup(game, contest.players, {"length": 1}, cards))
        others = [make_bot(contest.against, game) for _ in range(contest.players)]
        sources = [FastSource(number * 64 + 8 * mine + seat) for seat in range(contest.players)]
        _finish(match, mine, sitter, others, sources, FastSource(number * 97 + mine), Budget(simulations=contest.simulations))
        outcome = match.outcomes[0]
        winners = outcome.winners or tuple(range(contest.players))
        share += contest.players / len(winners) if mine in winners else 0.0
        sign = -1 if game.lowest_wins else 1
        ahead += sign * (outcome.points[mine] - sum(outcome.points) / contest.players)
    return share / contest.players, ahead / contest.players, sitter.seconds, sitter.moves


def _finish(
    match: Match, mine: int, sitter: NetSitter, others: list[Bot], sources: list[FastSource], luck: FastSource, budget: Budget
) -> None:
    def ask(seat: int) -> int:
        answer = sitter.answer if seat == mine else others[seat].choose
        return answer(sight_of(match, seat), sources[seat], budget)

    while not match.over:
        deal = match.deal
        waited = deal.waits_mask()
        optional = deal.movers_mask() & ~waited
        seat, move = -1, int(WAIT)
        while optional and move == WAIT:
            seat = int(pick(optional, luck))
            optional &= ~bit(seat)
            move = ask(seat)
        if move == WAIT:
            seat = int(pick(waited, luck))
            move = ask(seat)
        match.play(seat, move)


def measure(contest: Contest, deals: int, seconds: float, pool: Pool) -> dict[str, Any]:
    end = time.time() + seconds if seconds else math.inf
    found: list[tuple[float, float, float, int]] = []
    while len(found) < deals and time.time() < end:
        numbers = range(len(found), min(deals, len(found) + _AT_ONCE))
        found += pool.map(play, [(contest, number) for number in numbers], chunksize=1)
    shares, ahead = [part[0] for part in found], [part[1] for part in found]
    return {
        **contest._asdict(),
        "deals": len(found),
        "share": _mean(shares),
        "margin": _margin(shares),
        "ahead": _mean(ahead),
        "ahead_margin": _margin(ahead),
        "seconds_a_move": sum(part[2] for part in found) / max(1, sum(part[3] for part in found)),
    }


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)


def _margin(values: list[float]) -> float:
    mean = _mean(values)
    return 1.96 * math.sqrt(sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1) / len(values))
