"""The seats of a table and who sits there."""

from typing import Final
from unicodedata import category, normalize

from defifoo.table.graphemes import FLAG, JOINER, NON_JOINER, joins, marks, seen_length

MAX_NAME: Final = 20
MAX_MARKS: Final = 4
"""On one sign: a Hebrew or Arabic letter may carry so many."""
STAND_IN: Final = "regular"
"""The bot that plays for somebody who has gone."""

_STYLES: Final = "\ufe0e\ufe0f"
"""They say whether an emoji is drawn in colour, and are not seen themselves."""
_UNSEEN: Final = (
    (0x034F, 0x034F),  # combining grapheme joiner
    (0x115F, 0x1160),  # Hangul fillers
    (0x17B4, 0x17B5),  # Khmer inherent vowels
    (0x180B, 0x180F),  # Mongolian variation selectors
    (0x2800, 0x2800),  # Braille without a dot
    (0x3164, 0x3164),  # Hangul filler
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFFA0, 0xFFA0),  # Hangul filler, half as wide
    (0x16FE4, 0x16FE4),  # Khitan filler
    (0x1D159, 0x1D159),  # a note without a head
    (0xE0100, 0xE01EF),  # variation selectors
)
"""First and last of what Unicode counts as printable and nobody can see: blanks, and the default ignorable ones."""


class Place:
    """One seat: empty, a person (with a token) or a bot (with the name of its level).

    `away_since` is when a bot last stepped in for somebody who has gone.
    """

    __slots__ = ("avatar", "away", "away_since", "bot", "name", "number", "promise", "token")

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.name = ""
        self.avatar = ""
        self.token = ""
        self.number = ""
        self.promise = ""
        self.bot = ""
        self.away = False
        self.away_since = 0

    @property
    def person(self) -> bool:
        return self.token != ""

    @property
    def empty(self) -> bool:
        return not (self.token or self.bot)

    @property
    def player(self) -> str:
        """The bot that answers for this seat now; "" when a person does."""
        if self.away:
            return STAND_IN
        return self.bot


def tidy_name(text: str) -> str:
    """One spelling of what looks the same: composed letters, single spaces, emoji without a style."""
    kept = ""
    for sign in text:
        if category(sign) == "Zs":
            kept += " "
        elif sign not in _STYLES or category(kept[-1:] or " ")[0] != "S":
            kept += sign
    return normalize("NFC", " ".join(word for word in kept.split(" ") if word))


def name_fault(text: str) -> str:
    """Why a person may not be called so, once tidied; "" when they may. A name is as long as what is seen of it.

    empty   there is nothing
    unseen  something in it breaks a line, or hides itself
    marks   more accents than any script puts on a sign, or one that stands on nothing
    long    too much to see
    """
    if not text:
        return "empty"
    plain = FLAG.sub("\U0001f3f4", text)
    if not all(_is_seen(plain, place) for place in range(len(plain))):
        return "unseen"
    if category(text[0])[0] == "M" or marks(text) > MAX_MARKS:
        return "marks"
    return "long" if seen_length(text) > MAX_NAME else ""


def _is_seen(text: str, place: int) -> bool:
    sign = text[place]
    if sign in (JOINER, NON_JOINER):
        return joins(text, place)
    return sign.isprintable() and not any(first <= ord(sign) <= last for first, last in _UNSEEN)


def heard(name: str) -> str:
    """Names that are heard alike are the same, whatever their case, width, ligatures or joiners.

    Letters of other alphabets that only look alike are left alone: Аня is no less a name than Ana.
    """
    plain = name.replace(JOINER, "").replace(NON_JOINER, "")
    return normalize("NFKC", normalize("NFKC", plain).casefold())


def is_avatar(text: str) -> bool:
    return len(text) <= 24 and all(sign.isascii() and (sign.isalnum() or sign == "-") for sign in text)
