"""A guess can be any deal that a view allows, and no other."""

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_step
from defifoo.games.blue.stacked import stacked
from defifoo.games.shelf import GAMES

Hands = tuple[frozenset[str], ...]


def purple_deck(players: int) -> set[str]:  # noqa: ARG001 - the same for any number of players
    return {f"{colour}{rank}" for colour in "ETJAO" for rank in range(1, 11)} | {"ET", "TJ", "JA", "AO", "OE", "SUN"}


def red_deck(players: int) -> set[str]:
    ranks = "123456789CG" if players > 3 else "456789CG"
    return {gang + rank for gang in "RVFS" for rank in ranks} | {f"P{rank}" for rank in range(1, 16)} | {"BANK", "BOMB"}


DECKS = {"purple": purple_deck, "red": red_deck}


def late_view(name: str, players: int, seed: int, unseen_at_most: int) -> dict[str, Any]:
    """A position so late in a deal that all ways to deal the unseen cards can be listed."""
    for attempt in range(100):
        match = Match(Setup(GAMES[name], players, {"length": 1}, bytes([seed, attempt]) * 16))
        source = FastSource(seed)
        while not match.deal.over:
            view = match.deal.view(0)
            seen = view.as_dict()
            if len(unseen(seen)) <= unseen_at_most:
                return {"view": view, "seen": seen, "hands": hands_of(match.deal)}
            random_step(match, source)
    pytest.fail("no position was late enough")


def hands_of(deal: Any) -> Hands:
    return tuple(frozenset(deal.view(seat).as_dict()["hand"]) for seat in range(deal.players))


def unseen(seen: dict[str, Any]) -> set[str]:
    """The cards that are in no place the seat can see."""
    face_up = {*seen["hand"], *seen["trick"], *seen.get("bank", ()), *[card for won in seen["won"] for card in won]}
    return DECKS[seen["game"]](seen["players"]) - face_up


def consistent(seen: dict[str, Any]) -> set[Hands]:
    """All ways to deal the unseen cards to the other hands that contradict nothing that was seen."""
    ways: list[tuple[tuple[frozenset[str], ...], frozenset[str]]] = [((frozenset(seen["hand"]),), frozenset(unseen(seen)))]
    for seat in range(1, seen["players"]):
        barred = set(seen["missing"][seat])
        ways = [
            ((*hands, frozenset(hand)), left - set(hand))
            for hands, left in ways
            for hand in combinations(sorted(left - barred), seen["hand_sizes"][seat])
        ]
    return {hands for hands, _ in ways}


@pytest.mark.parametrize(("name", "players"), [("purple", 4), ("purple", 3), ("red", 3), ("red", 4)])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_consistent_deal_is_guessed_and_nothing_else(name: str, players: int, seed: int) -> None:
    position = late_view(name, players, seed, 6)
    expected = consistent(position["seen"])
    guessed = {hands_of(GAMES[name].guess(position["view"], FastSource(number))) for number in range(60 * len(expected) + 200)}
    assert position["hands"] in expected
    assert guessed == expected


def test_the_cards_of_a_draw_pile_can_be_in_any_hand_of_blue() -> None:
    view = stacked(["SUN", "MOON CAF"], pile="ICE LEU").view(0)
    guessed = {hands_of(GAMES["blue"].guess(view, FastSource(number)))[1] for number in range(400)}
    assert guessed == {frozenset(hand) for hand in combinations(["MOON", "CAF", "ICE", "LEU"], 2)}


def test_every_face_that_is_not_seen_can_be_in_any_hand_of_yellow() -> None:
    game = GAMES["yellow"]
    view = game.deal(3, game.default_options(3), 0, bytes(32), 1).view(0)
    own = Counter(view.as_dict()["hand"])  # type: ignore[call-overload]  # a view's values are as various as the games
    full = Counter({f"{s}{c}{e}": 5 if not e else 2 if e == "G" else 1 for s in "RPS" for c in "GYR" for e in ("", *"AS3GX")})
    full.update({"JG": 2, "JY": 2, "JR": 2, "SK": 3})
    for seat in (1, 2):
        guessed = {card for number in range(1500) for card in hands_of(game.guess(view, FastSource(number)))[seat]}
        assert guessed == set(full - own)
