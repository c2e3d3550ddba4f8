"""A review as plain data, for the wire, the terminal and other processes: moves in notation, numbers rounded."""

from hashlib import blake2b
from typing import Final

from msgspec import Struct

from defifoo.bots.bot import WAIT
from defifoo.bots.teaching import reasons
from defifoo.bots.told import ToldFact, told_facts
from defifoo.core.chance import FastSource
from defifoo.core.game import Game
from defifoo.core.record import Record
from defifoo.review.judging import Amount, DealReview, Reviewer, SeatReview, WeighedChoice
from defifoo.review.moments import played_deals

MOST_COSTLY = 3
_SURE: Final = 2.0
_SURE_OF_POINTS: Final = 3.0
"""So many errors from nothing is put down to the choices: by what they were worth, or else by their points alone, which must be
surer, since they are asked second."""
_NOTICED: Final = 0.01


class ToldChoice(Struct, frozen=True):
    """A choice that is worth a word, before which `step` moves of the deal were made.

    move    what was done, "" where the moment was let pass
    better  the best move; the same as `move` where the choice was the best
    points  what the better move promised more for its seat, in points of the deal; for the best, what it is ahead of the others
    worth   the same as a chance, from 0 to 1; `error` is how far that can be trusted
    why     `own`: it brings points; `place`: it holds others back; `win`: it wins more often
    facts   what speaks for the better move
    against what speaks against the move that was made, where another was better
    """

    step: int
    move: str
    better: str
    points: float
    worth: float
    error: float
    why: str
    facts: list[ToldFact] = []
    against: list[ToldFact] = []


class ToldSeat(Struct, frozen=True):
    """`result` = `cards` + `choices`, give or take `error` for each; `hand` is what the cards promised at the beginning.

    judged  how many choices the seat had
    skill   what the choices added to the chance to win, from 0 to 1; `skill_error` is how far that can be trusted
    verdict `cards`, `mostly` (the cards, but for a costly choice), `well` or `badly`: what it all comes to
    """

    seat: int
    result: int
    cards: float
    choices: float
    error: float
    hand: float
    hand_error: float
    skill: float
    skill_error: float
    judged: int
    verdict: str
    costly: list[ToldChoice]
    proud: ToldChoice | None


class ToldDeal(Struct, frozen=True):
    """One deal looked back at: what the cards gave and what the choices added, seat by seat."""

    deal: int
    seats: list[ToldSeat]


def review_deal(record: Record, number: int, simulations: int) -> ToldDeal | None:
    """The deal with this number (from 1), always judged alike; None when it was not played to its end."""
    game = record.setup.game
    chance = blake2b(record.setup.seed + number.to_bytes(4), digest_size=7).digest()
    for played, _ in played_deals(record):
        if played.number == number:
            reviewer = Reviewer(game, simulations)
            return told_deal(game, reviewer.review(played, FastSource(int.from_bytes(chance))))
    return None


def told_deal(game: Game, review: DealReview) -> ToldDeal:
    return ToldDeal(review.number, [_told_seat(game, seat) for seat in review.seats])


def _told_seat(game: Game, review: SeatReview) -> ToldSeat:
    proudest = review.proudest
    return ToldSeat(
        seat=review.seat,
        result=review.result,
        cards=round(review.cards.value, 2),
        choices=round(review.result - round(review.cards.value, 2), 2),
        error=round(review.choices.error, 2),
        hand=round(review.hand.value, 2),
        hand_error=round(review.hand.error, 2),
        skill=round(review.worth.value, 3),
        skill_error=round(review.worth.error, 3),
        judged=len(review.judged),
        verdict=verdict(game, review),
        costly=[_told_choice(game, judged) for judged in review.costly[:MOST_COSTLY]],
        proud=None if proudest is None else _told_choice(game, proudest),
    )


def verdict(game: Game, review: SeatReview) -> str:
    """By what the choices were worth; where that is not sure, by their points, so that no number beside it belies it."""
    worth, points = review.worth, review.choices
    if abs(worth.value) >= _NOTICED and abs(worth.value) > _SURE * worth.error:
        return "well" if worth.value > 0 else "badly"
    if game.points_tell and abs(points.value) > _SURE_OF_POINTS * points.error:
        return "well" if (points.value < 0) == game.lowest_wins else "badly"
    return "mostly" if review.costly else "cards"


def _told_choice(game: Game, judged: WeighedChoice) -> ToldChoice:
    nothing = Amount(0.0, 0.0)
    worth = (judged.cost if judged.costly else judged.ahead) or nothing
    points = (judged.lost if judged.costly else judged.points) or nothing
    gain = -points.value if game.lowest_wins else points.value
    facts, against = reasons(game, judged.moment.sight, judged.best, judged.moment.chosen)
    return ToldChoice(
        step=judged.moment.step,
        move=_in_notation(game, judged.moment.chosen),
        better=_in_notation(game, judged.best),
        points=round(gain, 1),
        worth=round(worth.value, 3),
        error=round(worth.error, 3),
        why="win" if not game.points_tell else "own" if gain > 0.5 else "place",
        facts=told_facts(facts),
        against=told_facts(against),
    )


def _in_notation(game: Game, move: int) -> str:
    return "" if move == WAIT else game.move_name(move)
