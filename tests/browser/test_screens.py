"""Every screen: nothing that axe complains of, nothing cut off, nothing slow."""

import gzip
import json
import time
from pathlib import Path

import pytest
from playwright.async_api import Response, WebSocketRoute, expect

from browser.looking import complaints, cut_off
from browser.people import DESKTOP, PHONE, Person, Room

FIXTURES = Path(__file__).parents[2] / "web" / "src" / "table" / "fixtures"
GAMES = ("purple", "blue", "yellow", "red")
LONGEST = (
    "Maximilienne-Ambroise",
    "Jean-Barthélemy Désiré",
    "Wilhelmine Mathildena",
    "Grand-mère Marguerite",
    "MMMMMMMMMMMMMMMMMMMM",
    "Guillaume-Alexandre M",
)


async def sit_at(person: Person, position: Path) -> None:
    """At a table of one of the recorded positions, with the longest names a person can have."""
    full = json.loads(position.read_text(encoding="utf-8"))[0]
    for seat, place in enumerate(full["table"]["places"]):
        if "bot" not in place:
            place["name"] = LONGEST[seat][:20]

    def answer(socket: WebSocketRoute) -> None:
        socket.on_message(lambda _: socket.send(json.dumps({**full, "at": round(time.time() * 1000)})))

    await person.page.route_web_socket("**/api/tables/*/play", answer)
    await person.open("/t/BAKO-MITU")
    await person.at_table()


@pytest.mark.parametrize("language", ["fr", "en"])
async def test_pages(room: Room, language: str) -> None:
    person = await room.window(PHONE, language)
    found: dict[str, list[str]] = {}
    for path in ("/", "/g/purple", "/g/blue", "/g/yellow", "/g/red", "/rules/all", "/rules/red", "/settings", "/t/NONE-HERE"):
        await person.open(path)
        await expect(person.page.get_by_role("heading", level=1)).to_be_visible()
        if path.startswith("/g/"):
            await person.page.get_by_text(person.say("home-more")).click()
        found[path] = [*await complaints(person.page), *await cut_off(person.page)]
        await person.page.set_viewport_size({"width": 360, "height": 640})
    await person.choose("red")
    await person.page.get_by_label(person.say("home-name")).fill(LONGEST[1][:20])
    await person.page.get_by_role("radio", name="6").check(force=True)
    await person.button("home-friends").click()
    await expect(person.button("home-start-bots", count=5)).to_be_visible()
    found["lobby"] = [*await complaints(person.page), *await cut_off(person.page)]
    assert not (bad := {path: one for path, one in found.items() if one}), json.dumps(bad, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("game", GAMES)
async def test_tables(room: Room, game: str) -> None:
    found: dict[str, list[str]] = {}
    crowded = sorted(FIXTURES.glob(f"{game}-6-*.json"))
    if game == "purple":
        crowded.append(FIXTURES / "purple-2-early.json")
    person = await room.window(PHONE, "fr")
    for position in crowded:
        await sit_at(person, position)
        found[position.stem] = await complaints(person.page)
        found[position.stem] += await cut_off(person.page)
        await person.page.set_viewport_size({"width": 360, "height": 640})
    # the score sheet lies over the last one
    await sit_at(person, FIXTURES / f"{game}-6-podium.json")
    await person.button("table-scores").click()
    await expect(person.page.get_by_role("dialog")).to_be_visible()
    found["score"] = [*await complaints(person.page), *await cut_off(person.page)]
    assert not (bad := {path: one for path, one in found.items() if one}), json.dumps(bad, indent=1, ensure_ascii=False)


async def test_first_load_is_small(room: Room) -> None:
    person = await room.window(PHONE, "fr", motion="no-preference")
    answers: list[Response] = []

    def note(answer: Response) -> None:
        answers.append(answer)

    person.page.on("response", note)
    await person.open()
    await person.page.wait_for_load_state("networkidle")
    sizes = {one.url: len(gzip.compress(await one.body())) for one in answers if one.ok}
    assert len(sizes) > 2
    assert sum(sizes.values()) <= 120_000, sizes


async def test_table_is_ready_at_once(room: Room) -> None:
    """From the tap to a table where one can play; the best of three, since other tests run beside this one."""
    took = []
    for game in ("purple", "yellow", "red"):
        person = await room.window(DESKTOP, "en")
        await person.choose(game)
        await person.page.wait_for_load_state("networkidle")
        start = time.monotonic()
        await person.button("home-now").click()
        await person.page.locator(".hand .card").first.wait_for()
        took.append(time.monotonic() - start)
    assert min(took) < 1, took
