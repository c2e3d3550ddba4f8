"""Whole matches through the page."""

import pytest

from browser.people import DESKTOP, PHONE, Room, Size

WINDOWS = {"fr": PHONE, "en": DESKTOP}
TAPPED = [("purple", "fr"), ("yellow", "fr"), ("blue", "en"), ("red", "en")]
TYPED = [("blue", "fr"), ("red", "fr"), ("purple", "en"), ("yellow", "en")]
HEARD = [("purple", "en"), ("red", "en"), ("blue", "fr"), ("yellow", "fr")]


@pytest.mark.parametrize(
    ("by", "game", "language"),
    [(by, *case) for by, cases in (("taps", TAPPED), ("keys", TYPED), ("ears", HEARD)) for case in cases],
)
async def test_against_bots(room: Room, by: str, game: str, language: str) -> None:
    person = await room.window(WINDOWS[language], language, by)
    await person.play_now(game)
    await person.play_on()
