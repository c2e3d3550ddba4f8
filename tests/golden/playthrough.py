"""A match as readable text: every hand, every move, every event, every score, in notation.

python tests/golden/playthrough.py      [GAME ...]  (from the root; makes the files of the list below anew)
"""

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

from defifoo.bots.bot import Budget
from defifoo.bots.levels import make_bot
from defifoo.bots.sitting import Sitter, next_action
from defifoo.core.chance import FastSource
from defifoo.core.event import EVERYONE, Event
from defifoo.core.game import Game, Options
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_match
from defifoo.core.record import options_as_json, options_from_json, parse_seat_move
from defifoo.games.shelf import GAMES, find_game

FOLDER = Path(__file__).parent


class Plan(NamedTuple):
    name: str
    game: str
    players: int
    options: Options


PLANS = [
    Plan("two players", "purple", 2, {"length": 1}),
    Plan("four players", "purple", 4, {"length": 1}),
    Plan("six players", "purple", 6, {"length": 1}),
    Plan("short deck of four", "purple", 4, {"short": 1, "length": 1}),
    Plan("short deck of five", "purple", 5, {"short": 1, "length": 1}),
    Plan("whole match", "purple", 6, {"length": 5}),
    Plan("match of two", "purple", 3, {"length": 2}),
    Plan("two players", "blue", 2, {"length": 1}),
    Plan("four players", "blue", 4, {"length": 1}),
    Plan("six players", "blue", 6, {"length": 1}),
    Plan("match of three", "blue", 3, {"length": 3}),
    Plan("match of two", "blue", 5, {"length": 2}),
    Plan("two players", "yellow", 2, {"length": 1}),
    Plan("four players", "yellow", 4, {"length": 1}),
    Plan("six players", "yellow", 6, {"length": 1}),
    Plan("level 1 of two", "yellow", 2, {"level": 1, "length": 1}),
    Plan("level 1 of four", "yellow", 4, {"level": 1, "length": 1}),
    Plan("level 2 of three", "yellow", 3, {"level": 2, "length": 1}),
    Plan("level 2 of six", "yellow", 6, {"level": 2, "length": 1}),
    Plan("penalised mistakes of two", "yellow", 2, {"mistakes": 1, "length": 1}),
    Plan("penalised mistakes of four", "yellow", 4, {"mistakes": 1, "length": 1}),
    Plan("no thanks of two", "yellow", 2, {"thanks": 0, "length": 1}),
    Plan("no thanks of five", "yellow", 5, {"thanks": 0, "length": 1}),
    Plan("match of two", "yellow", 4, {"length": 2}),
    Plan("match of three", "yellow", 3, {"length": 3}),
    Plan("two players", "red", 2, {"length": 1}),
    Plan("three players", "red", 3, {"length": 1}),
    Plan("four players", "red", 4, {"length": 1}),
    Plan("five players", "red", 5, {"length": 1}),
    Plan("six players", "red", 6, {"length": 1}),
    Plan("charmer of two", "red", 2, {"charmer": 1, "length": 1}),
    Plan("charmer of four", "red", 4, {"charmer": 1, "length": 1}),
    Plan("match of four", "red", 4, {"length": 4}),
    Plan("match of two", "red", 2, {"length": 2}),
]


def path_of(plan: Plan) -> Path:
    return FOLDER / f"{plan.game} - {plan.name}.txt"


def tell(setup: Setup, deals: list[list[str]]) -> str:
    """The playthrough of these moves."""
    lines = [f"setup {json.dumps(_setup_as_json(setup))}"]
    match = Match(setup)
    for number, moves in enumerate(deals, 1):
        if number > 1:
            match.next_deal()
        lines += ["", f"deal {number}, dealer {match.deal.dealer}"]
        for seat in range(setup.players):
            hand: Any = match.deal.view(seat).as_dict()["hand"]
            lines.append(f"  hand {seat}: {' '.join(hand)}")
        for text in moves:
            lines.append(text)
            seat, move = parse_seat_move(setup.game, setup.players, text)
            lines += [f"    {_event_line(setup.game, event)}" for event in match.play(seat, move)]
        outcome = match.deal.outcome()
        if outcome is not None:
            lines.append(f"  ended by {outcome.reason}, points {list(outcome.points)}, won by {list(outcome.winners)}")
            lines.append(f"  in all {match.points}")
    return "\n".join(lines) + "\n"


def _setup_as_json(setup: Setup) -> dict[str, object]:
    options = options_as_json(setup.game, setup.options)
    return {"game": setup.game.name, "players": setup.players, "options": options, "seed": setup.seed.hex()}


def _event_line(game: Game, event: Event) -> str:
    parts = [event.name]
    if event.seat >= 0:
        parts.append(f"by {event.seat}")
    if event.other >= 0:
        parts.append(f"to {event.other}")
    parts += [game.card_name(card) for card in event.cards]
    if event.count:
        parts.append(f"count {event.count}")
    if event.audience != EVERYONE:
        knowing = [str(seat) for seat in range(6) if event.audience >> seat & 1]
        parts.append(f"(known to {' '.join(knowing)})")
    return " ".join(parts)


def read(text: str) -> tuple[Setup, list[list[str]]]:
    """The setup and the moves of a playthrough."""
    head, *rest = text.splitlines()
    raw = json.loads(head.removeprefix("setup "))
    game = find_game(raw["game"])
    options = options_from_json(game, raw["players"], raw["options"])
    deals: list[list[str]] = []
    for line in rest:
        if line.startswith("deal "):
            deals.append([])
        elif line and not line.startswith(" "):
            deals[-1].append(line)
    return Setup(game, raw["players"], options, bytes.fromhex(raw["seed"])), deals


def make(plan: Plan, salt: int) -> str:
    """A playthrough that is not too long to read: the shortest of a few.

    Random play goes where good players never would; in Blue it takes a thousand moves, so there good players play.
    """
    found: list[str] = []
    for attempt in range(12):
        seed = f"golden {plan.game} {plan.name} {attempt}".encode().ljust(32, b".")[:32]
        setup = Setup(GAMES[plan.game], plan.players, plan.options, seed)
        source = FastSource(salt + attempt)
        match = regular_match(setup, source) if plan.game == "blue" else random_match(setup, source)
        name = setup.game.move_name
        found.append(tell(setup, [[f"{seat} {name(move)}" for seat, move in moves] for moves in match.moves]))
    return min(found, key=len)


def regular_match(setup: Setup, source: FastSource) -> Match:
    match = Match(setup)
    sitters = [Sitter("regular", make_bot("regular", setup.game), source) for _ in range(setup.players)]
    while not match.over:
        if match.deal.over:
            match.next_deal()
        seat, move = next_action(match, sitters, source, Budget())
        match.play(seat, move)
    return match


if __name__ == "__main__":
    for index, plan in enumerate(PLANS):
        if sys.argv[1:] and plan.game not in sys.argv[1:]:
            continue
        path_of(plan).write_text(make(plan, index * 100), encoding="utf-8")
