"""The observation holds what the view holds, each part in its place."""

import random
from collections.abc import Iterator
from itertools import islice

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from defifoo.core.observing import Row
from defifoo.games.blue.deck import FACES
from defifoo.games.blue.view import BlueView
from defifoo.games.shelf import GAMES
from defifoo.research.compiled.layout import WINDOW, layout, sizes
from defifoo.research.compiled.observe import Writer, write
from defifoo.research.compiled.sequence import Sequence
from research.decisions import setup, walk
from research.expected_parts import expected_parts
from research.reference_observe import reference


def parts(sequence: Sequence, seat: int, window: int = WINDOW) -> dict[str, list[int]]:
    writer = Writer(sequence.game, sequence.players, window)
    seen = list(writer.observe(sequence, seat))
    bits, numbers = layout(sequence.game, int(sequence.players), window)
    named, start = {}, 0
    for name, size in [*bits, *numbers]:
        named[name] = [int(value) for value in seen[start : start + size]]
        start += size
    assert start == len(seen)
    assert set(seen[: sum(size for _, size in bits)]) <= {0, 1}
    return named


FULL = {
    "purple": {"length": 5, "short": 1},
    "blue": {"length": 2},
    "yellow": {"length": 2, "mistakes": 1},
    "red": {"length": 2, "charmer": 1},
}


def spread_over_two_deals(game: str, players: int) -> Iterator[Sequence]:
    """Positions all over a first deal, then many of the second, when there are scores to see."""
    later = 0
    for number, sequence in enumerate(walk(setup(game, players, **FULL[game]))):
        later += sequence.number > 1
        if later > 100:
            return
        if number % (5 if later else 13) == 0:
            yield sequence


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("game", GAMES)
def test_every_part_agrees_with_the_view(game: str, players: int) -> None:
    for sequence in spread_over_two_deals(game, players):
        for me in range(players):
            assert parts(sequence, me) == expected_parts(sequence, me)
    assert sequence.number > 1
    assert any(sequence.points)


class Rows:
    """The rows of all seats of one match, kept as a vector of matches keeps them."""

    def __init__(self, game: str, players: int, all_seeing: bool = False) -> None:
        bits, numbers = sizes(GAMES[game], players)
        hidden = GAMES[game].size_of_hidden(players) if all_seeing else 0
        self.size, self.plain = bits + numbers + hidden, bits + numbers
        self.out: vec[u8] = vec[u8](bytes(players * self.size))
        self.rows = [Row(self.out, i64(seat * self.size), i64(bits), i64(numbers), i64(hidden)) for seat in range(players)]

    def written(self, sequence: Sequence, seat: int) -> bytes:
        write(sequence, seat, self.rows[seat], WINDOW)
        return bytes(memoryview(self.out)[seat * self.size : (seat + 1) * self.size])


OTHERWISE = {"purple": {}, "blue": {}, "yellow": {"thanks": 0}, "red": {}}


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("options", [FULL, OTHERWISE], ids=["full", "otherwise"])
@pytest.mark.parametrize("game", GAMES)
def test_a_row_kept_from_question_to_question_holds_what_the_view_gives(
    game: str, options: dict[str, dict[str, int]], players: int
) -> None:
    rows, pick = Rows(game, players), random.Random(players)
    for sequence in walk(setup(game, players, 2, **options[game]), players):
        for me in {int(sequence.seat), pick.randrange(players)} - {-1}:
            assert rows.written(sequence, me) == reference(sequence, me)
    assert sequence.over
    for me in range(players):
        assert rows.written(sequence, me) == reference(sequence, me)


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("game", GAMES)
def test_an_all_seeing_observation_adds_every_hand_behind_what_the_seat_may_know(game: str, players: int) -> None:
    rows, rules = Rows(game, players, all_seeing=True), GAMES[game]
    faces, parts_added = int(rules.faces), dict(rules.hidden_parts(players))
    assert parts_added["all_hands"] == players * faces
    for number, sequence in enumerate(walk(setup(game, players, 3))):
        me = (int(sequence.seat) + number % 2) % players
        seen = rows.written(sequence, me)
        assert seen[: rows.plain] == reference(sequence, me)
        hidden = seen[rows.plain :]
        for distance in range(players):
            told = sequence.deal.view((me + distance) % players).as_dict()["hand"]
            assert isinstance(told, list)
            cards = [int(rules.parse_card(card)) for card in told]
            shown = hidden[distance * faces : (distance + 1) * faces]
            assert list(shown) == [cards.count(face) for face in range(faces)]
        in_pile = sum(hidden[players * faces :])
        assert in_pile == cards_face_down(sequence)


def cards_face_down(sequence: Sequence) -> int:
    """As everybody can count them."""
    view = sequence.deal.view(-1).as_dict()
    told: dict[str, int] = {name: value for name, value in view.items() if isinstance(value, int)}
    if view["game"] == "blue":
        return told["pile"]
    if view["game"] == "yellow":
        return told["pile_size"]
    if view["game"] == "red":
        bank = view["bank"]
        assert isinstance(bank, list)
        return told["bank_size"] - len(bank)
    return 56 % int(sequence.players)


RARE = {"bewitched", "passes", "sun_last"}


@pytest.mark.parametrize("game", GAMES)
def test_every_part_is_filled_at_some_time(game: str) -> None:
    filled: set[str] = set()
    for number in range(3):
        for sequence in islice(walk(setup(game, 4, number, **FULL[game]), number), 0, 1500, 7):
            filled |= {name for seat in range(4) for name, values in parts(sequence, seat).items() if any(values)}
    bits, numbers = layout(GAMES[game], 4)
    never = {name for name, _ in [*bits, *numbers]} - filled
    assert never <= (RARE if game == "red" else RARE | {"asked_out_of_turn"})


def test_what_is_unseen_in_blue_is_what_the_view_says() -> None:
    for sequence in islice(walk(setup("blue", 4)), 0, 600, 5):
        view = sequence.deal.view(1)
        assert isinstance(view, BlueView)
        assert parts(sequence, 1)["unseen"] == [int(view.unseen()[face]) for face in range(FACES)]


def test_the_history_shows_the_last_moves_latest_first() -> None:
    played: list[tuple[int, int]] = []
    last = None
    for sequence in walk(setup("purple", 3)):
        if last is not None and sequence.logged > last:
            entry = int(sequence.log_entry(0, 0))
            played.insert(0, (entry // 1024, entry % 1024))
        last = int(sequence.logged)
        history = parts(sequence, 2, window=64)["history"]
        shown = [((seat + 1) % 3, high * 128 + low) for seat, high, low in zip(*[iter(history)] * 3, strict=True) if seat]
        assert shown == played
    assert len(played) == 55


def test_a_card_given_away_is_in_the_history_of_the_two_concerned_alone() -> None:
    for number in range(50):
        for sequence in walk(setup("yellow", 4, number), number):
            entry = int(sequence.log_entry(0, -1))
            if entry >= 0 and entry % 1024 >= 428:
                giver, receiver = entry // 1024, entry % 1024 - 428
                for seat in range(4):
                    hidden = sequence.log_entry(0, seat) % 1024 >= 428
                    assert hidden == (seat not in (giver, receiver))
                return
    pytest.fail("nobody gave a card")
