"""`defifoo simulate`: random legal play, for speed and for records to test with."""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from defifoo.cli.arguments import GAME_NAMES, nth_seed, read_game, read_options, read_players, read_seed
from defifoo.cli.errors import UsageError
from defifoo.cli.whole import write_whole
from defifoo.core.chance import FastSource
from defifoo.core.engine import ENGINE
from defifoo.core.game import Game, Options
from defifoo.core.match import Setup
from defifoo.core.random_play import random_match, random_plays
from defifoo.core.record import record_of


def simulate(
    game: Annotated[str, Parameter(help=GAME_NAMES)],
    /,
    *,
    players: Annotated[int | None, Parameter(help="2 to 6; 4 unless given, or as near as the game allows")] = None,
    games: Annotated[int | None, Parameter(help="how many to play (1,000 unless --seconds is given)")] = None,
    seconds: Annotated[float | None, Parameter(help="or how long to go on")] = None,
    seed: Annotated[str | None, Parameter(help="any text: the same seed plays the same games")] = None,
    option: Annotated[list[str] | None, Parameter(help="name=value; a game is one deal unless length=... says more")] = None,
    record: Annotated[Path | None, Parameter(help="a folder for the record of every game")] = None,
    as_json: Annotated[bool, Parameter(name="--json", help="the result for a program to read")] = False,
) -> int:
    """Play random legal games and tell how fast it went."""
    if games is not None and seconds is not None:
        raise UsageError("choose either --games or --seconds")
    if (games is not None and games < 1) or (seconds is not None and not 0 < seconds < 86400):
        raise UsageError("--games must be at least 1, and --seconds more than 0 and less than a day")
    chosen = read_game(game)
    seats = read_players(chosen, players)
    options = read_options(chosen, seats, ["length=1", *(option or [])])
    series = Series(chosen, seats, options, read_seed(seed))
    if record is not None:
        _make_folder(record)
    result = _run(series, 1000 if games is None and seconds is None else games, seconds, record)
    summary = {"game": chosen.name, "players": seats, **result, "engine": ENGINE}
    print(json.dumps(summary) if as_json else _sentence(summary))
    return 0


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"cannot write into {folder}: {error.strerror}") from None


class Series(NamedTuple):
    """Matches that differ only in their seed."""

    game: Game
    players: int
    options: Options
    seed: bytes


def _run(series: Series, games: int | None, seconds: float | None, record: Path | None) -> dict[str, float]:
    game, players, options, seed = series
    source = FastSource(int.from_bytes(seed[:7], "big"))
    played = plays = 0
    start = perf_counter()
    told = start
    while (games is None or played < games) and (seconds is None or perf_counter() - start < seconds):
        played += 1
        setup = Setup(game, players, options, nth_seed(seed, played))
        if record is None:
            plays += random_plays(setup, source)
        else:
            match = random_match(setup, source)
            plays += match.version
            name = f"{game.name}-{players}-{played:06d}.json"
            write_whole(record / name, record_of(match).to_json() + "\n")
        if perf_counter() - told > 1 and sys.stderr.isatty():
            told = perf_counter()
            print(f"\r{played:,} games, {plays:,} plays", end="", file=sys.stderr, flush=True)
    spent = perf_counter() - start
    if told != start:
        print(file=sys.stderr)
    return {"games": played, "plays": plays, "seconds": round(spent, 6), "plays_per_second": round(plays / spent)}


def _sentence(summary: Mapping[str, object]) -> str:
    games = "game" if summary["games"] == 1 else "games"
    return (
        f"{summary['games']:,} {games} of {summary['game']} with {summary['players']} players: {summary['plays']:,} plays "
        f"in {summary['seconds']:.2f} s, {summary['plays_per_second']:,} plays/s ({summary['engine']} engine)"
    )
