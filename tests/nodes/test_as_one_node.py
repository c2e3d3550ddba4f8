"""Two nodes behind a balancer are one server: some of that server's own tests, unchanged (docs/reliability.md: all of them)."""

import pytest

from nodes.engines import Redis
from server.conftest import running, server
from server.test_doors import (
    test_a_token_opens_its_own_seat_and_no_other,
    test_an_unknown_table_is_told_apart,
    test_limits_hold,
    test_where_nobody_may_watch_those_who_looked_on_go_when_the_cards_are_dealt,
)
from server.test_farewells import (
    test_a_server_that_stops_says_that_it_comes_back,
    test_a_table_that_is_closed_says_so_and_no_more,
)
from server.test_looking_back import http, test_a_deal_is_shown_again_as_each_reader_saw_it
from server.test_races import (
    test_ten_sockets_that_answer_before_the_race_lose_it,
    test_who_comes_back_knows_of_the_card_that_is_held_and_can_take_it_back_unseen,
    test_who_slams_over_a_held_card_of_their_own_gets_an_answer_to_both,
)
from server.test_sending import (
    test_two_devices_in_one_seat_both_follow_it,
    test_what_is_said_is_heard_in_order_however_it_comes,
)
from server.test_why import test_whoever_asks_is_told_in_words_and_nobody_else_hears
from server.together import TOGETHER

SPREAD = [
    test_a_deal_is_shown_again_as_each_reader_saw_it,
    test_a_server_that_stops_says_that_it_comes_back,
    test_a_table_that_is_closed_says_so_and_no_more,
    test_a_token_opens_its_own_seat_and_no_other,
    test_an_unknown_table_is_told_apart,
    test_what_is_said_is_heard_in_order_however_it_comes,
    test_where_nobody_may_watch_those_who_looked_on_go_when_the_cards_are_dealt,
]
"""People are sent to both nodes in turn."""
LOOKS_INSIDE = [
    test_limits_hold,
    test_ten_sockets_that_answer_before_the_race_lose_it,
    test_two_devices_in_one_seat_both_follow_it,
    test_who_comes_back_knows_of_the_card_that_is_held_and_can_take_it_back_unseen,
    test_who_slams_over_a_held_card_of_their_own_gets_an_answer_to_both,
    test_whoever_asks_is_told_in_words_and_nobody_else_hears,
]
"""Looks into one of them, or counts what one lets an address do: everybody is on that one, and the other shares its tables."""
FIXTURES = [http, running, server]


@pytest.fixture(autouse=True)
def as_one(shared: str, rumours: Redis, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TOGETHER, "database", shared)
    monkeypatch.setattr(TOGETHER, "redis", rumours.address)
    monkeypatch.setattr(TOGETHER, "in_turn", request.function in SPREAD)
