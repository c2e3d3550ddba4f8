"""Around the table: who gathers, how one comes back, and what a phone in a family's house cannot do."""

import asyncio

import pytest
from playwright.async_api import Browser, Page, expect

from browser.people import PATIENCE, PHONE, Person, Room
from browser.serving import Serving

NO_CLIPBOARD = """
Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
delete Navigator.prototype.share;
"""


def code_of(person: Person) -> str:
    return person.page.url.rsplit("/", 1)[-1].split("?")[0]


async def gather(person: Person, game: str = "yellow", name: str = "", players: int = 3) -> str:
    await person.choose(game)
    await person.page.get_by_label(person.say("home-name")).fill(name)
    await person.page.get_by_role("radio", name=str(players)).check(force=True)
    await person.button("home-friends").click()
    await expect(person.page.get_by_role("img", name=person.say("home-qr"))).to_be_visible()
    return code_of(person)


async def join(person: Person, code: str, name: str = "") -> None:
    await person.open(f"/t/{code}")
    await person.page.get_by_label(person.say("home-name")).fill(name)
    await person.button("home-sit").click()
    await expect(person.button("home-sit")).to_be_hidden()


async def depth(page: Page) -> int:
    return int(await page.evaluate("history.length"))


async def test_when_the_host_leaves_a_guest_starts(room: Room) -> None:
    host, guest = await room.window(PHONE, "fr"), await room.window(PHONE, "fr")
    code = await gather(host, name="Ana")
    await join(guest, code, "Tom")
    await expect(guest.page.get_by_text(guest.say("home-host-starts"))).to_be_visible()
    await host.button("home-leave").click()
    await expect(guest.button("home-start-bots", count=2)).to_be_visible()
    await expect(host.page.get_by_text(host.say("home-last"))).to_be_hidden()  # who has got up has nothing to come back to
    await host.open(f"/t/{code}")  # but is the host still
    await expect(host.button("home-start-bots", count=2)).to_be_visible()
    await host.button("home-sit").click()
    await expect(guest.page.get_by_text(guest.say("home-host-starts"))).to_be_visible()
    await host.button("home-leave").click()
    await guest.button("home-start-bots", count=2).click()
    await guest.at_table()


async def test_back_closes_a_sheet_and_nothing_else(room: Room) -> None:
    person = await room.window(PHONE, "fr")
    await person.play_now("purple")
    sheet, page, table = person.page.get_by_role("dialog"), person.page, person.page.url
    start = await depth(page)
    await person.button("table-log").click()
    await expect(sheet).to_be_visible()
    await page.wait_for_function("() => history.state?.sheet")
    await page.go_back()
    await expect(sheet).to_be_hidden()
    await person.at_table()
    for _ in range(3):  # however often a sheet is opened and closed, nothing is left behind
        await person.button("table-menu").click()
        await person.button("table-rules").click()  # one sheet for another
        await expect(sheet.get_by_role("heading").first).to_be_visible()
        await page.keyboard.press("Escape")
        await expect(sheet).to_be_hidden()
    await page.wait_for_function("() => !history.state")
    assert await depth(page) == start + 1  # the way forward, to the sheet of the last time
    await person.button("table-menu").click()
    await person.page.get_by_role("link", name=person.say("table-leave")).click()
    await expect(page.get_by_role("heading", name="Défifoo")).to_be_visible()
    await page.go_back()
    await person.at_table()
    assert page.url == table
    await person.button("table-menu").click()
    await page.wait_for_function("() => history.state?.sheet")
    await page.reload()  # which forgets the sheet, and its entry with it
    await person.at_table()
    await page.wait_for_function("() => !history.state")
    await page.go_back()
    await expect(page.get_by_role("heading", name=person.say("home-purple"), exact=True)).to_be_visible()


async def test_a_game_that_was_left_is_offered_first(room: Room) -> None:
    person = await room.window(PHONE, "fr")
    await person.play_now("purple")
    table, code = person.page.url, code_of(person)
    resume = person.page.get_by_role("link", name=person.say("home-last"))
    await person.page.go_back()
    await expect(resume).to_be_in_viewport()
    assert await person.page.locator(".button.go").count() == 1
    await person.open("/g/red")
    await expect(person.button("home-now")).to_be_visible()
    await expect(resume).to_be_hidden()
    await person.open()
    await expect(resume).to_be_in_viewport()
    assert await resume.get_by_text(code).evaluate("(one) => one.getClientRects().length") == 1
    await resume.click()
    await person.at_table()
    assert person.page.url == table
    await person.play_on()
    await person.open()
    await expect(person.page.get_by_role("heading", name="Défifoo")).to_be_visible()
    await expect(resume).to_be_hidden()


@pytest.fixture
async def at_home(room: Room) -> Person:
    """Somebody whose page came over plain http from another machine: it may neither share nor use the clipboard."""
    person = await room.window(PHONE, "fr")
    await person.page.add_init_script(NO_CLIPBOARD)
    return person


async def test_the_link_is_really_copied_without_a_clipboard_and_lets_another_device_in(
    at_home: Person, room: Room, serving: Serving
) -> None:
    code = await gather(at_home)
    link = f"{serving.public}/t/{code}"
    await expect(at_home.page.get_by_text(link)).to_be_visible()
    await at_home.page.evaluate("addEventListener('copy', () => (window.copied = getSelection().toString()))")
    await at_home.button("home-link-copy").click()
    await expect(at_home.page.get_by_text(at_home.say("home-copied"))).to_be_visible()
    assert await at_home.page.evaluate("copied") == link
    guest = await room.window(PHONE, "fr")
    await guest.page.goto(link)
    await guest.button("home-sit").click()
    await expect(guest.page.get_by_text(guest.say("home-host-starts"))).to_be_visible()
    await expect(guest.page.get_by_text(link)).to_be_visible()  # and hands the same way on
    await at_home.button("home-start-bots", count=1).click()
    await asyncio.gather(at_home.at_table(), guest.at_table())


async def test_nothing_is_said_to_be_copied_that_is_not(at_home: Person, serving: Serving) -> None:
    code = await gather(at_home)
    await at_home.page.evaluate("document.execCommand = () => false")
    await at_home.button("home-link-copy").click()
    await expect(at_home.page.get_by_text(at_home.say("home-copy-yourself"))).to_be_visible()
    assert await at_home.page.evaluate("getSelection().toString()") == f"{serving.public}/t/{code}"


async def test_a_device_without_a_network_says_so_and_keeps_the_move(room: Room) -> None:
    person = await room.window(PHONE, "fr")
    await person.play_now("purple")

    async def a_card_can_be_played() -> bool:
        return await person.page.locator(".hand .up").count() > 0

    await person.play_on(a_card_can_be_played)  # whoever deals is asked for the direction first
    cards = person.page.locator(".hand [data-card]")
    before = await cards.count()
    told = person.page.get_by_role("status").filter(has_text=person.say("table-lost"))
    await person.page.context.set_offline(True)
    await expect(told).to_be_visible(timeout=6000)
    point = await person.page.evaluate("touchable(document.querySelector('.hand .up'))")
    await person.page.mouse.click(*point)
    await expect(person.page.get_by_text(person.say("table-sent-waits"))).to_be_visible()
    assert await cards.count() == before
    await person.page.context.set_offline(False)
    await expect(told).to_be_hidden(timeout=6000)
    await expect(cards).to_have_count(before - 1)


async def test_people_without_a_name_are_called_after_their_pictures(room: Room) -> None:
    ana, tom, lea = [await room.window(PHONE, language) for language in ("fr", "fr", "en")]
    for person in (ana, tom, lea):
        await person.open("/settings")
        await person.page.get_by_role("radio", name=person.say("home-avatar-owl")).check(force=True)
    code = await gather(ana, players=4)
    await join(tom, code)
    await join(lea, code)
    owl = ana.say("home-avatar-owl")
    others = [tom.say("home-avatar-fox"), lea.say("home-avatar-cat")]  # no two have the same picture
    names = [f"{owl} {ana.say('home-you')}", *others, ana.say("table-empty-seat")]
    await expect(ana.page.locator(".places .name")).to_have_text(names)


async def test_without_scripts_the_page_says_what_it_needs(chromium: Browser, room: Room) -> None:
    context = await chromium.new_context(java_script_enabled=False)
    page = await context.new_page()
    await page.goto(room.url)
    for language in ("fr", "en"):
        await expect(page.locator(f"noscript p[lang={language}]")).to_contain_text("JavaScript")
        await expect(page.locator(f"noscript p[lang={language}]")).to_be_visible()
    await context.close()


async def test_a_browser_that_is_too_old_is_told_so_in_words(room: Room) -> None:
    """By what it cannot do; of scripts that are newer than itself it runs none, so the page may stay empty."""
    old, new = await room.window(PHONE, "fr"), await room.window(PHONE, "fr")
    await old.page.add_init_script("CSS.supports = (what) => what !== 'container-type'")
    for person in (old, new):
        await person.open()
        await expect(person.page.get_by_role("heading", name="Défifoo")).to_be_visible()
        for language in ("fr", "en"):
            await expect(person.page.locator(f"#old [lang={language}]")).to_be_visible(visible=person is old)


async def test_the_podium_stands_until_the_rematch_is_dealt(room: Room) -> None:
    ana, tom = await room.window(PHONE, "fr"), await room.window(PHONE, "fr")
    code = await gather(ana, "purple", name="Ana", players=2)
    await join(tom, code, "Tom")
    await ana.button("home-start").click()
    await asyncio.gather(*[person.at_table() for person in (ana, tom)])
    await asyncio.gather(ana.play_on(), tom.play_on())
    for person in (ana, tom):
        await person.page.evaluate("""() => {
          window.lobby = false;
          new MutationObserver(() => (window.lobby ||= document.querySelector('.places') !== null))
            .observe(document.body, { childList: true, subtree: true });
        }""")
    await tom.button("table-rematch").click()
    for person in (ana, tom):
        await expect(person.page.get_by_role("dialog")).to_be_hidden(timeout=PATIENCE)
        await expect(person.page.locator(".hand .card").first).to_be_visible(timeout=PATIENCE)
        assert await person.page.evaluate("lobby") is False


async def test_a_sheet_that_opens_under_a_finger_takes_no_tap(room: Room) -> None:
    person = await room.window(PHONE, "fr")
    await person.play_now("purple")
    menu = person.button("table-menu")
    await menu.evaluate("(button) => (button.click(), window.opened = performance.now())")
    await person.page.wait_for_selector("dialog[open]")
    waited, stays, closes = await person.page.evaluate("""async () => {
      const tap = async () => {
        const { left, top, width, height } = document.querySelector('dialog[open] .head button').getBoundingClientRect();
        const touched = document.elementFromPoint(left + width / 2, top + height / 2);
        touched.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await new Promise((done) => setTimeout(done, 50));
        return document.querySelector('dialog[open]') !== null;
      };
      const waited = performance.now() - window.opened;
      const stays = await tap();
      await new Promise((done) => setTimeout(done, 500));
      return [waited, stays, stays && !(await tap())];
    }""")
    if waited < 300:  # the machine may have been busy with something else
        assert stays, "a tap meant for what lay there before closed the sheet"
        assert closes, "the cross closes the sheet"


async def test_a_code_that_leads_nowhere_stays_in_the_field(room: Room) -> None:
    person = await room.window(PHONE, "fr")
    await person.open()
    field = person.page.get_by_label(person.say("home-join"))
    await field.fill("zozo-zozo")
    await person.button("home-join-go").click()
    await expect(person.page.get_by_text(person.say("home-no-table"))).to_be_visible()
    await expect(field).to_have_value("zozo-zozo")
    await person.open("/t/ZOZO-ZOZO")
    await expect(person.page.get_by_role("heading", name=person.say("home-no-table"))).to_be_visible()
    await expect(field).to_have_value("ZOZO-ZOZO")


async def test_every_game_remembers_its_options(room: Room) -> None:
    person = await room.window(PHONE, "fr")
    await person.choose("purple")
    await person.page.get_by_text(person.say("home-more")).click()
    await person.page.get_by_role("radio", name=person.say("home-clock-relaxed")).check(force=True)
    await person.page.get_by_label(person.say("purple-option-length")).select_option("2")
    await person.page.get_by_role("switch").first.check()
    await person.button("home-now").click()
    await person.at_table()
    await person.open("/g/blue")
    await person.page.get_by_text(person.say("home-more")).click()
    await expect(person.page.get_by_role("radio", name=person.say("home-clock-off"))).to_be_checked()
    await person.open("/g/purple")
    await person.page.get_by_text(person.say("home-more")).click()
    await expect(person.page.get_by_role("radio", name=person.say("home-clock-relaxed"))).to_be_checked()
    await expect(person.page.get_by_label(person.say("purple-option-length"))).to_have_value("2")
    await expect(person.page.get_by_role("switch").first).to_be_checked()


async def test_nobody_is_you_where_several_share_a_device(room: Room) -> None:
    person = await room.window(PHONE, "fr")
    await person.choose("red")
    await person.button("home-around").click()
    you = person.page.get_by_text(person.say("home-you"))
    await expect(you).to_be_visible()
    await person.page.get_by_label(person.say("home-guest")).fill("Mamie")
    await person.button("home-guest-go").click()
    await expect(person.page.get_by_text("Mamie")).to_be_visible()
    await expect(you).to_be_hidden()
