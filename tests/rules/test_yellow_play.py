"""What follows what, Jokers, Skulls, drawing, the pile, and how a game ends."""

import pytest

from defifoo.core.refusal import NOT_YOURS, Violation
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.deck import CARD_NAMES
from defifoo.games.yellow.game import Yellow
from defifoo.games.yellow.stacked import stacked
from rules.at_the_table import offers, play, refusal, refused_by

YELLOW = Yellow()
PLAIN = [symbol + colour for symbol in "RPS" for colour in "GYR"]


def on(top: str, level: int = 3) -> YellowDeal:
    """Seat 0 holds one of each plain card and is to play on `top`."""
    return stacked([" ".join(PLAIN), "RG PG"], draws="RG", top=top, level=level)


@pytest.mark.rule("yellow.higher.colour")
@pytest.mark.rule("yellow.higher.symbol")
@pytest.mark.rule("yellow.level.3")
@pytest.mark.parametrize(
    ("top", "following"),
    [
        ("RG", "RY RR PG PY PR"),
        ("RY", "RR PG PY PR"),
        ("RR", "PG PY PR"),
        ("PG", "PY PR SG SY SR"),
        ("PY", "PR SG SY SR"),
        ("PR", "SG SY SR"),
        ("SG", "SY SR RG RY RR"),
        ("SY", "SR RG RY RR"),
        ("SR", "RG RY RR"),
        ("SYX", "SR RG RY RR"),
    ],
)
def test_a_higher_colour_of_the_symbol_or_any_of_the_next_symbol_follows(top: str, following: str) -> None:
    assert set(offers(YELLOW, on(top), 0)) == {*following.split(), "draw"}


@pytest.mark.rule("yellow.higher.colour")
def test_the_same_symbol_in_the_same_or_a_lower_colour_is_refused() -> None:
    violation = refusal(YELLOW, on("RY"), "0 RY")
    assert violation is not None
    assert (violation.rule, violation.data) == ("yellow.higher.colour", {"card": "RY", "lies": "RY"})
    assert refused_by(YELLOW, on("RY"), "0 RG") == "yellow.higher.colour"


@pytest.mark.rule("yellow.higher.symbol")
def test_a_symbol_that_is_beaten_is_refused_in_every_colour() -> None:
    for card in ("SG", "SY", "SR"):
        violation = refusal(YELLOW, on("RG"), f"0 {card}")
        assert violation is not None
        assert (violation.rule, violation.data) == ("yellow.higher.symbol", {"card": card, "lies": "RG"})


@pytest.mark.rule("yellow.higher.colour")
@pytest.mark.rule("yellow.higher.symbol")
@pytest.mark.rule("yellow.level.1")
@pytest.mark.rule("yellow.level.2")
@pytest.mark.parametrize("top", PLAIN)
@pytest.mark.parametrize(("level", "own_symbol"), [(1, "yellow.level.1"), (2, "yellow.level.2"), (3, "yellow.higher.colour")])
def test_a_card_is_refused_for_its_colour_on_its_own_symbol_and_for_its_symbol_on_another(
    level: int, own_symbol: str, top: str
) -> None:
    """Whichever card of the deck it is."""
    cards = [card for card in CARD_NAMES if card[0] in "RPS" and card != "SK"]
    deal = stacked([" ".join(cards), "RG"], top=top, level=level)
    refused = [card for card in cards if card not in offers(YELLOW, deal, 0)]
    assert top in refused
    for card in refused:
        rule = own_symbol if card[0] == top[0] else "yellow.higher.symbol"
        assert refusal(YELLOW, deal, f"0 {card}") == Violation(rule, {"card": card, "lies": top})


@pytest.mark.rule("yellow.higher.symbol")
def test_an_event_card_follows_like_the_plain_one() -> None:
    deal = stacked(["RYA SR3 PGX", "RG"], top="RG")
    assert offers(YELLOW, deal, 0) == ["PGX", "RYA", "draw"]


@pytest.mark.parametrize("level", [pytest.param(1, marks=pytest.mark.rule("yellow.level.1")), 2])
def test_on_the_first_levels_only_the_symbol_counts(level: int) -> None:
    deal = on("RG", level)
    assert offers(YELLOW, deal, 0) == ["PG", "PR", "PY", "draw"]
    assert refused_by(YELLOW, deal, "0 RR") == f"yellow.level.{level}"
    assert refused_by(YELLOW, deal, "0 RG") == f"yellow.level.{level}"
    assert refused_by(YELLOW, deal, "0 SR") == "yellow.higher.symbol"


@pytest.mark.rule("yellow.level.1")
def test_jokers_stay_on_level_1() -> None:
    deal = stacked(["JG RG", "PG SG"], top="RG", level=1)
    assert offers(YELLOW, deal, 0) == ["JG P", "JG R", "JG S", "draw"]
    play(YELLOW, deal, "0 JG R")
    assert offers(YELLOW, deal, 1) == ["PG", "draw"]


@pytest.mark.rule("yellow.level.2")
def test_on_level_2_events_happen_and_a_stacked_plus_3_needs_a_higher_symbol() -> None:
    deal = stacked(["PG3 RG", "PR3 SG3 RG"], top="RG", draws="RG RG RG", level=2)
    play(YELLOW, deal, "0 PG3")
    assert refused_by(YELLOW, deal, "1 PR3") == "yellow.event.plus3.stack"
    assert offers(YELLOW, deal, 1) == ["SG3", "take"]


@pytest.mark.rule("yellow.level.2")
def test_on_level_2_a_skull_is_as_unplayable_as_ever() -> None:
    assert refused_by(YELLOW, stacked(["SK", "RG"], top="RG", level=2), "0 SK") == "yellow.skull"


@pytest.mark.rule("yellow.joker")
@pytest.mark.parametrize("top", [*PLAIN, "JR S"])
def test_a_joker_is_played_on_anything_and_names_any_symbol(top: str) -> None:
    deal = stacked(["JG RG", "RG"], top=top)
    assert {"JG R", "JG P", "JG S"} < set(offers(YELLOW, deal, 0))


@pytest.mark.rule("yellow.joker")
def test_play_goes_on_from_the_named_symbol_in_the_jokers_own_colour() -> None:
    deal = stacked(["JY RG", "PG PY PR SG RR"], top="SR")
    play(YELLOW, deal, "0 JY P")
    assert offers(YELLOW, deal, 1) == ["PR", "SG", "draw"]
    view = deal.view(1).as_dict()
    assert (view["top"], view["symbol"], view["colour"]) == ("JY", "P", "Y")
    violation = refusal(YELLOW, deal, "1 PY")
    assert violation is not None
    assert violation.data == {"card": "PY", "lies": "PY"}


@pytest.mark.rule("yellow.joker")
def test_a_joker_may_be_led_but_not_out_of_turn() -> None:
    deal = stacked(["JY RG", "JG RG"])
    assert refused_by(YELLOW, deal, "1 JG R") == "all.turn-order"
    play(YELLOW, deal, "0 JY S")
    assert refused_by(YELLOW, deal, "0 RG") == "all.turn-order"
    assert offers(YELLOW, deal, 1) == ["JG P", "JG R", "JG S", "RG", "draw"]


@pytest.mark.rule("yellow.skull")
@pytest.mark.parametrize("top", [*PLAIN, "JG R"])
def test_a_skull_follows_nothing(top: str) -> None:
    deal = stacked(["SK RG", "RG"], top=top)
    assert refused_by(YELLOW, deal, "0 SK") == "yellow.skull"


@pytest.mark.rule("yellow.skull")
def test_a_skull_is_no_last_card_but_can_be_given_away() -> None:
    deal = stacked(["PGG SK", "RG"], top="RG")
    play(YELLOW, deal, "0 PGG")
    assert not deal.over
    play(YELLOW, deal, "0 give SK 1")
    assert deal.over
    assert deal.winner == 0


@pytest.mark.rule("yellow.draw")
def test_who_cannot_play_draws_one_and_the_turn_is_over_with_it() -> None:
    deal = stacked(["SG", "PG RG", "RG"], top="RG", draws="SY RY")
    assert offers(YELLOW, deal, 0) == ["draw"]
    play(YELLOW, deal, "0 draw")
    assert offers(YELLOW, deal, 0) == ["keep"]
    assert refused_by(YELLOW, deal, "0 draw") == "yellow.draw"
    play(YELLOW, deal, "0 keep")
    assert deal.hands.sizes[0] == 2
    assert deal.waits_for == (1,)


@pytest.mark.rule("yellow.draw")
def test_one_may_draw_instead_of_playing_and_then_play_only_the_drawn_card() -> None:
    deal = stacked(["PG RR", "PG RG"], top="RG", draws="PY RY")
    play(YELLOW, deal, "0 draw")
    assert offers(YELLOW, deal, 0) == ["PY", "keep"]
    assert refused_by(YELLOW, deal, "0 PG") == "yellow.draw"
    assert refused_by(YELLOW, deal, "0 RR") == "yellow.draw"
    play(YELLOW, deal, "0 PY")
    assert deal.hands.sizes[0] == 2
    assert deal.waits_for == (1,)


@pytest.mark.rule("yellow.draw")
def test_a_playable_drawn_card_may_be_kept_and_its_event_happens_when_it_is_played() -> None:
    deal = stacked(["SG", "PG RG"], top="RG", draws="PY3 RY")
    play(YELLOW, deal, "0 draw")
    kept = deal.clone()
    play(YELLOW, kept, "0 keep")
    assert kept.waits_for == (1,)
    assert kept.debt == 0
    play(YELLOW, deal, "0 PY3")
    assert deal.debt == 3


@pytest.mark.rule("yellow.draw")
def test_a_drawn_joker_may_be_played_as_any_symbol() -> None:
    deal = stacked(["SG", "PG RG"], top="RG", draws="JR")
    play(YELLOW, deal, "0 draw")
    assert offers(YELLOW, deal, 0) == ["JR P", "JR R", "JR S", "keep"]


@pytest.mark.rule("yellow.draw.secret")
def test_the_table_waits_after_every_draw_so_nobody_learns_whether_the_card_could_be_played() -> None:
    playable = stacked(["SG", "PG RG"], top="RG", draws="PY")
    useless = stacked(["SG", "PG RG"], top="RG", draws="SK")
    for deal in (playable, useless):
        play(YELLOW, deal, "0 draw")
        assert deal.waits_for == (0,)
    assert playable.view(1) == useless.view(1)
    assert playable.view(-1) == useless.view(-1)
    assert playable.view(0) != useless.view(0)


@pytest.mark.rule("yellow.draw")
def test_keep_is_only_for_a_card_just_drawn() -> None:
    deal = stacked(["SG PG", "PG RG"], top="RG", draws="PY")
    assert refused_by(YELLOW, deal, "0 keep") == "yellow.draw"
    assert refused_by(YELLOW, deal, "0 pass") == "yellow.event.speed"
    assert refused_by(YELLOW, deal, "0 take") == "yellow.event.plus3"


@pytest.mark.rule("yellow.pile-empty")
def test_an_empty_pile_is_made_anew_of_what_lies_under_the_top_card() -> None:
    deal = stacked(["SG", "SG"], top="RG", under="PR RR SK", draws="SY")
    play(YELLOW, deal, "0 draw", "0 keep")
    assert deal.pile.left == 0
    assert deal.remakes == 0
    events = play(YELLOW, deal, "1 draw")
    assert "pile-remade" in [event.name for event in events]
    view = deal.view(1).as_dict()
    assert (view["top"], view["under"], view["pile_size"], view["remakes"]) == ("RG", [], 2, 1)


@pytest.mark.rule("yellow.pile-empty")
def test_a_debt_takes_what_there_is_and_play_goes_on() -> None:
    deal = stacked(["PG3 RG", "RG"], top="RG", draws="SY")
    play(YELLOW, deal, "0 PG3", "1 take")
    # The last card of the pile and the rock that lay under the +3; the +3 itself stays.
    assert deal.hands.sizes[1] == 3
    assert deal.waits_for == (0,)


@pytest.mark.rule("yellow.pile-empty")
def test_a_draw_may_find_nothing_and_ends_the_turn() -> None:
    deal = stacked(["SG", "PG RG"], top="RG")
    events = play(YELLOW, deal, "0 draw")
    assert [(event.name, event.count) for event in events] == [("drew", 0)]
    assert deal.hands.sizes[0] == 1
    assert deal.waits_for == (1,)


@pytest.mark.rule("yellow.stuck")
def test_a_full_round_in_which_nobody_could_play_or_draw_ends_the_game() -> None:
    deal = stacked(["SG", "SG SK", "SR JG"], top="RG")
    play(YELLOW, deal, "0 draw", "1 draw")
    assert not deal.over
    play(YELLOW, deal, "2 draw")
    outcome = deal.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.points) == ("yellow.stuck", (), (10, 60, 80))
    for seat in range(3):
        assert refusal(YELLOW, deal, f"{seat} draw") == Violation("yellow.stuck", kind=NOT_YOURS)


@pytest.mark.rule("yellow.stuck.round")
def test_the_round_that_counts_is_broken_by_every_card_played() -> None:
    deal = stacked(["SG SG", "PG SG", "SG SG"], top="RG")
    play(YELLOW, deal, "0 draw", "1 PG")
    assert deal.idle == 0
    # The rock under the paper can be drawn again.
    play(YELLOW, deal, "2 draw", "2 keep", "0 draw", "1 draw")
    assert not deal.over
    play(YELLOW, deal, "2 draw")
    assert deal.over


@pytest.mark.rule("yellow.stuck.round")
def test_who_could_play_and_draws_nothing_instead_lets_the_round_run_out_too() -> None:
    deal = stacked(["PG SG", "PG SG"], top="RG")
    play(YELLOW, deal, "0 draw", "1 draw")
    outcome = deal.outcome()
    assert outcome is not None
    assert outcome.reason == "yellow.stuck"


@pytest.mark.rule("yellow.stuck")
def test_the_fifth_new_pile_is_still_made_and_the_sixth_ends_the_game() -> None:
    deal = stacked(["SG", "SG"], top="RG", under="PR RR", remakes=4)
    play(YELLOW, deal, "0 draw", "0 keep")
    assert not deal.over
    assert deal.remakes == 5
    deal = stacked(["SG", "SG"], top="RG", under="PR RR", remakes=5)
    play(YELLOW, deal, "0 draw")
    outcome = deal.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("yellow.stuck", ())


@pytest.mark.rule("yellow.stuck")
def test_cards_taken_before_the_sixth_new_pile_count() -> None:
    deal = stacked(["PG3 RG", "SG"], top="RG", draws="SR", remakes=5)
    play(YELLOW, deal, "0 PG3", "1 take")
    outcome = deal.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.points) == ("yellow.stuck", (10, 40))


@pytest.mark.rule("yellow.stuck")
def test_with_nothing_to_make_a_sixth_pile_of_the_game_goes_on() -> None:
    deal = stacked(["SG", "SG"], top="RG", remakes=5)
    play(YELLOW, deal, "0 draw")
    assert not deal.over


@pytest.mark.rule("yellow.end")
def test_the_game_ends_at_once_with_the_last_card() -> None:
    deal = stacked(["PG", "PY RG", "PY"], top="RG")
    play(YELLOW, deal, "0 PG")
    outcome = deal.outcome()
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.points) == ("yellow.end", (0,), (0, 30, 20))
    assert deal.waits_for == ()
    violation = refusal(YELLOW, deal, "1 PY")
    assert violation is not None
    assert (violation.rule, violation.kind) == ("yellow.end", NOT_YOURS)


@pytest.mark.rule("yellow.end")
@pytest.mark.parametrize("last", ["PGA", "PGS", "PG3", "PGG", "PGX", "JG P"])
def test_whatever_the_last_card_is_its_event_does_not_happen(last: str) -> None:
    deal = stacked([last[:3].strip(), "RG RY", "SY"], top="RG", draws="RG RG RG RG")
    play(YELLOW, deal, f"0 {last}")
    assert deal.over
    assert deal.winner == 0
    assert list(deal.hands.sizes) == [0, 2, 1]


@pytest.mark.rule("yellow.end")
def test_a_drawn_card_can_be_ones_last_only_if_it_was_the_only_one() -> None:
    deal = stacked(["SG", "PG RG"], top="RG", draws="PY")
    play(YELLOW, deal, "0 draw", "0 PY")
    assert not deal.over
