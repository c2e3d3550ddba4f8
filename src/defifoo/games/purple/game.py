"""Purple as a game: options, notation, and the sets of a match."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Card, Mask, Move, Seat
from defifoo.core.bits import bit
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
from defifoo.core.reduced import Reduced
from defifoo.core.refusal import malformed
from defifoo.core.seen import Declaration, Seen
from defifoo.games.purple.actions import list_actions
from defifoo.games.purple.deal import CLOCKWISE, COUNTER, MOVES, PurpleDeal
from defifoo.games.purple.deck import (
    CARD_NAMES,
    CARDS,
    CHALLENGES,
    FULL_DECK,
    NO_ALIEN,
    NO_COLOUR,
    NO_PLANET,
    SHORT_DECK,
    parse_card,
)
from defifoo.games.purple.examples import examples
from defifoo.games.purple.guess import PurpleGuesses
from defifoo.games.purple.lab import PurpleChronicler
from defifoo.games.purple.lesson import lesson
from defifoo.games.purple.observing import hidden_parts, parts, write, write_hidden
from defifoo.games.purple.reading import read_view
from defifoo.games.purple.reduced import ReducedPurple
from defifoo.games.purple.seen import SEEN, PurpleSeen
from defifoo.games.purple.view import PurpleView
from defifoo.games.purple.why import facts

DIRECTIONS: Final = {"cw": CLOCKWISE, "ccw": COUNTER}


@final
class Purple(Game):
    def __init__(self) -> None:
        self.name = "purple"
        self.bots = "defifoo.bots.purple"
        self.options = (
            Option("length", "all.match", 5, 1, 5),
            Option("short", "purple.deck.short", 0, 0, 1, switch=True),
            Option("last_always", "purple.spacecraft.last.always", 0, 0, 1, switch=True, since=2),
            Option("planet_spacecraft", "purple.score.no-planet.spacecraft", 0, 0, 1, switch=True, since=2),
        )
        self.lowest_wins = False
        self.lays = ("played",)
        self.gathers = ("took-trick",)
        self.start_points = 1000  # purple.start
        self.actions = MOVES
        self.faces = CARDS

    def card_name(self, card: Card) -> str:
        return CARD_NAMES[card]

    def parse_card(self, text: str) -> Card:
        return parse_card(text)

    def move_name(self, move: Move) -> str:
        if move < CLOCKWISE:
            return CARD_NAMES[move]
        return "cw" if move == CLOCKWISE else "ccw"

    def parse_move(self, text: str) -> Move:
        direction = DIRECTIONS.get(text)
        if direction is not None:
            return direction
        if text not in CARD_NAMES:
            raise malformed("move", text)
        return parse_card(text)

    def deal(self, players: i64, options: Options, dealer: Seat, seed: bytes, number: int) -> Deal:
        """purple.deal, purple.challenges, purple.challenges.colour"""
        source = FairSource(seed, f"deal {number}")
        short = options["short"] == 1
        hands = deal_hands(SHORT_DECK if short else FULL_DECK, players, source)
        challenge = challenge_order(seed, players)[number - 1]
        colour: i64 = NO_COLOUR
        if challenge == NO_PLANET or challenge == NO_ALIEN:
            colour = source.below(5)
        deal = PurpleDeal(players, dealer, source, hands, challenge, colour, short)
        deal.choose_readings(options.get("last_always", 0) == 1, options.get("planet_spacecraft", 0) == 1)
        return deal

    def guess(self, view: View, source: Source) -> Deal:
        return self.guesses(view).draw(source)

    def guesses(self, view: View) -> Guesses:
        assert isinstance(view, PurpleView)
        return PurpleGuesses(view)

    def chronicler(self, deal: Deal) -> Chronicler:
        return PurpleChronicler(deal)

    def examples(self) -> list[Example]:
        return examples()

    def lessons(self) -> list[Lesson]:
        return [lesson()]

    def facts(self, view: View, move: Move, foreseen: list[Foreseen]) -> list[Fact]:
        assert isinstance(view, PurpleView)
        return facts(view, int(move), foreseen)

    def declared(self) -> Declaration:
        return SEEN

    def read_view(self, seen: Seen) -> View:
        return read_view(cast("PurpleSeen", seen))

    # For those who study it

    def list_actions(self, deal: Deal, seat: Seat, begun: i64, into: vec[i64], first: i64) -> i64:  # noqa: ARG002 - the same
        assert isinstance(deal, PurpleDeal)
        return list_actions(deal, seat, into, first)

    def used_up(self, deal: Deal, before: Mask) -> Mask:
        """purple.challenges: each comes once in a match."""
        assert isinstance(deal, PurpleDeal)
        return before | bit(deal.challenge)

    def may_follow(self, seed: bytes, players: i64, used: Mask, number: i64, length: i64) -> bool:
        order = challenge_order(seed, players)
        to_come: Mask = 0
        for place in range(number, length):
            to_come |= bit(order[place])
        return used & to_come == 0

    def reduced(self) -> Reduced:
        return ReducedPurple()

    def reward_scale(self) -> float:
        return 0.01

    def points_of_a_deal(self) -> tuple[int, int]:
        """Of 28 tricks all but the last, and the Sun in that one, which therefore somebody else takes; the best challenge."""
        return -320, 50

    def parts(self, players: int) -> Parts:
        return parts(players)

    def write(self, deal: Deal, me: Seat, begun: i64, row: Row) -> None:  # noqa: ARG002 - a move is one action
        assert isinstance(deal, PurpleDeal)
        write(deal, me, row)

    def hidden_parts(self, players: int) -> list[Part]:
        return hidden_parts(players)

    def write_hidden(self, deal: Deal, me: Seat, row: Row) -> None:
        assert isinstance(deal, PurpleDeal)
        write_hidden(deal, me, row)


def deal_hands(deck: bytes, players: i64, source: Source) -> vec[i64]:
    """Whole hands, seat 0 first; what is left over is set aside.  purple.deal"""
    pile = Pile(deck)
    hands = zeros(players)
    each = pile.left // players
    for seat in range(players):
        for _ in range(each):
            hands[seat] |= bit(pile.draw(source))
    return hands


def challenge_order(seed: bytes, players: i64) -> vec[i64]:
    """The challenges in the order of the match, drawn after its first dealer.  purple.challenges"""
    source = FairSource(seed, "match")
    source.below(players)
    pack = Pile(bytes(range(len(CHALLENGES))))
    order = zeros(len(CHALLENGES))
    for place in range(i64(len(CHALLENGES))):
        order[place] = pack.draw(source)
    return order
