"""Names can be seen, and no two at a table look the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from defifoo.core.refusal import Refused
from defifoo.table.graphemes import graphemes, is_picture, joins, marks, seen_length
from defifoo.table.places import heard, is_avatar, name_fault, tidy_name
from defifoo.words.language import words
from defifoo.words.refusals import refusal_sentence
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
    assert not name_fault(f"Ana{sign}")


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


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "empty"),
        (" \u3000", "empty"),
        ("Ana\u202e", "unseen"),
        ("a\u200dna", "unseen"),
        ("A\u200cna", "unseen"),
        ("🐱\u200d", "unseen"),
        ("🐱\u200dAna", "unseen"),
        ("Ana\u200d🐱", "unseen"),
        ("\U000e0067na", "unseen"),
        ("Z" + "\u0316" * 19, "marks"),
        ("\u0301", "marks"),
        ("x" * 21, "long"),
        ("👨‍👩‍👧" * 21, "long"),
        ("‍".join("🐱" * 21), "long"),
        ("🇫🇷" * 21, "long"),
        ("각" * 21, "long"),
    ],
)
def test_a_name_that_cannot_be_one_is_told_why(name: str, why: str) -> None:
    with pytest.raises(Refused) as caught:
        Evening("red").sit(name)
    assert (caught.value.violation.rule, caught.value.violation.data["why"]) == ("name", why)
    said = {refusal_sentence(words(lang), caught.value.violation) for lang in ("en", "fr")}
    assert len(said) == 2
    assert not any(sentence.endswith("cannot be understood.") for sentence in said)


@pytest.mark.parametrize(
    ("name", "length"),
    [
        ("Ana", 3),
        ("مُحَمَّد", 4),
        ("می\u200cخواهم", 7),
        ("שָׁלוֹם", 4),
        ("क्ष", 2),
        ("ක්\u200dෂ", 2),
        ("नमस्ते", 4),
        ("Ng\u1ee9\u1ee9", 4),
        ("สมชาย", 5),
        ("ที่รัก", 3),
        ("👨‍👩‍👧‍👦", 1),
        ("👩🏽‍❤‍💋‍👨🏽", 1),
        ("🏳‍🌈🏴\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f", 2),
        ("🇫🇷🇨🇦", 2),
        ("🇦🇿🇿🇦", 2),
        ("👍🏽👍", 2),
        ("한글", 2),
        ("\u1112\u1161\u11ab", 1),
        ("\uac00\u11a8", 1),
        ("\uac00\u1161", 1),
        ("\uac01\u1161", 2),
        ("\uac01\u11a8", 1),
        ("\u11a8\u11a8", 1),
        ("\u11a8\u1161", 2),
        ("A\u1161", 2),
        ("👨‍👩‍👧" * 20, 20),
        ("e\u0301\u0323" * 20, 20),
    ],
)
def test_a_name_is_as_long_as_what_is_seen_of_it(name: str, length: int) -> None:
    assert name_fault(tidy_name(name)) == ""
    assert seen_length(name) == length
    assert "".join(graphemes(name)) == name


@pytest.mark.parametrize(
    ("signs", "pictures"),
    [("\u2190\u21ff\u2b00\u2bff\U0001f000\U0001f3fb\U0001faff", True), ("A\u218f\u2200\u2aff\u2c00\U0001efff", False)],
)
def test_arrows_and_emoji_are_pictures_and_letters_and_sums_are_not(signs: str, pictures: bool) -> None:
    assert [is_picture(sign) for sign in signs] == [pictures] * len(signs)


ONE_SIGN = (
    "\u1100\u1100 \u115f\u1100 \u1100\u115f \u1100\u1160 \u115f\u11a7 \u1100\uac00 \u1100\ud7a3 "
    "\u1160\u1161 \u11a7\u1161 \u1160\u11a8 \u1160\u11ff \u11ff\u11ff \ud7a3\u11a8 \uac1c\u1161 "
    "👍\U0001f3fb 👍\U0001f3ff \U0001f1e6\U0001f1ff A\U000e0020 A\U000e007f 🐱\u200d🐱\u200d🐱\u200d🐱"
)
"""Korean letters, the colours of a hand, regions, tags and joined pictures: the first and the last of each kind."""
TWO_SIGNS = (
    "\u10ff\u1161 \u1100\u10ff \u1100\u11a8 \u1100\uabff \u1100\ud7a4 \u11a8\u1161 \u1160\u1200 \u1200\u11ff "
    "\ud7a4\u11a8 \uabff\u11a8 \uac1b\u1161 👍\U0001f3fa 👍\U0001f400 \U0001f1e5\U0001f1e6 \U0001f1ff\U0001f200 "
    "\U0001f1e6\U0001f200 A\U000e001f A\U000e0080"
)
"""Their neighbours."""


def test_where_a_sign_ends_and_another_begins() -> None:
    assert [seen_length(text) for text in ONE_SIGN.split(" ")] == [1] * len(ONE_SIGN.split(" "))
    assert [seen_length(text) for text in TWO_SIGNS.split(" ")] == [2] * len(TWO_SIGNS.split(" "))
    assert seen_length("\u200d".join("🐱" * 5)) == 5, "more than four are drawn one by one"


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("م\u200cخ", True),
        ("م\u200cخa", True),
        ("مَ\u200cخ", True),
        ("م\u200ca", False),
        ("a\u200cخ", False),
        ("\u0301\u200cخ", False),
        ("م\u200c", False),
        ("\u200cم", False),
    ],
)
def test_what_keeps_letters_apart_is_seen_between_two_arabic_letters(text: str, seen: bool) -> None:
    assert joins(text, text.index("\u200c")) is seen


def test_four_marks_on_a_sign_are_a_name_and_five_are_none() -> None:
    assert [name_fault("Z" + "\u0316" * marked) for marked in (4, 5)] == ["", "marks"]


def test_where_nothing_is_written_nothing_hangs_on_anything() -> None:
    assert (seen_length(""), marks(""), marks("e"), marks("e\u0301\u0323")) == (0, 0, 0, 2)


def test_names_that_differ_in_a_joiner_look_the_same() -> None:
    evening = Evening("red")
    evening.sit("می\u200cخواهم")
    assert refusal(evening, "میخواهم") == "table.name-taken"


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
    if not name_fault(name):
        assert tidy_name(name) == name
        assert name.isprintable() or "\u200c" in name or "\u200d" in name or "\U0001f3f4" in name
        assert name == name.strip()
