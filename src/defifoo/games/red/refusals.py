"""The rule that stands in the way of a move, named in the order in which a table would object."""

from mypy_extensions import i64

from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.bits import bit
from defifoo.core.refusal import MALFORMED, NOT_YOURS, Violation
from defifoo.games.red.choices import TEAMS
from defifoo.games.red.deck import BANK, CARD_NAMES, CARDS, POLICE, POLICE_SUIT, SUITS
from defifoo.games.red.moves import TEAM
from defifoo.games.red.rules import follows, partners_wanted


def no_move(move: Move) -> Violation:
    return Violation("move", {"text": str(move)}, MALFORMED)


def out_of_turn(move: Move, hand: Mask, turn: Seat) -> Violation:
    """Only the Bank and the Bomb, and only into a round.  all.turn-order, red.interrupt, all.own-cards"""
    if not BANK <= move < CARDS:
        return Violation("all.turn-order", {"seat": str(turn)}, NOT_YOURS)
    if bit(move) & hand:
        return Violation("red.interrupt", {"card": CARD_NAMES[move], "seat": str(turn)}, NOT_YOURS)
    return _not_in_hand(move)


def wrong_choice(move: Move, players: i64, asked: i64) -> Violation:
    """First the teams, then the direction, then cards.  red.teams.none, red.teams.choice, all.direction"""
    if move >= TEAM and partners_wanted(players) == 0:
        return Violation("red.teams.none")
    if asked == TEAMS or move >= TEAM:
        return Violation("red.teams.choice", {"partners": "one" if partners_wanted(players) == 1 else "two"})
    return Violation("all.direction")


def _not_in_hand(card: Card) -> Violation:
    return Violation("all.own-cards", {"card": CARD_NAMES[card]})


def misplayed(card: Card, hand: Mask, led: i64) -> Violation:
    """A card that may not be played in a round.  all.own-cards, red.follow.gang, red.follow.police"""
    if not bit(card) & hand:
        return _not_in_hand(card)
    if led == POLICE_SUIT:
        return Violation("red.follow.police")
    must = "police" if follows(hand, led) >= bit(POLICE) else "gang"
    return Violation("red.follow.gang", {"gang": SUITS[led], "must": must})
