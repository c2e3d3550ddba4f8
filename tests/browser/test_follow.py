"""A whole deal of each game at the pace of people, with all that moves: nothing is cut short, whatever the device."""

import asyncio
import json
from typing import Final, NamedTuple

from browser.following import Following
from browser.people import PHONE, Person, Room


class Table(NamedTuple):
    game: str
    players: int
    options: dict[str, bool]


TABLES: Final = [
    Table("purple", 4, {"short": True}),
    Table("yellow", 3, {}),
    Table("red", 3, {}),
    Table("blue", 3, {}),
]


async def seat(room: Room, table: Table, slower: int) -> tuple[Person, Following]:
    person = await room.window(PHONE, "en", motion="no-preference", pace="quick")
    page = person.page
    following = Following(page, table.game)
    wish = {"players": table.players, "bot": "regular", "games": {table.game: {"clock": "off", "values": table.options}}}
    await page.add_init_script(f"localStorage.setItem('defifoo.wish', {json.dumps(json.dumps(wish))})")
    await person.play_now(table.game)
    if slower > 1:
        session = await page.context.new_cdp_session(page)
        await session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return person, following


async def lose_the_connection(person: Person, following: Following) -> None:
    """For as long as it takes to notice, in the middle of a deal."""
    while len(await following.shown()) < 12:
        await asyncio.sleep(0.2)
    await person.page.context.set_offline(True)
    await person.page.get_by_text(person.say("table-lost")).wait_for()
    await person.page.context.set_offline(False)


async def follow(room: Room, table: Table, slower: int, *, lost: bool) -> None:
    person, following = await seat(room, table, slower)
    playing = person.play_on(seconds=150)
    await (asyncio.gather(playing, lose_the_connection(person, following)) if lost else playing)
    assert len(following.told) > 15
    assert following.connections > lost
    assert not await following.complaints()
    await person.page.context.close()


async def test_every_card_of_a_deal_is_seen_to_land(room: Room) -> None:
    await asyncio.gather(*[follow(room, table, 1, lost=False) for table in TABLES])


async def test_nothing_is_cut_short_on_a_slow_phone_that_loses_its_connection(room: Room) -> None:
    await asyncio.gather(*[follow(room, table, 4, lost=True) for table in TABLES])
