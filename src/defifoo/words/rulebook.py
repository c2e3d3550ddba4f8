"""The rules as documents, found by game, language and rule id."""

import re
from functools import cache
from typing import Final

from defifoo.words.language import LANGUAGES, USUAL
from defifoo.words.packages import rulebook_file

ANCHOR: Final = re.compile(r'^<a id="([a-z][a-z0-9.-]*)"></a>\n', re.MULTILINE)


@cache
def rulebook(chapter: str, language: str) -> str:
    """The whole document of a game, or of "all", in another language where it lacks this one."""
    books = (rulebook_file(chapter, one) for one in (language, USUAL, *LANGUAGES))
    found = next((book for book in books if book is not None), None)
    if found is None:
        raise FileNotFoundError(f"{chapter}.{language}.md")
    return found


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
