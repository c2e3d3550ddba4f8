"""The games pass OpenSpiel's own tests, and play our games."""

import pickle
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test
from shimmy.openspiel_compatibility import OpenSpielCompatibilityV0

import defifoo.research.reduced  # noqa: F401 - registers the game
from defifoo.cli.verify import verify
from defifoo.core.record import replay
from defifoo.games.shelf import GAMES
from defifoo.research.openspiel import CHANCE_NODES, OUTCOMES, DefifooState, replayed
from defifoo.research.scores import scaled
from research.decisions import COUNTS
from research.make_playthroughs import FOLDER, game_strings

LIMIT = 40
"""OpenSpiel's simulation asks for every string and tensor of every player and copies the state three times at each step."""


def dealt(game: str, players: int, number: int = 1, **options: int) -> DefifooState:
    """A match of which chance has dealt."""
    chosen = "".join(f",{name}={value}" for name, value in options.items())
    state: DefifooState = pyspiel.load_game(f"defifoo_{game}(players={players}{chosen})").new_initial_state()
    pick = random.Random(number)
    while state.is_chance_node():
        state.apply_action(pick.randrange(OUTCOMES))
    return state


def played(state: DefifooState, steps: int, number: int = 1) -> DefifooState:
    pick = random.Random(number)
    for _ in range(steps):
        if state.is_terminal():
            break
        state.apply_action(pick.choice(state.legal_actions()))
    return state


def seen_by(state: DefifooState, seat: int) -> list[str]:
    assert state.at.memoir is not None
    return state.at.memoir.of(seat)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("game", GAMES)
def test_the_game_passes_the_random_simulation_with_serialisation(game: str, players: int) -> None:
    rules = pyspiel.load_game(f"defifoo_{game}(players={players},limit={LIMIT})")
    pyspiel.random_sim_test(rules, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", ["defifoo_purple(players=3)", "defifoo_red(players=2)", "defifoo_purple_reduced"])
def test_whole_games_pass_the_random_simulation_too(game: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(game), num_sims=1, serialize=True, verbose=False)


def test_the_games_pass_the_api_test_of_openspiel() -> None:
    command = [sys.executable, str(Path(__file__).parent / "openspiel_api.py"), *[str(players) for players in COUNTS]]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    ran = re.search(r"ran (\d+), skipped 0", done.stdout)
    assert ran is not None
    assert int(ran[1]) >= 5 * len(GAMES) * len(COUNTS)
    for game in GAMES:
        for players in COUNTS:
            assert f"EnforceAPIPartialTree_defifoo_for_{players}_{game}_Test" in done.stderr


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.filterwarnings("ignore")  # the bridge declares observations without bounds
def test_the_game_passes_the_api_test_of_pettingzoo_through_shimmys_bridge(game: str, players: int) -> None:
    api_test(OpenSpielCompatibilityV0(game_name=f"defifoo_{game}", config={"players": players, "limit": 150}))


@pytest.mark.parametrize("file", game_strings())
def test_a_golden_playthrough_is_played_again_to_the_letter(file: str) -> None:
    # It brings much of scipy along, for which nobody waits who does not want it.
    from open_spiel.python.algorithms import generate_playthrough  # noqa: PLC0415

    flags.FLAGS.mark_as_parsed()
    expected, actual = generate_playthrough.replay(str(FOLDER / file))
    assert actual == expected, "meant? then run tests/research/make_playthroughs.py and read the diff"


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_random_match_is_a_record_that_verify_accepts(game: str, players: int, tmp_path: Path) -> None:
    state = played(dealt(game, players, length=1 if game == "blue" else 2), 100_000)
    record = state.record()
    path = tmp_path / "match.json"
    path.write_text(record.to_json(), encoding="utf-8")
    assert verify(path) == 0
    match = replay(record)
    assert match.over
    start = match.setup.game.start_points
    assert state.returns() == pytest.approx([scaled(GAMES[game], points - start) for points in match.points])


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_looks_the_same_to_the_player_it_was_resampled_for(game: str, players: int) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    hidden = set()
    for steps in (0, 5, 17, 40, 120):
        state = played(dealt(game, players, length=2), steps)
        if state.is_terminal():
            continue
        for player in range(players):
            twin = state.resample_from_infostate(player, sampler)
            assert twin.information_state_string(player) == state.information_state_string(player)
            assert twin.observation_string(player) == state.observation_string(player)
            assert twin.information_state_tensor(player) == state.information_state_tensor(player)
            assert twin.current_player() == state.current_player()
            assert twin.history() == state.history()
            if player == state.current_player():
                assert twin.legal_actions() == state.legal_actions()
            hidden.add(str(twin) == str(state))
            played(twin, 20)
    assert False in hidden or (game, players) == ("purple", 2)  # there the two hands are the whole deck


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_says_nothing_of_what_only_others_saw(game: str) -> None:
    state = played(dealt(game, 4), 30)
    told, public = seen_by(state, 1), seen_by(state, -1)
    private = [line for line in told if line not in public]
    assert private
    twin = state.resample_from_infostate(0, lambda: 0.25)
    assert seen_by(twin, 1) == public
    assert not set(private) & set(twin.information_state_string(1).split(" | "))


@pytest.mark.parametrize("game", GAMES)
def test_a_state_travels_and_goes_on_the_same_resampled_or_not(game: str) -> None:
    state = played(dealt(game, 4), 25)
    for traveller in (state, played(state.resample_from_infostate(2, lambda: 0.5), 9)):
        rules, arrived = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(traveller.get_game(), traveller))
        assert str(rules) == str(traveller.get_game())
        assert arrived.history() == traveller.history()
        for _ in range(15):
            assert str(arrived) == str(traveller)
            for player in range(4):
                assert arrived.information_state_string(player) == traveller.information_state_string(player)
            if arrived.is_terminal():
                break
            action = traveller.legal_actions()[-1]
            arrived.apply_action(action)
            traveller.apply_action(action)


def test_a_position_travels_as_numbers_and_actions() -> None:
    state = played(dealt("yellow", 3), 30)
    position = pickle.loads(pickle.dumps(state.at))
    assert position.actions == state.at.actions
    again = replayed(str(state.get_game()), state.at.numbers, state.at.actions, [])
    assert again.sequence is not None
    assert again.sequence.decisions == len(state.at.actions) > 10


def test_a_clone_goes_its_own_way() -> None:
    for game in GAMES:
        state = played(dealt(game, 4), 10)
        before = str(state), state.information_state_string(0)
        played(state.clone(), 10)
        assert (str(state), state.information_state_string(0)) == before


@pytest.mark.parametrize("game", GAMES)
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(game: str) -> None:
    state = pyspiel.load_game(f"defifoo_{game}(limit=9)").new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        before = (str(state), state.history())
        for wrong in {16, 99, *range(0, state.num_distinct_actions(), 7), 10**9, 2**62} - set(legal):
            with pytest.raises(ValueError, match=str(wrong)):
                state.apply_action(wrong)
        assert (str(state), state.history()) == before
        state.apply_action(legal[-1])
    for late in (*legal, 0, 10**9):
        with pytest.raises(ValueError, match="not legal now"):
            state.apply_action(late)


def test_chance_alone_decides_the_deal() -> None:
    one, same, other = dealt("red", 4, 1), dealt("red", 4, 1), dealt("red", 4, 2)
    assert str(one) == str(same) != str(other)
    assert len(one.history()) == CHANCE_NODES


def test_partners_in_red_return_the_same() -> None:
    for number in range(5):
        state = played(dealt("red", 4, number), 1000, number)
        sequence = state.at.sequence
        assert sequence is not None
        team = int(sequence.deal.team)  # type: ignore[attr-defined]
        returns = state.returns()
        assert all(len({returns[seat] for seat in range(4) if (team >> seat & 1) == side}) == 1 for side in (0, 1))
        assert sum(len({returns[seat] for seat in range(4) if (team >> seat & 1) == side}) for side in (0, 1)) == 2


def test_the_information_state_remembers_what_was_drawn_and_put_aside() -> None:
    state = dealt("blue", 2)
    while not (state.legal_actions()[-1] >= 101 and state.legal_actions()[-1] < 121):
        state.apply_action(state.legal_actions()[0])
    me = state.current_player()
    for action in (state.legal_actions()[-1], 121):
        state.apply_action(action)
    told = state.information_state_string(me)
    assert "aside" in told
    assert "exchanged" in told
    assert "drew" in told
    lines = [line for line in state.information_state_string(1 - me).split(" | ") if "exchanged" in line]
    assert lines == [f"{me} exchanged x1"]


def test_observers_tell_public_and_private_apart() -> None:
    state = dealt("purple", 4)
    rules = state.get_game()
    public = rules.make_py_observer(
        pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    private = rules.make_py_observer(
        pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER)
    )
    assert "hand=" not in public.string_from(state, 0)
    assert private.string_from(state, 0).startswith("hand=")
    assert len({private.string_from(state, seat) for seat in range(4)}) == 4


@pytest.mark.parametrize("name", ["defifoo_purple", "defifoo_purple_reduced"])
def test_an_observer_of_all_players_is_refused(name: str) -> None:
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="ALL_PLAYERS"):
        pyspiel.load_game(name).make_py_observer(kind)


def test_a_state_without_a_deal_of_its_own_has_no_record() -> None:
    state = pyspiel.load_game("defifoo_red").new_initial_state()
    with pytest.raises(ValueError, match="drawn"):
        state.record()
    state.apply_action(3)
    with pytest.raises(ValueError, match="drawn"):
        state.record()
    with pytest.raises(ValueError, match="resampled"):
        played(dealt("red", 4), 9).resample_from_infostate(1, lambda: 0.5).record()


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_own_search_plays_the_game(game: str) -> None:
    state: Any = dealt(game, 3, limit=40)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, uct_c=1.0, max_simulations=4, random_state=np.random.RandomState(2))
    for _ in range(3):
        state.apply_action(int(bot.step(state)))
