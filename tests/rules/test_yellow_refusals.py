"""Every phase of Yellow against every kind of move: what is allowed, and exactly why anything else is not."""

import pytest

from defifoo.core.refusal import NOT_YOURS, Violation
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.game import Yellow
from defifoo.games.yellow.phases import PHASES
from defifoo.games.yellow.stacked import stacked
from rules.at_the_table import play, refusal

YELLOW = Yellow()

CHOICES = ["cw", "ccw", "again", "reverse", "thanks", "silent", "draw", "keep", "pass", "take", "swap 2", "give SK 2"]


def in_phase(phase: str) -> tuple[YellowDeal, int]:
    """A position of each phase and the seat that is asked; it holds a Skull, which never fits."""
    if phase in {"direction", "lead"}:
        deal = stacked(["RG SK", "PG", "SG"])
        play(YELLOW, deal, *["0 cw"] * (phase == "lead"))
        return deal, 0
    if phase in {"turn", "drawn"}:
        deal = stacked(["PG SR SK", "PY", "SG"], draws="RY", top="RG")
        play(YELLOW, deal, *["0 draw"] * (phase == "drawn"))
        return deal, 0
    event = {"replay": "A", "race": "S", "debt": "3", "give": "G", "thanks": "G", "swap": "X"}[phase]
    deal = stacked([f"PG{event} SK RG", "SK SG RG PY3", "SG RG"], top="RG")
    play(YELLOW, deal, f"0 PG{event}", *["0 give RG 1"] * (phase == "thanks"))
    return deal, 1 if phase in {"race", "debt", "thanks"} else 0


ASKS: dict[str, Violation] = {
    "direction": Violation("all.direction"),
    "lead": Violation("yellow.deal"),
    "drawn": Violation("yellow.draw", {"why": "only"}),
    "replay": Violation("yellow.event.replay", {"why": "choose"}),
    "race": Violation("yellow.event.speed", {"why": "race"}),
    "debt": Violation("yellow.event.plus3", {"why": "answer", "count": "3"}),
    "give": Violation("yellow.event.must", {"event": "give"}),
    "thanks": Violation("yellow.event.give.thanks", {"why": "first", "seat": "1"}),
    "swap": Violation("yellow.event.must", {"event": "swap"}),
}
"""Why not something else, where something is to be chosen; and why not draw, where a card is asked for."""

ELSEWHERE: dict[str, Violation] = {
    "cw": Violation("all.direction"),
    "ccw": Violation("all.direction"),
    "again": Violation("yellow.event.replay", {"why": "only"}),
    "reverse": Violation("yellow.event.replay", {"why": "only"}),
    "keep": Violation("yellow.draw", {"why": "keep"}),
    "pass": Violation("yellow.event.speed", {"why": "no-race"}),
    "take": Violation("yellow.event.plus3", {"why": "no-debt", "count": "0"}),
    "swap 2": Violation("yellow.event.swap"),
    "give SK 2": Violation("yellow.event.give"),
}
"""Why not this, where a card is asked for."""

ALLOWED = {
    "direction": ["cw", "ccw"],
    "lead": [],
    "turn": ["draw"],
    "drawn": ["keep"],
    "replay": ["again", "reverse"],
    "race": ["pass"],
    "debt": ["take"],
    "give": ["give SK 2"],
    "thanks": ["thanks", "silent"],
    "swap": ["swap 2"],
}
CARD_PHASES = ["lead", "turn", "drawn", "race", "debt"]


def expected(phase: str, seat: int, move: str) -> Violation | None:
    if move in ALLOWED[phase]:
        return None
    if move in {"thanks", "silent"}:
        return Violation("yellow.event.give.thanks", {"why": "nothing", "seat": str(seat)}, NOT_YOURS)
    if phase in CARD_PHASES and move != "draw":
        return ELSEWHERE[move]
    return ASKS[phase]


def test_the_positions_are_in_their_phases() -> None:
    assert [*ALLOWED, "over"] == list(PHASES)
    for phase in ALLOWED:
        deal, seat = in_phase(phase)
        assert deal.view(seat).as_dict()["phase"] == phase
        assert seat in deal.waits_for


@pytest.mark.rule("yellow.event.must")
@pytest.mark.rule("yellow.event.replay")
@pytest.mark.rule("yellow.draw")
@pytest.mark.parametrize("move", CHOICES)
@pytest.mark.parametrize("phase", ALLOWED)
def test_a_choice_at_the_wrong_moment_is_refused_by_the_rule_of_the_moment(phase: str, move: str) -> None:
    deal, seat = in_phase(phase)
    assert refusal(YELLOW, deal, f"{seat} {move}") == expected(phase, seat, move)


@pytest.mark.rule("all.own-cards")
@pytest.mark.parametrize("phase", ALLOWED)
def test_nobody_plays_or_gives_a_card_that_they_do_not_hold(phase: str) -> None:
    deal, seat = in_phase(phase)
    for move in ("SYG", "give SYG 2", "give JR 2"):
        card = move.split()[-2] if " " in move else move
        assert refusal(YELLOW, deal, f"{seat} {move}") == Violation("all.own-cards", {"card": card})
    deal = stacked(["SG", "PGG RY SK", "SG"], top="RG", dealer=1)
    play(YELLOW, deal, "1 PGG")
    assert refusal(YELLOW, deal, "1 give RG 0") == Violation("all.own-cards", {"card": "RG"})


@pytest.mark.rule("yellow.event.must")
@pytest.mark.parametrize("phase", [phase for phase in ALLOWED if phase not in CARD_PHASES])
def test_no_card_is_played_while_something_is_to_be_chosen(phase: str) -> None:
    deal, seat = in_phase(phase)
    held = deal.view(seat).as_dict()["hand"]
    assert isinstance(held, list)
    for card in held:
        assert refusal(YELLOW, deal, f"{seat} {card}") == ASKS[phase]


@pytest.mark.rule("yellow.skull")
@pytest.mark.parametrize("phase", CARD_PHASES)
def test_a_skull_is_never_played_whatever_is_asked(phase: str) -> None:
    deal, seat = in_phase(phase)
    skull = Violation("yellow.draw", {"why": "only"}) if phase == "drawn" else Violation("yellow.skull")
    assert refusal(YELLOW, deal, f"{seat} SK") == skull


@pytest.mark.rule("yellow.event.must")
def test_nobody_gives_or_swaps_with_themselves() -> None:
    for phase, move in (("give", "give SK 0"), ("swap", "swap 0")):
        deal, seat = in_phase(phase)
        assert refusal(YELLOW, deal, f"{seat} {move}") == ASKS[phase]


@pytest.mark.rule("yellow.event.must")
def test_no_card_is_given_instead_of_swapping_whichever_it_is() -> None:
    deal = stacked(["SG RG", "PGX RG SK", "SR"], top="RG", dealer=1)
    play(YELLOW, deal, "1 PGX")
    for move in ("give RG 0", "give RG 2", "give SK 0"):
        assert refusal(YELLOW, deal, f"1 {move}") == ASKS["swap"]


@pytest.mark.rule("yellow.event.plus3")
def test_a_card_that_is_no_answer_to_a_debt_is_refused_for_it() -> None:
    deal, seat = in_phase("debt")
    assert refusal(YELLOW, deal, f"{seat} SG") == Violation("yellow.event.plus3", {"why": "answer", "count": "3"})
    assert refusal(YELLOW, deal, f"{seat} PY3") is None


@pytest.mark.rule("all.turn-order")
def test_who_is_not_asked_is_told_who_is() -> None:
    wait = Violation("yellow.event.give.thanks", {"why": "wait", "seat": "1"}, NOT_YOURS)
    for phase in ALLOWED:
        deal, _ = in_phase(phase)
        if phase == "race":
            assert refusal(YELLOW, deal, "0 RG") == Violation("yellow.event.speed", {"why": "own"}, NOT_YOURS)
            play(YELLOW, deal, "2 pass")
            assert refusal(YELLOW, deal, "2 RG") == Violation("yellow.event.speed", {"why": "passed"}, NOT_YOURS)
        elif phase == "thanks":
            assert refusal(YELLOW, deal, "0 SK") == refusal(YELLOW, deal, "2 thanks") == wait
        else:
            whose = Violation("all.turn-order", {"seat": str(deal.waits_for[0])}, NOT_YOURS)
            assert refusal(YELLOW, deal, "2 SG") == refusal(YELLOW, deal, "2 draw") == whose


@pytest.mark.rule("yellow.deal.skulls")
def test_a_card_drawn_for_the_lead_is_not_kept() -> None:
    deal = stacked(["SK SK", "PG"], draws="RG")
    play(YELLOW, deal, "0 draw")
    assert refusal(YELLOW, deal, "0 keep") == Violation("yellow.deal.skulls")
    deal = stacked(["SK", "PG"], draws="SK")
    play(YELLOW, deal, "0 draw")
    assert refusal(YELLOW, deal, "0 keep") is None


@pytest.mark.rule("yellow.event.must")
def test_everybody_else_can_be_given_to_or_swapped_with_the_first_seat_too() -> None:
    for event, moves in (("X", ["swap 0", "swap 2"]), ("G", ["give RG 0", "give RG 2"])):
        deal = stacked(["SG", f"PG{event} RG", "SG"], top="RG", dealer=1)
        for move in moves:
            rule = "yellow.event.swap" if event == "X" else "yellow.event.give"
            assert refusal(YELLOW, deal, f"1 {move}") == Violation(rule)
        play(YELLOW, deal, f"1 PG{event}")
        assert [refusal(YELLOW, deal, f"1 {move}") for move in moves] == [None, None]
