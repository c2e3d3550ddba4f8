"""Cards or choices? What a deal promised, and what each choice added to it or cost.

A choice is judged by what its seat could know: the hidden cards are guessed from its view, and the same guesses are played to
the end with every move that came into question. What the chosen one brings beyond what a practised player would have got there
(the mean over the moves, weighted by how likely such a player makes each) is what the choice added. All choices of a seat
together, with the error of their sum, are its `choices`; the rest of its result is what the `cards` gave: the hand, what was
drawn, where the hidden cards lay and what the others did. So cards and choices make up the result to the last point, and each
is known as well as the other.

Few guesses seldom meet what is rare and dear, and then think themselves surer than they are: so the error of each choice counts
as one guess more the spread that all choices of the deal have on average.

How much of the cards was there from the beginning is estimated by itself: `hand` is what the seat's first view promised.
"""

import math
from typing import Final, NamedTuple

from librt.vecs import vec

from defifoo.bots.bot import WAIT, Budget
from defifoo.bots.expert import Expert
from defifoo.bots.learned import Learned
from defifoo.bots.lore import policy_of
from defifoo.bots.search.policy import may_wait
from defifoo.bots.search.prospect import Prospect
from defifoo.bots.search.weighing import NO_MOVE, Pan, Scales, beside, mean_and_error
from defifoo.bots.sight import Sight
from defifoo.core.chance import FastSource
from defifoo.core.engine import ENGINE
from defifoo.core.game import Game
from defifoo.review.moments import Moment, PlayedDeal

SIMULATIONS: Final = 24_000 if ENGINE == "compiled" else 1_000
"""What the review of a deal may cost, unless told otherwise: about a second of the compiled engine, a few of the other one."""
_HANDS: Final = 0.1
_CHOICES: Final = 0.55
"""The parts of it for the hands and for a look at every choice; the rest looks again at those that seem costly."""
_FEWEST: Final = 6
_MOST: Final = 120
"""Guesses for a choice."""
_SUSPECTS: Final = 5
_FEWEST_AGAIN: Final = 12
"""So many choices of a seat are looked at again, and with so many guesses at least: two may agree by chance."""
_SURE: Final = 3.5
"""A choice is called costly when it is so many errors above nothing, on guesses that it was not found by."""
_NOTICED: Final = 0.015
"""Of a worth between 0 and 1: what is less than this is not worth a word."""
_NO_CHANCE: Final = 1e-9
_ASKED: Final = 80
_FEWEST_ASKED: Final = 30
_EXPERTS: Final = 8
"""Before a choice is called costly the expert is asked for its own, so often, each time with other guesses and for one part in
so many of all simulations: about as many as the review has for each choice."""


class Amount(NamedTuple):
    """A number and its standard error."""

    value: float
    error: float

    def above(self, errors: float) -> bool:
        return self.value > errors * self.error


class WeighedChoice(NamedTuple):
    """A choice on the scales.

    best    the move that promised most
    points  what the chosen move brings beyond what a practised player gets there, in points of the deal
    worth   the same as the search has it, from 0 to 1
    cost    what the best move would have been worth more, on guesses of its own; nothing where it was not looked at again, or
            where the expert makes the same choice
    lost    the same in points
    ahead   what the chosen move is worth more than the others on average, where it was the best
    """

    moment: Moment
    best: int
    points: Amount
    worth: Amount
    cost: Amount | None = None
    lost: Amount | None = None
    ahead: Amount | None = None

    @property
    def costly(self) -> bool:
        """Beyond doubt, and by enough to be worth a word."""
        return self.cost is not None and self.cost.value > _NOTICED and self.cost.above(_SURE)

    @property
    def proud(self) -> bool:
        """The best move, where the others would have been worth less."""
        return self.ahead is not None and self.ahead.value > _NOTICED and self.ahead.above(_SURE)


class SeatReview(NamedTuple):
    """`result` = `cards` + `choices`, in points of the deal; `hand` is what the cards promised at the beginning."""

    seat: int
    result: int
    hand: Amount
    choices: Amount
    worth: Amount
    judged: tuple[WeighedChoice, ...]

    @property
    def cards(self) -> Amount:
        return Amount(self.result - self.choices.value, self.choices.error)

    @property
    def costly(self) -> list[WeighedChoice]:
        """The costliest first."""
        found = [judged for judged in self.judged if judged.costly]
        return sorted(found, key=lambda judged: -judged.cost.value if judged.cost else 0.0)

    @property
    def proudest(self) -> WeighedChoice | None:
        found = [judged for judged in self.judged if judged.proud and judged.ahead]
        return max(found, key=lambda judged: judged.ahead.value if judged.ahead else 0.0, default=None)


class DealReview(NamedTuple):
    number: int
    seats: tuple[SeatReview, ...]


class _OnScales(NamedTuple):
    moment: Moment
    scales: Scales
    pans: list[Pan]
    usual: list[float]


class Reviewer:
    """Judges the deals of one game. The same source judges alike."""

    def __init__(self, game: Game, simulations: int = SIMULATIONS) -> None:
        self.game = game
        self.simulations = simulations
        self.policy = policy_of(game)
        self.learned = Learned(game)
        self.expert = Expert(game)

    def review(self, deal: PlayedDeal, source: FastSource) -> DealReview:
        hands = self._hands(deal, source)
        laid = [self._lay(moment, source) for moment in deal.moments]
        laid = [each for each in laid if len(each.pans) > 1]
        pans = sum(len(each.pans) for each in laid)
        guesses = max(_FEWEST, min(_MOST, int(self.simulations * _CHOICES) // max(pans, 1)))
        judged: list[WeighedChoice] = []
        for each in laid:
            each.scales.weigh(each.pans, guesses)
            judged.append(_judged(each))
        judged = _steadied_choices(judged, guesses)
        left = self.simulations - int(self.simulations * _HANDS) - pans * guesses
        judged = self._look_again(laid, judged, max(left, 0), source)
        seats = [_seat_review(seat, deal, hands[seat], judged) for seat in range(len(deal.points))]
        return DealReview(deal.number, tuple(seats))

    def judge(self, moment: Moment, source: FastSource, guesses: int, again: int) -> WeighedChoice | None:
        """One choice by itself, with so many guesses, and so many more if it seems costly; None where there was none."""
        each = self._lay(moment, source)
        if len(each.pans) < 2:
            return None
        each.scales.weigh(each.pans, guesses)
        found = _judged(each)
        return found if found.best == moment.chosen else self._unless_expert(_with_cost(each, found, again), source)

    def _unless_expert(self, judged: WeighedChoice, source: FastSource) -> WeighedChoice:
        """A choice that the expert makes itself at that moment is not held against anybody, whatever the scales say."""
        if not judged.costly:
            return judged
        sight, budget = judged.moment.sight, Budget(simulations=max(_FEWEST_ASKED, self.simulations // _ASKED))
        asked = (self.expert.choose(sight, source, budget) for _ in range(_EXPERTS))
        return judged._replace(cost=None, lost=None) if judged.moment.chosen in asked else judged

    def _scales(self, sight: Sight, source: FastSource) -> Scales:
        score = sight.score
        prospect = Prospect(list(score.points), score.deals_left, self.game.lowest_wins, self.policy.swing)
        return Scales(self.game.guesses(sight.view), self.policy, sight.view.seat, source, prospect)

    def _hands(self, deal: PlayedDeal, source: FastSource) -> list[Amount]:
        guesses = max(2, int(self.simulations * _HANDS) // len(deal.opening))
        found = []
        for sight in deal.opening:
            pan = Pan(NO_MOVE)
            self._scales(sight, source).weigh([pan], guesses)
            found.append(Amount(*mean_and_error(pan.points)))
        return steadied(found, guesses)

    def _lay(self, moment: Moment, source: FastSource) -> _OnScales:
        """The moves that are worth a thought, and the one that was chosen."""
        sight = moment.sight
        scales = self._scales(sight, source)
        guess = scales.guesses.draw(source)
        moves = [int(move) for move in self.policy.sensible(guess, moment.seat) if move in sight.moves]
        if may_wait(guess, moment.seat):
            moves.append(WAIT)
        if moment.chosen not in moves:
            moves.append(moment.chosen)
        usual = self._usual(sight, moves) if len(moves) > 1 else [1.0]
        return _OnScales(moment, scales, [Pan(move) for move in moves], usual)

    def _usual(self, sight: Sight, moves: list[int]) -> list[float]:
        """How likely a practised player makes each of the moves."""
        chances = self.learned.chances(sight)
        found = [chances.get(move, 0.0) for move in moves]
        whole = sum(found)
        return [chance / whole for chance in found] if whole > _NO_CHANCE else [1 / len(moves)] * len(moves)

    def _look_again(
        self, laid: list[_OnScales], judged: list[WeighedChoice], simulations: int, source: FastSource
    ) -> list[WeighedChoice]:
        """Those that seem costliest, seat by seat, on fresh guesses."""
        found = judged[:]
        suspects = []
        for seat in {each.moment.seat for each in judged}:
            own = [place for place, each in enumerate(judged) if each.moment.seat == seat and each.best != each.moment.chosen]
            seeming = {place: _seeming(laid[place], judged[place].best) for place in own}
            likely = [place for place in own if seeming[place].above(1.0) and seeming[place].value > _NOTICED]
            suspects += sorted(likely, key=lambda place: -seeming[place].value)[:_SUSPECTS]
        for place in suspects:
            weighed = _with_cost(laid[place], judged[place], max(_FEWEST_AGAIN, simulations // (2 * len(suspects))))
            found[place] = self._unless_expert(weighed, source)
        return found


def _pan(pans: list[Pan], move: int) -> Pan:
    return next(pan for pan in pans if pan.move == move)


def _judged(each: _OnScales) -> WeighedChoice:
    pans, chosen = each.pans, _pan(each.pans, each.moment.chosen)
    best = max(pans, key=lambda pan: mean_and_error(pan.worths)[0])
    points = beside(chosen.points, [pan.points for pan in pans], each.usual)
    worths = beside(chosen.worths, [pan.worths for pan in pans], each.usual)
    ahead = None
    if best is chosen:
        others = [pan.worths for pan in pans if pan is not chosen]
        ahead = Amount(*mean_and_error(beside(chosen.worths, others, [1 / len(others)] * len(others))))
    return WeighedChoice(
        each.moment, int(best.move), Amount(*mean_and_error(points)), Amount(*mean_and_error(worths)), ahead=ahead
    )


def steadied(amounts: list[Amount], guesses: int) -> list[Amount]:
    """The same means; to the spread of its own guesses each adds one more guess with the spread that all have on average."""
    usual = sum(each.error**2 for each in amounts) / max(len(amounts), 1)
    return [Amount(each.value, math.sqrt(((guesses - 1) * each.error**2 + usual) / guesses)) for each in amounts]


def _steadied_choices(judged: list[WeighedChoice], guesses: int) -> list[WeighedChoice]:
    points = steadied([each.points for each in judged], guesses)
    worths = steadied([each.worth for each in judged], guesses)
    ahead = iter(steadied([each.ahead for each in judged if each.ahead is not None], guesses))
    return [
        each._replace(points=own, worth=worth, ahead=None if each.ahead is None else next(ahead))
        for each, own, worth in zip(judged, points, worths, strict=True)
    ]


def _seeming(each: _OnScales, best: int) -> Amount:
    return Amount(*mean_and_error(_more(_pan(each.pans, best).worths, _pan(each.pans, each.moment.chosen).worths)))


def _with_cost(each: _OnScales, judged: WeighedChoice, guesses: int) -> WeighedChoice:
    """What the best move would have brought more, on guesses that had no say in its being the best."""
    best, chosen = Pan(judged.best), Pan(each.moment.chosen)
    each.scales.weigh([best, chosen], guesses)
    cost = Amount(*mean_and_error(_more(best.worths, chosen.worths)))
    return judged._replace(cost=cost, lost=Amount(*mean_and_error(_more(best.points, chosen.points))))


def _more(values: "vec[float]", than: "vec[float]") -> "vec[float]":
    return beside(values, [than], [1.0])


def _seat_review(seat: int, deal: PlayedDeal, hand: Amount, judged: list[WeighedChoice]) -> SeatReview:
    own = tuple(each for each in judged if each.moment.seat == seat)
    return SeatReview(
        seat, deal.points[seat], hand, _sum([each.points for each in own]), _sum([each.worth for each in own]), own
    )


def _sum(amounts: list[Amount]) -> Amount:
    """The errors of different choices have nothing to do with each other."""
    return Amount(sum(each.value for each in amounts), math.sqrt(sum(each.error**2 for each in amounts)))
