"""Facts in whole sentences, where the number or the name decides how the sentence is built."""

import pytest

from defifoo.core.fact import Fact
from defifoo.games.shelf import OURS
from defifoo.words.language import words
from defifoo.words.narrator import Narrator


def said(language: str, game: str, fact: Fact) -> str:
    text = Narrator(words(language), OURS[game], ["Ana", "Émile", "Max"], 2).fact(fact)
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("times", "english", "french"),
    [
        (0, "hardly ever goes to somebody else.", "n’est presque jamais pour quelqu’un d’autre."),
        (4, "goes to somebody else about 4 times in 10.", "est pour quelqu’un d’autre environ 4 fois sur 10."),
    ],
)
def test_the_last_trick_goes_to_somebody_else_so_often(times: int, english: str, french: str) -> None:
    fact = Fact("end-last", times=times, points=50)
    assert said("en", "purple", fact) == f"The last trick, which costs 50 points, {english}"
    assert said("fr", "purple", fact) == f"Le dernier pli, qui coûte 50 points, {french}"


@pytest.mark.parametrize(
    ("less", "often", "english", "french"),
    [
        (
            0,
            1,
            "hardly ever win, instead of about once in 10.",
            "ne gagnerais presque jamais, au lieu d’environ 1 fois sur 10.",
        ),
        (
            0,
            4,
            "hardly ever win, instead of about 4 times in 10.",
            "ne gagnerais presque jamais, au lieu d’environ 4 fois sur 10.",
        ),
        (1, 4, "win about once in 10, instead of 4 times.", "gagnerais environ 1 fois sur 10, au lieu de 4."),
        (3, 5, "win about 3 times in 10, instead of 5.", "gagnerais environ 3 fois sur 10, au lieu de 5."),
    ],
)
def test_one_would_win_so_much_less_often(less: int, often: int, english: str, french: str) -> None:
    fact = Fact("win", times=less, many=often)
    assert said("en", "blue", fact) == f"You would {english}"
    assert said("fr", "blue", fact) == f"Tu {french}"


def test_one_card_that_is_not_seen_yet_is_told_as_one() -> None:
    one, two = Fact("may-be-taken", many=1), Fact("may-be-taken", many=2)
    assert said("en", "blue", one).endswith(": 1 of them has not been seen yet.")
    assert said("en", "blue", two).endswith(": 2 of them have not been seen yet.")
    assert said("fr", "blue", one).endswith(" : il en reste un qu’on n’a pas encore vu.")
    assert said("fr", "blue", two).endswith(" : il en reste 2 qu’on n’a pas encore vus.")


@pytest.mark.parametrize("name", ["under", "under-perhaps", "sun", "sun-perhaps", "over", "over-perhaps", "thrown", "feeds"])
def test_no_french_sentence_needs_an_elision_before_a_name(name: str) -> None:
    """Nobody can tell in a language file whether a name begins with a vowel."""
    assert " de Émile" not in said("fr", "purple", Fact(name, seat=1, cards=("E9",), points=10))
