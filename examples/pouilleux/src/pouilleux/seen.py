"""What a view of Pouilleux says, beside what every view does."""

from typing import Final

from defifoo.core.seen import Declaration, Open, Own


class PouilleuxOpen(Open):
    movers: list[int]
    neighbour: int
    """Whose fan is drawn from; -1 when the deal is over."""
    laid: list[list[str]]
    """By seat: the pairs on the table."""
    known_to: list[list[list[int]]]
    """By seat and place in the fan: the seats that have held the card, which everybody saw."""
    idle: int
    """So many cards in a row were drawn without a pair."""


class PouilleuxOwn(Own):
    fans: list[list[str]]
    """By seat and place in the fan: the card, or nothing where the reader does not know it."""


class PouilleuxSeen(PouilleuxOpen, PouilleuxOwn):
    pass


SEEN: Final = Declaration(PouilleuxOpen, PouilleuxOwn, PouilleuxSeen, ("draw", "over"))
