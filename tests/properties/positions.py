"""Any reachable position of any game, for properties that must hold in all of them."""

from collections.abc import Callable
from typing import Any, NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.game import Game, Options
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_step
from defifoo.games.shelf import GAMES
from tools import blue_cards, purple_cards, red_cards, yellow_cards

TOOLS: dict[str, Any] = {"purple": purple_cards, "blue": blue_cards, "yellow": yellow_cards, "red": red_cards}

few = settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])


class Position(NamedTuple):
    game: Game
    match: Match
    deal: Deal

    @property
    def seats(self) -> range:
        return range(self.match.setup.players)

    def all_cards(self, deal: Deal | None = None) -> list[str]:
        count: Callable[[Deal], list[str]] = TOOLS[self.game.name].all_cards
        return count(deal or self.deal)

    def candidates(self, seat: int) -> list[int]:
        list_them: Callable[[Deal, int], list[int]] = TOOLS[self.game.name].candidates
        return list_them(self.deal, seat)


@st.composite
def options(draw: st.DrawFn, game: Game) -> Options:
    return {option.name: draw(st.integers(option.low, min(option.high, option.low + 3))) for option in game.options}


@st.composite
def setups(draw: st.DrawFn, name: str) -> Setup:
    game = GAMES[name]
    players = draw(st.integers(2, 6))
    return Setup(game, players, draw(options(game)), draw(st.integers(0, 2**32)).to_bytes(32, "big"))


@st.composite
def positions(draw: st.DrawFn, name: str) -> Position:
    """Some moves of random play into some deal of a match."""
    setup = draw(setups(name))
    match = Match(setup)
    source = FastSource(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, 120))):
        if match.over:
            break
        if match.deal.over:
            match.next_deal()
        else:
            random_step(match, source)
    return Position(setup.game, match, match.deal)


def snapshot(deal: Deal) -> list[object]:
    """Everything anybody can see of a deal, and who may move."""
    views: list[object] = [deal.view(seat).as_dict() for seat in range(-1, int(deal.players))]
    return [*views, deal.movers, deal.waits_for]


def future(deal: Deal) -> list[object]:
    """How a copy of the deal would go on under fixed random play: equal states have equal futures."""
    twin = deal.clone()
    plays = int(twin.playout(FastSource(99)))
    return [plays, *snapshot(twin)]
