"""After a match: see it again, ask whether it was the cards, try a moment again. And a puzzle."""

import asyncio
import json
import re
import time
from functools import partial
from pathlib import Path

import httpx
import msgspec
import pytest
from playwright.async_api import Locator, Route, expect

from browser.looking import complaints
from browser.people import DESKTOP, PATIENCE, PHONE, Person, Room, Size
from browser.serving import Serving
from defifoo.cli.main import run
from defifoo.client import Server
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.game import Game
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_match
from defifoo.core.record import Record, parse_record, play_text, record_of
from defifoo.games.shelf import GAMES, find_game
from defifoo.review.puzzles import puzzle_match, puzzles_of
from defifoo.review.telling import ToldDeal
from defifoo.server import built
from server.serving import people_at, play_out

BOTH = pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), (DESKTOP, "en")], ids=["phone", "desktop"])


@pytest.fixture(scope="module")
async def over(serving: Serving) -> tuple[str, str]:
    """A match that is over: its table, and the token of the first seat."""
    async with Server(serving.url) as server:
        code, _, tickets = await people_at(server, "red", 2, options={"length": 2})
        async with server.sit(tickets[0]) as one, server.sit(tickets[1]) as other:
            await asyncio.wait_for(asyncio.gather(play_out(one), play_out(other)), 100)
    return code, tickets[0].token


@pytest.fixture
def code(over: tuple[str, str]) -> str:
    return over[0]


@pytest.fixture(scope="module")
async def record(serving: Serving, over: tuple[str, str]) -> Record:
    async with Server(serving.url) as server:
        return parse_record(await server.record(over[0]), find_game)


async def reviewed(route: Route, *, step: int = 5) -> None:
    """As the server tells it; its thoughts are tested elsewhere."""
    choice = {"step": step, "move": "", "better": "BOMB", "points": 3.0, "worth": 0.1, "error": 0.01, "why": "own"}
    choice |= {"facts": [], "against": []}
    sums = {"cards": 3.5, "choices": -1.5, "error": 0.5, "hand": 1.0, "hand_error": 0.2, "skill": -0.1, "skill_error": 0.01}
    seats = [
        {
            "seat": seat,
            "result": 2,
            **sums,
            "judged": 9,
            "costly": [choice, {**choice, "step": step + 1}],
            "verdict": "badly",
            "proud": {**choice, "move": "BOMB"},
        }
        for seat in (0, 1)
    ]
    await route.fulfill(body=json.dumps({"deal": 2, "seats": seats}), content_type="application/json")


@BOTH
async def test_a_match_is_seen_again_and_a_moment_of_it_played_on(
    room: Room, code: str, record: Record, size: Size, language: str
) -> None:
    person = await room.window(size, language)
    page = person.page
    # Near the end: the bots take their time at a moment tried again.
    await page.route("**/review/2", partial(reviewed, step=len(record.deals[1]) - 6))
    await page.route("**/review/2", lambda route: route.abort(), times=1)
    await person.open(f"/r/{code}/1/2#7")
    await person.at_table()
    scrub = page.get_by_role("slider", name=person.say("back-scrub"))
    await expect(scrub).to_have_value("7", timeout=PATIENCE)
    await person.button("back-next").click()
    await expect(scrub).to_have_value("8")
    assert page.url.endswith("#8")
    # On a phone there is no room for all that happened: the last move is told.
    told = page.locator(".happened" if size == PHONE else "aside li").last
    await expect(told).to_contain_text(re.compile(r"\w"))
    await person.button("back-first").click()
    await expect(scrub).to_have_value("0")
    hands = page.get_by_role("list", name=person.say("back-open-hands"))
    await expect(hands.get_by_role("listitem")).to_have_count(2)
    first, player = await hands.locator(".small").first.bounding_box(), await page.locator(".player").bounding_box()
    assert first is not None
    assert player is not None
    assert first["y"] + first["height"] <= player["y"], "the open hands begin above the buttons"
    await page.get_by_role("combobox", name=person.say("back-look")).select_option("1")
    await expect(hands).to_have_count(0)
    await expect(page.locator(".hand .card").first).to_be_visible()
    await page.evaluate("scrollTo(0, 0)")
    await expect(person.button("back-next")).to_be_in_viewport()
    jump = page.get_by_role("combobox", name=person.say("back-jump"))
    await jump.select_option(index=2)
    assert int(await scrub.input_value()) > 0
    await expect(page.get_by_text(person.say("back-fair", fair="cards"))).to_be_visible()
    await person.button("back-review").click()
    await expect(page.get_by_role("alert")).to_be_visible()
    await person.button("back-review").click()
    await expect(page.get_by_text(person.say("review-verdict", verdict="badly")).first).to_be_visible()
    blamed, praised = page.locator(".review ol > li"), page.locator(".review .proud")
    await expect(blamed).to_have_count(4)
    await person.button("back-short").click()
    await expect(blamed).to_have_count(2)
    await expect(praised).to_have_count(2)
    assert await complaints(page) == []
    await person.button("back-again").first.click()
    await person.button("back-as-it-was").click()
    await person.at_table()
    await expect(page.locator(".hand .card").first).to_be_visible()
    await person.play_on()


@pytest.fixture(scope="module")
async def judged(serving: Serving, over: tuple[str, str]) -> ToldDeal:
    """The server's own review of the second deal, which it keeps; one that is too busy has to be asked again."""
    last = time.monotonic() + 200
    async with httpx.AsyncClient(base_url=serving.url, timeout=100) as http:
        while (answer := await http.get(f"/api/tables/{over[0]}/records/1/review/2")).status_code == 429:
            assert time.monotonic() < last, answer.text
            await asyncio.sleep(1)
    return msgspec.json.decode(answer.content, type=ToldDeal)


@BOTH
async def test_a_review_is_told_as_the_server_judged(
    room: Room, code: str, judged: ToldDeal, size: Size, language: str
) -> None:
    """In numbers that add up, and for children: at most one move to be proud of and one to try again. One's own seat first."""
    person = await room.window(size, language)
    page = person.page
    mine = [{"code": code, "match": 1, "game": "red", "at": 1, "names": ["p0", "p1"], "mine": [1], "points": [1, 2]}]
    await page.add_init_script(f"localStorage.setItem('defifoo.played', {json.dumps(json.dumps(mine))!s})")
    await person.open(f"/r/{code}/1/2")
    await person.at_table()
    await person.button("back-review").click()
    seats = page.locator(".review > li")
    await expect(seats).to_have_count(len(judged.seats))
    await expect(page.get_by_role("group", name=person.say("back-review"))).to_be_focused()
    await expect(seats.first.get_by_role("heading")).to_be_in_viewport()
    hand = person.say("review-hand", hand="", course="")[:15]
    for place, seat in enumerate(reversed(judged.seats)):
        told = seats.nth(place)
        await expect(told.locator("ol > li")).to_have_count(len(seat.costly))
        await expect(told.locator(".proud")).to_have_count(1 if seat.proud else 0)
        said = await told.locator("p").first.inner_text()
        numbers = re.findall(r"[-−+]?\d+(?:[.,]\d+)?", said.replace("p0", "").replace("p1", ""))
        points, cards, choices, error = (float(number.replace(",", ".").replace("−", "-")) for number in numbers)
        assert points == seat.result
        assert cards + choices == pytest.approx(points, abs=0.11), said
        assert error == pytest.approx(2 * seat.error, abs=0.06), "so that 95 of 100 hold"
        await expect(told).to_contain_text(hand)
    assert await complaints(page) == []
    await person.button("back-short").click()
    for place, seat in enumerate(reversed(judged.seats)):
        told = seats.nth(place)
        await expect(told.locator("ol > li")).to_have_count(min(1, len(seat.costly)))
        await expect(told.locator(".proud")).to_have_count(1 if seat.proud else 0)
        await expect(told).not_to_contain_text(hand)
    assert await complaints(page) == []


@BOTH
async def test_a_match_is_looked_at_from_a_disk(
    room: Room, serving: Serving, page_folder: Path, code: str, size: Size, language: str, tmp_path: Path
) -> None:
    """One file, and no server: nothing else is fetched, and the deal is dealt again in the page."""
    record, file = tmp_path / "match.json", tmp_path / "match.html"
    async with Server(serving.url) as server:
        record.write_text(await server.record(code), "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(built, "PLACES", (page_folder,))
        assert await asyncio.to_thread(run, ["replay", str(record), "--html", str(file)]) == 0
    person = await room.window(size, language)
    page, fetched = person.page, list[str]()
    page.on("request", lambda request: fetched.append(request.url))
    await page.goto(f"{file.as_uri()}#2/7,1")
    await person.at_table()
    scrub = page.get_by_role("slider", name=person.say("back-scrub"))
    await expect(scrub).to_have_value("7", timeout=PATIENCE)
    await expect(page.get_by_text(person.say("back-fair", fair="cards"))).to_be_visible()
    await expect(page.locator(".hand .card").first).to_be_visible()
    await page.get_by_role("combobox", name=person.say("back-look")).select_option("all")
    hands = page.get_by_role("list", name=person.say("back-open-hands"))
    await expect(hands.get_by_role("listitem")).to_have_count(2)
    await person.button("back-next").click()
    await expect(scrub).to_have_value("8")
    assert page.url.endswith("#2/8")
    await page.get_by_role("combobox", name=person.say("back-jump")).select_option(index=2)
    await expect(scrub).not_to_have_value("8")
    assert await complaints(page) == []
    await page.get_by_role("navigation", name=person.say("back-deals")).get_by_role("link", name="1").click()
    await expect(page.get_by_role("heading", name=person.say("back-deal", deal=1, deals=2))).to_be_visible()
    await scrub.fill("3")
    assert page.url.endswith("#1/3")
    await person.button("back-play").click()
    await expect(scrub).not_to_have_value("3", timeout=PATIENCE)
    assert {url.partition("#")[0] for url in fetched if not url.startswith("data:")} == {file.as_uri()}
    if size == PHONE:  # the points of six are wider than that
        six = random_match(Setup(GAMES["red"], 6, {"length": 1}, bytes(32)), FastSource(1))
        record.write_text(record_of(six).to_json(), "utf-8")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(built, "PLACES", (page_folder,))
            assert await asyncio.to_thread(run, ["replay", str(record), "--html", str(tmp_path / "six.html")]) == 0
        await page.goto((tmp_path / "six.html").as_uri())
        await expect(page.get_by_text(person.say("back-fair", fair="alone"))).to_be_visible()
        assert await complaints(page) == []


@BOTH
async def test_a_puzzle_is_solved(room: Room, size: Size, language: str) -> None:
    person = await room.window(size, language)
    page = person.page
    puzzles = puzzles_of(GAMES["purple"])
    place = next(place for place, one in enumerate(puzzles) if not one.answer.endswith("ccw"))
    await person.open(f"/p/purple/{place}")
    await person.at_table()
    for card, told in ((puzzles[place].other, "back-wrong"), (puzzles[place].answer, "back-right")):
        name = person.say(f"purple-card-{card}")
        await person.touch(in_hand(person, name))
        await expect(page.get_by_role("heading", name=person.say(told))).to_be_visible()
        assert await complaints(page) == []
        if told == "back-wrong":
            await person.button("back-tell").click()
            await expect(page.get_by_role("heading", name=person.say("back-best"), exact=True)).to_be_visible()
            await page.keyboard.press("Escape")
            await expect(page.get_by_role("dialog")).to_have_count(0)
            await expect(page.get_by_text(person.say("back-find"))).to_be_visible()
    await page.reload()
    await expect(page.get_by_text(person.say("back-solved"))).to_be_visible()


def in_hand(person: Person, name: str) -> Locator:
    """By its whole name, which others may begin with."""
    spaced = r"\s+".join(re.escape(word) for word in name.split())
    return person.page.locator(".hand").get_by_role("button", name=re.compile(rf"^{spaced}(?!\w)")).first


def forbidden(deal: Deal, game: Game, seat: int) -> list[str]:
    """The cards of its hand that it must not play now."""
    possible = {game.move_name(move) for move in deal.moves(seat)}
    return [card for card in deal.view(seat).own()["hand"] if card not in possible] if seat in deal.waits_for else []


def forbidden_in_a_puzzle(game: Game) -> tuple[int, str]:
    for place, puzzle in enumerate(puzzles_of(game)):
        for card in forbidden(puzzle_match(game, puzzle).deal, game, puzzle.seat):
            return place, card
    raise LookupError


def forbidden_at_a_moment(record: Record) -> tuple[int, int, str]:
    """After how many moves of the first deal, for whom, and which."""
    match = Match(record.setup)
    for step, text in enumerate(record.deals[0]):
        for seat in match.deal.waits_for:
            for card in forbidden(match.deal, record.setup.game, seat):
                return step, seat, card
        play_text(match, text)
    raise LookupError


@BOTH
async def test_what_a_rule_forbids_is_explained_in_a_puzzle_and_in_a_moment_tried_again(
    room: Room, code: str, record: Record, size: Size, language: str
) -> None:
    person = await room.window(size, language)
    page = person.page
    toast = page.get_by_role("alert").locator(".toast")

    async def explained(card: str) -> None:
        await expect(page.locator(".prompt.asked")).to_be_visible()
        await person.touch(in_hand(person, person.say(f"red-card-{card}")))
        await expect(toast).to_be_visible()
        assert not await page.get_by_role("dialog").count()

    place, card = forbidden_in_a_puzzle(GAMES["red"])
    await person.open(f"/p/red/{place}")
    await explained(card)
    step, seat, card = forbidden_at_a_moment(record)
    await person.open(f"/again/{code}/1/1/{step}/{seat}")
    await person.button("back-as-it-was").click()
    await explained(card)


@BOTH
async def test_who_comes_back_to_a_match_that_is_over_can_still_see_it_again(
    room: Room, over: tuple[str, str], size: Size, language: str
) -> None:
    person = await room.window(size, language)
    page = person.page
    code, token = over
    await person.open("/mine")
    kept = {"code": code, "game": "red", "token": token, "host": False, "at": 0}
    await page.evaluate("(kept) => localStorage.setItem('defifoo.tables', JSON.stringify([kept]))", kept)
    await person.open(f"/t/{code}")
    link = page.get_by_role("link", name=person.say("table-look-back"))
    await expect(link).to_be_in_viewport(timeout=PATIENCE)
    await link.click()
    await expect(page.get_by_role("slider", name=person.say("back-scrub"))).to_be_visible()


@BOTH
async def test_a_device_lists_the_matches_that_it_sat_at(room: Room, over: tuple[str, str], size: Size, language: str) -> None:
    """Also one whose end it did not see; the list is on the server, and its link opens it elsewhere."""
    person: Person = await room.window(size, language)
    page = person.page
    await page.route("**/review/*", reviewed)
    await person.open("/mine")
    await expect(page.get_by_text(person.say("back-mine-none"))).to_be_visible()
    code, token = over
    await page.evaluate(
        "(kept) => localStorage.setItem('defifoo.tables', JSON.stringify([kept]))",
        {"code": code, "game": "red", "token": token, "host": False, "at": 0},
    )
    # What is newer comes from the server while the page is already looking at what it knew.
    older = {"code": "BAKO-MITU", "match": 1, "game": "red", "at": 1, "names": ["", "Bo"], "mine": [0], "points": [1, 2]}
    older |= {"winners": [1], "deals": []}
    await page.evaluate("(older) => localStorage.setItem('defifoo.played', JSON.stringify([older]))", older)
    await page.reload()
    link = page.get_by_role("link", name="p0")
    await expect(link).to_have_attribute("href", f"/r/{code}/1", timeout=PATIENCE)
    await expect(page.get_by_text(person.say("back-once", what="match", game="", count=0))).to_be_visible()
    again = page.get_by_role("link", name=person.say("back-again"))
    await expect(again).to_have_attribute("href", re.compile(f"/again/{code}/1/[12]/5/0"), timeout=PATIENCE)
    await person.button("back-luck-look").click()
    await expect(page.get_by_text("-1.5" if language == "en" else "-1,5")).to_be_visible(timeout=PATIENCE)
    assert await complaints(page) == []
    key = json.loads(await page.evaluate("localStorage.getItem('defifoo.notebook')"))
    other = await room.window(size, language)
    await other.open(f"/mine#{key}")
    await expect(other.page.get_by_role("link", name="p0")).to_be_visible(timeout=PATIENCE)
