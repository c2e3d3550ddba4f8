"""Nothing leaks: every message to every seat and to a spectator, over full matches of all four games."""

from copy import deepcopy
from typing import Any

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.deal import pick
from defifoo.core.refusal import Refused
from defifoo.games.shelf import GAMES
from defifoo.server.house import House
from defifoo.server.room import Room
from defifoo.table.broadcast import table_info
from defifoo.table.entries import Moved
from defifoo.wire.messages import MoveMessage
from server.listening import PLAYERS, READERS, Ear, compare_worlds, follow, on_disk, some_move, table_of

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize("seed", range(2))
@every_game
async def test_no_message_says_more_than_its_reader_may_know(house: House, game: str, seed: int) -> None:
    assert await follow(house, game, seed) > len(READERS) * 20


# What the engine itself says: a reader is told the same in every deal that looks the same to them.


@every_game
async def test_what_a_seat_cannot_see_does_not_change_what_it_is_told(house: House, game: str) -> None:
    """Another state of the cards that looks the same to a seat gives it the same full message, to the byte."""
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
