"""What a Yellow player sees at a glance: how heavy each hand is, who is dangerous, what may be laid."""

from typing import Final

from defifoo.core.bits import bit
from defifoo.core.deal import step
from defifoo.games.yellow.deck import FACES, GIVE, JOKER, REPLAY, SKULL, copies, event_of
from defifoo.games.yellow.phases import DEBT, DRAWN
from defifoo.games.yellow.rules import NOTHING, answering, card_points, following
from defifoo.games.yellow.view import YellowView

# Weights in cards: 1 is what an ordinary card costs. Games of the strategy against itself say that they may be a good
# deal off without harm.
_SAVED: Final = {GIVE: 1.0, REPLAY: 0.4}
"""What an event takes off the rest of the hand: a Give takes a card with it, an again is a turn more."""

_JOKER_SAVES: Final = 0.4
_SKULL: Final = 4.0
_SKULL_ON_THE_WAY_OUT: Final = 1.5
"""A Skull with a Give beside it."""

_FLOW: Final = 0.8
"""What it is worth to have an answer to whatever may lie there."""

_PER_POINT: Final = 0.004
"""Points decide nothing as long as one goes out; but who is caught would rather be caught with green."""

_UNKNOWN: Final = 1.05
"""A card that one has not seen."""


def load(card: int) -> float:
    """How long a card is likely to be carried, by itself."""
    if card == SKULL:
        return _SKULL
    points = int(card_points(card)) * _PER_POINT
    if card >= JOKER:
        return 1 - _JOKER_SAVES + points
    redness = 0.1 * (int(card) // 6 % 3 - 1)  # red follows more than green does
    return 1 - redness - _SAVED.get(int(event_of(card)), 0.0) + points


def _followed(card: int, level: int) -> int:
    """What may lie there for a card to follow, as a set."""
    return sum(1 << lies for lies in range(9) if following(lies, level) & bit(card))


def _following_share(lies: int, level: int) -> float:
    """The part of the deck that follows."""
    deck = [int(copies(card, level)) for card in range(FACES)]
    return sum(count for card, count in enumerate(deck) if following(lies, level) & bit(card)) / sum(deck)


LOADS: Final = [load(card) for card in range(FACES)]
_FOLLOWED: Final = [[_followed(card, level) for card in range(FACES)] for level in (1, 2, 3)]
_FOLLOWING: Final = [[_following_share(lies, level) for lies in range(9)] for level in (1, 2, 3)]
_PART_OF_NINE: Final = [places.bit_count() / 9 for places in range(512)]


class YellowOutlook:
    def __init__(self, view: YellowView, remembers: bool) -> None:
        self.hand = view.hand
        self.level = int(view.level)
        self.lies = int(view.lies)
        self.debt = int(view.debt)
        self.sizes = [int(count) for count in view.hand_sizes]
        self.rivals = [seat for seat in range(int(view.players)) if seat != view.seat]
        self.known = view.known if remembers else [b""] * len(self.sizes)
        self.next_seat = int(step(view.seat, view.direction, view.players))
        self.right = self._right(view)
        self._haste = sum(1 / self.sizes[seat] for seat in self.rivals)

    def _right(self, view: YellowView) -> int:
        if view.phase == DEBT:
            return int(answering(view.lies, view.level))
        right = int(following(view.lies, view.level))
        return right & int(bit(view.drawn)) if view.phase == DRAWN else right

    def may_lay(self, card: int) -> bool:
        return self.right >> card & 1 == 1

    def follows(self, card: int, lies: int) -> bool:
        return lies == NOTHING or _FOLLOWED[self.level - 1][card] >> lies & 1 == 1

    def likely_to_follow(self, lies: int) -> float:
        """How likely a card that one has not seen follows."""
        return 1.0 if lies == NOTHING else _FOLLOWING[self.level - 1][lies]

    # Who is ahead

    def danger(self, seat: int) -> float:
        """The part that a rival has in one's worries: the fewer cards they hold, the more. All parts together are 1."""
        return 1 / self.sizes[seat] / self._haste

    def most_dangerous(self) -> int:
        """Of several with the same number of cards, the one whose turn comes first."""
        return max(self.rivals, key=lambda seat: (-self.sizes[seat], seat == self.next_seat))

    def somebody_is_down_to(self, count: int) -> bool:
        return any(self.sizes[seat] <= count for seat in self.rivals)

    # How heavy a hand is

    def burden(self, hand: bytes) -> float:
        """What a hand still costs, in cards."""
        followed = _FOLLOWED[self.level - 1]
        total, reach, skulls, gives = 0.0, 0, 0, 0
        for card in hand:
            if card == SKULL:
                skulls += 1
                continue
            total += LOADS[card]
            reach |= followed[card]
            if card < JOKER and card % 6 == GIVE:
                gives += 1
        leaving = min(skulls, gives)
        return total + _SKULL * (skulls - leaving) + _SKULL_ON_THE_WAY_OUT * leaving - _FLOW * _PART_OF_NINE[reach]

    def burden_of(self, seat: int) -> float:
        """The same for a rival's hand, as far as one knows it."""
        known = self.known[seat]
        hidden = self.sizes[seat] - len(known)
        return self.burden(known) + _UNKNOWN * hidden - _FLOW * (1 - 0.6**hidden) * (0.3 if known else 1.0)
