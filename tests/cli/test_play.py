"""A game in the terminal: what is asked, and what is understood."""

import re

import pytest

from defifoo.cli.main import run
from defifoo.cli.prompt import ask_for_game
from defifoo.core.match import Match, Setup
from defifoo.games.shelf import GAMES
from defifoo.words.language import words
from defifoo.words.narrator import Narrator
from defifoo.words.table_talk import seat_names
from defifoo.words.tables import table_lines


def answers(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    typed = iter(lines)
    monkeypatch.setattr("builtins.input", lambda _: next(typed, "q"))


@pytest.mark.parametrize(
    ("answer", "game"),
    [
        ("1", "purple"),
        ("red", "red"),
        ("Rouge", "red"),
        ("BLEU", "blue"),
        ("jaune", "yellow"),
        ("Purple", "purple"),
        ("violet", "purple"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_is_known_by_its_number_and_by_all_its_names(
    answer: str, game: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers(monkeypatch, answer)
    assert ask_for_game(words(language)).name == game


def test_the_menu_helps_whoever_asks(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answers(monkeypatch, "chess", "?")
    assert run(["play", "--lang", "fr"]) == 0
    said = capsys.readouterr().out
    assert "« chess » : je ne comprends pas" in said
    assert "Tape un numéro de la liste ou le nom d’un jeu" in said
    assert said.count("1. Violet : ") == 2


EXCHANGE = re.compile(r"^(\d+)\. Exchange cards$", re.MULTILINE)
BLUE = ["play", "blue", "--lang", "en", "--players", "2", "--bots", "random", "--seed", "a"]
"""In hand: Moon, Coral Europe, Lagoon Africa, Lagoon Europe, twice Saffron America, Saffron Europe; the other has begun."""


def blue(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: str) -> str:
    """What is said when these are the answers of the first turn; NUMBER stands for that of the exchange."""
    answers(monkeypatch)
    assert run(BLUE) == 0
    number = EXCHANGE.findall(capsys.readouterr().out)[0]
    answers(monkeypatch, *[line.replace("NUMBER", number) for line in lines])
    assert run(BLUE) == 0
    return capsys.readouterr().out


def test_all_exchanges_are_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = blue(monkeypatch, capsys)
    assert len(EXCHANGE.findall(said)) == 1
    assert "Exchange Moon" not in said


@pytest.mark.parametrize("lines", [["NUMBER", "1 6"], ["NUMBER", "6, 1"], ["exchange MOON SAM"], ["exchange SAM MOON"]])
def test_cards_to_exchange_are_chosen_by_number_or_in_notation(
    lines: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = blue(monkeypatch, capsys, *lines)
    assert "You exchange Moon and Saffron America." in said
    assert ("Which cards do you exchange?" in said) == (lines[0] == "NUMBER")


def test_an_exchange_can_be_thought_better_of(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = blue(monkeypatch, capsys, "NUMBER", "", "NUMBER", "8", "NUMBER", "0", "NUMBER", "x", "NUMBER", "7")
    assert "You exchange nothing yet." in said
    assert all(f"“{answer}” is not something to do here" in said for answer in "80x")
    assert "You exchange Saffron Europe." in said


@pytest.mark.parametrize("answer", [",", ", ,"])
def test_nothing_but_commas_names_no_cards(
    answer: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = blue(monkeypatch, capsys, "NUMBER", answer, "NUMBER", "7")
    assert f"“{answer}” is not something to do here" in said
    assert "You exchange Saffron Europe." in said


@pytest.mark.parametrize(("seed", "dealer", "times"), [("b", "You", 1), ("c", "Player 2", 2)])
def test_whoever_begins_is_told_the_table_once(
    seed: str, dealer: str, times: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the question: who has it read aloud would hear it twice."""
    answers(monkeypatch)
    assert run(["play", "purple", "--lang", "en", "--players", "2", "--bots", "random", "--seed", seed]) == 0
    said = capsys.readouterr().out
    assert f"Dealer: {dealer}\n" in said
    assert said.count("Your hand: ") == times


def test_the_lesson_is_named_as_the_command_was(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("defifoo.cli.play.COMMAND", "./play")
    monkeypatch.setattr("defifoo.cli.play.lesson_untouched", lambda _: True)
    answers(monkeypatch)
    assert run(["play", "red", "--lang", "en"]) == 0
    assert "learn it: ./play learn red\n" in capsys.readouterr().out


def test_a_refused_exchange_is_answered_with_the_rule(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "Not allowed. You do not hold this card: Sun." in blue(monkeypatch, capsys, "exchange SUN")


@pytest.mark.parametrize(("language", "pause"), [("en", "s; Player "), ("fr", "s ; Joueur ")])
def test_a_list_of_hands_is_punctuated_as_the_language_wants(language: str, pause: str) -> None:
    spoken, game = words(language), GAMES["purple"]
    match = Match(Setup(game, 4, {"length": 1}, bytes(32)))
    narrator = Narrator(spoken, game, seat_names(spoken, 4), 0)
    assert table_lines(narrator, match.deal.view(0))[-1].count(pause) == 2


@pytest.mark.parametrize(
    ("language", "first", "last", "inside"),
    [
        ("en", "You and Player 3", "Player 2 and you", "you and Player 3"),
        ("fr", "Toi et Joueur 3", "Joueur 2 et toi", "toi et Joueur 3"),
    ],
)
def test_you_is_written_small_inside_a_sentence(language: str, first: str, last: str, inside: str) -> None:
    spoken = words(language)
    names = [spoken.say("cli-you"), *seat_names(spoken, 4)[1:]]
    narrator = Narrator(spoken, GAMES["red"], names, 0)
    assert narrator.together([0, 2]) == first
    assert narrator.together([1, 0]) == last
    assert narrator.together([0, 2], inside=True) == inside


def test_a_word_that_is_missing_is_told_of_as_what_it_is(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whoever sits at the terminal is no bot, and has not failed."""

    def speechless(*_: object) -> str:
        return words("en").say("red-nothing-of-the-kind")

    monkeypatch.setattr("defifoo.cli.person.prompt_line", speechless)
    assert run(["play", "purple", "--lang", "en", "--players", "2", "--bots", "random", "--seed", "a"]) == 1
    assert capsys.readouterr().err == "defifoo: red-nothing-of-the-kind stands in no language file of 'en'\n"


class _Asleep:
    def choose(self, *_: object) -> int:
        raise ValueError("asleep")


def test_a_bot_that_fails_is_named_with_its_seat(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    answers(monkeypatch, *["1"] * 9)
    monkeypatch.setattr("defifoo.cli.play.read_bot", lambda *_: _Asleep())
    assert run(["play", "purple", "--lang", "en", "--players", "2", "--seed", "a"]) == 2
    assert capsys.readouterr().err == "defifoo: the bot 'regular' failed in seat 1: ValueError: asleep\n"


def test_one_chance_is_one_chance() -> None:
    say = words("fr").say
    assert [say("cli-idea-chance", number=number) for number in (1, 2)] == ["1 chance sur 100", "2 chances sur 100"]
