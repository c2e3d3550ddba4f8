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

    name   `<game>-lesson-<name>` says what to do, `<game>-lesson-<name>-other` answers a legal move that is not meant here
    rule   the rule that it teaches
    right  the moves that are meant, in notation; more than one only where the scene ends, since it goes on from the first
    then   what the others do after it: "2 E5" is seat 2 playing E5
    """

    def __init__(self, name: str, rule: str, right: list[str], then: list[str] | None = None) -> None:
        self.name = name
        self.rule = rule
        self.right = right
        self.then: list[str] = [] if then is None else then


@final
class Scene:
    """A stacked deal, what is played in it before the learner is asked, and the steps."""

    def __init__(self, deal: Deal, before: list[str], steps: list[LessonStep]) -> None:
        self.deal = deal
        self.before = before
        self.steps = steps
