"""Whole matches through the page."""

import pytest
from playwright.async_api import expect

from browser.hearing import EARS, Transcript
from browser.looking import complaints
from browser.people import DESKTOP, PHONE, Room

WINDOWS = {"fr": PHONE, "en": DESKTOP}
TAPPED = [("yellow", "fr"), ("blue", "en")]
"""Purple and Red are played by taps in `test_follow.py`, at the pace of people."""
TYPED = [("blue", "fr"), ("red", "fr"), ("purple", "en"), ("yellow", "en")]
HEARD = [("purple", "en"), ("red", "en"), ("blue", "fr"), ("yellow", "fr")]


@pytest.mark.parametrize(
    ("by", "game", "language"),
    [(by, *case) for by, cases in (("taps", TAPPED), ("keys", TYPED)) for case in cases],
)
async def test_against_bots(room: Room, by: str, game: str, language: str) -> None:
    person = await room.window(WINDOWS[language], language, by)
    await person.play_now(game)
    await person.play_on()
    assert await person.page.evaluate("sums.length") == 1
    if by == "taps":
        await expect(person.page.get_by_text(person.say("table-fair-checked", count=1))).to_be_visible()
        # who has looked at the score sheet and closed it is not shown it again
        await person.page.keyboard.press("Escape")
        await person.page.wait_for_timeout(2000)
        await expect(person.page.get_by_role("dialog")).to_be_hidden()
        assert not await complaints(person.page)
        await person.button("table-scores").last.click()
        assert not await complaints(person.page)


@pytest.mark.parametrize(("game", "language"), HEARD)
async def test_by_ear(room: Room, game: str, language: str) -> None:
    """By roles and names alone; every event and every question was said aloud."""
    person = await room.window(WINDOWS[language], language, "ears")
    await person.page.add_init_script(EARS)
    transcript = Transcript(person)
    await person.play_now(game)
    await person.play_on()
    assert len(transcript.messages) > 20
    assert not await transcript.unsaid()
