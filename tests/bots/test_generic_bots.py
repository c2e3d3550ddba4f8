"""A game that brings no bots of its own is played all the same."""

import pytest

from defifoo.bots.bot import Budget
from defifoo.bots.learned import Learned
from defifoo.bots.levels import LEVELS, make_bot
from defifoo.bots.lore import ShortSearch, policy_of, strategy_of
from defifoo.bots.search.generic import GenericPolicy
from defifoo.bots.sight import sight_of
from defifoo.bots.sitting import Sitter, next_move
from defifoo.bots.tips import Leaning, glance
from defifoo.core.chance import FastSource
from defifoo.core.game import Game
from defifoo.core.match import Match, Setup
from defifoo.games.shelf import GAMES

every_game = pytest.mark.parametrize("name", GAMES)


def bare(name: str) -> Game:
    """A game as a stranger would write it: without a strategy and without a search policy."""
    game = type(GAMES[name])()
    game.bots = ""
    return game


def share(game: Game, bots: tuple[str, ...], deals: int) -> float:
    """What the first bot wins, in every seat in turn, in multiples of its fair share."""
    total = 0.0
    for number in range(deals):
        seated = bots[number % len(bots) :] + bots[: number % len(bots)]
        match = Match(Setup(game, len(bots), {"length": 1}, bytes([number // len(bots)]) * 32))
        sitters = [Sitter(bot, make_bot(bot, game), FastSource(number * 8 + seat)) for seat, bot in enumerate(seated)]
        source = FastSource(number)
        while not match.over:
            match.play(*next_move(match, sitters, source, Budget(simulations=40)))
        total += match.outcomes[0].share(seated.index(bots[0]))
    return total / deals * len(bots)


@every_game
def test_a_game_brings_its_own_strategy_and_policy(name: str) -> None:
    assert not isinstance(strategy_of(GAMES[name]), ShortSearch)
    assert not isinstance(policy_of(GAMES[name]), GenericPolicy)


@pytest.mark.parametrize("bot", LEVELS)
def test_every_level_plays_a_game_without_bots(bot: str) -> None:
    assert 0 <= share(bare("red"), (bot, "random"), 2) <= 2


def test_without_a_net_regular_answers_in_its_place() -> None:
    match = Match(Setup(bare("red"), 3, {"length": 1}, bytes(32)))
    game, sight = match.setup.game, sight_of(match, match.deal.waits_for[0])
    move = make_bot("regular", game).choose(sight, FastSource(1), Budget())
    assert make_bot("net", game).choose(sight, FastSource(1), Budget()) == move
    assert glance(Learned(game), sight, FastSource(1), Budget()) == [Leaning(move, 1.0)]


def test_the_generic_regular_is_above_random() -> None:
    assert share(bare("purple"), ("regular", "random"), 20) > 1.4


@every_game
def test_generic_rewards_lie_between_nothing_and_one_and_are_best_for_winners(name: str) -> None:
    policy = policy_of(bare(name))
    for seed in range(10):
        deal = GAMES[name].deal(3, GAMES[name].default_options(3), 0, bytes([seed]) * 32, 1)
        deal.playout(FastSource(seed))
        outcome = deal.outcome()
        assert outcome is not None
        rewards = [policy.reward(deal, seat) for seat in range(3)]
        assert all(0 <= reward <= 1 for reward in rewards)
        winners = set(outcome.winners)
        if 0 < len(winners) < 3:
            assert min(rewards[seat] for seat in winners) > max(rewards[seat] for seat in range(3) if seat not in winners)
