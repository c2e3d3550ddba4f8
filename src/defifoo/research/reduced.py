"""Games so small that a whole game tree fits into memory, for exact measures: defifoo_NAME_reduced, where there is one.

Two players, a few cards, one term of the game. One chance node deals: every way to spread the cards is one outcome. It is
zero-sum: a player returns half of what they scored more than the other, in units of some points.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Any

from defifoo.research.extras import missing

try:
    import pyspiel
except ImportError:
    raise missing("OpenSpiel", "openspiel") from None

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.bits import as_mask, lowest
from defifoo.core.deal import Deal
from defifoo.core.game import Game
from defifoo.core.reduced import Reduced
from defifoo.games.shelf import GAMES
from defifoo.research.spiel_observers import observer_kind
from defifoo.research.terms import one_of, whole

PLAYERS = 2


def check_cards(game: Game, cards: str) -> tuple[int, ...]:
    names = tuple(cards.split())
    known = tuple(game.card_name(card) for card in range(int(game.faces)))
    for name in names:
        one_of("a card", name, known)
    if len(names) < PLAYERS or len(set(names)) < len(names):
        raise ValueError(f"cards are {PLAYERS} or more, each once, not {cards!r}")
    return tuple(int(game.parse_card(name)) for name in names)


@lru_cache
def deals(cards: tuple[int, ...], hand: int) -> list[tuple[int, int]]:
    """Every pair of hands, as masks; what is left over is set aside."""
    found = []
    for first in combinations(cards, hand):
        rest = [card for card in cards if card not in first]
        found += [(int(as_mask(list(first))), int(as_mask(list(second)))) for second in combinations(rest, hand)]
    return found


class ReducedGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    """`register` makes a class of it for each game."""

    kind: pyspiel.GameType
    table_game: Game
    reduced: Reduced

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        reduced = self.reduced
        chosen = {**defaults(reduced), **(parameters or {})}
        cards = check_cards(self.table_game, chosen["cards"])
        self.hand = whole("hand", chosen["hand"], 1, len(cards) // PLAYERS)
        self.deals = deals(cards, self.hand)
        one_of(reduced.term, chosen[reduced.term], reduced.choices)
        self.choice = reduced.choices.index(chosen[reduced.term])
        info = pyspiel.GameInfo(
            num_distinct_actions=int(self.table_game.actions),
            max_chance_outcomes=len(self.deals),
            num_players=PLAYERS,
            min_utility=-reduced.most,
            max_utility=reduced.most,
            utility_sum=0.0,
            max_game_length=PLAYERS * self.hand,
        )
        super().__init__(self.kind, info, parameters or {})

    def new_initial_state(self) -> ReducedState:
        return ReducedState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> ReducedObserver:
        return ReducedObserver(self, observer_kind(iig_obs_type, params))


class ReducedState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """It holds numbers alone, and the deal is made again from them when it is needed: trees copy states all the time."""

    def __init__(self, game: ReducedGame) -> None:
        super().__init__(game)
        self.dealt = -1
        self.played: tuple[int, ...] = ()

    def deal(self) -> Deal:
        game = self.get_game()
        return played_deal(game.reduced, game.deals[self.dealt], game.choice, self.played)

    def current_player(self) -> int:
        if self.dealt < 0:
            return int(pyspiel.PlayerId.CHANCE)
        deal = self.deal()
        return int(pyspiel.PlayerId.TERMINAL) if deal.over else turn_of(deal)

    def is_terminal(self) -> bool:
        return self.dealt >= 0 and len(self.played) == PLAYERS * self.get_game().hand

    def _legal_actions(self, player: int) -> list[int]:
        return self.deal().moves(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = len(self.get_game().deals)
        return [(outcome, 1 / number) for outcome in range(number)]

    def _apply_action(self, action: int) -> None:
        if self.dealt < 0:
            self.dealt = action
        else:
            self.played = (*self.played, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.get_game().table_game.card_name(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0, 0.0]
        deal = self.deal()
        ahead = (int(deal.points(0)) - int(deal.points(1))) / 2 / self.get_game().reduced.unit
        return [ahead, -ahead]

    def __str__(self) -> str:
        return f"{self.dealt}: {' '.join(self.get_game().table_game.card_name(card) for card in self.played)}"


def turn_of(deal: Deal) -> int:
    return int(lowest(deal.waits_mask()))


@lru_cache(maxsize=100_000)
def played_deal(reduced: Reduced, hands: tuple[int, int], choice: int, played: tuple[int, ...]) -> Deal:
    """Not to be changed: it is shared by all that ask for it."""
    if not played:
        return reduced.deal(vec[i64](list(hands)), choice)
    deal = played_deal(reduced, hands, choice, played[:-1]).clone()
    deal.do(turn_of(deal), played[-1])
    return deal


class ReducedObserver:
    """The cards dealt to oneself and everything played, in order."""

    def __init__(self, game: ReducedGame, kind: pyspiel.IIGObservationType) -> None:
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = kind.public_info
        self.game = game.table_game
        self.cards = cards = int(self.game.faces)
        turns = PLAYERS * game.hand
        self.tensor = np.zeros(PLAYERS + cards + turns * cards, np.float32)
        self.dict = {
            "player": self.tensor[:PLAYERS],
            "hand": self.tensor[PLAYERS : PLAYERS + cards],
            "played": self.tensor[PLAYERS + cards :].reshape(turns, cards),
        }

    def set_from(self, state: ReducedState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if self.private and state.dealt >= 0:
            hand = state.get_game().deals[state.dealt][player]
            self.dict["hand"][[card for card in range(self.cards) if hand >> card & 1]] = 1
        if self.public:
            for turn, card in enumerate(state.played):
                self.dict["played"][turn, card] = 1

    def string_from(self, state: ReducedState, player: int) -> str:
        parts = [f"p{player}"]
        if self.private and state.dealt >= 0:
            hand = state.get_game().deals[state.dealt][player]
            parts.append(",".join(self.game.card_name(card) for card in range(self.cards) if hand >> card & 1))
        if self.public:
            parts += [self.game.card_name(card) for card in state.played]
        return " ".join(parts)


def defaults(reduced: Reduced) -> dict[str, Any]:
    return {"cards": reduced.cards, "hand": reduced.hand, reduced.term: reduced.chosen}


def register(game: Game, reduced: Reduced) -> None:
    name = f"defifoo_{game.name}_reduced"
    kind = pyspiel.GameType(
        short_name=name,
        long_name=f"Défifoo {game.name.capitalize()}, reduced",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=PLAYERS,
        min_num_players=PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(reduced),
    )
    pyspiel.register_game(kind, type(name, (ReducedGame,), {"kind": kind, "table_game": game, "reduced": reduced}))


for _game in GAMES.values():
    _reduced = _game.reduced()
    if _reduced is not None:
        register(_game, _reduced)
