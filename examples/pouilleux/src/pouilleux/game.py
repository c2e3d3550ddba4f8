"""Pouilleux as a game: options, notation, and the deals of a match."""

from typing import cast, final

from defifoo.core.bits import bit
from defifoo.core.chance import FairSource, FastSource, Source
from defifoo.core.deal import Deal, View
from defifoo.core.game import Game, Option, Options
from defifoo.core.pile import Pile
from defifoo.core.refusal import malformed
from defifoo.core.seen import Declaration, Seen
from pouilleux.deal import MOVES, PouilleuxDeal
from pouilleux.deck import CARD_NAMES, DECK, parse_card
from pouilleux.fan import Fan, Slot
from pouilleux.guess import guess
from pouilleux.seen import SEEN, PouilleuxSeen
from pouilleux.view import PouilleuxView, read_view


@final
class Pouilleux(Game):
    def __init__(self) -> None:
        self.name = "pouilleux"
        self.options = (Option("length", "all.match", 3, 1, 20),)
        self.lowest_wins = True
        self.start_points = 0
        self.actions = MOVES
        self.faces = len(CARD_NAMES)
        self.locale_folder = "locales"
        self.rulebook_folder = "rules"

    def card_name(self, card: int) -> str:
        return CARD_NAMES[card]

    def parse_card(self, text: str) -> int:
        return parse_card(text)

    def move_name(self, move: int) -> str:
        return f"draw {move + 1}"

    def parse_move(self, text: str) -> int:
        for move in range(MOVES):
            if text == self.move_name(move):
                return move
        raise malformed("move", text)

    def deal(self, players: int, options: Options, dealer: int, seed: bytes, number: int) -> Deal:  # noqa: ARG002 - none matters
        """All cards, one by one, the seat after the dealer first.  pouilleux.deal"""
        source = FairSource(seed, f"deal {number}")
        pile = Pile(DECK)
        fans: list[Fan] = [[] for _ in range(players)]
        seat = dealer
        for _ in DECK:
            seat = (seat + 1) % players
            fans[seat].append(Slot(int(pile.draw(source)), int(bit(seat))))
        deal = PouilleuxDeal(players, dealer, source, fans)
        deal.begin()
        return deal

    def guess(self, view: View, source: Source) -> Deal:
        assert isinstance(view, PouilleuxView)
        return guess(view, source)

    # Views over the network

    def declared(self) -> Declaration:
        return SEEN

    def read_view(self, seen: Seen) -> View:
        view = read_view(cast("PouilleuxSeen", seen))
        if seen["over"]:
            view.outcome = guess(view, FastSource(0)).outcome()
        return view

    # Points as rewards

    def reward_scale(self) -> float:
        return -1.0

    def points_of_a_deal(self) -> tuple[int, int]:
        """Nothing; the Pouilleux."""
        return 0, 1
