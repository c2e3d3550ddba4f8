"""The rules of Yellow about which people ask at the table, each as a position to try."""

from defifoo.core.example import Example
from defifoo.games.yellow.stacked import stacked

FOUR = "RY RY RY RY"


def examples() -> list[Example]:
    given = stacked(["PGG RG RR", "SG RG", "SG RG"], draws="RY RY RY", top="RG")
    passed_on = stacked(["PG3 RG RG", "PY3 RG RG", "SG3 RG RG"], draws=f"{FOUR} {FOUR} RY RY", top="RG")
    return [
        Example("yellow.end", stacked(["PGG RR", "RG", "SG"], top="RG"), ["0 PGG"], 0),
        Example("yellow.event.replay", stacked(["PGA PR SG RG", "RG", "RG"], draws="RY", top="RG"), ["0 PGA"], 0),
        Example("yellow.event.speed", stacked(["PGS SG", "PY RG JG", "SG RG", "RG SK"], top="RG"), ["0 PGS"], 1),
        Example("yellow.event.plus3.joker", stacked(["PG3 RG", "JY RG", "SR RG"], draws=FOUR, top="RG"), ["0 PG3"], 1),
        Example("yellow.event.plus3.stack", passed_on, ["0 PG3"], 1),
        Example("yellow.event.give.thanks", given, ["0 PGG", "0 give RR 2"], 2),
    ]
