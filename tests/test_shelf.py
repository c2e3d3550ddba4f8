"""Games of other packages: found by name, told with their own words, and left out when they cannot be played."""

import logging
import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from defifoo.cli.arguments import read_game
from defifoo.cli.errors import UsageError
from defifoo.core.game import Game
from defifoo.core.match import Setup
from defifoo.core.refusal import Refused, Violation
from defifoo.games import shelf
from defifoo.games.purple.game import Purple
from defifoo.games.shelf import GAMES, LEFT_OUT, OURS, add_games, find_game
from defifoo.server.games import _info
from defifoo.words.language import LANGUAGES, Words, own_words
from defifoo.words.packages import language_files, rulebook_file
from defifoo.words.refusals import refusal_sentence
from defifoo.words.rulebook import rulebook

PACKAGE = """
from defifoo.core.game import Game, Option
from defifoo.games.purple.game import Purple

class Violet(Game):
    def __init__(self):
        self.name = "violet"
        self.options = (Option("length", "all.match", 1, 1, 3),)
        self.lowest_wins = True
        self.start_points = 0
        self.fewest, self.most = 3, 4
        self.locale_folder = "locales"
        self.rulebook_folder = "books"
        self.like = Purple()

    def card_name(self, card): return self.like.card_name(card)
    def parse_card(self, text): return self.like.parse_card(text)
    def move_name(self, move): return self.like.move_name(move)
    def parse_move(self, text): return self.like.parse_move(text)
    def deal(self, players, options, dealer, seed, number): return self.like.deal(players, {"short": 0}, dealer, seed, number)
    def guess(self, view, source): return self.like.guess(view, source)

VIOLET = Violet()

def changed(**parts):
    violet = Violet()
    for name, part in parts.items():
        setattr(violet, name, part)
    return violet

class Speechless(Violet):
    def __init__(self):
        self.name = "violet"
        self.options = (Option("length", "all.match", 1, 1, 3),)
        self.lowest_wins = True

def endless(): return changed(options=())
def crowded(): return changed(most=8)
def lonely(): return changed(fewest=1)
def nobody(): return changed(fewest=4, most=3)
def no_game(): return "a bouquet"
def wilted(): raise RuntimeError("no water")
"""


@pytest.fixture
def flowers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with a game in it, installed for the time of the test."""
    package = tmp_path / "flowers"
    for folder in ("locales/en", "books"):
        (package / folder).mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "game.py").write_text(PACKAGE)
    (package / "locales" / "en" / "violet.ftl").write_text("violet-name = Violet\nall-list-and = stolen\n")
    (package / "books" / "violet.en.md").write_text('# Violet\n\n<a id="violet.end"></a>\nIt ends.\n')
    monkeypatch.syspath_prepend(tmp_path)
    yield package
    for place in (GAMES, LEFT_OUT):
        for name in [name for name in place if name not in OURS]:
            del place[name]
    for name in [name for name in sys.modules if name.split(".")[0] == "flowers"]:
        del sys.modules[name]
    rulebook.cache_clear()


def add(name: str, value: str) -> None:
    add_games([EntryPoint(name, f"flowers.game:{value}", shelf.GROUP)])


@pytest.mark.usefixtures("flowers")
@pytest.mark.parametrize("value", ["Violet", "VIOLET"])
def test_a_game_of_another_package_stands_beside_ours(value: str) -> None:
    add("violet", value)
    game = find_game("violet")
    assert isinstance(game, Game)
    assert read_game("Violet") is game
    assert list(GAMES) == [*OURS, "violet"]
    assert not LEFT_OUT


@pytest.mark.usefixtures("flowers")
@pytest.mark.parametrize(
    ("name", "value", "why"),
    [
        ("violet", "wilted", "RuntimeError: no water"),
        ("violet", "no_game", "it gives no Game, but str"),
        ("violet", "nothing", "AttributeError"),
        ("violet", "Speechless", "the game does not say its start_points"),
        ("violet", "endless", "the game has no option 'length'"),
        ("violet", "crowded", "3 to 8 can play it, not 2 to 6"),
        ("violet", "lonely", "1 to 4 can play it"),
        ("violet", "nobody", "4 to 3 can play it"),
        ("rose", "Violet", "the game calls itself 'violet'"),
        ("red", "Violet", "the name is taken"),
        ("table", "Violet", "the name is taken"),
        ("../etc", "Violet", "a name is 2 to 16 small letters"),
        ("Violet", "Violet", "a name is 2 to 16 small letters"),
    ],
)
def test_what_cannot_be_played_is_told_by_name_and_left_out(
    name: str, value: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        add(name, value)
    assert GAMES == OURS
    assert why in LEFT_OUT[name]
    assert repr(name) in caplog.text
    assert why in caplog.text


@pytest.mark.usefixtures("flowers")
def test_who_asks_for_a_game_that_was_left_out_is_told_why() -> None:
    add("violet", "wilted")
    with pytest.raises(UsageError, match="cannot be played: RuntimeError: no water"):
        read_game("violet")


@pytest.mark.usefixtures("flowers")
def test_a_game_says_how_many_can_play_it() -> None:
    add("violet", "Violet")
    game = find_game("violet")
    Setup(game, 3, {}, bytes(32))
    for players in (2, 5):
        with pytest.raises(Refused, match="players"):
            Setup(game, players, {}, bytes(32))


@pytest.mark.usefixtures("flowers")
def test_its_words_come_from_its_package_and_replace_none_of_ours() -> None:
    add("violet", "Violet")
    game = find_game("violet")
    for language in LANGUAGES:
        spoken = Words(language)
        assert spoken.say("violet-name") == "Violet"
        assert spoken.say("all-list-and", first="a", last="b") != "stolen"
    assert language_files(game, "fr") == []
    assert own_words(game, "fr") == language_files(game, "en")


def test_a_package_without_its_language_files_is_told_of(flowers: Path, caplog: pytest.LogCaptureFixture) -> None:
    (flowers / "locales" / "en" / "violet.ftl").unlink()
    add("violet", "Violet")
    with caplog.at_level(logging.WARNING, "defifoo.words"):
        assert own_words(find_game("violet"), "en") == []
    assert "violet has no words: its package holds no locales/en/*.ftl" in caplog.text


def test_a_word_that_is_missing_is_named_with_its_language() -> None:
    with pytest.raises(KeyError, match="violet-card-R1 stands in no language file of 'fr'"):
        Words("fr").say("violet-card-R1")


def test_words_that_cannot_be_read_keep_nobody_from_playing(flowers: Path) -> None:
    (flowers / "locales" / "en" / "violet.ftl").write_bytes(b"\xff\xfe")
    add("violet", "Violet")
    assert own_words(find_game("violet"), "en") == []
    spoken = Words("en")
    assert "violet.follow" in refusal_sentence(spoken, Violation("violet.follow"), "violet")
    assert refusal_sentence(spoken, Violation("violet.turn", kind="not-yours"), "violet")


@pytest.mark.usefixtures("flowers")
def test_its_rule_book_comes_from_its_package() -> None:
    add("violet", "Violet")
    assert rulebook_file("violet", "fr") is None
    assert rulebook("violet", "fr") == rulebook("violet", "en")
    assert "It ends." in rulebook("violet", "en")


@pytest.mark.usefixtures("flowers")
def test_the_offer_of_a_server_tells_of_it() -> None:
    add("violet", "Violet")
    told = _info(find_game("violet"))
    assert (told.name, told.players, told.lowest_wins) == ("violet", [3, 4], True)
    assert (told.words, told.rules) == (["en"], ["en"])
    assert [(one.name, one.low, one.high) for one in told.options] == [("length", 1, 3)]
    ours = _info(Purple())
    assert (ours.words, ours.rules, ours.players) == ([], [], [2, 3, 4, 5, 6])
