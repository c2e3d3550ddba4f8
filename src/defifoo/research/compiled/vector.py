"""Many matches stepped by one call. Everything goes in and out as flat arrays that NumPy can look into."""

from hashlib import sha256
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from defifoo.core.chance import FastSource
from defifoo.core.game import Game, Options
from defifoo.core.observing import Row
from defifoo.research.compiled.layout import sizes
from defifoo.research.compiled.observe import write
from defifoo.research.compiled.sequence import Sequence, begin


@final
class Matches:
    """`count` matches of one setup. A match that ends is replaced by a new one within the same step.

    After a step, for every match: `seats` who decides, `masks` the legal actions, `observations` what that seat may know (when
    they were asked for), `gains` the points each seat scored by the step, `ended` whether a match ended, `truncated` whether
    the limit ended it. All of them are overwritten by the next step. `last` are the matches that ended.

    Whoever calls `step` clears `observations` before: what writes nothing but bytes is quicker outside.
    """

    def __init__(
        self,
        game: Game,
        players: i64,
        options: Options,
        count: i64,
        seed: bytes,
        limit: i64,
        window: i64,
        observing: bool,
        all_seeing: bool = False,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.count = count
        self.seed = seed
        self.limit = limit
        self.window = window
        self.observing = observing
        self.begun: i64 = 0
        self.running: list[Sequence] = []
        for _ in range(count):
            self.running.append(self._new())
        self.actions = self.running[0].actions()
        self.last: list[Sequence] = self.running[:]
        self.legal = vec[i64]([0] * int(count * (self.actions + 1)))
        self.choices = vec[i64]([0] * int(count))
        bits, numbers = sizes(game, int(players), int(window))
        hidden = game.size_of_hidden(int(players)) if all_seeing else 0
        self.size: i64 = bits + numbers + hidden
        self.seats = vec[u8](bytes(int(count)))
        self.masks = vec[u8](bytes(int(count * self.actions)))
        self.ended = vec[u8](bytes(int(count)))
        self.truncated = vec[u8](bytes(int(count)))
        self.gains = vec[i64]([0] * int(count * players))
        self.chosen = vec[i64]([0] * int(count))
        self.observations = vec[u8](bytes(int(count * self.size if observing else 0)))
        self.row = Row(self.observations, i64(bits), i64(numbers), i64(hidden))
        for index in range(count):
            self._show(index)

    def _new(self) -> Sequence:
        seed = sha256(self.seed + str(self.begun).encode()).digest()
        self.begun += 1
        return begin(self.game, self.players, self.options, seed, self.limit)

    def _show(self, index: i64) -> None:
        """Write what the seat that decides sees; the old mask was cleared before."""
        sequence = self.running[index]
        seat = sequence.seat
        self.seats[index] = u8(seat)
        legal, masks = self.legal, self.masks
        first, start = index * self.actions, index * (self.actions + 1)
        end = sequence.list_legal(legal, start)
        self.choices[index] = end - start
        for place in range(start, end):
            masks[first + legal[place]] = 1
        if self.observing:
            self.row.move_to(index)
            write(sequence, seat, self.row, self.window)

    def check(self, actions: bytes) -> None:
        """Raises ValueError for actions that are not legal."""
        count, masks = self.count, self.masks
        if i64(len(actions)) != 2 * count:
            raise ValueError("one action for each match is needed, as 16-bit integers")
        for index in range(count):
            action = i64(actions[2 * index]) + 256 * i64(actions[2 * index + 1])
            if action >= self.actions or masks[index * self.actions + action] == 0:
                raise ValueError(f"action {action} is not legal in match {index}")

    def step(self, actions: bytes) -> i64:
        """One action for each match, two bytes each, the low one first; they were checked. Returns how many matches ended."""
        ended: i64 = 0
        for index in range(self.count):
            ended += self._step_one(index, i64(actions[2 * index]) + 256 * i64(actions[2 * index + 1]))
        return ended

    def _step_one(self, index: i64, action: i64) -> i64:
        sequence = self.running[index]
        legal, masks = self.legal, self.masks
        first, start = index * self.actions, index * (self.actions + 1)
        for place in range(start, start + self.choices[index]):
            masks[first + legal[place]] = 0
        had_gained = sequence.scored
        sequence.apply(action)
        if sequence.scored:
            for seat in range(self.players):
                self.gains[index * self.players + seat] = sequence.gained[seat]
        elif had_gained or self.ended[index]:
            for seat in range(self.players):
                self.gains[index * self.players + seat] = 0
        over: i64 = 0
        self.ended[index] = 0
        self.truncated[index] = 0
        if sequence.over:
            over = 1
            self.ended[index] = 1
            if sequence.cut:
                self.truncated[index] = 1
            self.last[index] = sequence
            self.running[index] = self._new()
        self._show(index)
        return over

    def choose(self, source: FastSource) -> None:
        """A random legal action for each match, into `chosen`."""
        for index in range(self.count):
            self.chosen[index] = self.legal[index * (self.actions + 1) + source.below(self.choices[index])]
