"""What the pages say to whoever followed a link that leads nowhere."""

import re

import pytest
from playwright.async_api import expect

from browser.looking import complaints
from browser.people import DESKTOP, PHONE, Room, Size


@pytest.mark.parametrize(("size", "language"), [(PHONE, "fr"), (DESKTOP, "en")], ids=["phone", "desktop"])
async def test_an_address_that_leads_nowhere_says_so_and_leads_on(room: Room, size: Size, language: str) -> None:
    person = await room.window(size, language)
    page = person.page
    nowhere = (
        "/p/purple/99999",
        "/p/red/-1",
        "/rules/red/try/nothing",
        "/learn/red/nobody",
        "/r/BAKO-MITU/1",
        "/r/BAKO-MITU/1/99999",
    )
    for address in (*nowhere, "/again/BAKO-MITU/1/1/3/0", "/again/BAKO-MITU/1/1/999999999/0"):
        await person.open(address)
        if address.startswith("/again"):
            await person.button("back-as-it-was").click()
        await expect(page.get_by_role("link", name=person.say("back-home"))).to_be_visible()
        await expect(page.get_by_role("alert")).not_to_contain_text(re.compile("/api/|field|champ"))
    assert await complaints(page) == []
