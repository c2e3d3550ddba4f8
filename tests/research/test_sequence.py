"""One seat is asked after the other, and what it decides is exactly a move of the table."""

from itertools import islice
from pathlib import Path

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.match import Match
from defifoo.core.random_play import random_match
from defifoo.core.record import parse_record, replay
from defifoo.games.blue.deal import BlueDeal
from defifoo.games.red.deal import RedDeal
from defifoo.games.red.deck import SPECIALS
from defifoo.games.shelf import GAMES, find_game
from defifoo.games.yellow.deal import YellowDeal
from defifoo.games.yellow.phases import RACE
from defifoo.research.compiled.actions import ACTIONS, ASIDE, EXCHANGE_ASIDE, LET_PASS, action_name, actions_for, move_for
from defifoo.research.compiled.layout import WINDOW
from defifoo.research.compiled.observe import Writer
from defifoo.research.compiled.sequence import Sequence
from defifoo.research.records import begin_setup, decisions_of, match_of
from research.decisions import COUNTS, random_decisions, setup, walk

RECORDS = sorted((Path(__file__).parent.parent / "records").glob("version-*/*.json"))


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
            found.append(int(move_for(before.kind, actions)))
    return sorted(found)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("game", GAMES)
def test_the_actions_offered_are_the_moves_of_the_table_and_no_others(game: str, players: int) -> None:
    for sequence in islice(walk(setup(game, players)), 150):
        if not sequence.over and not sequence.aside:
            assert moves_offered(sequence) == sorted(sequence.deal.moves(sequence.seat))
            assert sequence.legal() == sorted(sequence.legal())
            assert all(0 <= action < ACTIONS[sequence.kind] for action in sequence.legal())


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


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("game", GAMES)
def test_nobody_can_tell_by_who_is_asked_what_the_others_hold(game: str, players: int) -> None:
    """With the hidden cards dealt anew, the same seat is asked and every seat sees the same of it."""
    writer = Writer(begin_setup(setup(game, players)).kind, players, WINDOW)
    for number, sequence in enumerate(islice(walk(setup(game, players), 3), 0, 200, 3)):
        if sequence.over:
            return
        for observer in range(players):
            other = sequence.guess(observer, FastSource(number))
            assert other.seat == sequence.seat
            assert other.out_of_turn == sequence.out_of_turn
            assert bytes(writer.observe(other, observer)) == bytes(writer.observe(sequence, observer))
            if observer == sequence.seat:
                assert other.legal() == sequence.legal()


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
    sequence = next(s for s in walk(setup("blue", 4)) if not s.over and EXCHANGE_ASIDE > s.legal()[-1] >= ASIDE and not s.aside)
    deal = sequence.deal
    assert isinstance(deal, BlueDeal)
    exchanges = [int(move) for move in deal.moves(sequence.seat) if move > 200]
    written = {tuple(actions_for(sequence.kind, move)) for move in exchanges}
    assert len(written) == len(exchanges)
    for actions in written:
        assert list(actions) == sorted(actions)
        assert move_for(sequence.kind, list(actions)) in exchanges


@pytest.mark.parametrize("game", GAMES)
def test_every_action_has_a_name_of_its_own(game: str) -> None:
    rules = GAMES[game]
    names = []
    for sequence in islice(walk(setup(game, 4)), 400):
        names.append({action_name(rules, action) for action in sequence.legal()})
        assert len(names[-1]) == len(sequence.legal())
