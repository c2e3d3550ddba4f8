"""A view is declared once: what is shown, sent, read and typed is what the game declares."""

import random
from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec
import pytest

from defifoo.client.views import view_from
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal, pick
from defifoo.core.game import Game
from defifoo.core.match import Match, Setup
from defifoo.core.seen import Open, Own, Seen
from defifoo.games.shelf import GAMES
from defifoo.wire.view_types import view_types
from wire.test_documents import ROOT

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def positions(game: Game) -> Iterator[Deal]:
    for players in (2, 4, 5):
        options = {"length": 1} | {option.name: option.high for option in game.options if option.switch}
        match = Match(Setup(game, players, options, random.Random(players).randbytes(32)))
        source = FastSource(players)
        while not match.deal.over:
            yield match.deal
            seat = pick(match.deal.movers_mask(), source)
            match.play(seat, match.deal.random_move(seat, source))
        yield match.deal


def exactly(value: object, declared: Any) -> bool:
    """Whether a value has the declared type and, where names are declared, exactly these."""
    hints = get_type_hints(declared)
    assert isinstance(value, dict)
    return value.keys() == hints.keys() and msgspec.convert(value, declared) == value


@every_game
def test_both_parts_of_a_view_are_what_is_declared(game: Game) -> None:
    declared = game.declared()
    for deal in positions(game):
        for seat in (-1, 0):
            view = deal.view(seat)
            assert exactly(view.common(), declared.open)
            assert exactly(view.own(), declared.own)
            assert exactly(view.as_dict(), declared.whole)
            assert view.common()["phase"] in declared.phases
            assert view.common()["game"] == game.name


@every_game
def test_every_phase_that_is_declared_comes_up(game: Game) -> None:
    assert {deal.view(-1).common()["phase"] for deal in positions(game)} == set(game.declared().phases)


@every_game
def test_every_view_says_what_all_views_say(game: Game) -> None:
    declared = game.declared()
    for part, base in ((declared.open, Open), (declared.own, Own), (declared.whole, Seen)):
        assert get_type_hints(base).items() <= get_type_hints(part).items()


@every_game
def test_what_is_no_view_of_a_game_is_not_read(game: Game) -> None:
    seen = next(positions(game)).view(0).as_dict()
    assert view_from(game, seen).as_dict() == seen
    for name in seen:
        with pytest.raises(msgspec.ValidationError):
            view_from(game, {key: value for key, value in seen.items() if key != name})
        with pytest.raises(msgspec.ValidationError):
            view_from(game, seen | {name: 1.5})


def test_the_views_of_the_browser_are_up_to_date() -> None:
    path = ROOT / "web" / "src" / "state" / "views.ts"
    assert path.read_text(encoding="utf-8") == view_types(), "run scripts/wire_types.py"
