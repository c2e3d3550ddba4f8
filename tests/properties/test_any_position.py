"""What must hold in every reachable position of every game."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from defifoo.core.chance import FastSource
from defifoo.core.refusal import MALFORMED, Refused
from defifoo.games.shelf import GAMES
from properties.positions import Position, few, future, positions, snapshot

every_game = pytest.mark.parametrize("name", GAMES)

MOST_PLAYS = 50_000
"""Far more than any random deal takes: what exceeds it is going round in circles."""


@every_game
@few
@given(data=st.data())
def test_no_card_is_lost_or_made(name: str, data: st.DataObject) -> None:
    position = data.draw(positions(name))
    setup = position.match.setup
    fresh = setup.game.deal(setup.players, setup.options, position.deal.dealer, setup.seed, position.match.number)
    assert position.all_cards() == position.all_cards(fresh)


@every_game
@few
@given(data=st.data())
def test_what_is_offered_is_exactly_what_is_not_refused(name: str, data: st.DataObject) -> None:
    position = data.draw(positions(name))
    for seat in position.seats:
        offered = [int(move) for move in position.deal.moves(seat)]
        candidates = position.candidates(seat)
        assert len(offered) == len(set(offered))
        assert set(offered) <= set(candidates)
        assert {move for move in candidates if position.deal.why_not(seat, move) is None} == set(offered)
        assert bool(offered) == (seat in position.deal.movers)
    for nobody in (-1, position.deal.players, 63):
        assert list(position.deal.moves(nobody)) == []


@every_game
@few
@given(data=st.data())
def test_a_refusal_changes_nothing(name: str, data: st.DataObject) -> None:
    position = data.draw(positions(name))
    before, ahead = snapshot(position.deal), future(position.deal)
    for seat in position.seats:
        for move in position.candidates(seat):
            if position.deal.why_not(seat, move) is not None:
                with pytest.raises(Refused):
                    position.match.play(seat, move)
    assert snapshot(position.deal) == before
    assert future(position.deal) == ahead


@every_game
@few
@given(data=st.data())
def test_somebody_is_always_waited_for_until_the_deal_is_over(name: str, data: st.DataObject) -> None:
    deal = data.draw(positions(name)).deal
    assert bool(deal.waits_for) == (not deal.over)
    assert set(deal.waits_for) <= set(deal.movers)
    assert (deal.outcome() is None) == (not deal.over)


@every_game
@few
@given(data=st.data())
def test_whoever_is_absent_can_be_moved_for(name: str, data: st.DataObject) -> None:
    deal = data.draw(positions(name)).deal
    for seat in deal.waits_for:
        assert deal.why_not(seat, deal.timeout(seat)) is None


@every_game
@few
@given(data=st.data())
def test_a_deal_always_ends(name: str, data: st.DataObject) -> None:
    deal = data.draw(positions(name)).deal
    source = FastSource(data.draw(st.integers(0, 2**32)))
    assert deal.clone().playout(source) < MOST_PLAYS


@every_game
@few
@given(data=st.data())
def test_a_deal_ends_even_when_nobody_ever_answers(name: str, data: st.DataObject) -> None:
    deal = data.draw(positions(name)).deal
    plays = 0
    while not deal.over:
        seat = deal.waits_for[0]
        deal.do(seat, deal.timeout(seat))
        plays += 1
        assert plays < MOST_PLAYS


@every_game
@few
@given(data=st.data())
def test_a_clone_lives_a_life_of_its_own(name: str, data: st.DataObject) -> None:
    deal = data.draw(positions(name)).deal
    before = snapshot(deal)
    twin = deal.clone()
    assert snapshot(twin) == before
    assert future(twin) == future(deal)
    twin.playout(FastSource(1))
    assert snapshot(deal) == before


def _told(position: Position, seat: int) -> list[object]:
    """All that a seat can find out: its view, its offers and how every candidate of its own is answered."""
    deal = position.deal
    if seat < 0:
        return [deal.view(seat).as_dict()]
    answers = [deal.why_not(seat, move) for move in position.candidates(seat)]
    return [deal.view(seat).as_dict(), deal.moves(seat), answers]


@every_game
@few
@given(data=st.data())
def test_nobody_is_told_what_is_hidden_from_them(name: str, data: st.DataObject) -> None:
    """A guess differs from the truth only in what the seat cannot see."""
    position = data.draw(positions(name))
    for seat in (-1, *position.seats):
        guess = position.game.guess(position.deal.view(seat), FastSource(data.draw(st.integers(0, 2**32))))
        other = position._replace(deal=guess)
        assert _told(other, seat) == _told(position, seat)
        if name == "purple":  # what was set aside unseen may be guessed to be in play
            assert len(set(position.all_cards(guess))) == len(position.all_cards())
        else:
            assert position.all_cards(guess) == position.all_cards()


@every_game
@few
@given(data=st.data())
def test_a_guess_can_be_played_to_the_end(name: str, data: st.DataObject) -> None:
    position = data.draw(positions(name))
    for seat in (-1, *position.seats):
        guess = position.game.guess(position.deal.view(seat), FastSource(3))
        assert guess.playout(FastSource(4)) < MOST_PLAYS
        assert guess.over


@every_game
@few
@given(data=st.data())
def test_every_move_and_card_round_trips_through_its_notation(name: str, data: st.DataObject) -> None:
    position = data.draw(positions(name))
    game = position.game
    for seat in position.seats:
        for move in position.candidates(seat):
            violation = position.deal.why_not(seat, move)
            if violation is None or violation.kind != MALFORMED:
                assert game.parse_move(game.move_name(move)) == move
    for card in position.all_cards():
        assert game.card_name(game.parse_card(card)) == card


@every_game
@few
@given(data=st.data())
def test_events_tell_only_their_audience_which_cards(name: str, data: st.DataObject) -> None:
    position = data.draw(positions(name))
    for seat in position.deal.movers:
        for move in position.deal.moves(seat)[:5]:
            for event in position.deal.clone().play(seat, move):
                for reader in (-1, *position.seats):
                    knows = event.audience == -1 or (reader >= 0 and event.audience >> reader & 1)
                    assert event.seen_by(reader).cards == (event.cards if knows else b"")
