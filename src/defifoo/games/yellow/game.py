"""Yellow as a game: options, notation, and the games of a match."""

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Card, Move, Seat
from defifoo.core.chance import FairSource, Source
from defifoo.core.chronicler import Chronicler
from defifoo.core.deal import Deal, View
from defifoo.core.example import Example
from defifoo.core.fact import Fact, Foreseen
from defifoo.core.game import Game, Option, Options
from defifoo.core.guessing import Guesses
from defifoo.core.lesson import Lesson
from defifoo.core.observing import Part, Parts, Row
from defifoo.core.pile import Pile
from defifoo.core.seen import Declaration, Seen
from defifoo.games.yellow.actions import list_actions, shown
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.deck import CARD_NAMES, DECKS, FACES, HAND, parse_card
from defifoo.games.yellow.examples import examples
from defifoo.games.yellow.guess import YellowGuesses
from defifoo.games.yellow.hands import Hands
from defifoo.games.yellow.lab import YellowChronicler
from defifoo.games.yellow.lesson import lesson
from defifoo.games.yellow.lesson_for_children import lesson_for_children
from defifoo.games.yellow.memory import Memory
from defifoo.games.yellow.moves import GIVE_TO, MOVES, move_name, parse_move
from defifoo.games.yellow.observing import hidden_parts, parts, write, write_hidden
from defifoo.games.yellow.reading import read_view
from defifoo.games.yellow.seen import SEEN, YellowSeen
from defifoo.games.yellow.view import YellowView
from defifoo.games.yellow.why import facts


@final
class Yellow(Game):
    def __init__(self) -> None:
        self.name = "yellow"
        self.bots = "defifoo.bots.yellow"
        self.options = (
            Option("length", "yellow.win", 10, 1, 10),
            Option("level", "yellow.level.3", 3, 1, 3),
            Option("mistakes", "yellow.mistake", 0, 0, 1, switch=True),
            Option("thanks", "yellow.event.give.thanks", 1, 0, 1, switch=True),
        )
        self.lowest_wins = True  # yellow.win
        self.lays = ("played", "joker", "drew", "gave", "swapped", "mistake", "pile-remade")
        self.start_points = 0
        self.actions = MOVES
        self.faces = FACES
        self.secret_from = GIVE_TO

    def card_name(self, card: Card) -> str:
        return CARD_NAMES[card]

    def parse_card(self, text: str) -> Card:
        return parse_card(text)

    def move_name(self, move: Move) -> str:
        return move_name(move)

    def parse_move(self, text: str) -> Move:
        return parse_move(text)

    def deal(self, players: i64, options: Options, dealer: Seat, seed: bytes, number: int) -> Deal:
        """yellow.deal"""
        source = FairSource(seed, f"deal {number}")
        level = i64(options["level"])
        pile = Pile(DECKS[level])
        hands = Hands(players)
        for seat in range(players):
            for _ in range(HAND):
                hands.add(seat, pile.draw(source))
        mistakes, thanks = options["mistakes"] == 1, options["thanks"] == 1
        return YellowDeal(players, dealer, source, hands, pile, Memory(players), level, mistakes, thanks)

    def next_dealer(self, deal: Deal) -> Seat:
        """The winner; clockwise when there was none.  yellow.dealer, yellow.stuck"""
        assert isinstance(deal, YellowDeal)
        if deal.winner >= 0:
            return deal.winner
        return (deal.dealer + 1) % deal.players

    def guess(self, view: View, source: Source) -> Deal:
        return self.guesses(view).draw(source)

    def guesses(self, view: View) -> Guesses:
        assert isinstance(view, YellowView)
        return YellowGuesses(view)

    def chronicler(self, deal: Deal) -> Chronicler:
        return YellowChronicler(deal)

    def examples(self) -> list[Example]:
        return examples()

    def lessons(self) -> list[Lesson]:
        return [lesson(), lesson_for_children()]

    def facts(self, view: View, move: Move, foreseen: list[Foreseen]) -> list[Fact]:
        assert isinstance(view, YellowView)
        return facts(view, int(move), foreseen)

    def declared(self) -> Declaration:
        return SEEN

    def read_view(self, seen: Seen) -> View:
        return read_view(cast("YellowSeen", seen))

    # For those who study it

    def list_actions(self, deal: Deal, seat: Seat, begun: i64, into: vec[i64], first: i64) -> i64:  # noqa: ARG002 - the same
        assert isinstance(deal, YellowDeal)
        return list_actions(deal, seat, into, first)

    def shown(self, action: i64, seat: Seat, observer: Seat) -> i64:
        return shown(action, seat, observer)

    def reward_scale(self) -> float:
        return -0.005

    def points_of_a_deal(self) -> tuple[int, int]:
        """Nothing; the whole deck in one hand."""
        return 0, 2430

    def parts(self, players: int) -> Parts:
        return parts(players)

    def write(self, deal: Deal, me: Seat, begun: i64, row: Row) -> None:  # noqa: ARG002 - a move is one action
        assert isinstance(deal, YellowDeal)
        write(deal, me, row)

    def hidden_parts(self, players: int) -> list[Part]:
        return hidden_parts(players)

    def write_hidden(self, deal: Deal, me: Seat, row: Row) -> None:
        assert isinstance(deal, YellowDeal)
        write_hidden(deal, me, row)
