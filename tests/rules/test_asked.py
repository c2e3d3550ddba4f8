"""What the table asks of a game: which question is open, what answers it, and what leaves the others time."""

import pytest

from defifoo.core.question import AT_ONCE, CALM, RACE
from defifoo.games.blue.game import Blue
from defifoo.games.blue.stacked import stacked as blue_table
from defifoo.games.red.game import Red
from defifoo.games.red.stacked import stacked as red_table
from defifoo.games.yellow.game import Yellow
from defifoo.games.yellow.stacked import stacked as yellow_table
from rules.at_the_table import play

RED, BLUE, YELLOW = Red(), Blue(), Yellow()


@pytest.mark.rule("red.interrupt")
def test_a_round_of_red_can_be_answered_from_its_first_card_on() -> None:
    deal = red_table(["R1 R2 BOMB", "R3 R4 V2", "R5 R6 BANK", "R7 R8 V3"])
    begins = []
    for move in ("0 team 2", "0 cw", "0 R1", "1 R3", "2 R5", "3 R7"):
        play(RED, deal, move)
        begins.append(deal.round_begins())
    assert begins == [True, True, True, False, False, True]


@pytest.mark.rule("red.interrupt")
def test_only_the_bank_and_the_bomb_answer_the_round_of_red_whoever_is_in_turn() -> None:
    deal = red_table(["R1 R2 BOMB", "R3 R4 BANK", "R5 R6 V3"])
    play(RED, deal, "0 cw")
    assert not deal.answers_round(0, RED.parse_card("BOMB")), "led, it answers nothing"
    play(RED, deal, "0 R1")
    answers = {
        (seat, card): deal.answers_round(seat, RED.parse_card(card)) for seat in (0, 1) for card in ("BOMB", "BANK", "R2")
    }
    assert {card for (_, card), found in answers.items() if found} == {"BOMB", "BANK"}
    assert sum(answers.values()) == 4
    assert not deal.answers_round(0, RED.parse_move("cw"))


@pytest.mark.rule("red.interrupt")
def test_a_card_that_ends_a_round_of_red_leaves_time_to_slam() -> None:
    deal = red_table(["R1 R2 BOMB", "R3 R4 BANK", "R5 R6 V3"])
    play(RED, deal, "0 cw")
    assert not deal.leaves_time(0, RED.parse_card("R1"))
    play(RED, deal, "0 R1")
    assert not deal.leaves_time(1, RED.parse_card("R3"))
    play(RED, deal, "1 R3")
    assert deal.leaves_time(2, RED.parse_card("R5"))
    assert not deal.leaves_time(0, RED.parse_card("BOMB"))
    assert not deal.leaves_time(1, RED.parse_card("BANK"))


@pytest.mark.rule("red.end")
def test_a_last_card_of_red_leaves_time_unless_it_is_led() -> None:
    deal = red_table(["R1", "R3", "R5 R6 BOMB", "R7 R8 V1"], dealer=0)
    play(RED, deal, "0 team 2", "0 cw")
    assert not deal.leaves_time(0, RED.parse_card("R1"))
    deal = red_table(["R1 R2", "R3", "R5 R6 BOMB", "R7 R8 V1"], dealer=0)
    play(RED, deal, "0 team 2", "0 cw", "0 R1")
    assert deal.leaves_time(1, RED.parse_card("R3"))


@pytest.mark.rule("blue.moon.reply.secret")
def test_the_answer_to_a_moon_of_blue_leaves_time_and_nothing_else_does() -> None:
    deal = blue_table(["SUN MOON CAF", "RAIN LEU SUN"], ["C SUN", "L SUN LEU"])
    assert not deal.leaves_time(0, BLUE.parse_move("moon 1 L"))
    play(BLUE, deal, "0 moon 1 L")
    assert deal.leaves_time(1, BLUE.parse_move("accept"))
    play(BLUE, deal, "1 accept")
    assert not deal.leaves_time(1, BLUE.parse_move("exchange SUN"))


@pytest.mark.rule("yellow.event.speed")
def test_who_leaves_a_race_of_yellow_leaves_the_question_as_it_was() -> None:
    deal = yellow_table(["PGS RG PG", "SG RR PY", "RY PR SR"], top="RG", draws="PY PR SR")
    assert deal.question() == CALM
    play(YELLOW, deal, "0 PGS")
    assert deal.question() == RACE
    passed, drawn = YELLOW.parse_move("pass"), YELLOW.parse_move("draw")
    assert not deal.still_asks(drawn)
    play(YELLOW, deal, "1 pass")
    assert deal.still_asks(passed)
    play(YELLOW, deal, "2 pass")
    assert not deal.still_asks(passed)


@pytest.mark.rule("yellow.mistake")
def test_a_mistake_in_a_race_of_yellow_leaves_the_question_as_it_was_and_a_new_race_does_not() -> None:
    deal = yellow_table(["PGS RG PG", "SYS RR PY", "RY PR SR", "PG PY SG"], top="RG", draws="PY PR SR", mistakes=True)
    play(YELLOW, deal, "0 PGS", "2 RY")
    assert deal.still_asks(YELLOW.parse_move("RY"))
    play(YELLOW, deal, "1 SYS")
    assert deal.question() == RACE
    assert not deal.still_asks(YELLOW.parse_move("SYS"))


@pytest.mark.rule("yellow.event.give.thanks")
def test_the_thanks_of_yellow_are_asked_for_at_once() -> None:
    deal = yellow_table(["PGG RG RR", "SG SY PY", "RY RY PG"], top="RG", draws="PY PR SR")
    play(YELLOW, deal, "0 PGG")
    assert deal.question() == CALM
    play(YELLOW, deal, "0 give RR 1")
    assert deal.question() == AT_ONCE
