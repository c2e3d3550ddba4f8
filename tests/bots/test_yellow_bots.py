"""How the bots think about Yellow."""

import pytest

from defifoo.bots.search.policy import WAIT
from defifoo.bots.search.prospect import one_deal
from defifoo.bots.search.tree import Search
from defifoo.bots.yellow.search import policy as yellow
from defifoo.bots.yellow.search.policy import YellowPolicy
from defifoo.bots.yellow.written import choose
from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.core.deal import pick
from defifoo.core.game import Options
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.deck import ALL_JOKERS, GIVE, JOKER, REPLAY, SKULL, SWAP, event_of
from defifoo.games.yellow.game import Yellow
from defifoo.games.yellow.stacked import stacked
from defifoo.games.yellow.view import YellowView
from rules.at_the_table import play

YELLOW = Yellow()
POLICY = YellowPolicy()
OPTIONS: list[Options] = [
    {"length": 1, "level": 3, "mistakes": 0, "thanks": 1},
    {"length": 1, "level": 3, "mistakes": 1, "thanks": 0},
    {"length": 1, "level": 2, "mistakes": 1, "thanks": 1},
    {"length": 1, "level": 1, "mistakes": 0, "thanks": 1},
]


def test_the_sets_of_cards_that_are_written_out_are_the_decks_own() -> None:
    events = {event: sum(bit(card) for card in range(JOKER) if event_of(card) == event) for event in (REPLAY, GIVE, SWAP)}
    assert (events[REPLAY], events[GIVE], events[SWAP]) == (yellow._REPLAYS, yellow._GIVES, yellow._SWAPS)
    assert bit(SKULL) == yellow._SKULL
    assert events[REPLAY] | events[GIVE] | ALL_JOKERS == yellow._DEAR


def choice(deal: YellowDeal, seat: int = 0, remembers: bool = True) -> str:
    moves = [int(move) for move in deal.moves(seat)]
    return YELLOW.move_name(choose(deal.view(seat), moves, FastSource(1), remembers))


def after(deal: YellowDeal, *moves: str) -> YellowDeal:
    play(YELLOW, deal, *moves)
    return deal


# Laying


def test_a_card_that_follows_is_laid_rather_than_drawing() -> None:
    assert choice(stacked(["PG RG RY", "RG RG RG", "RG RG RG"], top="RR")) == "PG"


def test_a_joker_is_kept_while_another_card_follows() -> None:
    assert choice(stacked(["PY JG RG SG", "RG RG RG", "RG RG RG"], top="RR")) == "PY"


def test_a_joker_is_laid_rather_than_taking_three() -> None:
    deal = after(stacked(["PG3 RG RG", "SY JG RG SG", "RG RG RG"], top="RR"), "0 PG3")
    assert choice(deal, 1).startswith("JG")


def test_a_plus_three_is_passed_on_before_a_joker_is_spent() -> None:
    deal = after(stacked(["PG3 RG RG", "SY3 JG RG SG", "RG RG RG"], top="RR"), "0 PG3")
    assert choice(deal, 1) == "SY3"


def test_a_give_goes_out_with_two_cards() -> None:
    assert choice(stacked(["PG PGG", "RG RG", "RG RG"], top="RR")) == "PGG"
    assert choice(after(stacked(["SK PGG", "RG RG", "RG RG"], top="RR"), "0 PGG")).startswith("give SK")


def test_a_chain_of_agains_is_seen_to_its_end() -> None:
    deal = stacked(["PGA PR SGA RR", "RG RG", "RG RG"], top="RG")
    assert choice(stacked(["PGA PR SGA RR", "RG RG", "RG RG"], top="RG")) == "PGA"
    assert choice(after(deal, "0 PGA")) == "again"
    assert choice(after(deal, "0 again")) == "SGA"


def test_a_swap_is_not_laid_by_whoever_is_about_to_win() -> None:
    assert choice(stacked(["PGX RG", "RG RG RG RG RG RG", "RG RG RG RG RG RG"], top="RR", draws="SG")) == "draw"


def test_a_swap_is_laid_with_a_big_hand() -> None:
    hands = ["PGX PG PG RG RG RG SG SG SK", "RG", "RG RG RG RG"]
    assert choice(stacked(hands, top="RR")) == "PGX"


def test_a_race_is_run_at_once() -> None:
    deal = after(stacked(["PGS RG RG", "SG RG RG", "RG RG RG"], top="RR"), "0 PGS")
    assert choice(deal, 1) == "SG"


def test_a_swap_is_no_card_to_win_a_race_with_when_nearly_out() -> None:
    deal = after(stacked(["PGS RG RG RG RG RG", "SGX RG", "RG RG RG RG RG RG"], top="RR"), "0 PGS")
    assert choice(deal, 1) == "pass"


@pytest.mark.parametrize("hand", ["SG RG", "SK RG", "PG SG"])
def test_no_mistake_is_made_on_purpose(hand: str) -> None:
    deal = stacked([hand, "RG RG", "RG RG"], top="PR", draws="RG RG RG RG", mistakes=True)
    assert choice(deal) in ("SG", "draw")


# Events


def test_again_only_with_something_to_lay() -> None:
    assert choice(after(stacked(["PGA SG RG RG", "RG RG", "RG RG"], top="RG"), "0 PGA")) == "again"
    assert choice(after(stacked(["PRA PG RG RG", "RG RG", "RG RG"], top="RG"), "0 PRA")) == "reverse"


def test_the_skull_goes_to_whoever_has_the_fewest_cards() -> None:
    deal = after(stacked(["PGG SK RG RG", "RG RG RG RG", "RG RG", "RG RG RG"], top="RR"), "0 PGG")
    assert choice(deal) == "give SK 2"


def test_a_joker_is_not_given_away() -> None:
    deal = after(stacked(["PGG JR RG RG", "RG RG RG RG", "RG RG"], top="RR"), "0 PGG")
    assert choice(deal) == "give RG 2"


def test_hands_are_swapped_with_the_smallest() -> None:
    deal = after(stacked(["PGX RG RG RG RG", "RG RG RG", "RG RG", "RG RG RG"], top="RR"), "0 PGX")
    assert choice(deal) == "swap 2"


def test_a_hand_known_to_hold_a_skull_is_not_swapped_for() -> None:
    deal = stacked(["PGG SK PYX SG RG RG RG", "SG SG", "RR SG SG SG", "PR SG SG SG SG"], top="RR", thanks=False)
    after(deal, "0 PGG", "0 give SK 1", "1 SG", "2 RR", "3 PR")
    deal.lies = YELLOW.parse_card("RR") // 6
    after(deal, "0 PYX")
    assert choice(deal) == "swap 2"
    assert choice(deal, remembers=False) == "swap 1"


def test_thanks_are_said() -> None:
    deal = after(stacked(["PGG RG RG", "RG RG"], top="RR"), "0 PGG", "0 give RG 1")
    assert choice(deal, 1) == "thanks"


# Every table


def play_through(players: int, options: Options, number: int) -> set[int]:
    """A game of the strategy, sometimes interrupted by a random move; the phases it went through."""
    deal = YELLOW.deal(players, options, 0, bytes([number]) * 32, number)
    assert isinstance(deal, YellowDeal)
    source = FastSource(number)
    phases: set[int] = set()
    while not deal.over:
        phases.add(int(deal.phase))
        seat = int(pick(deal.waits_mask(), source))
        moves = [int(move) for move in deal.moves(seat)]
        sensible = POLICY.sensible(deal, seat)
        assert sensible
        assert set(sensible) <= set(moves)
        move = choose(deal.view(seat), list(moves), source, number % 2 == 0)
        assert move != WAIT
        deal.play(seat, move if source.below(4) else moves[source.below(len(moves))])
    return phases


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "-".join(str(value) for value in options.values()))
@pytest.mark.parametrize("players", range(2, 7))
def test_every_phase_has_an_answer(players: int, options: Options) -> None:
    phases: set[int] = set()
    for number in range(4):
        phases |= play_through(players, options, number)
    assert len(phases) >= (3 if options["level"] == 1 else 7)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_strategy_sees_only_the_view(players: int) -> None:
    deal = YELLOW.deal(players, OPTIONS[0], 0, bytes(32), 1)
    source = FastSource(9)
    for _ in range(60):
        if deal.over:
            return
        seat = int(pick(deal.waits_mask(), source))
        moves = [int(move) for move in deal.moves(seat)]
        view = deal.view(seat)
        other = YELLOW.guess(view, FastSource(4))
        same = other.view(seat)
        assert isinstance(view, YellowView)
        assert isinstance(same, YellowView)
        assert choose(view, moves, FastSource(2), True) == choose(same, moves, FastSource(2), True)
        assert POLICY.sensible(deal, seat) == POLICY.sensible(other, seat)
        deal.play(seat, moves[source.below(len(moves))])


def test_quick_play_comes_to_an_end_and_is_worth_something() -> None:
    for players in range(2, 7):
        for options in OPTIONS:
            deal = YELLOW.deal(players, options, 0, bytes([players]) * 32, 1)
            source = FastSource(players)
            while not deal.over:
                POLICY.step(deal, source)
            worth = [POLICY.reward(deal, seat) for seat in range(players)]
            assert all(0.0 <= value <= 1.0 for value in worth)
            assert isinstance(deal, YellowDeal)
            assert deal.winner < 0 or max(worth) == worth[deal.winner] == 1.0


def test_the_search_goes_out_as_soon_as_it_can() -> None:
    deal = stacked(["PR PG PRG", "RG RG", "RG RG"], top="RR", draws="RG RG RG RG RG RG")
    after(deal, "0 PG", "1 draw", "1 keep", "2 draw", "2 keep")
    search = Search(YELLOW.guesses(deal.view(0)), POLICY, 0, deal.moves(0), FastSource(1), one_deal())
    search.run(60, -1.0)
    assert YELLOW.move_name(search.best()) == "PRG"
