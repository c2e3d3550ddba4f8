"""What is seen as one sign: a letter with its accents, an emoji that is joined of several, a flag.

After Unicode's text segmentation (UAX 29), by the categories that Python knows. Where a script joins more than this tells, a
name counts as a little longer than it looks.
"""

import re
from collections.abc import Iterator
from typing import Final
from unicodedata import bidirectional, category, combining

JOINER, NON_JOINER = "\u200d", "\u200c"
_VIRAMA: Final = 9
"""The combining class of the signs that take a vowel away and join two consonants."""
_SKINS: Final = range(0x1F3FB, 0x1F400)
_REGIONS: Final = range(0x1F1E6, 0x1F200)
_PICTURES: Final = (range(0x1F000, 0x1FB00), range(0x2190, 0x2200), range(0x2B00, 0x2C00))
FLAG: Final = re.compile("\U0001f3f4[\U000e0061-\U000e007a]{2,6}\U000e007f")
"""That of a part of a country: a black flag and letters that are not seen."""
_TAGS: Final = range(0xE0020, 0xE0080)
_LEADING, _VOWELS, _TRAILING, _SYLLABLES = (
    range(0x1100, 0x1160),
    range(0x1160, 0x11A8),
    range(0x11A8, 0x1200),
    range(0xAC00, 0xD7A4),
)
MOST_JOINED: Final = 4
"""No emoji is joined of more pictures; more of them are drawn one by one."""


def graphemes(text: str) -> Iterator[str]:
    start = 0
    for place in range(1, len(text) + 1):
        if place == len(text) or _parts(text, start, place):
            yield text[start:place]
            start = place


def _parts(text: str, start: int, place: int) -> bool:
    """Whether another sign begins here, where the last began at `start`."""
    before, sign = text[place - 1], text[place]
    if _hangs_on(sign):
        return False
    if before == JOINER and is_picture(sign) and is_picture(text[start]):
        return False
    if ord(sign) in _REGIONS and ord(before) in _REGIONS:
        return (place - start) % 2 == 0
    return not _one_syllable(ord(before), ord(sign))


def _hangs_on(sign: str) -> bool:
    return category(sign)[0] == "M" or sign in (JOINER, NON_JOINER) or ord(sign) in _SKINS or ord(sign) in _TAGS


def _one_syllable(before: int, after: int) -> bool:
    """Korean letters that are put together as they are written."""
    if before in _LEADING:
        return after in _LEADING or after in _VOWELS or after in _SYLLABLES
    if before in _SYLLABLES and (before - 0xAC00) % 28:
        return after in _TRAILING
    if before in _VOWELS or before in _SYLLABLES:
        return after in _VOWELS or after in _TRAILING
    return before in _TRAILING and after in _TRAILING


def is_picture(sign: str) -> bool:
    return category(sign) == "So" or any(ord(sign) in some for some in _PICTURES)


def seen_length(text: str) -> int:
    """How many signs are seen."""
    length = 0
    for one in graphemes(text):
        pictures = one.count(JOINER) + 1
        length += 1 if pictures <= MOST_JOINED else pictures
    return length


def marks(text: str) -> int:
    """How many marks at most hang on one sign."""
    return max((sum(category(sign) in ("Mn", "Me") for sign in one) for one in graphemes(text)), default=0)


def joins(text: str, place: int) -> bool:
    """Whether a joiner, or what keeps letters apart, has something to do at this place, so that it is seen."""
    before, after = text[:place].rstrip("".join(chr(skin) for skin in _SKINS)), text[place + 1 :]
    if not before or not after:
        return False
    if combining(before[-1]) == _VIRAMA:
        return True
    if text[place] == JOINER:
        return is_picture(before[-1]) and is_picture(after[0])
    letter = next((sign for sign in reversed(before) if not combining(sign)), "")
    return letter != "" and bidirectional(letter) == bidirectional(after[0]) == "AL"
