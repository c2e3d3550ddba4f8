"""The rules as documents, found by game, language and rule id."""

import re
from functools import cache
from pathlib import Path
from typing import Final

_PACKAGE: Final = Path(__file__).parent.parent
_PLACES: Final = (_PACKAGE / "rulebook", _PACKAGE.parent.parent / "docs" / "rules")
"""Where an installed copy keeps them, and where a checkout does."""

ANCHOR: Final = re.compile(r'^<a id="([a-z][a-z0-9.-]*)"></a>\n', re.MULTILINE)


@cache
def rulebook(chapter: str, language: str) -> str:
    """The whole document of a game, or of "all"."""
    for place in _PLACES:
        path = place / f"{chapter}.{language}.md"
        if path.exists():
            return path.read_text(encoding="utf-8")
    raise FileNotFoundError(f"{chapter}.{language}.md")


def rule_ids(chapter: str, language: str) -> list[str]:
    return ANCHOR.findall(rulebook(chapter, language))


def rule_text(rule: str, language: str) -> str:
    """The paragraph that states one rule; "" when the id is not a rule of the books."""
    chapter = rule.split(".", maxsplit=1)[0]
    try:
        book = rulebook(chapter, language)
    except FileNotFoundError:
        return ""
    for match in ANCHOR.finditer(book):
        if match[1] == rule:
            return plain(book[match.end() :].split("\n\n")[0])
    return ""


def plain(markdown: str) -> str:
    """Markdown as plain lines for a terminal or a screen reader; each rule keeps its id in brackets."""
    text = ANCHOR.sub(lambda match: f"[{match[1]}] ", markdown)
    text = re.sub(r"\[([^\]]+)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"^\[([a-z0-9.-]+)\] (#+|[-*]) (.*)$", r"\2 \3 [\1]", text, flags=re.MULTILINE)
    return re.sub(r"[*_`]{1,2}([^*_`\s](?:[^*_`]*[^*_`\s])?)[*_`]{1,2}", r"\1", text).strip()
