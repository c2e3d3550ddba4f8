"""Blue: the Moon, the Rainbow that answers it, and the Rainbow that protects."""

import pytest

from defifoo.core.refusal import NOT_YOURS, Violation
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.game import Blue
from defifoo.games.blue.stacked import stacked
from rules.at_the_table import example, offers, play, refusal, refused_by
from tools.blue_cards import all_cards, hand, on_line

BLUE = Blue()
SIX_SUNS = "SUN SUN SUN SUN SUN SUN"


# blue.moon


@pytest.mark.rule("blue.moon")
def test_a_moon_steals_the_last_continent_into_the_hand_and_stops_the_line() -> None:
    deal = example(BLUE, "blue.moon", BlueDeal)
    events = play(BLUE, deal, "0 moon 1 C", "1 accept")
    assert [event.name for event in events] == ["moon", "accepted", "stole", "drew"]
    assert (events[2].seat, events[2].other, events[2].cards) == (0, 1, bytes([BLUE.parse_card("CEU")]))
    assert on_line(deal, 1, "C") == "SUN MOON CAF"
    assert "CEU" in hand(deal, 0).split()
    assert on_line(deal, 0, "C") == ""
    assert deal.waits_for == (1,)
    assert refused_by(BLUE, deal, "1 lay CAS") == "blue.continent"


@pytest.mark.rule("blue.moon")
def test_a_moon_on_an_empty_line_steals_nothing_but_stops_it() -> None:
    deal = stacked(["MOON " + SIX_SUNS, "CAF"], ["", "C SUN"], draws="RAIN")
    events = play(BLUE, deal, "0 moon 1 C", "1 accept")
    assert [event.name for event in events] == ["moon", "accepted", "drew"]
    assert hand(deal, 0) == SIX_SUNS + " RAIN"
    assert on_line(deal, 1, "C") == "SUN MOON"


@pytest.mark.rule("blue.moon")
def test_only_a_sun_or_a_rainbow_on_the_moon_frees_the_line() -> None:
    deal = stacked(["MOON", "SUN CAF"], ["", "C SUN CEU"])
    play(BLUE, deal, "0 moon 1 C", "1 accept")
    assert refused_by(BLUE, deal, "1 lay CAF") == "blue.continent"
    play(BLUE, deal, "1 cancel C SUN", "0 exchange CEU", "1 lay CAF")
    assert on_line(deal, 1, "C") == "SUN MOON SUN CAF"


@pytest.mark.rule("blue.moon")
@pytest.mark.rule("blue.lightning.hits")
@pytest.mark.parametrize(("laid", "struck"), [("CAF", False), ("CAF CAF", True), ("CAF COC", True), ("COC CAF", True)])
def test_a_line_can_be_struck_as_long_as_a_moon_leaves_a_continent_there(laid: str, struck: bool) -> None:
    deal = stacked(["MOON BOLT", "SUN"], ["C SUN", f"C SUN {laid}"])
    play(BLUE, deal, "0 moon 1 C", "1 accept", "1 exchange SUN")
    assert ("bolt C" in offers(BLUE, deal, 0)) == struck


@pytest.mark.rule("blue.moon")
def test_a_stolen_continent_that_would_complete_a_tour_has_to_be_laid_first() -> None:
    lines = ["C SUN CAF CAM CAS CEU", "C SUN COC"]
    deal = stacked(["MOON", "SUN"], lines)
    play(BLUE, deal, "0 moon 1 C", "1 accept")
    assert not deal.over
    play(BLUE, deal, "1 exchange SUN", "0 lay COC")
    assert deal.winner == 0


# blue.moon.where


@pytest.mark.rule("blue.moon.where")
@pytest.mark.parametrize(
    ("line", "why"),
    [("C SUN MOON CAF", "moon"), ("C SUN CAF ICE", "iceberg"), ("C SUN MOON ICE", "iceberg"), ("L SUN", "unopened")],
)
def test_a_moon_needs_an_opponents_line_with_a_sun_on_top(line: str, why: str) -> None:
    deal = stacked(["MOON", "SUN"], ["C SUN", line])
    expected = Violation("blue.moon.where", {"colour": "C", "seat": "1", "why": why})
    assert refusal(BLUE, deal, "0 moon 1 C") == expected


@pytest.mark.rule("blue.moon.where")
def test_a_moon_is_for_opponents_only() -> None:
    deal = stacked(["MOON", "SUN"], ["C SUN CAF", "C SUN CAF"])
    assert refusal(BLUE, deal, "0 moon 0 C") == Violation("blue.moon.where", {"colour": "C", "seat": "0", "why": "own"})
    assert [move for move in offers(BLUE, deal, 0) if move.startswith("moon")] == ["moon 1 C"]


@pytest.mark.rule("blue.moon.where")
@pytest.mark.parametrize("line", ["C SUN", "C SUN CAF", "C SUN MOON SUN", "C SUN MOON SUN CAF"])
def test_any_line_under_a_sun_will_do(line: str) -> None:
    deal = stacked(["MOON", "SUN", "SUN"], ["", "", line])
    assert refusal(BLUE, deal, "0 moon 2 C") is None


# blue.moon.reply


@pytest.mark.rule("blue.moon.reply")
def test_the_victim_is_asked_before_anything_is_stolen() -> None:
    deal = example(BLUE, "blue.moon.reply", BlueDeal)
    assert deal.waits_for == deal.movers == (2,)
    assert offers(BLUE, deal, 2) == ["accept", "rainbow"]
    assert on_line(deal, 2, "C") == "SUN MOON CAF CEU"
    assert hand(deal, 0) == "LEU"


@pytest.mark.rule("blue.moon.reply")
def test_a_rainbow_cancels_the_attack_and_the_victim_has_a_full_turn() -> None:
    hands = ["MOON LEU LAF", "SUN", "RAIN SAF SAM SAS SEU SOC CAS", "SUN"]
    deal = stacked(hands, ["", "", "C SUN CAF CEU", ""], draws="ICE BOLT MOON MOON MOON MOON")
    events = play(BLUE, deal, "0 moon 2 C", "2 rainbow")
    assert [(event.name, event.seat, event.count) for event in events] == [
        ("moon", 0, 0),
        ("answered", 2, 0),
        ("drew", 2, 1),
        ("drew", 0, 5),
    ]
    assert on_line(deal, 2, "C") == "SUN MOON RAIN CAF CEU"
    assert hand(deal, 2) == "ICE CAS SAF SAM SAS SEU SOC"
    assert hand(deal, 0) == "MOON MOON MOON MOON BOLT LAF LEU"
    assert deal.waits_for == (2,)
    play(BLUE, deal, "2 lay CAS")
    assert deal.waits_for == (3,)
    assert len(all_cards(deal)) == 108


@pytest.mark.rule("blue.moon.reply")
@pytest.mark.parametrize(("direction", "after"), [(1, 3), (-1, 1)])
def test_play_goes_on_from_the_victim_in_the_same_direction(direction: int, after: int) -> None:
    deal = stacked(["MOON", "SUN", "RAIN SUN", "SUN"], ["", "", "C SUN", ""], direction=direction)
    play(BLUE, deal, "0 moon 2 C", "2 rainbow", "2 open L SUN")
    assert deal.waits_for == (after,)


@pytest.mark.rule("blue.moon.reply")
@pytest.mark.parametrize(("direction", "after"), [(1, 1), (-1, 3)])
def test_when_the_answer_is_declined_play_goes_on_from_the_attacker(direction: int, after: int) -> None:
    deal = stacked(["MOON", "SUN", "RAIN SUN", "SUN"], ["", "", "C SUN", ""], direction=direction)
    play(BLUE, deal, "0 moon 2 C", "2 accept")
    assert deal.waits_for == (after,)


@pytest.mark.rule("blue.moon.reply")
def test_the_victims_turn_after_a_rainbow_may_be_any_action() -> None:
    deal = stacked(["MOON LEU", "RAIN MOON SUN CAF"], ["L SUN", "C SUN"])
    play(BLUE, deal, "0 moon 1 C", "1 rainbow")
    for move in ("lay CAF", "moon 0 L", "open S SUN", "exchange MOON SUN"):
        assert refusal(BLUE, deal, f"1 {move}") is None
    play(BLUE, deal, "1 moon 0 L")
    assert deal.waits_for == (0,)


@pytest.mark.rule("blue.moon.reply")
def test_nothing_else_can_be_done_before_the_answer() -> None:
    deal = stacked(["MOON SUN", "SUN CAF", "SUN"], ["", "C SUN", ""])
    play(BLUE, deal, "0 moon 1 C")
    for move in ("cancel C SUN", "lay CAF", "exchange SUN", "pass", "open L SUN"):
        assert refusal(BLUE, deal, f"1 {move}") == Violation("blue.moon.reply", {"why": "answer"})
    for seat in (0, 2):
        expected = Violation("blue.moon.reply", {"seat": "1", "why": "victim"}, NOT_YOURS)
        assert refusal(BLUE, deal, f"{seat} open S SUN") == expected
        assert refusal(BLUE, deal, f"{seat} rainbow") == expected
        assert refusal(BLUE, deal, f"{seat} accept") == expected


@pytest.mark.rule("blue.moon.reply")
def test_without_a_moon_there_is_nothing_to_answer() -> None:
    deal = stacked(["RAIN", "RAIN"], ["C SUN MOON", ""])
    for move in ("rainbow", "accept"):
        assert refusal(BLUE, deal, f"0 {move}") == Violation("blue.moon.reply", {"why": "no-moon"})


@pytest.mark.rule("blue.moon.reply")
def test_once_declined_the_rainbow_comes_too_late_to_answer() -> None:
    deal = stacked(["MOON", "RAIN CAF"], ["", "C SUN CEU"])
    play(BLUE, deal, "0 moon 1 C", "1 accept")
    assert refused_by(BLUE, deal, "1 rainbow") == "blue.moon.reply"
    play(BLUE, deal, "1 cancel C RAIN")
    assert on_line(deal, 1, "C") == "SUN MOON RAIN"


@pytest.mark.rule("blue.moon.reply")
@pytest.mark.parametrize(("pile", "victim", "attacker"), [("", "CAF", "LEU"), ("BOLT", "BOLT CAF", "LEU")])
def test_the_victim_draws_before_the_attacker_while_the_pile_lasts(pile: str, victim: str, attacker: str) -> None:
    deal = stacked(["MOON LEU", "RAIN CAF"], ["", "C SUN"], pile=pile)
    play(BLUE, deal, "0 moon 1 C", "1 rainbow")
    assert (hand(deal, 1), hand(deal, 0)) == (victim, attacker)


@pytest.mark.rule("blue.moon.reply")
def test_the_victim_draws_one_card_however_few_they_hold() -> None:
    deal = stacked(["MOON", "RAIN"], ["", "C SUN"])
    play(BLUE, deal, "0 moon 1 C", "1 rainbow")
    assert len(hand(deal, 1).split()) == 1
    assert len(hand(deal, 0).split()) == 7


# blue.moon.reply.secret


@pytest.mark.rule("blue.moon.reply.secret")
def test_every_victim_is_asked_and_nobody_can_tell_what_they_hold() -> None:
    lines = ["", "C SUN CAF", ""]
    with_rainbow = stacked(["MOON SUN", "RAIN SUN", "SUN"], lines)
    without = stacked(["MOON SUN", "SUN SUN", "SUN"], lines)
    for deal in (with_rainbow, without):
        play(BLUE, deal, "0 moon 1 C")
    assert with_rainbow.waits_for == without.waits_for == with_rainbow.movers == without.movers == (1,)
    for seat in (-1, 0, 2):
        assert with_rainbow.view(seat) == without.view(seat)
    for move in ("0 accept", "2 rainbow", "0 open C SUN"):
        assert refusal(BLUE, with_rainbow, move) == refusal(BLUE, without, move)
    assert offers(BLUE, without, 1) == ["accept"]
    assert refusal(BLUE, without, "1 rainbow") == Violation("all.own-cards", {"card": "RAIN"})


@pytest.mark.rule("blue.moon.reply.secret")
def test_the_victim_is_asked_even_when_all_rainbows_lie_on_the_table() -> None:
    deal = stacked(["MOON", "SUN"], ["C RAIN; L RAIN; S RAIN", "C SUN CAF"])
    play(BLUE, deal, "0 moon 1 C")
    assert deal.waits_for == (1,)


@pytest.mark.rule("blue.moon.reply.secret")
def test_declining_tells_the_same_with_and_without_a_rainbow() -> None:
    told = []
    for card in ("RAIN", "SUN"):
        deal = stacked(["MOON SUN", card, "SUN"], ["", "C SUN CAF", ""], draws=" ".join(["LEU"] * 4 + ["SOC"]))
        events = play(BLUE, deal, "0 moon 1 C", "1 accept")
        told.append([event.seen_by(2) for event in events])
    assert told[0] == told[1]


@pytest.mark.rule("blue.moon.reply.secret")
def test_whoever_does_not_answer_lets_the_moon_pass() -> None:
    for cards in ("RAIN SUN", "SUN SUN"):
        deal = stacked(["MOON", cards], ["", "C SUN CAF"])
        play(BLUE, deal, "0 moon 1 C")
        assert BLUE.move_name(deal.timeout(1)) == "accept"


# blue.rainbow.protects


@pytest.mark.rule("blue.rainbow.protects")
def test_a_rainbow_on_top_refuses_the_moon_and_the_lightning() -> None:
    deal = example(BLUE, "blue.rainbow.protects", BlueDeal)
    assert refused_by(BLUE, deal, "0 moon 1 C") == "blue.rainbow.protects"
    assert refused_by(BLUE, deal, "0 bolt C") == "blue.lightning.hits"
    play(BLUE, deal, "0 ice 1 C")
    assert on_line(deal, 1, "C") == "RAIN CAF ICE"


@pytest.mark.rule("blue.rainbow.protects")
@pytest.mark.parametrize("weather", ["SUN MOON RAIN", "SUN MOON SUN MOON RAIN"])
def test_a_line_under_a_rainbow_is_safe_from_moon_and_lightning_but_not_from_an_iceberg(weather: str) -> None:
    deal = stacked(["MOON BOLT ICE", "SUN"], ["", f"C {weather} CAF; L SUN"])
    expected = Violation("blue.rainbow.protects", {"colour": "C", "seat": "1"})
    assert refusal(BLUE, deal, "0 moon 1 C") == expected
    assert refused_by(BLUE, deal, "0 bolt C") == "blue.lightning.hits"
    play(BLUE, deal, "0 ice 1 C")
    assert on_line(deal, 1, "C") == f"{weather} CAF ICE"


@pytest.mark.rule("blue.rainbow.protects")
def test_lightning_passes_a_rainbow_by_and_strikes_the_others() -> None:
    deal = stacked(["BOLT", "SUN", "SUN"], ["C SUN CAF", "C RAIN CAF", "C SUN CAF CEU"])
    play(BLUE, deal, "0 bolt C")
    assert [on_line(deal, seat, "C") for seat in range(3)] == ["SUN CAF", "RAIN CAF", "SUN CAF"]


@pytest.mark.rule("blue.rainbow.protects")
def test_a_rainbow_that_answered_a_moon_protects_from_then_on() -> None:
    deal = stacked(["MOON MOON BOLT", "RAIN SUN"], ["", "C SUN CAF"])
    play(BLUE, deal, "0 moon 1 C", "1 rainbow", "1 exchange SUN")
    assert refused_by(BLUE, deal, "0 moon 1 C") == "blue.rainbow.protects"
    assert refused_by(BLUE, deal, "0 bolt C") == "blue.lightning.hits"


@pytest.mark.rule("blue.rainbow.protects")
def test_a_rainbow_line_in_the_ice_stays_safe_from_moon_and_lightning() -> None:
    deal = stacked(["MOON BOLT", "SUN"], ["", "C RAIN CAF ICE"])
    assert refused_by(BLUE, deal, "0 moon 1 C") == "blue.rainbow.protects"
    assert refused_by(BLUE, deal, "0 bolt C") == "blue.lightning.hits"


@pytest.mark.rule("blue.rainbow.protects")
def test_a_rainbow_protects_its_own_line_only() -> None:
    deal = stacked(["MOON BOLT", "SUN"], ["", "C RAIN CAF; L SUN LAF"])
    assert refusal(BLUE, deal, "0 moon 1 L") is None
    assert refusal(BLUE, deal, "0 bolt L") is None
