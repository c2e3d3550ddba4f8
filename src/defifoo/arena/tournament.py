"""The same deals played again with the bots in other seats, so that luck cancels."""

import math
from collections.abc import Iterator
from typing import NamedTuple

from defifoo.bots.bot import Budget
from defifoo.bots.levels import make_bot
from defifoo.bots.sitting import Sitter, next_move
from defifoo.core.chance import FastSource
from defifoo.core.game import Game, Options
from defifoo.core.match import Match, Setup


class Contest(NamedTuple):
    """What is played and by whom. `bots` has one name per seat."""

    game: Game
    players: int
    options: Options
    bots: tuple[str, ...]
    budget: Budget
    seed: bytes


class DealResult(NamedTuple):
    """One deal (or match) in all seatings: for each bot its win share and points a deal, averaged over seats and seatings."""

    share: dict[str, float]
    points: dict[str, float]
    moves: int


def fill_seats(bots: list[str], players: int) -> tuple[str, ...]:
    """The last bot named takes the seats that are left: `expert,regular` at four is one expert among regulars."""
    return tuple(bots + [bots[-1]] * (players - len(bots)))


def play_deal(contest: Contest, number: int) -> DealResult:
    """Deal `number` of the contest, or the match of that number, once in each rotation of the seats."""
    seed = FastSource(int.from_bytes(contest.seed[:7], "big") ^ number)
    cards = bytes(int(seed.below(256)) for _ in range(32))
    share: dict[str, list[float]] = {name: [] for name in contest.bots}
    points: dict[str, list[float]] = {name: [] for name in contest.bots}
    moves = 0
    for shift in range(contest.players):
        seated = contest.bots[shift:] + contest.bots[:shift]
        match = _play(contest, seated, cards, number * 64 + shift)
        moves += match.version
        outcome = match.outcomes[0] if match.length == 1 else match.outcome
        assert outcome is not None
        for seat, name in enumerate(seated):
            share[name].append(outcome.share(seat))
            points[name].append(sum(each.points[seat] for each in match.outcomes) / match.length)
    return DealResult(_means(share), _means(points), moves)


def _play(contest: Contest, seated: tuple[str, ...], cards: bytes, salt: int) -> Match:
    """The bots' luck is the deal's own, whatever the cards: only what they do with it differs."""
    match = Match(Setup(contest.game, contest.players, contest.options, cards))
    sitters = [Sitter(name, make_bot(name, contest.game), FastSource(salt * 8 + seat)) for seat, name in enumerate(seated)]
    source = FastSource(salt * 8 + 7)
    while not match.over:
        if match.deal.over:
            match.next_deal()
        seat, move = next_move(match, sitters, source, contest.budget)
        match.play(seat, move)
    return match


def _means(samples: dict[str, list[float]]) -> dict[str, float]:
    return {name: sum(values) / len(values) for name, values in samples.items()}


class Estimate(NamedTuple):
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float


def estimate(values: list[float]) -> Estimate:
    mean = sum(values) / len(values)
    if len(values) < 2:
        return Estimate(mean, -math.inf, math.inf)
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    margin = 1.96 * math.sqrt(variance / len(values))
    return Estimate(mean, mean - margin, mean + margin)


class Standing(NamedTuple):
    """How one bot did in a contest."""

    name: str
    share: Estimate
    fair: float
    points: Estimate


def standings(contest: Contest, results: list[DealResult]) -> Iterator[Standing]:
    for name in dict.fromkeys(contest.bots):
        share = estimate([result.share[name] for result in results])
        points = estimate([result.points[name] for result in results])
        yield Standing(name, share, 1 / contest.players, points)
