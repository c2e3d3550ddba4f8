"""Random tricks judged a second time, the way people do it: look at the cards on the table and talk it through.

Written with letters and lists, and without a look at the engine's tables, so that both would have to be wrong alike.
"""

import pytest

from defifoo.core.bits import members
from defifoo.core.chance import FastSource
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.purple.game import Purple

PURPLE = Purple()


def colours(card: str) -> str:
    return "" if card == "SUN" else card if card.isalpha() else card[0]


class Trick:
    """The colours that may be followed (two while open) and, for each card, the colour it counts in and its worth."""

    def __init__(self) -> None:
        self.called = ""
        self.counting: list[tuple[str, float, int]] = []

    def follows(self, card: str) -> bool:
        return any(colour in self.called for colour in colours(card))

    def allowed(self, hand: list[str]) -> set[str]:
        following = {card for card in hand if self.follows(card)}
        if not self.called or not following:
            return set(hand)
        return following | ({"SUN"} & set(hand))

    def lay(self, card: str, place: int) -> None:
        if card == "SUN" or (self.called and not self.follows(card)):
            return
        if not self.called:
            self.called = colours(card)
            self.counting = [(self.called, 3.5 if card.isalpha() else int(card[1:]), place)]
        elif card.isalpha():
            on = next(colour for colour in card if colour in self.called)
            self.called = card.replace(on, "")
            self.counting = [(self.called, 3.5, place)]
        else:
            self.called = card[0]
            self.counting.append((self.called, int(card[1:]), place))

    def winner(self) -> int:
        return max((entry for entry in self.counting if self.called in entry[0]), key=lambda entry: entry[1])[2]


def play_and_judge(deal: PurpleDeal, source: FastSource) -> None:
    trick = Trick()
    while not deal.over:
        seat = deal.waits_for[0]
        if deal.direction == 0:
            deal.do(seat, deal.random_move(seat, source))
            continue
        hand = [PURPLE.card_name(card) for card in members(deal.hands[seat])]
        assert {PURPLE.move_name(move) for move in deal.moves(seat)} == trick.allowed(hand)
        move = deal.random_move(seat, source)
        trick.lay(PURPLE.move_name(move), seat)
        deal.do(seat, move)
        if deal.trick_size == 0:
            assert deal.last_winner == trick.winner()
            trick = Trick()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_engine_and_a_careful_player_agree_on_every_trick(players: int) -> None:
    source = FastSource(players)
    for number in range(30):
        options = PURPLE.check_options(players, {"short": number % 2})
        deal = PURPLE.deal(players, options, number % players, number.to_bytes(32, "big"), 1)
        assert isinstance(deal, PurpleDeal)
        play_and_judge(deal, source)
