"""How a table comes about: the first entry of its log."""

from defifoo.core.fair import check_secret
from defifoo.core.game import USUAL_PLAYERS
from defifoo.core.record import options_from_json
from defifoo.core.refusal import malformed
from defifoo.games.shelf import find_game
from defifoo.table.entries import WINDOW, ClockName, Opened, Pace

MAX_WINDOW = 5000


def open_table(
    *,
    code: str,
    game: str,
    players: int | None,
    options: dict[str, object],
    secret: str,
    host: str,
    now: int,
    public: bool = False,
    clock: ClockName = "off",
    pace: Pace = "normal",
    window: int = WINDOW,
    watching: bool = True,
    hints: bool = True,
    recall: bool = True,
) -> Opened:
    """The first entry of a log. `host` is the hash of the host's token, `secret` 64 hexadecimal digits by chance.

    Without `players` the table is for four, or as near as the game allows.
    """
    found = find_game(game)
    if players is None:
        players = found.nearest(USUAL_PLAYERS)
    if not found.fewest <= players <= found.most:
        raise malformed("players", str(players))
    if not 0 <= window <= MAX_WINDOW:
        raise malformed("window", str(window))
    return Opened(
        at=now,
        code=code,
        game=game,
        players=players,
        options=options_from_json(found, players, options),
        secret=check_secret(secret),
        host=host,
        public=public,
        clock=clock,
        pace=pace,
        window=window,
        watching=watching,
        hints=hints,
        recall=recall,
    )
