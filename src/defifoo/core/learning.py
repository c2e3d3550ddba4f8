"""A lesson under way: the moves of the learner and of those who play by the script, judged and made by the ordinary deal."""

from typing import final

from defifoo.core.aliases import Move
from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.game import Game
from defifoo.core.lesson import LEARNER, Lesson, LessonStep
from defifoo.core.refusal import malformed


@final
class Learning:
    """`done` counts the steps behind the learner; `told` is what the others did since the learner was asked last.

    A lesson that the game does not have is refused, and so is a number of steps that it does not have.
    """

    def __init__(self, game: Game, done: int = 0, name: str = "") -> None:
        self.game = game
        self.lesson: Lesson = _lesson(game, name)
        self.scenes = self.lesson.scenes
        self.total = self.lesson.steps
        if not 0 <= done <= self.total:
            raise malformed("lesson", f"{game.name} {done}")
        self.done = 0
        self.scene = 0
        self.place = 0
        self.told: list[Event] = []
        self.deal: Deal = self.scenes[0].deal.clone()
        self._open_scene()
        while self.done < done:
            self.play(game.parse_move(self.step.right[0]))

    @property
    def over(self) -> bool:
        return self.done == self.total

    @property
    def begins(self) -> bool:
        """Whether the cards of this step were just dealt."""
        return self.place == 0

    @property
    def step(self) -> LessonStep:
        """What the learner is asked; the lesson must not be over."""
        return self.scenes[self.scene].steps[self.place]

    def key(self, sentence: str) -> str:
        """By which a sentence of the lesson is found."""
        return self.lesson.key(self.game.name, sentence)

    def is_right(self, move: Move) -> bool:
        return move in [self.game.parse_move(text) for text in self.step.right]

    def play(self, move: Move) -> list[Event]:
        """Make a right move, let the others answer, and tell what happened. Raises Refused, and then nothing has changed."""
        step = self.step
        events = self.deal.play(LEARNER, move) + self._played(step.then)
        self.done += 1
        self.place += 1
        self.told = []
        if self.place == len(self.scenes[self.scene].steps) and not self.over:
            self.scene += 1
            self.place = 0
            self._open_scene()
        return events

    def _open_scene(self) -> None:
        scene = self.scenes[self.scene]
        self.deal = scene.deal.clone()
        self.told = [event for event in self._played(scene.before) if event.seat != LEARNER]

    def _played(self, script: list[str]) -> list[Event]:
        events: list[Event] = []
        for line in script:
            seat, _, move = line.partition(" ")
            events += self.deal.play(int(seat), self.game.parse_move(move))
        return events


def _lesson(game: Game, name: str) -> Lesson:
    for lesson in game.lessons():
        if lesson.name == name:
            return lesson
    raise malformed("lesson", f"{game.name} {name}")
