"""A moment of a match once more: somebody sits in a seat and plays on, the bots in the others."""

from typing import Final

from defifoo.bots.bot import WAIT, Budget
from defifoo.bots.levels import make_bot
from defifoo.bots.sitting import Sitter, ask
from defifoo.core.bits import bit, members
from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.record import parse_seat_move
from defifoo.core.refusal import malformed

_OTHERS: Final = "net"
"""Who plays the other seats: strong, and at once."""
_THOUGHT: Final = Budget(simulations=1)


def at_moment(setup: Setup, deals: list[list[str]], deal: int, step: int) -> Match:
    """The match where so many moves of a deal were made. Raises Refused (malformed) where there is no such moment."""
    if not 1 <= deal <= len(deals) or not 0 <= step <= len(deals[deal - 1]):
        raise malformed("moment", f"{deal}/{step}")
    match = Match(setup)
    for number, moves in enumerate(deals[:deal], 1):
        if number > 1:
            match.next_deal()
        for text in moves if number < deal else moves[:step]:
            match.play(*parse_seat_move(setup.game, setup.players, text))
    if match.deal.over:
        raise malformed("moment", f"{deal}/{step}")
    return match


def draw_anew(match: Match, seat: int, chance: int) -> None:
    """The cards that the seat cannot see lie elsewhere, wherever they may lie for all that it knows."""
    match.deal = match.setup.game.guess(match.deal.view(seat), FastSource(chance))


def bots_move(match: Match, seat: int, chance: int) -> tuple[int, int] | None:
    """The next move of the others; None when it is for the seat to move, or nobody's turn any more."""
    deal = match.deal
    if deal.over or not deal.waits_mask() & ~bit(seat):
        return None
    game = match.setup.game
    bot = make_bot(_OTHERS, game)
    optional = deal.movers_mask() & ~deal.waits_mask() & ~bit(seat)
    for each in [*members(optional), *members(deal.waits_mask() & ~bit(seat))]:
        other = int(each)
        move = ask(match, other, Sitter(_OTHERS, bot, FastSource(chance * 8 + other)), _THOUGHT)
        if move != WAIT:
            return other, move
    return None
