"""The language of the reader, and refusals in it."""

from defifoo.core.refusal import NOT_YOURS, Refused, Violation
from defifoo.words.language import LANGUAGES, words
from defifoo.words.refusals import refusal_sentence


def language(asked: str | None, accepted: str | None) -> str:
    """The one asked for by name; else the first known one of an Accept-Language header; else English."""
    if asked in LANGUAGES:
        return str(asked)
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate((accepted or "")[:200].split(",")):
        name, _, weight = part.strip().partition(";q=")
        try:
            wishes.append((-float(weight or 1), place, name[:2].lower()))
        except ValueError:
            continue
    return next((name for _, _, name in sorted(wishes) if name in LANGUAGES), "en")


def sentence(violation: Violation, lang: str, game: str = "", names: list[str] | None = None) -> str:
    return refusal_sentence(words(lang), violation, game, names)


def bot_name(seat: int, lang: str) -> str:
    """What the pages call the bot in a seat."""
    return words(lang).say("table-bot", seat=seat)


def refuse(rule: str) -> Refused:
    """Something that the server itself does not allow."""
    return Refused(Violation(f"server.{rule}", kind=NOT_YOURS))
