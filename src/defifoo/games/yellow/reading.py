"""A view of Yellow, read back from what a server sent."""

from defifoo.core.aliases import Card
from defifoo.core.chance import FastSource
from defifoo.core.outcome import Outcome
from defifoo.core.reading import numbers, seats
from defifoo.games.yellow.deck import COLOURS, SYMBOLS, parse_card
from defifoo.games.yellow.guess import YellowGuesses
from defifoo.games.yellow.phases import PHASES
from defifoo.games.yellow.seen import YellowSeen
from defifoo.games.yellow.view import YellowView


def read_view(seen: YellowSeen) -> YellowView:
    view = YellowView(seen["seat"], seen["players"], seen["dealer"])
    view.level = seen["level"]
    view.mistakes = seen["mistakes"]
    view.thanks = seen["thanks"]
    view.direction = seen["direction"]
    view.phase = PHASES.index(seen["phase"])
    view.turn = seen["turn"]
    view.waits = seats(seen["waits_for"])
    view.receiver = seen["receiver"]
    view.hand = _read_cards(seen["hand"])
    view.hand_sizes = numbers(seen["hand_sizes"])
    view.drawn = _card(seen["drawn"])
    view.top = _card(seen["top"])
    symbol, colour = seen["symbol"], seen["colour"]
    if symbol is not None and colour is not None:
        view.lies = SYMBOLS.index(symbol) * 3 + COLOURS.index(colour)
    view.under = _read_cards(seen["under"])
    view.pile_size = seen["pile_size"]
    view.debt = seen["debt"]
    view.remakes = seen["remakes"]
    view.idle = seen["idle"]
    view.winner = seen["winner"]
    view.known = [_read_cards(names) for names in seen["known"]]
    view.shown = [_read_cards(names) for names in seen["shown"]]
    pile_of = seen["pile_of"]
    view.pile_of = None if pile_of is None else _read_cards(pile_of)
    hands = seen["hands"]
    if hands is not None:
        view.hands = [_read_cards(names) for names in hands]
        view.outcome = Outcome("", (), ())
        view.outcome = YellowGuesses(view).draw(FastSource(0)).outcome()
    return view


def _card(name: str | None) -> Card:
    return -1 if name is None else parse_card(name)


def _read_cards(names: list[str]) -> bytes:
    return bytes([int(parse_card(name)) for name in names])
