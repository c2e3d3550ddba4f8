"""What a game is, apart from any deal of it."""

from abc import abstractmethod
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from defifoo.core.aliases import Card, Move, Seat
from defifoo.core.chance import FairSource, Source
from defifoo.core.chronicler import Chronicler
from defifoo.core.deal import Deal, View
from defifoo.core.example import Example
from defifoo.core.fact import Fact, Foreseen
from defifoo.core.guessing import Guesses
from defifoo.core.lesson import Lesson
from defifoo.core.outcome import best
from defifoo.core.refusal import malformed
from defifoo.core.seen import ANY_GAME, Declaration, Seen
from defifoo.core.studied import Studied

RULES_VERSION: Final = 2
"""Every record and every log names the version it was played by, and is dealt by it for ever. A game whose rules changed says
in its own folder what did (`deal_by`)."""

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 6
USUAL_PLAYERS: Final = 4
"""Where nobody says how many; a game that so many cannot play takes the number nearest to it."""

Options = dict[str, int]
"""Every option of a game by name; a switch is 0 or 1."""


AS_MANY_AS_PLAYERS: Final = 0
"""The default of an option that depends on how many play."""


@final
class Option:
    """One thing a table may choose. `rule` is where the rules speak of it, `since` the first version of them that does."""

    def __init__(self, name: str, rule: str, default: int, low: int, high: int, switch: bool = False, since: int = 1) -> None:
        self.name = name
        self.rule = rule
        self.default = default
        self.low = low
        self.high = high
        self.switch = switch
        self.since = since


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Studied):
    """The deck, the notation, the options and the succession of deals of one game. It has no state."""

    name: str
    options: tuple[Option, ...]
    lowest_wins: bool
    start_points: int
    bots: str = ""
    """The module with this game's `strategy` and search `policy`; empty where the generic ones are to play it."""

    # What most need not set

    fewest: int = MIN_PLAYERS
    most: int = MAX_PLAYERS
    """So many can play.  all.players"""
    lays: tuple[str, ...] = ()
    """The events in which cards travel before everybody's eyes: the table gives them time to be seen."""
    gathers: tuple[str, ...] = ()
    """Those that take away what lies on the table: it lies still for a while before, so that all can read it."""
    any_cards: str = ""
    """The word that begins a move of any cards of the hand, as many as `Deal.most_cards` says; "" where there is none."""
    points_tell: bool = True
    """Whether the points that a move promises say how good it is; else only the chance to win does."""
    locale_folder: str = ""
    """Where the package of the game keeps its language files, `<folder>/en/*.ftl`; "" for the games of this package."""
    rulebook_folder: str = ""
    """Where it keeps its rule books, `<folder>/<game>.en.md`; "" for the games of this package."""

    # What each game provides

    @abstractmethod
    def card_name(self, card: Card) -> str: ...

    @abstractmethod
    def parse_card(self, text: str) -> Card:
        """Raises Refused (malformed) for what is not a card of this game."""

    @abstractmethod
    def move_name(self, move: Move) -> str: ...

    @abstractmethod
    def parse_move(self, text: str) -> Move:
        """Raises Refused (malformed) for what is not a move of this game."""

    @abstractmethod
    def deal(self, players: i64, options: Options, dealer: Seat, seed: bytes, number: int) -> Deal:
        """The deal with this number (from 1) of the match with this seed."""

    @abstractmethod
    def guess(self, view: View, source: Source) -> Deal:
        """A full state that gives exactly this view, every one that does being possible."""

    # What they share unless they say otherwise; what is asked for study has its defaults in `Studied`

    def guesses(self, view: View) -> Guesses:
        """Where many guesses are to be made from one view: a game may count beforehand what is the same for all of them."""
        return _Anew(self, view)

    def deal_by(self, rules: int, players: i64, options: Options, dealer: Seat, seed: bytes, number: int) -> Deal:  # noqa: ARG002 - where they changed
        """The same deal by an earlier version of the rules; a game whose rules never changed deals as ever."""
        return self.deal(players, options, dealer, seed, number)

    def nearest(self, players: int) -> int:
        """So many players, or as near as the game allows.  all.players"""
        return min(max(players, self.fewest), self.most)

    def default_options(self, players: i64) -> Options:  # noqa: ARG002 - where a match is as long as it has players
        return {option.name: option.default for option in self.options}

    def next_dealer(self, deal: Deal) -> Seat:
        """all.dealer.next"""
        return (deal.dealer + 1) % deal.players

    def winners(self, points: tuple[int, ...]) -> tuple[int, ...]:
        return best(points, self.lowest_wins)

    def chronicler(self, deal: Deal) -> Chronicler:
        """Who takes notes for the balance lab while this deal is played."""
        return Chronicler(deal)

    def lessons(self) -> list[Lesson]:
        """By which the game is learnt, one move after another: the game itself first, then smaller ones made of it."""
        return []

    def examples(self) -> list[Example]:
        """Positions for the rules that raise questions, one for a rule."""
        return []

    def facts(self, view: View, move: Move, foreseen: list[Foreseen]) -> list[Fact]:  # noqa: ARG002 - where a game can tell
        """What a move of the seat whose view it is wins, loses, keeps or risks, what matters most first.

        What was foreseen was guessed from the view; a move of -1 is letting the moment pass. Nothing where a game has no words.
        """
        return []

    # Views over the network

    def declared(self) -> Declaration:
        """What the views of this game are made of."""
        return ANY_GAME

    def read_view(self, seen: Seen) -> View:
        """The view whose `as_dict` this is, checked against the declaration."""
        raise NotImplementedError(f"no view of {self.name} can be read back")

    def reward_scale(self) -> float:
        return -0.01 if self.lowest_wins else 0.01

    def check_options(self, players: i64, chosen: Options) -> Options:
        """Every option with its value: the chosen ones where they are allowed, the defaults for the rest."""
        known = {option.name: option for option in self.options}
        complete = self.default_options(players)
        for name, value in chosen.items():
            option = known.get(name)
            if option is None or not option.low <= value <= option.high:
                raise malformed("option", f"{name}={value}")
            complete[name] = value
        return complete


@final
class _Anew(Guesses):
    """Every guess begins with the view."""

    def __init__(self, game: Game, view: View) -> None:
        self.game = game
        self.view = view

    def draw(self, source: Source) -> Deal:
        return self.game.guess(self.view, source)


def first_dealer(players: i64, seed: bytes) -> Seat:
    """all.dealer.next"""
    return FairSource(seed, "match").below(players)
