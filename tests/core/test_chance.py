"""Streams of chance, far beyond what one deal draws, and the copies of them."""

from hashlib import sha512

import pytest

from defifoo.core.chance import SEED_BYTES, SHUFFLE_VERSION, FairSource, FastSource, Source
from defifoo.core.pile import Pile

SEED = bytes(range(32))


def test_every_block_of_the_stream_is_a_hash_of_its_own_beyond_those_that_a_deal_needs_too() -> None:
    source = FairSource(SEED, "deal 3")
    drawn = bytes(int(source.below(256)) for _ in range(70 * 64))
    assert drawn == b"".join(sha512(SEED + f"defifoo 1 deal 3 {block}".encode()).digest() for block in range(70))
    assert (SHUFFLE_VERSION, SEED_BYTES) == (1, 32)


@pytest.mark.parametrize("before", [0, 1, 63, 64, 65, 200])
@pytest.mark.parametrize("fair", [True, False])
def test_a_copy_goes_on_from_where_it_was_made_and_leaves_the_other_alone(fair: bool, before: int) -> None:
    source: Source = FairSource(SEED, "match") if fair else FastSource(5)
    for _ in range(before):
        source.below(256)
    twin, again = source.clone(), source.clone()
    drawn = [int(twin.below(256)) for _ in range(300)]
    assert [int(source.below(256)) for _ in range(300)] == drawn
    assert [int(again.below(256)) for _ in range(300)] == drawn
    assert len(set(drawn)) > 100


def test_the_quick_stream_is_the_same_for_ever() -> None:
    """Saved records, playthroughs and the reports of the arena were drawn with it."""
    source = FastSource(7)
    assert [int(source.below(limit)) for limit in (2, 10, 100, 256, 1 << 30)] == [1, 6, 69, 13, 241274535]
    assert [round(source.fraction(), 12) for _ in range(3)] == [0.484498275559, 0.991135329733, 0.593709389511]
    assert int(FastSource(2**62 + 12345).below(1 << 30)) == 599579489
    assert [int(FastSource(seed).below(1000)) for seed in (0, 1, -1)] == [210, 440, 981]


def test_a_pile_is_drawn_to_its_last_card_and_takes_cards_back() -> None:
    pile, source = Pile(bytes([4, 5, 6])), FastSource(2)
    drawn = [int(pile.draw(source)) for _ in range(2)]
    assert int(pile.left) == 1
    twin = pile.clone()
    pile.put_back(drawn[0])
    assert sorted([*pile.contents(), drawn[1]]) == [4, 5, 6]
    assert (int(twin.left), len(twin.contents())) == (1, 1)
    for card in (7, 8, 9):
        pile.put_back(card)
    assert sorted(pile.contents()) == sorted({4, 5, 6, 7, 8, 9} - {drawn[1]})
    assert sorted(int(pile.draw(source)) for _ in range(5)) == sorted({4, 5, 6, 7, 8, 9} - {drawn[1]})
    assert (int(pile.left), pile.contents()) == (0, b"")
    twin.put_back(1)
    assert sorted(twin.contents()) == sorted([1, *({4, 5, 6} - set(drawn))])
    assert Pile(b"").contents() == b""
