"""Low windows: a phone on its side, and a page enlarged to twice its size."""

import json
from pathlib import Path

import pytest
from playwright.async_api import Page

from browser.looking import cut_off
from browser.people import Person, Room
from browser.test_screens import FIXTURES, GAMES, nothing, sit_at

LOW = ((844, 390), (667, 375), (640, 400))
PHASES = {
    "purple": ("play", "direction"),
    "blue": ("turn", "reply", "direction"),
    "yellow": ("turn", "race", "drawn", "swap", "thanks"),
    "red": ("play", "team", "direction"),
}
# Parts of the page that must not lie on each other, and cards that no part of the window hides.
PILED_UP = """() => {
  const box = (one) => one.getBoundingClientRect();
  const parts = ['header', '.seats', 'main.board', '.ask', '.low .sheet', '.hand'].flatMap((name) => {
    const one = document.querySelector(name);
    return one ? [[name, box(one)]] : [];
  });
  const found = [];
  for (const [k, [name, a]] of parts.entries())
    for (const [other, b] of parts.slice(k + 1)) {
      const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
      if (wide > 2 && high > 2) found.push(`${name} and ${other} share ${Math.round(wide)} x ${Math.round(high)}`);
    }
  const board = box(document.querySelector('main.board'));
  if (board.height < 200 || board.width < 250) found.push(`the board is ${Math.round(board.width)} x ${Math.round(board.height)}`);
  for (const card of document.querySelectorAll('.hand .card')) {
    const { left, right, top } = box(card);
    if (left < -2 || right > innerWidth + 2 || top > innerHeight - 24) found.push(`${card.dataset.card} is out of reach`);
  }
  for (const one of document.querySelectorAll('main.board button')) {
    const { left, right, top, bottom } = box(one);
    if (left < board.left - 4 || right > board.right + 4 || top < board.top - 4 || bottom > board.bottom + 4) found.push(`${one.textContent.trim()} leaves the board`);
  }
  return found;
}"""


async def wrong(page: Page) -> list[str]:
    found = await cut_off(page)
    piled: list[str] = await page.evaluate(PILED_UP)
    return found + piled


@pytest.mark.parametrize("game", GAMES)
async def test_low_windows(room: Room, game: str) -> None:
    """Every phase with four and six people, and the longest hands there are."""
    person = await room.window(LOW[0], "fr")
    found: dict[str, list[str]] = {}
    stems = [f"{game}-{players}-{phase}" for players in (4, 6) for phase in PHASES[game]]
    for stem in [*stems, f"{game}-2-early"]:
        await sit_at(person, FIXTURES / f"{stem}.json")
        for width, height in LOW:
            await person.page.set_viewport_size({"width": width, "height": height})
            found[f"{stem} {width} x {height}"] = await wrong(person.page)
    nothing(found)


async def test_a_small_low_window_scrolls(room: Room) -> None:
    """Where there is room neither beside nor below, nothing is squeezed: the page scrolls."""
    person = await room.window((320, 400), "en")
    await sit_at(person, FIXTURES / "blue-4-turn.json")
    height, scrolls = await person.page.evaluate("[document.querySelector('main.board').clientHeight, document.documentElement.scrollHeight > innerHeight]")
    assert height > 200
    assert scrolls


async def test_a_long_match_on_a_phone(room: Room, tmp_path: Path) -> None:
    """Ten deals and six people: names and totals stay, the deals scroll between them."""
    person = await room.window((360, 640), "fr")
    await sit_at_the_end(person, 10, tmp_path)
    table = person.page.locator("dialog[open] table")
    narrow, cut = await table.evaluate("""(table) => {
      const { left, right } = table.parentElement.getBoundingClientRect();
      const boxes = (places) => [...table.querySelectorAll(places)].map((one) => one.getBoundingClientRect());
      return [
        boxes('tbody .name').filter((one) => one.width < 90 || one.height > 70).length,
        boxes('.who, .total').filter((one) => one.left < left - 1 || one.right > right + 1).length,
      ];
    }""")
    assert (narrow, cut) == (0, 0)


async def sit_at_the_end(person: Person, deals: int, folder: Path) -> None:
    fixture = json.loads((FIXTURES / "yellow-6-podium.json").read_text(encoding="utf-8"))
    table = fixture[0]["table"]
    table["results"] = [{**table["results"][0], "points": [130, 0, 60, 250, 90, 10]}] * deals
    table.update(deal=deals, deals=deals, totals=[1300, 0, 600, 2500, 900, 100])
    position = folder / "long.json"
    position.write_text(json.dumps(fixture), encoding="utf-8")
    await sit_at(person, position)
    await person.page.get_by_role("dialog").wait_for()
