"""From decisions to the record of a match, and back."""

from collections.abc import Iterable
from typing import NamedTuple

from defifoo.core.game import Game
from defifoo.core.match import Match, Setup
from defifoo.core.record import Record, record_of
from defifoo.research.compiled.sequence import Sequence, begin


class Decision(NamedTuple):
    """What one seat decided. The order of the seats is the order in which chance let them be asked."""

    seat: int
    action: int


def begin_setup(setup: Setup) -> Sequence:
    return begin(setup.game, setup.players, setup.options, setup.seed)


def match_of(setup: Setup, decisions: Iterable[Decision]) -> Match:
    """The match at the table that these decisions make. Raises Refused when one of them is against the rules."""
    match, game = Match(setup), setup.game
    begun = 0
    for seat, action in decisions:
        if action == game.let_pass:
            continue
        going_on = int(game.begun_by(action, begun))
        if not going_on:
            if match.deal.over:
                match.next_deal()
            match.play(seat, game.move_of(action, begun))
        begun = going_on
    return match


def decisions_of(match: Match) -> list[Decision]:
    """The decisions that make this match, chance having asked the seats in the order that fits.

    Whoever interrupted was asked first; before a move in turn everybody else let the moment pass.
    """
    sequence, game = begin_setup(match.setup), match.setup.game
    found: list[Decision] = []

    def decide(action: int) -> None:
        found.append(Decision(int(sequence.seat), action))
        sequence.apply(action)

    for deal in match.moves:
        for seat, move in deal:
            while not sequence.ask_first(seat):
                decide(game.let_pass)
            for action in game.actions_for(move):
                decide(action)
    return found


def record(game: Game, players: int, options: dict[str, int], seed: bytes, decisions: Iterable[Decision]) -> Record:
    """What was played, as a record that `defifoo verify` checks."""
    return record_of(match_of(Setup(game, players, options, seed), decisions))
