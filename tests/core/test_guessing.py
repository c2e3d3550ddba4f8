"""How many ways there are to spread hidden cards, counted by trying all of them."""

from itertools import permutations

import pytest

from defifoo.core.bits import members
from defifoo.core.chance import FastSource
from defifoo.core.guessing import Scatter
from defifoo.core.reading import numbers

CASES: dict[str, tuple[int, list[int], list[int]]] = {
    "nobody bars": (0b1111, [2, 2], [0, 0]),
    "one card barred": (0b1111, [2, 2], [0b1, 0]),
    "the card that is barred last": (0b1111, [1, 3], [0b1000, 0]),
    "all bar something": (0b11111, [2, 2, 1], [0b1, 0b10, 0b100]),
    "two bar the same": (0b11111, [1, 2, 2], [0b11, 0b11, 0]),
    "one bars more": (0b111111, [2, 2, 2], [0b111, 0b11, 0]),
    "crossed": (0b111111, [2, 2, 2], [0b111, 0b1110, 0]),
    "crossed without an easy place": (0b111111, [2, 2, 2], [0b11, 0b110, 0b11000]),
    "no room for what bars": (0b111, [0, 3], [0b11, 0]),
    "one place": (0b101, [2], [0]),
    "only what is barred elsewhere is left": (0b111, [1, 2], [0b110, 0]),
    "what is barred is not hidden": (0b111, [1, 2], [0b11000, 0]),
    "one card that fits": (0b1111, [1, 1, 2], [0b1110, 0b1, 0]),
    "each bars the half of the other": (0b1111, [2, 2], [0b11, 0b1100]),
    "a kind of three": (0b1111111, [3, 2, 2], [0b111, 0b1, 0b1000000]),
}


def fitting(hidden: int, room: list[int], barred: list[int]) -> set[tuple[int, ...]]:
    """Every way to fill all places, as a set of cards for each."""
    slots = [place for place, many in enumerate(room) for _ in range(many)]
    found = set()
    for cards in permutations([int(card) for card in members(hidden)]):
        if not any(barred[place] >> card & 1 for place, card in zip(slots, cards, strict=True)):
            places = [0] * len(room)
            for place, card in zip(slots, cards, strict=True):
                places[place] |= 1 << card
            found.add(tuple(places))
    return found


@pytest.mark.parametrize("case", CASES)
def test_the_ways_are_counted(case: str) -> None:
    hidden, room, barred = CASES[case]
    scatter = Scatter(hidden, numbers(room), numbers(barred))
    fussy = [place for place, many in enumerate(room) if many and barred[place] & hidden]
    assert [int(place) for place in scatter.fussy] == fussy
    assert [int(place) for place in scatter.easy] == [place for place, many in enumerate(room) if many and place not in fussy]
    if not fussy:
        return
    slots = [place for place in fussy for _ in range(room[place])]
    ways = sum(
        not any(barred[place] >> card & 1 for place, card in zip(slots, cards, strict=True))
        for cards in permutations([int(card) for card in members(hidden)], len(slots))
    )
    assert scatter.ways[scatter.states - 1] == ways


@pytest.mark.parametrize("case", CASES)
def test_cards_that_are_barred_from_the_same_places_are_of_one_kind(case: str) -> None:
    hidden, room, barred = CASES[case]
    scatter = Scatter(hidden, numbers(room), numbers(barred))
    kinds: dict[tuple[int, ...], int] = {(): 0}
    for card in members(hidden):
        places = tuple(place for place, many in enumerate(room) if many and barred[place] >> int(card) & 1)
        kinds[places] = kinds.get(places, 0) + 1
    free = kinds.pop(())
    counted = [int(count) for count in scatter.count]
    assert (counted[0], sorted(counted[1:])) == (free, sorted(kinds.values()))


@pytest.mark.parametrize("case", CASES)
def test_every_way_that_fits_is_drawn_and_no_other(case: str) -> None:
    hidden, room, barred = CASES[case]
    scatter, source = Scatter(hidden, numbers(room), numbers(barred)), FastSource(11)
    ways = fitting(hidden, room, barred)
    drawn = [tuple(int(cards) for cards in scatter.draw(source)) for _ in range(60 * len(ways))]
    assert set(drawn) == ways
    fewest, most = (choose(drawn.count(way) for way in ways) for choose in (min, max))
    assert 20 <= fewest <= most <= 110, "each comes about sixty times"
