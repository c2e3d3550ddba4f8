"""What cannot be read is refused in whole sentences of one language, with what a programmer needs beside them."""

from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from defifoo.client import Server
from defifoo.server.words import language
from defifoo.wire.codec import MOST_BYTES
from server.serving import Running
from server.talking import hear, play_address, say

MOVE = '{"t":"move","seat":0,"move":"cw","version":"one"}'


async def told_on_the_socket(running: Running, server: Server, frame: str | bytes, lang: str) -> dict[str, Any]:
    made = await server.make_table("red", 3)
    async with connect(play_address(running.url, made.code)) as socket:
        await say(socket, t="hello", lang=lang)
        await hear(socket)
        await socket.send(frame)
        return await hear(socket)


@pytest.mark.parametrize(
    ("frame", "english", "french"),
    [
        (
            MOVE,
            "In this message, the field “version” is not as it should be.",
            "Dans ce message, le champ « version » n’est pas comme il faut.",
        ),
        ('{"t":"say","seat":0}', "This message lacks the field “phrase”.", "Il manque à ce message le champ « phrase »."),
        ("{", "This message could not be read.", "Ce message n’a pas pu être lu."),
        (
            b"{}",
            "This message is not a text, and only texts are read here.",
            "Ce message n’est pas un texte, et ici on ne lit que des textes.",
        ),
        (
            "é" * 1500,
            "This message is too long: it may have 2048 bytes at most.",
            "Ce message est trop long : il peut avoir 2048 octets au plus.",
        ),
    ],
)
async def test_a_message_that_cannot_be_read(
    running: Running, server: Server, frame: str | bytes, english: str, french: str
) -> None:
    for lang, text in (("en", english), ("fr", french)):
        refusal = await told_on_the_socket(running, server, frame, lang)
        assert (refusal["kind"], refusal["rule"], refusal["text"]) == ("malformed", "message", text)


async def test_the_longest_message_is_read(running: Running, server: Server) -> None:
    ping = '{"t":"ping","n":7}'
    assert (await told_on_the_socket(running, server, ping.ljust(MOST_BYTES), "en"))["t"] == "pong"
    assert (await told_on_the_socket(running, server, ping.ljust(MOST_BYTES + 1), "en"))["t"] == "refused"


async def test_the_detail_is_for_programmers(running: Running, server: Server) -> None:
    refusal = await told_on_the_socket(running, server, MOVE, "fr")
    assert refusal["detail"] == "Expected `int`, got `str` - at `$.version`"


@pytest.mark.parametrize(
    ("body", "detail", "english", "french"),
    [
        (
            "{}",
            "Object missing required field `game`",
            "This request lacks the field “game”.",
            "Il manque à cette demande le champ « game ».",
        ),
        (
            '{"game":"red","hat":1}',
            "Object contains unknown field `hat`",
            "This request has an unknown field, “hat”.",
            "Cette demande a un champ inconnu, « hat ».",
        ),
        (
            '{"game":"red","players":9}',
            "Expected `int` <= 6 - at `$.players`",
            "In this request, the field “players” is not as it should be.",
            "Dans cette demande, le champ « players » n’est pas comme il faut.",
        ),
        (
            "",
            None,
            "This request is empty: it does not say what you want.",
            "Cette demande est vide : elle ne dit pas ce que tu veux.",
        ),
        ("{", "Input data was truncated", "This request could not be read.", "Cette demande n’a pas pu être lue."),
    ],
)
async def test_a_request_that_cannot_be_read(
    running: Running, body: str, detail: str | None, english: str, french: str
) -> None:
    async with httpx.AsyncClient() as http:
        for lang, text in (("en", english), ("fr", french)):
            answer = await http.post(f"{running.url}/api/tables", content=body, headers={"Accept-Language": lang})
            problem = answer.json()
            assert (answer.status_code, problem["kind"], problem["rule"]) == (400, "malformed", "request")
            assert problem["text"] == text
            assert problem.get("detail") == detail


async def test_a_place_in_the_address_that_does_not_exist(running: Running, server: Server) -> None:
    made = await server.make_table("red", 3)
    async with httpx.AsyncClient() as http:
        answer = await http.delete(f"{running.url}/api/tables/{made.code}/seats/9?lang=fr")
        assert answer.status_code == 400
        assert answer.json()["text"] == "Dans cette demande, le champ « seat » n’est pas comme il faut."


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("", {"game": "red", "players": "4"}),
        ("", {"game": "red", "window": "100"}),
        ("", {"game": "red", "public": "true"}),
        ("", {"game": "red", "options": {"length": "1"}}),
        ("/seats", {"name": "Ana", "promise": "ab" * 32, "seat": "1"}),
        ("/bots", {"bot": "regular", "seat": "1"}),
    ],
)
async def test_a_text_is_no_number(running: Running, server: Server, path: str, body: dict[str, Any]) -> None:
    made = await server.make_table("red", 3)
    address = f"{running.url}/api/tables/{made.code}{path}" if path else f"{running.url}/api/tables"
    async with httpx.AsyncClient() as http:
        answer = await http.post(address, json=body, headers={"Authorization": f"Bearer {made.token}"})
        assert (answer.status_code, answer.json()["kind"]) == (400, "malformed")


@pytest.mark.parametrize(
    ("accepted", "expected"),
    [
        ("en; q=0.1, fr; q=0.9", "fr"),
        ("en;q=0.1,fr ;\tQ=0.9", "fr"),
        ("fr;q=0, en;q=0.1", "en"),
        ("fr;q=0", "en"),
        ("de, fr-CA;q=0.8, en;q=0.5", "fr"),
        ("frr", "en"),
        ("fr;q=nan", "en"),
        (";;;,,q=", "en"),
    ],
)
def test_the_wish_of_a_browser_may_have_spaces(accepted: str, expected: str) -> None:
    assert language(None, accepted) == expected
