"""The nets see today what they were trained on.

`trained/` holds deals with, at every move, a digest of the inputs and of the numbers of the actions, and the choice of the net:
written down by the code that the nets were trained with.
"""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from defifoo.bots.bot import Budget
from defifoo.bots.learned import Learned
from defifoo.bots.lore import eye_of
from defifoo.bots.net.active import Active
from defifoo.bots.net.past import Past
from defifoo.bots.sight import Sight, sight_of
from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.games.shelf import GAMES

TRAINED = sorted(Path(__file__).parent.glob("trained/*.json"))
TRAINED_BY_RULES = 1
FIRST_EXCHANGE = 1024


def listed(name: str, sight: Sight, past: Past, begun: int) -> list[int]:
    eye, active = eye_of(GAMES[name]), Active(0, 2)
    assert eye is not None
    eye.write(sight.view, past, active, begun)
    assert active.base == eye.inputs
    return sorted(int(active.at[place]) for place in range(int(active.count)))


def digest(name: str, sight: Sight, past: Past, players: int) -> str:
    eye, view = eye_of(GAMES[name]), sight.view
    assert eye is not None
    parts = [listed(name, sight, past, 0), listed(name, sight, Past(players, known=False), 0)]
    moves = [move for move in sight.moves if move < FIRST_EXCHANGE]
    if GAMES[name].any_cards:
        hand: int = view.hand  # type: ignore[attr-defined]  # a handful
        parts.append(listed(name, sight, past, lowest_of(hand)))
    parts.append([int(eye.relative(move, view.seat, players)) for move in moves])
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:10]


def lowest_of(hand: int) -> int:
    """One card of the lowest face."""
    face = 0
    while hand and not hand >> 3 * face & 7:
        face += 1
    return 1 << 3 * face if hand else 0


@pytest.mark.parametrize("file", TRAINED, ids=lambda file: file.stem)
def test_a_net_sees_what_it_was_trained_on_and_plays_as_it_did(file: Path) -> None:
    name = file.stem
    bot = Learned(GAMES[name])
    mind = bot.mind
    assert mind is not None
    kept: list[dict[str, Any]] = json.loads(file.read_text())
    assert sum(len(deal["seen"]) for deal in kept) > 400
    for deal in kept:
        setup = Setup(
            GAMES[name], deal["players"], {"length": 1, **deal["options"]}, bytes.fromhex(deal["seed"]), TRAINED_BY_RULES
        )
        match = Match(setup)
        for number, ((seat, choice, inputs), played) in enumerate(zip(deal["seen"], deal["moves"], strict=True)):
            sight = sight_of(match, seat)
            assert digest(name, sight, mind.past(list(sight.history)), setup.players) == inputs
            if number % 16 == 0:
                assert bot.choose(sight, FastSource(1), Budget()) == choice
            match.play(*played)


def test_every_game_of_the_package_has_a_net_that_was_written_down() -> None:
    assert {file.stem for file in TRAINED} == {name for name, game in GAMES.items() if eye_of(game) is not None}
