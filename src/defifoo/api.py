"""A match in a few lines, for programs that play or study. `import defifoo` offers it, with the types it is made of."""

import hashlib
import secrets
from collections.abc import Sequence
from operator import index

from defifoo.bots.bot import DEFAULT_BUDGET, Budget
from defifoo.bots.levels import make_bot
from defifoo.bots.sitting import Sitter, ask, next_move
from defifoo.core import record as records
from defifoo.core.bits import bit
from defifoo.core.chance import SEED_BYTES, FastSource
from defifoo.core.game import USUAL_PLAYERS, Game
from defifoo.core.match import Match, Setup
from defifoo.core.record import Record
from defifoo.games.shelf import find_game


def new_match(game: str | Game, players: int | None = None, *, seed: bytes | str | None = None, **options: int) -> Match:
    """A match whose first deal is dealt.

    game      its name, or the game itself
    players   four, or as near as the game allows, unless given
    seed      32 bytes, or any text that is hashed into them: the same seed deals the same cards. None draws one afresh.
    options   the game's own, by name, e.g. length=1 for a single deal; the others are as usual

    Raises Refused when there is no such game, or it is not played so, and TypeError for what is no game, number or seed at all.
    """
    chosen = find_game(game) if isinstance(game, str) else game
    if not isinstance(chosen, Game):
        raise TypeError(f"game is the name of a game or a Game, not {game!r}")
    if seed is None:
        seed = secrets.token_bytes(SEED_BYTES)
    elif isinstance(seed, str):
        seed = hashlib.sha256(seed.encode("utf-8", "surrogateescape")).digest()
    elif not isinstance(seed, bytes):
        raise TypeError(f"seed is a text or {SEED_BYTES} bytes, not {seed!r}")
    seats = chosen.nearest(USUAL_PLAYERS) if players is None else _whole("players", players)
    return Match(Setup(chosen, seats, {name: _whole(name, value) for name, value in options.items()}, seed))


def _whole(what: str, value: int) -> int:
    """A number that a record can be written with, of Python's or of NumPy's; a switch may be True or False."""
    try:
        return int(index(value))
    except TypeError:
        raise TypeError(f"{what} is a whole number, not {value!r}") from None


def choose(match: Match, seat: int, bot: str = "regular", *, chance: int = 0, budget: Budget = DEFAULT_BUDGET) -> int:
    """The move that a bot would make in this seat, which is asked for one. It knows what the seat may know.

    chance    where its chance begins; with `Budget(simulations=...)` the same chance gives the same move

    Raises ValueError when the seat has no move to make.
    """
    chance = _whole("chance", chance)
    if not 0 <= seat < match.setup.players or not match.deal.movers_mask() & bit(seat):
        raise ValueError(f"seat {seat} has no move to make; those who have are {list(match.deal.movers)}")
    return ask(match, seat, Sitter(bot, make_bot(bot, match.setup.game), FastSource(chance)), budget)


def finish(match: Match, bots: Sequence[str], *, chance: int = 0, budget: Budget = DEFAULT_BUDGET) -> Match:
    """Bots, one for each seat, play the match to its end; it is the same match that is returned."""
    chance = _whole("chance", chance)
    game = match.setup.game
    if len(bots) != match.setup.players:
        raise ValueError(f"{match.setup.players} seats want as many bots, not {len(bots)}")
    sitters = [Sitter(name, make_bot(name, game), FastSource(chance + 1 + seat)) for seat, name in enumerate(bots)]
    source = FastSource(chance)
    while not match.over:
        if match.deal.over:
            match.next_deal()
        match.play(*next_move(match, sitters, source, budget))
    return match


def parse_record(text: str) -> Record:
    """A match that was written down, of any game on the shelf. Raises Refused for what is no record."""
    return records.parse_record(text, find_game)
