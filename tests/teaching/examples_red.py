"""One example for each kind of decision in Red."""

from typing import Final

from properties.named import FOUR, red
from teaching.example import Example

RED: Final = [
    Example("the team", lambda: red(hands=FOUR), 1, (("team 3", 30, 0.5), ("team 2", 30, 0.5), ("team 0", 29, 0.49))),
    Example("the direction", lambda: red("1 team 2", hands=FOUR), 1, (("cw", 30, 0.5), ("ccw", 28, 0.49))),
    Example(
        "the lead, strong or small",
        lambda: red("1 cw", rest="won"),
        1,
        (("P7", 30, 0.6), ("V5", 25, 0.5), ("RC", 20, 0.4)),
    ),
    Example(
        "following, the round to be won",
        lambda: red("1 cw", "1 V5", "2 V6", hands="VG V4 F4, V5 P7 F5, V6 F8 F6", rest="won"),
        0,
        (("VG", 30, 0.6), ("V4", 20, 0.4)),
    ),
    Example(
        "following, the round lost",
        lambda: red("1 cw", "1 V9", hands="R6 P4 F4, V9 P7 F5, VC V6 F6", rest="won"),
        2,
        (("V6", 30, 0.6), ("VC", 20, 0.4)),
    ),
    Example(
        "Police for want of the gang",
        lambda: red("1 cw", "1 V5", "2 V6", hands="P4 P12 F4, V5 P7 F5, V6 F8 F6", rest="won"),
        0,
        (("P4", 30, 0.6), ("P12", 28, 0.5)),
    ),
    Example(
        "Police led",
        lambda: red("1 cw", "1 P14", "2 F8", hands="P4 P12 F4, V5 P14 F5, V6 F8 F6", rest="won"),
        0,
        (("P4", 30, 0.6), ("P12", 28, 0.5)),
    ),
    Example(
        "the Charmer and her Godfather",
        lambda: red("1 cw", "1 RG", hands="R6 V5 F8 S4, RG V6 FG S5, RC R5 FC S6", rest="won"),
        2,
        (("RC", 30, 0.6), ("R5", 20, 0.4)),
    ),
    Example(
        "a present for the partner",
        lambda: red(
            "1 team 3", "1 cw", "1 P14", "2 V6", hands="RG V4 P3 F4, RC V5 P14 F5, R6 V6 R5 F6, SG S7 V7 F7", rest="won"
        ),
        3,
        (("SG", 30, 0.6), ("V7", 20, 0.4)),
    ),
    Example(
        "the Bomb now, or a fatter round",
        lambda: red("1 team 3", "1 cw", "1 V5", hands=FOUR),
        2,
        (("V6", 30, 0.6), ("BOMB", 20, 0.4)),
    ),
    Example(
        "slamming the Bomb on a fat round",
        lambda: red("1 team 3", "1 cw", "1 RC", "2 R6", "3 RG", hands="R4 V4 P3 F4, RC V5 P7 F5, R6 V6 BOMB F6, RG V7 BANK F7"),
        2,
        (("BOMB", 30, 0.6), ("", 20, 0.4)),
    ),
    Example(
        "keeping the Bomb while the partner is ahead",
        lambda: red("1 team 2", "1 cw", "1 P7", hands=FOUR),
        2,
        (("R6", 30, 0.6), ("BOMB", 20, 0.4)),
    ),
    Example(
        "slamming the Bank, or not",
        lambda: red("1 team 3", "1 cw", "1 V5", "2 V6", hands=FOUR),
        3,
        (("BANK", 30, 0.6), ("V7", 20, 0.4)),
    ),
    Example(
        "the Bank and the Bomb led",
        lambda: red("1 cw", hands="RG V4 P3, BANK BOMB P7, R6 V6 F8", rest="won"),
        1,
        (("P7", 30, 0.6), ("BANK", 20, 0.4), ("BOMB", 18, 0.3)),
    ),
    Example(
        "the last card",
        lambda: red("1 cw", "1 V5", hands="V4 F4, V5 F5, V6", rest="won"),
        2,
        (("V6", 30, 0.6),),
    ),
]
