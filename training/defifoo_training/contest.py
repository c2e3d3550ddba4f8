"""One player among others of one kind, each deal once with it in every seat."""

from __future__ import annotations

import hashlib
import time
from functools import cache
from pathlib import Path
from typing import NamedTuple

from defifoo.bots.bot import WAIT, Bot, Budget
from defifoo.bots.expert import Expert
from defifoo.bots.learned import Learned
from defifoo.bots.levels import make_bot
from defifoo.bots.net.brain import Weights
from defifoo.bots.net.thinking import Thinker
from defifoo.bots.search.insight import Ways
from defifoo.bots.sight import sight_of
from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.core.deal import pick
from defifoo.core.match import Match, Setup
from defifoo.games.shelf import GAMES
from defifoo_training.games import eye_for


class Contest(NamedTuple):
    """`hero` among players of the kind `field`.

    Each is the name of a level, for `expert` followed by how a net helps it (`+tries=8+leaf=0.5`, see `Ways`), and at last by
    what a move may cost (`@1000` simulations, `@150ms`). `nets` is a folder of nets to play with, empty for the shipped ones.
    """

    game: str
    players: int
    hero: str
    field: str
    nets: str


class Seating(NamedTuple):
    """A deal of a contest with the hero in one seat."""

    contest: Contest
    number: int
    seat: int


class Played(NamedTuple):
    """share   of the win, in multiples of the fair one;  ahead   points beyond the mean, the hero's
    thought  seconds that the hero's moves took;  moves  how many;  seconds  that all of it took
    """

    share: float
    ahead: float
    thought: float
    moves: int
    seconds: float


class Seated(NamedTuple):
    bot: Bot
    budget: Budget


@cache
def seated(kind: str, game: str, nets: str) -> Seated:
    """Whoever plays a game so. Raises ValueError for a kind that is none."""
    who, _, cost = kind.partition("@")
    level, *helped = who.split("+")
    rules = GAMES[game]
    bot: Bot
    if level == "net":
        bot = Learned(rules)
        bot.mind = mind(game, nets)
    elif level == "expert" and helped:
        bot = Expert(rules, ways(helped), mind(game, nets))
    else:
        bot = make_bot(level, rules)
    return Seated(bot, budget(cost))


def budget(cost: str) -> Budget:
    if cost.endswith("ms"):
        return Budget(milliseconds=float(cost.removesuffix("ms")))
    return Budget(simulations=int(cost or 1000))


def ways(helped: list[str]) -> Ways:
    given = {name: float(value) for name, _, value in (part.partition("=") for part in helped)}
    found = Ways(tries=int(given.pop("tries", 1)), tree=int(given.pop("tree", -1)))
    for name, value in given.items():
        if name not in ("trust", "lean", "floor", "leaf"):
            raise ValueError(f"a net cannot help with {name!r}")
        setattr(found, name, value)
    return found


def mind(game: str, nets: str) -> Thinker | None:
    """The net of this folder; without a folder the one that is shipped."""
    if not nets:
        return Learned(GAMES[game]).mind
    return Thinker(GAMES[game], eye_for(game), Weights((Path(nets) / f"{game}.net").read_bytes()))


def play(seating: Seating) -> Played:
    began = time.perf_counter()
    contest, number, mine = seating
    game, players = GAMES[contest.game], contest.players
    cards = hashlib.sha256(f"evaluate {contest.game} {players} {number}".encode()).digest()
    match = Match(Setup(game, players, {"length": 1}, cards))
    hero = seated(contest.hero, contest.game, contest.nets)
    field = seated(contest.field, contest.game, contest.nets)
    thought, moves = _finish(match, mine, hero, field, number)
    outcome = match.outcomes[0]
    sign = -1 if game.lowest_wins else 1
    ahead = sign * (outcome.points[mine] - sum(outcome.points) / players)
    return Played(outcome.share(mine) * players, ahead, thought, moves, time.perf_counter() - began)


def _finish(match: Match, mine: int, hero: Seated, field: Seated, number: int) -> tuple[float, int]:
    """Play to the end; the seconds that the hero thought, and its moves. The luck of a seat is the same whoever sits there."""
    luck = FastSource(number * 97 + mine)
    sources = [FastSource(number * 64 + 8 * mine + seat) for seat in range(match.setup.players)]
    spent = [0.0, 0.0]
    asked = [0, 0]

    def ask(seat: int) -> int:
        who = hero if seat == mine else field
        began = time.perf_counter()
        move = who.bot.choose(sight_of(match, seat), sources[seat], who.budget)
        spent[seat == mine] += time.perf_counter() - began
        asked[seat == mine] += 1
        return move

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
    return spent[True], asked[True]
