"""What is asked of a seat in Red, and what it may answer: first the teams, then the direction, then cards.

`asked` is one of TEAMS, DIRECTION and CARD. What is offered, drawn at random, done for somebody absent and refused is all
decided here.
"""

from typing import Final

from mypy_extensions import i64

from defifoo.core.aliases import Mask, Move, Seat
from defifoo.core.bits import bit
from defifoo.games.red.deck import SPECIALS
from defifoo.games.red.moves import CLOCKWISE, COUNTER, team_move
from defifoo.games.red.rules import may_team_up, nearest_partners, partners_wanted, round_under_way

TEAMS: Final = 0
DIRECTION: Final = 1
CARD: Final = 2


def asked(team: Mask, direction: i64, players: i64) -> i64:
    """red.teams.choice, all.direction"""
    if direction != 0:
        return CARD
    return TEAMS if team == 0 and partners_wanted(players) > 0 else DIRECTION


def choices(what: i64, dealer: Seat, players: i64) -> list[Move]:
    """What the dealer may choose from before the first card."""
    if what == DIRECTION:
        return [CLOCKWISE, COUNTER]
    return [team_move(partners) for partners in range(1, bit(players)) if may_team_up(partners, dealer, players)]


def choice_of_the_absent(what: i64, dealer: Seat, players: i64) -> Move:
    """The next seats clockwise as partners; clockwise."""
    return CLOCKWISE if what == DIRECTION else team_move(nearest_partners(dealer, players))


def cards_out_of_turn(hand: Mask, played: i64, players: i64) -> Mask:
    """red.interrupt"""
    return hand & SPECIALS if round_under_way(played, players) else 0
