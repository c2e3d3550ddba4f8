"""A view of Purple, read back from what a server sent."""

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.bits import as_mask
from defifoo.core.chance import FastSource
from defifoo.core.outcome import Outcome
from defifoo.core.reading import numbers, played_by, whose_turn
from defifoo.games.purple.deck import CHALLENGES, NO_COLOUR, parse_card, parse_colour
from defifoo.games.purple.guess import PurpleGuesses
from defifoo.games.purple.rules import OPEN, called_letters, leading_strength
from defifoo.games.purple.seen import PurpleSeen
from defifoo.games.purple.view import PurpleView


def read_view(seen: PurpleSeen) -> PurpleView:
    view = PurpleView(seen["seat"], seen["players"], seen["dealer"])
    view.short = seen["short"]
    view.last_always = seen["last_always"]
    view.planet_spacecraft = seen["planet_spacecraft"]
    view.challenge = CHALLENGES.index(seen["challenge"])
    colour = seen["challenge_colour"]
    view.challenge_colour = NO_COLOUR if colour is None else parse_colour(colour)
    view.hand = _mask(seen["hand"])
    view.hand_sizes = numbers(seen["hand_sizes"])
    view.direction = seen["direction"]
    view.turn = whose_turn(seen["waits_for"])
    view.leader = seen["leader"]
    view.trick = vec[i64]([parse_card(name) for name in seen["trick"]])
    view.called = _called(seen["called"])
    view.best_seat = seen["best_seat"]
    view.tricks = numbers(seen["tricks"])
    view.won = vec[i64]([_mask(names) for names in seen["won"]])
    view.missing = vec[i64]([_mask(names) for names in seen["missing"]])
    view.sun_last = seen["sun_last"]
    view.last_winner = seen["last_winner"]
    view.last_trick = vec[i64]([parse_card(name) for name in seen["last_trick"]])
    best = played_by(view.best_seat, view.trick, view.leader, view.direction, view.players)
    view.best_strength = leading_strength(best)
    if seen["over"]:
        view.outcome = Outcome("", (), ())
        view.outcome = PurpleGuesses(view).draw(FastSource(0)).outcome()
    return view


def _mask(names: list[str]) -> i64:
    return as_mask([parse_card(name) for name in names])


def _called(letters: str) -> i64:
    called: i64 = -1
    while called_letters(called) != letters:
        called += 1
        assert called < 2 * OPEN, letters
    return called
