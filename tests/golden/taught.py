"""Which rules the lessons speak of, as they were when both were last read: PYTHONPATH=tests python tests/golden/taught.py"""

from hashlib import sha256
from pathlib import Path

from defifoo.core.game import Game
from defifoo.core.learning import Learning
from defifoo.games.shelf import OURS
from defifoo.words.language import LANGUAGES
from defifoo.words.rulebook import rule_text

TAUGHT = Path(__file__).with_name("taught.tsv")


def rules_of(game: Game, name: str) -> dict[str, list[str]]:
    """Every rule that a lesson speaks of, and the names of the steps that do."""
    lesson = Learning(game, 0, name).lesson
    found: dict[str, list[str]] = {rule: ["aim"] for rule in lesson.speaks}
    for scene in lesson.scenes:
        for step in scene.steps:
            for rule in (step.rule, *step.also):
                found.setdefault(rule, []).append(step.name)
    return found


def taught() -> list[str]:
    """A line for each rule of each lesson: the sentences of the rule in every language as a number, and the steps."""
    lines = []
    for game in OURS.values():
        for lesson in game.lessons():
            for rule, steps in sorted(rules_of(game, lesson.name).items()):
                said = "".join(rule_text(rule, language) for language in LANGUAGES)
                line = [lesson.address(game.name), rule, sha256(said.encode()).hexdigest()[:12], " ".join(steps)]
                lines.append("\t".join(line))
    return lines


if __name__ == "__main__":
    TAUGHT.write_text("\n".join(taught()) + "\n", encoding="utf-8")
