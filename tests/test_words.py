"""The language files: complete, alike, and able to say everything the games have to say."""

import re
from pathlib import Path

import pytest

from defifoo.core.chance import FastSource
from defifoo.core.deal import pick
from defifoo.core.match import Match, Setup
from defifoo.games.shelf import GAMES
from defifoo.words.language import LANGUAGES, words
from defifoo.words.narrator import Narrator
from defifoo.words.table_talk import deal_opening, deal_result, match_result, seat_names
from defifoo.words.tables import hand_line, prompt_line, table_lines
from properties.positions import TOOLS

LOCALES = Path(__file__).parents[1] / "src" / "defifoo" / "locales"
KEY = re.compile(r"^(-?[a-zA-Z][\w-]*) =", re.MULTILINE)
VARIABLE = re.compile(r"\{ *\$([a-z_]+)")


def messages(path: Path) -> dict[str, set[str]]:
    """The keys of a file, each with its variables."""
    text = path.read_text(encoding="utf-8")
    starts = [*KEY.finditer(text)]
    ends = [*(match.start() for match in starts[1:]), len(text)]
    return {match[1]: set(VARIABLE.findall(text[match.end() : end])) for match, end in zip(starts, ends, strict=True)}


@pytest.mark.parametrize("name", sorted(path.name for path in (LOCALES / "en").glob("*.ftl")))
def test_both_languages_have_the_same_keys_and_variables(name: str) -> None:
    assert messages(LOCALES / "en" / name) == messages(LOCALES / "fr" / name)


def test_the_languages_have_the_same_files() -> None:
    files = [sorted(path.name for path in (LOCALES / language).glob("*.ftl")) for language in LANGUAGES]
    assert files[0] == files[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_everything_that_happens_can_be_said(name: str, language: str) -> None:
    """Events, moves, refusals, tables and results of random matches, from every point of view."""
    game = GAMES[name]
    switches = {option.name: option.high for option in game.options if option.switch}
    for players, options in ((2, {"length": 1}), (5, {"length": 1, **switches}), (4, {"length": 2})):
        match = Match(Setup(game, players, options, bytes([players]) * 32))
        source = FastSource(players)
        names = seat_names(words(language), players)
        everyone = [Narrator(words(language), game, names, me) for me in range(-1, players)]
        while True:
            _tell_deal(match, source, everyone)
            if match.over:
                break
            match.next_deal()
        assert match_result(everyone[0], match)


def _tell_deal(match: Match, source: FastSource, everyone: list[Narrator]) -> None:
    deal = match.deal
    for narrator in everyone:
        assert deal_opening(narrator, match, narrator.me)
    plays = 0
    while not deal.over:
        seat = int(pick(deal.movers_mask(), source))
        move = deal.random_move(seat, source)
        if plays < 60 and plays % 3 == 0:
            _tell_position(match, seat, everyone)
        events = match.play(seat, move)
        plays += 1
        for narrator in everyone:
            for event in events:
                narrator.event(event.seen_by(narrator.me))
    assert deal_result(everyone[0], match)


def _tell_position(match: Match, seat: int, everyone: list[Narrator]) -> None:
    deal, narrator = match.deal, everyone[seat + 1]
    seen = deal.view(seat).as_dict()
    assert table_lines(narrator, seen)
    assert hand_line(narrator, seen)
    assert prompt_line(narrator, seen)
    for candidate in TOOLS[match.setup.game.name].candidates(deal, seat):
        violation = deal.why_not(seat, candidate)
        if violation is None:
            assert narrator.move(candidate)
        else:
            assert narrator.refusal(violation)
