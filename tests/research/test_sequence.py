"""One seat is asked after the other, and what it decides is exactly a move of the table."""

from itertools import islice, permutations
from pathlib import Path

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.game import Game
from defifoo.core.match import Match
from defifoo.core.random_play import random_match
from defifoo.core.record import parse_record, replay
from defifoo.games.blue.actions import ASIDE, EXCHANGE_ASIDE
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.red.actions import LET_PASS
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.deck import SPECIALS
from defifoo.games.shelf import GAMES, find_game
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.phases import RACE
from defifoo.research.compiled.layout import WINDOW
from defifoo.research.compiled.observe import Writer
from defifoo.research.compiled.sequence import Sequence
from defifoo.research.records import begin_setup, decisions_of, match_of
from research.decisions import COUNTS, random_decisions, setup, walk

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("version-*/*.json"))


def move_made_of(game: Game, actions: list[int]) -> int:
    begun = 0
    for action in actions[:-1]:
        begun = int(game.begun_by(action, begun))
    return int(game.move_of(actions[-1], begun))


def moves_offered(sequence: Sequence) -> list[int]:
    """The moves of the table that the seat can make by deciding."""
    found: list[int] = []
    begun = [(sequence, [int(action)]) for action in sequence.legal()]
    while begun:
        before, actions = begun.pop()
        if ASIDE <= actions[-1] < EXCHANGE_ASIDE and before.game.name == "blue":
            after = before.clone()
            after.apply(actions[-1])
            begun += [(after, [*actions, int(action)]) for action in after.legal()]
        elif not (before.out_of_turn and actions[-1] == LET_PASS):
            found.append(move_made_of(before.game, actions))
    return sorted(found)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("game", GAMES)
def test_the_actions_offered_are_the_moves_of_the_table_and_no_others(game: str, players: int) -> None:
    for sequence in islice(walk(setup(game, players)), 150):
        if not sequence.over and not sequence.begun:
            assert moves_offered(sequence) == sorted(sequence.deal.moves(sequence.seat))
            assert sequence.legal() == sorted(sequence.legal())
            assert all(0 <= action < sequence.game.actions for action in sequence.legal())


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("game", GAMES)
def test_decisions_become_a_match_and_the_match_becomes_them_again(game: str, players: int) -> None:
    table = setup(game, players, length=2)
    decisions = random_decisions(table)
    match = match_of(table, decisions)
    assert match.over
    again = decisions_of(match)
    assert [decision for decision in again if decision.action != LET_PASS or game != "red"] == [
        decision for decision in decisions if decision.action != LET_PASS or game != "red"
    ]
    assert match_of(table, again).moves == match.moves


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_saved_record_becomes_decisions_and_the_same_record_again(path: Path) -> None:
    check_both_ways(replay(parse_record(path.read_text(encoding="utf-8"), find_game)))


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("game", GAMES)
def test_a_match_at_the_table_becomes_decisions_and_the_same_match_again(game: str, players: int) -> None:
    check_both_ways(random_match(setup(game, players), FastSource(5)))


def check_both_ways(match: Match) -> None:
    again = match_of(match.setup, decisions_of(match))
    assert again.moves == match.moves
    assert again.points == match.points


def test_saved_records_were_found() -> None:
    assert len(RECORDS) >= 20


def test_every_decision_made_of_a_match_is_legal_when_it_is_made() -> None:
    for game in GAMES:
        match = random_match(setup(game, 4), FastSource(5))
        sequence = begin_setup(match.setup)
        for seat, action in decisions_of(match):
            assert sequence.ask_first(seat)
            assert sequence.is_legal(action)
            sequence.apply(action)
        assert sequence.over
        assert [int(points) + match.setup.game.start_points for points in sequence.points] == match.points


# Who is asked


def specials_seen(deal: RedDeal) -> bool:
    seen = int(deal.bank)
    for won in deal.won:
        seen |= int(won)
    return seen & SPECIALS == SPECIALS


@pytest.mark.parametrize("players", COUNTS)
def test_in_red_every_other_seat_is_asked_before_the_seat_in_turn_whatever_it_holds(players: int) -> None:
    asked: list[int] = []
    moments = 0
    version = -1
    sequence = begin_setup(setup("red", players))
    while not sequence.over:
        deal = sequence.deal
        assert isinstance(deal, RedDeal)
        if sequence.logged != version:
            asked, version = [], int(sequence.logged)
        if sequence.out_of_turn:
            assert sequence.seat not in asked
            assert sequence.seat != deal.turn
            assert LET_PASS in sequence.legal()
            asked.append(int(sequence.seat))
        elif 0 < deal.trick_size < players and not specials_seen(deal):
            assert sorted([*asked, int(deal.turn)]) == list(range(players))
            moments += 1
        else:
            assert asked == []
        ordinary = [action for action in sequence.legal() if not SPECIALS >> action & 1]
        sequence.apply((ordinary or sequence.legal())[-1])
    assert moments > 15


def test_the_order_of_asking_is_drawn_by_chance() -> None:
    first_asked = {
        int(next(sequence for sequence in walk(setup("red", 6, number)) if sequence.out_of_turn).seat) for number in range(60)
    }
    assert first_asked == set(range(6))


def test_in_a_race_everyone_but_its_opener_is_asked_once_in_an_order_drawn_by_chance() -> None:
    orders = set()
    for number in range(40):
        sequence = next((s for s in walk(setup("yellow", 4, number), number) if in_race(s.deal)), None)
        if sequence is None:
            continue
        deal = sequence.deal
        assert isinstance(deal, YellowDeal)
        opener = int(deal.turn)
        order = []
        while in_race(sequence.deal) and sequence.deal is deal:
            order.append(int(sequence.seat))
            sequence.apply(68)  # pass
        assert sorted([*order, opener]) == [0, 1, 2, 3]
        orders.add(tuple((seat - opener) % 4 for seat in order))
    assert len(orders) == 6


def in_race(deal: Deal) -> bool:
    return isinstance(deal, YellowDeal) and deal.phase == RACE


def asked_when_new(sequence: Sequence, deal: Deal) -> list[int]:
    """Who is asked when this deal comes to a decision, in rising order."""
    anew = sequence.clone()
    anew.deal = deal
    anew.ask_anew()
    return sorted([int(anew.seat), *[int(seat) for seat in list(anew.queue)[: anew.left]]])


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("game", GAMES)
def test_nobody_can_tell_by_who_is_asked_what_the_others_hold(game: str, players: int) -> None:
    """With the hidden cards dealt anew, the same seats are asked and every seat sees the same of it."""
    writer = Writer(GAMES[game], players, WINDOW)
    for number, sequence in enumerate(islice(walk(setup(game, players), 3), 0, 200, 3)):
        if sequence.over:
            return
        for observer in range(players):
            other = sequence.guess(observer, FastSource(number))
            assert asked_when_new(other, other.deal) == asked_when_new(sequence, sequence.deal)
            assert other.seat == sequence.seat
            assert other.out_of_turn == sequence.out_of_turn
            assert bytes(writer.observe(other, observer)) == bytes(writer.observe(sequence, observer))
            if observer == sequence.seat:
                assert other.legal() == sequence.legal()


# What a guess draws anew


def order_from_here(sequence: Sequence) -> tuple[int, ...]:
    """Who will be asked in this order when everybody lets the moment pass."""
    return tuple(int(seat) for seat in reversed(list(sequence.queue)[: sequence.left]))


def orders_guessed(sequence: Sequence, observer: int, times: int = 600) -> set[tuple[int, ...]]:
    return {order_from_here(sequence.guess(observer, FastSource(number))) for number in range(times)}


def test_in_a_guessed_race_the_runners_left_come_in_every_order() -> None:
    sequence = next(s for number in range(40) for s in walk(setup("yellow", 5, number), number) if in_race(s.deal))
    assert sequence.left == 3
    runners = sorted(order_from_here(sequence))
    for observer in range(5):
        assert orders_guessed(sequence, observer) == set(permutations(runners))
    sequence.apply(68)  # everybody sees this pass
    assert orders_guessed(sequence, int(sequence.seat)) == set(permutations(order_from_here(sequence)))


def moment_in_red(place: int) -> Sequence:
    """A moment of Red for four at which so many seats have let it pass already."""
    sequence = next(s for s in walk(setup("red", 4)) if s.out_of_turn and s.left == 3)
    for _ in range(place):
        sequence.apply(LET_PASS)
    return sequence


@pytest.mark.parametrize("place", [0, 1, 2])
def test_in_a_guessed_moment_of_red_the_asked_does_not_know_who_was_asked_before(place: int) -> None:
    sequence = moment_in_red(place)
    turn = int(sequence.queue[0])
    one, other = (seat for seat in range(4) if seat not in (turn, sequence.seat))
    anybody = {(turn,), (one, turn), (other, turn), (one, other, turn), (other, one, turn)}
    assert orders_guessed(sequence, int(sequence.seat)) == anybody


def test_in_a_guessed_moment_of_red_a_seat_remembers_whether_it_was_asked() -> None:
    sequence = moment_in_red(1)
    turn, waiting = int(sequence.queue[0]), int(sequence.queue[1])
    passed = next(seat for seat in range(4) if seat not in (turn, waiting, sequence.seat))
    assert orders_guessed(sequence, passed) == {(turn,), (waiting, turn)}
    assert orders_guessed(sequence, waiting) == {(waiting, turn), (passed, waiting, turn), (waiting, passed, turn)}


def played_into_deal(sequence: Sequence, number: int) -> Sequence:
    while sequence.number < number:
        sequence.apply(sequence.legal()[0])
    return sequence


@pytest.mark.parametrize("game", GAMES)
def test_the_deals_to_come_are_drawn_anew_in_a_guess(game: str) -> None:
    sequence = next(walk(setup(game, 4, length=2)))
    hands = {
        str(played_into_deal(match, 2).deal.view(0).as_dict()["hand"])
        for match in (sequence.clone(), *(sequence.guess(0, FastSource(number)) for number in range(5)))
    }
    assert len(hands) == 6


def challenge(sequence: Sequence) -> int:
    assert isinstance(sequence.deal, PurpleDeal)
    return int(sequence.deal.challenge)


def test_in_a_guess_of_purple_every_challenge_that_was_not_played_may_come_and_no_other() -> None:
    sequence = next(walk(setup("purple", 6, length=3)))
    first = challenge(sequence)
    guesses = [sequence.guess(0, FastSource(number)) for number in range(80)]
    assert {challenge(played_into_deal(guess, 2)) for guess in guesses} == set(range(10)) - {first}
    second = challenge(guesses[0])
    again = [guesses[0].guess(1, FastSource(number)) for number in range(80)]
    assert {challenge(played_into_deal(guess, 3)) for guess in again} == set(range(10)) - {first, second}


def test_in_a_guess_nobody_remembers_a_card_that_the_observer_did_not_see_given() -> None:
    for number in range(50):
        for sequence in walk(setup("yellow", 4, number), number):
            entry = int(sequence.log_entry(0, -1))
            if entry >= 0 and entry % 1024 >= 428 and not sequence.over:
                concerned = (entry // 1024, entry % 1024 - 428)
                for observer in range(4):
                    guess = sequence.guess(observer, FastSource(1))
                    known = {int(guess.log_entry(0, seat)) for seat in concerned}
                    assert known == ({int(sequence.log_entry(0, observer))} if observer in concerned else {entry})
                return
    pytest.fail("nobody gave a card")


def test_a_limit_cuts_a_match_off() -> None:
    sequence = begin_setup(setup("blue", 4))
    sequence.limit = 10
    while not sequence.over:
        sequence.apply(sequence.legal()[0])
    assert sequence.cut
    assert sequence.decisions == 10
    assert sequence.seat == -1
    assert sequence.legal() == []


# Exchanges


def test_every_exchange_has_one_sequence_of_actions_and_every_sequence_one_exchange() -> None:
    sequence = next(s for s in walk(setup("blue", 4)) if not s.over and EXCHANGE_ASIDE > s.legal()[-1] >= ASIDE and not s.begun)
    deal = sequence.deal
    assert isinstance(deal, BlueDeal)
    exchanges = [int(move) for move in deal.moves(sequence.seat) if move > 200]
    written = {tuple(sequence.game.actions_for(move)) for move in exchanges}
    assert len(written) == len(exchanges)
    for actions in written:
        assert list(actions) == sorted(actions)
        assert move_made_of(sequence.game, list(actions)) in exchanges


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_a_name_of_its_own(game: str) -> None:
    rules = GAMES[game]
    names = []
    for sequence in islice(walk(setup(game, 4)), 400):
        names.append({rules.action_name(action) for action in sequence.legal()})
        assert len(names[-1]) == len(sequence.legal())
