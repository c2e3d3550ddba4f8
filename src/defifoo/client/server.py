"""The HTTP side of a server, for programs."""

import secrets
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple, Self, TypeVar

import httpx
import msgspec

from defifoo.client.player import Player
from defifoo.client.witness import Witness
from defifoo.core.fair import promise_of
from defifoo.table.infos import TableInfo
from defifoo.wire.requests import Glance, Hint, Offer, Problem, SeatTaken, TableMade, Tables

Answer = TypeVar("Answer")


class ServerRefused(Exception):
    """The server refused, and says why."""

    def __init__(self, problem: Problem, status: int) -> None:
        super().__init__(problem.text)
        self.problem = problem
        self.status = status


class Ticket(NamedTuple):
    """A seat and the token that opens it. Whoever has it has the seat."""

    code: str
    seat: int
    token: str
    witness: Witness | None = None
    """What the device keeps of the fair deal."""


class Server:
    """One server. `lang` is the language of its refusals."""

    def __init__(self, url: str, lang: str = "en") -> None:
        self.url = url.rstrip("/")
        self.lang = lang
        self._http = httpx.AsyncClient(base_url=self.url, headers={"Accept-Language": lang}, timeout=30)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._http.aclose()

    async def _ask(self, method: str, path: str, kind: type[Answer], token: str = "", body: Any = None) -> Answer:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self._http.request(method, path, headers=headers, json=body)
        if answer.is_success:
            return msgspec.json.decode(answer.content, type=kind)
        try:
            problem = msgspec.json.decode(answer.content, type=Problem)
        except msgspec.DecodeError:
            problem = Problem("malformed", "answer", f"{answer.status_code} {answer.reason_phrase}")
        raise ServerRefused(problem, answer.status_code)

    async def offer(self) -> Offer:
        return await self._ask("GET", "/api/offer", Offer)

    async def tables(self) -> Tables:
        return await self._ask("GET", "/api/tables", Tables)

    async def make_table(self, game: str, players: int | None = None, **wishes: Any) -> TableMade:
        """For four, or as near as the game allows, unless `players` are given.

        `wishes`: options, public, clock, pace, window, watching, hints, recall.
        """
        return await self._ask("POST", "/api/tables", TableMade, body={"game": game, "players": players, **wishes})

    async def look(self, code: str) -> TableInfo:
        return await self._ask("GET", f"/api/tables/{code}", TableInfo)

    async def take_seat(
        self, code: str, name: str, seat: int | None = None, token: str = "", avatar: str = "", keep: Path | None = None
    ) -> Ticket:
        """With a token: a further seat for the same device. The number for the fair deal is drawn here and only promised.

        `keep` is a file for what the device keeps of it, to check it also after a restart of the program.
        """
        number = secrets.token_hex(16)
        body = {"name": name, "promise": promise_of(number), "seat": seat, "avatar": avatar}
        taken = await self._ask("POST", f"/api/tables/{code}/seats", SeatTaken, token, body)
        witness = Witness(taken.seat, keep)
        witness.sat_down(taken.table, number)
        return Ticket(taken.table.code, taken.seat, taken.token, witness)

    async def leave_seat(self, ticket: Ticket) -> TableInfo:
        return await self._ask("DELETE", f"/api/tables/{ticket.code}/seats/{ticket.seat}", TableInfo, ticket.token)

    async def seat_bot(self, code: str, token: str, bot: str = "regular", seat: int | None = None) -> TableInfo:
        return await self._ask("POST", f"/api/tables/{code}/bots", TableInfo, token, {"bot": bot, "seat": seat})

    async def remove_bot(self, code: str, token: str, seat: int) -> TableInfo:
        return await self._ask("DELETE", f"/api/tables/{code}/bots/{seat}", TableInfo, token)

    async def start(self, code: str, token: str) -> TableInfo:
        return await self._ask("POST", f"/api/tables/{code}/start", TableInfo, token)

    async def rematch(self, code: str, token: str) -> TableInfo:
        return await self._ask("POST", f"/api/tables/{code}/rematch", TableInfo, token)

    async def close_table(self, code: str, token: str) -> TableInfo:
        return await self._ask("POST", f"/api/tables/{code}/close", TableInfo, token)

    async def record(self, code: str, match: int = 1) -> str:
        """The record of a finished match, for `defifoo verify`."""
        return msgspec.json.encode(await self._ask("GET", f"/api/tables/{code}/records/{match}", dict)).decode()

    async def hint(self, ticket: Ticket) -> Hint:
        return await self._ask("POST", f"/api/tables/{ticket.code}/hints/{ticket.seat}", Hint, ticket.token)

    async def glance(self, ticket: Ticket) -> Glance:
        """What a net leans to, until the hint is there."""
        return await self._ask("POST", f"/api/tables/{ticket.code}/hints/{ticket.seat}/glance", Glance, ticket.token)

    def sit(self, ticket: Ticket, *, ready: bool = True) -> Player:
        """Play in a seat. `ready`: go on to the next deal without being asked."""
        return Player(self.url, ticket.code, ticket.seat, ticket.token, self.lang, ready=ready, witness=ticket.witness)

    def watch(self, code: str) -> Player:
        return Player(self.url, code, -1, "", self.lang)
