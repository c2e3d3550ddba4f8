"""Which observers our OpenSpiel games have."""

from __future__ import annotations

from typing import Any

import pyspiel


def observer_kind(kind: pyspiel.IIGObservationType | None, params: dict[str, Any] | None) -> pyspiel.IIGObservationType:
    """What was asked for, or what a player sees now when nothing was. Raises ValueError for what there is not."""
    if params:
        raise ValueError(f"observation parameters are not supported: {params}")
    if kind is None:
        return pyspiel.IIGObservationType(perfect_recall=False)
    if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
        raise ValueError("an observer sees what one player knows or what everybody does: ALL_PLAYERS is not supported")
    return kind
