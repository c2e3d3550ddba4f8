"""The search for puzzles: bots play deals, and wherever a seat chooses, every legal move is laid on the scales.

A position becomes a puzzle when one move is better than each of the others with a 99 % interval above nothing, on a long look
with one seed and again with another, and when a long search with yet other seeds chooses the same move.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from defifoo.bots.bot import Budget
from defifoo.bots.expert import Expert
from defifoo.bots.levels import make_bot
from defifoo.bots.lore import policy_of
from defifoo.bots.search.insight import Ways
from defifoo.bots.search.prospect import one_deal
from defifoo.bots.search.weighing import Pan, Scales, beside, mean_and_error
from defifoo.bots.sight import Sight, sight_of
from defifoo.bots.sitting import Sitter, next_move
from defifoo.core.chance import FastSource
from defifoo.core.game import Game
from defifoo.core.match import Match
from defifoo.core.record import record_of
from defifoo.review.puzzles import GRADES, Puzzle, puzzle_setup

MOST_MOVES: Final = 14
"""A choice of more is no puzzle but a quiz."""
_GLANCE: Final = 10
_CERTAIN: Final = 2.576
"""A 99 % interval reaches so many errors to either side."""
_CLEAR: Final = 0.04
"""The answer is worth so much more than any other move, of a worth between 0 and 1."""
_PROMISING: Final = 1.5
_AT_RANDOM: Final = 3
_SEATED: Final = ("net", "regular")
"""Those who play the deals that puzzles come from."""
LEVELS_ASKED: Final = (("novice", 16), ("regular", 5), ("net", 1), ("expert", 5))
"""Who is asked for the answer, and how often: a puzzle is as hard as the weakest of them who finds it mostly."""
_QUICK: Final = Budget(simulations=60)
_MOST_OF_A_DEAL: Final = 2


class Effort(NamedTuple):
    """guesses  for each move, in each of the two looks
    search   simulations of each of the two searches that must agree"""

    guesses: int = 600
    search: int = 4000


class _Found(NamedTuple):
    answer: int
    other: int
    points: float
    worth: float


def mine_deal(game: Game, number: int, effort: Effort) -> list[Puzzle]:
    """The puzzles in the deal of this number; at most two, and never two in a row."""
    players = game.fewest + number % (min(game.most, 4) - game.fewest + 1)
    match = Match(puzzle_setup(game, number, players))
    sitters = [
        Sitter(name, make_bot(name, game), FastSource(number * 8 + seat))
        for seat, name in enumerate(_SEATED[(number + seat) % 2] for seat in range(players))
    ]
    source = FastSource(number * 8 + 7)
    found: list[Puzzle] = []
    while not match.over and len(found) < _MOST_OF_A_DEAL:
        for seat in _choosers(match):
            puzzle = _puzzle(match, seat, number, effort)
            if puzzle is not None and (not found or len(puzzle.moves) > len(found[-1].moves) + players):
                found.append(puzzle)
        match.play(*next_move(match, sitters, source, _QUICK))
    return found


def _choosers(match: Match) -> Iterator[int]:
    """Those who are asked for a move, one at a time: a race is won by whoever is quick, not by whoever thinks."""
    waits = match.deal.waits_for
    if len(waits) == 1 and match.moves[-1]:
        yield waits[0]


def _puzzle(match: Match, seat: int, number: int, effort: Effort) -> Puzzle | None:
    game = match.setup.game
    salt = salt_of(number, len(match.moves[-1]))
    sight = in_question(match, seat, salt)
    if not 2 <= len(sight.moves) <= MOST_MOVES:
        return None
    answer = _answer(game, sight, salt)
    if answer is None or answer not in match.deal.plain_moves(seat):
        return None
    looks = [_beyond_doubt(game, sight, answer, FastSource(salt + turn), effort.guesses) for turn in (2, 3)]
    if looks[0] is None or looks[1] is None:
        return None
    expert = Expert(game, Ways())  # the search by itself, whatever the net of a game would say
    for turn in (4, 5):
        if expert.choose(sight, FastSource(salt + turn), Budget(simulations=effort.search)) != answer:
            return None
    grade, found = grade_of(game, sight, answer, salt)
    name, first = game.move_name, looks[0]
    return Puzzle(
        number=number,
        players=match.setup.players,
        moves=tuple(record_of(match).deals[0]),
        seat=seat,
        answer=name(answer),
        other=name(first.other),
        grade=grade,
        points=round(first.points, 1),
        worth=round(first.worth, 3),
        found=found,
    )


def salt_of(number: int, moves: int) -> int:
    """What chance begins with wherever a position is looked at, after so many moves of the deal of this number."""
    return number * 4096 + moves * 8


def in_question(match: Match, seat: int, salt: int) -> Sight:
    """What the seat sees, with the moves that are weighed against each other."""
    sight = sight_of(match, seat)
    return sight._replace(moves=_moves_in_question(match, sight, FastSource(salt + 6)))


def _moves_in_question(match: Match, sight: Sight, source: FastSource) -> list[int]:
    """Every legal move; of those of any cards, where there are too many, the sensible ones and a few more at random."""
    deal, seat = match.deal, sight.view.seat
    plain = [int(move) for move in deal.plain_moves(seat)]
    rest = [move for move in sight.moves if move not in plain]
    if not rest:
        return plain
    sensible = [int(move) for move in policy_of(match.setup.game).sensible(deal, seat) if move in rest]
    drawn = [rest[source.below(len(rest))] for _ in range(_AT_RANDOM)]
    return list(dict.fromkeys([*plain, *sensible, *drawn]))


def _answer(game: Game, sight: Sight, salt: int) -> int | None:
    """A glance, then a closer look with the moves that are left: the move that stands out, if one does."""
    scales = Scales(game.guesses(sight.view), policy_of(game), sight.view.seat, FastSource(salt), one_deal())
    pans = [Pan(move) for move in sight.moves]
    for guesses in (_GLANCE, _GLANCE * 4):
        scales.weigh(pans, guesses)
        best = max(pans, key=lambda pan: mean_and_error(pan.worths)[0])
        for pan in pans:
            if pan is not best:
                mean, error = mean_and_error(beside(best.worths, [pan.worths], [1.0]))
                if mean < _CLEAR or mean < _PROMISING * error:
                    return None
    return int(best.move)


def holds(game: Game, sight: Sight, answer: int, seed: int, guesses: int) -> bool:
    """Whether the answer is beyond doubt with this seed as well."""
    return _beyond_doubt(game, sight, answer, FastSource(seed), guesses) is not None


def _beyond_doubt(game: Game, sight: Sight, answer: int, source: FastSource, guesses: int) -> _Found | None:
    scales = Scales(game.guesses(sight.view), policy_of(game), sight.view.seat, source, one_deal())
    pans = [Pan(move) for move in sight.moves]
    scales.weigh(pans, guesses)
    best = next(pan for pan in pans if pan.move == answer)
    nearest: _Found | None = None
    for pan in pans:
        if pan is best:
            continue
        mean, error = mean_and_error(beside(best.worths, [pan.worths], [1.0]))
        if mean < _CLEAR or mean <= _CERTAIN * error:
            return None
        if nearest is None or mean < nearest.worth:
            nearest = _Found(answer, int(pan.move), mean_and_error(beside(best.points, [pan.points], [1.0]))[0], mean)
    return nearest


def grade_of(game: Game, sight: Sight, answer: int, salt: int) -> tuple[int, tuple[float, ...]]:
    """How hard it is, and which part of the tries of each level finds it."""
    found = tuple(_part(game, sight, answer, name, tries, salt) for name, tries in LEVELS_ASKED)
    return next((place for place, part in enumerate(found, 1) if part >= 0.6), GRADES), found


def _part(game: Game, sight: Sight, answer: int, name: str, tries: int, salt: int) -> float:
    bot = make_bot(name, game)
    found = sum(bot.choose(sight, FastSource(salt * 64 + turn), _QUICK) == answer for turn in range(tries))
    return round(found / tries, 2)
