"""What a seat sees, and what it cannot. What needs exact cards is shown with Purple."""

import json

import pytest

from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.event import Event
from defifoo.core.game import Game
from defifoo.core.match import Match, Setup
from defifoo.core.refusal import Violation
from defifoo.games.purple.game import Purple
from defifoo.games.purple.stacked import stacked
from rules.at_the_table import SEED, every_game, play, seed
from tools.purple_cards import candidates

PURPLE = Purple()

# all.secret


@pytest.mark.rule("all.secret")
@every_game
@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_what_a_seat_cannot_see_changes_neither_its_view_nor_its_moves(game: Game, players: int) -> None:
    """Another deal that a seat cannot tell from the real one gives it the same view, moves and refusals."""
    source = FastSource(players)
    deal = Match(Setup(game, players, {}, seed(players))).deal
    for _ in range(40):
        for seat in range(-1, players):
            view = deal.view(seat)
            other = game.guess(view, source)
            assert other.view(seat) == view
            assert other.waits_for == deal.waits_for
            if seat >= 0:
                assert other.moves(seat) == deal.moves(seat)
        if deal.over:
            break
        mover = deal.waits_for[0]
        deal.do(mover, deal.random_move(mover, source))


@pytest.mark.rule("all.secret")
@every_game
def test_a_spectator_sees_no_hand_and_every_view_is_ready_to_be_sent(game: Game) -> None:
    deal = Match(Setup(game, 4, {}, SEED)).deal
    assert not deal.view(-1).as_dict().get("hand")
    for seat in range(-1, 4):
        seen = deal.view(seat).as_dict()
        assert json.loads(json.dumps(seen)) == seen


def refusals(deal: Deal, seat: int, moves: list[int]) -> list[Violation | None]:
    return [deal.why_not(seat, move) for move in moves]


@pytest.mark.rule("all.secret")
def test_two_hands_swapped_behind_a_player_look_the_same_to_them() -> None:
    here = stacked(["E1 E2", "E4 T1", "SUN OE"])
    there = stacked(["E1 E2", "SUN OE", "E4 T1"])
    for moves in ([], ["0 cw"], ["0 E1"]):
        play(PURPLE, here, *moves)
        play(PURPLE, there, *moves)
        for seat in (0, -1):
            assert here.view(seat) == there.view(seat)
        assert here.movers == there.movers
        assert refusals(here, 0, candidates(here, 0)) == refusals(there, 0, candidates(there, 0))
        assert here.view(1) != there.view(1)


@pytest.mark.rule("all.secret")
def test_a_seat_sees_its_own_hand_the_table_and_how_many_cards_and_tricks_everyone_has() -> None:
    deal = stacked(["E1 E2", "E4 T1", "SUN OE"])
    play(PURPLE, deal, "0 cw", "0 E1", "1 E4", "2 SUN", "1 T1")
    seen = deal.view(0).as_dict()
    assert (seen["hand"], seen["hand_sizes"], seen["trick"], seen["tricks"]) == (["E2"], [1, 0, 1], ["T1"], [0, 1, 0])
    hidden = PURPLE.parse_card("OE")
    assert deal.hands[2] == bit(hidden)
    assert "OE" not in json.dumps([value for key, value in seen.items() if key != "missing"])


@pytest.mark.rule("all.secret")
def test_at_the_count_everything_is_shown_to_everyone() -> None:
    deal = stacked(["E1", "E4", "SUN"])
    play(PURPLE, deal, "0 cw", "0 E1", "1 E4", "2 SUN")
    for seat in (-1, 0, 1, 2):
        seen = deal.view(seat).as_dict()
        assert seen["won"] == [[], ["E1", "E4", "SUN"], []]
        assert seen["points"] == [0, -10, -50]


@pytest.mark.rule("all.secret")
def test_events_are_the_same_when_everything_about_them_is() -> None:
    """Who may know the cards, too: tests and programs compare them."""
    event = Event("drew", 1, b"\x05", 2, 3, 0b10)
    assert event == Event("drew", 1, b"\x05", 2, 3, 0b10)
    assert hash(event) == hash(Event("drew", 1, b"\x05", 2, 3, 0b10))
    for other in (
        Event("gave", 1, b"\x05", 2, 3, 0b10),
        Event("drew", 0, b"\x05", 2, 3, 0b10),
        Event("drew", 1, b"\x06", 2, 3, 0b10),
        Event("drew", 1, b"\x05", 0, 3, 0b10),
        Event("drew", 1, b"\x05", 2, 4, 0b10),
        Event("drew", 1, b"\x05", 2, 3, 0b11),
        "drew",
    ):
        assert event != other
