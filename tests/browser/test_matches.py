"""Whole matches through the page."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Locator, Route, expect

from browser.hearing import EARS, Transcript
from browser.looking import complaints
from browser.people import DESKTOP, PHONE, Person, Room

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


async def asks_for_points(person: Person, fetch: Callable[[Route], Awaitable[None]]) -> Locator:
    """With this button, at the end of a deal whose account has yet to be fetched, or cannot be."""
    await person.page.route("**/Account-*.js", fetch)
    await person.play_now("purple")
    scores = person.page.locator(".low").get_by_role("button", name=person.say("table-scores"))
    await person.play_on(until=scores.is_visible)
    await scores.dispatch_event("click")
    return scores


async def test_an_account_on_its_way_is_not_passed_over(room: Room) -> None:
    person = await room.window(DESKTOP)
    wanted = asyncio.Event()

    async def late(route: Route) -> None:
        await wanted.wait()
        await route.continue_()

    scores = await asks_for_points(person, late)
    await scores.dispatch_event("click")
    wanted.set()
    await expect(person.page.locator(".account[data-done]")).to_be_visible()


async def test_an_account_that_cannot_be_fetched_is_in_the_score_sheet(room: Room) -> None:
    person = await room.window(DESKTOP)
    await asks_for_points(person, lambda route: route.abort())
    await expect(person.page.locator("dialog[open] .podium")).to_be_visible()


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
