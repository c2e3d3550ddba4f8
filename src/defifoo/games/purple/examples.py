"""The rules of Purple about which people ask at the table, each as a position to try."""

from defifoo.core.example import Example
from defifoo.games.purple.stacked import stacked


def examples() -> list[Example]:
    return [
        Example("purple.follow", stacked(["E5 A1 A4", "ET J1 J4", "E6 T1 A2"]), ["0 cw", "0 E5", "1 ET"], 2),
        Example("purple.sun.any-time", stacked(["E5 A1 A2", "E1 SUN T1", "E2 A4 A5"]), ["0 cw", "0 E5"], 1),
        Example("purple.sun.lead", stacked(["SUN A1", "E4 T4", "E1 T9"]), ["0 cw", "0 SUN"], 1),
        Example("purple.spacecraft.last", stacked(["E10 A1", "E9 A4", "OE A5"]), ["0 cw", "0 E10", "1 E9"], 2),
        Example("purple.spacecraft.lead.follow", stacked(["ET A1 A2 A4", "J9 TJ SUN JA", "E1 E2 E4 E5"]), ["0 cw", "0 ET"], 1),
    ]
