"""A game of Blue with the cards laid out on purpose, for tests, puzzles and disputes."""

from typing import final

from mypy_extensions import i64

from defifoo.core.chance import FastSource, Source
from defifoo.core.deal import zeros
from defifoo.core.pile import Pile
from defifoo.core.refusal import malformed
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.deck import (
    CARD_NAMES,
    CONTINENT,
    FACES,
    FULL_DECK,
    HAND,
    ICE,
    Handful,
    as_bytes,
    colour_of,
    one,
    parse_card,
    parse_colour,
)
from defifoo.games.blue.lines import Lines, line, no_lines


@final
class StackedSource(Source):
    """Draws from these places of the pile first, then by chance."""

    def __init__(self, places: list[int]) -> None:
        self.places = places
        self.chance: Source = FastSource(0)

    def below(self, limit: i64) -> i64:
        return self.places.pop(0) if self.places else self.chance.below(limit)

    def clone(self) -> Source:
        twin = StackedSource(list(self.places))
        twin.chance = self.chance.clone()
        return twin


def stacked(
    hands: list[str],
    lines: list[str] | None = None,
    draws: str = "",
    pile: str | None = None,
    dealer: int = 0,
    turn: int | None = None,
    direction: int = 1,
) -> BlueDeal:
    """One text of cards for each seat, e.g. ["SUN CAF", "MOON"], of seven cards at most.

    lines      one text for each seat, a line of it opening with its colour: "C SUN CAF CEU; L SUN MOON LAS ICE"
    draws      the next cards drawn, in this order, whatever is shuffled in meanwhile
    pile       what lies in the pile beside these, in no order; all the rest of the deck unless told
    turn       whose turn it is, play being under way; without it and without lines the dealer is about to begin
    direction  1 or -1, once play is under way
    """
    laid = _lay_out(lines, len(hands))
    handfuls = zeros(len(hands))
    for seat, text in enumerate(hands):
        handfuls[seat] = _handful(text)
    on_table = [int(card) for place in range(3 * len(hands)) for card in laid.cards(place)]
    planned = _cards(draws)
    used = on_table + planned + [card for hand in handfuls for card in as_bytes(hand)]
    rest = _rest(used) if pile is None else _cards(pile)
    cards = rest + planned[::-1]
    source = StackedSource([len(cards) - 1 - index for index in range(len(planned))])
    deck = bytes([(used + rest).count(face) for face in range(FACES)])
    deal = BlueDeal(len(hands), dealer, source, deck, handfuls, Pile(bytes(cards)), laid)
    deal.lights -= laid.lights()
    if lines is not None or turn is not None:
        deal.first_turn = False
        deal.direction = direction
        deal.turn = dealer if turn is None else turn
    return deal


def _cards(text: str) -> list[int]:
    return [int(parse_card(card)) for card in text.split()]


def _rest(used: list[int]) -> list[int]:
    """The cards of the deck that are nowhere yet."""
    rest = list(FULL_DECK)
    for card in used:
        if card not in rest:
            raise malformed("cards", CARD_NAMES[card])
        rest.remove(card)
    return rest


def _handful(text: str) -> Handful:
    cards = _cards(text)
    if len(cards) > HAND:
        raise malformed("hands", text)
    handful: Handful = 0
    for card in cards:
        handful += one(card)
    return handful


def _lay_out(texts: list[str] | None, players: int) -> Lines:
    lines = no_lines(players)
    for seat, text in enumerate(texts or []):
        for part in text.split(";"):
            if part.strip():
                _lay_line(lines, seat, part.split(), part)
    return lines


def _lay_line(lines: Lines, seat: int, words: list[str], text: str) -> None:
    colour = parse_colour(words[0])
    place = line(seat, colour)
    weather: list[int] = []
    for word in words[1:]:
        card = int(parse_card(word))
        if card >= CONTINENT:
            if colour_of(card) != colour:
                raise malformed("line", text)
            lines.lay(seat, card)
        elif card == ICE:
            lines.freeze(place)
        else:
            weather.append(card)
    lines.lay_weather(place, [i64(card) for card in weather])
    if [int(card) for card in lines.weather(place)] != weather or not weather:
        raise malformed("line", text)
