"""`defifoo balance`: what many games between bots say about a game."""

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress

from defifoo.arena.balance.lab import run_lab
from defifoo.arena.balance.report import html_report
from defifoo.arena.balance.tally import Findings
from defifoo.arena.cluster import ClusterError
from defifoo.arena.spread import Workers
from defifoo.bots.sitting import BotError
from defifoo.cli.arguments import GAME_NAMES, read_bot, read_game, read_players, read_seed, read_workers, small_number
from defifoo.cli.errors import Stopped, UsageError
from defifoo.cli.harmless import harmless
from defifoo.cli.whole import write_whole
from defifoo.core.game import Game


def balance(
    game: Annotated[str, Parameter(help=GAME_NAMES)],
    /,
    *,
    out: Annotated[Path, Parameter(help="the folder for the report and its numbers")],
    players: Annotated[str, Parameter(help="a number, or a range such as 2-6")] = "2-6",
    deals: Annotated[int, Parameter(help="deals for each number of players")] = 400,
    bot: Annotated[str, Parameter(help="who plays every seat")] = "regular",
    workers: Annotated[int | None, Parameter(help="processes; all cores unless given")] = None,
    ray: Annotated[str | None, Parameter(help="the address of a Ray cluster to work on, instead of processes here")] = None,
    seed: Annotated[str | None, Parameter(help="any text: the same seed deals the same cards")] = None,
) -> int:
    """Write a report of charts, and the same numbers as JSON: seats, length, and what is particular to the game.

    Ctrl-C stops it at once and writes nothing: a report says how many deals it rests on.
    """
    chosen = read_game(game)
    read_bot(bot, chosen)
    counts = _read_range(chosen, players)
    if deals < 1 or (workers is not None and workers < 1):
        raise UsageError("there must be at least one deal and one worker")
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"cannot write into {out}: {error.strerror}") from None
    cards, where = read_seed(seed), read_workers(workers, ray)
    try:
        found = {count: _observe(chosen.name, count, bot, deals, cards, where) for count in counts}
    except KeyboardInterrupt:
        raise Stopped("stopped: no report was written") from None
    page, numbers = out / f"{chosen.name}.html", out / f"{chosen.name}.json"
    write_whole(page, html_report(chosen.name, bot, deals, found))
    told = {str(count): findings.as_json() for count, findings in found.items()}
    write_whole(numbers, json.dumps({"game": chosen.name, "bot": bot, "deals": deals, "players": told}, indent=1) + "\n")
    print(f"written: {page} and {numbers}")
    return 0


def _observe(game: str, players: int, bot: str, deals: int, seed: bytes, workers: Workers) -> Findings:
    console = Console(file=sys.stderr)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(f"{game}, {players} players", total=deals)

        def progress(done: int) -> None:
            bar.update(task, completed=done)

        try:
            return run_lab(game, players, bot, deals, seed, workers, progress)
        except (BotError, ClusterError) as error:
            raise UsageError(str(error)) from None


def _read_range(game: Game, text: str) -> list[int]:
    first, dash, last = text.partition("-")
    low, high = small_number(first), small_number(last if dash else first)
    if low is None or high is None:
        raise UsageError(f"'{harmless(text)}' is not a number of players or a range such as 2-6")
    if read_players(game, low) > read_players(game, high):
        raise UsageError(f"{text!r} runs backwards")
    return list(range(low, high + 1))
