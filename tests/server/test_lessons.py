"""A lesson over HTTP: every step is asked, its right move answered, and a wrong one explained."""

from typing import Any

import httpx
import msgspec
import pytest

from defifoo.core.game import Game
from defifoo.core.learning import Learning
from defifoo.core.lesson import LEARNER, Lesson
from defifoo.games.shelf import OURS
from defifoo.wire.changes import apply_changes
from defifoo.wire.lessons import LessonAnswer, LessonInfo
from defifoo.words.language import words
from server.serving import Running


@pytest.fixture
async def http(running: Running) -> Any:
    async with httpx.AsyncClient(base_url=running.url, timeout=60, headers={"Accept-Language": "fr"}) as client:
        yield client


async def test_every_lesson_is_played_step_by_step(http: httpx.AsyncClient) -> None:
    offered = {one["name"]: one["lessons"] for one in (await http.get("/api/offer")).json()["games"]}
    for name, game in OURS.items():
        assert offered[name] == {one.address(name): one.steps for one in game.lessons()}
        for lesson in game.lessons():
            await play_lesson(game, lesson, http)


async def play_lesson(game: Game, lesson: Lesson, http: httpx.AsyncClient) -> None:
    spoken = words("fr")
    for number in range(lesson.steps):
        learning, address = Learning(game, number, lesson.name), f"/api/lessons/{lesson.address(game.name)}/{number}"
        asked = msgspec.json.decode((await http.get(address)).content, type=LessonInfo)
        assert (asked.game, asked.step, asked.steps) == (game.name, number, learning.total)
        assert (asked.rule, asked.text) == (learning.step.rule, spoken.say(learning.key(learning.step.name)))
        assert asked.table.options.items() >= lesson.options.items()
        assert set(learning.step.right) <= set(asked.full.moves)
        assert [one.event for one in asked.full.past] == [event.name for event in learning.told]
        for move in asked.full.moves:
            if move not in learning.step.right and not move.startswith("exchange"):
                told = (await http.post(address, json={"move": move})).json()
                assert (told["right"], told["text"]) == (False, spoken.say(learning.key(f"{learning.step.name}-other")))
                break
        answer = await http.post(address, json={"move": learning.step.right[0]})
        told = msgspec.json.decode(answer.content, type=LessonAnswer)
        assert told.right
        assert told.reel is not None
        view = dict(told.reel.full.view or {})
        for update in told.reel.updates:
            apply_changes(view, update.changes, update.waits)
        deal = learning.deal
        learning.play(game.parse_move(learning.step.right[0]))
        assert view["hand"] == deal.view(LEARNER).own()["hand"]
        assert told.dealt == (learning.over or learning.begins)
        assert bool(told.text) == learning.over


async def test_moves_against_a_rule_and_steps_that_there_are_not_are_refused(http: httpx.AsyncClient) -> None:
    answer = await http.post("/api/lessons/purple/0", json={"move": "A10"})
    assert (answer.status_code, answer.json()["rule"]) == (409, "purple.follow")
    for address in ("chess/0", "red-children/0", "red/7", "red/-1", "red/99"):
        assert (await http.get(f"/api/lessons/{address}")).status_code in {400, 404}


async def test_whoever_is_named_in_a_refusal_is_called_as_at_the_table(http: httpx.AsyncClient) -> None:
    """The page calls the bots by names; a number of a seat stands nowhere on it."""
    steps = range(next(iter(OURS["red"].lessons())).steps)
    out_of_turn = next(one for one in steps if LEARNER not in Learning(OURS["red"], one).deal.waits_for)
    deal = Learning(OURS["red"], out_of_turn).deal
    (mover,) = deal.waits_for
    card = next(card for card in deal.view(LEARNER).own()["hand"] if card != "BOMB")
    answer = await http.post(f"/api/lessons/red/{out_of_turn}", json={"move": card})
    assert answer.json()["rule"] == "all.turn-order"
    spoken = words("fr")
    assert answer.json()["text"] == spoken.say("all-refusal-turn-order", seat=spoken.say("table-bot", seat=mover))
