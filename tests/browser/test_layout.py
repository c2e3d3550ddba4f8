"""Low windows: a phone on its side, and a page enlarged to twice its size. And what stays in its place on an upright phone."""

import json
import time
from pathlib import Path

import pytest
from playwright.async_api import Page, WebSocketRoute, expect

from browser.looking import AT_REST, cut_off
from browser.people import DESKTOP, PHONE, Person, Room
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
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 2 && high > 2) found.push(`${name} and ${other} share ${Math.round(wide)} x ${Math.round(high)}`);
    }
  const board = box(document.querySelector('main.board'));
  if (board.height < 200 || board.width < 250) found.push(`the board is ${board.width} x ${board.height}`);
  for (const card of document.querySelectorAll('.hand .card')) {
    const { left, right, top } = box(card);
    if (left < -2 || right > innerWidth + 2 || top > innerHeight - 24) found.push(`${card.dataset.card} is out of reach`);
  }
  for (const one of document.querySelectorAll('main.board button')) {
    const { left, right, top, bottom } = box(one);
    if (left < board.left - 4 || right > board.right + 4 || top < board.top - 4 || bottom > board.bottom + 4)
      found.push(`${one.textContent.trim()} leaves the board`);
  }
  return found;
}"""

# Names that something lies on, also something that touches go through.
HIDDEN = """() => {
  document.querySelectorAll('.middle, .middle *').forEach((one) => (one.style.pointerEvents = 'auto'));
  return [...document.querySelectorAll('.won .name')].filter((name) => {
    const { left, right, top, bottom } = name.getBoundingClientRect();
    return [left + 2, right - 2].some((x) => !name.parentElement.contains(document.elementFromPoint(x, (top + bottom) / 2)));
  }).map((name) => name.textContent);
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


async def test_whoever_may_slam_and_lead_reads_both_on_a_phones_side(room: Room, tmp_path: Path) -> None:
    """With two players, between two rounds: the sign of any card leaves the Bomb its words."""
    person = await room.window((640, 360), "fr")
    fixture = json.loads((FIXTURES / "red-2-early.json").read_text(encoding="utf-8"))
    view = fixture[0]["view"]
    view.update(trick=[], led=None, hand=[*view["hand"][:4], "BOMB"])
    fixture[0]["moves"] = view["hand"]
    position = tmp_path / "armed.json"
    position.write_text(json.dumps(fixture), encoding="utf-8")
    await sit_at(person, position)
    await expect(person.page.locator(".tray")).to_be_visible()
    assert not await wrong(person.page)


async def test_a_small_low_window_scrolls(room: Room) -> None:
    """Where there is room neither beside nor below, nothing is squeezed: the page scrolls."""
    person = await room.window((320, 400), "en")
    await sit_at(person, FIXTURES / "blue-4-turn.json")
    height, scrolls = await person.page.evaluate(
        "[document.querySelector('main.board').clientHeight, document.documentElement.scrollHeight > innerHeight]"
    )
    assert height > 200
    assert scrolls


@pytest.mark.parametrize("players", [2, 4, 6])
async def test_what_is_slammed_hides_no_names(room: Room, players: int, tmp_path: Path) -> None:
    """The Bomb lies in the middle, over the cards, and it still says whose cards they are."""
    person = await room.window(DESKTOP, "en")
    fixture = json.loads((FIXTURES / f"red-{players}-play.json").read_text(encoding="utf-8"))
    fixture[0]["view"]["slam"] = "BOMB"
    position = tmp_path / "slammed.json"
    position.write_text(json.dumps(fixture), encoding="utf-8")
    await sit_at(person, position)
    await expect(person.page.locator(".thrown")).to_be_visible()
    hidden = await person.page.evaluate(f"({AT_REST})().then({HIDDEN})")
    assert hidden == []


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


async def test_a_phone_has_its_sound_in_the_menu_and_its_buttons_stay_where_they_are(room: Room) -> None:
    """What happened opens at its end, and the score sheet tells what everybody began with."""
    table = Told(await room.window(PHONE, "fr"), "purple-4-play")
    await table.sit()
    page, person = table.page, table.person
    before = await person.button("table-log").bounding_box()
    for seat in range(4):
        table.update({"event": "played", "seat": seat, "cards": [f"E{seat + 2}"]})
    table.update(*[{"event": "took-trick", "seat": seat % 4, "cards": ["E2", "E3", "E4", "E5"]} for seat in range(30)])
    await expect(person.button("table-last")).to_be_visible()
    assert await person.button("table-log").bounding_box() == before
    await person.button("table-log").click()
    await expect(page.get_by_role("dialog").get_by_role("listitem").last).to_be_in_viewport()
    await page.keyboard.press("Escape")
    await expect(person.button("table-sound")).to_be_hidden()
    await person.button("table-menu").click()
    await person.button("table-sound-off").click()
    await expect(person.button("table-sound-on")).to_be_visible()
    await person.button("table-scores").click()
    await expect(page.get_by_role("columnheader", name=person.say("table-start"))).to_be_visible()


class Told:
    """A table of a recorded position where the test says what happens next."""

    def __init__(self, person: Person, stem: str) -> None:
        self.page = person.page
        self.full = json.loads((FIXTURES / f"{stem}.json").read_text(encoding="utf-8"))[0]
        self.me: int = self.full["seat"]
        self.heard: list[dict[str, object]] = []
        self.socket: WebSocketRoute | None = None
        self.person = person

    async def sit(self) -> None:
        def answer(socket: WebSocketRoute) -> None:
            self.socket = socket
            socket.on_message(self.hear)

        await self.page.route_web_socket("**/api/tables/*/play", answer)
        await self.person.open("/t/BAKO-MITU")
        await self.person.at_table()

    def hear(self, text: str | bytes) -> None:
        message = json.loads(text)
        self.heard.append(message)
        if message["t"] in ("hello", "view"):
            self.tell(**self.full)

    def tell(self, **message: object) -> None:
        assert self.socket
        self.socket.send(json.dumps({**message, "at": round(time.time() * 1000)}))

    def update(self, *events: dict[str, object], **more: object) -> None:
        self.full["version"] += 1
        told = {"t": "update", "seat": self.me, "version": self.full["version"], "events": events, "moves": []}
        self.tell(**{**told, "waits": [(self.me + 1) % 4], **more})

    async def boxes(self, *places: str) -> list[list[float]]:
        return [
            await self.page.locator(place).evaluate("(one) => Object.values(one.getBoundingClientRect().toJSON())")
            for place in places
        ]


def overlap(one: list[float], other: list[float]) -> bool:
    (x, y, width, height), (left, top, wide, high) = one[:4], other[:4]
    return x < left + wide and left < x + width and y < top + high and top < y + height


async def test_nothing_moves_while_a_card_can_be_taken_back(room: Room) -> None:
    table = Told(await room.window(PHONE, "fr"), "red-4-play")
    await table.sit()
    parts = ("main.board", "section.low", ".hand")
    before = await table.boxes(*parts)
    card = table.page.locator(".hand .up").first
    key = await card.get_attribute("data-card")
    await card.click()
    table.tell(t="held", seat=table.me, move=key, until=round(time.time() * 1000) + 1500)
    await expect(table.page.locator(".hand .going")).to_have_attribute("data-card", key or "")
    await expect(table.person.button("table-take-back")).to_be_visible()
    assert await table.boxes(*parts) == before
    for one in range(3):
        await table.page.locator(".hand .card").nth(one).click(force=True)
    assert [one["move"] for one in table.heard if one["t"] == "move"] == [key]


async def test_a_second_tap_is_no_second_move(room: Room) -> None:
    table = Told(await room.window(PHONE, "fr"), "purple-4-play")
    await table.sit()
    await table.page.locator(".hand .up").first.dblclick()
    assert len([one for one in table.heard if one["t"] == "move"]) == 1


@pytest.mark.parametrize("size", [PHONE, LOW[1]])
async def test_what_is_done_to_the_reader_is_said_for_a_moment(room: Room, size: tuple[int, int]) -> None:
    table = Told(await room.window(size, "fr"), "yellow-4-turn")
    await table.sit()
    other = (table.me + 1) % 4
    hand = table.full["view"]["hand"]
    table.update({"event": "gave", "seat": other, "other": table.me, "cards": ["RG"]}, changes={"hand": [*hand, "RG"]})
    news = table.page.locator("main.board > p")
    await expect(news).to_contain_text(table.person.say("yellow-card-RG"))
    await expect(table.page.locator(".hand .fresh")).to_have_count(1)
    said, *others = await table.boxes("main.board > p", ".ask", ".hand")
    assert not [one for one in others if overlap(said, one)]
    await expect(news).to_be_hidden(timeout=5000)
    await expect(table.page.locator(".hand .fresh")).to_have_count(0)
    table.update({"event": "swapped", "seat": other, "other": (other + 1) % 4})
    await expect(table.page.get_by_role("log")).to_contain_text(table.full["table"]["places"][(other + 1) % 4]["name"])
    await expect(news).to_have_count(0)


async def test_what_others_do_without_the_reader_is_said(room: Room) -> None:
    """Where the log does not stand beside the table."""
    table = Told(await room.window(PHONE, "fr"), "blue-4-turn")
    await table.sit()
    (one, other), names = [(table.me + k) % 4 for k in (1, 2)], [place.get("name") for place in table.full["table"]["places"]]
    table.update({"event": "stole", "seat": one, "other": other, "cards": ["CAF"]}, {"event": "drew", "seat": one, "count": 1})
    aside = table.page.locator(".aside")
    await expect(aside).to_contain_text(table.person.say("blue-card-CAF"))
    said = await aside.inner_text()
    assert all(name in said for name in (names[one], names[other]) if name)
    said_at, *others = await table.boxes(".aside", "main.board", ".ask", ".hand")
    assert not [box for box in others if overlap(said_at, box)]
    await table.page.set_viewport_size({"width": 1280, "height": 800})
    await expect(aside).to_have_count(0)
    await expect(table.page.get_by_role("complementary")).to_contain_text(table.person.say("blue-card-CAF"))


LARGE = ((768, 1024), (1024, 768), (1280, 720), (1280, 800), (1920, 1080))
ALL_SIZES = (PHONE, (390, 844), (844, 390), (640, 360), *LARGE)
# How large the cards of the trick are, and those in the hand; the least text of the seats; what does not grow with the text.
SIZES = """() => {
  const wide = (places) => [...document.querySelectorAll(places)].map((one) => one.offsetWidth).filter(Boolean);
  const texts = [...document.querySelectorAll('.seats li span:not(.hidden, .face *)')].filter(
    (one) => one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
  const size = (one) => parseFloat(getComputedStyle(one).fontSize);
  const before = texts.map(size);
  document.documentElement.style.fontSize = '125%';
  const fixed = texts.filter((one, k) => size(one) <= before[k]).map((one) => one.textContent);
  document.documentElement.style.fontSize = '';
  const [trick, hand] = [Math.min(...wide('.slot .place, .played .top')), Math.max(...wide('.hand .card'))];
  return { trick, hand, text: Math.min(...before), fixed };
}"""


@pytest.mark.parametrize("game", ["purple", "red", "yellow"])
async def test_the_cards_of_the_trick_are_as_large_as_those_in_the_hand(room: Room, game: str) -> None:
    """And the text of the seats can be read, and grows with what the reader has asked for."""
    person = await room.window(PHONE, "fr")
    for players in (2, 4, 6):
        await sit_at(person, FIXTURES / f"{game}-{players}-{'turn' if game == 'yellow' else 'play'}.json")
        for width, height in ALL_SIZES:
            await person.page.set_viewport_size({"width": width, "height": height})
            await person.page.evaluate(AT_REST)
            found = await person.page.evaluate(SIZES)
            assert found["trick"] >= found["hand"], (players, width, found)
            if (game, players, width) == ("purple", 4, 390):
                assert found["trick"] >= width * 0.24, found
            assert found["hand"] >= 42, (players, width, found)
            assert found["text"] >= 14, (players, width, found)
            assert not found["fixed"], (players, width, found)
