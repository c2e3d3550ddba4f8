"""The tests of leaks are put to the test: whoever lets a secret slip is caught, in every game and in every field."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from defifoo.core.deal import Deal
from defifoo.core.engine import ENGINE
from defifoo.games.shelf import GAMES
from defifoo.server import shown, telling
from defifoo.server.house import House
from defifoo.table.broadcast import Telling, own_cards
from defifoo.table.shortened import shortened
from server.listening import PLAYERS, compare_worlds, follow

pytestmark = pytest.mark.skipif(
    ENGINE == "compiled", reason="a slip can be planted in the interpreted build alone; what notices it is the same in both"
)
every_game = pytest.mark.parametrize("game", GAMES)


def next_hand(deal: Deal, seat: int) -> list[str]:
    hand: Any = deal.view((seat + 1) % PLAYERS).as_dict()["hand"]
    return list(hand)


def slip_into_the_view(patch: pytest.MonkeyPatch) -> None:
    """The first card of the next player lies among one's own."""

    def leaky(deal: Deal, seat: int) -> dict[str, object]:
        own: Any = own_cards(deal, seat)
        return {**own, "hand": [*own["hand"], *next_hand(deal, seat)[:1]]}

    patch.setattr(shown, "own_cards", leaky)


def slip_a_further_key_into_the_view(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(shown, "own_cards", lambda deal, seat: {**own_cards(deal, seat), "next": next_hand(deal, seat)[:1]})


def slip_into_the_offers(patch: pytest.MonkeyPatch) -> None:
    """What the next player may do is offered."""
    patch.setattr(telling, "shortened", lambda game, deal, seat: shortened(game, deal, (seat + 1) % PLAYERS))


def slip_into_the_events(patch: pytest.MonkeyPatch) -> None:
    """Every event names a card too many."""
    tell = Telling.to

    def leaky(self: Telling, seat: int) -> Any:
        return tuple(msgspec.structs.replace(one, cards=(*one.cards, "X")) for one in tell(self, seat))

    patch.setattr(Telling, "to", leaky)


def slip_the_secret_events(patch: pytest.MonkeyPatch) -> None:
    """Everyone hears what only the mover may hear: of cards that were drawn, given or taken."""

    def leaky(self: Telling, _seat: int) -> Any:
        return tuple(self._told(event) for event in self.events)

    patch.setattr(Telling, "to", leaky)


SLIPS = [slip_into_the_view, slip_a_further_key_into_the_view, slip_into_the_offers, slip_into_the_events]


@pytest.mark.parametrize("slip", SLIPS)
@every_game
async def test_a_slip_is_noticed(
    house: House, game: str, slip: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    slip(monkeypatch)
    with pytest.raises(AssertionError):
        await follow(house, game, 1)


@pytest.mark.parametrize("game", ["blue", "yellow"])
async def test_a_secret_event_that_is_told_to_all_is_noticed(house: House, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Purple and Red everything that happens is open."""
    slip_the_secret_events(monkeypatch)
    with pytest.raises(AssertionError):
        await follow(house, game, 1)


@pytest.mark.parametrize("slip", SLIPS[:3])
@every_game
async def test_a_slip_is_seen_by_comparing_worlds(
    house: House, game: str, slip: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    slip(monkeypatch)
    with pytest.raises(AssertionError):
        await compare_worlds(house, game)
