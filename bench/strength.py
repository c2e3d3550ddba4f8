"""How strong the bots are: play what the tables of docs/bots.md tell, and write them.

    ./bench/run strength.py [--minutes 30] [--tables net,expert] [--games red,blue] [--players 2,4] [--processes 2]

One player among others of one kind, each deal once with it in every seat; every contest gets the same part of the time. What a
table tells is kept in docs/bots.json, and the page is written from that file alone: `--minutes 0` does nothing else. A result
that is kept gives way to a narrower one, never to a wider one; both began with the same deals, so they are not put together.

Every deal is a line in .cache/strength, in a file for exactly these bots, so the same command goes on where it was.
"""

import argparse
import hashlib
import json
import os
import sys
from datetime import UTC, datetime
from decimal import ROUND_HALF_UP, ROUND_UP, Decimal
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.append(str(ROOT / "training"))

from defifoo_training.contest import Contest  # noqa: E402
from defifoo_training.playing import play_all  # noqa: E402
from defifoo_training.tally import Tally, line  # noqa: E402

from defifoo.bots.lore import ways_of  # noqa: E402
from defifoo.games.shelf import GAMES  # noqa: E402

PAGE: Final = ROOT / "docs" / "bots.md"
KEPT: Final = ROOT / "docs" / "bots.json"
CONTEST: Final = "training/defifoo_training/contest.py"

Result = dict[str, Any]
"""One contest in docs/bots.json: who played among whom, how many deals, and what came out."""


class Row(NamedTuple):
    """A line of a table: one `hero` among players of the kind `field`, named as in training/evaluate.py."""

    label: str
    game: str
    hero: str
    field: str


class Table(NamedTuple):
    rows: tuple[Row, ...]
    players: tuple[int, ...] = (2, 4, 6)


def in_every_game(hero: str, field: str) -> tuple[Row, ...]:
    return tuple(Row(game.capitalize(), game, hero, field) for game in ("purple", "blue", "yellow", "red"))


TABLES: Final = {
    "regular": Table(in_every_game("regular", "random")),
    "novice": Table(
        (
            Row("`novice` among `random`", "red", "novice", "random"),
            Row("`regular` among `novice`", "red", "regular", "novice"),
        )
    ),
    "net": Table(in_every_game("net", "regular")),
    "search": Table(in_every_game("expert+lean=0@2000", "regular")),
    "net-search": Table(in_every_game("net", "expert+lean=0@1000")),
    "time": Table(in_every_game("expert+lean=0@2000", "expert+lean=0@300"), (2, 4)),
}
AIMS: Final = {
    "purple": (1.7, 1.5, 1.35),
    "blue": (1.4, 2.0, 2.0),
    "yellow": (1.5, 1.8, 2.0),
    "red": (1.4, 1.25, 1.15),
}
"""What `expert` should win among `regular` players, at two, four and six."""


# What is kept


def key(result: Result) -> tuple[str, int, str, str]:
    return result["game"], result["players"], result["hero"], result["field"]


def narrower(kept: list[Result], played: list[Result]) -> list[Result]:
    """Of each contest the result with the narrower interval; what was played just now if both are alike."""
    best = {key(result): result for result in kept}
    for result in played:
        known = best.get(key(result))
        if result["deals"] > 1 and (known is None or result["margin"] <= known["margin"]):
            best[key(result)] = result
    return [best[one] for one in sorted(best)]


def told(result: Result, day: str) -> Result:
    """What is kept of a result of the tally."""
    numbers = {name: round(result[name], 4) for name in ("share", "margin", "ahead", "ahead_margin")}
    names = {name: result[name] for name in ("game", "players", "hero", "field", "deals")}
    return {**names, **numbers, "played": day}


# The page


def rounded(value: float, digits: str, up: bool = False) -> str:
    """An interval is rounded up, so that the page never claims more than was seen."""
    return str(Decimal(str(value)).quantize(Decimal(digits), ROUND_UP if up else ROUND_HALF_UP)).replace("-", "−")


def cell(result: Result | None) -> str:
    """Of old results some kept the share alone."""
    if result is None:
        return ""
    share = f"{rounded(result['share'], '0.01')} ± {rounded(result['margin'], '0.01', up=True)}"
    if result["ahead"] is None:
        return share
    sign = "+" if result["ahead"] >= 0 else ""
    return f"{share} ({sign}{rounded(result['ahead'], '0.1')} ± {rounded(result['ahead_margin'], '0.1', up=True)})"


def shown(table: Table, kept: list[Result]) -> str:
    """As it stands in the page, with the number of deals below."""
    known = {key(result): result for result in kept}
    found = [[known.get((row.game, players, row.hero, row.field)) for players in table.players] for row in table.rows]
    lines = [
        "| | " + " | ".join(f"{players} players" for players in table.players) + " |",
        "|---|" + "---|" * len(table.players),
    ]
    for row, results in zip(table.rows, found, strict=True):
        lines.append(f"| {row.label} | " + " | ".join(map(cell, results)) + " |")
    deals = [result["deals"] for results in found for result in results if result is not None and result["deals"] is not None]
    if deals:
        counted = all(result is None or result["deals"] is not None for results in found for result in results)
        lines += ["", f"{min(deals):,} to {max(deals):,} deals at each table{'' if counted else ' where they were counted'}."]
    return "\n".join(lines)


def expert(game: str, players: int) -> str:
    """What `expert` does at this table, as it is called here: it searches, or plays what its net plays."""
    ways = ways_of(GAMES[game], players)
    return "net" if ways is not None and ways.net_decides() else "expert+lean=0@2000"


def verdict(aim: float, result: Result | None) -> str:
    if result is None:
        return f"{aim:g}"
    share, margin = result["share"], result["margin"]
    word = "reached" if share >= aim else "within" if share + margin >= aim else "missed"
    return f"{aim:g}, {word}: {rounded(share, '0.01')} ± {rounded(margin, '0.01', up=True)}"


def aims(kept: list[Result]) -> str:
    """What was aimed at beside what came out, and whether that is enough."""
    known = {key(result): result for result in kept}
    lines = ["| aim | 2 players | 4 players | 6 players |", "|---|---|---|---|"]
    for game, each in AIMS.items():
        cells = [
            verdict(aim, known.get((game, players, expert(game, players), "regular")))
            for players, aim in zip((2, 4, 6), each, strict=True)
        ]
        lines.append(f"| {game.capitalize()} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def written(page: str, kept: list[Result]) -> str:
    """The page with every table between its marks. Raises ValueError where the marks of one are missing."""
    tables = {name: shown(table, kept) for name, table in TABLES.items()}
    for name, table in {**tables, "aims": aims(kept)}.items():
        begin, end = f"<!-- table {name} -->\n", "<!-- end -->\n"
        before, marked, rest = page.partition(begin)
        between, closed, after = rest.partition(end)
        if not marked or not closed or "<!--" in between:
            raise ValueError(f"{PAGE.name} has no place for the table {name!r}")
        page = f"{before}{begin}{table}\n{end}{after}"
    return page


# Playing


def these_bots() -> str:
    """A name for all that decides how a deal is played."""
    package = ROOT / "src" / "defifoo"
    files = [
        path for part in ("core", "games", "bots") for path in (package / part).rglob("*") if path.suffix in (".py", ".net")
    ]
    digest = hashlib.sha256()
    for path in sorted([*files, ROOT / CONTEST]):
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def contests(names: list[str], players: list[int]) -> list[Contest]:
    tables = [TABLES[name] for name in names]
    lines = [(row, number) for table in tables for row in table.rows for number in table.players if number in players]
    return [Contest(row.game, number, row.hero, row.field, "") for row, number in lines]


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--minutes", type=float, default=30.0)
    reader.add_argument("--tables", default=",".join(TABLES))
    reader.add_argument("--games", default="purple,blue,yellow,red")
    reader.add_argument("--players", default="2,4,6")
    reader.add_argument("--deals", type=int, default=1_000_000, help="at most so many of each contest")
    reader.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    chosen = reader.parse_args()
    kept: list[Result] = json.loads(KEPT.read_text()) if KEPT.exists() else []
    if chosen.minutes > 0:
        wanted = contests(chosen.tables.split(","), [int(one) for one in chosen.players.split(",")])
        wanted = [contest for contest in wanted if contest.game in chosen.games.split(",")]
        tally = Tally(wanted, ROOT / ".cache" / "strength" / f"{these_bots()}.jsonl")
        try:
            play_all(tally, chosen.deals, chosen.minutes, chosen.processes)
        finally:
            found = tally.told()
            day = datetime.now(UTC).date().isoformat()
            kept = narrower(kept, [told(result, day) for result in found])
            KEPT.write_text("[\n" + ",\n".join(json.dumps(result) for result in kept) + "\n]\n")
            print(*map(line, found), sep="\n", flush=True)
    PAGE.write_text(written(PAGE.read_text("utf-8"), kept), "utf-8")


if __name__ == "__main__":
    main()
