"""Cards travel smoothly on a phone four times slower than this machine, and never for long."""

import itertools
import json
import time
from typing import Final

from playwright.async_api import Browser

from browser.people import PHONE, Room

# Everything that moves on the layer of travelling cards: which properties, and for how long once a card has left.
TRAVELS: Final = """
window.travels = {};
const look = () => {
  for (const { effect } of document.getAnimations()) {
    if (!effect.target?.closest('.layer')) continue;
    const frames = effect.getKeyframes();
    const moving = (1 - frames.at(-2).computedOffset) * effect.getComputedTiming().duration;
    for (const name of frames.flatMap(Object.keys)) travels[name] = Math.max(travels[name] ?? 0, moving);
  }
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
KEPT_OUT: Final = {"offset", "computedOffset", "easing", "composite"}
FRAME: Final = 1000 / 60


async def test_cards_travel_at_sixty_frames_a_second(chromium: Browser, room: Room) -> None:
    """What was really drawn, by the compositor's own account; the browser is slowed down four times."""
    person = await room.window(PHONE, "fr", motion="no-preference")
    await person.page.add_init_script(TRAVELS)
    await person.play_now("red")
    session = await person.page.context.new_cdp_session(person.page)
    await session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
    await chromium.start_tracing(page=person.page, categories=["viz"])
    last = time.monotonic() + 5

    async def enough() -> bool:
        return time.monotonic() > last or await person.ended()

    await person.play_on(enough)
    trace = json.loads(await chromium.stop_tracing())
    drawn = sorted(event["ts"] / 1000 for event in trace["traceEvents"] if event["name"] == "Display::DrawAndSwap")
    # a longer gap is a table at rest, where nothing has to be drawn
    gaps = sorted(after - before for before, after in itertools.pairwise(drawn) if after - before < 9 * FRAME)
    assert len(gaps) > 60
    assert gaps[len(gaps) // 2] < 1.2 * FRAME, f"{gaps[len(gaps) // 2]:.1f} ms between two frames"
    assert gaps[len(gaps) * 9 // 10] < 3 * FRAME, f"{gaps[len(gaps) * 9 // 10]:.1f} ms between one frame in ten and the next"

    travels: dict[str, float] = await person.page.evaluate("travels")
    assert set(travels) - KEPT_OUT == {"transform", "opacity"}
    assert max(travels.values()) <= 300
