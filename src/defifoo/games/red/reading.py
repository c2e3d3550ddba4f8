"""A view of Red, read back from what a server sent."""

from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.aliases import Mask
from defifoo.core.bits import as_mask
from defifoo.core.chance import FastSource
from defifoo.core.outcome import Outcome
from defifoo.core.reading import numbers, played_by, seats, whose_turn
from defifoo.games.red.deck import SUITS, deck_for, parse_card
from defifoo.games.red.guess import RedGuesses
from defifoo.games.red.rules import NOTHING_LED, leading_strength
from defifoo.games.red.seen import RedSeen
from defifoo.games.red.view import RedView


def read_view(seen: RedSeen) -> RedView:
    view = RedView(seen["seat"], seen["players"], seen["dealer"])
    view.charmer = seen["charmer"]
    view.deck = as_mask([i64(card) for card in deck_for(view.players)])
    view.hand = _mask(seen["hand"])
    view.hand_sizes = numbers(seen["hand_sizes"])
    view.bank = _mask(seen["bank"])
    view.face_down = seen["bank_size"] - len(seen["bank"])
    view.team = seats(seen["team"])
    view.direction = seen["direction"]
    view.turn = whose_turn(seen["waits_for"])
    view.leader = seen["leader"]
    view.trick = vec[i64]([parse_card(name) for name in seen["trick"]])
    view.led = SUITS.index(seen["led"]) if seen["led"] else NOTHING_LED
    view.best_seat = seen["best_seat"]
    view.won = vec[i64]([_mask(names) for names in seen["won"]])
    view.missing = vec[i64]([_mask(names) for names in seen["missing"]])
    view.bewitched = seen["bewitched"]
    view.ended_by = seen["ended_by"]
    best = played_by(view.best_seat, view.trick, view.leader, view.direction, view.players)
    view.best_strength = leading_strength(best, view.led, view.trick_cards())
    if seen["over"]:
        view.outcome = Outcome("", (), ())
        view.outcome = RedGuesses(view).draw(FastSource(0)).outcome()
    return view


def _mask(names: list[str]) -> Mask:
    return as_mask([parse_card(name) for name in names])
