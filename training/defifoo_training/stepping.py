"""Many matches of all sizes and options, stepped by one call; compiled with the engine where there is a compiler.

Only real choices are shown: a decision with a single legal action is made at once. A match that ends is replaced by a new one
within the same step, with players and options drawn anew from `setups`. In some matches guests sit in some of the seats, whose
decisions are made by somebody else and are not shown.
"""

from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from defifoo.bots.net.active import Active
from defifoo.bots.net.eye import Eye
from defifoo.bots.net.past import Past
from defifoo.core.aliases import Mask, Seat
from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.core.game import Game, Options
from defifoo.core.observing import Row
from defifoo.research.compiled.sequence import LOG, Sequence, begin

SEATS: Final = 6


@final
class Setup:
    """One kind of match that is trained."""

    def __init__(self, players: i64, options: Options) -> None:
        self.players = players
        self.options = options


def remember(sequence: Sequence, past: Past, me: Seat) -> None:
    """The moves of the deal that this seat saw, in the order of play."""
    past.clear()
    past.known = True
    for back in range((sequence.logged if sequence.logged < LOG else LOG) - 1, -1, -1):
        entry = sequence.log_entry(back, me)
        past.add(entry // 1024, entry % 1024)


@final
class Tables:
    """`count` matches. After a step, for each of them, one row after the other:

    active   the numbers of the inputs that are on, filled up with the number of inputs
    masks    the legal actions as the seat counts them
    places   what only training may look at: the hands, one's own first, then what nobody has, each as a number for every face;
             what comes after that is 0
    seats    who decides;  players  how many play
    ended    whether a match ended by the step;  gains  what each of its seats scored;  sizes  how many played in it

    `invited` is in how many of a hundred matches that begin from now on guests play. After a step `awaited` has the matches in
    which a guest decides next: `play_for_guest` until there are none.
    """

    def __init__(self, game: Game, eye: Eye, setups: list[Setup], count: i64, room: i64, seed: bytes, limit: i64) -> None:
        self.game = game
        self.eye = eye
        self.setups = setups
        self.count = count
        self.room = room
        self.seed = seed
        self.limit = limit
        self.begun: i64 = 0
        self.invited: i64 = 0
        self.guests = vec[u8](bytes(int(count)))
        self.awaited: list[int] = []
        self.choice = FastSource(i64(int.from_bytes(seed[:7], "big")))
        self.actions: i64 = eye.actions
        self.inputs: i64 = eye.inputs
        self.hidden: i64 = (SEATS + 1) * eye.faces
        self.pasts: list[Past] = [Past(players, known=True) for players in range(SEATS + 1)]
        self.sink = Active(0, 2)
        self.most: i64 = game.actions + 1
        # The legal actions of match i stand from place i * most on, `many[i]` of them.
        self.legal = vec[i64]([0] * int(count * self.most))
        self.many = vec[i64]([0] * int(count))
        self.running: list[Sequence] = []
        for _ in range(count):
            self.running.append(self._new())
        self.no_places = vec[u8](bytes(int(count * self.hidden)))
        self.places = self.no_places[:]
        self.place = Row(self.places, 0, 0, self.hidden)
        self.masks = vec[u8](bytes(int(count * self.actions)))
        self.seats = vec[u8](bytes(int(count)))
        self.players = vec[u8](bytes(int(count)))
        self.ended = vec[u8](bytes(int(count)))
        self.sizes = vec[u8](bytes(int(count)))
        self.gains = vec[i64]([0] * int(count * SEATS))
        self.active = vec[i16]([0] * int(count * room))
        self.forgetful = vec[u8](bytes(int(count)))
        for index in range(count):
            self._go_on(index)

    def _new(self) -> Sequence:
        seed = sha256(self.seed + str(self.begun).encode()).digest()
        self.begun += 1
        setup = self.setups[self.choice.below(i64(len(self.setups)))]
        return begin(self.game, setup.players, setup.options, seed, self.limit)

    def _guests(self, players: i64) -> Mask:
        """The seats of a new match in which guests sit: often all but one, else each as it falls, never all."""
        if self.choice.below(100) >= self.invited:
            return 0
        everybody = bit(players) - 1
        host = bit(self.choice.below(players))
        others = everybody ^ host
        return others if self.choice.below(2) == 0 else others & self.choice.below(everybody + 1)

    def _go_on(self, index: i64) -> None:
        """Make the decisions that are none, until somebody has a choice."""
        while True:
            sequence = self.running[index]
            if sequence.over:
                self._end(index, sequence)
                continue
            first = index * self.most
            many = sequence.list_legal(self.legal, first) - first
            if many > 1:
                self.many[index] = many
                if i64(self.guests[index]) & bit(sequence.seat):
                    self.awaited.append(index)
                else:
                    self._show(index)
                return
            sequence.apply(self.legal[first])

    def _end(self, index: i64, sequence: Sequence) -> None:
        """Begin anew. A match that is over before anybody but guests had a choice does not count."""
        if not self.ended[index]:
            self.ended[index] = 1
            self.sizes[index] = u8(sequence.players)
            for seat in range(sequence.players):
                self.gains[index * SEATS + seat] = 0 if sequence.cut else sequence.gained[seat]
        following = self._new()
        self.running[index] = following
        self.guests[index] = u8(self._guests(following.players))
        # One match in six is played without a past, as by somebody who only sees the table.
        self.forgetful[index] = u8(1 if self.choice.below(6) == 0 else 0)

    def _show(self, index: i64) -> None:
        sequence = self.running[index]
        me = sequence.seat
        players = sequence.players
        self.seats[index] = u8(me)
        self.players[index] = u8(players)
        first = index * self.actions
        masks = self.masks
        listed = index * self.most
        for place in range(listed, listed + self.many[index]):
            masks[first + self.eye.relative(self.legal[place], me, players)] = 1
        past = self.pasts[players]
        if self.forgetful[index]:
            past.clear()
            past.known = False
        else:
            remember(sequence, past, me)
        sink = self.sink
        self.eye.write(sequence.deal.view(me), past, sink, sequence.begun)
        if sink.count > self.room:
            raise ValueError(f"{sink.count} inputs are on, and there is room for {self.room}")
        start = index * self.room
        active, on = self.active, sink.at
        inputs = i16(self.inputs)
        for number in range(sink.count):
            active[start + number] = i16(on[number])
        for number in range(sink.count, self.room):
            active[start + number] = inputs
        self.place.move_to(index)
        self.game.write_hidden(sequence.deal, me, self.place)

    def step(self, actions: bytes) -> None:
        """One action for each match, as its seat counts them, two bytes each, the low one first."""
        self.places = self.no_places[:]
        self.place.out = self.places
        for index in range(self.count):
            self._step_one(index, i64(actions[2 * index]) + 256 * i64(actions[2 * index + 1]))

    def _step_one(self, index: i64, wanted: i64) -> None:
        sequence = self.running[index]
        me = sequence.seat
        first = index * self.actions
        chosen: i64 = -1
        listed = index * self.most
        for place in range(listed, listed + self.many[index]):
            action = self.legal[place]
            number = self.eye.relative(action, me, sequence.players)
            self.masks[first + number] = 0
            if number == wanted:
                chosen = action
        if chosen < 0:
            raise ValueError(f"action {wanted} is not legal in match {index}")
        self.ended[index] = 0
        sequence.apply(chosen)
        self._go_on(index)

    def play_for_guest(self, index: i64, number: i64) -> None:
        """The decision of a guest, as its seat counts actions."""
        sequence = self.running[index]
        listed = index * self.most
        for place in range(listed, listed + self.many[index]):
            if self.eye.relative(self.legal[place], sequence.seat, sequence.players) == number:
                sequence.apply(self.legal[place])
                self._go_on(index)
                return
        raise ValueError(f"action {number} of a guest is not legal in match {index}")
