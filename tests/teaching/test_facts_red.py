"""What Red says of a card: each fact, with its numbers, in a position that asks for it and beside one that does not."""

import pytest

from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.fact import AGAINST, FOR, Fact
from properties.named import CHARMED, FOUR, red
from teaching.told import facts, took

FAT = "R4 V4 P3 F4, RC V5 P7 F5, R6 V6 BOMB F6, RG V7 BANK F7"


def taken(seat: int, cards: str = "", name: str = "took-round") -> list[Event]:
    return took("red", seat, cards, name)


def told(deal: Deal, seat: int, card: str, *futures: list[Event]) -> list[Fact]:
    return facts("red", deal, seat, card, *futures)


def names(deal: Deal, seat: int, card: str, *futures: list[Event]) -> list[str]:
    return [fact.name for fact in told(deal, seat, card, *futures)]


def test_partners_sit_beside_or_across() -> None:
    deal = red(hands=FOUR)
    assert told(deal, 1, "team 3") == [Fact("team-across", seats=(3,))]
    assert told(deal, 1, "team 2") == [Fact("team-beside", seats=(2,))]
    assert told(deal, 1, "team 0") == [Fact("team-beside", seats=(0,))]
    five = red(hands="R4 V4, R5 V5, R6 V6, R7 V7, R8 V8")
    assert told(five, 1, "team 3 4") == [Fact("team-across", seats=(3, 4))]
    assert told(five, 1, "team 2 4") == [Fact("team-beside", seats=(2, 4))]


def test_a_direction_names_who_follows_and_whether_it_is_a_partner() -> None:
    deal = red("1 team 2", hands=FOUR)
    assert told(deal, 1, "cw") == [Fact("direction-partner", seat=2)]
    assert told(deal, 1, "ccw") == [Fact("direction", seat=0)]
    assert told(red(dealer=2), 2, "cw") == [Fact("direction", seat=0)]


@pytest.mark.parametrize(
    ("broken", "said"), [(0, []), (4, [Fact("end-bank", times=4)]), (5, [Fact("end-bank", times=5, speaks=FOR)])]
)
def test_it_is_said_how_often_the_bank_is_broken(broken: int, said: list[Fact]) -> None:
    mine, theirs = (
        [Event("over", -1), Event("bank-won", 1), Event("bank-won", 3)],
        [Event("bank-won", 0), Event("bank-lost", 1)],
    )
    futures = [mine] * broken + [theirs] * (10 - broken)
    assert told(red(hands=FOUR), 1, "team 3", *futures)[1:] == said


def test_the_bomb_takes_the_round_at_once_and_might_take_more() -> None:
    few = red("1 team 3", "1 cw", "1 V5", hands=FOUR)
    assert told(few, 2, "BOMB") == [Fact("bomb", points=4), Fact("may-grow", many=3, speaks=AGAINST)]
    more = red("1 team 3", "1 cw", "1 RC", "2 R6", hands=FAT)
    assert told(more, 2, "BOMB") == [Fact("bomb", points=7, speaks=FOR), Fact("may-grow", many=2)]
    whole = red("1 team 3", "1 cw", "1 RC", "2 R6", "3 RG", hands=FAT)
    assert told(whole, 2, "BOMB") == [Fact("bomb", points=12, speaks=FOR)]


def test_the_bomb_is_kept_while_ones_own_side_is_ahead_and_never_led() -> None:
    ours = red("1 team 2", "1 cw", "1 P7", hands=FOUR)
    assert told(ours, 2, "BOMB") == [Fact("bomb", points=4), Fact("ours-anyway", seat=1, speaks=AGAINST)]
    led = red("1 cw", hands="RG V4 P3, BANK BOMB P7, R6 V6 F8", rest="won")
    assert told(led, 1, "BOMB") == [Fact("bomb-led", points=3, speaks=AGAINST)]


def test_the_bank_takes_the_round_from_whoever_is_ahead() -> None:
    theirs = red("1 team 3", "1 cw", "1 V5", "2 V6", hands=FOUR)
    assert told(theirs, 3, "BANK") == [Fact("bank", seat=2, points=7, speaks=FOR)]
    ours = red("1 team 3", "1 cw", "1 V5", hands=FOUR)
    assert told(ours, 3, "BANK", [Event("bank-won", 3)]) == [
        Fact("bank-takes-ours", points=6, speaks=AGAINST),
        Fact("end-bank", times=10, speaks=FOR),
    ]
    led = red("1 cw", hands="RG V4 P3, BANK BOMB P7, R6 V6 F8", rest="won")
    assert told(led, 1, "BANK") == [Fact("bank-led", points=5)]


def test_letting_the_moment_pass_keeps_the_bomb_for_a_fatter_round() -> None:
    thin = red("1 team 3", "1 cw", "1 V5", hands=FOUR)
    kept = Fact("keeps-thin", cards=("BOMB",), points=1, speaks=FOR)
    assert told(thin, 2, "") == [kept]
    assert told(thin, 2, "", taken(0)) == [kept, Fact("round-ours", seat=0, speaks=FOR)]
    assert told(thin, 2, "", taken(3), taken(1, name="bomb")) == [kept, Fact("round-theirs", seat=3, speaks=AGAINST)]
    seven = red("1 team 3", "1 cw", "1 RG", "2 R6", "3 R4", hands="R7 V4 P3 F4, RG V5 P7 F5, R6 V6 BOMB F6, R4 V7 BANK F7")
    assert told(seven, 2, "") == [Fact("keeps", cards=("BOMB",), points=7)]


def test_the_last_card_ends_the_deal() -> None:
    deal = red("1 cw", "1 V5", hands="V4 F4, V5 F5, V6", rest="won")
    future = [*taken(2, "V5 V6"), Event("bank-won", 2)]
    assert told(deal, 2, "V6", future) == [
        Fact("last-card"),
        Fact("end-bank", times=10, speaks=FOR),
        Fact("wins", times=11, points=2, speaks=FOR),
    ]


def test_of_a_last_card_that_wins_nothing_more_is_said_than_what_it_wins() -> None:
    deal = red("1 cw", "1 V5", hands="V4 F4, V5 F5, P7", rest="won")
    assert told(deal, 2, "P7", taken(2, "V5 P7")) == [
        Fact("last-card"),
        told(red("1 cw", "1 V5", hands="V4 F4, V5 F5, P7 F6", rest="won"), 2, "P7", taken(2, "V5 P7"))[0],
    ]


def test_police_are_wasted_under_those_of_the_first_seat_as_under_any() -> None:
    deal = red("0 cw", "0 P14", hands="P14 V5, P12 V6 F5, V7 F8", rest="won", dealer=0)
    assert told(deal, 1, "P12", taken(0, "P14"))[1:] == [Fact("wastes-police", speaks=AGAINST)]


def test_a_round_that_will_be_slammed_is_worth_what_is_slammed() -> None:
    deal = red("1 team 3", "1 cw", "1 V5", hands=FOUR)
    bombed, other = taken(2, "V5 RG BOMB", "bomb"), taken(0, "V5 V6")
    assert told(deal, 2, "V6", bombed, bombed, other)[0] == Fact("bomb-then", points=9, speaks=FOR)
    assert told(deal, 2, "V6", bombed, other)[0].name == "partner"
    at_bank = red("1 team 3", "1 cw", "1 V5", "2 V6", hands=FOUR)
    assert told(at_bank, 3, "V7", taken(3, "V5 BANK", "bank"))[0] == Fact("bank-then", points=6, speaks=FOR)


def test_the_partner_takes_the_round_or_oneself_whoever_does_it_more_often() -> None:
    deal = red("1 team 3", "1 cw", "1 V5", hands=FOUR)
    mine, ours = taken(2, "V5 V6 V7"), taken(0, "V5 V6 VG")
    assert told(deal, 2, "V6", mine, ours, ours)[0] == Fact("partner", seat=0, times=7, points=7, speaks=FOR)
    assert told(deal, 2, "V6", mine, ours)[0] == Fact("wins", times=5, points=3, speaks=FOR)
    assert told(deal, 2, "V6", ours, taken(3, "V5"), taken(1, name="bank"))[0] == Fact(
        "partner", seat=0, times=5, points=7, speaks=FOR
    )


@pytest.mark.parametrize(("wins", "speaks"), [(4, 0), (5, FOR)])
def test_winning_speaks_for_a_card_where_it_happens_every_second_time(wins: int, speaks: int) -> None:
    deal = red("1 cw", "1 V5", "2 V6", hands="VG V4 F4, V5 P7 F5, V6 F8 F6", rest="won")
    futures = [taken(0, "V5 V6 VG")] * wins + [taken(2, "V5")] * (10 - wins)
    assert told(deal, 0, "VG", *futures) == [Fact("wins", times=wins, points=7, speaks=speaks)]


def test_a_win_is_sure_when_nothing_that_is_out_goes_over_it() -> None:
    deal = red("1 cw", "1 V5", "2 V6", hands="VG V4 F4, V5 P7 F5, V6 F8 F6", rest="won")
    assert told(deal, 0, "VG", taken(0, "V5 V6 VG")) == [Fact("wins", times=11, points=7, speaks=FOR)]
    open_end = red("1 cw", hands="RG V4 P3, V5 F5 P7, R6 V6 F8", rest="won")
    assert told(open_end, 1, "V5", taken(1, "V5"))[:2] == [
        Fact("wins", times=10, points=1, speaks=FOR),
        Fact("beaten-by", seats=(0, 2), cards=("V6", "P3")),
    ]


def test_a_slam_may_come_as_long_as_bank_and_bomb_are_out_and_the_round_is_under_way() -> None:
    deal = red("1 team 3", "1 cw", "1 V5", "2 V6", "3 V7", hands=FOUR)
    assert told(deal, 0, "P3", taken(0, "V5 P3")) == [
        Fact("wins", times=10, points=2, speaks=FOR),
        Fact("police", colour="V"),
        Fact("slam"),
    ]
    second = red("1 team 3", "1 cw", "1 V5", hands=FOUR.replace("V6 BOMB", "P15 BOMB"))
    assert told(second, 2, "P15", taken(2, "V5 P15"))[2:] == [Fact("slam")]
    lead = red("1 team 3", "1 cw", hands=FOUR.replace("P7", "P15"))
    assert told(lead, 1, "P15", taken(1, "P15")) == [Fact("wins", times=10, points=5, speaks=FOR)]


def test_police_is_named_only_where_a_gang_was_led() -> None:
    deal = red("1 cw", "1 P3", "2 F8", hands="P4 P12 F4, V5 P3 F5, V6 F8 F6", rest="won")
    assert names(deal, 0, "P4", taken(0, "P4")) == ["wins"]
    for police in ("P1", "P15"):
        deal = red("1 cw", "1 V5", "2 V6", hands=f"{police} P12 F4, V5 P3 F5, V6 F8 F6", rest="won")
        assert names(deal, 0, police, taken(0, police)) == ["wins", "police"]


@pytest.mark.parametrize(("charmer", "said"), [(True, ["wins", "bewitches"]), (False, ["wins", "beaten-by"])])
def test_the_charmer_turns_her_godfathers_head_where_that_is_played(charmer: bool, said: list[str]) -> None:
    deal = red("1 cw", "1 RG", hands=CHARMED.replace("V5", "P5"), charmer=charmer, rest="won")
    assert names(deal, 2, "RC", taken(2, "RG RC"))[:2] == said


def test_partners_and_those_who_showed_that_a_gang_is_missing_go_over_nothing() -> None:
    deal = red("1 team 3", "1 ccw", hands="RG V4 P3 F4, RC V5 P7 F5, R6 V6 P8 F6, R7 V7 BANK F7")
    over = told(deal, 1, "V5", taken(1, "V5"))[1]
    assert (over.name, over.seats) == ("beaten", (0, 2))
    shown = red("1 cw", "1 V5", "2 F6", "0 V6", hands="V6 V8 P3, V5 VG F5, F6 F8 S4", rest="won")
    assert told(shown, 0, "V8", taken(0, "V8"))[1] == Fact("beaten-by", seats=(1,), cards=("VG",))


@pytest.mark.parametrize(
    ("card", "futures", "said"),
    [
        ("V4", [taken(2)], Fact("loses", seat=2, points=1)),
        ("V4", [taken(2), taken(1)], Fact("loses-perhaps", seat=1, points=1)),
        ("VC", [taken(2)], Fact("gives", seat=2, points=3, speaks=AGAINST)),
        ("VC", [taken(2), taken(2), taken(1)], Fact("gives-perhaps", seat=2, points=3, speaks=AGAINST)),
        ("VC", [taken(2, name="bank")], Fact("to-bank", points=3)),
        ("VC", [], Fact("to-bank", points=3)),
    ],
)
def test_a_round_lost_costs_the_card(card: str, futures: list[list[Event]], said: Fact) -> None:
    deal = red("1 cw", "1 V5", "2 VG", hands="VC V4 F4, V5 P7 F5, VG F8 F6", rest="won")
    assert told(deal, 0, card, *futures) == [said]


@pytest.mark.parametrize(
    ("hand", "card", "said"),
    [
        ("P4 P12 F4", "P12", [Fact("wastes-police", speaks=AGAINST)]),
        ("P4 P10 F4", "P10", [Fact("wastes-police", speaks=AGAINST)]),
        ("P4 P9 F4", "P9", []),
        ("P4 P15 F4", "P15", []),
        ("P4 F9 F4", "F4", []),
        ("P4 S9 F4", "F4", [Fact("void", colour="F", speaks=FOR)]),
        ("R4 S9 F4", "F4", []),
        ("R4 BANK F4", "F4", []),
        ("R4 BOMB F4", "F4", []),
        ("P1 S9 F4", "F4", [Fact("void", colour="F", speaks=FOR)]),
        ("P15 S9 F4", "F4", [Fact("void", colour="F", speaks=FOR)]),
        ("P1 P12 F4", "P1", []),
        ("P1 F9 S4", "S4", [Fact("void", colour="S", speaks=FOR)]),
        ("P4 FG F4", "F4", []),
        ("P4 F1 F4", "F4", []),
        ("P4 S1 F4", "F4", [Fact("void", colour="F", speaks=FOR)]),
    ],
)
def test_what_the_hand_is_like_without_the_card(hand: str, card: str, said: list[Fact]) -> None:
    deal = red("1 cw", "1 P14", "2 F8", hands=f"{hand}, V5 P14 F5, V6 F8 F6", rest="won")
    assert told(deal, 0, card, taken(1))[1:] == said


def test_the_first_card_of_the_deck_is_spoken_of_as_any_other() -> None:
    lowest, next_to_it = (red("1 cw", hands=f"RG V4 P3 F4, {card} V5 P7 F5, R6 V6 F8 F6") for card in ("R1", "R2"))
    said = told(lowest, 1, "R1", taken(2, "R6"), taken(0, "RG"))
    assert said
    assert said == told(next_to_it, 1, "R2", taken(2, "R6"), taken(0, "RG"))
    assert said != told(lowest, 1, "V5", taken(1, "V5"))
