"""The published shuffle: its vectors, its twin in another language, its fairness."""

import hashlib
import json
import re
import shutil
import subprocess
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from defifoo.core.chance import FairSource, FastSource, Source
from defifoo.core.fair import Fair, check_secret, commitment_of, promise_of, promised_seed, seed_of
from defifoo.core.match import Match, Setup
from defifoo.core.pile import Pile
from defifoo.core.refusal import Refused
from defifoo.games.shelf import GAMES

HERE = Path(__file__).parent
DOCUMENT = HERE.parent.parent / "docs" / "fair-deal.md"


def vectors() -> list[dict[str, Any]]:
    block = re.search(r"```json\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    return list(json.loads(block[1]))


def written_decks() -> dict[str, list[str]]:
    """The lists of the page: `2 JG` stands for two of them."""
    block = re.search(r"```decks\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    decks: dict[str, list[str]] = {}
    for line in block[1].splitlines():
        name, faces = line.split(": ")
        runs = [face.rpartition(" ") for face in faces.split(", ")]
        decks[name] = [face for times, _, face in runs for _ in range(int(times or 1))]
    return decks


class Reader:
    """Whoever has nothing but the page."""

    def __init__(self, seed: bytes, purpose: str) -> None:
        self.seed, self.purpose, self.block = seed, purpose, 0
        self.bytes: list[int] = []

    def below(self, most: int) -> int:
        while True:
            if not self.bytes:
                text = f"defifoo 1 {self.purpose} {self.block}"
                self.bytes = list(hashlib.sha512(self.seed + text.encode("ascii")).digest())
                self.block += 1
            number = self.bytes.pop(0)
            if number < 256 - 256 % most:
                return number % most

    def draw(self, pile: list[str]) -> str:
        place, last = self.below(len(pile)), len(pile) - 1
        pile[place], pile[last] = pile[last], pile[place]
        return pile.pop()


def order(source: Source, size: int) -> list[int]:
    pile = Pile(bytes(range(size)))
    return [int(pile.draw(source)) for _ in range(size)]


def node_order(seed: bytes, purpose: str, size: int) -> list[int]:
    command = ["node", str(HERE / "shuffle.mjs"), seed.hex(), purpose, str(size)]
    return list(json.loads(subprocess.run(command, capture_output=True, check=True, text=True).stdout))


CASES = [
    *[
        (f"yellow, level {level}", "yellow", players, {"level": number})
        for level, number in (("1", 1), ("2 or 3", 2), ("2 or 3", 3))
        for players in (2, 6)
    ],
    *[("purple", "purple", players, {}) for players in (3, 4, 6)],
    ("purple, short", "purple", 5, {"short": 1}),
    *[("blue", "blue", players, {}) for players in (2, 5)],
    *[("red, 2 or 3 players", "red", players, {}) for players in (2, 3)],
    *[("red, 4 to 6", "red", players, {}) for players in (4, 5, 6)],
]


@pytest.mark.parametrize(("deck", "name", "players", "options"), CASES)
@pytest.mark.parametrize("seed", [bytes(32), b"\x01" * 32])
def test_whoever_has_the_page_alone_deals_the_same(
    deck: str, name: str, players: int, options: dict[str, int], seed: bytes
) -> None:
    game = GAMES[name]
    match = Match(Setup(game, players, options, seed))
    once, cards, pile = Reader(seed, "match"), Reader(seed, "deal 1"), written_decks()[deck]
    assert once.below(players) == match.deal.dealer
    each = len(pile) // players if name in ("purple", "red") else 7
    hands = [sorted(cards.draw(pile) for _ in range(each)) for _ in range(players)]
    views: list[dict[str, Any]] = [match.deal.view(seat).as_dict() for seat in range(players)]
    assert hands == [sorted(view["hand"]) for view in views]
    if name == "purple":
        challenge = once.draw(written_decks()["challenges"])
        assert views[0]["challenge"] == challenge
        if challenge in ("no-planet", "no-alien"):
            assert views[0]["challenge_colour"] == "ETJAO"[cards.below(5)]


@pytest.mark.parametrize("vector", vectors())
def test_the_published_vectors_hold(vector: dict[str, Any]) -> None:
    source = FairSource(bytes.fromhex(vector["seed"]), vector["purpose"])
    assert order(source, vector["size"]) == vector["order"]


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
@pytest.mark.parametrize("vector", vectors())
def test_the_javascript_twin_gives_the_published_vectors(vector: dict[str, Any]) -> None:
    assert node_order(bytes.fromhex(vector["seed"]), vector["purpose"], vector["size"]) == vector["order"]


@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
@pytest.mark.parametrize(("seed", "purpose", "size"), [(b"\x07" * 32, "deal 3", 108), (b"defifoo!" * 4, "match", 61)])
def test_the_javascript_twin_agrees_on_unpublished_seeds(seed: bytes, purpose: str, size: int) -> None:
    assert node_order(seed, purpose, size) == order(FairSource(seed, purpose), size)


@given(st.binary(min_size=32, max_size=32), st.integers(1, 200))
def test_a_pile_gives_every_card_once(seed: bytes, size: int) -> None:
    assert sorted(order(FairSource(seed, "deal 1"), size)) == list(range(size))


def test_a_cloned_source_goes_on_alike() -> None:
    for source in (FairSource(bytes(32), "match"), FastSource(5)):
        source.below(7)
        twin = source.clone()
        assert [int(source.below(200)) for _ in range(100)] == [int(twin.below(200)) for _ in range(100)]


@pytest.mark.parametrize("fair", [True, False])
def test_all_orders_of_a_small_pile_are_equally_likely(fair: bool) -> None:
    source: Source = FairSource(b"\x01" * 32, "fairness") if fair else FastSource(1)
    rounds = 24_000
    counts = Counter(tuple(order(source, 4)) for _ in range(rounds))
    expected = rounds / 24
    chi_squared = sum((count - expected) ** 2 / expected for count in counts.values())
    assert len(counts) == 24
    assert chi_squared < 49.7  # 23 degrees of freedom: one honest shuffle in a thousand exceeds it


def test_a_byte_that_would_favour_small_numbers_is_thrown_away() -> None:
    """With a limit of 150 every byte from 150 up is rejected, so the numbers are the accepted bytes themselves."""
    source = FairSource(bytes(32), "rejection")
    raw = FairSource(bytes(32), "rejection")
    accepted = [number for number in (int(raw.below(256)) for _ in range(256)) if number < 150]
    assert [int(source.below(150)) for _ in accepted] == accepted


def test_below_any_limit_every_fair_byte_gives_its_remainder() -> None:
    """All bytes and all limits that there are: what stands in for a division is exact."""
    for limit in range(1, 257):
        given: list[int] = []
        for first in range(0, 256, 64):
            source = FairSource(bytes(32), "every byte")
            source.block, source.blocks, source.position = bytes(range(first, first + 64)), 1, 0
            fair = [byte for byte in range(first, first + 64) if byte < 256 - 256 % limit]
            given += [int(source.below(limit)) - byte % limit for byte in fair]
        assert not any(given)


def test_a_card_put_back_can_come_again() -> None:
    pile = Pile(bytes([5, 6]))
    source = FastSource(2)
    first = pile.draw(source)
    pile.put_back(first)
    pile.put_back(9)
    assert sorted(pile.contents()) == [5, 6, 9]
    assert sorted(int(pile.draw(source)) for _ in range(3)) == [5, 6, 9]


def test_a_fraction_of_the_published_stream_is_made_of_six_bytes() -> None:
    seed = bytes(range(32))
    block = hashlib.sha512(seed + b"defifoo 1 deal 1 0").digest()
    source = FairSource(seed, "deal 1")
    for place in (0, 6, 12):
        assert source.fraction() == int.from_bytes(block[place : place + 6], "little") / 2**48


@pytest.mark.parametrize("text", ["x" * 100, "ab" * 50, "AB" * 50])
def test_of_what_is_no_secret_no_more_than_80_signs_are_told(text: str) -> None:
    with pytest.raises(Refused) as refused:
        check_secret(text)
    assert refused.value.violation.data == {"text": text[:80]}


def test_what_people_added_are_the_numbers_that_were_opened_in_the_order_of_their_seats() -> None:
    numbers = ["01" * 16, "", "02" * 16]
    fair = Fair(commitment_of("5e" * 32), "5e" * 32, numbers, [promise_of(number) if number else "" for number in numbers])
    assert fair.added == ["01" * 16, "02" * 16]
    opened = b"\x00" + bytes.fromhex(numbers[0]) + b"\x02" + bytes.fromhex(numbers[2])
    assert promised_seed("5e" * 32, numbers) == hashlib.sha256(b"defifoo seed 2" + bytes.fromhex("5e" * 32) + opened).digest()


def test_numbers_that_were_told_before_anything_was_promised_break_no_promise() -> None:
    secret, number = "5e" * 32, "01" * 16
    first = Fair(commitment_of(secret), secret, [number], None)
    assert first.keeps_its_word()
    assert first.numbers_as_promised()
    assert first.makes(seed_of(secret, [number]))
    assert not first.makes(promised_seed(secret, [number]))
    promised = Fair(commitment_of(secret), secret, [number, ""], [promise_of(number), ""])
    assert promised.numbers_as_promised()
    assert promised.makes(promised_seed(secret, [number, ""]))
    assert not Fair(commitment_of(secret), secret, [number, ""], ["", ""]).numbers_as_promised()
    assert not Fair("00" * 32, secret, [number], None).keeps_its_word()
