"""Every lesson is played to its end, with every wrong move tried on the way."""

import json
import re
from pathlib import Path

import pytest

from defifoo.cli.learn import PROGRESS
from defifoo.cli.main import run
from defifoo.core.event import Event
from defifoo.core.game import Game
from defifoo.core.learning import Learning
from defifoo.core.lesson import LEARNER, MOST_STEPS
from defifoo.core.refusal import MALFORMED, Refused
from defifoo.games.shelf import OURS, find_game
from defifoo.words.language import LANGUAGES, words
from defifoo.words.narrator import Narrator
from defifoo.words.rulebook import rule_ids, rule_text
from defifoo.words.table_talk import seat_names
from golden.taught import TAUGHT, rules_of, taught

LESSONS = [pytest.param(game, one.name, id=one.address(name)) for name, game in OURS.items() for one in game.lessons()]
HIGHEST = 500
"""Above every move that is no exchange of any cards."""
LONGEST = 240
"""Characters that a step may have: a child reads them aloud."""
SHORT = 70
OF_THE_PAGE = re.compile(
    r"click|\btap\b|button|screen|\bpage\b|by itself|automati|clique|bouton|écran|tout seul", re.IGNORECASE
)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("defifoo.cli.learn.user_data_path", lambda *_, **__: tmp_path)
    return tmp_path


def positions(game: Game, name: str = "") -> list[Learning]:
    """The lesson before each of its steps."""
    return [Learning(game, done, name) for done in range(Learning(game, 0, name).total)]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_takes_about_five_minutes(game: Game, name: str) -> None:
    names = [learning.step.name for learning in positions(game, name)]
    assert 6 <= len(names) <= MOST_STEPS
    assert len(names) == len(set(names))


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_right_move_leads_to_the_end_of_the_lesson(game: Game, name: str) -> None:
    for learning in positions(game, name):
        for text in learning.step.right:
            tried = Learning(game, learning.done, name)
            tried.play(game.parse_move(text))
            assert tried.done == learning.done + 1
            assert len(learning.step.right) == 1 or tried.over or tried.begins, "the script goes on from one position"
    assert Learning(game, Learning(game, 0, name).total, name).over


@pytest.mark.parametrize(("game", "name"), LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_wrong_moves_and_each_is_explained(game: Game, name: str, language: str) -> None:
    spoken = words(language)
    for learning in positions(game, name):
        key = learning.key(learning.step.name)
        assert spoken.say(key)
        deal, before = learning.deal, learning.deal.view(LEARNER).as_dict()
        narrator = Narrator(spoken, game, seat_names(spoken, int(deal.players)), LEARNER)
        others = [move for move in deal.moves(LEARNER) if not learning.is_right(move)]
        may_wait = LEARNER not in deal.waits_for
        assert spoken.has(f"{key}-other") == (bool(others) or may_wait), key
        refused = [(move, deal.why_not(LEARNER, move)) for move in range(HIGHEST)]
        reasons = {violation.rule: violation for _, violation in refused if violation and violation.kind != MALFORMED}
        assert reasons or others, key
        for rule, violation in reasons.items():
            assert narrator.refusal(violation)
            assert rule_text(rule, language), rule
        wrong = next(move for move, violation in refused if violation)
        with pytest.raises(Refused):
            learning.play(wrong)
        assert learning.deal.view(LEARNER).as_dict() == before, "the step is asked again as it was"


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_step_teaches_a_rule_of_the_books(game: Game, name: str) -> None:
    known = {rule for chapter in ("all", game.name) for rule in rule_ids(chapter, "en")}
    assert [rule for rule in rules_of(game, name) if rule not in known] == []


def test_no_rule_that_a_lesson_speaks_of_has_changed_since_it_was_written() -> None:
    """If this fails, read the sentences of the steps again that are named behind the rule; then PYTHONPATH=tests python
    tests/golden/taught.py."""
    assert TAUGHT.read_text(encoding="utf-8").splitlines() == taught()


@pytest.mark.parametrize(("done", "name"), [(-1, ""), (99, ""), (0, "nobody")])
def test_a_lesson_has_no_more_steps_than_it_has(done: int, name: str) -> None:
    with pytest.raises(Refused):
        Learning(OURS["red"], done, name)


WANTED = {
    "purple": {
        "follow": "purple.follow",
        "throw away": "purple.discard",
        "burn the Sun": "purple.sun.any-time",
        "change colour with a Spacecraft": "purple.spacecraft.switch",
        "dodge the challenge": "purple.score.no-alien",
    },
    "blue": {
        "open": "blue.open",
        "lay": "blue.continent",
        "Moon": "blue.moon",
        "answer": "blue.moon.reply",
        "world tour": "blue.win",
    },
    "yellow": {
        "beat": "yellow.higher.symbol",
        "race": "yellow.event.speed",
        "thank": "yellow.event.give.thanks",
        "stack +3": "yellow.event.plus3.stack",
        "get rid of the Skull": "yellow.event.give",
    },
    "yellow-children": {
        "beat": "yellow.higher.symbol",
        "level 1": "yellow.level.1",
        "race": "yellow.event.speed",
        "thank": "yellow.event.give.thanks",
        "stack +3": "yellow.event.plus3.stack",
        "get rid of the Skull": "yellow.event.give",
    },
    "red": {
        "lead": "red.lead",
        "follow": "red.follow.gang",
        "Police": "red.order",
        "Bank": "red.bank",
        "Bomb": "red.bomb",
        "teams": "red.teams.choice",
    },
}
"""What a learner has to have done at the end, each by a move of their own, and the rule it comes under."""


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_leaves_nothing_out(game: Game, name: str) -> None:
    wanted = WANTED[Learning(game, 0, name).lesson.address(game.name)]
    rules = {learning.step.rule for learning in positions(game, name)}
    assert [what for what, rule in wanted.items() if rule not in rules] == []


def test_in_yellow_what_is_said_of_a_level_is_learnt_on_it() -> None:
    """Children begin on the lowest, and the table that they sit down at is of the highest that they were taught."""
    steps = positions(OURS["yellow"], "children")
    levels = [int(str(learning.deal.view(LEARNER).as_dict()["level"])) for learning in steps]
    for learning, level in zip(steps, levels, strict=True):
        spoken = [rule for rule in (learning.step.rule, *learning.step.also) if rule.startswith("yellow.level.")]
        assert spoken in ([], [f"yellow.level.{level}"]), learning.step.name
    assert sorted(set(levels)) == [1, 2]
    assert steps[0].lesson.options == {"level": max(levels)}


@pytest.mark.parametrize(("game", "name"), LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_speaks_of_the_game_alone(game: Game, name: str, language: str) -> None:
    """The theme and the aim first, short sentences, and nothing about what the page does by itself."""
    spoken, lesson = words(language), Learning(game, 0, name).lesson
    steps = [learning.step.name for learning in positions(game, name)]
    said = [spoken.say(lesson.key(game.name, one)) for one in ["aim", *steps, "done"]]
    assert [one for one in said if len(one) > LONGEST] == []
    assert [one for one in said if OF_THE_PAGE.search(one)] == []
    asked = [re.split(r"(?<=[.!?…])\s+(?=[A-ZÀ-Ý])", one)[-1] for one in said[1:-1]]
    assert [one for one in asked if len(one) > SHORT] == [], "what is asked for stays in sight: it is the last sentence"


# In the terminal


def learn(monkeypatch: pytest.MonkeyPatch, *typed: str) -> None:
    lines = iter(typed)
    monkeypatch.setattr("builtins.input", lambda _: next(lines, "q"))


def right_moves(game: Game, name: str = "") -> list[str]:
    return [learning.step.right[0] for learning in positions(game, name)]


@pytest.mark.parametrize(("game", "name"), LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_learnt_in_the_terminal_and_remembered(
    game: Game, name: str, language: str, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    moves, lesson = right_moves(game, name), Learning(game, 0, name).lesson
    learn(monkeypatch, *moves)
    assert run(["learn", game.name, *filter(None, [name]), "--lang", language]) == 0
    said = capsys.readouterr().out
    assert words(language).say(lesson.key(game.name, "aim")) in said
    assert words(language).say(lesson.key(game.name, "done")) in said
    assert json.loads((data / PROGRESS).read_text()) == {lesson.address(game.name): len(moves)}


def test_whoever_cannot_be_remembered_is_told_so_once(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (data / PROGRESS).mkdir(parents=True)
    learn(monkeypatch, *right_moves(find_game("purple"))[:3])
    assert run(["learn", "purple", "--lang", "en"]) == 0
    assert capsys.readouterr().err.count("cannot note how far you are") == 1


def test_a_lesson_that_there_is_not_is_told_with_those_that_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["learn", "yellow", "grandmothers"]) == 2
    assert "no lesson called 'grandmothers', but children" in capsys.readouterr().err
    assert run(["learn", "red", "children"]) == 2
    assert "red has no lesson called 'children'" in capsys.readouterr().err


def test_wrong_moves_are_explained_and_the_step_is_asked_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    learn(monkeypatch, "A10", "E9", "i", "h", "E2")
    assert run(["learn", "purple", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "Not allowed. Ember is called" in said
    assert "the Ember 9 would take the trick" in said
    assert "Try this: Ember 2" in said
    assert rule_text("purple.follow", "en") in said
    assert said.count("Step 1 of 9") == 2
    assert said.count("Step 2 of 9") == 1


def test_whoever_lets_the_moment_pass_is_told_what_was_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    learn(monkeypatch, *right_moves(OURS["red"])[:4], "", "BOMB")
    assert run(["learn", "red", "--lang", "en"]) == 0
    assert "a Godfather lies there for the taking" in capsys.readouterr().out


def test_a_lesson_goes_on_where_it_was_left_unless_it_is_to_begin_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    learn(monkeypatch, *right_moves(OURS["blue"])[:5])
    run(["learn", "blue", "--lang", "en"])
    capsys.readouterr()
    learn(monkeypatch)
    run(["learn", "blue", "--lang", "en"])
    assert "Step 6 of 8" in capsys.readouterr().out
    run(["learn", "blue", "--lang", "en", "--again"])
    assert "Step 1 of 8" in capsys.readouterr().out


@pytest.mark.parametrize("kept", ["{", "[]", '{"red": "two"}', '{"red": 99}', '{"red": -3}'])
def test_a_broken_memory_is_no_obstacle(
    kept: str, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (data / PROGRESS).write_text(kept)
    learn(monkeypatch)
    assert run(["learn", "red", "--lang", "en"]) == 0
    assert "Step 1 of 7" in capsys.readouterr().out


def test_the_first_game_offers_the_lesson_and_later_ones_do_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = ["play", "yellow", "--lang", "en", "--bots", "random"]
    learn(monkeypatch)
    run(game)
    assert "defifoo learn yellow" in capsys.readouterr().out
    learn(monkeypatch, "PG")
    run(["learn", "yellow", "--lang", "en"])
    learn(monkeypatch)
    capsys.readouterr()
    run(game)
    assert "defifoo learn yellow" not in capsys.readouterr().out


@pytest.mark.parametrize("game", OURS)
def test_what_the_others_did_before_is_told_once(game: str) -> None:
    learning = Learning(OURS[game])
    went_on = 0
    while not learning.over:
        learning.told = [Event("played", 1)]
        learning.play(OURS[game].parse_move(learning.step.right[0]))
        if not learning.over and not learning.begins:
            went_on += 1
            assert learning.told == []
        else:
            assert all(event.seat != LEARNER for event in learning.told)
    assert went_on


@pytest.mark.parametrize("game", OURS)
def test_what_happens_before_a_scene_is_told_but_for_what_the_learner_did(game: str) -> None:
    learning, parse = Learning(OURS[game]), OURS[game].parse_move
    scenes = 0
    while not learning.over:
        if learning.begins:
            scenes += 1
            scene = learning.scenes[learning.scene]
            deal, events = scene.deal.clone(), []
            for seat, _, move in [line.partition(" ") for line in scene.before]:
                events += deal.play(int(seat), parse(move))
            assert learning.told == [event for event in events if event.seat != LEARNER]
        learning.play(parse(learning.step.right[0]))
    assert scenes == len(learning.scenes)
