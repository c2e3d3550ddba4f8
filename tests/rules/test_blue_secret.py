"""Blue: what each seat may know, guesses, absent players and random play."""

import json
from collections import Counter

import pytest

from defifoo.core.chance import FastSource
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.blue.deck import card_names
from defifoo.games.blue.game import Blue
from defifoo.games.blue.stacked import stacked
from rules.at_the_table import play, refusal
from tools.blue_cards import all_cards, candidates, hand

BLUE = Blue()


def known(deal: BlueDeal, seat: int) -> list[str]:
    return card_names(deal.view(-1).known[seat])


# Views


@pytest.mark.rule("all.secret")
def test_a_seat_sees_its_own_hand_the_lines_and_how_many_cards_everyone_holds() -> None:
    deal = stacked(["SUN CAF", "MOON", "ICE ICE BOLT"], ["C SUN MOON SUN CAF CEU ICE", "L RAIN", ""], turn=2, direction=-1)
    view = deal.view(0).as_dict()
    assert view["hand"] == ["SUN", "CAF"]
    assert view["hand_sizes"] == [2, 1, 3]
    assert view["hands"] is None
    assert view["pile"] == 108 - 6 - 7
    assert view["lines"] == [
        {"C": {"weather": ["SUN", "MOON", "SUN"], "continents": ["CAF", "CEU"], "frozen": True}},
        {"L": {"weather": ["RAIN"], "continents": [], "frozen": False}},
        {},
    ]
    assert (view["waits_for"], view["movers"], view["phase"], view["direction"]) == ([2], [2], "turn", -1)
    assert deal.view(-1).as_dict()["hand"] == []


@pytest.mark.rule("all.secret")
def test_what_is_hidden_changes_nothing_for_those_who_cannot_see_it() -> None:
    here = stacked(["MOON SUN", "RAIN CAF", "LEU LEU"], ["", "C SUN CAF", ""])
    there = stacked(["MOON SUN", "LEU ICE", "RAIN BOLT"], ["", "C SUN CAF", ""])
    for moves in ([], ["0 moon 1 C"]):
        play(BLUE, here, *moves)
        play(BLUE, there, *moves)
        for seat in (-1, 0):
            assert here.view(seat) == there.view(seat)
        assert here.movers == there.movers
        assert here.moves(0) == there.moves(0)
        for move in candidates(here, 0):
            assert here.why_not(0, move) == there.why_not(0, move)


@pytest.mark.rule("all.secret")
def test_the_phases_of_a_game() -> None:
    deal = stacked(["SUN MOON", "SUN CAF", "SUN"])
    phases = []
    for move in ("0 cw", "0 open C SUN", "1 open C SUN", "2 exchange SUN", "0 moon 1 C", "1 accept"):
        phases.append(deal.view(-1).phase())
        play(BLUE, deal, move)
    assert phases == ["direction", "first-turn", "turn", "turn", "turn", "reply"]
    deal = stacked(["SUN MOON", "SUN CAF"], ["", "C SUN"])
    play(BLUE, deal, "0 moon 1 C")
    assert deal.view(0).as_dict()["moon"] == {"attacker": 0, "victim": 1, "colour": "C"}


@pytest.mark.rule("all.secret")
def test_drawn_cards_are_shown_to_their_owner_alone() -> None:
    deal = stacked(["SUN", "SUN"], draws="CAF LEU")
    drew = play(BLUE, deal, "0 open C SUN")[-1]
    assert (drew.name, drew.count) == ("drew", 7)
    assert drew.seen_by(0).cards != b""
    assert drew.seen_by(1).cards == drew.seen_by(-1).cards == b""


@pytest.mark.rule("all.secret")
def test_when_the_game_is_over_the_hands_are_shown() -> None:
    deal = stacked(["COC SUN", "MOON LEU"], ["C SUN CAF CAM CAS CEU", ""])
    play(BLUE, deal, "0 lay COC")
    for seat in (-1, 0, 1):
        view = deal.view(seat).as_dict()
        assert view["hands"] == [["SUN"], ["MOON", "LEU"]]
        assert (view["over"], view["phase"], view["points"], view["reason"]) == (True, "over", [50, 0], "blue.win")
        assert json.loads(json.dumps(view)) == view
        guess = BLUE.guess(deal.view(seat), FastSource(1))
        assert guess.view(seat) == deal.view(seat)
        assert guess.outcome() == deal.outcome()


# What everybody remembers


@pytest.mark.rule("all.secret")
def test_everyone_remembers_a_stolen_continent_until_it_is_played() -> None:
    deal = stacked(["MOON MOON CEU", "SUN"], ["C SUN", "C SUN CEU; L SUN LEU"])
    play(BLUE, deal, "0 moon 1 C", "1 accept")
    assert known(deal, 0) == ["CEU"]
    play(BLUE, deal, "1 exchange SUN", "0 moon 1 L", "1 accept")
    assert known(deal, 0) == ["CEU", "LEU"]
    play(BLUE, deal, f"1 exchange {hand(deal, 1).split()[0]}", "0 lay CEU")
    assert known(deal, 0) == ["LEU"]


@pytest.mark.rule("all.secret")
def test_an_exchange_may_have_carried_a_known_card_away() -> None:
    deal = stacked(["MOON SUN", "SUN"], ["", "C SUN CEU"])
    play(BLUE, deal, "0 moon 1 C", "1 accept", "1 exchange SUN")
    assert known(deal, 0) == ["CEU"]
    play(BLUE, deal, "0 exchange SUN")
    assert known(deal, 0) == []
    assert "CEU" in hand(deal, 0)


@pytest.mark.rule("all.secret")
def test_of_two_equal_known_cards_one_exchange_leaves_one() -> None:
    deal = stacked(["MOON MOON SUN", "SUN SUN"], ["", "C SUN CEU CEU"])
    play(BLUE, deal, "0 moon 1 C", "1 accept", "1 cancel C SUN", "0 moon 1 C", "1 accept", "1 exchange SUN")
    assert known(deal, 0) == ["CEU", "CEU"]
    play(BLUE, deal, "0 exchange SUN")
    assert known(deal, 0) == ["CEU"]


# Guesses


@pytest.mark.rule("all.secret")
def test_a_guess_leaves_known_cards_where_they_are_and_deals_the_rest_at_random() -> None:
    deal = stacked(["SUN", "MOON", "LEU"], ["C SUN CAF", "", ""], pile="SUN SUN SAF SAM SAS SEU SOC ICE", turn=1)
    play(BLUE, deal, "1 moon 0 C", "0 accept")
    seen: Counter[str] = Counter()
    for number in range(200):
        guess = BLUE.guess(deal.view(0), FastSource(number))
        assert isinstance(guess, BlueDeal)
        assert guess.view(0) == deal.view(0)
        assert all_cards(guess) == all_cards(deal)
        assert hand(guess, 0) == hand(deal, 0)
        assert "CAF" in hand(guess, 1)
        seen.update(hand(guess, 2).split())
    assert set(seen) == {"SUN", "SAF", "SAM", "SAS", "SEU", "SOC", "ICE", "LEU"}


# Absent players


@pytest.mark.parametrize(
    ("cards", "lines", "pile", "move"),
    [
        ("SUN CAF LEU", ["C SUN", ""], "SUN", "lay CAF"),
        ("SUN LAF", ["L SUN", ""], "SUN", "lay LAF"),
        ("SUN LEU", ["C SUN", ""], "SUN", "open L SUN"),
        ("SUN LEU", ["C SUN MOON; L RAIN ICE; S SUN", ""], "SUN", "cancel C SUN"),
        ("RAIN MOON LEU", ["C SUN", "C SUN"], "SUN", "exchange LEU"),
        ("MOON LEU", ["C SUN", "C SUN"], "", "moon 1 C"),
        ("LEU", ["C SUN", "C SUN"], "", "pass"),
    ],
)
def test_for_an_absent_player_something_harmless_is_done(cards: str, lines: list[str], pile: str, move: str) -> None:
    deal = stacked([cards, "SUN"], lines, pile=pile)
    assert BLUE.move_name(deal.timeout(0)) == move
    assert refusal(BLUE, deal, f"0 {move}") is None


def test_an_absent_dealer_goes_clockwise_and_opens_with_what_there_is() -> None:
    deal = stacked(["SUN RAIN", "SUN", "SUN"])
    assert BLUE.move_name(deal.timeout(0)) == "cw"
    play(BLUE, deal, "0 cw")
    assert BLUE.move_name(deal.timeout(0)) == "open C SUN"


@pytest.mark.rule("blue.first-turn")
def test_an_absent_dealer_without_a_sun_keeps_the_rainbow() -> None:
    deal = stacked(["RAIN CAF", "SUN"])
    assert BLUE.move_name(deal.timeout(0)) == "exchange CAF"


# Offers, refusals and random play where the pile runs dry


@pytest.mark.parametrize("number", range(0, 30, 4))
def test_offers_and_refusals_agree_when_the_pile_runs_dry(number: int) -> None:
    pile = " ".join(["BOLT ICE MOON SUN CAF LAF SAF CAM RAIN LEU"] * 2)[: 40 + 3 * number].rsplit(" ", 1)[0]
    hands = ["SUN SUN CAF LAM", "BOLT CEU CAF SUN", "MOON MOON ICE RAIN"]
    deal = stacked(hands, ["C SUN CAF", "C SUN CEU CAF", "L RAIN"], pile=pile)
    source = FastSource(number)
    cards = all_cards(deal)
    while not deal.over:
        seat = deal.waits_for[0]
        offered = {int(move) for move in deal.moves(seat)}
        assert offered == {move for move in candidates(deal, seat) if deal.why_not(seat, move) is None}
        assert int(deal.random_move(seat, source)) in offered
        assert int(deal.timeout(seat)) in offered
        for viewer in (-1, 0, 1, 2):
            assert BLUE.guess(deal.view(viewer), source).view(viewer) == deal.view(viewer)
        deal.do(seat, deal.random_move(seat, source))
        assert all_cards(deal) == cards


@pytest.mark.parametrize("pile", [None, "SUN SUN"])
def test_random_moves_are_drawn_evenly_from_all_legal_ones(pile: str | None) -> None:
    deal = stacked(["SUN SUN CAF MOON ICE", "SUN"], ["C SUN", "C SUN; L SUN"], pile=pile)
    legal = [int(move) for move in deal.moves(0)]
    source = FastSource(11)
    drawn = Counter(int(deal.random_move(0, source)) for _ in range(200 * len(legal)))
    assert set(drawn) == set(legal)
    assert all(120 < times < 280 for times in drawn.values())
