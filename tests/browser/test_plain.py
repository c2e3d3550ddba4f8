"""A game of another package, of which the pages know nothing: it is found, read about and played on the plain board."""

import json
import tomllib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, Page, expect

from browser.looking import wrong
from browser.people import DESKTOP, PHONE, Room
from browser.serving import Serving

EXAMPLE = Path(__file__).parents[2] / "examples" / "pouilleux"
SHORT = {"players": 3, "bot": "novice", "games": {"pouilleux": {"clock": "off", "values": {"length": 1}}}}


def put_beside(place: Path) -> None:
    """As if the package were installed: its code, and the entry point by which it is found."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = place / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = project["entry-points"]["defifoo.games"]
    (told / "entry_points.txt").write_text("[defifoo.games]\n" + "".join(f"{name} = {at}\n" for name, at in points.items()))
    for package in (EXAMPLE / "src").iterdir():
        (place / package.name).symlink_to(package)


@pytest.fixture(scope="module")
async def elsewhere(page_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Serving]:
    place = tmp_path_factory.mktemp("packages")
    put_beside(place)
    serving = Serving(page_folder, tmp_path_factory.mktemp("data"), "/cards")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(place))
        await serving.start()
    yield serving
    await serving.kill()


@pytest.fixture
async def guests(chromium: Browser, elsewhere: Serving) -> AsyncIterator[Room]:
    room = Room(chromium, elsewhere.url)
    yield room
    await room.close()


async def to_the_table(page: Page) -> None:
    await page.get_by_role("link", name="Pouilleux").first.click()
    await page.locator(".way.go").click()


@pytest.mark.parametrize(("size", "language", "by"), [(PHONE, "fr", "taps"), (DESKTOP, "en", "keys")])
async def test_a_foreign_game_is_played_to_its_end(guests: Room, size: tuple[int, int], language: str, by: str) -> None:
    person = await guests.window(size, language, "taps")
    await person.open()
    await person.page.evaluate(f"localStorage.setItem('defifoo.wish', JSON.stringify({json.dumps(SHORT)}))")
    await person.open()
    await to_the_table(person.page)
    await person.at_table()
    moves = person.page.locator(".plain .moves button")
    await expect(moves.first).to_be_visible(timeout=20_000)
    await expect(moves.first).to_have_text({"fr": "Prendre la carte 1", "en": "Draw card 1"}[language])
    if by == "keys":
        await moves.first.focus()
        await person.page.keyboard.press("Enter")
    await person.play_on()


async def test_its_pages_are_whole_and_can_be_read(guests: Room) -> None:
    person = await guests.window(PHONE, "fr")
    for path, there in (("/", "Pouilleux"), ("/g/pouilleux", "valet"), ("/rules/pouilleux", "Le Pouilleux")):
        await person.open(path)
        await expect(person.page.locator("#app")).to_contain_text(there)
        assert not await wrong(person.page), path


async def test_its_table_is_whole_and_can_be_read(guests: Room) -> None:
    person = await guests.window(PHONE, "fr")
    await person.open()
    await to_the_table(person.page)
    await expect(person.page.locator(".plain .moves button").first).to_be_visible(timeout=20_000)
    await expect(person.page.locator("main.board > p")).to_have_count(0)  # what the others did has been read
    assert not await wrong(person.page)
