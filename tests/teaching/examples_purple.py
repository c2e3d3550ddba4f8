"""One example for each kind of decision in Purple."""

from typing import Final

from properties.named import purple
from teaching.example import Example

PURPLE: Final = [
    Example("the direction", lambda: purple(dealer=0), 0, (("cw", 0, 0.3), ("ccw", 0, 0.3))),
    Example(
        "the lead, low or high (no 5s)",
        lambda: purple("0 cw", hands="E1 E10 A5, E2 E3 E4, E6 E7 E8", challenge="no-fives", dealer=0),
        0,
        (("E1", -5, 0.5), ("E10", -25, 0.3), ("A5", -30, 0.2)),
    ),
    Example(
        "following below the best (no trick)",
        lambda: purple("1 cw", "1 E9", hands="E2 E10 T4, E9 T1 T2, E4 E5 E6", challenge="no-trick"),
        2,
        (("E6", -10, 0.5), ("E4", -14, 0.45), ("E5", -12, 0.49)),
    ),
    Example(
        "following as the last one (most tricks)",
        lambda: purple("1 cw", "1 E9", "2 E4", hands="E2 E10 ET, E9 T1 T2, E4 E5 E6", challenge="most"),
        0,
        (("E10", 40, 0.8), ("ET", 30, 0.7), ("E2", 10, 0.3)),
    ),
    Example(
        "following as the last one (no trick)",
        lambda: purple("1 cw", "1 E9", "2 E4", hands="E2 E10 SUN, E9 T1 T2, E4 E5 E6", challenge="no-trick"),
        0,
        (("E2", -10, 0.8), ("SUN", -12, 0.7), ("E10", -20, 0.3)),
    ),
    Example(
        "throwing away a forbidden card (no 7s)",
        lambda: purple("1 cw", "1 E9", "2 E4", hands="T7 T10 J2, E9 T1 T2, E4 E5 E6", challenge="no-sevens"),
        0,
        (("T7", 0, 0.8), ("T10", -12, 0.6), ("J2", -20, 0.3)),
    ),
    Example(
        "burning the Sun before the last trick",
        lambda: purple("1 cw", "1 E9", "2 E4", hands="E2 SUN, E9 T1, E4 E5", challenge="no-fives"),
        0,
        (("SUN", 0, 0.8), ("E2", -50, 0.1)),
    ),
    Example(
        "feeding the Sun to somebody (no Sun)",
        lambda: purple("1 cw", "1 E9", "2 E4", hands="E2 SUN T4, E9 T1 T2, E4 E5 T5", challenge="no-sun"),
        0,
        (("SUN", 0, 0.8), ("E2", -20, 0.4)),
    ),
    Example(
        "changing the colour with a Spacecraft",
        lambda: purple("1 cw", "1 E9", hands="E2 T9 T4, E9 T1 T2, ET E5 T5", challenge="no-trick"),
        2,
        (("E5", -10, 0.6), ("ET", -12, 0.5)),
    ),
    Example(
        "leading a Spacecraft (no Spacecraft)",
        lambda: purple("1 cw", hands="E2 T9 T4, ET T1 T2, E6 E5 T5", challenge="no-spacecraft"),
        1,
        (("T1", 0, 0.6), ("ET", -12, 0.5), ("T2", -1, 0.59)),
    ),
    Example(
        "getting rid of high cards (not the last trick)",
        lambda: purple("1 cw", "1 E9", hands="E2 T9 T4, E9 T1 T2, E10 E5 T5", challenge="not-last"),
        2,
        (("E10", -5, 0.6), ("E5", -20, 0.4)),
    ),
    Example(
        "dodging the Alien",
        lambda: purple("1 cw", "1 O8", hands="O9 T9 T4, O8 T1 T2, O10 O2 T5", challenge="no-alien O"),
        2,
        (("O2", 0, 0.6), ("O10", -45, 0.1)),
    ),
    Example(
        "the fewest tricks",
        lambda: purple("1 cw", hands="O9 T9 T4, O8 T1 J10, O10 O2 T5", challenge="least"),
        1,
        (("T1", 30, 0.6), ("J10", 10, 0.3), ("O8", 10, 0.3)),
    ),
    Example(
        "nothing to choose",
        lambda: purple("1 cw", "1 E9", hands="E2 T9 T4, E9 T1 T2, E5 T5 T6", challenge="no-planet E"),
        2,
        (("E5", 0, 0.6),),
    ),
]
