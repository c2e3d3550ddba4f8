"""Why a card, in Red: who takes the round, what it is worth, what the Bank and the Bomb do to it."""

from typing import Final

from defifoo.core.bits import as_mask, members
from defifoo.core.event import Event
from defifoo.core.fact import AGAINST, FOR, SURE, TEN, Fact, Foreseen, how_often, may_be_beaten, most_often
from defifoo.games.red.deck import BANK, BOMB, CARD_NAMES, GANG_SIZE, POLICE, POLICE_SUIT, SPECIALS, SUITS
from defifoo.games.red.moves import CLOCKWISE, TEAM
from defifoo.games.red.rules import BEWITCHING, NOTHING_LED, bewitches, strength, suit_of
from defifoo.games.red.scoring import side_of, value
from defifoo.games.red.view import RedView

_DEAR: Final = 3
"""A card worth so much is no small change."""
_FAT: Final = 7
"""A round worth so much is worth a Bomb."""
_MIGHTY: Final = POLICE + 9
"""From here on a Police card wins most rounds."""
_ENDS: Final = ("took-round", "bomb", "bank", "bomb-led", "bank-led", "last-card")


def facts(view: RedView, move: int, foreseen: list[Foreseen]) -> list[Fact]:
    if move >= CLOCKWISE:
        return [*_choice(view, move), *_bank_broken(view, foreseen)]
    ends = [end for one in foreseen if (end := one.first(*_ENDS))]
    if move < 0:
        return _wait(view, ends)
    if move == BOMB:
        return _bomb(view)
    if move == BANK:
        return [*_bank(view), *_bank_broken(view, foreseen)]
    if view.hand_sizes[view.seat] == 1:
        return [*_last_card(view, foreseen), *_round(view, move, ends)[:1]]
    return [*_round(view, move, ends), *_later(view, move)]


def _choice(view: RedView, move: int) -> list[Fact]:
    """red.teams.choice, all.direction"""
    me, players = int(view.seat), int(view.players)
    if move < TEAM:
        following = (me + (1 if move == CLOCKWISE else -1)) % players
        ours = following in members(side_of(me, players, view.team))
        return [Fact("direction-partner" if ours else "direction", seat=following)]
    partners = [int(seat) for seat in members(move - TEAM)]
    beside = [seat for seat in partners if (seat - me) % players in (1, players - 1)]
    return [Fact("team-beside" if beside else "team-across", seats=tuple(partners))]


def _ours(view: RedView) -> list[int]:
    """Everyone who counts with the seat, itself included."""
    return [int(seat) for seat in members(side_of(view.seat, view.players, view.team))]


def _bank_broken(view: RedView, foreseen: list[Foreseen]) -> list[Fact]:
    """red.score.bank"""
    broken = [{int(event.seat) for event in one.events if event.name == "bank-won"} for one in foreseen]
    times = how_often(int(view.seat) in seats for seats in broken)
    return [Fact("end-bank", times=times, speaks=FOR if times >= TEN // 2 else 0)] if times else []


# The Bank and the Bomb


def _bomb(view: RedView) -> list[Fact]:
    """red.bomb, red.bomb.lead"""
    points = int(value(view.trick_cards() | 1 << BOMB))
    if not view.trick:
        return [Fact("bomb-led", points=points, speaks=AGAINST)]
    found = [Fact("bomb", points=points, speaks=FOR if points >= _FAT else 0)]
    if int(view.best_seat) in _ours(view):
        found.append(Fact("ours-anyway", seat=int(view.best_seat), speaks=AGAINST))
    elif len(view.trick) < view.players - 1:
        found.append(Fact("may-grow", many=int(view.players) - len(view.trick), speaks=AGAINST if points < _FAT else 0))
    return found


def _bank(view: RedView) -> list[Fact]:
    """red.bank, red.bank.lead"""
    points = int(value(view.trick_cards() | 1 << BANK))
    if not view.trick:
        return [Fact("bank-led", points=points)]
    best = int(view.best_seat)
    if best in _ours(view):
        return [Fact("bank-takes-ours", points=points, speaks=AGAINST)]
    return [Fact("bank", seat=best, points=points, speaks=FOR)]


def _wait(view: RedView, ends: list[Event]) -> list[Fact]:
    """Letting the moment pass: the Bank and the Bomb stay in the hand.  red.interrupt"""
    held = tuple(CARD_NAMES[card] for card in members(view.hand & SPECIALS))
    points = int(value(view.trick_cards()))
    taker = most_often(int(end.seat) for end in ends if end.name == "took-round")
    found = [Fact("keeps-thin" if points < _FAT else "keeps", cards=held, points=points, speaks=FOR if points < _FAT else 0)]
    if taker >= 0:
        ours = taker in _ours(view)
        found.append(Fact("round-ours" if ours else "round-theirs", seat=taker, speaks=FOR if ours else AGAINST))
    return found


def _last_card(view: RedView, foreseen: list[Foreseen]) -> list[Fact]:
    """red.end"""
    return [Fact("last-card", speaks=0), *_bank_broken(view, foreseen)]


# The round


def _round(view: RedView, card: int, ends: list[Event]) -> list[Fact]:
    """Who takes it, so often, and what it is worth."""
    ours = [seat for seat in _ours(view) if seat != view.seat]
    taken = [end for end in ends if end.name in ("took-round", "bomb")]
    wins = how_often(end.seat == view.seat and end.name == "took-round" for end in ends)
    helps = how_often(int(end.seat) in ours for end in taken) if taken else 0
    slams = [end for end in ends if end.seat == view.seat and end.name in ("bomb", "bank")]
    if len(slams) * 2 > len(ends):
        name = "bomb-then" if most_often(end.name == "bomb" for end in slams) else "bank-then"
        return [Fact(name, points=_mean(slams), speaks=FOR)]
    if wins and wins >= helps:
        return _wins(view, card, [end for end in taken if end.seat == view.seat], wins)
    if helps:
        by = [end for end in taken if int(end.seat) in ours]
        return [Fact("partner", seat=most_often(int(end.seat) for end in by), times=helps, points=_mean(by), speaks=FOR)]
    return _loses(view, card, taken)


def _mean(ends: list[Event]) -> int:
    return round(sum(int(value(as_mask([*end.cards]))) for end in ends) / len(ends)) if ends else 0


def _wins(view: RedView, card: int, taken: list[Event], wins: int) -> list[Fact]:
    over = _over(view, card)
    bomb_out = bool(int(view.unseen()) & SPECIALS) and len(view.trick) > 0
    sure = wins == TEN and not over and not int(view.unseen()) & SPECIALS
    found = [Fact("wins", times=SURE if sure else wins, points=_mean(taken), speaks=FOR if wins >= TEN // 2 else 0)]
    if view.led != NOTHING_LED and view.led != POLICE_SUIT and card >= POLICE:
        found.append(Fact("police", colour=SUITS[view.led]))
    if view.charmer and not view.bewitched and bewitches(card, view.led, view.trick_cards()):
        found.append(Fact("bewitches"))
    return found + ([may_be_beaten(over, CARD_NAMES)] if over else [Fact("slam")] if bomb_out else [])


def _over(view: RedView, card: int) -> dict[int, int]:
    """The seats still to play that may hold cards which go over this one, each with those cards."""
    led = view.led if view.led != NOTHING_LED else suit_of(card)
    charmed = view.charmer and not view.bewitched and bewitches(card, led, view.trick_cards())
    counts = BEWITCHING if charmed else strength(card, led)
    unseen = int(view.unseen()) & ~SPECIALS
    over = sum(1 << other for other in members(unseen) if strength(other, led) > counts)
    found: dict[int, int] = {}
    for ahead in range(1, int(view.players) - len(view.trick)):
        seat = (int(view.seat) + ahead * int(view.direction)) % int(view.players)
        cards = over & ~int(view.missing[seat])
        if cards and seat not in _ours(view):
            found[seat] = cards
    return found


def _loses(view: RedView, card: int, taken: list[Event]) -> list[Fact]:
    """Others take it: what the card gives them."""
    taker = most_often(int(end.seat) for end in taken if end.seat != view.seat)
    points = int(value(1 << card))
    if taker < 0:
        return [Fact("to-bank", points=points)]
    always = how_often(end.seat == taker for end in taken) == TEN
    dear = points >= _DEAR
    name = "gives" if dear else "loses"
    return [Fact(name if always else f"{name}-perhaps", seat=taker, points=points, speaks=AGAINST if dear else 0)]


# Later


def _later(view: RedView, card: int) -> list[Fact]:
    """What the hand is like without the card."""
    hand = int(view.hand) & ~(1 << card)
    police = hand >> POLICE & ((1 << (BANK - POLICE)) - 1)
    if card >= POLICE:
        wasted = card >= _MIGHTY and view.best_seat >= 0 and strength(card, view.led) < view.best_strength
        return [Fact("wastes-police", speaks=AGAINST)] if wasted else []
    gang = card // GANG_SIZE
    if hand >> (gang * GANG_SIZE) & ((1 << GANG_SIZE) - 1):
        return []
    return [Fact("void", colour=SUITS[gang], speaks=FOR)] if police else []
