"""What a net sees: from the view alone, the same however the past is told, and everything within its numbers."""

import random

import pytest

from defifoo.bots.net.active import MOST_ACTIVE, Active
from defifoo.bots.net.past import Past, past_of
from defifoo.bots.net.tables import ACTIONS, INPUTS, NAMES, relative, write
from defifoo.core.chance import FastSource
from defifoo.games.shelf import GAMES
from defifoo.research.compiled.actions import move_for
from defifoo.research.compiled.sequence import LOG, Sequence, begin

OPTIONS: dict[str, dict[str, int]] = {"purple": {"short": 1}, "blue": {}, "yellow": {"mistakes": 1}, "red": {"charmer": 1}}


def sequence_of(game: str, players: int, seed: int, usual: bool = True) -> Sequence:
    rules = GAMES[game]
    options = rules.check_options(players, {"length": 1, **({} if usual else OPTIONS[game])})
    return begin(rules, players, options, bytes([seed] * 32), 600)


def past_from_log(sequence: Sequence, seat: int) -> Past:
    past = Past(sequence.players, known=True)
    for back in range(min(int(sequence.logged), LOG) - 1, -1, -1):
        past.add(sequence.log_entry(back, seat))
    return past


def inputs_of(sequence: Sequence, past: Past) -> tuple[list[int], int]:
    active = Active(0, 2)
    write(sequence.deal.view(sequence.seat), past, active, sequence.aside)
    return [int(active.at[place]) for place in range(int(active.count))], int(active.base)


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_inputs_fit_their_numbers_and_the_two_ways_to_tell_the_past_agree(game: str, players: int) -> None:
    kind = NAMES.index(game)
    luck = random.Random(players)
    for seed in range(2):
        sequence = sequence_of(game, players, seed, usual=seed == 0)
        told: list[tuple[int, int]] = []
        begun: list[int] = []
        while not sequence.over:
            seat = int(sequence.seat)
            listed, base = inputs_of(sequence, past_from_log(sequence, seat))
            assert base == INPUTS[kind]
            assert len(listed) == len(set(listed)) < MOST_ACTIVE
            assert all(0 <= number < INPUTS[kind] for number in listed)
            if len(told) <= LOG:
                assert inputs_of(sequence, past_of(told, players))[0] == listed
            legal = [int(action) for action in sequence.legal()]
            names = [int(relative(kind, action, seat, players)) for action in legal]
            assert len(set(names)) == len(names)
            assert all(0 <= name < ACTIONS[kind] for name in names)
            action = luck.choice(legal)
            logged = int(sequence.logged)
            sequence.apply(action)
            begun.append(action)
            if int(sequence.logged) > logged or sequence.over:
                told.append((seat, int(move_for(kind, begun))))
            if int(sequence.logged) > logged or (game == "red" and action == 63):
                begun = []


@pytest.mark.parametrize("game", NAMES)
def test_what_a_seat_does_not_know_changes_nothing(game: str) -> None:
    luck = random.Random(1)
    source = FastSource(5)
    for players in (2, 4, 6):
        sequence = sequence_of(game, players, players)
        while not sequence.over:
            seat = int(sequence.seat)
            other = sequence.guess(seat, source)
            past = past_from_log(sequence, seat)
            assert inputs_of(other, past_from_log(other, seat)) == inputs_of(sequence, past)
            sequence.apply(luck.choice([int(action) for action in sequence.legal()]))
            if luck.random() < 0.5:
                for _ in range(10):
                    if not sequence.over:
                        sequence.apply(luck.choice([int(action) for action in sequence.legal()]))
