"""Train a small agent in a PettingZoo environment: some seconds on one core.

    python examples/pettingzoo_agent.py [--deals 400]

The agent of seat 0 learns Blue for two players against one that plays at random. It keeps one weight for every number of the
observation and every action (a linear softmax policy) and learns by REINFORCE: after each deal the actions it took become more
likely when the deal went better than the average, and less likely when it went worse.
"""

import argparse
import random
from time import perf_counter
from typing import Any

import numpy as np

from defifoo.research.pettingzoo import blue_v0

PLAYERS = 2
RATE = 0.01


class Learner:
    def __init__(self, size: int, actions: int, seed: int) -> None:
        self.weights = np.zeros((size, actions))
        self.random = np.random.default_rng(seed)
        self.mean = 0.0
        self.taken: list[tuple[np.ndarray, np.ndarray, np.ndarray]] = []
        """Of each decision: the inputs that were there, the legal actions, and how the chances react to the weights."""

    def act(self, seen: dict[str, np.ndarray], learning: bool) -> int:
        legal = np.flatnonzero(seen["action_mask"])
        inputs = np.minimum(seen["observation"], 1).astype(float)
        scores = inputs @ self.weights[:, legal]
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        choice = int(self.random.choice(len(legal), p=chances))
        if not learning:
            return int(legal[choice])
        slope = -chances
        slope[choice] += 1
        self.taken.append((np.flatnonzero(inputs), legal, slope))
        return int(legal[choice])

    def learn(self, reward: float) -> None:
        better = reward - self.mean
        self.mean += 0.01 * better
        for inputs, legal, slope in self.taken:
            self.weights[np.ix_(inputs, legal)] += RATE * better * slope


def play(env: Any, learner: Learner, pick: random.Random, learning: bool) -> float:
    """One deal; the reward of seat 0 less the mean of the others."""
    env.reset(seed=pick.randrange(2**31))
    learner.taken = []
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        if terminated or truncated:
            env.step(None)
        elif agent == "player_0":
            env.step(learner.act(seen, learning))
        else:
            env.step(int(pick.choice(np.flatnonzero(seen["action_mask"]))))
    mine, *others = rewards.values()
    return mine - sum(others) / len(others)


def measure(env: Any, learner: Learner, deals: int) -> tuple[float, float]:
    """Points ahead of the others per deal, and the standard error."""
    pick = random.Random(99)
    ahead = [50 * play(env, learner, pick, learning=False) for _ in range(deals)]
    return float(np.mean(ahead)), float(np.std(ahead) / deals**0.5)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--test-deals", type=int, default=100)
    chosen = parser.parse_args()
    env = blue_v0.raw_env(players=PLAYERS)
    size = env.observation_space("player_0")["observation"].sample().size
    learner = Learner(size, int(env.action_space("player_0").n), seed=1)
    pick, start = random.Random(1), perf_counter()
    print(
        "before: {:+.1f} points a deal ahead of the others (standard error {:.1f})".format(
            *measure(env, learner, chosen.test_deals)
        )
    )
    for _ in range(chosen.deals):
        learner.learn(play(env, learner, pick, learning=True))
    print(f"trained on {chosen.deals} deals in {perf_counter() - start:.0f} s")
    print(
        "after:  {:+.1f} points a deal ahead of the others (standard error {:.1f})".format(
            *measure(env, learner, chosen.test_deals)
        )
    )


if __name__ == "__main__":
    main()
