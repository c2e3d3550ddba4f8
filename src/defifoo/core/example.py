"""A rule to be tried out: a stacked position in which it matters. The tests of the rules begin from the same ones."""

from typing import final

from defifoo.core.deal import Deal


@final
class Example:
    """The rule, the cards, what has been played before ("2 E5" is seat 2 playing E5), and who may try what they like."""

    def __init__(self, rule: str, deal: Deal, before: list[str], seat: int) -> None:
        self.rule = rule
        self.deal = deal
        self.before = before
        self.seat = seat
