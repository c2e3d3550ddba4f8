"""`defifoo arena`: bots against bots."""

import json
import sys
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from defifoo.arena.cluster import ClusterError
from defifoo.arena.spread import Workers
from defifoo.arena.tournament import Contest, DealResult, Estimate, Standing, fill_seats, standings
from defifoo.arena.workers import run_contest
from defifoo.bots.sitting import BotError
from defifoo.cli.arguments import (
    GAME_NAMES,
    read_bot,
    read_budget,
    read_game,
    read_options,
    read_players,
    read_seed,
    read_workers,
)
from defifoo.cli.errors import Stopped, UsageError

FEWEST_DEALS = 2
"""One deal has no interval."""


def arena(
    game: Annotated[str, Parameter(help=GAME_NAMES)],
    /,
    *,
    bots: Annotated[str, Parameter(help="names with commas; the last one also takes the seats that are left")],
    players: Annotated[int | None, Parameter(help="2 to 6; 4 unless given, or as near as the game allows")] = None,
    deals: Annotated[int, Parameter(help="how many deals or matches, each played in every rotation of the seats")] = 100,
    workers: Annotated[int | None, Parameter(help="processes; all cores unless given")] = None,
    ray: Annotated[str | None, Parameter(help="the address of a Ray cluster to work on, instead of processes here")] = None,
    seed: Annotated[str | None, Parameter(help="any text: the same seed deals the same cards")] = None,
    milliseconds: Annotated[float | None, Parameter(help="thought for each move (150 unless --simulations is given)")] = None,
    simulations: Annotated[int | None, Parameter(help="or simulations for each move: repeatable")] = None,
    option: Annotated[
        list[str] | None,
        Parameter(help="name=value, a switch is on or off; length=10 makes matches of ten deals"),
    ] = None,
    as_json: Annotated[bool, Parameter(name="--json", help="the result for a program to read")] = False,
) -> int:
    """Let bots play the same deals in rotated seats: win share and points per deal with 95 % intervals.

    Ctrl-C stops it at once and tells what the finished deals say.
    """
    chosen = read_game(game)
    seats = read_players(chosen, players)
    options = read_options(chosen, seats, ["length=1", *(option or [])])
    names = [name.strip() for name in bots.split(",")]
    if not 1 <= len(names) <= seats:
        raise UsageError(f"{len(names)} bots do not fit at a table of {seats}")
    for name in names:
        read_bot(name, chosen)
    if deals < FEWEST_DEALS or (workers is not None and workers < 1):
        raise UsageError(f"there must be at least {FEWEST_DEALS} deals and one worker")
    contest = Contest(chosen, seats, options, fill_seats(names, seats), read_budget(milliseconds, simulations), read_seed(seed))
    results = _with_progress(contest, deals, read_workers(workers, ray))
    if len(results) < FEWEST_DEALS:
        raise Stopped(f"stopped before {FEWEST_DEALS} deals were finished: nothing to tell")
    if len(results) < deals:
        print(f"defifoo: stopped after {len(results):,} of {deals:,} deals", file=sys.stderr)
    rows = list(standings(contest, results))
    if as_json:
        print(json.dumps(_as_json(contest, rows, results)))
    else:
        Console().print(_as_grid(contest, rows, results))
    return 0


def _with_progress(contest: Contest, deals: int, workers: Workers) -> list[DealResult]:
    console = Console(file=sys.stderr)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(f"{contest.game.name}, {contest.players} players", total=deals)
        try:
            return run_contest(contest, deals, workers, lambda done: bar.update(task, completed=done))
        except (BotError, ClusterError) as error:
            raise UsageError(str(error)) from None


def _as_json(contest: Contest, rows: list[Standing], results: list[DealResult]) -> dict[str, object]:
    return {
        "game": contest.game.name,
        "players": contest.players,
        "deals": len(results),
        "seats": list(contest.bots),
        "moves": sum(result.moves for result in results),
        "bots": {
            row.name: {"win_share": row.share._asdict(), "fair_share": row.fair, "points_per_deal": row.points._asdict()}
            for row in rows
        },
    }


def _as_grid(contest: Contest, rows: list[Standing], results: list[DealResult]) -> Grid:
    title = f"{contest.game.name}, {contest.players} players ({', '.join(contest.bots)}), {len(results)} deals in every seating"
    shown = Grid("bot", "win share (95 %)", "times its fair share", "points per deal (95 %)", title=title)
    for row in rows:
        ratio = f"{row.share.mean / row.fair:.2f} ({row.share.low / row.fair:.2f} to {row.share.high / row.fair:.2f})"
        shown.add_row(row.name, _range(row.share, 3), ratio, _range(row.points, 1))
    return shown


def _range(value: Estimate, digits: int) -> str:
    return f"{value.mean:.{digits}f} ({value.low:.{digits}f} to {value.high:.{digits}f})"
