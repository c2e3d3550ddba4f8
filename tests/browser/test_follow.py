"""A whole deal of each game at the pace of people, with all that moves: nothing is cut short, whatever the device."""

import asyncio
import json
from typing import Final, NamedTuple

from browser.following import Following
from browser.people import DESKTOP, PHONE, Person, Room


class Table(NamedTuple):
    game: str
    players: int
    options: dict[str, int]


class Calm(Person):
    """Touches nothing but what is asked for, and only as long as it is: whoever touches something else is in a hurry."""

    async def act(self) -> bool:
        return bool(
            await self.page.evaluate("""() => {
                const thing = document.querySelector('.prompt.asked, dialog[open]') && offered()[0];
                thing?.click();
                return !!thing;
            }""")
        )


TABLES: Final = [
    Table("red", 3, {}),
    Table("purple", 4, {"short": 1}),
    Table("blue", 3, {}),
    Table("yellow", 3, {}),
]
# A slow phone looks no longer than it must: between two there are as many cards to see, and fewer to wait for.
SHORT: Final = [*TABLES[:2], Table("blue", 2, {}), Table("yellow", 2, {})]
AT_A_TIME: Final = 2
"""Four at once leave a machine of two cores no time for their frames."""


async def wish_for(person: Person, table: Table) -> None:
    wish = {"players": table.players, "bot": "regular", "games": {table.game: {"clock": "off", "values": table.options}}}
    await person.page.add_init_script(f"localStorage.setItem('defifoo.wish', {json.dumps(json.dumps(wish))})")


async def seat(room: Room, table: Table, slower: int) -> tuple[Person, Following]:
    page = (await room.window(PHONE, "en", motion="no-preference", pace="quick")).page
    person = Calm(page, room.url, "en")
    following = Following(page, table.game)
    await wish_for(person, table)
    await person.play_now(table.game)
    if slower > 1:
        session = await page.context.new_cdp_session(page)
        await session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    return person, following


async def lose_the_connection(person: Person) -> None:
    """For as long as it takes to notice, in the middle of a deal."""
    await person.page.wait_for_function("() => window.shown?.length >= 8", polling=100, timeout=60_000)
    await person.page.context.set_offline(True)
    await person.page.get_by_text(person.say("table-lost")).wait_for()
    await person.page.context.set_offline(False)


async def follow(room: Room, table: Table, slower: int, *, lost: bool) -> None:
    person, following = await seat(room, table, slower)
    playing = person.play_on(seconds=150)
    await (asyncio.gather(playing, lose_the_connection(person)) if lost else playing)
    assert len(following.told) > 5
    assert following.connections > lost
    assert not await following.complaints()
    await person.page.context.close()


async def test_every_card_of_a_deal_is_seen_to_land(room: Room) -> None:
    seats = asyncio.Semaphore(AT_A_TIME)

    async def in_turn(table: Table) -> None:
        async with seats:
            await follow(room, table, 1, lost=False)

    await asyncio.gather(*[in_turn(table) for table in TABLES])


async def test_nothing_is_cut_short_on_a_slow_phone_that_loses_its_connection(room: Room) -> None:
    await asyncio.gather(*[follow(room, table, 4, lost=True) for table in SHORT])


async def memory(person: Person) -> tuple[int, int]:
    """Bytes that the page uses, and the parts that it is made of, once all that is not needed was thrown away."""
    session = await person.page.context.new_cdp_session(person.page)
    for _ in range(2):
        await session.send("HeapProfiler.collectGarbage")
    used = await session.send("Runtime.getHeapUsage")
    parts = await session.send("Memory.getDOMCounters")
    await session.detach()
    return used["usedSize"], parts["nodes"]


async def test_a_match_leaves_no_more_than_twice_as_much_behind_as_a_deal(room: Room) -> None:
    """With the log beside the table, where there is room for it."""
    person = await room.window(DESKTOP)
    await wish_for(person, Table("yellow", 2, {"length": 3}))
    await person.play_now("yellow")

    async def counted() -> bool:
        return bool(await person.page.evaluate("document.querySelector('dialog[open]') !== null"))

    await person.play_on(counted)
    deal = await memory(person)
    await person.play_on()
    match = await memory(person)
    assert all(after <= 2 * before for before, after in zip(deal, match, strict=True)), (deal, match)
