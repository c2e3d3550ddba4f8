"""Larger text, as a person has asked the browser for it, and one big screen for everybody: nothing is cut off."""

import json
import time
from pathlib import Path

import httpx
import pytest
from playwright.async_api import CDPSession, Page, WebSocketRoute, expect

from browser.looking import AT_REST, cut_off
from browser.people import DESKTOP, PHONE, Room
from browser.test_layout import overlap, wrong
from browser.test_reading import COVERED
from browser.test_screens import FIXTURES, GAMES, LONGEST, nothing, sit_at
from defifoo.words.language import words

TWICE = 32
SHORTER = ("Mamie", "Léo", "Boulon", "Zigzag", "Grand-père", "Inès")
SMALL = (PHONE, (390, 844), (844, 390))
LARGE = ((768, 1024), DESKTOP, (1920, 1080))
TELEVISIONS = (DESKTOP, (1920, 1080))


async def ask_for_larger_text(page: Page, size: int = TWICE) -> CDPSession:
    """As in the settings of the browser: what every page begins with. It lasts as long as the session."""
    session = await page.context.new_cdp_session(page)
    await session.send("Page.enable")
    await session.send("Page.setFontSizes", {"fontSizes": {"standard": size, "fixed": size}})
    return session


# The podium comes by itself when the account could be read: later than a busy machine takes to look at it.
STAYS = "((later) => (window.setTimeout = (what, ms, ...more) => (ms >= 8000 ? 0 : later(what, ms, ...more))))(setTimeout)"


# Points of a seat that stand over its edge.
OVER_THE_EDGE = """() => [...document.querySelectorAll('.seats .points')].flatMap((points) => {
  const range = document.createRange();
  range.selectNodeContents(points);
  const [text, seat] = [range.getBoundingClientRect(), points.closest('li').getBoundingClientRect()];
  return text.left < seat.left - 1 || text.right > seat.right + 1 ? [`${points.textContent} leaves its seat`] : [];
})"""


async def root(page: Page) -> float:
    return float(await page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)"))


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_with_text_twice_as_large(room: Room, game: str) -> None:
    """It grows as far as it leaves the cards their room: a little on a phone, by half and more on anything larger."""
    person = await room.window(PHONE, "en" if game == "purple" else "fr")  # where points need more room
    asked = await ask_for_larger_text(person.page)
    main = {"yellow": ("turn", "swap"), "blue": ("turn", "reply"), "purple": ("play",), "red": ("play", "team")}[game]
    found: dict[str, list[str]] = {}
    for position in [FIXTURES / f"{game}-{players}-{phase}.json" for players in (2, 4, 6) for phase in main]:
        if not position.exists():
            continue
        await sit_at(person, position, SHORTER)
        for width, height in (*SMALL, *LARGE):
            await person.page.set_viewport_size({"width": width, "height": height})
            found[f"{position.stem} {width} x {height}"] = [
                *(one for one in await wrong(person.page) if not one.startswith("the board is")),
                *await person.page.evaluate(OVER_THE_EDGE),
            ]
            assert await root(person.page) >= (23 if (width, height) in LARGE else 18), (width, height)
    nothing(found)
    await asked.detach()


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_what_opens_over_a_table_has_text_twice_as_large(room: Room, language: str) -> None:
    """There is nothing that must fit: it scrolls."""
    person = await room.window(PHONE, language)
    page, sheet = person.page, person.page.get_by_role("dialog")
    await page.add_init_script(STAYS)
    asked = await ask_for_larger_text(page)
    found: dict[str, list[str]] = {}
    await sit_at(person, FIXTURES / "purple-4-play.json", SHORTER)
    for name in ("table-log", "table-talk", "table-menu"):
        await person.button(name).last.click()
        await expect(sheet).to_be_visible()
        for width, height in (PHONE, (844, 390), DESKTOP):
            await page.set_viewport_size({"width": width, "height": height})
            found[f"{name} {width}"] = await cut_off(page)
            assert await root(page) == TWICE
        await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        await page.keyboard.press("Escape")
        await expect(sheet).to_be_hidden()
    assert await root(page) < TWICE
    for game in GAMES:
        await sit_at(person, FIXTURES / f"{game}-6-podium.json", SHORTER, live=True)
        await page.locator(".account[data-done]").wait_for()
        for width, height in (PHONE, (844, 390), DESKTOP):
            await page.set_viewport_size({"width": width, "height": height})
            found[f"{game} account {width}"] = await cut_off(page)
        await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        await page.locator(".account .go").click()
        await expect(sheet.locator(".podium")).to_be_visible()
        for width, height in (PHONE, (844, 390), DESKTOP):
            await page.set_viewport_size({"width": width, "height": height})
            found[f"{game} podium {width}"] = await cut_off(page)
        await page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    nothing(found)
    await asked.detach()


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_pages_with_text_twice_as_large(room: Room, language: str) -> None:
    person = await room.window(PHONE, language)
    asked = await ask_for_larger_text(person.page)
    found: dict[str, list[str]] = {}
    for path in ("/", "/g/red", "/rules/red", "/settings"):
        await person.open(path)
        await expect(person.page.get_by_role("heading", level=1)).to_be_visible()
        assert await root(person.page) == TWICE
        for width, height in (PHONE, (844, 390), DESKTOP):
            await person.page.set_viewport_size({"width": width, "height": height})
            found[f"{path} {width}"] = await cut_off(person.page)
    nothing(found)
    await asked.detach()


async def show_on_a_big_screen(page: Page, url: str, position: Path, *, live: bool = False) -> None:
    """What lies open of a recorded position: nobody's hand."""
    full = json.loads(position.read_text(encoding="utf-8"))[0]
    full.update(seat=-1, moves=[], view={**full["view"], "seat": -1, "hand": []})
    for seat, place in enumerate(full["table"]["places"]):
        place.pop("bot", None)
        place.update(name=LONGEST[seat] if seat else "Mamie", here=True)

    def answer(socket: WebSocketRoute) -> None:
        def hear(text: str | bytes) -> None:
            if json.loads(text)["t"] not in ("hello", "view"):
                return  # whoever only asks the time is not told the whole deal again
            if live:
                socket.send(json.dumps({**full, "table": {**full["table"], "state": "playing"}}))
            socket.send(json.dumps({**full, "at": round(time.time() * 1000)}))

        socket.on_message(hear)

    await page.route_web_socket("**/api/tables/*/play", answer)
    await page.goto(f"{url}/s/BAKO-MITU")
    await page.locator("main.board").wait_for()


# What of a part that may scroll is not in sight.
OUT_OF_SIGHT = """([part, things]) => {
  const { top, bottom } = document.querySelector(part).getBoundingClientRect();
  return [...document.querySelectorAll(`${part} ${things}`)].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.top < top - 2 || box.bottom > bottom + 2;
  }).map((one) => one.textContent.trim());
}"""


@pytest.mark.parametrize("game", GAMES)
async def test_everybody_can_follow_on_a_big_screen(room: Room, game: str) -> None:
    """Two and six people: the cards that lie open are large, and nobody has to scroll for the points."""
    found: dict[str, list[str]] = {}
    for size in TELEVISIONS:
        page = (await room.window(size, "fr")).page
        await page.add_init_script(STAYS)
        for players in (2, 6):
            name = f"{game}-{players}-{'turn' if game in ('blue', 'yellow') else 'play'}"
            await show_on_a_big_screen(page, room.url, FIXTURES / f"{name}.json")
            await expect(page.get_by_role("img", name="QR")).to_be_visible()
            found[f"{name} {size[0]}"] = await cut_off(page)
            assert await page.locator(".side .whole").evaluate("(one) => one.getClientRects().length") == 1
            await expect(page.get_by_text(words("fr").say("table-watching"))).to_be_hidden()
            if game != "blue":
                wide = await page.evaluate(
                    "Math.min(...[...document.querySelectorAll('.slot .place, .played .top')].map((one) => one.offsetWidth))"
                )
                assert wide >= size[1] * (0.19 if players == 2 else 0.145), (name, size, wide)
            name = f"{game}-{players}-podium"
            await show_on_a_big_screen(page, room.url, FIXTURES / f"{name}.json", live=True)
            await page.locator(".account[data-done]").wait_for()
            found[f"{name} account {size[0]}"] = await cut_off(page)
            assert await page.evaluate(OUT_OF_SIGHT, [".account .slips", "[data-seat]"]) == []
            assert await page.evaluate(COVERED) == [], (name, size)
            letters = await page.locator(".account .slips").first.evaluate("(one) => parseFloat(one.style.fontSize)")
            assert letters >= size[1] * 0.019, (name, size, letters)
            await page.locator(".account .go").click()
            await page.locator("dialog[open] .podium").wait_for()
            found[f"{name} {size[0]}"] = await cut_off(page)
            assert await page.evaluate(OUT_OF_SIGHT, ["dialog[open] .body", "tbody tr, dialog[open] .end .button"]) == []
    nothing(found)


@pytest.mark.parametrize("game", GAMES)
async def test_a_low_television_set_is_used_from_edge_to_edge(room: Room, game: str) -> None:
    """Many say that they are 960 wide, however many dots they have."""
    page = (await room.window((960, 540), "fr")).page
    await show_on_a_big_screen(page, room.url, FIXTURES / f"{game}-4-{'turn' if game in ('blue', 'yellow') else 'play'}.json")
    await expect(page.get_by_role("img", name="QR")).to_be_visible()
    assert not await cut_off(page)
    board, side = [await page.locator(one).evaluate("(one) => one.offsetWidth") for one in ("main.board", "aside.side")]
    assert board >= 680
    assert board + side >= 940
    if game != "blue":
        places = "[...document.querySelectorAll('.slot .place, .played .top')]"
        assert await page.evaluate(f"Math.min(...{places}.map((one) => one.offsetWidth))") >= 100


async def test_the_way_in_is_large_on_a_big_screen(room: Room) -> None:
    """A code to photograph from the sofa, which does not lie on the one to type, and all places in sight."""
    async with httpx.AsyncClient(base_url=room.url) as host:
        made = (await host.post("/api/tables", json={"game": "purple", "players": 6})).json()
    for width, height in TELEVISIONS:
        page = (await room.window((width, height), "fr")).page
        await page.goto(f"{room.url}/s/{made['code']}")
        square = page.get_by_role("img", name="QR")
        await expect(square).to_be_visible()
        await page.evaluate(AT_REST)
        box, letters = [
            await one.evaluate(
                "(one) => { const range = document.createRange(); range.selectNodeContents(one);"
                " const { x, y, width, height } = (one.matches('svg') ? one : range).getBoundingClientRect();"
                " return [x, y, width, height]; }"
            )
            for one in (square, page.locator(".letters"))
        ]
        assert not overlap(box, letters)
        assert box[3] >= height / 4
        last = await page.locator(".places li").last.bounding_box()
        assert last is not None
        assert last["y"] + last["height"] <= height
        assert not await cut_off(page)
