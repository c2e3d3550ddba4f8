"""Blue and Yellow card by card: who hears of a card that is drawn, given or given back, and what each may know of a hand.

The readers here keep their own books, from nothing but what they were told and what the rules say is seen. The engine's own
word for who hears an event is not asked.
"""

from collections import Counter
from typing import Any

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal, pick
from defifoo.core.event import Event
from defifoo.core.match import Setup
from defifoo.games.shelf import GAMES

PLAYERS = 4
READERS = [*range(PLAYERS), -1]
HIDDEN = {"blue": {"drew", "exchanged"}, "yellow": {"drew", "gave"}}


def hand(deal: Deal, seat: int) -> "Counter[str]":
    cards: Any = deal.view(seat).as_dict()["hand"]
    return Counter(cards)


def listeners(event: Event) -> set[int]:
    """all.secret: a drawn card its drawer sees, a gift the two, what is given back its owner."""
    return {event.seat, event.other} - {-1} if event.name == "gave" else {event.seat}


class Books:
    """What a reader may know to be in each hand: what they gave, were shown, or held before it was swapped away."""

    def __init__(self, reader: int) -> None:
        self.reader = reader
        self.known = [Counter[str]() for _ in range(PLAYERS)]
        self.pile: Counter[str] | None = None

    def hears(self, event: Event, names: list[str], mine: "Counter[str]", *, drawn: bool) -> None:
        """`drawn`: only the card just drawn could be played, so it was none of those known before."""
        seat, other = event.seat, event.other
        cards = Counter(names)
        if event.name in ("played", "joker"):
            self.known[seat] -= Counter() if drawn else cards
        elif event.name == "mistake":
            self.known[seat] = self.known[seat] + cards if drawn else self.known[seat] | cards
        elif event.name == "gave":
            self.known[seat] -= cards
            self.known[other] += cards
        elif event.name == "swapped":
            for one in (seat, other):
                if one == self.reader:
                    self.known[one] = mine
            self.known[seat], self.known[other] = self.known[other], self.known[seat]


def compare(game: str, events: list[Event], before: list["Counter[str]"], books: list[Books], *, drawn: bool) -> list[str]:
    """The events of one move, for every reader; the names of those that hid something."""
    name, hid = GAMES[game].card_name, []
    for event in events:
        hidden = event.name in HIDDEN[game]
        cards = [name(card) for card in event.cards]
        for reader in READERS:
            heard = [name(card) for card in event.seen_by(reader).cards]
            assert heard == (cards if not hidden or reader in listeners(event) else []), (event.name, reader)
            if game == "yellow":
                books[reader].hears(event, heard, before[reader] if reader >= 0 else Counter(), drawn=drawn)
        if hidden and cards:
            hid.append(event.name)
    return hid


def look(deal: Deal, books: list[Books]) -> None:
    """Yellow: a view knows of other hands no more than its reader's books, and of the card just drawn its drawer alone."""
    for reader in READERS:
        view: Any = deal.view(reader).as_dict()
        for seat in range(PLAYERS):
            if seat != reader:
                assert not Counter(view["known"][seat]) - books[reader].known[seat], (reader, seat)
            assert not Counter(view["shown"][seat]) - books[-1].known[seat], seat
        assert view["drawn"] is None or (view["phase"], reader) == ("drawn", view["turn"])


def look_at_pile(deal: Deal, events: list[Event], books: list[Books]) -> None:
    """Yellow: of what may lie in a pile that was made anew nothing goes but what the reader was told of in this move."""
    remade = any(event.name == "pile-remade" for event in events)
    for reader in READERS:
        told: Any = deal.view(reader).as_dict()["pile_of"]
        now = None if told is None else Counter(told)
        before, books[reader].pile = books[reader].pile, now
        if before is not None and now is not None and not remade:
            heard = Counter(GAMES["yellow"].card_name(card) for event in events for card in event.seen_by(reader).cards)
            assert not before - now - heard, reader


def play(game: str, seed: int, **options: int) -> "Counter[str]":
    setup = Setup(GAMES[game], PLAYERS, options, bytes([seed]) * 32)
    deal, source, found = setup.deal(0, 1), FastSource(seed), Counter[str]()
    books = [Books(reader) for reader in READERS]
    for _ in range(400):
        if deal.over:
            break
        seat = int(pick(deal.movers_mask(), source))
        before = [hand(deal, one) for one in range(PLAYERS)]
        drawn = deal.view(-1).as_dict()["phase"] == "drawn"
        events = deal.make(seat, deal.random_move(seat, source))
        found.update(compare(game, events, before, books, drawn=drawn))
        found.update(f"after {event.name}" for event in events)
        gained = hand(deal, seat) - before[seat]
        for event in events:
            if event.name == "drew" and event.seat == seat and not any(one.name == "swapped" for one in events):
                told = Counter(GAMES[game].card_name(card) for card in event.cards)
                assert not gained - told
        if game == "yellow" and not deal.over:
            look(deal, books)
            look_at_pile(deal, events, books)
    return found


@pytest.mark.rule("all.secret")
def test_in_blue_nobody_else_hears_which_cards_are_drawn_or_given_back() -> None:
    found = sum((play("blue", seed) for seed in range(3)), Counter[str]())
    assert {"drew", "exchanged"} <= set(found)


@pytest.mark.rule("all.secret")
@pytest.mark.parametrize("mistakes", [0, 1])
def test_in_yellow_nobody_else_hears_which_cards_are_drawn_or_given_or_knows_them(mistakes: int) -> None:
    """Also those drawn for a +3, for a mistake, for thanks that were not said, and after the pile was made anew."""
    found = sum((play("yellow", seed, mistakes=mistakes) for seed in range(12)), Counter[str]())
    assert {"drew", "gave", "after swapped", "after silent", "after debt", "after pile-remade"} <= set(found)
