"""Short words for setting up and playing out exact positions in notation."""

from typing import TypeVar

import pytest

from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.game import Game
from defifoo.core.outcome import Outcome
from defifoo.core.record import parse_seat_move
from defifoo.core.refusal import Violation
from defifoo.games.shelf import GAMES

Kind = TypeVar("Kind", bound=Deal)
SEED = bytes(range(32))
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def play(game: Game, deal: Deal, *moves: str) -> list[Event]:
    """Play moves such as "0 E7"; the events of all of them."""
    events: list[Event] = []
    for text in moves:
        seat, move = parse_seat_move(game, int(deal.players), text)
        events += deal.play(seat, move)
    return events


def example(game: Game, rule: str, kind: type[Kind]) -> Kind:
    """The position that the rule book has beside a rule, with what was played before it."""
    found = next(one for one in game.examples() if one.rule == rule)
    play(game, found.deal, *found.before)
    assert isinstance(found.deal, kind)
    return found.deal


def refusal(game: Game, deal: Deal, text: str) -> Violation | None:
    """Why this move is refused, None when it is legal."""
    seat, move = parse_seat_move(game, int(deal.players), text)
    return deal.why_not(seat, move)


def refused_by(game: Game, deal: Deal, text: str) -> str:
    """The rule that refuses this move."""
    violation = refusal(game, deal, text)
    assert violation is not None, f"{text} is legal"
    return violation.rule


def offers(game: Game, deal: Deal, seat: int) -> list[str]:
    """The legal moves of a seat, written down, sorted."""
    return sorted(game.move_name(move) for move in deal.moves(seat))


def ended(deal: Deal) -> Outcome:
    """How a deal that is over ended."""
    outcome = deal.outcome()
    assert outcome is not None
    return outcome


def ending(deal: Deal) -> tuple[str, tuple[int, ...], tuple[int, ...]]:
    """The reason, the points and the winners of a deal that is over."""
    outcome = ended(deal)
    return outcome.reason, outcome.points, outcome.winners


def sheet(game: Game, deal: Deal, seat: int) -> list[tuple[str, int, int, int, str]]:
    """The score sheet of a seat: rule, count, factor, points, cards; a partner's cards begin with their seat."""
    lines = ended(deal).accounts[seat]
    cards = [" ".join([game.card_name(card) for card in line.cards]) for line in lines]
    whose = [f"{line.seat}: " if line.seat >= 0 else "" for line in lines]
    return [(line.rule, line.count, line.factor, line.points, whose[place] + cards[place]) for place, line in enumerate(lines)]
