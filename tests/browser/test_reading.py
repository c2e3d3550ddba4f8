"""What somebody who has never seen the games reads off a table: whose card it is, what a number is, why there are points."""

import json
import re
from pathlib import Path

import pytest
from playwright.async_api import expect

from browser.looking import AT_REST
from browser.people import DESKTOP, PHONE, Person, Room
from browser.test_layout import Told, overlap, wrong
from browser.test_screens import FIXTURES, sit_at

# How much ink a letter of ours has in its middle, and to the left of it; 0 to 255.
INK = """async ([letter, font]) => {
  await document.fonts.load(font, letter);
  const drawn = new OffscreenCanvas(200, 200).getContext('2d');
  Object.assign(drawn, { font, textAlign: 'center' });
  drawn.fillText(letter, 100, 150);
  const { actualBoundingBoxAscent: up, actualBoundingBoxLeft: left } = drawn.measureText(letter);
  const [y, side] = [150 - up / 2, 100 - left];
  const ink = (x) => drawn.getImageData(Math.round(x), Math.round(y), 1, 1).data[3];
  return [ink(100), Math.max(...Array.from({ length: 12 }, (_, k) => ink(side + k)))];
}"""

# The faces below the cards of a trick that differ from those around the table, or cannot be seen.
STRANGERS = """() => [...document.querySelectorAll('.slot')].flatMap((slot) => {
  const seat = slot.querySelector('.place').dataset.spot.split('-')[1];
  const known = document.querySelector(`[data-spot="seat-${seat}"] .face svg, .low .me svg`);
  const face = slot.querySelector('.who svg');
  const { width, left, right } = face.getBoundingClientRect();
  const same = face.innerHTML === known.innerHTML && width >= 18 && left >= 0 && right <= innerWidth;
  return same ? [] : [seat];
})"""


@pytest.mark.parametrize("face", ["400 120px 'Défifoo Text'", "700 120px 'Défifoo Text'", "400 120px 'Défifoo Display'"])
async def test_a_zero_is_not_struck_through(room: Room, face: str) -> None:
    person = await room.window(PHONE, "fr")
    await person.open()
    middle, side = await person.page.evaluate(INK, ["0", face])
    assert (middle, side) == (0, 255)


@pytest.mark.parametrize("game", ["purple", "red"])
async def test_a_face_says_whose_card_it_is_where_names_have_no_room(room: Room, game: str) -> None:
    person = await room.window(PHONE, "fr")
    for players in (3, 4, 6):
        await sit_at(person, FIXTURES / f"{game}-{players}-play.json")
        await person.page.evaluate(AT_REST)
        assert await person.page.locator(".slot").count() == players
        assert await person.page.evaluate(STRANGERS) == []
    await person.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    await expect(person.page.locator(".slot .name").first).to_be_visible()
    await expect(person.page.locator(".slot .who").first).to_be_hidden()


@pytest.mark.parametrize("players", [3, 4, 5])
async def test_what_can_be_slammed_is_in_sight_on_a_phone(room: Room, players: int, tmp_path: Path) -> None:
    person = await room.window(PHONE, "fr")
    fixture = json.loads((FIXTURES / f"red-{players}-play.json").read_text(encoding="utf-8"))
    hand = fixture[0]["view"]["hand"]
    fixture[0]["view"]["hand"] = [*(card for card in hand if card not in ("BANK", "BOMB")), "BANK", "BOMB"]
    position = tmp_path / "armed.json"
    position.write_text(json.dumps(fixture), encoding="utf-8")
    await sit_at(person, position)
    await expect(person.page.locator("[data-slam]")).to_have_count(2)
    assert await wrong(person.page) == []


async def test_a_button_has_an_edge_where_there_are_no_colours(room: Room) -> None:
    person = await room.window(PHONE, "fr")
    await person.page.emulate_media(forced_colors="active")
    pressed = {"red-4-play": "[data-slam]", "blue-4-turn": ".low .sheet .button", "yellow-4-turn": ".thanks"}
    for position, places in pressed.items():
        await sit_at(person, FIXTURES / f"{position}.json")
        button = person.page.locator(places).first
        assert await button.evaluate("(one) => getComputedStyle(one).borderTopStyle") == "solid"


async def test_the_account_says_what_the_cards_do_not(room: Room) -> None:
    """What a deal has forbidden is not in sight when its points are counted."""
    person = await room.window(PHONE, "fr")
    await sit_at(person, FIXTURES / "purple-4-podium.json", live=True)
    await person.page.locator(".account[data-done]").wait_for()
    lines = person.page.locator(".account .line .what")
    assert await lines.count() >= 4
    for line in await lines.all():
        await expect(line).to_be_visible()
        await expect(line).to_have_text(re.compile(r"\w"))


# Lines of an account whose cards lie on the number that they bring.
COVERED = """() => [...document.querySelectorAll('.account .line')].flatMap((line) => {
  const cards = [...line.querySelectorAll('.pile > .card > svg')].map((one) => one.getBoundingClientRect().right);
  const range = document.createRange();
  range.selectNodeContents(line.querySelector('.reckoned'));
  const { left } = range.getBoundingClientRect();
  return Math.max(0, ...cards) > left ? [line.textContent.trim()] : [];
})"""


@pytest.mark.parametrize("game", ["purple", "red"])
async def test_however_many_cards_count_they_leave_the_number_in_sight(room: Room, game: str, tmp_path: Path) -> None:
    person = await room.window(PHONE, "fr")
    fixture = json.loads((FIXTURES / f"{game}-2-podium.json").read_text(encoding="utf-8"))
    for account in fixture[0]["table"]["results"][-1]["accounts"]:
        for line in account:
            if line.get("cards"):
                line.update(cards=(line["cards"] * 30)[:30], count=30)
    position = tmp_path / "many.json"
    position.write_text(json.dumps(fixture), encoding="utf-8")
    await sit_at(person, position, live=True)
    await person.page.locator(".account[data-done]").wait_for()
    await person.page.evaluate(AT_REST)
    assert await person.page.locator(".account .pile > .card").count() >= 30
    assert await person.page.evaluate(COVERED) == []


@pytest.fixture
async def asked(room: Room) -> Told:
    table = Told(await room.window(PHONE, "fr"), "blue-4-turn")
    await table.sit()
    return table


async def test_what_others_do_covers_nothing_while_the_reader_has_no_choices_to_make(asked: Told) -> None:
    one = (asked.me + 1) % 4
    for (width, height), card in ((PHONE, "CAF"), ((640, 360), "SAS")):
        await asked.page.set_viewport_size({"width": width, "height": height})
        asked.update({"event": "laid", "seat": one, "cards": [card]})
        aside = asked.page.locator(".aside")
        await expect(aside).to_contain_text(asked.person.say(f"blue-card-{card}"))
        said, *others = await asked.boxes(".aside", ".seats", "main.board", ".ask", ".hand")
        assert not [box for box in others if overlap(said, box)], (width, said, others)


async def test_the_last_that_was_done_before_the_reader_is_asked_leaves_room_for_the_choices(asked: Told) -> None:
    one = (asked.me + 3) % 4
    asked.update({"event": "laid", "seat": one, "cards": ["CAF"]}, waits=[asked.me])
    await expect(asked.page.locator(".aside")).to_contain_text(asked.person.say("blue-card-CAF"))
    said, *others = await asked.boxes(".aside", "main.board", ".ask", ".hand")
    assert not [box for box in others if overlap(said, box)]


async def test_what_was_done_to_somebody_is_not_wiped_away_by_what_comes_next(asked: Told) -> None:
    """Bots go on after a second, which is no time to read two sentences in."""
    one, other, third = [(asked.me + k) % 4 for k in (1, 2, 3)]
    asked.update({"event": "struck", "seat": one, "other": other, "cards": ["CAF"]})
    aside = asked.page.locator(".aside")
    await expect(aside).to_contain_text(asked.person.say("blue-card-CAF"))
    asked.update({"event": "laid", "seat": other, "cards": ["LEU"]})
    asked.update({"event": "stole", "seat": third, "other": one, "cards": ["SAS"]})
    await expect(aside).to_contain_text(asked.person.say("blue-card-SAS"))
    said = await aside.inner_text()
    assert asked.person.say("blue-card-CAF") in said
    assert asked.person.say("blue-card-LEU") not in said
    await expect(aside).to_be_hidden(timeout=6000)


async def fits(person: Person) -> bool:
    """All who have played stand in the table of the podium, without a finger that scrolls."""
    return bool(
        await person.page.evaluate("""() => {
            const end = document.querySelector('dialog[open] .end').getBoundingClientRect().top;
            return [...document.querySelectorAll('dialog[open] tbody tr')].every(
                (row) => row.getBoundingClientRect().bottom <= end + 2);
        }""")
    )


async def test_all_four_stand_in_the_list_when_a_match_is_over(room: Room) -> None:
    person = await room.window(PHONE, "fr")
    await sit_at(person, FIXTURES / "purple-4-podium.json", ("Mamie", "Léo", "Boulon", "Zigzag"))
    await person.page.locator("dialog[open] .podium").wait_for()
    await person.page.evaluate(AT_REST)
    assert await fits(person)
