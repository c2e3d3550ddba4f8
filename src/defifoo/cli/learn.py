"""`defifoo learn`: a game learnt by playing it, in the terminal."""

import json
import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter
from platformdirs import user_data_path

from defifoo.bots.bot import DEFAULT_BUDGET, Budget
from defifoo.bots.sight import Sight
from defifoo.cli.arguments import GAME_NAMES, LANGUAGE_NAMES, either, read_game, read_words
from defifoo.cli.errors import UsageError
from defifoo.cli.person import Person
from defifoo.cli.prompt import QuitGame, ask_for_game
from defifoo.core.chance import FastSource
from defifoo.core.event import Event
from defifoo.core.game import Game
from defifoo.core.learning import Learning
from defifoo.core.lesson import LEARNER, Lesson
from defifoo.words.language import Words
from defifoo.words.narrator import Narrator
from defifoo.words.rulebook import rule_text
from defifoo.words.table_talk import seat_names

PROGRESS: Final = "lessons.json"
"""The file that tells how many steps of each lesson are done."""


def learn(
    game: Annotated[str | None, Parameter(help=f"{GAME_NAMES}; asked for when left out")] = None,
    lesson: Annotated[str, Parameter(help="a smaller game that is made of it, for children")] = "",
    /,
    *,
    lang: Annotated[str | None, Parameter(help=f"{LANGUAGE_NAMES}; the default is the language of this computer")] = None,
    again: Annotated[bool, Parameter(help="from the first step, however far you were", negative="")] = False,
) -> int:
    """Learn a game in five minutes by playing it: one thing at a time, and every wrong move is explained."""
    words = read_words(lang)
    try:
        chosen = read_game(game) if game is not None else ask_for_game(words)
        wanted = _read_lesson(chosen, lesson)
        _teach(words, chosen, wanted, 0 if again else steps_done(wanted.address(chosen.name)))
    except (QuitGame, KeyboardInterrupt):
        print(words.say("cli-goodbye"))
    return 0


class Pupil(Person):
    """Somebody at this terminal who learns: help is about the step, and an idea is the move that is meant."""

    help = "cli-lesson-help"

    def __init__(self, learning: Learning, narrator: Narrator) -> None:
        super().__init__(learning, narrator)
        self.learning = learning

    def _advise(self, _sight: Sight, _source: FastSource, _budget: Budget) -> None:
        move = int(self.learning.game.parse_move(self.learning.step.right[0]))
        print(self.words.say("cli-lesson-idea", move=self.narrator.move(move)))

    def _rules(self) -> str:
        return rule_text(self.learning.step.rule, self.words.language)


def _read_lesson(game: Game, name: str) -> Lesson:
    lessons = {one.name: one for one in game.lessons()}
    if name in lessons:
        return lessons[name]
    if not lessons:
        raise UsageError(f"{game.name} has no lesson")
    others = [one for one in lessons if one]
    raise UsageError(f"{game.name} has no lesson called {name!r}" + (f", but {either(others)}" if others else ""))


def _teach(words: Words, game: Game, lesson: Lesson, done: int) -> None:
    begun = done if done < lesson.steps else 0
    learning = Learning(game, begun, lesson.name)
    print(words.say(learning.key("aim")))
    print(words.say("cli-lesson-help"))
    while not learning.over:
        _take_step(words, learning)
        if not remember(lesson.address(game.name), learning.done) and learning.done == begun + 1:
            print(words.say("cli-lesson-forgotten"), file=sys.stderr)
    print("\n" + words.say(learning.key("done")))


def _take_step(words: Words, learning: Learning) -> None:
    """One step, until the right move is made."""
    narrator = Narrator(
        words, learning.game, [words.say("cli-you"), *seat_names(words, int(learning.deal.players))[1:]], LEARNER
    )
    name = learning.key(learning.step.name)
    pupil = Pupil(learning, narrator)
    _narrate(narrator, learning.told)
    while True:
        print("\n" + words.say("cli-lesson-step", number=learning.done + 1, total=learning.total))
        print(words.say(name))
        sight = Sight(learning.deal.view(LEARNER), [int(move) for move in learning.deal.moves(LEARNER)])
        move = pupil.choose(sight, FastSource(0), DEFAULT_BUDGET)
        if learning.is_right(move):
            break
        print(words.say(f"{name}-other"))
    _narrate(narrator, learning.play(move))


def _narrate(narrator: Narrator, events: list[Event]) -> None:
    for event in events:
        sentence = narrator.event(event.seen_by(LEARNER))
        if sentence:
            print(sentence)


# What is remembered


def _progress() -> dict[str, int]:
    try:
        kept = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {name: done for name, done in kept.items() if isinstance(done, int)} if isinstance(kept, dict) else {}


def _file() -> Path:
    return user_data_path("defifoo", appauthor=False) / PROGRESS


def steps_done(lesson: str) -> int:
    """How many steps of the lesson are behind whoever plays on this computer."""
    return max(0, _progress().get(lesson, 0))


def remember(lesson: str, done: int) -> bool:
    """The next lesson goes on from there. Where nothing can be written, nothing is remembered, and the lesson goes on."""
    kept = _progress()
    kept[lesson] = done
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        _file().write_text(json.dumps(kept), encoding="utf-8")
    except OSError:
        return False
    return True


def lesson_untouched(game: Game) -> bool:
    """Whether nobody on this computer has begun a lesson of a game that has one."""
    lessons = [one.address(game.name) for one in game.lessons()]
    return bool(lessons) and not any(steps_done(one) for one in lessons)
