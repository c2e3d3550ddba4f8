"""The rules of Red about which people ask at the table, each as a position to try."""

from defifoo.core.example import Example
from defifoo.games.red.stacked import stacked


def examples() -> list[Example]:
    led = ["0 cw", "0 R4"]
    return [
        Example("red.follow.gang", stacked(["R4 S4", "P3 P9 V7 S5", "R6 S6"]), led, 1),
        Example("red.follow.special", stacked(["R4 S4", "P3 V5 BANK BOMB S5", "R6 S6"]), led, 1),
        Example("red.bank", stacked(["RG S4", "R5 S5", "R6 BANK S6"]), ["0 cw", "0 RG"], 2),
        Example("red.bomb.lead", stacked(["R4 BOMB S4", "R5 S5", "R6 S6"]), ["0 cw"], 0),
        Example("red.end.round", stacked(["RG V4", "P5", "R9 V9"]), ["0 cw", "0 RG"], 1),
    ]
