"""Blue as a game: options, notation, and the deal."""

from typing import cast, final

from mypy_extensions import i64

from defifoo.core.aliases import Card, Move, Seat
from defifoo.core.chance import FairSource, Source
from defifoo.core.deal import Deal, View, zeros
from defifoo.core.game import Game, Option, Options
from defifoo.core.guessing import Guesses
from defifoo.core.observer import Observer
from defifoo.core.pile import Pile
from defifoo.core.seen import Declaration, Seen
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.deck import CARD_NAMES, COPIES, FULL_DECK, HAND, one, parse_card
from defifoo.games.blue.guess import BlueGuesses
from defifoo.games.blue.lab import BlueObserver
from defifoo.games.blue.lines import no_lines
from defifoo.games.blue.moves import move_name, parse_move
from defifoo.games.blue.reading import read_view
from defifoo.games.blue.seen import SEEN, BlueSeen
from defifoo.games.blue.view import BlueView


@final
class Blue(Game):
    def __init__(self) -> None:
        self.name = "blue"
        self.bots = "defifoo.bots.blue"
        self.options = (Option("length", "all.match", 3, 1, 20),)
        self.lowest_wins = False
        self.start_points = 0
        self.any_cards = "exchange"
        self.points_tell = False  # the search looks not as far as the end of a deal

    def card_name(self, card: Card) -> str:
        return CARD_NAMES[card]

    def parse_card(self, text: str) -> Card:
        return parse_card(text)

    def move_name(self, move: Move) -> str:
        return move_name(move)

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def deal(self, players: i64, options: Options, dealer: Seat, seed: bytes, number: int) -> Deal:  # noqa: ARG002 - no option changes a game
        """Whole hands, seat 0 first; the rest is the draw pile.  blue.deal"""
        source = FairSource(seed, f"deal {number}")
        pile = Pile(FULL_DECK)
        hands = zeros(players)
        for seat in range(players):
            for _ in range(HAND):
                hands[seat] += one(pile.draw(source))
        return BlueDeal(players, dealer, source, COPIES, hands, pile, no_lines(players))

    def guess(self, view: View, source: Source) -> Deal:
        return self.guesses(view).draw(source)

    def guesses(self, view: View) -> Guesses:
        assert isinstance(view, BlueView)
        return BlueGuesses(view)

    def observer(self, deal: Deal) -> Observer:
        return BlueObserver(deal)

    def declared(self) -> Declaration:
        return SEEN

    def read_view(self, seen: Seen) -> View:
        return read_view(cast("BlueSeen", seen))
