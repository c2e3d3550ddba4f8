"""The parts of an observation, worked out a second time from what a view tells in notation."""

from collections.abc import Callable, Sequence
from typing import Any

from defifoo.games.blue.deck import CARD_NAMES as BLUE_CARDS
from defifoo.games.blue.deck import COLOURS as LINES
from defifoo.games.blue.deck import card_names as blue_names
from defifoo.games.purple.deck import CARD_NAMES as PURPLE_CARDS
from defifoo.games.purple.deck import CHALLENGES, COLOURS
from defifoo.games.red.deck import CARD_NAMES as RED_CARDS
from defifoo.games.red.deck import SUITS
from defifoo.games.yellow.deck import CARD_NAMES as YELLOW_CARDS
from defifoo.games.yellow.deck import COLOURS as TINTS
from defifoo.games.yellow.deck import SYMBOLS
from defifoo.games.yellow.phases import PHASES
from defifoo.research.compiled import sequence as play

SUN, RAINBOW, MOON = BLUE_CARDS[0], BLUE_CARDS[1], BLUE_CARDS[2]
LIGHTS = 30
"""Suns and Rainbows in the deck of Blue."""

Parts = dict[str, list[int]]


def byte(number: int) -> int:
    return max(0, min(255, number))


def one_of(choices: Sequence[object], value: object) -> list[int]:
    return [int(choice == value) for choice in choices]


def amounts(names: Sequence[str], cards: list[str]) -> list[int]:
    return [cards.count(name) for name in names]


class Round:
    """The seats as one of them counts: oneself, then clockwise."""

    def __init__(self, me: int, players: int) -> None:
        self.seats = [(me + distance) % players for distance in range(players)]

    def seat(self, seat: int | None) -> list[int]:
        return one_of(self.seats, seat)

    def members(self, seats: list[int]) -> list[int]:
        return [int(seat in seats) for seat in self.seats]

    def each(self, values: list[int]) -> list[int]:
        return [byte(values[seat]) for seat in self.seats]

    def cards(self, names: Sequence[str], hands: list[list[str]]) -> list[int]:
        return [number for seat in self.seats for number in amounts(names, hands[seat])]


def direction(view: dict[str, Any]) -> list[int]:
    return one_of((1, -1), view["direction"])


def turn(view: dict[str, Any]) -> int | None:
    return view["waits_for"][0] if view["waits_for"] else None


def table(view: dict[str, Any], players: int) -> list[list[str]]:
    """The card of each seat in the trick."""
    hands: list[list[str]] = [[] for _ in range(players)]
    for place, card in enumerate(view["trick"]):
        hands[(view["leader"] + place * view["direction"]) % players].append(card)
    return hands


def expected_parts(sequence: play.Sequence, me: int) -> Parts:
    deal_view: Any = sequence.deal.view(me)
    players = int(sequence.players)
    seats = Round(me, players)
    view = deal_view.as_dict()
    parts = GAMES_PARTS[view["game"]](view, deal_view, seats, players)
    if view["game"] == "blue":
        parts["aside"] = amounts(BLUE_CARDS, blue_names(sequence.begun if sequence.seat == me else 0))
    return parts | match_parts(sequence, me, seats)


def match_parts(sequence: play.Sequence, me: int, seats: Round) -> Parts:
    points = [int(scored) for scored in sequence.points]
    history: list[int] = []
    for back in range(8):
        entry = int(sequence.log_entry(back, me))
        seat, action = divmod(entry, 1024)
        history += [0, 0, 0] if entry < 0 else [seats.seats.index(seat) + 1, *divmod(action, 128)]
    return {
        "asked": [int(sequence.seat == me)],
        "asked_out_of_turn": [int(sequence.seat == me and sequence.out_of_turn)],
        "scores": seats.each([128 + (scored - points[me]) // 10 for scored in points]),
        "deal": [int(sequence.number)],
        "deals_left": [int(sequence.length - sequence.number)],
        "history": history,
    }


def trick_parts(view: dict[str, Any], seats: Round, players: int, cards: Sequence[str]) -> Parts:
    """Of the two trick games."""
    return {
        "hand": amounts(cards, view["hand"]),
        "table": seats.cards(cards, table(view, players)),
        "won": seats.cards(cards, view["won"]),
        "voids": seats.cards(cards, view["missing"]),
        "dealer": seats.seat(view["dealer"]),
        "leader": seats.seat(view["leader"]),
        "turn": seats.seat(turn(view)),
        "best": seats.seat(view["best_seat"]),
        "direction": direction(view),
        "hand_sizes": seats.each(view["hand_sizes"]),
    }


def purple_parts(view: dict[str, Any], _: Any, seats: Round, players: int) -> Parts:
    crafts = [COLOURS[first] + COLOURS[(first + 1) % 5] for first in range(5)]
    return trick_parts(view, seats, players, PURPLE_CARDS) | {
        "called": one_of([*COLOURS, *crafts], view["called"]),
        "challenge": one_of(CHALLENGES, view["challenge"]),
        "challenge_colour": one_of(COLOURS, view["challenge_colour"]),
        "short_deck": [int(view["short"])],
        "sun_last": seats.seat(view["sun_last"]),
        "tricks": seats.each(view["tricks"]),
    }


def red_parts(view: dict[str, Any], _: Any, seats: Round, players: int) -> Parts:
    team, me = view["team"], seats.seats[0]
    side = [seat for seat in range(players) if team and (seat in team) == (me in team)]
    return trick_parts(view, seats, players, RED_CARDS) | {
        "bank": amounts(RED_CARDS, view["bank"]),
        "led": one_of(SUITS, view["led"]),
        "team": seats.members(side),
        "charmer": [int(view["charmer"])],
        "bewitched": [int(view["bewitched"])],
        "bank_face_down": [view["bank_size"] - len(view["bank"])],
    }


def blue_parts(view: dict[str, Any], own: Any, seats: Round, players: int) -> Parts:
    lines = [view["lines"][seat].get(colour, {}) for seat in seats.seats for colour in LINES]
    weather = [line.get("weather", []) for line in lines]
    continents = [line.get("continents", []) for line in lines]
    faces = [[BLUE_CARDS[5 + 5 * (place % 3) + kind] for kind in range(5)] for place in range(3 * players)]
    moon = view["moon"] or {"attacker": None, "victim": None, "colour": None}
    return {
        "opened": [int(bool(line)) for line in lines],
        "stopped": [int(laid[-1:] == [MOON]) for laid in weather],
        "rainbowed": [int(laid[-1:] == [RAINBOW]) for laid in weather],
        "frozen": [int(line.get("frozen", False)) for line in lines],
        "last_continent": [bit for laid, kinds in zip(continents, faces, strict=True) for bit in amounts(kinds, laid[-1:])],
        "dealer": seats.seat(view["dealer"]),
        "turn": seats.seat(int(own.turn)),
        "attacker": seats.seat(moon["attacker"]),
        "attacked": [int(moon["victim"] == seat and moon["colour"] == colour) for seat in seats.seats for colour in LINES],
        "direction": direction(view),
        "first_turn": [int(own.first_turn)],
        "hand": amounts(BLUE_CARDS, view["hand"]),
        "continents": [number for laid, kinds in zip(continents, faces, strict=True) for number in amounts(kinds, laid)],
        "moons": [laid.count(MOON) for laid in weather],
        "unseen": [int(number) for number in own.unseen()],
        "known": seats.cards(BLUE_CARDS, view["known"]),
        "hand_sizes": seats.each(view["hand_sizes"]),
        "pile": [view["pile"]],
        "lights": [LIGHTS - sum(laid.count(SUN) + laid.count(RAINBOW) for laid in weather)],
        "passes": [view["passes"]],
        "idle": [byte(view["idle"])],
    }


def yellow_parts(view: dict[str, Any], _: Any, seats: Round, players: int) -> Parts:  # noqa: ARG001 - the games are called alike
    cards = YELLOW_CARDS
    return {
        "top": one_of(cards, view["top"]),
        "lies": one_of([(symbol, tint) for symbol in SYMBOLS for tint in TINTS], (view["symbol"], view["colour"])),
        "drawn": one_of(cards, view["drawn"]),
        "phase": one_of(PHASES, view["phase"]),
        "dealer": seats.seat(view["dealer"]),
        "turn": seats.seat(view["turn"]),
        "waits": seats.members(view["waits_for"]),
        "receiver": seats.seat(view["receiver"]),
        "direction": direction(view),
        "level": one_of((1, 2, 3), view["level"]),
        "mistakes": [int(view["mistakes"])],
        "thanks": [int(view["thanks"])],
        "pile_remade": [int(view["pile_of"] is not None)],
        "hand": amounts(cards, view["hand"]),
        "under": amounts(cards, view["under"]),
        "known": seats.cards(cards, view["known"]),
        "pile_of": amounts(cards, view["pile_of"] or []),
        "hand_sizes": seats.each(view["hand_sizes"]),
        "pile": [byte(view["pile_size"])],
        "debt": [view["debt"]],
        "remakes": [view["remakes"]],
        "idle": [byte(view["idle"])],
    }


GAMES_PARTS: dict[str, Callable[[dict[str, Any], Any, Round, int], Parts]] = {
    "purple": purple_parts,
    "blue": blue_parts,
    "yellow": yellow_parts,
    "red": red_parts,
}
