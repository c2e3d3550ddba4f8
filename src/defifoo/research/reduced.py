"""A Purple so small that a whole game tree fits into memory: defifoo_purple_reduced, for exact measures.

Two players, a few cards, one challenge; no-planet and no-alien always mean Ember. One chance node deals: every way to spread
the cards is one outcome. It is zero-sum: a player returns half of what they scored more than the other, in units of ten points.
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

from defifoo.core.bits import as_mask
from defifoo.core.chance import FastSource
from defifoo.games.purple.deal import MOVES, PurpleDeal
from defifoo.games.purple.deck import CARD_NAMES, CARDS, CHALLENGES, parse_card
from defifoo.research.spiel_observers import observer_kind
from defifoo.research.terms import one_of, whole

PLAYERS = 2
UNIT = 10.0
DEFAULTS: dict[str, Any] = {"cards": "E1 E2 T1 T2 ET TJ", "hand": 2, "challenge": "no-trick"}
KIND = pyspiel.GameType(
    short_name="defifoo_purple_reduced",
    long_name="Défifoo Purple, reduced",
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
    parameter_specification=DEFAULTS,
)


def check_cards(cards: str) -> tuple[str, ...]:
    names = tuple(cards.split())
    for name in names:
        one_of("a card", name, CARD_NAMES)
    if len(names) < PLAYERS or len(set(names)) < len(names):
        raise ValueError(f"cards are {PLAYERS} or more, each once, not {cards!r}")
    return names


@lru_cache
def deals(cards: tuple[str, ...], hand: int) -> list[tuple[int, int]]:
    """Every pair of hands, as masks; what is left over is set aside."""
    deck = [int(parse_card(card)) for card in cards]
    found = []
    for first in combinations(deck, hand):
        rest = [card for card in deck if card not in first]
        found += [(int(as_mask(list(first))), int(as_mask(list(second)))) for second in combinations(rest, hand)]
    return found


class ReducedGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel ships no types
    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(parameters or {})}
        cards = check_cards(chosen["cards"])
        self.hand = whole("hand", chosen["hand"], 1, len(cards) // PLAYERS)
        self.deals = deals(cards, self.hand)
        one_of("challenge", chosen["challenge"], CHALLENGES)
        self.challenge = CHALLENGES.index(chosen["challenge"])
        most = 14.0
        info = pyspiel.GameInfo(
            num_distinct_actions=MOVES,
            max_chance_outcomes=len(self.deals),
            num_players=PLAYERS,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=PLAYERS * self.hand,
        )
        super().__init__(KIND, info, parameters or {})

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

    def deal(self) -> PurpleDeal:
        game = self.get_game()
        return played_deal(game.deals[self.dealt], game.challenge, self.played)

    def current_player(self) -> int:
        if self.dealt < 0:
            return int(pyspiel.PlayerId.CHANCE)
        deal = self.deal()
        return int(pyspiel.PlayerId.TERMINAL) if deal.over else deal.turn

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
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else CARD_NAMES[action]

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0, 0.0]
        deal = self.deal()
        ahead = (int(deal.points(0)) - int(deal.points(1))) / 2 / UNIT
        return [ahead, -ahead]

    def __str__(self) -> str:
        return f"{self.dealt}: {' '.join(CARD_NAMES[card] for card in self.played)}"


@lru_cache(maxsize=100_000)
def played_deal(hands: tuple[int, int], challenge: int, played: tuple[int, ...]) -> PurpleDeal:
    """Not to be changed: it is shared by all that ask for it."""
    if not played:
        return PurpleDeal(PLAYERS, 0, FastSource(0), vec[i64](list(hands)), challenge, 0, short=False)
    deal = played_deal(hands, challenge, played[:-1]).clone()
    deal.do(deal.turn, played[-1])
    return deal


class ReducedObserver:
    """The cards dealt to oneself and everything played, in order."""

    def __init__(self, game: ReducedGame, kind: pyspiel.IIGObservationType) -> None:
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.public = kind.public_info
        turns = PLAYERS * game.hand
        self.tensor = np.zeros(PLAYERS + CARDS + turns * CARDS, np.float32)
        self.dict = {
            "player": self.tensor[:PLAYERS],
            "hand": self.tensor[PLAYERS : PLAYERS + CARDS],
            "played": self.tensor[PLAYERS + CARDS :].reshape(turns, CARDS),
        }

    def set_from(self, state: ReducedState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if self.private and state.dealt >= 0:
            hand = state.get_game().deals[state.dealt][player]
            self.dict["hand"][[card for card in range(CARDS) if hand >> card & 1]] = 1
        if self.public:
            for turn, card in enumerate(state.played):
                self.dict["played"][turn, card] = 1

    def string_from(self, state: ReducedState, player: int) -> str:
        parts = [f"p{player}"]
        if self.private and state.dealt >= 0:
            hand = state.get_game().deals[state.dealt][player]
            parts.append(",".join(CARD_NAMES[card] for card in range(CARDS) if hand >> card & 1))
        if self.public:
            parts += [CARD_NAMES[card] for card in state.played]
        return " ".join(parts)


pyspiel.register_game(KIND, ReducedGame)
