"""Sets of up to 63 cards, each a bit of one number, up to the very last."""

from defifoo.core.bits import as_bytes, as_mask, bit, lowest, members, nth, size

EVERY = range(63)


def test_every_card_of_a_set_is_counted_and_found() -> None:
    for card in EVERY:
        alone = bit(card)
        assert (int(size(alone)), int(lowest(alone)), [int(one) for one in members(alone)]) == (1, card, [card])
        below = int(alone) - 1
        assert int(size(below)) == card
        assert [int(one) for one in members(below)] == list(range(card))


def test_sets_with_gaps_are_counted_and_listed_in_order() -> None:
    for stride in (2, 3, 5, 7, 31):
        cards = list(range(stride - 1, 63, stride))
        mask = as_mask(cards)
        assert int(size(mask)) == len(cards)
        assert list(as_bytes(mask)) == cards
        assert [int(nth(mask, place)) for place in range(len(cards))] == cards
        assert int(lowest(mask)) == cards[0]
