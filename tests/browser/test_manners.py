"""Pace in one's own hands: bots that are hurried on, cards that play themselves, and cards that ask twice."""

import asyncio
import json
from typing import Final

from playwright.async_api import expect

from browser.people import PHONE, Room
from browser.test_layout import Told

# The next tap of a finger that taps on and on: what it comes down on as soon as that is a button.
FIRST_TAP: Final = """([x, y]) => new Promise((done) => {
  const look = () => {
    const thing = document.elementFromPoint(x, y).closest('button');
    if (!thing) return requestAnimationFrame(look);
    thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    done(thing.dataset.move);
  };
  look();
})"""


async def sit(room: Room, position: str, **kept: object) -> Told:
    """At a recorded position, with what the reader has set remembered."""
    table = Told(await room.window(PHONE, "fr"), position)
    for name, value in kept.items():
        await table.page.add_init_script(f"localStorage.setItem('defifoo.{name}', {json.dumps(json.dumps(value))})")
    return table


def moves_of(table: Told) -> list[object]:
    return [one["move"] for one in table.heard if one["t"] == "move"]


async def heard(table: Told, kind: str) -> None:
    """Until the page has sent such a message, however slow the machine is."""
    for _ in range(100):
        if any(one["t"] == kind for one in table.heard):
            return
        await table.page.wait_for_timeout(50)


async def test_a_tap_that_hurries_the_bots_on_presses_nothing_that_comes_under_the_finger(room: Room) -> None:
    table = await sit(room, "yellow-4-turn")
    moves, me = table.full["moves"], table.me
    table.full.update(moves=[], waits=[(me + 1) % 4])
    await table.sit()
    x, y, wide, high = (await table.boxes(".pile .stack"))[0][:4]
    spot = [x + wide / 2, y + high / 2]
    await table.page.mouse.click(*spot)
    tapped = asyncio.create_task(table.page.evaluate(FIRST_TAP, spot))
    await asyncio.sleep(0)
    table.update(moves=moves, waits=[me])
    assert await tapped == "draw"
    await table.page.wait_for_timeout(600)
    assert [one["t"] for one in table.heard if one["t"] in ("hurry", "move")] == ["hurry"]
    await table.page.mouse.click(*spot)
    await heard(table, "move")
    assert moves_of(table) == ["draw"]


async def test_the_only_card_plays_itself_for_whoever_wants_that_and_never_at_a_relaxed_table(room: Room) -> None:
    for pace, forced, played in (("normal", True, ["A6"]), ("normal", False, []), ("relaxed", True, [])):
        table = await sit(room, "purple-4-play", forced=forced)
        table.full["moves"] = ["A6"]
        table.full["table"]["pace"] = pace
        await table.sit()
        await expect(table.page.locator(".prompt.asked")).to_be_visible()
        await (heard(table, "move") if played else table.page.wait_for_timeout(700))
        assert moves_of(table) == played, (pace, forced)
        await table.page.context.close()


async def test_a_card_asks_twice_for_whoever_wants_that(room: Room) -> None:
    table = await sit(room, "purple-4-play", confirm=True)
    await table.sit()
    card = table.page.locator(".hand .up").first
    key = await card.get_attribute("data-card")
    await card.click()
    await expect(table.page.locator(".prompt")).to_contain_text(table.person.say("table-tap-again"))
    assert moves_of(table) == []
    await card.click()
    await heard(table, "move")
    assert moves_of(table) == [key]


async def test_the_pace_is_changed_at_the_table_and_remembered_for_the_next(room: Room) -> None:
    table = await sit(room, "purple-4-play")
    await table.sit()
    await table.person.button("table-menu").click()
    quick = table.page.get_by_role("radio", name=table.person.say("home-pace-quick"))
    await quick.wait_for(state="attached")
    await table.page.locator(".settling").wait_for(state="detached")
    await quick.click(force=True)
    await heard(table, "pace")
    assert [one["pace"] for one in table.heard if one["t"] == "pace"] == ["quick"]
    await table.person.open("/g/red")
    await table.page.get_by_text(table.person.say("home-more")).click()
    await expect(table.page.get_by_role("radio", name=table.person.say("home-pace-quick"))).to_be_checked()
