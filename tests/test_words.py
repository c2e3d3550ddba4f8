"""The language files: complete, alike, and able to say everything the games have to say."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from defifoo.core.deal import View
from defifoo.core.refusal import Refused
from defifoo.core.seen import Open, Own
from defifoo.games.shelf import GAMES
from defifoo.table.phrases import EMOTES, PHRASES
from defifoo.words.language import LANGUAGES, USUAL, words
from defifoo.words.narrator import Narrator
from defifoo.words.rulebook import rule_ids
from defifoo.words.table_talk import seat_names
from defifoo.words.tables import hand_line, prompt_line, table_lines

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "defifoo"
LOCALES = PACKAGE / "locales"
KEY = re.compile(r"^(-?[a-zA-Z][\w-]*) =", re.MULTILINE)
OTHERS = [language for language in LANGUAGES if language != USUAL]
VARIABLE = re.compile(r"\{ *\$([a-z_]+)")


def messages(path: Path) -> dict[str, set[str]]:
    """The keys of a file, each with its variables."""
    text = path.read_text(encoding="utf-8")
    starts = [*KEY.finditer(text)]
    ends = [*(match.start() for match in starts[1:]), len(text)]
    return {match[1]: set(VARIABLE.findall(text[match.end() : end])) for match, end in zip(starts, ends, strict=True)}


def files(language: str) -> set[str]:
    return {path.name for path in (LOCALES / language).glob("*.ftl")}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", sorted(files(USUAL)))
def test_every_language_has_the_same_keys_and_variables(name: str, language: str) -> None:
    path = LOCALES / language / name
    wanted, found = messages(LOCALES / USUAL / name), messages(path) if path.exists() else {}
    assert sorted(wanted.keys() - found.keys()) == [], f"{language}/{name} lacks these"
    assert sorted(found.keys() - wanted.keys()) == [], f"{language}/{name} has these and {USUAL}/{name} has not"
    assert {key: found[key] for key in wanted if found[key] != wanted[key]} == {}, f"other variables than in {USUAL}/{name}"


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_has_files_of_its_own(language: str) -> None:
    assert sorted(files(language) - files(USUAL)) == []


@cache
def literals(place: str) -> frozenset[str]:
    """Every word in the texts of a part of the code: "move", "no-table", "red.follow.gang"."""
    found: set[str] = set()
    for path in (PACKAGE / place).rglob("*.py"):
        nodes = [*ast.walk(ast.parse(path.read_text(encoding="utf-8")))]
        remarks = {node.value for node in nodes if isinstance(node, ast.Expr)}
        for node in nodes:
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in remarks:
                found.update(re.findall(r"[\w.-]+", node.value))
    return frozenset(found)


def said_by(word: str, place: str) -> bool:
    """Whether the code has the word, or parts that it puts together: "bank" and "-led", "yellow.level." and a number."""
    texts = literals(place)
    halves = [(word[:cut], word[cut:]) for cut in range(1, len(word)) if word[cut - 1] in ".-" or word[cut] == "-"]
    return word in texts or any(first in texts and (last in texts or last.isdigit()) for first, last in halves)


def is_card(game: str, name: str) -> bool:
    try:
        GAMES[game].parse_card(name)
    except Refused:
        return False
    return True


ENDS = ("aim", "done")
"""What a lesson says before and after its steps."""


def is_taught(game: str, name: str) -> bool:
    lessons = GAMES[game].lessons()
    taught = {one.key(game, step.name) for one in lessons for scene in one.scenes for step in scene.steps}
    return f"{game}-lesson-{name.removesuffix('-other')}" in taught | {one.key(game, end) for one in lessons for end in ENDS}


def is_built(key: str) -> bool:
    """Whether a key is one of those that the code puts together, of a part that exists: `red-card-` and a card of Red."""
    chapter, kind, name = ([*key.split("-", 2), "", ""])[:3]
    place = {"all": ".", "doctor": "client"}.get(chapter, f"games/{chapter}" if chapter in GAMES else chapter)
    rule = f"{chapter}.{name.replace('-', '.')}"
    if kind == "refusal" and chapter in {"table", "server"}:
        return said_by(name, place) or said_by(f"{chapter}.{name}", place)
    if kind == "refusal":
        return said_by(f"{chapter}.{name}", place) or said_by(rule, place)
    if chapter == "table":
        return (kind == "say" and name in PHRASES) or (kind == "emote" and name in EMOTES)
    if kind in {"move", "good", "bad"} and said_by(name, place):
        return True
    if chapter not in GAMES:
        return kind == "fact" and (said_by(name, "bots") or said_by(name, "core"))
    if kind in {"card", "move"}:
        return is_card(chapter, name)
    if kind == "option":
        return name.removesuffix("-help") in {option.name for option in GAMES[chapter].options}
    if kind in {"reason", "account"}:
        return name in {rule.partition(".")[2].replace(".", "-") for rule in rule_ids(chapter, "en")}
    if kind in {"colour", "symbol", "continent"}:
        return any(name in text for text in literals(place))
    spoken = kind in {"event", "prompt", "challenge", "fact"} and said_by(name.removeprefix("name-"), place)
    return spoken or kind in {"name", "tagline", "any"} or (kind == "lesson" and is_taught(chapter, name))


def written_keys() -> set[str]:
    """Every key that stands in the code of the engine, the server, the terminal or the browser, or in another sentence."""
    sources = [*PACKAGE.rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts"), *(ROOT / "web" / "src").rglob("*.svelte")]
    texts = [path.read_text(encoding="utf-8") for path in sources if not path.name.endswith(".test.ts")]
    quoted = {word for text in texts for word in re.findall(r"[\"'`]([a-z][\w-]+)[\"'`]", text)}
    sentences = [path.read_text(encoding="utf-8") for path in LOCALES.rglob("*.ftl")]
    return quoted | {word for text in sentences for word in re.findall(r"\{ *([a-z][\w-]+) *\}", text)}


def test_every_sentence_is_used() -> None:
    """Those for the browser alone (web-*.ftl) are looked after by its own tests, which know how it builds its keys."""
    files = [path for path in (LOCALES / "en").glob("*.ftl") if not path.name.startswith("web-")]
    written = written_keys()
    assert [key for path in files for key in messages(path) if key not in written and not is_built(key)] == []


class Plain(View):
    """Of a game that says nothing of its own."""

    def common(self) -> Open:
        return {
            "game": "plain",
            "players": 3,
            "dealer": 0,
            "phase": "musing",
            "direction": -1,
            "waits_for": [1],
            "hand_sizes": [2, 1, 4],
            "over": False,
            "points": None,
        }

    def own(self) -> Own:
        return {"seat": int(self.seat), "hand": ["E1", "SUN"]}


def test_a_game_that_says_nothing_is_told_by_its_direction_and_its_hands() -> None:
    spoken = words("en")
    names = ["You", *seat_names(spoken, 3)[1:]]
    narrator = Narrator(spoken, GAMES["purple"], names, 0)
    assert table_lines(narrator, Plain(0)) == [
        "Direction of play: counter-clockwise",
        "Player 2: 1 card; Player 3: 4 cards",
    ]
    assert hand_line(narrator, Plain(0)) == "Your hand: Ember 1, Sun"
    assert prompt_line(narrator, Plain(0)) == "It is your move."
