"""Makes docs/screenshots/: real games in progress, on a phone and on a desk, and a trick and an account as they move.

`uv run scripts/screenshots.py [pictures] [films]`
"""

import asyncio
import sys
import tempfile
from collections.abc import Awaitable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT)]

from film import Film  # noqa: E402
from playwright.async_api import async_playwright  # noqa: E402

from browser.people import CHROMIUM, DESKTOP, PHONE, QUIET, Person, Room  # noqa: E402
from browser.serving import Serving, built  # noqa: E402

TARGET = ROOT / "docs" / "screenshots"
# What makes a position worth showing: enough on the table, a choice to make, and a hand that is neither full nor empty.
CHOICE = "document.querySelectorAll('.hand .up').length > 1 && document.querySelectorAll('.hand .card').length"
TRICK = "document.querySelectorAll('.slot:not(.faded) .place:not(:has(.empty))').length > 1"
WORTH = {
    "purple": f"{CHOICE} < 12 && {TRICK}",
    "blue": f"{CHOICE} > 4 && document.querySelectorAll('.mine .stamp').length > 2",
    "yellow": f"{CHOICE} > 3 && document.querySelectorAll('.under').length > 1",
    "red": f"{CHOICE} < 13 && {TRICK}",
}


async def show(room: Room, game: str, name: str, size: tuple[int, int], language: str) -> None:
    person = await room.window(size, language, scale=2 if size == PHONE else 1)
    await person.open()
    await person.page.evaluate(
        "localStorage.setItem('defifoo.name', '\"Ana\"'); localStorage.setItem('defifoo.avatar', '\"fox\"')"
    )
    for _ in range(6):
        await person.play_now(game)
        await play_until(person, f"({WORTH[game]}) || ended()")
        if not await person.ended():
            break
    # what was told in passing, all at once since nothing takes its time here, has been read
    await person.page.wait_for_selector(".aside, main.board > p", state="detached")
    await shoot(person, f"{game}-{name}")


class Reader(Person):
    """Touches nothing but what is asked for, and leaves the account of a deal on the table."""

    async def act(self) -> bool:
        return bool(
            await self.page.evaluate("""() => {
                const thing = document.querySelector('.prompt.asked') && !document.querySelector('.account') && offered()[0];
                thing?.click();
                return !!thing;
            }""")
        )

    async def reckoned(self) -> bool:
        return bool(await self.page.evaluate("document.querySelector('.account') !== null"))


async def reader(room: Room, pace: str, scale: float = 1) -> Reader:
    moves = pace != "instant"
    window = await room.window(PHONE, "fr", motion="no-preference" if moves else "reduce", pace=pace, scale=scale)
    return Reader(window.page, room.url, "fr")


async def show_account(room: Room, game: str) -> None:
    """How the points of a deal came about."""
    person = await reader(room, "instant", scale=2)
    await person.play_now(game)
    await person.play_on(person.reckoned)
    await person.page.locator(".account[data-done]").wait_for()
    await shoot(person, f"{game}-account")


async def film_trick(room: Room) -> None:
    """From the reader's card until they are asked again."""
    person = await reader(room, "normal")
    await person.play_now("purple")

    async def begun() -> bool:
        """Two tricks have been seen."""
        return bool(await person.page.evaluate("document.querySelectorAll('.hand .card').length <= 9"))

    async def played() -> None:
        await person.page.wait_for_timeout(600)
        await person.act()
        await person.page.wait_for_selector(".prompt:not(.asked)")
        await person.page.wait_for_selector(".prompt.asked")
        await person.page.wait_for_timeout(600)

    await person.play_on(begun)
    await person.page.wait_for_selector(".prompt.asked")
    await keep(person, "purple-trick", played())


async def film_account(room: Room) -> None:
    person = await reader(room, "quick")
    await person.play_now("yellow")

    async def added_up() -> None:
        await person.page.locator(".account[data-done]").wait_for()
        await person.page.wait_for_timeout(1500)

    await person.play_on(person.reckoned)
    await keep(person, "yellow-account", added_up())


async def keep(person: Person, name: str, meanwhile: Awaitable[None]) -> None:
    path = TARGET / f"{name}.webp"
    path.write_bytes(await Film(person.page).of(meanwhile))
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


async def play_until(person: Person, worth: str) -> None:
    async def reached() -> bool:
        """Still so when everything has come to rest."""
        if not await person.page.evaluate(worth):
            return False
        await person.page.wait_for_timeout(1500)
        return bool(await person.page.evaluate(worth))

    await person.play_on(reached)


async def shoot(person: Person, name: str) -> None:
    await person.page.mouse.move(2, 2)
    await person.page.wait_for_timeout(300)
    path = TARGET / f"{name}.png"
    # in full colour: with fewer, Jade turns blue or the sky falls into bands
    await person.page.screenshot(path=path)
    print(f"{path.relative_to(ROOT)}: {path.stat().st_size // 1000} kB")


async def pictures(room: Room) -> None:
    for name, size, language in (("phone", PHONE, "fr"), ("desktop", DESKTOP, "en")):
        person = await room.window(size, language, scale=2 if size == PHONE else 1)
        await person.open()
        await shoot(person, f"home-{name}")
        for game in WORTH:
            await show(room, game, name, size, language)
    for game in WORTH:
        await show_account(room, game)


async def films(room: Room) -> None:
    await film_trick(room)
    await film_account(room)


async def main() -> None:
    wanted = sys.argv[1:] or ["pictures", "films"]
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(built(Path(folder)), Path(folder))
        await serving.start()
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
                room = Room(browser, serving.url)
                for part in (pictures, films):
                    if part.__name__ in wanted:
                        await part(room)
                await room.close()
                await browser.close()
        finally:
            await serving.kill()


asyncio.run(main())
