"""The observation holds what the view holds, each part in its place."""

from collections.abc import Iterator
from itertools import islice

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from defifoo.core.observing import Row
from defifoo.core.observing import number as write_number
from defifoo.games.blue.deck import FACES
from defifoo.games.blue.view import BlueView
from defifoo.games.purple.observing import write_hidden
from defifoo.games.purple.stacked import stacked
from defifoo.games.shelf import GAMES
from defifoo.research.compiled.layout import WINDOW, layout, sizes
from defifoo.research.compiled.observe import Writer
from defifoo.research.compiled.sequence import Sequence
from research.decisions import setup, walk
from research.expected_parts import expected_parts
from research.reference_observe import reference
from rules.at_the_table import play


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
            told, expected = parts(sequence, me), expected_parts(sequence, me)
            assert told.keys() == expected.keys(), "tests/research/expected_parts.py works out every part a second time"
            assert told == expected
    assert sequence.number > 1
    assert any(sequence.points)


OTHERWISE = {"purple": {}, "blue": {}, "yellow": {"thanks": 0}, "red": {}}


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("options", [FULL, OTHERWISE], ids=["full", "otherwise"])
@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_writes_from_the_deal_is_what_the_view_gives(
    game: str, options: dict[str, dict[str, int]], players: int
) -> None:
    writer = Writer(GAMES[game], players, WINDOW)
    for sequence in walk(setup(game, players, 2, **options[game]), players):
        for me in range(players):
            written = bytes(writer.observe(sequence, me))
            assert written == reference(sequence, me), (
                "a part of games/*/observing.py that reference_observe.py has not, or otherwise"
            )
    assert sequence.over


@pytest.mark.parametrize("players", [2, 3, 6])
@pytest.mark.parametrize("game", GAMES)
def test_an_all_seeing_observation_adds_every_hand_behind_what_the_seat_may_know(game: str, players: int) -> None:
    rules, plain = GAMES[game], sum(sizes(GAMES[game], players))
    writer = Writer(rules, players, WINDOW, all_seeing=True)
    faces, parts_added = int(rules.faces), dict(rules.hidden_parts(players))
    assert parts_added["all_hands"] == players * faces
    for number, sequence in enumerate(walk(setup(game, players, 3))):
        me = (int(sequence.seat) + number % 2) % players
        seen = bytes(writer.observe(sequence, me))
        assert seen[:plain] == reference(sequence, me)
        hidden = seen[plain:]
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


def test_what_purple_sets_aside_is_every_card_that_was_not_dealt() -> None:
    """From the lowest on, wherever the dealt ones lie by now: in a hand, in the trick, or won."""
    deal = stacked(["E2 E4", "E3 SUN"])
    aside = [card not in (1, 2, 3, 55) for card in range(56)]
    for move in ("0 E2", "1 E3", "1 SUN"):
        play(GAMES["purple"], deal, move)
        row = Row(vec[u8]([0] * (3 * 56)), 0, 0, 3 * 56)
        write_hidden(deal, 0, row)
        assert [bool(byte) for byte in row.out[2 * 56 :]] == aside


RARE = {"bewitched", "passes", "sun_last"}


@pytest.mark.parametrize("game", GAMES)
def test_every_part_is_filled_at_some_time(game: str) -> None:
    filled: set[str] = set()
    for number in range(3):
        for sequence in islice(walk(setup(game, 4, number, **FULL[game]), number), 0, 1500, 7):
            filled |= {name for seat in range(4) for name, values in parts(sequence, seat).items() if any(values)}
    bits, numbers = layout(GAMES[game], 4)
    never = {name for name, _ in [*bits, *numbers]} - filled
    unused = never - RARE - (set() if game == "red" else {"asked_out_of_turn"})
    assert not unused, "FULL above should switch on what fills these"


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


@pytest.mark.parametrize(
    ("value", "written"), [(-300, 0), (-1, 0), (0, 0), (1, 1), (254, 254), (255, 255), (256, 255), (9999, 255)]
)
def test_a_number_fits_into_a_byte(value: int, written: int) -> None:
    out = vec[u8]([7] * 3)
    write_number(out, 1, value)
    assert [int(byte) for byte in out] == [7, written, 7]
