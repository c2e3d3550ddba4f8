"""The environments pass PettingZoo's own tests, and play our games."""

import copy
import pickle
import random
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from defifoo.cli.verify import verify
from defifoo.core.record import replay
from defifoo.games.shelf import GAMES
from defifoo.research.scores import reward_range, scaled
from research.decisions import COUNTS

pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation"
)  # our observations are dicts with a mask, as those of card games are


def module(game: str) -> Any:  # a module of ours, loaded by name
    return import_module(f"defifoo.research.pettingzoo.{game}_v0")


def play(env: Any, number: int = 1) -> dict[str, float]:
    """Random actions to the end; what each agent was given."""
    pick, given = random.Random(number), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        given[agent] += reward
        done = terminated or truncated
        env.step(None if done else int(pick.choice(np.flatnonzero(seen["action_mask"]))))
    return given


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("game", GAMES)
def test_the_environment_passes_the_api_test_of_pettingzoo(game: str, players: int) -> None:
    api_test(module(game).env(players=players))


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("game", GAMES)
def test_the_environment_passes_the_seed_test_of_pettingzoo(game: str, players: int) -> None:
    make: Callable[..., Any] = module(game).env
    seed_test(lambda: make(players=players))


OPTIONS = [
    ("purple", {"length": 5, "short": True}),
    ("blue", {"length": 2}),
    ("yellow", {"length": 2, "level": 1}),
    ("yellow", {"level": 2, "mistakes": True, "thanks": False}),
    ("red", {"length": 3, "charmer": True}),
]


@pytest.mark.parametrize(("game", "options"), OPTIONS)
def test_every_option_of_the_game_can_be_set(game: str, options: dict[str, Any]) -> None:
    api_test(module(game).env(players=3, **options), num_cycles=200)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("game", GAMES)
def test_a_random_match_is_a_record_that_verify_accepts(game: str, players: int, tmp_path: Path) -> None:
    env = module(game).env(players=players, length=2 if game != "blue" else 1)
    env.reset(seed=players)
    given = play(env)
    record = env.unwrapped.record()
    path = tmp_path / "match.json"
    path.write_text(record.to_json(), encoding="utf-8")
    assert verify(path) == 0
    match = replay(record)
    assert match.over
    start = match.setup.game.start_points
    assert list(given.values()) == pytest.approx([scaled(GAMES[game], points - start) for points in match.points])


def test_rewards_of_the_match_come_at_its_end_and_add_up_to_those_of_its_deals() -> None:
    for game in GAMES:
        by_deal, by_match = (module(game).raw_env(players=3, length=2, reward=reward) for reward in ("deal", "match"))
        by_deal.reset(seed=3)
        by_match.reset(seed=3)
        sums = play(by_deal)
        assert sums == pytest.approx(play(by_match))
        least, most = reward_range(GAMES[game], 2)
        assert all(least <= reward <= most for reward in sums.values())


def test_partners_in_red_are_given_the_same() -> None:
    env = module("red").raw_env(players=4)
    for seed in range(5):
        env.reset(seed=seed)
        given = list(play(env, seed).values())
        team = int(env.sequence.deal.team)
        sides = [{given[seat] for seat in range(4) if (team >> seat & 1) == side} for side in (0, 1)]
        assert all(len(side) == 1 for side in sides)


def test_a_match_that_takes_too_long_is_truncated() -> None:
    env = module("blue").raw_env(players=4, limit=30)
    env.reset(seed=1)
    play(env)
    env.reset(seed=1)
    for _ in range(30):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def test_only_the_agent_that_is_asked_has_actions() -> None:
    env = module("red").raw_env(players=6)
    env.reset(seed=1)
    for _ in range(40):
        masks = {agent: env.observe(agent)["action_mask"].any() for agent in env.agents}
        assert [agent for agent, has in masks.items() if has] == [env.agent_selection]
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))


def test_an_illegal_action_is_refused_and_ends_a_wrapped_match() -> None:
    bare = module("purple").raw_env(players=4)
    bare.reset(seed=1)
    with pytest.raises(ValueError, match="not legal"):
        bare.step(0)
    env = module("purple").env(players=4)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1


@pytest.mark.parametrize("game", GAMES)
def test_rendering_shows_what_the_agent_sees(game: str) -> None:
    env = module(game).env(players=4, render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert shown.startswith(f"seat={env.agent_selection[-1]} ")
    assert "player_" in shown
    play(env)
    assert env.render() == "The match is over."
    assert module(game).raw_env().render() is None


WRONG_ACTIONS = [9999, 58, -5, None, 50.0, "50", True, [1]]


@pytest.mark.parametrize("wrong", WRONG_ACTIONS, ids=repr)
@pytest.mark.parametrize("make", ["env", "raw_env"])
def test_what_is_no_action_is_refused_and_changes_nothing(make: str, wrong: Any) -> None:
    env = getattr(module("purple"), make)(players=4)
    env.reset(seed=1)
    before = env.unwrapped.sequence.decisions
    with pytest.raises(ValueError, match="an action is a whole number from 0 to 57"):
        env.step(wrong)
    assert env.unwrapped.sequence.decisions == before
    assert not any(env.terminations.values())
    play(env)


@pytest.mark.parametrize("kind", [np.int8, np.uint16, np.int64, np.array])
def test_an_action_may_be_a_number_of_numpys(kind: Any) -> None:
    env = module("purple").env(players=4)
    env.reset(seed=1)
    env.step(kind(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0])))
    assert env.unwrapped.sequence.decisions == 1


def copies(env: Any) -> list[Any]:
    return [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]


@pytest.mark.parametrize("make", ["env", "raw_env"])
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_on_with_the_match_on_its_own(game: str, make: str) -> None:
    env = getattr(module(game), make)(players=3, length=2 if game != "blue" else 1)
    env.reset(seed=4)
    for _ in range(70):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))
    kept = env.unwrapped.sequence.decisions
    given = [play(one) for one in copies(env)]
    assert env.unwrapped.sequence.decisions == kept
    assert given == [play(env)] * 2


def test_a_copy_is_reset_as_the_original_would_be() -> None:
    env = module("red").env(players=3)
    env.reset(seed=4)
    twins = copies(env)
    env.reset()
    for twin in twins:
        twin.reset()
        assert twin.unwrapped.match_seed == env.unwrapped.match_seed
    for fresh in copies(module("red").env(players=3)):
        fresh.reset(seed=4)
        play(fresh)


def test_a_match_that_is_over_is_copied_as_such() -> None:
    for limit in (None, 5):
        env = module("purple").raw_env(players=3, limit=limit)
        env.reset(seed=4)
        while not env.done():
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        for twin in copies(env):
            assert twin.done()
            assert (twin.terminations, twin.truncations, twin.rewards) == (env.terminations, env.truncations, env.rewards)
            assert twin.record().to_json() == env.record().to_json()


def test_the_same_seed_gives_the_same_match_and_matches_go_on_from_it() -> None:
    env = module("yellow").raw_env(players=3)
    env.reset(seed=5)
    first = env.match_seed
    env.reset()
    second = env.match_seed
    assert first != second
    env.reset(seed=5)
    assert env.match_seed == first
    env.reset()
    assert env.match_seed == second
