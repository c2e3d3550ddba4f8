"""Blue as a game: options, notation, and the deal."""

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Card, Move, Seat
from defifoo.core.chance import FairSource, Source
from defifoo.core.chronicler import Chronicler
from defifoo.core.deal import Deal, View, zeros
from defifoo.core.example import Example
from defifoo.core.fact import Fact, Foreseen
from defifoo.core.game import Game, Option, Options
from defifoo.core.guessing import Guesses
from defifoo.core.lesson import Lesson
from defifoo.core.observing import Part, Parts, Row
from defifoo.core.pile import Pile
from defifoo.core.seen import Declaration, Seen
from defifoo.games.blue.actions import ACTIONS, action_name, actions_for, list_actions, logged, move_of, put_aside
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.deck import CARD_NAMES, COPIES, FACES, FULL_DECK, HAND, one, parse_card
from defifoo.games.blue.examples import examples
from defifoo.games.blue.guess import BlueGuesses
from defifoo.games.blue.lab import BlueChronicler
from defifoo.games.blue.lesson import lesson
from defifoo.games.blue.lines import no_lines
from defifoo.games.blue.moves import move_name, parse_move
from defifoo.games.blue.observing import hidden_parts, parts, write, write_hidden
from defifoo.games.blue.reading import read_view
from defifoo.games.blue.seen import SEEN, BlueSeen
from defifoo.games.blue.view import BlueView
from defifoo.games.blue.why import facts


@final
class Blue(Game):
    def __init__(self) -> None:
        self.name = "blue"
        self.bots = "defifoo.bots.blue"
        self.options = (Option("length", "all.match", 3, 1, 20),)
        self.lowest_wins = False
        # What is drawn for a card is seen with it.
        self.lays = ("opened", "laid", "cancelled", "moon", "stole", "answered", "lightning", "struck", "iceberg", "exchanged")
        self.start_points = 0
        self.any_cards = "exchange"
        self.points_tell = False  # the search looks not as far as the end of a deal
        self.actions = ACTIONS
        self.faces = FACES

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

    def deal_by(self, rules: int, players: i64, options: Options, dealer: Seat, seed: bytes, number: int) -> Deal:
        """blue.first-turn"""
        deal = self.deal(players, options, dealer, seed, number)
        assert isinstance(deal, BlueDeal)
        deal.rules = rules
        return deal

    def guess(self, view: View, source: Source) -> Deal:
        return self.guesses(view).draw(source)

    def guesses(self, view: View) -> Guesses:
        assert isinstance(view, BlueView)
        return BlueGuesses(view)

    def chronicler(self, deal: Deal) -> Chronicler:
        return BlueChronicler(deal)

    def examples(self) -> list[Example]:
        return examples()

    def lessons(self) -> list[Lesson]:
        return [lesson()]

    def facts(self, view: View, move: Move, foreseen: list[Foreseen]) -> list[Fact]:
        assert isinstance(view, BlueView)
        return facts(view, int(move), foreseen)

    def declared(self) -> Declaration:
        return SEEN

    def read_view(self, seen: Seen) -> View:
        return read_view(cast("BlueSeen", seen))

    # For those who study it

    def action_name(self, action: i64) -> str:
        return action_name(action)

    def actions_for(self, move: Move) -> list[int]:
        return actions_for(move)

    def begun_by(self, action: i64, begun: i64) -> i64:
        return put_aside(action, begun)

    def move_of(self, action: i64, begun: i64) -> Move:
        return move_of(action, begun)

    def logged(self, action: i64, begun: i64) -> i64:
        return logged(action, begun)

    def list_actions(self, deal: Deal, seat: Seat, begun: i64, into: vec[i64], first: i64) -> i64:
        assert isinstance(deal, BlueDeal)
        return list_actions(deal, seat, begun, into, first)

    def reward_scale(self) -> float:
        return 0.02

    def points_of_a_deal(self) -> tuple[int, int]:
        """Nothing; all cards of four continents."""
        return 0, 192

    def parts(self, players: int) -> Parts:
        return parts(players)

    def write(self, deal: Deal, me: Seat, begun: i64, row: Row) -> None:
        assert isinstance(deal, BlueDeal)
        write(deal, me, begun, row)

    def hidden_parts(self, players: int) -> list[Part]:
        return hidden_parts(players)

    def write_hidden(self, deal: Deal, me: Seat, row: Row) -> None:
        assert isinstance(deal, BlueDeal)
        write_hidden(deal, me, row)
