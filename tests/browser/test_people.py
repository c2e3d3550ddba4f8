"""Several people: two windows, one device, and a connection that does not hold."""

import asyncio
import re
from pathlib import Path

import pytest
from playwright.async_api import Browser, WebSocketRoute, expect

from browser.looking import wrong
from browser.people import DESKTOP, PATIENCE, PHONE, Person, Room
from browser.serving import Serving

# what opens over a table is fetched a moment after it
FETCHED = "() => performance.getEntriesByType('resource').filter((one) => /(Sheets|Account)-.*js$/.test(one.name)).length > 1"


async def test_two_windows(room: Room) -> None:
    ana, tom = await room.window(PHONE, "fr"), await room.window(DESKTOP, "en")
    await ana.choose("yellow")
    await ana.page.get_by_label(ana.say("home-name")).fill("Ana")
    await ana.button("home-friends").click()
    await expect(ana.page.get_by_role("img", name=ana.say("home-qr"))).to_be_visible()
    code = ana.page.url.rsplit("/", 1)[-1].split("?")[0]
    await tom.open()
    await tom.page.get_by_label(tom.say("home-join")).fill(code.lower())
    await tom.button("home-join-go").click()
    await tom.page.get_by_label(tom.say("home-name")).fill("Tom")
    await tom.button("home-sit").click()
    await expect(ana.page.get_by_text("Tom", exact=True)).to_be_visible()
    await ana.button("home-start-bots", count=2).click()
    for person in (ana, tom):
        await person.at_table()
    await asyncio.gather(ana.play_on(), tom.play_on())


async def test_a_server_that_changes_its_commitment_sets_off_the_alarm(room: Room) -> None:
    """Between two visits of the page: what it kept, the server cannot reach."""
    person = await room.window(PHONE, "en")
    cheats = False

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(server.send)
        server.on_message(lambda text: socket.send(changed(str(text)) if cheats else text))

    def changed(text: str) -> str:
        return re.sub(r'"commitment":"[0-9a-f]{64}"', f'"commitment":"{"77" * 32}"', text)

    await person.page.route_web_socket(re.compile("/play"), between)
    await person.choose("red")
    await person.page.get_by_label(person.say("home-name")).fill("Ana")
    await person.button("home-friends").click()
    await expect(person.page.get_by_role("img", name=person.say("home-qr"))).to_be_visible()
    await expect(person.page.get_by_role("alertdialog")).to_be_hidden()
    cheats = True
    await person.page.reload()
    await expect(person.page.get_by_role("alertdialog", name=person.say("table-fair-alarm"))).to_be_visible()


async def test_one_device(room: Room) -> None:
    person = await room.window(PHONE, "fr")
    await person.choose("red")
    await person.page.get_by_label(person.say("home-name")).fill("Ana")
    await person.button("home-around").click()
    await person.page.get_by_label(person.say("home-guest")).fill("Mamie")
    await person.button("home-guest-go").click()
    await person.button("home-start-bots", count=2).click()
    await person.at_table()
    names: set[str] = set()

    async def ended() -> bool:
        """Nobody sees the other's cards when the device changes hands."""
        title, cards = await person.page.evaluate(
            "[document.querySelector('.curtain h2')?.textContent, document.querySelectorAll('.hand .card').length]"
        )
        if title and title not in names:
            assert cards == 0
            names.add(title)
            assert not await wrong(person.page)
        return await person.ended()

    await person.play_on(ended)
    assert names == {person.say("table-pass-to", name=name) for name in ("Ana", "Mamie")}


async def test_the_connection_breaks(chromium: Browser, page_folder: Path, tmp_path: Path) -> None:
    serving = Serving(page_folder, tmp_path)
    await serving.start()
    room = Room(chromium, serving.url)
    person = await room.window(PHONE, "fr")
    try:
        await person.play_now("purple")
        await play_some(person, 4)
        before = await hand(person)
        await person.page.wait_for_function(FETCHED)
        await serving.kill()
        told = person.page.get_by_role("status").filter(has_text=person.say("table-lost"))
        await expect(told).to_be_visible(timeout=PATIENCE)
        assert not await wrong(person.page)
        await serving.start()
        await expect(told).to_be_hidden(timeout=PATIENCE)
        assert await hand(person) == before
        await person.page.reload()  # a closed page comes back, too
        await person.at_table()
        assert await hand(person) == before
        await person.play_on()
    finally:
        await room.close()
        await serving.kill()


@pytest.mark.parametrize("ending", ["js", "css"])
async def test_a_part_of_the_page_does_not_come(room: Room, ending: str) -> None:
    """It is there as soon as the server is again, as are its colours."""
    person = await room.window(PHONE, "en")
    page, away = person.page, re.compile(rf"/assets/(Sheets|Account|opened)-.*\.{ending}$")
    await page.route(away, lambda route: route.abort())
    await person.play_now("purple")
    await page.route(f"{room.url}/", lambda route: route.abort())
    await page.evaluate("addEventListener('vite:preloadError', () => (window.missed = true))")
    menu, sheet = person.button("table-menu"), page.get_by_role("dialog")
    await menu.click()
    await page.wait_for_function("() => window.missed")
    await page.unroute_all()
    if ending == "js":  # unless what was asked for came in the very moment
        await page.wait_for_function("() => !window.missed || document.querySelector('dialog[open]')")
        await person.at_table()
        if not await sheet.is_visible():
            await menu.click()
    await expect(sheet).to_be_visible()
    await expect(sheet.locator(".head")).to_have_css("display", "flex")


async def hand(person: Person) -> list[str]:
    cards = person.page.locator(".hand [data-card]")
    await expect(cards.first).to_be_visible(timeout=PATIENCE)
    return sorted(await cards.evaluate_all("(all) => all.map((one) => one.dataset.card)"))


async def play_some(person: Person, cards: int) -> None:
    """Until so many cards have gone and something is asked again."""
    start = len(await hand(person))

    async def enough() -> bool:
        left = await person.page.locator(".hand [data-card]").count()
        return left <= start - cards and await person.page.locator(".hand .up").count() > 0

    await person.play_on(enough)
