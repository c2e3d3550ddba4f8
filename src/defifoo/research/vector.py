"""Many matches stepped by one call, NumPy arrays in and out.

    table = Vector(name, players=4, count=1024)
    while training:
        table.step(policy(table.observations, table.masks))

Every match stands at a decision of one seat, `seats`. A match that ends is replaced by a new one in the same step.
"""

from __future__ import annotations

from ctypes import memset
from typing import Final, Never

from defifoo.research.extras import missing

try:
    import numpy as np
except ImportError:
    raise missing("NumPy", "pettingzoo") from None

from defifoo.core.chance import SEED_BYTES, FastSource
from defifoo.research.compiled.layout import WINDOW
from defifoo.research.compiled.observe import Writer
from defifoo.research.compiled.vector import Matches
from defifoo.research.terms import read_terms, whole

MOST: Final = 1_000_000
"""Matches: each takes about a kilobyte, and whoever mistypes a number should not lose the machine for it."""


class Vector:
    """seats         (count,)               who decides in each match
    masks         (count, actions)       its legal actions
    observations  (count, size)          what it may know; without `observing`, nothing
    points        (count, players)       what each seat scored by the last step; times `scale` it is a reward
    ended         (count,)               whether a match ended by the last step
    truncated     (count,)               whether it ended because of `limit`, and not by the rules

    All but `observations` are windows on memory that the next step overwrites. `observations` is an array of one's own for each
    step; whoever needs none copies them straight where they are wanted, such as memory shared with others: `observe(out)`.

    With `all_seeing`, an observation is longer: behind what the seat may know come every hand and the cards that lie face down.
    That is for critics in training, and never for a player.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        count: int = 256,
        seed: int = 0,
        limit: int | None = None,
        observing: bool = True,
        all_seeing: bool = False,
        **options: int,
    ) -> None:
        rules, places, chosen, most = read_terms(game, players, limit, options)
        self.count = count = whole("count", count, 1, MOST)
        generator = np.random.default_rng(whole("seed", seed, 0))
        match_seed = generator.bytes(SEED_BYTES)
        self._matches = Matches(rules, places, chosen, count, match_seed, most, WINDOW, observing, all_seeing)
        self._source = FastSource(int(generator.integers(2**62)))
        self._writer = Writer(rules, places, WINDOW, all_seeing)
        self.size = int(self._matches.size) if observing else 0
        self.scale = rules.reward_scale()
        self.actions = int(self._matches.actions)
        self.seats = np.frombuffer(memoryview(self._matches.seats), np.uint8)
        self.masks = np.frombuffer(memoryview(self._matches.masks), np.uint8).reshape(count, self.actions)
        self.ended = np.frombuffer(memoryview(self._matches.ended), np.uint8)
        self.truncated = np.frombuffer(memoryview(self._matches.truncated), np.uint8)
        self.points = np.frombuffer(memoryview(self._matches.gains), np.int64).reshape(count, places)
        self._chosen = np.frombuffer(memoryview(self._matches.chosen), np.int64)

        self._seen = np.frombuffer(memoryview(self._matches.observations), np.uint8).reshape(count, self.size)
        # NumPy may only read there.
        self._address = self._seen.ctypes.data
        self._observations: np.ndarray | None = None

    @property
    def observations(self) -> np.ndarray:
        if self._observations is None:
            self._observations = self._seen.copy()
        return self._observations

    def observe(self, out: np.ndarray) -> None:
        """Write the observations into `out`: bytes of shape (count, size)."""
        if out.shape != self._seen.shape or out.dtype != np.uint8:
            raise ValueError(f"out is uint8 of shape {self._seen.shape}, not {out.dtype} of shape {out.shape}")
        out[:] = self._seen

    def step(self, actions: np.ndarray) -> int:
        """One legal action for each match; how many matches ended. Raises ValueError, and then nothing has changed."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.shape != (self.count,):
            raise ValueError(f"actions are {self.count} whole numbers, not {given.dtype} of shape {given.shape}")
        if given.min() < 0 or given.max() >= self.actions:
            raise ValueError(f"an action is a whole number from 0 to {self.actions - 1}, not {given.min()} or {given.max()}")
        checked = given.astype("<u2").tobytes()
        self._matches.check(checked)
        memset(self._address, 0, self._seen.nbytes)
        self._observations = None
        return int(self._matches.step(checked))

    def final_observations(self, match: int) -> np.ndarray:
        """(players, size): what each seat knew at the end of the match that the last step ended in this place."""
        place = whole("match", match, 0, self.count - 1)
        if not self.ended[place]:
            raise ValueError(f"match {place} was not ended by the last step")
        last = self._matches.last[place]
        seen = [np.frombuffer(memoryview(self._writer.observe(last, seat)), np.uint8) for seat in range(int(last.players))]
        return np.stack(seen)

    def random_actions(self) -> np.ndarray:
        """A legal action for each match, all equally likely."""
        self._matches.choose(self._source)
        return self._chosen

    def __reduce__(self) -> Never:
        """The arrays are windows on memory, and a copy would look through them at the old matches."""
        raise TypeError("a Vector cannot be copied or pickled: make it anew from its seed, and step it by the same actions")
