"""Yellow, learnt by playing: whoever learns sits in seat 0 of three."""

from defifoo.core.lesson import Lesson, LessonStep, Scene
from defifoo.games.yellow.stacked import stacked


def lesson() -> Lesson:
    scenes = [
        Scene(
            stacked(["PG PY SG SR JG", "SG RGS SY PG PG", "SY RR PR RY RY"], draws="RG RG PG PG SG SG RY RY", top="RG"),
            [],
            [
                LessonStep("symbol", "yellow.higher.symbol", ["PG"], ["1 SG", "2 SY"]),
                LessonStep("colour", "yellow.higher.colour", ["SR"], ["1 RGS"]),
                LessonStep("race", "yellow.event.speed", ["PY"], ["1 SY", "2 RR"]),
                LessonStep("joker", "yellow.joker", ["JG P", "JG R", "JG S"], also=["yellow.draw"]),
            ],
        ),
        Scene(
            stacked(
                ["PGG SR3 PY", "SG3 RG RG PG", "RYG SK SY3 RG RY"],
                draws="RY PY SY RR PR SR RG PG SG RG PG SG",
                top="RG",
                dealer=2,
            ),
            ["2 RYG", "2 give SK 0"],
            [
                LessonStep("thanks", "yellow.event.give.thanks", ["thanks"], also=["yellow.event.give"]),
                LessonStep("skull", "yellow.skull", ["PGG"], also=["yellow.score"]),
                LessonStep("give", "yellow.event.give", ["give SK 1"], ["1 thanks", "1 SG3", "2 SY3"]),
                LessonStep(
                    "stack",
                    "yellow.event.plus3.stack",
                    ["SR3"],
                    ["1 take", "2 RG"],
                    ["yellow.event.plus3", "yellow.event.plus3.joker"],
                ),
                LessonStep("end", "yellow.end", ["PY"]),
            ],
        ),
    ]
    return Lesson(scenes, ["yellow.end", "yellow.score", "yellow.win", "yellow.event.replay", "yellow.event.swap"])
