"""A match as one page that needs nothing but a browser: the built page for it, with the match written in."""

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec

from defifoo.arena.spread import spread
from defifoo.cli.errors import UsageError
from defifoo.core.fair import FIRST, PROMISED
from defifoo.core.record import Record, parse_record, replay
from defifoo.games.shelf import find_game
from defifoo.server.built import built_pages
from defifoo.table.infos import FairInfo, PlaceInfo
from defifoo.wire.looking_back import DealReplay, DiskMatch
from defifoo.wire.reels import film_record
from defifoo.words.language import LANGUAGES, own_words

TEMPLATE: Final = "disk.html"
_WORTH_SPREADING: Final = 5000
"""Moves: fewer are filmed sooner than other processes are there."""
_PLACE: Final = '<script type="application/json" id="match">'


def disk_page(record: Record, progress: Callable[[int], None] = lambda _: None) -> str:
    """Raises BrokenRecord, and UsageError where the pages were not built. `progress` hears how many deals are done."""
    folder = built_pages()
    if folder is None or not (folder / TEMPLATE).is_file():
        raise UsageError("the web pages were not built, and the page of a match is one of them: start it by ./play")
    page = (folder / TEMPLATE).read_text(encoding="utf-8")
    before, place, after = page.partition(_PLACE)
    if not place:
        raise UsageError(f"{folder / TEMPLATE} is no page that a match can be written into")
    return f"{before}{place}{_harmless(_match_of(record, progress))}{after}"


def _match_of(record: Record, progress: Callable[[int], None]) -> DiskMatch:
    setup = record.setup
    deals: dict[int, DealReplay] = {}

    def finished(number: int, filmed: DealReplay) -> None:
        deals[number] = filmed
        progress(len(deals))

    numbers = range(1, len(record.deals) + 1)
    if len(numbers) > 1 and sum(map(len, record.deals)) > _WORTH_SPREADING:
        replay(record)  # a broken one is told here, not by one of many
        spread(partial(_filmed_plain, record.to_json()), numbers, None, finished)
    else:
        for number in numbers:
            finished(number, _filmed(record, number))
    own = {language: "\n".join(own_words(setup.game, language)) for language in LANGUAGES} if setup.game.locale_folder else {}
    return DiskMatch([deals[number] for number in numbers], own)


def _filmed(record: Record, number: int) -> DealReplay:
    places = tuple(PlaceInfo(here=True) for _ in range(record.setup.players))
    return film_record(record, number, places, _opened(record), ())


def _filmed_plain(text: str, number: int) -> DealReplay:
    return _filmed(parse_record(text, find_game), number)


def _opened(record: Record) -> FairInfo:
    """What was promised and what it was made of; the seed alone where no server dealt."""
    fair, seed = record.fair, record.setup.seed.hex()
    if fair is None:
        return FairInfo(commitment="", seed=seed)
    return FairInfo(
        commitment=fair.commitment,
        version=FIRST if fair.promises is None else PROMISED,
        secret=fair.secret,
        promises=tuple(fair.promises or ()),
        numbers=tuple(fair.numbers),
        seed=seed,
    )


def _harmless(match: DiskMatch) -> str:
    """As it may stand within a script: no text of it can end it."""
    return msgspec.json.encode(match).decode().replace("<", "\\u003c")
