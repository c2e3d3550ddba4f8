"""Makes docs/screenshots/: real games in progress, on a phone and on a desk.

`uv run scripts/screenshots.py`
"""

import asyncio
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT)]

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
    await shoot(person, f"{game}-{name}")


async def show_account(room: Room, game: str) -> None:
    """How the points of a deal came about."""
    person = await room.window(PHONE, "fr", scale=2)
    await person.play_now(game)

    async def reckoned() -> bool:
        return bool(await person.page.evaluate("document.querySelector('.account[data-done]') !== null"))

    await person.play_on(reckoned)
    await shoot(person, f"{game}-account")


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


async def main() -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(built(Path(folder)), Path(folder))
        await serving.start()
        try:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
                room = Room(browser, serving.url)
                for name, size, language in (("phone", PHONE, "fr"), ("desktop", DESKTOP, "en")):
                    person = await room.window(size, language, scale=2 if size == PHONE else 1)
                    await person.open()
                    await shoot(person, f"home-{name}")
                    for game in WORTH:
                        await show(room, game, name, size, language)
                for game in WORTH:
                    await show_account(room, game)
                await room.close()
                await browser.close()
        finally:
            await serving.kill()


asyncio.run(main())
