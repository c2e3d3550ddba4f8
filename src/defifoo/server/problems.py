"""Refusals as answers to HTTP requests."""

import logging
from typing import Final

from litestar import MediaType, Response
from litestar.exceptions import HTTPException

from defifoo.core.refusal import ILLEGAL, MALFORMED, NOT_YOURS, STALE, Refused, Violation
from defifoo.server.asked import Asked
from defifoo.server.words import RefusedAt, bot_name, language, sentence
from defifoo.storage.base import Conflict, Damaged, StorageError
from defifoo.wire.codec import unreadable
from defifoo.wire.requests import Problem

_log: Final = logging.getLogger("defifoo.server")
_STATUS: Final = {MALFORMED: 400, NOT_YOURS: 403, STALE: 409, ILLEGAL: 409}
_OF_RULES: Final = {
    "server.no-table": 404,
    "table.no-such-match": 404,
    "server.no-such-deal": 404,
    "server.no-token": 401,
    "server.other-host": 421,
    "server.trouble": 503,
    "server.too-many-requests": 429,
    "server.too-many-connections": 429,
    "server.too-many-tables": 429,
    "server.too-many-hints": 429,
    "server.too-many-guesses": 429,
    "server.too-many-lists": 429,
}
_OF_STATUS: Final = {
    401: Violation("server.no-token", kind=NOT_YOURS),
    404: Violation("address", {"text": ""}, MALFORMED),
    405: Violation("method", {"text": ""}, MALFORMED),
    413: Violation("server.too-large", kind=NOT_YOURS),
    503: Violation("server.trouble", kind=NOT_YOURS),
}


def reader_language(request: Asked) -> str:
    return language(request.query_params.get("lang"), request.headers.get("accept-language"))


def status_of(violation: Violation) -> int:
    return _OF_RULES.get(violation.rule, _STATUS[violation.kind])


def problem(request: Asked, violation: Violation, status: int) -> Response[Problem]:
    return Response(problem_of(violation, reader_language(request)), status_code=status, media_type=MediaType.JSON)


def problem_of(violation: Violation, lang: str) -> Problem:
    return _problem(violation, sentence(violation, lang))


def _problem(violation: Violation, text: str) -> Problem:
    detail = violation.data.get("detail", "")
    return Problem(kind=violation.kind, rule=violation.rule, text=text, detail=detail)  # type: ignore[arg-type]  # the four kinds


def refused(request: Asked, error: Refused) -> Response[Problem]:
    violation = error.violation
    if not isinstance(error, RefusedAt):
        return problem(request, violation, status_of(violation))
    lang = reader_language(request)
    names = [place.name or bot_name(seat, lang) for seat, place in enumerate(error.places)]
    told = _problem(violation, sentence(violation, lang, error.game, names))
    return Response(told, status_code=status_of(violation), media_type=MediaType.JSON)


def http_problem(request: Asked, error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses: unknown addresses, wrong methods, bodies that do not fit."""
    found = _OF_STATUS.get(error.status_code)
    if found is None:
        found = _unfit(error)
    elif found.kind == MALFORMED:
        found = Violation(found.rule, {"text": f"{request.method} {request.url.path}"[:200]}, MALFORMED)
    answer = problem(request, found, error.status_code)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def _unfit(error: HTTPException) -> Violation:
    """The first thing that does not fit, where Litestar names it."""
    extra = error.extra
    if not (isinstance(extra, list) and extra and isinstance(extra[0], dict)):
        return unreadable("request", "broken", detail=str(error.detail)[:200]).violation
    field, detail = str(extra[0].get("key", "")), str(extra[0].get("message", ""))[:200]
    if field == "data":  # a body that is there was read before, or refused
        return unreadable("request", "empty").violation
    return unreadable("request", "field", field=field, detail=detail).violation


def trouble(request: Asked, error: Exception) -> Response[Problem]:
    """A bug, or a disk that does not answer. It is told plainly, and the log has the rest."""
    if isinstance(error, Conflict | Damaged):  # of one log; the disk can be written all the same
        _log.info("%s: %r", request.method, error)
        return problem(request, _OF_STATUS[503], 500)
    if isinstance(error, StorageError):
        request.app.state.house.disk.noticed(error)
        return problem(request, _OF_STATUS[503], 500)
    _log.exception("%s %s failed", request.method, request.url.path, exc_info=error)
    return problem(request, _OF_STATUS[503], 500)
