"""Blue, learnt by playing: whoever learns sits in seat 0 of three."""

from defifoo.core.lesson import Lesson, LessonStep, Scene
from defifoo.games.blue.stacked import stacked


def lesson() -> Lesson:
    scenes = [
        Scene(
            stacked(
                ["SUN RAIN MOON CAF CAM CEU LAS", "SUN MOON LEU LAF CAS SAM SOC", "SUN SUN SAS SEU LAM COC CEU"],
                draws="LOC SAF CAS LAM SOC",
            ),
            ["0 cw"],
            [
                LessonStep("open", "blue.open", ["open C SUN"], ["1 open L SUN", "2 open S SUN"], ["blue.first-turn"]),
                LessonStep("lay", "blue.continent", ["lay CAF"], ["1 lay LEU", "2 lay SAS"]),
                LessonStep("moon", "blue.moon", ["moon 1 L"], ["1 accept", "1 moon 0 C"], ["blue.moon.where"]),
                LessonStep("answer", "blue.moon.reply", ["rainbow"]),
            ],
        ),
        Scene(
            stacked(
                ["SUN ICE LEU COC CAF SAF CAM", "LAF LAF CAS SAM SOC CEU LAM", "SEU SOC LAM COC CEU LAS LOC"],
                lines=["C SUN CAF CAM; L SUN MOON LAS", "L SUN LEU", "S SUN SAF SAM SAS"],
            ),
            [],
            [
                LessonStep("cancel", "blue.cancel", ["cancel L SUN"], ["1 lay LAF", "2 lay SEU"]),
                LessonStep("ice", "blue.iceberg", ["ice 2 S"], ["1 lay LAF", "2 exchange SOC"]),
                LessonStep("fourth", "blue.draw", ["lay COC"], ["1 lay LAM", "2 exchange LAM"], ["blue.continent"]),
                LessonStep("tour", "blue.win", ["lay LEU"]),
            ],
        ),
    ]
    return Lesson(scenes, ["blue.win", "blue.lightning", "blue.exchange"])
