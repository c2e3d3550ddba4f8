"""Small steps of reading a view back from its notation."""

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Card, Mask, Seat
from defifoo.core.bits import bit
from defifoo.core.deal import step


def numbers(values: list[int]) -> vec[i64]:
    return vec[i64]([i64(value) for value in values])


def seats(values: list[int]) -> Mask:
    mask: Mask = 0
    for seat in values:
        mask |= bit(seat)
    return mask


def whose_turn(waits_for: list[int]) -> Seat:
    """In a game that waits for one seat at a time; -1 when it is over."""
    return waits_for[0] if waits_for else -1


def played_by(seat: Seat, trick: vec[i64], leader: Seat, direction: i64, players: i64) -> Card:
    """The card of a seat in a trick that goes round from its leader; -1 when there is none."""
    turn = leader
    for card in trick:
        if turn == seat:
            return card
        turn = step(turn, direction, players)
    return -1
