"""One example for each kind of decision in Yellow."""

from typing import Final

from properties.named import yellow
from teaching.example import Example

GIVING: Final = "PGG RG RR SK, SGX SY JG, RY"
YELLOW: Final = [
    Example("the direction", lambda: yellow(top="", dealer=1), 1, (("cw", 30, 0.3), ("ccw", 30, 0.3))),
    Example("the lead", lambda: yellow("0 cw", top=""), 0, (("PG", 30, 0.3), ("RG", 35, 0.25))),
    Example(
        "beating what lies there",
        lambda: yellow(hands="PG PR RR SK, SG RR JG, RY PR SY"),
        0,
        (("PR", 30, 0.4), ("PG", 35, 0.35), ("draw", 60, 0.2)),
    ),
    Example(
        "beating it without colours (level 1)",
        lambda: yellow(hands="PG PR RR, SG RR JG, RY PR SY", level=1),
        0,
        (("PR", 30, 0.4), ("PG", 35, 0.35), ("draw", 60, 0.2)),
    ),
    Example(
        "beating it without colours (level 2)",
        lambda: yellow(hands="SG PR RR, SG RR JG, RY PR SY", level=2, top="PY"),
        0,
        (("SG", 30, 0.4), ("draw", 60, 0.2)),
    ),
    Example("the last card", lambda: yellow(hands="PG, SG RR, RY PR"), 0, (("PG", 0, 0.9), ("draw", 60, 0.2))),
    Example(
        "a Joker, and what it counts as",
        lambda: yellow("0 PG", hands="PG RG SK, SG RR JG, RY PR SY"),
        1,
        (("SG", 30, 0.4), ("JG S", 50, 0.3), ("JG R", 52, 0.28)),
    ),
    Example("nothing fits", lambda: yellow(hands="SG RG SK, SG RR JG, RY PR SY"), 0, (("draw", 60, 0.3),)),
    Example("a card just drawn that fits", lambda: yellow("0 draw"), 0, (("PY", 30, 0.4), ("keep", 50, 0.3))),
    Example("a card just drawn that does not", lambda: yellow("0 draw", draws="SG PY PY"), 0, (("keep", 50, 0.3),)),
    Example("a race", lambda: yellow("0 PGS", hands="PGS RG, SG RR, RY"), 1, (("SG", 20, 0.5), ("pass", 40, 0.3))),
    Example("a race without a card", lambda: yellow("0 PGS", hands="PGS RG, SG RR, RY"), 2, (("pass", 40, 0.3),)),
    Example(
        "again or reverse",
        lambda: yellow("0 PGA", hands="PGA SG RG, SG RR, RY"),
        0,
        (("again", 20, 0.5), ("reverse", 40, 0.3)),
    ),
    Example(
        "an Again, a Speed, a Give or a Swap to play",
        lambda: yellow(hands="PGA PGS PGX RG, SG RR, RY"),
        0,
        (("PGA", 20, 0.5), ("PGX", 25, 0.45), ("PGS", 40, 0.3)),
    ),
    Example(
        "answering a +3, or passing it on",
        lambda: yellow("0 PG3", hands="PG3 RG, SG3 RR JG, RY"),
        1,
        (("SG3", 20, 0.5), ("JG R", 30, 0.45), ("take", 60, 0.2)),
    ),
    Example("taking the cards of a +3", lambda: yellow("0 PG3", hands="PG3 RG, SG RR, RY"), 1, (("take", 60, 0.2),)),
    Example("a +3 to play", lambda: yellow(hands="PG3 RG, SG3 RR, RY"), 0, (("PG3", 20, 0.5), ("draw", 60, 0.2))),
    Example(
        "getting rid of the Skull",
        lambda: yellow("0 PGG", hands=GIVING),
        0,
        (("give SK 2", 20, 0.5), ("give SK 1", 25, 0.45), ("give RR 1", 60, 0.2)),
    ),
    Example(
        "a Give to play",
        lambda: yellow(hands=GIVING),
        0,
        (("PGG", 20, 0.5), ("draw", 60, 0.2), ("RR", 61, 0.2)),
    ),
    Example(
        "thanks",
        lambda: yellow("0 PGG", "0 give RR 1", hands=GIVING),
        1,
        (("thanks", 20, 0.5), ("silent", 60, 0.2)),
    ),
    Example(
        "hands to swap",
        lambda: yellow("0 PGX", hands="PGX RG SK, SG RR JG SY, RY"),
        0,
        (("swap 2", 20, 0.5), ("swap 1", 60, 0.2)),
    ),
    Example(
        "a mistake that costs cards",
        lambda: yellow(mistakes=True),
        0,
        (("PG", 20, 0.5), ("RG", 60, 0.2)),
    ),
]
