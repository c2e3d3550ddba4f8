"""People in front of a browser: one who taps, one with a keyboard only, one who hears the page."""

import json
import re
import shutil
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final, Literal

from playwright.async_api import Browser, BrowserContext, Error, Locator, Page, Route, expect

from defifoo.words.language import words

CHROMIUM: Final = shutil.which("chromium")
# What Playwright switches off already, since the last list counts, and the pages that wait behind every address bar.
OFF: Final = (
    "AimEnabled,AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades,"
    "LensOverlay,MediaRouter,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,PreconnectToSearch,"
    "ThirdPartyStoragePartitioning,WebUIOmniboxAimPopup,WebUIOmniboxPopup"
)
QUIET: Final = [
    f"--disable-features={OFF}",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE: Final = 20_000
expect.set_options(timeout=PATIENCE)  # a busy machine is slow to draw a page
PHONE: Final = (360, 640)
DESKTOP: Final = (1280, 800)
Size = tuple[int, int]

# What a sighted person sees that can be done now, the nearest at hand first, and what tells that something has happened since.
EYES: Final = """
localStorage.getItem('defifoo.wish') ?? localStorage.setItem('defifoo.wish', '{"players":4,"bot":"regular"}');
window.offered = () => {
  if (ended()) return []; // whoever goes on from here wants another match
  const all = (places) => [...document.querySelectorAll(places)].filter(
    (one) => !one.disabled && one.ariaDisabled !== 'true' && one.ariaHasPopup !== 'dialog' && one.checkVisibility());
  const way = all('.curtain button, .account .go, dialog[open] .end .go');
  if (way.length) return way;
  // a finger that came down where a card had just been may have opened something else
  const stray = all('dialog[open] .head button');
  if (stray.length) return stray;
  const cards = all('.hand button');
  const board = all('main.board button');
  const sheet = all('.low .sheet .button');
  const go = all('.low .choices .go');
  if (document.querySelector('.low .choices')) return go.length ? go : cards.slice(0, 1);
  const plain = board.filter((one) => !one.ariaPressed);
  if (cards.some((one) => one.ariaPressed === 'true')) return [...plain, ...all('.low .sheet .go')];
  const said = plain.length ? plain : board.filter((one) => one.ariaPressed === 'false');
  return [...cards, ...said, ...sheet];
};
const parts = 'main.board, .low, .account, dialog, .curtain';
window.scene = () => [...document.querySelectorAll(parts)].map((one) => one.textContent)
  + [...document.querySelectorAll('.hand button')].map((one) => one.className + one.ariaPressed);
// The accounts of the deals that were seen: for each player the numbers on the slip, and the points as the server counts them.
window.sums = [];
const slips = () => {
  const account = document.querySelector('.account[data-done]');
  if (!account || window.reckoned === account) return;
  window.reckoned = account;
  const number = (one) => Number(one.textContent.replace('−', '-').replace('+', ''));
  sums.push([...account.querySelectorAll('[data-seat]')].map((slip) => ({
    lines: [...slip.querySelectorAll('.line strong')].map(number),
    sum: number(slip.querySelector('.sum')),
    points: Number(slip.querySelector('.sum').dataset.points),
  })));
};
new MutationObserver(slips).observe(document, { childList: true, subtree: true, attributeFilter: ['data-done'] });
window.ended = () => document.querySelector('dialog[open] .podium') !== null;
// Where a finger can touch something: of a card in a fan one sees a part only.
window.touchable = (thing) => {
  if (!thing) return null;
  thing.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = thing.getBoundingClientRect();
  for (const down of [0.5, 0.3, 0.7, 0.15])
    for (const right of [0.5, 0.3, 0.15, 0.08, 0.7]) {
      const [x, y] = [left + width * right, top + height * down];
      if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  return null;
};
window.soon = (wanted) => new Promise((done) => {
  const last = Date.now() + 1000;
  const look = () => (wanted() || Date.now() > last ? done() : setTimeout(look, 16));
  look();
});
"""


class Person:
    """One browser window and whoever sits in front of it; by default somebody who taps or clicks."""

    def __init__(self, page: Page, url: str, language: str) -> None:
        self.page = page
        self.url = url
        self.words = words(language)
        self.language = language

    def say(self, key: str, **variables: str | int) -> str:
        return self.words.say(key, **variables)

    def button(self, key: str, **variables: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **variables))

    async def open(self, path: str = "/") -> None:
        # A sheet that was closed takes its step of the history back a moment later, which would undo the way to another page.
        await self.page.wait_for_function("() => !history.state?.sheet || document.querySelector('dialog') !== null")
        await self.page.goto(self.url + path)

    async def choose(self, game: str) -> None:
        """From nothing to the game's own page."""
        await self.open()
        await self.page.get_by_role("link", name=self.say(f"home-{game}")).first.click()

    async def play_now(self, game: str) -> None:
        """The two clicks."""
        await self.choose(game)
        await self.button("home-now").click()
        await self.at_table()

    async def at_table(self) -> None:
        await expect(self.page.get_by_role("main", name=self.say("table-board"))).to_be_visible(timeout=PATIENCE)

    async def touch(self, thing: Locator) -> None:
        """Where nothing lies over it, and also what cannot be used now, as a card that a rule forbids."""
        point = await thing.evaluate("async (thing) => (await document.fonts.ready, touchable(thing))")
        assert point is not None, "nothing of it can be touched"
        await self.page.mouse.click(*point)

    async def ended(self) -> bool:
        return bool(await self.page.evaluate("ended()"))

    async def play_on(self, until: Callable[[], Awaitable[bool]] | None = None, seconds: float = 120) -> None:
        """The first thing that is offered, again and again, until the podium stands there."""
        until = until or self.ended
        last = time.monotonic() + seconds
        while not await until():
            assert time.monotonic() < last, f"still playing: {await self.page.evaluate('scene()')}"
            with suppress(Error):  # the thing has gone while the hand was on its way: look again
                scene = await self.page.evaluate("soon(() => ended() || offered().length).then(scene)")
                if await self.act():
                    await self.page.evaluate("(scene) => soon(() => window.scene() !== scene)", scene)
        await self.check_accounts()

    async def check_accounts(self) -> None:
        """What was laid before everybody's eyes added up to the points, in every deal."""
        for account in await self.page.evaluate("sums"):
            assert account
            for slip in account:
                assert slip["lines"], account
                assert sum(slip["lines"]) == slip["sum"] == slip["points"], account

    async def act(self) -> bool:
        point = await self.page.evaluate("touchable(offered()[0])")
        if point is None:
            return False
        await self.page.mouse.click(*point)
        return True


class Typist(Person):
    """Tab, arrows and Enter, nothing else."""

    async def press_until(self, reached: str, key: str = "Tab", most: int = 90) -> None:
        for _ in range(most):
            if await self.page.evaluate(f"(() => {{ const on = document.activeElement; return {reached}; }})()"):
                return
            await self.page.keyboard.press(key)
        raise AssertionError(f"no way to {reached} by {key}")

    async def choose(self, game: str) -> None:
        await self.open()
        await self.follow(f'a[href="/g/{game}"]')

    async def follow(self, link: str) -> None:
        """A link that is there, or comes."""
        await expect(self.page.locator(link).first).to_be_visible()
        await self.press_until(f"on.matches({link!r})")
        await self.page.keyboard.press("Enter")

    async def play_now(self, game: str) -> None:
        await self.choose(game)
        await expect(self.button("home-now")).to_be_visible()
        await self.press_until(f"on.matches('button') && on.textContent.includes({json.dumps(self.say('home-now'))})")
        await self.page.keyboard.press("Enter")
        await self.at_table()

    async def act(self) -> bool:
        for _ in range(60):
            where = await self.page.evaluate("""() => {
                const [on, all] = [document.activeElement, offered()];
                if (!all.length) return 'nothing';
                if (all.includes(on)) return 'there';
                return on.closest('.hand') && all.some((one) => one.closest('.hand')) ? 'hand' : 'elsewhere';
            }""")
            if where == "nothing":
                return False
            await self.page.keyboard.press({"there": "Enter", "hand": "ArrowRight", "elsewhere": "Tab"}[where])
            if where == "there":
                return True
        raise AssertionError("the keyboard does not get to what is offered")


class Listener(Person):
    """Knows roles and names only, as a screen reader tells them, and acts as it does: without a pointer."""

    async def press(self, found: Locator, patience: float = 2000) -> None:
        await found.dispatch_event("click", timeout=patience)

    async def choose(self, game: str) -> None:
        await self.open()
        await self.press(self.page.get_by_role("link", name=self.say(f"home-{game}")).first, PATIENCE)

    async def play_now(self, game: str) -> None:
        await self.choose(game)
        await self.press(self.button("home-now"))
        await self.at_table()

    async def ended(self) -> bool:
        return await self.page.get_by_role("dialog").get_by_role("button", name=self.say("table-rematch")).count() > 0

    async def act(self) -> bool:
        page = self.page
        playable = re.compile(re.escape(self.say("table-card-playable", card="")) + "$")
        deed = re.compile(rf"^\s*(?!{re.escape(self.say('blue-board-show', name='').strip())})\S")  # not a closer look
        hand = page.get_by_role("group", name=re.compile(self.say("table-hand", count=7).split(",")[0]))
        board = page.get_by_role("main", name=self.say("table-board")).get_by_role("button", name=deed, disabled=False)
        sheet = page.get_by_role("group", name=self.say("table-choose")).get_by_role("button", disabled=False)
        picking = await self.button("table-exchange-now", count=0).count() > 0
        lifted = await hand.get_by_role("button", pressed=True).count() > 0
        chosen = await board.and_(page.get_by_role("button", pressed=True)).count() > 0
        account = page.get_by_role("region", name=self.say("table-account"))
        ways = [
            account.get_by_role("button", disabled=False),
            page.get_by_role("dialog").get_by_role("button", name=self.say("table-next")),
            page.get_by_role("button", name=self.say("table-scores"), exact=True),
            page.get_by_role("button", name=re.compile(self.exchange), disabled=False),
            *([hand.get_by_role("button")] if picking else []),
            *([] if lifted else [hand.get_by_role("button", name=playable)]),
            board.last if chosen else board,
            sheet,
        ]
        for way in ways:
            if await way.count():
                await self.press(way.first)
                return True
        return False

    @property
    def exchange(self) -> str:
        return re.escape(self.say("table-exchange-now", count=1)).replace("1", r"\d")


HANDS: Final = {"taps": Person, "keys": Typist, "ears": Listener}


class Room:
    """Somewhere to sit with one or more windows."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.contexts: list[BrowserContext] = []
        self.troubles: list[str] = []

    async def window(
        self,
        size: Size = PHONE,
        language: str = "en",
        by: str = "taps",
        motion: Literal["no-preference", "reduce"] = "reduce",
        scale: float = 1,
        pace: str = "instant",
    ) -> Person:
        width, height = size
        context = await self.browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            reduced_motion=motion,
            has_touch=size == PHONE,
            device_scale_factor=scale,
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        await context.add_init_script(EYES)
        await context.route("**/api/tables", partial(hasten, pace=pace))
        if pace == "instant":
            await context.route("**/api/lessons/**", at_once)
        page = await context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        return HANDS[by](page, self.url, language)

    async def close(self) -> None:
        for context in self.contexts:
            await context.close()
        assert not self.troubles, self.troubles


async def hasten(route: Route, pace: str) -> None:
    """Tables as the page asks for them, at this pace, and short unless the page says how long."""
    wish = json.loads(route.request.post_data or "{}")
    at = {"pace": pace, "window": 0} if pace == "instant" else {"pace": pace}
    await route.continue_(post_data={**wish, **at, "options": {"length": 1, **wish.get("options", {})}})


async def at_once(route: Route) -> None:
    """A lesson whose cards do not travel."""
    if route.request.method != "GET":
        return await route.continue_()
    answer = await route.fetch()
    step = await answer.json()
    step.get("table", {}).pop("timetable", None)
    return await route.fulfill(response=answer, json=step)
