"""A match as a small JSON text: its setup and its moves.

{"defifoo": 1, "game": "<its name>", "rules": 2, "shuffle": 1, "players": 4, "options": {"length": 4, ...},
 "seed": "<64 hexadecimal digits>", "deals": [["0 team 2", "0 cw", "0 R7", ...], ...]}

Everything in it is written in one way only: a record that can be read would be written as it stands.

A match played on a server also says what its seed was made of, as docs/fair-deal.md tells:

 "fair": {"version": 2, "commitment": "<64 digits>", "secret": "<64 digits>", "promises": ["<64 digits>", ...],
          "numbers": ["<32 digits>", ...]}

with "" for the seats that added nothing; the first version had neither `version` nor `promises`, and no "".
"""

import json
from collections.abc import Callable
from typing import Final, final

from defifoo.core.chance import SEED_BYTES, SHUFFLE_VERSION
from defifoo.core.event import Event
from defifoo.core.fair import PROMISED, Fair, check_number, check_promise, check_secret
from defifoo.core.game import MAX_PLAYERS, MIN_PLAYERS, RULES_VERSION, Game, Options
from defifoo.core.match import Match, Setup
from defifoo.core.refusal import Refused, Violation, malformed

FORMAT: Final = 1
_KEYS: Final = {"defifoo", "game", "rules", "shuffle", "players", "options", "seed", "deals"}


@final
class Record:
    """`fair` is None for a match that was not played on a server."""

    def __init__(self, setup: Setup, deals: list[list[str]], fair: Fair | None = None) -> None:
        self.setup = setup
        self.deals = deals
        self.fair = fair

    def to_json(self) -> str:
        setup = self.setup
        written: dict[str, object] = {
            "defifoo": FORMAT,
            "game": setup.game.name,
            "rules": setup.rules,
            "shuffle": setup.shuffle,
            "players": setup.players,
            "options": options_as_json(setup.game, setup.options, setup.rules),
            "seed": setup.seed.hex(),
            "deals": self.deals,
        }
        if self.fair is not None:
            written["fair"] = self.fair.as_json()
        return json.dumps(written, separators=(",", ":"))


@final
class BrokenRecord(Exception):
    """A record that does not replay: which move (from 1) of which deal (from 1), and the rule it breaks.

    Move 0 is the deal itself, which should not have been dealt: the `why` of its violation is `unfinished` when the deal
    before it was not over after so many `moves`, and `over` when the match was.
    """

    def __init__(self, deal: int, move: int, text: str, violation: Violation) -> None:
        super().__init__(f"deal {deal}, move {move} ({text}): {violation.kind} {violation.rule}")
        self.deal = deal
        self.move = move
        self.text = text
        self.violation = violation


def record_of(match: Match, fair: Fair | None = None) -> Record:
    """The match so far, written down."""
    name = match.setup.game.move_name
    deals = [[f"{seat} {name(move)}" for seat, move in moves] for moves in match.moves]
    return Record(match.setup, deals, fair)


def options_as_json(game: Game, options: Options, rules: int = RULES_VERSION) -> dict[str, object]:
    """Those that this version of the rules knows."""
    switches = {option.name for option in game.options if option.switch}
    written: dict[str, object] = {}
    for name in sorted([option.name for option in game.options if option.since <= rules]):
        if name in switches:
            # Not a conditional expression: compiled, its two arms would both become int.
            written[name] = options[name] != 0
        else:
            written[name] = options[name]
    return written


def options_from_json(game: Game, players: int, chosen: object) -> Options:
    """Raises Refused (malformed) when an option is unknown, of the wrong type or out of range."""
    if not isinstance(chosen, dict):
        raise malformed("options", repr(chosen))
    switches = {option.name for option in game.options if option.switch}
    options: Options = {}
    for name, value in chosen.items():
        wanted = bool if name in switches else int
        if type(value) is not wanted:
            raise malformed("option", f"{name}={value!r}")
        options[str(name)] = int(value)
    return game.check_options(players, options)


def parse_record(text: str, find_game: Callable[[str], Game]) -> Record:
    """Raises Refused (malformed) for anything that is not a record; the moves are not checked yet."""
    try:
        raw = json.loads(text, object_pairs_hook=_each_key_once)
    except (ValueError, RecursionError) as error:
        raise malformed("record", str(error)) from None
    if not isinstance(raw, dict) or set(raw) - {"fair"} != _KEYS:
        raise malformed("record", "the keys are not those of a record")
    rules = raw["rules"]
    if not (_is(raw["defifoo"], FORMAT) and _is_version(rules) and _is(raw["shuffle"], SHUFFLE_VERSION)):
        raise malformed("record", "made by a version that this one does not know")
    players, seed = raw["players"], raw["seed"]
    if not isinstance(raw["game"], str) or type(players) is not int or not isinstance(seed, str):
        raise malformed("record", "game, players or seed has the wrong type")
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise malformed("players", str(players))  # all.players
    game = find_game(raw["game"])
    options = options_from_json(game, players, raw["options"])
    known = options_as_json(game, options, rules)
    if set(raw["options"]) != set(known):
        raise malformed("record", f"the options by rules {rules} are {', '.join(known)}")
    setup = Setup(game, players, options, _parse_seed(seed), rules)
    return Record(setup, _parse_deals(raw["deals"]), _parse_fair(raw["fair"], players) if "fair" in raw else None)


def _is(value: object, version: int) -> bool:
    """Not true and not 1.0, which are equal to 1 too."""
    return type(value) is int and value == version


def _is_version(rules: object) -> bool:
    """Records of all versions of the rules so far are played by their own."""
    return type(rules) is int and 1 <= rules <= RULES_VERSION


def _each_key_once(pairs: list[tuple[str, object]]) -> dict[str, object]:
    if len({key for key, _ in pairs}) != len(pairs):
        raise ValueError("a key comes twice")
    return dict(pairs)


def _parse_fair(raw: object, players: int) -> Fair:
    """Every person at the table adds one number, a bot none: a table of bots has none at all."""
    if not isinstance(raw, dict) or set(raw) - {"version", "promises"} != {"commitment", "secret", "numbers"}:
        raise malformed("record", "fair does not say what the seed was made of")
    commitment, secret = raw["commitment"], raw["secret"]
    if not isinstance(commitment, str) or not isinstance(secret, str):
        raise malformed("record", "a part of fair has the wrong type")
    numbers = _texts(raw["numbers"])
    if "version" in raw or "promises" in raw:
        return Fair(commitment, check_secret(secret), *_parse_promises(raw, numbers, players))
    if len(numbers) > players:
        raise malformed("record", f"fair has {len(numbers)} numbers, more than there are players")
    return Fair(commitment, check_secret(secret), [check_number(number) for number in numbers])


def _texts(raw: object) -> list[str]:
    if not isinstance(raw, list):
        raise malformed("record", "a part of fair has the wrong type")
    if not all(isinstance(text, str) for text in raw):
        raise malformed("record", "a number of fair is not a text")
    return [str(text) for text in raw]


def _parse_promises(raw: dict[str, object], numbers: list[str], players: int) -> tuple[list[str], list[str]]:
    """One number and one promise for each seat, "" where it has none."""
    if not _is(raw.get("version"), PROMISED):
        raise malformed("record", "made by a version that this one does not know")
    promises = _texts(raw.get("promises"))
    if len(numbers) != players or len(promises) != players:
        raise malformed("record", "fair has not one number and one promise for each seat")
    return (
        [check_number(number) if number else "" for number in numbers],
        [check_promise(promise) if promise else "" for promise in promises],
    )


def _parse_seed(text: str) -> bytes:
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        raise malformed("seed", text) from None
    if len(seed) != SEED_BYTES:
        raise malformed("seed", text)
    if seed.hex() != text:
        raise malformed("record", "the digits of the seed are written in lower case, without spaces")
    return seed


def _parse_deals(raw: object) -> list[list[str]]:
    if not isinstance(raw, list) or not raw:
        raise malformed("record", "deals is not a list of deals")
    deals: list[list[str]] = []
    for moves in raw:
        if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
            raise malformed("record", "a deal is not a list of moves")
        deals.append([str(move) for move in moves])
    return deals


def replay(record: Record) -> Match:
    """The match at the end of the record. Raises BrokenRecord where a move or a deal does not fit."""
    match = Match(record.setup)
    for number, moves in enumerate(record.deals, 1):
        if number > 1:
            deal_again(match)
        for text in moves:
            play_text(match, text)
    return match


def deal_again(match: Match) -> None:
    """The next deal of a record. Raises BrokenRecord."""
    try:
        match.next_deal()
    except Refused as refused:
        why = "over" if match.over else "unfinished"
        data = {"why": why, "moves": str(len(match.moves[-1]))}
        violation = Violation(refused.violation.rule, data, refused.violation.kind)
        raise BrokenRecord(match.number + 1, 0, "", violation) from None


def play_text(match: Match, text: str) -> tuple[int, list[Event]]:
    """The next move of a record: whose it is and what it does. Raises BrokenRecord."""
    try:
        game = match.setup.game
        seat, move = parse_seat_move(game, match.setup.players, text)
        if game.move_name(move) != text[2:]:
            raise malformed("move", text)
        return seat, match.play(seat, move)
    except Refused as refused:
        raise BrokenRecord(match.number, len(match.moves[-1]) + 1, text, refused.violation) from None


def parse_seat_move(game: Game, players: int, text: str) -> tuple[int, int]:
    """ "2 E7": seat, then the move in the notation of the game."""
    seat, _, move = text.partition(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) == 1 and int(seat) < players):
        raise malformed("move", text)
    return int(seat), int(game.parse_move(move))
