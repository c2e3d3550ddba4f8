"""A server looked at from outside, as its guests see it, through whatever proxies stand before it.

One table is made, watched for a moment and closed. What is wrong is told by a name and data; the words are in the language
files, `doctor-<name>`.
"""

import ipaddress
import re
import time
from dataclasses import dataclass, field
from typing import Final, TypeVar
from urllib.parse import SplitResult, urlsplit

import httpx
import msgspec

from defifoo.client.socket_checkup import NoSocket, try_socket
from defifoo.games.shelf import GAMES
from defifoo.wire.requests import Arrival, Health, Problem, TableMade

Answer = TypeVar("Answer")
PATIENCE: Final = 10
WORDS_PATIENCE: Final = 5
"""Seconds until a word on an open socket must have been answered."""
SKEW: Final = 5
"""Seconds that two clocks may differ."""
BODY: Final = 15_000
"""Bytes: nearly the most that the server takes."""
OWN_PAGE: Final = re.compile(r'<link rel="manifest" href="([^"]*)/manifest\.webmanifest"')
PLAIN_PAGE: Final = re.compile(r'<a href="([^"]*)/schema/openapi\.json">')
"""How the first page tells where its files are; the second where the pages were not built."""
SCRIPT: Final = re.compile(r'<script[^>]* src="([^"]+)"')


@dataclass(frozen=True)
class Finding:
    """name   e.g. "upgrade"; `good` or not; the numbers and names in its sentence"""

    name: str
    good: bool
    data: dict[str, str | int] = field(default_factory=dict)


class _Stop(Exception):
    """There is nothing more to be seen."""


async def check_up(url: str) -> list[Finding]:
    """Everything that can be told about the server at this address, the good and the bad."""
    checkup = Checkup(url.rstrip("/"))
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        try:
            await checkup.look(http)
        except _Stop:
            pass
        except httpx.HTTPError as error:
            checkup.bad("broken", error=str(error) or type(error).__name__)
    return checkup.findings


class Checkup:
    def __init__(self, url: str) -> None:
        self.url = url
        self.place: SplitResult = urlsplit(url)
        self.findings: list[Finding] = []

    def good(self, name: str, **data: str | int) -> None:
        self.findings.append(Finding(name, good=True, data=data))

    def bad(self, name: str, **data: str | int) -> None:
        self.findings.append(Finding(name, good=False, data=data))

    @property
    def origin(self) -> str:
        return f"{self.place.scheme}://{self.place.netloc}"

    async def look(self, http: httpx.AsyncClient) -> None:
        await self._reach(http)
        await self._pages(http)
        await self._arrival(http)
        await self._body(http)
        await self._table(http)

    # Whether it answers

    async def _reach(self, http: httpx.AsyncClient) -> None:
        try:
            answer = await http.get(f"{self.url}/api/health")
        except httpx.HTTPError as error:
            self.bad("unreachable", url=self.url, error=str(error) or type(error).__name__)
            raise _Stop from None
        health = _read(answer, Health)
        if health is None:
            self._turned_away(answer)
            raise _Stop
        self.good("reached", version=health.version, engine=health.engine)
        if health.status != "ok":
            self.bad("not-writing")
        elif health.low_disk:
            self.bad("low-disk")
        else:
            self.good("disk")

    def _turned_away(self, answer: httpx.Response) -> None:
        """Something answers, but not as the server does: a proxy, or the server at another path or for another host."""
        problem = _read(answer, Problem)
        path = self.place.path or "/"
        if answer.is_redirect:
            self.bad("redirected", there=answer.headers.get("location", "?"))
        elif problem is not None and problem.rule == "server.other-host":
            self.bad("host-unknown", origin=self.origin)
        elif (problem is not None and problem.rule == "address") or _base_of(answer.text) is not None:
            self.bad("base-unknown", path=path)
        elif answer.status_code in (502, 503, 504):
            self.bad("no-server", status=answer.status_code)
        else:
            self.bad("stranger", path=path, status=answer.status_code)

    # What a browser loads

    async def _pages(self, http: httpx.AsyncClient) -> None:
        answer = await http.get(f"{self.url}/")
        base = _base_of(answer.text)
        if base is None:
            self.bad("stranger", path=f"{self.place.path}/", status=answer.status_code)
        elif base != self.place.path:
            self.bad("base-differs", told=base or "/", path=self.place.path or "/")
        else:
            script = SCRIPT.search(answer.text)
            loaded = await http.get(self.origin + script[1]) if script else None
            if loaded is None:
                self.bad("no-pages")
            elif loaded.status_code != 200 or "javascript" not in loaded.headers.get("content-type", ""):
                self.bad("no-script", path=urlsplit(str(loaded.url)).path, status=loaded.status_code)
            else:
                self.good("pages")

    # What became of the request on its way

    async def _arrival(self, http: httpx.AsyncClient) -> None:
        began = time.time()
        async with http.stream("GET", f"{self.url}/api/arrival") as answer:
            stream = answer.extensions.get("network_stream")
            ours = stream.get_extra_info("client_addr") if stream else None
            await answer.aread()
        ended = time.time()
        arrival = _read(answer, Arrival)
        if arrival is None:
            self.bad("stranger", path=f"{self.place.path}/api/arrival", status=answer.status_code)
            return
        self._clock(arrival.at / 1000 - (began + ended) / 2, ended - began)
        if arrival.host.lower() != self.place.netloc.rpartition("@")[2].lower():
            self.bad("host", sent=self.place.netloc, told=arrival.host)
        else:
            self.good("host")
        self._address(arrival, ours)

    def _clock(self, ahead: float, took: float) -> None:
        if abs(ahead) <= SKEW + took:
            self.good("clock")
        else:
            self.bad("clock", seconds=round(abs(ahead)), direction="ahead" if ahead > 0 else "behind")

    def _address(self, arrival: Arrival, ours: tuple[str, int] | None) -> None:
        """A near machine that is not this one, and no word on whose request it is: a proxy that keeps it to itself."""
        if arrival.port == 0 or not _is_near(arrival.address) or ours is None or arrival.port == ours[1]:
            self.good("address", address=arrival.address)
        elif arrival.forwarded:
            self.bad("not-believed", address=arrival.address)
        else:
            self.bad("not-forwarded", address=arrival.address)

    async def _body(self, http: httpx.AsyncClient) -> None:
        """Nearly the longest that the server takes; it makes no sense, and only the server can say so."""
        body = b'{"game": "' + b"x" * BODY + b'"}'
        try:
            answer = await http.post(f"{self.url}/api/tables", content=body, headers={"Content-Type": "application/json"})
        except httpx.HTTPError as error:
            self.bad("body", kilobytes=BODY // 1000, what=type(error).__name__)
            return
        if _read(answer, Problem) is None or answer.status_code == 413:
            self.bad("body", kilobytes=BODY // 1000, what=str(answer.status_code))
        else:
            self.good("body")

    # A table

    async def _table(self, http: httpx.AsyncClient) -> None:
        game = next(iter(GAMES.values()))
        wish = {"game": game.name, "players": game.fewest}
        answer = await http.post(f"{self.url}/api/tables", json=wish, headers={"Origin": self.origin})
        made, problem = _read(answer, TableMade), _read(answer, Problem)
        if made is None:
            if problem is not None and problem.rule == "server.other-site":
                self.bad("origin", origin=self.origin)
            elif problem is not None and problem.rule == "server.trouble":
                self.bad("not-writing")
            else:
                self.bad("no-table", text=problem.text if problem else str(answer.status_code))
            return
        self.good("table")
        try:
            milliseconds = await try_socket(self.url, made.code, self.origin, PATIENCE, WORDS_PATIENCE)
            self.good("socket", milliseconds=milliseconds)
        except NoSocket as trouble:
            self.bad(trouble.name, **trouble.data)
        finally:
            await http.post(f"{self.url}/api/tables/{made.code}/close", headers={"Authorization": f"Bearer {made.token}"})


def _read(answer: httpx.Response, kind: type[Answer]) -> Answer | None:
    try:
        return msgspec.json.decode(answer.content, type=kind)
    except msgspec.MsgspecError:
        return None


def _base_of(page: str) -> str | None:
    """Where our first page says that its files are; None when it is not ours."""
    found = OWN_PAGE.search(page) or PLAIN_PAGE.search(page)
    return found[1] if found else None


def _is_near(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return True
