"""The moves, their numbers and their notation.

RG, PYS, SK         play that card
JG P                play that Joker and name the symbol to go on from
draw, keep          draw a card; keep the card just drawn
again, reverse      the two ways out of an "again or reverse"
pass                leave a race
take                take the cards of a +3
give RG 2           give that card to that seat
swap 2              swap hands with that seat
thanks, silent      what the receiver of a gift says
cw, ccw             the dealer's choice of direction
"""

from typing import Final

from mypy_extensions import i64

from defifoo.core.aliases import Card, Move, Seat
from defifoo.core.refusal import malformed
from defifoo.games.yellow.deck import CARD_NAMES, FACES, JOKER, SKULL, SYMBOLS

SKULL_MOVE: Final = 63
"""Moves below JOKER play that card; the nine from JOKER on are three for each Joker."""

DRAW: Final = 64
KEEP: Final = 65
AGAIN: Final = 66
REVERSE: Final = 67
PASS: Final = 68
TAKE: Final = 69
THANKS: Final = 70
SILENT: Final = 71
CLOCKWISE: Final = 72
COUNTER: Final = 73
SWAP_WITH: Final = 74
"""SWAP_WITH + seat"""
GIVE_TO: Final = 80
"""GIVE_TO + card * 6 + seat"""
MOVES: Final = GIVE_TO + FACES * 6

_WORDS: Final = ("draw", "keep", "again", "reverse", "pass", "take", "thanks", "silent", "cw", "ccw")


def card_of(move: Move) -> Card:
    """The card that a move below DRAW plays."""
    if move < JOKER:
        return move
    return JOKER + (move - JOKER) // 3


def lies_after(move: Move) -> i64:
    """What lies there once the move's card has been played: symbol * 3 + colour.  yellow.joker"""
    if move < JOKER:
        return move // 6
    return (move - JOKER) % 3 * 3 + (move - JOKER) // 3


def plain_move(card: Card) -> Move:
    """The move that plays a card; a Joker as a rock."""
    return card if card < JOKER else JOKER + (card - JOKER) * 3


def give_move(card: Card, seat: Seat) -> Move:
    return GIVE_TO + card * 6 + seat


def target_of(move: Move) -> Seat:
    """The seat that a move names, -1 when it names none."""
    if move >= GIVE_TO:
        return (move - GIVE_TO) % 6
    return move - SWAP_WITH if move >= SWAP_WITH else i64(-1)


def move_name(move: Move) -> str:
    if move < DRAW:
        card = CARD_NAMES[card_of(move)]
        return f"{card} {SYMBOLS[(move - JOKER) % 3]}" if JOKER <= move < SKULL_MOVE else card
    if move < SWAP_WITH:
        return _WORDS[move - DRAW]
    if move < GIVE_TO:
        return f"swap {move - SWAP_WITH}"
    return f"give {CARD_NAMES[(move - GIVE_TO) // 6]} {target_of(move)}"


_MOVES: Final = {move_name(move): move for move in range(MOVES)}


def parse_move(text: str) -> Move:
    move = _MOVES.get(text)
    if move is None:
        raise malformed("move", text)
    return move


assert plain_move(SKULL) == SKULL_MOVE
