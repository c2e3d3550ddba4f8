"""The rules of Blue about which people ask at the table, each as a position to try."""

from defifoo.core.example import Example
from defifoo.games.blue.stacked import stacked


def examples() -> list[Example]:
    attack = ["", "", "C SUN CAF CEU"]
    return [
        Example("blue.first-turn", stacked(["SUN CAF MOON BOLT ICE LEU", "SUN"]), [], 0),
        Example("blue.moon", stacked(["MOON LEU", "SUN CAS"], ["", "C SUN CAF CEU"], draws="SUN"), [], 0),
        Example("blue.moon.reply", stacked(["MOON LEU", "SUN", "RAIN CAS"], attack), ["0 moon 2 C"], 2),
        Example("blue.rainbow.protects", stacked(["MOON BOLT ICE", "SUN"], ["", "C RAIN CAF; L SUN"]), [], 0),
    ]
