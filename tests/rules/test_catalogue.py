"""The rulebooks and the tests keep step."""

import re
from pathlib import Path

import pytest

from defifoo.games.shelf import GAMES
from defifoo.words.language import LANGUAGES
from defifoo.words.rulebook import rule_ids, rule_text

CHAPTERS = ["all", *GAMES]
MARK = re.compile(r'mark\.rule\(\s*"([a-z0-9.-]+)"')
TESTED = {rule for path in Path(__file__).parents[1].rglob("test_*.py") for rule in MARK.findall(path.read_text("utf-8"))}


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_rule_has_a_test(chapter: str) -> None:
    untested = [rule for rule in rule_ids(chapter, "en") if rule not in TESTED]
    assert untested == [], f'each wants a test marked @pytest.mark.rule("{untested[0]}"), in tests/rules/test_{chapter}_*.py'


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_language_has_the_same_rules_once_each(chapter: str) -> None:
    english = sorted(rule_ids(chapter, "en"))
    assert english == sorted(set(english))
    for language in LANGUAGES:
        assert sorted(rule_ids(chapter, language)) == english, f"docs/rules/{chapter}.{language}.md"


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_every_rule_says_something(chapter: str) -> None:
    for language in LANGUAGES:
        for rule in rule_ids(chapter, language):
            assert len(rule_text(rule, language)) > 20, rule


def test_no_test_names_a_rule_that_is_not_in_the_books() -> None:
    known = {rule for chapter in CHAPTERS for rule in rule_ids(chapter, "en")}
    assert sorted(rule for rule in TESTED if rule.split(".")[0] in CHAPTERS and rule not in known) == []
