"""How long people wait for bots, and how smoothly cards travel: measured in a real browser.

    uv run scripts/pace.py wait [--pace quick] [--players 4] [--answer 0.9] [--games purple,red]
    uv run scripts/pace.py timetable [the same]
    uv run scripts/pace.py frames [--slower 4] [--games purple,red]

`wait` plays one deal of each game and answers every question so many seconds after it can be seen, the account that can be
tapped away like the others; the rest of the time was spent waiting. `timetable` is the same without a browser: what a device
without any delay would come to, three deals of each.
`frames` slows the browser down and tells which part of the frames was drawn within 20 ms of the one before,
while cards travelled, by the compositor's own account. It means something on a quiet machine alone.
"""

import argparse
import asyncio
import itertools
import json
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT)]

from playwright.async_api import Browser, async_playwright  # noqa: E402

from browser.following import Following  # noqa: E402
from browser.people import CHROMIUM, PHONE, QUIET, Person, Room  # noqa: E402
from browser.serving import Serving, built  # noqa: E402
from table.waiting import waiting  # noqa: E402

# Somebody who answers everything so many milliseconds after it was asked, until the deal is over.
ANSWERS = """async (answer) => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const over = () => document.querySelector('dialog[open]') !== null;
  const asked = () => document.querySelector('.prompt.asked, .account') !== null && offered().length > 0;
  const found = { waited: 0, answers: 0 };
  for (let since = performance.now(); !over(); since = performance.now()) {
    while (!asked() && !over()) await pause(5);
    found.waited += performance.now() - since;
    if (over()) break;
    await pause(answer);
    const before = scene();
    offered()[0]?.click();
    found.answers += 1;
    await soon(() => scene() !== before);
  }
  return found;
}"""
# Each card that leaves is marked in the trace, with how long it travels.
MARKS = """
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  if (this.closest('.layer')) performance.mark(`travels ${options.duration}`);
  return animate.call(this, frames, options);
};
"""
SMOOTH = 20


async def seated(room: Room, players: int, pace: str) -> Person:
    person = await room.window(PHONE, "en", motion="no-preference", pace=pace)
    wish = json.dumps({"players": players, "bot": "regular"})
    await person.page.add_init_script(f"localStorage.setItem('defifoo.wish', {json.dumps(wish)})")
    return person


async def wait(room: Room, game: str, given: argparse.Namespace) -> tuple[float, float]:
    person = await seated(room, given.players, given.pace)
    following = Following(person.page, game, given.pace)
    await person.play_now(game)
    found = await person.page.evaluate(ANSWERS, given.answer * 1000)
    waited, answered = found["waited"] / 1000, found["answers"] * given.answer
    cut = len(await following.complaints())
    print(f"{game:8}{found['answers']:4} answers, waited {waited:5.1f} s: {waited / (waited + answered):.0%}; cut short: {cut}")
    await person.page.context.close()
    return waited, answered


async def waits(room: Room, games: list[str], given: argparse.Namespace) -> None:
    found = [await wait(room, game, given) for game in games]
    waited, answered = (sum(part) for part in zip(*found, strict=True))
    print(
        f"all     waited {waited / (waited + answered):.0%} at pace {given.pace}, {given.players} players, {given.answer:g} s"
    )


def timetable(games: list[str], given: argparse.Namespace) -> None:
    answer = round(given.answer * 1000)
    found = {game: [waiting(game, given.players, given.pace, answer, deal) for deal in range(3)] for game in games}
    for name, deals in [*found.items(), ("all", list(itertools.chain(*found.values())))]:
        waited, answered = (sum(part) for part in zip(*deals, strict=True))
        print(f"{name:8}waited {waited / (waited + answered):.0%}")


async def frames(browser: Browser, room: Room, game: str, slower: int) -> list[float]:
    """Milliseconds from frame to frame while cards travelled."""
    person = await seated(room, 4, "quick")
    await person.page.add_init_script(MARKS)
    await person.play_now(game)
    session = await person.page.context.new_cdp_session(person.page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    await browser.start_tracing(page=person.page, categories=["viz", "blink.user_timing"])
    await person.page.evaluate("setTimeout(() => (window.enough = true), 15000)")
    await person.play_on(lambda: person.page.evaluate("ended() || window.enough === true"))
    events = json.loads(await browser.stop_tracing())["traceEvents"]
    await person.page.context.close()
    drawn = sorted(event["ts"] / 1000 for event in events if event["name"] == "Display::DrawAndSwap")
    travels = sorted(
        (event["ts"] / 1000, event["ts"] / 1000 + float(event["name"].split()[1]))
        for event in events
        if event["name"].startswith("travels ")
    )
    return [
        after - before
        for before, after in itertools.pairwise(drawn)
        if any(start <= before and after <= end for start, end in travels)
    ]


async def smoothness(browser: Browser, room: Room, games: list[str], slower: int) -> None:
    for game in games:
        gaps = sorted(await frames(browser, room, game, slower))
        smooth = sum(gap <= SMOOTH for gap in gaps) / len(gaps)
        slow = gaps[len(gaps) * 95 // 100]
        print(f"{game:8}{len(gaps):5} frames, {smooth:.1%} within {SMOOTH} ms, the 95th of 100 took {slow:.1f} ms")


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["wait", "timetable", "frames"])
    parser.add_argument("--pace", default="quick")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--answer", type=float, default=0.9)
    parser.add_argument("--slower", type=int, default=4)
    parser.add_argument("--games", default="purple,blue,yellow,red")
    given = parser.parse_args()
    if given.what == "timetable":
        timetable(given.games.split(","), given)
        return
    with tempfile.TemporaryDirectory() as folder:
        serving = Serving(built(Path(folder)), Path(folder))
        await serving.start()
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
            room = Room(browser, serving.url)
            games = given.games.split(",")
            await (waits(room, games, given) if given.what == "wait" else smoothness(browser, room, games, given.slower))
            await browser.close()
        await serving.kill()


if __name__ == "__main__":
    asyncio.run(main())
