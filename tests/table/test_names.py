"""Names can be seen, and no two at a table look the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from defifoo.core.refusal import Refused
from defifoo.table.places import heard, is_avatar, is_name, tidy_name
from table.evening import Evening

UNSEEN = (
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180f\u2800\u3164\ufe00\ufe0f\uffa0\U00016fe4\U0001d159\U000e0100\U000e01ef"
    "\u200b\u200d\u2060\ufeff\u00ad\ue000\u0378\x7f\u2028"
)
"""The first and the last of each kind, and some that are not printable anyway."""
BESIDE = (
    "\u034e\u0350\u115e\u1161\u17b3\u17b6\u180a\u1810\u27ff\u2801"
    "\u3163\u3165\ufdff\ufe10\uff9f\uffa1\U00016fe3\U0001d158\U0001d15a"
)
"""Their neighbours, which can be seen."""


def refusal(evening: Evening, name: str) -> str:
    with pytest.raises(Refused) as caught:
        evening.sit(name)
    return caught.value.violation.rule


@pytest.mark.parametrize("sign", UNSEEN, ids=lambda sign: f"U+{ord(sign):04X}")
def test_what_cannot_be_seen_is_no_part_of_a_name(sign: str) -> None:
    evening = Evening("red")
    for name in (sign, f"Ana{sign}", f"A{sign}na", f"{sign}Ana"):
        assert refusal(evening, name) == "name"


@pytest.mark.parametrize("sign", BESIDE, ids=lambda sign: f"U+{ord(sign):04X}")
def test_what_can_be_seen_may_be_part_of_a_name(sign: str) -> None:
    assert is_name(f"Ana{sign}")


@pytest.mark.parametrize(
    ("avatar", "drawn"),
    [
        ("cat", True),
        ("red-fox-2", True),
        ("", True),
        ("a" * 24, True),
        ("a" * 25, False),
        ("a b", False),
        ("é", False),
        ("../x", False),
    ],
)
def test_an_avatar_is_a_short_plain_word(avatar: str, drawn: bool) -> None:
    assert is_avatar(avatar) == drawn


def test_a_name_does_not_begin_with_an_accent() -> None:
    assert refusal(Evening("red"), "\u0301") == "name"


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("E\u0301va", "Éva"),
        ("  Ana ", "Ana"),
        ("Ana  Lou", "Ana Lou"),
        ("Ana\u00a0Lou\u3000", "Ana Lou"),
        ("\u2764\ufe0f Ana", "\u2764 Ana"),
        ("🐱", "🐱"),
        ("👍🏽", "👍🏽"),
        ("🇫🇷", "🇫🇷"),
        ("Аня", "Аня"),
        ("小明", "小明"),
        ("O’Brien-2", "O’Brien-2"),
        ("e\u0301" * 20, "é" * 20),
    ],
)
def test_a_name_is_tidied(written: str, shown: str) -> None:
    evening = Evening("red")
    evening.sit(written)
    assert evening.table.places[0].name == shown


@pytest.mark.parametrize(
    ("one", "other"),
    [("Éva", "E\u0301va"), ("Ana", "ana"), ("Ana", "ＡＮＡ"), ("Strauß", "STRAUSS"), ("❤", "❤\ufe0f"), ("A B", "A  B")],
)
def test_names_that_look_or_sound_the_same_are_taken(one: str, other: str) -> None:
    evening = Evening("red")
    evening.sit(one)
    assert refusal(evening, other) == "table.name-taken"


@given(st.text(max_size=25))
def test_a_tidy_name_is_tidy(text: str) -> None:
    name = tidy_name(text)
    assert heard(heard(name)) == heard(name)
    if is_name(name):
        assert tidy_name(name) == name
        assert name.isprintable()
        assert name == name.strip()
