"""A net's arithmetic, by hand and beside a plain calculation."""

import random
import struct
from collections.abc import Callable

import pytest

from defifoo.bots.blue.net.eye import steps
from defifoo.bots.lore import eye_of
from defifoo.bots.net.active import Active
from defifoo.bots.net.brain import HEADER, MAGIC, BadNetError, Brain, Weights
from defifoo.bots.net.eye import PLACES
from defifoo.bots.net.past import Past
from defifoo.bots.net.thinking import Thinker
from defifoo.core.match import Match, Setup
from defifoo.games.blue.moves import EXCHANGE
from defifoo.games.shelf import GAMES

NAMES = [name for name, game in GAMES.items() if eye_of(game) is not None]


class Plain:
    """The same net as lists of whole numbers."""

    def __init__(self, sizes: tuple[int, ...], seed: int) -> None:
        inputs, width, depth, actions, faces, places, values = sizes
        luck = random.Random(seed)
        shapes = [(width, inputs), (depth, width), (actions, depth), (values, depth), (faces * places, depth)]
        self.biases = [[luck.randrange(-900, 900) for _ in range(outputs)] for outputs, _ in shapes]
        self.weights = [[self._row(luck, given) for _ in range(outputs)] for outputs, given in shapes]

    def _row(self, luck: random.Random, length: int) -> list[int]:
        return [luck.randrange(-128, 128) for _ in range(length)]

    def file(self, kind: int, sizes: tuple[int, ...]) -> bytes:
        parts = [struct.pack(HEADER, MAGIC, kind, 1, *sizes)]
        for number, (biases, rows) in enumerate(zip(self.biases, self.weights, strict=True)):
            parts.append(struct.pack(f"<{len(biases)}i", *biases))
            turned = [list(column) for column in zip(*rows, strict=True)] if number == 0 else rows
            parts += [struct.pack(f"{len(row)}b", *row) for row in turned]
        return b"".join(parts)

    def layer(self, number: int, given: list[int]) -> list[int]:
        rows = zip(self.biases[number], self.weights[number], strict=True)
        return [bias + sum(weight * value for weight, value in zip(row, given, strict=True)) for bias, row in rows]

    def high(self, on: list[int], inputs: int) -> list[int]:
        bits = [1 if number in on else 0 for number in range(inputs)]
        low = [max(0, min(127, value // 2)) for value in self.layer(0, bits)]
        return [max(0, min(127, value // 64)) for value in self.layer(1, low)]


def test_a_brain_computes_what_its_file_says() -> None:
    sizes = (30, 16, 8, 5, 4, 6, 2)
    plain = Plain(sizes, 1)
    brain = Brain(Weights(plain.file(0, sizes)))
    luck = random.Random(2)
    for _ in range(50):
        on = luck.sample(range(30), luck.randrange(1, 20))
        active = Active(0, 2)
        for number in on:
            active.on(number)
        brain.see(active)
        high = plain.high(on, 30)
        assert [int(brain.leaning(action)) for action in range(5)] == plain.layer(2, high)
        assert [int(brain.worth()), int(brain.share())] == plain.layer(3, high)
        assert [int(brain.place(face, place)) for face in range(4) for place in range(6)] == plain.layer(4, high)


SPOILS = [lambda data: data[:-1], lambda data: data + b"\0", lambda data: b"X" + data[1:], lambda data: data[:0]]


@pytest.mark.parametrize("spoil", SPOILS)
def test_a_file_of_another_size_or_kind_is_no_net(spoil: Callable[[bytes], bytes]) -> None:
    sizes = (30, 16, 8, 5, 4, 6, 2)
    with pytest.raises(BadNetError):
        Weights(spoil(Plain(sizes, 1).file(0, sizes)))


def small_mind(game: str) -> Thinker:
    eye = eye_of(GAMES[game])
    assert eye is not None
    sizes = (int(eye.inputs), 8, 8, int(eye.actions), int(eye.faces), int(PLACES), 2)
    return Thinker(GAMES[game], eye, Weights(Plain(sizes, 3).file(int(eye.number), sizes)))


@pytest.mark.parametrize("game", NAMES)
def test_the_best_move_is_legal_and_the_likeliest(game: str) -> None:
    mind = small_mind(game)
    for players in (2, 5):
        match = Match(Setup(GAMES[game], players, {"length": 1}, bytes([players] * 32)))
        for _ in range(60):
            if match.over:
                break
            deal = match.deal
            seat = deal.waits_for[0]
            moves = [int(move) for move in deal.moves(seat)]
            past = Past(players, known=False)
            move = int(mind.best(deal.view(seat), list(moves), past))
            chances = mind.chances(deal.view(seat), list(moves), past)
            assert move in moves
            assert set(chances) <= set(moves)
            several = bool(GAMES[game].any_cards)  # put together step by step: what is unlikely at first is left out
            assert sum(chances.values()) == pytest.approx(1, abs=0.2 if several else 1e-9)
            if not several:
                assert chances[move] == max(chances.values())
            match.play(seat, move)


def test_a_net_for_another_game_is_refused() -> None:
    eye, other = (eye_of(GAMES[name]) for name in NAMES[:2])
    assert eye is not None
    assert other is not None
    sizes = (int(eye.inputs), 8, 8, int(eye.actions), int(eye.faces), int(PLACES), 2)
    with pytest.raises(BadNetError):
        Thinker(GAMES[NAMES[0]], eye, Weights(Plain(sizes, 3).file(int(other.number), sizes)))


def test_an_exchange_is_put_together_in_the_order_of_the_faces() -> None:
    hand = 0o0102  # two Suns, a Moon
    moves = [96, EXCHANGE + 0o1, EXCHANGE + 0o100, EXCHANGE + 0o2, EXCHANGE + 0o101]
    assert [int(step) for step in steps(hand, 0, moves)] == [96, 101, 103]
    assert [int(step) for step in steps(hand, 0o100, moves)] == [121]
    assert [int(step) for step in steps(hand, 0o1, moves)] == [101, 103, 121]
    assert [int(step) for step in steps(hand, 0o2, moves)] == [121]
