"""`defifoo doctor URL`: looks at a server from outside and names in words what is wrong with it or before it."""

import asyncio
from typing import Annotated, Final
from urllib.parse import urlsplit

import httpx
from cyclopts import Parameter

from defifoo.cli.arguments import LANGUAGE_NAMES, read_words
from defifoo.cli.errors import UsageError
from defifoo.cli.harmless import harmless
from defifoo.cli.kinds import a_language
from defifoo.client.checkup import Finding, check_up
from defifoo.words.language import Words

ILL: Final = 1


def doctor(
    url: Annotated[str, Parameter(help="the address as guests type it, e.g. https://club.example/cards")],
    /,
    *,
    lang: Annotated[
        str | None, Parameter(help=f"{LANGUAGE_NAMES}; the default is the language of this computer", validator=a_language)
    ] = None,
) -> int:
    """Look at a server from outside: proxy, pages, WebSocket, clock and disk. It makes one table and closes it again."""
    address = url if "://" in url else f"http://{url}"
    if not can_be_asked(address):
        raise UsageError(f"{harmless(url)!r} is not the address of a server")
    words = read_words(lang)
    findings = asyncio.run(check_up(address))
    for finding in findings:
        print(told(words, finding))
    troubles = sum(not finding.good for finding in findings)
    print(words.say("doctor-verdict", troubles=troubles))
    return ILL if troubles else 0


def can_be_asked(address: str) -> bool:
    try:
        parts = urlsplit(address)
        whole = bool(httpx.URL(address).host) and parts.port != 0  # both raise ValueError for what is none
    except (ValueError, httpx.InvalidURL):
        return False
    return parts.scheme in ("http", "https") and whole and not (parts.query or parts.fragment)


def told(words: Words, finding: Finding) -> str:
    data = {name: harmless(value) if isinstance(value, str) else value for name, value in finding.data.items()}
    sentence = words.say(f"doctor-{'good' if finding.good else 'bad'}-{finding.name}", **data)
    return words.say("doctor-line", good="yes" if finding.good else "no", sentence=sentence)
