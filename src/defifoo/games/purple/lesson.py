"""Purple, learnt by playing: whoever learns sits in seat 0 of three."""

from defifoo.core.lesson import Lesson, LessonStep, Scene
from defifoo.games.purple.stacked import stacked


def lesson() -> Lesson:
    scenes = [
        Scene(
            stacked(["E2 E9 A10 JA J9 SUN", "E6 T5 A5 E4 A1 O1", "E8 T7 J6 E5 O9 O10"], "no-trick", dealer=1),
            ["1 cw", "1 E6", "2 E8"],
            [
                LessonStep("follow", "purple.follow", ["E2"], ["2 T7"], ["purple.win-trick", "purple.score.no-trick"]),
                LessonStep("discard", "purple.discard", ["A10"], ["1 T5", "2 J6"], ["purple.follow"]),
                LessonStep("switch", "purple.spacecraft.switch", ["JA"], ["1 A5", "1 E4", "2 E5"], ["purple.spacecraft.three"]),
                LessonStep("sun", "purple.sun.any-time", ["SUN"], also=["purple.sun.lowest", "purple.sun.last-trick"]),
            ],
        ),
        Scene(
            stacked(["O2 AO A9", "O4 T1 T2", "O6 J1 J2"], "no-spacecraft", dealer=1),
            ["1 cw", "1 O4", "2 O6"],
            [
                LessonStep("last", "purple.spacecraft.last", ["O2"], ["2 J1"], ["purple.score.no-spacecraft"]),
                LessonStep("away", "purple.score.no-spacecraft", ["AO"], ["1 T1"], ["purple.discard"]),
            ],
        ),
        Scene(
            stacked(["O2 O9 T3", "O6 E1 E2", "O8 J5 A4"], "no-alien O", dealer=1),
            ["1 cw", "1 O6", "2 O8"],
            [LessonStep("alien", "purple.score.no-alien", ["O2"], also=["purple.alien"])],
        ),
        Scene(
            stacked(["T9 T2 J10", "T6 E1 J3", "T4 J1 A2"], "most", dealer=1),
            ["1 cw", "1 T6", "2 T4"],
            [
                LessonStep("most", "purple.score.most", ["T9"]),
                LessonStep("lead", "purple.lead", ["J10"], ["1 J3", "2 J1"]),
            ],
        ),
    ]
    return Lesson(scenes, ["purple.start", "purple.challenges", "purple.win", "all.match"])
