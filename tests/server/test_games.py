"""What a page learns of the games of a server."""

import httpx
import pytest

from defifoo.client import Server
from defifoo.games.shelf import GAMES
from defifoo.words.language import LANGUAGES, own_words
from defifoo.words.rulebook import rulebook
from server.serving import Running


async def test_the_offer_names_every_game_and_language(server: Server) -> None:
    offer = await server.offer()
    assert [game.name for game in offer.games] == list(GAMES)
    assert offer.languages == list(LANGUAGES)
    for told in offer.games:
        game = GAMES[told.name]
        assert told.players == list(range(game.fewest, game.most + 1))
        assert [one.name for one in told.options] == [one.name for one in game.options]
        assert (told.lowest_wins, told.points_tell) == (game.lowest_wins, game.points_tell)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
async def test_the_words_and_the_rules_of_a_game_can_be_had(running: Running, name: str, lang: str) -> None:
    async with httpx.AsyncClient(base_url=f"{running.url}/api/games/{name}") as http:
        words, rules = await http.get(f"/words/{lang}"), await http.get(f"/rules/{lang}")
    assert words.text == "\n".join(own_words(GAMES[name], lang))
    assert f"{name}-name = " in words.text
    assert words.headers["content-type"] == "text/plain; charset=utf-8"
    assert rules.text == rulebook(name, lang)
    assert rules.headers["content-type"] == "text/markdown; charset=utf-8"


@pytest.mark.parametrize("path", ["green/words/en", "red/words/xx", "red/rules/..", "all/rules/en", "..%2fred/words/en"])
async def test_there_are_no_words_of_what_is_no_game_or_language(running: Running, path: str) -> None:
    async with httpx.AsyncClient() as http:
        assert (await http.get(f"{running.url}/api/games/{path}")).status_code == 404
