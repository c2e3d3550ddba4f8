"""Many matches stepped by one call, NumPy arrays in and out.

    table = Vector("red", players=4, count=1024)
    while training:
        table.step(policy(table.observations, table.masks))

Every match stands at a decision of one seat, `seats`. A match that ends is replaced by a new one in the same step.
"""

from __future__ import annotations

from defifoo.research.extras import missing

try:
    import numpy as np
except ImportError:
    raise missing("NumPy", "pettingzoo") from None

from defifoo.core.chance import FastSource
from defifoo.core.game import MAX_PLAYERS, MIN_PLAYERS
from defifoo.games.shelf import GAMES
from defifoo.research.compiled.layout import WINDOW
from defifoo.research.compiled.sequence import NO_LIMIT
from defifoo.research.compiled.vector import Matches
from defifoo.research.scores import SCALE


class Vector:
    """seats         (count,)               who decides in each match
    masks         (count, actions)       its legal actions
    observations  (count, size)          what it may know; without `observing`, nothing
    points        (count, players)       what each seat scored by the last step; times SCALE it is a reward
    ended         (count,)               whether a match ended by the last step

    All but `observations` are windows on memory that the next step overwrites.
    """

    def __init__(
        self,
        game: str,
        players: int = 4,
        count: int = 256,
        seed: int = 0,
        limit: int | None = None,
        observing: bool = True,
        **options: int,
    ) -> None:
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise ValueError(f"{game} is played by {MIN_PLAYERS} to {MAX_PLAYERS}, not by {players}")
        rules = GAMES[game]
        chosen = rules.check_options(players, {"length": 1, **{name: int(value) for name, value in options.items()}})
        most = NO_LIMIT if limit is None else limit
        key = np.random.default_rng(seed).bytes(32)
        self._matches = Matches(rules, players, chosen, count, key, most, WINDOW, observing)
        self._source = FastSource(seed)
        self.scale = SCALE[game]
        self.count = count
        self.actions = int(self._matches.actions)
        self.seats = np.frombuffer(memoryview(self._matches.seats), np.uint8)
        self.masks = np.frombuffer(memoryview(self._matches.masks), np.uint8).reshape(count, self.actions)
        self.ended = np.frombuffer(memoryview(self._matches.ended), np.uint8)
        self.points = np.frombuffer(memoryview(self._matches.gains), np.int64).reshape(count, players)
        self._chosen = np.frombuffer(memoryview(self._matches.chosen), np.int64)

    @property
    def observations(self) -> np.ndarray:
        seen = np.frombuffer(memoryview(self._matches.observations), np.uint8)
        return seen.reshape(self.count, -1)

    def step(self, actions: np.ndarray) -> int:
        """One legal action for each match; how many matches ended. Raises ValueError, and then nothing has changed."""
        return int(self._matches.step(np.ascontiguousarray(actions, dtype="<u2").tobytes()))

    def random_actions(self) -> np.ndarray:
        """A legal action for each match, all equally likely."""
        self._matches.choose(self._source)
        return self._chosen
