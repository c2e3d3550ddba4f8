"""A lesson in the page: found on the game's own page, played with wrong moves on the way, and remembered."""

import re

import pytest
from playwright.async_api import expect

from browser.looking import wrong
from browser.people import DESKTOP, PHONE, Person, Room, Size
from defifoo.core.learning import Learning
from defifoo.games.shelf import OURS


async def use(person: Person, game: str, card: str) -> None:
    """A card of the hand, found by its name."""
    named = person.page.locator(".hand").get_by_role(
        "button", name=re.compile(f"^{re.escape(person.say(f'{game}-card-{card}'))}")
    )
    await named.first.dispatch_event("click")


@pytest.mark.parametrize(("game", "size", "language"), [("purple", PHONE, "fr"), ("red", DESKTOP, "en")])
async def test_a_lesson_is_played_to_its_end(room: Room, game: str, size: Size, language: str) -> None:
    person = await room.window(size, language)
    await person.choose(game)
    await person.page.get_by_role("link", name=person.say("home-learn")).click()
    sheet = person.page.get_by_role("dialog")
    total = Learning(OURS[game]).total
    for number in range(total):
        learning = Learning(OURS[game], number)
        name, right = f"{game}-lesson-{learning.step.name}", learning.step.right[0]
        await expect(sheet).to_contain_text(person.say(name))
        await sheet.get_by_role("button", name=person.say("table-lesson-try")).click()
        if number == 0:
            assert await wrong(person.page) == []
            await try_wrong_moves(person, learning)
        if " " in right:
            await person.play_on(until=sheet.is_visible)
        else:
            await use(person, game, right)
        later = Learning(OURS[game], number + 1)
        if not later.over and later.begins:
            await sheet.get_by_role("button", name=person.say("table-lesson-on")).click()
    await expect(sheet).to_contain_text(person.say(f"{game}-lesson-done"))
    kept = await person.page.evaluate("JSON.parse(localStorage.getItem('defifoo.lessons'))")
    assert kept == {game: total}


async def try_wrong_moves(person: Person, learning: Learning) -> None:
    """One that a rule forbids and one that is not meant: each is explained, and the step stays."""
    game, deal = learning.game, learning.deal
    hand = [int(game.parse_move(card)) for card in deal.view(0).own()["hand"]]
    forbidden = next(move for move in hand if deal.why_not(0, move))
    other = next(move for move in hand if not deal.why_not(0, move) and not learning.is_right(move))
    toast = person.page.locator(".toast")
    await use(person, game.name, game.move_name(forbidden))
    await expect(toast).to_be_visible()
    await person.page.wait_for_timeout(450)  # a second tap would belong to the first
    await use(person, game.name, game.move_name(other))
    said = person.say(f"{game.name}-lesson-{learning.step.name}-other")
    await expect(toast).to_contain_text(said)
    await person.page.wait_for_timeout(450)
