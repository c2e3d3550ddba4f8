"""Nothing leaks: every message to every seat and to a spectator, over random full matches of all four games."""

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal, pick
from defifoo.core.event import EVERYONE, Event
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.red.deal import RedDeal
from defifoo.games.shelf import GAMES
from defifoo.server.guest import Guest
from defifoo.server.house import House
from defifoo.server.limits import Bucket
from defifoo.server.metrics import Metrics
from defifoo.server.room import Room
from defifoo.server.security import token_hash
from defifoo.server.settings import UNLIMITED, Settings
from defifoo.server.telling import Crowd, full
from defifoo.storage.sqlite import SqliteStorage
from defifoo.table.entries import Entry, Moved
from defifoo.wire.messages import Play
from defifoo.wire.requests import MakeTable

PLAYERS = 4
MOST_MOVES = 250


async def nowhere(_message: Any) -> None:
    """A socket that nobody reads."""


class Ear(Guest):
    """A guest that keeps what it is told."""

    def __init__(self) -> None:
        super().__init__(nowhere, lambda _payload: False, Metrics(), Bucket(1e9, 1, 0), 10**9)
        self.heard: list[dict[str, Any]] = []

    def push(self, payload: bytes) -> None:
        self.heard.append(msgspec.json.decode(payload))


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(Settings(tmp_path, UNLIMITED), SqliteStorage(tmp_path / "tables.sqlite"))
    yield house
    await house.close()


async def table_of(house: House, game: str, window: int = 0) -> tuple[Room, list[Ear]]:
    """Four people, each with an ear, and a spectator's ear last."""
    room = await house.make(MakeTable(game=game, players=PLAYERS, options={"length": 1}, window=window), "host", "here")
    now, ears = house.now(), []
    for seat in range(PLAYERS):
        token = token_hash(f"token {seat}")
        await room.write(room.table.sit(name=f"p{seat}", avatar="", token=token, number=f"{seat:032x}", now=now))
    for seat in range(PLAYERS + 1):
        ear = Ear()
        ear.token = token_hash(f"token {seat}") if seat < PLAYERS else ""
        room.enter(ear)
        ears.append(ear)
    await room.write(room.table.start(token_hash("host"), now))
    await asyncio.sleep(0)
    return room, ears


def cards_in(thing: object, names: set[str]) -> set[str]:
    """Every card that is named anywhere in a message, as a value, as a key or inside a longer text."""
    text = msgspec.json.encode(thing).decode()
    return names & set(re.findall(r"[A-Z0-9]+", text))


def told_to(events: list[Event], seat: int, game: Any) -> set[str]:
    heard = [event for event in events if event.audience == EVERYONE or (seat >= 0 and event.audience & bit(seat))]
    return {game.card_name(card) for event in heard for card in event.cards}


def hidden_from(deal: Deal, seat: int, game: Any) -> set[str]:
    """The cards in other hands, in the games where every card is there once. None are secret once all is counted."""
    if deal.over or not isinstance(deal, PurpleDeal | RedDeal):
        return set()
    return {
        game.card_name(card) for other in range(PLAYERS) if other != seat for card in range(63) if deal.hands[other] >> card & 1
    }


def without_deductions(message: dict[str, Any]) -> dict[str, Any]:
    """What everyone can work out names cards without telling who holds them: those not yet seen, those somebody cannot hold."""
    plain = {key: value for key, value in message.items() if key not in ("changes", "view")}
    for part in ("changes", "view"):
        values = message.get(part) or {}
        plain[part] = {key: value for key, value in values.items() if not re.match(r"[+-]?(missing|unseen)", key)}
    return plain


@pytest.mark.parametrize("game", GAMES)
async def test_no_message_names_a_card_that_its_reader_may_not_know(house: House, game: str) -> None:
    room, ears = await table_of(house, game)
    table, source = room.table, FastSource(11)
    rules = table.game
    names = {rules.card_name(card) for card in range(63) if _is_card(rules, card)}
    assert table.match is not None
    messages = 0
    told: list[Event] = []
    apply = table.apply

    def overheard(entry: Entry) -> list[Event]:
        events = apply(entry)
        told.extend(events)
        return events

    table.apply = overheard  # type: ignore[method-assign]
    while table.state == "playing" and table.match.version < MOST_MOVES:
        deal = table.match.deal
        seat = int(pick(deal.movers_mask(), source))
        move = rules.move_name(deal.random_move(seat, source))
        before = {reader: deal.view(reader).as_dict() for reader in range(-1, PLAYERS)}
        for ear in ears:
            ear.heard.clear()
        told.clear()
        room.play(ears[seat], Play(seat=seat, move=move, version=table.version, id=1))
        while room._last is not None:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        for reader, ear in enumerate(ears):
            who = reader if reader < PLAYERS else -1
            after = deal.view(who).as_dict()
            offered = {rules.move_name(one) for one in deal.moves(who)} if who >= 0 and not deal.over else set()
            allowed = cards_in([before[who], after, sorted(offered)], names) | told_to(told, who, rules)
            secret = hidden_from(deal, who, rules)
            assert [message["t"] for message in ear.heard][:1] == ["update"]
            for message in ear.heard:
                assert cards_in(message, names) <= allowed, message
                assert not cards_in(without_deductions(message), names) & secret, message
                assert table.secret not in str(message) or table.state == "over"
                messages += 1
    assert messages > 5 * 40


def _is_card(rules: Any, card: int) -> bool:
    try:
        rules.card_name(card)
    except IndexError:
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
async def test_what_a_seat_cannot_see_does_not_change_what_it_is_told(house: House, game: str) -> None:
    """Another state of the cards that looks the same to a seat gives it the same full message, to the byte."""
    room, ears = await table_of(house, game)
    table, source = room.table, FastSource(5)
    match = table.match
    assert match is not None
    while table.state == "playing" and match.version < MOST_MOVES:
        deal = match.deal
        for seat in range(-1, PLAYERS):
            truth = full(table, Crowd(), seat, 0)
            match.deal = table.game.guess(deal.view(seat), source)
            assert full(table, Crowd(), seat, 0) == truth
            match.deal = deal
        mover = int(pick(deal.movers_mask(), source))
        move = table.game.move_name(deal.random_move(mover, source))
        room.write([Moved(at=table.last_at, seat=mover, move=move)])
        await asyncio.sleep(0)
    assert ears


async def test_a_held_card_is_told_to_its_player_alone(house: House) -> None:
    room, ears = await table_of(house, "red", window=5000)
    table = room.table
    assert table.match is not None
    for _ in range(100):
        for ear in ears:
            ear.heard.clear()
        seat = table.match.deal.waits_for[0]
        move = table.game.move_name(table.match.deal.moves(seat)[0])
        room.play(ears[seat], Play(seat=seat, move=move, version=table.version, id=7))
        while room._last is not None:
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        if table.live.held is not None:
            break
    assert [(message["t"], message["id"]) for message in ears[seat].heard] == [("held", 7)]
    assert all(not ear.heard for ear in ears if ear is not ears[seat])
