"""What `import defifoo` offers a program, and how little it needs."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import defifoo

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
every_game = pytest.mark.parametrize("game", ["purple", "blue", "yellow", "red"])

# Everything but the standard library, this package and what it says it needs is as if it were not installed.
ALONE = """
import sys
from importlib.abc import MetaPathFinder

class Nothing(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        top = name.partition(".")[0]
        if top not in sys.stdlib_module_names and top not in {"defifoo", "librt", "mypy_extensions"} and "__mypyc" not in top:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Nothing())
"""


def alone(program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", ALONE + program], capture_output=True, text=True, check=False)


def test_everything_that_is_offered_is_there_and_told_of() -> None:
    assert defifoo.__doc__ is not None
    for name in defifoo.__all__:
        assert hasattr(defifoo, name), name
        assert name == "__version__" or name in defifoo.__doc__, name
    assert set(dir(defifoo)) == set(defifoo.__all__)
    with pytest.raises(AttributeError, match="has no attribute 'poker'"):
        _ = defifoo.poker  # type: ignore[attr-defined]


@pytest.mark.skipif(defifoo.ENGINE == "compiled", reason="mypyc leaves docstrings out")
def test_everything_that_is_offered_is_documented() -> None:
    for name in set(defifoo.__all__) - {"__version__", "ENGINE"}:
        assert getattr(defifoo, name).__doc__, name


@every_game
def test_bots_play_a_match_to_its_end_and_its_record_proves_itself(game: str) -> None:
    budget = defifoo.bots.Budget(simulations=4)
    bots = ["expert", "regular", "random"]
    match = defifoo.finish(defifoo.new_match(game, 3, seed="x", length=2), bots, chance=5, budget=budget)
    again = defifoo.finish(defifoo.new_match(game, 3, seed="x", length=2), bots, chance=5, budget=budget)
    assert match.over
    text = defifoo.record_of(match).to_json()
    assert text == defifoo.record_of(again).to_json()
    assert defifoo.replay(defifoo.parse_record(text)).points == match.points


def test_the_same_seed_deals_the_same_cards_and_none_draws_afresh() -> None:
    matches = [defifoo.new_match("blue", seed=seed) for seed in ("x", "x", None, None)]
    seeds = [match.setup.seed for match in matches]
    assert seeds[0] == seeds[1]
    assert len(set(seeds)) == 3
    assert defifoo.new_match("blue", seed=bytes(32)).setup.seed == bytes(32)


def test_a_bot_chooses_one_of_the_moves_of_its_seat() -> None:
    match = defifoo.new_match("purple", 4, seed="x")
    seat = match.deal.waits_for[0]
    assert defifoo.choose(match, seat) in match.deal.moves(seat)
    with pytest.raises(defifoo.bots.UnknownBotError, match="champion"):
        defifoo.choose(match, seat, "champion")


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(defifoo.Refused):
        defifoo.new_match("poker")
    with pytest.raises(defifoo.Refused):
        defifoo.new_match("red", 9)
    with pytest.raises(defifoo.Refused):
        defifoo.parse_record("{}")
    with pytest.raises(ValueError, match="4 seats"):
        defifoo.finish(defifoo.new_match("red"), ["random"])


class Number:
    """As NumPy's are: a whole number that is no int."""

    def __index__(self) -> int:
        return 2


def test_whole_numbers_of_every_kind_make_a_match_that_can_be_written_down() -> None:
    terms: dict[str, Any] = {"players": Number(), "length": Number(), "charmer": True}
    match = defifoo.new_match("red", seed="x", **terms)
    assert defifoo.parse_record(defifoo.record_of(match).to_json()).setup.options == {"length": 2, "charmer": 1}
    one = defifoo.new_match("red", seed="x", length=True)
    assert defifoo.parse_record(defifoo.record_of(one).to_json()).setup.options["length"] == 1


@pytest.mark.parametrize(
    ("terms", "told"),
    [
        ({"game": 5}, "game is the name of a game or a Game, not 5"),
        ({"game": None}, "game is"),
        ({"players": "4"}, "players is a whole number, not '4'"),
        ({"players": 4.0}, "players is a whole number, not 4.0"),
        ({"length": 1.0}, "length is a whole number, not 1.0"),
        ({"charmer": "on"}, "charmer is a whole number, not 'on'"),
        ({"seed": 5}, "seed is a text or 32 bytes, not 5"),
        ({"seed": bytearray(32)}, "seed is a text or 32 bytes, not bytearray"),
    ],
)
def test_what_is_no_term_of_a_match_at_all_is_named(terms: dict[str, Any], told: str) -> None:
    """The same on both engines, one of which would take a float and write a record that cannot be read."""
    with pytest.raises(TypeError, match=re.escape(told)):
        defifoo.new_match(**{"game": "red", **terms})


@pytest.mark.parametrize("seat", [-1, 2, 9, 2**62])
def test_a_seat_that_has_nothing_to_choose_is_told_so(seat: int) -> None:
    match = defifoo.new_match("yellow", 2, seed="x", length=1)
    for nobody in (seat, 1 - match.deal.waits_for[0]):
        with pytest.raises(ValueError, match=f"seat {nobody} has no move to make; those who have are "):
            defifoo.choose(match, nobody)
    defifoo.finish(match, ["random"] * 2)
    with pytest.raises(ValueError, match=r"those who have are \[\]"):
        defifoo.choose(match, 0)


@pytest.mark.parametrize(
    "terms",
    [
        {},
        {"simulations": -5},
        {"milliseconds": -1.0},
        {"milliseconds": float("nan")},
        {"milliseconds": float("inf")},
        {"milliseconds": "5"},
    ],
)
def test_a_thought_that_would_never_end_is_not_begun(terms: dict[str, Any]) -> None:
    match = defifoo.new_match("red", 2, seed="x")
    budget = defifoo.bots.Budget(**terms)
    with pytest.raises(Exception, match="has no end"):
        defifoo.choose(match, match.deal.waits_for[0], "expert", budget=budget)


@pytest.mark.parametrize("seat", [-1, 2, 9])
def test_a_seat_that_there_is_not_is_what_is_wrong_with_a_move(seat: int) -> None:
    match = defifoo.new_match("red", 2, seed="x")
    with pytest.raises(defifoo.Refused) as refused:
        match.play(seat, match.deal.moves(match.deal.waits_for[0])[0])
    assert refused.value.violation.rule == "seat"
    assert match.version == 0


def test_chance_begins_at_a_whole_number() -> None:
    match = defifoo.new_match("red", 2, seed="x")
    with pytest.raises(TypeError, match="chance is a whole number, not 'x'"):
        defifoo.choose(match, match.deal.waits_for[0], chance="x")  # type: ignore[arg-type]


# What it needs


def test_the_engine_the_bots_and_the_records_need_next_to_nothing() -> None:
    assert [needed.split(">")[0] for needed in PROJECT["dependencies"]] == ["librt", "mypy-extensions"]
    done = alone("""
import defifoo
for game in defifoo.games.GAMES:
    quick = defifoo.bots.Budget(simulations=2)
    match = defifoo.finish(defifoo.new_match(game, 2, length=1), ["regular", "expert"], budget=quick)
    defifoo.replay(defifoo.parse_record(defifoo.record_of(match).to_json()))
    print(game, match.over)
""")
    assert done.stdout.splitlines() == [f"{game} True" for game in ("purple", "blue", "yellow", "red")], done.stderr


def test_the_command_says_what_to_install() -> None:
    done = alone("import sys; sys.argv = ['defifoo']; from defifoo.cli.main import main; main()")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("defifoo: cyclopts is missing")
    assert "pip install 'defifoo[play]'" in done.stderr


def test_the_client_says_what_to_install() -> None:
    done = alone("import defifoo.client")
    assert done.returncode == 1
    assert "is not installed. It comes with an extra of Défifoo: pip install 'defifoo[play]'" in done.stderr


def test_there_is_one_version() -> None:
    assert "version" in PROJECT["dynamic"]
    assert f"## {defifoo.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")
