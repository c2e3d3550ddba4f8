"""Everything a table can say stands in both languages."""

import re
from pathlib import Path

import pytest

from defifoo.core.refusal import NOT_YOURS, Refused, Violation
from defifoo.table.phrases import EMOTES, PHRASES, check_phrase
from defifoo.words.language import LANGUAGES, words
from defifoo.words.refusals import refusal_sentence

SOURCE = Path(__file__).parents[2] / "src" / "defifoo" / "table"
both = pytest.mark.parametrize("language", LANGUAGES)


@both
def test_every_phrase_and_emote_has_words(language: str) -> None:
    told = words(language)
    assert all(told.say(f"table-say-{phrase}") for phrase in PHRASES)
    assert all(told.say(f"table-emote-{emote}") for emote in EMOTES)
    assert told.say("table-held")
    assert told.say("table-returned")


@both
def test_every_refusal_of_the_table_has_words(language: str) -> None:
    source = "".join(path.read_text() for path in SOURCE.glob("*.py"))
    rules = set(re.findall(r'refuse\("([a-z-]+)"', source)) | {"started", "not-now", "closed", "not-playing"}
    assert len(rules) > 12
    for rule in rules:
        assert words(language).has(f"table-refusal-{rule}")
        assert refusal_sentence(words(language), Violation(f"table.{rule}", kind=NOT_YOURS))


def test_nothing_else_can_be_said() -> None:
    assert check_phrase("bravo") == "bravo"
    assert check_phrase("clap") == "clap"
    for text in ("", "you fool", "BRAVO", "x" * 10_000):
        with pytest.raises(Refused):
            check_phrase(text)
