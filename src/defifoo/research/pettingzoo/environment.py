"""A match as an AEC environment: one agent after the other is asked, as `research.compiled.sequence` tells.

Observation: {"observation": bytes of fixed length, "action_mask": one 0 or 1 per action}. See docs/research.md.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from defifoo.core.chance import SEED_BYTES
from defifoo.core.record import Record
from defifoo.games.shelf import GAMES
from defifoo.research.compiled.layout import WINDOW
from defifoo.research.compiled.observe import Writer
from defifoo.research.compiled.sequence import Sequence, begin
from defifoo.research.records import Decision, record
from defifoo.research.telling import tell
from defifoo.research.terms import one_of, read_terms, whole

Observation = dict[str, np.ndarray]
REWARDS = ("deal", "match")
COMPILED = ("game", "_writer", "sequence")
"""What does not travel with a copy and is made again where it arrives."""


class Environment(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo ships no types
    """game         the name of a game on the shelf
    players      2 to 6
    reward       "deal": what a deal scored is given when it ends; "match": everything when the match ends
    limit        after so many decisions the match is truncated; None for never
    render_mode  None or "ansi": what the agent sees that is to act
    options      the options of the game; a match is one deal long unless `length` says otherwise
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "is_parallelizable": False, "render_fps": 1}  # noqa: RUF012 - PettingZoo's

    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: str = "deal",
        limit: int | None = None,
        render_mode: str | None = None,
        **options: int,
    ) -> None:
        super().__init__()
        one_of("reward", reward, REWARDS)
        one_of("render_mode", render_mode, (None, "ansi"))
        self.game, self.players, self.options, self.limit = read_terms(game, players, limit, options)
        self.metadata = {**self.metadata, "name": f"{game}_v0"}
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random: np.random.Generator | None = None
        self._writer = self._new_writer()
        self._set_up_spaces()

    def _new_writer(self) -> Writer:
        return Writer(self.game, self.players, WINDOW)

    def _set_up_spaces(self) -> None:
        self._actions = int(self.game.actions)
        size = self._writer.bits + self._writer.numbers
        self.action_spaces = {agent: spaces.Discrete(self._actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, 255, (size,), np.uint8),
                    "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's
        """A new match. The same seed gives the same match; without one the matches go on from the last seed."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        self.match_seed = self._random.bytes(SEED_BYTES)
        self.sequence = self._begin()
        self.decisions: list[Decision] = []
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.sequence.seat]

    def _begin(self) -> Sequence:
        return begin(self.game, self.players, self.options, self.match_seed, self.limit)

    def done(self) -> bool:
        """Whether the agent to act has nothing to do any more but to leave, by the action None."""
        agent = self.agent_selection
        return self.terminations[agent] or self.truncations[agent]

    def check_action(self, action: int | None) -> int:
        """Raises ValueError for what is not in the action space, legal or not."""
        return whole("an action", action, 0, self._actions - 1)

    def step(self, action: int | None) -> None:
        if self.done():
            self._was_dead_step(action)
            return
        agent, sequence, chosen = self.agent_selection, self.sequence, self.check_action(action)
        if not sequence.is_legal(chosen):
            raise ValueError(f"action {chosen} is not legal for {agent} now")
        self._cumulative_rewards[agent] = 0.0
        self.decisions.append(Decision(self._seat_of[agent], chosen))
        had_scored = sequence.scored
        sequence.apply(chosen)
        if sequence.scored or had_scored or sequence.over:
            self._score()
        if sequence.over:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[sequence.seat]

    def _score(self) -> None:
        sequence, scale = self.sequence, self.game.reward_scale()
        if self.reward == "match":
            points = sequence.points if sequence.over else None
        else:
            points = sequence.gained if sequence.scored else None
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = scale * int(points[seat]) if points is not None else 0.0
        self._accumulate_rewards()

    def _finish(self) -> None:
        if self.sequence.cut:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    # Seeing

    def observe(self, agent: str) -> Observation:
        seat = self._seat_of[agent]
        mask = np.zeros(self._actions, np.int8)
        if seat == self.sequence.seat:
            mask[self.sequence.legal()] = 1
        seen = self._writer.observe(self.sequence, seat)
        return {"observation": np.frombuffer(memoryview(seen), np.uint8), "action_mask": mask}

    def render(self) -> str | None:
        if self.render_mode is None:
            return None
        seat = int(self.sequence.seat)
        choices = ", ".join(self.game.action_name(action) for action in self.sequence.legal())
        return f"{tell(self.sequence.deal.view(seat))}\nplayer_{seat} may: {choices}" if seat >= 0 else "The match is over."

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return f"{self.game.name}_v0"

    # Keeping

    def record(self) -> Record:
        """What was played since the last reset, as a record that `defifoo verify` checks."""
        return record(self.game, self.players, self.options, self.match_seed, self.decisions)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in COMPILED} | {"name": self.game.name}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """The match is played again from its seed and its decisions."""
        self.game = GAMES[kept.pop("name")]
        self.__dict__.update(kept)
        self._writer = self._new_writer()
        if "match_seed" in kept:
            self.sequence = self._begin()
            for _, action in self.decisions:
                self.sequence.apply(action)


class Referee(wrappers.TerminateIllegalWrapper[str, Observation, int | None]):  # type: ignore[misc]  # the same
    """Ends the match at an illegal action, as PettingZoo's own does, but refuses what is no action at all."""

    def step(self, action: int | None) -> None:
        environment = self.unwrapped
        assert isinstance(environment, Environment)
        if not environment.done():
            environment.check_action(action)
        super().step(action)


def wrapped(game: str, **parameters: Any) -> AECEnv[str, Observation, int | None]:  # Any: Environment checks them
    """The environment with PettingZoo's usual checks: illegal actions end the match, order is enforced.

    That an action is in its space the referee checks: a wrapper more would cost a fifth of the speed.
    """
    return wrappers.OrderEnforcingWrapper(Referee(Environment(game, **parameters), illegal_reward=-1))
