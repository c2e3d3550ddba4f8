"""The laws that every game keeps, in every position that can be reached."""

from collections import Counter
from typing import Any, ClassVar, Final, cast, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.event import EVERYONE
from defifoo.core.game import Game
from defifoo.core.match import Match, Setup
from defifoo.core.random_play import random_match, random_plays
from defifoo.core.record import parse_record, record_of, replay
from defifoo.core.refusal import ILLEGAL, MALFORMED, NOT_YOURS, STALE, Refused, Violation
from defifoo.core.seen import Seen
from defifoo.testing.explaining import explained
from defifoo.testing.positions import Position, fingerprint, future, positions, setups, snapshot
from defifoo.testing.telling import tell_some_matches
from defifoo.words.language import LANGUAGES, USUAL
from defifoo.words.rulebook import rule_ids

MOST_PLAYS: Final = 50_000
"""Far more than any random deal takes: what exceeds it is going round in circles."""

_SUPPRESSED: Final = [HealthCheck.too_slow, HealthCheck.differing_executors]
"""Games differ in speed, and each has a class of its own that inherits the same laws."""

_few: Final = settings(max_examples=25, deadline=None, suppress_health_check=_SUPPRESSED)
_fewer: Final = settings(max_examples=8, deadline=None, suppress_health_check=_SUPPRESSED)


class GameKit:
    """Derive a class from this one, name it Test..., give it `game` and the two methods below, and let pytest find it.

    `fingerprint` is what `defifoo.testing.fingerprint(game)` says; it changes when the rules, the deal or a view do, and must
    be the same on both engines.
    """

    game: ClassVar[Game]
    fingerprint: ClassVar[str] = ""

    # What a game tells about itself for its tests

    def all_cards(self, deal: Deal) -> list[str]:
        """Every card in every place of the deal, in notation, sorted."""
        raise NotImplementedError("a game's kit says where its cards are")

    def candidates(self, deal: Deal, seat: int) -> list[int]:
        """The moves worth trying on a position: the legal ones among many that are not."""
        raise NotImplementedError("a game's kit says which moves there are")

    def _position(self, data: st.DataObject) -> Position:
        position: Position = data.draw(positions(self.game))
        return position

    # Conservation

    @_few
    @given(data=st.data())
    def test_no_card_is_lost_or_made(self, data: st.DataObject) -> None:
        position = self._position(data)
        before = self.all_cards(position.deal)
        if position.match.number == 1:
            assert before == self.all_cards(Match(position.match.setup).deal)
        twin = position.deal.clone()
        twin.playout(FastSource(5))
        assert self.all_cards(twin) == before

    # Legality

    @_few
    @given(data=st.data())
    def test_what_is_offered_is_exactly_what_is_not_refused(self, data: st.DataObject) -> None:
        position = self._position(data)
        deal = position.deal
        for seat in position.seats:
            offered = [int(move) for move in deal.moves(seat)]
            assert list(deal.choices(seat)) == offered
            candidates = self.candidates(deal, seat)
            assert len(offered) == len(set(offered))
            assert set(offered) <= set(candidates)
            assert {move for move in candidates if deal.why_not(seat, move) is None} == set(offered)
            assert bool(offered) == (seat in deal.movers)
        for nobody in (-1, int(deal.players), 63):
            assert list(deal.moves(nobody)) == []

    @_few
    @given(data=st.data())
    def test_a_refusal_names_a_rule_and_changes_nothing(self, data: st.DataObject) -> None:
        position = self._position(data)
        before, ahead, rules = snapshot(position.deal), future(position.deal), self.rules()
        for seat in position.seats:
            for move in self.candidates(position.deal, seat):
                violation = position.deal.why_not(seat, move)
                if violation is None:
                    continue
                assert violation.kind in (ILLEGAL, MALFORMED, NOT_YOURS)
                if violation.kind != MALFORMED:
                    assert violation.rule in rules, f"{violation.rule} has no anchor in the rule book"
                with pytest.raises(Refused) as refused:
                    position.match.play(seat, move)
                assert refused.value.violation == violation
        assert snapshot(position.deal) == before
        assert future(position.deal) == ahead

    @_few
    @given(data=st.data())
    def test_random_moves_and_answers_for_the_absent_are_legal(self, data: st.DataObject) -> None:
        deal = self._position(data).deal
        source = FastSource(data.draw(st.integers(0, 2**32)))
        for seat in deal.movers:
            for _ in range(5):
                assert deal.why_not(seat, deal.random_move(seat, source)) is None
        for seat in deal.waits_for:
            assert deal.why_not(seat, deal.timeout(seat)) is None

    # Endings

    @_few
    @given(data=st.data())
    def test_somebody_is_always_waited_for_until_the_deal_is_over(self, data: st.DataObject) -> None:
        deal = self._position(data).deal
        assert bool(deal.waits_for) == (not deal.over)
        assert set(deal.waits_for) <= set(deal.movers)
        assert (deal.outcome() is None) == (not deal.over)

    @_few
    @given(data=st.data())
    def test_a_deal_always_ends(self, data: st.DataObject) -> None:
        deal = self._position(data).deal
        assert deal.clone().playout(FastSource(data.draw(st.integers(0, 2**32)))) < MOST_PLAYS

    @_few
    @given(data=st.data())
    def test_a_deal_ends_even_when_nobody_ever_answers(self, data: st.DataObject) -> None:
        deal = self._position(data).deal
        plays = 0
        while not deal.over:
            seat = deal.waits_for[0]
            deal.do(seat, deal.timeout(seat))
            plays += 1
            assert plays < MOST_PLAYS

    # Copies

    @_few
    @given(data=st.data())
    def test_a_clone_lives_a_life_of_its_own(self, data: st.DataObject) -> None:
        deal = self._position(data).deal
        before = snapshot(deal)
        twin = deal.clone()
        assert snapshot(twin) == before
        assert future(twin) == future(deal)
        twin.playout(FastSource(1))
        assert snapshot(deal) == before

    # Secrets

    def _told(self, deal: Deal, seat: int) -> list[object]:
        """All that a seat can find out: its view, its moves and how every candidate of its own is answered."""
        if seat < 0:
            return [deal.view(seat).as_dict()]
        answers = [deal.why_not(seat, move) for move in self.candidates(deal, seat)]
        return [deal.view(seat).as_dict(), deal.moves(seat), answers]

    @_few
    @given(data=st.data())
    def test_nobody_is_told_what_is_hidden_from_them(self, data: st.DataObject) -> None:
        """A guess differs from the truth only in what the seat cannot see."""
        position = self._position(data)
        for seat in position.readers:
            guess = self.game.guess(position.deal.view(seat), FastSource(data.draw(st.integers(0, 2**32))))
            assert self._told(guess, seat) == self._told(position.deal, seat)
            assert guess.waits_for == position.deal.waits_for
            self.check_cards_of_a_guess(position.deal, guess)

    def check_cards_of_a_guess(self, deal: Deal, guess: Deal) -> None:
        """A game that sets cards aside unseen says here what a guess may do with them."""
        assert self.all_cards(guess) == self.all_cards(deal)

    @_few
    @given(data=st.data())
    def test_a_guess_can_be_played_to_the_end(self, data: st.DataObject) -> None:
        position = self._position(data)
        for seat in position.readers:
            guess = self.game.guess(position.deal.view(seat), FastSource(3))
            assert guess.playout(FastSource(4)) < MOST_PLAYS
            assert guess.over

    @_few
    @given(data=st.data())
    def test_a_spectator_sees_no_hand(self, data: st.DataObject) -> None:
        deal = self._position(data).deal
        assert deal.over or not deal.view(-1).as_dict()["hand"]

    @_few
    @given(data=st.data())
    def test_what_lies_open_is_the_same_for_every_reader(self, data: st.DataObject) -> None:
        position = self._position(data)
        open_parts = [position.deal.view(seat).common() for seat in position.readers]
        assert all(part == open_parts[0] for part in open_parts)

    @_few
    @given(data=st.data())
    def test_whoever_may_not_know_a_card_is_not_told_it_by_an_event(self, data: st.DataObject) -> None:
        """Two deals that a seat cannot tell apart, and the same move of somebody else: it hears the same of both."""
        position = self._position(data)
        for observer in position.readers:
            guess = self.game.guess(position.deal.view(observer), FastSource(data.draw(st.integers(0, 2**32))))
            for seat in set(position.deal.movers) & set(guess.movers) - {observer}:
                moves = [move for move in position.deal.moves(seat) if move in guess.moves(seat)]
                for move in moves[:5]:
                    self._compare_news(position.deal.clone(), guess.clone(), seat, move, observer)

    def _compare_news(self, deal: Deal, guess: Deal, seat: int, move: int, observer: int) -> None:
        """The secret cards of the first event alone: what follows from them may differ."""
        for told, other in zip(deal.play(seat, move)[:1], guess.play(seat, move)[:1], strict=True):
            if told.audience != EVERYONE:
                assert told.seen_by(observer) == other.seen_by(observer)

    # Views over the network

    @_few
    @given(data=st.data())
    def test_a_view_is_what_was_declared_and_can_be_read_back(self, data: st.DataObject) -> None:
        position = self._position(data)
        declared = self.game.declared()
        for seat in position.readers:
            view = position.deal.view(seat)
            assert set(view.common()) == set(get_type_hints(declared.open)), "common() tells what the first part declares"
            assert set(view.own()) == set(get_type_hints(declared.own)), "own() tells what the second part declares"
            assert view.common()["phase"] in declared.phases
            assert self.game.read_view(cast("Seen", view.as_dict())).as_dict() == view.as_dict()

    # Notation

    @_few
    @given(data=st.data())
    def test_every_move_and_card_round_trips_through_its_notation(self, data: st.DataObject) -> None:
        position = self._position(data)
        game = self.game
        for seat in position.seats:
            for move in self.candidates(position.deal, seat):
                violation = position.deal.why_not(seat, move)
                if violation is None or violation.kind != MALFORMED:
                    assert game.parse_move(game.move_name(move)) == move
        for card in self.all_cards(position.deal):
            assert game.card_name(game.parse_card(card)) == card

    # Records and points

    @_few
    @given(data=st.data())
    def test_a_record_replays_to_the_same_match(self, data: st.DataObject) -> None:
        match = self._position(data).match
        record = record_of(match)
        again = replay(parse_record(record.to_json(), lambda _: self.game))
        assert record_of(again).to_json() == record.to_json()
        assert again.points == match.points
        assert snapshot(again.deal) == snapshot(match.deal)
        assert again.version == match.version

    @_fewer
    @given(data=st.data())
    def test_fast_and_checked_random_play_are_the_same_play(self, data: st.DataObject) -> None:
        setup: Setup = data.draw(setups(self.game))
        assert random_plays(setup, FastSource(7)) == random_match(setup, FastSource(7)).version

    @_few
    @given(data=st.data())
    def test_every_point_is_explained(self, data: st.DataObject) -> None:
        """The score sheets of every ending add up, line by line and seat by seat, and name rules."""
        match = random_match(data.draw(setups(self.game)), FastSource(data.draw(st.integers(0, 2**32))))
        assert match.outcome is not None
        for outcome in (*match.outcomes, match.outcome):
            explained(outcome, self.rules())

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_everything_that_happens_can_be_said(self, language: str) -> None:
        """Cards, moves, events, refusals, prompts and results: a word that is missing would end somebody's evening."""
        tell_some_matches(self.game, language, self.candidates)

    def rules(self) -> set[str]:
        """The ids of the game's rule book and of the shared one."""
        return {*rule_ids(self.game.name, USUAL), *rule_ids("all", USUAL)}

    @_few
    @given(data=st.data())
    def test_a_copy_of_an_ended_deal_tells_the_same(self, data: st.DataObject) -> None:
        match = Match(data.draw(setups(self.game)))
        source = FastSource(data.draw(st.integers(0, 2**32)))
        deal = match.deal
        deal.playout(source)
        assert deal.clone().outcome() == deal.outcome()
        for seat in range(-1, int(deal.players)):
            assert self.game.guess(deal.view(seat), source).outcome() == deal.outcome()

    def test_a_move_that_answers_any_other_position_is_stale(self) -> None:
        match = Match(Setup(self.game, self.game.nearest(3), {}, bytes(32)))
        source = FastSource(2)
        for version in range(4):
            if match.deal.over:
                break
            seat = match.deal.waits_for[0]
            move = match.deal.random_move(seat, source)
            for wrong in range(version + 3):
                if wrong != version:
                    with pytest.raises(Refused) as refused:
                        match.play(seat, move, wrong)
                    assert refused.value.violation == Violation("version", {"expected": str(version), "got": str(wrong)}, STALE)
            match.play(seat, move, version)
            assert match.version == version + 1

    def test_points_add_up_over_the_deals(self) -> None:
        match = random_match(Setup(self.game, self.game.nearest(3), {"length": 3}, b"\x05" * 32), FastSource(5))
        assert len(match.outcomes) == 3
        for seat in range(match.setup.players):
            assert match.points[seat] == self.game.start_points + sum(outcome.points[seat] for outcome in match.outcomes)
        assert match.outcome is not None
        target = min(match.points) if self.game.lowest_wins else max(match.points)
        assert [seat for seat, points in enumerate(match.points) if points == target] == list(match.outcome.winners)

    def test_the_same_seed_deals_the_same_cards_and_another_does_not(self) -> None:
        players = self.game.nearest(4)
        hands: list[Any] = [
            Match(Setup(self.game, players, {}, seed)).deal.view(0).as_dict()["hand"]
            for seed in (bytes(32), bytes(32), b"x" * 32)
        ]
        assert hands[0] == hands[1] != hands[2]

    def test_every_first_hand_is_dealt_fairly(self) -> None:
        """Each card comes to each seat about equally often over many deals."""
        deals, players = 400, self.game.nearest(4)
        seen: Counter[tuple[int, str]] = Counter()
        for number in range(deals):
            deal = Match(Setup(self.game, players, {}, number.to_bytes(32, "big"))).deal
            for seat in range(players):
                cards: Any = deal.view(seat).as_dict()["hand"]
                seen.update((seat, card) for card in set(cards))
        for card in {card for _, card in seen}:
            times = [seen[seat, card] for seat in range(players)]
            mean = sum(times) / players
            assert all(abs(count - mean) <= 6 * (mean + 1) ** 0.5 for count in times), (card, times)

    def test_both_engines_play_alike(self) -> None:
        """The fingerprint stands in the game's tests: run them on the interpreted and on the compiled engine."""
        assert not self.fingerprint or fingerprint(self.game) == self.fingerprint
