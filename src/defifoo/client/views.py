"""A view as it came over the network, made into the view that bots of this package take.

Only of a deal that is being played: afterwards there is nothing left to decide.
"""

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.core.deal import View, zeros
from defifoo.core.game import Game
from defifoo.games.blue import deck as blue
from defifoo.games.blue.lines import Lines
from defifoo.games.blue.view import BlueView
from defifoo.games.purple import deck as purple
from defifoo.games.purple.rules import DOES_NOT_COUNT, NOTHING_CALLED, called_letters, calls, strength, takes_the_lead
from defifoo.games.purple.view import PurpleView
from defifoo.games.red import deck as red
from defifoo.games.red.rules import BEWITCHING, bewitches
from defifoo.games.red.rules import DOES_NOT_COUNT as NOT_COUNTED
from defifoo.games.red.rules import strength as red_strength
from defifoo.games.red.view import RedView
from defifoo.games.yellow import deck as yellow
from defifoo.games.yellow.phases import PHASES
from defifoo.games.yellow.rules import NOTHING
from defifoo.games.yellow.view import YellowView

Sent = dict[str, Any]
Parse = Callable[[str], int]


def view_from(sent: Sent) -> View:
    return _READERS[sent["game"]](sent)


def legal_moves(game: Game, view: View) -> list[int]:
    """The moves of the seat whose view this is: they do not depend on what it cannot see."""
    return [int(move) for move in game.guess(view, FastSource(0)).moves(view.seat)]


def _mask(names: list[str], parse: Parse) -> int:
    mask = 0
    for name in names:
        mask |= 1 << int(parse(name))
    return mask


def _numbers(values: list[int]) -> "vec[i64]":
    return vec[i64]([int(value) for value in values])


def _turn(sent: Sent) -> int:
    return int(sent["waits_for"][0]) if sent["waits_for"] else -1


def _purple(sent: Sent) -> View:
    view = PurpleView(sent["seat"], sent["players"], sent["dealer"])
    parse = purple.parse_card
    view.short = sent["short"]
    view.challenge = purple.CHALLENGES.index(sent["challenge"])
    colour = sent["challenge_colour"]
    view.challenge_colour = -1 if colour is None else purple.COLOURS.index(colour)
    view.hand = _mask(sent["hand"], parse)
    view.hand_sizes = _numbers(sent["hand_sizes"])
    view.direction = sent["direction"]
    view.turn = _turn(sent)
    view.leader = sent["leader"]
    view.trick = _numbers([int(parse(name)) for name in sent["trick"]])
    view.called = next(called for called in range(-1, 10) if called_letters(called) == sent["called"])
    view.best_seat = sent["best_seat"]
    view.best_strength = _purple_strength(view)
    view.tricks = _numbers(sent["tricks"])
    view.won = _numbers([_mask(names, parse) for names in sent["won"]])
    view.missing = _numbers([_mask(names, parse) for names in sent["missing"]])
    view.sun_last = sent["sun_last"]
    view.last_winner = sent["last_winner"]
    return view


def _purple_strength(view: PurpleView) -> int:
    best, called = int(DOES_NOT_COUNT), int(NOTHING_CALLED)
    for card in view.trick:
        counts = int(strength(card, called))
        if takes_the_lead(card, counts, best):
            best = counts
        called = int(calls(card, called))
    return best


def _red(sent: Sent) -> View:
    view = RedView(sent["seat"], sent["players"], sent["dealer"])
    parse = red.parse_card
    view.charmer = sent["charmer"]
    view.deck = sum(1 << card for card in red.deck_for(sent["players"]))
    view.hand = _mask(sent["hand"], parse)
    view.hand_sizes = _numbers(sent["hand_sizes"])
    view.bank = _mask(sent["bank"], parse)
    view.face_down = sent["bank_size"] - len(sent["bank"])
    view.team = sum(1 << seat for seat in sent["team"])
    view.direction = sent["direction"]
    view.turn = _turn(sent)
    view.leader = sent["leader"]
    view.trick = _numbers([int(parse(name)) for name in sent["trick"]])
    view.led = red.SUITS.index(sent["led"]) if sent["led"] else -1
    view.best_seat = sent["best_seat"]
    view.bewitched = sent["bewitched"]
    view.best_strength = _red_strength(view)
    view.won = _numbers([_mask(names, parse) for names in sent["won"]])
    view.missing = _numbers([_mask(names, parse) for names in sent["missing"]])
    view.ended_by = sent["ended_by"]
    return view


def _red_strength(view: RedView) -> int:
    best, played, bewitched = int(NOT_COUNTED), 0, False
    for card in view.trick:
        counts = int(red_strength(card, view.led))
        if view.charmer and not bewitched and bewitches(card, view.led, played):
            bewitched, counts = True, int(BEWITCHING)
        best = max(best, counts)
        played |= 1 << int(card)
    return best


def _yellow(sent: Sent) -> View:
    view = YellowView(sent["seat"], sent["players"], sent["dealer"])
    for name in (
        "level",
        "mistakes",
        "thanks",
        "direction",
        "turn",
        "receiver",
        "pile_size",
        "debt",
        "remakes",
        "idle",
        "winner",
    ):
        setattr(view, name, sent[name])
    view.phase = PHASES.index(sent["phase"])
    view.waits = sum(1 << seat for seat in sent["waits_for"])
    view.hand = _yellow_cards(sent["hand"])
    view.hand_sizes = _numbers(sent["hand_sizes"])
    view.drawn = -1 if sent["drawn"] is None else yellow.parse_card(sent["drawn"])
    view.top = -1 if sent["top"] is None else yellow.parse_card(sent["top"])
    symbol, colour = sent["symbol"], sent["colour"]
    view.lies = NOTHING if symbol is None else yellow.SYMBOLS.index(symbol) * 3 + yellow.COLOURS.index(colour)
    view.under = _yellow_cards(sent["under"])
    view.known = [_yellow_cards(names) for names in sent["known"]]
    view.shown = [_yellow_cards(names) for names in sent["shown"]]
    view.pile_of = None if sent["pile_of"] is None else _yellow_cards(sent["pile_of"])
    return view


def _yellow_cards(names: list[str]) -> bytes:
    return bytes([int(yellow.parse_card(name)) for name in names])


def _blue(sent: Sent) -> View:
    lines = _blue_lines(sent["lines"], sent["players"])
    view = BlueView(sent["seat"], sent["players"], sent["dealer"], blue.COPIES, lines)
    view.hand = _handful(sent["hand"])
    view.hand_sizes = _numbers(sent["hand_sizes"])
    view.pile = sent["pile"]
    view.known = _numbers([_handful(names) for names in sent["known"]])
    view.direction = sent["direction"]
    view.first_turn = sent["phase"] in ("direction", "first-turn")
    view.turn = _turn(sent)
    moon = sent["moon"]
    if moon is not None:
        view.attacker = view.turn = moon["attacker"]
        view.attacked = 3 * moon["victim"] + blue.COLOURS.index(moon["colour"])
    view.passes = sent["passes"]
    view.idle = sent["idle"]
    view.lights = blue.COPIES[blue.SUN] + blue.COPIES[blue.RAIN] - _lights_laid(lines, sent["players"])
    return view


def _handful(names: list[str]) -> int:
    return sum(1 << (3 * int(blue.parse_card(name))) for name in names)


def _blue_lines(sent: list[Sent], players: int) -> Lines:
    lines = Lines(zeros(3 * players), zeros(3 * players))
    for seat, by_colour in enumerate(sent):
        for letter, laid in by_colour.items():
            place = 3 * seat + blue.COLOURS.index(letter)
            for number, name in enumerate(laid["weather"]):
                card = blue.parse_card(name)
                if number == 0:
                    lines.open(place, card)
                elif card == blue.MOON:
                    lines.stop(place)
                else:
                    lines.cover(place, card)
            for name in laid["continents"]:
                lines.lay(seat, blue.parse_card(name))
            if laid["frozen"]:
                lines.freeze(place)
    return lines


def _lights_laid(lines: Lines, players: int) -> int:
    weather = [card for place in range(3 * players) if lines.opened & bit(place) for card in lines.weather(place)]
    return sum(card in (blue.SUN, blue.RAIN) for card in weather)


_READERS: Final[dict[str, Callable[[Sent], View]]] = {"purple": _purple, "blue": _blue, "yellow": _yellow, "red": _red}
