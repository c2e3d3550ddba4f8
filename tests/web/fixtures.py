"""Writes web/src/table/fixtures/*.json: real positions of every game and phase, to draw tables without a server.

Run it with `uv run tests/web/fixtures.py`. Each file holds what a server sends to one seat: a `full`, then the messages about
the moves that follow. `board.html?game=red&players=6&fixture=play` shows it.
"""

import json
from pathlib import Path
from typing import Any

from defifoo.core.chance import FastSource
from defifoo.core.deal import pick
from defifoo.core.fair import promise_of
from defifoo.core.game import Game
from defifoo.games.shelf import GAMES
from defifoo.server.frames import speak_of
from defifoo.server.guest import Guest
from defifoo.server.limits import Allowance
from defifoo.server.metrics import Metrics
from defifoo.server.settings import Limits
from defifoo.server.telling import Crowd, full, told
from defifoo.table.entries import Entry
from defifoo.table.opening import open_table
from defifoo.table.presence import arrive
from defifoo.table.table import Table

TARGET = Path(__file__).parents[2] / "web" / "src" / "table" / "fixtures"
NAMES = ["Maximilienne-Sophie", "Ana", "Barnabé", "Grand-mère Yvonne", "Tom", "Inès"]
AVATARS = ["fox", "cat", "owl", "", "bear", ""]
BOTS = ["", "", "", "", "expert", "regular"]
HOST = "ab" * 32
NUMBER = "cd" * 16
LONG = 8
"""How many moves follow a position."""
SEEDS = range(1, 6)
LATER = 1_000_000
"""Milliseconds between two moves: nothing is held."""

Log = list[Entry]


def write_down(table: Table, log: Log, entries: Log) -> None:
    for entry in entries:
        table.apply(entry)
        log.append(entry)


def started(game: Game, players: int, seed: int) -> tuple[Table, Log]:
    opened = open_table(
        code="BAKO-MITU",
        game=game.name,
        players=players,
        options={"length": 2 if seed == SEEDS[0] else 1},
        secret=f"{seed:02x}" * 32,
        host=HOST,
        now=0,
    )
    table = Table(opened)
    log: Log = [opened]
    for seat in range(players):
        if BOTS[seat]:
            entries = table.add_bot(HOST, BOTS[seat], 0, seat)
        else:
            promise = promise_of(NUMBER)
            entries = table.sit(name=NAMES[seat], avatar=AVATARS[seat], token=HOST, promise=promise, now=0, seat=seat)
        write_down(table, log, entries)
    write_down(table, log, table.start(HOST, 0))
    for seat in table.to_open:
        write_down(table, log, table.open_number(seat, NUMBER, 0))
    return table, log


def step(table: Table, source: FastSource) -> Log:
    """One random move. Rare moves (a fresh draw, an exchange) stay rare."""
    deal = table.running.deal
    mover = int(pick(deal.waits_mask(), source))
    move = max((deal.random_move(mover, source) for _ in range(3)), key=lambda it: _liveliness(table.game, it))
    return table.move(mover, table.game.move_name(move), table.version, table.version * LATER, "bot")


def _liveliness(game: Game, move: int) -> int:
    return 0 if game.move_name(move).split()[0] in {"exchange", "draw", "pass", "accept", "keep", "silent"} else 1


def interesting(table: Table, phase: str, plays: int) -> str:
    """The name of a position worth drawing; "" for the others."""
    view = table.running.deal.view(-1).as_dict()
    if phase != "play" and phase != "turn":
        return phase
    trick = view.get("trick")
    if isinstance(trick, list) and len(trick) != table.players - 1:
        return ""
    return phase if plays > 6 * table.players else "early"


async def nothing_is_sent(_message: Any) -> None:
    raise AssertionError


def follow(log: Log, reader: int) -> list[object]:
    """The position and what comes after it, as one seat is told of it."""
    table, crowd, source = Table.replay(log), Crowd(), FastSource(99)
    for seat in table.persons:
        arrive(table, seat, table.last_at)
    guest = Guest(nothing_is_sent, speak_of({}), Metrics(), Allowance(Limits(), 0), 1)
    guest.seats = [reader]
    crowd.enter(guest)
    messages = [full(table, crowd, reader, table.last_at)]
    for _ in range(LONG):
        if table.state != "playing":
            break
        for entry in step(table, source):
            messages += [payload for _, payload in told(table, crowd, entry, table.apply(entry), None, 0)]
    return [json.loads(message) for message in messages]


def write(game: Game, players: int) -> None:
    for seed in SEEDS:
        table, log = started(game, players, seed)
        source, plays = FastSource(seed), 0
        while True:
            assert table.match is not None
            waits = table.match.deal.waits_for
            reader = waits[0] if waits else 0
            phase = str(table.match.deal.view(reader).as_dict()["phase"])
            ended = {"over": "podium", "between": "between"}.get(table.state)
            name = ended or interesting(table, phase, plays)
            path = TARGET / f"{game.name}-{players}-{name}.json"
            if name and not path.exists():
                path.write_text(json.dumps(follow(log, reader), ensure_ascii=False) + "\n", encoding="utf-8")
            if ended:
                break
            write_down(table, log, step(table, source))
            plays += 1


if __name__ == "__main__":
    TARGET.mkdir(exist_ok=True)
    for old in TARGET.glob("*.json"):
        old.unlink()
    for shelf in GAMES.values():
        for count in range(2, 7):
            write(shelf, count)
    print(len([*TARGET.glob("*.json")]), "positions")
