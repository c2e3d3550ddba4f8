"""Red as a game: options, notation, and the games of a match."""

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.bits import bit
from defifoo.core.chance import FairSource, Source
from defifoo.core.chronicler import Chronicler
from defifoo.core.deal import Deal, View, zeros
from defifoo.core.example import Example
from defifoo.core.fact import Fact, Foreseen
from defifoo.core.game import AS_MANY_AS_PLAYERS, Game, Option, Options
from defifoo.core.guessing import Guesses
from defifoo.core.lesson import Lesson
from defifoo.core.observing import Part, Parts, Row
from defifoo.core.pile import Pile
from defifoo.core.seen import Declaration, Seen
from defifoo.games.red.actions import LET_PASS, action_name, interrupters, list_actions
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.deck import CARD_NAMES, CARDS, deck_for, parse_card
from defifoo.games.red.examples import examples
from defifoo.games.red.guess import RedGuesses
from defifoo.games.red.lab import RedChronicler
from defifoo.games.red.lesson import lesson
from defifoo.games.red.moves import MOVES, move_name, parse_move
from defifoo.games.red.observing import hidden_parts, parts, write, write_hidden
from defifoo.games.red.reading import read_view
from defifoo.games.red.seen import SEEN, RedSeen
from defifoo.games.red.view import RedView
from defifoo.games.red.why import facts


@final
class Red(Game):
    def __init__(self) -> None:
        self.name = "red"
        self.bots = "defifoo.bots.red"
        self.options = (
            Option("length", "all.match", AS_MANY_AS_PLAYERS, 1, 20),
            Option("charmer", "red.charmer", 0, 0, 1, switch=True),
        )
        self.lowest_wins = False
        self.lays = ("played", "slammed", "hand-to-bank")
        self.gathers = ("took-round", "bomb", "bomb-led", "bank", "bank-led", "table-to-bank")
        self.start_points = 0
        self.actions = MOVES
        self.faces = CARDS
        self.let_pass = LET_PASS

    def default_options(self, players: i64) -> Options:
        """all.match: everyone deals once."""
        options = super().default_options(players)
        options["length"] = int(players)
        return options

    def card_name(self, card: Card) -> str:
        return CARD_NAMES[card]

    def parse_card(self, text: str) -> Card:
        return parse_card(text)

    def move_name(self, move: Move) -> str:
        return move_name(move)

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def deal(self, players: i64, options: Options, dealer: Seat, seed: bytes, number: int) -> Deal:
        """Whole hands, seat 0 first; the card left over lies face down in the Bank.  red.deal"""
        source = FairSource(seed, f"deal {number}")
        pile = Pile(deck_for(players))
        hands = zeros(players)
        each = pile.left // players
        for seat in range(players):
            for _ in range(each):
                hands[seat] |= bit(pile.draw(source))
        return RedDeal(players, dealer, source, hands, bit(pile.draw(source)), options["charmer"] == 1)

    def guess(self, view: View, source: Source) -> Deal:
        return self.guesses(view).draw(source)

    def guesses(self, view: View) -> Guesses:
        assert isinstance(view, RedView)
        return RedGuesses(view)

    def chronicler(self, deal: Deal) -> Chronicler:
        return RedChronicler(deal)

    def examples(self) -> list[Example]:
        return examples()

    def lessons(self) -> list[Lesson]:
        return [lesson()]

    def facts(self, view: View, move: Move, foreseen: list[Foreseen]) -> list[Fact]:
        assert isinstance(view, RedView)
        return facts(view, int(move), foreseen)

    def declared(self) -> Declaration:
        return SEEN

    def read_view(self, seen: Seen) -> View:
        return read_view(cast("RedSeen", seen))

    # For those who study it

    def action_name(self, action: i64) -> str:
        return action_name(action)

    def list_actions(self, deal: Deal, seat: Seat, begun: i64, into: vec[i64], first: i64) -> i64:  # noqa: ARG002 - the same
        assert isinstance(deal, RedDeal)
        return list_actions(deal, seat, into, first)

    def interrupters(self, deal: Deal) -> Mask:
        assert isinstance(deal, RedDeal)
        return interrupters(deal)

    def reward_scale(self) -> float:
        return 0.01

    def points_of_a_deal(self) -> tuple[int, int]:
        """Nothing; everything."""
        return 0, 99

    def parts(self, players: int) -> Parts:
        return parts(players)

    def write(self, deal: Deal, me: Seat, begun: i64, row: Row) -> None:  # noqa: ARG002 - a move is one action
        assert isinstance(deal, RedDeal)
        write(deal, me, row)

    def hidden_parts(self, players: int) -> list[Part]:
        return hidden_parts(players)

    def write_hidden(self, deal: Deal, me: Seat, row: Row) -> None:
        assert isinstance(deal, RedDeal)
        write_hidden(deal, me, row)
