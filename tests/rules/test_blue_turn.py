"""Blue: opening lines, laying continents, cancelling Moons, exchanging, drawing and passing."""

import pytest

from defifoo.core.event import Event
from defifoo.core.refusal import NOT_YOURS, Violation
from defifoo.games.blue.game import Blue
from defifoo.games.blue.stacked import stacked
from rules.at_the_table import offers, play, refusal, refused_by
from tools.blue_cards import all_cards, hand, on_line

BLUE = Blue()
SEVEN = "SUN CAF CAM LAS LEU SOC MOON"


# blue.open


@pytest.mark.rule("blue.open")
def test_a_line_is_opened_with_a_sun_or_a_rainbow_and_the_name_of_a_colour() -> None:
    deal = stacked(["SUN RAIN CAF", "SUN"], turn=0)
    opens = [move for move in offers(BLUE, deal, 0) if move.startswith("open")]
    assert opens == ["open C RAIN", "open C SUN", "open L RAIN", "open L SUN", "open S RAIN", "open S SUN"]
    events = play(BLUE, deal, "0 open L SUN")
    assert (events[0].name, events[0].seat, events[0].count) == ("opened", 0, 1)
    assert on_line(deal, 0, "L") == "SUN"
    assert deal.waits_for == (1,)


@pytest.mark.rule("blue.open")
def test_a_colour_is_opened_only_once() -> None:
    deal = stacked(["SUN RAIN", "SUN RAIN"], ["C SUN", "L SUN"])
    assert refusal(BLUE, deal, "0 open C SUN") == Violation("blue.open", {"colour": "C"})
    assert refusal(BLUE, deal, "0 open C RAIN") == Violation("blue.open", {"colour": "C"})
    assert refusal(BLUE, deal, "0 open L SUN") is None
    play(BLUE, deal, "0 open S RAIN")
    assert refusal(BLUE, deal, "1 open C SUN") is None


@pytest.mark.rule("blue.open")
@pytest.mark.parametrize("line", ["C SUN MOON", "C SUN ICE", "C SUN CAF"])
def test_a_blocked_line_is_still_the_line_of_its_colour(line: str) -> None:
    deal = stacked(["SUN", ""], [line, ""])
    assert refused_by(BLUE, deal, "0 open C SUN") == "blue.open"


@pytest.mark.rule("blue.open")
def test_nobody_has_to_open_another_line() -> None:
    deal = stacked(["SUN CAF", "SUN"], ["C SUN", ""])
    for move in ("lay CAF", "exchange SUN", "open S SUN"):
        assert refusal(BLUE, deal, f"0 {move}") is None


@pytest.mark.rule("all.own-cards")
@pytest.mark.parametrize(
    ("move", "card"),
    [
        ("open C SUN", "SUN"),
        ("open C RAIN", "RAIN"),
        ("cancel L SUN", "SUN"),
        ("cancel L RAIN", "RAIN"),
        ("lay CAF", "CAF"),
        ("moon 1 C", "MOON"),
        ("bolt C", "BOLT"),
        ("ice 1 C", "ICE"),
        ("exchange SEU SEU", "SEU"),
        ("exchange SUN SEU", "SUN"),
    ],
)
def test_only_cards_that_are_held_can_be_used(move: str, card: str) -> None:
    deal = stacked(["SEU", "SUN"], ["L SUN MOON", "C SUN CAF"])
    assert refusal(BLUE, deal, f"0 {move}") == Violation("all.own-cards", {"card": card})


@pytest.mark.rule("all.turn-order")
def test_only_the_player_whose_turn_it_is_moves() -> None:
    deal = stacked(["SUN", "SUN", "SUN"], turn=1)
    assert refusal(BLUE, deal, "0 open C SUN") == Violation("all.turn-order", {"seat": "1"}, NOT_YOURS)
    assert deal.moves(0) == deal.moves(2) == []


# blue.continent


@pytest.mark.rule("blue.continent")
def test_a_continent_is_laid_on_ones_own_open_line_of_its_colour() -> None:
    deal = stacked(["CAF LAF SAF", "SUN"], ["C SUN; L RAIN", "S SUN"])
    assert [move for move in offers(BLUE, deal, 0) if move.startswith("lay")] == ["lay CAF", "lay LAF"]
    why = {"card": "SAF", "colour": "S", "why": "unopened"}
    assert refusal(BLUE, deal, "0 lay SAF") == Violation("blue.continent", why)
    play(BLUE, deal, "0 lay CAF")
    assert on_line(deal, 0, "C") == "SUN CAF"


@pytest.mark.rule("blue.continent")
@pytest.mark.parametrize(
    ("line", "why"),
    [("C SUN MOON", "moon"), ("C SUN ICE", "iceberg"), ("C SUN MOON ICE", "iceberg"), ("C RAIN ICE", "iceberg")],
)
def test_a_moon_or_an_iceberg_blocks_a_line(line: str, why: str) -> None:
    deal = stacked(["CAF", "SUN"], [line, ""])
    expected = Violation("blue.continent", {"card": "CAF", "colour": "C", "why": why})
    assert refusal(BLUE, deal, "0 lay CAF") == expected


@pytest.mark.rule("blue.continent")
@pytest.mark.parametrize("weather", ["SUN", "RAIN", "SUN MOON SUN", "SUN MOON RAIN"])
def test_a_line_whose_moon_is_covered_is_open_again(weather: str) -> None:
    deal = stacked(["CAF", "SUN"], [f"C {weather}", ""])
    assert refusal(BLUE, deal, "0 lay CAF") is None


@pytest.mark.rule("blue.continent")
def test_the_same_continent_may_lie_there_several_times() -> None:
    deal = stacked(["CAF LAF", "SUN"], ["C SUN CAF CAF CAF; L SUN LAF", ""])
    play(BLUE, deal, "0 lay CAF", "1 exchange SUN", "0 lay LAF")
    assert on_line(deal, 0, "C") == "SUN CAF CAF CAF CAF"
    assert on_line(deal, 0, "L") == "SUN LAF LAF"


@pytest.mark.rule("blue.continent")
def test_a_line_holds_all_twenty_continents_of_its_colour() -> None:
    four = "CAF CAM CAS CEU"
    deal = stacked(["CEU", "SUN"], [f"C SUN {four} {four} {four} CAF CAM CAS", "C SUN COC COC COC COC"])
    play(BLUE, deal, "0 lay CEU")
    assert on_line(deal, 0, "C") == f"SUN {four} {four} {four} {four}"
    everything = " ".join(["COC COC COC COC", four, four, four, four])
    assert on_line(stacked(["", ""], [f"C SUN {everything}", ""]), 0, "C") == f"SUN {everything}"


# blue.cancel


@pytest.mark.rule("blue.cancel")
@pytest.mark.parametrize("card", ["SUN", "RAIN"])
def test_a_sun_or_a_rainbow_on_the_moon_opens_the_line_again(card: str) -> None:
    deal = stacked([f"{card} CAF", "SUN"], ["C SUN MOON CEU", ""])
    play(BLUE, deal, f"0 cancel C {card}", "1 exchange SUN", "0 lay CAF")
    assert on_line(deal, 0, "C") == f"SUN MOON {card} CEU CAF"


@pytest.mark.rule("blue.cancel")
def test_there_must_be_a_moon_in_front_of_oneself() -> None:
    deal = stacked(["SUN RAIN", "SUN"], ["C SUN; L RAIN", "S SUN MOON"])
    assert refusal(BLUE, deal, "0 cancel C SUN") == Violation("blue.cancel", {"colour": "C", "why": "open"})
    assert refusal(BLUE, deal, "0 cancel L RAIN") == Violation("blue.cancel", {"colour": "L", "why": "open"})
    assert refusal(BLUE, deal, "0 cancel S SUN") == Violation("blue.cancel", {"colour": "S", "why": "unopened"})
    frozen = stacked(["SUN", "SUN"], ["C SUN ICE", ""])
    assert refusal(BLUE, frozen, "0 cancel C SUN") == Violation("blue.cancel", {"colour": "C", "why": "iceberg"})


@pytest.mark.rule("blue.cancel")
def test_a_line_can_be_stopped_and_opened_again_and_again() -> None:
    deal = stacked(["MOON MOON", "SUN SUN CAF"], ["", "C SUN"])
    for _ in range(2):
        play(BLUE, deal, "0 moon 1 C", "1 accept", "1 cancel C SUN")
    assert on_line(deal, 1, "C") == "SUN MOON SUN MOON SUN"


# blue.exchange


@pytest.mark.rule("blue.exchange")
def test_any_number_of_cards_can_be_exchanged() -> None:
    deal = stacked(["SUN SUN CAF", "SUN"], turn=0)
    exchanges = [move for move in offers(BLUE, deal, 0) if move.startswith("exchange")]
    assert exchanges == ["exchange CAF", "exchange SUN", "exchange SUN CAF", "exchange SUN SUN", "exchange SUN SUN CAF"]
    assert len(set(deal.moves(0))) == len(deal.moves(0))


@pytest.mark.rule("blue.exchange")
def test_the_new_cards_come_before_the_old_ones_are_shuffled_in() -> None:
    """The pile holds just what is exchanged: nothing of the old cards can come back."""
    deal = stacked(["CAF CAF MOON SUN SUN SUN SUN", "SUN"], pile="LAF LAM LAS", turn=0)
    play(BLUE, deal, "0 exchange MOON CAF CAF")
    assert hand(deal, 0) == "SUN SUN SUN SUN LAF LAM LAS"
    assert sorted(deal.pile.contents()) == sorted(BLUE.parse_card(card) for card in ("CAF", "CAF", "MOON"))
    assert deal.waits_for == (1,)


@pytest.mark.rule("blue.exchange")
def test_no_more_cards_than_the_pile_holds() -> None:
    deal = stacked(["CAF LAF SAF MOON", "SUN"], pile="SUN SUN", turn=0)
    assert refusal(BLUE, deal, "0 exchange CAF LAF SAF") == Violation("blue.exchange", {"pile": "2"})
    assert refusal(BLUE, deal, "0 exchange CAF LAF") is None
    exchanges = [move.split()[1:] for move in offers(BLUE, deal, 0) if move.startswith("exchange")]
    assert len(exchanges) == 4 + 6
    assert max(len(cards) for cards in exchanges) == 2


@pytest.mark.rule("blue.exchange")
def test_only_the_owner_learns_which_cards_are_exchanged() -> None:
    deal = stacked(["CAF LAF", "SUN"], draws="SUN RAIN", pile="", turn=0)
    events = play(BLUE, deal, "0 exchange CAF LAF")
    assert [(event.name, event.count) for event in events] == [("exchanged", 2), ("drew", 2), ("drew", 2)]
    for event in events:
        assert event.seen_by(0).cards != b""
        assert event.seen_by(1).cards == event.seen_by(-1).cards == b""


# blue.draw


@pytest.mark.rule("blue.draw")
@pytest.mark.parametrize("move", ["open S SUN", "lay CAF", "cancel L SUN", "bolt C", "ice 1 C", "exchange LEU"])
def test_after_every_action_the_hand_is_filled_up_to_seven(move: str) -> None:
    deal = stacked(["SUN CAF BOLT ICE LEU", "SUN"], ["C SUN; L SUN MOON", "C SUN CAF"])
    play(BLUE, deal, f"0 {move}")
    assert len(hand(deal, 0).split()) == 7
    assert len(all_cards(deal)) == 108


@pytest.mark.rule("blue.draw")
def test_a_stolen_card_counts_when_drawing() -> None:
    deal = stacked(["MOON SUN SUN SUN SUN SUN SUN", "SUN"], ["", "C SUN CAF"], draws="RAIN")
    play(BLUE, deal, "0 moon 1 C", "1 accept")
    assert hand(deal, 0) == "SUN SUN SUN SUN SUN SUN CAF"


@pytest.mark.rule("blue.draw")
def test_whoever_draws_takes_what_is_left() -> None:
    deal = stacked(["CAF CEU", "SUN"], ["C SUN", ""], pile="LEU LAF")
    play(BLUE, deal, "0 lay CAF")
    assert hand(deal, 0) == "CEU LAF LEU"
    assert deal.pile.left == 0


# blue.pass


@pytest.mark.rule("blue.pass")
@pytest.mark.parametrize(
    ("cards", "pile"), [("SUN", ""), ("CAF", ""), ("MOON", ""), ("BOLT", ""), ("ICE", ""), ("RAIN", ""), ("LEU", "SUN")]
)
def test_nobody_passes_who_can_do_something(cards: str, pile: str) -> None:
    deal = stacked([cards, "SUN"], ["C SUN", "C SUN CAF"], pile=pile)
    assert refusal(BLUE, deal, "0 pass") == Violation("blue.pass")
    assert "pass" not in offers(BLUE, deal, 0)


@pytest.mark.rule("blue.pass")
@pytest.mark.parametrize(
    ("cards", "lines"),
    [
        ("LEU", ["C SUN", "C SUN CAF"]),
        ("SUN RAIN", ["C SUN; L SUN; S RAIN", ""]),
        ("SUN", ["C SUN MOON ICE; L SUN; S SUN", ""]),
        ("MOON", ["C SUN", "C SUN MOON; L RAIN; S SUN ICE"]),
        ("BOLT", ["C SUN CAF", "C RAIN CAF; L SUN"]),
        ("ICE", ["C SUN", "C SUN ICE"]),
        ("CAF", ["C SUN MOON", ""]),
        ("", ["C SUN", ""]),
    ],
)
def test_who_can_do_nothing_passes(cards: str, lines: list[str]) -> None:
    deal = stacked([cards, "SUN"], lines, pile="")
    assert offers(BLUE, deal, 0) == ["pass"]
    events = play(BLUE, deal, "0 pass")
    assert events == [Event("passed", 0)]
    assert deal.waits_for == (1,)


@pytest.mark.rule("blue.pass.draw")
def test_an_empty_hand_passes_and_draws() -> None:
    deal = stacked(["", "SUN"], ["C SUN", "L SUN"], pile="CAF CEU")
    assert offers(BLUE, deal, 0) == ["pass"]
    play(BLUE, deal, "0 pass")
    assert hand(deal, 0) == "CAF CEU"
    assert deal.passes == 0


# blue.pile-empty


@pytest.mark.rule("blue.pile-empty")
def test_with_the_pile_empty_nobody_draws_and_nobody_exchanges() -> None:
    deal = stacked([SEVEN, "SUN"], ["C SUN", ""], pile="")
    assert refusal(BLUE, deal, "0 exchange SUN") == Violation("blue.pile-empty", {"why": "exchange"})
    assert not [move for move in offers(BLUE, deal, 0) if move.startswith("exchange")]
    events = play(BLUE, deal, "0 lay CAF")
    assert [event.name for event in events] == ["laid"]
    assert hand(deal, 0) == "SUN MOON CAM LAS LEU SOC"


@pytest.mark.rule("blue.pile-empty")
def test_when_everybody_passes_in_a_row_nobody_wins_and_all_score_as_losers() -> None:
    deal = stacked(["LEU", "LEU", "LEU"], ["C SUN CAF CAM", "C SUN CAF CAF", "S SUN"], pile="")
    play(BLUE, deal, "0 pass", "1 pass")
    assert not deal.over
    events = play(BLUE, deal, "2 pass")
    assert [event.name for event in events] == ["passed", "over"]
    outcome = deal.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.points, outcome.winners) == ("blue.pile-empty", (4, 2, 0), ())
    assert refusal(BLUE, deal, "0 pass") == Violation("blue.pile-empty", {"why": "over"}, NOT_YOURS)
    assert deal.movers == deal.waits_for == ()


@pytest.mark.rule("blue.pile-empty")
def test_an_action_in_between_starts_the_passes_anew() -> None:
    deal = stacked(["LEU", "CAF LEU", "LEU"], ["C SUN", "C SUN", "S SUN"], pile="")
    play(BLUE, deal, "0 pass", "1 lay CAF", "2 pass", "0 pass")
    assert not deal.over
    play(BLUE, deal, "1 pass")
    assert deal.over


@pytest.mark.rule("blue.pile-empty")
def test_a_lightning_fills_the_empty_pile_again() -> None:
    deal = stacked(["BOLT LEU", "SUN SUN", "CAF"], ["C SUN", "C SUN CAF", "C SUN CEU"], pile="")
    play(BLUE, deal, "0 bolt C")
    assert hand(deal, 0) == "BOLT CAF CEU LEU"
    assert deal.pile.left == 0
