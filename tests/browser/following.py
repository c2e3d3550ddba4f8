"""What a page was told and what it has shown: every card must have landed, in its order and for its time."""

import json
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from playwright.async_api import Page, WebSocket

from defifoo.games.shelf import find_game
from defifoo.table.entries import Pace
from defifoo.table.timetable import PACES

EARLY: Final = 2
"""Timers of a browser may ring so many milliseconds before their time."""


STARVED: Final = 5
"""A card whose way took so many times as long belongs to a page that got no time of the processor, and rightly catches up."""


class Shown(NamedTuple):
    """A line of the page's own record: see `web/src/state/showing.svelte.ts`."""

    version: int
    event: str
    began: float
    landed: float
    cards: int
    still: float
    lay: int
    look: float
    cut: str


class Following:
    """Hears what the server tells a page, to compare it with what the page says it has shown."""

    def __init__(self, page: Page, game: str, pace: Pace = "quick") -> None:
        self.page = page
        self.game = find_game(game)
        self.times = PACES[pace]
        self.told: list[tuple[int, str]] = []
        self.connections = 0
        page.on("websocket", self._connected)

    def _connected(self, socket: WebSocket) -> None:
        self.connections += 1
        socket.on("framereceived", self._heard)

    def _heard(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] != "update":
            return
        timed = {*self.game.lays, *self.game.gathers}
        names = [name for name, _ in groupby(told["event"] for told in message.get("events", ()))]
        self.told += [(message["version"], name) for name in names if name in timed]

    async def shown(self) -> list[Shown]:
        record = await self.page.evaluate("shown")
        return [Shown(**line) for line in record]

    async def complaints(self) -> list[str]:
        """Everything that was cut short, left out or shown in another order; none when all is well."""
        shown = await self.shown()
        seen = [one for one in shown if one.event != "full"]
        told = self._not_caught_up_with(shown)
        found = [f"told {told}, shown {[one[:2] for one in seen]}"] if [one[:2] for one in seen] != told else []
        found += [
            f"{one} began before {before} had landed"
            for before, one in pairwise(shown)
            if one.began < before.landed or one.version < before.version
        ]
        return found + [f"{trouble}: {one}" for one in seen if (trouble := self._trouble(one))]

    def _not_caught_up_with(self, shown: list[Shown]) -> list[tuple[int, str]]:
        """What was told, without what came down a line that broke before the page could read it: the whole table, told when
        it was back, has it.
        """
        seen = {one[:2] for one in shown}
        gaps = [range(before.version + 1, one.version + 1) for before, one in pairwise(shown) if one.event == "full"]
        return [one for one in self.told if one in seen or not any(one[0] in gap for gap in gaps)]

    def _trouble(self, one: Shown) -> str:
        times = self.times
        late = one.landed - one.began > STARVED * times.travel or one.still > STARVED * times.look
        if one.cut == "overtaken" and late:
            return ""
        if one.cut or not one.landed:
            return "cut short"
        if not one.cards:
            return "nothing travelled"
        if one.landed - one.began < times.travel - EARLY:
            return "travelled too fast"
        if one.event not in self.game.gathers:
            return ""
        if one.still < times.look - EARLY:
            return "did not lie still long enough"
        return "" if one.lay or one.event.endswith("-led") else "did not lie there"
