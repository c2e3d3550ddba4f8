"""What the bots make of what was played."""

from collections import Counter
from typing import Any

import pytest

from bots.test_every_bot import moments
from defifoo.bots.bot import Budget
from defifoo.bots.levels import make_bot
from defifoo.bots.lore import policy_of
from defifoo.bots.search.weighed import Weighed
from defifoo.bots.sight import sight_of
from defifoo.bots.sitting import Sitter, next_move
from defifoo.bots.yellow.search.doubts import Doubts
from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.games.shelf import GAMES
from defifoo.games.yellow.deck import parse_card
from defifoo.games.yellow.stacked import stacked
from rules.at_the_table import play

YELLOW = GAMES["yellow"]


def regular_match(name: str, players: int, seed: int, moves: int) -> Match:
    match = Match(Setup(GAMES[name], players, {"length": 1}, bytes([seed, players]) * 16))
    sitters = [Sitter("regular", make_bot("regular", GAMES[name]), FastSource(seed + seat)) for seat in range(players)]
    source = FastSource(seed)
    for _ in range(moves):
        match.play(*next_move(match, sitters, source, Budget()))
    return match


@pytest.mark.parametrize("name", GAMES)
def test_what_is_weighed_still_gives_exactly_the_view(name: str) -> None:
    for players in (2, 4):
        for match in moments(name, players, {}, 4, 3):
            for seat in match.deal.movers:
                sight = sight_of(match, seat)
                guesses = policy_of(GAMES[name]).guesses(GAMES[name], sight.view, list(sight.history))
                source = FastSource(5)
                assert all(guesses.draw(source).view(seat) == sight.view for _ in range(3))


@pytest.mark.parametrize("name", ["red", "purple"])
def test_without_a_history_guesses_are_not_weighed(name: str) -> None:
    match = regular_match(name, 4, 1, 14)
    seat = match.deal.waits_for[0]
    policy, game = policy_of(GAMES[name]), GAMES[name]
    assert isinstance(policy.guesses(game, match.deal.view(seat), match.history), Weighed)
    assert not isinstance(policy.guesses(game, match.deal.view(seat), []), Weighed)
    assert not isinstance(policy.guesses(game, match.deal.view(seat), match.history[:-6]), Weighed)


@pytest.mark.parametrize(
    ("name", "options"),
    [("red", {}), ("red", {"charmer": 1}), ("purple", {"short": 1}), ("purple", {"last_always": 1, "planet_spacecraft": 1})],
)
def test_a_witness_sees_the_deal_as_it_was_played(name: str, options: dict[str, int]) -> None:
    """Dealt anew and played again, it comes to the same position."""
    checked = 0
    for players in (2, 4):
        for match in moments(name, players, options, 8, 6):
            deal: Any = match.deal
            seat = deal.waits_for[0]
            guesses = policy_of(GAMES[name]).guesses(GAMES[name], deal.view(seat), match.history)
            if isinstance(guesses, Weighed):
                witness: Any = guesses.witness
                again = witness._as_dealt(deal)
                for who, card in zip(witness.seats, witness.cards, strict=True):
                    again.do(who, card)
                assert all(again.view(reader) == deal.view(reader) for reader in range(players))
                checked += 1
    assert checked > 4


@pytest.mark.parametrize("name", ["red", "purple"])
def test_the_true_cards_explain_what_was_played_better_than_others(name: str) -> None:
    """Counted over deals of regular players: the truth is likelier than most guesses."""
    better = total = 0
    for seed in range(8):
        match = regular_match(name, 4, seed, 18)
        seat = match.deal.waits_for[0]
        weighed = policy_of(GAMES[name]).guesses(GAMES[name], match.deal.view(seat), match.history)
        assert isinstance(weighed, Weighed)
        true = weighed.witness.log_likelihood(match.deal)
        source = FastSource(seed)
        others = [weighed.witness.log_likelihood(weighed.guesses.draw(source)) for _ in range(12)]
        better += sum(true > other for other in others)
        total += len(others)
    assert better / total > 0.6


def test_who_could_not_lay_a_card_in_yellow_hardly_holds_one_that_follows() -> None:
    deal = stacked(["PY PY", "RG SK RG", "SR SR RY"], draws="SG SG SG SG", top="PG", dealer=1)
    heard = play(YELLOW, deal, "1 draw", "1 keep")
    doubts = Doubts(3, 3, heard)
    assert doubts.faces[1] == 0  # what lay there was not told
    deal = stacked(["PY PY PG", "RG SK RG", "SR SR RY"], draws="RG SG SG SG", top="RG", dealer=0)
    heard = play(YELLOW, deal, "0 PG", "1 draw", "1 keep")
    doubts = Doubts(3, 3, heard)
    assert doubts.faces[1] >> parse_card("SY") & 1
    assert not doubts.faces[1] >> parse_card("RY") & 1
    assert not doubts.faces[1] >> parse_card("JG") & 1
    assert doubts.fresh[1] == 0
    view = deal.view(0)
    held: Counter[bool] = Counter()
    for history in ([], heard):
        guesses = policy_of(YELLOW).guesses(YELLOW, view, history)
        source = FastSource(1)
        for _ in range(300):
            hand: Any = guesses.draw(source).view(1).as_dict()["hand"]
            held[bool(history)] += sum(card[0] == "S" and len(card) == 2 and card != "SK" for card in hand)
    assert held[True] * 4 < held[False]
