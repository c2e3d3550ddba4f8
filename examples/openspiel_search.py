"""OpenSpiel's own information-set MCTS plays a Défifoo game against random players: about half a minute on one core.

    python examples/openspiel_search.py [--game purple] [--players 3] [--deals 60] [--simulations 50]

Nothing of the search is ours: it asks the states for `resample_from_infostate`, which draws anew what the player does not know,
and for information states to build its tree on. Left to itself it draws from a source without a seed; here it is given one, so
that the result is the same every time.
"""

import argparse
from time import perf_counter

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from defifoo.research import openspiel

assert openspiel  # importing it registers the games


def play(game: pyspiel.Game, bot: ismcts.ISMCTSBot, pick: np.random.RandomState, seat: int) -> float:
    """One deal with the bot in this seat; what it returned less the mean of the others."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(pick.choice([outcome for outcome, _ in state.chance_outcomes()]))
        elif state.current_player() == seat:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(pick.choice(state.legal_actions())))
    returns = state.returns()
    return float(returns[seat] - np.mean([value for player, value in enumerate(returns) if player != seat]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="purple")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--deals", type=int, default=60)
    parser.add_argument("--simulations", type=int, default=50)
    chosen = parser.parse_args()
    game = pyspiel.load_game(f"defifoo_{chosen.game}(players={chosen.players})")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    spread = game.max_utility() - game.min_utility()
    bot = ismcts.ISMCTSBot(game, evaluator, 0.2 * spread, chosen.simulations, random_state=np.random.RandomState(2))
    draw = np.random.RandomState(4).uniform
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, draw))
    pick, start = np.random.RandomState(3), perf_counter()
    ahead = [play(game, bot, pick, number % chosen.players) for number in range(chosen.deals)]
    error = np.std(ahead) / len(ahead) ** 0.5
    print(f"{game}: ISMCTS with {chosen.simulations} simulations against random players")
    print(f"{np.mean(ahead):+.3f} ahead a deal (standard error {error:.3f}), {perf_counter() - start:.0f} s")


if __name__ == "__main__":
    main()
