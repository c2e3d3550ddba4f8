"""Many matches of all sizes and options, stepped by one call; compiled with the engine where there is a compiler.

Only real choices are shown: a decision with a single legal action is made at once. A match that ends is replaced by a new one
within the same step, with players and options drawn anew from `setups`.
"""

from hashlib import sha256
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from defifoo.bots.net.active import Active
from defifoo.bots.net.eye import Eye
from defifoo.bots.net.past import Past
from defifoo.core.aliases import Seat
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
            first = index * self.most
            many = sequence.list_legal(self.legal, first) - first
            if many > 1:
                self.many[index] = many
                return
            sequence.apply(self.legal[first])

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
        sequence.apply(chosen)
        self._settle(index)
        self._show(index)
