"""A game that says nothing of itself to those who study it is studied all the same."""

import random

import pytest

from defifoo.core.chance import FastSource, Source
from defifoo.core.deal import Deal, View
from defifoo.core.game import Game, Options
from defifoo.core.match import Setup
from defifoo.core.seen import ANY_GAME
from defifoo.games.shelf import GAMES
from defifoo.research.compiled.layout import WINDOW, layout
from defifoo.research.compiled.observe import Writer
from defifoo.research.compiled.sequence import Sequence, begin
from defifoo.research.records import Decision, match_of
from defifoo.research.scores import reward_range

SPOKEN = GAMES["purple"]


class Silent(Game):
    """Purple with every default of `Studied`."""

    def __init__(self) -> None:
        self.name = "silent"
        self.options = SPOKEN.options
        self.lowest_wins = True
        self.start_points = 0

    def card_name(self, card: int) -> str:
        return SPOKEN.card_name(card)

    def parse_card(self, text: str) -> int:
        return int(SPOKEN.parse_card(text))

    def move_name(self, move: int) -> str:
        return SPOKEN.move_name(move)

    def parse_move(self, text: str) -> int:
        return int(SPOKEN.parse_move(text))

    def deal(self, players: int, options: Options, dealer: int, seed: bytes, number: int) -> Deal:
        return SPOKEN.deal(players, options, dealer, seed, number)

    def guess(self, view: View, source: Source) -> Deal:
        return SPOKEN.guess(view, source)


def begun(game: Game, players: int = 3) -> Sequence:
    return begin(game, players, game.check_options(players, {"length": 2}), bytes(32))


def test_its_actions_are_its_moves_and_its_decisions_a_match() -> None:
    game, pick = Silent(), random.Random(1)
    sequence, decisions = begun(game), []
    while not sequence.over:
        legal = [int(action) for action in sequence.legal()]
        assert legal == [int(move) for move in sequence.deal.moves(sequence.seat)]
        decisions.append(Decision(int(sequence.seat), pick.choice(legal)))
        assert game.action_name(decisions[-1].action) == game.move_name(decisions[-1].action)
        sequence.apply(decisions[-1].action)
    options = game.check_options(3, {"length": 2})
    match = match_of(Setup(game, 3, options, bytes(32)), decisions)
    assert match.over
    assert match.points == [int(points) for points in sequence.points]


def test_its_observation_tells_the_own_cards_and_how_many_the_others_hold() -> None:
    game, pick = Silent(), random.Random(2)
    sequence, writer = begun(game), Writer(game, 3, WINDOW, all_seeing=True)
    bits, numbers = layout(game, 3)
    parts = [*bits, *numbers, *game.hidden_parts(3)]
    assert [name for name, _ in parts][:4] == ["dealer", "waits", "asked", "asked_out_of_turn"]
    for _ in range(60):
        for me in range(3):
            seen, named = list(bytes(writer.observe(sequence, me))), {}
            for name, size in parts:
                named[name], seen = seen[:size], seen[size:]
            assert not seen
            hands = [hand_of(sequence, (me + distance) % 3) for distance in range(3)]
            assert named["hand"] == hands[0]
            assert named["all_hands"] == hands[0] + hands[1] + hands[2]
            assert named["hand_sizes"] == [sum(hand) for hand in hands]
            assert named["asked"] == named["waits"][:1] == [int(sequence.seat == me)]
        sequence.apply(pick.choice(sequence.legal()))
    assert sequence.number == 2


def hand_of(sequence: Sequence, seat: int) -> list[int]:
    told = sequence.deal.view(seat).as_dict()["hand"]
    assert isinstance(told, list)
    held = [int(SPOKEN.parse_card(card)) for card in told]
    return [held.count(face) for face in range(64)]


def test_few_points_are_better_where_the_fewest_win() -> None:
    least, most = reward_range(Silent(), 1)
    assert (least, most) == (-10.0, 10.0)
    assert Silent().reward_scale() == -0.01


def test_a_move_beyond_its_actions_is_named() -> None:
    game = Silent()
    game.actions = 20
    with pytest.raises(ValueError, match="but there are only 20 actions"):
        begun(game).legal()


def test_the_last_move_that_is_an_action_is_one_below_their_number() -> None:
    game = Silent()
    highest = max(int(move) for move in begun(game).legal())
    game.actions = highest + 1
    assert max(int(move) for move in begun(game).legal()) == highest
    game.actions = highest
    with pytest.raises(ValueError, match=f"is move {highest}, but there are only {highest} actions"):
        begun(game).legal()


def test_nobody_is_asked_out_of_turn_and_everything_played_is_seen() -> None:
    game = Silent()
    assert (int(game.actions), int(game.faces)) == (128, 64)
    assert (int(game.let_pass), int(game.secret_from), int(game.interrupters(begun(game).deal))) == (-1, 1024, 0)
    assert [int(game.logged(action, 0)) for action in (0, 7)] == [0, 7]


def test_it_has_no_lessons_and_shows_what_any_game_does() -> None:
    assert Silent().lessons() == []
    assert Silent().declared() is ANY_GAME


def test_its_guesses_are_made_one_by_one() -> None:
    game, view = Silent(), begun(Silent()).deal.view(1)
    guesses, source = game.guesses(view), FastSource(4)
    for _ in range(3):
        assert guesses.draw(source).view(1).as_dict() == view.as_dict()


def test_any_deal_may_follow_any_other() -> None:
    assert Silent().may_follow(bytes(32), 3, 0, 0, 1) is True
