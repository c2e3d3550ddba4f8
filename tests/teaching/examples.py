"""One example for each kind of decision in each game: what is said of moves, in both languages, as readable text.

PYTHONPATH=tests python -m teaching.examples      (from the root; makes the texts beside it anew, to be read in the diff)
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

from defifoo.bots.search.policy import WAIT
from defifoo.bots.sight import Sight
from defifoo.bots.teaching import Weighed, teach
from defifoo.core.deal import Deal
from defifoo.games.shelf import GAMES
from defifoo.words.language import LANGUAGES, words
from defifoo.words.narrator import Narrator
from properties.named import FOUR, blue, purple, red, yellow

FOLDER: Final = Path(__file__).parent
NAMES: Final = ["Ana", "Zoé", "Max", "Léo", "Eva", "Tom"]


class Example(NamedTuple):
    """A position, whose decision it is, and the moves with the points and the worth that a search found, the best first.

    "" is letting the moment pass.
    """

    decision: str
    deal: Callable[[], Deal]
    seat: int
    moves: tuple[tuple[str, float, float], ...]


def told(game: str, example: Example) -> str:
    deal, known = example.deal(), GAMES[game]
    sight = Sight(deal.view(example.seat), [int(move) for move in deal.moves(example.seat)])
    weighed = [Weighed(int(known.parse_move(text)) if text else WAIT, points, worth) for text, points, worth in example.moves]
    assert all(each.move in sight.moves or each.move == WAIT for each in weighed), example.decision
    lines = [f"# {example.decision}"]
    for language in LANGUAGES:
        narrator = Narrator(words(language), known, NAMES[: int(deal.players)], example.seat)
        for each, why in teach(known, sight, weighed):
            move = narrator.move(each.move) if each.move != WAIT else narrator.words.say("cli-idea-wait")
            lines.append(f"{language}  {move}: {narrator.facts(why)}")
    return "\n".join(lines)


def text(game: str) -> str:
    return "\n\n".join(told(game, example) for example in EXAMPLES[game]) + "\n"


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

EXAMPLES: Final = {"purple": PURPLE, "red": RED, "yellow": YELLOW, "blue": BLUE}

if __name__ == "__main__":
    for name in EXAMPLES:
        (FOLDER / f"{name}.txt").write_text(text(name), encoding="utf-8")
