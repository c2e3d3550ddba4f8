"""Why a card, in Purple: who takes the trick, what it costs or brings, and what the card would do later."""

from typing import Final

from defifoo.core.bits import members
from defifoo.core.event import Event
from defifoo.core.fact import AGAINST, FOR, SURE, TEN, Fact, Foreseen, how_often, may_be_beaten, most_often
from defifoo.games.purple.deck import (
    ALL_SPACECRAFT,
    CARD_NAMES,
    CARDS,
    COLOURS,
    LEAST,
    MOST,
    NO_TRICK,
    NOT_LAST,
    PLANETS,
    RANKS,
    SPACECRAFT,
    SUN,
    deck_mask,
)
from defifoo.games.purple.rules import NOTHING_CALLED, OPEN, called_letters, calls, follows, playable, strength, takes_the_lead
from defifoo.games.purple.scoring import LAST_TRICK_PRICE, PRICE, REWARD, SUN_PENALTY, TRICK_PRICE
from defifoo.games.purple.view import PurpleView

_HIGH: Final = 0.65
"""A card that beats so much of what is still out of its colour wins tricks later."""


def facts(view: PurpleView, move: int, foreseen: list[Foreseen]) -> list[Fact]:
    if move >= CARDS:
        ahead = 1 if move == CARDS else -1
        return [Fact("direction", seat=(int(view.seat) + ahead) % int(view.players))]
    tricks = [trick for one in foreseen if (trick := one.first("took-trick"))]
    wins = how_often(trick.seat == view.seat for trick in tricks)
    found = _sun(view, tricks) if move == SUN else _wins(view, move, tricks, wins) if wins else _ducks(view, move, tricks)
    if view.challenge == NOT_LAST and view.hand_sizes[view.seat] > 1:
        spared = how_often(one.deal.last_winner != view.seat for one in foreseen)  # type: ignore[attr-defined]  # Purple's
        found.append(Fact("end-last", times=spared, points=LAST_TRICK_PRICE))
    return found + _later(view, move, wins)


# The trick


def _taker(view: PurpleView, tricks: list[Event]) -> int:
    """Who takes it most often, if it is not the seat itself."""
    return most_often(int(trick.seat) for trick in tricks if trick.seat != view.seat)


def _always(taker: int, tricks: list[Event]) -> bool:
    return how_often(trick.seat == taker for trick in tricks) == TEN


def _price(view: PurpleView, cards: bytes) -> int:
    """What the challenge makes their winner pay."""
    costly = int(view.costly())
    return int(PRICE[view.challenge]) * sum(costly >> card & 1 for card in cards)


def _escapes(view: PurpleView) -> int:
    """What speaks for leaving a trick to others; where only the last one counts, neither does."""
    if view.challenge == NOT_LAST:
        return 0
    return AGAINST if view.challenge == MOST else FOR


def _sun(view: PurpleView, tricks: list[Event]) -> list[Fact]:
    """purple.sun.lowest, purple.sun.last-trick"""
    taker, price = _taker(view, tricks), _price(view, bytes([SUN]))
    found = [Fact("sun" if _always(taker, tricks) else "sun-perhaps", seat=taker, speaks=_escapes(view))]
    if price:
        found.append(Fact("feeds", seat=taker, points=price, speaks=FOR))
    if view.hand_sizes[view.seat] == 1:
        return [Fact("sun-last", points=-SUN_PENALTY, speaks=AGAINST), *found]
    if view.hand_sizes[view.seat] == 2:
        return [Fact("sun-now", points=-SUN_PENALTY, speaks=FOR), *found]
    return [*found, Fact("sun-gone", speaks=AGAINST)]


def _ducks(view: PurpleView, card: int, tricks: list[Event]) -> list[Fact]:
    """It never took the trick: who did, and what the card costs them."""
    taker = _taker(view, tricks)
    found = [_left_to(view, card, taker, _always(taker, tricks))]
    price = _price(view, bytes([card]))
    return [*found, Fact("feeds", seat=taker, points=price, speaks=FOR)] if price else found


def _left_to(view: PurpleView, card: int, taker: int, always: bool) -> Fact:
    speaks = _escapes(view)
    if view.called != NOTHING_CALLED and not follows(card, view.called):
        return Fact("thrown" if always else "thrown-perhaps", seat=taker, speaks=speaks)
    if view.trick and not takes_the_lead(card, strength(card, view.called), view.best_strength):
        best = CARD_NAMES[_card_of(view, int(view.best_seat), bytes(int(one) for one in view.trick))]
        return Fact("under" if always else "under-perhaps", seat=int(view.best_seat), cards=(best,), speaks=speaks)
    return Fact("over" if always else "over-perhaps", seat=taker, speaks=speaks)


def _card_of(view: PurpleView, seat: int, trick: bytes) -> int:
    return trick[(seat - int(view.leader)) * int(view.direction) % int(view.players)]


def _wins(view: PurpleView, card: int, tricks: list[Event], wins: int) -> list[Fact]:
    """It takes the trick, so often: what that brings or costs, and who may still go over it."""
    beaters = _beaters(view, card)
    sure = wins == TEN and not beaters
    return [_stake(view, tricks, SURE if sure else wins), *_switches(view, card), *_goes_over(view, beaters)]


def _stake(view: PurpleView, tricks: list[Event], wins: int) -> Fact:
    """What taking it brings or costs; it speaks for or against the card where it happens often.  purple.score"""
    often = wins >= TEN // 2
    if view.challenge == MOST:
        return Fact("wins-most", times=wins, points=REWARD, speaks=FOR * often)
    if view.challenge == LEAST:
        return Fact("wins-least", times=wins, points=REWARD, speaks=AGAINST * often)
    if view.challenge == NO_TRICK:
        return Fact("wins-trick", times=wins, points=TRICK_PRICE, speaks=AGAINST * often)
    if view.challenge == NOT_LAST:
        return Fact("wins-early", times=wins)
    own = [_price(view, trick.cards) for trick in tricks if trick.seat == view.seat]
    price = round(sum(own) / len(own))
    if not price:
        return Fact("wins-clean", times=wins)
    return Fact("wins-paid" if len(set(own)) == 1 else "wins-about", times=wins, points=price, speaks=AGAINST * often)


def _switches(view: PurpleView, card: int) -> list[Fact]:
    """purple.spacecraft.switch"""
    after = int(calls(card, view.called))
    last = len(view.trick) == view.players - 1
    if card < SPACECRAFT or view.called == NOTHING_CALLED or after >= OPEN or last:
        return []
    return [Fact("switches", colour=called_letters(after))]


def _beaters(view: PurpleView, card: int) -> dict[int, int]:
    """The seats still to play that may hold cards which go over this one, each with those cards."""
    counts, after = strength(card, view.called), calls(card, view.called)
    over = sum(
        1 << other
        for other in members(_out(view))
        if follows(other, after) and takes_the_lead(other, strength(other, after), counts)
    )
    found: dict[int, int] = {}
    to_come = int(view.players) - len(view.trick) - 1
    for ahead in range(1, to_come + 1):
        seat = (int(view.seat) + ahead * int(view.direction)) % int(view.players)
        cards = over | (_out(view) & ALL_SPACECRAFT if view.last_always and ahead == to_come else 0)
        if cards & ~int(view.missing[seat]):
            found[seat] = cards & ~int(view.missing[seat])
    return found


def _goes_over(view: PurpleView, beaters: dict[int, int]) -> list[Fact]:
    if not beaters:
        return [Fact("last-to-play" if len(view.trick) == view.players - 1 else "unbeatable")]
    return [may_be_beaten(beaters, CARD_NAMES)]


def _out(view: PurpleView) -> int:
    """The cards that the seat has not seen."""
    return int(deck_mask(view.short)) & ~int(view.hand) & ~int(view.seen())


# Later


def _later(view: PurpleView, card: int, wins: int) -> list[Fact]:
    """What the hand is like without the card."""
    left = int(view.hand_sizes[view.seat]) - 1
    if card == SUN or not left:
        return []
    if left == 1 and int(view.hand) >> SUN & 1:
        return [Fact("sun-kept", points=-SUN_PENALTY, speaks=AGAINST)]
    if card >= SPACECRAFT:
        return [] if wins or view.challenge == MOST else [Fact("rid-of-craft", speaks=FOR)]
    found: list[Fact] = []
    forced = int(playable(view.hand, view.called)).bit_count() == 1  # nobody could have kept it
    if not wins and not forced and _wins_later(view, card):
        found.append(Fact("wastes-high", speaks=AGAINST) if view.challenge == MOST else Fact("rid-of-high", speaks=FOR))
    colour = card // RANKS
    if left > 1 and view.challenge != MOST and not int(view.hand) & int(PLANETS[colour]) & ~(1 << card):
        found.append(Fact("void", colour=COLOURS[colour], speaks=FOR))
    return found


def _wins_later(view: PurpleView, card: int) -> bool:
    """Whether it beats most of what is still out of its colour."""
    out = members(_out(view) & int(PLANETS[card // RANKS]))
    return bool(out) and sum(other < card for other in out) / len(out) >= _HIGH
