"""The lines in front of the players, and what they are worth.

A line is one place of eighteen, 3 * seat + colour, and what is true of lines is kept as sets of places.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from defifoo.core.aliases import Card, Mask, Seat
from defifoo.core.bits import bit, size
from defifoo.core.deal import zeros
from defifoo.core.outcome import ScoreLine, each
from defifoo.games.blue.deck import CONTINENT, ICE, MOON, RAIN, SUN, colour_of, continent_card

WINNER_POINTS: Final = 50
"""blue.score.winner"""

_ALL_FIVE: Final = 0b111110


@final
@mypyc_attr(free_list_len=1)
class Lines:
    """opened     a Sun or a Rainbow was laid there
    stopped    a Moon is the top weather card
    rainbowed  a Rainbow is
    frozen     an Iceberg lies at the end
    laden      at least one continent lies there
    routes     the continents of each line, three bits each (continent + 1), the last one lowest: a colour has twenty
    moons      how many Moons lie on each line, covered ones included
    """

    def __init__(self, routes: vec[i64], moons: vec[i64]) -> None:
        self.opened: Mask = 0
        self.stopped: Mask = 0
        self.rainbowed: Mask = 0
        self.frozen: Mask = 0
        self.laden: Mask = 0
        self.routes = routes
        self.moons = moons

    def open(self, place: i64, card: Card) -> None:
        self.opened |= bit(place)
        if card == RAIN:
            self.rainbowed |= bit(place)

    def stop(self, place: i64) -> None:
        self.stopped |= bit(place)
        self.moons[place] += 1

    def cover(self, place: i64, card: Card) -> None:
        self.stopped &= ~bit(place)
        if card == RAIN:
            self.rainbowed |= bit(place)

    def freeze(self, place: i64) -> None:
        self.frozen |= bit(place)

    def lay(self, seat: Seat, card: Card) -> None:
        place = line(seat, colour_of(card))
        self.routes[place] = (self.routes[place] << 3) | ((card - CONTINENT) % 5 + 1)
        self.laden |= bit(place)

    def take_last(self, place: i64) -> Card:
        """The last continent leaves a laden line."""
        route = self.routes[place]
        self.routes[place] = route >> 3
        if route < 8:
            self.laden ^= bit(place)
        return continent_card(place % 3, (route & 7) - 1)

    def lay_weather(self, place: i64, cards: list[Card]) -> None:
        """A whole pile of weather, from the bottom up."""
        for number, card in enumerate(cards):
            if number == 0:
                self.open(place, card)
            elif card == MOON:
                self.stop(place)
            else:
                self.cover(place, card)

    # What lies there, card by card

    def continents(self, place: i64) -> list[Card]:
        """In the order in which they were laid."""
        cards: list[Card] = []
        route = self.routes[place]
        while route:
            cards.insert(0, continent_card(place % 3, (route & 7) - 1))
            route >>= 3
        return cards

    def weather(self, place: i64) -> list[Card]:
        """From the bottom up. Suns and Moons alternate until a Rainbow comes to lie on top for good, so that the number of
        Moons tells all of them."""
        if not self.opened & bit(place):
            return []
        cards: list[Card] = []
        for _ in range(self.moons[place]):
            cards.append(SUN)
            cards.append(MOON)
        if self.rainbowed & bit(place):
            cards.append(RAIN)
        elif not self.stopped & bit(place):
            cards.append(SUN)
        return cards

    def cards(self, place: i64) -> list[Card]:
        found = self.weather(place) + self.continents(place)
        if self.frozen & bit(place):
            found.append(ICE)
        return found

    def lights(self) -> i64:
        """How many Suns and Rainbows lie there."""
        found: i64 = 0
        for place in range(i64(len(self.routes))):
            for card in self.weather(place):
                if card == SUN or card == RAIN:
                    found += 1
        return found

    # The world tour

    def _laid(self, seat: Seat) -> tuple[i64, Mask]:
        """How many continent cards lie in front of a seat, and which continents."""
        cards: i64 = 0
        kinds: Mask = 0
        for place in range(3 * seat, 3 * seat + 3):
            route = self.routes[place]
            while route:
                kinds |= bit(route & 7)
                cards += 1
                route >>= 3
        return cards, kinds

    def tour_done(self, seat: Seat) -> bool:
        """Whatever the colours, blocked lines included.  blue.win"""
        return self._laid(seat)[1] == _ALL_FIVE

    def tour_points(self, seat: Seat) -> i64:
        """blue.score.others"""
        cards, kinds = self._laid(seat)
        return cards * size(kinds)

    def tour_line(self, seat: Seat, winner: bool) -> ScoreLine:
        """blue.score.winner, blue.score.others"""
        cards, kinds = self._laid(seat)
        laid: list[int] = []
        for place in range(3 * seat, 3 * seat + 3):
            for card in self.continents(place):
                laid.append(int(card))
        if winner:
            return ScoreLine("blue.score.winner", WINNER_POINTS, int(cards), cards=bytes(laid))
        return each("blue.score.others", int(cards), int(size(kinds)), bytes(laid))

    def clone(self) -> "Lines":
        twin = Lines(self.routes[:], self.moons[:])
        twin.opened = self.opened
        twin.stopped = self.stopped
        twin.rainbowed = self.rainbowed
        twin.frozen = self.frozen
        twin.laden = self.laden
        return twin


def line(seat: Seat, colour: i64) -> i64:
    return 3 * seat + colour


def no_lines(players: i64) -> Lines:
    return Lines(zeros(3 * players), zeros(3 * players))
