"""The observation written from the view of a seat alone: slow, and the measure for the quick writers of the games.

It is written from the view of the seat, from the scores, and from the log of moves that everyone saw; `docs/research.md` has
the table of its parts, `layout.py` the same for programs. First come the parts that are bits (0 or 1), then the numbers.
Seats count from the observer: 0 is oneself, 1 the next seat clockwise.
"""

from librt.vecs import vec
from mypy_extensions import i64, u8

from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit, lowest
from defifoo.core.deal import View, step
from defifoo.games.blue.deck import CONTINENT, ICE, MOON, RAIN, SUN, count
from defifoo.games.blue.deck import FACES as BLUE_FACES
from defifoo.games.blue.view import BlueView
from defifoo.games.purple.deck import CARDS as PURPLE_CARDS
from defifoo.games.purple.deck import deck_mask
from defifoo.games.purple.view import PurpleView
from defifoo.games.red.deck import CARDS as RED_CARDS
from defifoo.games.red.view import RedView
from defifoo.games.yellow.deck import FACES as YELLOW_FACES
from defifoo.games.yellow.view import YellowView
from defifoo.research.compiled.layout import WINDOW, sizes
from defifoo.research.compiled.sequence import Sequence


def _put(out: vec[u8], place: i64, cards: Mask) -> None:
    while cards:
        out[place + lowest(cards)] = 1
        cards &= cards - 1


def _number(out: vec[u8], place: i64, value: i64) -> None:
    out[place] = u8(255 if value > 255 else (0 if value < 0 else value))


def _from_me(seat: Seat, me: Seat, players: i64) -> i64:
    return seat - me if seat >= me else seat - me + players


def _seat(out: vec[u8], place: i64, seat: Seat, me: Seat, players: i64) -> i64:
    """One bit for a seat, none for nobody; where the next part begins."""
    if seat >= 0:
        out[place + _from_me(seat, me, players)] = 1
    return place + players


def _one_of(out: vec[u8], place: i64, value: i64, choices: i64) -> i64:
    if value >= 0:
        out[place + value] = 1
    return place + choices


def _way(out: vec[u8], place: i64, direction: i64) -> i64:
    if direction:
        out[place + (0 if direction > 0 else 1)] = 1
    return place + 2


def _flag(out: vec[u8], place: i64, value: bool) -> i64:
    if value:
        out[place] = 1
    return place + 1


def write(sequence: Sequence, me: Seat, out: vec[u8], start: i64, bits: i64, window: i64) -> None:
    """Write what a seat may know into bytes that are 0: `bits` bytes that are bits, then the numbers."""
    view: View = sequence.deal.view(me)
    numbers = start + bits
    if isinstance(view, PurpleView):
        end, place = _purple(view, me, out, start, numbers)
    elif isinstance(view, RedView):
        end, place = _red(view, me, out, start, numbers)
    elif isinstance(view, BlueView):
        end, place = _blue(view, me, out, start, numbers, sequence.begun if sequence.seat == me else 0)
    else:
        assert isinstance(view, YellowView)
        end, place = _yellow(view, me, out, start, numbers)
    if sequence.seat == me:
        out[end] = 1
        _flag(out, end + 1, sequence.out_of_turn)
    _match(sequence, me, out, place, window)


def _match(sequence: Sequence, me: Seat, out: vec[u8], place: i64, window: i64) -> None:
    players = sequence.players
    mine = sequence.points[me]
    for seat in range(players):
        _number(out, place + _from_me(seat, me, players), 128 + (sequence.points[seat] - mine) // 10)
    _number(out, place + players, sequence.number)
    _number(out, place + players + 1, sequence.length - sequence.number)
    place += players + 2
    for back in range(window):
        entry = sequence.log_entry(back, me)
        if entry < 0:
            return
        action = entry % 1024
        _number(out, place, _from_me(entry // 1024, me, players) + 1)
        _number(out, place + 1, action // 128)
        _number(out, place + 2, action % 128)
        place += 3


def _hands_of_cards(out: vec[u8], place: i64, hands: vec[i64], me: Seat, players: i64, cards: i64) -> i64:
    for seat in range(players):
        _put(out, place + _from_me(seat, me, players) * cards, hands[seat])
    return place + players * cards


def _numbers_of_seats(out: vec[u8], place: i64, values: vec[i64], me: Seat, players: i64) -> i64:
    for seat in range(players):
        _number(out, place + _from_me(seat, me, players), values[seat])
    return place + players


def _trick(out: vec[u8], place: i64, trick: vec[i64], leader: Seat, direction: i64, me: Seat, players: i64, cards: i64) -> i64:
    seat = leader
    for card in trick:
        out[place + _from_me(seat, me, players) * cards + card] = 1
        seat = step(seat, direction, players)
    return place + players * cards


def _purple(view: PurpleView, me: Seat, out: vec[u8], at: i64, place: i64) -> tuple[i64, i64]:
    n = view.players
    _put(out, at, view.hand)
    at = _trick(out, at + PURPLE_CARDS, view.trick, view.leader, view.direction, me, n, PURPLE_CARDS)
    at = _hands_of_cards(out, at, view.won, me, n, PURPLE_CARDS)
    deck = deck_mask(view.short)
    for seat in range(n):
        _put(out, at + _from_me(seat, me, n) * PURPLE_CARDS, view.missing[seat] & deck)
    at += n * PURPLE_CARDS
    at = _one_of(out, at, view.called, 10)
    at = _one_of(out, at, view.challenge, 10)
    at = _one_of(out, at, view.challenge_colour, 5)
    at = _flag(out, at, view.short)
    at = _seat(out, at, view.dealer, me, n)
    at = _seat(out, at, view.leader, me, n)
    at = _seat(out, at, view.turn, me, n)
    at = _seat(out, at, view.best_seat, me, n)
    at = _seat(out, at, view.sun_last, me, n)
    at = _way(out, at, view.direction)
    place = _numbers_of_seats(out, place, view.hand_sizes, me, n)
    return at, _numbers_of_seats(out, place, view.tricks, me, n)


def _red(view: RedView, me: Seat, out: vec[u8], at: i64, place: i64) -> tuple[i64, i64]:
    n = view.players
    _put(out, at, view.hand)
    at = _trick(out, at + RED_CARDS, view.trick, view.leader, view.direction, me, n, RED_CARDS)
    at = _hands_of_cards(out, at, view.won, me, n, RED_CARDS)
    at = _hands_of_cards(out, at, view.missing, me, n, RED_CARDS)
    _put(out, at, view.bank)
    at = _one_of(out, at + RED_CARDS, view.led, 5)
    for seat in range(n):
        if view.team and bool(view.team & bit(seat)) == bool(view.team & bit(me)):
            out[at + _from_me(seat, me, n)] = 1
    at = _seat(out, at + n, view.dealer, me, n)
    at = _seat(out, at, view.leader, me, n)
    at = _seat(out, at, view.turn, me, n)
    at = _seat(out, at, view.best_seat, me, n)
    at = _way(out, at, view.direction)
    at = _flag(out, at, view.charmer)
    at = _flag(out, at, view.bewitched)
    place = _numbers_of_seats(out, place, view.hand_sizes, me, n)
    _number(out, place, view.face_down)
    return at, place + 1


def _lines(out: vec[u8], place: i64, lines: Mask, me: Seat, players: i64) -> i64:
    while lines:
        line = lowest(lines)
        lines &= lines - 1
        out[place + _from_me(line // 3, me, players) * 3 + line % 3] = 1
    return place + 3 * players


def _blue(view: BlueView, me: Seat, out: vec[u8], at: i64, place: i64, aside: i64) -> tuple[i64, i64]:
    n = view.players
    at = _lines(out, at, view.lines.opened, me, n)
    at = _lines(out, at, view.lines.stopped, me, n)
    at = _lines(out, at, view.lines.rainbowed, me, n)
    at = _lines(out, at, view.lines.frozen, me, n)
    for line in range(3 * n):
        if view.lines.laden & bit(line):
            there = 3 * _from_me(line // 3, me, n) + line % 3
            out[at + 5 * there + (view.lines.routes[line] & 7) - 1] = 1
    at = _seat(out, at + 15 * n, view.dealer, me, n)
    at = _seat(out, at, view.turn, me, n)
    at = _seat(out, at, view.attacker, me, n)
    at = _lines(out, at, bit(view.attacked) if view.attacked >= 0 else 0, me, n)
    at = _way(out, at, view.direction)
    at = _flag(out, at, view.first_turn)
    place = _blue_cards(view, me, out, place, aside)
    place = _numbers_of_seats(out, place, view.hand_sizes, me, n)
    _number(out, place, view.pile)
    _number(out, place + 1, view.lights)
    _number(out, place + 2, view.passes)
    _number(out, place + 3, view.idle)
    return at, place + 4


def _blue_cards(view: BlueView, me: Seat, out: vec[u8], place: i64, aside: i64) -> i64:
    n = view.players
    place = _handful(out, place, view.hand)
    place = _handful(out, place, aside)
    for line in range(3 * n):
        there = place + 15 * _from_me(line // 3, me, n) + 5 * (line % 3)
        route = view.lines.routes[line]
        while route:
            out[there + (route & 7) - 1] += 1
            route >>= 3
    place += 15 * n
    for line in range(3 * n):
        _number(out, place + 3 * _from_me(line // 3, me, n) + line % 3, view.lines.moons[line])
    place += 3 * n
    place = _blue_unseen(view, out, place)
    for seat in range(n):
        _handful(out, place + _from_me(seat, me, n) * BLUE_FACES, view.known[seat])
    return place + n * BLUE_FACES


def _blue_unseen(view: BlueView, out: vec[u8], place: i64) -> i64:
    """What `view.unseen` tells, without a list of the cards of every line."""
    lines = view.lines
    for face in range(i64(BLUE_FACES)):
        _number(out, place + face, i64(view.deck[face]) - count(view.hand, face))
    for line in range(3 * view.players):
        if lines.opened & bit(line):
            moons = u8(lines.moons[line])
            out[place + SUN] -= moons
            out[place + MOON] -= moons
            if lines.rainbowed & bit(line):
                out[place + RAIN] -= 1
            elif not lines.stopped & bit(line):
                out[place + SUN] -= 1
            if lines.frozen & bit(line):
                out[place + ICE] -= 1
            route = lines.routes[line]
            while route:
                out[place + CONTINENT + 5 * (line % 3) + (route & 7) - 1] -= 1
                route >>= 3
    return place + BLUE_FACES


def _handful(out: vec[u8], place: i64, cards: i64) -> i64:
    for face in range(i64(BLUE_FACES)):
        out[place + face] = u8(count(cards, face))
    return place + BLUE_FACES


def _yellow(view: YellowView, me: Seat, out: vec[u8], at: i64, place: i64) -> tuple[i64, i64]:
    n = view.players
    at = _one_of(out, at, view.top, YELLOW_FACES)
    at = _one_of(out, at, view.lies, 9)
    at = _one_of(out, at, view.drawn, YELLOW_FACES)
    at = _one_of(out, at, view.phase, 11)
    at = _seat(out, at, view.dealer, me, n)
    at = _seat(out, at, view.turn, me, n)
    for seat in range(n):
        if view.waits & bit(seat):
            out[at + _from_me(seat, me, n)] = 1
    at = _seat(out, at + n, view.receiver, me, n)
    at = _way(out, at, view.direction)
    at = _one_of(out, at, view.level - 1, 3)
    at = _flag(out, at, view.mistakes)
    at = _flag(out, at, view.thanks)
    pile_of = view.pile_of
    at = _flag(out, at, pile_of is not None)
    place = _cards(out, place, view.hand)
    place = _cards(out, place, view.under)
    for seat in range(n):
        _cards(out, place + _from_me(seat, me, n) * YELLOW_FACES, view.known[seat])
    place = _cards(out, place + n * YELLOW_FACES, b"" if pile_of is None else pile_of)
    place = _numbers_of_seats(out, place, view.hand_sizes, me, n)
    _number(out, place, view.pile_size)
    _number(out, place + 1, view.debt)
    _number(out, place + 2, view.remakes)
    _number(out, place + 3, view.idle)
    return at, place + 4


def _cards(out: vec[u8], place: i64, cards: bytes) -> i64:
    for card in cards:
        out[place + card] += 1
    return place + YELLOW_FACES


def reference(sequence: Sequence, me: Seat, window: i64 = WINDOW) -> bytes:
    """What the seat may know, from its view."""
    bits, numbers = sizes(sequence.game, int(sequence.players), int(window))
    out: vec[u8] = vec[u8](bytes(bits + numbers))
    write(sequence, me, out, 0, i64(bits), window)
    return bytes(memoryview(out))
