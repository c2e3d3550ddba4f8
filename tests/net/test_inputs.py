"""What a net sees: from the view alone, the same however the past is told, and everything within its numbers."""

import random

import pytest

from defifoo.bots.lore import eye_of
from defifoo.bots.net.active import MOST_ACTIVE, Active
from defifoo.bots.net.eye import Eye
from defifoo.bots.net.past import Past
from defifoo.core.chance import FastSource
from defifoo.core.event import Event
from defifoo.games.shelf import GAMES
from defifoo.research.compiled.sequence import LOG, Sequence, begin

EYES: dict[str, Eye] = {name: eye for name, game in GAMES.items() if (eye := eye_of(game)) is not None}
OPTIONS: dict[str, dict[str, int]] = {"purple": {"short": 1}, "blue": {}, "yellow": {"mistakes": 1}, "red": {"charmer": 1}}


def sequence_of(game: str, players: int, seed: int, usual: bool = True) -> Sequence:
    rules = GAMES[game]
    options = rules.check_options(players, {"length": 1, **({} if usual else OPTIONS[game])})
    return begin(rules, players, options, bytes([seed] * 32), 600)


def past_from_log(sequence: Sequence, seat: int) -> Past:
    """As in the training."""
    past = Past(sequence.players, known=True)
    for back in range(min(int(sequence.logged), LOG) - 1, -1, -1):
        entry = int(sequence.log_entry(back, seat))
        past.add(entry // 1024, entry % 1024)
    return past


def past_from_history(game: str, history: list[Event], players: int) -> Past:
    """As at the table."""
    past = Past(players, known=bool(history))
    EYES[game].remember(history, past)
    return past


def inputs_of(game: str, sequence: Sequence, past: Past) -> tuple[list[int], int]:
    active = Active(0, 2)
    EYES[game].write(sequence.deal.view(sequence.seat), past, active, sequence.begun)
    return [int(active.at[place]) for place in range(int(active.count))], int(active.base)


@pytest.mark.parametrize("game", EYES)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_inputs_fit_their_numbers_and_the_two_ways_to_tell_the_past_agree(game: str, players: int) -> None:
    eye = EYES[game]
    luck = random.Random(players)
    for seed in range(2):
        sequence = sequence_of(game, players, seed, usual=seed == 0)
        heard: list[Event] = []
        sequence.deal.heard = heard
        while not sequence.over:
            seat = int(sequence.seat)
            listed, base = inputs_of(game, sequence, past_from_log(sequence, seat))
            assert base == eye.inputs
            assert len(listed) == len(set(listed)) < MOST_ACTIVE
            assert all(0 <= number < eye.inputs for number in listed)
            if int(sequence.logged) <= LOG:
                public = [event.seen_by(-1) for event in heard]
                assert inputs_of(game, sequence, past_from_history(game, public, players))[0] == listed
            legal = [int(action) for action in sequence.legal()]
            names = [int(eye.relative(action, seat, players)) for action in legal]
            assert len(set(names)) == len(names)
            assert all(0 <= name < eye.actions for name in names)
            sequence.apply(luck.choice(legal))


@pytest.mark.parametrize("game", EYES)
def test_what_a_seat_does_not_know_changes_nothing(game: str) -> None:
    luck = random.Random(1)
    source = FastSource(5)
    for players in (2, 4, 6):
        sequence = sequence_of(game, players, players)
        while not sequence.over:
            seat = int(sequence.seat)
            other = sequence.guess(seat, source)
            past = past_from_log(sequence, seat)
            assert inputs_of(game, other, past_from_log(other, seat)) == inputs_of(game, sequence, past)
            sequence.apply(luck.choice([int(action) for action in sequence.legal()]))
            if luck.random() < 0.5:
                for _ in range(10):
                    if not sequence.over:
                        sequence.apply(luck.choice([int(action) for action in sequence.legal()]))
