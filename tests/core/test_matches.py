"""Matches by their figures: setups at their edges, dealers, versions, score sheets, and random play."""

import pytest

from defifoo.core.chance import FairSource, FastSource
from defifoo.core.chronicler import Chronicler
from defifoo.core.game import (
    AS_MANY_AS_PLAYERS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    RULES_VERSION,
    USUAL_PLAYERS,
    Game,
    first_dealer,
)
from defifoo.core.match import Match, Setup
from defifoo.core.outcome import ScoreLine
from defifoo.core.random_play import random_match, random_plays
from defifoo.core.refusal import Refused
from defifoo.games.shelf import GAMES

SEED = bytes(range(32))
every_game = pytest.mark.parametrize("name", sorted(GAMES))


def refused(name: str, **changes: object) -> str:
    right: dict[str, object] = {"players": 3, "options": {}, "seed": SEED, "rules": RULES_VERSION}
    with pytest.raises(Refused) as caught:
        Setup(GAMES[name], **{**right, **changes})  # type: ignore[arg-type]
    assert caught.value.violation.kind == "malformed"
    return f"{caught.value.violation.rule} {caught.value.violation.data['text']}"


def test_the_figures_of_every_match() -> None:
    assert (RULES_VERSION, MIN_PLAYERS, MAX_PLAYERS, USUAL_PLAYERS, AS_MANY_AS_PLAYERS) == (2, 2, 6, 4, 0)


@every_game
def test_a_setup_is_taken_up_to_its_edges_and_not_beyond(name: str) -> None:
    game = GAMES[name]
    for players in (game.fewest, game.most):
        setup = Setup(game, players, {}, SEED)
        assert (setup.players, setup.rules, setup.shuffle, setup.seed) == (players, RULES_VERSION, 1, SEED)
        assert setup.options == game.default_options(players)
    for players in (game.fewest - 1, game.most + 1):
        assert refused(name, players=players) == f"players {players}"
    for seed in (SEED[:-1], SEED + b"\x00"):
        assert refused(name, seed=seed) == f"seed {seed.hex()}"
    for rules in (0, RULES_VERSION + 1):
        assert refused(name, rules=rules) == f"rules {rules}"
    assert Setup(game, 3, {}, SEED, 1).rules == 1
    for option in game.options:
        if option.since > 1:
            assert refused(name, options={option.name: 1 - option.default}, rules=1).startswith(f"option {option.name}=")
            assert Setup(game, 3, {option.name: option.default}, SEED, 1).options[option.name] == option.default
            assert Setup(game, 3, {option.name: 1 - option.default}, SEED).options[option.name] == 1 - option.default
        for value in (option.low, option.high):
            assert Setup(game, 3, {option.name: value}, SEED).options[option.name] == value
        for value in (option.low - 1, option.high + 1):
            assert refused(name, options={option.name: value}) == f"option {option.name}={value}"
    assert refused(name, options={"nonsense": 1}) == "option nonsense=1"
    assert (game.nearest(1), game.nearest(4), game.nearest(7)) == (game.fewest, 4, game.most)


@every_game
def test_the_dealer_moves_on_by_one_and_the_first_is_drawn(name: str) -> None:
    game = GAMES[name]
    assert {int(first_dealer(3, bytes([number]) * 32)) for number in range(40)} == {0, 1, 2}
    assert int(first_dealer(5, SEED)) == int(FairSource(SEED, "match").below(5))
    for dealer, following in ((0, 1), (1, 2), (2, 0)):
        assert int(game.next_dealer(game.deal(3, game.default_options(3), dealer, SEED, 1))) == following


@every_game
def test_a_match_counts_its_moves_its_deals_and_its_points(name: str) -> None:
    game = GAMES[name]
    match, source = Match(Setup(game, 3, {"length": 2}, SEED)), FastSource(3)
    assert (match.number, match.length, match.over, match.version, match.outcome) == (1, 2, False, 0, None)
    assert (match.moves, match.history, match.outcomes) == ([[]], [], [])
    with pytest.raises(Refused, match=r"all\.match"):
        match.next_deal()
    made: list[int] = []
    while True:
        while not match.deal.over:
            seat = match.deal.movers[0]
            before = len(match.history)
            events = match.play(seat, match.deal.random_move(seat, source), match.version)
            made.append(seat)
            assert match.version == len(made) == sum(len(moves) for moves in match.moves)
            assert match.history[before:] == [event.seen_by(-1) for event in events]
        assert len(match.outcomes) == match.number
        if match.number == 2:
            break
        assert (match.over, match.outcome) == (False, None)
        dealer = int(game.next_dealer(match.deal))
        match.next_deal()
        assert (match.number, match.history, match.moves[-1], int(match.deal.dealer)) == (2, [], [], dealer)
    assert match.over
    with pytest.raises(Refused, match=r"all\.match"):
        match.next_deal()
    first, second = match.outcomes
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.by, outcome.card) == ("all.match", -1, -1)
    assert (
        outcome.points
        == tuple(match.points)
        == tuple(game.start_points + one + two for one, two in zip(first.points, second.points, strict=True))
    )
    assert outcome.winners == game.winners(outcome.points)
    for seat, account in enumerate(outcome.accounts):
        assert account[-2:] == (ScoreLine("all.match", first.points[seat], 1), ScoreLine("all.match", second.points[seat], 2))


def test_what_everyone_starts_with_is_the_first_line_of_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["red"]
    monkeypatch.setattr(game, "start_points", 7)
    match = random_match(Setup(game, 3, {"length": 1}, SEED), FastSource(4))
    outcome = match.outcome
    assert outcome is not None
    assert match.points == [7 + points for points in match.outcomes[0].points]
    for seat, account in enumerate(outcome.accounts):
        assert account == (ScoreLine("all.match", 7), ScoreLine("all.match", match.outcomes[0].points[seat], 1))


@every_game
def test_somebody_takes_notes_of_every_deal(name: str) -> None:
    game = GAMES[name]
    deal = game.deal(3, game.default_options(3), 0, SEED, 1)
    for notes in (game.chronicler(deal), Game.chronicler(game, deal)):
        assert isinstance(notes, Chronicler)


@every_game
@pytest.mark.parametrize("length", [1, 2, 3])
def test_random_play_is_the_same_with_and_without_checks_and_takes_as_many_moves(name: str, length: int) -> None:
    setup = Setup(GAMES[name], 3, {"length": length}, SEED)
    match = random_match(setup, FastSource(9))
    assert match.over
    assert match.number == length
    assert random_plays(setup, FastSource(9)) == match.version == sum(len(moves) for moves in match.moves)
