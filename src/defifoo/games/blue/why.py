"""Why a move, in Blue: what it brings the world tour, what it takes from others, and what may be taken from it."""

from typing import Final

from defifoo.core.bits import bit, members
from defifoo.core.fact import AGAINST, FOR, TEN, Fact, Foreseen, how_often
from defifoo.games.blue.deck import (
    BOLT,
    CARD_NAMES,
    COLOURS,
    CONTINENT,
    FACES,
    HAND,
    MOON,
    RAIN,
    SUN,
    colour_of,
    count,
    how_many,
)
from defifoo.games.blue.lines import WINNER_POINTS, line
from defifoo.games.blue.moves import (
    ACCEPT,
    BOLT_AT,
    CLOCKWISE,
    COVER_RAIN,
    COVER_SUN,
    EXCHANGE,
    ICE_AT,
    LAY,
    MOON_AT,
    OPEN_RAIN,
    PASS,
    RAINBOW,
    line_of,
)
from defifoo.games.blue.rules import layable, of_colour, strikeable
from defifoo.games.blue.view import BlueView

_TOUR: Final = 5
"""So many continents make a world tour.  blue.win"""


def facts(view: BlueView, move: int, foreseen: list[Foreseen]) -> list[Fact]:
    found = _of_move(view, move, foreseen)
    if found[0].name == "tour":
        return found
    first = how_often((won := one.first("won")) is not None and won.seat == view.seat for one in foreseen)
    return [*found, Fact("end-tour", times=first)] if first else found


def _of_move(view: BlueView, move: int, foreseen: list[Foreseen]) -> list[Fact]:
    if move >= EXCHANGE:
        return _exchange(view, move ^ EXCHANGE)
    if move < LAY:
        return _announced(view, move)
    if move < MOON_AT:
        return _lay(view, move // 3)
    if move < ICE_AT:
        return _moon(view, int(line_of(move)), foreseen)
    if move < PASS:
        return _iceberg(view, int(line_of(move)))
    if move == PASS:
        return [Fact("pass-draws", many=min(int(HAND), int(view.pile))) if view.pile else Fact("pass")]
    if move in (ACCEPT, RAINBOW):
        return _reply(view, move)
    return [Fact("direction", seat=(int(view.seat) + (1 if move == CLOCKWISE else -1)) % int(view.players))]


# What lies there


def _laid(view: BlueView, seat: int) -> list[int]:
    """The continent cards in front of a seat."""
    return [int(card) for colour in range(3) for card in view.lines.continents(line(seat, colour))]


def _kinds(cards: list[int]) -> set[int]:
    return {(card - CONTINENT) % 5 for card in cards}


def _worth(cards: list[int]) -> int:
    """blue.score.others"""
    return len(cards) * len(_kinds(cards))


def _last(view: BlueView, place: int) -> int:
    """The last continent of a line, the one that can be taken; -1 where there is none."""
    cards = view.lines.continents(place)
    return int(cards[-1]) if cards else -1


def _of_colour_in_hand(view: BlueView, colour: int) -> int:
    return sum(int(count(view.hand, CONTINENT + 5 * colour + continent)) for continent in range(5))


# One's own lines


def _announced(view: BlueView, move: int) -> list[Fact]:
    """The moves that go with the name of a colour."""
    colour = move % 3
    if BOLT_AT <= move < COVER_RAIN:
        return _lightning(view, colour)
    rainbow = OPEN_RAIN <= move < COVER_SUN or move >= COVER_RAIN
    mine = _of_colour_in_hand(view, colour)
    opens = move < COVER_SUN
    name = ("opens" if mine else "opens-empty") if opens else "uncovers"
    found = [Fact(name, colour=COLOURS[colour], many=mine, speaks=FOR if mine else 0)]
    if rainbow:
        found.append(Fact("rainbow", speaks=FOR))
        if count(view.hand, SUN):
            found.append(Fact("rainbow-spent", speaks=AGAINST))
    elif count(view.hand, RAIN):
        found.append(Fact("rainbow-kept", speaks=FOR))
    return found


def _lay(view: BlueView, card: int) -> list[Fact]:
    """blue.continent, blue.win"""
    before = _laid(view, int(view.seat))
    after = [*before, card]
    kinds = len(_kinds(after))
    if kinds == _TOUR:
        return [Fact("tour", points=WINNER_POINTS, speaks=FOR)]
    new = kinds > len(_kinds(before))
    found = [Fact("new-continent" if new else "same-continent", many=kinds, points=_worth(after), speaks=FOR if new else 0)]
    if kinds == _TOUR - 1 and new:
        found.append(Fact("one-short", speaks=FOR))
    place = bit(line(view.seat, colour_of(card)))
    if view.lines.rainbowed & place:
        found.append(Fact("safe", speaks=FOR))
    else:
        out = view.unseen()
        found.append(Fact("may-be-taken", many=int(out[MOON]) + int(out[BOLT])))
    return found


def _exchange(view: BlueView, cards: int) -> list[Fact]:
    """blue.exchange"""
    number = int(how_many(cards))
    have = _kinds(_laid(view, int(view.seat)))
    useful = [
        card
        for card in range(CONTINENT, FACES)
        if count(cards, card)
        and (card - CONTINENT) % 5 not in have
        and layable(view.seat, view.lines) >> line(view.seat, colour_of(card)) & 1
    ]
    found = [Fact("exchange", many=number)]
    if useful:
        found.append(Fact("gives-up", cards=tuple(CARD_NAMES[card] for card in useful), speaks=AGAINST))
    return found


# Those of others


def _moon(view: BlueView, place: int, foreseen: list[Foreseen]) -> list[Fact]:
    """blue.moon, blue.moon.reply"""
    victim, card = place // 3, _last(view, place)
    if card < 0:
        found = [Fact("blocks", seat=victim, colour=COLOURS[place % 3])]
    else:
        found = [Fact("steals", seat=victim, cards=(CARD_NAMES[card],), speaks=FOR), *_stops(view, victim, [card])]
        if (card - CONTINENT) % 5 not in _kinds(_laid(view, int(view.seat))):
            found.append(Fact("steals-new", speaks=FOR))
    answered = how_often(
        (first := one.first("answered", "accepted")) is not None and first.name == "answered" for one in foreseen
    )
    if answered:
        found.append(Fact("may-answer", seat=victim, times=answered, speaks=AGAINST if answered >= TEN // 2 else 0))
    return found


def _stops(view: BlueView, victim: int, cards: list[int]) -> list[Fact]:
    """Whether it takes a continent from a tour that is nearly done."""
    laid = _laid(view, victim)
    kinds = len(_kinds(laid))
    left = laid[:]
    for card in cards:
        left.remove(card)
    if kinds < _TOUR - 1 or len(_kinds(left)) == kinds:
        return []
    return [Fact("stops", seat=victim, many=kinds, speaks=FOR)]


def _lightning(view: BlueView, colour: int) -> list[Fact]:
    """blue.lightning"""
    places = [int(place) for place in members(strikeable(view.seat, view.lines) & of_colour(colour))]
    cards = [_last(view, place) for place in places]
    seats = tuple(place // 3 for place in places)
    found = [Fact("strikes", seats=seats, cards=tuple(CARD_NAMES[card] for card in cards), many=len(cards), speaks=FOR)]
    for place, card in zip(places, cards, strict=True):
        found += _stops(view, place // 3, [card])
    return found


def _iceberg(view: BlueView, place: int) -> list[Fact]:
    """blue.iceberg"""
    victim = place // 3
    stopped = bool(view.lines.stopped >> place & 1)
    found = [Fact("freezes-stopped" if stopped else "freezes", seat=victim, colour=COLOURS[place % 3], speaks=FOR)]
    kinds = len(_kinds(_laid(view, victim)))
    if kinds >= _TOUR - 2:
        found.append(Fact("near-tour", seat=victim, many=kinds, speaks=FOR))
    return found


def _reply(view: BlueView, move: int) -> list[Fact]:
    """blue.moon.reply"""
    thief, card = int(view.attacker), _last(view, int(view.attacked))
    if move == RAINBOW:
        saved = [Fact("saves", seat=thief, cards=(CARD_NAMES[card],), speaks=FOR)] if card >= 0 else []
        return [*saved, Fact("answers", colour=COLOURS[int(view.attacked) % 3], speaks=FOR)]
    if card < 0:
        return [Fact("accepts-nothing", colour=COLOURS[int(view.attacked) % 3])]
    found = [Fact("accepts", seat=thief, cards=(CARD_NAMES[card],), speaks=AGAINST)]
    return [*found, Fact("rainbow-kept", speaks=FOR)] if count(view.hand, RAIN) else found
