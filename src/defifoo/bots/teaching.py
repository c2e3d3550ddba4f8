"""Why this move, and why not the next best: facts about a position that a child can repeat.

The hidden cards are guessed from the view, always alike for the same view, and each guess is played on with every move. What
happened then is told by the game itself (`Game.facts`); what comes of it in the end is compared here. One place for the hint at
the table and in the terminal, for reviews and for puzzles.
"""

import json
from hashlib import blake2b
from typing import Final, NamedTuple

from defifoo.bots.lore import policy_of
from defifoo.bots.search.policy import WAIT
from defifoo.bots.search.tree import MOST_PLAYS
from defifoo.bots.sight import Sight
from defifoo.core.chance import FastSource
from defifoo.core.deal import View
from defifoo.core.event import Event
from defifoo.core.fact import AGAINST, FOR, Fact, Foreseen, in_ten
from defifoo.core.game import Game

GUESSES: Final = 24
_MOST_FACTS: Final = 3
_MOST_OTHERS: Final = 4
"""So many moves that no search thought of are looked at for the next best."""
_END: Final = "end-"
_CLOSE: Final = 0.015
"""How far a move may lie behind another of which it is almost as good, of a worth between 0 and 1."""


class Weighed(NamedTuple):
    """A move, the points of the deal that it promises, and its worth from 0 to 1."""

    move: int
    points: float
    worth: float


class Taught(NamedTuple):
    """A move and what speaks for it; of all but the best, what speaks against it."""

    weighed: Weighed
    why: list[Fact]


def foresee(game: Game, view: View, moves: list[int], guesses: int = GUESSES) -> list[list[Foreseen]]:
    """The futures of each move, all from the same guesses."""
    policy, source, seat = policy_of(game), FastSource(_chance(view)), int(view.seat)
    drawn = game.guesses(view)
    found: list[list[Foreseen]] = [[] for _ in moves]
    for _ in range(guesses):
        guess = drawn.draw(source)
        for place, move in enumerate(moves):
            deal = guess.clone()
            heard: list[Event] = []
            deal.heard = heard
            if move == WAIT:
                policy.pass_by(deal, seat, source)
            else:
                deal.do(seat, move)
            for _ in range(MOST_PLAYS):
                if deal.over:
                    break
                policy.step(deal, source)
            deal.heard = None
            found[place].append(Foreseen(heard, deal))
    return found


def _chance(view: View) -> int:
    """The same for the same view, whatever it hides."""
    text = json.dumps(view.as_dict(), sort_keys=True)
    return int.from_bytes(blake2b(text.encode(), digest_size=7).digest())


def teach(game: Game, sight: Sight, weighed: list[Weighed], least: int = 0) -> list[Taught]:
    """The moves with their reasons; the first one is the best.

    Where the search found fewer than `least` worth a thought, the best of the other legal moves join them.
    """
    others = _others(sight, weighed) if len(weighed) < least else []
    futures = foresee(game, sight.view, [*(each.move for each in weighed), *others])
    told = list(zip(weighed, futures, strict=False))
    joined = [
        (_beside(game, sight.view, told[0], move, seen), seen) for move, seen in zip(others, futures[len(told) :], strict=True)
    ]
    joined.sort(key=lambda one: -one[0].worth)
    told[1:] = sorted([*told[1:], *joined[: max(0, least - len(told))]], key=lambda one: -one[0].worth)
    facts = [game.facts(sight.view, one.move, seen) for one, seen in told]
    (best, _), *rest = told
    found = [Taught(best, _said_for(game, best, rest[0][0] if rest else None, facts[0], len(sight.moves)))]
    for (other, _), own in zip(rest, facts[1:], strict=True):
        found.append(Taught(other, _said_against(game, best, other, facts[0], own)))
    return found


def reasons(game: Game, sight: Sight, best: int, other: int) -> tuple[list[Fact], list[Fact]]:
    """What speaks for one move and against another, for whoever knows already how much better it is."""
    for_best, for_other = foresee(game, sight.view, [best, other])
    facts = game.facts(sight.view, best, for_best)
    against = [] if best == other else _against(facts, game.facts(sight.view, other, for_other))
    return _in_favour(facts), against


def _others(sight: Sight, weighed: list[Weighed]) -> list[int]:
    """Some of the moves that nobody thought of, from all over the list."""
    known = {each.move for each in weighed}
    left = [move for move in sight.moves if move not in known]
    return left[:: max(1, -(-len(left) // _MOST_OTHERS))]


def _beside(game: Game, view: View, known: tuple[Weighed, list[Foreseen]], move: int, futures: list[Foreseen]) -> Weighed:
    """A move that no search weighed, by how far its futures are behind those of the best."""
    policy, seat = policy_of(game), view.seat
    best, of_best = known

    def mean(ends: list[Foreseen]) -> tuple[float, float]:
        over = [future.deal for future in ends if future.deal.over]
        rewards = sum(policy.reward(deal, seat) for deal in over)
        return rewards / max(1, len(over)), sum(policy.promised(deal, seat) for deal in over) / max(1, len(over))

    (reward, points), (best_reward, best_points) = mean(futures), mean(of_best)
    behind = max(0.0, best_reward - reward)
    return Weighed(move, best.points + points - best_points, max(0.0, best.worth - behind))


def _said_for(game: Game, best: Weighed, other: Weighed | None, facts: list[Fact], choices: int) -> list[Fact]:
    if choices == 1 and other is None:
        return [Fact("only"), *facts[: _MOST_FACTS - 1]]
    if facts:
        found = _in_favour(facts)
        blamed = any(fact.speaks == AGAINST for fact in found) and not any(fact.speaks == FOR for fact in found)
        return [*found, Fact("nevertheless")] if blamed and other is not None else found
    gain = 0 if other is None else round(_gain(game, best, other))
    return [Fact("ahead", points=gain) if gain > 0 and game.points_tell else Fact("best")]


def _in_favour(facts: list[Fact]) -> list[Fact]:
    """The best that can be said; that something good hardly ever happens only where there is nothing else."""
    return _chosen([fact for fact in facts if fact.times or not fact.name.startswith(_END)] or facts, _MOST_FACTS, FOR)


def _against(of_best: list[Fact], facts: list[Fact]) -> list[Fact]:
    """What is not true of the best move alike, what speaks against it before the rest."""
    promised = {fact.name: fact.times for fact in of_best if fact.name.startswith(_END)}
    new = [fact for fact in facts if fact not in of_best and not (fact.name.startswith(_END) and _no_less(fact, promised))]
    return _chosen(new, _MOST_FACTS - 1, AGAINST)


def _chosen(facts: list[Fact], most: int, side: int) -> list[Fact]:
    """Those that speak for a side before the others, in the order in which the game tells them."""
    places = sorted(range(len(facts)), key=lambda place: -side * facts[place].speaks)[:most]
    return [facts[place] for place in sorted(places)]


def _said_against(game: Game, best: Weighed, other: Weighed, of_best: list[Fact], facts: list[Fact]) -> list[Fact]:
    """And what it comes to."""
    own = _against(of_best, facts)
    end = _compared(game, best, other)
    praised = bool(own) and all(fact.speaks == FOR for fact in own) and end.name not in ("close", "same")
    return [*own, *([Fact("yet")] if praised else []), end]


def _no_less(fact: Fact, promised: dict[str, int]) -> bool:
    """Whether it promises as much as the best move, as far as so few guesses tell."""
    return fact.times >= promised.get(fact.name, 0) - 1


def _compared(game: Game, best: Weighed, other: Weighed) -> Fact:
    """What is lost by the other move in the end."""
    if best.worth - other.worth < _CLOSE:
        return Fact("same" if best[1:] == other[1:] else "close")
    gain = round(_gain(game, best, other))
    if game.points_tell and gain:
        return Fact("points", points=gain) if gain > 0 else Fact("place", points=-gain)
    often, less = in_ten(best.worth), in_ten(other.worth)
    return Fact("win", times=less, many=often) if less < often else Fact("less")


def _gain(game: Game, best: Weighed, other: Weighed) -> float:
    """How many points the best move brings more, counted so that more is better."""
    more = best.points - other.points
    return -more if game.lowest_wins else more
