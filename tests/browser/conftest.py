from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Browser, async_playwright

from browser.people import CHROMIUM, QUIET, Room
from browser.serving import Serving, built


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if CHROMIUM is not None:
        return
    left_out = pytest.mark.skip(reason="LEFT OUT: chromium is not installed, so nothing can look at the pages")
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and "chromium" in getattr(item, "fixturenames", ()):
            item.add_marker(left_out)


@pytest.fixture(scope="session")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built(tmp_path_factory.mktemp("web"))


@pytest.fixture(scope="session")
async def serving(page_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Serving]:
    serving = Serving(page_folder, tmp_path_factory.mktemp("data"))
    await serving.start()
    yield serving
    await serving.kill()


@pytest.fixture(scope="session")
async def chromium() -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        await browser.close()


@pytest.fixture
async def room(chromium: Browser, serving: Serving) -> AsyncIterator[Room]:
    room = Room(chromium, serving.url)
    yield room
    await room.close()
