"""Any reachable position of a game, for laws that must hold in all of them."""

from hashlib import sha256
from typing import Final, NamedTuple

from hypothesis import strategies as st

from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.game import Game, Options
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_match, random_step
from defifoo.core.record import record_of

FAR: Final = 120
"""So many moves of random play lead into the position at most."""


class Position(NamedTuple):
    game: Game
    match: Match
    deal: Deal

    @property
    def seats(self) -> range:
        return range(self.match.setup.players)

    @property
    def readers(self) -> range:
        """The seats and the spectator, who is -1."""
        return range(-1, self.match.setup.players)


@st.composite
def options(draw: st.DrawFn, game: Game) -> Options:
    return {option.name: draw(st.integers(option.low, min(option.high, option.low + 3))) for option in game.options}


@st.composite
def setups(draw: st.DrawFn, game: Game) -> Setup:
    players = draw(st.integers(game.fewest, game.most))
    return Setup(game, players, draw(options(game)), draw(st.integers(0, 2**32)).to_bytes(32, "big"))


@st.composite
def positions(draw: st.DrawFn, game: Game) -> Position:
    """Some moves of random play into some deal of a match."""
    match = Match(draw(setups(game)))
    source = FastSource(draw(st.integers(0, 2**32)))
    for _ in range(draw(st.integers(0, FAR))):
        if match.over:
            break
        if match.deal.over:
            match.next_deal()
        else:
            random_step(match, source)
    return Position(game, match, match.deal)


def snapshot(deal: Deal) -> list[object]:
    """Everything anybody can see of a deal, and who may move."""
    views: list[object] = [deal.view(seat).as_dict() for seat in range(-1, int(deal.players))]
    return [*views, deal.movers, deal.waits_for]


def future(deal: Deal) -> list[object]:
    """How a copy of the deal would go on under fixed random play: equal states have equal futures."""
    twin = deal.clone()
    plays = int(twin.playout(FastSource(99)))
    return [plays, *snapshot(twin)]


def fingerprint(game: Game, matches: int = 3) -> str:
    """A digest of some matches at fixed random play: the same on both engines, today and for ever."""
    digest = sha256()
    for players in range(game.fewest, game.most + 1):
        for number in range(matches):
            setup = Setup(game, players, {}, bytes([number]) * 32)
            match = random_match(setup, FastSource(number))
            digest.update(record_of(match).to_json().encode())
            digest.update(repr(snapshot(match.deal)).encode())
    return digest.hexdigest()[:16]
