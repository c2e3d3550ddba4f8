"""Why a move, in Yellow: what it beats, what it rids one of, what the next player can do about it, who is out first."""

from collections.abc import Callable
from typing import Final

from defifoo.core.bits import bit
from defifoo.core.fact import AGAINST, FEW, FOR, Fact, Foreseen, how_often
from defifoo.games.yellow.deck import CARD_NAMES, GIVE, JOKER, PLAIN, PLUS3, REPLAY, SKULL, SPEED, SWAP, SYMBOLS, event_of
from defifoo.games.yellow.moves import (
    AGAIN,
    CLOCKWISE,
    COUNTER,
    DRAW,
    GIVE_TO,
    KEEP,
    PASS,
    REVERSE,
    SILENT,
    SWAP_WITH,
    TAKE,
    THANKS,
    card_of,
    lies_after,
    target_of,
)
from defifoo.games.yellow.phases import DEBT, RACE
from defifoo.games.yellow.rules import FULL_GAME, NOTHING, PENALTY, answering, card_points, following
from defifoo.games.yellow.view import YellowView

_DEAR: Final = 30
"""A card that counts so much is good to be rid of."""
_STUCK: Final = 3
"""So many times in ten the next player cannot follow: worth a word."""


def facts(view: YellowView, move: int, foreseen: list[Foreseen]) -> list[Fact]:
    found = _of_move(view, move, foreseen)
    if found and found[0].name in ("wins", "thanks", "silent"):
        return found
    out = how_often((won := one.first("won")) is not None and won.seat == view.seat for one in foreseen)
    return [*found, Fact("end-first", times=out)]


def _of_move(view: YellowView, move: int, foreseen: list[Foreseen]) -> list[Fact]:
    if move < DRAW:
        return _card(view, move, foreseen)
    if move >= GIVE_TO:
        return _gift(view, (move - GIVE_TO) // 6, int(target_of(move)))
    if move >= SWAP_WITH:
        return _swap(view, int(target_of(move)))
    if move in (CLOCKWISE, COUNTER):
        return [Fact("direction", seat=(int(view.seat) + (1 if move == CLOCKWISE else -1)) % int(view.players))]
    return _WORDS[move](view)


def _next(view: YellowView, direction: int) -> int:
    return (int(view.seat) + direction) % int(view.players)


def _fitting(view: YellowView, lies: int) -> list[int]:
    """The cards of the hand that could be played on what lies there; none follows itself."""
    return [card for card in view.hand if int(following(lies, view.level)) >> card & 1]


# A card


def _card(view: YellowView, move: int, foreseen: list[Foreseen]) -> list[Fact]:
    card, left = int(card_of(move)), len(view.hand) - 1
    right = answering(view.lies, view.level) if view.phase == DEBT else following(view.lies, view.level)
    if not bit(card) & right:
        return [Fact("mistake", many=PENALTY + int(view.debt), speaks=AGAINST)]
    if not left:
        return [Fact("wins", speaks=FOR)]
    found = [*_beats(view, card), *_answers(view, card), *_triggers(view, card, left)]
    if card >= JOKER:
        found += _joker(view, move, card)
    elif card_points(card) >= _DEAR:
        found.append(Fact("rid-of", points=int(card_points(card)), speaks=FOR))
    if view.phase == RACE:
        found.append(Fact("race", many=left, speaks=FOR))
    found += [*_saves(view, card), *_next_player(view, card, foreseen), *_goes_on(view, move, card)]
    return found or [Fact("one-less", many=left)]


def _saves(view: YellowView, card: int) -> list[Fact]:
    """Stronger cards that would have fitted as well and stay in the hand."""
    if card >= JOKER or event_of(card) != PLAIN or view.phase == DEBT:
        return []
    better = {
        other
        for other in _fitting(view, view.lies)
        if other >= JOKER or event_of(other) != PLAIN or (view.level == FULL_GAME and card_points(other) > card_points(card))
    }
    names = tuple(CARD_NAMES[other] for other in sorted(better))
    return [Fact("saves", cards=names, speaks=FOR)] if 0 < len(names) <= FEW else []


def _beats(view: YellowView, card: int) -> list[Fact]:
    """For children, who play without colours: which symbol beats which.  yellow.level.1, yellow.level.2"""
    if view.level == FULL_GAME or view.lies == NOTHING or card >= JOKER:
        return []
    return [Fact("beats", many=int(view.lies) // 3, speaks=FOR)]


def _answers(view: YellowView, card: int) -> list[Fact]:
    """yellow.event.plus3.joker, yellow.event.plus3.stack"""
    if view.phase != DEBT:
        return []
    return [Fact("cancels" if card >= JOKER else "passes-on", many=int(view.debt), speaks=FOR)]


def _triggers(view: YellowView, card: int, left: int) -> list[Fact]:
    """What the event of the card brings about."""
    event = int(event_of(card))
    following_seat = _next(view, int(view.direction))
    if event == PLUS3:
        return [Fact("plus3", seat=following_seat, many=int(view.debt) + PENALTY, speaks=FOR)]
    if event == REPLAY:
        return [Fact("replay", speaks=FOR)]
    if event == SPEED:
        return [Fact("speed")]
    if event == GIVE:
        return [Fact("give-skull" if SKULL in view.hand else "give-one", speaks=FOR)]
    if event != SWAP:
        return []
    fewest = min(seat for seat in range(view.players) if seat != view.seat and _size(view, seat) == _least(view))
    return [Fact("swap-next", seat=fewest, many=_least(view), speaks=FOR if _least(view) < left else AGAINST)]


def _size(view: YellowView, seat: int) -> int:
    return int(view.hand_sizes[seat])


def _least(view: YellowView) -> int:
    """The cards in the smallest hand of the others."""
    return min(_size(view, seat) for seat in range(view.players) if seat != view.seat)


def _joker(view: YellowView, move: int, card: int) -> list[Fact]:
    """yellow.joker"""
    found = [Fact("joker", symbol=SYMBOLS[int(lies_after(move)) // 3])]
    if view.phase != DEBT and view.lies != NOTHING and [other for other in _fitting(view, view.lies) if other < JOKER]:
        found.append(Fact("joker-spent", speaks=AGAINST))
    else:
        found.append(Fact("rid-of", points=int(card_points(card)), speaks=FOR))
    return found


def _next_player(view: YellowView, card: int, foreseen: list[Foreseen]) -> list[Fact]:
    """How often the next player has nothing to follow with."""
    if event_of(card) != PLAIN or view.phase == RACE:
        return []
    seat = _next(view, int(view.direction))
    answers = [
        next((event.name for event in one.events if event.seat == seat and event.name in ("played", "joker", "drew")), "")
        for one in foreseen
    ]
    stuck = how_often(answer == "drew" for answer in answers)
    return [Fact("next-draws", seat=seat, times=stuck, speaks=FOR)] if stuck >= _STUCK else []


def _goes_on(view: YellowView, move: int, card: int) -> list[Fact]:
    """Whether one could go on oneself after an Again."""
    if event_of(card) != REPLAY:
        return []
    fits = len(_fitting(view, int(lies_after(move))))
    return [Fact("then-fits", many=fits, speaks=FOR)] if fits else [Fact("then-none", speaks=AGAINST)]


# Instead of a card


def _draw(view: YellowView) -> list[Fact]:
    """yellow.draw"""
    fits = len(_fitting(view, view.lies))
    return [Fact("draw-anyway", many=fits, speaks=AGAINST)] if fits else [Fact("draw-must")]


def _keep(view: YellowView) -> list[Fact]:
    card = int(view.drawn)
    fits = int(following(view.lies, view.level)) >> card & 1
    name = "keep-fitting" if fits else "keep-must"
    return [Fact(name, cards=(CARD_NAMES[card],), points=int(card_points(card)), speaks=AGAINST if fits else 0)]


def _again(view: YellowView) -> list[Fact]:
    """yellow.event.replay"""
    fits = len(_fitting(view, view.lies))
    return [Fact("again-fits", many=fits, speaks=FOR)] if fits else [Fact("again-none", speaks=AGAINST)]


def _reverse(view: YellowView) -> list[Fact]:
    after, spared = _next(view, -int(view.direction)), _next(view, int(view.direction))
    if after == spared:
        return [Fact("reverse-two", seat=after)]
    return [Fact("reverse", seat=after, many=_size(view, after), seats=(spared,))]


def _pass(view: YellowView) -> list[Fact]:
    """yellow.event.speed"""
    fits = len(_fitting(view, view.lies))
    return [Fact("pass-fits", many=fits, speaks=AGAINST)] if fits else [Fact("pass-none")]


def _take_them(view: YellowView) -> list[Fact]:
    """yellow.event.plus3"""
    answers = [card for card in view.hand if int(answering(view.lies, view.level)) >> card & 1]
    if not answers:
        return [Fact("take-must", many=int(view.debt))]
    names = tuple(CARD_NAMES[card] for card in sorted(set(answers)))
    return [Fact("take", many=int(view.debt), speaks=AGAINST), Fact("keeps", cards=names, speaks=FOR)]


# Gifts and swaps


def _gift(view: YellowView, card: int, seat: int) -> list[Fact]:
    """yellow.event.give, yellow.skull"""
    if len(view.hand) == 1:
        return [Fact("wins", speaks=FOR)]
    points = int(card_points(card))
    if card == SKULL:
        found = [Fact("gives-skull", seat=seat, points=points, speaks=FOR)]
    elif card >= JOKER:
        found = [Fact("gives-joker", seat=seat, points=points, speaks=AGAINST)]
    else:
        found = [Fact("gives", seat=seat, points=points, speaks=FOR if points >= _DEAR else 0)]
        if SKULL in view.hand:
            found.append(Fact("keeps-skull", speaks=AGAINST))
    size = _size(view, seat)
    if size == _least(view):
        found.append(Fact("slows", seat=seat, many=size, speaks=FOR))
    return found


def _swap(view: YellowView, seat: int) -> list[Fact]:
    """yellow.event.swap"""
    mine, theirs = len(view.hand), _size(view, seat)
    name = "swap-fewer" if theirs < mine else "swap-more" if theirs > mine else "swap-same"
    found = [Fact(name, seat=seat, many=theirs, speaks=FOR if theirs < mine else AGAINST if theirs > mine else 0)]
    if SKULL in view.hand:
        found.append(Fact("swap-skull", seat=seat, speaks=FOR))
    return found


def _thanks(_: YellowView) -> list[Fact]:
    """yellow.event.give.thanks"""
    return [Fact("thanks", many=PENALTY, speaks=FOR)]


def _silent(_: YellowView) -> list[Fact]:
    return [Fact("silent", many=PENALTY, speaks=AGAINST)]


_WORDS: Final[dict[int, Callable[[YellowView], list[Fact]]]] = {
    DRAW: _draw,
    KEEP: _keep,
    AGAIN: _again,
    REVERSE: _reverse,
    PASS: _pass,
    TAKE: _take_them,
    THANKS: _thanks,
    SILENT: _silent,
}
"""The moves that are a word by themselves."""
