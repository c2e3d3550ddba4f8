"""The lessons in the page, each played to its end by keyboard and by ear: offered on a first visit, with wrong moves on the
way, and remembered."""

import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import pytest
from playwright.async_api import Error, Locator, Request, expect

from browser.looking import complaints, cut_off
from browser.people import DESKTOP, PATIENCE, PHONE, Person, Room, Size, Typist
from defifoo.core.learning import Learning
from defifoo.core.lesson import LEARNER, Lesson
from defifoo.core.refusal import Refused
from defifoo.games.shelf import OURS
from defifoo.words.narrator import Narrator

PLAYED: Final = [
    pytest.param(game, lesson, by, *at, id=f"{lesson.address(game)}-{by}")
    for number, (game, lesson) in enumerate((name, one) for name, game in OURS.items() for one in game.lessons())
    for by, at in zip(("keys", "ears"), [(PHONE, "fr"), (DESKTOP, "en")][:: -1 if number % 2 else 1], strict=True)
]
"""Every lesson once by keyboard and once by ear, once on a phone in French and once on a desktop in English."""

# What can be pressed by its name: a card of the hand by how the name begins, anything else by what is in it.
FIND: Final = """
window.named = (name, hand) => {
  const places = hand ? '.hand button' : 'main.board button, .low .ask button, .low .sheet button, dialog[open] button';
  const said = (one) => (one.ariaLabel ?? one.textContent).trim().replace(/\\s+/g, ' ');
  return [...document.querySelectorAll(places)].find((one) => one.checkVisibility() && !one.disabled
    && (hand ? said(one).startsWith(name) : one.ariaDisabled !== 'true' && said(one).includes(name)));
};
"""
REACHED: Final = """([name, hand]) => {
  const [on, wanted] = [document.activeElement, named(name, hand)];
  if (!wanted) return 'nothing';
  if (on === wanted) return 'there';
  return hand && on.closest('.hand') ? 'hand' : 'elsewhere';
}"""


def plain(text: str) -> str:
    return " ".join(text.split())


class Learner:
    """Somebody in front of a lesson, who presses what has a certain name."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.sheet = self.page.get_by_role("dialog")
        self.toast = self.page.get_by_role("alert").locator(".toast")
        self.asked: set[Request] = set()
        self.page.on("request", self.asks)
        self.page.on("requestfinished", self.hears)
        self.page.on("requestfailed", self.hears)

    def asks(self, request: Request) -> None:
        if "/api/lessons/" in request.url:
            self.asked.add(request)

    def hears(self, request: Request) -> None:
        self.asked.discard(request)

    def locator(self, name: str, hand: bool) -> Locator:
        place = self.page.locator(".hand") if hand else self.page
        start = "^" if hand else ""
        spaced = re.escape(name).replace("\\ ", r"\s+")
        return place.get_by_role("button", name=re.compile(start + spaced), disabled=None if hand else False).first

    async def press(self, name: str, hand: bool = False) -> bool:
        """Whether there was such a thing."""
        name = plain(name)
        if not isinstance(self.person, Typist):
            found = await self.locator(name, hand).count() > 0
            if found:
                await self.locator(name, hand).dispatch_event("click", timeout=2000)
            return found
        for _ in range(90):
            where = await self.page.evaluate(REACHED, [name, hand])
            if where == "nothing":
                return False
            await self.page.keyboard.press({"there": "Enter", "hand": "ArrowRight", "elsewhere": "Tab"}[where])
            if where == "there":
                return True
        raise AssertionError(f"the keyboard does not get to {name}")

    async def make(self, learning: Learning, move: str, done: Callable[[], Awaitable[bool]]) -> None:
        """A move by the button that names it, or by its card first."""
        game, deal = learning.game, learning.deal
        bots = [self.person.say("table-bot", seat=seat) for seat in range(1, int(deal.players))]
        narrator = Narrator(self.person.words, game, [self.person.say("cli-you"), *bots], LEARNER)
        hand = deal.view(LEARNER).own()["hand"]
        card = next((word for word in move.upper().split() if word in hand), "")
        partner = re.fullmatch(r"team (\d)", move)

        async def pressed() -> None:
            if partner and not await self.page.get_by_role("button", name=bots[int(partner[1]) - 1], pressed=True).count():
                await self.press(bots[int(partner[1]) - 1])
            if not await self.press(narrator.move(int(game.parse_move(move)))) and card:
                await self.press(self.person.say(f"{game.name}-card-{card}"), hand=True)

        await self.until(done, pressed)

    async def until(self, done: Callable[[], Awaitable[bool]], press: Callable[[], Awaitable[object]]) -> None:
        """Again where a press came too soon after the last, or while cards were on their way."""
        last = time.monotonic() + PATIENCE / 1000
        while not await done():
            assert time.monotonic() < last, "whatever is pressed, nothing comes of it"
            with suppress(Error):
                await press()
            await self.soon(done)

    async def soon(self, done: Callable[[], Awaitable[bool]]) -> None:
        """Until it is done, or no answer has been awaited for a while: then the press has come to nothing."""
        last = time.monotonic() + 0.3
        while time.monotonic() < last and not await done():
            if self.asked:
                last = time.monotonic() + 0.3
            await asyncio.sleep(0.03)

    async def try_wrong(self, learning: Learning) -> None:
        """A card that a rule forbids, and a move that is not meant: each is explained, and the step stays."""
        game, deal = learning.game, learning.deal
        forbidden = forbidden_card(learning)
        if forbidden:
            name = self.person.say(f"{game.name}-card-{forbidden}")
            await self.until(self.toast.is_visible, lambda: self.press(name, hand=True))
        others = [game.move_name(move) for move in deal.moves(LEARNER) if not learning.is_right(move)]
        others = [move for move in others if not move.startswith("exchange")]
        assert forbidden or others or len(deal.moves(LEARNER)) == 1, learning.step.name
        if others:
            said = plain(self.person.say(learning.key(f"{learning.step.name}-other")))[:40]

            async def explained() -> bool:
                return plain(" ".join(await self.toast.all_text_contents())).startswith(said)

            await self.make(learning, others[0], explained)
        assert not await self.sheet.count()


def forbidden_card(learning: Learning) -> str:
    """A card of the hand that cannot be played in any way; "" where there is none."""
    game, deal = learning.game, learning.deal
    possible = {word for move in deal.moves(LEARNER) for word in game.move_name(move).upper().split()}
    for card in deal.view(LEARNER).own()["hand"]:
        for text in (card, f"lay {card}"):
            with suppress(Refused):
                if card not in possible and deal.why_not(LEARNER, game.parse_move(text)):
                    return str(card)
    return ""


@pytest.mark.parametrize(("game", "lesson", "by", "size", "language"), PLAYED)
async def test_a_lesson_is_offered_played_and_remembered(
    room: Room, game: str, lesson: Lesson, by: str, size: Size, language: str
) -> None:
    person = await room.window(size, language, by)
    await person.page.add_init_script(FIND)
    learner, address = Learner(person), f"/learn/{game}" + (f"/{lesson.name}" if lesson.name else "")
    await person.choose(game)
    await expect(person.page.get_by_text(person.say("home-learn-first"))).to_be_visible()
    await open_lesson(person, address)
    for number in range(lesson.steps):
        learning = Learning(OURS[game], number, lesson.name)
        if number == 0:
            await expect(learner.sheet).to_contain_text(person.say(learning.key("aim")))
        await expect(learner.sheet).to_contain_text(person.say(learning.key(learning.step.name)))
        if learning.begins:
            assert not await person.page.locator(".aside").count(), "what happened to other cards is over"
        if number == 0 and by == "ears":
            assert [*await complaints(person.page), *await cut_off(person.page)] == []
        assert await learner.press(person.say("table-lesson-try"))
        await expect(learner.sheet).to_have_count(0)
        if number == 1:
            assert [*(await complaints(person.page) if by == "keys" else []), *await cut_off(person.page)] == []
        await learner.try_wrong(learning)
        await learner.make(learning, learning.step.right[0], learner.sheet.is_visible)
        if number + 1 < lesson.steps and Learning(OURS[game], number + 1, lesson.name).begins:
            assert await learner.press(person.say("table-lesson-on"))
        if number == 1:
            await person.page.reload()
    await expect(learner.sheet).to_contain_text(person.say(Learning(OURS[game], 0, lesson.name).key("done")))
    kept = await person.page.evaluate("JSON.parse(localStorage.getItem('defifoo.lessons'))")
    assert kept == {lesson.address(game): lesson.steps}
    if lesson.name and by == "ears":
        await play_what_was_learnt(person, learner, lesson)
    await person.open(f"/g/{game}")
    await expect(person.page.get_by_text(person.say("home-learn-again"))).to_be_visible()
    await expect(person.page.get_by_text(person.say("home-learn-first"))).to_have_count(0)


async def play_what_was_learnt(person: Person, learner: Learner, lesson: Lesson) -> None:
    """A real match at once, of the smaller game that the lesson was about."""
    async with person.page.expect_request("**/api/tables") as wished:
        await learner.press(person.say("home-now"))
    options = json.loads((await wished.value).post_data or "{}")["options"]
    assert {name: options[name] for name in lesson.options} == lesson.options
    await expect(person.page).to_have_url(re.compile("/t/"))
    await person.at_table()


async def open_lesson(person: Person, address: str) -> None:
    link = f'a[href="{address}"]'
    if isinstance(person, Typist):
        await person.follow(link)
    else:
        await person.page.locator(link).dispatch_event("click")
