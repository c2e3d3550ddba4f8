"""The tables of docs/bots.md are those of the results that are kept."""

import json
from collections import Counter

import pytest
from bench.strength import AIMS, KEPT, PAGE, TABLES, Result, Row, Table, aims, contests, key, narrower, shown, verdict, written


def kept() -> list[Result]:
    results: list[Result] = json.loads(KEPT.read_text("utf-8"))
    return results


def result(share: float, margin: float, **other: object) -> Result:
    names = {"game": "red", "players": 2, "hero": "net", "field": "regular", "deals": 30, "played": "2026-01-01"}
    return {**names, "share": share, "margin": margin, "ahead": -1.23, "ahead_margin": 0.5, **other}


def test_the_page_says_what_is_kept() -> None:
    page = PAGE.read_text("utf-8")
    assert written(page, kept()) == page, "./bench/run strength.py --minutes 0 writes it"


def test_every_result_is_told_and_none_twice() -> None:
    told = Counter((one.game, one.players, one.hero, one.field) for one in contests(list(TABLES), [2, 4, 6]))
    assert set(told.values()) == {1}
    assert Counter(map(key, kept())) <= told


def test_a_narrower_result_takes_the_place_of_a_wider_one_and_never_the_other_way_round() -> None:
    old, narrow, wide = result(1.0, 0.10), result(1.2, 0.05), result(1.4, 0.20)
    elsewhere = result(1.3, 0.30, players=4)
    assert narrower([old], [narrow, elsewhere]) == [narrow, elsewhere]
    assert narrower([old], [wide]) == [old]
    assert narrower([old], [result(1.1, 0.0, deals=1)]) == [old], "one deal has no interval"


def test_a_table_leaves_out_what_nobody_played_and_claims_no_more_than_was_seen() -> None:
    table = Table((Row("Red", "red", "net", "regular"), Row("Blue", "blue", "net", "regular")))
    results = [
        result(1.355, 0.0301, ahead=-0.05, ahead_margin=0.41),
        result(0.9, 0.2, players=4, deals=1200, ahead=2.34),
        result(1.1, 0.04, players=6, deals=None, ahead=None, ahead_margin=None),
    ]
    assert shown(table, results).splitlines() == [
        "| | 2 players | 4 players | 6 players |",
        "|---|---|---|---|",
        "| Red | 1.36 ± 0.04 (−0.1 ± 0.5) | 0.90 ± 0.20 (+2.3 ± 0.5) | 1.10 ± 0.04 |",
        "| Blue |  |  |  |",
        "",
        "30 to 1,200 deals at each table where they were counted.",
    ]
    assert shown(table, results[:2]).endswith("30 to 1,200 deals at each table.")


@pytest.mark.parametrize(
    ("share", "told"),
    [(1.5, "1.5, reached: 1.50 ± 0.10"), (1.45, "1.5, within: 1.45 ± 0.10"), (1.39, "1.5, missed: 1.39 ± 0.10")],
)
def test_an_aim_is_within_as_far_as_the_interval_goes(share: float, told: str) -> None:
    assert verdict(1.5, result(share, 0.1)) == told
    assert verdict(1.5, None) == "1.5"


def test_an_aim_is_held_against_what_the_expert_does_at_that_table() -> None:
    """At two, in Blue and Yellow, it plays what its net plays."""
    search, net = result(1.0, 0.1, game="blue", hero="expert+lean=0@2000"), result(1.3, 0.1, game="blue")
    assert "| Blue | 1.4, within: 1.30 ± 0.10 | 2 | 2 |" in aims([search, net])
    assert len(aims([]).splitlines()) == 2 + len(AIMS)


def test_a_page_without_a_place_for_a_table_is_refused() -> None:
    with pytest.raises(ValueError, match="net-search"):
        written(PAGE.read_text("utf-8").replace("<!-- table net-search -->", ""), kept())
