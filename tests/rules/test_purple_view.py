"""What a seat may know, guesses that fit it, copies, and laws that hold in any position."""

import json

import pytest

from defifoo.client.views import view_from
from defifoo.core.bits import bit, members, size
from defifoo.core.chance import FastSource
from defifoo.core.deal import Deal
from defifoo.games.purple.deal import PurpleDeal
from defifoo.games.purple.deck import CARD_NAMES, deck_mask
from defifoo.games.purple.game import Purple
from defifoo.games.purple.stacked import stacked
from defifoo.games.purple.view import PurpleView
from rules.at_the_table import play
from tools.purple_cards import all_cards, candidates

PURPLE = Purple()


def dealt(players: int, number: int, short: int = 0) -> PurpleDeal:
    options = PURPLE.check_options(players, {"short": short})
    deal = PURPLE.deal(players, options, number % players, number.to_bytes(32, "big"), 1)
    assert isinstance(deal, PurpleDeal)
    return deal


def as_purple(deal: Deal) -> PurpleDeal:
    assert isinstance(deal, PurpleDeal)
    return deal


def test_the_view_tells_the_phase_and_who_may_move() -> None:
    deal = stacked(["E1", "E2", "E4"], dealer=2)
    phases = []
    for move in ("2 ccw", "2 E4", "1 E2", "0 E1"):
        seen = deal.view(0).as_dict()
        assert seen["movers"] == seen["waits_for"] == list(deal.waits_for)
        phases.append(seen["phase"])
        play(PURPLE, deal, move)
    assert phases == ["direction", "play", "play", "play"]
    seen = deal.view(0).as_dict()
    assert (seen["phase"], seen["movers"], seen["over"], seen["points"]) == ("over", [], True, [0, 0, -10])


def test_with_two_players_the_first_phase_is_play() -> None:
    assert stacked(["E1", "E2"]).view(1).as_dict()["phase"] == "play"


def test_the_view_reads_like_the_table() -> None:
    deal = stacked(["E9 T1", "J1 SUN", "E2 ET"], "no-alien O", dealer=1)
    play(PURPLE, deal, "1 ccw", "1 J1")
    seen = deal.view(2).as_dict()
    assert json.loads(json.dumps(seen)) == {
        "game": "purple",
        "seat": 2,
        "phase": "play",
        "players": 3,
        "dealer": 1,
        "short": False,
        "last_always": False,
        "planet_spacecraft": False,
        "challenge": "no-alien",
        "challenge_colour": "O",
        "hand": ["E2", "ET"],
        "hand_sizes": [2, 1, 2],
        "direction": -1,
        "waits_for": [0],
        "movers": [0],
        "leader": 1,
        "trick": ["J1"],
        "called": "J",
        "best_seat": 1,
        "tricks": [0, 0, 0],
        "won": [[], [], []],
        "missing": [[], [], []],
        "sun_last": -1,
        "last_trick": [],
        "last_winner": -1,
        "over": False,
        "points": None,
    }


@pytest.mark.parametrize("lead", ["SUN", "E1", "T1", "J1", "A1", "O1", "ET", "TJ", "JA", "AO", "OE"])
def test_what_is_called_is_read_back_from_its_letters(lead: str) -> None:
    deal = stacked([f"{lead} E5", "J2 A2"])
    play(PURPLE, deal, f"0 {lead}")
    for seat in (0, 1):
        view, read = deal.view(seat), view_from(PURPLE, deal.view(seat).as_dict())
        assert isinstance(read, PurpleView)
        assert read.called == view.called


def test_how_much_the_card_that_is_ahead_counts_is_read_back() -> None:
    """What the nets see as well: a planet's rank, 3 for a Spacecraft, -1 where nothing is ahead, as after a led Sun."""
    counts = {name: int(name[1:]) for name in CARD_NAMES if name[1:].isdigit()}
    counts |= dict.fromkeys(["ET", "TJ", "JA", "AO", "OE"], 3) | {"SUN": -1}
    assert set(counts) == set(CARD_NAMES)
    for lead, expected in counts.items():
        deal = stacked([lead, "E2" if lead == "E1" else "E1"])
        assert strengths(deal) == (-1, -1)
        play(PURPLE, deal, f"0 {lead}")
        assert strengths(deal) == (expected, expected), lead


def strengths(deal: PurpleDeal) -> tuple[int, int]:
    """What the card that is ahead counts, in a view and in what is read back of it."""
    view = deal.view(1)
    read = view_from(PURPLE, view.as_dict())
    assert isinstance(read, PurpleView)
    return int(view.best_strength), int(read.best_strength)


def colour_cards(colour: str, short: bool = False) -> list[str]:
    """The planets and the two Spacecraft of a colour."""
    names = [PURPLE.card_name(card) for card in members(deck_mask(short))]
    return [name for name in names if colour in name and name != "SUN"]


def test_who_throws_away_shows_to_hold_neither_the_planet_nor_its_spacecraft() -> None:
    deal = stacked(["E9 T1 A1", "J1 E1 A2", "E2 ET A4"])
    play(PURPLE, deal, "0 cw", "0 T1", "1 J1")
    seen = deal.view(2).as_dict()
    assert seen["missing"] == [[], colour_cards("T"), []]
    assert {"ET", "TJ", "T10"} < set(colour_cards("T"))
    play(PURPLE, deal, "2 ET")
    assert deal.view(2).as_dict()["missing"] == [[], colour_cards("T"), []]


def test_who_throws_away_on_an_open_choice_shows_to_hold_neither_colour() -> None:
    deal = stacked(["ET T1 A1", "J1 J2 A2", "E2 OE A4"])
    play(PURPLE, deal, "0 cw", "0 ET", "1 J1")
    shown = {PURPLE.card_name(card) for card in members(deal.missing[1])}
    assert shown == {*colour_cards("E"), *colour_cards("T")}
    assert len(shown) == 23


def test_in_the_short_deck_nobody_is_said_to_miss_a_card_that_does_not_exist() -> None:
    deal = stacked(["T1", "J1"], short=True)
    play(PURPLE, deal, "0 T1", "1 J1")
    assert deal.view(0).as_dict()["missing"] == [[], colour_cards("T", short=True)]
    assert "T3" not in colour_cards("T", short=True)


@pytest.mark.parametrize("short", [0, 1])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_guess_gives_back_the_view_at_every_moment(players: int, short: int) -> None:
    deal = dealt(players, players, short)
    source = FastSource(players)
    total = size(deck_mask(short == 1))
    while True:
        for seat in range(-1, players):
            view = deal.view(seat)
            own = members(deal.hands[seat]) if seat >= 0 else []
            assert view.as_dict()["hand"] == [PURPLE.card_name(card) for card in own]
            guessed = as_purple(PURPLE.guess(view, source))
            assert guessed.view(seat) == view
            assert len(all_cards(guessed)) == len(set(all_cards(guessed))) == total // players * players
            assert all(guessed.hands[other] & deal.missing[other] == 0 for other in range(players))
        if deal.over:
            return
        seat = deal.waits_for[0]
        deal.do(seat, deal.random_move(seat, source))


def test_every_way_the_hidden_cards_can_lie_is_guessed() -> None:
    # Seat 1 could not follow Ember; the hidden cards are J1 T1 A1 of the others and all those set aside.
    deal = stacked(["E1 E2", "J1 T1", "E4 A1"])
    play(PURPLE, deal, "0 cw", "0 E1", "1 J1", "2 E4")
    source = FastSource(1)
    places: dict[str, set[int]] = {"T1": set(), "E10": set(), "ET": set(), "SUN": set()}
    for _ in range(3000):
        guessed = as_purple(PURPLE.guess(deal.view(0), source))
        for card, seen in places.items():
            held = [seat for seat in range(3) if guessed.hands[seat] & bit(PURPLE.parse_card(card))]
            seen.add(held[0] if held else -1)
    assert places == {"T1": {-1, 1, 2}, "E10": {-1, 2}, "ET": {-1, 2}, "SUN": {-1, 1, 2}}


def test_a_guess_played_on_ends_like_any_set() -> None:
    deal = stacked(["ET E2", "SUN T1", "E4 A1"])
    play(PURPLE, deal, "0 cw", "0 ET", "1 SUN")
    guessed = as_purple(PURPLE.guess(deal.view(2), FastSource(3)))
    assert [PURPLE.move_name(move) for move in guessed.moves(2)] == ["E4"]
    play(PURPLE, guessed, "2 E4")
    assert list(guessed.tricks) == [0, 0, 1]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_what_is_offered_what_is_refused_and_what_chance_plays_agree(players: int) -> None:
    source = FastSource(players)
    for number in range(4):
        deal = dealt(players, number, number % 2)
        cards = all_cards(deal)
        while not deal.over:
            for seat in range(players):
                legal = [move for move in candidates(deal, seat) if deal.why_not(seat, move) is None]
                assert legal == deal.moves(seat)
                assert bool(legal) == (seat in deal.movers)
            seat = deal.waits_for[0]
            assert deal.why_not(seat, deal.timeout(seat)) is None
            move = deal.random_move(seat, source)
            assert move in deal.moves(seat)
            deal.do(seat, move)
            assert all_cards(deal) == cards
        assert sum(deal.tricks) == len(cards) // players


def test_a_copy_goes_its_own_way() -> None:
    deal = dealt(4, 7)
    source = FastSource(7)
    for _ in range(10):
        deal.do(deal.waits_for[0], deal.random_move(deal.waits_for[0], source))
    before = [deal.view(seat) for seat in range(4)]
    twin = deal.clone()
    assert [twin.view(seat) for seat in range(4)] == before
    twin.playout(source)
    assert twin.over
    assert [deal.view(seat) for seat in range(4)] == before
