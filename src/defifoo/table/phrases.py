"""Friendly talk: everything that can be said at a table. Each reader sees it in their own language; nobody can type.

Phrase "bravo" is `table-say-bravo` in table.ftl, emote "smile" is `table-emote-smile` for those who cannot see it.
"""

from typing import Final

from defifoo.core.refusal import malformed

PHRASES: Final = (
    "hello",
    "goodbye",
    "good-luck",
    "well-played",
    "bravo",
    "thank-you",
    "sorry",
    "oops",
    "your-turn",
    "take-your-time",
    "one-moment",
    "i-am-back",
    "nice-card",
    "what-a-trick",
    "so-close",
    "again",
)
EMOTES: Final = ("smile", "laugh", "wow", "think", "cry", "clap", "heart", "thumbs-up", "party", "sleepy")


def check_phrase(text: str) -> str:
    if text not in PHRASES and text not in EMOTES:
        raise malformed("phrase", text[:40])
    return text
