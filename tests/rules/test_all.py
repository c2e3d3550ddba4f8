"""The rules of the turn that the games share, and what can be chosen. What needs exact cards is shown with Purple."""

import pytest

from defifoo.core.game import Game
from defifoo.core.match import Match, Setup
from defifoo.core.refusal import MALFORMED, NOT_YOURS, Refused, Violation
from defifoo.core.saying import Cards, Sentence, direction_line, trick_line
from defifoo.games.purple.game import Purple
from defifoo.games.purple.stacked import stacked
from defifoo.games.shelf import OURS
from rules.at_the_table import SEED, every_game, offers, play, refusal, refused_by, seed

PURPLE = Purple()

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
        ("red", [("length", 0, 1, 20, False, 1), ("charmer", 0, 0, 1, True, 1)]),
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
