"""The language of the reader, and refusals in it."""

import contextlib
from collections.abc import Iterator, Sequence
from typing import Final

from defifoo.core.refusal import MALFORMED, NOT_YOURS, Refused, Violation
from defifoo.table.infos import PlaceInfo
from defifoo.words.language import LANGUAGES, USUAL, words
from defifoo.words.refusals import refusal_sentence

_UNREADABLE: Final = {"message": "server-refusal-unreadable-message", "request": "server-refusal-unreadable-request"}


def language(asked: str | None, accepted: str | None) -> str:
    """The one asked for by name; else the first known one of an Accept-Language header; else the usual one."""
    if asked in LANGUAGES:
        return str(asked)
    wishes = [(-weight, place, name) for place, (name, weight) in enumerate(_wishes(accepted or "")) if weight > 0]
    return next((name for _, _, name in sorted(wishes) if name in LANGUAGES), USUAL)


def _wishes(accepted: str) -> Iterator[tuple[str, float]]:
    """RFC 9110, 12.5.4: languages with their weights, between spaces or not."""
    for part in accepted[:200].lower().split(","):
        name, _, weight = part.replace(" ", "").replace("\t", "").partition(";q=")
        with contextlib.suppress(ValueError):
            yield name.partition("-")[0], float(weight or 1)


def sentence(violation: Violation, lang: str, game: str = "", names: list[str] | None = None) -> str:
    if violation.kind == MALFORMED and violation.rule in _UNREADABLE:
        return words(lang).say(_UNREADABLE[violation.rule], **violation.data)
    return refusal_sentence(words(lang), violation, game, names)


def bot_name(seat: int, lang: str) -> str:
    """What the pages call the bot in a seat."""
    return words(lang).say("table-bot", seat=seat)


def refuse(rule: str, **data: str) -> Refused:
    """Something that the server itself does not allow."""
    return Refused(Violation(f"server.{rule}", data, NOT_YOURS))


class RefusedAt(Refused):
    """At a table that a page shows: whose cards it is about, and who sits there."""

    def __init__(self, violation: Violation, game: str, places: Sequence[PlaceInfo]) -> None:
        super().__init__(violation)
        self.game = game
        self.places = places


@contextlib.contextmanager
def seated(game: str, places: Sequence[PlaceInfo]) -> Iterator[None]:
    """What is refused in here is told with the names of those who sit there."""
    try:
        yield
    except Refused as refusal:
        raise RefusedAt(refusal.violation, game, places) from None
