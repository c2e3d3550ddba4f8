"""A Purple so small that its whole tree fits into memory: a few cards, one challenge, which always means Ember."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.reduced import Reduced
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.purple.deck import CHALLENGES


@final
class ReducedPurple(Reduced):
    def __init__(self) -> None:
        self.cards = "E1 E2 T1 T2 ET TJ"
        self.hand = 2
        self.term = "challenge"
        self.choices = CHALLENGES
        self.chosen = "no-trick"
        self.unit = 10.0
        self.most = 14.0

    def deal(self, hands: vec[i64], choice: i64) -> Deal:
        return PurpleDeal(2, 0, FastSource(0), hands, choice, 0, short=False)
