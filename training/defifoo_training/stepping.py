"""Many matches of all sizes and options, stepped by one call; compiled with the engine where there is a compiler.

Only real choices are shown: a decision with a single legal action is made at once. A match that ends is replaced by a new one
within the same step, with players and options drawn anew from `setups`.
"""

from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from defifoo.bots.net.active import Active
from defifoo.bots.net.past import Past
from defifoo.bots.net.tables import ACTIONS, FACES, INPUTS, PLACES, relative, write
from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit, lowest
from defifoo.core.chance import FastSource
from defifoo.core.game import Game, Options
from defifoo.core.pile import Pile
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.deck import count as copies_of
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.purple.deck import deck_mask
from defifoo.games.red.deal import RedDeal
from defifoo.games.yellow.deal import YellowDeal
from defifoo.research.compiled.sequence import LOG, Sequence, begin

SEATS: Final = 6


@final
class Setup:
    """One kind of match that is trained."""

    def __init__(self, players: i64, options: Options) -> None:
        self.players = players
        self.options = options


def hidden_places(sequence: Sequence, me: Seat, out: vec[u8], start: i64) -> None:
    """Where the cards are that a seat does not see: for each face, how many with each other seat and with nobody.

    Only training may look at this. The bytes must be 0 before.
    """
    deal = sequence.deal
    if isinstance(deal, PurpleDeal):
        _purple_places(deal, me, out, start)
    elif isinstance(deal, RedDeal):
        for seat in range(deal.players):
            _put(deal.hands[seat], seat, me, deal.players, out, start)
        _put_rest(deal.face_down, out, start)
    elif isinstance(deal, BlueDeal):
        _blue_places(deal, me, out, start)
    else:
        assert isinstance(deal, YellowDeal)
        for seat in range(deal.players):
            if seat != me:
                place = start + _from_me(seat, me, deal.players) - 1
                for face in range(i64(58)):
                    out[place + face * PLACES] = deal.hands.counts[seat * 58 + face]
        _put_pile(deal.pile, out, start)


def _purple_places(deal: PurpleDeal, me: Seat, out: vec[u8], start: i64) -> None:
    gone: Mask = 0
    for card in range(deal.trick_size):
        gone |= bit(deal.trick[card])
    for seat in range(deal.players):
        gone |= deal.hands[seat] | deal.won[seat]
        _put(deal.hands[seat], seat, me, deal.players, out, start)
    _put_rest(deck_mask(deal.short) & ~gone, out, start)


def _blue_places(deal: BlueDeal, me: Seat, out: vec[u8], start: i64) -> None:
    for seat in range(deal.players):
        if seat != me:
            place = start + _from_me(seat, me, deal.players) - 1
            for face in range(i64(20)):
                out[place + face * PLACES] = u8(copies_of(deal.hands[seat], face))
    _put_pile(deal.pile, out, start)


def _put_pile(pile: Pile, out: vec[u8], start: i64) -> None:
    for index in range(pile.left):
        out[start + i64(pile.cards[index]) * PLACES + 5] += 1


def _from_me(seat: Seat, me: Seat, players: i64) -> i64:
    return seat - me if seat >= me else seat - me + players


def _put(cards: Mask, seat: Seat, me: Seat, players: i64, out: vec[u8], start: i64) -> None:
    if seat != me:
        place = start + _from_me(seat, me, players) - 1
        while cards:
            out[place + lowest(cards) * PLACES] = 1
            cards &= cards - 1


def _put_rest(cards: Mask, out: vec[u8], start: i64) -> None:
    while cards:
        out[start + lowest(cards) * PLACES + 5] = 1
        cards &= cards - 1


def remember(sequence: Sequence, past: Past, me: Seat) -> None:
    """The moves of the deal that this seat saw, in the order of play."""
    past.clear()
    past.known = True
    for back in range((sequence.logged if sequence.logged < LOG else LOG) - 1, -1, -1):
        past.add(sequence.log_entry(back, me))


@final
class Tables:
    """`count` matches. After a step, for each of them, one row after the other:

    active   the numbers of the inputs that are on, filled up with the number of inputs
    masks    the legal actions as the seat counts them
    places   where the unseen cards are; see `hidden_places`
    seats    who decides;  players  how many play
    ended    whether a match ended by the step;  gains  what each of its seats scored;  sizes  how many played in it
    """

    def __init__(self, game: Game, kind: i64, setups: list[Setup], count: i64, room: i64, seed: bytes, limit: i64) -> None:
        self.game = game
        self.kind = kind
        self.setups = setups
        self.count = count
        self.room = room
        self.seed = seed
        self.limit = limit
        self.begun: i64 = 0
        self.choice = FastSource(i64(int.from_bytes(seed[:7], "big")))
        self.actions: i64 = ACTIONS[kind]
        self.inputs: i64 = INPUTS[kind]
        self.hidden: i64 = FACES[kind] * PLACES
        self.pasts: list[Past] = [Past(players, known=True) for players in range(SEATS + 1)]
        self.sink = Active(0, 2)
        self.legal: list[list[i64]] = []
        self.running: list[Sequence] = []
        for _ in range(count):
            self.running.append(self._new())
            self.legal.append([])
        self.no_places = vec[u8](bytes(int(count * self.hidden)))
        self.places = self.no_places[:]
        self.masks = vec[u8](bytes(int(count * self.actions)))
        self.seats = vec[u8](bytes(int(count)))
        self.players = vec[u8](bytes(int(count)))
        self.ended = vec[u8](bytes(int(count)))
        self.sizes = vec[u8](bytes(int(count)))
        self.gains = vec[i64]([0] * int(count * SEATS))
        self.active = vec[i16]([0] * int(count * room))
        self.forgetful = vec[u8](bytes(int(count)))
        for index in range(count):
            self._settle(index)
            self._show(index)
        for index in range(count):
            self.ended[index] = 0

    def _new(self) -> Sequence:
        seed = sha256(self.seed + str(self.begun).encode()).digest()
        self.begun += 1
        setup = self.setups[self.choice.below(i64(len(self.setups)))]
        return begin(self.game, setup.players, setup.options, seed, self.limit)

    def _settle(self, index: i64) -> None:
        """Make the decisions that are none, until somebody has a choice."""
        self.ended[index] = 0
        while True:
            sequence = self.running[index]
            if sequence.over:
                self.ended[index] = 1
                self.sizes[index] = u8(sequence.players)
                for seat in range(sequence.players):
                    self.gains[index * SEATS + seat] = 0 if sequence.cut else sequence.gained[seat]
                self.running[index] = self._new()
                # One match in six is played without a past, as by somebody who only sees the table.
                self.forgetful[index] = u8(1 if self.choice.below(6) == 0 else 0)
                continue
            legal = sequence.legal()
            if len(legal) > 1:
                self.legal[index] = legal
                return
            sequence.apply(legal[0])

    def _show(self, index: i64) -> None:
        sequence = self.running[index]
        me = sequence.seat
        players = sequence.players
        self.seats[index] = u8(me)
        self.players[index] = u8(players)
        first = index * self.actions
        masks = self.masks
        for action in self.legal[index]:
            masks[first + relative(self.kind, action, me, players)] = 1
        past = self.pasts[players]
        if self.forgetful[index]:
            past.clear()
            past.known = False
        else:
            remember(sequence, past, me)
        sink = self.sink
        write(sequence.deal.view(me), past, sink, sequence.aside)
        if sink.count > self.room:
            raise ValueError(f"{sink.count} inputs are on, and there is room for {self.room}")
        place = index * self.room
        active = self.active
        inputs = i16(self.inputs)
        for number in range(self.room):
            active[place + number] = i16(sink.at[number]) if number < sink.count else inputs
        hidden_places(sequence, me, self.places, index * self.hidden)

    def step(self, actions: bytes) -> None:
        """One action for each match, as its seat counts them, two bytes each, the low one first."""
        self.places = self.no_places[:]
        for index in range(self.count):
            self._step_one(index, i64(actions[2 * index]) + 256 * i64(actions[2 * index + 1]))

    def _step_one(self, index: i64, wanted: i64) -> None:
        sequence = self.running[index]
        me = sequence.seat
        first = index * self.actions
        chosen: i64 = -1
        for action in self.legal[index]:
            number = relative(self.kind, action, me, sequence.players)
            self.masks[first + number] = 0
            if number == wanted:
                chosen = action
        if chosen < 0:
            raise ValueError(f"action {wanted} is not legal in match {index}")
        sequence.apply(chosen)
        self._settle(index)
        self._show(index)
