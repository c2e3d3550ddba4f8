"""A home, a lobby and a whole deal in each of the other browsers, from where phones are: http without s, over the network."""

import json
import shutil
import socket
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest

from browser.others import NEEDED, Window, missing, window
from browser.people import EYES
from browser.serving import Serving
from defifoo.words.language import words

GAMES: Final = {"firefox": "purple", "webkit": "red", "oldest webkit": "yellow"}
# What the browsers that Playwright drives are told by it: to keep what goes wrong, and to ask for tables without pauses.
AHEAD: Final = """
window.heard = [];
for (const kind of ['error', 'warn']) {
  const say = console[kind];
  console[kind] = (...said) => (heard.push([kind, ...said].map(String).join(' ')), say.apply(console, said));
}
const failed = ({ message, filename, target }) => {
  // what Firefox says of a module that is there already
  if (target.rel !== 'modulepreload') heard.push(`failed: ${message} ${filename ?? target.src ?? target.href}`);
};
addEventListener('error', failed, true);
addEventListener('unhandledrejection', ({ reason }) => heard.push(`rejected: ${reason}`));
addEventListener('securitypolicyviolation', ({ blockedURI }) => heard.push(`not allowed: ${blockedURI}`));
const ask = window.fetch;
window.fetch = (at, how) => {
  if (how?.method !== 'POST' || !String(at).endsWith('/api/tables')) return ask(at, how);
  const wish = JSON.parse(how.body);
  const body = JSON.stringify({ ...wish, pace: 'instant', window: 0, options: { length: 1, ...wish.options } });
  return ask(at, { ...how, body });
};
Element.prototype.checkVisibility ??= function () {
  return this.getClientRects().length > 0 && getComputedStyle(this).visibility === 'visible';
};
window.named = (text) => [...document.querySelectorAll('button')].find((one) => one.textContent.includes(text));
window.told = (text) => document.body.textContent.replace(/\\s+/g, ' ').includes(text);
window.looked = (wanted) => soon(wanted).then(wanted);
"""
FIRST: Final = '<script src="/ahead.js"></script>'


def own_address() -> str:
    """Of this machine as others on the network see it, where a page may do less than at home; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(("192.0.2.1", 9))
        except OSError:
            return "127.0.0.1"
        return str(line.getsockname()[0])


@pytest.fixture(scope="session")
async def over_the_network(page_folder: Path, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    folder = tmp_path_factory.mktemp("ahead")
    page = shutil.copytree(page_folder, folder / "page")
    (page / "ahead.js").write_text(AHEAD + EYES, encoding="utf-8")
    front = (page / "index.html").read_text(encoding="utf-8")
    (page / "index.html").write_text(front.replace("<head>", f"<head>{FIRST}", 1), encoding="utf-8")
    serving = Serving(page, folder / "data")
    await serving.start()
    yield f"http://{own_address()}:{serving.port}"
    await serving.kill()


class Stranger:
    """Somebody in front of a browser that Playwright cannot drive."""

    def __init__(self, window: Window, url: str, game: str) -> None:
        self.window = window
        self.url = url
        self.game = game

    async def open(self, path: str) -> None:
        await self.window.open(self.url + path)
        await self.wait("document.querySelector('h1')")

    async def wait(self, wanted: str, seconds: float = 30) -> None:
        last = time.monotonic() + seconds
        while not await self.window.run(f"looked(() => !!({wanted}))"):
            if time.monotonic() > last:
                seen = await self.window.run("`${heard} ${document.body.innerText}`")
                raise AssertionError(f"no {wanted}: {seen}")

    async def press(self, text: str) -> None:
        button = f"named({json.dumps(text)})"
        await self.wait(button)
        await self.window.tap(*await self.window.run(f"touchable({button})"))

    async def read(self, text: str) -> None:
        await self.wait(f"told({json.dumps(' '.join(text.split()))})")

    async def unheard(self) -> None:
        assert await self.window.run("heard") == []

    async def play_on(self, seconds: float = 120) -> None:
        """The first thing that is offered, again and again, until the podium stands there."""
        last = time.monotonic() + seconds
        while not await self.window.run("looked(() => ended() || offered().length > 0).then(ended)"):
            assert time.monotonic() < last, await self.window.run("`still playing: ${heard} ${scene()}`")
            point = await self.window.run("(window.before = String(scene()), touchable(offered()[0]))")
            if point is not None:
                await self.window.tap(*point)
                await self.window.run("soon(() => String(scene()) !== before)")


@pytest.fixture(params=GAMES)
async def stranger(request: pytest.FixtureRequest, over_the_network: str, tmp_path: Path) -> AsyncIterator[Stranger]:
    if lacking := missing(request.param):
        pytest.skip(f"LEFT OUT: {', '.join(lacking)} not installed, so {request.param} cannot look at the pages")
    async with window(request.param, tmp_path / "browser") as one:
        yield Stranger(one, over_the_network, GAMES[request.param])


async def test_a_home_a_lobby_and_a_whole_deal(stranger: Stranger) -> None:
    person, game = stranger, stranger.game
    assert set(NEEDED) == set(GAMES)
    for language in ("en", "fr"):
        say = words(language).say
        await person.open(f"/?lang={language}")
        await person.read(say(f"home-{game}-pitch"))
        await person.unheard()
    await person.window.run("localStorage.setItem('defifoo.language', '\"fr\"')")

    await person.open(f"/g/{game}")
    await person.press(say("home-friends"))
    await person.wait(f"document.querySelector('[role=img][aria-label=\"{say('home-qr')}\"]')")
    await person.unheard()

    await person.open(f"/g/{game}")
    await person.press(say("home-now"))
    await person.wait("document.querySelector('main.board')")
    await person.play_on()
    accounts = await person.window.run("sums")
    assert accounts
    for slip in (slip for account in accounts for slip in account):
        assert sum(slip["lines"]) == slip["sum"] == slip["points"], accounts
    await person.read(say("table-fair-checked", count=1))
    await person.unheard()
