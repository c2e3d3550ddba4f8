"""What a seat knows, what it remembers, and what may be guessed from it."""

from collections import Counter

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.saying import Cards, Letter
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.game import Yellow
from defifoo.games.yellow.stacked import stacked
from rules.at_the_table import play
from tools.yellow_cards import all_cards

YELLOW = Yellow()


def known(deal: YellowDeal, seat: int) -> object:
    return deal.view(seat).as_dict()["known"]


@pytest.mark.rule("all.secret")
def test_a_view_shows_ones_own_hand_and_the_table_only() -> None:
    one = stacked(["PG RG", "SG SK", "RR"], top="RG", under="SR", draws="PY PR")
    other = stacked(["PG RG", "RR PY", "PR"], top="RG", under="SR", draws="SG SK")
    for seat in (0, -1):
        assert one.view(seat) == other.view(seat)
    assert one.view(0).as_dict()["hand"] == ["RG", "PG"]
    assert one.view(-1).as_dict()["hand"] == []
    assert one.view(1) != other.view(1)


@pytest.mark.rule("all.secret")
def test_a_gift_is_seen_by_giver_and_receiver_alone() -> None:
    deal = stacked(["PGG RG RR", "SG RG", "SG RG"], top="RG")
    events = play(YELLOW, deal, "0 PGG", "0 give RR 1", "1 thanks")
    gave = next(event for event in events if event.name == "gave")
    assert gave.seen_by(0).cards == gave.seen_by(1).cards != b""
    assert gave.seen_by(2).cards == gave.seen_by(-1).cards == b""
    assert known(deal, 0) == [[], ["RR"], []]
    assert known(deal, 1) == known(deal, 2) == known(deal, -1) == [[], [], []]


@pytest.mark.rule("yellow.event.give.thanks")
@pytest.mark.parametrize("said", ["thanks", "silent"])
def test_who_was_given_a_card_is_named_until_they_have_answered(said: str) -> None:
    deal = stacked(["PGG RG RR", "SG RG", "SG RG"], top="RG", draws="SY SR SY SR")
    play(YELLOW, deal, "0 PGG", "0 give RR 1")
    assert [deal.view(seat).as_dict()["receiver"] for seat in range(-1, 3)] == [1] * 4
    play(YELLOW, deal, f"1 {said}")
    assert [deal.view(seat).as_dict()["receiver"] for seat in range(-1, 3)] == [-1] * 4


@pytest.mark.rule("all.secret")
def test_a_known_card_is_forgotten_when_it_is_played() -> None:
    deal = stacked(["PGG RG RR", "SG SG", "SG RG"], top="RG")
    play(YELLOW, deal, "0 PGG", "0 give RR 1", "1 thanks", "1 SG")
    assert known(deal, 0) == [[], ["RR"], []]
    play(YELLOW, deal, "2 RG", "0 draw", "0 keep", "1 RR")
    assert known(deal, 0) == [[], [], []]


@pytest.mark.rule("all.secret")
def test_swappers_know_each_others_hands_and_the_others_knowledge_moves_along() -> None:
    deal = stacked(["PGG RG RR SK", "SGX SY JG", "RY RY"], top="RG")
    play(YELLOW, deal, "0 PGG", "0 give RR 1", "1 thanks", "1 SGX", "1 swap 2")
    assert known(deal, 0) == [[], [], ["RR"]]
    assert known(deal, 1) == [[], [], ["RR", "SY", "JG"]]
    assert known(deal, 2) == [[], ["RY", "RY"], []]
    assert known(deal, -1) == [[], [], []]


@pytest.mark.rule("all.secret")
def test_after_an_unseen_gift_the_others_are_sure_of_no_single_card_of_that_hand() -> None:
    deal = stacked(["PGX RG RG SK SK", "SGG RR", "RY PR"], top="RG")
    play(YELLOW, deal, "0 PGX", "0 swap 1")
    assert known(deal, 0) == [[], ["RG", "RG", "SK", "SK"], []]
    assert known(deal, 1) == [["RR", "SGG"], [], []]
    deal = stacked(["PGX SGG RG RG SK", "RY", "RY PR"], top="RG")
    play(YELLOW, deal, "0 PGX", "0 swap 1", "1 SGG")
    assert known(deal, 0) == [[], ["RG", "RG", "SK"], []]
    play(YELLOW, deal, "1 give SK 2", "2 thanks")
    assert known(deal, 0) == [[], ["RG"], []]
    assert known(deal, 1) == [["RY"], [], ["SK"]]


@pytest.mark.rule("all.secret")
def test_playing_the_card_just_drawn_says_nothing_of_the_hand() -> None:
    deal = stacked(["SGG RR RG", "SK SK"], top="PG", draws="RR PG")
    play(YELLOW, deal, "0 SGG", "0 give RR 1", "1 thanks", "1 draw", "1 RR")
    assert known(deal, 0) == [[], ["RR"]]


@pytest.mark.rule("all.secret")
def test_what_went_into_a_new_pile_is_remembered() -> None:
    deal = stacked(["SG", "SG"], top="RG", under="PR RR SK")
    assert deal.view(0).as_dict()["pile_of"] is None
    play(YELLOW, deal, "0 draw", "0 keep")
    assert deal.view(0).as_dict()["pile_of"] == ["RR", "PR"]
    assert deal.view(1).as_dict()["pile_of"] == ["RR", "PR", "SK"]
    play(YELLOW, deal, "1 draw", "1 RR")
    assert deal.view(0).as_dict()["pile_of"] == ["PR"]
    assert deal.view(1).as_dict()["pile_of"] == deal.view(-1).as_dict()["pile_of"] == ["PR", "SK"]


@pytest.mark.rule("all.secret")
def test_all_hands_are_shown_at_the_count() -> None:
    deal = stacked(["PG", "SG SK", "RR"], top="RG")
    assert deal.view(-1).as_dict()["hands"] is None
    play(YELLOW, deal, "0 PG")
    assert deal.view(-1).as_dict()["hands"] == [[], ["SG", "SK"], ["RR"]]
    assert deal.view(-1).as_dict()["turn"] == -1, "it is nobody's any more"


@pytest.mark.rule("yellow.draw")
@pytest.mark.parametrize("card", ["RG", "SK"])
def test_who_drew_a_card_reads_below_the_table_which_it_is(card: str) -> None:
    deal = stacked(["SG", "SG"], top="RG", draws=card)
    play(YELLOW, deal, "0 draw")
    own, others = ({sentence.key: sentence for (sentence,) in deal.view(seat).said()} for seat in (0, 1))
    assert own.keys() - others.keys() == {"yellow-table-drawn"}
    drawn = own["yellow-table-drawn"].parts["card"]
    assert isinstance(drawn, Cards)
    assert drawn.names == [card]


@pytest.mark.rule("yellow.joker")
@pytest.mark.parametrize("joker", ["JG", "JY", "JR"])
@pytest.mark.parametrize("symbol", "RPS")
def test_the_symbol_that_was_named_stands_beside_a_joker_on_top(joker: str, symbol: str) -> None:
    deal = stacked(["SG", "SG"], top=f"{joker} {symbol}")
    for reader in (0, 1, -1):
        (line,) = [sentence for (sentence,) in deal.view(reader).said() if sentence.key == "yellow-table-joker"]
        card, named = line.parts["card"], line.parts["symbol"]
        assert isinstance(card, Cards)
        assert card.names == [joker]
        assert isinstance(named, Letter)
        assert (named.kind, named.letter) == ("symbol", symbol)


def every_view_can_be_guessed(deal: YellowDeal, source: FastSource) -> None:
    cards = all_cards(deal)
    for seat in range(-1, int(deal.players)):
        view = deal.view(seat)
        guessed = YELLOW.guess(view, source)
        assert isinstance(guessed, YellowDeal)
        assert guessed.view(seat) == view
        assert all_cards(guessed) == cards
        observer = seat if seat >= 0 else int(deal.players)
        for holder in range(int(deal.players)):
            assert Counter(deal.memory.of(observer, holder)) <= Counter(deal.hands.cards(holder))
            assert holder == seat or Counter(deal.memory.of(int(deal.players), holder)) <= Counter(
                deal.memory.of(observer, holder)
            )
        if view.pile_of is not None:
            assert Counter(deal.pile.contents()) <= Counter(view.pile_of)


@pytest.mark.parametrize("seed", range(24))
def test_a_guess_fits_the_view_wherever_the_game_goes(seed: int) -> None:
    players, level, mistakes = 2 + seed % 5, (1, 2, 3, 3)[seed % 4], seed // 4 % 2
    options = YELLOW.check_options(players, {"level": level, "mistakes": mistakes})
    deal = YELLOW.deal(players, options, 0, bytes([seed]) * 32, 1)
    assert isinstance(deal, YellowDeal)
    source = FastSource(seed)
    plays = 0
    while not deal.over:
        if plays % 5 == 0:
            every_view_can_be_guessed(deal, source)
        seat = deal.movers[source.below(len(deal.movers))]
        absent = source.below(2)
        deal.play(seat, deal.timeout(seat) if absent else deal.random_move(seat, source))
        plays += 1
    every_view_can_be_guessed(deal, source)


def test_a_guess_can_be_anything_that_fits() -> None:
    deal = stacked(["PG", "SG", "SK"], top="RG", draws="RR")
    source = FastSource(3)
    seen = set()
    for _ in range(3000):
        guessed = YELLOW.guess(deal.view(0), source)
        assert isinstance(guessed, YellowDeal)
        seen.add(guessed.hands.cards(1))
    assert len(seen) == 58


@pytest.mark.rule("yellow.stuck")
@pytest.mark.parametrize("seed", range(12))
def test_a_table_of_absent_players_comes_to_an_end(seed: int) -> None:
    players = 2 + seed % 5
    deal = YELLOW.deal(players, YELLOW.check_options(players, {"level": 1 + seed % 3}), 0, bytes([seed]) * 32, 1)
    plays = 0
    while not deal.over:
        seat = deal.waits_for[-1]
        move = deal.timeout(seat)
        assert move in deal.moves(seat)
        deal.play(seat, move)
        plays += 1
    assert plays < 3000


def test_a_clone_goes_its_own_way() -> None:
    deal = stacked(["PGX RG SK", "SG RR", "SR PR"], top="RG", under="SR SR", draws="PY PR")
    twin = deal.clone()
    before = [deal.view(seat).as_dict() for seat in (-1, 0, 1, 2)]
    play(YELLOW, twin, "0 PGX", "0 swap 1", "1 draw", "1 keep", "2 SR")
    assert [deal.view(seat).as_dict() for seat in (-1, 0, 1, 2)] == before
    play(YELLOW, deal, "0 PGX", "0 swap 2")
    assert twin.view(0).as_dict()["known"] == [[], ["RG", "SK"], []]


@pytest.mark.rule("all.secret")
def test_in_a_guess_everybody_remembers_the_new_pile_and_only_the_drawer_the_card() -> None:
    """Whatever the card is, the lowest of the deck included, and however many guesses share what is remembered."""
    deal = stacked(["SG", "SG"], top="RR", under="RG RG RG")
    play(YELLOW, deal, "0 draw")
    source = FastSource(1)
    for seat in (0, 1, -1):
        guesses = YELLOW.guesses(deal.view(seat))
        for _ in range(4):
            guessed = guesses.draw(source)
            assert guessed.view(0).as_dict()["pile_of"] == ["RG", "RG"]
            assert guessed.view(1).as_dict()["pile_of"] == ["RG", "RG", "RG"]


@pytest.mark.rule("yellow.mistake")
def test_in_a_guess_nobody_needs_to_be_told_of_a_card_of_their_own_that_they_showed() -> None:
    deal = stacked(["SG RR", "SG RG"], top="RG", draws="PG PY PR", mistakes=True)
    play(YELLOW, deal, "0 SG")
    guessed = YELLOW.guess(deal.view(1), FastSource(1))
    assert guessed.view(0).as_dict()["known"] == [[], []]
    assert guessed.view(1).as_dict()["known"] == [["SG"], []]


@pytest.mark.rule("all.secret")
def test_what_is_shown_in_one_guess_is_not_known_in_another() -> None:
    deal = stacked(["SG RR", "SG RG"], top="RG", draws="PG PY PR", mistakes=True)
    guesses = YELLOW.guesses(deal.view(0))
    one, other = guesses.draw(FastSource(1)), guesses.draw(FastSource(1))
    play(YELLOW, one, "0 SG")
    assert one.view(1).as_dict()["known"] == [["SG"], []]
    assert other.view(1).as_dict()["known"] == [[], []]
