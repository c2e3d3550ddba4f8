"""One example for each kind of decision in Blue."""

from typing import Final

from properties.named import blue
from teaching.example import Example

BLUE: Final = [
    Example("the direction", lambda: blue(dealer=2), 2, (("cw", 5, 0.3), ("ccw", 5, 0.3))),
    Example(
        "opening a line",
        lambda: blue("0 cw", hands="SUN RAIN CAF, RAIN LEU SUN, ICE BOLT MOON"),
        0,
        (("open C SUN", 5, 0.4), ("open C RAIN", 5, 0.37), ("open L SUN", 4, 0.33)),
    ),
    Example(
        "laying a continent",
        lambda: blue(hands="CAM CEU LAF, RAIN LEU SUN, ICE BOLT MOON", lines="C SUN CAF CEU; L RAIN / L SUN LEU / ", turn=0),
        0,
        (("lay CAM", 9, 0.5), ("lay LAF", 7, 0.45), ("lay CEU", 6, 0.4)),
    ),
    Example(
        "the fourth continent",
        lambda: blue(hands="CAM CAF, RAIN LEU SUN, ICE BOLT MOON", lines="C SUN CAF CEU COC / L SUN LEU / ", turn=0),
        0,
        (("lay CAM", 16, 0.5), ("lay CAF", 12, 0.4)),
    ),
    Example(
        "the world tour",
        lambda: blue(hands="CAM CAF, RAIN LEU SUN, ICE BOLT MOON", lines="C SUN CAF CEU COC CAS / L SUN LEU / ", turn=0),
        0,
        (("lay CAM", 50, 0.9), ("lay CAF", 20, 0.4)),
    ),
    Example(
        "a Moon on somebody",
        lambda: blue(hands="MOON CAF, RAIN LEU SUN, ICE BOLT MOON", lines="C SUN / L SUN LAF LAM LAS LEU; C SUN / ", turn=0),
        0,
        (("moon 1 L", 10, 0.5), ("moon 1 C", 4, 0.4), ("lay CAF", 5, 0.38)),
    ),
    Example(
        "a Lightning",
        lambda: blue(hands="BOLT CAF, RAIN LEU SUN, ICE MOON", lines="C SUN / L SUN LAF LAM LAS LEU / L SUN LOC", turn=0),
        0,
        (("bolt L", 10, 0.5), ("lay CAF", 5, 0.38)),
    ),
    Example(
        "an Iceberg",
        lambda: blue(hands="ICE CAF, RAIN LEU SUN, BOLT MOON", lines="C SUN / L SUN LAF LAM LAS / L SUN MOON LOC", turn=0),
        0,
        (("ice 1 L", 10, 0.5), ("ice 2 L", 5, 0.38)),
    ),
    Example(
        "covering a Moon",
        lambda: blue(hands="SUN RAIN CAF, RAIN LEU SUN, BOLT MOON", lines="C SUN MOON CEU / L SUN / ", turn=0),
        0,
        (("cancel C SUN", 10, 0.5), ("cancel C RAIN", 5, 0.38)),
    ),
    Example(
        "answering an attack",
        lambda: blue("0 moon 1 L", lines="C SUN / L SUN LEU; C SUN / "),
        1,
        (("rainbow", 10, 0.5), ("accept", 5, 0.38)),
    ),
    Example(
        "an attack without an answer",
        lambda: blue("0 moon 1 L", hands="MOON CAF, LEU SUN, ICE BOLT", lines="C SUN / L SUN LEU; C SUN / "),
        1,
        (("accept", 5, 0.38),),
    ),
    Example(
        "an attack on an empty line",
        lambda: blue("0 moon 1 C", lines="C SUN / L SUN LEU; C SUN / "),
        1,
        (("accept", 10, 0.5), ("rainbow", 5, 0.38)),
    ),
    Example(
        "an exchange",
        lambda: blue(hands="MOON LAF CAM, RAIN LEU SUN, BOLT MOON", lines="C SUN CEU / L SUN / ", turn=0),
        0,
        (("lay CAM", 9, 0.5), ("exchange MOON LAF", 5, 0.4), ("exchange LAF CAM", 3, 0.3)),
    ),
]
