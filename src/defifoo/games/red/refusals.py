"""The rule that stands in the way of a move, named in the order in which a table would object."""

from mypy_extensions import i64

from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.bits import bit
from defifoo.core.refusal import MALFORMED, NOT_YOURS, Violation
from defifoo.games.red.deck import BANK, CARD_NAMES, CARDS, POLICE, POLICE_SUIT, SUITS
from defifoo.games.red.moves import TEAM, is_move
from defifoo.games.red.rules import follows, may_team_up, partners_wanted


def no_move(seat: Seat, move: Move, players: i64) -> Violation | None:
    if is_move(move) and 0 <= seat < players:
        return None
    return Violation("move", {"text": str(move)}, MALFORMED)


def too_early(move: Move, hand: Mask, turn: Seat, under_way: bool) -> Violation | None:
    """Out of turn: only the Bank and the Bomb, and only into a round.  all.turn-order, red.interrupt"""
    if not BANK <= move < CARDS:
        return Violation("all.turn-order", {"seat": str(turn)}, NOT_YOURS)
    if not under_way and bit(move) & hand:
        return Violation("red.interrupt", {"card": CARD_NAMES[move], "seat": str(turn)}, NOT_YOURS)
    return None


def wrong_choice(move: Move, dealer: Seat, players: i64, choosing_team: bool, choosing_direction: bool) -> Violation | None:
    """First the teams, then the direction, then cards.  red.teams.none, red.teams.choice, all.direction"""
    if move >= TEAM and partners_wanted(players) == 0:
        return Violation("red.teams.none")
    if choosing_team or move >= TEAM:
        if choosing_team and move >= TEAM and may_team_up(move - TEAM, dealer, players):
            return None
        return Violation("red.teams.choice", {"partners": "one" if partners_wanted(players) == 1 else "two"})
    if choosing_direction and move >= CARDS:
        return None
    return Violation("all.direction")


def misplayed(card: Card, hand: Mask, led: i64) -> Violation:
    """A card that may not be played in a round.  all.own-cards, red.follow.gang, red.follow.police"""
    if not bit(card) & hand:
        return Violation("all.own-cards", {"card": CARD_NAMES[card]})
    if led == POLICE_SUIT:
        return Violation("red.follow.police")
    must = "police" if follows(hand, led) >= bit(POLICE) else "gang"
    return Violation("red.follow.gang", {"gang": SUITS[led], "must": must})
