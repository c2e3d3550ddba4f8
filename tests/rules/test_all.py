"""The rules that the games share. What needs exact cards is shown with Purple."""

import json

import pytest

from defifoo.core.bits import bit
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.core.game import AS_MANY_AS_PLAYERS, Game
from defifoo.core.match import Match, Setup
from defifoo.core.refusal import MALFORMED, NOT_YOURS, Refused, Violation
from defifoo.core.saying import Cards, Sentence, direction_line, trick_line
from defifoo.games.purple.game import Purple
from defifoo.games.purple.stacked import stacked
from defifoo.games.shelf import GAMES, OURS
from rules.at_the_table import offers, play, refusal, refused_by
from tools.purple_cards import candidates

PURPLE = Purple()
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())

SEED = bytes(range(32))


def seed(number: int) -> bytes:
    return number.to_bytes(32, "big")


def play_at_random(match: Match, source: FastSource) -> None:
    """Play the running deal to its end, moved on by the seats that the table waits for."""
    deal = match.deal
    while not deal.over:
        seat = deal.waits_for[0]
        match.play(seat, deal.random_move(seat, source))


# all.players


@pytest.mark.rule("all.players")
@every_game
def test_two_to_six_play(game: Game) -> None:
    for players in range(2, 7):
        match = Match(Setup(game, players, {}, SEED))
        assert match.deal.players == players
        assert len(match.points) == players


@pytest.mark.rule("all.players")
@every_game
@pytest.mark.parametrize("players", [-1, 0, 1, 7])
def test_fewer_than_two_or_more_than_six_do_not(game: Game, players: int) -> None:
    with pytest.raises(Refused) as caught:
        Setup(game, players, {}, SEED)
    assert caught.value.violation == Violation("players", {"text": str(players)}, MALFORMED)


# all.direction


@pytest.mark.rule("all.direction")
@every_game
def test_the_dealer_chooses_the_direction_before_anything_else(game: Game) -> None:
    """With three players: in Red more players would part into teams first."""
    for number in range(4):
        deal = Match(Setup(game, 3, {}, seed(number))).deal
        dealer = int(deal.dealer)
        assert deal.waits_for == (dealer,)
        assert offers(game, deal, dealer) == ["ccw", "cw"]
        for other in range(3):
            if other != dealer:
                assert refusal(game, deal, f"{other} cw") is not None
        play(game, deal, f"{dealer} ccw")
        assert refusal(game, deal, f"{dealer} cw") is not None


@pytest.mark.rule("all.direction")
@every_game
def test_with_two_players_the_direction_is_not_asked(game: Game) -> None:
    deal = Match(Setup(game, 2, {}, SEED)).deal
    dealer = int(deal.dealer)
    assert not {"cw", "ccw"} & set(offers(game, deal, dealer))
    assert refusal(game, deal, f"{dealer} cw") is not None


@pytest.mark.rule("all.direction")
@pytest.mark.parametrize(("chosen", "second"), [("cw", 2), ("ccw", 0)])
def test_the_dealer_looks_at_the_cards_and_the_challenge_chooses_and_leads(chosen: str, second: int) -> None:
    deal = stacked(["E1 E2", "E4 E5", "E6 E7"], "not-last", dealer=1)
    seen = deal.view(1).as_dict()
    assert (seen["hand"], seen["challenge"], seen["phase"]) == (["E4", "E5"], "not-last", "direction")
    assert refusal(PURPLE, deal, "1 E4") == Violation("all.direction")
    assert refused_by(PURPLE, deal, "0 cw") == "all.turn-order"
    events = play(PURPLE, deal, f"1 {chosen}")
    assert [(event.name, event.seat, event.count) for event in events] == [("direction", 1, 1 if chosen == "cw" else -1)]
    assert deal.waits_for == (1,)
    assert refusal(PURPLE, deal, "1 cw") == Violation("all.direction")
    play(PURPLE, deal, "1 E4")
    assert deal.waits_for == (second,)


# all.turn-order


@pytest.mark.rule("all.turn-order")
@pytest.mark.parametrize(("direction", "order"), [("cw", [2, 3, 0, 1]), ("ccw", [2, 1, 0, 3])])
def test_play_passes_from_seat_to_seat_in_the_chosen_direction(direction: str, order: list[int]) -> None:
    hands = ["E1 T1", "E2 T2", "E9 T4", "E4 T5"]
    deal = stacked(hands, dealer=2)
    play(PURPLE, deal, f"2 {direction}")
    for seat in order:
        assert deal.waits_for == deal.movers == (seat,)
        for other in range(4):
            if other != seat:
                assert deal.moves(other) == []
                card = hands[other].split()[1]
                assert refusal(PURPLE, deal, f"{other} {card}") == Violation("all.turn-order", {"seat": str(seat)}, NOT_YOURS)
        play(PURPLE, deal, f"{seat} {hands[seat].split()[0]}")
    assert deal.waits_for == (2,)


@pytest.mark.rule("all.turn-order")
def test_the_direction_holds_for_the_whole_deal() -> None:
    deal = stacked(["E1 T1", "E2 T2", "E9 T4"])
    play(PURPLE, deal, "0 ccw", "0 E1", "2 E9", "1 E2", "2 T4")
    assert deal.waits_for == (1,)


@pytest.mark.rule("all.turn-order")
def test_two_players_take_turns() -> None:
    deal = stacked(["E1 T1", "E2 T2"], dealer=1)
    assert deal.waits_for == (1,)
    play(PURPLE, deal, "1 E2")
    assert deal.waits_for == (0,)


# all.own-cards


@pytest.mark.rule("all.own-cards")
def test_a_card_that_one_does_not_hold_cannot_be_played() -> None:
    deal = stacked(["E1 T1", "E2 T2"])
    assert refusal(PURPLE, deal, "0 E2") == Violation("all.own-cards", {"card": "E2"})
    assert refusal(PURPLE, deal, "0 SUN") == Violation("all.own-cards", {"card": "SUN"})
    play(PURPLE, deal, "0 E1", "1 E2", "1 T2")
    assert refusal(PURPLE, deal, "0 E1") == Violation("all.own-cards", {"card": "E1"})


@pytest.mark.rule("all.own-cards")
def test_a_refused_card_changes_nothing() -> None:
    deal = stacked(["E1 T1", "E2 T2"])
    before = [deal.view(seat) for seat in (-1, 0, 1)]
    with pytest.raises(Refused):
        play(PURPLE, deal, "0 E2")
    assert [deal.view(seat) for seat in (-1, 0, 1)] == before


# all.dealer.next


@pytest.mark.rule("all.dealer.next")
@every_game
def test_the_first_dealer_is_drawn_at_random(game: Game) -> None:
    for players in (2, 6):
        dealers = [int(Match(Setup(game, players, {}, seed(number))).deal.dealer) for number in range(60)]
        assert set(dealers) == set(range(players))
    assert Match(Setup(game, 6, {}, SEED)).deal.dealer == Match(Setup(game, 6, {}, SEED)).deal.dealer


@pytest.mark.rule("all.dealer.next")
@pytest.mark.parametrize("direction", ["cw", "ccw"])
def test_the_deal_passes_clockwise_whatever_the_direction_of_play(direction: str) -> None:
    match = Match(Setup(PURPLE, 3, {}, SEED))
    dealer = int(match.deal.dealer)
    source = FastSource(5)
    for _ in range(4):
        match.play(dealer, PURPLE.parse_move(direction))
        play_at_random(match, source)
        match.next_deal()
        dealer = (dealer + 1) % 3
        assert match.deal.dealer == dealer
        assert match.deal.waits_for == (dealer,)


# all.match


@pytest.mark.rule("all.match")
@every_game
def test_each_game_has_its_length_and_may_be_shortened_to_a_single_deal(game: Game) -> None:
    lengths = {"purple": [5] * 5, "yellow": [10] * 5, "blue": [3] * 5, "red": [2, 3, 4, 5, 6]}
    assert [game.default_options(players)["length"] for players in range(2, 7)] == lengths[game.name]
    match = Match(Setup(game, 3, {"length": 1}, SEED))
    play_at_random(match, FastSource(1))
    assert match.over
    with pytest.raises(Refused):
        Setup(game, 3, {"length": 0}, SEED)


@pytest.mark.rule("all.match")
def test_a_match_of_purple_is_never_longer_than_five_sets() -> None:
    with pytest.raises(Refused):
        Setup(PURPLE, 3, {"length": 6}, SEED)


@pytest.mark.rule("all.match")
@every_game
def test_deals_are_chained_and_points_added_up(game: Game) -> None:
    match = Match(Setup(game, 4, {"length": 3}, SEED))
    source = FastSource(2)
    for number in (1, 2, 3):
        assert (match.number, match.over, match.outcome) == (number, False, None)
        with pytest.raises(Refused) as caught:
            match.next_deal()
        assert caught.value.violation == Violation("all.match", kind=NOT_YOURS)
        play_at_random(match, source)
        if number < 3:
            match.next_deal()
    assert match.over
    with pytest.raises(Refused):
        match.next_deal()
    totals = [game.start_points + sum(outcome.points[seat] for outcome in match.outcomes) for seat in range(4)]
    assert match.points == totals
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.points) == ("all.match", tuple(totals))
    wanted = min(totals) if game.lowest_wins else max(totals)
    assert outcome.winners == tuple(seat for seat in range(4) if totals[seat] == wanted)


# all.tie


@pytest.mark.rule("all.tie")
@every_game
def test_players_level_on_the_best_points_share_the_win(game: Game) -> None:
    best, worse = (0, 10) if game.lowest_wins else (10, 0)
    assert game.winners((worse, best, best)) == (1, 2)
    assert game.winners((best, worse, worse)) == (0,)
    assert game.winners((7, 7, 7)) == (0, 1, 2)


@pytest.mark.rule("all.tie")
def test_a_match_that_ends_level_is_won_by_both() -> None:
    match = Match(Setup(PURPLE, 3, {"length": 1}, SEED))
    match.deal = stacked(["E1 T2", "E2 T1", "E4 T4"])
    for seat, move in ((0, "cw"), (0, "E1"), (1, "E2"), (2, "E4"), (2, "T4"), (0, "T2"), (1, "T1")):
        match.play(seat, PURPLE.parse_move(move))
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.points, outcome.winners) == ((1000, 1000, 980), (0, 1))


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


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (
            "purple",
            [
                ("length", 5, 1, 5, False, 1),
                ("short", 0, 0, 1, True, 1),
                ("last_always", 0, 0, 1, True, 2),
                ("planet_spacecraft", 0, 0, 1, True, 2),
            ],
        ),
        ("blue", [("length", 3, 1, 20, False, 1)]),
        (
            "yellow",
            [
                ("length", 10, 1, 10, False, 1),
                ("level", 3, 1, 3, False, 1),
                ("mistakes", 0, 0, 1, True, 1),
                ("thanks", 1, 0, 1, True, 1),
            ],
        ),
        ("red", [("length", AS_MANY_AS_PLAYERS, 1, 20, False, 1), ("charmer", 0, 0, 1, True, 1)]),
    ],
)
def test_what_can_be_chosen_and_since_which_rules(game: str, options: list[tuple[object, ...]]) -> None:
    """Name, what it is unless somebody says otherwise, the least and the most, since when. Old records go by these."""
    known = [(each.name, each.default, each.low, each.high, each.switch, each.since) for each in OURS[game].options]
    assert known == options


@pytest.mark.parametrize(
    ("game", "lays", "gathers"),
    [
        ("purple", "played", "took-trick"),
        ("blue", "opened laid cancelled moon stole answered lightning struck iceberg exchanged", ""),
        ("yellow", "played joker drew gave swapped mistake pile-remade", ""),
        ("red", "played slammed hand-to-bank", "took-round bomb bomb-led bank bank-led table-to-bank"),
    ],
)
def test_the_events_in_which_cards_travel_are_given_time_to_be_seen(game: str, lays: str, gathers: str) -> None:
    assert (OURS[game].lays, OURS[game].gathers) == (tuple(lays.split()), tuple(gathers.split()))


def test_the_cards_of_a_trick_are_said_with_who_played_them() -> None:
    (empty,) = trick_line([], 1, -1, 3)
    assert (empty.key, empty.parts) == ("cli-table-empty", {})
    (said,) = trick_line(["E1", "E2", "E3"], 1, -1, 3)
    cards = said.parts["cards"]
    assert isinstance(cards, Cards)
    assert (said.key, cards.names, cards.seats) == ("cli-table", ["E1", "E2", "E3"], [1, 0, 2])


@pytest.mark.rule("all.direction")
@pytest.mark.parametrize(("direction", "way"), [(1, "all-direction-cw"), (-1, "all-direction-ccw")])
def test_the_direction_is_said(direction: int, way: str) -> None:
    (said,) = direction_line(direction)
    named = said.parts["direction"]
    assert isinstance(named, Sentence)
    assert (said.key, named.key) == ("cli-direction", way)
