"""What those who study a game ask of it beside the rules: rewards, notes for the balance lab, a game small enough to solve."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.core.refusal import MALFORMED, Refused, Violation
from defifoo.games.purple.game import Purple
from defifoo.games.shelf import OURS

every_game = pytest.mark.parametrize("game", OURS)


@pytest.mark.parametrize(("game", "scale"), [("purple", 0.01), ("blue", 0.02), ("yellow", -0.005), ("red", 0.01)])
def test_a_reward_is_so_much_of_a_point(game: str, scale: float) -> None:
    assert OURS[game].reward_scale() == scale


@pytest.mark.parametrize(
    ("game", "declared"),
    [
        ("purple", (58, 56, -1, 1024, 1000, "", True, False)),
        ("blue", (122, 20, -1, 1024, 0, "exchange", False, False)),
        ("yellow", (428, 58, -1, 80, 0, "", True, True)),
        ("red", (127, 61, 63, 1024, 0, "", True, False)),
    ],
)
def test_what_a_game_says_of_itself(game: str, declared: tuple[object, ...]) -> None:
    """Actions and faces, the action that lets a moment pass, where secrets begin, the points everybody begins with."""
    one = OURS[game]
    numbers = [int(number) for number in (one.actions, one.faces, one.let_pass, one.secret_from, one.start_points)]
    assert (*numbers, one.any_cards, one.points_tell, one.lowest_wins) == declared
    assert (one.name, one.bots) == (game, f"defifoo.bots.{game}")


@every_game
def test_the_balance_lab_is_told_of_every_deal(game: str) -> None:
    match = Match(Setup(OURS[game], 3, {"length": 1}, bytes(32)))
    deal, source, moves = match.deal, FastSource(1), 0
    chronicler = OURS[game].chronicler(deal)
    while not deal.over:
        seat = deal.waits_for[0]
        chronicler.moved(deal.make(seat, deal.random_move(seat, source)))
        moves += 1
    outcome = deal.outcome()
    assert outcome is not None
    chronicler.over(outcome)
    assert ("moves in a deal", "3 players", moves) in chronicler.notes
    assert len(chronicler.notes) > 5, "what every game is asked, and what is peculiar to this one"


@every_game
@pytest.mark.parametrize("text", ["", "nothing", "E99"])
def test_what_is_no_card_cannot_be_read(game: str, text: str) -> None:
    with pytest.raises(Refused) as caught:
        OURS[game].parse_card(text)
    assert caught.value.violation == Violation("card", {"text": text}, MALFORMED)


@pytest.mark.parametrize("game", ["blue", "yellow", "red"])
def test_only_one_game_comes_so_small_that_it_can_be_solved(game: str) -> None:
    assert OURS[game].reduced() is None


def test_the_small_purple_has_six_cards_and_ten_challenges() -> None:
    small = Purple().reduced()
    assert (small.cards, small.hand, small.unit, small.most) == ("E1 E2 T1 T2 ET TJ", 2, 10.0, 14.0)
    assert (small.term, small.chosen, len(small.choices)) == ("challenge", "no-trick", 10)


def test_the_small_purple_is_played_by_the_rules_of_the_whole_one() -> None:
    purple = Purple()
    hands = [sum(1 << purple.parse_card(card) for card in hand.split()) for hand in ("E1 T2", "E2 TJ")]
    deal = purple.reduced().deal(vec[i64](hands), 6)
    seen = deal.view(0).as_dict()
    told = [seen[name] for name in ("challenge", "challenge_colour", "short", "dealer", "waits_for")]
    assert told == ["no-planet", "E", False, 0, [0]]
    for seat, card in ((0, "E1"), (1, "E2"), (1, "TJ"), (0, "T2")):
        assert deal.why_not(seat, purple.parse_move(card)) is None
        deal.make(seat, purple.parse_move(card))
    outcome = deal.outcome()
    assert outcome is not None
    assert outcome.points == (0, -20)


def test_the_small_purple_takes_the_usual_readings() -> None:
    """A Spacecraft thrown away does not win, and in No Planet it costs nothing."""
    purple = Purple()
    hands = [sum(1 << purple.parse_card(card) for card in hand.split()) for hand in ("E1 ET", "TJ T1")]
    deal = purple.reduced().deal(vec[i64](hands), 6)
    seen = deal.view(0).as_dict()
    assert (seen["last_always"], seen["planet_spacecraft"]) == (False, False)
    for seat, card in ((0, "E1"), (1, "TJ"), (0, "ET"), (1, "T1")):
        deal.make(seat, purple.parse_move(card))
    outcome = deal.outcome()
    assert outcome is not None
    assert outcome.points == (-10, 0)
