"""Thin names over machine integers, so that a signature says what a number is.

They are `i64` from mypyc: exact 64-bit integers in the compiled engine, plain `int` in the interpreted one.
Nothing in the engine may leave the signed 64-bit range, or the two builds would differ.
"""

from typing import TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64
"""0 to 5. Clockwise is upwards: the seat after 1 clockwise is 2."""

Card: TypeAlias = i64
"""A face of one game's deck. Games whose deck repeats faces use the same number for equal cards."""

Move: TypeAlias = i64
"""A move of one game, hand-independent: the same number means the same move for every seat in every position."""

Mask: TypeAlias = i64
"""A set of small numbers (cards of a deck without repeats, or seats), one bit each."""
