"""Cards counted in three sets of faces are cards counted one by one."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from defifoo.core.deal import zeros
from defifoo.games.yellow.counting import DIGITS, add, cards_at, clear, copy, faces_at, number_of, swap, take
from defifoo.games.yellow.deck import FACES
from defifoo.games.yellow.hands import Hands
from defifoo.games.yellow.rules import card_points

FEW = st.sampled_from([0, 1, 31, 32, 33, FACES - 1])
"""So few faces that they meet, and the ends of the sets."""
ADDED, TAKEN, SWAPPED, COPIED, CLEARED = range(5)
STEPS = st.lists(st.tuples(st.sampled_from(range(5)), st.integers(0, 2), st.integers(0, 2), st.sets(FEW)), max_size=60)
MOST = 7


@given(STEPS)
def test_whatever_comes_and_goes_is_counted(steps: list[tuple[int, int, int, set[int]]]) -> None:
    digits, told = zeros(3 * DIGITS), [Counter[int]() for _ in range(3)]
    for what, here, there, faces in steps:
        if what == ADDED:
            for face in faces:
                if told[here][face] < MOST:
                    add(digits, here * DIGITS, face)
                    told[here][face] += 1
        elif what == TAKEN:
            take(digits, here * DIGITS, sum(1 << face for face in faces))
            told[here] -= Counter(faces)
        elif what == SWAPPED:
            swap(digits, here * DIGITS, there * DIGITS)
            told[here], told[there] = told[there], told[here]
        elif what == COPIED:
            copy(digits, here * DIGITS, digits, there * DIGITS)
            told[there] = Counter(told[here])
        else:
            clear(digits, here * DIGITS)
            told[here] = Counter()
        for place in range(3):
            at = place * DIGITS
            assert cards_at(digits, at) == bytes(sorted(told[place].elements()))
            assert faces_at(digits, at) == sum(1 << face for face, number in told[place].items() if number)
            assert all(number_of(digits, at, face) == told[place][face] for face in range(FACES))


@given(st.lists(st.integers(0, FACES - 1), max_size=40).filter(lambda cards: max(Counter(cards).values(), default=0) <= MOST))
def test_the_points_of_a_hand_are_those_of_its_cards(cards: list[int]) -> None:
    hands = Hands(2)
    for card in cards:
        hands.add(1, card)
    assert hands.points(0) == 0
    assert hands.points(1) == sum(card_points(card) for card in cards)
    for card in cards:
        hands.remove(1, card)
    assert hands.points(1) == hands.faces[1] == hands.sizes[1] == 0
