"""How another device finds a server: the address of the house, or the one that its host gave it."""

from pathlib import Path

import httpx
import pytest

from defifoo.server import ways
from defifoo.server.settings import Settings
from server.serving import Running

HOUSE = ["192.168.1.7", "10.0.0.7"]


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ways, "network_addresses", lambda: HOUSE)


@pytest.mark.parametrize(
    ("listens", "asker", "found"),
    [
        ("0.0.0.0", "127.0.0.1", ["http://192.168.1.7:8650", "http://10.0.0.7:8650"]),
        ("::", "::1", ["http://192.168.1.7:8650", "http://10.0.0.7:8650"]),
        ("192.168.1.7", "127.0.0.1", ["http://192.168.1.7:8650"]),
        ("fd00::7", "::1", ["http://[fd00::7]:8650"]),
        ("127.0.0.1", "127.0.0.1", []),
        ("0.0.0.0", "192.168.1.20", []),
        ("0.0.0.0", "203.0.113.5", []),
    ],
)
def test_only_this_machine_is_told_where_it_is_in_the_house(listens: str, asker: str, found: list[str]) -> None:
    assert ways.house_ways(Settings(Path(), listens=(listens, 8650)), asker) == found
    below = ways.house_ways(Settings(Path(), base_path="/cards", listens=(listens, 8650)), asker)
    assert below == [f"{one}/cards" for one in found]


async def test_a_page_is_told(running: Running) -> None:
    settings = running.house.settings
    assert settings.listens is None  # as a server in a test is
    async with httpx.AsyncClient(base_url=running.url) as http:
        told = (await http.get("/api/offer")).json()
    assert (told["public"], told["ways"]) == ([], [])


def test_what_a_host_gives_leads_to_the_very_place() -> None:
    assert ways.public_ways(("https://club.example/", "club.example"), "") == ("https://club.example", "https://club.example")
    given = ("https://club.example", "http://example.org:8080/cards/")
    assert ways.public_ways(given, "/cards") == ("https://club.example/cards", "http://example.org:8080/cards")
