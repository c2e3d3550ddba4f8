"""A view of Blue, read back from what a server sent."""

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.chance import FastSource
from defifoo.core.outcome import Outcome
from defifoo.core.reading import numbers, whose_turn
from defifoo.games.blue.deck import COPIES, Handful, lights_in, one, parse_card, parse_colour
from defifoo.games.blue.guess import BlueGuesses
from defifoo.games.blue.lines import Lines, line, no_lines
from defifoo.games.blue.seen import BlueLine, BlueSeen
from defifoo.games.blue.view import BlueView


def read_view(seen: BlueSeen) -> BlueView:
    """The deck is always the whole one."""
    lines = _lines(seen["lines"])
    view = BlueView(seen["seat"], seen["players"], seen["dealer"], COPIES, lines)
    view.rules = seen["rules"]
    view.hand = _handful(seen["hand"])
    view.hand_sizes = numbers(seen["hand_sizes"])
    view.pile = seen["pile"]
    view.known = vec[i64]([_handful(names) for names in seen["known"]])
    view.lights = lights_in(COPIES) - lines.lights()
    view.direction = seen["direction"]
    view.turn = whose_turn(seen["waits_for"])
    view.first_turn = seen["phase"] == "direction" or seen["phase"] == "first-turn"
    moon = seen["moon"]
    if moon is not None:
        view.attacker = moon["attacker"]
        view.attacked = line(moon["victim"], parse_colour(moon["colour"]))
        view.turn = view.attacker
    view.passes = seen["passes"]
    view.idle = seen["idle"]
    view.winner = seen["winner"]
    hands, reason = seen["hands"], seen["reason"]
    if hands is not None and reason is not None:
        view.shown_hands = vec[i64]([_handful(names) for names in hands])
        view.outcome = Outcome(reason, (), ())
        view.outcome = BlueGuesses(view).draw(FastSource(0)).outcome()
    return view


def _handful(names: list[str]) -> Handful:
    cards: Handful = 0
    for name in names:
        cards += one(parse_card(name))
    return cards


def _lines(by_seat: list[dict[str, BlueLine]]) -> Lines:
    lines = no_lines(len(by_seat))
    for seat, by_colour in enumerate(by_seat):
        for letter, laid in by_colour.items():
            place = line(seat, parse_colour(letter))
            lines.lay_weather(place, [parse_card(name) for name in laid["weather"]])
            for name in laid["continents"]:
                lines.lay(seat, parse_card(name))
            if laid["frozen"]:
                lines.freeze(place)
    return lines
