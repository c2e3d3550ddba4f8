"""How the bots think about Purple."""

import pytest

from defifoo.bots.purple.outlook import PurpleOutlook
from defifoo.bots.purple.search.policy import PurplePolicy, is_decided, plausible, without_twins
from defifoo.bots.purple.search.trick import Trick
from defifoo.bots.purple.written import choose
from defifoo.core.chance import FastSource
from defifoo.core.match import Match, Setup
from defifoo.games.purple.deal import CLOCKWISE, PurpleDeal
from defifoo.games.purple.game import Purple
from defifoo.games.purple.rules import playable
from defifoo.games.purple.stacked import stacked
from defifoo.games.purple.view import PurpleView, card_names
from rules.at_the_table import play

PURPLE = Purple()
POLICY = PurplePolicy()
TABLES = [(players, short) for players in range(2, 7) for short in (0, 1)]


def table(challenge: str, *hands: str) -> PurpleDeal:
    deal = stacked(list(hands), challenge)
    if len(hands) > 2:
        deal.play(0, CLOCKWISE)
    return deal


def thought(deal: PurpleDeal, seat: int, remembers: bool = True) -> str:
    """What the regular strategy does in a seat, in notation."""
    return PURPLE.move_name(choose(deal.view(seat), [int(move) for move in deal.moves(seat)], FastSource(1), remembers))


def distinct(deal: PurpleDeal, seat: int) -> list[str]:
    """The cards of a seat that do different things, those it may play."""
    return card_names(without_twins(deal, playable(deal.hands[seat], deal.called)))


def sensible(deal: PurpleDeal, seat: int) -> list[str]:
    return [PURPLE.move_name(move) for move in POLICY.sensible(deal, seat)]


# The written strategy


@pytest.mark.parametrize("challenge", ["no-trick", "least"])
def test_a_trick_is_ducked_with_the_highest_card_that_stays_under(challenge: str) -> None:
    deal = table(challenge, "E6 T1 T2 T3", "E1 E5 E9 A1", "J1 J2 J3 J4")
    play(PURPLE, deal, "0 E6")
    assert thought(deal, 1) == "E5"


@pytest.mark.parametrize("always", [False, True])
def test_a_spacecraft_thrown_away_last_is_known_to_win_where_the_table_plays_so(always: bool) -> None:
    deal = stacked(["E6 T1", "J1 TJ", "AO A1"], "most", last_always=always)
    play(PURPLE, deal, "0 cw", "0 E6")
    craft = PURPLE.parse_card("TJ")
    assert PurpleOutlook(deal.view(1), True).chance_to_win(craft) == Trick(deal).wins(craft) == 0.0
    play(PURPLE, deal, "1 J1")
    craft = PURPLE.parse_card("AO")
    assert PurpleOutlook(deal.view(2), True).chance_to_win(craft) == Trick(deal).wins(craft) == (1.0 if always else 0.0)
    assert not always or thought(deal, 2) == "AO"


def test_most_tricks_are_won_with_the_cheapest_card_that_does_it() -> None:
    deal = table("most", "E6 T1 T2 T4", "E1 E7 E10 A1")
    play(PURPLE, deal, "0 E6")
    assert thought(deal, 1) == "E7"


def test_a_hopeless_trick_gets_the_lowest_card_when_tricks_are_wanted() -> None:
    deal = table("most", "E10 T1 T2 T4", "E1 E7 E9 A1")
    play(PURPLE, deal, "0 E10")
    assert thought(deal, 1) == "E1"


def test_the_lead_is_high_for_most_tricks_and_low_for_none() -> None:
    hands = (
        "E1 E10 T1 T10 J1 J10 A1 A10 O1 O10 E2 T2 J2 A2 ET JA OE SUN E9 T9 J9 A9 O9 E8 T8 J8 A8 O8",
        "E3 E4 E5 E6 E7 T3 T4 T5 T6 T7 J3 J4 J5 J6 J7 A3 A4 A5 A6 A7 O2 O3 O4 O5 O6 O7 TJ AO",
    )
    assert thought(table("most", *hands), 0)[1:] in {"8", "9", "10"}
    assert thought(table("no-trick", *hands), 0)[1:] in {"1", "2"}


def test_the_last_to_play_takes_a_harmless_trick_with_a_high_card() -> None:
    deal = table("no-fives", "E4 T1 T2 T4", "E2 E6 E10 A1")
    play(PURPLE, deal, "0 E4")
    assert thought(deal, 1) == "E10"


def test_a_costly_card_is_laid_on_somebody_elses_trick() -> None:
    deal = table("no-fives", "E10 T1 T2 T4", "E1 E5 E9 A1", "J1 J2 J3 J4")
    play(PURPLE, deal, "0 E10")
    assert thought(deal, 1) == "E5"


def test_without_the_colour_the_costly_card_is_thrown_away() -> None:
    deal = table("no-alien A", "E10 T1 T2 T4", "A8 J10 J9 O10", "J1 J2 J3 J4")
    play(PURPLE, deal, "0 E10")
    assert thought(deal, 1) == "A8"


def test_a_void_is_opened_when_cards_are_equally_dangerous() -> None:
    deal = table("no-trick", "E10 E1 E2 E4", "T10 A10 A9 A8", "T1 A1 T2 A2", "J1 J2 J3 J4")
    play(PURPLE, deal, "0 E10")
    assert thought(deal, 1) == "T10"


def test_high_cards_go_early_when_only_the_last_trick_counts() -> None:
    deal = table("not-last", "E6 T1 T2 T4 T5", "E1 E7 E10 A1 A2")
    play(PURPLE, deal, "0 E6")
    assert thought(deal, 1) == "E10"


def test_the_sun_escapes_a_costly_trick() -> None:
    deal = table("no-alien E", "E8 T1 T2 T4", "E9 E10 SUN A1")
    play(PURPLE, deal, "0 E8")
    assert thought(deal, 1) == "SUN"


def test_the_sun_is_kept_while_one_can_duck() -> None:
    deal = table("no-trick", "E8 T1 T2 T4 T5", "E1 E10 SUN A1 A2")
    play(PURPLE, deal, "0 E8")
    assert thought(deal, 1) == "E1"


@pytest.mark.parametrize("challenge", ["no-trick", "most", "not-last", "no-sun"])
def test_the_sun_is_never_kept_for_the_last_trick(challenge: str) -> None:
    deal = table(challenge, "E8 T1", "E1 SUN")
    play(PURPLE, deal, "0 E8")
    assert thought(deal, 1) == "SUN"
    assert sensible(deal, 1) == ["SUN"]


def test_a_spacecraft_takes_the_trick_as_the_last_card_when_tricks_are_wanted() -> None:
    deal = table("most", "E10 T1 T2 T4", "ET E4 E5 A1")
    play(PURPLE, deal, "0 E10")
    assert thought(deal, 1) == "ET"


def test_a_spacecraft_as_the_last_card_is_avoided_when_tricks_are_feared() -> None:
    deal = table("no-trick", "E10 T1 T2 T4", "ET E4 E9 A1")
    play(PURPLE, deal, "0 E10")
    assert thought(deal, 1) == "E9"


def test_who_remembers_knows_that_a_middling_card_has_become_a_winner() -> None:
    deal = table("most", "E10 E9 E7 T1", "E8 E6 T9 T10")
    play(PURPLE, deal, "0 E10", "1 E6", "0 E9", "1 E8")
    card = PURPLE.parse_card("E7")
    view = deal.view(0)
    assert PurpleOutlook(view, True).chance_to_win(card) > PurpleOutlook(view, False).chance_to_win(card)


def test_who_showed_a_void_cannot_go_over_a_card() -> None:
    deal = table("most", "E1 E2 T1", "A1 A2 A4")
    play(PURPLE, deal, "0 E1", "1 A1")
    assert PurpleOutlook(deal.view(0), True).chance_to_win(PURPLE.parse_card("E2")) == 1.0
    assert PurpleOutlook(deal.view(0), False).chance_to_win(PURPLE.parse_card("E2")) < 1.0


def test_the_forgetful_do_not_use_what_was_played_before() -> None:
    deal = table("no-trick", "E10 E9 E7 T1", "E8 E6 T9 T10")
    play(PURPLE, deal, "0 E10", "1 E6", "0 E9", "1 E8")
    view = deal.view(0)
    for seat in range(2):
        view.won[seat] = 0
        view.missing[seat] = 0
    moves = [int(move) for move in deal.moves(0)]
    assert choose(view, moves, FastSource(1), False) == choose(deal.view(0), moves, FastSource(1), False)


@pytest.mark.parametrize(("players", "short"), TABLES)
@pytest.mark.parametrize("remembers", [True, False])
def test_the_strategy_answers_everywhere_and_only_from_its_view(players: int, short: int, remembers: bool) -> None:
    source = FastSource(players * 2 + short)
    match = Match(Setup(PURPLE, players, {"length": 5, "short": short}, bytes([players]) * 32))
    while not match.over:
        seat = match.deal.waits_for[0]
        moves = [int(move) for move in match.deal.moves(seat)]
        view = match.deal.view(seat)
        state = source.state
        move = choose(_purple(view), list(moves), source, remembers)
        assert move in moves
        twin = FastSource(0)
        twin.state = state
        other = PURPLE.guess(view, FastSource(5)).view(seat)
        assert choose(_purple(other), list(moves), twin, remembers) == move
        match.play(seat, moves[source.below(len(moves))] if source.below(4) == 0 else move)
        if match.deal.over and not match.over:
            match.next_deal()


def _purple(view: object) -> PurpleView:
    assert isinstance(view, PurpleView)
    return view


# The search


def test_both_directions_are_alike() -> None:
    assert sensible(stacked(["E1 E2", "T1 T2", "J1 J2"]), 0) == ["cw"]


def test_neighbours_in_one_hand_are_one_thought() -> None:
    deal = table("no-trick", "E4 E5 E6 E8 T1", "E7 E1 E2 T2 T5")
    assert distinct(deal, 0) == ["E4", "E8", "T1"]


def test_a_spacecraft_that_may_come_parts_three_and_four() -> None:
    deal = table("no-trick", "E2 E3 E4 E5", "ET T2 T5 T6")
    assert distinct(deal, 0) == ["E2", "E4"]


def test_a_card_that_costs_points_is_a_thought_of_its_own() -> None:
    deal = table("no-fives", "E4 E5 E6 T1", "E7 E1 E2 T2")
    assert distinct(deal, 0) == ["E4", "E5", "T1"]


def test_a_card_on_the_table_parts_neighbours() -> None:
    deal = table("no-trick", "E7 E10 T1", "E6 E8 J1")
    play(PURPLE, deal, "0 E7")
    assert distinct(deal, 1) == ["E6", "E8"]


def test_a_card_that_is_gone_does_not_part_neighbours() -> None:
    deal = table("no-trick", "E6 E8 E10 T2", "E7 T8 J1 A1")
    play(PURPLE, deal, "0 E10", "1 E7")
    assert distinct(deal, 0) == ["E6", "T2"]


def test_a_card_that_no_player_would_think_of_is_not_searched() -> None:
    deal = table("no-alien E", "E8 T1 T2 T4 T5", "E1 E10 A1 A2 A4")
    play(PURPLE, deal, "0 E8")
    assert sensible(deal, 1) == ["E1"]


def test_a_set_is_decided_when_every_costly_card_and_the_sun_are_gone() -> None:
    deal = table("no-alien E", "E8 T1 T2", "E1 SUN T5")
    play(PURPLE, deal, "0 E8", "1 E1")
    assert not is_decided(deal)
    assert sensible(deal, 0) == ["T1"]
    play(PURPLE, deal, "0 T1")
    assert sensible(deal, 1) == ["SUN"]
    play(PURPLE, deal, "1 SUN")
    assert is_decided(deal)
    POLICY.step(deal, FastSource(1))
    assert deal.over
    assert [deal.points(seat) for seat in range(2)] == [-50, 0]


def test_where_tricks_count_nothing_is_decided_before_the_end() -> None:
    assert not is_decided(table("no-trick", "E8 T1", "E1 T5"))


@pytest.mark.parametrize(("players", "short"), TABLES)
def test_what_the_search_considers_is_legal_and_the_same_for_every_guess(players: int, short: int) -> None:
    source = FastSource(players)
    match = Match(Setup(PURPLE, players, {"length": 5, "short": short}, bytes([players + 8]) * 32))
    while not match.over:
        deal = match.deal
        assert isinstance(deal, PurpleDeal)
        seat = deal.waits_for[0]
        moves = deal.moves(seat)
        considered = POLICY.sensible(deal, seat)
        assert considered
        assert set(considered) <= set(moves)
        assert POLICY.sensible(PURPLE.guess(deal.view(seat), source), seat) == considered
        if deal.direction:
            assert plausible(deal, deal.hands[seat], source) in moves
        match.play(seat, deal.random_move(seat, source))
        if deal.over and not match.over:
            match.next_deal()


@pytest.mark.parametrize("players", range(2, 7))
def test_quick_play_ends_every_set_with_a_fair_reward(players: int) -> None:
    source = FastSource(players)
    for number in range(1, 11):
        deal = PURPLE.deal(players, {"length": 5, "short": 0}, 0, bytes([number]) * 32, number)
        while not deal.over:
            POLICY.step(deal, source)
        rewards = [POLICY.reward(deal, seat) for seat in range(players)]
        points = [deal.points(seat) for seat in range(players)]
        assert all(0 <= reward <= 1 for reward in rewards)
        assert rewards.index(max(rewards)) == points.index(max(points))
