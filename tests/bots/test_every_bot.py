"""What holds for every bot in every game."""

import gc
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from time import perf_counter
from typing import Any

import pytest

from defifoo.bots import levels
from defifoo.bots.bot import WAIT, Budget
from defifoo.bots.learned import Learned
from defifoo.bots.levels import LEVELS, UnknownBotError, bot_names, make_bot
from defifoo.bots.sight import Score, Sight, sight_of
from defifoo.bots.sitting import Sitter, next_move
from defifoo.bots.tips import MOST_TIPS, glance, tips
from defifoo.bots.uniform import Uniform
from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.engine import ENGINE
from defifoo.core.event import EVERYONE
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_step
from defifoo.games.shelf import GAMES

every_game = pytest.mark.parametrize("name", GAMES)
every_bot = pytest.mark.parametrize("bot", LEVELS)
SMALL = Budget(simulations=12)
SLACK = 0.020 if ENGINE == "compiled" else 0.250
"""A simulation under way is finished; interpreted, a single one of Blue may take this long."""


def moments(name: str, players: int, options: dict[str, int], count: int, salt: int) -> Iterator[Match]:
    """A match of random play, every few moves; a new one when it is over."""
    match = Match(Setup(GAMES[name], players, {"length": 1, **options}, bytes([salt, players]) * 16))
    source = FastSource(salt)
    for number in range(1, count + 1):
        yield match
        for _ in range(5):
            if match.deal.over:
                match = Match(Setup(GAMES[name], players, {"length": 1, **options}, bytes([salt, number]) * 16))
            random_step(match, source)
        if match.deal.over:
            match = Match(Setup(GAMES[name], players, {"length": 1, **options}, bytes([salt, 99]) * 16))


def positions(name: str, players: int, options: dict[str, int], count: int, salt: int) -> list[Deal]:
    return [match.deal.clone() for match in moments(name, players, options, count, salt)]


@every_bot
@every_game
def test_no_bot_cheats(name: str, bot: str) -> None:
    """The same view and history from two different true states, with the same generator, give the same choice."""
    game, player = GAMES[name], make_bot(bot, GAMES[name])
    for players in (2, 4, 6):
        for match in moments(name, players, {"length": 2}, 4, 1):
            for seat in match.deal.movers:
                sight = sight_of(match, seat)
                other = game.guess(sight.view, FastSource(5))
                choice = player.choose(sight._replace(moves=sight.moves[:]), FastSource(9), SMALL)
                assert player.choose(sight._replace(view=other.view(seat)), FastSource(9), SMALL) == choice
                assert choice in sight.moves or (choice == WAIT and not match.deal.waits_mask() & bit(seat))


@every_game
def test_the_history_is_what_a_spectator_saw(name: str) -> None:
    """Every move is in it, and no card that was not for all to see."""
    secrets = 0
    for players in (2, 4):
        match = Match(Setup(GAMES[name], players, {"length": 2}, bytes([players]) * 32))
        source, told = FastSource(players), []
        while not match.deal.over:
            seat = match.deal.movers[source.below(len(match.deal.movers))]
            moves = match.deal.moves(seat)
            events = match.play(seat, moves[source.below(len(moves))])
            told += [event.seen_by(-1) for event in events]
            secrets += sum(event.audience != EVERYONE for event in events)
            assert sight_of(match, seat).history == tuple(told)
            assert not any(event.cards for event in match.history if event.audience != EVERYONE)
        match.next_deal()
        assert match.history == []
    assert secrets or name in {"purple", "red"}


def test_a_sight_tells_how_the_match_stands() -> None:
    match = Match(Setup(GAMES["yellow"], 3, {"length": 3}, bytes(32)))
    assert sight_of(match, 0).score == Score((0, 0, 0), 2)
    source = FastSource(1)
    while not match.deal.over:
        random_step(match, source)
    match.next_deal()
    assert sight_of(match, 0).score == Score(match.outcomes[0].points, 1)


@every_bot
@every_game
@pytest.mark.parametrize("players", [2, 3, 5, 6])
def test_every_bot_plays_whole_deals_with_every_option(name: str, bot: str, players: int) -> None:
    game = GAMES[name]
    budget = Budget(simulations=2)
    for option in game.options:
        value = option.low if option.name == "level" else option.high if option.switch else 1
        match = Match(Setup(game, players, {"length": 1, option.name: value}, bytes([players]) * 32))
        sitters = [Sitter(bot, make_bot(bot, game), FastSource(seat)) for seat in range(players)]
        source = FastSource(3)
        most = 60 if bot == "expert" else 20 if bot == "net" and ENGINE == "pure" else 3000
        for _ in range(most):
            if match.deal.over:
                break
            seat, move = next_move(match, sitters, source, budget)
            match.play(seat, move)
        assert match.deal.over or most == match.version < 3000


@every_game
def test_the_same_seed_and_simulations_give_the_same_move(name: str) -> None:
    expert = make_bot("expert", GAMES[name])
    for deal in positions(name, 4, {}, 3, 2):
        for seat in deal.waits_for:
            moves = [int(move) for move in deal.moves(seat)]
            choices = {expert.choose(Sight(deal.view(seat), moves), FastSource(4), Budget(simulations=40)) for _ in range(2)}
            assert len(choices) == 1


@every_game
@pytest.mark.parametrize("milliseconds", [30, 150])
def test_the_expert_answers_within_its_budget(name: str, milliseconds: float) -> None:
    """Everywhere in a deal; the best of five tries, for the machine may be busy."""
    expert = make_bot("expert", GAMES[name])
    for deal in positions(name, 4, {}, 5, 3):
        for seat in deal.waits_for[:1]:
            moves = [int(move) for move in deal.moves(seat)]
            view, spent = deal.view(seat), []
            for _ in range(5):
                start = perf_counter()
                expert.choose(Sight(view, list(moves)), FastSource(1), Budget(milliseconds=milliseconds))
                spent.append(perf_counter() - start)
                if spent[-1] < milliseconds / 1000 + SLACK:
                    break
            assert min(spent) < milliseconds / 1000 + SLACK


@every_game
@pytest.mark.skipif(ENGINE != "compiled", reason="only compiled it is that quick")
def test_the_net_answers_within_a_millisecond(name: str) -> None:
    """At every decision; the best of ten tries, for the machine may be busy."""
    net = make_bot("net", GAMES[name])
    for players in (2, 4, 6):
        for match in moments(name, players, {}, 30, 6):
            sight, spent = sight_of(match, match.deal.waits_for[0]), []
            for _ in range(10):
                start = perf_counter()
                net.choose(sight, FastSource(1), Budget())
                spent.append(perf_counter() - start)
            assert min(spent) < 0.001


@every_game
def test_the_net_goes_by_what_was_played(name: str) -> None:
    """Told nothing it still plays, but with other chances somewhere."""
    net, different = Learned(GAMES[name]), 0
    for match in moments(name, 4, {}, 12, 7):
        sight = sight_of(match, match.deal.waits_for[0])
        blind = sight._replace(history=())
        assert net.choose(blind, FastSource(1), SMALL) in sight.moves
        different += net.chances(sight) != net.chances(blind)
    assert different > 4


def test_the_expert_does_not_grow_over_a_thousand_moves() -> None:
    expert = make_bot("expert", GAMES["red"])
    deal = positions("red", 4, {}, 3, 4)[-1]
    seat = deal.waits_for[0]
    view, moves = deal.view(seat), [int(move) for move in deal.moves(seat)]

    def think(times: int) -> int:
        for number in range(times):
            expert.choose(Sight(view, list(moves)), FastSource(number), Budget(simulations=2))
        gc.collect()
        return sys.getallocatedblocks()

    before = think(20)
    assert think(1000) - before < 500


@every_game
def test_hints_give_the_best_move_and_the_two_next_best(name: str) -> None:
    game = GAMES[name]
    for deal in positions(name, 3, {}, 3, 5):
        seat = deal.waits_for[0]
        moves = [int(move) for move in deal.moves(seat)]
        told = tips(game, Sight(deal.view(seat), moves), FastSource(1), Budget(simulations=60))
        assert 1 <= len(told) <= MOST_TIPS
        assert len({hint.move for hint in told}) == len(told)
        assert all(hint.move in moves and 0 <= hint.worth <= 1 and 0 < hint.share <= 1 for hint in told)
        assert told[0].move == make_bot("expert", game).choose(
            Sight(deal.view(seat), moves), FastSource(1), Budget(simulations=60)
        )


@every_game
def test_at_first_glance_the_net_tells_its_likeliest_moves(name: str) -> None:
    """From another true state that looks the same it tells the same."""
    game, net = GAMES[name], Learned(GAMES[name])
    for match in moments(name, 3, {}, 4, 8):
        sight = sight_of(match, match.deal.waits_for[0])
        told = glance(net, sight, FastSource(1), SMALL)
        chances = net.chances(sight)
        assert [one.chance for one in told] == sorted(chances.values(), reverse=True)[: len(told)]
        assert len(told) == min(MOST_TIPS, len(chances))
        assert all(one.move in sight.moves and chances[one.move] == one.chance for one in told)
        other = game.guess(sight.view, FastSource(5)).view(sight.view.seat)
        assert glance(net, sight._replace(view=other), FastSource(1), SMALL) == told


def test_an_unknown_bot_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownBotError, match=r"genius.*random, novice, regular, net, expert"):
        make_bot("genius", GAMES["red"])


def test_a_bot_of_another_package_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [
        EntryPoint("copycat", "defifoo.bots.uniform:Uniform", levels.GROUP),
        EntryPoint("gone", "defifoo.bots.nowhere:Gone", levels.GROUP),
        EntryPoint("fussy", "builtins:int", levels.GROUP),
    ]

    def entry_points(**wanted: Any) -> list[EntryPoint]:
        assert wanted == {"group": "defifoo.bots"}
        return points

    monkeypatch.setattr(levels, "entry_points", entry_points)
    bot_names.cache_clear()
    assert bot_names() == (*LEVELS, "copycat", "fussy", "gone")
    assert isinstance(make_bot("copycat", GAMES["blue"]), Uniform)
    for broken in ("gone", "fussy"):
        with pytest.raises(UnknownBotError, match=f"'{broken}' cannot be made"):
            make_bot(broken, GAMES["blue"])
    bot_names.cache_clear()
