"""What each seat at a Red table may know."""

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.event import EVERYONE
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.game import Red
from defifoo.games.red.stacked import stacked
from defifoo.games.red.view import card_names
from rules.at_the_table import play
from tools.red_cards import all_cards

RED = Red()
POLICE = {f"P{rank}" for rank in range(1, 16)}


def gang(letter: str) -> set[str]:
    return {letter + rank for rank in "123456789CG"}


def missing(deal: RedDeal, seat: int) -> set[str]:
    shown = deal.view(-1).as_dict()["missing"]
    assert isinstance(shown, list)
    return set(shown[seat])


def guessed_face_down(deal: RedDeal, seat: int, tries: int = 200) -> set[str]:
    found = set()
    for number in range(tries):
        guess = RED.guess(deal.view(seat), FastSource(number))
        assert isinstance(guess, RedDeal)
        assert guess.view(seat) == deal.view(seat)
        assert all_cards(guess) == all_cards(deal)
        found |= {card for card in all_cards(guess) if guess.face_down >> RED.parse_card(card) & 1}
    return found


@pytest.mark.rule("all.secret")
def test_a_seat_sees_its_own_hand_and_the_sizes_of_the_others() -> None:
    deal = stacked(["R4 RG", "R5 BOMB", "R6 BANK"], face_down="SG")
    for seat, hand in enumerate([["R4", "RG"], ["R5", "BOMB"], ["R6", "BANK"]]):
        assert deal.view(seat).as_dict()["hand"] == hand
    spectator = deal.view(-1).as_dict()
    assert spectator["hand"] == []
    assert spectator["hand_sizes"] == [2, 2, 2]


@pytest.mark.parametrize("turn", range(3))
def test_whoever_is_in_turn_may_move_as_far_as_anybody_knows(turn: int) -> None:
    deal = stacked(["R4 RG", "R5 R7", "R6 R8"])
    play(RED, deal, "0 cw", *["0 R4", "1 R5"][:turn])
    assert [deal.view(seat).as_dict()["movers"] for seat in range(-1, 3)] == [[turn]] * 4


@pytest.mark.rule("all.secret")
def test_views_do_not_depend_on_hidden_cards() -> None:
    one = stacked(["R4 RG", "R5 BOMB", "R6 BANK"], face_down="SG")
    other = stacked(["R4 RG", "SG BANK", "R6 R5"], face_down="BOMB")
    assert one.view(0) == other.view(0)
    assert one.view(-1) == other.view(-1)
    assert one.view(1) != other.view(1)


@pytest.mark.rule("red.follow.gang")
@pytest.mark.parametrize("police", ["P1", "P5", "P15"])
def test_police_on_a_gang_prove_that_the_gang_is_missing(police: str) -> None:
    deal = stacked(["R4 V4", f"{police} V5", "R6 V6"])
    play(RED, deal, "0 cw", "0 R4", f"1 {police}")
    assert missing(deal, 1) == gang("R")
    assert missing(deal, 0) == missing(deal, 2) == set()


@pytest.mark.rule("red.follow.gang")
def test_an_off_card_on_a_gang_proves_that_gang_and_police_are_missing() -> None:
    deal = stacked(["R4 V4", "F5 V5", "R6 V6"])
    play(RED, deal, "0 cw", "0 R4", "1 F5", "2 R6")
    assert missing(deal, 1) == gang("R") | POLICE
    assert missing(deal, 2) == set()


@pytest.mark.rule("red.follow.police")
def test_an_off_card_on_police_proves_that_police_are_missing() -> None:
    deal = stacked(["P4 V4", "F5 V5", "P6 V6"])
    play(RED, deal, "0 cw", "0 P4", "1 F5")
    assert missing(deal, 1) == POLICE


@pytest.mark.rule("red.follow.special")
@pytest.mark.parametrize("special", ["BANK", "BOMB"])
def test_bank_and_bomb_prove_nothing(special: str) -> None:
    deal = stacked(["R4 V4", f"R5 {special}", "R6 V6"])
    play(RED, deal, "0 cw", "0 R4", f"1 {special}")
    assert missing(deal, 1) == set()


@pytest.mark.rule("all.secret")
def test_everyone_remembers_what_they_saw() -> None:
    deal = stacked(["R4 V4", "R5 BANK", "R6 V6"], face_down="SG")
    play(RED, deal, "0 cw", "0 R4", "1 BANK")
    view = deal.view(2).as_dict()
    assert view["bank"] == ["R4", "BANK"]
    assert view["bank_size"] == 3
    assert card_names(deal.view(2).unseen()) == ["R5", "V4", "SG"]


@pytest.mark.rule("all.secret")
def test_the_face_down_card_may_be_any_unseen_one() -> None:
    deal = stacked(["R4 V4", "F5 BOMB", "R6 P6"], face_down="SG")
    assert guessed_face_down(deal, 0) == {"F5", "BOMB", "R6", "P6", "SG"}
    assert guessed_face_down(deal, -1) == set(all_cards(deal))


@pytest.mark.rule("all.secret")
def test_guesses_respect_who_could_not_follow() -> None:
    deal = stacked(["R4 V4 F4", "F5 BOMB S5", "R6 P6 R7"], face_down="R8")
    play(RED, deal, "0 cw", "0 R4", "1 F5")
    for number in range(100):
        guess = RED.guess(deal.view(0), FastSource(number))
        assert isinstance(guess, RedDeal)
        hand = guess.view(1).as_dict()["hand"]
        assert isinstance(hand, list)
        assert not set(hand) & (gang("R") | POLICE)
    # Only the Bomb and S5 can be left in the hand of seat 1.
    assert guessed_face_down(deal, 0) == {"R6", "R7", "R8", "P6"}


@pytest.mark.rule("all.secret")
def test_at_the_count_everyone_sees_everything() -> None:
    deal = stacked(["R4", "R5 BOMB", "R6 BANK"], face_down="SG")
    play(RED, deal, "0 cw")
    events = play(RED, deal, "0 R4")
    assert all(event.audience == EVERYONE for event in events)
    for seat in (-1, 0, 1, 2):
        view = deal.view(seat).as_dict()
        assert view["bank"] == ["R4", "R5", "R6", "SG", "BANK", "BOMB"]
        assert deal.view(seat).unseen() == 0
        assert view["over"] is True
        assert RED.guess(deal.view(seat), FastSource(1)).outcome() == deal.outcome()


@pytest.mark.rule("all.secret")
def test_a_clone_goes_its_own_way() -> None:
    deal = stacked(["R4 V4", "R5 BOMB", "R6 BANK"], face_down="SG", charmer=True)
    play(RED, deal, "0 cw", "0 R4")
    twin = deal.clone()
    before = [deal.view(seat).as_dict() for seat in range(3)]
    assert [twin.view(seat).as_dict() for seat in range(3)] == before
    assert twin.movers == deal.movers
    play(RED, twin, "2 BANK", "2 R6")
    assert [deal.view(seat).as_dict() for seat in range(3)] == before


@pytest.mark.rule("all.secret")
def test_clones_and_guesses_remember_who_was_charmed_and_who_could_not_follow() -> None:
    deal = stacked(["RG V4 V5", "RC F5 F6", "P6 V6 BANK"], face_down="SG", charmer=True)
    play(RED, deal, "0 cw", "0 RG", "1 RC", "2 P6", "2 V6", "0 V4", "1 F5")
    for copy in (deal.clone(), RED.guess(deal.view(0), FastSource(1))):
        view = copy.view(0).as_dict()
        assert view == deal.view(0).as_dict()
        assert view["bewitched"] is True
        shown = view["missing"]
        assert isinstance(shown, list)
        assert set(shown[1]) == gang("V") | POLICE
