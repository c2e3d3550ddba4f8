"""Writes web/src/table/fixtures/*.json: real positions of every game and phase, to draw tables without a server.

Run it with `uv run tests/web/fixtures.py`. Each file holds what a server would send: one `full`, then the `update`
messages of the moves that follow. `board.html?game=red&players=6&fixture=play` shows it.
"""

import json
from pathlib import Path

from defifoo.core.chance import FastSource
from defifoo.core.deal import pick
from defifoo.core.game import Game
from defifoo.core.match import Match, Setup
from defifoo.games.shelf import GAMES
from defifoo.table.broadcast import Telling
from defifoo.table.offers import offers

TARGET = Path(__file__).parents[2] / "web" / "src" / "table" / "fixtures"
NAMES = ["Maximilienne-Sophie", "Ana", "Barnabé", "Grand-mère Yvonne", "Tom", "Inès"]
AVATARS = ["fox", "cat", "owl", "", "bear", ""]
BOTS = ["", "", "", "", "expert", "regular"]
LONG = 8
"""How many moves follow a position."""

Message = dict[str, object]


def table_info(match: Match) -> Message:
    players = match.setup.players
    places = [
        {"bot": BOTS[seat]} if BOTS[seat] else {"name": NAMES[seat], "avatar": AVATARS[seat], "here": True}
        for seat in range(players)
    ]
    info: Message = {
        "code": "BAKO-MITU",
        "game": match.setup.game.name,
        "players": players,
        "options": dict(match.setup.options),
        "state": "over" if match.over else "between" if match.deal.over else "playing",
        "clock": "off",
        "pace": "human",
        "window": 1500,
        "places": places,
        "fair": {"commitment": "c0" * 32},
        "match": 1,
        "deal": match.number,
        "deals": match.length,
        "totals": list(match.points),
        "results": [{"reason": end.reason, "points": list(end.points), "winners": list(end.winners)} for end in match.outcomes],
    }
    if match.outcome is not None:
        end = match.outcome
        info["outcome"] = {"reason": end.reason, "points": list(end.points), "winners": list(end.winners)}
    return info


def standing(match: Match, seat: int) -> Message:
    deal = match.deal
    return {"moves": [] if deal.over else offers(match.setup.game, deal, seat), "waits": list(deal.waits_for)}


def full(match: Match, seat: int) -> Message:
    view = match.deal.view(seat).as_dict()
    head = {"t": "full", "seat": seat, "version": match.version, "at": 0, "table": table_info(match), "view": view}
    return {**head, **standing(match, seat)}


def step(match: Match, source: FastSource, seat: int) -> list[Message]:
    """One random move, as `seat` is told of it. Rare moves (a fresh draw, an exchange) stay rare."""
    deal = match.deal
    before = deal.view(seat).as_dict()
    mover = int(pick(deal.waits_mask(), source))
    move = max((deal.random_move(mover, source) for _ in range(3)), key=lambda it: _liveliness(match.setup.game, it))
    told = Telling(match.setup.game, match.play(mover, move)).to(seat)
    events = [
        {"event": it.event, "seat": it.seat, "other": it.other, "cards": list(it.cards), "count": it.count} for it in told
    ]
    after = deal.view(seat).as_dict()
    changes = {key: value for key, value in after.items() if before[key] != value}
    head = {"t": "update", "seat": seat, "version": match.version, "at": match.version * 1000, "by": "bot"}
    messages: list[Message] = [{**head, "events": events, "changes": changes, **standing(match, seat)}]
    if deal.over:
        messages.append({"t": "table", "version": match.version, "at": match.version * 1000, "table": table_info(match)})
    return messages


def _liveliness(game: Game, move: int) -> int:
    return 0 if game.move_name(move).split()[0] in {"exchange", "draw", "pass", "accept", "keep", "silent"} else 1


def interesting(match: Match, phase: str, plays: int) -> str:
    """The name of a position worth drawing; "" for the others."""
    view = match.deal.view(-1).as_dict()
    if phase != "play" and phase != "turn":
        return phase
    trick = view.get("trick")
    if isinstance(trick, list) and len(trick) != match.setup.players - 1:
        return ""
    return phase if plays > 6 * match.setup.players else "early"


def write(game: Game, players: int) -> None:
    for seed in range(1, 6):
        match = Match(Setup(game, players, {"length": 2}, bytes([seed]) * 32))
        source = FastSource(seed)
        if seed > 1:
            match.setup.options["length"] = 1
        plays = 0
        while True:
            waits = match.deal.waits_for
            reader = waits[0] if waits else 0
            phase = str(match.deal.view(reader).as_dict()["phase"])
            ended = "podium" if match.over else "between"
            name = ended if match.deal.over else interesting(match, phase, plays)
            path = TARGET / f"{game.name}-{players}-{name}.json"
            if name and not path.exists():
                path.write_text(json.dumps(follow(game, match, seed, reader), ensure_ascii=False) + "\n", encoding="utf-8")
            if match.deal.over:
                break
            step(match, source, reader)
            plays += 1


def follow(game: Game, match: Match, seed: int, reader: int) -> list[Message]:
    """The position and what comes after it, on a copy of the match."""
    copy = Match(Setup(game, match.setup.players, {"length": match.length}, bytes([seed]) * 32))
    for seat, move in match.moves[0]:
        copy.play(seat, move)
    source = FastSource(99)
    messages = [full(copy, reader)]
    for _ in range(LONG):
        if copy.deal.over:
            break
        messages += step(copy, source, reader)
    return messages


if __name__ == "__main__":
    TARGET.mkdir(exist_ok=True)
    for old in TARGET.glob("*.json"):
        old.unlink()
    for shelf in GAMES.values():
        for count in (2, 4, 6):
            write(shelf, count)
    print(len([*TARGET.glob("*.json")]), "positions")
