"""The rule book in the page: a word is looked for, and a rule is tried out."""

import pytest
from playwright.async_api import expect

from browser.looking import complaints, cut_off
from browser.people import DESKTOP, PHONE, Room, Size
from defifoo.core.record import parse_seat_move
from defifoo.games.shelf import OURS


async def test_a_note_opens_while_what_is_looked_for_stands_in_it(room: Room) -> None:
    page = (person := await room.window(PHONE, "fr")).page
    await person.open("/rules/purple")
    note = page.locator("details", has_text="les cinq couleurs sont à égalité")
    await page.get_by_role("searchbox").fill("égalité")
    await expect(note).to_have_attribute("open", "")
    await page.get_by_role("searchbox").fill("")
    await expect(note).not_to_have_attribute("open", "")


@pytest.mark.parametrize(
    ("game", "rule", "size", "language", "word", "plain", "forbidden"),
    [
        ("purple", "purple.sun.any-time", PHONE, "fr", "Orchidée", "orchidee", "T1"),
        ("red", "red.follow.gang", DESKTOP, "en", "Godfather", "  GODFATHER", "V7"),
    ],
)
async def test_a_rule_is_found_and_tried_out(
    room: Room, game: str, rule: str, size: Size, language: str, word: str, plain: str, forbidden: str
) -> None:
    person = await room.window(size, language)
    page = person.page
    await person.open(f"/rules/{game}")
    box, told = page.get_by_role("searchbox"), page.get_by_role("main").get_by_role("status")
    await box.fill("zeppelin")
    await expect(told).to_have_text(person.say("home-found-none"))
    await box.fill(word)
    await expect(told).not_to_have_text(person.say("home-found-none"))
    found = await told.inner_text()
    assert [*await complaints(page), *await cut_off(page)] == []
    await page.wait_for_function("CSS.highlights.get('sought')?.size")
    marked = await page.evaluate("[...CSS.highlights.get('sought')].map(String)")
    assert {one.casefold() for one in marked} == {word.casefold()}, "what was looked for is marked where it stands"
    shown = await page.locator(".book .rule").count()
    await box.fill("zeppelin")
    await expect(told).to_have_text(person.say("home-found-none"))
    await box.fill(plain)
    await expect(told).to_have_text(found)
    assert await page.locator(".book .rule").count() == shown
    await box.fill("")
    await page.wait_for_function("!CSS.highlights.has('sought')")
    await page.locator(f'a[href="/rules/{game}/try/{rule}"]').click()
    await person.at_table()
    await page.reload()
    await person.at_table()
    assert [*await complaints(page), *await cut_off(page)] == []
    example = next(one for one in OURS[game].examples() if one.rule == rule)
    for text in example.before:
        example.deal.play(*parse_seat_move(OURS[game], int(example.deal.players), text))
    hand = page.locator(".hand")
    await hand.get_by_role("button", name=person.say(f"{game}-card-{forbidden}")).dispatch_event("click")
    await expect(page.locator(".toast")).to_be_visible()
    allowed = OURS[game].move_name(example.deal.moves(example.seat)[0])
    cards = await hand.get_by_role("button").count()
    await hand.get_by_role("button", name=person.say(f"{game}-card-{allowed}")).dispatch_event("click")
    await expect(hand.get_by_role("button")).to_have_count(cards - 1)
    await person.button("back-afresh").click()
    await expect(hand.get_by_role("button")).to_have_count(cards)
    await page.get_by_role("link", name=person.say("home-back")).first.click()
    await expect(page.locator(f'[id="{rule}"].told')).to_be_in_viewport()


async def test_who_leads_with_the_bomb_in_hand_sees_all_of_the_bank(room: Room) -> None:
    person = await room.window(PHONE, "fr")
    await person.open("/rules/red/try/red.bomb.lead")
    await person.at_table()
    await expect(person.page.locator(".vault")).to_be_visible()
    assert await cut_off(person.page) == []
