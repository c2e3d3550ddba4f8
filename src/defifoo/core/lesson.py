"""A lesson as data: stacked deals, and in each a few moves for the learner to find. Its words are in the language files."""

from typing import Final, final

from defifoo.core.deal import Deal

LEARNER: Final = 0
"""The seat of whoever learns."""

MOST_STEPS: Final = 15
"""About five minutes."""


@final
class LessonStep:
    """One move of the learner's own.

    name   what its sentences are found by (`Lesson.key`); with `-other`, the answer to a legal move that is not meant here
    rule   the rule that it teaches
    right  the moves that are meant, in notation; more than one only where the scene ends, since it goes on from the first
    then   what the others do after it: "2 E5" is seat 2 playing E5
    also   the other rules that its sentences speak of
    """

    def __init__(
        self, name: str, rule: str, right: list[str], then: list[str] | None = None, also: list[str] | None = None
    ) -> None:
        self.name = name
        self.rule = rule
        self.right = right
        self.then: list[str] = [] if then is None else then
        self.also: list[str] = [] if also is None else also


@final
class Scene:
    """A stacked deal, what is played in it before the learner is asked, and the steps."""

    def __init__(self, deal: Deal, before: list[str], steps: list[LessonStep]) -> None:
        self.deal = deal
        self.before = before
        self.steps = steps


@final
class Lesson:
    """A game learnt by playing, or a smaller game that is made of it.

    name     "" for the game itself, else what its smaller game is called
    speaks   the rules that the aim and the farewell speak of
    options  of its table, where they are not the usual ones
    """

    def __init__(self, scenes: list[Scene], speaks: list[str], name: str = "", options: dict[str, int] | None = None) -> None:
        self.scenes = scenes
        self.speaks = speaks
        self.name = name
        self.options: dict[str, int] = {} if options is None else options

    @property
    def steps(self) -> int:
        return sum([len(scene.steps) for scene in self.scenes])

    def address(self, game: str) -> str:
        """What it is asked for and remembered by."""
        return f"{game}-{self.name}" if self.name else game

    def key(self, game: str, sentence: str) -> str:
        """By which a sentence of it is found: a step's, `aim` or `done`."""
        return f"{game}-lesson-{self.name}-{sentence}" if self.name else f"{game}-lesson-{sentence}"
