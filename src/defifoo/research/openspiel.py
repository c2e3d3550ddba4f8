"""OpenSpiel games: importing this module registers defifoo_NAME for every game on the shelf, with its options as parameters.

Chance comes first: eight chance nodes with 16 outcomes each make the number that the whole match is dealt from. After that a
match is a sequence of decisions, as `research.compiled.sequence` tells. Returns are the points of the match, scaled as in
`research.scores`; they come at the end. The members of a team return the same.

Parameters: players, limit (a match of more decisions ends there, with the deals that are over) and the options of the game;
`length`, the number of deals, is 1 unless it is given.
"""

from __future__ import annotations

import hashlib
from typing import Any

from defifoo.research.extras import missing

try:
    import numpy as np
    import pyspiel
except ImportError:
    raise missing("OpenSpiel", "openspiel") from None

from defifoo.core.chance import FastSource
from defifoo.core.game import USUAL_PLAYERS, Game
from defifoo.core.record import Record
from defifoo.games.shelf import GAMES
from defifoo.research.compiled.layout import WINDOW
from defifoo.research.compiled.observe import Writer
from defifoo.research.compiled.sequence import LOG, Sequence, begin
from defifoo.research.memoir import Memoir
from defifoo.research.records import Decision, record
from defifoo.research.scores import reward_range, scaled
from defifoo.research.spiel_observers import observer_kind
from defifoo.research.telling import tell
from defifoo.research.terms import read_terms, whole

CHANCE_NODES = 8
OUTCOMES = 16
LIMIT = 100_000

_DEAL = [(number, 1 / OUTCOMES) for number in range(OUTCOMES)]
_PRIVATE = frozenset({"hand", "drawn", "known", "pile_of"})


def seed_of(numbers: list[int]) -> bytes:
    """The seed of the match that chance drew."""
    return hashlib.sha256(bytes(numbers)).digest()


class SpielPosition:
    """Where a state stands: the numbers that chance drew, and the sequence once they are complete.

    It copies quickly and travels as numbers and actions, which are played again on arrival.
    """

    def __init__(self, game: DefifooGame) -> None:
        self.game = game
        self.numbers: list[int] = []
        self.actions: list[int] = []
        self.guesses: list[tuple[int, int, int]] = []
        """After how many actions the hidden cards were dealt anew, for which seat, from which number."""
        self.sequence: Sequence | None = None
        self.memoir: Memoir | None = None

    def draw(self, number: int) -> None:
        self.numbers.append(number)
        if len(self.numbers) == CHANCE_NODES:
            game = self.game
            self.sequence = begin(game.table_game, game.players, game.options, seed_of(self.numbers), game.limit)
            self.memoir = Memoir(self.sequence)

    def decide(self, action: int) -> None:
        assert self.sequence is not None
        assert self.memoir is not None
        self.actions.append(action)
        self.memoir.hear(action)
        self.sequence.apply(action)

    def guess(self, seat: int, number: int) -> None:
        assert self.sequence is not None
        assert self.memoir is not None
        self.memoir = self.memoir.as_guessed_by(seat)
        self.sequence = self.sequence.guess(seat, FastSource(number))
        self.memoir.goes_on_from(self.sequence)
        self.guesses.append((len(self.actions), seat, number))

    def copy(self) -> SpielPosition:
        twin = SpielPosition(self.game)
        twin.numbers = self.numbers[:]
        twin.actions = self.actions[:]
        twin.guesses = self.guesses[:]
        if self.sequence is not None and self.memoir is not None:
            twin.sequence = self.sequence.clone()
            twin.memoir = self.memoir.copy()
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> SpielPosition:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return replayed, (str(self.game), self.numbers, self.actions, self.guesses)


def replayed(game: str, numbers: list[int], actions: list[int], guesses: list[tuple[int, int, int]]) -> SpielPosition:
    position = SpielPosition(pyspiel.load_game(game))
    for number in numbers:
        position.draw(number)
    for done, action in enumerate([*actions, -1]):
        for when, seat, number in guesses:
            if when == done:
                position.guess(seat, number)
        if action >= 0:
            position.decide(action)
    return position


class DefifooGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """`register` makes a class of it for each name."""

    kind: pyspiel.GameType
    table_game: Game

    def __init__(self, parameters: dict[str, Any]) -> None:
        chosen = {**parameters}
        players, limit = chosen.pop("players"), chosen.pop("limit")
        table_game, self.players, self.options, self.limit = read_terms(self.table_game.name, players, limit, chosen)
        self.actions = int(table_game.actions)
        least, most = reward_range(table_game, self.options["length"])
        info = pyspiel.GameInfo(
            num_distinct_actions=self.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.players,
            min_utility=least,
            max_utility=most,
            utility_sum=None,
            max_game_length=self.limit,
        )
        super().__init__(self.kind, info, parameters)

    def new_initial_state(self) -> DefifooState:
        return DefifooState(self)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCE_NODES

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> DefifooObserver:
        return DefifooObserver(self, observer_kind(iig_obs_type, params))


class DefifooState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    def __init__(self, game: DefifooGame) -> None:
        super().__init__(game)
        self.at = SpielPosition(game)

    # OpenSpiel's questions

    def current_player(self) -> int:
        sequence = self.at.sequence
        if sequence is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if sequence.over else sequence.seat

    def is_terminal(self) -> bool:
        sequence = self.at.sequence
        return sequence is not None and sequence.over

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - it is always the current player
        sequence = self.at.sequence
        return sequence.legal() if sequence is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return _DEAL

    def _apply_action(self, action: int) -> None:
        """Raises ValueError for what is not legal, and then nothing has changed."""
        sequence = self.at.sequence
        if sequence is None:
            self.at.draw(whole("an outcome of chance", action, 0, OUTCOMES - 1))
        elif not sequence.is_legal(action):
            raise ValueError(f"action {action} is not legal now")
        else:
            self.at.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"digit {action:x}"
        return f"{player} {self.at.game.table_game.action_name(action)}"

    def returns(self) -> list[float]:
        sequence, game = self.at.sequence, self.at.game
        if sequence is None or not sequence.over:
            return [0.0] * game.players
        return [scaled(game.table_game, int(points)) for points in sequence.points]

    def __str__(self) -> str:
        sequence = self.at.sequence
        if sequence is None:
            return f"chance: {self.at.numbers}"
        lines = [f"deal {sequence.number} of {sequence.length}, points {[int(points) for points in sequence.points]}"]
        lines += [tell(sequence.deal.view(seat), _PRIVATE | {"seat"}) for seat in range(self.at.game.players)]
        lines += [tell(sequence.deal.view(-1)), f"asked: {sequence.seat} aside: {sequence.begun}"]
        return "\n".join(lines)

    def resample_from_infostate(self, player: int, sampler: Any) -> DefifooState:  # Any: a function that draws from [0, 1)
        """A state that this player cannot tell from this one."""
        twin: DefifooState = self.clone()
        twin.at.guess(player, int(sampler() * 2**30))
        return twin

    # Ours

    def record(self) -> Record:
        """What was played, as a record that `defifoo verify` checks. Raises ValueError for a match that was never dealt."""
        at = self.at
        if at.sequence is None:
            raise ValueError("a record needs a deal: chance has not drawn all its numbers yet")
        if at.guesses:
            raise ValueError("a resampled state has no record: its cards were guessed and not dealt")
        decisions = [Decision(item.player, item.action) for item in self.full_history()[CHANCE_NODES:]]
        return record(at.game.table_game, at.game.players, at.game.options, seed_of(at.numbers), decisions)


class DefifooObserver:
    """Tensors in two parts, `bits` and `numbers`, see `research.compiled.observe`; and strings.

    The string with perfect recall tells everything that the player ever saw. The tensor with perfect recall holds the last
    LOG moves: all of a deal in the shorter games.
    """

    def __init__(self, game: DefifooGame, kind: pyspiel.IIGObservationType) -> None:
        self.public = kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.recall = kind.perfect_recall
        self.tensor: np.ndarray | None = None
        self.dict: dict[str, np.ndarray] = {}
        if self.public and self.private:
            self._writer = Writer(game.table_game, game.players, LOG if self.recall else WINDOW)
            bits, numbers = self._writer.bits, self._writer.numbers
            self.tensor = np.zeros(bits + numbers, np.float32)
            self.dict = {"bits": self.tensor[:bits], "numbers": self.tensor[bits:]}

    def set_from(self, state: DefifooState, player: int) -> None:
        sequence = state.at.sequence
        if self.tensor is None:
            return
        if sequence is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(memoryview(self._writer.observe(sequence, player)), np.uint8)

    def string_from(self, state: DefifooState, player: int) -> str:
        sequence, memoir = state.at.sequence, state.at.memoir
        if sequence is None or memoir is None:
            return ""
        view = sequence.deal.view(player if self.private else -1)
        parts = [f"deal={sequence.number} points={','.join(str(points) for points in sequence.points)}"] if self.public else []
        parts.append(tell(view) if self.public else tell(view, _PRIVATE))
        if self.private and sequence.seat == player:
            parts.append(f"asked{' out of turn' if sequence.out_of_turn else ''} aside={sequence.begun}")
        if self.recall:
            parts += memoir.of(player if self.private else -1)
        return " | ".join(parts)


def register(name: str, game: Game, players: int = USUAL_PLAYERS) -> None:
    """Make a game known to OpenSpiel under a name, with so many players or as near as it allows unless asked for others."""
    parameters: dict[str, Any] = {option.name: option.default for option in game.options}
    parameters |= {option.name: bool(option.default) for option in game.options if option.switch}
    parameters |= {"length": 1, "players": game.nearest(players), "limit": LIMIT}
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Défifoo {game.name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )
    # A class, as OpenSpiel's own games are: it lets go of what was registered when Python has gone already, and a function
    # would be taken down then.
    pyspiel.register_game(kind, type(name, (DefifooGame,), {"kind": kind, "table_game": game}))


for _game in GAMES.values():
    register(f"defifoo_{_game.name}", _game)
