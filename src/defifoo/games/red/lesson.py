"""Red, learnt by playing: whoever learns sits in seat 0, of three and at last of four."""

from defifoo.core.lesson import Lesson, LessonStep, Scene
from defifoo.games.red.stacked import stacked


def lesson() -> Lesson:
    scenes = [
        Scene(
            stacked(["V4 V9 RG P9 S5", "V6 R5 FC S6 S7", "V8 P3 F7 S8 S9"], face_down="P2", dealer=1),
            ["1 cw", "1 V6", "2 V8"],
            [
                LessonStep("follow", "red.follow.gang", ["V9"], also=["red.order", "red.win-round"]),
                LessonStep("lead", "red.lead", ["RG"], ["1 R5", "2 P3", "2 F7"], ["red.order"]),
                LessonStep("police", "red.order", ["P9"], ["1 FC"], ["red.follow.gang", "red.win-round"]),
            ],
        ),
        Scene(
            stacked(["V4 BANK S5", "VG R5 S6", "VC R6 S7"], face_down="P2", dealer=1),
            ["1 cw", "1 VG", "2 VC"],
            [LessonStep("bank", "red.bank", ["BANK"], also=["red.follow.special", "red.score.bank"])],
        ),
        Scene(
            stacked(["S4 BOMB R5", "SG R6 F6", "SC R7 F7"], face_down="P2", dealer=1),
            ["1 cw", "1 SG"],
            [LessonStep("bomb", "red.bomb", ["BOMB"], also=["red.interrupt"])],
        ),
        Scene(
            stacked(
                ["P15 P4", "F8 R6 R7", "P9"],
                face_down="P1",
                dealer=1,
                won=["SG S4 BOMB", "V5 V6 V7", "F5 F6 F7"],
                bank="VG VC BANK",
            ),
            ["1 ccw", "1 F8"],
            [LessonStep("end", "red.end", ["P15"], ["2 P9"], ["red.end.round", "red.score.bank"])],
        ),
        Scene(
            stacked(["RG RC P12 V2", "V5 F6 S7 P2", "VG FC S9 P14", "R4 F9 S3 P6"], face_down="P1"),
            [],
            [LessonStep("team", "red.teams.choice", ["team 2", "team 1", "team 3"], also=["red.score.each"])],
        ),
    ]
    return Lesson(scenes, ["red.values", "red.score.bank", "red.win"])
