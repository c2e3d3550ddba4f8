"""Yellow's levels for children, learnt by playing: the symbols first, then the events. The learner has seat 0 of three."""

from defifoo.core.lesson import Lesson, LessonStep, Scene
from defifoo.games.yellow.stacked import stacked

SYMBOLS = "yellow.higher.symbol"


def lesson_for_children() -> Lesson:
    speaks = ["yellow.level.1", "yellow.level.2", "yellow.level.3", "yellow.end"]
    return Lesson([_symbols(), _race(), _events()], speaks, "children", {"level": 2})


def _symbols() -> Scene:
    return Scene(
        stacked(["PR RR SY SG", "PY PG RY RG", "SG SR RR PY"], draws="RG JG PG PY SY SR", top="RG", level=1),
        [],
        [
            LessonStep("paper", SYMBOLS, ["PR"], ["1 draw", "1 keep", "2 SG"]),
            LessonStep("rock", "yellow.level.1", ["RR"], ["1 PY", "2 SR"], [SYMBOLS]),
            LessonStep("draw", "yellow.draw", ["draw"]),
            LessonStep("joker", "yellow.joker", ["JG R", "JG P", "JG S"]),
        ],
    )


def _race() -> Scene:
    return Scene(
        stacked(["PY RR SG", "SY PG RG", "SG RGS PR"], draws="RG PG SG RY", top="SY", dealer=2, level=2),
        ["2 RGS"],
        [LessonStep("race", "yellow.event.speed", ["PY"], also=["yellow.level.2"])],
    )


def _events() -> Scene:
    return Scene(
        stacked(
            ["PGG PR3 RY", "SG3 RG RG PG", "RYG SK RY3 SG RY"],
            draws="RY PY SY RR PR SR RG PG SG RG PG SG",
            top="SG",
            dealer=2,
            level=2,
        ),
        ["2 RYG", "2 give SK 0"],
        [
            LessonStep("thanks", "yellow.event.give.thanks", ["thanks"], also=["yellow.event.give"]),
            LessonStep("skull", "yellow.skull", ["PGG"]),
            LessonStep("give", "yellow.event.give", ["give SK 1"], ["1 thanks", "1 SG3", "2 RY3"]),
            LessonStep("stack", "yellow.event.plus3.stack", ["PR3"], ["1 take", "2 SG"], ["yellow.level.2"]),
            LessonStep("end", "yellow.end", ["RY"]),
        ],
    )
