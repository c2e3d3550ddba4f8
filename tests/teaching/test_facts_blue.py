"""What Blue says of a move: each fact, with its numbers, in a position that asks for it and beside one that does not."""

import pytest

from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.fact import AGAINST, FOR, Fact
from defifoo.games.blue.stacked import stacked
from properties.named import blue, nothing_left_to_draw
from teaching.told import facts

KEPT = Fact("rainbow-kept", speaks=FOR)
OPENED = [Fact("rainbow", speaks=FOR), Fact("rainbow-spent", speaks=AGAINST)]
FOUR_LAID = "C SUN / L SUN LAF LAM LAS LEU; C SUN / "
THREE_LAID = "C SUN / L SUN LAF LAM LAS; C SUN / "


def at(hand: str, lines: str) -> Deal:
    return blue(hands=f"{hand}, RAIN LEU SUN, ICE MOON", lines=lines, turn=0)


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("open C SUN", [Fact("opens", colour="C", many=1, speaks=FOR), KEPT]),
        ("open L SUN", [Fact("opens-empty", colour="L"), KEPT]),
        ("open S SUN", [Fact("opens", colour="S", many=3, speaks=FOR), KEPT]),
        ("open C RAIN", [Fact("opens", colour="C", many=1, speaks=FOR), *OPENED]),
        ("open S RAIN", [Fact("opens", colour="S", many=3, speaks=FOR), *OPENED]),
    ],
)
def test_opening_a_line_counts_what_can_be_laid_there_and_weighs_the_rainbow(move: str, told: list[Fact]) -> None:
    assert facts("blue", blue("0 cw", hands="SUN RAIN CAF SAF SAF SOC, RAIN SUN, ICE"), 0, move) == told


def test_a_rainbow_is_spent_only_where_a_sun_would_do_and_kept_only_by_who_has_one() -> None:
    opens = Fact("opens", colour="C", many=1, speaks=FOR)
    assert facts("blue", at("RAIN CAF", " / L SUN / "), 0, "open C RAIN") == [opens, Fact("rainbow", speaks=FOR)]
    assert facts("blue", at("SUN CAF", " / L SUN / "), 0, "open C SUN") == [opens]


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("cancel C SUN", [Fact("uncovers", colour="C", many=1, speaks=FOR), KEPT]),
        ("cancel C RAIN", [Fact("uncovers", colour="C", many=1, speaks=FOR), *OPENED]),
        ("cancel L SUN", [Fact("uncovers", colour="L"), KEPT]),
        ("cancel S RAIN", [Fact("uncovers", colour="S"), *OPENED]),
    ],
)
def test_covering_a_moon_counts_what_can_be_laid_again(move: str, told: list[Fact]) -> None:
    assert facts("blue", at("SUN RAIN CAF", "C SUN MOON CEU; L SUN MOON; S SUN MOON / L SUN / "), 0, move) == told


@pytest.mark.parametrize(
    ("line", "move", "told"),
    [
        ("C SUN", "lay CAM", [Fact("new-continent", many=1, points=1, speaks=FOR)]),
        ("C SUN CAF CEU", "lay CAM", [Fact("new-continent", many=3, points=9, speaks=FOR)]),
        ("C SUN CAF CEU", "lay CAF", [Fact("same-continent", many=2, points=6)]),
        ("C SUN CAF CEU COC", "lay CAM", [Fact("new-continent", many=4, points=16, speaks=FOR), Fact("one-short", speaks=FOR)]),
        ("C SUN CAF CEU COC CAS", "lay CAF", [Fact("same-continent", many=4, points=20)]),
    ],
)
def test_a_continent_is_new_or_not_and_worth_its_points_until_it_is_taken(line: str, move: str, told: list[Fact]) -> None:
    taken = Fact("may-be-taken", many=14)  # 12 Moons and 3 Lightnings less the Moon in the hand
    assert facts("blue", at("CAM CAF MOON", f"{line} / L SUN / "), 0, move) == [*told, taken]


def test_a_rainbow_keeps_what_is_laid_behind_it() -> None:
    told = [Fact("new-continent", many=1, points=1, speaks=FOR), Fact("safe", speaks=FOR)]
    assert facts("blue", at("CAM", "C RAIN / L SUN / "), 0, "lay CAM") == told


def test_the_fifth_continent_wins_and_nothing_else_is_said() -> None:
    deal = at("CAM", "C SUN CAF CEU COC CAS / L SUN / ")
    assert facts("blue", deal, 0, "lay CAM", [Event("won", 0)]) == [Fact("tour", points=50, speaks=FOR)]


def test_how_often_the_tour_is_done_first_is_told_of_every_other_move() -> None:
    deal = at("CAM MOON", "C SUN / L SUN / ")
    mine, theirs = [Event("drew", 0), Event("won", 0)], [Event("won", 1)]
    laid = facts("blue", deal, 0, "lay CAM")
    assert facts("blue", deal, 0, "lay CAM", mine, theirs, [], theirs) == [*laid, Fact("end-tour", times=2)]
    assert facts("blue", deal, 0, "lay CAM", theirs, []) == laid


@pytest.mark.parametrize(
    ("cards", "given_up"),
    [("MOON", ()), ("LAF", ()), ("CEU", ()), ("CAM", ("CAM",)), ("CAM COC", ("CAM", "COC")), ("MOON LAF CAM", ("CAM",))],
)
def test_an_exchange_gives_up_what_could_be_laid_and_is_new(cards: str, given_up: tuple[str, ...]) -> None:
    told = [Fact("exchange", many=len(cards.split()))]
    if given_up:
        told.append(Fact("gives-up", cards=given_up, speaks=AGAINST))
    assert facts("blue", at("MOON LAF CAM CEU COC", "C SUN CEU / L SUN / "), 0, f"exchange {cards}") == told


def test_an_exchange_gives_nothing_up_of_a_continent_that_lies_there_in_another_colour() -> None:
    deal = at("LAF SAF LAM", "C SUN CAF; L SUN; S SUN / L SUN / ")
    assert facts("blue", deal, 0, "exchange LAF SAF") == [Fact("exchange", many=2)]
    assert facts("blue", deal, 0, "exchange LAM")[1:] == [Fact("gives-up", cards=("LAM",), speaks=AGAINST)]


def test_an_exchange_gives_nothing_up_where_the_line_is_stopped() -> None:
    assert facts("blue", at("CAM", "C SUN MOON / L SUN / "), 0, "exchange CAM") == [Fact("exchange", many=1)]


def test_a_moon_takes_the_last_continent_or_only_stops_the_line() -> None:
    deal = at("MOON", "C SUN CAF / L SUN LAF LAM; C SUN / S SUN SAF")
    assert facts("blue", deal, 0, "moon 1 L") == [
        Fact("steals", seat=1, cards=("LAM",), speaks=FOR),
        Fact("steals-new", speaks=FOR),
    ]
    assert facts("blue", deal, 0, "moon 2 S") == [Fact("steals", seat=2, cards=("SAF",), speaks=FOR)]
    assert facts("blue", deal, 0, "moon 1 C") == [Fact("blocks", seat=1, colour="C")]


def test_the_first_line_of_the_first_seat_is_attacked_like_any_other() -> None:
    deal = blue(hands="LEU, MOON ICE, SUN", lines="C SUN CAF / L SUN / ", turn=1)
    stolen = Fact("steals", seat=0, cards=("CAF",), speaks=FOR)
    assert facts("blue", deal, 1, "moon 0 C") == [stolen, Fact("steals-new", speaks=FOR)]
    assert facts("blue", deal, 1, "ice 0 C") == [Fact("freezes", seat=0, colour="C", speaks=FOR)]


@pytest.mark.parametrize(
    ("lines", "stopped"),
    [
        (FOUR_LAID, [Fact("stops", seat=1, many=4, speaks=FOR)]),
        (THREE_LAID, []),
        ("C SUN / L SUN LAF LAM LAS LEU; C SUN CAM; S SUN SEU / ", []),
    ],
)
def test_a_tour_is_stopped_where_four_continents_become_three(lines: str, stopped: list[Fact]) -> None:
    deal = at("MOON BOLT", lines)
    assert facts("blue", deal, 0, "moon 1 L")[1:-1] == stopped
    assert facts("blue", deal, 0, "bolt L")[1:] == stopped


@pytest.mark.parametrize(("answered", "times", "speaks"), [(5, 5, AGAINST), (4, 4, 0), (10, 10, AGAINST)])
def test_a_moon_may_be_answered_so_often(answered: int, times: int, speaks: int) -> None:
    """What comes first counts, and a future in which nobody replied is none that answered."""
    replies = [[Event("answered", 1)]] * answered
    others = [[Event("accepted", 1), Event("answered", 2)], [], [Event("accepted", 1)], [], [], []][: 10 - answered]
    told = facts("blue", at("MOON", "C SUN / L SUN LAF; C SUN / "), 0, "moon 1 C", *replies, *others)
    assert told == [Fact("blocks", seat=1, colour="C"), Fact("may-answer", seat=1, times=times, speaks=speaks)]


def test_a_lightning_names_all_that_it_strikes() -> None:
    deal = at("BOLT", "C SUN CAF / L SUN LAF LEU; C SUN COC / S SUN; L SUN LOC; C RAIN CAM")
    struck = Fact("strikes", seats=(1, 2), cards=("LEU", "LOC"), many=2, speaks=FOR)
    assert facts("blue", deal, 0, "bolt L") == [struck]
    assert facts("blue", deal, 0, "bolt C") == [Fact("strikes", seats=(1,), cards=("COC",), many=1, speaks=FOR)]


def test_a_lightning_stops_the_tour_of_whoever_it_strikes() -> None:
    deal = at("BOLT", "C SUN / L SUN LAF / L SUN LAF LAM LAS LEU")
    assert facts("blue", deal, 0, "bolt L")[1:] == [Fact("stops", seat=2, many=4, speaks=FOR)]


def test_an_iceberg_freezes_a_line_or_a_moon_and_hurts_who_has_come_far() -> None:
    deal = at("ICE", "C SUN / L SUN LAF LAM LAS; S SUN / L SUN MOON LOC LEU")
    assert facts("blue", deal, 0, "ice 1 S") == [
        Fact("freezes", seat=1, colour="S", speaks=FOR),
        Fact("near-tour", seat=1, many=3, speaks=FOR),
    ]
    assert facts("blue", deal, 0, "ice 2 L") == [Fact("freezes-stopped", seat=2, colour="L", speaks=FOR)]


@pytest.mark.parametrize(
    ("place", "move", "told"),
    [
        ("L", "rainbow", [Fact("saves", seat=0, cards=("LEU",), speaks=FOR), Fact("answers", colour="L", speaks=FOR)]),
        ("L", "accept", [Fact("accepts", seat=0, cards=("LEU",), speaks=AGAINST), KEPT]),
        ("C", "rainbow", [Fact("answers", colour="C", speaks=FOR)]),
        ("C", "accept", [Fact("accepts-nothing", colour="C")]),
    ],
)
def test_whoever_is_attacked_saves_a_continent_or_keeps_the_rainbow(place: str, move: str, told: list[Fact]) -> None:
    assert facts("blue", blue(f"0 moon 1 {place}", lines="C SUN / L SUN LEU; C SUN / "), 1, move) == told


def test_whoever_has_no_rainbow_keeps_none() -> None:
    deal = blue("0 moon 1 L", hands="MOON CAF, LEU SUN, ICE BOLT", lines="C SUN / L SUN LEU / ")
    assert facts("blue", deal, 1, "accept") == [Fact("accepts", seat=0, cards=("LEU",), speaks=AGAINST)]


def test_a_pass_is_a_pass_and_a_direction_names_who_follows() -> None:
    assert facts("blue", nothing_left_to_draw(), 0, "pass") == [Fact("pass")]
    deal = stacked(["", "MOON"], ["C SUN", ""], pile="SUN CAF", turn=0)
    assert facts("blue", deal, 0, "pass") == [Fact("pass-draws", many=2)]
    deal = stacked(["", "MOON"], ["C SUN", ""], turn=0)
    assert facts("blue", deal, 0, "pass") == [Fact("pass-draws", many=7)]
    assert facts("blue", blue(dealer=2), 2, "cw") == [Fact("direction", seat=0)]
    assert facts("blue", blue(dealer=2), 2, "ccw") == [Fact("direction", seat=1)]
