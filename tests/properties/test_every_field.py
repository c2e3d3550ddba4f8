"""No copy forgets a field: clones, guesses, views and what is read from the network agree in every attribute.

A field that is added and forgotten in one of them makes a test fail here; so does one that no named position shows at work.
"""

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import pytest

from defifoo.client.views import view_from
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.games.shelf import OURS
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.view import YellowView
from properties.fields import attributes, declared, told
from properties.named import EVERY_MOMENT, NAMED, at

every_moment = pytest.mark.parametrize(("game", "moment"), EVERY_MOMENT)
every_game = pytest.mark.parametrize("game", NAMED)

NOBODYS: Final = {"source", "heard"}
"""Chance and listeners belong to a deal alone."""

HIDDEN: Final[dict[str, dict[str, Callable[[Any], object]]]] = {
    "purple": {"hands": lambda deal: [int(hand).bit_count() for hand in deal.hands]},
    "red": {
        "hands": lambda deal: [int(hand).bit_count() for hand in deal.hands],
        "face_down": lambda deal: int(deal.face_down).bit_count(),
        "holders": lambda deal: deal.over or None,
    },
    "blue": {"hands": lambda deal: list(deal.view(-1).hand_sizes), "pile": lambda deal: int(deal.pile.left)},
    "yellow": {
        "hands": lambda deal: list(deal.hands.sizes),
        "pile": lambda deal: int(deal.pile.left),
        "drawn": lambda deal: deal.drawn >= 0,
        "memory": lambda deal: told(deal.view(-1).shown),
    },
}
"""What a deal holds that a seat may not see, and what it may know of it all the same."""

NOT_SENT: Final = {"card"}
"""Which card ended a deal is told with its count, beside the view."""

UNORDERED: Final = {"known", "shown", "pile_of"}
"""Cards that are remembered in the order in which they were seen, and told in the order of the faces."""

ALWAYS: Final = NOBODYS | {"deck"}
"""What may be the same in all named positions: the deck of Blue is."""


def in_order(cards: Any) -> Any:
    if isinstance(cards, list):
        return [in_order(part) for part in cards]
    return sorted(cards) if isinstance(cards, bytes) else cards


def seats(deal: Deal) -> range:
    return range(-1, int(deal.players))


def known(game: str, deal: Any) -> dict[str, Any]:
    """All that is no secret in a deal. Behind the cards of a trick lie what earlier ones left."""
    found = {name: told(value) for name, value in attributes(deal).items() if name not in NOBODYS}
    if "trick_size" in found:
        found["trick"] = found["trick"][: found["trick_size"]]
    return found | {name: tell(deal) for name, tell in HIDDEN[game].items()}


def position(deal: Deal) -> Any:
    """All of a deal but who listens and whether its memory is lent."""
    whole = told(deal)
    del whole["heard"]
    whole.get("memory", {}).pop("lent", None)
    return whole


@every_moment
def test_a_clone_has_every_field(game: str, moment: str) -> None:
    deal = at(game, moment)
    assert position(deal.clone()) == position(deal)


@every_moment
def test_a_clone_goes_on_as_the_original_would_have(game: str, moment: str) -> None:
    """Also where the two share something until one of them changes it."""
    deal = at(game, moment)
    for seat in deal.movers:
        for move in deal.moves(seat)[:10]:
            original, cloned = at(game, moment), at(game, moment)
            twin = cloned.clone()
            for one in (original, twin):
                one.do(seat, move)
            assert position(twin) == position(original)
            assert position(cloned) == position(deal)


@every_moment
def test_a_guess_gives_every_field_of_the_view(game: str, moment: str) -> None:
    deal = at(game, moment)
    for seat in seats(deal):
        view = deal.view(seat)
        for number in range(5):
            assert told(OURS[game].guess(view, FastSource(number)).view(seat)) == told(view)


@every_moment
def test_a_guess_differs_from_the_truth_in_what_is_hidden_alone(game: str, moment: str) -> None:
    deal = at(game, moment)
    for seat in seats(deal):
        guess = OURS[game].guess(deal.view(seat), FastSource(1))
        assert known(game, guess) == known(game, deal)


@every_moment
def test_a_guess_goes_on_like_the_truth_as_far_as_a_seat_can_see(game: str, moment: str) -> None:
    """Unless it sees new cards by the move, which may be others in the guess."""
    deal = at(game, moment)
    for observer in seats(deal):
        for seat in deal.movers:
            for move in deal.moves(seat)[:10]:
                truth, guess = at(game, moment), OURS[game].guess(deal.view(observer), FastSource(2))
                if guess.why_not(seat, move) is not None:
                    continue
                for one in (truth, guess):
                    one.do(seat, move)
                seen, guessed = truth.view(observer), guess.view(observer)
                if not truth.over and seen.own()["hand"] == guessed.own()["hand"]:
                    assert guessed == seen


@every_moment
def test_a_view_is_read_back_with_every_field(game: str, moment: str) -> None:
    deal = at(game, moment)
    for seat in seats(deal):
        view = deal.view(seat)
        seen, read = told(view), told(view_from(OURS[game], json.loads(json.dumps(view.as_dict()))))
        for whole in (seen, read):
            for name in NOT_SENT & (whole["outcome"] or {}).keys():
                del whole["outcome"][name]
            for name in UNORDERED & whole.keys():
                whole[name] = in_order(whole[name])
        assert read == seen


@every_game
def test_every_field_is_at_work_somewhere(game: str) -> None:
    """What is the same in all named positions could be forgotten in a copy without a trace."""
    deals = [at(game, moment) for moment in NAMED[game]]
    for things in (deals, [deal.view(seat) for deal in deals for seat in seats(deal)]):
        values: dict[str, set[str]] = {}
        for thing in things:
            for name, value in told(thing).items():
                values.setdefault(name, set()).add(json.dumps(value, default=repr))
        idle = {name for name, found in values.items() if len(found) == 1} - ALWAYS
        assert not idle, (
            f"{type(things[0]).__name__}: a position in tests/properties/named.py should have another value of these"
        )


@every_game
def test_every_field_of_the_source_is_looked_at(game: str) -> None:
    for moment in NAMED[game]:
        deal = at(game, moment)
        for thing in (deal, deal.view(0)):
            assert attributes(thing).keys() == declared(type(thing))


@pytest.mark.parametrize("moment", NAMED["yellow"])
def test_a_guess_of_yellow_respects_what_is_remembered(moment: str) -> None:
    """Cards that were given, swapped or shown stay where they are; of a pile made anew only what went into it is drawn."""
    deal = at("yellow", moment)
    for seat in seats(deal):
        view = deal.view(seat)
        assert isinstance(view, YellowView)
        for number in range(20):
            guess = OURS["yellow"].guess(view, FastSource(number))
            assert isinstance(guess, YellowDeal)
            for holder in range(int(deal.players)):
                assert Counter(view.known[holder]) <= Counter(guess.hands.cards(holder))
            if view.pile_of is not None:
                assert Counter(guess.pile.contents()) <= Counter(view.pile_of)
