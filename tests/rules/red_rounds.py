"""A round of Red for three that is about to begin."""

from defifoo.games.red.deal import RedDeal
from defifoo.games.red.game import Red
from defifoo.games.red.stacked import stacked
from rules.at_the_table import play

RED = Red()


def three(first: str, second: str, third: str, charmer: bool = False) -> RedDeal:
    """Three hands, the dealer in seat 0 and the direction clockwise. A far card keeps each hand from running out."""
    deal = stacked([f"{first} S4", f"{second} S5", f"{third} S6"], charmer=charmer)
    play(RED, deal, "0 cw")
    return deal
