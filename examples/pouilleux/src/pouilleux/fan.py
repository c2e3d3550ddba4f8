"""A hand as its neighbours see it: a row of cards, each with the seats that know it."""

from typing import NamedTuple

from pouilleux.deck import partner

UNKNOWN = -1


class Slot(NamedTuple):
    """One card in a fan. `known_to` is a set of seats: all who have ever held it, which everybody saw."""

    card: int
    known_to: int


Fan = list[Slot]


def without_pairs(fan: Fan) -> tuple[Fan, list[int]]:
    """The fan after its pairs were laid, and the cards laid, pair by pair.  pouilleux.pairs"""
    held = {slot.card for slot in fan}
    left = [slot for slot in fan if partner(slot.card) not in held]
    laid = sorted(slot.card for slot in fan if partner(slot.card) in held)
    return left, laid
