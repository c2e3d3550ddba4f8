"""The moments of a match at which a seat had a choice, each with what that seat could know then and nothing else."""

from collections.abc import Iterator
from typing import NamedTuple

from defifoo.bots.bot import WAIT
from defifoo.bots.sight import Sight, sight_of
from defifoo.core.bits import bit, members
from defifoo.core.match import Match
from defifoo.core.record import Record, deal_again, play_text


class Moment(NamedTuple):
    """A choice that was made.

    step    how many moves of the deal had been made
    chosen  the move; WAIT where a seat could have acted out of turn and let the moment pass
    """

    deal: int
    step: int
    seat: int
    sight: Sight
    chosen: int


class PlayedDeal(NamedTuple):
    """A finished deal: what each seat saw of it at the beginning, and every choice."""

    number: int
    opening: tuple[Sight, ...]
    moments: tuple[Moment, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]


def played_deals(record: Record) -> Iterator[tuple[PlayedDeal, Match]]:
    """Every finished deal of a record, with the match as it stands then. Raises BrokenRecord."""
    match = Match(record.setup)
    for number, moves in enumerate(record.deals, 1):
        if number > 1:
            deal_again(match)
        opening = tuple(sight_of(match, seat) for seat in range(record.setup.players))
        found: list[Moment] = []
        for text in moves:
            found += _choices(match, text, number)
            play_text(match, text)
        if match.deal.over:
            outcome = match.outcomes[-1]
            yield PlayedDeal(number, opening, tuple(found), outcome.points, outcome.winners), match


def _choices(match: Match, text: str, number: int) -> list[Moment]:
    """The move that comes, and those who could have acted out of turn and did not. Whoever was forestalled let nothing pass."""
    deal, step = match.deal, len(match.moves[-1])
    game = match.setup.game
    mover, move = int(text[0]), int(game.parse_move(text[2:]))
    found = []
    if deal.waits_mask() & bit(mover):
        for other in members(deal.movers_mask() & ~deal.waits_mask()):
            seat = int(other)
            found.append(Moment(number, step, seat, sight_of(match, seat), WAIT))
    sight = sight_of(match, mover)
    if len(sight.moves) > 1 or not deal.waits_mask() & bit(mover):
        found.append(Moment(number, step, mover, sight, move))
    return found
