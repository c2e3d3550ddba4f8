"""Nothing leaks: every message to every seat and to a spectator, over full matches of all four games.

A card that is there several times cannot be told from another by its name, so no list of hidden names is searched for. Every
field of a message is compared with what the engine says this reader may know, and nothing else may stand in a message.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal, pick
from defifoo.core.event import EVERYONE, Event
from defifoo.core.fair import promise_of
from defifoo.core.refusal import Refused
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.shelf import GAMES
from defifoo.server import shown, telling
from defifoo.server.guest import Guest
from defifoo.server.house import House
from defifoo.server.limits import Allowance
from defifoo.server.metrics import Metrics
from defifoo.server.room import Room
from defifoo.server.security import token_hash
from defifoo.server.settings import UNLIMITED, Settings
from defifoo.server.telling import Crowd, full
from defifoo.storage.sqlite import SqliteStorage
from defifoo.table.broadcast import MOST_PAST, Telling, own_cards, table_info
from defifoo.table.entries import Entry, Moved
from defifoo.table.shortened import ANY, shortened
from defifoo.wire.changes import apply_changes
from defifoo.wire.codec import encode, read_server
from defifoo.wire.messages import MoveMessage
from defifoo.wire.requests import MakeTable

PLAYERS = 4
READERS = [*range(PLAYERS), -1]
every_game = pytest.mark.parametrize("game", GAMES)


async def nowhere(_message: Any) -> None:
    """A socket that nobody reads."""


class Ear(Guest):
    """A guest that keeps what it is told."""

    def __init__(self) -> None:
        super().__init__(nowhere, lambda _payload: False, Metrics(), Allowance(UNLIMITED, 0), 10**9)
        self.heard: list[dict[str, Any]] = []

    def push(self, payload: bytes) -> None:
        self.heard.append(msgspec.json.decode(payload))
        assert encode(read_server(payload)) == payload  # whole, and nothing said twice


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    house = House(Settings(tmp_path, UNLIMITED), SqliteStorage(tmp_path / "tables.sqlite"))
    yield house
    await house.close()


async def table_of(house: House, game: str, window: int = 0) -> tuple[Room, dict[int, Ear]]:
    """Four people and a spectator, each with an ear."""
    room = await house.make(MakeTable(game=game, players=PLAYERS, options={"length": 1}, window=window), "host", "here")
    now, ears = house.now(), {}
    for seat in range(PLAYERS):
        token = token_hash(f"token {seat}")
        await room.write(room.table.sit(name=f"p{seat}", avatar="", token=token, promise=promise_of(f"{seat:032x}"), now=now))
    for reader in READERS:
        ears[reader] = Ear()
        ears[reader].token = token_hash(f"token {reader}") if reader >= 0 else ""
        room.enter(ears[reader])
    await room.write(room.table.start(token_hash("host"), now))
    for seat in range(PLAYERS):
        await room.write(room.table.open_number(seat, f"{seat:032x}", now))
    await asyncio.sleep(0)
    return room, ears


async def on_disk(room: Room) -> None:
    while room._last is not None:
        await asyncio.sleep(0)
    await asyncio.sleep(0)


def plain(thing: Any) -> Any:
    """As it looks after a journey over the network."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def may_see(deal: Deal, reader: int) -> dict[str, Any]:
    seen: dict[str, Any] = plain(deal.view(reader).as_dict())
    return seen


def may_hear(event: Event, reader: int, card_name: Callable[[int], str]) -> dict[str, Any]:
    listening = event.audience == EVERYONE or (reader >= 0 and event.audience & bit(reader))
    told: dict[str, Any] = {"event": event.name, "seat": event.seat, "other": event.other, "count": event.count}
    told["cards"] = [card_name(card) for card in event.cards] if listening else []
    return {key: value for key, value in told.items() if value != {"seat": -1, "other": -1, "count": 0, "cards": []}.get(key)}


def may_do(room: Room, deal: Deal, reader: int) -> list[str]:
    """Exchanges in Blue are one line, which tells no more than the size of the own hand and of the pile."""
    moves = [room.table.game.move_name(move) for move in deal.moves(reader)] if reader >= 0 and not deal.over else []
    named = [move for move in moves if not move.startswith("exchange")]
    most = max((len(move.split()) - 1 for move in moves if move.startswith("exchange")), default=0)
    return [*named, f"exchange{ANY}{most}"] if most else named


class Witness:
    """Follows a table and compares every message with what its reader may know."""

    def __init__(self, room: Room, ears: dict[int, Ear]) -> None:
        self.room = room
        self.ears = ears
        self.events: list[Event] = []
        self.messages = 0
        self.told: dict[int, list[dict[str, Any]]] = {reader: [] for reader in READERS}
        apply = room.table.apply

        def overheard(entry: Entry) -> list[Event]:
            self.events = apply(entry)
            return self.events

        room.table.apply = overheard  # type: ignore[method-assign]
        deal = room.table.running.deal
        self.seen = {reader: may_see(deal, reader) for reader in READERS}
        for reader, ear in ears.items():
            assert ear.heard[-1]["t"] == "full"
            assert ear.heard[-1]["view"] == self.seen[reader]

    async def look_back(self) -> None:
        """Who comes now is told what those who stayed were told."""
        for reader, told in self.told.items():
            late = Ear()
            late.past, late.token = True, self.ears[reader].token
            self.room.enter(late)
            await on_disk(self.room)
            assert late.heard[0]["t"] == "full"
            assert late.heard[0].get("past", []) == told[-MOST_PAST:]
            self.room.leave(late)

    async def see(self, seat: int, move: str) -> None:
        room, deal = self.room, self.room.table.running.deal
        for ear in self.ears.values():
            ear.heard.clear()
        room.play(self.ears[seat], MoveMessage(seat=seat, move=move, version=room.table.version, id=1))
        await on_disk(room)
        for reader, ear in self.ears.items():
            update, *rest = ear.heard
            self._compare(update, reader, deal, mover=seat)
            assert [message["t"] for message in rest] == (["over"] if room.table.state == "over" else [])
            self.messages += len(ear.heard)

    def _compare(self, update: dict[str, Any], reader: int, deal: Deal, mover: int) -> None:
        table, name = self.room.table, self.room.table.game.card_name
        waits = [int(seat) for seat in deal.waits_for]
        expected: dict[str, Any] = {"t": "update", "seat": reader, "version": table.version, "at": table.last_at}
        expected["events"] = [may_hear(event, reader, name) for event in self.events]
        self.told[reader] += expected["events"]
        expected |= {"moves": may_do(self.room, deal, reader), "waits": waits, "ack": 1 if reader == mover else 0}
        changed = update.pop("changes", {})
        apply_changes(self.seen[reader], changed, waits)
        assert self.seen[reader] == may_see(deal, reader)
        assert update.pop("due", 0) >= 0
        counted = update.pop("count", None)
        assert (counted is not None) == deal.over
        assert update == {key: value for key, value in expected.items() if value not in ([], 0) or key == "seat"}
        assert table.secret not in str([update, changed, counted])


def some_move(deal: Deal, seat: int, source: FastSource) -> int:
    """Any; in Blue an exchange only when there is nothing else, or the match would never end."""
    laid = deal.plain_moves(seat) if isinstance(deal, BlueDeal) else []
    return int(laid[int(source.below(len(laid)))] if laid else deal.random_move(seat, source))


async def follow(house: House, game: str, seed: int) -> int:
    """Plays a match under the eyes of a witness; how many messages it has compared."""
    room, ears = await table_of(house, game)
    witness, source = Witness(room, ears), FastSource(seed)
    while room.table.state == "playing":
        deal = room.table.running.deal
        seat = int(pick(deal.movers_mask(), source))
        await witness.see(seat, room.table.game.move_name(some_move(deal, seat, source)))
        if room.table.version % 10 == 0:
            await witness.look_back()
    assert room.table.state == "over"
    await witness.look_back()
    return witness.messages


@pytest.mark.parametrize("seed", range(2))
@every_game
async def test_no_message_says_more_than_its_reader_may_know(house: House, game: str, seed: int) -> None:
    assert await follow(house, game, seed) > len(READERS) * 20


# The test itself is put to the test: whoever lets a secret slip is caught, in every game and in every field.


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


# What the engine itself says: a reader is told the same in every deal that looks the same to them.


async def compare_worlds(house: House, game: str) -> None:
    room, _ = await table_of(house, game)
    table, source = room.table, FastSource(5)
    match = table.match
    assert match is not None
    while table.state == "playing":
        deal = match.deal
        for reader in READERS:
            truth = full(table, Crowd(), reader, 0)
            match.deal = table.game.guess(deal.view(reader), source)
            assert full(table, Crowd(), reader, 0) == truth
            match.deal = deal
        mover = int(pick(deal.movers_mask(), source))
        room.write([Moved(at=table.last_at, seat=mover, move=table.game.move_name(some_move(deal, mover, source)))])
        await asyncio.sleep(0)


@every_game
async def test_what_a_seat_cannot_see_does_not_change_what_it_is_told(house: House, game: str) -> None:
    """Another state of the cards that looks the same to a seat gives it the same full message, to the byte."""
    await compare_worlds(house, game)


@pytest.mark.parametrize("slip", SLIPS[:3])
@every_game
async def test_a_slip_is_seen_by_comparing_worlds(
    house: House, game: str, slip: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    slip(monkeypatch)
    with pytest.raises(AssertionError):
        await compare_worlds(house, game)


# Beside the game


@every_game
async def test_refusals_and_looking_again_tell_nothing_new(house: House, game: str) -> None:
    """Whatever a seat tries in vain is refused in the same words in every deal that looks the same to it."""
    room, ears = await table_of(house, game)
    table, source = room.table, FastSource(3)
    match = table.match
    assert match is not None
    tries = [table.game.move_name(move) for seat in range(PLAYERS) for move in match.deal.moves(seat)] + ["?", "pass", "BOMB"]
    for _ in range(12):
        deal = match.deal
        for reader in range(PLAYERS):
            for text in tries:
                heard = []
                for world in (deal, table.game.guess(deal.view(reader), source)):
                    match.deal = world
                    heard.append(_refusal(room, ears[reader], reader, text))
                match.deal = deal
                assert heard[0] == heard[1]
        mover = int(pick(deal.movers_mask(), source))
        room.write([Moved(at=table.last_at, seat=mover, move=table.game.move_name(some_move(deal, mover, source)))])
        await on_disk(room)


def _refusal(room: Room, ear: Ear, seat: int, text: str) -> dict[str, Any] | None:
    """What stands in the way; None when nothing does."""
    deal = room.table.running.deal
    try:
        violation = deal.why_not(seat, room.table.game.parse_move(text))
    except Refused:
        violation = None
    if violation is None:
        return None
    ear.heard.clear()
    room.refuse(ear, violation, seat)
    return {**deepcopy(ear.heard[0]), "at": 0}


@every_game
async def test_the_secret_stays_closed_until_the_match_is_over(house: House, game: str) -> None:
    room, ears = await table_of(house, game)
    table = room.table
    for told in (str(table_info(table)), *[str(message) for ear in ears.values() for message in ear.heard]):
        assert table.secret not in told
        assert table.running.setup.seed.hex() not in told
        assert all(f"{seat:032x}" not in told for seat in range(PLAYERS))


async def test_a_held_card_is_told_to_its_player_alone(house: House) -> None:
    room, ears = await table_of(house, "red", window=5000)
    table = room.table
    for _ in range(100):
        for ear in ears.values():
            ear.heard.clear()
        seat = table.running.deal.waits_for[0]
        move = table.game.move_name(table.running.deal.moves(seat)[0])
        room.play(ears[seat], MoveMessage(seat=seat, move=move, version=table.version, id=7))
        await on_disk(room)
        if table.live.held is not None:
            break
    assert [(message["t"], message["id"]) for message in ears[seat].heard] == [("held", 7)]
    assert all(not ear.heard for ear in ears.values() if ear is not ears[seat])
