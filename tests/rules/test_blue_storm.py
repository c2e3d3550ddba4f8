"""Blue: Lightning and Icebergs."""

import pytest

from defifoo.core.refusal import Violation
from defifoo.games.blue.game import Blue
from defifoo.games.blue.stacked import stacked
from rules.at_the_table import offers, play, refusal, refused_by
from tools.blue_cards import all_cards, hand, on_line

BLUE = Blue()


# blue.lightning


@pytest.mark.rule("blue.lightning")
def test_lightning_takes_the_last_continent_of_the_colour_from_everybody_else() -> None:
    lines = ["C SUN CAF", "C SUN CAF CEU; L SUN LAF", "C SUN", "C SUN MOON COC CAS"]
    deal = stacked(["BOLT", "SUN", "SUN", "SUN"], lines)
    events = play(BLUE, deal, "0 bolt C")
    assert [(event.name, event.other) for event in events[:3]] == [("lightning", -1), ("struck", 1), ("struck", 3)]
    assert [on_line(deal, seat, "C") for seat in range(4)] == ["SUN CAF", "SUN CAF", "SUN", "SUN MOON COC"]
    assert on_line(deal, 1, "L") == "SUN LAF"
    assert deal.waits_for == (1,)
    assert len(all_cards(deal)) == 108


@pytest.mark.rule("blue.lightning")
def test_the_struck_cards_and_the_lightning_are_in_the_pile_before_the_attacker_draws() -> None:
    deal = stacked(["BOLT", "SUN", "SUN"], ["", "C SUN CAF", "C SUN CEU"], pile="")
    play(BLUE, deal, "0 bolt C")
    assert hand(deal, 0) == "BOLT CAF CEU"


@pytest.mark.rule("blue.lightning")
def test_what_the_attacker_does_not_draw_stays_in_the_pile() -> None:
    deal = stacked(["BOLT SUN SUN SUN SUN SUN SUN", "SUN", "SUN"], ["", "C SUN CAF", "C SUN CEU"], draws="LAF", pile="")
    play(BLUE, deal, "0 bolt C")
    assert hand(deal, 0) == "SUN SUN SUN SUN SUN SUN LAF"
    assert sorted(deal.pile.contents()) == sorted(BLUE.parse_card(card) for card in ("BOLT", "CAF", "CEU"))


@pytest.mark.rule("blue.lightning")
def test_lightning_does_not_stop_a_line() -> None:
    deal = stacked(["BOLT", "CEU"], ["", "C SUN CAF"])
    play(BLUE, deal, "0 bolt C", "1 lay CEU")
    assert on_line(deal, 1, "C") == "SUN CEU"


@pytest.mark.rule("blue.lightning.hits")
@pytest.mark.parametrize(
    "lines",
    [
        ["C SUN CAF", ""],
        ["C SUN CAF", "C SUN"],
        ["C SUN CAF", "C RAIN CAF"],
        ["C SUN CAF", "L SUN LAF"],
        ["C SUN CAF", "C SUN MOON ICE"],
    ],
)
def test_a_lightning_must_strike_something(lines: list[str]) -> None:
    deal = stacked(["BOLT", "SUN"], lines)
    assert refusal(BLUE, deal, "0 bolt C") == Violation("blue.lightning.hits", {"colour": "C"})


@pytest.mark.rule("blue.lightning.hits")
def test_one_continent_of_one_opponent_is_enough() -> None:
    deal = stacked(["BOLT", "SUN", "SUN"], ["", "C RAIN CAF", "C SUN CAF; S SUN"])
    assert [move for move in offers(BLUE, deal, 0) if move.startswith("bolt")] == ["bolt C"]


@pytest.mark.rule("blue.frozen.lightning")
@pytest.mark.parametrize("weather", ["SUN", "SUN MOON"])
def test_lightning_takes_the_last_continent_of_a_frozen_line(weather: str) -> None:
    deal = stacked(["BOLT", "SUN"], ["", f"C {weather} CAF CEU ICE"])
    play(BLUE, deal, "0 bolt C")
    assert on_line(deal, 1, "C") == f"{weather} CAF ICE"


@pytest.mark.rule("blue.frozen.lightning")
@pytest.mark.rule("blue.rainbow.protects")
@pytest.mark.parametrize("weather", ["RAIN", "SUN MOON RAIN"])
def test_a_rainbow_goes_on_protecting_a_line_that_is_frozen(weather: str) -> None:
    deal = stacked(["BOLT", "SUN", "SUN"], ["", f"C {weather} CAF CEU ICE", "C SUN CAS"])
    play(BLUE, deal, "0 bolt C")
    assert on_line(deal, 1, "C") == f"{weather} CAF CEU ICE"
    alone = stacked(["BOLT", "SUN"], ["", f"C {weather} CAF CEU ICE"])
    assert refusal(BLUE, alone, "0 bolt C") == Violation("blue.lightning.hits", {"colour": "C"})


# blue.iceberg


@pytest.mark.rule("blue.iceberg")
@pytest.mark.parametrize("line", ["C SUN", "C SUN CAF CEU", "C SUN MOON", "C SUN MOON CAF", "C RAIN CAF", "C SUN MOON SUN"])
def test_an_iceberg_blocks_any_line_of_an_opponent_for_good(line: str) -> None:
    deal = stacked(["ICE SUN", "CAM SUN"], ["", line])
    events = play(BLUE, deal, "0 ice 1 C")
    assert (events[0].name, events[0].seat, events[0].other, events[0].count) == ("iceberg", 0, 1, 0)
    assert on_line(deal, 1, "C") == line[2:] + " ICE"
    expected = {"card": "CAM", "colour": "C", "why": "iceberg"}
    assert refusal(BLUE, deal, "1 lay CAM") == Violation("blue.continent", expected)


@pytest.mark.rule("blue.iceberg")
def test_the_victim_of_an_iceberg_is_not_asked() -> None:
    deal = stacked(["ICE", "RAIN", "SUN"], ["", "", "C SUN CAF"])
    play(BLUE, deal, "0 ice 2 C")
    assert deal.waits_for == (1,)


@pytest.mark.rule("blue.iceberg")
def test_a_moon_under_an_iceberg_can_no_longer_be_covered() -> None:
    deal = stacked(["SUN RAIN", "SUN"], ["C SUN MOON CAF ICE", ""])
    for card in ("SUN", "RAIN"):
        expected = Violation("blue.iceberg", {"colour": "C", "why": "shut-in"})
        assert refusal(BLUE, deal, f"0 cancel C {card}") == expected


@pytest.mark.rule("blue.iceberg")
@pytest.mark.parametrize(("target", "why"), [("1 C", "iceberg"), ("1 L", "unopened"), ("0 C", "own"), ("0 L", "own")])
def test_an_iceberg_needs_an_opponents_line_that_is_not_frozen(target: str, why: str) -> None:
    deal = stacked(["ICE", "SUN"], ["C SUN", "C SUN ICE; S SUN"])
    seat, colour = target.split()
    expected = Violation("blue.iceberg", {"colour": colour, "seat": seat, "why": why})
    assert refusal(BLUE, deal, f"0 ice {target}") == expected
    assert [move for move in offers(BLUE, deal, 0) if move.startswith("ice")] == ["ice 1 S"]


@pytest.mark.rule("blue.iceberg")
def test_frozen_continents_still_count() -> None:
    deal = stacked(["LOC", "ICE"], ["C SUN CAF CAM CAS CEU; L SUN", ""], turn=1)
    play(BLUE, deal, "1 ice 0 C")
    assert deal.lines.tour_points(0) == 16
    play(BLUE, deal, "0 lay LOC")
    assert deal.winner == 0


@pytest.mark.rule("blue.iceberg")
def test_the_other_lines_of_the_victim_stay_open() -> None:
    deal = stacked(["ICE", "CAF LAF"], ["", "C SUN; L SUN"])
    play(BLUE, deal, "0 ice 1 C")
    assert refused_by(BLUE, deal, "1 lay CAF") == "blue.continent"
    assert refusal(BLUE, deal, "1 lay LAF") is None
