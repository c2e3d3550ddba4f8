"""One position for every moment that a game can be in, by name: wherever something is remembered, it is remembered here."""

from collections.abc import Callable
from typing import Any, Final

from defifoo.core.deal import Deal
from defifoo.games.blue.stacked import stacked as blue_table
from defifoo.games.purple.stacked import stacked as purple_table
from defifoo.games.red.deck import CARD_NAMES, deck_for
from defifoo.games.red.stacked import stacked as red_table
from defifoo.games.shelf import OURS
from defifoo.games.yellow.stacked import stacked as yellow_table
from rules.at_the_table import play

Make = Callable[[], Deal]


def after(game: str, deal: Deal, *moves: str) -> Deal:
    play(OURS[game], deal, *moves)
    return deal


# Purple


def purple(
    *moves: str,
    hands: str = "E1 T5 SUN, E2 TJ J2, T3 T4 J4",
    challenge: str = "no-alien O",
    dealer: int = 1,
    **options: bool,
) -> Deal:
    return after("purple", purple_table(hands.split(", "), challenge, dealer, **options), *moves)


PURPLE: Final[dict[str, Make]] = {
    "the choice of direction": purple,
    "the lead": lambda: purple("1 ccw"),
    "the lead between two": lambda: purple(hands="E1 T5, E2 TJ", dealer=0),
    "a trick under way": lambda: purple("1 ccw", "1 E2", "0 E1"),
    "a card thrown away": lambda: purple("1 cw", "1 E2", "2 T4"),
    "a card thrown away in the short game": lambda: purple(
        "1 cw", "1 E2", "2 T4", hands="E1 T5 SUN, E2 TJ J2, T8 T4 J4", short=True
    ),
    "a led Spacecraft": lambda: purple("1 cw", "1 TJ", "2 T3"),
    "a Spacecraft that leaves the choice": lambda: purple("1 cw", "1 TJ"),
    "a colour that was switched": lambda: purple("1 cw", "1 J2", "2 J4", "0 SUN", "2 T3", "0 T5", "1 TJ"),
    "a led Sun": lambda: purple("1 cw", "1 J2", "2 J4", "0 T5", "2 T3", "0 SUN", hands="T5 SUN E9, TJ J2 E2, T3 T4 J4"),
    "a Spacecraft that always wins": lambda: purple("1 cw", "1 E2", last_always=True),
    "a Spacecraft that is paid for": lambda: purple("1 cw", "1 E2", challenge="no-planet E", planet_spacecraft=True),
    "the second trick": lambda: purple("1 cw", "1 J2", "2 J4", "0 SUN", "2 T3", challenge="most"),
    "the Sun kept for the last trick": lambda: purple("1 cw", "1 E2", "2 T3", "0 E1", "1 TJ", "2 T4", "0 T5", "0 SUN"),
    "the count": lambda: purple("1 cw", "1 E2", "2 T3", "0 E1", "1 TJ", "2 T4", "0 T5", "0 SUN", "1 J2", "2 J4"),
}


# Red

THREE: Final = "RG V4 P3 F4, RC V5 P7 F5, R6 V6 F8 F6"
CHARMED: Final = "R6 V5 F8 S4, RG V6 FG S5, RC V4 FC S6"
FOUR: Final = "RG V4 P3 F4, RC V5 P7 F5, R6 V6 BOMB F6, R7 V7 BANK F7"


def red(*moves: str, hands: str = THREE, charmer: bool = True, rest: str = "bank", dealer: int = 1) -> Deal:
    """The rest of the deck was won by the last seat or lies in the Bank."""
    dealt = hands.split(", ")
    held = " ".join(dealt).split()
    deck = [CARD_NAMES[card] for card in deck_for(len(dealt))]
    face_down = next(card for card in deck if card.startswith("S") and card not in held)
    left = " ".join(card for card in deck if card not in held and card != face_down)
    won = [""] * (len(dealt) - 1) + [left if rest == "won" else ""]
    return after("red", red_table(dealt, face_down, dealer, charmer, won, left if rest == "bank" else ""), *moves)


RED: Final[dict[str, Make]] = {
    "the choice of partners": lambda: red(hands=FOUR),
    "the choice of direction": lambda: red("1 team 2", hands=FOUR),
    "everyone for themselves": lambda: red(charmer=False, rest="won", dealer=2),
    "the lead": lambda: red("1 team 2", "1 ccw", hands=FOUR),
    "a round under way": lambda: red("1 team 2", "1 cw", "1 V5", "2 V6", hands=FOUR),
    "Police in the lead": lambda: red("1 ccw", "1 P7", "0 P3"),
    "a Godfather bewitched": lambda: red("1 cw", "1 RG", "2 RC", hands=CHARMED),
    "a card that shows what is missing": lambda: red("1 cw", "1 P7", "2 V6", charmer=False),
    "a Godfather bewitched before, and the next Charmer in vain": lambda: red(
        "1 cw", "1 RG", "2 RC", "0 R6", "2 V4", "0 V5", "1 V6", "1 FG", "2 FC", hands=CHARMED
    ),
    "a round stopped by the Bomb": lambda: red("1 team 2", "1 cw", "1 V5", "2 BOMB", hands=FOUR),
    "a round stopped by the Bank": lambda: red("1 team 2", "1 cw", "1 V5", "3 BANK", hands=FOUR),
    "the count": lambda: red("1 cw", "1 V5", "2 V6", hands="V4 F4, V5 F5, V6", rest="won"),
}


# Blue


def blue(*moves: str, hands: str = "SUN MOON CAF, RAIN LEU SUN, ICE BOLT MOON", lines: str = "", **more: Any) -> Deal:
    laid = lines.split(" / ") if lines else None
    return after("blue", blue_table(hands.split(", "), laid, **more), *moves)


def nothing_left_to_draw(*moves: str) -> Deal:
    """All continents and a Sun lie on each line of six players; the rest of the weather is in their hands."""
    lines = []
    for seat in range(6):
        own = [["AF", "AM", "AS", "EU", "OC"][number // 4] for number in range(20)][seat::6]
        lines.append("; ".join(f"{colour} SUN {' '.join(colour + continent for continent in own)}" for colour in "CLS"))
    hands = ["SUN SUN SUN SUN SUN SUN SUN", "SUN SUN", "MOON MOON MOON MOON MOON MOON", "MOON MOON MOON MOON MOON MOON"]
    hands += ["RAIN RAIN RAIN BOLT", "BOLT BOLT ICE ICE ICE"]
    return after("blue", blue_table(hands, lines, pile="", turn=0), *moves)


def by_the_first_rules() -> Deal:
    deal = blue_table(["RAIN MOON CAF", "RAIN LEU SUN"])
    deal.rules = 1
    return deal


def standstill(*moves: str) -> Deal:
    deal = blue_table(["SUN MOON CAF", "RAIN LEU SUN"], ["C SUN", "L SUN LEU"])
    deal.idle = 199
    return after("blue", deal, *moves)


BLUE: Final[dict[str, Make]] = {
    "the choice of direction": lambda: blue(dealer=2),
    "the first turn": lambda: blue("0 ccw"),
    "the first turn by the first rules": by_the_first_rules,
    "a turn": lambda: blue(lines="C SUN CAF CEU; S RAIN / L SUN MOON LEU LEU / C SUN MOON SUN ICE", turn=1, direction=-1),
    "a Moon to be answered": lambda: blue("0 moon 1 L", lines="C SUN / L SUN LEU; C SUN / "),
    "a stolen continent": lambda: blue("0 moon 1 L", "1 accept", lines="C SUN / L SUN LEU; C SUN / "),
    "an exchange": lambda: blue("0 exchange SUN", "1 exchange SUN RAIN", lines="C SUN / L SUN / "),
    "a pass": lambda: nothing_left_to_draw("0 pass", "1 pass"),
    "the count of a world tour": lambda: blue("0 lay CAF", lines="C SUN CAM CAS CEU COC / L SUN LEU / "),
    "the count of a standstill": lambda: standstill("0 exchange SUN"),
}


# Yellow


def yellow(*moves: str, hands: str = "PG RG SK, SG RR JG, RY PR SY", top: str = "RG", **more: Any) -> Deal:
    laid: dict[str, Any] = {"draws": "PY PR SR SY RG RG RG RG RG", "under": "SR PR", **more}
    return after("yellow", yellow_table(hands.split(", "), top=top, **laid), *moves)


GIFT: Final = "PGG RG RR SK, SGX SY JG, RY RY PG"

YELLOW: Final[dict[str, Make]] = {
    "the choice of direction": lambda: yellow(top="", level=2, dealer=1),
    "the lead": lambda: yellow("0 cw", top=""),
    "the lead between two": lambda: yellow(hands="PG RG, SG RR", top=""),
    "a turn": lambda: yellow(direction=-1, thanks=False, dealer=2),
    "a Joker on top": lambda: yellow("0 PG", "1 JG R"),
    "a card just drawn": lambda: yellow("0 draw"),
    "a card kept": lambda: yellow("0 draw", "0 keep"),
    "another turn or back": lambda: yellow("0 PGA", hands="PGA RG, SG RR, RY"),
    "a race": lambda: yellow("0 PGS", "1 pass", hands="PGS RG, SG RR, RY"),
    "a debt": lambda: yellow("0 PG3", "1 SG3", hands="PG3 RG, SG3 RR, RY"),
    "a card to give": lambda: yellow("0 PGG", hands=GIFT),
    "thanks owed": lambda: yellow("0 PGG", "0 give RR 1", hands=GIFT),
    "a gift remembered": lambda: yellow("0 PGG", "0 give RR 1", "1 thanks", hands=GIFT),
    "hands to swap": lambda: yellow("0 PGX", hands="PGX RG, SG RR, RY"),
    "hands swapped": lambda: yellow("0 PGG", "0 give RR 1", "1 thanks", "1 SGX", "1 swap 2", hands=GIFT),
    "a mistake shown": lambda: yellow("0 SK", mistakes=True),
    "a mistake with the card just drawn": lambda: yellow("0 draw", "0 PR", mistakes=True, draws="PR PY PY PY PY", top="SG"),
    "a pile made anew": lambda: yellow("0 draw", draws="", under="PR RR SK SK", remakes=2),
    "a pile made anew, and a card kept from it": lambda: yellow("0 draw", "0 keep", draws="", under="PR RR SK"),
    "a pile made anew, and a card played from it": lambda: yellow("0 draw", "0 RR", draws="", under="SK PR RR"),
    "nothing to draw": lambda: yellow("0 draw", draws="", under=""),
    "the count": lambda: yellow("0 PG", hands="PG, SG SK, RY"),
    "the count when nobody can go on": lambda: yellow("0 draw", "1 draw", "2 draw", draws="", under=""),
}

NAMED: Final = {"purple": PURPLE, "red": RED, "blue": BLUE, "yellow": YELLOW}
EVERY_MOMENT: Final = [(game, moment) for game, moments in NAMED.items() for moment in moments]


def at(game: str, moment: str) -> Deal:
    return NAMED[game][moment]()
