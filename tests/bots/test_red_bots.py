"""How the bots think about Red."""

import pytest

from defifoo.bots.bot import Budget, Sight
from defifoo.bots.expert import Expert
from defifoo.bots.red.search.careful import DEAR, ORDINARY, careful_card
from defifoo.bots.red.search.policy import RedPolicy
from defifoo.bots.red.written import choose
from defifoo.bots.search.insight import Ways
from defifoo.bots.search.policy import WAIT
from defifoo.bots.search.prospect import one_deal
from defifoo.bots.search.weighing import Pan, Scales, total
from defifoo.bots.teaching import foresee
from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal, View
from defifoo.core.match import Match, Setup
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.deck import BANK, BOMB
from defifoo.games.red.game import Red
from defifoo.games.red.scoring import value
from defifoo.games.red.stacked import stacked
from defifoo.games.red.view import RedView
from rules.at_the_table import play

RED = Red()
POLICY = RedPolicy()


def thought(deal: RedDeal, seat: int, remembers: bool = True) -> str:
    """What the regular strategy does in a seat, in notation."""
    move = choose(deal.view(seat), [int(move) for move in deal.moves(seat)], FastSource(1), remembers)
    return "wait" if move == WAIT else RED.move_name(move)


def two_pairs(*hands: str, won: list[str] | None = None) -> RedDeal:
    """Seats 0 and 2 against 1 and 3, clockwise from 0."""
    deal = stacked(list(hands), won=won)
    play(RED, deal, "0 team 2", "0 cw")
    return deal


def sensible(deal: RedDeal, seat: int) -> list[str]:
    return [RED.move_name(move) for move in POLICY.sensible(deal, seat)]


def test_the_sets_of_cards_that_are_written_out_are_the_decks_own() -> None:
    cards = [bit(card) for card in range(BANK)]
    assert sum(cards) == ORDINARY
    assert sum(card for card in cards if value(card) > 1) == DEAR


# The written strategy


def test_the_dealer_sits_between_the_rivals() -> None:
    hands = ["R1 R2", "R3 R4", "R5 R6", "R7 R8", "V1 V2", "V3 V4"]
    assert thought(stacked(hands[:4]), 0) == "team 2"
    assert thought(stacked(hands), 0) == "team 2 4"
    assert thought(stacked(hands, dealer=3), 3) == "team 1 5"


def test_a_partners_safe_round_is_fed() -> None:
    deal = two_pairs("RG V1 V2 S1", "R2 V3 V4 S2", "R4 RC V5 S3", "R5 V6 V7 S4")
    play(RED, deal, "0 RG", "1 R2")
    assert thought(deal, 2) == "RC"


def test_a_lost_round_gets_the_cheapest_card() -> None:
    deal = two_pairs("R1 V1 V2 S1", "P12 V3 V4 S2", "R4 RC V5 S3", "R5 V6 V7 S4")
    play(RED, deal, "0 R1", "1 P12")
    assert thought(deal, 2) == "R4"


def test_the_last_player_takes_a_round_as_cheaply_as_possible() -> None:
    deal = two_pairs("R1 V1 V2 S1", "R9 V3 V4 S2", "R4 V9 V5 S3", "P3 P9 P14 S4")
    play(RED, deal, "0 R1", "1 R9", "2 R4")
    assert thought(deal, 3) == "P3"


def test_police_one_is_saved_by_taking_a_round_with_it() -> None:
    deal = two_pairs("R1 V1 V2 S1", "R2 V3 V4 S2", "R9 V9 V5 S3", "P1 P9 P14 S4")
    play(RED, deal, "0 R1", "1 R2", "2 R9")
    assert thought(deal, 3) == "P1"


def test_a_godfather_is_led_while_everyone_follows() -> None:
    hands = ["RG V1 V2 S1 F2", "R2 V3 V4 S2 F3", "R4 RC V5 S3 F4", "R5 V6 V7 S4 F5"]
    assert thought(two_pairs(*hands), 0) == "RG"


def test_the_bomb_waits_until_the_round_is_nearly_full() -> None:
    deal = two_pairs("RG V1 V2 S1", "R2 V3 V4 S2", "R4 V9 V5 S3", "R5 BOMB V7 S4")
    play(RED, deal, "0 RG")
    assert thought(deal, 3) == "wait"
    play(RED, deal, "1 R2", "2 R4")
    assert thought(deal, 3) == "BOMB"


def test_a_fat_round_of_the_rivals_is_hidden_in_the_bank() -> None:
    deal = two_pairs("RG V1 V2 S1", "R2 BANK V4 S2", "RC V9 V5 S3", "R5 V3 V7 S4")
    play(RED, deal, "0 RG", "1 R2", "2 RC")
    assert thought(deal, 1) == "BANK"


def test_nobody_slams_a_round_that_goes_to_their_own_side() -> None:
    deal = two_pairs("RG V1 V2 S1", "R2 V3 V4 S2", "RC BOMB V5 S3", "R5 V9 V7 S4")
    play(RED, deal, "0 RG", "1 R2", "2 RC")
    assert thought(deal, 2) == "wait"


def test_who_does_not_remember_forgets_what_was_won() -> None:
    deal = two_pairs("R8 V1 V2 S1", "R2 V3 V4 S2", "R4 V9 V5 S3", "R5 V6 V7 S4", won=["R9 RC RG", "", "", ""])
    forgotten = two_pairs("R8 V1 V2 S1", "R2 V3 V4 S2", "R4 V9 V5 S3", "R5 V6 V7 S4", won=["", "R9 RC RG", "", ""])
    assert thought(deal, 0) == "R8"
    assert thought(deal, 0, remembers=False) == thought(forgotten, 0, remembers=False)


# Every position


def visited(players: int, charmer: int, seed: int) -> list[Deal]:
    """Every position of a game in which somebody chose between moves at random."""
    match = Match(Setup(RED, players, {"length": 1, "charmer": charmer}, seed.to_bytes(32, "big")))
    source = FastSource(seed)
    found = []
    while not match.over:
        found.append(match.deal.clone())
        waited = match.deal.waits_for[0]
        slammers = [seat for seat in match.deal.movers if seat != waited]
        seat = slammers[0] if slammers and source.below(20) == 0 else waited
        match.play(seat, int(match.deal.random_move(seat, source)))
    return found


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("charmer", [0, 1])
def test_every_position_gets_a_legal_answer_that_only_the_view_decides(players: int, charmer: int) -> None:
    for deal in visited(players, charmer, players):
        for seat in deal.movers:
            moves = [int(move) for move in deal.moves(seat)]
            view = deal.view(seat)
            other_truth = RED.guess(view, FastSource(5)).view(seat)
            assert isinstance(view, RedView)
            assert isinstance(other_truth, RedView)
            for remembers in (True, False):
                answer = choose(view, moves, FastSource(3), remembers)
                assert answer in moves or (answer == WAIT and not deal.waits_mask() & bit(seat))
                assert answer == choose(other_truth, moves, FastSource(3), remembers)


# The search


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_sensible_moves_are_legal_known_to_the_seat_and_never_none(players: int) -> None:
    for deal in visited(players, 0, players + 10):
        for seat in deal.movers:
            moves = POLICY.sensible(deal, seat)
            assert moves
            assert set(moves) <= set(deal.moves(seat))
            assert moves == POLICY.sensible(RED.guess(deal.view(seat), FastSource(5)), seat)


def test_of_neighbours_only_the_lowest_is_searched() -> None:
    deal = two_pairs("R2 R3 R5 RC RG P1 P2", "R4 V3", "R6 V9", "R7 V6")
    assert sensible(deal, 0) == ["R2", "R5", "RC", "RG", "P1", "P2"]


def test_cards_that_have_gone_do_not_separate_neighbours() -> None:
    deal = two_pairs("R2 R4", "R5 V3", "R6 V9", "R7 V6", won=["R3", "", "", ""])
    assert sensible(deal, 0) == ["R2"]


def test_the_bomb_is_not_led_while_there_is_another_card() -> None:
    assert sensible(two_pairs("R2 BOMB", "R5 V3", "R6 V9", "R7 V6"), 0) == ["R2"]


def after(deal: Deal, seat: int, move: int) -> View:
    twin = deal.clone()
    twin.do(seat, move)
    return twin.view(-1)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_quick_play_makes_legal_moves_to_the_end(players: int) -> None:
    for start in visited(players, 1, players + 20)[::25]:
        deal = start.clone()
        source = FastSource(players)
        plays = 0
        while not deal.over:
            before = deal.clone()
            POLICY.step(deal, source)
            assert deal.view(-1) in [after(before, seat, move) for seat in before.movers for move in before.moves(seat)]
            plays += 1
        assert plays <= 70
        assert all(0.0 <= POLICY.reward(deal, seat) <= 1.0 for seat in range(players))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_quick_play_thinks_like_the_written_strategy(players: int) -> None:
    agreed = asked = 0
    for deal in visited(players, 0, players + 30):
        assert isinstance(deal, RedDeal)
        seat = int(deal.turn)
        cards = [int(card) for card in deal.moves(seat) if card < BANK] if deal.direction else []
        if len(cards) < 2:
            continue
        view = deal.view(seat)
        card = careful_card(deal, seat)
        assert card in cards
        other_truth = RED.guess(view, FastSource(7))
        assert isinstance(other_truth, RedDeal)
        assert card == careful_card(other_truth, seat)
        asked += 1
        agreed += card == choose(view, cards, FastSource(1), remembers=True)
    assert agreed / asked > 0.75


def fat_round_for_a_partner() -> RedDeal:
    """A rival leads the round; the partner of seat 0, last to play, has only Police and takes it."""
    deal = stacked(["R2 V1 BANK BOMB", "RC P3 P4", "P9 P10 P11", "RG P6 P7"], dealer=3)
    play(RED, deal, "3 team 1", "3 cw", "3 RG", "0 R2", "1 RC")
    return deal


def test_who_lets_the_moment_pass_does_not_slam_in_it() -> None:
    deal = fat_round_for_a_partner()
    slammed = deal.clone()
    POLICY.step(slammed, FastSource(1))
    assert not slammed.hands[0] & bit(BOMB)
    POLICY.pass_by(deal, 0, FastSource(1))
    assert deal.hands[0] & bit(BOMB)
    assert value(deal.won[2]) > 0
    assert deal.holders == bit(0)


@pytest.mark.parametrize("tree", [0, 1, 2])
def test_the_search_weighs_waiting_as_waiting(tree: int) -> None:
    """The partner takes the round anyway, and Bank and Bomb are still there for another."""
    view = fat_round_for_a_partner().view(0)
    assert Expert(RED, Ways(tree=tree)).choose(Sight(view, [BANK, BOMB]), FastSource(1), Budget(simulations=200)) == WAIT


def test_who_looks_back_weighs_waiting_as_waiting() -> None:
    """Quick play would slam at once for whoever waits, so that both weighed the same."""
    view = fat_round_for_a_partner().view(0)
    waiting, slamming = Pan(WAIT), Pan(BOMB)
    Scales(RED.guesses(view), POLICY, 0, FastSource(1), one_deal()).weigh([waiting, slamming], 400)
    assert total(waiting.worths) > total(slamming.worths)
    futures, _ = foresee(RED, view, [WAIT, BOMB])
    assert not any(event.name == "slammed" for future in futures for event in future.events[:1])


def test_partners_share_their_reward() -> None:
    deal = two_pairs("R2", "R5 V3", "R6 V9", "R7 V6", won=["RG", "", "", "V1"])
    play(RED, deal, "0 R2")
    assert POLICY.reward(deal, 0) == POLICY.reward(deal, 2) > 0.5
    assert POLICY.reward(deal, 1) == POLICY.reward(deal, 3) < 0.5
