"""A match as readable text: every hand, every move, every event, every score, in notation.

python tests/golden/playthrough.py      [GAME ...]  (from the root; makes the files of the list below anew)
"""

import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

from defifoo.bots.bot import Budget
from defifoo.bots.levels import make_bot
from defifoo.bots.sitting import Sitter, next_move
from defifoo.core.chance import FastSource
from defifoo.core.event import EVERYONE, Event
from defifoo.core.game import Game, Options
from defifoo.core.match import Match, Setup
from defifoo.core.outcome import ScoreLine
from defifoo.core.random_play import random_match
from defifoo.core.record import options_as_json, options_from_json, parse_seat_move
from defifoo.games.shelf import GAMES, find_game

FOLDER = Path(__file__).parent


class Plan(NamedTuple):
    """`shows` is what must happen in it: an event, or "nobody" for a deal that nobody wins."""

    name: str
    game: str
    players: int
    options: Options
    shows: str = ""


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
    Plan("other readings of four", "purple", 4, {"last_always": 1, "planet_spacecraft": 1, "length": 2}),
    Plan("the Sun in the last trick", "purple", 3, {"length": 1}, "sun-last"),
    Plan("nobody wins", "blue", 2, {"length": 1}, "nobody"),
    Plan("a pass in a race", "yellow", 3, {"length": 1}, "passed"),
    Plan("a bewitched Godfather", "red", 4, {"charmer": 1, "length": 1}, "bewitched"),
    Plan("the Bomb is led", "red", 3, {"length": 1}, "bomb-led"),
    Plan("the Bank is led", "red", 2, {"length": 1}, "bank-led"),
    Plan("the Bank stays shut", "red", 6, {"length": 1}, "bank-shut"),
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
            if outcome.card >= 0:
                lines.append(f"  last card {setup.game.card_name(outcome.card)} by {outcome.by}")
            for seat, account in enumerate(outcome.accounts):
                lines += [f"  sheet {seat}: {_score_line(setup.game, line)}" for line in account]
            lines.append(f"  in all {match.points}")
    return "\n".join(lines) + "\n"


def _setup_as_json(setup: Setup) -> dict[str, object]:
    options = options_as_json(setup.game, setup.options, setup.rules)
    seed = setup.seed.hex()
    return {"game": setup.game.name, "rules": setup.rules, "players": setup.players, "options": options, "seed": seed}


def _score_line(game: Game, line: ScoreLine) -> str:
    each = f"{line.count} x {line.factor}" if line.factor else f"{line.count}"
    whose = [f"of {line.seat}"] if line.seat >= 0 else []
    return " ".join([line.rule, each, "=", str(line.points), *whose, *[game.card_name(card) for card in line.cards]])


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
    return Setup(game, raw["players"], options, bytes.fromhex(raw["seed"]), raw["rules"]), deals


def make(plan: Plan, salt: int) -> str:
    """A playthrough that is not too long to read: the shortest of the first dozen that show what they should.

    Random play goes where good players never would; in Blue it takes a thousand moves, so there good players play.
    """
    found: list[str] = []
    attempt = 0
    while len(found) < 12:
        seed = f"golden {plan.game} {plan.name} {attempt}".encode().ljust(32, b".")[:32]
        match = played(plan, Setup(GAMES[plan.game], plan.players, plan.options, seed), FastSource(salt + attempt))
        name = match.setup.game.move_name
        text = tell(match.setup, [[f"{seat} {name(move)}" for seat, move in moves] for moves in match.moves])
        if shown(plan.shows, text):
            found.append(text)
        attempt += 1
    return min(found, key=_length)


def _length(text: str) -> int:
    """Of what happens; the count is told in full at any length."""
    return sum(len(line) for line in text.splitlines(keepends=True) if not line.startswith(("  sheet", "  last card")))


def shown(what: str, text: str) -> bool:
    if what == "nobody":
        return "won by []" in text
    return not what or f"    {what}" in text


def played(plan: Plan, setup: Setup, source: FastSource) -> Match:
    if plan.shows == "nobody":
        return stubborn_match(setup)
    return regular_match(setup, source) if plan.game == "blue" else random_match(setup, source)


def stubborn_match(setup: Setup) -> Match:
    """Everybody only exchanges cards for as long as they may: the way to a standstill."""
    match = Match(setup)
    while not match.over:
        seat = match.deal.waits_for[0]
        moves = match.deal.moves(seat)
        exchanges = [move for move in moves if setup.game.move_name(move).startswith("exchange ")]
        match.play(seat, [*exchanges, *moves][0])
    return match


def regular_match(setup: Setup, source: FastSource) -> Match:
    match = Match(setup)
    sitters = [Sitter("regular", make_bot("regular", setup.game), source) for _ in range(setup.players)]
    while not match.over:
        if match.deal.over:
            match.next_deal()
        seat, move = next_move(match, sitters, source, Budget())
        match.play(seat, move)
    return match


if __name__ == "__main__":
    for index, plan in enumerate(PLANS):
        if sys.argv[1:] and plan.game not in sys.argv[1:]:
            continue
        path_of(plan).write_text(make(plan, index * 100), encoding="utf-8")
